"""Who fits where (6.5, 6.7): full fields, pushes, large creatures, appearing.

Figures are handed in as they stand. Nothing is moved here: the functions say what may be chosen for the next figure,
and are asked again when that one has been moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from reverie.games.etherfields.land.features import entrances
from reverie.games.etherfields.land.map_state import Land, is_open
from reverie.games.etherfields.land.naming import FIELDS, row_column
from reverie.games.etherfields.land.surface import Printed
from reverie.games.etherfields.land.ways import adjacent, enclosed, neighbours

ROOM = 4  # figures a field holds (ETH-CAP-01)


class Figure(NamedTuple):
    """A figure on the map."""

    number: int
    kind: str  # character | creature | companion
    field: int
    large: bool = False
    paralysed: bool = False
    cannot_be_pushed: bool = False


@dataclass(slots=True)
class Arrival:
    """What happens when a creature would end on a field.

    free     it simply stands there
    push     one of `pushes` (figure -> fields it may go to) makes room first (ETH-CAP-03)
    clear    all of `pushes` make room first, one at a time; their fields leave a place for the rest (ETH-BIG-02)
    beside   it cannot; if it appears or is relocated, it goes to one of `beside` (ETH-CAP-04)
    nowhere  it cannot, and there is no place beside it; it is not placed

    A creature that walks there and is not let in ends on `last_with_room` of its path.
    """

    kind: str
    pushes: dict[int, list[int]] = field(default_factory=dict)
    beside: list[int] = field(default_factory=list)


def on(figures: Iterable[Figure], place: int, without: int | None = None) -> list[Figure]:
    """The figures on a field, one left out."""
    return [figure for figure in figures if figure.field == place and figure.number != without]


def crowd(figures: Iterable[Figure], without: int | None = None) -> Counter[int]:
    """How many figures' room is taken on each field; a large creature takes all of it (ETH-BIG-01)."""
    taken: Counter[int] = Counter()
    for figure in figures:
        if figure.number != without:
            taken[figure.field] += ROOM if figure.large else 1
    return taken


def is_full(figures: Iterable[Figure], place: int, without: int | None = None) -> bool:
    """ETH-CAP-01, ETH-BIG-01: nobody else finds room there."""
    return crowd(figures, without)[place] >= ROOM


def full_fields(figures: Iterable[Figure], without: int | None = None) -> set[int]:
    """Every full field."""
    return {place for place, taken in crowd(figures, without).items() if taken >= ROOM and place >= 0}


def overfull(figures: Iterable[Figure]) -> list[int]:
    """Fields that break invariant 6 of 3.5."""
    return sorted(place for place, taken in crowd(figures).items() if taken > ROOM and place >= 0)


# ---- Pushes ---------------------------------------------------------------------------------------------


def can_be_pushed(figure: Figure) -> bool:
    """ETH-BIG-01, ETH-CAP-06."""
    return not (figure.large or figure.paralysed or figure.cannot_be_pushed)


def may_enter(figure_kind: str, place: int, barred: Collection[int]) -> bool:
    """`creatures_cannot_enter` bars creatures only."""
    return figure_kind != "creature" or place not in barred


def push_targets(
    land: Land, figures: Sequence[Figure], number: int, *, without: int | None = None, barred: Collection[int] = ()
) -> list[int]:
    """ETH-CAP-06: where a figure may be pushed. `without`: whoever pushes it, who has left its field."""
    figure = next(figure for figure in figures if figure.number == number)
    if not can_be_pushed(figure):
        return []
    taken = crowd(figures, without)
    return [
        place
        for place in neighbours(land, figure.field)
        if taken[place] < ROOM and may_enter(figure.kind, place, barred)
    ]


def clearing(
    land: Land, figures: Sequence[Figure], place: int, *, without: int | None = None, barred: Collection[int] = ()
) -> dict[int, list[int]] | None:
    """ETH-BIG-02: how all figures on a field can be pushed: for each, the fields that leave a way for the rest.

    None if not all can be pushed (ETH-BIG-03); empty if nobody is there. Ask again after each push.
    """
    figures = [figure for figure in figures if figure.number != without]
    taken = crowd(figures)
    options = {
        figure.number: push_targets(land, figures, figure.number, barred=barred) for figure in on(figures, place)
    }
    room = {target: ROOM - taken[target] for targets in options.values() for target in targets}
    numbers = list(options)
    if not can_assign(numbers, options, room):
        return None
    found = {}
    for number in numbers:
        rest = [other for other in numbers if other != number]
        found[number] = [
            target for target in options[number] if can_assign(rest, options, {**room, target: room[target] - 1})
        ]
    return found


def can_assign(numbers: list[int], options: dict[int, list[int]], room: dict[int, int]) -> bool:
    """Whether every figure finds a field of its own options with room. At most 4 figures and 4 fields."""
    if not numbers:
        return True
    first, *rest = numbers
    for target in options[first]:
        if room[target] > 0 and can_assign(rest, options, {**room, target: room[target] - 1}):
            return True
    return False


# ---- Arriving -------------------------------------------------------------------------------------------


