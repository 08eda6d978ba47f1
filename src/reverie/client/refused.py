"""What a server refuses, as an exception of ours."""

from __future__ import annotations

from typing import Any

from reverie.errors import ReverieError


class Unanswered(ReverieError):
    """No word from the server in time. What was asked is not sent again, but it may have been done all the same."""


class Refused(ReverieError):
    """The server said no; its own sentence is kept."""

    def __init__(self, error: dict[str, Any], status: int | None = None) -> None:
        super().__init__(str(error.get("code", "internal")), place=error.get("place"), rule=error.get("rule"))
        self.message = str(error.get("message", ""))
        self.status = status
        wait = error.get("retry_after")
        self.retry_after = float(wait) if isinstance(wait, int | float) else None

    def text(self, language: str = "en") -> str:
        """What the server said, in the language it was asked in."""
        return self.message or self.code
