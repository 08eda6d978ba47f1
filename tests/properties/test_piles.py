"""The pile without an order against a pile of plain lists."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from reverie.kernel.constants import BAG, KIND, KNOWN_TO_0, KNOWN_TO_1, WIDTH
from reverie.kernel.core import Core
from reverie.kernel.pile import (
    bag_count,
    pile_add,
    pile_add_all,
    pile_draw,
    pile_has,
    pile_init,
    pile_is_empty,
    pile_put_over,
    pile_put_under,
    pile_shuffle,
    pile_size,
    pile_take,
)
from reverie.kernel.streams import seed_streams

CAPACITY = 24

kinds = st.one_of(st.integers(0, 3), st.integers(0, WIDTH - 1), st.just(WIDTH - 1))
knowledge = st.sampled_from([0, KNOWN_TO_0, KNOWN_TO_1, KNOWN_TO_0 | KNOWN_TO_1])


class Model:
    """What a pile is, in the simplest words."""

    def __init__(self) -> None:
        self.over: list[int] = []  # the top of the pile is the last one
        self.bag: Counter[int] = Counter()
        self.under: list[int] = []  # the bottom of the pile is the last one

    def size(self) -> int:
        return len(self.over) + self.bag.total() + len(self.under)

    def kinds(self) -> Counter[int]:
        return self.bag + Counter(card & KIND for card in self.over + self.under)


class PileMachine(RuleBasedStateMachine):
    """Every movement, in any order, on both."""

    @initialize(seed=st.integers(0, 2**63 - 1), number=st.integers(1, 3), cards=st.lists(kinds, max_size=20))
    def lay(self, seed: int, number: int, cards: list[int]) -> None:
        self.core = Core()
        seed_streams(self.core, seed)
        self.number = number
        # Whatever lay there before does not matter, and nothing around the pile is touched.
        self.pile = bytearray([99]) * (BAG + WIDTH + 2 * CAPACITY)
        self.fence = bytearray([77]) * 64
        self.pile += self.fence
        self.model = Model()
        pile_init(self.core, self.pile, number, CAPACITY)
        for kind in cards:
            self.add(kind)

    @precondition(lambda self: self.model.size() < CAPACITY)
    @rule(kind=kinds)
    def add(self, kind: int) -> None:
        pile_add(self.pile, kind)
        self.model.bag[kind] += 1

    @precondition(lambda self: self.model.size() <= CAPACITY - 5)
    @rule(cards=st.lists(kinds, max_size=5), more=st.binary(max_size=3))
    def add_all(self, cards: list[int], more: bytes) -> None:
        pile_add_all(self.pile, bytearray(cards) + more, len(cards))
        self.model.bag.update(cards)

    @precondition(lambda self: self.model.size() < CAPACITY)
    @rule(kind=kinds, known=knowledge)
    def put_over(self, kind: int, known: int) -> None:
        pile_put_over(self.pile, kind | known)
        self.model.over.append(kind | known)

    @precondition(lambda self: self.model.size() < CAPACITY)
    @rule(kind=kinds, known=knowledge)
    def put_under(self, kind: int, known: int) -> None:
        pile_put_under(self.pile, kind | known)
        self.model.under.append(kind | known)

    @precondition(lambda self: self.model.size() > 0)
    @rule()
    def draw(self) -> None:
        drawn = pile_draw(self.core, self.pile)
        if self.model.over:
            assert drawn == self.model.over.pop()
        elif self.model.bag.total():
            assert self.model.bag[drawn] > 0
            self.model.bag[drawn] -= 1
        else:
            assert drawn == self.model.under.pop(0)

    @precondition(lambda self: self.model.size() > 0)
    @rule(data=st.data())
    def take(self, data: st.DataObject) -> None:
        kind = data.draw(st.sampled_from(sorted(self.model.kinds())))
        pile_take(self.pile, kind)
        if self.model.bag[kind]:
            self.model.bag[kind] -= 1
            return
        for cards in (self.model.over, self.model.under):
            for i, card in enumerate(cards):
                if card & KIND == kind:
                    del cards[i]
                    return

    @rule()
    def shuffle(self) -> None:
        before = self.core.shuffles[self.number]
        pile_shuffle(self.core, self.pile)
        self.model.bag = self.model.kinds()
        self.model.over.clear()
        self.model.under.clear()
        assert self.core.shuffles[self.number] == before + 1

    @rule(kind=kinds)
    def ask(self, kind: int) -> None:
        assert bool(pile_has(self.pile, kind)) == (self.model.kinds()[kind] > 0)

    @invariant()
    def same_cards(self) -> None:
        if not hasattr(self, "model"):
            return
        assert pile_size(self.pile) == self.model.size()
        assert bool(pile_is_empty(self.pile)) == (self.model.size() == 0)
        assert [bag_count(self.pile, kind) for kind in range(WIDTH)] == [self.model.bag[kind] for kind in range(WIDTH)]
        assert self.pile[-len(self.fence) :] == self.fence

    def teardown(self) -> None:
        """To the last card: what comes out is what lies in there, in its order."""
        if not hasattr(self, "model"):
            return
        over, under, bag = self.model.over[::-1], self.model.under, +self.model.bag
        drawn = [pile_draw(self.core, self.pile) for _ in range(self.model.size())]
        assert drawn[: len(over)] == over
        assert drawn[len(drawn) - len(under) :] == under
        assert Counter(drawn[len(over) : len(drawn) - len(under)]) == bag
        assert pile_size(self.pile) == 0


EXAMPLES = settings.default.max_examples if settings.default else 100
TestPiles = PileMachine.TestCase
TestPiles.settings = settings(max_examples=EXAMPLES // 2)


def test_every_card_of_the_bag_can_come_first_in_proportion() -> None:
    copies = {0: 1, 5: 2, 37: 4, 47: 1}
    games = 8_000
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for seed in range(games):
        core, pile = Core(), bytearray(BAG + WIDTH + 2 * CAPACITY)
        seed_streams(core, seed)
        pile_init(core, pile, 1, CAPACITY)
        for kind, count in copies.items():
            for _ in range(count):
                pile_add(pile, kind)
        pile_shuffle(core, pile)
        drawn = [pile_draw(core, pile) for _ in range(8)]
        assert Counter(drawn) == Counter(copies)
        first[drawn[0]] += 1
        last[drawn[-1]] += 1
    for counts in (first, last):
        assert set(counts) == set(copies)
        for kind, count in copies.items():
            expected = games * count / 8
            assert abs(counts[kind] - expected) < 5 * expected**0.5


def test_the_order_depends_on_the_shuffle_and_not_on_what_was_drawn_before() -> None:
    def cards_after(drawn_before: int) -> list[int]:
        core, pile = Core(), bytearray(BAG + WIDTH + 2 * CAPACITY)
        seed_streams(core, 12)
        pile_init(core, pile, 1, CAPACITY)
        for kind in range(20):
            pile_add(pile, kind)
        taken = [pile_draw(core, pile) for _ in range(drawn_before)]
        for kind in taken:
            pile_add(pile, kind)
        pile_shuffle(core, pile)
        return [pile_draw(core, pile) for _ in range(20)]

    assert cards_after(0) == cards_after(1) == cards_after(13)
