"""How many of each there are in a long list: every view of a server counts the cards that are not seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence


def counts(ordered: list[int], names: Sequence[str] | Mapping[int, str]) -> dict[str, int]:
    """Each number's name with its count, of a list in order: from one run of equal numbers to the next."""
    found: dict[str, int] = {}
    begin, size = 0, len(ordered)
    while begin < size:
        number = ordered[begin]
        end = bisect_right(ordered, number, begin)
        found[names[number]] = end - begin
        begin = end
    return found
