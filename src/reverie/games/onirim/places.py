"""Where Onirim's answers lie on the table: the card, pile or figure that is touched, and the zone to which it leads.

A place is a zone (`pile`: somewhere in it) or a thing in a zone (`hand/red.sun`, `stored/1`): by what it is, or by its
number in the view, from 0. `button`: the answer stands beside the table as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.onirim.modules import verbs
from reverie.games.onirim.saying import OWN
from reverie.kernel.actions import NOWHERE, Action, Places

if TYPE_CHECKING:
    from collections.abc import Mapping

LOOKED = "looked/{it}"
GOAL = "goals/{it}"
PREMONITION = "premonitions/premonition.{it}"
FIGURE = "incubus/figure"

# By verb: things at which the answer lies, and where it leads.
PLACES: Mapping[str, Places] = {
    "play": Places((OWN,), "row"),
    "discard": Places((OWN,), "discard"),
    "open": Places((OWN,), "resolving"),
    "ward": Places((OWN,), "resolving"),
    "rally": Places((OWN,), "resolving"),
    "send-away": Places(("resolving",), "limbo"),
    "limbo": Places(("resolving",), "limbo"),
    "store": Places((OWN,), "rallied"),
    "cyclo": Places((OWN,), "discard"),
    "cyclo-fetch": Places(("discard",), "hand"),
    "swap": Places((OWN,), "shared"),
    "swap-for": Places(("shared/{it}",), "hand"),
    "draft": Places(("draft/{it}",), "hand"),
    "take": Places(("pile",), "doors"),
    "decline": Places(("pile",)),
    "search": Places(("pile",)),
    "seek": Places(("pile",)),
    "seven": Places(("pile",)),
    "fetch": Places(("pile",)),
    "discard-key": Places(("pile",), "discard"),
    "drop": Places((LOOKED,), "discard"),
    "put": Places((LOOKED,), "pile"),
    "put-first": Places((LOOKED,), "pile"),
    "put-under": Places((LOOKED,), "pile"),
    "keep": Places((LOOKED,), "pile"),
    "discard-rest": Places(("looked",), "discard"),
    "incant": Places((LOOKED,), "doors"),
    "uncover": Places((GOAL,)),
    "plan": Places((GOAL,)),
    "plan-with": Places((GOAL,)),
    "banish": Places((PREMONITION,)),
    "resolve": Places((PREMONITION,)),
    "return": Places(("doors/{it}",), "limbo"),
    "hammer": Places(("row",)),
    "pay": Places(("discard",), "removed"),
    "cast": Places(("spells/spell.{it}",)),
    "use": Places(("rallied/den.{it}",)),
    **{name: verb.places for name, (_, _, verb) in verbs().items()},
}
# What a nightmare is warded off by, where the answer names neither a key nor a door.
WARDS: Mapping[str, str] = {
    "mill": "pile/top",
    "hand": "hand",
    "punishment": "spells/spell.powerful_punishment",
    "mirror": "rallied/den.mirror",
    "protector": FIGURE,
    "pathfinder": FIGURE,
}


def places(action: Action) -> Places:
    """Where an answer lies, and where it leads."""
    if action.argument == "none":
        return NOWHERE
    at, target = PLACES.get(action.verb, NOWHERE)
    if action.verb == "ward":
        at = (WARDS.get(action.argument or "", "doors/{it}" if action.noun == "door" else OWN),)
    elif action.source == "partner":
        at = ("partner-doors/{it}",)
    elif action.verb == "take" and action.source is not None:
        at = (OWN,)
    names = {"from": action.source or "hand", "it": action.argument}
    return Places(tuple(one.format_map(names) for one in at), target)
