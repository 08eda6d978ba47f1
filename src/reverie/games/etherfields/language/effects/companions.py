"""Companions (5.20; 9.8, Companions): they act as their card says, and are no creatures (ETH-CMN-02, ETH-CMN-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.moving import full_without
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect, handles
from reverie.games.etherfields.core.state import Figure, Frame
from reverie.games.etherfields.land import ways
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.effects.common import Args, number
from reverie.games.etherfields.language.finding import fields_of, figures_named
from reverie.games.etherfields.language.selectors import decider, pick

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("summon")
def summon(e: Engine, f: Frame, args: Args) -> None:
    """A companion comes onto a field with room (ETH-CMN-01); the one who summons it keeps it."""
    name = args["id"]
    full = full_without(e, -1)

    def has_room(one: str) -> bool:
        return all(field not in full for field in fields_of(e, one))

    found = pick(e, f, "field", args["field"], args, one=True, fitting=has_room)
    if found is None:
        return
    e.done()
    fields = [field for one in found for field in fields_of(e, one)]
    here = e.state.encounter
    if not fields or name in here.companions or f"companion:{name}" in e.state.team.removed:
        return
    keeper = f.scope.get("self", f.scope.get("actor"))
    if keeper is None:
        keeper = e.state.team.first_player
    here.companions[name] = keeper
    op.place_figure(e, Figure("companion", name, fields[0], keeper=keeper))
    e.tell("summoned", companion=name, character=keeper)


@effect("dismiss")
def dismiss(e: Engine, f: Frame, args: Args) -> None:
    """A companion leaves."""
    e.done()
    name = args["id"]
    for figure in figures_named(e, "companion", name):
        op.remove_figure(e, figure)
    if e.state.encounter.companions.pop(name, None) is not None:
        e.changed()
        e.tell("dismissed", companion=name)


@effect("move_companion")
def move_companion(e: Engine, f: Frame, args: Args) -> None:
    """A companion walks up to n fields, as its keeper says."""
    name = args.get("id")
    if name is None and str(f.scope.get("source", "")).startswith("companion:"):
        name = str(f.scope["source"]).partition(":")[2]
    own = [one for one, keeper in e.state.encounter.companions.items() if keeper == f.scope.get("self")]
    if name is None and len(own) > 1:
        answer = f.take()
        if answer is None:
            choices = [Choice("choose", one, one, "companion") for one in own]
            e.ask("companion", "DP-32", decider(e, f.scope, args), choices)
            return
        name = answer
    name = name or (own[0] if own else None)
    numbers = figures_named(e, "companion", name) if name is not None else []
    n = number(e, f, args)
    if not numbers:
        e.done()
        return
    seats = list(decider(e, f.scope, args))
    e.replace("companion_walk", f.scope, figure=numbers[0], left=n, seats=seats)


@handles("companion_walk")
def companion_walk(e: Engine, f: Frame) -> None:
    """Step by step; it may pass a full field but not stay there (ETH-CAP-02). It triggers no trap."""
    data = f.data
    number = data["figure"]
    figure = e.state.figures.get(number)
    if figure is None:
        e.done()
        return
    full = full_without(e, number)
    steps = ways.legal_steps(ways.ways(e.state.land), figure.field, data["left"], full) if data["left"] > 0 else []
    answer = f.take()
    if answer is None:
        choices = [Choice("step", field, field_name(field), "field") for field in steps]
        if figure.field not in full:
            choices.append(Choice("stop", -1))
        e.ask("step", "DP-34", tuple(data["seats"]), choices, {"figure": figure.of, "steps": data["left"]})
        return
    if answer == -1:
        e.done()
        return
    data["left"] -= 1
    op.move_figure(e, number, answer, "step")
