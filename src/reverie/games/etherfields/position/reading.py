"""A state from plain data that a stranger may have written.

Every field is read by the kind that the state declares for it, every frame by the shape that its kind has; then the
whole is looked at (`laws`). What does not fit is refused with a code and the place.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from reverie.errors import PositionError, excerpt
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core.snapshot import SCOPES, sometimes, take_apart
from reverie.games.etherfields.core.state import AMONG_USES, Frame, State
from reverie.games.etherfields.land.kinds import (
    FIGURES_END,
    LIST_LIMIT,
    Bearings,
    Kind,
    listing,
    mapping,
    number_key,
    unreadable,
    whole,
)
from reverie.games.etherfields.position import frames

FIGURE_NUMBER = number_key(whole(0, FIGURES_END))


def read(data: object, content: Content) -> State:
    """A state from plain data; PositionError names the place that does not fit."""
    if not isinstance(data, dict):
        raise unreadable("state")
    if not isinstance(data.get(SCOPES), list):
        raise unreadable(SCOPES)
    for name in ("design", "characters"):
        if not isinstance(data.get(name), list):
            raise unreadable(f"state.{name}")
    at = Bearings(content, len(data["design"]), len(data["characters"]))
    at.scopes = listing(frames.scope, LIST_LIMIT)(data[SCOPES], SCOPES, at)
    whole_state = {name: value for name, value in data.items() if name != SCOPES}
    state: State = record_of(State)(whole_state, "state", at)
    take_apart(state)
    return state


@cache
def record_of(kind: type) -> Kind:
    """How a record of the state is read: field by field, each as it is declared."""
    if kind is Frame:
        return frames.frame
    hints = typing.get_type_hints(kind, include_extras=True)
    names = [one.name for one in fields(kind) if AMONG_USES not in one.metadata]
    readers = [(name, reader_of(hints[name], name)) for name in names]
    known, absent = set(names), set(sometimes(kind))
    make: Callable[..., Any] = kind

    def read_record(value: Any, place: str, at: Bearings) -> Any:
        if type(value) is not dict:
            raise unreadable(place)
        for name in sorted((known ^ value.keys()) - absent):
            raise PositionError("position-field", place=f"{place}.{name[:40]}", value=excerpt(name))
        return make(**{name: reader(value[name], f"{place}.{name}", at) for name, reader in readers if name in value})

    return read_record


def reader_of(hint: Any, name: str) -> Kind:
    """The kind that a field declares, or that of the records in it."""
    if is_dataclass(hint):
        return record_of(typing.cast("type", hint))
    if name == "scope":
        return frames.scope_number
    declared = typing.get_args(hint)
    if type(None) in declared and is_dataclass(declared[0]):  # one that may be missing, but is never nothing
        return record_of(typing.cast("type", declared[0]))
    assert len(declared) == 2, f"{name} does not say what may be in it"
    inner, kind = declared
    if not isinstance(kind, int):
        return typing.cast("Kind", kind)
    part = typing.get_args(inner)
    if typing.get_origin(inner) is dict:
        return mapping(FIGURE_NUMBER, record_of(part[1]), kind)
    inside = record_of(typing.cast("type", part[0])) if is_dataclass(part[0]) else frames.delayed
    return listing(inside, kind)
