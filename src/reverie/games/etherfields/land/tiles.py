"""Tiles and overlays come, turn and go (ETH-MAP-03, ETH-MAP-05, ETH-OVL-01 … -03)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reverie.games.etherfields.content.model import Field
from reverie.games.etherfields.land.map_state import Change, Land, give_back, is_open
from reverie.games.etherfields.land.naming import (
    FIELD_NAMES,
    FIELDS,
    NO_EDGE,
    NO_FIELD,
    QUADRANTS,
    block,
    edge_between,
    edge_fields,
    edge_name,
    edge_of,
    slot_fields,
)
from reverie.games.etherfields.land.naming import at as field_at
from reverie.games.etherfields.land.surface import NOTHING, OPEN, Printed, field_under, settle
from reverie.games.etherfields.land.tokens import close_socket, lift_terrain
from reverie.games.etherfields.land.walls import lift_wall

CLOCKWISE = (0, 1, 3, 2)  # of QUADRANTS


def places_of(content: Printed, tile: str, at: int | None = None) -> list[int]:
    """Where the quadrants of a tile come to lie (ETH-MAP-03): where its data says, or with its nw field `at`
    another."""
    if at is not None:
        return block(at)
    printed = content.tile[tile]
    if printed.cells:
        return [field_at(*printed.cells[name]) if name in printed.cells else NO_FIELD for name in QUADRANTS]
    return slot_fields(printed.slot) if printed.slot else [NO_FIELD] * 4


def place_tile(land: Land, content: Printed, tile: str, *, at: int | None = None, turned: int = 0) -> Change:
    """ETH-MAP-03: lay a tile down where its data says, or with its nw field `at` another. Not done if taken
    (ETH-SLD-03)."""
    places = places_of(content, tile, at)
    taken = {place for others in land.tiles.values() for place in others}
    if tile in land.tiles or taken & set(places) - {NO_FIELD} or outside(content, tile, places):
        return Change(done=False)
    land.tiles[tile] = places
    land.turned[tile] = 0
    for _ in range(turned % 4):
        turn(land, tile)
    settle(land, content)
    return Change()


def outside(content: Printed, tile: str, places: Sequence[int]) -> bool:
    """Whether a part of the tile would lie beside the map."""
    wanted = content.tile[tile].cells or QUADRANTS
    return any(place == NO_FIELD for name, place in zip(QUADRANTS, places, strict=True) if name in wanted)


def turn(land: Land, tile: str) -> None:
    """A quarter turn clockwise: every quadrant goes where the next one lay."""
    places = land.tiles[tile]
    ring = [quadrant for quadrant in CLOCKWISE if places[quadrant] != NO_FIELD]
    there = [places[quadrant] for quadrant in ring]
    for quadrant, place in zip(ring, there[1:] + there[:1], strict=True):
        places[quadrant] = place
    land.turned[tile] = (land.turned[tile] + 1) % 4


def rotate_tile(land: Land, content: Printed, tile: str, quarters: int) -> Change:
    """ETH-MAP-05: a tile turns clockwise with its fields, walls and symbols; what lies or stands on a field goes along.

    What lies across the border of the tile (a wall or terrain token that belongs to a neighbour too) stays.
    """
    if tile not in land.tiles or quarters % 4 == 0:
        return Change(done=False)
    before, shape = list(land.tiles[tile]), land.shape
    for _ in range(quarters % 4):
        turn(land, tile)
    moved = {old: new for old, new in zip(before, land.tiles[tile], strict=True) if old != NO_FIELD}
    names = {FIELD_NAMES[old]: FIELD_NAMES[new] for old, new in moved.items()}
    land.markers = {names.get(place, place): kinds for place, kinds in land.markers.items()}
    for tokens in land.terrain.values():
        for token in tokens:
            if moved.keys() >= set(token):
                token[:] = sorted(moved[place] for place in token)
    change = Change(moved=moved)
    edges = {}
    for name in list(land.walls):
        a, b = edge_fields(edge_of(name))
        if a in moved and b in moved:
            number = edge_between(moved[a], moved[b])
            if number == NO_EDGE:  # a tile of another shape than 2 x 2: the fields have parted
                give_back(change, lift_wall(land, content, edge_of(name)).returned)
                continue
            edges[name] = edge_name(number)
    land.walls = {edges.get(name, name): state for name, state in land.walls.items()}
    land.wall_tokens = [edges.get(name, name) for name in land.wall_tokens]
    settle(land, content)
    change.displaced = sorted(new for old, new in moved.items() if shape[old] == OPEN and not is_open(land, new))
    return change


def remove_tile(land: Land, content: Printed, tile: str) -> Change:
    """A tile goes, with what lies on it; figures go to the nearest fields with room. Used actions stay used."""
    if tile not in land.tiles:
        return Change(done=False)
    shape = land.shape
    fields = [field_under(content, f"tile:{tile}/{quadrant}") for quadrant in QUADRANTS]
    del land.tiles[tile], land.turned[tile]
    change = sweep(land, content, shape, f"tile:{tile}", fields)
    change.rift = land.rifts.pop(tile, None)
    return change


def sweep(land: Land, content: Printed, shape: str, gone: str, fields: Iterable[Field]) -> Change:
    """After a tile or overlay has left: what was changed about it is forgotten, what lay on it returns."""
    land.wall_changes = {key: state for key, state in land.wall_changes.items() if key.rpartition("/")[0] != gone}
    land.field_changes = {key: state for key, state in land.field_changes.items() if key.rpartition("/")[0] != gone}
    settle(land, content)
    change = Change()
    change.displaced = [place for place in range(FIELDS) if shape[place] == OPEN and not is_open(land, place)]
    for printed in fields:
        if printed.socket is not None:
            give_back(change, close_socket(land, printed.socket.id).returned)
    for place in [gone, *(FIELD_NAMES[place] for place in range(FIELDS) if land.shape[place] == NOTHING)]:
        for kind, n in land.markers.pop(place, {}).items():
            give_back(change, {f"marker:{kind.partition(':')[0]}": n})
    for kind, tokens in list(land.terrain.items()):
        for token in [token for token in tokens if any(land.shape[place] == NOTHING for place in token)]:
            lift_terrain(land, kind, token)
            give_back(change, {f"terrain:{kind}": 1})
    for name in list(land.walls):
        if all(place == NO_FIELD or land.shape[place] == NOTHING for place in edge_fields(edge_of(name))):
            give_back(change, lift_wall(land, content, edge_of(name)).returned)
    return change


# ---- Overlays ------------------------------------------------------------------------------------------


def place_overlay(land: Land, content: Printed, overlay: str) -> Change:
    """ETH-OVL-01: its fields and edges replace those it covers, or are new. What lay there lies on it now (ETH-OVL-02).

    The effect of a socket that is covered ends; a glowstone in it goes to the supply.
    """
    if overlay in land.overlays:
        return Change(done=False)
    shape, before = land.shape, list(land.cover)
    land.overlays.append(overlay)
    settle(land, content)
    change = Change()
    for place, key in enumerate(before):
        if key and key != land.cover[place]:
            if shape[place] == OPEN and not is_open(land, place):
                change.displaced.append(place)
            covered = field_under(content, key).socket
            if covered is not None:
                give_back(change, close_socket(land, covered.id).returned)
    return change


def remove_overlay(land: Land, content: Printed, overlay: str) -> Change:
    """ETH-OVL-03: the old fields are back."""
    if overlay not in land.overlays:
        return Change(done=False)
    shape = land.shape
    land.overlays.remove(overlay)
    fields = [printed for _, _, printed in content.overlay[overlay].cells]
    return sweep(land, content, shape, f"overlay:{overlay}", fields)
