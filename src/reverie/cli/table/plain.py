"""The plain painter: any game as its view, its actions and its events say it themselves."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from reverie.cli.speech import DIM, GOLD, Speech, clean
from reverie.cli.table.voice import Voice
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event

LABEL = 10
ROOMY, CLOSER, CROWDED, BARE = range(4)  # how close things lie, for painters that know four ways
SHOWN_ELSEWHERE = ("game", "rules", "seat", "status", "outcome", "turn", "decision")

Zone = tuple[str, Text]  # a label and what lies there


class Riddle(NamedTuple):
    """Something to be found out: its name, help in steps, and whether it has been found out."""

    id: str
    name: str
    hints: tuple[str, ...]
    is_solved: bool


class Table:
    """Zones as lines, actions and events as words."""

    game = ""  # whose words a painter uses
    densities = 1  # how many ways there are to lay out the table, from roomy to crowded
    full: int | None = None  # the most crowded way that leaves nothing out: where many answers leave no room for it,
    # they are asked in two steps; None: they never are
    open_seats = False  # whether one person may play several seats: nothing is hidden between them
    open_position = True  # whether a written position tells no more than the table shows

    asking: Mapping[str, str] = MappingProxyType({})  # words that ask about the table, and the page that answers

    def __init__(self, speech: Speech, width: int = 80, players: int = 1) -> None:
        self.speech = speech
        self.width = width
        self.players = players  # with more than one, sentences name who did it
        self.voice = self.speaker()
        self.focus = ""  # the heading under which a person chooses now: what belongs to it lies in front

    def speaker(self) -> Voice:
        """Whoever says what is asked, what can be answered and what happened."""
        return Voice(self.speech)

    def zones(self, view: dict[str, Any], density: int = 0) -> list[Text]:
        """What lies on the table; a higher density needs fewer lines."""
        lines: list[Text] = []
        for name, value in view.items():
            if name not in SHOWN_ELSEWHERE and value:
                shown = value if isinstance(value, str | int) else json.dumps(value)
                lines += self.labelled(clean(name), Text(clean(str(shown))))
        return lines

    def question(self, decision: Decision) -> Text:
        """What is asked."""
        return self.voice.question(decision)

    def asked(self, decision: Decision, view: dict[str, Any]) -> Text:
        """What is asked, by somebody who sees the table: whom it concerns, and why."""
        return self.voice.asked(decision, view)

    def choice(self, action: Action, view: dict[str, Any] | None = None, brief: bool = False) -> Text:
        """One answer in words; the view tells what a number in it stands for."""
        return self.voice.choice(action, view, brief)

    def grouped(self, action: Action, view: dict[str, Any]) -> tuple[Text, Text] | None:
        """Under which heading an answer stands where there are many, and what it is called there; None: by itself."""
        return self.voice.grouped(action, view)

    def group_rank(self, heading: str, view: dict[str, Any]) -> int:
        """Where a heading stands among the others; equal ones in the order of their numbers."""
        return self.voice.group_rank(heading, view)

    def pooled(self, others: Sequence[dict[str, Any]], view: dict[str, Any]) -> dict[str, Any]:
        """The view of somebody who plays other seats as well, and knows what they know."""
        return view

    def together(self, actions: Sequence[Action]) -> tuple[str, Text] | None:
        """What one person may answer for all seats in one word, each by its own answer: its verb, and its name."""
        return self.voice.together(actions)

    def opening(self, view: dict[str, Any]) -> tuple[str, Text] | None:
        """What is read before the first question, besides what the game tells itself."""
        return None

    def chapter(self, event: Event) -> str | None:
        """The number under which the story goes on with this event; None: under the last one."""
        return self.voice.chapter(event)

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """What happened, one sentence each."""
        return self.voice.tell(events)

    def passage(self, event: Event) -> tuple[str, Text] | None:
        """A longer text that is read by itself before the game goes on: its title, and paragraphs."""
        return self.voice.passage(event)

    def summary(self, view: dict[str, Any]) -> Text | None:
        """How far the player came, for the end of a game."""
        return None

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether this seat sees something that other seats must not see."""
        return False

    def info(self, view: dict[str, Any]) -> list[Text]:
        """What the cards on the table do, and what the zones hold in full."""
        return self.zones(view)

    def riddles(self, view: dict[str, Any]) -> list[Riddle]:
        """What there is to find out where the player is now, with help in steps."""
        return []

    def numbered(self, actions: Sequence[Action], view: dict[str, Any], group: str = "") -> list[tuple[int, Action]]:
        """The answers with their numbers; under a heading, with those they have there."""
        return list(enumerate(actions, 1))

    def tell_page(self, page: str, view: dict[str, Any]) -> list[Text]:
        """A page about the table in sentences; its names are in `asking`."""
        raise NotImplementedError

    def page_title(self, page: str) -> str:
        """What such a page is called."""
        return self.speech.text(f"spoken-title-{page}")

    def whole(self, view: dict[str, Any]) -> list[Text]:
        """The table in full, however many lines that takes."""
        return self.zones(view)

    def unseen(self, view: dict[str, Any]) -> list[Text]:
        """What may still come."""
        return [Text(f"{count} × {name}") for name, count in view.get("unseen", {}).items()]

    # ---- laying out -------------------------------------------------------------------------------------

    def labelled(self, label: str, content: Text) -> list[Text]:
        """A zone: its name, then what lies there, wrapped under itself."""
        lines = wrap(content, self.width - LABEL - 1)
        return [
            Text.assemble(" ", (pad(label if i == 0 else "", LABEL - 1), DIM), " ", line)
            for i, line in enumerate(lines)
        ]

    def lines(self, zones: list[Zone], density: int) -> list[Text]:
        """Zones below each other; from CLOSER on side by side where they fit, from CROWDED on never wrapped."""
        lines: list[Text] = []
        for label, content in zones:
            name = self.zone_name(label)
            if density >= CLOSER and lines and lines[-1].cell_len + cell_len(name) + content.cell_len + 5 <= self.width:
                lines[-1].append("   ").append(name, DIM).append(" ").append_text(content)
            elif density >= CROWDED:
                lines.append(self.cut(Text.assemble(" ", (pad(name, LABEL - 1), DIM), " ", content)))
            else:
                lines += self.labelled(name, content)
        return lines

    def zone_name(self, label: str) -> str:
        """The name of a zone; what belongs to a player is named by the player."""
        kind, _, number = label.partition(" ")
        if number:
            return self.speech.text(f"{self.game}-{kind}", number=number)
        return self.speech.text(f"{self.game}-zone-{kind}")

    def cut(self, line: Text) -> Text:
        """A line that ends at the edge of the page."""
        if line.cell_len <= self.width:
            return line
        dots = self.speech.spell("…")
        line.truncate(self.width - len(dots))
        line.rstrip()
        return line.append(dots, DIM)

    @property
    def nothing(self) -> Text:
        """An empty zone."""
        return Text(self.speech.spell("–"), DIM)

    def entries(self, entries: list[Zone]) -> list[Text]:
        """Titles with what is to be said about them, for a page."""
        lines = []
        for title, about in entries:
            first, *rest = wrap(Text.assemble((title, GOLD), "  ", about), self.width - 4)
            lines += [Text(" ").append_text(first), *(Text("   ").append_text(line) for line in rest)]
        return lines


def pad(text: str, width: int) -> str:
    """Text with spaces up to a width in cells."""
    return text + " " * max(0, width - cell_len(text))


def centred(text: str, width: int) -> str:
    """Text in the middle of a field."""
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)


def wrap(text: Text, width: int) -> list[Text]:
    """Lines of at most this width; at least one."""
    from rich.console import Console

    lines = list(text.wrap(Console(width=width, color_system=None, force_terminal=False), width))
    for line in lines:
        line.rstrip()
    return lines or [Text()]
