"""Notices between processes on one PostgreSQL database, also after it was killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from reverie.server.stores.driver import Conflict, Statement, StorageError
from reverie.server.stores.postgres.driver import PostgresDriver
from tests.server.postgres import PostgresServer

ADD = "INSERT INTO days(day, secret) VALUES ($1, '')"
ROOT = Path(__file__).parents[3]


def add(day: str) -> list[Statement]:
    return [(ADD, (day,))]


async def until(what: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def opened(url: str, count: int) -> AsyncIterator[tuple[list[PostgresDriver], list[list[str]]]]:
    drivers = [PostgresDriver(url) for _ in range(count)]
    heard: list[list[str]] = [[] for _ in drivers]
    for driver, notices in zip(drivers, heard, strict=True):
        driver.listen(notices.append)
        await driver.open()
    yield drivers, heard
    for driver in drivers:
        await driver.close()


def test_what_others_store_is_heard_and_nothing_else(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, 3) as (drivers, heard):
            await drivers[0].write(add("1"), "single ü")
            await drivers[0].write([*add("2"), *add("3")], "pair")
            await drivers[0].write([*add("4"), ("SELECT 1", ())], "not last")
            await drivers[0].write(add("5"))
            await drivers[0].tell("wave")
            await drivers[0].tell("wave")
            with pytest.raises(Conflict):
                await drivers[0].write(add("1"), "never")
            with pytest.raises(Conflict):
                await drivers[0].write([*add("6"), *add("1")], "never")
            await drivers[0].tell("last")
            await until(lambda: "last" in heard[1] and "last" in heard[2])
            expected = ["single ü", "pair", "not last", "wave", "wave", "last"]
            assert heard == [[], expected, expected]

    asyncio.run(run())


def test_every_unit_of_a_group_is_told_once_and_after_it_can_be_read(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, 2) as ([here, there], heard):
            missing: list[str] = []
            checks: list[asyncio.Task[None]] = []

            async def check(day: str) -> None:
                if not await there.read("SELECT 1 FROM days WHERE day = $1", (day,)):
                    missing.append(day)

            there.listen(lambda day: checks.append(asyncio.create_task(check(day))))
            names = [str(number) for number in range(150)]
            await here.write(add("77"))
            outcomes = await asyncio.gather(*(here.write(add(day), day) for day in names), return_exceptions=True)
            assert [day for day, outcome in zip(names, outcomes, strict=True) if outcome is not None] == ["77"]
            await until(lambda: len(heard[1]) >= 149)
            await asyncio.sleep(0.1)
            assert sorted(heard[1]) == sorted(set(names) - {"77"})
            await asyncio.gather(*checks)
            assert missing == []
            heard[1].clear()
            await asyncio.gather(*(here.tell("equal") for _ in range(50)))
            await until(lambda: heard[1] == ["equal"] * 50)
            await asyncio.gather(*checks)
            assert here.largest_commit > 10

    asyncio.run(run())


def test_a_notice_has_a_length(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url, 2) as ([here, _], heard):
            await here.write(add("1"), "ü" * 3900)
            for notice in ("x" * 7900, "ü" * 3950, "\0"):
                with pytest.raises(StorageError, match="cannot be told"):
                    await here.write(add("2"), notice)
            await until(lambda: heard[1] == ["ü" * 3900])
            assert await here.read("SELECT day FROM days") == [("1",)]

    asyncio.run(run())


def test_a_listener_that_fails_disturbs_no_other(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    def fail(notice: str) -> None:
        raise ValueError

    async def run() -> None:
        here, there = PostgresDriver(postgres_url), PostgresDriver(postgres_url)
        heard: list[str] = []
        there.listen(fail)
        there.listen(heard.append)
        for driver in (here, there):
            await driver.open()
        await here.tell("one")
        await here.tell("two")
        await until(lambda: heard == ["one", "two"])
        for driver in (here, there):
            await driver.close()

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(run())


def test_two_processes_hear_each_other_also_after_the_server_was_killed(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    async def run() -> None:
        async with opened(postgres_url, 1) as ([driver], [heard]):
            command = [sys.executable, "-m", __spec__.name, postgres_url]
            pipe = asyncio.subprocess.PIPE
            peer = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
            assert peer.stdin is not None
            assert peer.stdout is not None
            try:
                async with asyncio.timeout(120):
                    assert json.loads(await peer.stdout.readline()) == "ready"
                    for round_ in range(2):
                        await driver.write(add(f"{round_} here"), f"{round_} from here")
                        assert json.loads(await peer.stdout.readline()) == f"{round_} from here"
                        peer.stdin.write(f"{round_} from there\n".encode())
                        await until(lambda told=f"{round_} from there": told in heard)  # type: ignore[misc]
                        await asyncio.to_thread(postgres_server.restart)
                        # Both are told that they may have missed something, once they hear again.
                        assert json.loads(await peer.stdout.readline()) == ""
                        await until(lambda times=round_ + 1: heard.count("") == times)  # type: ignore[misc]
                    await driver.tell("end")
                    assert json.loads(await peer.stdout.readline()) == "end"
                    peer.stdin.close()
                    assert await peer.wait() == 0
            finally:
                if peer.returncode is None:
                    peer.kill()
                    await peer.wait()
            assert len(await driver.read("SELECT 1 FROM days")) == 4
            assert heard == ["0 from there", "", "1 from there", ""]

    asyncio.run(run())


async def _peer(url: str) -> None:
    """Prints what it hears; stores what it is given, with a notice."""
    driver = PostgresDriver(url)
    driver.listen(lambda notice: print(json.dumps(notice), flush=True))
    await driver.open()
    print(json.dumps("ready"), flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).rstrip("\n"):
        await driver.write(add(line), line)
    await driver.close()


if __name__ == "__main__":
    asyncio.run(_peer(sys.argv[1]))
