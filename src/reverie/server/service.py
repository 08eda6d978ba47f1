"""A running server without its sockets: hall, store, clocks, guards, and the work that is done beside."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar

from reverie.hosted.refusals import Refusal
from reverie.kernel.chances import Thinking
from reverie.kernel.review import Review
from reverie.server import copies
from reverie.server.addresses import key_of
from reverie.server.clock import Clock, SystemClock
from reverie.server.crowd import Crowd
from reverie.server.figures import add_figures
from reverie.server.forgetting import Forgetting
from reverie.server.hall import DAYS_AHEAD, Hall
from reverie.server.limits import Guard
from reverie.server.metrics import Metrics
from reverie.server.puzzle_documents import Winnable
from reverie.server.reading import Reader
from reverie.server.settings import Settings
from reverie.server.starting import check_database, is_postgres
from reverie.server.stores.driver import Driver, Row, StorageError
from reverie.server.stores.store import Store
from reverie.server.thoughts import Thoughts
from reverie.server.work import Beside, Work

LOG = logging.getLogger("reverie.server")

Answer = TypeVar("Answer")

KEPT_VERDICTS = 256
KEPT_HINTS, KEPT_REVIEWS = 16, 16  # thoughts between two slices: up to 3 MB for a hint, half a MB for a review
LOOK_AGAIN = 1.0  # seconds between two looks at the database for /healthz
COPY_AGAIN = 600.0  # seconds after which a copy that failed is tried again


def driver_for(database: str) -> Driver:
    """The driver that a database's address asks for: PostgreSQL, or a file; CannotServe for any other address."""
    check_database(database)
    if is_postgres(database):
        from reverie.server.stores.postgres.driver import PostgresDriver

        return PostgresDriver(database)
    from reverie.server.stores.sqlite.driver import SqliteDriver

    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    return SqliteDriver(path)


