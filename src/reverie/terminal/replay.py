"""The game so far, answer by answer: arrows go through it, Escape returns to the present."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from reverie.cli.screen import header, paragraph
from reverie.cli.speech import DIM, GOLD
from reverie.kernel.game import Game
from reverie.terminal.board import Board, BoardRoom, Pin
from reverie.terminal.boards import board_for
from reverie.terminal.keybar import KeyBar, KeyHint
from reverie.terminal.layout import Zone
from reverie.terminal.letters import binding

if TYPE_CHECKING:
    from reverie.terminal.app import TableApp

TOLD_LINES = 4


class Replay(Screen[int]):
    """The table as this seat saw it after so many answers; closes with the answer to go back to, if any."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("left", "step(-1)", priority=True),
        binding("right", "step(1)", priority=True),
        binding("up,pageup", "turn(-1)", priority=True),
        binding("down,pagedown", "turn(1)", priority=True),
        binding("home", "go(0)", priority=True),
        binding("end", "go(-1)", priority=True),
        binding("escape,r,q,enter", "close", priority=True),
        binding("t", "take_back"),
    ]

    def __init__(self, game: Game, seat: int, at: int, can_go_back: bool) -> None:
        super().__init__()
        self.live = game
        self.seat = seat
        self.can_go_back = can_go_back
        self.steps = game.answers
        self.at = min(at, self.steps)
        self.past = Game(game.definition, game.spec, game.start_position)
        self.past.peeked = game.peeked
        self.numbers = [action.id for action in game.line]

    def compose(self) -> ComposeResult:
        """Header, table, what this answer brought, the slider, keys."""
        with Vertical(id="main"):
            yield Static(markup=False, id="header")
            with BoardRoom(id="room"):
                yield Board(cast("TableApp", self.app).speech.ascii_only)
                yield Pin()
            yield Static(markup=False, id="news")
            yield Static(markup=False, id="question")
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the answer it was opened at."""
        self.show()

    def on_resize(self) -> None:
        """The slider is as long as the window."""
        self.show()

    def move_to(self, answers: int) -> None:
        """The game after so many answers."""
        self.at = max(0, min(answers, self.steps))
        if self.past.answers > self.at:
            self.past.undo(self.past.answers - self.at)
        for number in self.numbers[self.past.answers : self.at]:
            self.past.apply(number)
        self.past.peeked = self.live.peeked  # looking back is not peeking

    def show(self) -> None:
        """Draw the table of that moment."""
        self.move_to(self.at)
        speech, game = cast("TableApp", self.app).speech, self.past
        name, players, view = game.spec.game, game.players, game.view(self.seat)

        def zones_at(width: int, layout: int) -> list[Zone]:
            zones: list[Zone] = board_for(name, speech, width, players).board(view, (), layout)
            return zones

        painter = board_for(name, speech, max(40, self.app.size.width), players)
        self.query_one("#header", Static).update(header(game, painter, self.seat)[0])
        self.query_one(Board).show(zones_at, painter.layouts, painter.sharing)
        told = painter.tell(game.events_after(self.seat, self.at - 1)[1] if self.at else game.events_for(self.seat))
        lines = paragraph(told, painter.width - 2, TOLD_LINES, speech.spell("… ")) if told else []
        self.query_one("#news", Static).update(Text("\n").join(lines))
        self.query_one("#question", Static).update(self.slider(painter.width))
        self.query_one(KeyBar).show(self.hints())

    def slider(self, width: int) -> Text:
        """Where in the game this is."""
        speech = cast("TableApp", self.app).speech
        label = speech.text("terminal-replay", at=str(self.at), all=str(self.steps), turn=str(self.past.turn))
        room = max(10, width - len(label) - 6)
        place = round(self.at / max(1, self.steps) * (room - 1))
        done, rest, knob = ("=", "-", "O") if speech.ascii_only else ("━", "─", "●")
        return Text.assemble(" ", (done * place, GOLD), (knob, GOLD), (rest * (room - 1 - place), DIM), "  ", label)

    def hints(self) -> list[KeyHint]:
        """The keys of the replay."""
        speech = cast("TableApp", self.app).speech
        arrows = ("<>", "^v") if speech.ascii_only else ("←→", "↑↓")
        hints = [
            KeyHint(arrows[0], speech.text("terminal-key-step"), "step(1)"),
            KeyHint(arrows[1], speech.text("terminal-key-turn"), "turn(1)"),
        ]
        if self.can_go_back and self.at < self.steps:
            hints.append(KeyHint("T", speech.text("terminal-key-from-here"), "take_back"))
        return [*hints, KeyHint("Esc", speech.text("terminal-key-live"), "close")]

    def action_step(self, by: int) -> None:
        """An answer on or back."""
        self.at += by
        self.show()

    def action_turn(self, by: int) -> None:
        """A turn on or back."""
        turn = self.past.turn
        while 0 <= self.at + by <= self.steps:
            self.move_to(self.at + by)
            if self.past.turn != turn:
                break
        self.show()

    def action_go(self, place: int) -> None:
        """To the deal, or to the present."""
        self.at = self.steps if place < 0 else place
        self.show()

    def action_take_back(self) -> None:
        """Play on from here."""
        if self.can_go_back and self.at < self.steps:
            self.dismiss(self.at)

    def action_close(self) -> None:
        """Return to the present."""
        self.dismiss(None)
