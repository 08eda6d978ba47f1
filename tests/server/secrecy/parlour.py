"""Games over real sockets whose every secret is known to the test, and all the bytes that anybody gets from them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import io
import logging
import random
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import reverie
from bench.server import hosted
from reverie.hosted import deals
from reverie.hosted.table import Table
from reverie.kernel.spec import FAIR
from reverie.server.logs import JsonLines
from tests.server.secrecy.canary import Secrets
from tests.server.support import Running
from tests.server.wire import Answer, Line, line, request

LANGUAGES = ("en", "de")  # everybody looks on in both, so that no two lines are sent the same
KINDS = ("fair", "daily", "fair", "imported", "fair", "number")
SPECS = (
    *(spec_of(game) for game in hosted.games() for spec_of in (hosted.solo, hosted.team)),
    "onirim/third/team/glyphs+towers",
    "urbion/second/solo/squares+books",
)  # 6 kinds and 8 of these: none of them is always of one kind
EVERYBODYS = ("/metrics", "/openapi.json", "/healthz", "/api/games", "/api/guest", "/api/guest/tables",
              "/api/guest/statistics", "/api/nothing?token=…")  # fmt: skip
PAGES = ("", "/observation", "/document", "/record", "/moments", "/hint", "/review", "/ahead")
OVER = b'"status":"over"'
BEGIN = b'{"type":"'


@dataclass
class Person:
    """Somebody with a link, or without one: what they got before and after the end, and what they may know."""

    name: str
    token: str | None = None
    cookie: str | None = None
    before: bytearray = field(default_factory=bytearray)
    after: bytearray = field(default_factory=bytearray)
    lines: list[Line] = field(default_factory=list)
    knows: set[str] = field(default_factory=set)

    @property
    def headers(self) -> list[tuple[str, str]]:
        """As a program sends the link, or as a browser sends its cookies."""
        given = [("Authorization", f"Bearer {self.token}")] if self.token else []
        return given + ([("Cookie", f"reverie_guest={self.cookie}")] if self.cookie else [])


@dataclass
class Hit:
    """A secret where it must not be."""

    where: str
    secret: str


class Parlour:
    """One server, its tables one after the other, and everything that came out of it."""

    def __init__(self, running: Running, rng: random.Random) -> None:
        self.running = running
        self.rng = rng
        self.secrets = Secrets()
        self.keys = Secrets()  # what not even the database knows: links and guests, of which it keeps hashes
        self.seen: set[int] = set()  # messages and bodies: the same once more proves nothing
        self.bytes = 0
        self.games = 0
        self.guests = 0
        self.hits: list[Hit] = []
        self.nobody = Person("nobody")

    @property
    def messages(self) -> int:
        """How many different ones were searched."""
        return len(self.seen)

    # ---- asking -------------------------------------------------------------------------------------------

    async def ask(self, person: Person, method: str, path: str, body: Any = None, over: bool = False) -> Answer:
        """A request, whose answer is kept."""
        answer = await request(self.running.url, method, path, person.headers, body)
        buffer = person.after if over else person.before
        buffer += answer.head + b"\n" + answer.body + b"\n"
        self.seen.add(hash(answer.body))
        cookie = answer.cookies.get("reverie_guest")
        if cookie is not None:
            person.cookie = cookie.partition(";")[0]
            self.guests += 1
            person.knows.add(f"guest {self.guests}")
            self.secrets.add(f"guest {self.guests}", person.cookie)
            self.keys.add(f"guest {self.guests}", person.cookie)
            self.secrets.add(f"guest's hash {self.guests}", hashlib.sha256(person.cookie.encode()).hexdigest())
        return answer

    async def read_pages(self, people: list[Person], table: str, over: bool) -> None:
        """Whatever can be read, and what cannot."""
        for person in people:
            for page in (*PAGES, f"/moments/{self.rng.randrange(20)}"):
                await self.ask(person, "GET", f"/api/tables/{table}{page}", over=over)
        person = self.rng.choice(people)
        await self.ask(person, "GET", f"/api/tables/{table}/chance", over=over)  # hundreds of games are played for it
        await self.ask(person, "GET", self.rng.choice(EVERYBODYS), over=over)
        await self.ask(person, "POST", f"/api/tables/{table}/enter", {"token": "x" * 43}, over=over)
        await self.ask(person, "POST", "/api/tables", b'{"spec": "onirim/\xff', over=over)
        await self.ask(person, "PUT", "/api/guest", {"name": ["", 1]}, over=over)
        for page in (f"/api/tables/{table}", f"/api/tables/{table}/document", self.rng.choice(EVERYBODYS)):
            await self.ask(self.nobody, "GET", page)
        await self.ask(self.nobody, "GET", f"/api/days/{self.running.service.hall.day_after(self.rng.randrange(2))}")

    # ---- one table ----------------------------------------------------------------------------------------

    async def evening(self, games: list[tuple[str, str]], most: int) -> None:
        """Some games at once, and then a look at everything, when all their secrets are known."""
        hall = self.running.service.hall
        for days in range(2):
            self.secrets.add(f"day {hall.day_after(days)}", await hall.day_secret(hall.day_after(days)))
        played = await asyncio.gather(*(self.play(kind, spec, most) for kind, spec in games))
        for table, state, people in played:
            self.look(table, state, people)
        self.search("nobody", self.nobody.before, self.nobody.knows)
        self.nobody.before.clear()

    async def play(self, kind: str, spec: str, most: int) -> tuple[str, Table, list[Person]]:
        """A game from its table's making to its end (or after so many answers)."""
        maker = Person("maker")
        made = await self.make(maker, kind, spec)
        table = made["table"]
        maker.knows.add(f"{table} maker")
        self.secrets.add(f"{table} maker", made["maker"])
        self.keys.add(f"{table} maker", made["maker"])
        people = [Person(f"seat {link['seat']}", link["token"]) for link in made["links"]]
        for person, link in zip(people, made["links"], strict=True):
            seat = link["seat"]
            person.knows |= {f"{table} token {seat}", f"{table} nonce {seat}"}
            maker.knows.add(f"{table} token {seat}")
            self.secrets.add(f"{table} token {seat}", link["token"])
            self.keys.add(f"{table} token {seat}", link["token"])
            self.secrets.add(f"{table} token's hash {seat}", hashlib.sha256(link["token"].encode()).hexdigest())
            body = {"token": link["token"]} | ({"key": secrets.token_urlsafe(32)} if self.rng.random() < 0.5 else {})
            entered = await self.ask(person, "POST", f"/api/tables/{table}/enter", body)
            person.token = entered.json()["token"] or body["key"]
            if person.token != link["token"]:
                self.secrets.add(f"{table} key {seat}", person.token)
                self.keys.add(f"{table} key {seat}", person.token)
                self.secrets.add(f"{table} key's hash {seat}", hashlib.sha256(person.token.encode()).hexdigest())
                person.knows.add(f"{table} key {seat}")
        async with AsyncExitStack() as stack:
            tasks = []
            for person in people:
                for language in LANGUAGES:
                    path = f"/api/tables/{table}/play"
                    opened = await stack.enter_async_context(line(self.running.url, path, person.headers))
                    opened.say({"type": "hello", "protocol": 1, "lang": language})
                    person.lines.append(opened)
                    tasks.append(asyncio.create_task(drain(opened)))
            state = await self.go_on(table, people, most)
            self.note_secrets(table, state)
            await self.read_pages(people, table, state.finished)
            await asyncio.sleep(0.02)
            for task in tasks:
                task.cancel()
        return table, state, [maker, *people]

    async def make(self, maker: Person, kind: str, spec: str) -> Any:
        """A new table of some kind."""
        if kind == "imported":
            game = reverie.from_spec(reverie.parse_spec(spec).with_seed(FAIR + secrets.token_hex(32)))
            for _ in range(4):
                game.apply(self.rng.choice(game.legal_actions()))
            answer = await self.ask(maker, "POST", "/api/records", {"record": game.record().text()})
        else:
            text = f"{spec}/seed={self.rng.randrange(10**6)}" if kind == "number" else spec
            answer = await self.ask(maker, "POST", "/api/tables", {"spec": text, "daily": kind == "daily"})
        assert answer.status == 201, answer.body
        return answer.json()

    async def go_on(self, table: str, people: list[Person], most: int) -> Table:
        """Sit down and answer at random, with some talk beside."""
        hall, rng = self.running.service.hall, self.rng
        lines = {person.name: person.lines[0] for person in people}
        room, state = await hall.table(table)
        if state.game is None:
            for seat in range(state.players):
                lines[f"seat {seat}"].say({"type": "sit", "action_id": f"sit-{seat:06}", "nonce": deals.new_nonce()})
        await settled(lambda: room.memory is not None and room.memory.game is not None)
        for number in range(most):
            state = (await hall.table(table))[1]
            game, seq = state.running(), state.seq
            if game.is_over:
                break
            assert game.decision is not None
            asked, other = f"seat {game.decision.seat}", f"seat {rng.randrange(state.players)}"
            if rng.random() < 0.1:
                for message in (
                    {"type": "world"},
                    {"type": "resume", "after": rng.randrange(seq + 1)},
                    {"type": "undo", "action_id": f"undo-{number:06}", "seq": seq, "count": 9999},
                    {"type": "act", "action_id": f"wild-{number:06}", "seq": seq, "action": 2**30},
                    {"type": "act", "action_id": f"late-{number:06}", "seq": 0, "action": 1},
                    {"type": "nonsense", "token": "x"},
                ):
                    lines[other].say(message)
            act = {
                "type": "act",
                "action_id": f"act-{number:06}",
                "seq": seq,
                "action": rng.choice(game.legal_actions(game.decision.seat)),
            }
            lines[asked].say(act)
            await settled(lambda seq=seq: room.memory is not None and room.memory.seq > seq)
            if rng.random() < 0.01:
                await self.read_pages(people, table, (await hall.table(table))[1].finished)
        self.games += 1
        return (await hall.table(table))[1]

    # ---- what must not be seen ------------------------------------------------------------------------------

    def note_secrets(self, table: str, state: Table) -> None:
        """Every secret of a table, by name."""
        header = state.header
        if header.secret is not None:
            self.secrets.add(f"{table} secret", header.secret)
        for seat, nonce in state.nonces.items():
            self.secrets.add(f"{table} nonce {seat}", nonce)
        seed = state.running().spec.seed
        if isinstance(seed, str):
            self.secrets.add(f"{table} seed", seed.removeprefix(FAIR))
        self.secrets.add(f"{table} log", state.chain, thorough=False)
        self.secrets.add(f"{table} log", state.state(), thorough=False)

    def look(self, table: str, state: Table, people: list[Person]) -> None:
        """Search everything that somebody got at this table."""
        laid_open = state.finished and not state.header.deal.startswith("daily:")
        told = {f"{table} {name}" for name in ("secret", "seed", "log", *(f"nonce {n}" for n in range(state.players)))}
        for person in people:
            for opened in person.lines:
                cut = opened.raw.find(OVER) if laid_open else -1
                cut = opened.raw.rfind(b'{"type":', 0, cut) if cut >= 0 else len(opened.raw)
                person.before += opened.raw[:cut]
                person.after += opened.raw[cut:]
                self.seen.update(map(hash, bytes(opened.raw).split(BEGIN)[1:]))
            self.search(person.name, person.before, person.knows)
            self.search(f"{person.name} at the end", person.after, person.knows | (told if laid_open else set()))

    def search(self, where: str, data: bytes | bytearray, knows: set[str]) -> None:
        """Whether some bytes hold what somebody must not know."""
        self.bytes += len(data)
        self.hits += [Hit(where, name) for name in set(self.secrets.hits(data, knows))]

    def search_files(self, folder: Path, secrets: Secrets) -> int:
        """The same for whatever lies in a folder; returns how many files there are."""
        files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        for path in files:
            data = path.read_bytes()
            self.bytes += len(data)
            self.hits += [Hit(f"the file {path.name}", name) for name in set(secrets.hits(data))]
        return len(files)