class Service:
    """Everything that the routes and sockets use."""

    def __init__(
        self,
        settings: Settings,
        driver: Driver | None = None,
        clock: Clock | None = None,
        work: Work | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.metrics = Metrics()
        self.store = Store(driver or driver_for(settings.database), secrets.token_hex(8))
        self.work = work or Beside()
        self.reader = Reader()  # of what strangers write
        self.hall = Hall(self.store, self.clock, settings, self.metrics, self.work)
        limits = settings.limits
        self.requests = Guard(limits.requests, self.clock)
        self.new_tables = Guard(limits.new_tables, self.clock)
        self.tables_a_day = Guard(limits.tables_a_day, self.clock)
        self.imports = Guard(limits.imports, self.clock)
        self.failed_links = Guard(limits.failed_links, self.clock)
        self.new_guests = Guard(limits.new_guests, self.clock)
        self.addresses: Counter[str] = Counter()  # open connections
        self.open_connections = 0
        self.forgetting = Forgetting(self.hall)
        self.lines = Crowd(settings, self.clock, self.metrics)
        self.housekeeper: asyncio.Task[None] | None = None
        self.forgetter: asyncio.Task[None] | None = None
        self.looking: asyncio.Future[list[Row]] | None = None
        self.looked = 0.0
        self.hints: Thoughts[Thinking] = Thoughts(KEPT_HINTS)
        self.reviews: Thoughts[Review] = Thoughts(KEPT_REVIEWS)
        self.verdicts: Thoughts[Winnable] = Thoughts(KEPT_VERDICTS)
        self.difficulties: dict[str, asyncio.Future[dict[str, int]]] = {}  # by set of rules
        add_figures(self.metrics.registry, self.store.driver)
        if isinstance(self.work, Beside):
            for queue in self.work.queues.values():
                self.metrics.watch_queue(queue)
        self.metrics.watch("reverie_work_killed", "Readings ended over their budget.", lambda: self.reader.killed)
        self.metrics.watch("reverie_reader_failed", "Times the reader did not start.", lambda: self.reader.failed)
        self.metrics.watch("reverie_connections", "Open connections.", lambda: self.hall.connections)
        self.metrics.watch("reverie_lines", "Open lines: of players, and for requests.", lambda: len(self.lines.lines))
        self.metrics.watch("reverie_tables_in_memory", "Tables in memory.", lambda: len(self.hall.rooms))

    async def start(self) -> None:
        """Open the database and begin."""
        await self.store.open()
        self.store.driver.listen(self.hall.heard)
        self.hall.tell("hello:")
        await self.hall.day_secret(self.hall.today())
        self.housekeeper = asyncio.create_task(self.keep_house())
        self.forgetter = asyncio.create_task(self.keep_forgetting())

    async def stop(self) -> None:
        """Send everybody away for a moment, finish what was begun, let go of the database."""
        await self.hall.close()
        for servant in (self.housekeeper, self.forgetter):
            if servant is not None:
                servant.cancel()
        self.reader.close()
        self.work.close()
        await self.store.close()

    async def look_at_database(self) -> None:
        """Whether the database answers; a refusal if not. Anybody may ask, so it is asked once a second at most."""
        now = self.clock.monotonic()
        if self.looking is None or (self.looking.done() and now >= self.looked + LOOK_AGAIN):
            self.looked = now
            self.looking = asyncio.ensure_future(self.store.driver.read("SELECT 1"))
        await self.stored(asyncio.shield(self.looking))

    async def read(self, task: str, *details: Any) -> Any:
        """Have a text of a stranger read by the process that is there for it."""
        return await self.work.run("reading", self.reader.read, task, *details)

    async def keep_house(self) -> None:
        """Let go of idle tables, commit to tomorrow's deal, make copies."""
        next_copy = self.next_copy()
        while True:
            await asyncio.sleep(self.settings.timing.sweep)
            self.hall.sweep()
            try:
                for days in range(DAYS_AHEAD + 1):
                    await self.hall.day_secret(self.hall.day_after(days))
                now = self.clock.monotonic()
                if self.settings.backups is not None and now >= next_copy:
                    next_copy = now + min(COPY_AGAIN, self.settings.backup_every)  # if it fails
                    await self.copy(self.settings.backups)
                    next_copy = now + self.settings.backup_every
            except (Refusal, StorageError, OSError) as error:
                LOG.warning("housekeeping failed", extra={"error": type(error).__name__})

    async def keep_forgetting(self) -> None:
        """Forget what is to be forgotten, soon after the start and then every hour; beside the rest, for it may take
        its time."""
        while True:
            await asyncio.sleep(self.settings.timing.sweep)
            try:
                await self.forgetting.go_round()
            except StorageError as error:
                LOG.warning("forgetting failed", extra={"error": type(error).__name__})
            await asyncio.sleep(self.settings.timing.forget)

    def next_copy(self) -> float:
        """When the next copy is due: so long after the newest one that is there, whoever made it."""
        folder, now = self.settings.backups, self.clock.monotonic()
        try:
            age = copies.seconds_since(folder, self.clock.now()) if folder is not None else 0.0
        except OSError:
            age = math.inf
        return now + max(0.0, self.settings.backup_every - age)

    async def copy(self, folder: Path) -> Path:
        """A copy of the database, named by the moment."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / copies.name_of(self.hall.today(), self.clock.now())
        await self.store.driver.backup(path)
        LOG.info("backup written", extra={"file": path.name})
        return path

    async def stored(self, work: Awaitable[Answer]) -> Answer:
        """Wait for the store; its errors are refusals."""
        try:
            return await work
        except StorageError as error:
            raise Refusal("storage_failed" if error.code == "storage_conflict" else error.code) from error

    # ---- so much from one address ------------------------------------------------------------------------

    def count_table(self, address: str) -> None:
        """One more table from there, however it came to be; a refusal if there are too many."""
        self.new_tables.check(address)
        self.tables_a_day.check(address)

    def arrive(self, address: str) -> None:
        """One more connection from there; a refusal if there are too many."""
        limits, client = self.settings.limits, key_of(address)
        if limits.connections and self.addresses[client] >= limits.connections:
            raise Refusal("too_many", retry_after=10.0)
        if self.open_connections >= limits.all_connections:
            self.lines.note("connections")
            raise Refusal("too_many", retry_after=10.0)
        self.addresses[client] += 1
        self.open_connections += 1

    def depart(self, address: str) -> None:
        """One connection less from there."""
        self.open_connections -= 1
        client = key_of(address)
        self.addresses[client] -= 1
        if self.addresses[client] <= 0:
            del self.addresses[client]
