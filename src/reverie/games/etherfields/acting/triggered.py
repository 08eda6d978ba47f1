"""Abilities that answer an event, one at a time: what listens, and in which order, is said by `triggers.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import can_name
from reverie.games.etherfields.acting.using import go_where_it_belongs
from reverie.games.etherfields.content.model import FREE, Ability
from reverie.games.etherfields.core import limits
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.selectors import pick

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("trigger")
def carry_out(e: Engine, f: Frame) -> None:
    """One triggered ability: its target, its text, then where it belongs. With a price it is an offer."""
    data = f.data
    ability = e.content.abilities[data["ability"]]
    if f.at == "":
        if not is_still_there(e, data):
            e.done()
            return
        if ability.ways[0].cost != FREE or len(ability.ways) > 1:
            offer(e, f, ability)
            return
        if ability.target is not None:
            found = pick(e, f, "target", ability.target)
            if found is None:
                return
            if not found:
                e.done()
                return
            f.scope["target"] = found[0]
        f.at = "done"
        limits.use(e, ability, data["instance"], f.scope.get("self", -1))
        e.tell("triggered", ability=ability.ref, event=data["event"])
        e.push_list(ability.ways[0].do, f.scope)
        return
    e.done()
    if ability.after_use != "stay":
        owner = f.scope.get("self", 0)
        go_where_it_belongs(e, owner, ability, data["instance"], data["zone"])


def is_still_there(e: Engine, entry: Mapping[str, Any]) -> bool:
    """Whether the ability is still in play: something before it may have taken it away. A drawn weakness never was."""
    if entry["zone"] == "limbo":
        return True
    return any(source.ability.ref == entry["ability"] and source.instance == entry["instance"] for source in in_play(e))


def offer(e: Engine, f: Frame, ability: Ability) -> None:
    """A triggered ability that has a price: whoever it belongs to may use it or not."""
    c = f.scope.get("self", e.state.team.first_player)
    if not can_name(e, c, ability, f.data["instance"], f.data["zone"]):
        e.done()
        return
    answer = f.take()
    if answer is None:
        choices = [Choice("use", "use", ability.ref.partition(":")[2], "ability"), Choice("decline", "decline")]
        e.ask("trigger", "DP-28", (c,), choices, {"ability": ability.ref, "event": f.data["event"]})
    elif answer == "decline":
        e.done()
    else:
        e.replace("action", f.scope, actor=c, ability=ability.ref, instance=f.data["instance"], zone=f.data["zone"])
