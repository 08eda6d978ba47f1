"""Work beside the loop: queues that are full say so, addresses take turns, and a text has its budget."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

import pytest

from reverie.errors import SpecError
from reverie.hosted.refusals import Refusal
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.server import reading
from reverie.server.limits import Places
from reverie.server.reading import Reader
from reverie.server.work import ADDRESS, KINDS, Beside, Kind
from tests.server.support import ROOT


@pytest.fixture
def narrow() -> Iterator[Beside]:
    """One thing at once, four may wait, three for each address."""
    with mock.patch.dict(KINDS, {"looking": Kind(1, 4, 3)}):
        work = Beside()
        yield work
        work.close()


def test_addresses_take_turns_and_a_full_queue_refuses(narrow: Beside) -> None:
    done: list[str] = []
    gate = threading.Event()

    def wait_and_note(name: str) -> None:
        gate.wait(10)
        done.append(name)

    async def ask(address: str, name: str) -> str:
        ADDRESS.set(address)
        try:
            await narrow.run("looking", wait_and_note, name)
        except Refusal as refusal:
            return refusal.code
        return name

    async def main() -> list[str]:
        asked = [asyncio.create_task(ask("10.0.0.1", f"a{number}")) for number in range(5)]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(ask("10.0.0.2", "b"))]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(ask(f"10.0.0.{number}", f"c{number}")) for number in range(3, 6)]
        await asyncio.sleep(0)
        assert narrow.queues["looking"].length == 4
        gate.set()
        return await asyncio.gather(*asked)

    assert asyncio.run(main()) == ["a0", "a1", "a2", "busy", "busy", "b", "c3", "busy", "busy"]
    assert done == ["a0", "a1", "b", "c3", "a2"], "who waits for much lets the others pass"
    assert narrow.queues["looking"].refused == 4
    assert not narrow.queues["looking"].held


def test_one_address_does_not_do_everything_that_is_done_at_once() -> None:
    """Somebody else's work is begun although an address has asked for more before, and takes long."""
    gate = threading.Event()

    async def ask(work: Beside, address: str, thing: Callable[[], object]) -> None:
        ADDRESS.set(address)
        await work.run("table", thing)

    async def main() -> None:
        work = Beside()
        assert work.queues["table"].kind.at_once == 2
        try:
            long = [asyncio.create_task(ask(work, "10.0.0.1", lambda: gate.wait(20))) for _ in range(4)]
            await asyncio.sleep(0.05)
            assert work.queues["table"].running == 1
            async with asyncio.timeout(10):
                await ask(work, "10.0.0.2", lambda: None)
            gate.set()
            await asyncio.gather(*long)
            assert not work.queues["table"].busy
        finally:
            gate.set()
            work.close()

    asyncio.run(main())


def test_so_many_of_one_address_have_a_place_and_nobody_is_forgotten() -> None:
    places, there = Places(2), Counter[str]()

    async def come(address: str, gate: asyncio.Event) -> None:
        async with places.of(address):
            there[address] += 1
            await gate.wait()

    async def main() -> None:
        gate = asyncio.Event()
        tasks = [asyncio.create_task(come("10.0.0.1", gate)) for _ in range(5)]
        tasks.append(asyncio.create_task(come("10.0.0.2", gate)))
        await asyncio.sleep(0.01)
        assert there == {"10.0.0.1": 2, "10.0.0.2": 1}
        tasks[3].cancel()  # somebody who waits goes
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(main())
    assert there == {"10.0.0.1": 4, "10.0.0.2": 1}
    assert not places.taken


def test_whoever_is_sent_away_waits_for_what_was_begun(narrow: Beside) -> None:
    gate = threading.Event()
    begun = threading.Event()

    def begin() -> None:
        begun.set()
        gate.wait(10)

    async def main() -> None:
        task = asyncio.create_task(narrow.run("looking", begin))
        while not begun.is_set():
            await asyncio.sleep(0.005)
        task.cancel()
        await asyncio.sleep(0.02)
        assert not task.done()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())


# ---- the reader ----------------------------------------------------------------------------------------------------


@pytest.fixture
def reader() -> Iterator[Reader]:
    made = Reader()
    yield made
    made.close()


