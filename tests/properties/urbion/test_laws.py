"""Laws of every state of Urbion: nothing overflows, a Census offers what adds up to nothing, puzzles hide nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import reverie
from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import DEFAULT_TABLE
from reverie.kernel.game import Game
from tests.conformance.tables import deal, stops
from tests.games.urbion.some_games import written
from tests.properties.inspection import AGENDA, OPTIONS, engine_of
from tests.properties.knowledge import undone
from tests.properties.urbion.knowledge import UrbionSeen
from tests.support import covers

Amount = Callable[[int, int], int]


# ---- nothing overflows -----------------------------------------------------------------------------------------------


def deepest(game: Game, dice: random.Random) -> int:
    """The longest agenda on the way when every Chaos reveals four more cards."""
    depth = 0
    while not game.is_over and "chaos" in str(game.decision):
        depth = max(depth, engine_of(game).agenda_size)
        words = [action.words for action in game.actions()]
        game.apply("reveal" if "reveal" in words else "face" if "face" in words else dice.choice(words))
    return depth


CHAIN = "second/{}/squares+chromatic+temples+gardens+books+postcards+void"


@covers("URB-BASE-52", "URB-BASE-55", "URB-CHROMATIC-10")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_a_chain_of_all_sixteen_chaos_fits_the_agenda(mode: str, amount: Amount) -> None:
    """Whatever their order, in Phase II, after a Census and before the first turn."""
    longest = 0
    for seed in range(amount(60, 3_000)):
        dice = random.Random(seed)
        cards = ["X5"] * 7 + ["Y4"] * 8
        if seed:
            dice.shuffle(cards)
        elif mode == "solo":
            cards.sort(reverse=True)
        rest = " ".join(DEFAULT_TABLE.tokens[kind] for kind in range(8))
        for at in ("chaos:X5@draw", "turn-end refill second aside chaos:X5"):
            hands = {"hand": "S1e I2w S1f", "void": "8 R1", "wise": "0"}
            text = written(CHAIN.format(mode), at, deck=f"{' '.join(cards)} {rest}", **hands)
            longest = max(longest, deepest(reverie.from_position(text, seed=1), dice))
    assert 12 < longest <= AGENDA, longest


def test_every_way_to_use_a_card_at_once_fits_the_options() -> None:
    """All sides are open, four Books are in play, cards can be paid in pairs, and the polarity can be swapped."""
    rows = {f"R{row + 1}": "square S: X5 S1e I: I2f" for row in range(4)}
    books = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
    everything = "squares+chromatic+temples+gardens+books+postcards+void"
    alone = written(f"second/solo/{everything}", hand="WS1e WI2w M2e N1", books=books, void="8 up", **rows)
    team = written(f"second/team/{everything}", hand="WS1e WI2w M2e N1", books=books, discard="I3e x7 I2w", **rows)
    blocks = [engine_of(reverie.from_position(text, seed=1)).option_count for text in (alone, team)]
    assert blocks == [20, 17]
    assert max(blocks) <= OPTIONS


# ---- cleaning --------------------------------------------------------------------------------------------------------


SOGNAE = [kind for kind in range(26) if DEFAULT_TABLE.kinds[kind].type & (c.SOGNA | c.CHAOS | c.CHROMATIC_CARD)]
INCUBI = [kind for kind in range(26) if DEFAULT_TABLE.kinds[kind].type & (c.INCUBUS | c.CHAOS | c.CHROMATIC_CARD)]


def zero_sums(sides: list[list[int]]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every set of Dreams whose influences add up to 0, equal cards counted once (URB-BASE-36, DP-06)."""
    kinds = DEFAULT_TABLE.kinds
    found = set()
    for taken in product([False, True], repeat=len(sides[0]) + len(sides[1])):
        sognae = [kind for kind, leaves in zip(sides[0], taken, strict=False) if leaves]
        incubi = [kind for kind, leaves in zip(sides[1], taken[len(sides[0]) :], strict=True) if leaves]
        if sum(kinds[kind].plus for kind in sognae) == sum(kinds[kind].minus for kind in incubi):
            found.add((tuple(sorted(sognae)), tuple(sorted(incubi))))
    return found


@covers("URB-BASE-36", "URB-BASE-67")
@given(st.lists(st.sampled_from(SOGNAE), max_size=3), st.lists(st.sampled_from(INCUBI), max_size=3))
def test_a_census_offers_every_set_that_adds_up_to_nothing(sognae: list[int], incubi: list[int]) -> None:
    sides = [sorted(sognae), sorted(incubi)]
    kinds = DEFAULT_TABLE.kinds
    assume(sum(kinds[kind].plus for kind in sognae) != sum(kinds[kind].minus for kind in incubi))
    copies = Counter(sognae + incubi)
    modules = ("squares", "chromatic", "temples", "gardens")
    assume(all(count <= DEFAULT_TABLE.dreams(modules)[kind] for kind, count in copies.items()))
    halves = [" ".join(DEFAULT_TABLE.tokens[kind] for kind in side) for side in sides]
    rows = {"R1": f"square S: {halves[0]} I: {halves[1]}", "R2": "square S: I:", "R3": "square S: I:", "R4": "garden"}
    text = written(f"second/solo/{'+'.join(modules)}", hand="WI1a WS4a WI1a WS4a", **rows)
    try:
        game = reverie.from_position(text, seed=1)
    except reverie.PositionError:
        assume(False)
        return
    game.apply("census WS4a")
    meant = zero_sums(sides)
    if len(meant) == 1:
        return  # nothing to choose
    assert game.decision is not None
    assert game.decision.kind == "clean"
    offered = []
    for number in game.legal_actions():
        taken = [[sides[side][i] for i in range(3) if number >> 3 * side + i & 1] for side in (0, 1)]
        offered.append((tuple(taken[0]), tuple(taken[1])))
    assert len(set(offered)) == len(offered)
    assert set(offered) == meant
    assert len(offered) <= 15  # chapter 16: never more than 14 besides the empty set


# ---- undo ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "marked"), [("S1e!", False), ("S1e", True)])
def test_undo_over_known_cards_alone_marks_nothing(deck: str, marked: bool) -> None:
    game = reverie.from_position(written("second/solo", deck=deck), seed=1)
    peeked, seen = undone(game, game.codec.read("pass S1e").id, UrbionSeen)
    assert (peeked, seen.new) == (marked, marked)


def test_undo_in_a_puzzle_marks_nothing() -> None:
    for mode in ("solo", "team"):
        for game, action in stops(deal(f"urbion/second/{mode}/squares+postcards+void/order=open", 3), "random", 3):
            if len(game.line) % 4 == 0:
                peeked, _ = undone(game, action, UrbionSeen)
                assert not peeked


# ---- secrets ---------------------------------------------------------------------------------------------------------


def test_a_forced_answer_looks_to_a_spectator_like_a_chosen_one() -> None:
    def told(hand: str, *answers: str) -> list[tuple[int, str, dict[str, Any]]]:
        game = reverie.from_position(written("second/solo/void", hand=hand, void="8 up", deck="I1a x2"), seed=1)
        for answer in answers:
            game.apply(answer)
        return [(event.number, event.kind, dict(event.data)) for event in game.events_for(None)]

    asked = told("S1e I2w I2f I3e", "alliance S1e", "and I2w")
    forced = told("S1e I2w S1f S4a", "alliance S1e")
    assert asked == forced
