"""What C does in a few instructions, in Python: the stand-ins a hot file uses while it is not compiled.

A compiled unit takes the same names from `native.pxd` instead, so the rules themselves never ask whether
they are compiled. See `docs/architecture.md`, "One source, two speeds".
"""

from bisect import bisect_right
from collections.abc import Mapping
from contextlib import nullcontext
from math import isqrt, ldexp, tanh
from typing import Any, TypeVar

nogil = nullcontext()

Kind = TypeVar("Kind")


def taken_for(kind: type[Kind], value: Any) -> Kind:
    """What is known to be of this kind, without asking; C would have to hold the lock to ask."""
    found: Kind = value
    return found


def allocate(holder: object, fields: Mapping[str, int]) -> None:
    """Give `holder` every field of a C struct, zeroed: a number (size 0), bytes (size n) or wide ints (size -n)."""
    for name, size in fields.items():
        value: object = 0
        if size > 0:
            value = bytearray(size)
        elif size < 0:
            value = [0] * -size
        setattr(holder, name, value)


def copy_fields(target: Any, source: Any) -> None:
    """Make the numbers and arrays of `target` equal to those of `source`; arrays are copied, never shared."""
    for name, value in vars(source).items():
        if name not in ("source", "log"):
            setattr(target, name, value[:] if isinstance(value, (bytearray, list)) else value)


ONE_LESS = bytes((n - 1) % 256 for n in range(256))
ONE_MORE = bytes((n + 1) % 256 for n in range(256))


def take_nth(totals: bytearray, start: int, width: int, n: int) -> int:
    """Remove the n-th card of a bag of running totals; returns its kind.

    `totals[start + k]` is how many cards have a kind of at most k: the kind sought is the first one above n.
    """
    end = start + width
    found = bisect_right(totals, n, start, end)
    totals[found:end] = totals[found:end].translate(ONE_LESS)
    return found - start


def add_kind(totals: bytearray, start: int, width: int, kind: int) -> None:
    """Put a card into a bag of running totals."""
    totals[start + kind : start + width] = totals[start + kind : start + width].translate(ONE_MORE)


def add_kinds(totals: bytearray, start: int, width: int, cards: bytearray, count: int) -> None:
    """Put the first `count` of these cards into a bag of running totals."""
    for kind in cards[:count]:
        add_kind(totals, start, width, kind)


def drop_kind(totals: bytearray, start: int, width: int, kind: int) -> None:
    """Take a card of a kind that is there out of a bag of running totals."""
    totals[start + kind : start + width] = totals[start + kind : start + width].translate(ONE_LESS)


def close_gap(cards: bytearray, start: int, end: int) -> None:
    """Remove the byte at `start` by moving everything up to `end` one place down."""
    cards[start : end - 1] = cards[start + 1 : end]


def swap_bytes(left: bytearray, right: bytearray, count: int) -> None:
    """Exchange the first `count` bytes of two arrays."""
    left[:count], right[:count] = right[:count], left[:count]


def copy_bytes(target: bytearray, source: bytearray, count: int) -> None:
    """Make the first `count` bytes of an array equal to those of another one."""
    target[:count] = source[:count]


def bring_forward(cards: bytearray, place: int, card: int) -> None:
    """Of eight bytes, the first one from `place` on that equals `card` comes to `place`; those it passes move up."""
    del cards[cards.index(card, place)]
    cards.insert(place, card)


# ---- what a search keeps ----------------------------------------------------------------------------------------


def shelf_width(g: Any) -> int:
    """How many bytes a table needs on a shelf; Python keeps its objects elsewhere."""
    return 0


def shelf_in(room: bytearray, places: int) -> list[dict[str, Any]]:
    """A shelf for so many tables."""
    return [{} for _ in range(places)]


def put_on_shelf(shelf: list[dict[str, Any]], place: int, g: Any) -> None:
    """Keep the numbers and arrays of a table."""
    shelf[place] = {
        name: value[:] if isinstance(value, (bytearray, list)) else value
        for name, value in vars(g).items()
        if name not in ("source", "log")
    }


