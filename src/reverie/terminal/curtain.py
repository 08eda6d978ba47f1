"""The curtain between two players at one keyboard: nothing of the table is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Middle
from textual.screen import Screen
from textual.widgets import Static

from reverie.cli.speech import GOLD
from reverie.terminal.keybar import KeyBar, KeyHint

if TYPE_CHECKING:
    from reverie.terminal.app import TableApp


class Curtain(Screen[None]):
    """An empty room until the other player is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        """One sentence."""
        with Middle():
            yield Static(markup=False, id="pass-on")
        yield KeyBar()

    def on_mount(self) -> None:
        """The words are known."""
        self.say()

    def say(self) -> None:
        """The sentence in the language of the table."""
        speech = cast("TableApp", self.app).speech
        self.query_one("#pass-on", Static).update(
            Text(speech.text("terminal-curtain", number=str(self.seat + 1)), GOLD, justify="center")
        )
        self.query_one(KeyBar).show([KeyHint("Enter", speech.text("terminal-key-show"), "open")])

    def action_open(self) -> None:
        """The other player is there."""
        self.dismiss()
