"""Who watches everything and believes nothing. What must hold in every schedule, at every moment:

1. Log. The entries of a table are numbered without gaps, an action's id is there once for its seat, every entry was
   asked for by a client of that seat with that id, and (but for sitting down) chosen at the entry right before it.
   So two tabs, a message said twice or an old one never make a second move.
2. Hashes. Each entry's chain link and state hash are right, by an own sum and by playing the log again.
3. Acknowledged is forever. What was acknowledged to anybody, under whatever crash, is in the log once, at the number
   that was named.
4. Nothing uncommitted is visible. Whatever leaves the server about a table at entry n equals what a table made
   afresh from the first n committed entries shows that seat: observation, events, documents, rematch.
5. Time. No client ever sees a table go back to an earlier entry, whichever process it comes to.
6. Events. A client's list of events, after any sequence of updates, is what its seat was told of the game at the
   number the client believes to have.
7. Undo. With several seats nothing is taken back unless everybody else agreed since it was asked, and never across
   anything that somebody learned.
8. Answers. Refusals have codes from the fixed list and a sentence; what was asked once and refused for any other
   reason than the storage is not in the log.
9. No harm. No exception escapes and no fault of our own is counted; a room never awaits a socket under its lock; an
   outbox holds at most one update with 64 events (or those of one answer to a client that asked for all) and 64 notes.
10. Liveness. When faults stop, within bounded time every request is answered, every client that is there knows the
   newest entry and all its events, no room is locked, and where everybody offered a rematch there is one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import orjson

from reverie.hosted import chain as links
from reverie.hosted.entries import Entry, Header
from reverie.hosted.refusals import CODES
from reverie.hosted.table import Table
from reverie.kernel.game import Game
from reverie.kernel.records import describe_result
from reverie.server.messages import encode
from reverie.server.observation import observe
from reverie.words import words

if TYPE_CHECKING:
    from reverie.kernel.definition import RawEvent
    from tests.server.simulation.disk import Database
    from tests.server.simulation.loop import SimulatedLoop
    from tests.server.simulation.network import Line

Data = dict[str, Any]

DOUBTFUL = {"storage_failed", "storage_full", "storage_busy", "internal", "restarting"}
KINDS = {
    "sit": {"sit"},
    "act": {"act"},
    "undo": {"undo", "ask_undo"},
    "redo": {"redo"},
    "answer_undo": {"agree_undo", "refuse_undo"},
    "rematch": {"rematch"},
}


class Violation(Exception):
    """Something that must never happen has happened."""


class Ledger:
    """One table, as the committed log alone tells it."""

    def __init__(self, header: Header, day_secret: str | None) -> None:
        self.header = header
        self.day_secret = day_secret
        self.entries: list[Entry] = []
        self.ids: dict[tuple[int, str], int] = {}
        self.table = Table(header, day_secret)
        self.chain = self.table.chain
        self.asked: tuple[int, int] | None = None  # who asked to take back how much
        self.agreed: set[int] = set()
        self._seen: dict[tuple[int, int | None, str], Data] = {}
        self._told: dict[tuple[int, int | None], list[Data]] = {}
        self._facts: dict[tuple[int, int | None, int], tuple[list[RawEvent], list[Data]]] = {}

    @property
    def seq(self) -> int:
        """How many entries are committed."""
        return len(self.entries)

    def at(self, seq: int) -> Table:
        """The table after so many entries; made afresh unless it is the newest."""
        if seq == self.table.seq:
            return self.table
        return Table.replay(self.header, self.entries[:seq], self.day_secret)

    def add(self, entry: Entry) -> None:
        """A committed entry; Violation if it should not be there."""
        if entry.seq != self.seq + 1:
            raise Violation(f"entry {entry.seq} follows entry {self.seq}")
        if (entry.seat, entry.action_id) in self.ids:
            raise Violation(f"{entry.action_id} is in the log twice")
        linked = links.next_link(self.chain, entry.seq, entry.at, entry.kind, entry.seat, entry.body, entry.state)
        if linked != entry.chain:
            raise Violation(f"wrong chain at entry {entry.seq}")
        before = self.answers()
        self.check_consent(entry)
        self.entries.append(entry)
        self.ids[entry.seat, entry.action_id] = entry.seq
        self.chain = entry.chain
        self.table.catch_up([entry])
        if self.table.locked is not None:
            raise Violation(f"entry {entry.seq} ({entry.kind}) does not replay: {self.table.locked}")
        self.check_line(entry, self.answers() - before)

    def answers(self) -> int:
        """How many answers stand."""
        return self.table.game.answers if self.table.game is not None else 0

    def trust(self, entries: list[Entry]) -> None:
        """A past that was made beforehand."""
        self.entries += entries
        self.ids |= {(entry.seat, entry.action_id): entry.seq for entry in entries}
        self.chain = entries[-1].chain
        self.table.catch_up(entries)
        assert self.table.locked is None

    def check_consent(self, entry: Entry) -> None:
        """Rule 7, from the log alone and before the entry is played."""
        if self.header.players == 1:
            return
        game = self.table.game
        body = json.loads(entry.body)
        if entry.kind in ("undo", "redo"):
            raise Violation(f"{entry.kind} at a table of several")
        if entry.kind == "ask_undo":
            if self.asked is not None or game is None or game.is_over or game.reveals(body["count"]):
                raise Violation(f"entry {entry.seq} asks for an undo that must not be")
            self.asked, self.agreed = (entry.seat, body["count"]), set()
        elif entry.kind == "agree_undo":
            if self.asked is None or self.asked[0] == entry.seat or entry.seat in self.agreed:
                raise Violation(f"entry {entry.seq} agrees to nothing")
            self.agreed.add(entry.seat)
        elif entry.kind in ("act", "refuse_undo"):
            self.asked = None

    def check_line(self, entry: Entry, change: int) -> None:
        """How many answers an entry may add or take."""
        body = json.loads(entry.body)
        expected = 0
        if entry.kind == "act":
            expected = 1
        elif entry.kind == "undo":
            expected = -body["count"]
        elif entry.kind == "redo":
            expected = body["count"]
        elif entry.kind == "agree_undo" and self.asked is not None and len(self.agreed) == self.header.players - 1:
            expected, self.asked = -self.asked[1], None
        elif entry.kind == "import":
            expected = len(body["actions"])
        if change != expected:
            raise Violation(f"entry {entry.seq} ({entry.kind}) changed the line by {change} instead of {expected}")

    def told(self, seq: int, seat: int | None) -> list[Data]:
        """All events of a seat after so many entries."""
        known = self._told.get((seq, seat))
        if known is None:
            game = self.at(seq).game
            known = self._told[seq, seat] = []
            for passage in game._listen().passages if game is not None else ():
                assert game is not None
                known += self.facts(game, passage, seat, len(known))
        return known

    def facts(self, game: Game, passage: list[RawEvent], seat: int | None, number: int) -> list[Data]:
        """What one answer brought, as it comes out of a message; each passage is told once."""
        known = self._facts.get((id(passage), seat, number))
        if known is None:
            facts: list[Data] = []
            for raw in passage:
                fact = game.definition.fact(raw, seat, game.spec)
                if fact is not None:
                    facts.append({"number": number + len(facts), "kind": fact[0], **fact[1]})
            known = self._facts[id(passage), seat, number] = (passage, orjson.loads(orjson.dumps(facts)))
        return known[1]

    def seen(self, seq: int, seat: int | None, language: str) -> Data:
        """What a seat is shown after so many entries; whether the deal is laid open is compared apart."""
        known = self._seen.get((seq, seat, language))
        if known is None:
            table = self.at(seq)
            shown = observe(table, seat, language, None, table.finished)
            known = self._seen[seq, seat, language] = orjson.loads(encode(shown))
        return known


class Referee:
    """Sees every commit and every message."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop
        self.database: Database
        self.ledgers: dict[str, Ledger] = {}
        self.requests: dict[tuple[str, int, str], Data] = {}
        self.times_asked: dict[tuple[str, int, str], int] = {}
        self.refused: set[tuple[str, int, str]] = set()
        self.acknowledged: dict[tuple[str, int, str], int] = {}
        self.violation: str | None = None
        self.trusting = False  # logs that were made beforehand are not asked for by clients
        self.trace = hashlib.sha256()
        self.story: list[str] | None = None  # for a person who looks at one seed
        self.messages = 0
        self.met: Counter[str] = Counter()

    # ---- noting -----------------------------------------------------------------------------------------

    def note(self, *words: object) -> None:
        """Part of the trace: the same seed gives the same one."""
        line = f"{self.loop.moment:.6f} " + " ".join(map(str, words))
        self.trace.update(line.encode())
        if self.story is not None:
            self.story.append(line)

    def fail(self, text: str) -> None:
        """The schedule has shown a violation; it ends here."""
        if self.violation is None:
            self.violation = text
            self.note("VIOLATION", text)
            self.loop.stop()

    def ledger(self, table: str) -> Ledger:
        """The ledger of a table that is stored."""
        known = self.ledgers.get(table)
        if known is None:
            columns = "id, created, spec, rules, players, deal, secret, commitment, start, previous"
            row = self.database.rows(f"SELECT {columns} FROM tables WHERE id = $1", (table,))[0]
            header = Header(*row)  # type: ignore[arg-type]
            day_secret = None
            if header.deal.startswith("daily:"):
                day = header.deal.removeprefix("daily:")
                day_secret = str(self.database.rows("SELECT secret FROM days WHERE day = $1", (day,))[0][0])
            known = self.ledgers[table] = Ledger(header, day_secret)
        return known

    # ---- what happens -----------------------------------------------------------------------------------

    def asked(self, table: str, seat: int, message: Data) -> None:
        """A client puts a request on a line."""
        key = table, seat, message["action_id"]
        self.requests[key] = message
        self.times_asked[key] = self.times_asked.get(key, 0) + 1

    def stored(self, table: str, entry: Entry) -> None:
        """An entry was committed."""
        if self.trusting:
            return
        self.met[entry.kind] += 1
        self.note("commit", table[:6], entry.seq, entry.kind, entry.seat, entry.action_id, entry.state[:8])
        try:
            self.check_asked(table, entry)
            self.ledger(table).add(entry)
        except Violation as violation:
            self.fail(str(violation))

    def check_asked(self, table: str, entry: Entry) -> None:
        """Rule 1: somebody asked for exactly this, knowing what stood before it."""
        if entry.kind == "import":
            return
        request = self.requests.get((table, entry.seat, entry.action_id))
        if request is None:
            raise Violation(f"nobody asked for entry {entry.seq} ({entry.kind})")
        if entry.kind not in KINDS[request["type"]]:
            raise Violation(f"a request to {request['type']} became {entry.kind}")
        if request["type"] != "sit" and request["seq"] != entry.seq - 1:
            raise Violation(f"entry {entry.seq} was chosen at entry {request['seq']}")

    def sent(self, line: Line, text: str, data: Data) -> None:
        """A message leaves the server."""
        self.messages += 1
        connection = line.connection
        assert connection is not None
        self.note("send", line.tab.name, text if self.story is None else shortened(data))
        table, seat = connection.room.id, connection.seat
        try:
            getattr(self, f"sent_{data['type']}", self.sent_other)(table, seat, connection.language, data)
        except Violation as violation:
            self.fail(f"{line.tab.name}: {violation}")

    def waits(self, line: Line) -> None:
        """Rule 9: somebody may wait for this client now, but not with a room's lock in hand."""
        assert line.connection is not None
        if getattr(line.connection.room.lock, "holder", None) is asyncio.current_task():
            self.fail(f"{line.tab.name}: a room awaits a socket under its lock")

    def sent_update(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """Rule 4: committed, and right to the last field."""
        ledger = self.ledger(table)
        seq, events, shown = data["seq"], data["events"], data["observation"]
        if seq > ledger.seq:
            raise Violation(f"entry {seq} is shown, but {ledger.seq} are committed")
        for action_id in data["accepted"]:
            where = ledger.ids.get((-1 if seat is None else seat, action_id))
            if where is None or where > seq:
                raise Violation(f"{action_id} is acknowledged, but it is not in the log up to {seq}")
            self.acknowledge(table, seat, action_id, where)
        told = ledger.told(seq, seat)
        if events["list"] != told[events["from"] :]:
            raise Violation(f"update {seq}: events from {events['from']} are not those that were told")
        if events["after"] >= 0 and ledger.told(events["after"], seat)[: events["from"]] != told[: events["from"]]:
            raise Violation(f"update {seq}: events from {events['from']} do not follow entry {events['after']}")
        if not any(self.is_seen(ledger, seq, seat, tongue, shown) for tongue in (language, "en", "de")):
            raise Violation(f"update {seq}: the observation is not that of the log")

    def is_seen(self, ledger: Ledger, seq: int, seat: int | None, language: str, shown: Data) -> bool:
        """Whether an observation is the log's; the next table is compared with the one that is stored."""
        expected = ledger.seen(seq, seat, language)
        following = shown["rematch"]["table"]
        if following is not None and following != self.following(ledger.header.id):
            return False
        expected = expected | {"rematch": expected["rematch"] | {"table": following}}
        if ledger.header.deal.startswith("daily:") and shown["reveal"] is None:
            expected["reveal"] = None
        return shown == expected

    def following(self, table: str) -> str | None:
        """The rematch that is stored."""
        rows = self.database.rows("SELECT id FROM tables WHERE previous = $1", (table,))
        return str(rows[0][0]) if rows else None

    def sent_accepted(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """Rule 3, at the number that is named."""
        self.met["accepted"] += 1
        where = self.ledger(table).ids.get((-1 if seat is None else seat, data["action_id"]))
        if where != data["seq"]:
            raise Violation(f"{data['action_id']} is acknowledged at {data['seq']}, but stands at {where}")
        self.acknowledge(table, seat, data["action_id"], data["seq"])

    def acknowledge(self, table: str, seat: int | None, action_id: str, seq: int) -> None:
        """Remembered until the end."""
        assert seat is not None
        if self.acknowledged.setdefault((table, seat, action_id), seq) != seq:
            raise Violation(f"{action_id} was acknowledged at two numbers")

    def sent_refused(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """Rule 8."""
        self.check_error(data["error"])
        if data["seq"] > self.ledger(table).seq:
            raise Violation(f"a refusal names entry {data['seq']}, which is not committed")
        code, action_id = data["error"]["code"], data["action_id"]
        if code not in DOUBTFUL:
            assert seat is not None
            if (seat, action_id) in self.ledger(table).ids:
                raise Violation(f"{action_id} is refused ({code}), but it is in the log")
            self.refused.add((table, seat, action_id))

    def sent_error(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """Rule 8."""
        self.check_error(data["error"])

    def sent_closing(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """Rule 8."""
        self.check_error(data["error"])

    def check_error(self, error: Data) -> None:
        """A code that is known, a sentence that is there."""
        code = error["code"]
        self.met[code] += 1
        if code == "internal":
            raise Violation("an internal error")
        if code not in CODES and not words("en").has(code):
            raise Violation(f"an unknown code: {code}")
        if not error["message"]:
            raise Violation(f"no sentence for {code}")

    def sent_rematch(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """The next table is there."""
        if data["table"] != self.following(table):
            raise Violation("a rematch that is not stored")

    def sent_world(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """A world of a committed moment."""
        if data["seq"] > self.ledger(table).seq:
            raise Violation("a world of an entry that is not committed")

    def sent_other(self, table: str, seat: int | None, language: str, data: Data) -> None:
        """welcome, presence, emote, pong: nothing to compare."""

    def looked(self, table: str, seat: int | None, shown: Data) -> None:
        """Rule 4 for an observation over HTTP."""
        self.met["look"] += 1
        self.note("look", table, shown["seq"])
        ledger = self.ledger(table)
        if shown["seq"] > ledger.seq or not self.is_seen(ledger, shown["seq"], seat, "en", shown):
            self.fail(f"looked at: entry {shown['seq']} of {ledger.seq} is not that of the log")

    def documented(self, table: str, written: Data) -> None:
        """Rule 4 for a document: open only when the game is over, by the very entries it holds."""
        ledger = self.ledger(table)
        entries = written["entries"]
        self.met["document"] += 1
        self.note("document", table, len(entries), written["sealed"])
        if len(entries) > ledger.seq:
            self.fail("a document holds entries that are not committed")
            return
        stands = ledger.at(len(entries))
        if written["sealed"] == stands.finished and not ledger.header.deal.startswith("daily:"):
            self.fail(f"a document of {len(entries)} entries is {'sealed' if written['sealed'] else 'open'}")
        if written["secret"] is not None and not stands.finished:
            self.fail("a document shows the secret of a running game")
        result = describe_result(stands.game) if stands.game is not None else "unfinished"
        if written["result"] != result or written["peeked"] != (stands.game is not None and stands.game.peeked):
            self.fail("a document does not tell what its entries tell")

    # ---- in the end -------------------------------------------------------------------------------------

    def final(self) -> None:
        """Everything once more, from the rows alone."""
        try:
            for table, ledger in self.ledgers.items():
                self.check_rows(table, ledger)
            for (table, seat, action_id), seq in self.acknowledged.items():
                if self.ledgers[table].ids.get((seat, action_id)) != seq:
                    raise Violation(f"{action_id} was acknowledged at {seq} and is not there any more")
            for key in self.refused:
                table, seat, action_id = key
                if self.times_asked[key] == 1 and (seat, action_id) in self.ledgers[table].ids:
                    raise Violation(f"{action_id} was refused and is in the log")
        except Violation as violation:
            self.fail(str(violation))

    def check_rows(self, table: str, ledger: Ledger) -> None:
        """A table read afresh is the one that was watched."""
        columns = "seq, at, kind, seat, action_id, body, state, chain"
        rows = self.database.rows(f"SELECT {columns} FROM log WHERE table_id = $1 ORDER BY seq", (table,))
        entries = [Entry(*row) for row in rows]  # type: ignore[arg-type]
        if entries != ledger.entries:
            raise Violation("the rows are not what was committed")
        fresh = Table.replay(ledger.header, entries, ledger.day_secret)
        if fresh.locked is not None or fresh.state() != ledger.table.state():
            raise Violation(f"the log does not replay: {fresh.locked}")


def shortened(data: Data) -> str:
    """A message for a person to read."""
    told = {key: value for key, value in data.items() if key not in ("observation", "events", "position")}
    if "events" in data:
        told["events"] = f"{data['events']['from']}+{len(data['events']['list'])}"
    return json.dumps(told)
