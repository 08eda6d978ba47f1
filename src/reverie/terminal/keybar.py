"""The last line: the keys of the moment, in the language of the table; a click does the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.widgets import Static

from reverie.cli.speech import DIM, GOLD


@dataclass(frozen=True)
class KeyHint:
    """A key, what it does in a word, and the action of the screen behind it."""

    key: str
    word: str
    action: str


class KeyBar(Static):
    """As many keys as fit; the last two always do."""

    def __init__(self) -> None:
        super().__init__("", markup=False, id="keys")
        self.hints: list[KeyHint] = []
        self.ends: list[tuple[int, KeyHint]] = []

    def show(self, hints: Sequence[KeyHint]) -> None:
        """Other keys."""
        self.hints = list(hints)
        self.draw()

    def on_resize(self) -> None:
        """More or less of them fit."""
        self.draw()

    def draw(self) -> None:
        """Leave out from the middle what does not fit: the last two open everything else."""
        shown = list(self.hints)
        while len(shown) > 3 and self.line(shown).cell_len > max(self.size.width, 20):
            del shown[-3]
        self.update(self.line(shown))

    def line(self, hints: Sequence[KeyHint]) -> Text:
        """The keys side by side."""
        line = Text()
        ends = []
        for hint in hints:
            line.append(f" {hint.key} ", GOLD).append(f"{hint.word} ", DIM)
            ends.append((line.cell_len, hint))
        self.ends = ends
        return line

    async def on_click(self, event: events.Click) -> None:
        """The key under the pointer."""
        for end, hint in self.ends:
            if event.x < end:
                await self.screen.run_action(hint.action)
                return
