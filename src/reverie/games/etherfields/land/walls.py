"""Walls, which nobody passes or reaches through (ETH-WAL-01), and blocked fields change (ETH-WAL-04, ETH-BLK-01)."""

from __future__ import annotations

from reverie.games.etherfields.land.map_state import Change, Land, give_back
from reverie.games.etherfields.land.naming import FIELDS, edge_name, edges_of
from reverie.games.etherfields.land.surface import BLOCKED, OPEN, Printed, all_walls, settle


def edges(land: Land) -> list[int]:
    """Every edge of a field that exists."""
    return sorted({number for place in range(FIELDS) if land.cover[place] for number in edges_of(place)})


def edge_state(land: Land, content: Printed, edge: int) -> str:
    """`wall`, `damaged` or `none` (ETH-WAL-02, ETH-WAL-03)."""
    there = all_walls(land, content).get(edge, {}).values()
    return "wall" if "wall" in there else "damaged" if there else "none"


def walls(land: Land, content: Printed) -> list[int]:
    """Every edge on which an intact wall lies."""
    return sorted(edge for edge, there in all_walls(land, content).items() if "wall" in there.values())


def damaged_walls(land: Land, content: Printed) -> list[int]:
    """Every edge of a field on which damaged walls lie and no intact one."""
    found = all_walls(land, content)
    return [number for number in edges(land) if (there := found.get(number)) and "wall" not in there.values()]


def place_wall(land: Land, content: Printed, edge: int, *, token: bool = True) -> Change:
    """ETH-WAL-04: a wall on an edge; `token`: it is the wall token. Not done where an intact wall lies or no field
    is."""
    if edge not in edges(land) or edge_state(land, content, edge) == "wall":
        return Change(done=False)
    change = lift_wall(land, content, edge)
    change.done = True
    land.walls[edge_name(edge)] = "wall"
    if token:
        land.wall_tokens.append(edge_name(edge))
    settle(land, content)
    return change


def damage_wall(land: Land, content: Printed, edge: int) -> Change:
    """ETH-WAL-04: every intact wall on the edge is damaged. Not done if there is none."""
    intact = [key for key, state in all_walls(land, content).get(edge, {}).items() if state == "wall"]
    for key in intact:
        change_wall(land, edge, key, "damaged")
    settle(land, content)
    return Change(done=bool(intact))


def remove_wall(land: Land, content: Printed, edge: int) -> Change:
    """ETH-WAL-04: no wall lies on the edge any more, not even a damaged one."""
    there = all_walls(land, content).get(edge, {})
    change = lift_wall(land, content, edge)
    for key in there:
        if key != "placed":
            change_wall(land, edge, key, "none")
    settle(land, content)
    change.done = bool(there)
    return change


def change_wall(land: Land, edge: int, key: str, state: str) -> None:
    """One wall of an edge in another state."""
    if key == "placed":
        land.walls[edge_name(edge)] = state
    else:
        land.wall_changes[key] = state


def lift_wall(land: Land, content: Printed, edge: int) -> Change:
    """Only what an effect has placed on the edge goes; printed walls stay. Not done if nothing was placed."""
    name = edge_name(edge)
    if land.walls.pop(name, None) is None:
        return Change(done=False)
    change = Change()
    if name in land.wall_tokens:
        land.wall_tokens.remove(name)
        give_back(change, {"wall": 1})
    settle(land, content)
    return change


def block_field(land: Land, content: Printed, place: int) -> Change:
    """ETH-BLK-01. Whoever stands there must have been pushed before: `capacity.clearing` says whether that can be."""
    return change_field(land, content, place, "blocked")


def unblock_field(land: Land, content: Printed, place: int) -> Change:
    """The field may be entered again."""
    return change_field(land, content, place, "open")


def change_field(land: Land, content: Printed, place: int, state: str) -> Change:
    """Block or open the field that lies on top. Not done if it is so already."""
    key, other = land.cover[place], OPEN if state == "blocked" else BLOCKED
    if land.shape[place] != other:
        return Change(done=False)
    if key in land.field_changes:
        del land.field_changes[key]  # back to what is printed
    else:
        land.field_changes[key] = state
    settle(land, content)
    return Change()
