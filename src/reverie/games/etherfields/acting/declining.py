"""Several players at one point (ETH-INT-04, ETH-ROL-03): whoever can use something is asked, until all decline in a
row.

Only those are asked who can. They are asked together: each of them declines for itself, in any order, or uses
something, and then the round of asking starts again. The seats that have declined are noted in the frame that asks
(`declined`); the engine forgets them when something is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.state import Frame

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


class Round(NamedTuple):
    """What is asked."""

    kind: str
    point: str
    verb: str  # to decline
    about: dict[str, Any]


def all_decline(e: Engine, f: Frame, asking: Round, usable: Callable[[], list[Choice]]) -> bool:
    """Ask all who can use something, in the frame at work: True once all have declined in a row, or nobody can."""
    answer = f.take()
    if answer is not None:
        f.data["declined"] = [*f.data.get("declined", ()), answer]
    declined = f.data.get("declined", ())
    found = [choice for choice in usable() if choice.seat not in declined]
    if not found:
        f.data.pop("declined", None)
        return True
    seats = list(dict.fromkeys(choice.seat for choice in found))
    if len(seats) == 1:
        declines = [Choice(asking.verb, seats[0], seat=seats[0])]
    else:
        declines = [Choice(asking.verb, c, actor=e.character(c).id, seat=c) for c in seats]
    e.ask(asking.kind, asking.point, tuple(sorted(seats)), [*declines, *found], asking.about, always=True)
    return False
