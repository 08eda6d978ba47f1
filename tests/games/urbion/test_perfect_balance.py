"""The Perfect Balance and its bonus: URB-BASE-38, -39, URB-EDGE-09, -10."""

from __future__ import annotations

import pytest

from tests.games.urbion.table import even, quiet, table
from tests.support import covers

FOUR_PAIRS = "S1e S1e S1e S1e S1f S1f S1f S1f S4a …"


@covers("URB-BASE-38", "URB-BASE-39")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_bonus_is_the_top_city_before_any_city_is_replaced(edition: str) -> None:
    cities = "fire+air earth+fire water+fire fire+air earth+air …"
    t = table(even(1, 2, 3, 4), cities=cities, deck=FOUR_PAIRS, edition=edition).do("census I1a")
    if edition == "second":
        t.do("bonus 1")
    assert t.success_cities == "earth+water water+air earth+air water+fire fire+air"
    assert [row.city for row in t.rows] == ["earth+fire", "water+fire", "fire+air", "earth+air"]
    assert (t.success, t.city_deck) == (5, 3)


@covers("URB-BASE-39")
def test_the_second_edition_may_decline_the_bonus() -> None:
    t = table(even(1, 2, 3, 4), cities="fire+air …", deck=FOUR_PAIRS).do("census I1a", "bonus 0")
    assert (t.success, t.city_deck, t.row(1).city) == (4, 4, "fire+air")


@covers("URB-BASE-39")
def test_the_first_edition_is_not_asked() -> None:
    t = table(even(1, 2, 3, 4), deck=FOUR_PAIRS, edition="first").do("census I1a")
    assert (t.question, t.turn, t.success) == ("main", 2, 5)
    assert not [answer for answer in t.answers if answer.startswith("bonus")]


@covers("URB-BASE-38")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_one_unbalanced_city_spoils_it(edition: str) -> None:
    t = table(even(1, 2, 3), quiet(4), deck=FOUR_PAIRS, edition=edition).do("census I1a")
    assert (t.question, t.success) == ("main", 3)


@covers("URB-BASE-38", "URB-EDGE-07")
def test_one_empty_city_spoils_it() -> None:
    t = table(even(1, 2, 3), "R4 water+fire | S: - | I: -", deck=FOUR_PAIRS).do("census I1a")
    assert (t.question, t.success) == ("main", 3)


@covers("URB-BASE-38", "URB-EDGE-09")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("rows", [(1,), (1, 4), (1, 2, 4)])
def test_fewer_than_four_cities_never_make_one(rows: tuple[int, ...], edition: str) -> None:
    """There is nothing to win by it: a vacant row means an empty City deck; so the Doves are asked instead."""
    t = table(even(*rows), edition=edition).do("census I1a")
    assert (t.status, t.success) == ("won", 12)
    assert not [answer for answer in t.answers if answer.startswith("bonus")]


@covers("URB-BASE-38", "URB-EDGE-09", "URB-POSTCARDS-11")
@pytest.mark.parametrize(("rows", "settled"), [((1, 2, 3, 4), "doves+"), ((1, 2, 4), "doves-")])
def test_the_doves_know_what_a_perfect_balance_is(rows: tuple[int, ...], settled: str) -> None:
    text = even(*rows).replace("S2w", "S2w{doves}", 1)
    t = table(text, modules="postcards", city_deck=0).do("census I1a")
    assert t.inhabitants == settled


@covers("URB-BASE-39", "URB-EDGE-10")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_empty_city_deck_has_no_bonus(edition: str) -> None:
    t = table(even(1, 2, 3, 4), success=8, edition=edition).do("census I1a")
    assert (t.success, t.ending) == (12, "won all_cities URB-BASE-60")
    assert not [event for event in t.told("city") if event["what"] == "bonus"]


@covers("URB-BASE-39", "URB-EDGE-10", "URB-BOOKS-12")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_full_balance_with_one_city_left_gives_one(edition: str) -> None:
    t = table(
        even(1, 2, 3, 4), modules="books", books="book_balance", edition=edition, city_deck=1, deck=FOUR_PAIRS
    ).do("full-balance I1a")  # fmt: skip
    if edition == "second":
        assert t.choices == "bonus 0, bonus 1"
        t.do("bonus 1")
    assert (t.success, t.status) == (12, "won")


@covers("URB-BASE-39", "URB-BASE-60")
def test_a_declined_bonus_may_still_win_later() -> None:
    t = table(even(1, 2, 3, 4), success=7, cities="fire+air", deck="S2w I2w S1e S1f …")
    t.do("census I1a", "bonus 0")
    assert (t.balanced(1), t.success, t.status) == (True, 11, "playing")
    t.do("census I2w")
    assert (t.success, t.status) == (12, "won")
