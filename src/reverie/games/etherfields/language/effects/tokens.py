"""Markers on fields, tiles, cards, creatures and characters (9.8, Map)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.engine import effect
from reverie.games.etherfields.core.scopes import kind_of
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.language.effects.common import ALL, Args, choose_one, number
from reverie.games.etherfields.language.evaluating import needs_choice
from reverie.games.etherfields.language.markers import lay, lift, lying, put_markers, returned, spots_of, told_spot
from reverie.games.etherfields.language.selectors import pick
from reverie.games.etherfields.rounds.tidying import belongs

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def places(e: Engine, f: Frame, args: Args, key: str) -> list[str] | None:
    """The spots of a place that a text names; None until one of several was chosen."""
    place: Any = args.get(key, "here")
    if isinstance(place, Word) and needs_choice(place):
        found = pick(e, f, key, place, args)
        if found is None:
            return None
        return list(dict.fromkeys(spot for one in found for spot in spots_of(e, one, f.scope)))
    return spots_of(e, place, f.scope)


def is_of_slumber(e: Engine, scope: Scope) -> bool:
    """Whether what a text puts down belongs to the slumber and leaves with it (ETH-SLU-07)."""
    source = str(scope.get("source", "")).partition(":")[0]
    return e.state.encounter.kind == "slumber" and source in ("slumber", "creature", "script")


def main_spots(spots: list[str]) -> list[str]:
    """Where markers are put: on the tile itself, not on its fields."""
    tiles = [spot for spot in spots if kind_of(spot) == "tile"]
    return tiles or spots


@effect("place_marker")
def place_marker(e: Engine, f: Frame, args: Args) -> None:
    """Markers from the supply, as many as there are, on every spot that is meant; "on the map": where one chooses."""
    spots = places(e, f, args, "at")
    if spots is None:
        return
    if args.get("at") == "map":
        chosen = choose_one(e, f, "spot", [spot for spot in spots if kind_of(spot) == "field"], args) if spots else None
        if spots and chosen is None:
            return
        spots = [chosen] if chosen is not None else []
    n = number(e, f, args)
    e.done()
    for spot in main_spots(spots):
        put = put_markers(e, args["kind"], n, spot, args.get("side", ""))
        if put and is_of_slumber(e, f.scope):
            belongs(e, args["kind"], spot, put)


@effect("remove_marker")
def remove_marker(e: Engine, f: Frame, args: Args) -> None:
    """Markers go back to the supply, one spot after the other; of several spots one chooses each time."""
    spots = places(e, f, args, "at")
    if spots is None:
        return
    kind, side = args["kind"], args.get("side")
    left = f.data.setdefault("left", number(e, f, args))
    marked = [spot for spot in spots if lying(e, spot, kind, side)]
    if left <= 0 or not marked:
        e.done()
        return
    total = sum(lying(e, spot, kind, side) for spot in marked)
    if left >= total or left >= ALL or len(marked) == 1:
        e.done()
        for spot in marked:
            returned(e, kind, lift(e, kind, left, spot, side), [spot])
        return
    spot_name = f"spot {left}"
    chosen = choose_one(e, f, spot_name, marked, args)
    if chosen is None:
        return
    f.data["left"] = left - 1
    returned(e, kind, lift(e, kind, 1, chosen, side), [chosen])


@effect("move_marker")
def move_marker(e: Engine, f: Frame, args: Args) -> None:
    """Markers go from one spot to another, as many as there are."""
    sources = places(e, f, args, "from")
    if sources is None:
        return
    goals = places(e, f, args, "to")
    if goals is None:
        return
    kind = args["kind"]
    marked = [spot for spot in sources if lying(e, spot, kind)]
    goals = [spot for spot in main_spots(goals) if spot not in marked or len(marked) > 1]
    if not marked or not goals:
        e.done()
        return
    source = choose_one(e, f, "source", marked, args)
    if source is None:
        return
    goal = choose_one(e, f, "goal", goals, args)
    if goal is None:
        return
    n = number(e, f, args)
    e.done()
    before = lying(e, goal, kind)
    moved = lift(e, kind, n, source)
    lay(e, kind, moved, goal)
    e.changed()
    e.tell("markers_moved", what=kind, n=moved, at=told_spot(e, goal), source=told_spot(e, source))
    e.fire("marker_removed", kind=kind, n=moved, spots=[source])
    e.fire("marker_placed", kind=kind, n=moved, spots=[goal], counts=[[before, before + moved]])
