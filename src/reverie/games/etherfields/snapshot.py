"""The whole state as plain data and back: for positions, hashes and tests.

Frames share scopes: a scope is written once, in a list, and frames name its place there. Everything is checked on the
way back by the types that the state declares, so that a written position is either a state or an error with its place.
"""

from __future__ import annotations

import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from reverie.errors import PositionError
from reverie.games.etherfields.state import Scope, State

SCOPES = "scopes"
LEAVES = frozenset({int, str, bool, float, type(None)})  # what is plain by itself, and most of a state


def write(state: State) -> dict[str, Any]:
    """Plain data."""
    scopes: list[Any] = []
    places: dict[int, int] = {}

    def number_of(scope: Scope) -> int:
        key = id(scope)
        if key not in places:
            places[key] = len(scopes)
            scopes.append(None)
            scopes[places[key]] = plain(scope)
        return places[key]

    def plain(value: Any) -> Any:
        kind: type = type(value)
        if kind in LEAVES:
            return value
        if kind is list or kind is tuple:
            return [entry if type(entry) in LEAVES else plain(entry) for entry in value]
        if kind is dict:
            return {str(key): entry if type(entry) in LEAVES else plain(entry) for key, entry in value.items()}
        if isinstance(value, set | frozenset):
            return sorted(plain(entry) for entry in value)
        return {
            name: number_of(getattr(value, name)) if is_scope else plain(getattr(value, name))
            for name, is_scope in parts_of(kind)
        }

    data: dict[str, Any] = plain(state)
    data[SCOPES] = scopes
    return data


@cache
def parts_of(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a record, and which of them are scopes."""
    hints = hints_of(kind)
    return tuple((one.name, hints[one.name] is Scope or one.name == "scope") for one in fields(kind))


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The declared types of a record."""
    return typing.get_type_hints(kind)


def read(data: object) -> State:
    """A state from plain data; PositionError names the place that does not fit."""
    if not isinstance(data, dict) or not isinstance(data.get(SCOPES), list):
        raise PositionError("position-unreadable", place=SCOPES)
    scopes: list[Scope] = data[SCOPES]

    def build(kind: Any, value: Any, place: str) -> Any:
        origin = typing.get_origin(kind)
        if is_dataclass(kind):
            return record(kind, value, place)
        if kind is Any:
            return value
        if origin is types.UnionType or origin is typing.Union:
            return union(kind, value, place)
        if origin is list:
            expect(isinstance(value, list), place)
            (inner,) = typing.get_args(kind)
            return [build(inner, entry, f"{place}.{number}") for number, entry in enumerate(value)]
        if origin is set:
            expect(isinstance(value, list), place)
            (inner,) = typing.get_args(kind)
            return {build(inner, entry, f"{place}.{number}") for number, entry in enumerate(value)}
        if origin is tuple:
            expect(isinstance(value, list), place)
            return tuple(value)
        if origin is dict:
            expect(isinstance(value, dict), place)
            key_kind, inner = typing.get_args(kind)
            return {key_of(key_kind, key, place): build(inner, entry, f"{place}.{key}") for key, entry in value.items()}
        expect(type(value) is kind or (kind is float and type(value) is int), place)
        return value

    def union(kind: Any, value: Any, place: str) -> Any:
        choices = typing.get_args(kind)
        if value is None and type(None) in choices:
            return None
        for choice in choices:
            if choice is type(None):
                continue
            try:
                return build(choice, value, place)
            except PositionError:
                continue
        raise PositionError("position-unreadable", place=place)

    def record(kind: Any, value: Any, place: str) -> Any:
        hints = hints_of(kind)
        names = [one.name for one in fields(kind)]
        expect(isinstance(value, dict) and set(value) == set(names), place)
        parts = {}
        for name in names:
            here = f"{place}.{name}"
            if name == "scope":
                expect(type(value[name]) is int and 0 <= value[name] < len(scopes), here)
                expect(isinstance(scopes[value[name]], dict), here)
                parts[name] = scopes[value[name]]
            else:
                parts[name] = build(hints[name], value[name], here)
        return kind(**parts)

    whole = {key: value for key, value in data.items() if key != SCOPES}
    state: State = record(State, whole, "state")
    return state


def key_of(kind: Any, key: str, place: str) -> Any:
    """Keys are words in plain data; some are numbers in a state."""
    if kind is int:
        expect(key.lstrip("-").isdigit(), place)
        return int(key)
    return key


def expect(fits: bool, place: str) -> None:
    """What does not fit is refused with its place."""
    if not fits:
        raise PositionError("position-unreadable", place=place)
