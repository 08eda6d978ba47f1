"""`reverie table` and `reverie join`: a game without a browser, from the first link to the last card."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bench.server.unlimited import NO_LIMITS
from reverie.cli.app import app
from reverie.cli.output import Output
from reverie.cli.watching import Watcher
from reverie.client import House, Link, NewTable, Seat
from reverie.server.messages import EMOTES
from reverie.server.settings import Rate
from reverie.words import LANGUAGES, words
from tests.server.support import ROOT, Running, running_server


def command(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=text, env={"REVERIE_LANG": "en", "COLUMNS": "80"})


@contextmanager
def server_beside(folder: Path) -> Iterator[Running]:
    """A server on a thread of its own, so that commands can run in this one."""
    ready, done = threading.Event(), threading.Event()
    found: list[Running] = []

    async def main() -> None:
        async with running_server(folder) as server:
            found.append(server)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: asyncio.run(main()))
    thread.start()
    try:
        assert ready.wait(30)
        yield found[0]
    finally:
        done.set()
        thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


def made(server: Running, spec: str) -> dict[int | None, str]:
    """The links of a new table, as the command prints them."""
    result = command("table", spec, "--server", server.url, "--json")
    assert result.exit_code == 0, result.output
    return {entry["seat"]: entry["link"] for entry in json.loads(result.stdout)["links"]}


# ---- table ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_and_its_links(server: Running, language: str) -> None:
    result = command("table", "onirim/team", "--server", server.url + "/", "--lang", language)
    assert result.exit_code == 0
    links = [word for word in result.stdout.split() if "/t/" in word]
    assert len(links) == 4  # the last one is the maker's
    assert len({Link.read(link).token for link in links}) == 4
    assert {Link.read(link).server for link in links} == {server.url}
    assert words(language).text("hosting-links")[:30] in result.stdout


def test_the_deal_of_the_day(server: Running) -> None:
    first, second = (command("table", "onirim", "--daily", "--server", server.url, "--json") for _ in range(2))
    assert json.loads(first.stdout)["commitment"] == json.loads(second.stdout)["commitment"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_refuses_in_ones_own_language(server: Running, language: str) -> None:
    result = command("table", "onirim/nowhere", "--server", server.url, "--lang", language)
    assert result.exit_code == 2
    assert words(language).text("hosting-refused", reason="") in result.stderr
    assert ("possible" in result.stderr) == (language == "en")


def test_addresses_that_lead_nowhere(tmp_path: Path) -> None:
    for address, code in (("example.org", "hosting-server-url"), ("http://127.0.0.1:9", "hosting-unreachable")):
        result = command("table", "onirim", "--server", address, "--json")
        assert result.exit_code == 2
        assert json.loads(result.stdout)["error"]["code"] == code


def test_another_program_that_answers() -> None:
    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>hello</html>")

        def log_message(self, format: str, *args: object) -> None:
            pass

    other = HTTPServer(("127.0.0.1", 0), Page)
    thread = threading.Thread(target=other.handle_request)
    thread.start()
    result = command("table", "onirim", "--server", f"http://127.0.0.1:{other.server_port}", "--json")
    thread.join()
    other.server_close()
    assert json.loads(result.stdout)["error"]["code"] == "hosting-no-server"


# ---- join -----------------------------------------------------------------------------------------------------------


def test_an_agent_plays_alone_from_a_link_on_the_input(server: Running) -> None:
    links = made(server, "onirim/third/solo")
    result = command("join", "-", "--agent", "random", text=f"{links[0]}\n")
    assert result.exit_code == 0, result.output
    assert "random plays" in result.stdout
    assert "   1. " in result.stdout
    assert ("Won!" in result.stdout) != ("Lost." in result.stdout)
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert Link.read(links[0]).token not in result.output
    again = command("join", links[0])
    assert again.exit_code == 0
    assert "under way" in again.stdout


def test_two_agents_and_somebody_who_watches_in_german(server: Running) -> None:
    links = made(server, "urbion/second/team")
    partner = start("join", links[1])
    watcher = start("join", "-", "--watch", "--lang", "de", text=links[None])
    mine = command("join", links[0])
    assert mine.exit_code == 0, mine.output
    out, _ = partner.communicate(timeout=60)
    assert partner.returncode == 0
    seen, _ = watcher.communicate(timeout=60)
    assert watcher.returncode == 0
    assert "rules plays as player 1" in mine.stdout
    assert "rules plays as player 2" in out
    assert "Du siehst zu" in seen
    for text, one_of in ((mine.stdout, ("Won!", "Lost.")), (out, ("Won!", "Lost.")), (seen, ("Gewonnen", "Verloren"))):
        assert sum(word in text for word in one_of) == 1, text


def start(*arguments: str, text: str = "") -> subprocess.Popen[str]:
    """A command in a process of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "reverie.cli", *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "REVERIE_LANG": "en", "COLUMNS": "80", "PYTHONPATH": str(ROOT / "src"),
             "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write(text + "\n")
    process.stdin.close()
    process.stdin = None
    return process


def test_interrupted_it_leaves_and_the_link_leads_back(server: Running) -> None:
    links = made(server, "onirim/third/team")
    process = start("join", links[0])
    assert process.stdout is not None
    told = ""
    while "Waiting until everybody sits" not in told:
        line = process.stdout.readline()
        assert line, told
        told += line
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "on this computer the same link leads back." in rest
    assert "Traceback" not in rest


