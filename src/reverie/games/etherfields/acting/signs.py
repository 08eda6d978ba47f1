"""Sign tokens (5.20): a free activity of the action step on a spot that waits for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import SignSpot
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.filters import group_here
from reverie.games.etherfields.language.presence import is_in_play, refs_of

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def spots_for(e: Engine, c: int) -> list[SignSpot]:
    """The spots a character can use a sign on: on its field, or on a card or gate that is in play."""
    figure = e.state.figures.get(c)
    here = field_name(figure.field) if figure is not None and figure.field >= 0 else ""
    group = group_here(e)
    found = []
    for spot in e.content.sign_spot.values():
        if spot.code is not None and spot.code.group != group:
            continue  # a spot of another dream
        if spot.at == here or ("." not in spot.at and any(is_in_play(e, ref) for ref in refs_of(e, spot.at))):
            found.append(spot)
    return found


def signs_of(e: Engine, c: int) -> list[str]:
    """The signs a character may use: those that are unlocked, universal or of its archetype (ETH-SGN-01)."""
    unlocked = [ref.partition(":")[2] for ref in e.state.team.unlocked if ref.startswith("sign:")]
    return [name for name in unlocked if e.content.sign[name].owner in ("universal", e.character(c).archetype)]


def sign_commands(e: Engine, c: int) -> list[Choice]:
    """What a character can do with signs now; nothing while they are locked."""
    if not e.content.sign_spot or not any(ref.startswith("sign:") for ref in e.state.team.unlocked):
        return []
    signs = signs_of(e, c)
    return [
        Choice(
            "sign",
            True,
            name,
            "sign",
            actor=e.character(c).id,
            place=spot.id,
            side=("use_sign", {"c": c, "sign": name, "spot": spot.id}),
            seat=c,
        )
        for spot in spots_for(e, c)
        for name in signs
    ]


@handles("use_sign")
def use_sign(e: Engine, f: Frame) -> None:
    """The right sign does what the spot says, a wrong one only if the spot says so; the token is not used up."""
    c, name = f.data["c"], f.data["sign"]
    spot = e.content.sign_spot[f.data["spot"]]
    scope: Scope = {
        "source": spot.ref,
        "self": c,
        "actor": c,
        "decider": c,
        "chosen": [],
        "cause": {"kind": "sign_spot", "source": spot.id, "cost": False},
    }
    e.done()
    fits = name in spot.accepts
    e.tell("sign", character=c, sign=name, spot=spot.id, fits=fits)
    e.push_list(spot.do if fits else spot.wrong, scope)
