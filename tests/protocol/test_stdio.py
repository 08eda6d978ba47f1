"""The protocol on streams and as a real process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from io import BytesIO
from typing import Any

import pytest

from reverie.protocol import LINE_LIMIT, Session, serve
from reverie.protocol.stdio import read_line


def converse(sent: bytes) -> list[Any]:
    """The replies to a whole conversation."""
    target = BytesIO()
    serve(BytesIO(sent), target, Session())
    return [json.loads(line) for line in target.getvalue().splitlines()]


def start(**options: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "reverie.protocol"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options,
    )  # fmt: skip


def test_one_reply_for_each_line_but_blank_ones() -> None:
    replies = converse(b'{"do":"ping","id":1}\n\n  \r\n{"do":"ping","id":2}\r\nnonsense\n{"do":"ping","id":3}')
    assert [reply["id"] for reply in replies] == [1, 2, None, 3]


def test_nothing_is_read_after_quit() -> None:
    source = BytesIO(b'{"do":"quit"}\n{"do":"ping"}\n')
    serve(source, BytesIO(), Session())
    assert source.read() == b'{"do":"ping"}\n'


@pytest.mark.parametrize("excess", [0, 1, 2, 3, 1000, LINE_LIMIT, LINE_LIMIT + 1, LINE_LIMIT + 2, 5 * LINE_LIMIT + 7])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_long_line_gets_one_error(excess: int, end: bytes) -> None:
    line = b'{"do":"ping","id":"long"}'.ljust(LINE_LIMIT + excess) + end
    first, second = converse(line + b'{"do":"ping","id":"next"}\n')
    assert first["ok"] == (excess == 0)
    if excess:
        assert first["error"]["code"] == "line-too-long"
    assert second == {"id": "next", "ok": True}


def test_a_long_last_line_without_its_end() -> None:
    (only,) = converse(b"x" * (4 * LINE_LIMIT))
    assert only["error"]["code"] == "line-too-long"


def test_an_endless_line_does_not_grow_memory() -> None:
    class Endless(BytesIO):
        """Hands out much, a little at a time, and remembers how much was asked for at once."""

        left = 50 << 20
        most = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert size >= 0
            self.most = max(self.most, size)
            count = min(size, self.left)
            self.left -= count
            return b"x" * count

    source = Endless()
    assert len(read_line(source)) == LINE_LIMIT + 2
    assert source.left == 0
    assert source.most <= LINE_LIMIT + 2


def test_a_real_session() -> None:
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def ask(line: bytes) -> Any:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        assert ask(b'{"do":"hello"}')["protocol"] == 1
        assert ask(b'{"do":"new","spec":"onirim/seed=7","id":1}')["state"]["turn"] == 1
        action = ask(b'{"do":"actions"}')["actions"][0]
        assert ask(b"\xff\xfe")["error"]["code"] == "encoding"
        assert ask(json.dumps({"do": "apply", "action": action}).encode())["state"]["answers"] == 1
        assert ask(b'{"do":"quit","id":"q"}') == {"id": "q", "ok": True}
        assert process.wait(10) == 0
        assert process.stdout.read() == b""
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_the_end_of_the_input_is_quit() -> None:
    with start() as process:
        out, err = process.communicate(b'{"do":"ping"}', timeout=30)
    assert (out, err, process.returncode) == (b'{"id":null,"ok":true}\n', b"", 0)


def test_a_bot_that_stops_listening() -> None:
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(b'{"do":"hello"}\n' * 200)
        process.stdin.close()
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="signals work otherwise there")
def test_interrupted() -> None:
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"do":"ping"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_prints_and_faults_go_to_stderr() -> None:
    program = """
import sys
from reverie.kernel import registry
from reverie.protocol import main

class Chatty:
    name = "chatty"
    def choose(self, outlook):
        print("thinking")
        raise RuntimeError("no idea")

registry.register_agent("chatty", lambda seed: Chatty())
sys.exit(main())
"""
    sent = b'{"do":"new","game":"onirim"}\n{"do":"choose","agent":"chatty","id":5}\n{"do":"ping"}\n'
    done = subprocess.run([sys.executable, "-c", program], input=sent, capture_output=True, timeout=60)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True]
    assert replies[1]["error"]["code"] == "internal"
    lines = done.stderr.decode().splitlines()
    assert lines[0] == "thinking"
    assert len(lines) == 2
    assert lines[1].endswith("RuntimeError: no idea")
    assert "Traceback" not in done.stderr.decode()
