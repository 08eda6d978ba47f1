"""Streams of chance: every shuffle opens one of its own, and the k-th card taken uses its k-th number.

So the order of a pile depends on its shuffle alone, not on what else was drawn, and nothing hidden is stored.
Two generators stand behind `below`: the quick one here (multiply-with-carry, its state stays below 2^63, so
Python and C agree), and the fair one (`chance.py`) for games that can be audited.
"""

from reverie.kernel.constants import MIND
from reverie.kernel.core import Core


def low32(x: int) -> int:
    """The lower 32 bits of a number below 2^63, without a literal that C would hold in an object."""
    return x - (x >> 32 << 32)


def mix32(h: int) -> int:
    """A bijective scramble of 32 bits: near inputs give unrelated outputs."""
    h ^= h >> 16
    h = low32(h * 0x7FEB352D)
    h ^= h >> 15
    h = low32(h * 0x31848BAB)
    h ^= h >> 14
    return h


def seed_streams(g: Core, seed: int) -> None:
    """One number below 2^63 names one game."""
    g.key_low = mix32(low32(seed) ^ 0x5BD1E995)
    g.key_high = mix32((seed >> 32) ^ g.key_low)
    g.mind = stream_state(g, MIND, 0)


def stream_state(g: Core, purpose: int, number: int) -> int:
    """The first state of a stream; its lower half, which the first number shows, depends on every bit of the seed."""
    a = mix32(g.key_low ^ (purpose << 24 | number))
    b = mix32(g.key_high ^ a)
    return ((a >> 2) + 1 << 32) | b


def open_stream(g: Core, pile: int) -> None:
    """From here on the unordered cards of this pile follow a new order."""
    g.stream[pile] = stream_state(g, pile, g.shuffles[pile])
    g.drawn[pile] = 0


def think(g: Core, n: int) -> int:
    """A number below n for a random player; it never touches the cards' streams."""
    x = g.mind
    high = x >> 32
    x = 2117482479 * (x - (high << 32)) + high
    g.mind = x
    high = x >> 32
    return ((x - (high << 32) ^ high) * n) >> 32


def below(g: Core, pile: int, n: int) -> int:
    """The next number below n of a pile's stream."""
    if g.fair:
        return fair_below(g, pile, n)
    x = g.stream[pile]
    high = x >> 32
    x = 2117482479 * (x - (high << 32)) + high
    g.stream[pile] = x
    high = x >> 32
    return ((x - (high << 32) ^ high) * n) >> 32


def fair_below(g: Core, pile: int, n: int) -> int:
    """The same from the fair generator, which lives outside in Python."""
    k = g.drawn[pile]
    g.drawn[pile] = k + 1
    number: int = g.source.below(pile, g.shuffles[pile], k, n)
    return number
