"""Distances, paths and steps (6.4, ETH-MOV-02, ETH-MOV-05, ETH-CRE-06).

They are read all the time and change seldom. They depend only on `Land.shape`, a short text, so they are worked out
once for each shape and found again by it: copies of a game, undone and replayed ones too, share them, and no change can
be forgotten.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping
from functools import lru_cache

from reverie.games.etherfields.land.map_state import Land
from reverie.games.etherfields.land.naming import BEYOND, FIELDS, NO_FIELD
from reverie.games.etherfields.land.surface import NOTHING, OPEN

FAR = 255  # no way at all; every real distance is smaller
BARRED = "3"  # in a shape: may be left, not entered

NO_WALLS = "0" * FIELDS


class Ways:
    """Who can step where, and how far everything is, for one shape of the land."""

    __slots__ = ("neighbours", "rows")

    def __init__(self, shape: str, diagonal: bool) -> None:
        straight = [orthogonal(shape, field) for field in range(FIELDS)]
        if diagonal:
            straight = [sorted({*near, *corners(straight, field)}) for field, near in enumerate(straight)]
        self.neighbours = tuple(tuple(near) for near in straight)  # fields one legal step away, ascending
        self.rows: list[bytes | None] = [None] * FIELDS
        for field in range(FIELDS):
            if shape[field] not in (OPEN, BARRED):
                self.rows[field] = bytes([FAR]) * FIELDS  # nothing is measured from there (ETH-BLK-01)

    def row(self, start: int) -> bytes:
        """The distances from a field to all 48 places."""
        known = self.rows[start]
        if known is None:
            known = self.rows[start] = self.measure(start)
        return known

    def measure(self, start: int) -> bytes:
        """ETH-RNG-01: steps of the shortest path, FAR without one."""
        steps = bytearray([FAR]) * FIELDS
        steps[start] = 0
        reached = [start]
        for field in reached:  # grows while it is walked through
            for near in self.neighbours[field]:
                if steps[near] == FAR:
                    steps[near] = steps[field] + 1
                    reached.append(near)
        return bytes(steps)

    def distance(self, a: int, b: int) -> int:
        """Steps from a to b; FAR if there is no way, or one of them is not on the map."""
        return FAR if a == NO_FIELD or b == NO_FIELD else self.row(a)[b]

    def within(self, start: int, n: int) -> list[int]:
        """The fields at a distance of at most n, the start too."""
        if start == NO_FIELD:
            return []
        return [field for field, steps in enumerate(self.row(start)) if steps <= n and steps < FAR]

    def toward(self, start: int, target: int) -> list[int]:
        """The next fields on a shortest path (DP-37): none if it is reached or there is no path."""
        left = self.distance(start, target)
        if left in (0, FAR):
            return []
        return [near for near in self.neighbours[start] if self.row(near)[target] == left - 1]

    def away(self, start: int, other: int) -> list[int]:
        """The next fields that are farther from the other one (9.8.1 `move_creature`)."""
        now = self.distance(other, start)
        return [near for near in self.neighbours[start] if now < self.distance(other, near) < FAR]


def orthogonal(shape: str, field: int) -> list[int]:
    """The fields one straight step away: they exist, are not blocked, and no closed edge lies between."""
    if shape[field] not in (OPEN, BARRED):
        return []
    shut = int(shape[FIELDS + field], 16)
    return sorted(
        other
        for side, other in enumerate(BEYOND[field])
        if other != NO_FIELD and shape[other] == OPEN and not shut >> side & 1
    )


def corners(straight: list[list[int]], field: int) -> set[int]:
    """ETH-MOV-05: diagonal fields to which at least one of the two ways over a straight neighbour is open."""
    row, column = divmod(field, 8)
    two_steps = {there for near in straight[field] for there in straight[near]}
    return {there for there in two_steps if abs(there // 8 - row) == 1 and abs(there % 8 - column) == 1}


@lru_cache(maxsize=512)
def ways_of(shape: str, diagonal: bool = False) -> Ways:
    """The ways of a shape."""
    return Ways(shape, diagonal)


@lru_cache(maxsize=512)
def without_walls(shape: str) -> str:
    """The same fields, all edges between them open."""
    return shape[:FIELDS] + NO_WALLS


def ways(land: Land, *, diagonal: bool = False, pass_walls: bool = False, barred: Collection[int] = ()) -> Ways:
    """The ways of a mover: with diagonal steps, through walls (ETH-MOV-05), not into fields that are barred to it.

    A barred field (`creatures_cannot_enter`) counts as blocked for movement, but whoever stands there may leave it.
    """
    shape = land.shape
    if pass_walls:
        shape = without_walls(shape)
    if barred:
        ground = list(shape)
        for field in barred:
            if ground[field] == OPEN:
                ground[field] = BARRED
        shape = "".join(ground)
    return ways_of(shape, diagonal)


# ---- Reading --------------------------------------------------------------------------------------------


def neighbours(land: Land, field: int) -> tuple[int, ...]:
    """The fields one step away: no closed edge between, not blocked."""
    return ways_of(land.shape).neighbours[field]


def adjacent(land: Land, field: int) -> list[int]:
    """ETH-MAP-04: the fields that share an edge with a field, walls or not; blocked ones too."""
    return sorted(other for other in BEYOND[field] if other != NO_FIELD and land.shape[other] != NOTHING)


def enclosed(land: Land, field: int) -> bool:
    """Whether no open edge leads to another field."""
    return not ways_of(land.shape).neighbours[field]


def distance(land: Land, a: int, b: int) -> int:
    """ETH-RNG-01; FAR is infinite."""
    return ways_of(land.shape).distance(a, b)


def path_exists(land: Land, a: int, b: int) -> bool:
    """Whether the distance is finite."""
    return distance(land, a, b) < FAR


def in_range(land: Land, a: int, b: int, n: int | None, *, ignore_walls: bool = False, anywhere: bool = False) -> bool:
    """ETH-RNG-02; n is None for any range, which is any finite distance (ETH-RNG-05); `anywhere`: on any field
    (ETH-RNG-06)."""
    if anywhere:
        return b != NO_FIELD and land.shape[b] != NOTHING
    steps = ways(land, pass_walls=ignore_walls).distance(a, b)
    return steps < FAR and (n is None or steps <= n)


def fields_in_range(
    land: Land, a: int, n: int | None, *, ignore_walls: bool = False, anywhere: bool = False
) -> list[int]:
    """Every field in range."""
    if n is not None and not anywhere:
        return ways(land, pass_walls=ignore_walls).within(a, n)
    return [
        field for field in range(FIELDS) if in_range(land, a, field, n, ignore_walls=ignore_walls, anywhere=anywhere)
    ]


# ---- Whom a creature walks to ---------------------------------------------------------------------------


def nearest(
    paths: Ways, start: int, targets: Mapping[int, int], priority: Mapping[int, int] | None = None
) -> list[int]:
    """ETH-CRE-06: the numbers of the nearest targets (number -> field); nobody if no path leads to anybody.

    `priority` (`target_priority`, 9.9) makes the distance to a target shorter, or longer if it is negative; among equal
    ones the highest priority wins.
    """
    shift = priority or {}
    keys = {}
    for number, field in targets.items():
        steps, wanted = paths.distance(start, field), shift.get(number, 0)
        if steps < FAR:
            keys[number] = (steps - wanted, -wanted)
    best = min(keys.values(), default=None)
    return sorted(number for number, key in keys.items() if key == best)


def farthest(paths: Ways, start: int, targets: Mapping[int, int]) -> list[int]:
    """The numbers of the farthest targets to which a path leads."""
    found = {number: paths.distance(start, field) for number, field in targets.items()}
    most = max((steps for steps in found.values() if steps < FAR), default=None)
    return sorted(number for number, steps in found.items() if steps == most)


# ---- Steps of a character -------------------------------------------------------------------------------


def legal_steps(
    paths: Ways, field: int, left: int, full: Container[int] = (), only: Container[int] | None = None
) -> list[int]:
    """Where a movement with `left` steps may go next (DP-34).

    ETH-CAP-02: onto a full field only if a field that is not full can be reached with the steps left after it. `full`
    is `capacity.full_fields` without the mover; `only` are the fields that may be entered, if not all may.
    """
    if left <= 0:
        return []
    return [
        near
        for near in paths.neighbours[field]
        if (only is None or near in only) and (near not in full or can_leave(paths, near, left - 1, full, only))
    ]


def can_leave(paths: Ways, field: int, left: int, full: Container[int], only: Container[int] | None) -> bool:
    """Whether a field with room can be reached with the steps left."""
    seen, edge = {field}, [field]
    for _ in range(left):
        edge = [
            near
            for here in edge
            for near in paths.neighbours[here]
            if near not in seen and (only is None or near in only)
        ]
        if any(near not in full for near in edge):
            return True
        seen.update(edge)
    return False


def reachable(
    paths: Ways, field: int, steps: int, full: Container[int] = (), only: Container[int] | None = None
) -> dict[int, int]:
    """Where a movement of at most so many steps may end, with the steps it takes; the start is not among them."""
    found = {field: 0}
    edge: Iterable[int] = [field]
    for count in range(1, steps + 1):
        edge = [
            near
            for near in dict.fromkeys(near for here in edge for near in paths.neighbours[here])
            if near not in found and (only is None or near in only)
        ]
        if not edge:
            break
        found.update(dict.fromkeys(edge, count))
    return {there: count for there, count in sorted(found.items()) if count and there not in full}
