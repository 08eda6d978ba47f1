"""What is remembered while one text is carried out: whom it spares, what was raised once, what was chosen.

Inner scopes are copies, so a text that has some gets a number; notes are kept under it until the round is over. So they
are plain data that survives being written down in the middle of a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core.state import Scope

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def number_of(e: Engine, scope: Scope) -> int:
    """The number of the text that a scope belongs to; whoever makes an inner scope asks for it first."""
    number: int | None = scope.get("text")
    if number is None:
        e.state.texts += 1
        scope["text"] = number = e.state.texts
    return number


def note(e: Engine, scope: Scope, *words: object) -> None:
    """Write something down about a text."""
    e.state.noted["|".join(map(str, (number_of(e, scope), *words)))] = 1


def forget(e: Engine, scope: Scope, *words: object) -> None:
    """Cross it out again."""
    if "text" in scope:
        e.state.noted.pop("|".join(map(str, (scope["text"], *words))), None)


def is_noted(e: Engine, scope: Scope, *words: object) -> bool:
    """Whether it was written down."""
    number = scope.get("text")
    return number is not None and "|".join(map(str, (number, *words))) in e.state.noted
