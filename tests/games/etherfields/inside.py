"""What is inside a game of Etherfields, for tests that look behind what everybody is shown."""

from __future__ import annotations

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import State
from reverie.games.etherfields.definition import Table
from reverie.kernel.game import Game


def rules_of(game: Game) -> Engine:
    """The engine that a game drives."""
    table = game.engine
    assert isinstance(table, Table)
    return table.rules


def state_of(game: Game) -> State:
    """Everything there is, hidden or not."""
    return rules_of(game).state
