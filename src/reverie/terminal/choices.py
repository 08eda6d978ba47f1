"""A list of answers below the table: those that are possible, and below them those that are not, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from reverie.cli.speech import BAD, DIM, GOLD
from reverie.cli.table.plain import wrap
from reverie.kernel.actions import Action

DIGITS = 9
REFUSED_LINES = 3  # room for answers that are not possible; the others are a few keys away


@dataclass(frozen=True)
class Choice:
    """One line of a list: an answer with its price, or something else to do; a reason says why not."""

    text: Text
    action: Action | None = None
    run: Callable[[], None] | None = None
    price: str = ""
    warning: str = ""
    reason: str = ""
    number: int = 0  # the digit that picks it, where digits are kept from one list to the next; 0: its place


@dataclass(frozen=True)
class Menu:
    """A list with its question; one that is closable can be left without an answer."""

    title: Text
    choices: tuple[Choice, ...]
    closable: bool = True


class Choices(OptionList):
    """The open list."""

    class Picked(Message):
        """One of them."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, ascii_only: bool = False) -> None:
        super().__init__(id="choices", markup=False)
        self.choices: tuple[Choice, ...] = ()
        self.signed: int | None = None  # the line with the sign
        self.room = 80
        self.ascii_only = ascii_only

    def show(self, choices: Sequence[Choice], width: int) -> None:
        """Other lines; the first possible one is under the cursor."""
        kept = self.highlighted if tuple(choices) == self.choices else None
        self.choices = tuple(choices)
        self.room, self.signed = width, None
        self.clear_options()
        options = [Option(self.line(i, choice), disabled=bool(choice.reason)) for i, choice in enumerate(choices)]
        self.add_options(options)
        self.highlighted = kept if kept is not None else 0 if choices and not choices[0].reason else None

    def watch_highlighted(self, highlighted: int | None) -> None:
        """The line under the cursor has a sign, so that it is seen without colours, too."""
        super().watch_highlighted(highlighted)
        if highlighted != self.signed:
            for place in (self.signed, highlighted):
                if place is not None and place < self.option_count:
                    self.replace_option_prompt_at_index(
                        place, self.line(place, self.choices[place], place == highlighted)
                    )
            self.signed = highlighted

    def line(self, place: int, choice: Choice, chosen: bool = False) -> Text:
        """Digit, words, and behind them a warning or a reason."""
        if choice.reason:
            line = Text.assemble((choice.text.plain, DIM), "  ", (choice.reason, f"italic {DIM}"))
            return indented(line, Text("   "), self.room)
        sign = (">" if self.ascii_only else "▸") if chosen else " "
        number = choice.number or place + 1
        digit = f"{number} " if number <= DIGITS else "  "
        line = choice.text.copy()
        if choice.price:
            line.append("  ").append(choice.price, DIM)
        if choice.warning:
            line.append("  ").append(choice.warning, BAD)
        return indented(line, Text.assemble((sign + digit, GOLD)), self.room)

    def height(self, most: int) -> int:
        """Lines for everything that is possible and a few of what is not, at most so many."""
        lines = [self.lines_of(i) for i in range(len(self.choices))]
        possible = sum(count for count, choice in zip(lines, self.choices, strict=True) if not choice.reason)
        return max(1, min(sum(lines), possible + REFUSED_LINES, most))

    def lines_of(self, place: int) -> int:
        """How many lines a choice takes."""
        prompt = self.get_option_at_index(place).prompt
        return prompt.plain.count("\n") + 1 if isinstance(prompt, Text) else 1

    def pick(self, number: int) -> bool:
        """Put the cursor on a digit's line; False if it has none."""
        for place, choice in enumerate(self.choices):
            if (choice.number or place + 1) == number and not choice.reason:
                self.highlighted = place
                return True
        return False

    def point_at(self, action: Action) -> bool:
        """Put the cursor on an answer."""
        for i, choice in enumerate(self.choices):
            if choice.action == action:
                self.highlighted = i
                return True
        return False

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        event.stop()
        self.post_message(self.Picked(self.choices[event.option_index]))


def indented(text: Text, lead: Text, width: int) -> Text:
    """Text behind a lead, wrapped under itself."""
    indent = lead.cell_len
    room = max(20, width - indent - 3)
    first, *rest = wrap(text, room) if text.cell_len > room else [text]
    line = lead.append_text(first)
    for more in rest:
        line.append("\n" + " " * indent).append_text(more)
    return line