def take_from_shelf(g: Any, shelf: list[dict[str, Any]], place: int) -> None:
    """Lay a table as it was kept; it stays on the shelf."""
    for name, value in shelf[place].items():
        setattr(g, name, value[:] if isinstance(value, (bytearray, list)) else value)


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The position of the lowest set bit."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def bit(position: int) -> int:
    """A mask with one bit, wide enough for every card kind."""
    return 1 << position


def root_of(number: int) -> int:
    """The whole part of the square root of a number below 2^52."""
    return isqrt(number)


# ---- names for situations ---------------------------------------------------------------------------------------

WORD = (1 << 64) - 1


def stir(h: int, number: int) -> int:
    """One more number goes into a name of 63 bits."""
    a = (h ^ number) * 0x9E3779B97F4A7C15 & WORD
    a = (a ^ a >> 32) * 0xD6E8FEB86659FD93 & WORD
    return (a ^ a >> 32) >> 1


def stir_bytes(h: int, array: bytearray, start: int, count: int) -> int:
    """Some bytes, eight at a time, go into a name."""
    for at in range(start, start + count, 8):
        h = stir(h, int.from_bytes(array[at : min(at + 8, start + count)], "little"))
    return h


# ---- numbers in one block of memory, which `store` keeps alive -----------------------------------------------------


def wide_numbers(store: bytearray) -> memoryview:
    """A block seen as numbers of 64 bits."""
    return memoryview(store).cast("q")


def short_numbers(store: bytearray) -> memoryview:
    """A block seen as numbers of 16 bits."""
    return memoryview(store).cast("h")


def real_numbers(store: bytearray) -> Any:
    """A block seen as floating numbers of 32 bits."""
    return memoryview(store).cast("f")


# ---- what was learned: rows of 16 numbers that are added up ---------------------------------------------------------

LANES = 16


def clear_lanes(sums: list[int]) -> None:
    """Nothing yet."""
    sums[:] = [0] * LANES


def add_lanes(sums: list[int], rows: memoryview, row: int) -> None:
    """One row more; the sums stay below 2^15 if the rows are made so (`weights.py`)."""
    sums[:] = [a + b for a, b in zip(sums, rows[LANES * row : LANES * row + LANES], strict=True)]


def weigh_lanes(sums: list[int], rows: memoryview, row: int) -> int:
    """The positive sums, each times its number in this row, added up."""
    return sum(a * b for a, b in zip(sums, rows[LANES * row : LANES * row + LANES], strict=True) if a > 0)


def clear_reals(sums: list[Any]) -> None:
    """The same with floating numbers, for learning."""
    sums[:] = [0] * LANES


def add_reals(sums: list[Any], rows: Any, row: int) -> None:
    """One row more."""
    sums[:] = [a + b for a, b in zip(sums, rows[LANES * row : LANES * row + LANES], strict=True)]


def weigh_reals(sums: list[Any], rows: Any, row: int) -> Any:
    """The positive sums, each times its number in this row, added up."""
    return sum(a * b for a, b in zip(sums, rows[LANES * row : LANES * row + LANES], strict=True) if a > 0)


def push_reals(rows: Any, row: int, by: list[Any]) -> None:
    """A row is changed."""
    for lane in range(LANES):
        rows[LANES * row + lane] += by[lane]


def logistic(x: Any) -> Any:
    """A chance from its logarithmic odds."""
    return ldexp(1 + tanh(ldexp(x, -1)), -1)


# ---- a text that grows ----------------------------------------------------------------------------------------


def new_page() -> bytearray:
    """An empty text; `finished` must follow."""
    return bytearray()


def put(page: bytearray, text: bytes) -> None:
    """Write on."""
    page.extend(text)


def put_number(page: bytearray, number: int) -> None:
    """Write a whole number on."""
    page.extend(b"%d" % number)


def drop_last(page: bytearray, count: int) -> None:
    """Take so many letters back."""
    del page[len(page) - count :]


def finished(page: bytearray) -> bytes:
    """The text; the page is used up."""
    return bytes(page)
