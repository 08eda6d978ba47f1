"""Chromatic Chaos, URB-CHROMATIC-01 … -11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.expansions import claiming, refilled
from tests.games.urbion.table import HAND, Table, cities_of, deal, deck_of, even, quiet, table
from tests.support import covers

THREE = HAND.rpartition(" ")[0]
EVERY_SIDE = ", ".join(f"lay R{row}.{side}" for row in (1, 2, 3, 4) for side in ("sognae", "incubi"))


def drawing(*rows: str, deck: str, **zones: Any) -> Table:
    """Phase II with one card to draw."""
    return table(*rows, **{"modules": "chromatic", "at": "refill", "deck": deck, **zones})


@covers("URB-CHROMATIC-01")
def test_eight_chromatic_chaos_join_the_deck_and_no_city() -> None:
    for seed in range(5):
        t = deal(seed, modules="chromatic")
        assert t.total == 12
        assert t.everything == deck_of("chromatic")
        assert t.every_city == cities_of()


@covers("URB-CHROMATIC-02")
def test_it_counts_four_on_either_side_and_is_claimed_with_its_city() -> None:
    t = table(
        "R1 earth+water | S: Y4 | I: I2f I2w | sum 0",
        "R2 water+air | S: S4a | I: Y4 | sum 0",
        quiet(3, 4),
        modules="chromatic",
        deck="S1e S1f S1e S1f S2w …",
    )
    assert (t.balanced(1), t.balanced(2)) == (True, True)
    t.do("census I1a")
    assert t.success == 2
    assert t.discard == "I1a Y4 I2f I2w S4a Y4"


@covers("URB-CHROMATIC-02")
def test_it_is_swapped_cleaned_and_ruined_like_any_dream() -> None:
    rows = ("R1 earth+water | S: Y4 S1e | I: I2f I2w | sum +1", "R2 water+air | S: S2w | I: - | sum +2")
    t = table(*rows, modules="chromatic", deck="S1e S1f …")
    swapped = t.copy().do("swap I1a", "exchange R1.sognae:Y4", "exchange-with R2.sognae:S2w")
    assert swapped.row(1) == "earth+water | S: S2w S1e | I: I2f I2w | sum -1"
    assert swapped.row(2) == "water+air | S: Y4 | I: - | sum +4"
    cleaned = t.copy().do("census I1a")
    assert cleaned.choices == "clean none at R1, clean Y4+I2f+I2w at R1"
    assert cleaned.do("clean Y4+I2f+I2w at R1").row(1) == "earth+water | S: S1e | I: -"
    ruined = drawing("R1 earth+water | S: - | I: Y4 I1a | sum -5", "R2 water+air | S: Y4 | I: I2f I2w | sum 0",
                     deck="X5 S1e …").do("ruin R2")  # fmt: skip
    assert ruined.discard == "Y4 I2f I2w X5"


@covers("URB-CHROMATIC-03")
def test_drawn_in_phase_two_it_may_lie_on_every_side_that_is_not_full() -> None:
    t = drawing(
        "R1 earth+water | S: S2w S2w S4a | I: I3e | sum +5",
        "R2 garden | S: - | I: -",
        "R3 fire+air | S: S4a | I: I2f I2w | sum 0",
        "R4 water+fire | S: S1e | I: I1a I1a I1a | sum -2",
        modules="chromatic gardens",
        deck="Y4 S1f I3e …",
    )
    assert (t.question, t.point, t.about) == ("chromatic", "DP-11", {"card": "Y4"})
    assert t.choices == "lay R1.incubi, lay R2.sognae, lay R2.incubi, lay R3.sognae, lay R3.incubi, lay R4.sognae"
    assert t.copy().do("lay R1.incubi").row(1) == "earth+water | S: S2w S2w S4a | I: I3e Y4 | sum +1"
    t.do("lay R2.incubi")
    assert t.row(2) == "garden | S: - | I: Y4 | sum -4"
    assert (t.question, t.about) == ("revealed", {"card": "S1f"})
    t.do("lay R3.sognae")
    assert t.row(3) == "fire+air | S: S4a S1f | I: I2f I2w | sum +1"
    assert t.hand == f"{THREE} I3e"
    assert refilled(t, "I3e")
    assert (t.question, t.turn) == ("main", 2)


@covers("URB-CHROMATIC-03")
def test_vacant_rows_take_no_chromatic_chaos() -> None:
    t = drawing("R2 water+fire | S: - | I: -", deck="Y4 S1f I3e …")
    assert t.choices == "lay R2.sognae, lay R2.incubi"


@covers("URB-CHROMATIC-03")
def test_two_cards_to_draw_go_on_after_it() -> None:
    t = drawing(quiet(1, 2, 3, 4), hand="S1e I2w", deck="S2w Y4 I2f I3e …").do("lay R1.sognae", "lay R1.incubi")
    assert refilled(t, "S2w", "I3e")
    assert t.row(1) == "earth+fire | S: S1f Y4 | I: I2f"


@covers("URB-CHROMATIC-04", "URB-CHROMATIC-05")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("S1e", "lay R1.sognae, lay R4.sognae"),
        ("I2w", "lay R2.incubi"),
        ("WS4a", "lay R3.sognae, lay R4.sognae"),
        ("WI2f", "lay R1.incubi, lay R2.incubi, lay R3.incubi"),
        ("M2a", "lay R3.sognae, lay R3.incubi, lay R4.sognae, lay R4.incubi"),
        ("N2", EVERY_SIDE),
    ],
)
def test_the_revealed_dream_is_placed_as_if_played(card: str, expected: str) -> None:
    zones = {"modules": "squares chromatic temples gardens", "deck": f"Y4 {card} S2w …"}
    t = drawing(quiet(1, 2, 3, 4), **zones).do("lay R3.incubi")
    if "," in expected:
        assert (t.question, t.point, t.about) == ("revealed", "DP-12", {"card": card})
        assert t.choices == expected
        t.do(expected.split(", ")[-1])
    place = expected.split(", ")[-1].split()[1]
    row, side = int(place[1]), place.partition(".")[2]
    assert card in getattr(t.row(row), side)
    assert t.question == "main", "a Wizard triggers nothing here"
    assert t.hand == f"{THREE} S2w"


@covers("URB-CHROMATIC-04", "URB-BASE-52")
def test_a_revealed_chaos_is_resolved_and_ends_the_step() -> None:
    t = drawing(even(1), quiet(2, 3, 4), deck="Y4 X5 S1e I3e …").do("lay R3.incubi")
    assert (t.question, t.about) == ("chaos", {"card": "X5"})
    assert t.choices == "place R2, place R4, ruin R1, ruin R3, reveal", "R3 is tied now"
    t.do("place R2")
    assert t.row(2) == "water+fire | S: - | I: I2w X5"
    assert t.question == "main", "the next card is not placed"
    assert t.hand == f"{THREE} S1e"


@covers("URB-CHROMATIC-04")
def test_a_revealed_chaos_may_reveal_four_more() -> None:
    t = drawing(quiet(1, 2, 3, 4), deck="Y4 X5 S1e I3e I2f S4a S2w …").do("lay R3.incubi", "reveal")
    assert t.discard == "S1e I3e I2f S4a X5"
    assert t.hand == f"{THREE} S2w"


@covers("URB-CHROMATIC-04")
def test_a_revealed_chromatic_chaos_reveals_for_itself_only() -> None:
    t = drawing(quiet(1, 2, 3, 4), deck="Y4 Y4 S2w I3e …").do("lay R1.sognae")
    assert (t.question, t.about) == ("chromatic", {"card": "Y4"})
    assert t.choices == EVERY_SIDE
    t.do("lay R3.sognae", "lay R2.sognae")
    assert [t.row(row).total for row in (1, 2, 3)] == [5, 0, 8]
    assert t.hand == f"{THREE} I3e", "one card was revealed for the second one, none more for the first"


@covers("URB-CHROMATIC-05")
def test_a_regular_place_must_be_taken() -> None:
    rows = ("R1 earth+water | S: S2w | I: - | sum +2", "R2 fire+air | S: - | I: -", "R3 garden | S: - | I: -")
    t = drawing(*rows, modules="chromatic gardens", deck="Y4 S1f S4a …").do("lay R3.sognae")
    assert t.row(2).sognae == "S1f", "only R2 shows fire"
    assert t.hand == f"{THREE} S4a"


@covers("URB-CHROMATIC-05")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("I3e", "lay R2.incubi, lay R3.incubi"),  # R1 has room on the wrong side only
        ("S1e", "lay R1.sognae"),
        ("M2e", "lay R1.sognae"),
        ("M3w", "lay R1.sognae"),
        ("S4a", "lay R2.sognae"),
    ],
)
def test_a_regular_place_has_room_on_the_right_side(card: str, expected: str) -> None:
    rows = (
        "R1 earth+water | S: S2w | I: I2w I2w I1a | sum -3",
        "R2 fire+air | S: S1f | I: - | sum +1",
        "R3 garden | S: - | I: I2f | sum -2",
    )
    t = drawing(*rows, modules="squares chromatic gardens", deck=f"Y4 {card} S2w …").do("lay R3.sognae")
    if "," in expected:
        assert t.choices == expected
    else:
        assert t.question == "main"
        row = int(expected[5])
        assert card in t.row(row).sognae


@covers("URB-CHROMATIC-05")
def test_without_a_regular_place_a_meta_may_take_any_side_with_room() -> None:
    rows = ("R1 earth+water | S: S2w S2w S1e | I: I2w I2w I1a | sum 0", "R2 fire+air | S: S1f | I: - | sum +1",
            "R3 garden | S: S1f S1f S1f | I: I2f | sum +1")  # fmt: skip
    t = drawing(*rows, modules="squares chromatic gardens", deck="Y4 M3w S2w …").do("lay R2.sognae")
    assert t.choices == "lay R2.sognae, lay R2.incubi, lay R3.incubi"


@covers("URB-CHROMATIC-05")
def test_a_meta_without_any_room_is_discarded_only_if_both_sides_are_full() -> None:
    full = "R1 earth+water | S: S2w S2w S1e | I: I2w I2w I1a | sum 0"
    almost = "R2 fire+air | S: S1f S1f | I: I1a I1a I2f | sum -2"
    t = drawing(full, almost, modules="squares chromatic", deck="Y4 M3w S2w …")
    assert t.row(2).sognae == "S1f S1f Y4", "the only side with room"
    assert t.discard == "M3w"
    assert t.hand == f"{THREE} S2w"


@covers("URB-CHROMATIC-06")
def test_without_any_room_it_is_discarded_and_the_reveal_follows() -> None:
    full = "R1 square | S: S1e S1f S2w | I: I1a I1a I2w | sum 0"
    t = drawing(full, modules="squares chromatic", deck="Y4 X5 S4a I3e …")
    assert t.discard == "Y4"
    assert (t.question, t.about) == ("chaos", {"card": "X5"})
    t.do("ruin R1")
    assert t.hand == f"{THREE} S4a"


@covers("URB-CHROMATIC-07", "URB-CHROMATIC-08")
@pytest.mark.parametrize("pair", ["Y4 S1e I2f", "S1e Y4 I2f", "S1e I2f Y4"])
def test_drawn_for_a_row_it_is_put_aside_and_replaced(pair: str) -> None:
    t = claiming(pair, then="I1a S4a …", modules="chromatic", cities="earth+water …")
    assert t.row(1) == "earth+water | S: S1e | I: I2f"
    assert t.question == "chromatic"
    assert ("Y4 deck>aside" in t.moves) is not pair.endswith("Y4"), "the last one is drawn for the hand"
    assert t.hand == THREE
    t.do("lay R1.sognae", "lay R3.incubi")
    assert t.row(1) == "earth+water | S: S1e Y4 | I: I2f"
    assert t.row(3).incubi == "I1a"
    assert t.hand == f"{THREE} S4a"


@covers("URB-CHROMATIC-07")
def test_drawn_for_an_opening_hand_it_is_put_aside_and_replaced() -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="opening", turn=0, hand="", deck="Y4 S1e I2f Y4 S4a I3e I1a …")
    assert t.hand == "S1e I2f S4a I3e"
    assert (t.question, t.turn) == ("chromatic", 0)
    t.do("lay R1.sognae")
    assert (t.question, t.about) == ("revealed", {"card": "I1a"})


@covers("URB-CHROMATIC-07", "URB-CHROMATIC-08")
def test_in_the_set_up_it_is_resolved_when_rows_and_hand_are_complete() -> None:
    seen = 0
    for seed in range(40):
        t = deal(seed, modules="chromatic")
        while t.question not in ("main", "chromatic"):
            assert "Y4" not in [card for row in t.rows for card in row.dreams]
            t.game.apply(t.words[0])
        if t.turn == 0:
            seen += 1
            assert len(t.hand) == 4
            assert all(len(row.dreams) >= 2 for row in t.rows)
            assert "Y4" not in t.hand.tokens
    assert seen >= 10


@covers("URB-CHROMATIC-08")
def test_those_put_aside_in_a_census_come_one_after_the_other_before_phase_two() -> None:
    t = claiming("Y4 S1e Y4 I2f", then="I1a S2w S4a …", modules="chromatic", cities="earth+water …")
    assert t.hand == THREE
    assert t.row(1) == "earth+water | S: S1e | I: I2f"
    t.do("lay R1.sognae")
    assert (t.question, t.about) == ("revealed", {"card": "I1a"})
    t.do("lay R3.incubi")
    assert (t.question, t.about) == ("chromatic", {"card": "Y4"})
    assert t.hand == THREE
    t.do("lay R1.incubi")
    assert (t.question, t.about) == ("revealed", {"card": "S2w"})
    t.do("lay R2.sognae")
    assert t.hand == f"{THREE} S4a"


@covers("URB-CHROMATIC-08", "URB-EDGE-15")
def test_all_rows_are_filled_before_those_put_aside_are_resolved() -> None:
    t = table(even(1, 2), quiet(3, 4), modules="chromatic", deck="Y4 S1e I2f S1e I2f I1a S4a …").do("census I1a")
    assert t.question == "chromatic"
    assert (t.row(1).dreams, t.row(2).dreams) == ("S1e I2f", "S1e I2f")


@covers("URB-CHROMATIC-08", "URB-POSTCARDS-05")
def test_a_chaos_revealed_after_a_census_offers_all_options_but_no_wise_chaos() -> None:
    t = claiming("Y4 S2w I2f", then="X5 S4a …", modules="chromatic postcards", postcards="doves …")
    assert t.question == "chromatic", "and not: wise"
    t.do("lay R2.incubi")
    assert (t.question, t.about) == ("chaos", {"card": "X5"})
    assert t.choices == "place R2, place R3, place R4, ruin R1, reveal"
    assert t.wise == 3


@covers("URB-CHROMATIC-08", "URB-BOOKS-11")
def test_put_aside_after_freedom_it_is_resolved_after_the_filling() -> None:
    t = table("R1 earth+water | S: - | I: -", "R2 water+fire | S: - | I: -", quiet(3, 4), modules="chromatic books",
              books="book_freedom", deck="S1e Y4 I2f S1e I2f I1a S4a …").do("freedom I1a", "free R1")  # fmt: skip
    assert t.question == "chromatic"
    assert (t.row(1).dreams, t.row(2).dreams) == ("S1e I2f", "S1e I2f")
    assert t.hand == THREE


@covers("URB-CHROMATIC-09", "URB-TEAM-06")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_in_a_team_polarity_is_ignored(polarity: str) -> None:
    zones: dict[str, Any] = {"modules": "squares chromatic", "mode": "team", "polarity": polarity}
    t = drawing(quiet(1, 2, 3, 4), deck="Y4 M2a S2w …", **zones)
    assert t.choices == EVERY_SIDE
    t.do("lay R1.sognae")
    assert t.choices == "lay R3.sognae, lay R3.incubi, lay R4.sognae, lay R4.incubi"
    t = drawing(quiet(1, 2, 3, 4), deck="Y4 S1f S2w …", **zones).do("lay R4.incubi")
    assert t.choices == "lay R1.sognae, lay R2.sognae, lay R3.sognae"
    t = drawing(quiet(1, 2, 3, 4), deck="Y4 I1a S2w …", **zones).do("lay R4.incubi")
    assert t.choices == "lay R3.incubi, lay R4.incubi"


@covers("URB-CHROMATIC-10", "URB-BASE-52")
def test_revealed_by_a_chaos_it_waits_for_its_place_in_the_order() -> None:
    t = drawing(quiet(1, 2, 3, 4), deck="X5 S1e Y4 I2w X5 S1f I3e …").do("reveal")
    assert (t.question, t.about) == ("chromatic", {"card": "Y4"})
    assert t.discard == "S1e I2w"
    t.do("lay R4.sognae")
    assert (t.question, t.about) == ("revealed", {"card": "S1f"}), "the card after the four"
    t.do("lay R1.sognae")
    assert (t.question, t.about) == ("chaos", {"card": "X5"})
    t.do("place R2")
    assert t.discard == "S1e I2w X5", "the first Chaos leaves last, the second one lies in R2"
    assert t.hand == f"{THREE} I3e"
    t = drawing(quiet(1, 2, 3, 4), deck="X5 X5 Y4 I2w S1e S1f I3e …").do("reveal")
    assert (t.question, t.about) == ("chaos", {"card": "X5"}), "the order in which they were revealed"
    assert t.do("place R2").question == "chromatic"


@covers("URB-CHROMATIC-11", "URB-BOOKS-07", "URB-BOOKS-09", "URB-GARDENS-10")
def test_books_do_not_touch_it_but_a_side_change_does() -> None:
    books = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
    rows = ("R1 earth+water | S: Y4 | I: Y4 Y4 Y4 | sum -8", "R2 water+air | S: - | I: -")
    t = table(*rows, modules="chromatic gardens books", books=books, hand="WS1f S2w S4a S1e", deck="S1e S1f …")
    verbs = {"flying-sognae", "flying-incubi", "invisible-sognae", "invisible-incubi"}
    assert verbs.isdisjoint(t.choices.verbs)
    t.do("side-change WS1f", "flip R1.incubi:Y4")
    assert t.row(1) == "earth+water | S: Y4 Y4 | I: Y4 Y4 | sum 0"


@covers("URB-EDGE-15", "URB-CHROMATIC-08")
def test_a_choice_of_sides_comes_before_the_chromatic_chaos() -> None:
    t = table(
        even(1), quiet(2, 3, 4), modules="chromatic", cities="fire+air …", deck="Y4 X5 X5 S1e S4a …"
    ).do("census I1a")  # fmt: skip
    assert (t.question, t.aside) == ("sides", "Y4")
    t.do("sides both-sognae")
    assert (t.question, t.row(1).sognae) == ("chromatic", "X5 X5")


@covers("URB-BASE-62", "URB-CHROMATIC-08", "URB-EDGE-01")
def test_the_game_is_lost_before_the_next_chromatic_chaos_is_laid() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="chromatic", deck="Y4 Y4 S1e I3e").do("census I1a")
    assert (t.question, t.deck_size) == ("chromatic", 0)
    t.do("lay R1.sognae")
    assert (t.ending, t.row(1).sognae, t.aside) == ("lost deck_empty URB-BASE-62", "S1e Y4", "Y4")
