"""Links and keys: 256 random bits that are the right to sit somewhere. Only their hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TABLE = re.compile(r"[a-z0-9]{20}")
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_token() -> str:
    """The secret part of a fresh link, or a fresh key."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A fresh table's name: 103 random bits, so that tables cannot be listed by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(20))


def is_token(text: object) -> bool:
    """Whether a text has the form of a token."""
    return isinstance(text, str) and TOKEN.fullmatch(text) is not None


def is_table_id(text: object) -> bool:
    """Whether a text has the form of a table's name."""
    return isinstance(text, str) and TABLE.fullmatch(text) is not None


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str | None) -> bool:
    """Whether a token is the one whose hash was kept, in a time that tells nothing."""
    return kept is not None and hmac.compare_digest(hash_of(token), kept)


def link(public_url: str, table: str, token: str) -> str:
    """The whole link; browsers never send what stands behind the #."""
    return f"{public_url.rstrip('/')}/t/{table}#{token}"
