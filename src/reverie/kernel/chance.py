"""The fair generator: SHA-256 in counter mode, for games that people must be able to audit.

Each shuffle has a key of its own, derived from the master secret; its k-th card takes the k-th number. So the
order depends on the shuffle alone, and whoever holds the secret afterwards can lay it open.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from reverie.kernel.spec import FAIR

WORD = 2**64
FIRST = bytes(4)  # the number of the first attempt
BLOCK = 64  # bytes that SHA-256 takes at once; master secrets are shorter
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))


def fair_seed() -> str:
    """A fresh 256-bit secret as a seed."""
    return FAIR + secrets.token_hex(32)


class FairSource:
    """Numbers for every pile and shuffle, derived from one master secret."""

    def __init__(self, master: bytes) -> None:
        self.master = master
        self.keys: dict[tuple[int, int], bytes] = {}
        # HMAC-SHA-256 with both its halves begun: a table shuffles all the time, and `hmac` begins anew each time.
        padded = master.ljust(BLOCK, b"\0")
        self.inner = sha256(padded.translate(INNER))
        self.outer = sha256(padded.translate(OUTER))

    @classmethod
    def from_seed(cls, seed: str) -> FairSource:
        """The source of a `fair:` seed."""
        return cls(bytes.fromhex(seed[len(FAIR) :]))

    def key(self, pile: int, shuffle: int) -> bytes:
        """The key of one shuffle of one pile."""
        name = (pile, shuffle)
        known = self.keys.get(name)
        if known is None:
            label = b"reverie-shuffle-1" + pile.to_bytes(2, "big") + shuffle.to_bytes(4, "big")
            inner, outer = self.inner.copy(), self.outer.copy()
            inner.update(label)
            outer.update(inner.digest())
            known = self.keys[name] = outer.digest()
        return known

    def below(self, pile: int, shuffle: int, k: int, n: int) -> int:
        """The k-th number of a shuffle, uniform below n: a draw that would favour small numbers is thrown away."""
        begin = self.key(pile, shuffle) + k.to_bytes(4, "big")
        number = int.from_bytes(sha256(begin + FIRST).digest()[:8], "big")
        attempt = 0
        while number >= WORD - WORD % n:
            attempt += 1
            number = int.from_bytes(sha256(begin + attempt.to_bytes(4, "big")).digest()[:8], "big")
        return number % n
