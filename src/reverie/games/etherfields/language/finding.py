"""What the targets of a selector are on the table: characters, creatures, figures, fields; where, and how far apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features, naming, ways
from reverie.games.etherfields.language.evaluating import (
    SELECTORS,
    select,
)

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def characters(e: Engine, word: Any, scope: Scope) -> list[int]:
    """The characters among what a selector finds, in seat order."""
    found = {c for target in select(e, word, scope) for c in characters_of(e, target)}
    return [c for c in e.seat_order() if c in found]


def characters_of(e: Engine, target: str) -> list[int]:
    """The characters that a target is."""
    kind = kind_of(target)
    if kind == "character":
        return [number_of(target)]
    if kind == "figure":
        number = number_of(target)
        return [number] if number < e.team_size else []
    if kind == "team":
        return e.seat_order()
    if kind == "card":
        owner = e.state.owner[number_of(target)]
        return [owner] if owner >= 0 else []
    return []


def creatures(e: Engine, word: Any, scope: Scope) -> list[str]:
    """The ids of the creature tiles that a selector means; a bare id names one, `this` the one whose text it is."""
    if isinstance(word, str) and word not in SELECTORS:
        if word == "any":
            return [tile.id for tile in e.state.encounter.creatures]
        return [word] if e.creature(word) is not None else []
    found: list[str] = []
    for target in select(e, word, scope):
        kind = kind_of(target)
        if kind == "creature":
            found.append(name_of(target))
        elif kind == "figure":
            figure = e.state.figures.get(number_of(target))
            if figure is not None and figure.kind == "creature":
                found.append(figure.of)
    return list(dict.fromkeys(found))


def figures(e: Engine, target: str) -> list[int]:
    """The figures that a target has on the map."""
    kind = kind_of(target)
    if kind in ("character", "figure"):
        number = number_of(target)
        return [number] if number in e.state.figures else []
    if kind in ("creature", "companion"):
        return figures_named(e, kind, name_of(target))
    if kind == "team":
        return [c for c in e.seat_order() if c in e.state.figures]
    return []


def figures_named(e: Engine, kind: str, name: str) -> list[int]:
    """The figures of a creature, which may have several (ETH-CRE-02), or of a companion."""
    return [number for number, one in e.state.figures.items() if one.kind == kind and one.of == name]


def fields(e: Engine, word: Any, scope: Scope) -> list[int]:
    """The fields of what a selector finds: fields themselves, and where figures, tiles, sockets are."""
    if isinstance(word, int):
        return [word]
    if isinstance(word, str) and word not in SELECTORS and word not in ("here", "other"):
        return [naming.field_of(word)]
    found = [field for target in select(e, word, scope) for field in fields_of(e, target)]
    return list(dict.fromkeys(found))


def fields_of(e: Engine, target: str) -> list[int]:
    """Where a target is now."""
    kind = kind_of(target)
    if kind == "field":
        return [number_of(target)]
    if kind == "tile":
        return list(features.tile_fields(e.state.land, name_of(target)))
    if kind == "edge":
        return [field for field in naming.edge_fields(number_of(target)) if field >= 0]
    if kind == "socket":
        name = name_of(target)
        return [field for field in features.fields(e.state.land) if has_socket(e, field, name)]
    return [e.state.figures[number].field for number in figures(e, target) if e.state.figures[number].field >= 0]


def has_socket(e: Engine, field: int, name: str) -> bool:
    """Whether a socket lies on a field."""
    socket = features.socket(e.state.land, e.content, field)
    return socket is not None and socket.id == name


def in_step(scope: Scope) -> bool:
    """Whether a text is carried out as an effect of a turn-card step: everything is measured at its start
    (ETH-RNG-04)."""
    return bool((scope.get("cause") or {}).get("step"))


def standing(e: Engine, number: int, scope: Scope, anchors: list[int]) -> int:
    """The field that counts for a figure when a range around other figures is measured."""
    then = scope.get("fields")
    now = e.state.figures[number].field
    if not then:
        return now
    if in_step(scope):
        return int(then.get(str(number), now))
    for anchor in anchors:
        if anchor in e.state.figures and then.get(str(anchor), -1) != e.state.figures[anchor].field:
            return now  # the text speaks of a field that was reached later
    return int(then.get(str(number), now))


def anchors_of(e: Engine, of: Any, scope: Scope) -> tuple[list[int], list[int]]:
    """Around what a range is measured: the figures, and fields that are no figure's."""
    if of is None:
        of = "this" if is_creature(scope) or scope.get("source", "").startswith("companion:") else "self"
    numbers: list[int] = []
    places: list[int] = []
    for target in select(e, of, scope):
        found = figures(e, target)
        if found:
            numbers += found
        else:
            places += fields_of(e, target)
    return list(dict.fromkeys(numbers)), list(dict.fromkeys(places))


def is_creature(scope: Scope) -> bool:
    """Whether a text stands on a creature tile."""
    return bool(scope.get("source", "").startswith("creature:"))


def starts_of(e: Engine, of: Any, scope: Scope) -> list[tuple[int, int]]:
    """(figure or -1, field) around which a range is measured."""
    numbers, places = anchors_of(e, of, scope)
    starts = [(number, standing(e, number, scope, numbers)) for number in numbers]
    return [*starts, *((-1, field) for field in places)]


def distance_between(e: Engine, a: Any, b: Any, scope: Scope) -> int:
    """The distance between two things, the nearest of several; ways.FAR: there is no way."""
    first, second = fields(e, a, scope), fields(e, b, scope)
    return min((ways.distance(e.state.land, x, y) for x in first for y in second), default=ways.FAR)


def here(e: Engine, scope: Scope) -> int:
    """The field a text speaks of as "here": where the character stands whose text it is, else its own field."""
    for name in ("self", "actor"):
        c = scope.get(name)
        if c is not None and c in e.state.figures:
            return e.state.figures[c].field
    if "field" in scope:
        return int(scope["field"])
    source = scope.get("source", "")
    if source.startswith(("creature:", "companion:")):
        found = figures(e, source)
        if found:
            return e.state.figures[found[0]].field
    return -1


def holders(e: Engine, who: Any, scope: Scope) -> list[int]:
    """The characters that a `who` means; without it, the one whose text it is."""
    if who is None:
        own = scope.get("self", scope.get("actor"))
        return [] if own is None else [own]
    return characters(e, who, scope)
