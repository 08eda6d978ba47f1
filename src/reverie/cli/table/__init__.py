"""How a game lies on the table of a plain terminal: one painter per game, and a plain one for all others.

A painter sees what a seat may see (the view, the actions, the events) and knows no rule.
"""

from __future__ import annotations

from typing import Any

from reverie.cli.speech import Speech
from reverie.cli.table.plain import Table


def table_for(game: str, speech: Speech, width: int = 80, players: int = 1) -> Table:
    """The painter of a game for so many players."""
    if game == "onirim":
        from reverie.cli.table.onirim import OnirimTable

        return OnirimTable(speech, width, players)
    return Table(speech, width, players)


__all__ = ["Table", "table_for"]

View = dict[str, Any]
