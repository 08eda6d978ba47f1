"""Chaos in Phase II: URB-BASE-52 … -56."""

from __future__ import annotations

import pytest

from tests.games.urbion.table import even, quiet, table
from tests.support import covers

NOWHERE = even(1, 2, 3, 4)  # no stronger side anywhere


@covers("URB-BASE-52", "URB-BASE-53", "URB-BASE-09", "URB-EDGE-06", "URB-EDGE-07")
@pytest.mark.parametrize(
    ("r1", "offered"),
    [
        ("S: S1e | I: -", "place R1, reveal"),
        ("S: - | I: I1a I1a", "place R1, reveal"),
        ("S: S4a | I: I1a I2w", "place R1, reveal"),
        ("S: S2w | I: I2w", "ruin R1, reveal"),
        ("S: S4a S1e S1e | I: I1a", "reveal"),
        ("S: S1e S1e S1e | I: I3e I1a", "place R1, reveal"),
        ("S: - | I: -", "reveal"),
    ],
)
def test_what_each_kind_of_city_offers(r1: str, offered: str) -> None:
    t = table(f"R1 earth+water | {r1}", "R2 fire+air | S: - | I: -", at="refill", deck="X5 S1e …")
    if offered == "reveal":
        assert t.answers == ["reveal"], "the only option is carried out at once"
    else:
        assert (t.question, t.point, t.pending) == ("chaos", "DP-10", "X5")
        assert t.choices == offered


@covers("URB-BASE-53")
def test_all_three_options_are_offered_side_by_side() -> None:
    t = table(quiet(1, 2), even(3, 4), at="refill", deck="X5 …")
    assert t.choices == "place R1, place R2, ruin R3, ruin R4, reveal"
    for answer in ("place R3", "ruin R1"):
        assert t.refuses(answer)


@covers("URB-BASE-52")
@pytest.mark.parametrize(
    ("row", "wanted"), [(1, "earth+fire | S: S1f X5 | I: -"), (2, "water+fire | S: - | I: I2w X5")]
)
def test_a_chaos_goes_to_the_stronger_side(row: int, wanted: str) -> None:
    t = table(quiet(1, 2, 3, 4), at="refill", deck="X5 S4a S2w …").do(f"place R{row}")
    assert t.row(row) == wanted
    assert (t.discard, t.pending) == ("", "")
    assert t.hand == "S1e I2w S1f S4a", "then drawing goes on"


@covers("URB-BASE-52")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_ruined_city_stays_and_is_not_claimed(edition: str) -> None:
    t = table(even(1), quiet(2), even(3), quiet(4), at="refill", deck="X5 S4a …", edition=edition).do("ruin R3")
    assert t.row(3) == "earth+air | S: - | I: -"
    assert t.row(1) == even(1)[3:]
    assert (t.discard, t.success, t.city_deck) == ("S2w I2f X5", 0, 8)
    assert (t.hand, t.question) == ("S1e I2w S1f S4a", "main")


@covers("URB-BASE-52")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_when_the_chaos_itself_is_discarded(edition: str) -> None:
    ruined = table(even(1), quiet(2, 3, 4), at="refill", deck="X5 S4a …", edition=edition).do("ruin R1")
    pile = ruined.view["discard"]
    assert pile.index("X5") == (2 if edition == "second" else 0)
    revealed = table(even(1), quiet(2, 3, 4), at="refill", deck="X5 S1e S1f X5 S4a S2w …", edition=edition).do("reveal")
    assert revealed.question == "chaos"
    assert revealed.discard == ("S1e S1f S4a" if edition == "second" else "S1e S1f S4a X5")
    revealed.do("place R1" if "place R1" in revealed.choices else "place R2")
    pile = revealed.view["discard"]
    assert sorted(pile) == ["S1e", "S1f", "S4a", "X5"]
    assert pile.index("X5") == (3 if edition == "second" else 0)


@covers("URB-BASE-52", "URB-DATA-10")
def test_a_reveal_takes_four_cards_and_drawing_goes_on() -> None:
    t = table(quiet(1, 2, 3, 4), at="refill", deck="X5 S1e I2f S4a I3e S2w I1a …").do("reveal")
    assert t.discard == "S1e I2f S4a I3e X5"
    assert (t.hand, t.deck_top) == ("S1e I2w S1f S2w", "I1a")


@covers("URB-BASE-52")
def test_revealed_chaos_are_resolved_in_the_order_of_the_deck() -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck="X5 Y4 X5 S1e I1a S1f S4a …").do("reveal")
    assert (t.question, t.discard) == ("chromatic", "S1e I1a"), "all plain Dreams go first"
    t.do("lay R1.incubi", "lay R1.sognae")
    assert t.question == "chaos", "S1f was laid for the Chromatic Chaos, the Chaos comes next"
    t.do("place R4")
    assert (t.question, t.hand) == ("main", "S1e I2w S1f S4a")
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck="X5 S1e X5 Y4 I1a …").do("reveal")
    assert t.question == "chaos", "here the Chaos lay above the Chromatic Chaos"


