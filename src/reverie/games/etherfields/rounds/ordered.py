"""Ordered turns (5.22 ORD, SM-ORDERED): one seat after the other, one dream action in each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.commands import asked, commands_of, team_commands
from reverie.games.etherfields.acting.interrupts import side_actions
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.triggers import look

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("ordered")
def ordered(e: Engine, f: Frame) -> None:
    """The action step with ordered turns: clockwise from the first player, until all pass in a row (ETH-ORD-01,
    ETH-ORD-02).

    Data: turn (place in the seat order), passed (how many have passed in a row), acted (in this turn). The dream action
    of the turn is used up when its payment succeeds (ETH-ACT-10): `using.py` notes it.
    """
    data = f.data
    if f.at == "":
        data.update(turn=0, passed=0, acted=False)
        renew(e, "turn")
        f.at = "open"
    order = e.seat_order()
    c = order[data["turn"] % len(order)]
    answer = f.take()
    if answer is None:
        if data["passed"] >= len(order):
            e.done()
            return
        free = f"turn|dream_action||{c}" not in e.state.uses
        commands = commands_of(e, c, free) + team_commands(e)
        commands += [choice for choice in side_actions(e, "action") if choice.seat == c]
        others = [choice for choice in side_actions(e, "action") if choice.seat != c]
        end = Choice("end-turn", ["end", c]) if data["acted"] else Choice("pass", ["pass", c])
        end = end._replace(actor=e.character(c).id, seat=c)
        about = {"character": e.character(c).id, "dream_action": free, "round": e.state.encounter.round}
        e.ask("turn", "DP-21", (c,), [*asked(commands), end, *others], about, always=True)
        return
    kind, what = answer
    if kind in ("pass", "end"):
        data["passed"] = data["passed"] + 1 if kind == "pass" else 0
        data.update(turn=data["turn"] + 1, acted=False)
        renew(e, "turn")
        e.tell("turn_ended", character=c, passed=kind == "pass")
        return
    data["acted"] = True
    look(e)
    e.push(kind, {}, **what)
