"""Which words of the language a pack uses (9.13, 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.words import FAMILIES


@dataclass(frozen=True, slots=True)
class Coverage:
    """The words of one family, used and unused."""

    family: str
    used: dict[str, int]  # word -> how often
    unused: tuple[str, ...]

    def to_json(self) -> dict[str, object]:
        """The coverage as plain data."""
        return {"used": self.used, "unused": list(self.unused)}


def coverage(pack: Pack, packs: Collection[int] = ()) -> list[Coverage]:
    """The use of every family, in the order of the law; by some of the packs, or by all that were read."""
    counts: Counter[tuple[str, str]] = Counter()
    for (number, family, word), count in pack.builder.used.items():
        if not packs or number in packs:
            counts[family, word] += count
    found = []
    for family, words in FAMILIES.items():
        used = {word: counts[family, word] for word in words if counts[family, word]}
        found.append(Coverage(family, used, tuple(word for word in words if word not in used)))
    return found
