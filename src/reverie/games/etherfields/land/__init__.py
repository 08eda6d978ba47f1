"""The map of an encounter: its state (`Land`) and everything that changes it, by one door.

A `Land` is plain data. A change never asks: it returns a `Change`, which says what else must happen (figures that lost
their field, tokens for the supply). Distances are in `ways.py`, who fits where in `capacity.py`, what a field offers in
`features.py`, names in `naming.py`.
"""

from __future__ import annotations

from reverie.games.etherfields.land.map_state import Change, Land, copy, from_json, to_json
from reverie.games.etherfields.land.surface import Printed
from reverie.games.etherfields.land.tiles import place_overlay, place_tile, remove_overlay, remove_tile, rotate_tile
from reverie.games.etherfields.land.tokens import (
    Place,
    activate_socket,
    carries,
    carry,
    close_socket,
    empty_rift,
    fill_socket,
    is_filled,
    is_marked,
    is_switched,
    is_used,
    marked,
    markers,
    move_marker,
    place_marker,
    place_rift,
    place_terrain,
    remove_marker,
    remove_terrain,
    renew_action,
    terrain_spots,
    tokens_on,
    use_action,
)
from reverie.games.etherfields.land.walls import (
    block_field,
    damage_wall,
    damaged_walls,
    edge_state,
    edges,
    lift_wall,
    place_wall,
    remove_wall,
    unblock_field,
    walls,
)

__all__ = [
    "Change",
    "Land",
    "Place",
    "Printed",
    "activate_socket",
    "block_field",
    "carries",
    "carry",
    "close_socket",
    "copy",
    "damage_wall",
    "damaged_walls",
    "edge_state",
    "edges",
    "empty_rift",
    "fill_socket",
    "from_json",
    "is_filled",
    "is_marked",
    "is_switched",
    "is_used",
    "lift_wall",
    "marked",
    "markers",
    "move_marker",
    "place_marker",
    "place_overlay",
    "place_rift",
    "place_terrain",
    "place_tile",
    "place_wall",
    "remove_marker",
    "remove_overlay",
    "remove_terrain",
    "remove_tile",
    "remove_wall",
    "renew_action",
    "rotate_tile",
    "terrain_spots",
    "to_json",
    "tokens_on",
    "unblock_field",
    "use_action",
    "walls",
]
