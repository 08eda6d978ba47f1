"""What the words of a text refer to while it is carried out.

A scope is a plain dict, shared by all frames of one action or effect. Its keys:

    source     ref of the thing the text stands on: "influence:bluff", "creature:lodger"
    instance   which one of it: a card number, a figure, a field; None if there is only one
    ability    ref of the ability, if it is one
    self       the character whose ability or draw it is; absent in effects of the dreamlands
    actor      the character that acts
    targets    what was chosen so far: ["figure:103", …]
    target     the one that the application at hand is about
    x          X (ETH-GEN-16)
    paid       what the components of the cost brought, in order: [5, 1]
    face       the last accepted face of a die
    fields     field of every figure when the action was named, the step began: {"0": 12, "103": 14} (ETH-RNG-03,
    ETH-RNG-04)
    chosen     options taken so far: ["warm", "loud"]
    held       for conditions settled before the first effect (ETH-GEN-10): {"ref/place": true}
    found      card numbers that `search` or `look_top` set aside
    cause      why this happens: {"kind": "creature", "source": …, "step": "basic", "cost": false}
    decider    who answers choices inside: a character number, or "team"

A target is a word and a name: "character:0", "figure:103", "creature:lodger", "field:12", "tile:room_a", "edge:12-13",
"card:33", "item:chipped_lens", "mask:grin", "step:basic", "socket:yard", "location:milk_step", "companion:tin_sparrow".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core.state import Scope

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def snapshot(e: Engine) -> dict[str, int]:
    """Where every figure stands now."""
    return {str(number): figure.field for number, figure in e.state.figures.items()}


def inner(scope: Scope, **changes: object) -> Scope:
    """A scope inside another one: what is added or changed is not seen outside."""
    return {**scope, **changes}


def kind_of(target: str) -> str:
    """The word of a target."""
    return target.partition(":")[0]


def name_of(target: str) -> str:
    """The name of a target."""
    return target.partition(":")[2]


def number_of(target: str) -> int:
    """The number that a target is called by."""
    return int(target.partition(":")[2])