def arrival(
    land: Land,
    figures: Sequence[Figure],
    place: int,
    *,
    number: int | None = None,
    large: bool = False,
    barred: Collection[int] = (),
) -> Arrival:
    """What happens when a creature (with a number, if it is on the map already) would end on a field."""
    figures = [figure for figure in figures if figure.number != number]
    here = on(figures, place)
    characters = [figure for figure in here if figure.kind == "character"]
    if not is_open(land, place) or place in barred:
        return Arrival("nowhere")
    if len(characters) >= ROOM and enclosed(land, place):
        return Arrival("nowhere")  # ETH-CAP-07
    if not here or (not large and not is_full(figures, place)):
        return Arrival("free")
    if large:
        pushes = clearing(land, figures, place, barred=barred)
        if pushes is not None:
            return Arrival("clear", pushes)
    elif len(characters) >= 2:  # ETH-CAP-03; a single one cannot be pushed (ETH-CAP-04)
        targets = {figure.number: push_targets(land, figures, figure.number) for figure in characters}
        targets = {figure: fields for figure, fields in targets.items() if fields}
        if targets:
            return Arrival("push", targets)
    return no_way_in(land, figures, place, number=number, large=large, barred=barred)


def no_way_in(
    land: Land,
    figures: Sequence[Figure],
    place: int,
    *,
    number: int | None = None,
    large: bool = False,
    barred: Collection[int] = (),
) -> Arrival:
    """ETH-CAP-04: nobody can make room. Whoever appears or is relocated goes to an adjacent field, if one has room."""
    figures = [figure for figure in figures if figure.number != number]
    beside = [near for near in adjacent(land, place) if has_room(land, figures, near, large, barred)]
    return Arrival("beside", beside=beside) if beside else Arrival("nowhere")


def has_room(land: Land, figures: Sequence[Figure], place: int, large: bool, barred: Collection[int]) -> bool:
    """Whether a creature finds room on a field that is not full; a large one pushes whoever is there."""
    if not is_open(land, place) or place in barred or is_full(figures, place):
        return False
    return not large or clearing(land, figures, place, barred=barred) is not None


def last_with_room(figures: Sequence[Figure], path: Sequence[int], number: int) -> int:
    """Where a movement along a path (from where it started) ends: on the last field that is not full.

    ETH-CAP-02 (a character cut short), ETH-CAP-04 (a creature not let in). At worst the field where it started.
    """
    full = full_fields(figures, without=number)
    return next((place for place in reversed(path[1:]) if place not in full), path[0])


def nearest_with_room(
    land: Land,
    figures: Sequence[Figure],
    place: int,
    *,
    number: int | None = None,
    large: bool = False,
    barred: Collection[int] = (),
) -> list[int]:
    """Where a figure goes whose field is blocked or gone (ETH-OVL-02, `remove_tile`).

    The way is counted in steps on the map, whatever lies between: from a field that is gone nothing can be measured.
    """
    taken = crowd(figures, without=number)
    limit = 1 if large else ROOM
    row, column = row_column(place)
    found: dict[int, list[int]] = {}
    for other in range(FIELDS):
        if other != place and is_open(land, other) and other not in barred and taken[other] < limit:
            there = row_column(other)
            found.setdefault(abs(there[0] - row) + abs(there[1] - column), []).append(other)
    return found[min(found)] if found else []


# ---- Entering, appearing, being relocated ---------------------------------------------------------------


def entrance_choices(land: Land, content: Printed, figures: Sequence[Figure]) -> list[int]:
    """ETH-MAP-07: the entrance fields with room for a character (DP-42)."""
    full = full_fields(figures)
    return [place for place in entrances(land, content) if place not in full]


def spawn_choices(
    land: Land,
    figures: Sequence[Figure],
    spawns: Sequence[tuple[int, str | None]],
    suit: str | None,
    received: Sequence[int],
    *,
    large: bool = False,
    barred: Collection[int] = (),
) -> list[int]:
    """The spawn fields for the next creature of one event (DP-43); `received`: those chosen for the ones before it.

    ETH-SPN-03: the first goes to the suit of the turn card; ETH-SPN-02: then to those that received fewest. Where it
    could not be placed at all is no choice. `arrival` says what happens on the field that is chosen.
    """
    possible = [
        (place, of)
        for place, of in spawns
        if arrival(land, figures, place, large=large, barred=barred).kind != "nowhere"
    ]
    if not received:
        matching = [place for place, of in possible if of is not None and of == suit]
        if matching:
            return matching
    count = Counter(received)
    fewest = min((count[place] for place, _ in possible), default=0)
    return [place for place, _ in possible if count[place] == fewest]


def relocation_choices(
    land: Land, figures: Sequence[Figure], number: int, *, barred: Collection[int] = ()
) -> list[int]:
    """Where a figure may be relocated (ETH-MOV-04): distance and walls do not matter, the field must not be blocked.

    ETH-CAP-08: a character needs room there. A creature may go to a full field if `arrival` finds it a place.
    """
    figure = next(figure for figure in figures if figure.number == number)
    if figure.paralysed:
        return []  # ETH-STA-04
    places = [place for place in range(FIELDS) if is_open(land, place) and place != figure.field]
    if figure.kind != "creature":
        full = full_fields(figures, without=number)
        return [place for place in places if place not in full]
    return [
        place
        for place in places
        if arrival(land, figures, place, number=number, large=figure.large, barred=barred).kind != "nowhere"
    ]


def may_swap(figures: Sequence[Figure], a: int, b: int) -> bool:
    """`swap_places`: not with a paralysed or large figure."""
    pair = [figure for figure in figures if figure.number in (a, b)]
    return len(pair) == 2 and not any(figure.paralysed or figure.large for figure in pair)