@covers("URB-BASE-55", "URB-BASE-52")
def test_each_chaos_is_judged_when_its_turn_comes() -> None:
    """The first one makes R1 full; the second finds no place there, but a City that was ruined is no target either."""
    t = table(
        "R1 earth+water | S: S1e S2w | I: -", "R2 fire+air | S: S2w | I: I2w", at="refill",
        deck="X5 X5 X5 S1e S1f X5 S4a I1a S1e …",
    )  # fmt: skip
    t.do("reveal")
    assert t.choices == "place R1, ruin R2, reveal"
    t.do("place R1")
    assert t.choices == "ruin R2, reveal", "the stronger side of R1 is full now"
    t.do("ruin R2")
    assert t.answers[-1] == "reveal", "the fourth one, drawn for the hand, finds nothing at all"


@covers("URB-BASE-55")
def test_a_chaos_can_make_a_stronger_side_weaker() -> None:
    t = table("R1 earth+water | S: S2w | I: I3e", at="refill", deck="X5 X5 S1e S1f S4a S1e …").do("reveal")
    assert t.choices == "place R1, reveal"
    t.do("place R1")
    assert t.row(1) == "earth+water | S: S2w | I: I3e X5 | sum -6"


@covers("URB-BASE-52", "URB-EDGE-22")
def test_a_reveal_inside_a_reveal() -> None:
    t = table(quiet(1, 2, 3, 4), at="refill", deck="X5 X5 S1e S1f X5 I1a I2f S4a S2w I3e I2w …")
    t.do("reveal", "reveal")
    assert t.discard == "S1e S1f I1a I2f S4a S2w X5", "the second Chaos took four more; the first still waits"
    assert t.pending == "X5 X5", "one that is being resolved, one that has revealed"
    t.do("place R1")
    assert t.discard == "S1e S1f I1a I2f S4a S2w X5 X5"
    assert (t.hand, t.deck_top) == ("S1e I2w S1f I3e", "I2w")
    assert t.row(1) == "earth+fire | S: S1f X5 | I: -"


@covers("URB-BASE-54", "URB-EDGE-04", "URB-BASE-64", "URB-EDGE-01")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("left", ["", "S1e", "S1e I2f I2w"])
def test_a_reveal_of_too_few_cards_is_no_loss_by_itself(left: str, edition: str) -> None:
    t = table(quiet(1, 2, 3, 4), at="refill", deck=f"X5 {left}", edition=edition).do("reveal")
    assert t.discard == f"X5 {left}"
    assert (t.status, t.deck_size) == ("lost", 0), "the loss comes with the next draw for the hand"
    rule = "URB-BASE-62" if edition == "second" else "URB-BASE-63"
    assert t.ending.endswith(rule)


@covers("URB-BASE-54", "URB-EDGE-04", "URB-EDGE-16", "URB-POSTCARDS-05")
def test_a_wise_chaos_saves_a_reveal_of_the_last_cards() -> None:
    t = table(quiet(1, 2, 3, 4), modules="postcards", wise=1, at="refill", deck="X5 X5 S1e")
    t.do("face", "reveal", "wise")
    assert (t.question, t.pending, t.status) == ("chaos", "X5", "playing"), "the card put back is the next one drawn"
    assert (t.discard, t.deck_size) == ("X5 S1e", 0)


@covers("URB-BASE-54")
def test_an_empty_reveal_of_a_chaos_among_the_revealed() -> None:
    t = table(quiet(1, 2, 3, 4), at="refill", deck="X5 X5 S1e").do("reveal", "reveal")
    assert (t.discard, t.ending) == ("X5 X5 S1e", "lost deck_empty URB-BASE-62")


@covers("URB-BASE-56")
@pytest.mark.parametrize("token", ["M2e", "N2", "WS1e", "WI2f"])
def test_metas_concords_and_wizards_are_discarded_by_a_reveal(token: str) -> None:
    t = table(
        quiet(1, 2, 3, 4), modules="squares temples gardens", at="refill", deck=f"X5 S1e {token} I2f S4a S2w …"
    ).do("reveal")  # fmt: skip
    assert t.discard == f"X5 S1e {token} I2f S4a"
    assert t.hand == "S1e I2w S1f S2w"


@covers("URB-BASE-53", "URB-EDGE-05")
def test_a_chaos_without_a_place_in_phase_two_can_still_be_revealed() -> None:
    t = table(NOWHERE, at="refill", deck="X5 S1e I2f S4a I3e S2w …")
    assert t.choices == "ruin R1, ruin R2, ruin R3, ruin R4, reveal"
    assert t.refuses("place R1")
