"""The server that the tests start is itself tested: it loses what it may lose, and runs where it cannot be reached."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from tests.server import postgres
from tests.server.postgres import PostgresServer

ROOT = Path(__file__).parents[3]


def test_who_does_not_ask_for_care_loses_rows(postgres_server: PostgresServer, postgres_url: str) -> None:
    """Else a test that kills the server would prove nothing about a driver."""
    postgres_server.sql("SET synchronous_commit = on; CREATE TABLE rows(x TEXT)", postgres_url)
    postgres_server.sql("SET synchronous_commit = on; INSERT INTO rows VALUES ('kept')", postgres_url)
    postgres_server.sql("INSERT INTO rows VALUES ('careless')", postgres_url)
    postgres_server.restart()
    assert postgres_server.sql("SELECT x FROM rows", postgres_url) == "kept"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root must run the server as somebody else")
def test_programs_in_a_private_directory_are_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = postgres.installed()
    assert programs is not None
    package = programs.parents[1]
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    for name in (package.name, package.name + ".libs"):
        if package.with_name(name).exists():
            (private / name).symlink_to(package.with_name(name))
    hidden = private / package.name / programs.relative_to(package)
    monkeypatch.setattr(postgres, "installed", lambda: hidden)
    server = PostgresServer()
    try:
        server.start()
        assert server.sql("SELECT 1") == "1"
    finally:
        server.remove()
    assert not server.home.exists()


ABANDON = """
import time
from tests.server.postgres import PostgresServer
server = PostgresServer()
server.start()
print(server.pid, server.home, flush=True)
time.sleep(60)
"""


def test_tests_that_are_killed_leave_nothing_behind() -> None:
    tests = subprocess.Popen([sys.executable, "-c", ABANDON], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert tests.stdout is not None
    pid, home = tests.stdout.readline().split()
    assert psutil.pid_exists(int(pid))
    tests.send_signal(signal.SIGKILL)
    tests.communicate()
    deadline = time.monotonic() + 15
    while Path(home).exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with contextlib.suppress(psutil.NoSuchProcess):
        assert psutil.Process(int(pid)).status() == psutil.STATUS_ZOMBIE
