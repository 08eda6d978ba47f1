"""The whole state as plain data: for positions, hashes and tests.

Frames share scopes: a scope is written once, in a list, and frames name its place there. The way back is in
`position/reading.py`.
"""

from __future__ import annotations

import typing
from dataclasses import fields
from functools import cache
from typing import Any

from reverie.games.etherfields.core.state import AMONG_USES, IF_THERE, Scope, State

SCOPES = "scopes"
TEXTS = "texts"
DRAWERS = [  # what is written among the uses, and how; the number of texts goes by its own name
    (one.name, str(one.metadata[AMONG_USES]))
    for one in fields(State)
    if AMONG_USES in one.metadata and one.name != TEXTS
]
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
        found = {
            name: number_of(getattr(value, name)) if is_scope else plain(getattr(value, name))
            for name, is_scope in parts_of(kind)
        }
        for name in sometimes(kind):
            if getattr(value, name):
                found[name] = plain(getattr(value, name))
        return found

    data: dict[str, Any] = plain(state)
    data["uses"] |= together(state)
    data[SCOPES] = scopes
    return data


def together(state: State) -> dict[str, int]:
    """What is written among the uses."""
    found = {TEXTS: state.texts} if state.texts else {}
    for name, prefix in DRAWERS:
        for key, n in getattr(state, name).items():
            found[prefix + key] = n
    return found


def take_apart(state: State) -> None:
    """Everything that was read among the uses comes to its field."""
    state.texts = state.uses.pop(TEXTS, 0)
    for name, prefix in DRAWERS:
        for key in [key for key in state.uses if key.startswith(prefix)]:
            getattr(state, name)[key[len(prefix) :]] = state.uses.pop(key)


@cache
def parts_of(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a record, and which of them are scopes; those among the uses are written with them."""
    hints = hints_of(kind)
    return tuple(
        (one.name, hints[one.name] is Scope or one.name == "scope")
        for one in fields(kind)
        if AMONG_USES not in one.metadata and IF_THERE not in one.metadata
    )


@cache
def sometimes(kind: type) -> tuple[str, ...]:
    """The fields of a record that are written only where there is something in them."""
    return tuple(one.name for one in fields(kind) if IF_THERE in one.metadata)


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The declared types of a record."""
    return typing.get_type_hints(kind)
