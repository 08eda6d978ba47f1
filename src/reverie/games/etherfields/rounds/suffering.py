"""One suffering event (6.11): what may prevent it is asked before the first marker is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.declining import Round, all_decline
from reverie.games.etherfields.acting.interrupts import side_actions
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def left_of(f: Frame) -> int:
    """How much of a suffering or sealing is left after what was prevented."""
    return max(0, int(f.data["n"]) - int(f.data.get("prevented", 0)))


def open_window(e: Engine, f: Frame, word: str) -> bool:
    """The window before the event (DP-39), in the frame at work: True once everybody has had their say."""
    data = f.data
    if data.get("preventable", "all") == "none":
        return True
    if f.at == "":
        if ahead(e, f, word, character=data["c"], n=data["n"], cause=data.get("cause", {})):
            return False
        if data.get("replaced"):
            data["prevented"] = data["n"]
            return True
        f.at = "window"
    if left_of(f) == 0 or data.get("ignored") or is_redirected(f):
        return True
    about: dict[str, Any] = {"character": e.character(data["c"]).id, "n": left_of(f), "cause": data.get("cause", {})}
    return all_decline(e, f, Round("prevent", "DP-39", "accept", about), lambda: side_actions(e, "prevention"))


def is_redirected(f: Frame) -> bool:
    """Whether the rest goes to somebody else."""
    to = f.data.get("redirected")
    return isinstance(to, int) and not isinstance(to, bool) and to != f.data["c"]


@handles("suffer")
def suffer(e: Engine, f: Frame) -> None:
    """A character suffers n: prevention, markers one by one, what listens, a point for interrupts (ETH-SUF-01,
    ETH-SUF-06)."""
    data = f.data
    c = data["c"]
    if f.at in ("", "window"):
        if not open_window(e, f, "would_suffer"):
            return
        number = 0 if data.get("ignored") else left_of(f)
        if number and is_redirected(f):
            # The other character may prevent it, too; it cannot be redirected again (9.8.1).
            to, kind = data["redirected"], data.get("preventable", "all")
            e.replace("suffer", c=to, n=number, cause=data.get("cause", {}), preventable=kind, redirected=True)
            return
        if number == 0:
            e.done(0)
            return
        f.at = "after"
        data["suffered"] = number
        for _ in range(number):
            op.suffer_one(e, c)
        e.fire("suffered", character=c, n=number, cause=data.get("cause", {}))
    elif f.at == "after":
        f.at = "end"
        e.push("window", name="after")
    else:
        e.done(data["suffered"])
