"""What happens when somebody comes onto a field: traps (6.6), and whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core.engine import handles
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.land import features
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.modifiers import carried_out, switch, switched, traps_on
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

SAFE = {"bring_to", "put_back", "placed"}  # ways to come onto a field that are neither movement nor relocation


def entered_field(e: Engine, number: int, field: int, how: str) -> None:
    """A figure has come onto a field: step | relocate | push | swap | bring_to | put_back | placed.

    Characters trigger traps, creatures do not (ETH-TRP-01).
    """
    figure = e.state.figures[number]
    if figure.kind == "character":
        if how not in SAFE and is_set(e, number, field):
            if has_trap(e, number, field):
                e.push("trap", {}, c=number, field=field)
            else:
                switched(e, "ignore_traps", number)
        facts: dict[str, object] = {"character": number}
    else:
        facts = {"creature": figure.of} if figure.kind == "creature" else {"id": figure.of}
    e.fire("enter_field", figure=number, field=field, how=how, **facts)


def has_trap(e: Engine, c: int, field: int) -> bool:
    """Whether a trap goes off when a character comes onto a field."""
    return is_set(e, c, field) and not switch(e, "ignore_traps", c)


def is_set(e: Engine, c: int, field: int) -> bool:
    """Whether there is a trap that could go off; in a chain of relocations each field only once (ETH-TRP-02)."""
    if features.trap(e.state.land, e.content, field) is None and not traps_on(e, field):
        return False
    return not any(
        frame.kind == "trap" and frame.data["c"] == c and frame.data["field"] == field for frame in e.state.stack
    )


@handles("trap")
def trap(e: Engine, f: Frame) -> None:
    """The trap of a field does what the dream says; it is over before the next step (ETH-TRP-02)."""
    c, field = f.data["c"], f.data["field"]
    if f.at == "":
        if ahead(e, f, "trap_triggered", character=c, field=field):
            return
        f.at = "end"
        if f.data.get("replaced"):
            return
        e.tell("trap", character=c, field=field)
        for entry in reversed(traps_on(e, field)):
            ref, scope = carried_out(e, entry)
            e.push_list(ref, {**scope, **scope_of(e, c, field)})
        printed = features.trap(e.state.land, e.content, field)
        if printed:
            e.push_list(printed, scope_of(e, c, field))
        e.fire("trap_triggered", character=c, figure=c, field=field)
    else:
        e.done()


def scope_of(e: Engine, c: int, field: int) -> Scope:
    """What the text of a trap refers to: the one who walked into it."""
    tile = features.tile_at(e.state.land, field)
    return {
        "source": f"tile:{tile}",
        "instance": field,
        "self": c,
        "actor": c,
        "cause": {"kind": "trap", "source": field_name(field), "cost": False},
        "decider": c,
    }
