"""One schedule: a seed decides the tables, the tabs, the weather and every moment at which something goes wrong.

Play under faults, then calm: everything that is open must come to its end. `run(seed)` gives the outcome with a hash of
all that happened; `python -m tests.server.simulation.world SEED [GAME]` tells the story of one seed.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import reverie.server.hall
import reverie.server.service
from bench.server import hosted
from bench.server.entering import enter_all
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server import links
from reverie.server.bringing import brought
from reverie.server.links import hash_of
from reverie.server.settings import Limits, Rate, Settings, Timing
from reverie.server.stores.doors import BY_TABLE, KEY, LINK, Door
from reverie.server.stores.store import add_entry, new_table
from tests.server.simulation import begun
from tests.server.simulation.disk import Database, Weather
from tests.server.simulation.loop import SimulatedClock, SimulatedLoop, Stuck
from tests.server.simulation.lots import Lots, seeded
from tests.server.simulation.network import Line
from tests.server.simulation.process import Process, WatchedRoom
from tests.server.simulation.referee import Referee
from tests.server.simulation.tabs import Tab

START = 1_790_000_000_000
NEVER = Rate(0, 1.0, 1)
NO_LIMITS = Limits(messages=NEVER, new_tables=NEVER, tables_a_day=NEVER, requests=NEVER, connections=0)
HASTY = Timing(hello=3.0, send=1.0, idle_room=1.5, lease=3.0, sweep=1.0)  # so that little time shows much
LONGEST = 4.0  # seconds of trouble
PATIENCE = 120.0  # seconds until everything must have come to its end after the last fault

SPECS = (
    "onirim/solo", "onirim/team", "onirim/team", "urbion/solo", "urbion/team", "onirim/solo/glyphs",
    "onirim/team/book", "urbion/solo/squares", "urbion/team/temples",
)  # fmt: skip
FRIENDLY = ("onirim/team/book", "urbion/team/gardens")


@dataclass(frozen=True)
class Stage:
    """What is played in a schedule."""

    specs: tuple[str, ...]
    friendly: tuple[str, ...]  # by a team that likes to take back
    solo: tuple[str, ...]


USUAL = Stage(SPECS, FRIENDLY, tuple(text for text in SPECS if "/solo" in text))


def stage_of(game: str) -> Stage:
    """Nothing but this game."""
    solo, team = hosted.solo(game), hosted.team(game)
    return Stage((solo, team, team), (team,), (solo,))


@dataclass
class Place:
    """A table and whoever looks at it."""

    table: str
    players: int
    tokens: dict[int | None, str]
    tabs: list[Tab] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """What came of a schedule."""

    seed: int
    violation: str | None
    trace: str
    entries: int
    messages: int
    moment: float
    met: frozenset[str]
    story: tuple[str, ...] = ()


class World:
    """Everything there is."""

    def __init__(self, seed: int, loop: SimulatedLoop, stage: Stage = USUAL) -> None:
        self.lots = lots = random.Random(f"world {seed}")
        self.stage = stage
        self.loop = loop
        self.clock = SimulatedClock(loop, START + lots.randrange(10**9))
        self.weather = Weather(lots)
        self.referee = Referee(loop)
        self.database = Database(loop, self.weather, self.referee.stored)
        self.referee.database = self.database
        self.shared = lots.random() < 0.35
        self.settings = Settings(
            database="postgresql://simulated" if self.shared else "simulated",
            limits=NO_LIMITS if lots.random() < 0.9 else Limits(connections=0),
            timing=HASTY if lots.random() < 0.7 else Timing(),
        )
        self.processes: list[Process] = []
        self.count = 0
        self.places: list[Place] = []
        self.budget = lots.choice((8, 12, 16, 24))
        self.pace = lots.choice((0.03, 0.08, 0.2))
        self.rush = lots.random() < 0.08  # nothing is slow but one reader, and everybody else is quick
        self.friendly = not self.rush and lots.random() < 0.07  # a team that likes to take back, on a good day
        self.moving = self.shared and lots.random() < 0.25  # from process to process, which hardly hear each other
        if self.rush:
            self.budget, self.pace = 50, 0.01
        elif self.friendly:
            self.budget = 40
        self.quiet = False  # the clients do nothing new
        self.over = False

    # ---- servers ----------------------------------------------------------------------------------------

    def start_process(self) -> None:
        """A new server on the old database."""
        if self.quiet and any(process.alive for process in self.processes):
            return
        self.count += 1
        name = f"process{self.count}"
        process = Process(name, self.loop, self.clock, self.database, self.settings, self.referee)
        self.processes = [known for known in self.processes if known.alive]
        self.processes.append(process)
        self.referee.note("start", name)
        process.spawn(process.start())

    def some_process(self) -> Process | None:
        """A server that answers."""
        ready = [process for process in self.processes if process.ready]
        return self.lots.choice(ready) if ready else None

    def knock(self, line: Line, table: str, token: str) -> None:
        """A client's handshake arrives."""
        process = line.process
        if not process.alive or not process.ready or line.is_cut:
            line.abort()
            return
        process.lines.append(line)
        process.spawn(process.serve(line, table, token))

    # ---- the beginning ----------------------------------------------------------------------------------

    async def set_the_table(self) -> None:
        """Tables with their tabs; some games are nearly over already."""
        process = self.processes[0]
        while not process.ready:
            await asyncio.sleep(0.01)
        for number in range(1 if self.lots.random() < 0.85 else 2):
            place = await self.new_place(process)
            self.places.append(place)
            seats: list[int | None] = [
                seat for seat in range(place.players) for _ in range(self.lots.choice((1, 1, 2)))
            ]
            if self.lots.random() < 0.2 or self.rush:
                seats.append(None)
            for count, seat in enumerate(seats):
                place.tabs.append(Tab(self, place, seat, f"t{number}s{'x' if seat is None else seat}b{count}"))

    async def new_place(self, process: Process) -> Place:
        """A fresh table, or one that has a past."""
        chance = self.lots.random()
        stage = self.stage
        text = self.lots.choice(stage.solo if self.rush else stage.friendly if self.friendly else stage.specs)
        if (chance < 0.16 or self.friendly) and not self.places:
            missing = self.lots.randint(5, 60) if self.friendly else self.lots.choice((1, 2, 4, 8))
            header, entries = begun.late_log(text, self.lots.randrange(begun.VARIETY), missing)
            lots = Lots(f"tokens {self.lots.random()}")
            tokens = {seat: lots.token_urlsafe(32) for seat in (-1, *range(header.players))}
            self.referee.trusting = True
            doors = [
                Door(seat, hash_of(token), LINK if seat < 0 else KEY, BY_TABLE, header.created)
                for seat, token in tokens.items()
            ]
            self.database.apply(
                [*new_table(header, doors, {0: "guest"}, header.id), *(add_entry(header.id, it) for it in entries)]
            )
            self.referee.trusting = False
            self.referee.ledger(header.id).trust(list(entries))
            self.clock.start = max(self.clock.start, header.created)
            return Place(header.id, header.players, places(tokens))
        hall = process.service.hall
        if chance < 0.2:
            game = begun.record(text, self.lots.randrange(begun.VARIETY)).replay()
            made = await hall.bring(brought(game, links.new_table_id(), hall.clock.now()))
        else:
            spec = GameSpec.parse(text, registry.manifests())
            made = await hall.create(spec, daily=chance > 0.95)
        return Place(made.header.id, made.header.players, places(await enter_all(hall.store, made)))

    # ---- trouble ----------------------------------------------------------------------------------------

    def brew(self) -> None:
        """The weather of this schedule: often only some of it is bad, so that it can get far."""
        weather, lots = self.weather, self.lots
        weather.calm = self.rush or self.friendly
        weather.slow = lots.choice((0.0, 0.02, 0.2))
        weather.write_error = lots.choice((0.0, 0.0, 0.03, 0.15))
        weather.unsure = lots.choice((0.0, 0.0, 0.05, 0.2))
        weather.read_error = lots.choice((0.0, 0.0, 0.03, 0.2))
        weather.notice_lost = lots.choice((0.0, 0.4, 0.9))
        weather.notice_twice = lots.choice((0.0, 0.2))
        if self.moving:
            weather.write_error = weather.unsure = weather.read_error = weather.slow = 0.0
            weather.notice_lost = 0.95

    async def make_trouble(self) -> None:
        """Cuts, stalls, crashes, restarts, jumps of the clock, a full disk, onlookers."""
        lots = self.lots
        kinds = ["cut", "stall", "crash", "stop", "set_clock", "full", "look", "document", "hiccup"]
        weights = [lots.choice((0, 1, 4)) for _ in kinds]
        rate = lots.choice((0.2, 0.5, 1.0))
        if self.rush:
            weights = [int(kind == "stall") for kind in kinds]
        elif self.moving:
            weights, rate = [int(kind in ("cut", "hiccup")) for kind in kinds], 0.15
        while not self.quiet:
            await asyncio.sleep(lots.expovariate(1.0) * rate)
            if any(weights):
                kind = lots.choices(kinds, weights)[0]
                self.referee.met[kind] += 1
                getattr(self, kind)()

    def some_line(self) -> Line | None:
        """A line that is up."""
        lines = [tab.line for place in self.places for tab in place.tabs if tab.line is not None and tab.line.is_open]
        return self.lots.choice(lines) if lines else None

    def cut(self) -> None:
        """A line breaks."""
        line = self.some_line()
        if line is not None:
            self.referee.note("cut", line.tab.name)
            line.cut()

    def stall(self) -> None:
        """A client stops reading for a while."""
        line = self.some_line()
        if line is not None:
            self.referee.note("stall", line.tab.name)
            line.stall()
            self.loop.call_later(self.lots.uniform(0.2, 2.0) * self.settings.timing.send, line.read_on)

    def crash(self) -> None:
        """A server is killed."""
        process = self.some_process()
        if process is not None:
            self.referee.note("crash", process.name)
            process.crash()
            self.loop.call_later(self.lots.uniform(0.05, 1.0), self.start_process)

    def stop(self) -> None:
        """A server is asked to end."""
        process = self.some_process()
        if process is not None:
            self.referee.note("stop", process.name)
            process.ready = False
            process.spawn(self.restart(process))

    async def restart(self, process: Process) -> None:
        """A new one comes when the old one has ended."""
        await process.stop()
        self.loop.call_later(0.1, self.start_process)

    def set_clock(self) -> None:
        """Somebody sets the wall clock."""
        self.clock.jump(self.lots.choice((-86400.0, -3600.0, -1.0, 1.0, 3600.0, 86400.0)))

    def full(self) -> None:
        """The disk has no space for a while."""
        self.weather.full = True
        self.referee.note("full")
        self.loop.call_later(self.lots.uniform(0.05, 1.0), setattr, self.weather, "full", False)

    def hiccup(self) -> None:
        """Every line of a server breaks at once."""
        process = self.some_process()
        if process is not None:
            for line in list(process.lines):
                line.cut()

    def look(self) -> None:
        """Somebody looks over HTTP."""
        process = self.some_process()
        if process is not None:
            place = self.lots.choice(self.places)
            process.spawn(process.look(place.table, self.lots.choice((None, 0))))

    def document(self) -> None:
        """Somebody fetches the document."""
        process = self.some_process()
        if process is not None:
            place = self.lots.choice(self.places)
            process.spawn(process.document(place.table, self.lots.choice((None, 0))))

    # ---- the schedule -----------------------------------------------------------------------------------

    async def go(self) -> None:
        """From the first table to the last answer."""
        for _ in range(2 if self.shared else 1):
            self.start_process()
        await self.set_the_table()
        self.brew()
        trouble = self.loop.create_task(self.make_trouble())
        for place in self.places:
            for tab in place.tabs:
                self.live(tab)
        end = self.loop.moment + LONGEST
        while self.budget > 0 and self.loop.moment < end:
            await asyncio.sleep(0.2)
        self.quiet = True
        await trouble
        self.referee.note("calm")
        self.weather.calm, self.weather.full = True, False
        await self.settle()
        self.over = True
        self.referee.final()

    def live(self, tab: Tab) -> None:
        """A tab's life, click by click."""
        if self.over:
            return
        if self.quiet:
            tab.rest()
            self.loop.call_later(1.0, self.live, tab)
        else:
            tab.live()
            patience = self.pace if tab.welcomed else 0.1
            self.loop.call_later(self.lots.expovariate(1.0) * patience, self.live, tab)

    async def settle(self) -> None:
        """Rule 10: everything comes to its end."""
        deadline = self.loop.moment + PATIENCE
        while True:
            if not any(process.alive for process in self.processes):
                self.start_process()
            for place in self.places:
                for tab in place.tabs:
                    if tab.line is not None and tab.line.stalled:
                        tab.line.read_on()
            await asyncio.sleep(0.5)
            problem = self.unsettled()
            if problem is None:
                return
            if self.loop.moment > deadline:
                self.referee.fail(f"after {PATIENCE:.0f} s of calm: {problem}")
                await asyncio.sleep(1.0)

    def unsettled(self) -> str | None:
        """What is not at its end yet."""
        for place in self.places:
            for tab in place.tabs:
                problem = tab.unsettled()
                if problem is not None:
                    return f"{tab.name} {problem}"
        for process in self.processes:
            if process.alive:
                for room in process.service.hall.rooms.values():
                    if room.lock.locked():
                        return f"the room {room.id} is locked"
        return None


