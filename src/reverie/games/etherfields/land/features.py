"""What a field offers (ETH-MAP-06): terrain, entrances, spawn fields, traps, sockets, actions.

Only what lies on top counts: an overlay replaces the fields it covers (ETH-OVL-01), symbols of the tile included.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reverie.games.etherfields.content.model import Ability, Field, ListRef, Socket
from reverie.games.etherfields.land.map_state import Land, is_open
from reverie.games.etherfields.land.naming import BEYOND, FIELDS, NO_FIELD, QUADRANTS
from reverie.games.etherfields.land.surface import BLOCKED, Printed, field_under, parts
from reverie.games.etherfields.land.tokens import is_switched, is_used


def fields(land: Land) -> list[int]:
    """Every field that exists; blocked ones too (ETH-MAP-04: slots without a tile are no fields)."""
    return [place for place in range(FIELDS) if land.cover[place]]


def exists(land: Land, place: int) -> bool:
    """Whether there is a field, blocked or not."""
    return place != NO_FIELD and land.cover[place] != ""


def is_free(land: Land, place: int) -> bool:
    """Whether there is a field that is not blocked."""
    return is_open(land, place)


def is_blocked(land: Land, place: int) -> bool:
    """ETH-BLK-01: printed so, or by an effect."""
    return place != NO_FIELD and land.shape[place] == BLOCKED


def printed(land: Land, content: Printed, place: int) -> Field | None:
    """The field as it is printed on what lies on top; None where no field is."""
    return field_under(content, land.cover[place]) if exists(land, place) else None


def all_printed(land: Land, content: Printed) -> Iterator[tuple[int, Field]]:
    """Every field that exists, as it is printed on what lies on top."""
    for place, key in enumerate(land.cover):
        if key:
            yield place, field_under(content, key)


# ---- Tiles ----------------------------------------------------------------------------------------------


def tile_at(land: Land, place: int) -> str:
    """The tile a field belongs to, also under an overlay; "" if there is none."""
    for tile, places in land.tiles.items():
        if place in places:
            return tile
    return ""


def tile_fields(land: Land, tile: str) -> list[int]:
    """The fields of a tile, where they lie now."""
    return sorted(place for place in land.tiles.get(tile, []) if place != NO_FIELD)


def tile_neighbours(land: Land, tile: str) -> list[str]:
    """The tiles that share an edge with a tile."""
    around = {other for place in tile_fields(land, tile) for other in BEYOND[place]}
    return [other for other in land.tiles if other != tile and around & set(tile_fields(land, other))]


# ---- Terrain --------------------------------------------------------------------------------------------


def terrain(land: Land, content: Printed, place: int, extra: Iterable[str] = ()) -> frozenset[str]:
    """The terrains of a field: printed in it, by a symbol of its tile, by tokens, by `extra` effects (ETH-TER-01,
    ETH-TER-02)."""
    if not exists(land, place):
        return frozenset()
    kind, name, part = parts(land.cover[place])
    found = {*extra, *field_under(content, land.cover[place]).terrain}
    if kind == "tile":
        found.update(symbol for symbol, quadrants in content.tile[name].symbols if part in quadrants)
    for token, spots in land.terrain.items():
        if any(place in spot for spot in spots):
            found.add(token)
    if "light" in found:
        found.discard("darkness")  # ETH-TER-03
    return frozenset(found)


def with_terrain(land: Land, content: Printed, kind: str) -> list[int]:
    """Every field that has a terrain."""
    return [place for place in fields(land) if kind in terrain(land, content, place)]


# ---- Tags -----------------------------------------------------------------------------------------------


def tags(land: Land, content: Printed, place: int) -> frozenset[str]:
    """What `on_tag` asks for: the words of 9.5 and the pack's own. By themselves they do nothing (ETH-MAP-09)."""
    there = printed(land, content, place)
    if there is None:
        return frozenset()
    return there.tags | {"rift"} if is_rift(land, content, place) else there.tags


def is_rift(land: Land, content: Printed, place: int) -> bool:
    """Whether a rift card lies at a field (ETH-RFT-01)."""
    return bool(land.rifts) and any(field == place for field, _ in rift_fields(land, content))


def tagged(land: Land, content: Printed, tag: str) -> list[int]:
    """Every field with a tag, blocked ones left out."""
    return [place for place in fields(land) if is_open(land, place) and tag in tags(land, content, place)]


def entrances(land: Land, content: Printed) -> list[int]:
    """ETH-MAP-07: where characters enter."""
    return [place for place, there in all_printed(land, content) if there.entrance and is_open(land, place)]


def spawns(land: Land, content: Printed) -> list[tuple[int, str | None]]:
    """Where creatures appear, with the suit that is printed there."""
    return [
        (place, there.spawn_suit) for place, there in all_printed(land, content) if there.spawn and is_open(land, place)
    ]


def trap(land: Land, content: Printed, place: int) -> ListRef | None:
    """What the trap of a field does; None without one."""
    there = printed(land, content, place)
    return None if there is None else there.trap


def draw_bonus(land: Land, content: Printed, place: int) -> int:
    """ETH-MAP-08: how many cards more may be drawn by a character that stands there."""
    there = printed(land, content, place)
    return 0 if there is None else there.draw_bonus


def actions(land: Land, content: Printed, place: int) -> tuple[Ability, ...]:
    """The field actions that are not used up (ETH-ACT-09)."""
    there = printed(land, content, place)
    return () if there is None else tuple(action for action in there.actions if not is_used(land, action.ref))


def socket(land: Land, content: Printed, place: int) -> Socket | None:
    """The socket of a field."""
    there = printed(land, content, place)
    return None if there is None else there.socket


def open_sockets(land: Land, content: Printed) -> list[tuple[int, Socket]]:
    """Every socket whose effect works, with its field."""
    return [
        (place, there.socket)
        for place, there in all_printed(land, content)
        if there.socket is not None and is_switched(land, there.socket.id)
    ]


def rift_slots(land: Land, content: Printed) -> list[tuple[str, int]]:
    """The tiles that have a rift slot, with its field, in the order of slots (R-41)."""
    found = []
    for tile, places in land.tiles.items():
        quadrant = content.tile[tile].rift_slot
        if quadrant is not None:
            found.append((tile, places[QUADRANTS.index(quadrant)]))
    return sorted(found, key=lambda slot: min(tile_fields(land, slot[0])))


def free_rift_slots(land: Land, content: Printed) -> list[tuple[str, int]]:
    """The rift slots without a card (DP-59)."""
    return [(tile, place) for tile, place in rift_slots(land, content) if tile not in land.rifts]


def rift_fields(land: Land, content: Printed) -> list[tuple[int, str]]:
    """The field and card of every rift."""
    return [(place, land.rifts[tile]) for tile, place in rift_slots(land, content) if tile in land.rifts]
