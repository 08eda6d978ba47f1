"""States as plain data: read from the JSON that the engines write."""

from __future__ import annotations

from typing import Any

import orjson


def plain_table(state_json: bytes) -> dict[str, Any]:
    """Every zone, open and hidden, in numbers; what a seat may see of it is decided elsewhere."""
    table: dict[str, Any] = orjson.loads(state_json)["table"]
    table["agenda"] = [(step, arg) for step, arg in table["agenda"]]
    return table


def plain_chance(state_json: bytes) -> tuple[int, ...]:
    """Where the streams of chance stand; never part of a view."""
    return tuple(orjson.loads(state_json)["chance"])