def places(tokens: dict[int, str]) -> dict[int | None, str]:
    """Tokens by seat; None: to watch."""
    return {None if seat < 0 else seat: token for seat, token in tokens.items()}


@contextmanager
def silent() -> Iterator[None]:
    """Nothing is logged: schedules are full of trouble, and whoever comes after wants to hear of theirs."""
    log = logging.getLogger("reverie")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


def run(seed: int, story: bool = False, stage: Stage = USUAL) -> Outcome:
    """One schedule."""
    loop = SimulatedLoop()
    with (
        silent(),
        seeded(f"lots {seed}"),
        mock.patch.object(reverie.server.hall, "Room", WatchedRoom),
        mock.patch.object(reverie.server.service, "add_figures"),  # of a real process, and slow
    ):
        world = World(seed, loop, stage)
        referee = world.referee
        if story:
            referee.story = []

        def escaped(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            referee.fail(f"an exception escaped: {context.get('exception')!r} {context.get('message')}")

        loop.set_exception_handler(escaped)
        try:
            loop.run_until_complete(world.go())
        except Stuck as stuck:
            referee.violation = referee.violation or str(stuck)
        except RuntimeError:
            if referee.violation is None:
                raise
        finally:
            loop.set_exception_handler(lambda *_: None)
            loop.finish()
    entries = sum(len(ledger.entries) for ledger in referee.ledgers.values())
    return Outcome(
        seed, referee.violation, referee.trace.hexdigest(), entries, referee.messages, loop.moment,
        frozenset(referee.met), tuple(referee.story or ()),
    )  # fmt: skip


if __name__ == "__main__":
    if sys.argv[1] == "--traces":
        print("\n".join(run(int(seed)).trace for seed in sys.argv[2:]))
    else:
        outcome = run(int(sys.argv[1]), True, stage_of(sys.argv[2]) if len(sys.argv) > 2 else USUAL)
        print("\n".join(outcome.story))
        print(outcome.violation or "nothing wrong", outcome.trace)
