"""How the story of a game is told, as data: the browser reads the same files (telling-<game>.json).

`moves` names a card that moves by where from and where to (an empty name: not worth a word), `moves_to` by where to
alone; `in_order` lists the movements whose cards keep their order. The other tables are the games' own, explained where
they are used (reverie.cli.table). A name stands for the text `<game>-event-<name>`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def telling(game: str) -> dict[str, Any]:
    """The tables of a game."""
    file = resources.files("reverie.words") / f"telling-{game}.json"
    tables: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return tables


def move_name(tables: dict[str, Any], source: str, target: str, otherwise: str) -> str:
    """What the movement of a card is called."""
    name: str | None = tables["moves"].get(source, {}).get(target)
    return tables["moves_to"].get(target, otherwise) if name is None else name
