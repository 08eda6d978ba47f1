"""Chance that is the same everywhere: a stream of numbers that depends on nothing but a word."""

from __future__ import annotations

MASK = (1 << 64) - 1


class Seeded:
    """A little uneven, as if cut by hand, but always in the same way (splitmix over a hash of the word)."""

    def __init__(self, word: str) -> None:
        self.state = 0xCBF29CE484222325
        for byte in word.encode():
            self.state = (self.state ^ byte) * 0x100000001B3 & MASK

    def unit(self) -> float:
        """The next number from 0 up to 1."""
        self.state = self.state + 0x9E3779B97F4A7C15 & MASK
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return ((mixed ^ mixed >> 31) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """The next number of a range."""
        return low + (high - low) * self.unit()
