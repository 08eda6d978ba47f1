"""The fair generator: SHA-256 in counter mode, for games that people must be able to audit.

Each shuffle has a key of its own, derived from the master secret; its k-th card takes the k-th number. So the
order depends on the shuffle alone, and whoever holds the secret afterwards can lay it open.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from reverie.kernel.spec import FAIR

WORD = 2**64


def fair_seed() -> str:
    """A fresh 256-bit secret as a seed."""
    return FAIR + secrets.token_hex(32)


class FairSource:
    """Numbers for every pile and shuffle, derived from one master secret."""

    def __init__(self, master: bytes) -> None:
        self.master = master
        self.keys: dict[tuple[int, int], bytes] = {}

    @classmethod
    def from_seed(cls, seed: str) -> FairSource:
        """The source of a `fair:` seed."""
        return cls(bytes.fromhex(seed[len(FAIR) :]))

    def key(self, pile: int, shuffle: int) -> bytes:
        """The key of one shuffle of one pile."""
        name = (pile, shuffle)
        if name not in self.keys:
            label = b"reverie-shuffle-1" + pile.to_bytes(2, "big") + shuffle.to_bytes(4, "big")
            self.keys[name] = hmac.digest(self.master, label, "sha256")
        return self.keys[name]

    def below(self, pile: int, shuffle: int, k: int, n: int) -> int:
        """The k-th number of a shuffle, uniform below n: a draw that would favour small numbers is thrown away."""
        key = self.key(pile, shuffle)
        attempt = 0
        while True:
            block = hashlib.sha256(key + k.to_bytes(4, "big") + attempt.to_bytes(4, "big")).digest()
            number = int.from_bytes(block[:8], "big")
            if number < WORD - WORD % n:
                return number % n
            attempt += 1
