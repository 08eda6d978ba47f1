"""What the two editions do differently (the law's chapter 14), one table in both."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.urbion.table import Table, deal, even, quiet, table
from tests.support import covers

EDITIONS = ("first", "second")


def both(*rows: str, **settings: Any) -> list[Table]:
    """The same table in the first and in the second edition."""
    return [table(*rows, edition=edition, **settings) for edition in EDITIONS]


@covers("URB-BASE-39")
def test_the_bonus_is_received_or_may_be_taken() -> None:
    first, second = (t.do("census I1a") for t in both(even(1, 2, 3, 4), city_deck=8))
    assert first.success == 5
    assert (second.question, second.success) == ("bonus", 4)


@covers("URB-BOOKS-12", "URB-BASE-39")
def test_full_balance_brings_two_cities_or_up_to_two() -> None:
    tables = both(even(1, 2, 3, 4), modules="books", books="book_balance", city_deck=6, deck="S1e …")
    first, second = (t.do("full-balance I1a") for t in tables)
    assert (first.success - 2, first.city_deck) == (6, 0)
    assert second.choices == "bonus 0, bonus 1, bonus 2"
    second.do("bonus 2")
    assert (second.success - 2, second.city_deck) == (6, 0)


@covers("URB-BASE-52")
def test_the_chaos_is_discarded_first_or_last() -> None:
    first, second = (t.do("reveal") for t in both(quiet(1, 2, 3, 4), at="refill", deck="X5 S1e S1f S4a S2w I1a …"))
    assert first.view["discard"][0] == "X5"
    assert second.view["discard"][-1] == "X5"


@covers("URB-BASE-62", "URB-BASE-63")
def test_filling_from_an_empty_deck() -> None:
    first, second = (t.do("census I1a") for t in both(even(1), quiet(2, 3, 4), deck="S1e"))
    assert (first.ending, first.row(1).dreams) == ("lost deck_empty_first URB-BASE-63", "S1e")
    assert (second.ending, second.row(1).dreams) == ("lost deck_empty URB-BASE-62", "")


@covers("URB-TEAM-07", "URB-TEAM-08")
def test_a_polarity_costs_a_main_choice_or_eight_discarded_cards() -> None:
    first, second = both(quiet(1, 2, 3, 4), mode="team", polarity="sognae", discard="I3e x2 I2w x2 I2f x2 I1a x2")
    assert ("switch-polarity" in first.choices.verbs, "swap-polarity" in first.choices.verbs) == (True, False)
    assert ("switch-polarity" in second.choices.verbs, "swap-polarity" in second.choices.verbs) == (False, True)


@covers("URB-SQUARES-04", "URB-BASE-15")
def test_a_meta_from_the_deck_follows_the_other_card_or_is_free() -> None:
    tables = both(even(1), quiet(2, 3, 4), modules="squares", deck="M2e I3e S1e …")
    first, second = (t.do("census I1a") for t in tables)
    assert (first.question, first.row(1).incubi) == ("main", "M2e I3e")
    assert second.question == "sides"


@covers("URB-BASE-16", "URB-BASE-09")
def test_what_the_first_edition_does_not_say_is_as_in_the_second() -> None:
    for t in both(even(1, 2, 3, 4), at="opening", turn=0, deck="X5 S1e S1f S4a S2w …"):
        assert (t.hand, t.deck.count("X5"), t.aside) == ("S1e S1f S4a S2w", 8, "")


@covers("URB-BOOKS-04")
@pytest.mark.parametrize("price", ["3", "4"])
def test_harder_prices_belong_to_the_first_edition(price: str) -> None:
    t = deal(2, "first", modules="books", variants={"book_price": price}).do("reveal-book", "no-more-books")
    turned = int(price)
    assert turned - 2 <= len(t.discard) <= turned
    revealed = [event for event in t.told("moved") if event["from"] == "deck"][:turned]
    assert len(revealed) == turned
    with pytest.raises(reverie.SpecError):
        deal(2, "second", modules="books", variants={"book_price": price})