def test_texts_are_read_and_refused_by_a_process_of_its_own(reader: Reader) -> None:
    assert reader.read("cards", "urbion", "", "x") == ""
    with pytest.raises(SpecError) as refused:
        reader.read("cards", "urbion", "a." * 9_000 + "a = 1", "x")
    assert refused.value.code == "cards-toml"
    assert refused.value.text("de")
    assert reader.process is not None
    assert reader.process.pid != os.getpid()


APPETITES = {
    "time": "while True: pass",
    "memory": f"bytes({reading.MEMORY + (1 << 28)})",  # no time at all, and no page of it is touched
    "compiled": "(10 ** 9) ** (10 ** 7)",
}


@pytest.mark.skipif(not reading.HAS_LIMITS, reason="no limits on this system")
@pytest.mark.parametrize("appetite", APPETITES)
def test_who_does_not_keep_the_budget_is_ended_and_the_next_one_is_served(reader: Reader, appetite: str) -> None:
    hungry = "import reverie.server.reading as r, sys; exec(sys.argv[1]); r.main()"
    plant = f"r.TASKS['cards'] = (lambda *d: exec({APPETITES[appetite]!r}), 0.5)"
    reader.process = subprocess.Popen(
        [sys.executable, "-c", hungry, plant], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert reading.heard(reader.process, reading.STARTING) == "ready"
    with pytest.raises(Refusal) as refused:
        reader.read("cards", "urbion", "", "x")
    assert refused.value.code == "too_costly"
    assert reader.killed == 1
    assert reader.read("cards", "urbion", "", "x") == ""


LOADED = "sorted(name for name in sys.modules if name.startswith('reverie'))"


@pytest.mark.skipif(not reading.HAS_LIMITS, reason="no limits on this system")
def test_all_that_a_text_needs_is_loaded_before_it_counts(reader: Reader) -> None:
    """A text that came first would otherwise pay for the games, and be refused where the machine is slow."""
    plant = f"r.TASKS['loaded'] = (lambda: {LOADED}, 0.5)"
    reader.process = subprocess.Popen(
        [sys.executable, "-c", "import reverie.server.reading as r, sys; exec(sys.argv[1]); r.main()", plant],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    assert reading.heard(reader.process, reading.STARTING) == "ready"
    before = reader.read("loaded")
    for game, definition in registry.games().items():
        spec = GameSpec.make(definition.manifest, mode=definition.manifest.modes[0].name, seed=3)
        played = Game(definition, spec)
        played.apply(played.legal_actions()[0])
        brought = reader.read("record", played.record().text(), "a" * 20, 0)
        assert json.loads(brought.first.body)["actions"] == [played.line[0].words]
        if definition.manifest.cards is not None:
            reader.read("cards", game, definition.manifest.cards.template(), "x")
    assert reader.read("loaded") == before


@pytest.mark.skipif(not reading.HAS_LIMITS, reason="no limits on this system")
@pytest.mark.parametrize("program", ["/nowhere/at/all", "/bin/false", "a process that does not get ready"])
def test_a_reader_that_does_not_start_is_called_that(
    reader: Reader, program: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if not program.startswith("/"):
        lazy = tmp_path / "lazy"
        lazy.write_text("#!/bin/sh\nexec sleep 60\n")
        lazy.chmod(0o755)
        program = str(lazy)
        monkeypatch.setattr(reading, "STARTING", 0.2)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", program)
        with pytest.raises(Refusal) as refused:
            reader.read("cards", "urbion", "", "x")
    assert (refused.value.code, refused.value.status) == ("no_reader", 503)
    assert refused.value.text("de")
    assert (reader.failed, reader.killed, reader.process) == (1, 0, None)
    monkeypatch.undo()
    assert reader.read("cards", "urbion", "", "x") == ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc")
def test_no_reader_is_left_when_its_server_is_killed() -> None:
    program = (
        "import time; from reverie.server.reading import Reader; r = Reader(); r.read('cards', 'urbion', '', 'x'); "
        "print(r.process.pid, flush=True); time.sleep(60)"
    )
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROOT)
    assert server.stdout is not None
    pid = int(server.stdout.readline())
    server.kill()
    server.wait()
    server.stdout.close()
    until = time.monotonic() + 20
    while is_alive(pid):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended, and that nobody has asked how, does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
