"""The numbers of the cards at work: what a Census, a hand and the end of the game make of them (chapters 2 to 4)."""

from __future__ import annotations

import pytest

from tests.games.urbion.expansions import places
from tests.games.urbion.table import quiet, table
from tests.support import covers

LAST_CITY = "R1 earth+water | S: S2w | I: I2f | sum 0"


@covers("URB-DATA-08", "URB-POSTCARDS-20", "URB-BASE-61")
@pytest.mark.parametrize(
    ("inhabitants", "status"),
    [("", "won"), ("doves+ doves+ seer-", "won"), ("doves+ seer-", "lost"), ("seer-", "lost")],
)
def test_two_kept_postcards_make_up_for_a_lost_one_at_the_end(inhabitants: str, status: str) -> None:
    t = table(LAST_CITY, modules="postcards", success=11, inhabitants=inhabitants).do("census I1a")
    assert t.status == status


@covers("URB-DATA-10", "URB-BASE-10", "URB-BASE-11")
@pytest.mark.parametrize(("token", "side"), [("S1e", "sognae"), ("I3e", "incubi")])
def test_a_side_takes_a_third_dream_and_no_fourth(token: str, side: str) -> None:
    marks = "S: {} | I: -" if side == "sognae" else "S: - | I: {}"
    for count in range(4):
        row = f"R1 earth+water | {marks.format(' '.join([token] * count) or '-')}"
        t = table(row, quiet(3), hand=f"{token} S1f S1f I2f", deck="S4a …")
        assert places(t, token) == ({f"R1.{side}"} if count < 3 else set())


@covers("URB-DATA-11")
@pytest.mark.parametrize(
    ("marks", "claimed"), [("S: S2w S1e | I: M2-3e", 1), ("S: S2w | I: M2-3e", 0), ("S: M2-3e | I: I2f", 1)]
)
def test_a_census_reckons_with_the_half_of_the_side(marks: str, claimed: int) -> None:
    variants = {"cards": "M2e*0,M2-3e*2"}
    t = table(f"R1 earth+water | {marks}", quiet(2, 3, 4), modules="squares", variants=variants, deck="S1e …")
    assert t.do("census I1a").success == claimed


@covers("URB-BASE-04", "URB-SQUARES-05")
@pytest.mark.parametrize("token", ["M2e", "N2"])
@pytest.mark.parametrize("side", ["sognae", "incubi"])
def test_nothing_moves_a_meta_or_concord_across(token: str, side: str) -> None:
    marks = f"S: {token} | I: -" if side == "sognae" else f"S: - | I: {token}"
    t = table(f"R1 earth+water | {marks}", quiet(3), modules="squares temples gardens", hand="WS1e WI3e S1e S2w")
    assert not {"side-change", "side-change-two"} & t.choices.verbs


@covers("URB-BASE-07", "URB-BASE-08")
@pytest.mark.parametrize(
    ("marks", "claimed"),
    [
        ("S: S2w S1e | I: I3e", 1),
        ("S: S4a | I: I1a I3e", 1),
        ("S: S4a S1e S1f | I: I3e I3e", 1),
        ("S: S2w | I: I1a", 0),
        ("S: S2w S2w | I: I2w", 0),
        ("S: S4a S1e | I: I3e I2w", 1),
        ("S: S4a S4a | I: I3e I1a", 0),
        ("S: - | I: -", 0),
    ],
)
def test_a_census_compares_the_sums_of_both_sides(marks: str, claimed: int) -> None:
    t = table(f"R1 earth+water | {marks}", quiet(2, 3, 4), hand="S1f S1f S1f S1f", deck="S1e …").do("census S1f")
    while t.question == "clean":
        t.do("clean none at R1")
    assert t.success == claimed


@covers("URB-BASE-17")
@pytest.mark.parametrize("token", ["X5", "Y4"])
def test_no_chaos_is_in_the_hand_after_the_refill(token: str) -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck=f"{token} S2w S4a I2f …")
    assert t.hand == "S1e I2w S1f"
    t.do("place R1" if token == "X5" else "lay R1.sognae")
    while t.question == "revealed":
        t.do(t.words[0])
    assert (len(t.hand), t.hand.count(token)) == (4, 0)
