"""What lies on fields and tiles: terrain tokens, markers, stones in sockets, used actions, rifts."""

from __future__ import annotations

from collections.abc import Iterable

from reverie.games.etherfields.land.map_state import Change, Land, give_back, is_open
from reverie.games.etherfields.land.naming import BEYOND, FIELD_NAMES, FIELDS, NO_FIELD

Place = int | str  # where a marker lies: a field, or the id of a tile


def terrain_spots(land: Land, extent: int, place: int | None = None) -> list[list[int]]:
    """ETH-TER-02: where a token for 1 field, 2 fields (their line) or 4 (the centre of a tile) may lie, over one
    field."""
    if extent == 1:
        spots = [[a] for a in range(FIELDS) if is_open(land, a)]
    elif extent == 2:
        pairs = [(a, b) for a in range(FIELDS) for b in BEYOND[a] if a < b]
        spots = [[a, b] for a, b in pairs if is_open(land, a) and is_open(land, b)]
    else:
        centres = [sorted(a for a in places if a != NO_FIELD) for places in land.tiles.values()]
        spots = sorted(spot for spot in centres if any(is_open(land, a) for a in spot))
    return [spot for spot in spots if place is None or place in spot]


def place_terrain(land: Land, kind: str, spot: Iterable[int]) -> Change:
    """ETH-TER-02: a token counts for all fields of its spot."""
    land.terrain.setdefault(kind, []).append(sorted(spot))
    return Change()


def remove_terrain(land: Land, kind: str, place: int) -> Change:
    """The first token of that kind that counts for the field returns to the supply."""
    for token in land.terrain.get(kind, []):
        if place in token:
            lift_terrain(land, kind, token)
            return Change(returned={f"terrain:{kind}": 1})
    return Change(done=False)


def lift_terrain(land: Land, kind: str, token: list[int]) -> None:
    """One token goes."""
    land.terrain[kind].remove(token)
    if not land.terrain[kind]:
        del land.terrain[kind]


# ---- Markers -------------------------------------------------------------------------------------------


def place_name(place: Place) -> str:
    """How `Land.markers` calls a field or a tile."""
    return FIELD_NAMES[place] if isinstance(place, int) else f"tile:{place}"


def faces(kind: str, side: str | None) -> tuple[str, ...]:
    """The names under which markers are counted: with the back up they have one of their own."""
    if side is None:
        return (kind, f"{kind}:back")
    return (f"{kind}:back",) if side == "back" else (kind,)


def place_marker(land: Land, place: Place, kind: str, n: int = 1, side: str = "") -> None:
    """Put n markers on a field or tile; a threat token lies with a side up (front, if it is not said)."""
    if n > 0:
        add(land, place_name(place), faces(kind, side or "front")[0], n)


def add(land: Land, place: str, face: str, n: int) -> None:
    """More markers at a place."""
    there = land.markers.setdefault(place, {})
    there[face] = there.get(face, 0) + n


def take(land: Land, place: Place, kind: str, n: int, side: str | None) -> dict[str, int]:
    """Take up to n markers from a field or tile; how many of them lay with which side up."""
    key = place_name(place)
    there = land.markers.get(key, {})
    taken = {}
    for face in faces(kind, side):
        count = min(n, there.get(face, 0))
        if count > 0:
            n -= count
            taken[face] = count
            there[face] -= count
            if not there[face]:
                del there[face]
    if not there:
        land.markers.pop(key, None)
    return taken


def remove_marker(land: Land, place: Place, kind: str, n: int = 1, side: str | None = None) -> int:
    """Take up to n markers from a field or tile; how many there were."""
    return sum(take(land, place, kind, n, side).values())


def move_marker(land: Land, a: Place, b: Place, kind: str, n: int = 1, side: str | None = None) -> int:
    """Up to n markers go from one place to another, the same side up; how many went."""
    taken = take(land, a, kind, n, side)
    for face, count in taken.items():
        add(land, place_name(b), face, count)
    return sum(taken.values())


