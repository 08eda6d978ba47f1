"""Seat links, read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from reverie.errors import StateError

LINK = re.compile(r"(.*)/t/([a-z0-9]{20})/?")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Link:
    """Where a table is, and the right to sit there."""

    server: str
    table: str
    token: str

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

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/play"

    @property
    def url(self) -> str:
        """The link as it is sent to people; whoever has it has the seat."""
        return f"{self.server}/t/{self.table}#{self.token}"

    def __repr__(self) -> str:
        return f"Link({self.server}, {self.table})"  # without the token: it ends up in logs

    __str__ = __repr__
