"""Deals that nobody can choose: the server promises a secret before it hears the players' numbers.

The commitment is published first, so the secret cannot follow the numbers (nonces) of the seats; the seed needs
those numbers, so the server alone cannot choose it; the secret is shown at the end, so everybody can do the sum.
A day's deals have no nonces: everybody plays the same cards, from a secret that is shown after the day.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from reverie.errors import ReverieError
from reverie.hosted.digest import digest
from reverie.kernel.spec import FAIR

SECRET_DIGITS = 64
NONCE_DIGITS = 32
DIGITS = frozenset("0123456789abcdef")


class DealError(ReverieError):
    """A number for a fair deal that cannot be used."""


def new_secret() -> str:
    """A fresh 256-bit secret."""
    return secrets.token_hex(SECRET_DIGITS // 2)


def new_nonce() -> str:
    """A fresh 128-bit number, which one seat adds to the deal."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def is_hex(text: object, digits: int) -> bool:
    """Whether this is a text of so many hexadecimal digits, small letters only: one number, one text."""
    return isinstance(text, str) and len(text) == digits and DIGITS.issuperset(text)


def check_nonce(text: object) -> str:
    """A seat's number as it may enter the log; DealError for anything else."""
    if isinstance(text, str) and is_hex(text, NONCE_DIGITS):
        return text
    raise DealError("deal-nonce", place="nonce", digits=NONCE_DIGITS)


def commitment(table: str, spec: str, secret: str) -> str:
    """What is published before anybody sits down; `spec` is the rules text, without a seed."""
    return digest("reverie-commit-1", table, spec, secret)


def master(table: str, spec: str, secret: str, nonces: Sequence[str]) -> str:
    """The seed of a table's deal, from the secret and the nonces in the order of the seats."""
    return FAIR + digest("reverie-seed-1", secret, table, spec, *nonces)


def day_commitment(day: str, secret: str) -> str:
    """What is published before a day (`YYYY-MM-DD`) begins."""
    return digest("reverie-day-commit-1", day, secret)


def day_seed(day: str, spec: str, secret: str) -> str:
    """The seed of a day's deal of one game: the same cards for everybody."""
    return FAIR + digest("reverie-day-seed-1", secret, day, spec)