def test_another_game_is_offered_and_played(server: Running) -> None:
    """Alone one need not wait for others: the next game begins at once, and so on until it is stopped."""
    links = made(server, "onirim/third/solo")
    process = start("join", links[0], "--again", "--agent", "random")
    assert process.stdout is not None
    games = 0
    while games < 3:
        line = process.stdout.readline()
        assert line
        games += "random plays" in line
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_joined(server: Running, language: str) -> None:
    links = made(server, "onirim/third/solo")
    real = Link.read(links[0])
    broken = f"{server.url}/t/{real.table}#{'x' * 43}"
    cases: list[tuple[tuple[str, ...], str, dict[str, Any]]] = [
        (("http://127.0.0.1/t/nothing",), "client-link", {}),
        (("-",), "hosting-empty-link", {}),
        ((links[None],), "hosting-not-a-seat", {}),
        ((broken,), "hosting-refused", {"reason": words(language).text("server-no-seat")}),
        ((links[0], "--watch", "--again"), "cli-contradiction", {"flags": "--watch, --again"}),
        ((f"http://127.0.0.1:9/t/{real.table}#{real.token}",), "hosting-unreachable", {}),
    ]
    for arguments, code, details in cases:
        result = command("join", *arguments, "--lang", language, text="")
        assert result.exit_code == 2, result.output
        assert words(language).text(code, **details) in " ".join(result.stderr.split())
        assert real.token not in result.output
    unknown = command("join", links[0], "--agent", "nobody", "--lang", language)
    assert unknown.exit_code == 2
    assert "rules" in unknown.stderr


def test_it_comes_back_by_itself_when_the_server_was_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What happens to a line is said: lost, then connected again; and the game goes on where it was."""

    async def main() -> None:
        async with running_server(tmp_path) as first, House(first.url) as house:
            table = await house.create("onirim/third/solo")
            watcher = Watcher(Output("en", False, False), "rules")
            async with Seat(table.link(0), patience=(0.01, 0.05), notice=watcher.notice, lost=watcher.lost) as seat:
                watcher.attend(seat)
                await seat.sit()
                room = first.service.hall.rooms[table.table]
                for connection in list(room.connections):
                    connection.cut()
                await seat.wait(lambda: seat.lines == 2 and seat._line is not None)
                await seat.act(seat.observation["actions"][0]["id"])
                watcher.finish()

    asyncio.run(main())
    told = capsys.readouterr().out
    assert told.index("The cards are dealt.") < told.index("The connection is gone") < told.index("Connected again.")


def test_told_that_it_is_too_much_it_slows_down(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, messages=Rate(5, 1.0, 4))

    async def main() -> None:
        async with running_server(tmp_path, limits=limits) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0), patience=(0.01, 0.05)) as seat:
                async with asyncio.timeout(30):
                    while not seat.pace:  # as many as it takes: what a slow machine needs between them is given back
                        await seat.say({"type": "ping"})
                        await asyncio.sleep(0)
                await seat.sit()
                lines = seat.lines
                for _ in range(6):
                    await seat.world()
                assert seat.lines == lines == 2

    asyncio.run(main())


# ---- telling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    watcher = Watcher(Output(language, False, True), None)
    seat = Seat("http://x/t/" + "a" * 20 + "#" + "b" * 43)
    seat.welcome = {"spec": "onirim/third/team", "players": 2, "seat": None}
    seat.observation = {"status": "seating", "rematch": {"table": None}, "answers": 0, "view": None}
    watcher.attend(seat)
    for emote in EMOTES:
        watcher.notice({"type": "emote", "seat": 1, "emote": emote})
    for online, name in ((True, None), (False, None), (True, "Ada\x1b[2J"), (False, "Ada")):
        seats = [{"seat": 1, "name": name, "online": online, "renewed": None}]
        watcher.notice({"type": "presence", "seats": seats, "spectators": 0})
    for renewed, mine in ((None, None), (5, (1, 1)), (5, (2, 1)), (5, (2, 2)), (7, (2, 2)), (7, (1, 2)), (7, (1, 1))):
        seats = [{"seat": 1, "name": None, "online": False, "renewed": renewed}]
        told_us = {"devices": mine[0], "readers": mine[1]} if mine is not None else None
        watcher.notice({"type": "presence", "seats": seats, "spectators": 0, "mine": told_us})
    watcher.notice({"type": "closing", "error": {"code": "restarting", "message": "moment"}})
    watcher.notice({"type": "rematch", "table": "c" * 20})
    watcher.notice({"type": "pong"})
    watcher.lost()
    told = capsys.readouterr().out
    assert "hosting-" not in told
    assert "\x1b" not in told
    assert told.isascii()
    assert watcher.following == "c" * 20
    assert len(told.splitlines()) == 2 + len(EMOTES) + 4 + 5 + 1 + 1 + 1


def test_answers_taken_back_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    watcher = Watcher(Output("en", False, False), "rules")
    seat = Seat("http://x/t/" + "a" * 20 + "#" + "b" * 43)
    seat.welcome = {"spec": "onirim/third/solo", "players": 1, "seat": 0}
    seat.observation = {"status": "playing", "rematch": {"table": None}, "answers": 3, "view": {"turn": 2}}
    event: Callable[[int], dict[str, Any]] = lambda number: {"number": number, "kind": "shuffled", "cards": 3}  # noqa: E731
    seat.events = [event(0), event(1)]
    watcher.attend(seat)
    seat.events = [event(0)]
    watcher.notice({"type": "update", "observation": seat.observation, "events": {"from": 1, "list": []}})
    assert "Answers were taken back." in capsys.readouterr().out
    assert watcher.told == [event(0)]
    watcher.notice({"type": "update", "observation": seat.observation, "events": {"from": 0, "list": [event(0)]}})
    assert capsys.readouterr().out == ""  # told before


def test_new_tables_know_their_links() -> None:
    table = NewTable("http://x", "a" * 20, 1, None, {0: "b" * 43, None: "c" * 43})
    assert Link.read(table.link(None).url) == table.link(None)
    assert "b" * 43 not in repr(table.link(0))
