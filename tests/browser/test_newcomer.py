"""The newcomer's path: one command, two clicks, the first card is played; timed, with a picture of it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scripts.compiler import find_compiler
from tests.browser.conftest import Visits
from tests.browser.table import Frame, House
from tests.server.support import ROOT

ADDRESS = re.compile(r"http://[\w.:]+/\S*")
PATIENCE = 60.0
CLONING = 900.0
COMPILING = 600.0


def at_home(folder: Path) -> dict[str, str]:
    """Somebody who has never played: nothing of theirs is kept anywhere yet."""
    return {"XDG_DATA_HOME": str(folder / "data"), "XDG_STATE_HOME": str(folder / "state"), "LANG": "C.UTF-8"}


@contextmanager
def running(command: list[str], folder: Path, environment: dict[str, str], patience: float) -> Iterator[str]:
    """Run a command until it has said where the table is; stopped with Ctrl-C, as people do."""
    process = subprocess.Popen(
        command, cwd=folder, env=os.environ | environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True,
    )  # fmt: skip
    assert process.stdout is not None
    said, begun = "", time.monotonic()
    try:
        for line in process.stdout:
            said += line
            if found := ADDRESS.search(line):
                yield found.group()
                break
            assert time.monotonic() - begun < patience, said
        else:
            raise AssertionError(f"no address was said:\n{said}")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=30)


def first_card(browser: Browser, address: str) -> tuple[Frame, Visits, float]:
    """Open the address, choose a game, play a card."""
    begun = time.monotonic()
    visits = Visits(browser, House(address.rstrip("/")))
    frame = visits.visit()
    frame.open(address)
    frame.page.locator("article.game .presets .primary").first.click()
    frame.table.wait_for()
    frame.settle()
    card = frame.page.locator("[data-zone=hand] .spot.can:not(.dim) > button").first
    seq = frame.seq
    card.click()
    if frame.page.locator("[data-bar] .primary").count():
        frame.page.locator("[data-bar] .primary").click()
    frame.wait_after(seq)
    expect(frame.page.locator("[data-zone=row] .spot").first).to_be_visible()
    return frame, visits, time.monotonic() - begun


def test_from_one_command_to_the_first_card(browser: Browser, tmp_path: Path, pictures: Path) -> None:
    begun = time.monotonic()
    command = [sys.executable, "-m", "reverie.cli", "play", "--no-open", "--port", "0"]
    with running(command, tmp_path, at_home(tmp_path) | {"PYTHONPATH": str(ROOT / "src")}, PATIENCE) as address:
        said = time.monotonic() - begun
        frame, visits, clicking = first_card(browser, address)
        frame.picture(pictures / "newcomer.png")
        frame.page.context.close()
    assert not visits.problems, visits.problems
    print(f"\nthe command says where the table is after {said:.1f} s; the first card is played {clicking:.1f} s later")
    assert said + clicking < 30


def test_from_a_fresh_clone_to_the_first_card(
    browser: Browser, tmp_path: Path, pictures: Path, request: pytest.FixtureRequest
) -> None:
    """What a newcomer does: clone, make play. Only downloads may take longer than half a minute; the compiler works on
    while the first cards are played, outlives the game, and what it has made plays from the next start on."""
    if not request.config.getoption("--torture"):
        pytest.skip("takes minutes: part of make torture")
    clone = tmp_path / "clone"
    begun = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True, timeout=120)
    cache = ROOT / ".cache" / "pip"
    cached = {"PIP_CACHE_DIR": str(cache)} if cache.is_dir() else {}
    arguments = "ARGS=--no-open --port 0"
    with running(
        [shutil.which("make") or "make", "play", arguments], clone, at_home(tmp_path) | cached, CLONING
    ) as address:
        said = time.monotonic() - begun
        frame, visits, clicking = first_card(browser, address)
        frame.picture(pictures / "newcomer-clone.png")
        frame.page.context.close()
    assert not visits.problems, visits.problems
    print(f"\nfrom git clone to the address: {said:.1f} s with downloads; to the first card {clicking:.1f} s more")
    if find_compiler() is not None:
        print(f"the compiled engine is there {wait_for_the_compiler(clone):.1f} s after the game was left")


def wait_for_the_compiler(clone: Path) -> float:
    """How long it still takes; then the next start finds the compiled engine."""
    begun, log = time.monotonic(), clone / ".cache" / "compile.log"
    while not (clone / ".venv" / ".compiled").exists():
        assert time.monotonic() - begun < COMPILING, log.read_text("utf-8")
        time.sleep(0.2)
    lasted = time.monotonic() - begun
    version = subprocess.run([clone / ".venv" / "bin" / "reverie", "--version"], capture_output=True, text=True)
    assert "compiled engine" in version.stdout, version.stdout + version.stderr
    return lasted
