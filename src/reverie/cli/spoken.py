"""The screen for those who listen to it: every card by its name, one thing on a line, nothing in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from reverie.cli.screen import column_of, header, in_one_word, question
from reverie.cli.table import Table
from reverie.kernel.game import Game
from reverie.terminal.boards import in_words


def spoken(game: Game, table: Table, told: Sequence[Text], seat: int) -> list[Text]:
    """What is played, the table in words, what happened, the question, one answer below the other."""
    view = game.view(seat)
    title, *_ = header(game, table, seat)
    answers = column_of(list(enumerate(game.actions(), 1)), table, view)
    parts = [
        [Text(" ".join(title.plain.split()))],
        in_words(game.spec.game, table.speech, game.players, view),
        list(told),
        [*question(game, table, view), *answers, *in_one_word(game, table)],
    ]
    return [line for part in parts if part for line in (Text(), *part)]
