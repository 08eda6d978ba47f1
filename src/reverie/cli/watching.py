"""A hosted table, told as it happens: what everybody did, who comes and goes, how it ends.

The events are those that a game at the terminal has, so the painters of the terminal tell them.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.text import Text

from reverie.cli.output import Output
from reverie.cli.speech import BAD, DIM, GOLD, clean
from reverie.cli.table import table_for
from reverie.cli.table.plain import wrap
from reverie.kernel.events import Event

if TYPE_CHECKING:
    from reverie.cli.table import Table
    from reverie.client import Seat

Data = dict[str, Any]


class Watcher:
    """Reads along with a seat and says what is new."""

    def __init__(self, out: Output, agent: str | None) -> None:
        self.out = out
        self.agent = agent  # who plays here; None: nobody, we only watch
        self.following: str | None = None  # the rematch, or the table at which this one goes on
        self.seat: Seat | None = None
        self.table: Table | None = None
        self.told: list[Data] = []  # events
        self.turn = ""  # the number of a turn of which nothing was told yet
        self.online: dict[int, bool] = {}
        self.renewed: dict[int, int] = {}  # when the table's maker gave seats new links
        self.mine = (1, 1)  # how many devices may read our seat, and how many do
        self.status = ""

    # ---- what the server says ---------------------------------------------------------------------------

    def attend(self, seat: Seat) -> None:
        """From now on things are told; what happened before is not told again."""
        self.seat = seat
        welcome, seen = seat.welcome, seat.observation
        game = str(welcome["spec"]).partition("/")[0]
        self.table = table_for(game, self.out.speech, self.out.width, welcome["players"])
        self.heading(game, welcome)
        self.status = seen["status"]
        if self.status == "seating":
            self.note("hosting-waiting")
        elif seen["answers"]:
            self.told = list(seat.events)
            self.note("hosting-under-way", turn=str(seen["view"]["turn"]))
        else:
            self.tell()
        self.look_for_rematch(seen)
        self.presence(seat.presence)

    def notice(self, message: Data) -> None:
        """A message of the server."""
        if self.seat is None:
            return
        kind = message["type"]
        if kind == "welcome":
            self.note("hosting-again")
        elif kind == "update":
            self.update(message)
        elif kind == "presence":
            self.presence(message)
        elif kind == "emote":
            self.note("hosting-emote", number=str(message["seat"] + 1), emote=message["emote"])
        elif kind == "rematch":
            self.following = message["table"]
            self.note("hosting-rematch" if self.status == "over" else "hosting-further")
        elif kind == "closing" and message["error"]["code"] != "too_many":  # then the client only slows down
            self.line(Text(clean(str(message["error"]["message"])), DIM))

    def lost(self) -> None:
        """The line has broken."""
        if self.seat is not None:
            self.note("hosting-lost")

    def update(self, message: Data) -> None:
        """The table has changed."""
        seen = message["observation"]
        if self.status == "seating" and seen["status"] == "playing":
            self.note("hosting-dealt")
        self.status = seen["status"]
        self.tell()
        self.look_for_rematch(seen)

    def look_for_rematch(self, seen: Data) -> None:
        """The next table may have been made while the line was broken."""
        self.following = self.following or seen["rematch"]["table"]

    def presence(self, message: Data) -> None:
        """Who has come, who has gone; not oneself."""
        assert self.seat is not None
        for entry in message.get("seats", []):
            seat, online = entry["seat"], entry["online"]
            before, self.online[seat] = self.online.get(seat, False), online
            if seat != self.seat.welcome["seat"] and before != online:
                name = f"hosting-{'came' if online else 'went'}"
                if entry["name"] is None:
                    self.note(name, number=str(seat + 1))
                else:
                    self.note(f"{name}-named", number=str(seat + 1), called=clean(entry["name"]))
            if entry["renewed"] is not None and self.renewed.get(seat) != entry["renewed"]:
                self.renewed[seat] = entry["renewed"]
                self.note("hosting-renewed", number=str(seat + 1))
        self.readers(message.get("mine"))

    def readers(self, mine: Data | None) -> None:
        """Who else reads our seat."""
        now = (mine["devices"], mine["readers"]) if mine is not None else (1, 1)
        if now != self.mine and max(now) > 1:
            self.note("hosting-readers", devices=now[0], readers=now[1])
        self.mine = now

    # ---- telling ----------------------------------------------------------------------------------------

    def heading(self, game: str, welcome: Data) -> None:
        """What is played, and who we are."""
        speech = self.out.speech
        name = speech.text(f"{game}-name") if speech.has(f"{game}-name") else clean(game)
        if self.agent is None or welcome["seat"] is None:
            role = speech.text("hosting-watches")
        elif welcome["players"] == 1:
            role = speech.text("hosting-sits-alone", agent=self.agent)
        else:
            role = speech.text("hosting-sits", agent=self.agent, number=str(welcome["seat"] + 1))
        dot = speech.spell(" · ")
        self.line(Text.assemble((name, GOLD), (f"{dot}{clean(str(welcome['spec']))}{dot}{role}", DIM)))

    def tell(self) -> None:
        """What is new in words, under the numbers of the turns."""
        assert self.seat is not None
        events = self.seat.events
        common = 0
        while common < min(len(events), len(self.told)) and events[common] == self.told[common]:
            common += 1
        if common < len(self.told):
            self.note("hosting-taken-back")
        self.told = list(events)
        stretch: list[Event] = []
        for data in events[common:]:
            if data["kind"] == "turn":
                self.paragraph(stretch)
                stretch, self.turn = [], f"{data['turn']}."
            else:
                stretch.append(event_of(data))
        self.paragraph(stretch)

    def paragraph(self, events: list[Event]) -> None:
        """Some events; the first ones of a turn stand behind its number."""
        assert self.table is not None
        sentences = self.table.tell(events)
        for line in wrap(Text(" ").join(sentences), self.out.width - 7) if sentences else []:
            self.out.line(Text.assemble((self.turn.rjust(5), GOLD), " ", line))
            self.turn = ""
        sys.stdout.flush()

    def note(self, name: str, **details: str | int) -> None:
        """A remark beside the game."""
        self.line(self.out.speech.rich(name, DIM, **details))

    def line(self, text: Text) -> None:
        """A line of its own, wrapped where the story is."""
        for part in wrap(text, self.out.width - 2):
            self.out.line(Text(" ").append_text(part))
        sys.stdout.flush()

    def finish(self) -> None:
        """How it ended."""
        assert self.seat is not None
        assert self.table is not None
        view = self.seat.observation.get("view") or {}
        outcome = view.get("outcome")
        if outcome is None:
            return
        speech = self.out.speech
        verdict = Text(speech.text(f"cli-{outcome['status']}"), GOLD if outcome["status"] == "won" else BAD)
        summary = self.table.summary(view)
        if summary is not None:
            verdict.append("  ").append_text(summary)
        self.out.line()
        self.line(verdict)
        reason = f"{view['game']}-reason-{outcome['reason']}"
        sentence = speech.rich(reason) if speech.has(reason) else Text(clean(outcome["reason"]))
        self.line(sentence.append(f"  [{outcome['rule']}]", DIM))
        self.note("hosting-turns", turns=view["turn"])


def event_of(data: Data) -> Event:
    """An event as the painters take it."""
    rest = dict(data)
    return Event(rest.pop("number"), rest.pop("kind"), rest)
