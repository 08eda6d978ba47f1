"""T12: malformed lines over a real pipe: one reply each, no crash, no hang, no growing memory."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from reverie.protocol import CODES, Session
from tests.fuzz.lines import REFUSED, Fate, lines
from tests.fuzz.measure import cost, peak_memory

CORPUS = sorted((Path(__file__).parent / "corpus" / "protocol").iterdir())
MEMORY_LIMIT = 16 << 10  # KiB
SLOW = 0.05  # seconds of processor time for one line


def check_reply(reply: Any, line: bytes, fate: Fate) -> str:
    """A reply has its form; returns its code, `ok` if it is none."""
    shown = line[:300]
    assert isinstance(reply, dict), shown
    assert list(reply)[:2] == ["id", "ok"], shown
    if reply["ok"] is True:
        assert fate is None, shown
        assert "error" not in reply, shown
        return "ok"
    assert reply["ok"] is False, shown
    assert set(reply) == {"id", "ok", "error"}, shown
    error = reply["error"]
    assert set(error) <= {"code", "detail", "message", "place", "rule", "index"}, shown
    assert error["code"] in CODES, shown
    assert error["code"] != "internal", shown
    assert fate in (None, REFUSED, error["code"]), shown
    assert isinstance(error["message"], str), shown
    assert error["message"], shown
    assert "Traceback" not in error["message"], shown
    return str(error["code"])


@contextmanager
def engine(seconds: float, errors: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A real engine process; it is ended if it takes longer than it may."""
    with (
        errors.open("wb") as stderr,
        subprocess.Popen(
            [sys.executable, "-m", "reverie.protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr
        ) as process,
    ):
        watchdog = threading.Timer(seconds, process.kill)
        watchdog.start()
        try:
            yield process
        finally:
            watchdog.cancel()
            process.kill()
            if process.stdin is not None:
                with suppress(OSError):  # what could not be written any more must not hide why the test failed
                    process.stdin.close()


def test_malformed_lines(amount: Callable[[int, int], int], tmp_path: Path) -> None:
    count = amount(30_000, 1_000_000)
    errors = tmp_path / "stderr"
    codes: Counter[str] = Counter()
    with engine(120 + count / 250, errors) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        sent = (item for item, _ in zip(lines(random.Random(3)), range(count), strict=False))
        # Lines are made twice from the same seed: once to be written, once to be compared with the replies.
        writer = threading.Thread(target=write, args=(process.stdin, sent), daemon=True)
        writer.start()
        before = 0
        for number, (line, fate) in zip(range(count), lines(random.Random(3)), strict=False):
            raw = process.stdout.readline()
            assert raw.endswith(b"\n"), f"no reply to line {number}: {line[:300]!r} {errors.read_text()[-2000:]}"
            assert raw.isascii()
            codes[check_reply(json.loads(raw), line, fate)] += 1
            if number == count // 10:
                before = peak_memory(process.pid)
        writer.join()
        growth = peak_memory(process.pid) - before
        # It still works, and nothing was left over in the pipe.
        process.stdin.write(b'{"do":"new","spec":"onirim/seed=7","id":"after"}\n{"do":"quit","id":"last"}\n')
        process.stdin.close()
        after = [json.loads(raw) for raw in process.stdout.read().splitlines()]
        assert [(reply["id"], reply["ok"]) for reply in after] == [("after", True), ("last", True)]
        assert after[0]["state"]["choices"] > 0
        assert process.wait(10) == 0
    assert errors.read_text() == ""
    assert growth <= MEMORY_LIMIT, f"memory grew by {growth} KiB"
    assert set(codes) == {*CODES, "ok"} - {"internal"}, f"not every answer was seen: {codes}"


def write(stream: Any, sent: Iterator[tuple[bytes, Fate]]) -> None:
    """Feed the engine; if it dies the reader tells."""
    try:
        for line, _ in sent:
            stream.write(line + b"\n")
        stream.flush()
    except OSError:
        pass
    except BaseException:
        stream.close()  # the reader then sees the end instead of waiting for ever
        raise


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_lines_that_once_did_harm(path: Path) -> None:
    session = Session()
    line = path.read_bytes()
    reply, seconds = cost(partial(session.answer, line), SLOW)
    assert seconds <= SLOW
    assert reply is not None
    check_reply(json.loads(reply), line, REFUSED)
    assert session.handle('{"do":"new","game":"onirim"}')


def test_no_line_takes_long(amount: Callable[[int, int], int]) -> None:
    logged: list[str] = []
    session = Session(logged.append)
    for _, (line, fate) in zip(range(amount(3_000, 100_000)), lines(random.Random(50)), strict=False):
        reply, seconds = cost(partial(session.answer, line), SLOW)
        assert seconds <= SLOW, line[:300]
        assert reply is not None
        check_reply(json.loads(reply), line, fate)
    assert logged == []
