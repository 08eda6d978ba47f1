"""Effect words that need the dreamworld (9.8, Campaign): where the team goes, when it awakens, how it all ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.campaign.dreamworld import come_to, put_marker, take_shortcut
from reverie.games.etherfields.campaign.people import campaign_of
from reverie.games.etherfields.core.engine import Choice, effect
from reverie.games.etherfields.core.scopes import name_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.effects.common import Args, number
from reverie.games.etherfields.language.selectors import decider, pick

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("relocate_team")
def relocate_team(e: Engine, f: Frame, args: Args) -> None:
    """The marker goes to a different location, which is resolved then (ETH-DWM-09)."""
    where = new_place(e, f, args)
    if where is None:
        return
    e.done()
    if where:
        e.fire("team_relocated", id=where)
        come_to(e, where)


@effect("place_team")
def place_team(e: Engine, f: Frame, args: Args) -> None:
    """The same, and nothing is resolved (ETH-DWM-09)."""
    where = new_place(e, f, args)
    if where is None:
        return
    e.done()
    if where:
        e.fire("team_relocated", id=where)
        put_marker(e, where)


def new_place(e: Engine, f: Frame, args: Args) -> str | None:
    """A location that is not the one where the team stands; None until it is named, empty if there is none."""
    if locations.here(e) is None:
        return ""
    now = f"location:{campaign_of(e).location}"
    found = pick(
        e, f, "location", args["location"], {"decider": "team", **args}, one=True, fitting=lambda one: one != now
    )
    return found if found is None else name_of(found[0]) if found else ""


@effect("move_team")
def move_team(e: Engine, f: Frame, args: Args) -> None:
    """So many moves along arrows, shortcuts with their seals; each location is resolved, or only the last one."""
    left = f.data.setdefault("left", number(e, f, args))
    answer = f.take()
    if answer is not None:
        kind, f.data["goal"] = answer
        if kind == "shortcut":
            take_shortcut(e)
        return
    goal = f.data.pop("goal", None)
    if goal is not None:
        f.data["left"] = left = left - 1
        if left <= 0 or args.get("resolve", "each") == "each":
            come_to(e, goal)
        else:
            put_marker(e, goal)
        return
    ways = locations.ways(e) if left > 0 else []
    if not ways:
        e.done()
        return
    choices = [Choice("go", [kind, to], to, "location", helper=kind) for to, kind in ways]
    e.ask("move-team", "DP-10", decider(e, f.scope, {"decider": "team", **args}), choices, {"left": left})


@effect("awaken")
def awaken(e: Engine, f: Frame, args: Args) -> None:
    """A full awakening, which ends an encounter first; an encounter of its own simply ends."""
    e.stop("awakened" if e.state.campaign is not None else "ended")


@effect("end_campaign")
def end_campaign(e: Engine, f: Frame, args: Args) -> None:
    """The story has come to one of its endings."""
    if e.state.campaign is None:
        e.stop("victory" if e.state.encounter.kind == "dream" else "ended")
    e.state.campaign.ending = args["id"]
    e.stop("closed")
