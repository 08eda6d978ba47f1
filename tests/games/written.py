"""Zones and answers that tests compare with written ones, whatever the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator


def read(zone: str) -> list[str]:
    """Written cards as a list: `red.sun x2 nightmare`, `S2w x2 X5`; who knows them is not read."""
    tokens: list[str] = []
    for word in zone.split():
        if re.fullmatch(r"x\d+", word):
            tokens += tokens[-1:] * (int(word[1:]) - 1)
        else:
            tokens.append(word.partition("!")[0])
    return tokens


class Cards:
    """The cards of a zone, compared with written ones; the order counts only where cards lie in order."""

    def __init__(self, tokens: Iterable[str], ordered: bool = False) -> None:
        self.tokens = list(tokens)
        self.ordered = ordered

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            other = Cards(read(other))
        if not isinstance(other, Cards):
            return NotImplemented
        if self.ordered or other.ordered:
            return self.tokens == other.tokens
        return Counter(self.tokens) == Counter(other.tokens)

    __hash__ = None  # type: ignore[assignment]  # a zone is compared, never looked up

    def __repr__(self) -> str:
        return f"<{' '.join(self.tokens) or 'nothing'}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self.tokens)

    def __len__(self) -> int:
        return len(self.tokens)

    def count(self, token: str) -> int:
        return self.tokens.count(token)


class Answers:
    """What may be answered, compared with answers between commas, in any order."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def tidy(self, words: str) -> str:
        """One written answer as a game says it."""
        return words.strip()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return sorted(self.words) == sorted(self.tidy(part) for part in other.split(",") if part.strip())
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]  # compared, never looked up

    def __repr__(self) -> str:
        return f"<{', '.join(self.words) or 'nothing'}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, words: str) -> bool:
        return self.tidy(words) in self.words
