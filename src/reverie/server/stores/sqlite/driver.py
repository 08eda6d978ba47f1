"""The database inside the program: one SQLite file, one connection, one thread that does all its work.

Units that wait are carried out in one transaction, so that any number of players share one sync of the disk. Nothing
is reported as stored before that sync has succeeded. What is asked for while the thread is at work is handed over all
at once when it has finished: a thread that is woken for every single unit costs more than the units do. And the event
loop goes round once more before it hands over: whoever has something to say already takes part in the same commit.
Without that, the tables of a busy server fall into two groups that take turns, and thread and loop fight over Python
all the time; half as many commits with twice the units take a sixth of the processor less.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, Final, TypeVar, cast

import apsw

from reverie.server.stores.driver import Listener, Row, Statement, StorageError, StorageGone, StorageUnsure, Value
from reverie.server.stores.schema import META, MIGRATIONS, READ_VERSION, steps_from, version_of
from reverie.server.stores.sqlite.backup import Copy
from reverie.server.stores.sqlite.file import connect, explain, leave
from reverie.server.stores.sqlite.lock import FileLock
from reverie.server.stores.sqlite.place import Place
from reverie.server.stores.sqlite.rows import in_sqlite, in_sqlite_many, runs

Result = TypeVar("Result")

# More units than this do not wait for one commit, so that the first of them does not wait for all of them.
UNITS_A_COMMIT: Final = 1000
# The log is folded into the database when it has so many pages, after the acknowledgements are out. Pages that were
# changed again meanwhile are written once, and the syncs cost most: 4,000 pages took 30 to 54 ms on average (155 ms at
# most), 1,000 pages 23 to 44 ms (208 ms at most), four times as often.
CHECKPOINT_PAGES: Final = 4000

# What is wrong with one unit alone; any other error ends the transaction of all.
_OWN_FAULT = (
    apsw.ConstraintError,
    apsw.SQLError,
    apsw.BindingsError,
    apsw.MismatchError,
    apsw.TooBigError,
    apsw.RangeError,
    TypeError,
    ValueError,
    OverflowError,
)
_MAY_GO_ON = (apsw.FullError, apsw.BusyError)


class _Write:
    __slots__ = ("error", "future", "unit")

    def __init__(self, unit: Sequence[Statement], future: asyncio.Future[None]) -> None:
        self.unit = unit
        self.future = future
        self.error: Exception | None = None


class _Call:
    """A read (which may be answered together with others) or any other work on the connection (which stands alone)."""

    __slots__ = ("error", "future", "is_read", "result", "work")

    def __init__(self, work: Callable[[], Any], future: asyncio.Future[Any], is_read: bool) -> None:
        self.work = work
        self.future = future
        self.is_read = is_read
        self.result: Any = None
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            self.result = self.work()
        except Exception as error:
            self.error = error


_Job = _Write | _Call


class SqliteDriver:
    """`Driver` on a file. `exclusive=False` is for several processes on one file with SQLite's own locks."""

    def __init__(
        self,
        path: Path | str,
        *,
        vfs: str | None = None,
        exclusive: bool = True,
        migrations: list[list[str]] | None = None,
        checkpoint_pages: int = CHECKPOINT_PAGES,
    ) -> None:
        self.path = Path(path).absolute()
        self._vfs = vfs
        self._exclusive = exclusive
        self._migrations = MIGRATIONS if migrations is None else migrations
        self._checkpoint_pages = checkpoint_pages
        self._lock = FileLock(self.path)
        self._place = Place(self.path, with_log=exclusive) if vfs is None else None
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._waiting: list[_Job] = []  # not handed over yet
        self._is_busy = False  # the thread has jobs it has not answered
        self._is_called = False  # they are handed over at the end of the next round of the event loop
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        # The rest belongs to the thread.
        self._connection: apsw.Connection | None = None
        self._copies: set[Copy] = set()
        self._log_pages = 0
        self._checkpoint_at = checkpoint_pages
        # Figures for whoever measures; each is written by the thread alone.
        self.sqlite_version = apsw.sqlite_lib_version()
        self.commits = 0
        self.units = 0
        self.largest_commit = 0
        self.commit_seconds = 0.0
        self.failed_commits = 0
        self.reopened = 0
        self.checkpoints = 0
        self.failed_checkpoints = 0

    # The event loop's side.

    async def open(self) -> None:
        if self._thread is not None:
            raise StorageError(f"{self.path} is open already")
        self._loop = asyncio.get_running_loop()
        self._is_busy = self._is_called = False  # an earlier loop may have ended before it heard the last answers
        self._thread = threading.Thread(target=self._serve, name=f"sqlite {self.path.name}", daemon=True)
        self._thread.start()
        try:
            await self._call(self._open)
        except BaseException:
            await self._end()
            raise

    async def close(self) -> None:
        if self._thread is not None:
            await self._end()

    def write(self, unit: Sequence[Statement], notice: str | None = None) -> asyncio.Future[None]:
        """As `Driver.write`. Who cancels it does not know whether the unit is stored; a later read will tell."""
        loop = self._loop
        if loop is None or self._thread is None:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(StorageError(f"{self.path} is not open"))
        else:
            future = loop.create_future()
            self._ask(loop, _Write(unit, future))
        return future

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """As `Driver.read`; every unit handed over before is done by then, stored or failed."""
        statement, given = in_sqlite(sql), tuple(values)
        return await self._call(lambda: self._rows(statement, given), is_read=True)

    async def backup(self, path: Path) -> None:
        copy = Copy(Path(path).absolute())
        try:
            await self._call(lambda: self._begin_copy(copy))
            while not await self._call(copy.step):
                pass
            await asyncio.to_thread(copy.keep)
        finally:
            if self._thread is not None:
                await self._call(lambda: self._end_copy(copy))

    def listen(self, listener: Listener) -> None:
        """Nobody else is on this database."""

    async def tell(self, notice: str) -> None:
        """Nobody else is on this database."""

    def _open_loop(self) -> asyncio.AbstractEventLoop:
        if self._thread is None or self._loop is None:
            raise StorageError(f"{self.path} is not open")
        return self._loop

    async def _call(self, work: Callable[[], Result], *, is_read: bool = False) -> Result:
        loop = self._open_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._ask(loop, _Call(work, future, is_read))
        return await future

    def _ask(self, loop: asyncio.AbstractEventLoop, job: _Job) -> None:
        self._waiting.append(job)
        if not self._is_busy and not self._is_called:
            self._call_hand_over(loop)

    def _call_hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """After the next round, which does not wait if nobody has anything to say."""
        self._is_called = True
        loop.call_soon(loop.call_soon, self._hand_over)

    def _hand_over(self) -> None:
        """Everything that waits, to the thread."""
        self._is_called = False
        if self._waiting:
            jobs, self._waiting = self._waiting[:UNITS_A_COMMIT], self._waiting[UNITS_A_COMMIT:]
            self._is_busy = True
            self._jobs.put(jobs)

    def _take_back(self, jobs: list[_Job]) -> None:
        """Answers of the thread; what was asked for meanwhile is next."""
        self._is_busy = False
        if self._waiting and self._loop is not None:
            self._call_hand_over(self._loop)
        for job in jobs:
            if job.future.done():  # its caller has gone
                continue
            if job.error is not None:
                job.future.set_exception(job.error)
            else:
                job.future.set_result(job.result if isinstance(job, _Call) else None)

    async def _end(self) -> None:
        """Everything handed over before is done first."""
        thread, self._thread = self._thread, None
        if thread is not None:
            while self._waiting:
                self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)

    # The thread's side.

    def _serve(self) -> None:
        going_on = True
        while going_on:
            jobs: list[_Job] = []
            going_on = self._gather(jobs)
            try:
                self._work(jobs)
            except Exception as error:  # nobody may wait for ever, and nobody knows what has happened
                for job in jobs:
                    job.error = StorageUnsure(f"{self.path}: {type(error).__name__}: {error}")
                    job.error.__cause__ = error
                self._distrust()
                self._answer(jobs)
        self._close()

    def _gather(self, jobs: list[_Job]) -> bool:
        """Wait for jobs and take all that are there (an answer to early reads lets the next ones come in pieces)."""
        more = self._jobs.get()
        while more is not None:
            jobs += more
            if len(jobs) >= UNITS_A_COMMIT:
                return True
            try:
                more = self._jobs.get_nowait()
            except Empty:
                return True
        return False

    def _work(self, jobs: list[_Job]) -> None:
        """Every read comes after the writes that were handed over before it; reads before all writes do not wait."""
        writes: list[_Write] = []
        later: list[_Job] = []
        early: list[_Job] = []
        for job in jobs:
            if isinstance(job, _Write):
                writes.append(job)
            elif writes and job.is_read:
                later.append(job)
            elif writes:
                self._answer(early)
                self._settle_together(writes, later)
                writes, later, early = [], [], []
                job.run()
                self._answer([job])
            else:
                job.run()
                early.append(job)
        self._answer(early)
        if writes:
            self._settle_together(writes, later)

    def _settle_together(self, writes: list[_Write], reads: list[_Job]) -> None:
        self._commit(writes)
        for read in reads:
            assert isinstance(read, _Call)
            read.run()
        self._answer([*writes, *reads])
        self._checkpoint()

    def _answer(self, jobs: list[_Job]) -> None:
        if jobs and self._loop is not None:
            try:
                self._loop.call_soon_threadsafe(self._take_back, jobs)
            except RuntimeError:  # the loop was closed: nobody is left to hear it
                return

    def _trusted(self) -> apsw.Connection:
        """The connection, opened again if an error has cast doubt on it; StorageGone if its file is no longer there."""
        self._check_place()
        if self._connection is None:
            self._connection = connect(self.path, self._vfs, self._exclusive)
            if self._place is not None:
                self._place.note()
            self._connection.set_wal_hook(self._count_log)
            self.reopened += 1
        return self._connection

    def _check_place(self) -> None:
        """Files that are open can be removed: what is written to them then is lost when they are closed."""
        if self._place is not None and not self._place.is_kept():
            raise StorageGone(f"{self.path} was removed or replaced")

    def _distrust(self) -> None:
        """What the connection believes may differ from the disk: forget it. The next work recovers from the log."""
        for copy in self._copies:
            copy.drop()
        self._copies.clear()
        if self._connection is not None:
            leave(self._connection)
            self._connection = None

    def _count_log(self, connection: apsw.Connection, name: str, pages: int) -> int:
        self._log_pages = pages
        return apsw.SQLITE_OK

    def _rows(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        connection = self._trusted()
        try:
            return cast("list[Row]", connection.execute(sql, values).fetchall())
        except Exception as error:
            problem = explain(error, self.path, connection=connection)
            if not isinstance(error, (*_OWN_FAULT, *_MAY_GO_ON)):
                self._distrust()
            raise problem from error

    def _commit(self, writes: list[_Write]) -> None:
        """All units in one transaction: each gets its own outcome, or all the same if the transaction fails."""
        began = perf_counter()
        try:
            connection = self._trusted()
        except Exception as error:
            self._fail(writes, error, None, unsure=False)
            return
        committing = False
        try:
            connection.execute("BEGIN IMMEDIATE")
            self._carry_out_all(connection, writes)
            committing = True
            connection.execute("COMMIT")
            self._check_place()  # before anything is acknowledged
        except Exception as error:
            self._fail(writes, error, connection, unsure=committing)
            self._roll_back(connection, error)
            return
        self.commits += 1
        self.units += len(writes)
        self.largest_commit = max(self.largest_commit, len(writes))
        self.commit_seconds += perf_counter() - began

    def _carry_out_all(self, connection: apsw.Connection, writes: list[_Write]) -> None:
        """Each unit in its turn; rows of one kind that follow one another go in together.

        Around every statement the thread lets go of Python and has to get hold of it again, in competition with
        everybody who plays: one statement for many rows costs less than the rows do.
        """
        begin = 0
        for size, end in runs([write.unit for write in writes]):
            if size > 1:
                sql, columns = writes[begin].unit[0]
                values = [value for write in writes[begin:end] for value in write.unit[0][1]]
                try:
                    connection.execute(in_sqlite_many(sql, size, len(columns)), values)
                except _OWN_FAULT:  # one of them, and nothing was stored: which one, they find out alone
                    if not connection.in_transaction:
                        raise
                    size = 1
            if size == 1:
                for write in writes[begin:end]:
                    write.error = self._carry_out(connection, write.unit)
            begin = end

    def _carry_out(self, connection: apsw.Connection, unit: Sequence[Statement]) -> StorageError | None:
        """A failed statement is undone by SQLite itself; a unit of several needs a savepoint."""
        several = len(unit) > 1
        try:
            if several:
                connection.execute("SAVEPOINT unit")
            for sql, values in unit:
                connection.execute(in_sqlite(sql), values if type(values) is tuple else tuple(values)).fetchall()
            if several:
                connection.execute("RELEASE unit")
        except _OWN_FAULT as error:
            if not connection.in_transaction:
                raise
            if several:
                connection.execute("ROLLBACK TO unit")
                connection.execute("RELEASE unit")
            problem = explain(error, self.path)
            problem.__cause__ = error
            return problem
        return None

    def _fail(
        self, writes: list[_Write], error: Exception, connection: apsw.Connection | None, *, unsure: bool
    ) -> None:
        self.failed_commits += 1
        for write in writes:
            if isinstance(error, StorageError):
                write.error = type(error)(*error.args)
            else:
                write.error = explain(error, self.path, connection=connection, unsure=unsure)
            write.error.__cause__ = error

    def _roll_back(self, connection: apsw.Connection, error: Exception) -> None:
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except Exception:
            self._distrust()
        else:
            if not isinstance(error, (*_MAY_GO_ON, StorageGone)):
                self._distrust()

    def _checkpoint(self) -> None:
        """Fold the log into the database. If that fails, the log goes on growing and it is tried again later."""
        if self._log_pages < self._checkpoint_at or self._connection is None:
            return
        try:
            self._connection.wal_checkpoint()
        except apsw.Error as error:
            self.failed_checkpoints += 1
            self._checkpoint_at = self._log_pages + self._checkpoint_pages
            if not isinstance(error, _MAY_GO_ON):
                self._distrust()
        else:
            self.checkpoints += 1
            self._checkpoint_at = self._checkpoint_pages
            self._log_pages = 0

    # Opening, closing, copying.

    def _open(self) -> None:
        if self._exclusive:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
        try:
            connection = self._trusted()
        except Exception:
            self._lock.is_wanted = False
            raise
        self.reopened = 0
        try:
            self._migrate(connection)
        except StorageError:
            raise
        except Exception as error:
            raise explain(error, self.path, connection=connection) from error

    def _migrate(self, connection: apsw.Connection) -> None:
        """Step by step to the newest version; whoever else opens the file waits, then finds nothing left to do."""
        backed_up = False
        while True:
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.execute(META)
                version = version_of(cast("list[Row]", connection.execute(READ_VERSION).fetchall()))
                steps = steps_from(version, self._migrations)
                if steps and (backed_up or version == 0):
                    for sql, values in steps[0][1]:
                        connection.execute(in_sqlite(sql), tuple(values)).fetchall()
                    connection.execute("COMMIT")
                    backed_up = True  # what we have begun ourselves holds nothing to be kept
                    continue
                connection.execute("ROLLBACK")
            except BaseException:
                self._roll_back(connection, StorageError())
                raise
            if not steps:
                return
            self._copy_before(connection, version)
            backed_up = True

    def _copy_before(self, connection: apsw.Connection, version: int) -> None:
        copy = Copy(self.path.with_name(f"{self.path.name}.v{version}.backup"))
        try:
            copy.begin(connection)
            while not copy.step():
                pass
            copy.keep()
        finally:
            copy.drop()

    def _begin_copy(self, copy: Copy) -> None:
        copy.begin(self._trusted())
        self._copies.add(copy)

    def _end_copy(self, copy: Copy) -> None:
        self._copies.discard(copy)
        copy.drop()

    def _close(self) -> None:
        """SQLite folds the log into the database and removes it; whatever of that fails, the log still has it all."""
        for copy in self._copies:
            copy.drop()
        self._copies.clear()
        if self._connection is not None:
            try:
                self._check_place()  # else SQLite would remove the log of whatever lies there now
                self._connection.close()
            except (apsw.Error, StorageGone):
                leave(self._connection)
            self._connection = None
        if self._place is not None:
            self._place.forget()
        self._lock.release()
