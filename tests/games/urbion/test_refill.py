"""Phase II without Chaos: URB-BASE-50, -51, and hands (URB-BASE-17, URB-EDGE-23)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.urbion.table import ALL_MODULES, deal, deck_of, quiet, table
from tests.support import covers


@covers("URB-BASE-50", "URB-BASE-17")
@pytest.mark.parametrize("token", ["S1e", "I2f", "WS4a", "WI3e", "M3w", "N4"])
def test_a_drawn_dream_goes_to_the_hand(token: str) -> None:
    t = table(quiet(1, 2, 3, 4), modules="squares temples gardens", at="refill", deck=f"{token} …")
    assert t.hand == f"S1e I2w S1f {token}"
    assert (t.question, t.turn) == ("main", 2)


@covers("URB-BASE-50", "URB-BASE-03")
@pytest.mark.parametrize(("token", "question"), [("X5", "chaos"), ("Y4", "chromatic")])
def test_a_drawn_chaos_is_resolved_at_once(token: str, question: str) -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck=f"{token} …")
    assert (t.question, t.hand, t.pending) == (question, "S1e I2w S1f", token)


@covers("URB-BASE-50", "URB-DATA-10")
@pytest.mark.parametrize("held", ["", "S1e", "S1e S1e", "S1e S1e S1e"])
def test_the_hand_is_filled_up_to_four(held: str) -> None:
    t = table(quiet(1, 2, 3, 4), hand=held, at="refill", deck="S4a I3e S2w I2f I1a …")
    drawn = ["S4a", "I3e", "S2w", "I2f"][: 4 - len(held.split())]
    assert t.hand == " ".join([*held.split(), *drawn])
    assert len(t.hand) == 4


@covers("URB-BASE-50")
def test_several_chaos_may_come_before_the_hand_is_full() -> None:
    t = table(quiet(1, 2, 3, 4), at="refill", deck="X5 X5 S4a …")
    t.do("place R1")
    assert (t.question, t.hand) == ("chaos", "S1e I2w S1f")
    t.do("place R1")
    assert (t.question, t.hand, t.turn) == ("main", "S1e I2w S1f S4a", 2)


@covers("URB-BASE-51", "URB-GARDENS-11", "URB-VOID-12")
def test_after_a_payment_of_two_cards_two_are_drawn_one_at_a_time() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand="S1e I3e S1f I1a", deck="S4a X5 S2w …")
    t.do("rebuild-two S1e", "and I3e", "city R1", "city-with R2")
    assert (t.question, t.hand) == ("chaos", "S1f I1a S4a"), "the first card is in the hand when the Chaos comes"
    t.do("place R1")
    assert (t.hand, t.question, t.turn) == ("S1f I1a S4a S2w", "main", 2)


@covers("URB-BASE-62", "URB-BASE-64", "URB-EDGE-01")
def test_the_last_card_may_be_drawn() -> None:
    t = table(quiet(1, 2, 3, 4), deck="S4a").do("pass S1e")
    assert (t.status, t.deck_size, t.question) == ("playing", 0, "main")
    t.do("pass S4a")
    assert t.ending == "lost deck_empty URB-BASE-62"


@covers("URB-EDGE-23", "URB-BASE-10", "URB-EDGE-08", "URB-EDGE-22")
@pytest.mark.parametrize("mode", ["solo", "team"])
@pytest.mark.parametrize("modules", ["", ALL_MODULES])
def test_hands_sides_and_cards_stay_within_their_limits(
    modules: str, mode: str, amount: Callable[[int, int], int]
) -> None:
    for seed in range(amount(2, 20)):
        t = deal(seed, modules=modules, mode=mode)
        for _ in t.wander(amount(120, 600), seed):
            hands = [len(seat["hand"]) for seat in t.raw["seats"]]
            assert max(hands) <= 4
            if t.question == "main":
                assert hands == [4] * len(hands)
            assert all(len(side) <= 3 for row in t.rows for side in row.sides)
            assert t.everything == deck_of(modules)
            assert len(t.pending) <= 16


@covers("URB-BASE-17")
@pytest.mark.parametrize("token", ["X5", "Y4"])
def test_no_chaos_is_in_the_hand_after_the_refill(token: str) -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck=f"{token} S2w S4a I2f …")
    assert t.hand == "S1e I2w S1f"
    t.do("place R1" if token == "X5" else "lay R1.sognae")
    while t.question == "revealed":
        t.do(t.words[0])
    assert (len(t.hand), t.hand.count(token)) == (4, 0)
