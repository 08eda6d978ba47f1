"""The dreamlands as they lie on the table, as plain data: everything on the map but the figures.

What is printed stays in the content; names of tiles, overlays, sockets and actions refer to it.
"""

from __future__ import annotations

import copy as copying
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any

from reverie.games.etherfields.land import kinds as k
from reverie.games.etherfields.land.naming import FIELDS, NO_FIELD
from reverie.games.etherfields.land.surface import NOTHING, OPEN

BARE = NOTHING * FIELDS + "0" * FIELDS


@dataclass(slots=True)
class Land:
    """Everything that lies on the map but the figures. An empty one is an empty board."""

    tiles: Annotated[dict[str, list[int]], k.mapping(k.thing("tile"), k.listing(k.PERHAPS_FIELD, 4, 4))] = field(
        default_factory=dict
    )  # id -> where its nw, ne, sw, se (as printed) lie now
    turned: Annotated[dict[str, int], k.mapping(k.thing("tile"), k.QUARTERS)] = field(
        default_factory=dict
    )  # id -> quarter turns, clockwise
    overlays: Annotated[list[str], k.listing(k.thing("overlay"))] = field(default_factory=list)  # lowest first
    wall_changes: Annotated[dict[str, str], k.mapping(k.PRINTED_WALL, k.one_of("damaged", "none"))] = field(
        default_factory=dict
    )  # printed wall `tile:ID/3` -> damaged | none
    field_changes: Annotated[dict[str, str], k.mapping(k.PRINTED_FIELD, k.one_of("blocked", "open"))] = field(
        default_factory=dict
    )  # printed field `tile:ID/nw` -> blocked | open
    walls: Annotated[dict[str, str], k.mapping(k.EDGE_NAME, k.one_of("wall", "damaged"))] = field(
        default_factory=dict
    )  # placed by an effect: edge -> wall | damaged
    wall_tokens: Annotated[list[str], k.listing(k.EDGE_NAME)] = field(
        default_factory=list
    )  # those of them that are a token
    terrain: Annotated[dict[str, list[list[int]]], k.mapping(k.TERRAIN, k.listing(k.listing(k.ONE_FIELD, 4, 1)))] = (
        field(default_factory=dict)
    )  # kind -> the fields of each token
    markers: Annotated[dict[str, dict[str, int]], k.mapping(k.place_name, k.mapping(k.marker, k.COUNT))] = field(
        default_factory=dict
    )  # `A1.nw` or `tile:ID` -> kind -> how many
    sockets: Annotated[dict[str, str], k.mapping(k.word, k.one_of("stone", "on"))] = field(
        default_factory=dict
    )  # id -> stone | on (switched on without one)
    used: Annotated[list[str], k.listing(k.ABILITY)] = field(default_factory=list)  # single-use actions (ETH-ACT-09)
    rifts: Annotated[dict[str, str], k.mapping(k.thing("tile"), k.thing("fate"))] = field(
        default_factory=dict
    )  # tile -> the card in its rift slot (ETH-RFT-02)
    cover: Annotated[list[str], k.listing(k.perhaps_printed, FIELDS, FIELDS)] = field(
        default_factory=lambda: [""] * FIELDS
    )  # what lies on top: see `surface.py`
    shape: Annotated[str, k.map_shape] = BARE  # what every place is, then which of its sides are shut


@dataclass(slots=True)
class Change:
    """What a change has done, and what it leaves to do."""

    done: bool = True
    # old field -> new field: what stands there goes along (ETH-MAP-05)
    moved: dict[int, int] = field(default_factory=dict)
    displaced: list[int] = field(default_factory=list)  # fields on which nothing can stay: `nearest_with_room`, `carry`
    returned: dict[str, int] = field(default_factory=dict)  # for the supply: `marker:threat`, `terrain:light`, …
    rift: str | None = None  # a card that lost its rift slot (ETH-RFT-02)


def to_json(land: Land) -> dict[str, Any]:
    """The land as plain data."""
    return asdict(land)


def from_json(data: Mapping[str, Any]) -> Land:
    """The land that was written down."""
    return Land(**copying.deepcopy(dict(data)))


def copy(land: Land) -> Land:
    """An independent copy."""
    return copying.deepcopy(land)


def is_open(land: Land, place: int) -> bool:
    """Whether a place is a field that is not blocked."""
    return place != NO_FIELD and land.shape[place] == OPEN


def give_back(change: Change, tokens: Mapping[str, int]) -> None:
    """More for the supply."""
    for kind, n in tokens.items():
        change.returned[kind] = change.returned.get(kind, 0) + n
