"""From the command line to the terminal table, and what is said afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from reverie.agents import Agent
from reverie.cli import keeping
from reverie.cli.output import Output
from reverie.cli.sitting import NOBODY
from reverie.cli.slots import Slot
from reverie.cli.speech import DIM, clean
from reverie.kernel.game import Game
from reverie.terminal.app import TableApp
from reverie.terminal.seated import Telling


def play_at_terminal(
    game: Game | None,
    out: Output,
    computers: Mapping[int, Agent] = NOBODY,
    told: Sequence[Text] = (),
    demo: str | None = None,
    slot: Slot | None = None,
) -> None:
    """Play until the person leaves, then say where the game is."""
    first: list[Telling] = [lambda: list(told)] if told else []
    app = TableApp(out.speech, game, computers, first, demo, slot)
    app.run()
    table = app.last_table
    if table is not None and demo is None and not table.game.is_over:
        speech = app.speech
        if table.sitting.slot is not None:
            out.line(speech.rich("cli-left-campaign", campaign=table.sitting.slot.name))
            return
        out.line(speech.rich("cli-left", game=table.game.spec.game))
        out.line(Text(f" {clean(str(keeping.autosave_path(table.game.spec.game)))}", DIM))