async def drain(opened: Line) -> None:
    """Take whatever comes."""
    with contextlib.suppress(OSError, TimeoutError):
        while await opened.fill():
            pass


async def settled(reached: Any) -> None:
    """Wait until the server, which runs in this process, is so far."""
    async with asyncio.timeout(20):
        while not reached():
            await asyncio.sleep(0.001)


class Everything(logging.Handler):
    """Keeps whatever our own code puts into a record, before anything is scrubbed."""

    def __init__(self, stream: io.StringIO) -> None:
        super().__init__()
        self.stream = stream

    def emit(self, record: logging.LogRecord) -> None:
        self.stream.write(f"{record.getMessage()} {vars(record)}\n")


@contextmanager
def listening() -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """All loggers at their most talkative: our own records as they are, and everybody's as they would be written."""
    ours, written = io.StringIO(), io.StringIO()
    formatted = logging.StreamHandler(written)
    formatted.setFormatter(JsonLines())
    root, own = logging.getLogger(), logging.getLogger("reverie")
    known = [logging.getLogger(name) for name in logging.root.manager.loggerDict]
    levels = {logger: logger.level for logger in (root, own, *known)}
    everything = Everything(ours)
    root.addHandler(formatted)
    own.addHandler(everything)
    for logger in levels:
        logger.setLevel(logging.DEBUG)
    try:
        yield ours, written
    finally:
        root.removeHandler(formatted)
        own.removeHandler(everything)
        for logger, level in levels.items():
            logger.setLevel(level)
