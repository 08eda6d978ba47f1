"""The opening hand: URB-BASE-16, -17, and what the deck is after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.table import ALL_MODULES, Table, deal, deck_of, table
from tests.support import covers

TIED = """
    R1 earth+water | S: S2w | I: I2f | sum 0
    R2 earth+air | S: S1e | I: I1a | sum 0
    R3 fire+air | S: S1f | I: I1a | sum 0
"""


def opening(r4: str, deck: str, edition: str = "second", **settings: Any) -> Table:
    """Three tied rows and a fourth one, before anything is drawn for the hand."""
    return table(TIED, r4, at="opening", turn=0, deck=deck, edition=edition, **settings)


@covers("URB-BASE-16", "URB-BASE-09", "URB-EDGE-06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_side_against_an_empty_one_is_stronger(edition: str) -> None:
    t = opening("R4 water+fire | S: - | I: I1a | sum -1", "S4a X5 I3e S1e I2f …", edition)
    assert t.answers == ["place R4"], "the only row, so nothing is asked"
    assert t.row(4) == "water+fire | S: - | I: I1a X5 | sum -6"
    assert (t.hand, t.question) == ("S4a I3e S1e I2f", "main")


@covers("URB-BASE-16", "URB-BASE-09")
def test_the_sum_makes_a_side_stronger_not_the_number_of_cards() -> None:
    t = opening("R4 water+fire | S: S4a | I: I1a I1a | sum +2", "X5 S4a I3e S1e I2f …")
    assert t.row(4) == "water+fire | S: S4a X5 | I: I1a I1a | sum +7"


@covers("URB-BASE-16", "URB-EDGE-05", "URB-EDGE-06", "URB-EDGE-07")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize(
    "r4",
    [
        "R4 water+fire | S: S2w | I: I2w | sum 0",
        "R4 water+fire | S: - | I: - | sum 0",
        "R4 water+fire | S: S4a S1e S1e | I: I1a | sum +5",
    ],
    ids=["tied", "empty", "full"],
)
def test_a_chaos_without_a_place_is_put_aside_and_shuffled_back(r4: str, edition: str) -> None:
    t = opening(r4, "X5 S4a I3e X5 S1e I2f …", edition)
    assert t.hand == "S4a I3e S1e I2f"
    assert (t.aside, t.deck.count("X5"), t.shuffles, t.answers) == ("", 8, 1, [])
    assert t.deck_size == 72 - sum(len(row.dreams) for row in t.rows) - 4
    assert len(t.deck_top) == 0, "nobody can know where a Chaos lies now"


@covers("URB-BASE-16")
def test_without_a_chaos_put_aside_nothing_is_shuffled() -> None:
    t = opening("R4 water+fire | S: - | I: I1a | sum -1", "S4a X5 I3e S1e I2f S1f I2w …")
    assert (t.shuffles, t.deck_top) == (0, "S1f I2w")


@covers("URB-BASE-16")
def test_the_chaos_lies_aside_until_the_hand_is_complete() -> None:
    """A Chaos that could be placed only after another one was put aside is placed; the first stays aside."""
    t = table(
        TIED, "R4 water+fire | S: - | I: I1a I1a | sum -2",
        at="opening", turn=0, deck="X5 X5 S4a I3e S1e I2f …",
    )  # fmt: skip
    assert t.row(4) == "water+fire | S: - | I: I1a I1a X5 | sum -7"
    assert (t.deck.count("X5"), t.hand) == (7, "S4a I3e S1e I2f")


@covers("URB-BASE-16")
def test_the_options_of_phase_two_are_not_offered() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I2f | sum 0", "R2 earth+air | S: S1e | I: - | sum +1",
        "R3 fire+air | S: - | I: I1a | sum -1", "R4 water+fire | S: S2w | I: I2w | sum 0",
        at="opening", turn=0, deck="X5 S4a I3e S1e I2f …",
    )  # fmt: skip
    assert (t.question, t.choices) == ("opening-chaos", "place R2, place R3")
    for answer in ("reveal", "ruin R1", "place R1"):
        assert t.refuses(answer)


@covers("URB-BASE-16")
def test_no_wise_chaos_in_the_set_up() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: - | sum +2", "R2 earth+air | S: S1e | I: - | sum +1",
        "R3 fire+air | S: S1f | I: I1a | sum 0", "R4 water+fire | S: S2w | I: I2w | sum 0",
        modules="postcards", at="opening", turn=0, deck="X5 S4a I3e S1e I2f …",
    )  # fmt: skip
    assert t.choices == "place R1, place R2"


@covers("URB-BASE-17", "URB-BASE-03", "URB-EDGE-23")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_chaos_and_chromatic_chaos_never_enter_a_hand(mode: str) -> None:
    held = set()
    for seed in range(12):
        t = deal(seed, modules=ALL_MODULES, mode=mode)
        while t.turn == 0:
            t.do(t.words[-1] if t.question == "book" else t.words[0])
        for seat in range(t.game.players):
            assert len(t.seen_by(seat).hand) == 4
            held |= set(t.seen_by(seat).hand)
        assert t.everything == deck_of(ALL_MODULES)
    assert "X5" not in held
    assert "Y4" not in held
    assert {token[0] for token in held} == {"S", "I", "W", "M", "N"}, "all others do"
