"""How a game lies on the table of a plain terminal: one painter per game, and a plain one for all others.

A painter sees what a seat may see (the view, the actions, the events) and knows no rule.
"""

from __future__ import annotations

from importlib import import_module

from reverie.cli.speech import Speech
from reverie.cli.table.plain import Table

# Which painter belongs to which game: a module of this package and a class in it.
PAINTERS = {
    "etherfields": ("etherfields", "EtherfieldsTable"),
    "onirim": ("onirim", "OnirimTable"),
    "urbion": ("urbion", "UrbionTable"),
}


def table_for(game: str, speech: Speech, width: int = 80, players: int = 1) -> Table:
    """The painter of a game for so many players."""
    if game not in PAINTERS:
        return Table(speech, width, players)
    module, name = PAINTERS[game]
    painter: type[Table] = getattr(import_module(f"{__name__}.{module}"), name)
    return painter(speech, width, players)


__all__ = ["Table", "table_for"]
