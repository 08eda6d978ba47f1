"""Every shuffle is uniform over all orders (ONI-GEN-03): chi-square tests with fixed seeds, quick and fair generator.

A statistic above its limit would come up once in a thousand honest experiments; the seeds are fixed, so each test
always gives the same number.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import permutations

import pytest

import reverie
from tests.games.onirim.table import DECK, one_of_each_first
from tests.games.written import read
from tests.support import covers

FOUR = ("red.moon", "blue.moon", "green.moon", "brown.moon")
SUNS = ("red.sun", "blue.sun", "green.sun", "brown.sun")
Amount = Callable[[int, int], int]


def seeds(kind: str, count: int) -> Iterable[int | str]:
    """Deal numbers in a row, or secrets for the fair generator."""
    for n in range(count):
        yield n if kind == "quick" else "fair:" + hashlib.sha256(f"shuffle {n}".encode()).hexdigest()


def chi_square(found: Counter[Hashable], expected: dict[Hashable, float]) -> float:
    assert not found.keys() - expected.keys(), "something impossible came up"
    return sum((found[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


def limit(freedom: int) -> float:
    """The value exceeded once in a thousand (Wilson and Hilferty's approximation)."""
    return freedom * float(1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3


def uniform(outcomes: list[Hashable], total: int) -> dict[Hashable, float]:
    return {outcome: total / len(outcomes) for outcome in outcomes}


def text(hand: str, row: str, unordered: Iterable[str] = (), top: str = "") -> str:
    """A table whose pile holds exactly these cards."""
    used = Counter([*read(hand), *read(row), *unordered, *read(top)])
    parts = [f"hand {hand}", f"row {row}", f"discard {' '.join(one_of_each_first(DECK - used))}"]
    return " | ".join(["onirim/third/solo", *parts, *([f"top {top}"] if top else [])])


@covers("ONI-GEN-03")
@pytest.mark.parametrize(("kind", "count"), [("quick", 1200), ("fair", 720)])
def test_every_order_of_an_unordered_pile_is_equally_likely(kind: str, count: int, amount: Amount) -> None:
    """A prophecy shows all four cards in their order: 24 orders."""
    count = amount(count, 50 * count)
    lying = text("red.key red.sun blue.sun green.sun brown.sun", "red.sun", unordered=FOUR)
    found: Counter[Hashable] = Counter()
    for seed in seeds(kind, count):
        game = reverie.from_position(lying, seed=seed)
        game.apply("discard red.key")
        found[tuple(game.view(0)["looked"]["cards"])] += 1
    assert chi_square(found, uniform(list(permutations(FOUR)), count)) < limit(23)


@covers("ONI-GEN-03", "ONI-BASE-14")
@pytest.mark.parametrize(("kind", "count"), [("quick", 1200), ("fair", 720)])
def test_a_shuffle_leaves_no_trace_of_the_old_order(kind: str, count: int, amount: Amount) -> None:
    """Four cards lie in a known order; a search shuffles them, a draw and a prophecy show the new one."""
    count = amount(count, 50 * count)
    lying = text(
        "red.sun blue.key blue.sun green.sun brown.sun", "red.sun red.moon", top=" ".join(f"{c}!" for c in SUNS)
    )
    found: Counter[Hashable] = Counter()
    for seed in seeds(kind, count):
        game = reverie.from_position(lying, seed=seed)
        held = Counter(game.view(0)["hand"]["cards"])
        game.apply("play red.sun")
        game.apply("search")
        (first,) = (Counter(game.view(0)["hand"]["cards"]) - (held - Counter(["red.sun"]))).elements()
        game.apply("discard blue.key")
        found[first, *game.view(0)["looked"]["cards"]] += 1
    assert chi_square(found, uniform(list(permutations(SUNS)), count)) < limit(23)


@covers("ONI-GEN-03", "ONI-BASE-01")
@pytest.mark.parametrize(("kind", "count"), [("quick", 1500), ("fair", 800)])
def test_the_first_and_the_fifth_card_of_a_deal_are_any_of_the_76(kind: str, count: int, amount: Amount) -> None:
    count = amount(count, 50 * count)
    found: dict[int, Counter[Hashable]] = {0: Counter(), 4: Counter()}
    for seed in seeds(kind, count):
        events = reverie.new_game("onirim", seed=seed).events
        drawn = [event.data["card"] for event in events if event.data.get("from") == "pile"]
        for place, cards in found.items():
            cards[drawn[place]] += 1
    expected: dict[Hashable, float] = {token: count * copies / 76 for token, copies in DECK.items()}
    for cards in found.values():
        assert chi_square(cards, expected) < limit(len(DECK) - 1)


@covers("ONI-GEN-03")
@pytest.mark.parametrize(("kind", "count"), [("quick", 1500), ("fair", 900)])
def test_two_shuffles_of_one_game_have_nothing_to_do_with_each_other(kind: str, count: int, amount: Amount) -> None:
    """One card is drawn, a search shuffles the pile, another card is drawn: 30 pairs, all equally likely."""
    count = amount(count, 50 * count)
    six = (*FOUR, "green.key", "brown.key")
    lying = text("red.sun red.moon blue.sun green.sun brown.sun", "red.sun", unordered=six)
    found: Counter[Hashable] = Counter()
    for seed in seeds(kind, count):
        game = reverie.from_position(lying, seed=seed)
        hands = [Counter(game.view(0)["hand"]["cards"])]
        for answers in (("play red.moon",), ("play red.sun", "search")):
            for answer in answers:
                game.apply(answer)
            hands.append(Counter(game.view(0)["hand"]["cards"]))
        (first,) = (hands[1] + Counter(["red.moon"]) - hands[0]).elements()
        (second,) = (hands[2] + Counter(["red.sun"]) - hands[1]).elements()
        found[first, second] += 1
    assert chi_square(found, uniform(list(permutations(six, 2)), count)) < limit(29)


@covers("ONI-GEN-03")
def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    deals = [reverie.new_game("onirim", seed=seed).hash() for seed in (7, 7, 8)]
    assert deals[0] == deals[1] != deals[2]
    hands = {tuple(reverie.new_game("onirim", seed=seed).view(0)["hand"]["cards"]) for seed in range(50)}
    assert len(hands) > 45
