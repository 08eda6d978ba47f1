"""The command palette: everything the table can do, found by typing a part of its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from reverie.cli.speech import DIM
from reverie.cli.table.plain import pad
from reverie.terminal.keybar import KeyBar, KeyHint
from reverie.terminal.pages import Page


@dataclass(frozen=True)
class Command:
    """Something to do: its name, its key, and the action behind it."""

    name: str
    key: str
    action: str


class Palette(Page[str]):
    """A line to type, and the commands that fit."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
    ]

    def __init__(self, commands: Sequence[Command]) -> None:
        super().__init__()
        self.commands = commands
        self.found: list[Command] = []

    def compose(self) -> ComposeResult:
        """The line, the list, the keys."""
        with Vertical(classes="page"):
            yield Input(placeholder=self.speech.text("terminal-palette-search"), compact=True)
            yield OptionList(markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Everything, before something is typed."""
        super().on_mount()
        self.find("")

    def hints(self) -> list[KeyHint]:
        return [KeyHint("Enter", self.speech.text("terminal-key-confirm"), "confirm"), *super().hints()]

    def find(self, typed: str) -> None:
        """The commands whose names have all the words that were typed."""
        parts = typed.casefold().split()
        self.found = [command for command in self.commands if all(part in command.name.casefold() for part in parts)]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(
            [Option(Text.assemble((pad(command.key, 8), DIM), command.name)) for command in self.found]
            or [Option(self.speech.text("terminal-help-nothing"), disabled=True)]
        )
        options.highlighted = 0 if self.found else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Fewer or more of them fit."""
        self.find(event.value)

    def on_input_submitted(self) -> None:
        """Enter in the line."""
        self.action_confirm()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click."""
        self.dismiss(self.found[event.option_index].action)

    def action_move(self, step: int) -> None:
        """Through the list, while the line keeps the keys."""
        options = self.query_one(OptionList)
        if step > 0:
            options.action_cursor_down()
        else:
            options.action_cursor_up()

    def action_confirm(self) -> None:
        """Do what is under the cursor."""
        place = self.query_one(OptionList).highlighted
        if place is not None and place < len(self.found):
            self.dismiss(self.found[place].action)
