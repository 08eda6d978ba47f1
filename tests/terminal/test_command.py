"""`reverie play` and its ways: the terminal table, line by line, and what happens where there is no terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from typer.testing import CliRunner, Result

from reverie.cli.app import app
from reverie.cli.keeping import resume

SOURCES = Path(__file__).parents[2] / "src"


def play(*arguments: str, text: str = "") -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input=text)


def test_without_a_terminal_it_is_played_line_by_line() -> None:
    result = play("onirim", "--terminal", "--seed", "7", "--lang", "en", text="1\nq\n")
    assert result.exit_code == 0
    assert "cannot show the table" in result.stderr
    assert "Your answer" in result.stdout


def test_ways_exclude_each_other() -> None:
    result = play("onirim", "--terminal", "--plain", "--lang", "en")
    assert result.exit_code == 2
    assert "--terminal" in result.stderr
    assert "--plain" in result.stderr


def test_which_game() -> None:
    result = play("--plain", "--lang", "de")
    assert result.exit_code == 2
    assert "onirim" in result.stderr


def at_a_terminal(*keys: tuple[bytes, bytes], term: str = "xterm-256color") -> str:
    """Run the command at a terminal of its own and press keys, each when a certain text has been drawn and no more
    comes: silence alone may be a program that is still to begin.
    """
    main, other = pty.openpty()
    environment = {**os.environ, "TERM": term, "COLUMNS": "80", "LINES": "24", "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-m", "reverie.cli", "play", "onirim", "--terminal", "--seed", "7", "--lang", "en"]
    process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment, close_fds=True)
    os.close(other)
    shown = b""
    waiting = list(keys)
    deadline = time.monotonic() + 100
    while time.monotonic() < deadline:
        if not select.select([main], [], [], 1.0)[0]:
            if waiting and waiting[0][0] in shown:
                os.write(main, waiting.pop(0)[1])
            continue
        try:
            chunk = os.read(main, 65536)
        except OSError:
            break
        if not chunk:
            break
        shown += chunk
    assert process.wait(timeout=30) == 0
    os.close(main)
    return shown.decode("utf-8", "replace")


def test_at_a_real_terminal() -> None:
    shown = at_a_terminal((b"turn 1", b"\r"), (b"turn 2", b"q"))
    assert "\x1b[?1049h" in shown  # a screen of its own
    assert "Play or discard one card." in shown
    assert "--resume" in shown.rpartition("\x1b[?1049l")[2]  # afterwards, where the game is
    assert [action.words for action in resume("onirim").line] == ["play red.sun"]


def test_a_dumb_terminal_gets_lines() -> None:
    shown = at_a_terminal((b"turn 1", b"q\n"), term="dumb")
    assert "cannot show the table" in shown
    assert "\x1b[?1049h" not in shown
