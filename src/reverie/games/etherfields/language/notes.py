"""What is remembered while one text is carried out: whom it spares, what was raised once, what was chosen.

Inner scopes are copies, so a text that has some gets a number; notes are kept under it until the round is over. So they
are plain data that survives being written down in the middle of a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core.state import Scope

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

NUMBER = "texts"  # in `state.uses`: how many texts have got a number


def number_of(e: Engine, scope: Scope) -> int:
    """The number of the text that a scope belongs to; whoever makes an inner scope asks for it first."""
    number: int | None = scope.get("text")
    if number is None:
        uses = e.state.uses
        uses[NUMBER] = number = uses.get(NUMBER, 0) + 1
        scope["text"] = number
    return number


def note(e: Engine, scope: Scope, *words: object) -> None:
    """Write something down about a text."""
    e.state.uses["|".join(map(str, ("round", "text", number_of(e, scope), *words)))] = 1


def forget(e: Engine, scope: Scope, *words: object) -> None:
    """Cross it out again."""
    if "text" in scope:
        e.state.uses.pop("|".join(map(str, ("round", "text", scope["text"], *words))), None)


def is_noted(e: Engine, scope: Scope, *words: object) -> bool:
    """Whether it was written down."""
    number = scope.get("text")
    return number is not None and "|".join(map(str, ("round", "text", number, *words))) in e.state.uses
