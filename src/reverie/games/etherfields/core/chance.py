"""The four kinds of chance, and no others (0.5): shuffle, pick, luck die, creature die.

Each result depends on the seed, on its kind and on how many of that kind came before, on nothing else: taking a step
back and doing something else meets the same dice. Tests lay results down beforehand in `state.scripted`.
"""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.state import State
from reverie.kernel.chance import FairSource

MASK = 2**64 - 1
KINDS = ("shuffle", "pick", "luck", "creature")


def scramble(x: int) -> int:
    """64 bits that look like nothing; near inputs give unrelated outputs."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & MASK
    return x ^ x >> 31


class Chance:
    """Chance from a seed: a number for simulations, a secret for games that can be audited."""

    def __init__(self, seed: int | str) -> None:
        self.source = FairSource.from_seed(seed) if isinstance(seed, str) else None
        self.key = scramble(scramble(seed)) if isinstance(seed, int) else 0

    def below(self, kind: int, event: int, k: int, n: int) -> int:
        """The k-th number below n of one event of a kind."""
        if self.source is not None:
            return self.source.below(kind, event, k, n)
        number = scramble(self.key ^ scramble(kind << 48 ^ event << 16 ^ k))
        return (number * n) >> 64

    def _next(self, state: State, kind: str) -> int:
        """The number of this event among those of its kind."""
        event = state.counters.get(kind, 0)
        state.counters[kind] = event + 1
        return event

    def shuffle(self, state: State, cards: list[Any]) -> None:
        """Put a list into another order."""
        scripted = state.scripted.get("shuffle")
        if scripted:
            order = scripted.pop(0)
            if order != "keep":
                cards[:] = [cards[place] for place in order]
            return
        event = self._next(state, "shuffle")
        for k in range(len(cards) - 1, 0, -1):
            other = self.below(0, event, k, k + 1)
            cards[k], cards[other] = cards[other], cards[k]

    def pick(self, state: State, things: list[Any]) -> Any:
        """One of several things."""
        scripted = state.scripted.get("pick")
        if scripted:
            return things[scripted.pop(0)]
        return things[self.below(1, self._next(state, "pick"), 0, len(things))]

    def roll(self, state: State, die: str, faces: list[str]) -> str:
        """A face of a die: luck | creature."""
        scripted = state.scripted.get(die)
        if scripted:
            face: str = scripted.pop(0)
            return face
        return faces[self.below(KINDS.index(die), self._next(state, die), 0, len(faces))]
