"""Laws of every state of Urbion ever reached: nothing is lost, nothing overflows, undo knows what it crossed."""

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
from reverie.games.urbion.manifest import MANIFEST
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.conformance.tables import all_tables, deal, stops
from tests.games.urbion.some_games import written
from tests.properties.inspection import AGENDA, OPTIONS, engine_of
from tests.properties.urbion.invariants import UrbionInspector
from tests.support import covers

Amount = Callable[[int, int], int]
AGENTS = registry.agent_names("urbion")
EDITIONS = ["urbion/second/solo", "urbion/first/solo"]


# ---- any set-up ------------------------------------------------------------------------------------------------------


choices = st.lists(st.integers(0, 2**16), max_size=120)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A fresh game of any set-up."""
    edition = draw(st.sampled_from(["second"] * 7 + ["first"]))
    names = MANIFEST.edition(edition).modules
    variants = {
        variant.name: st.sampled_from(variant.values) for variant in MANIFEST.variants if variant.is_in(edition)
    }
    spec = GameSpec.make(
        MANIFEST,
        edition=edition,
        mode=draw(st.sampled_from(["solo", "team"])),
        modules=draw(st.sets(st.sampled_from(names))),
        variants=draw(st.fixed_dictionaries(variants)),
        seed=draw(st.integers(0, 2**63 - 1)),
    )
    return reverie.from_spec(spec)


@given(games(), choices)
def test_any_line_of_answers_in_any_set_up_keeps_every_law(game: Game, line: list[int]) -> None:
    inspector = UrbionInspector(game, thorough=False)
    for choice in line:
        if game.is_over:
            break
        legal = game.legal_actions()
        action = legal[choice % len(legal)]
        game.apply(action)
        inspector.look(action)


@given(games(), choices)
def test_an_answer_that_is_not_legal_is_refused_with_a_rule_and_changes_nothing(game: Game, line: list[int]) -> None:
    numbers = list(game.codec.by_id)
    for choice in line[:40]:
        if game.is_over:
            break
        legal = game.legal_actions()
        number = numbers[choice % len(numbers)]
        if number not in legal:
            before = game.hash()
            with pytest.raises(reverie.IllegalAction) as refused:
                game.apply(number)
            assert refused.value.rule
            assert str(refused.value)
            assert game.hash() == before
        game.apply(legal[choice % len(legal)])


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


class Seen:
    """Whether a stretch of play showed a card that not everybody knew."""

    def __init__(self, game: Game) -> None:
        views = [game.view(seat) for seat in range(game.players)]
        self.decks = {
            name: [[*shown["known_top"], *[None] * (size - len(shown["known_top"]))] for shown, size in shown_by]
            for name, shown_by in {
                "deck": [(view["deck"], view["deck"]["size"]) for view in views],
                "city": [(view["city_deck"], view["city_deck"]["size"]) for view in views],
                "postcard": [(view.get("postcards", {"known_top": []}), 24) for view in views],
            }.items()
        }
        self.new = self.unsure = False

    def top_leaves(self, name: str) -> None:
        """The top card of a deck is laid open, or taken."""
        faces = [deck.pop(0) for deck in self.decks[name]]
        self.new |= None in faces

    def hear(self, event: reverie.Event) -> None:
        """One more event, as seat 0 is told of it."""
        data = event.data
        if event.kind == "moved" and data["to"] == "deck":
            self.unsure = True  # put back: known to one or to all
        elif event.kind == "moved" and data["from"] == "deck":
            self.top_leaves("deck")
        elif event.kind == "city" and data["what"] != "claimed":
            self.top_leaves("city")
        elif event.kind == "postcard" and data["what"] == "placed":
            self.top_leaves("postcard")
        elif event.kind == "book":
            self.new = True


def undone(game: Game, action: int) -> tuple[bool, Seen]:
    """Apply and undo on a copy: was it marked, and what had been seen?"""
    copy = game.clone()
    copy.peeked = False
    number = len(copy.events)
    seen = Seen(game)
    copy.apply(action)
    for event in copy.events[number:]:
        if not seen.unsure:
            seen.hear(event)
    copy.undo()
    return copy.peeked, seen


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize("table", [*EDITIONS, *all_tables("urbion")])
def test_undo_marks_a_game_exactly_if_it_crosses_new_information(table: str, agent: str, amount: Amount) -> None:
    crossed = Counter[bool]()
    for seed in range(amount(1, 40)):
        for number, (game, action) in enumerate(stops(deal(table, seed), agent, seed)):
            if number % 8 == seed % 8:
                peeked, seen = undone(game, action)
                if not seen.unsure:
                    assert peeked == seen.new, game.position()
                    crossed[seen.new] += 1
    assert crossed.total() >= 3


@pytest.mark.parametrize(("deck", "marked"), [("S1e!", False), ("S1e", True)])
def test_undo_over_known_cards_alone_marks_nothing(deck: str, marked: bool) -> None:
    game = reverie.from_position(written("second/solo", deck=deck), seed=1)
    peeked, seen = undone(game, game.codec.read("pass S1e").id)
    assert (peeked, seen.new) == (marked, marked)


def test_undo_in_a_puzzle_marks_nothing() -> None:
    for mode in ("solo", "team"):
        for game, action in stops(deal(f"urbion/second/{mode}/squares+postcards+void/order=open", 3), "random", 3):
            if len(game.line) % 4 == 0:
                peeked, _ = undone(game, action)
                assert not peeked


# ---- secrets ---------------------------------------------------------------------------------------------------------


# The partner holds other cards, or knows another card on top of the deck; the seat that is asked sees neither.
UNSEEN_BY_SEAT_1: list[tuple[dict[str, str], dict[str, str]]] = [
    ({"hand": "S1e I2w S1f I1a"}, {"hand": "S4a S4a I3e I3e"}),
    ({"deck": "X5! S1e"}, {"deck": "S4a! S1e"}),
    ({"cities": "water+air!"}, {"cities": "earth+water!"}),
]


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("hidden", UNSEEN_BY_SEAT_1)
def test_agents_do_not_see_with_the_eyes_of_their_partner(
    name: str, hidden: tuple[dict[str, str], dict[str, str]]
) -> None:
    texts = [written("second/team", active="1", **zones) for zones in hidden]
    pair = [reverie.from_position(text, seed=1) for text in texts]
    assert pair[0].view(1) == pair[1].view(1)
    assert len({reverie.agent(name, "urbion", seed=5).choose(game) for game in pair}) == 1


def test_a_forced_answer_looks_to_a_spectator_like_a_chosen_one() -> None:
    def told(hand: str, *answers: str) -> list[tuple[int, str, dict[str, Any]]]:
        game = reverie.from_position(written("second/solo/void", hand=hand, void="8 up", deck="I1a x2"), seed=1)
        for answer in answers:
            game.apply(answer)
        return [(event.number, event.kind, dict(event.data)) for event in game.events_for(None)]

    asked = told("S1e I2w I2f I3e", "alliance S1e", "and I2w")
    forced = told("S1e I2w S1f S4a", "alliance S1e")
    assert asked == forced
