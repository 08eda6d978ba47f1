"""Where markers lie that costs, conditions and effects speak of (9.4): here, tile, map, creature, self, character.

A spot is a word and a name: "field:12", "tile:room_a", "creature:lodger", "character:0", or the ref of a card. Markers
on fields and tiles are the land's, those on creature tiles the tile's, all others are counted in `state.loose`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features
from reverie.games.etherfields.language.evaluating import select
from reverie.games.etherfields.language.finding import here

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

PERSONAL = {"ether": "ether", "glowstone": "glowstones", "spirit": "spirits", "suffering": "suffering"}


def spots_of(e: Engine, place: Any, scope: Scope) -> list[str]:
    """The spots that a place stands for: one of the words of 9.4, a selector, or a spot itself."""
    if isinstance(place, Word):
        found = [spot for one in select(e, place, scope) for spot in spots_at(e, one)]
        return list(dict.fromkeys(found))
    if place == "map":
        tiles = [f"tile:{tile}" for tile in e.state.land.tiles]
        return [*tiles, *(f"field:{field}" for field in features.fields(e.state.land))]
    if place in ("here", "tile"):
        field = here(e, scope)
        if field < 0:
            return []
        if place == "here":
            return [f"field:{field}"]
        tile = features.tile_at(e.state.land, field)
        return spots_at(e, f"tile:{tile}") if tile else []
    if place == "creature":
        name = creature_named(e, scope)
        return [f"creature:{name}"] if name is not None else []
    if place == "self":
        source = str(scope.get("source", ""))
        return [source] if source else []
    if place == "character":
        c = scope.get("actor", scope.get("self"))
        return [f"character:{c}"] if c is not None else []
    return spots_at(e, place)


def spots_at(e: Engine, target: str) -> list[str]:
    """The spots of a target: a tile comes with its fields, a figure of a creature is its tile, an own card its ref."""
    kind = kind_of(target)
    if kind == "tile":
        return [target, *(f"field:{field}" for field in features.tile_fields(e.state.land, name_of(target)))]
    if kind == "figure":
        figure = e.state.figures.get(number_of(target))
        if figure is None:
            return []
        return [f"character:{number_of(target)}"] if figure.kind == "character" else [f"{figure.kind}:{figure.of}"]
    if kind == "card":
        return [e.state.design[number_of(target)]]
    return [target]


def creature_named(e: Engine, scope: Scope) -> str | None:
    """The creature tile that a text speaks of: its own, or that of its target."""
    source = str(scope.get("source", ""))
    if source.startswith("creature:"):
        return source[9:]
    target = str(scope.get("target") or "")
    if kind_of(target) == "creature":
        return name_of(target)
    if kind_of(target) == "figure":
        figure = e.state.figures.get(number_of(target))
        return figure.of if figure is not None and figure.kind == "creature" else None
    return None


def told_spot(e: Engine, spot: str) -> str:
    """A spot as it is told: a character by its name, since its place at the table says nothing."""
    return f"character:{e.character(number_of(spot)).id}" if kind_of(spot) == "character" else spot


def lying(e: Engine, spot: str, kind: str, side: str | None = None) -> int:
    """How many markers of a kind lie at one spot."""
    where = kind_of(spot)
    if where == "field":
        return land.markers(e.state.land, kind, number_of(spot), side)
    if where == "tile":
        return land.markers(e.state.land, kind, name_of(spot), side)
    if where == "creature":
        tile = e.creature(name_of(spot))
        return tile.markers.get(kind, 0) if tile is not None else 0
    if where == "character" and kind in PERSONAL:
        return int(getattr(e.character(number_of(spot)), PERSONAL[kind]))
    return e.state.loose.get(f"{spot}|{kind}", 0)


def with_actor(scope: Scope, c: int | None) -> Scope:
    """A scope in which a character acts."""
    return scope if c is None else {**scope, "self": c, "actor": c}


def count_markers(e: Engine, kind: str, place: Any, scope: Scope, c: int | None = None) -> int:
    """How many markers of a kind lie at a place."""
    if place == "supply":
        return e.state.supply.get(kind, 0)
    return sum(lying(e, spot, kind) for spot in spots_of(e, place, with_actor(scope, c)))


def count_intents(e: Engine, place: Any, scope: Scope) -> int:
    """How many intent markers lie at the group actions of a place."""
    if place == "map":
        return sum(len(colors) for colors in e.state.encounter.intent_markers.values())
    found = 0
    spots = set(spots_of(e, place, scope))
    for ref, colors in e.state.encounter.intent_markers.items():
        ability = e.content.abilities.get(ref)
        if ability is None:
            continue
        where = {ability.source}
        if ability.source.startswith("tile:"):
            where |= {f"field:{field}" for field in action_fields(e, ref)}
        if where & spots:
            found += len(colors)
    return found


def action_fields(e: Engine, ref: str) -> list[int]:
    """The fields on which a field action is printed."""
    found = []
    for field in features.fields(e.state.land):
        printed = features.printed(e.state.land, e.content, field)
        if printed is not None and any(ability.ref == ref for ability in printed.actions):
            found.append(field)
    return found


def put_markers(e: Engine, kind: str, n: int, spot: str, side: str = "") -> int:
    """Markers from the supply are put on a spot, as many as there are (ETH-GEN-07)."""
    before = lying(e, spot, kind)
    put = op.from_supply(e, kind, n)
    if not put:
        return 0
    lay(e, kind, put, spot, side)
    facts: dict[str, Any] = {"field": number_of(spot)} if kind_of(spot) == "field" else {}
    e.changed()
    e.tell("markers_placed", what=kind, n=put, at=told_spot(e, spot), side=side)
    e.fire("marker_placed", kind=kind, n=put, spots=[spot], counts=[[before, before + put]], **facts)
    op.watched(e)
    return put


def lay(e: Engine, kind: str, n: int, spot: str, side: str = "") -> None:
    """Markers come to lie on a spot, wherever they come from."""
    where = kind_of(spot)
    if where == "field":
        land.place_marker(e.state.land, number_of(spot), kind, n, side)
    elif where == "tile":
        land.place_marker(e.state.land, name_of(spot), kind, n, side)
    elif where == "creature":
        tile = e.creature(name_of(spot))
        assert tile is not None, spot
        tile.markers[kind] = tile.markers.get(kind, 0) + n
    else:
        key = f"{spot}|{kind}"
        e.state.loose[key] = e.state.loose.get(key, 0) + n


def lift(e: Engine, kind: str, n: int, spot: str, side: str | None = None) -> int:
    """Markers leave a spot; how many there were."""
    taken = min(n, lying(e, spot, kind, side))
    where = kind_of(spot)
    if taken <= 0:
        return 0
    if where == "field":
        return land.remove_marker(e.state.land, number_of(spot), kind, taken, side)
    if where == "tile":
        return land.remove_marker(e.state.land, name_of(spot), kind, taken, side)
    if where == "creature":
        tile = e.creature(name_of(spot))
        assert tile is not None
        tile.markers[kind] -= taken
        return taken
    if where == "character" and kind in PERSONAL:
        who = e.character(number_of(spot))
        setattr(who, PERSONAL[kind], getattr(who, PERSONAL[kind]) - taken)
        return taken
    key = f"{spot}|{kind}"
    e.state.loose[key] -= taken
    return taken


def take_markers(e: Engine, kind: str, n: int, place: Any, scope: Scope, c: int | None = None) -> int:
    """Take markers away from a place, back to the supply; how many were there."""
    if place == "supply":
        taken = op.from_supply(e, kind, n)
        if taken:
            lay(e, kind, taken, "spent:")  # out of everybody's reach, but no marker is ever lost (invariant 2)
        op.watched(e)
        return taken
    taken = 0
    spots = []
    for spot in spots_of(e, place, with_actor(scope, c)):
        lifted = lift(e, kind, n - taken, spot)
        if lifted:
            taken += lifted
            spots.append(spot)
    returned(e, kind, taken, spots)
    return taken


def returned(e: Engine, kind: str, n: int, spots: list[str]) -> None:
    """Markers are back in the supply."""
    if not n:
        return
    op.to_supply(e, kind, n)
    e.changed()
    e.tell("markers_taken", what=kind, n=n, at=told_spot(e, spots[0]))
    facts: dict[str, Any] = {"field": number_of(spots[0])} if kind_of(spots[0]) == "field" else {}
    e.fire("marker_removed", kind=kind, n=n, spots=spots, **facts)
    op.watched(e)
