"""Links to seats, and the keys they are exchanged for.

A link opens its seat once. Whoever enters by it says a key of their own, 256 random bits, and that is good from then
on; so the same may be said again if the answer was lost.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from reverie.errors import StateError

LINK = re.compile(r"(.*)/t/([a-z0-9]{20})/?")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_key() -> str:
    """A fresh key."""
    return secrets.token_urlsafe(32)


@dataclass
class Link:
    """Where a table is, and the right to sit there: `token` opens the door, `key` is good once it was opened."""

    server: str
    table: str
    token: str
    key: str = field(default_factory=new_key, compare=False)
    is_entered: bool = field(default=False, compare=False)

    @staticmethod
    def read(text: str) -> Link:
        """A link as it is sent to people; StateError if it is none."""
        parts = urlsplit(text.strip())
        path = LINK.fullmatch(parts.path)
        if (
            parts.scheme not in ("http", "https")
            or not parts.netloc
            or path is None
            or not TOKEN.fullmatch(parts.fragment)
        ):
            raise StateError("client-link", place="link")
        return Link(f"{parts.scheme}://{parts.netloc}{path[1]}", path[2], parts.fragment)

    def at(self, table: str) -> Link:
        """The same seat at a rematch, where the same key is good."""
        return replace(self, table=table)

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/play"

    @property
    def url(self) -> str:
        """The link as it is sent to people; whoever enters by it first has the seat."""
        return f"{self.server}/t/{self.table}#{self.token}"

    def __repr__(self) -> str:
        return f"Link({self.server}, {self.table})"  # without token and key: it ends up in logs

    __str__ = __repr__
