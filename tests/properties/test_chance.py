"""Chance: the fair generator as it is written down, and the quick one that simulations use."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie
from reverie.kernel.chance import FairSource, fair_seed
from reverie.kernel.core import Core
from reverie.kernel.streams import below, mix32, open_stream, seed_streams, think

Amount = Callable[[int, int], int]

masters = st.binary(min_size=32, max_size=32)
piles, shuffles, places = st.integers(0, 9), st.integers(0, 2**20), st.integers(0, 2**16)
limits = st.one_of(st.integers(1, 133), st.integers(1, 2**64), st.just(3 * 2**62))


def chi_square(counts: Iterable[int], cells: int) -> float:
    """How far counts are from equal ones, in standard deviations of what chance alone does."""
    found = list(counts)
    found += [0] * (cells - len(found))
    expected = sum(found) / cells
    distance = sum((count - expected) ** 2 for count in found) / expected
    return (distance - (cells - 1)) / math.sqrt(2 * (cells - 1))


def fair_by_the_book(master: bytes, pile: int, shuffle: int, k: int, n: int) -> int:
    """The fair generator as an auditor would write it."""
    label = b"reverie-shuffle-1" + pile.to_bytes(2, "big") + shuffle.to_bytes(4, "big")
    key = hmac.new(master, label, hashlib.sha256).digest()
    for attempt in range(1000):
        word = hashlib.sha256(key + k.to_bytes(4, "big") + attempt.to_bytes(4, "big")).digest()[:8]
        number = int.from_bytes(word, "big")
        if number < 2**64 // n * n:
            return number % n
    raise AssertionError


# ---- fair ------------------------------------------------------------------------------------------------------------


@given(masters, piles, shuffles, places, limits)
def test_the_fair_generator_is_the_one_written_down(master: bytes, pile: int, shuffle: int, k: int, n: int) -> None:
    assert FairSource(master).below(pile, shuffle, k, n) == fair_by_the_book(master, pile, shuffle, k, n)
    assert 0 <= FairSource(master).below(pile, shuffle, k, n) < n


@given(masters, st.lists(st.tuples(piles, shuffles, places, limits), min_size=1, max_size=12), st.randoms())
def test_the_kth_number_depends_on_pile_shuffle_and_k_alone(
    master: bytes, asked: list[tuple[int, int, int, int]], rng: object
) -> None:
    source = FairSource(master)
    first = {question: source.below(*question) for question in asked}
    for question in reversed(asked + asked):
        assert source.below(*question) == first[question]


def test_fair_numbers_are_uniform_and_unrelated(amount: Amount) -> None:
    source = FairSource(bytes(range(32)))
    n = amount(8_000, 400_000)
    for pile, shuffle in ((1, 0), (1, 1), (2, 0)):
        assert abs(chi_square(Counter(source.below(pile, shuffle, k, 19) for k in range(n)).values(), 19)) < 5
    together = Counter((source.below(1, 0, k, 6), source.below(1, 1, k, 6)) for k in range(n))
    assert abs(chi_square(together.values(), 36)) < 5
    following = Counter(pairwise(source.below(1, 0, k, 6) for k in range(n)))
    assert abs(chi_square(following.values(), 36)) < 5


def test_a_draw_that_would_favour_small_numbers_is_thrown_away() -> None:
    source = FairSource(bytes(32))
    n = 3 * 2**62  # every fourth word is too large and would otherwise be small
    small = sum(source.below(1, 0, k, n) < n // 3 for k in range(3_000))
    assert 870 < small < 1130
    assert all(source.below(1, 0, k, 1) == 0 for k in range(50))


def test_fair_seeds_are_fresh_and_valid() -> None:
    seeds = {fair_seed() for _ in range(50)}
    assert len(seeds) == 50
    for seed in seeds:
        assert reverie.new_game("onirim", seed=seed).spec.is_fair


# ---- quick -----------------------------------------------------------------------------------------------------------


def dice(seed: int, pile: int = 1, shuffle: int = 0) -> Core:
    """A stream of a game."""
    core = Core()
    seed_streams(core, seed)
    core.shuffles[pile] = shuffle
    open_stream(core, pile)
    return core


@pytest.mark.parametrize("stride", [1, 2, 64, 2**16, 2**31, 2**32, 2**33 + 2**32])
def test_near_seeds_are_unrelated(stride: int, amount: Amount) -> None:
    n = amount(4_000, 200_000)
    first = [below(dice(i * stride % 2**63), 1, 6) for i in range(n + 1)]
    assert abs(chi_square(Counter(first).values(), 6)) < 5
    assert abs(chi_square(Counter(pairwise(first)).values(), 36)) < 5


def test_streams_of_one_game_are_unrelated(amount: Amount) -> None:
    n = amount(4_000, 200_000)
    for one, other in (((1, 0), (1, 1)), ((1, 0), (2, 0)), ((1, 1), (2, 1))):
        both = Counter((below(dice(i, *one), one[0], 6), below(dice(i, *other), other[0], 6)) for i in range(n))
        assert abs(chi_square(both.values(), 36)) < 5


def test_a_quick_stream_is_uniform_all_along(amount: Amount) -> None:
    n = amount(20_000, 1_000_000)
    for seed in (0, 1, 2**63 - 1):
        core = dice(seed)
        numbers = [below(core, 1, 13) for _ in range(n)]
        assert abs(chi_square(Counter(numbers).values(), 13)) < 5
        assert abs(chi_square(Counter(pairwise(numbers)).values(), 169)) < 5
        thoughts = [think(core, 13) for _ in range(n)]
        assert abs(chi_square(Counter(thoughts).values(), 13)) < 5
        assert abs(chi_square(Counter(zip(numbers, thoughts, strict=True)).values(), 169)) < 5


@given(st.integers(0, 2**63 - 1), st.integers(1, 3), st.integers(0, 2**20), st.integers(1, 255))
def test_streams_stay_where_c_and_python_agree(seed: int, pile: int, shuffle: int, n: int) -> None:
    core = dice(seed, pile, shuffle)
    assert 0 <= core.key_low < 2**32
    assert 0 <= core.key_high < 2**32
    for _ in range(20):
        assert 0 < core.stream[pile] < 2**63
        assert 0 < core.mind < 2**63
        assert 0 <= below(core, pile, n) < n
        assert 0 <= think(core, n) < n


@given(st.integers(0, 2**63 - 1))
def test_thinking_never_touches_the_cards(seed: int) -> None:
    quiet, busy = dice(seed), dice(seed)
    drawn = []
    for _ in range(10):
        think(busy, 7)
        drawn.append((below(quiet, 1, 76), below(busy, 1, 76)))
    assert all(left == right for left, right in drawn)


@given(st.sets(st.integers(0, 2**32 - 1), min_size=2, max_size=50))
def test_mixing_loses_nothing(numbers: set[int]) -> None:
    mixed = {mix32(number) for number in numbers}
    assert len(mixed) == len(numbers)
    assert all(0 <= number < 2**32 for number in mixed)


def test_every_first_card_is_about_as_likely_as_it_should_be(amount: Amount) -> None:
    """The opening hands of many games hold every location in proportion to its copies."""
    games = amount(1_500, 50_000)
    seen: Counter[str] = Counter()
    for seed in range(games):
        seen.update(reverie.new_game("onirim", seed=seed).view()["hand"]["cards"])
    copies = {"red.sun": 9, "blue.sun": 8, "green.sun": 7, "brown.sun": 6}
    copies |= {f"{colour}.moon": 4 for colour in ("red", "blue", "green", "brown")}
    copies |= {f"{colour}.key": 3 for colour in ("red", "blue", "green", "brown")}
    total = sum(copies.values())
    for card, count in copies.items():
        expected = games * 5 * count / total
        assert abs(seen[card] - expected) < 5 * expected**0.5, card


# ---- the lazy deck of Urbion -----------------------------------------------------------------------------------------


def pair_of(*cards: str) -> str:
    """What two Dreams drawn for a row are, as the law counts them (chapter 16)."""
    sums = [sum(int(card[1]) for card in cards if card[0] == letter) for letter in "SI"]
    if "X5" in cards:
        return f"{cards.count('X5')} chaos"
    if not all(sums):
        return "one side"
    return "balanced" if sums[0] == sums[1] else "opposite sides"


# Of all pairs of the 72 Dreams of the base game.
FRESH_ROWS = {"one side": 38.8, "opposite sides": 30.0, "balanced": 10.0, "1 chaos": 20.0, "2 chaos": 1.1}


def test_fresh_rows_are_as_likely_as_the_law_says() -> None:
    """The law's percentages are those of its own data table, counted out."""
    table = deck_of()
    pairs = [(one, other) for i, one in enumerate(table) for other in table[i + 1 :]]
    assert len(table) == 72
    seen = Counter(pair_of(*pair) for pair in pairs)
    assert {name: round(100 * count / len(pairs), 1) for name, count in seen.items()} == FRESH_ROWS


