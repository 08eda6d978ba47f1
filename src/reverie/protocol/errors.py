"""Refusals of the protocol: a fixed list of codes, with the game's own code as `detail` where a game refused.

The list never depends on which games are installed, so a bot can handle all of it; `detail` says more.
"""

from __future__ import annotations

from typing import Any

from reverie.errors import (
    IllegalAction,
    PositionError,
    RecordError,
    ReverieError,
    SpecError,
    StateError,
    plain,
)
from reverie.words import words

# Refused by the protocol itself; the sentences stand in words/<language>/protocol.ftl under `protocol-<code>`.
OWN_CODES = (
    "line-too-long",
    "encoding",
    "json",
    "request",
    "unknown-command",
    "unknown-field",
    "missing-field",
    "bad-field",
    "conflicting-fields",
    "no-game",
    "no-thought",
    "sealed",
    "internal",
)

# Refused by the kernel or a game: the kind of error gives the code, its own code becomes `detail`.
CODE_OF: dict[type[ReverieError], str] = {
    SpecError: "bad-spec",
    IllegalAction: "illegal-action",
    PositionError: "bad-position",
    RecordError: "bad-record",
    StateError: "not-now",
}
GAME_OVER = "game-over"

CODES = (*OWN_CODES, *CODE_OF.values(), GAME_OVER)


class ProtocolError(ReverieError):
    """A line that the protocol refuses; nothing has changed."""

    def text(self, language: str = "en") -> str:
        """The sentence, in a language."""
        details = {name: plain(value, language) for name, value in self.details.items()}
        return words(language).text(f"protocol-{self.code}", **details)


def error_data(error: ReverieError, language: str) -> dict[str, Any]:
    """An error as it stands in a reply."""
    data: dict[str, Any] = error.to_json(language)
    if isinstance(error, ProtocolError):
        return data
    code = CODE_OF.get(type(error), "not-now")
    if error.code == "action-game-over":
        code = GAME_OVER
    elif code == "not-now" and error.place is not None:
        code = "bad-field"  # such an error is about that field of the request: an unknown seat, agent or policy
    return data | {"code": code, "detail": error.code}
