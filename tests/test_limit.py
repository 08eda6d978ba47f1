"""A test that does not end is ended, with what it has started; the others run all the same."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

ROOT = Path(__file__).resolve().parent.parent
CONFTEST = """
from tests import limit

def pytest_configure(config):
    limit.register(config, {seconds})

def pytest_addoption(parser):
    parser.addoption("--torture", action="store_true")
"""
# Deaf to everything that can be ignored, and so is its child; what it says is caught by pytest.
HANGS = """
import pathlib, signal, subprocess, sys, time
import pytest

FOREVER = "import time, signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(600)"

def test_before(): pass

def test_that_hangs():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
        signal.signal(number, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", FOREVER], stdout=subprocess.PIPE, start_new_session=True)
    child.stdout.readline()
    pathlib.Path({file!r}).write_text(str(child.pid))
    while True:
        try:
            time.sleep(600)
        except BaseException:
            pass

@pytest.mark.limit(60)
def test_that_takes_long_and_says_so(): time.sleep({seconds} * 1.5)

def test_after(): pass
"""


def run(folder: Path, *arguments: str, seconds: float) -> tuple[int, str]:
    """The real plugin in a suite of its own."""
    (folder / "conftest.py").write_text(CONFTEST.format(seconds=seconds), "utf-8")
    (folder / "test_it.py").write_text(HANGS.format(file=str(folder / "child"), seconds=seconds), "utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", "/dev/null", "--rootdir", str(folder), "-p", "no:cacheprovider", "-p",
         "xdist", "-v", *arguments, str(folder)],
        cwd=folder, env={**clean, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, timeout=60,
    )  # fmt: skip
    return done.returncode, done.stdout


def is_gone(pid: int) -> bool:
    """Killed, and not only on the way to it."""
    for _ in range(100):
        if not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
            return True
        time.sleep(0.05)
    return False


def test_one_hangs_and_the_others_are_tested(tmp_path: Path) -> None:
    code, said = run(tmp_path, "-n", "1", "--dist", "worksteal", seconds=1.5)
    assert code == 1, said
    assert "1 failed, 3 passed" in said
    assert "test_it.py::test_that_hangs: not over after 1.5 seconds" in said
    assert "in test_that_hangs" in said  # where it stood
    assert "crashed while running 'test_it.py::test_that_hangs'" in said
    assert is_gone(int((tmp_path / "child").read_text("utf-8")))


def test_a_process_that_tests_alone_ends_too(tmp_path: Path) -> None:
    code, said = run(tmp_path, "-n", "0", "-k", "test_that_hangs", seconds=1)
    assert code != 0
    assert "not over after 1 seconds" in said
    assert is_gone(int((tmp_path / "child").read_text("utf-8")))


def test_this_suite_has_the_limit(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.hasplugin("limit") != bool(request.config.getoption("--torture"))
