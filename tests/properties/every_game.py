"""Every game with an engine of its own has a folder here that says what holds in it; what is asked of all is one test.

`invariants.INSPECTOR` looks at every table, `worlds.WORLDS` makes worlds that look the same, `leaks.LEAKS` and
`faults.FAULTS` are put in on purpose, and `knowledge` says what an undo crosses. A game without them is missed at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from tests.parity.trace import GAMES

if TYPE_CHECKING:
    from tests.properties.faults import Faults
    from tests.properties.inspection import Inspector
    from tests.properties.knowledge import Seen
    from tests.properties.leaks import Leaks
    from tests.properties.worlds import Worlds

every_game = pytest.mark.parametrize("game", GAMES)


def inspector_of(game: str) -> type[Inspector]:
    found: type[Inspector] = import_module(f"tests.properties.{game}.invariants").INSPECTOR
    return found


def worlds_of(game: str) -> Worlds:
    found: Worlds = import_module(f"tests.properties.{game}.worlds").WORLDS
    return found


def leaks_of(game: str) -> Leaks:
    found: Leaks = import_module(f"tests.properties.{game}.leaks").LEAKS
    return found


def faults_of(game: str) -> Faults:
    found: Faults = import_module(f"tests.properties.{game}.faults").FAULTS
    return found


def seen_in(game: str) -> type[Seen]:
    found: type[Seen] = import_module(f"tests.properties.{game}.knowledge").SEEN
    return found


def unseen_by_seat_1(game: str) -> list[tuple[str, str]]:
    """Pairs of positions that seat 1, who is asked, cannot tell apart: the partner holds or knows other cards."""
    found: list[tuple[str, str]] = import_module(f"tests.properties.{game}.knowledge").UNSEEN_BY_SEAT_1
    return found
