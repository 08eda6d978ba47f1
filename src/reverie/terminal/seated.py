"""Somebody at a table: the game, the language, the widgets of the page, and what is told; the ground of the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text
from textual.screen import Screen

from reverie.agents import Agent
from reverie.cli.numbers import Numbers
from reverie.cli.sitting import NOBODY, Sitting, acting_seat
from reverie.cli.speech import BAD, Speech
from reverie.errors import ReverieError
from reverie.kernel.game import Game
from reverie.terminal.answers import is_own_choice
from reverie.terminal.board import Board, BoardRoom
from reverie.terminal.boards import board_for
from reverie.terminal.choices import Choices, Menu

if TYPE_CHECKING:
    from reverie.terminal.app import TableApp

Telling = Callable[[], list[Text]]  # said again in another language when that changes


class Seated(Screen[None]):
    """What every part of the table's screen knows."""

    def __init__(self, game: Game, computers: Mapping[int, Agent] = NOBODY, first: Sequence[Telling] = ()) -> None:
        super().__init__()
        self.sitting = Sitting(game, computers)
        self.told: list[Telling] = list(first)
        self.menu: Menu | None = None  # a list that the player opened
        self.passing: int | None = None  # the seat that the keyboard goes to
        self.side_log = True
        self.is_mine_to_tell = True  # what was told is for this player alone, not for the next one
        self.chosen = ""  # the character that acts, where one person plays several
        self.numbers = Numbers()
        self.read: set[tuple[int, str]] = set()  # the pages that were read, and after how many answers
        self._ahead: tuple[object, dict[str, Any]] = (None, {})

    @property
    def table_app(self) -> TableApp:
        """The program."""
        return cast("TableApp", self.app)

    @property
    def speech(self) -> Speech:
        """The language of the table."""
        return self.table_app.speech

    @property
    def game(self) -> Game:
        """What is played."""
        return self.sitting.game

    @property
    def board(self) -> Board:
        """The zones."""
        return self.query_one(Board)

    @property
    def choices(self) -> Choices:
        """The open list."""
        return self.query_one(Choices)

    @property
    def view(self) -> dict[str, Any]:
        """What the player at the keyboard may know, with what follows the answers, and who was chosen to act."""
        view = self.game.view(self.sitting.seat)
        ahead = self.ahead
        return {**view, "ahead": ahead, "chosen": self.chosen} if ahead else view

    @property
    def ahead(self) -> dict[str, Any]:
        """What follows the answers of the player at the keyboard; looked up once for each question."""
        if not self.is_asked:
            return {}
        moment = (self.game, self.game.answers, self.sitting.seat, self.game.line[-1:])
        if self._ahead[0] != moment:
            self._ahead = (moment, self.game.definition.ahead(self.game.engine, self.sitting.seat))
        return self._ahead[1]

    @property
    def is_on_table(self) -> bool:
        """Whether what is asked is answered on the table: one's own turn, or a question that the painter says so of."""
        if not self.is_asked:
            return False
        asked = getattr(self.painter, "answers_on_board", None)
        return is_own_choice(self.game) or (asked is not None and bool(asked(self.view)))

    @property
    def painter(self) -> Any:
        """The painter in the language of the moment, as wide as the table."""
        room = self.query_one(BoardRoom).size.width or self.app.size.width
        return board_for(self.game.spec.game, self.speech, max(40, room), self.game.players)

    @property
    def is_asked(self) -> bool:
        """Whether the player at the keyboard is to answer now."""
        return self.passing is None and not self.game.is_over and acting_seat(self.game) == self.sitting.seat

    # ---- the page as a whole: the screen knows how ----------------------------------------------------------

    def show(self) -> None:
        """Draw everything as it is now."""
        raise NotImplementedError

    def settle(self) -> None:
        """Put the keys where they are needed."""
        raise NotImplementedError

    # ---- saying ---------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save the game where `--resume` finds it."""
        error = self.sitting.keep()
        if error is not None:
            self.told.append(lambda: [Text(self.speech.message(error), BAD)])

    def say(self, telling: Callable[[], Text]) -> None:
        """A remark in place of the news."""
        self.told = [lambda: [telling()]]
        self.show()
        if self.focused is None:
            self.settle()

    def refuse(self, error: ReverieError) -> None:
        """Say why something cannot be done."""
        self.say(lambda: Text(self.speech.sentence(error), BAD))
