"""Swap: URB-BASE-33, -34, and the steps in which it is asked (URB-BASE-67, -68)."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.urbion.table import PAIRS, SIDES, Table, quiet, table
from tests.support import covers


def swaps(t: Table, card: str) -> list[tuple[str, ...]]:
    """Every Swap that the steps lead to: the pair of places."""
    found: list[tuple[str, ...]] = []

    def descend(step: Table, path: tuple[str, ...]) -> None:
        path = (*path, *(word.split()[1] for word in step.forced if word.startswith("exchange")))
        if step.question not in ("swap", "swap-with"):
            found.append(path)
            return
        for choice in step.choices:
            descend(step.copy().do(choice), (*path, choice.split()[1]))

    descend(t.copy().do(f"swap {card}"), ())
    return found


def all_swaps(t: Table) -> set[tuple[str, str]]:
    """Every exchange of two Dreams on the same side of different rows, equal ones once."""
    found = set()
    for side, (upper, lower) in itertools.product((0, 1), itertools.combinations(range(4), 2)):
        for one, other in itertools.product(t.row(upper + 1).sides[side], t.row(lower + 1).sides[side]):
            found.add((f"R{upper + 1}.{SIDES[side]}:{one}", f"R{lower + 1}.{SIDES[side]}:{other}"))
    return found


def random_rows(dice: random.Random) -> list[str]:
    """Four rows with up to three Dreams on each side, no more of any than there are."""
    rows = []
    both = ["X5", "X5", "Y4", "Y4", "M2e", "N2"]
    decks = [["S1e", "S2w", "S1f", "S4a"] * 3 + both, ["I3e", "I2w", "I2f", "I1a"] * 2 + both]
    for deck in decks:
        dice.shuffle(deck)
    for number, city in enumerate(dice.sample(PAIRS, 4), 1):
        sides = [[deck.pop() for _ in range(dice.randint(0, 3))] for deck in decks]
        rows.append(f"R{number} {city} | S: {' '.join(sides[0]) or '-'} | I: {' '.join(sides[1]) or '-'}")
    return rows


@covers("URB-BASE-33", "URB-BASE-34", "URB-BASE-67", "URB-BASE-68", "URB-EDGE-08")
@pytest.mark.parametrize("seed", range(12))
def test_every_swap_is_reached_by_exactly_one_way(seed: int) -> None:
    t = table(
        *random_rows(random.Random(seed)), modules="squares temples chromatic", hand="I1a I1a I1a I1a", deck="S1e …"
    )  # fmt: skip
    wanted = all_swaps(t)
    assert ("swap I1a" in t.choices) == bool(wanted)
    if wanted:
        assert sorted(swaps(t, "I1a")) == sorted(wanted)


@covers("URB-BASE-33")
@pytest.mark.parametrize("seed", range(6))
def test_a_swap_exchanges_two_places_and_nothing_else(seed: int) -> None:
    t = table(
        *random_rows(random.Random(seed)), modules="squares temples chromatic", hand="I1a I1a I1a I1a", deck="S1e …"
    )  # fmt: skip
    for upper, lower in sorted(all_swaps(t)):
        done = t.copy().do("swap I1a", f"exchange {upper}", f"exchange-with {lower}")
        for number, (before, after) in enumerate(zip(t.rows, done.rows, strict=True), 1):
            sides = [list(side) for side in before.sides]
            for here, there in ((upper, lower), (lower, upper)):
                if here.startswith(f"R{number}."):
                    side = sides[SIDES.index(here[3:9])]
                    side.remove(here.partition(":")[2])
                    side.append(there.partition(":")[2])
            assert [sorted(side) for side in after.sides] == [sorted(side) for side in sides]
            assert after.city == before.city
        assert (done.discard, done.turn, done.success) == ("I1a", 2, 0)


@covers("URB-BASE-33", "URB-BASE-34", "URB-BASE-31")
@pytest.mark.parametrize(
    "rows",
    [
        "R1 earth+water | S: S2w S4a | I: -",
        "R1 earth+water | S: S2w | I: -\nR2 fire+air | S: - | I: I2f",
        "R1 earth+water | S: - | I: -\nR2 fire+air | S: S1f | I: I2f",
    ],
    ids=["one row", "different sides", "an empty row"],
)
def test_a_swap_needs_the_same_side_of_two_rows(rows: str) -> None:
    t = table(rows)
    assert "swap" not in t.choices.verbs
    assert t.refuses("swap S1e")


@covers("URB-BASE-33", "URB-EDGE-11", "URB-CHROMATIC-02", "URB-SQUARES-05")
@pytest.mark.parametrize("token", ["X5", "Y4", "M2e", "N2"])
@pytest.mark.parametrize("side", SIDES)
def test_whatever_is_swapped_keeps_side_and_sign(token: str, side: str) -> None:
    here, there = ("S: {} | I: -", "S4a") if side == "sognae" else ("S: - | I: {}", "I3e")
    t = table(
        f"R2 earth+water | {here.format(token)}", f"R4 fire+air | {here.format(there)}",
        modules="squares chromatic temples", deck="S1e …",
    )  # fmt: skip
    t.do("swap I1a")
    assert t.forced == [f"exchange R2.{side}:{token}", f"exchange-with R4.{side}:{there}"]
    assert t.row(2) == f"earth+water | {here.format(there)}"
    assert t.row(4) == f"fire+air | {here.format(token)}"
    sign = 1 if side == "sognae" else -1
    assert t.row(4).total == sign * int(token[1])


@covers("URB-BASE-33")
def test_equal_cards_may_be_exchanged_and_postcards_move_along() -> None:
    t = table(
        "R1 earth+water | S: S2w{doves} | I: -", "R2 fire+air | S: S2w | I: -", quiet(4),
        modules="postcards", deck="S1e …",
    )  # fmt: skip
    t.do("swap I1a")
    assert t.forced == ["exchange R1.sognae:S2w{doves}", "exchange-with R2.sognae:S2w"]
    assert (t.row(1).sognae, t.row(2).sognae) == ("S2w", "S2w{doves}")


@covers("URB-BASE-33", "URB-BASE-10", "URB-EDGE-08")
def test_full_sides_may_be_swapped() -> None:
    t = table("R1 earth+water | S: S1e S1e S1e | I: -", "R2 fire+air | S: S4a S4a S4a | I: -", deck="S1e …")
    t.do("swap I1a")
    assert (t.row(1).sognae, t.row(2).sognae) == ("S1e S1e S4a", "S4a S4a S1e")


@covers("URB-BASE-33")
def test_elements_do_not_matter_and_any_card_pays() -> None:
    t = table("R1 earth+water | S: S4a | I: -", "R2 earth+fire | S: S2w | I: -", hand="S1e I2w S1f I1a", deck="S1e …")
    assert t.choices.of("swap") == "S1e, I2w, S1f, I1a"
    t.do("swap I2w")
    assert (t.row(1).sognae, t.row(2).sognae, t.discard) == ("S2w", "S4a", "I2w")


@covers("URB-BASE-33")
def test_a_swap_inside_a_row_is_refused() -> None:
    t = table("R1 earth+water | S: S4a S2w | I: -", "R2 earth+fire | S: S2w | I: -", quiet(4)).do("swap I1a")
    assert t.choices == "exchange R1.sognae:S4a, exchange R1.sognae:S2w"
    t.do("exchange R1.sognae:S4a")
    assert t.forced == ["exchange-with R2.sognae:S2w"], "never its neighbour"


@covers("URB-EDGE-11")
@pytest.mark.parametrize("token", ["M2e", "N2", "X5"])
def test_what_fits_both_sides_is_swapped_on_its_own_side_only(token: str) -> None:
    t = table(
        f"R1 earth+water | S: {token} | I: I3e", "R2 fire+air | S: S4a | I: I2f", modules="squares temples",
        deck="S1e …",
    ).do("swap I1a", f"exchange R1.sognae:{token}")  # fmt: skip
    assert t.forced == ["exchange-with R2.sognae:S4a"]
    assert (t.row(1), t.row(2)) == ("earth+water | S: S4a | I: I3e", f"fire+air | S: {token} | I: I2f")


@covers("URB-BASE-34", "URB-BASE-33")
@pytest.mark.parametrize("marks", ["S: S1e | I: -", "S: - | I: I2f"])
def test_either_side_of_two_rows_is_enough_for_a_swap(marks: str) -> None:
    t = table(f"R1 earth+water | {marks}", f"R4 fire+air | {marks}", deck="S1e …")
    assert "swap" in t.choices.verbs
