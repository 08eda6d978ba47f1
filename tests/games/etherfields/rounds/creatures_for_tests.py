"""Creatures and maps that several tests use."""

from __future__ import annotations

from typing import Any

EACH = {"character": "all"}
BLOCKED = {"blocked": True}


def each(*effects: Any) -> list[Any]:
    """Something that happens to every character."""
    return [{"for_each": {"in": EACH, "do": list(effects)}}]


def near(n: int, *effects: Any) -> list[Any]:
    """Something that happens to every character in range of the creature."""
    return [{"for_each": {"in": {"characters_in_range": {"n": n, "of": "this"}}, "do": list(effects)}}]


def creature(name: str, movement: Any = 1, figure: Any = "token", **more: Any) -> dict[str, Any]:
    """A creature tile; `mutation`, `basic` and `special` are its step effects."""
    steps = {kind: more.pop(kind, "none") for kind in ("mutation", "basic", "special")}
    shown = {"token": name} if figure == "token" else {"large": name} if figure == "large" else figure
    return {
        "creature": {"id": name, "name": {"en": name}, "figure": shown, "movement": movement, "steps": steps, **more}
    }


def companion(name: str) -> dict[str, Any]:
    """A companion."""
    return {"companion": {"id": name, "name": {"en": name}, "figure": {"token": name}}}


def corridor(**changes: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """One row of eight fields: A1.nw, A1.ne, A2.nw … A4.ne."""
    return {slot: {"sw": BLOCKED, "se": BLOCKED, **changes.get(slot, {})} for slot in ("A1", "A2", "A3", "A4")}
