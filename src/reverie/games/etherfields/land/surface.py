"""From what is printed to what can be walked on: which printed field lies on top, which edges are shut.

This is worked out after every change and kept in the `Land`, so that distances and neighbours are read without the
content.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from reverie.games.etherfields.content.model import Field, Overlay, Tile
from reverie.games.etherfields.land.naming import (
    FIELDS,
    NO_EDGE,
    NO_FIELD,
    QUADRANTS,
    SIDES,
    at,
    edge,
    edge_between,
    edge_fields,
    edge_of,
)

if TYPE_CHECKING:
    from reverie.games.etherfields.land.map_state import Land


class Printed(Protocol):
    """The part of the content that is a map."""

    @property
    def tile(self) -> Mapping[str, Tile]: ...

    @property
    def overlay(self) -> Mapping[str, Overlay]: ...


NOTHING, OPEN, BLOCKED = "012"  # what `shape` says of a place
PLAIN_FIELD = Field()

Walls = dict[int, dict[str, str]]  # edge -> who put the wall there -> wall | damaged


def settle(land: Land, content: Printed) -> None:
    """Work out `cover` and `shape` anew."""
    land.cover = cover(land, content)
    ground = []
    for key in land.cover:
        if not key:
            ground.append(NOTHING)
        else:
            state = land.field_changes.get(key) or ("blocked" if field_under(content, key).blocked else "open")
            ground.append(BLOCKED if state == "blocked" else OPEN)
    shut = [0] * FIELDS
    for number, there in all_walls(land, content).items():
        if "wall" in there.values():  # ETH-WAL-02, ETH-WAL-03: one intact wall is enough, a damaged one is none
            field, other = edge_fields(number)
            side = number % 4
            shut[field] |= 1 << side
            if other != NO_FIELD:
                shut[other] |= 1 << (side + 2) % 4
    land.shape = "".join(ground) + "".join(f"{sides:x}" for sides in shut)


def cover(land: Land, content: Printed) -> list[str]:
    """What lies on top at every place: `tile:ID/nw`, `overlay:ID/0` or nothing."""
    top = [""] * FIELDS
    for tile, places in land.tiles.items():
        for quadrant, field in zip(QUADRANTS, places, strict=True):
            if field != NO_FIELD:
                top[field] = f"tile:{tile}/{quadrant}"
    for overlay in land.overlays:
        for index, field in enumerate(overlay_places(content, overlay)):
            if field != NO_FIELD:
                top[field] = f"overlay:{overlay}/{index}"
    return top


def field_under(content: Printed, key: str) -> Field:
    """The printed field that an entry of `cover` names."""
    kind, name, part = parts(key)
    if kind == "tile":
        return content.tile[name].fields.get(part, PLAIN_FIELD)
    return content.overlay[name].cells[int(part)][2]


@lru_cache(maxsize=4096)
def parts(key: str) -> tuple[str, str, str]:
    """`tile:ID/nw` taken apart: kind, id, quadrant or index."""
    kind, _, rest = key.partition(":")
    name, _, part = rest.rpartition("/")
    return kind, name, part


def overlay_places(content: Printed, overlay: str) -> list[int]:
    """Where the fields of an overlay lie (ETH-OVL-01: its data gives the one position)."""
    return [at(row, column) for row, column, _ in content.overlay[overlay].cells]


# ---- Walls ----------------------------------------------------------------------------------------------


def all_walls(land: Land, content: Printed) -> Walls:
    """Every wall on the map, damaged ones too, by its edge and by who put it there.

    An overlay replaces the edges it covers, that is those between two of its fields, and those it names (ETH-OVL-01).
    """
    found: Walls = {}
    for tile in land.tiles:
        for index in range(len(content.tile[tile].edges)):
            number = tile_edge(land, content, tile, index)
            if number != NO_EDGE:
                put(land, found, number, f"tile:{tile}/{index}", content.tile[tile].edges[index].state)
    for overlay in land.overlays:
        places = [field for field in overlay_places(content, overlay) if field != NO_FIELD]
        for number in [edge_between(a, b) for a in places for b in places if a < b]:
            found.pop(number, None)
        edges = [edge_between(at(*a), at(*b)) for a, b, _ in content.overlay[overlay].edges]
        for number in edges:
            found.pop(number, None)
        for index, number in enumerate(edges):
            if number != NO_EDGE:
                put(land, found, number, f"overlay:{overlay}/{index}", content.overlay[overlay].edges[index][2])
    for name, state in land.walls.items():
        found.setdefault(edge_of(name), {})["placed"] = state
    return found


def put(land: Land, found: Walls, number: int, key: str, printed: str) -> None:
    """A printed wall, in the state that effects have left it in."""
    state = land.wall_changes.get(key, printed)
    if state in ("wall", "damaged"):
        found.setdefault(number, {})[key] = state


def tile_edge(land: Land, content: Printed, tile: str, index: int) -> int:
    """The edge on which a printed wall of a tile lies now; NO_EDGE if its two fields lie apart."""
    printed = content.tile[tile].edges[index]
    places = dict(zip(QUADRANTS, land.tiles[tile], strict=True))
    if printed.b in SIDES:
        field = places[printed.a]
        side = (SIDES.index(printed.b) + land.turned[tile]) % 4  # ETH-MAP-05: walls turn with the tile
        return NO_EDGE if field == NO_FIELD else edge(field, side)
    return edge_between(places[printed.a], places[printed.b])