def deck_of() -> list[str]:
    """Every Dream of the base game by its token (URB-DATA-01, -02)."""
    return [name for name in ["S1e", "S2w", "S1f", "S4a", "I3e", "I2w", "I2f", "I1a", "X5"] for _ in range(8)]


@pytest.mark.parametrize("order", ["hidden", "open"])
@pytest.mark.parametrize("row", range(4))
def test_rows_are_filled_as_by_a_shuffled_deck(row: int, order: str, amount: Amount) -> None:
    """Each of the four rows is a pair of any two Dreams, in a deck without an order as in one with a fixed order."""
    games = amount(1_500, 60_000)
    seen: Counter[str] = Counter()
    for seed in range(games):
        game = reverie.new_game("urbion", seed=seed, variants={"order": order})
        while game.turn == 0:
            game.apply(game.legal_actions()[0])
        drawn = [event.data["card"] for event in game.events if event.kind == "moved" and event.data["to"] == "drawn"]
        seen[pair_of(drawn[2 * row], drawn[2 * row + 1])] += 1
    for name, percent in FRESH_ROWS.items():
        expected = games * percent / 100
        assert abs(seen[name] - expected) < 5 * math.sqrt(expected), name
    assert set(seen) <= set(FRESH_ROWS)


def test_the_first_cities_and_postcards_are_about_as_likely_as_they_should_be(amount: Amount) -> None:
    games = amount(1_000, 50_000)
    cities: Counter[str] = Counter()
    postcards: Counter[str] = Counter()
    for seed in range(games):
        view = reverie.new_game("urbion", seed=seed, modules=["temples", "postcards"]).view()
        cities.update(row["city"] for row in view["rows"])
        placed = [dream["postcard"] for row in view["rows"] for side in ("sognae", "incubi") for dream in row[side]]
        postcards.update(name for name in placed if name)
    assert abs(chi_square(postcards.values(), 8)) < 5
    for city, count in cities.items():
        expected = games * 4 * (1 if city.startswith("temple") else 2) / 16
        assert abs(count - expected) < 5 * math.sqrt(expected), city
    assert len(cities) == 10
