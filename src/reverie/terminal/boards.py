"""The painter that lays a game out in zones, as the game names it; others are shown as their view says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.text import Text

from reverie.cli.speech import DIM, Speech
from reverie.cli.table.plain import Table
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.terminal.layout import Item, Zone

ENDLESS = 10_000  # columns: what is read out is never short of room
View = dict[str, Any]


class Painter(Protocol):
    """What the terminal table asks of a painter."""

    speech: Speech
    nothing: Text  # how a place is marked where nothing lies
    width: int
    layouts: int  # how many ways there are to lay out the table, from roomy to crowded
    sharing: int  # the first of them in which zones lie beside each other

    def board(self, view: View, actions: Sequence[Action], layout: int) -> list[Zone]: ...
    def about_card(self, token: str) -> str: ...
    def question(self, decision: Decision) -> Text: ...
    def choice(self, action: Action, view: View | None = None, brief: bool = False) -> Text: ...
    def tell(self, events: Sequence[Event]) -> list[Text]: ...
    def summary(self, view: View) -> Text | None: ...
    def hides(self, view: View) -> bool: ...
    def info(self, view: View) -> list[Text]: ...
    def unseen(self, view: View) -> list[Text]: ...


class PlainBoard(Table):
    """Any game: a zone for every line of its view."""

    layouts = 1
    sharing = 1

    def board(self, view: View, actions: Sequence[Action], layout: int) -> list[Zone]:
        """The view, line by line."""
        lines = self.zones(view)
        return [Zone(str(i), "", (Item(str(i), line.plain.strip(), (line,)),)) for i, line in enumerate(lines)]

    def about_card(self, token: str) -> str:
        """Nothing is known about its cards."""
        return ""


def board_for(game: str, speech: Speech, width: int = 80, players: int = 1) -> Any:
    """The painter of a game: a `Table` and a `Painter`."""
    return (registry.game(game).parts.load("board") or PlainBoard)(speech, width, players)


def in_words(game: str, speech: Speech, players: int, view: View) -> list[Text]:
    """The whole table as it is read out: what matters most in a sentence, then a line for each zone."""
    parts = registry.game(game).parts
    kind: Any = parts.load("reading") or parts.load("board") or PlainBoard
    painter: Painter = kind(speech, ENDLESS, players)
    lines = []
    summary = painter.summary(view)
    if summary is not None:
        lines += [summary, Text()]
    for zone in painter.board(view, (), 0):
        names = ", ".join(item.name for item in zone.items if item.key)
        names = names.removeprefix(f"{zone.label}: ") if zone.label else names
        if names == painter.nothing.plain:
            names = painter.speech.text("terminal-none")
        label = f"{zone.label}: " if zone.label else ""
        note = zone.note.plain.strip()
        lines.append(Text.assemble((label, DIM), names, f", {note}" if names and note else note))
    return lines
