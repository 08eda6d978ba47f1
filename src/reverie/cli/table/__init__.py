"""How a game lies on the table of a plain terminal: the painter that the game names, and a plain one for all others.

A painter sees what a seat may see (the view, the actions, the events) and knows no rule.
"""

from __future__ import annotations

from reverie.cli.speech import Speech
from reverie.cli.table.plain import Table
from reverie.kernel import registry


def table_for(game: str, speech: Speech, width: int = 80, players: int = 1) -> Table:
    """The painter of a game for so many players."""
    painter: type[Table] = registry.game(game).parts.load("table") or Table
    return painter(speech, width, players)


__all__ = ["Table", "table_for"]
