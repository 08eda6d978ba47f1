"""How a game ends: URB-BASE-21, -60 … -66, URB-EDGE-01, -02, -03."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.table import even, quiet, table
from tests.support import covers


@covers("URB-BASE-60", "URB-BASE-12")
@pytest.mark.parametrize(
    ("modules", "total"), [("", 12), ("squares", 16), ("squares temples", 20), ("squares temples gardens", 24)]
)
def test_all_cities_must_be_claimed(modules: str, total: int) -> None:
    t = table(even(1, 2), modules=modules, success=total - 2, deck="S1e S1f S4a …")
    assert (t.total, t.success) == (total, total - 2)
    t.do("census I1a")
    assert (t.success, t.ending) == (total, "won all_cities URB-BASE-60")
    t = table(even(1), quiet(2), modules=modules, success=total - 2, deck="S1e S1f S4a …").do("census I1a")
    assert (t.success, t.status, t.question) == (total - 1, "playing", "main")


@covers("URB-BASE-60", "URB-BASE-21", "URB-EDGE-02", "URB-BASE-64")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_win_comes_before_replacing_filling_and_drawing(edition: str) -> None:
    t = table(even(1, 2, 3), success=9, deck="", edition=edition).do("census I1a")
    assert t.ending == "won all_cities URB-BASE-60"
    assert (t.hand, t.deck_size) == ("S1e I2w S1f", 0)
    assert (t.words, t.question, t.game.is_over) == ([], None, True)


@covers("URB-BASE-60")
def test_the_bonus_counts_before_the_win_is_checked() -> None:
    t = table(even(1, 2, 3, 4), success=7, city_deck=1).do("census I1a")
    assert (t.status, t.question, t.success) == ("playing", "bonus", 11)
    t.do("bonus 1")
    assert (t.status, t.success) == ("won", 12)


@covers("URB-BASE-60", "URB-BOOKS-11", "URB-EDGE-02")
def test_freedom_may_claim_the_last_city() -> None:
    t = table("R2 earth+water | S: - | I: -", modules="books", books="book_freedom", success=11, deck="")
    t.do("freedom S1e")
    assert (t.success, t.ending) == (12, "won all_cities URB-BASE-60")


@covers("URB-BASE-61", "URB-POSTCARDS-20")
@pytest.mark.parametrize(
    ("settled", "ending"),
    [
        ("", "won all_cities URB-BASE-60"),
        ("doves+ doves+ seer-", "won all_cities URB-BASE-60"),
        ("doves+ seer-", "lost inhabitants URB-POSTCARDS-20"),
    ],
)
def test_with_postcards_the_inhabitants_decide_at_the_same_moment(settled: str, ending: str) -> None:
    t = table(even(1), modules="postcards", success=11, inhabitants=settled, deck="").do("census I1a")
    assert (t.success, t.ending) == (12, ending)


@covers("URB-BASE-61", "URB-BASE-60")
@pytest.mark.parametrize(("last", "status"), [("S2w{rocket}", "won"), ("S2w{doves}", "lost")])
def test_the_postcards_of_the_last_city_count(last: str, status: str) -> None:
    t = table(
        f"R1 earth+water | S: {last} | I: I2f | sum 0",
        modules="postcards", success=11, inhabitants="doves+ seer-", deck="",
    ).do("census I1a")  # fmt: skip
    assert (t.status, t.inhabitants_sum) == (status, 0 if status == "won" else -3)


@covers("URB-BASE-62", "URB-EDGE-01")
def test_lost_when_the_hand_cannot_be_filled() -> None:
    t = table(quiet(1, 2, 3, 4), deck="").do("pass S1e")
    assert t.ending == "lost deck_empty URB-BASE-62"
    assert t.game.is_over


@covers("URB-BASE-62", "URB-EDGE-01", "URB-BASE-63", "URB-EDGE-03")
@pytest.mark.parametrize("left", ["", "S1e"])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_lost_when_a_row_cannot_be_filled(edition: str, left: str) -> None:
    t = table(even(1), quiet(2, 3, 4), deck=left, edition=edition).do("census I1a")
    assert t.success == 1, "the claim came first"
    if edition == "second":
        assert t.ending == "lost deck_empty URB-BASE-62"
        assert t.row(1).dreams == ""
    else:
        assert t.ending == "lost deck_empty_first URB-BASE-63"
        assert t.row(1).sognae == left, "filling takes what is there; Phase II loses"


@covers("URB-BASE-62", "URB-EDGE-01")
def test_lost_when_freedom_cannot_fill() -> None:
    t = table(quiet(1, 2, 3), "R4 water+air", modules="books", books="book_freedom", deck="S1e").do("freedom S1e")
    assert (t.success, t.ending) == (1, "lost deck_empty URB-BASE-62")


@covers("URB-BASE-62", "URB-EDGE-01", "URB-CHROMATIC-07")
def test_lost_without_a_replacement_for_a_chromatic_chaos() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="chromatic", deck="S1e Y4").do("census I1a")
    assert t.ending == "lost deck_empty URB-BASE-62"


@covers("URB-BASE-62", "URB-EDGE-01", "URB-CHROMATIC-03")
def test_lost_when_a_chromatic_chaos_reveals_nothing() -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck="Y4").do("lay R1.incubi")
    assert t.ending == "lost deck_empty URB-BASE-62"
    assert t.row(1).incubi == "Y4", "it was placed first"


@covers("URB-BASE-62", "URB-EDGE-01", "URB-BOOKS-13")
def test_prophecies_look_at_what_is_left_and_at_nothing_else() -> None:
    settings: dict[str, Any] = {"modules": "books", "books": "book_prophecies book_prophecies"}
    t = table(quiet(1, 2, 3, 4), deck="S1e", **settings)
    t.do("prophecies S1f")
    assert (t.status, t.hand, t.turn) == ("playing", "S1e I2w I1a S1e", 2)
    t = table(quiet(1, 2, 3, 4), deck="", **settings)
    assert "prophecies" not in t.choices.verbs


@covers("URB-BASE-63", "URB-EDGE-03")
@pytest.mark.parametrize(("token", "sides"), [("X5", (5, -5)), ("M2e", (2, -2))])
def test_one_chaos_or_meta_alone_goes_to_the_chosen_side_in_the_first_edition(
    token: str, sides: tuple[int, int]
) -> None:
    t = table(even(1), quiet(2, 3, 4), modules="squares", edition="first", deck=token).do("census I1a")
    assert t.question == "sides"
    assert len(t.choices) == 2
    done = [t.copy().do(answer) for answer in t.words]
    assert {end.row(1).total for end in done} == set(sides)
    assert {end.ending for end in done} == {"lost deck_empty_first URB-BASE-63"}


@covers("URB-EDGE-03")
@pytest.mark.parametrize(("token", "total"), [("S4a", 4), ("I3e", -3)])
def test_one_plain_dream_alone_goes_to_its_side_in_the_first_edition(token: str, total: int) -> None:
    t = table(even(1), quiet(2, 3, 4), edition="first", deck=token).do("census I1a")
    assert (t.row(1).total, t.status) == (total, "lost")


@covers("URB-BASE-65", "URB-VOID-09")
def test_the_void_on_an_empty_city_loses_at_once() -> None:
    t = table(quiet(1, 2), "R3 water+air | S: - | I: -", even(4), modules="void", void="8 R3", deck="S1e …")
    t.do("census I1a")
    assert t.ending == "lost void URB-VOID-09"


@covers("URB-BASE-66")
def test_the_result_is_won_or_lost_and_nothing_else() -> None:
    won = table(even(1), success=11).do("census I1a").game.result
    lost = table(quiet(1), deck="").do("pass S1e").game.result
    assert won is not None
    assert lost is not None
    assert won.to_json() == {"status": "won", "reason": "all_cities", "rule": "URB-BASE-60"}
    assert lost.to_json() == {"status": "lost", "reason": "deck_empty", "rule": "URB-BASE-62"}


LAST_CITY = "R1 earth+water | S: S2w | I: I2f | sum 0"


@covers("URB-DATA-08", "URB-POSTCARDS-20", "URB-BASE-61")
@pytest.mark.parametrize(
    ("inhabitants", "status"),
    [("", "won"), ("doves+ doves+ seer-", "won"), ("doves+ seer-", "lost"), ("seer-", "lost")],
)
def test_two_kept_postcards_make_up_for_a_lost_one_at_the_end(inhabitants: str, status: str) -> None:
    t = table(LAST_CITY, modules="postcards", success=11, inhabitants=inhabitants).do("census I1a")
    assert t.status == status
