"""The clients: browser tabs on a seat (or watching) that click fast, late, twice, wrongly and on dead lines.

A tab follows the protocol: everything for the log has an id, and what is not answered is said again with the same
one; an update's events are cut in where they say; with a gap it asks for everything since the entry up to which its
list is complete. What it does is often foolish: the server has to put up with it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.server.simulation.network import Line

if TYPE_CHECKING:
    from tests.server.simulation.world import Place, World

Data = dict[str, Any]

GARBAGE = (
    "", "{", "[]", "null", "7", '{"type":"act"}', '{"type":"nothing"}', '{"type":"hello","protocol":1}',
    '{"type":"ping","x":1}', '{"type":"act","action_id":"x","seq":-1,"action":true}', "[" * 200, '{"type":"ping"}x',
)  # fmt: skip
EMOTES = ("hello", "thanks", "oops")


class Tab:
    """One client."""

    def __init__(self, world: World, place: Place, seat: int | None, name: str) -> None:
        self.world = world
        self.place = place
        self.seat = seat
        self.name = name
        self.lots = world.lots
        self.line: Line | None = None
        self.welcomed = False
        self.seq = -1
        self.complete = -1  # the entry up to which the events are all there
        self.events: list[Data] = []
        self.observation: Data = {}
        self.following: str | None = None
        self.pending: dict[str, Data] = {}
        self.count = 0

    # ---- the line ---------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Try to reach a server."""
        process = self.world.some_process()
        if process is None:
            return
        self.line = line = Line(self.world.loop, self.lots, self, process)
        self.welcomed = False
        self.world.loop.call_later(line.latency, self.world.knock, line, self.place.table, self.place.tokens[self.seat])

    def opened(self, line: Line) -> None:
        """The handshake is done: hello, and everything that was not answered."""
        if line is not self.line:
            return
        hello: Data = {"type": "hello", "protocol": 1, "lang": self.lots.choice(("en", "en", "de"))}
        if self.complete >= 0:
            hello["after"] = self.complete
        self.say(hello)
        self.say_again()

    def lost(self, line: Line) -> None:
        """The line is gone."""
        if line is self.line:
            self.line = None
            self.welcomed = False

    def say(self, message: Data) -> None:
        """Put a message on the line, if there is one."""
        if self.line is not None:
            self.line.say(json.dumps(message, separators=(",", ":")))

    def say_again(self) -> None:
        """Whatever was not answered."""
        for message in list(self.pending.values()):
            self.submit(message)

    # ---- what comes in ----------------------------------------------------------------------------------

    def take(self, line: Line, message: Data) -> None:
        """A message from the server."""
        if line is self.line:
            self.world.referee.note("take", self.name, message["type"], message.get("seq", ""))
            handler = getattr(self, f"on_{message['type']}", None)
            if handler is not None:
                handler(message)

    def on_welcome(self, message: Data) -> None:
        self.welcomed = True

    def on_update(self, message: Data) -> None:
        events = message["events"]
        if message["seq"] < self.seq:
            self.world.referee.fail(f"{self.name}: the table goes back from entry {self.seq} to {message['seq']}")
        self.seq = message["seq"]
        self.observation = message["observation"]
        self.following = self.observation["rematch"]["table"] or self.following
        for action_id in message["accepted"]:
            self.pending.pop(action_id, None)
        if self.misses(events):
            self.say({"type": "resume", "after": max(self.complete, 0)})
            return
        self.events = self.events[: events["from"]] + events["list"]
        self.complete = self.seq
        if self.events != self.world.referee.ledger(self.place.table).told(self.seq, self.seat):
            self.world.referee.fail(f"{self.name}: the events at entry {self.seq} are not those of the game")

    def misses(self, events: Data) -> bool:
        """Whether there is a hole between what is known and what has come."""
        return bool(events["after"] > self.complete)

    def on_accepted(self, message: Data) -> None:
        self.pending.pop(message["action_id"], None)

    def on_refused(self, message: Data) -> None:
        code = message["error"]["code"]
        if code.startswith("storage_") and self.lots.random() < 0.5 and not self.world.quiet:
            return  # it stays among what is said again
        self.pending.pop(message["action_id"], None)

    def on_rematch(self, message: Data) -> None:
        self.following = message["table"]

    # ---- what it does -----------------------------------------------------------------------------------

    def request(self, kind: str, **fields: object) -> None:
        """Something for the log; sometimes said twice, or also from the other tab."""
        self.count += 1
        message: Data = {"type": kind, "action_id": f"{self.name}-{self.count:05d}", **fields}
        self.pending[message["action_id"]] = message
        self.world.budget -= 1
        self.submit(message)
        if self.lots.random() < 0.1:
            self.submit(message)
        if self.lots.random() < 0.05:
            for other in self.place.tabs:
                if other.seat == self.seat and other is not self and other.welcomed:
                    other.submit(message)

    def submit(self, message: Data) -> None:
        """Put a request on the line."""
        if self.line is not None:
            assert self.seat is not None
            self.world.referee.asked(self.place.table, self.seat, message)
            self.say(message)

    def live(self) -> None:
        """Do something."""
        if self.line is None:
            self.connect()
        elif self.welcomed and self.seq >= 0:
            chance = self.lots.random()
            if chance < 0.05:
                self.chat()
            elif self.seat is not None:
                if chance < 0.08:
                    self.say_again()
                else:
                    self.play()

    def chat(self) -> None:
        """What is not kept."""
        choice = self.lots.randrange(9)
        if choice == 0:
            self.say({"type": "ping"})
        elif choice == 1:
            self.say({"type": "lang", "lang": self.lots.choice(("en", "de"))})
        elif choice == 2 and self.line is not None:
            self.line.say(self.lots.choice(GARBAGE))
        elif choice in (3, 4, 5):
            self.say({"type": "resume", "after": self.lots.randint(0, max(self.complete, 0))})
        elif choice == 6:
            self.say({"type": "world"})
        elif choice == 7 and self.line is not None:
            self.line.hang_up()  # the page is loaded again, and knows nothing
            self.line = None
            self.welcomed = False
            self.seq = self.complete = -1
            self.events = []
        else:
            self.say({"type": "emote", "emote": self.lots.choice(EMOTES)})

    def play(self) -> None:
        """A click; mostly what is asked for."""
        seen, lots = self.observation, self.lots
        seq = self.seq
        if self.pending and lots.random() < 0.8:
            return  # mostly one waits for an answer
        if lots.random() < 0.06:
            seq = max(0, seq + lots.choice((-3, -2, -1, -1, 1)))
        if seen["view"] is None:
            if not seen["seats"][self.seat]["sat"] or lots.random() < 0.1:
                self.request("sit", nonce=lots.randbytes(16).hex())
            elif lots.random() < 0.1:
                self.request("act", seq=seq, action=lots.randrange(50))
            return
        if seen["undo"] is not None and lots.random() < 0.9:
            if seen["undo"]["seat"] != self.seat or lots.random() < 0.1:
                self.request("answer_undo", seq=seq, agree=lots.random() < 0.7)
            return
        chance = lots.random()
        if chance < 0.10 or (self.place.players > 1 and chance > (0.5 if self.world.friendly else 0.8)):
            longest = max(1, seen["answers"])
            count = lots.choice((1, 1, 1, 2, 3, lots.randint(1, longest), longest, longest + 1))
            if self.world.friendly:
                count = 1
            self.request("undo", seq=seq, count=count)
        elif chance < 0.14 or (seen["redo"] and chance < 0.25):
            self.request("redo", seq=seq, count=lots.choice((1, 1, 2, max(1, seen["redo"]))))
        elif chance < 0.16:
            self.request("answer_undo", seq=seq, agree=lots.random() < 0.5)
        elif chance < 0.18 or seen["status"] == "over":
            self.request("rematch", seq=seq)
        elif chance < 0.22:
            self.request("act", seq=seq, action=lots.choice((lots.randrange(300), "nonsense", "discard 9")))
        elif seen["actions"]:
            self.request("act", seq=seq, action=lots.choice(seen["actions"])["id"])
        elif chance < 0.26 and seen["status"] == "playing":
            self.request("act", seq=seq, action=lots.randrange(100))

    def rest(self) -> None:
        """Nothing new any more, but what is open is brought to an end."""
        if self.line is None:
            self.connect()
        elif self.welcomed and self.seq >= 0:
            self.say_again()
            offered = self.observation["rematch"]["offered"]
            if self.seat is not None and self.following is None and len(offered) == self.place.players:
                self.request("rematch", seq=self.seq)

    # ---- how it stands ----------------------------------------------------------------------------------

    def unsettled(self) -> str | None:
        """What this tab still waits for."""
        seq = self.world.referee.ledger(self.place.table).seq
        if self.line is None or not self.welcomed:
            return "is not connected"
        if self.pending:
            return f"waits for an answer to {sorted(self.pending)}"
        if self.seq != seq:
            return f"knows entry {self.seq} of {seq}"
        if self.complete != seq:
            return f"has all events up to entry {self.complete} of {seq}"
        offered = self.observation["rematch"]["offered"]
        if len(offered) == self.place.players and self.following is None:
            return "waits for the rematch that everybody offered"
        return None
