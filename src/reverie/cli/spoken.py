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
    answers = column_of(table.numbered(game.actions(), view), table, view)
    ask = [*question(game, table, view), *answers, *in_one_word(game, table)]
    return below_each_other([*above(game, table, seat), list(told), ask])


def spoken_end(game: Game, table: Table, end: list[Text], seat: int) -> list[Text]:
    """The table at the end in words, and how it ended."""
    return below_each_other([*above(game, table, seat), end])


def above(game: Game, table: Table, seat: int) -> list[list[Text]]:
    """What is played, and the table in words; games whose table is told in lines already are told in those."""
    title, *_ = header(game, table, seat)
    view = game.view(seat)
    told = bool(game.definition.parts.board)
    lines = in_words(game.spec.game, table.speech, game.players, view) if told else table.zones(view, 0)
    return [[Text(" ".join(title.plain.split()))], lines]


def below_each_other(parts: Sequence[list[Text]]) -> list[Text]:
    """Parts with an empty line before each."""
    return [line for part in parts if part for line in (Text(), *part)]
