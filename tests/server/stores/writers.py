"""Several processes that append to one game as fast as they can (T5), for any driver.

`compete(maker, argument)` starts the processes; each makes its driver by calling `maker` ("module:function") with the
text `argument`. `check` compares the log with what each of them was told.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import cast

from reverie.server.stores.driver import Conflict, Driver
from reverie.server.stores.sqlite.driver import SqliteDriver

from .ledger import table

GAME = "contested"
WRITERS = 4
APPENDS = 200
ROOT = Path(__file__).parents[3]


def sqlite(path: str) -> Driver:
    return SqliteDriver(path, exclusive=False)


def make(maker: str, argument: str) -> Driver:
    module, function = maker.split(":")
    return cast(Driver, getattr(importlib.import_module(module), function)(argument))


async def append(driver: Driver, writer: int, appends: int) -> tuple[list[int], int]:
    """The numbers this writer won, and how often another was first."""
    won: list[int] = []
    lost = 0
    while len(won) < appends:
        rows = await driver.read("SELECT MAX(seq) FROM log WHERE table_id = $1", (GAME,))
        seq = int(str(rows[0][0] or 0)) + 1
        sql = "INSERT INTO log VALUES ($1, $2, 0, 'act', $3, $4, '', '', '')"
        try:
            await driver.write([(sql, (GAME, seq, writer, str(len(won))))])
        except Conflict:
            lost += 1
        else:
            won.append(seq)
    return won, lost


def compete(maker: str, argument: str, writers: int = WRITERS, appends: int = APPENDS) -> list[tuple[list[int], int]]:
    """What each writer says at the end. They start together, when all are open."""

    async def prepare() -> None:
        driver = make(maker, argument)
        await driver.open()
        await driver.write([table(GAME)])
        await driver.close()

    asyncio.run(prepare())
    processes = []
    try:
        for writer in range(writers):
            call = [sys.executable, "-m", __name__, maker, argument, str(writer), str(appends)]
            pipe = subprocess.PIPE
            processes.append(subprocess.Popen(call, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT))
        for process in processes:
            assert process.stdout is not None
            if process.stdout.readline() != "ready\n":
                raise AssertionError(process.communicate(timeout=10)[1])
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        results = []
        for process in processes:
            out, err = process.communicate(timeout=120)
            assert process.returncode == 0, err
            won, lost = json.loads(out)
            results.append((won, lost))
        return results
    finally:
        for process in processes:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout, process.stderr):
                if stream is not None:
                    stream.close()


def check(maker: str, argument: str, results: list[tuple[list[int], int]]) -> None:
    """No gap, one winner for each number, and it is the one who was told so."""

    async def read() -> list[tuple[object, ...]]:
        driver = make(maker, argument)
        await driver.open()
        sql = "SELECT seq, seat, action_id FROM log WHERE table_id = $1 ORDER BY seq"
        rows = await driver.read(sql, (GAME,))
        await driver.close()
        return list(rows)

    told = {seq: (writer, str(nth)) for writer, (won, _) in enumerate(results) for nth, seq in enumerate(won)}
    assert len(told) == sum(len(won) for won, _ in results), "two winners for one number"
    expected = [(seq, *told[seq]) for seq in sorted(told)]
    assert asyncio.run(read()) == expected
    assert sorted(told) == list(range(1, len(told) + 1)), "a gap"
    assert all(won == sorted(won) for won, _ in results)


async def _main(maker: str, argument: str, writer: str, appends: str) -> None:
    driver = make(maker, argument)
    await driver.open()
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(await append(driver, int(writer), int(appends))))
    await driver.close()


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
