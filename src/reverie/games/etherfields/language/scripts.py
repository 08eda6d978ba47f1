"""The script book (5.19, SM-SCRIPT): a paragraph is read, then its effects and choices are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import NAME
from reverie.games.etherfields.core.engine import handles
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.state import Frame, Scope

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def read(e: Engine, n: int, scope: Scope | None = None) -> None:
    """Read paragraph n next (ETH-SCR-01); one that is read once only does nothing the second time."""
    e.push("script", scope, n=n)


@handles("script")
def script(e: Engine, f: Frame) -> None:
    """Show the text, then carry it out. In it TEAM decides, unless it says otherwise; what it says of choices counts
    from here on (`chosen`)."""
    n = f.data["n"]
    paragraph = e.content.script[n]
    known = e.state.team.scripts_read
    outer = f.scope
    e.done()
    if paragraph.once and n in known:
        return
    if n not in known:
        known.append(n)
    e.learned()
    named = named_by(e, outer) if any(NAME in text for text in paragraph.text.values()) else None
    if named is None:
        e.tell("script", n=n)
    else:
        e.tell("script", n=n, character=named)
    scope: Scope = {
        "source": paragraph.ref,
        "cause": {"kind": "script", "source": str(n), "cost": False},
        "decider": "team",
        "chosen": list(outer.get("chosen", [])),
        "targets": [],
    }
    for name in ("self", "actor", "target", "x", "face"):
        if outer.get(name) is not None:
            scope[name] = outer[name]
    e.push_list(paragraph.do, scope)


def named_by(e: Engine, scope: Scope) -> str | None:
    """Whom `{name}` means in a text: the character that the reading is for, else the one that acts."""
    for key in ("target", "self", "actor"):
        one = scope.get(key)
        if isinstance(one, str) and kind_of(one) == "character":
            one = number_of(one)
        if type(one) is int:
            return e.character(one).id
    return None
