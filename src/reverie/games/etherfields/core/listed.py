"""A list of answers that is found again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Choice


class Listed(NamedTuple):
    """What a character can do, and all that it depends on."""

    depends: bytes  # empty: not only on that, so it is looked for anew
    found: list[Choice]
    short: list[Choice]  # those whose intents are out of reach
