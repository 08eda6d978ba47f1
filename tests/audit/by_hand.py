"""Fair deals worked out by hand: written from docs/fair-deals.md alone, with nothing of Reverie in it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

BASE_PILE = [
    *(
        f"{colour}.{symbol}"
        for colour, suns in (("red", 9), ("blue", 8), ("green", 7), ("brown", 6))
        for symbol, copies in (("sun", suns), ("moon", 4), ("key", 3))
        for _ in range(copies)
    ),
    *(f"door.{colour}" for colour in ("red", "blue", "green", "brown") for _ in range(2)),
    *["nightmare"] * 10,
]


def digest(*texts: str) -> str:
    data = b""
    for text in texts:
        part = text.encode("utf-8")
        data += bytes([len(part) >> 24 & 255, len(part) >> 16 & 255, len(part) >> 8 & 255, len(part) & 255]) + part
    return hashlib.sha256(data).hexdigest()


def commitment(table: str, spec: str, secret: str) -> str:
    return digest("reverie-commit-1", table, spec, secret)


def seed(table: str, spec: str, secret: str, nonces: Sequence[str]) -> str:
    return digest("reverie-seed-1", secret, table, spec, *nonces)


def day_commitment(day: str, secret: str) -> str:
    return digest("reverie-day-commit-1", day, secret)


def day_seed(day: str, spec: str, secret: str) -> str:
    return digest("reverie-day-seed-1", secret, day, spec)


def first_link(table: str, spec: str, rules: int, deal: str, promise: str | None) -> str:
    return digest("reverie-table-1", table, spec, f"{rules}", deal, promise or "")


def next_link(before: str, seq: int, at: int, kind: str, seat: int, body: str, state: str) -> str:
    return digest("reverie-log-1", before, f"{seq}", f"{at}", kind, f"{seat}", body, state)


def shuffle_key(master: str, pile: int, shuffle: int) -> bytes:
    text = b"reverie-shuffle-1" + pile.to_bytes(2, "big") + shuffle.to_bytes(4, "big")
    return hmac.new(bytes.fromhex(master), text, hashlib.sha256).digest()


def number_below(key: bytes, k: int, n: int) -> int:
    attempt = 0
    while True:
        block = hashlib.sha256(key + k.to_bytes(4, "big") + attempt.to_bytes(4, "big")).digest()
        x = int.from_bytes(block[:8], "big")
        if x < 2**64 - 2**64 % n:
            return x % n
        attempt += 1


def first_hand(master: str) -> list[str]:
    """The first hand of a solo game of base Onirim, in the order in which it is drawn."""
    pile, hand, drawn = list(BASE_PILE), list[str](), 0
    key = shuffle_key(master, 1, 0)
    while len(hand) < 5:
        card = pile.pop(number_below(key, drawn, len(pile)))
        drawn += 1
        if not card.startswith(("door", "nightmare")):
            hand.append(card)
    return hand
