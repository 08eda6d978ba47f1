"""Something in play that can do something."""

from __future__ import annotations

from typing import NamedTuple

from reverie.games.etherfields.content.model import Ability


class Source(NamedTuple):
    """One ability in play, with where it lies and whose it is."""

    ability: Ability
    zone: str  # progress | mask | weakness | item | tile | field | socket | gate | slumber | creature | event | rift |
    #            season | wisdom | clue | companion
    instance: int | str | None  # card number, field, figure; None: there is only one
    holder: int  # the character it belongs to; -1: everybody
    field: int  # the field of a field action, socket or rift; -1: no field