def markers(land: Land, kind: str, place: Place | None = None, side: str | None = None) -> int:
    """How many markers of a kind lie at a place, or on the whole map."""
    there = list(land.markers.values()) if place is None else [land.markers.get(place_name(place), {})]
    return sum(kinds.get(name, 0) for kinds in there for name in faces(kind, side))


def is_marked(land: Land, place: Place) -> bool:
    """Whether any marker lies at a place."""
    return bool(land.markers.get(place_name(place)))


def marked(land: Land, kind: str, side: str | None = None) -> list[Place]:
    """Every field, then every tile, on which such a marker lies."""
    places: list[Place] = [*range(FIELDS), *land.tiles]
    return [place for place in places if markers(land, kind, place, side)]


def carries(land: Land, place: int, kind: str) -> bool:
    """Whether such a marker lies on the field or on the tile it belongs to (9.14)."""
    tiles = [tile for tile, places in land.tiles.items() if place in places]
    return markers(land, kind, place) > 0 or any(markers(land, kind, tile) for tile in tiles)


def carry(land: Land, a: int, b: int) -> None:
    """ETH-OVL-02: markers and terrain tokens that lie on the one field lie on the other now."""
    for kind, n in land.markers.pop(FIELD_NAMES[a], {}).items():
        add(land, FIELD_NAMES[b], kind, n)
    for tokens in land.terrain.values():
        for token in tokens:
            if token == [a]:
                token[0] = b


# ---- Sockets, single-use actions, rifts -----------------------------------------------------------------


def fill_socket(land: Land, socket: str) -> None:
    """ETH-SOC-01: a glowstone lies in it now."""
    land.sockets[socket] = "stone"


def activate_socket(land: Land, socket: str) -> None:
    """Its effect works, without a glowstone if there is none."""
    land.sockets.setdefault(socket, "on")


def close_socket(land: Land, socket: str) -> Change:
    """Its effect ends; a glowstone in it is returned (ETH-SOC-02: to a character; else to the supply)."""
    state = land.sockets.pop(socket, None)
    return Change(done=state is not None, returned={"glowstone": 1} if state == "stone" else {})


def is_filled(land: Land, socket: str) -> bool:
    """Whether a glowstone lies in a socket."""
    return land.sockets.get(socket) == "stone"


def is_switched(land: Land, socket: str) -> bool:
    """Whether the effect of a socket works, with a glowstone or without."""
    return socket in land.sockets


def use_action(land: Land, action: str) -> None:
    """ETH-ACT-09: a single-use action is used up."""
    if action not in land.used:
        land.used.append(action)


def is_used(land: Land, action: str) -> bool:
    """Whether a single-use action is used up."""
    return action in land.used


def renew_action(land: Land, action: str) -> None:
    """It may be used again."""
    if action in land.used:
        land.used.remove(action)


def place_rift(land: Land, tile: str, card: str) -> Change:
    """A rift card lies in the slot of a tile. Not done if one lies there (ETH-RFT-02)."""
    if tile not in land.tiles or tile in land.rifts:
        return Change(done=False)
    land.rifts[tile] = card
    return Change()


def empty_rift(land: Land, tile: str) -> str | None:
    """The rift card leaves the slot of a tile; None if none lay there."""
    return land.rifts.pop(tile, None)


def tokens_on(land: Land) -> dict[str, int]:
    """Everything on the map that the supply lacks (invariant 2 of 3.5)."""
    total = Change()
    for kinds in land.markers.values():
        for kind, n in kinds.items():
            give_back(total, {f"marker:{kind.partition(':')[0]}": n})
    for kind, tokens in land.terrain.items():
        give_back(total, {f"terrain:{kind}": len(tokens)})
    if land.wall_tokens:
        give_back(total, {"wall": len(land.wall_tokens)})
    stones = sum(state == "stone" for state in land.sockets.values())
    if stones:
        give_back(total, {"glowstone": stones})
    return total.returned
