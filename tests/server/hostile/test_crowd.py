"""T28, second half: idle lines by the hundred, and descriptors at their limit. Whoever sits plays on, whoever comes is
served, and that there was no room is logged and counted.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

import psutil
import pytest

from reverie.hosted.refusals import Refusal
from reverie.server.accepting import Accepting
from reverie.server.clock import SystemClock
from reverie.server.crowd import Crowd
from reverie.server.descriptors import LAST, OWN, raised_limit, respect
from reverie.server.metrics import Metrics
from reverie.server.settings import Limits, Rate, Settings
from reverie.server.starting import CannotServe
from tests.server.hostile.plain import Player
from tests.server.running.processes import Served, served

MANY = 1000
NEW = "127.0.0.99"  # somebody who comes while others crowd the door

linux = pytest.mark.skipif(sys.platform != "linux", reason="a network of loopback addresses is Linux's")


# ---- real sockets ---------------------------------------------------------------------------------------------------


@contextmanager
def idle(url: str, count: int, addresses: int = 1, host: str | None = None) -> Iterator[list[socket.socket]]:
    """So many lines of some addresses that never say anything; some of them may be shut at once."""
    where = urlsplit(url)
    assert where.port is not None
    assert (raised_limit(count + 500) or 1 << 20) >= count + 300, "the test itself needs descriptors"
    lines: list[socket.socket] = []
    try:
        for number in range(count):
            source = (f"127.0.1.{1 + number % addresses}", 0) if host is None else None
            lines.append(socket.create_connection((host or "127.0.0.1", where.port), 10, source))
        yield lines
    finally:
        for line in lines:
            line.close()


def open_among(lines: list[socket.socket]) -> int:
    """How many the server still holds."""
    held = 0
    for line in lines:
        line.setblocking(False)
        try:
            while line.recv(1 << 16):  # what was said to it before it was shut
                pass
        except BlockingIOError:
            held += 1
        except OSError:
            pass
    return held


def said_to(line: socket.socket) -> bytes:
    """What the server has said to a line, and shut it."""
    line.settimeout(10)
    try:
        return line.recv(1 << 16)
    except OSError:
        return b""


def ask(url: str, method: str = "GET", path: str = "/api/games", body: dict[str, Any] | None = None) -> tuple[int, Any]:
    """One request of somebody new: status and answer."""
    where = urlsplit(url)
    line = http.client.HTTPConnection("127.0.0.1", where.port, timeout=20, source_address=(NEW, 0))
    try:
        headers = {"content-type": "application/json"} if body is not None else {}
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = line.getresponse()
        text = answer.read().decode()
        return answer.status, json.loads(text) if text.startswith("{") else text
    finally:
        line.close()


def assert_all_are_served(url: str, player: Player) -> None:
    """Whoever sits plays on, and somebody new gets a table."""
    for _ in range(5):
        player.step()
    assert ask(url)[0] == 200
    status, made = ask(url, "POST", "/api/tables", {"spec": "onirim/third/solo"})
    assert (status, len(made["links"])) == (201, 2)


def wants(server: Served) -> dict[str, int]:
    """What the log says was lacking, with the lines about it."""
    said: dict[str, int] = {}
    for line in server.log():
        if line["event"] == "no room":
            said[line["of"]] = said.get(line["of"], 0) + 1
    return said


def counted(url: str, want: str) -> float:
    """How often something was lacking, by the figures."""
    text = ask(url, path="/metrics")[1]
    found = [line for line in text.splitlines() if line.startswith(f'reverie_no_room_total{{of="{want}"}}')]
    return float(found[0].split()[1]) if found else 0.0


@linux
def test_a_thousand_idle_lines_of_one_address_and_the_end_of_descriptors(tmp_path: Path) -> None:
    """Then the limit is lowered below what was reckoned with, as if something else had taken the rest."""
    import resource

    with served(tmp_path, "--port", "0", "--log-format", "json") as server:
        player = Player(server.url)
        player.step()
        with idle(server.url, MANY) as lines:
            assert_all_are_served(server.url, player)
            until = time.monotonic() + 10
            while open_among(lines) > Limits().lines:  # some wait at the door, behind whoever has just asked
                assert time.monotonic() < until
                time.sleep(0.01)
            assert wants(server) == {"address": 1}  # not a line for each
            assert counted(server.url, "address") >= MANY - Limits().lines
        while (used := psutil.Process(server.process.pid).num_fds()) > Limits().lines:
            time.sleep(0.01)
        least = used + LAST + 10
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (least, least))
        with idle(server.url, 300, addresses=20) as held:
            assert_all_are_served(server.url, player)
            assert open_among(held) <= least - used
            assert wants(server).get("descriptors") == 1
            assert counted(server.url, "descriptors") >= 1
        player.close()


@linux
def test_descriptors_that_are_too_few_are_respected(tmp_path: Path) -> None:
    """Ten addresses, none of which has too many lines, against a process with 160 descriptors."""
    with served(tmp_path, "--port", "0", "--log-format", "json", descriptors=160) as server:
        (said,) = [line for line in server.log() if line["event"] == "fewer connections than allowed"]
        lines = 160 - OWN
        assert (said["descriptors"], said["allowed"], said["connections"]) == (160, 5000, lines - lines // 4)
        player = Player(server.url)
        player.step()
        with idle(server.url, 400, addresses=10) as held:
            assert_all_are_served(server.url, player)
            assert open_among(held) <= lines
            assert wants(server).get("lines") == 1
            assert counted(server.url, "lines") >= 400 - 2 * lines
        assert_all_are_served(server.url, player)
        player.close()


@linux
def test_idle_lines_of_ipv6_are_counted_too(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET6) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError:
            pytest.skip("no IPv6 here")
    with served(tmp_path, "--port", "0", "--host", "::", "--log-format", "json") as server:
        with idle(server.url, 200, host="::1") as lines:
            assert ask(server.url)[0] == 200  # by IPv4, on the same socket
            until = time.monotonic() + 10
            while open_among(lines) > Limits().lines:  # some wait at the door, behind whoever has just asked
                assert time.monotonic() < until
                time.sleep(0.01)
        assert wants(server) == {"address": 1}


def test_far_too_few_descriptors_are_no_start(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no such limit")
    command = [sys.executable, "-m", "reverie.cli", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    limited = ["sh", "-c", 'ulimit -n 80 && exec "$@"', "sh", *command, "--log-format", "json"]
    ended = subprocess.run(limited, capture_output=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert b"hosting-descriptors" in ended.stderr
    assert not (tmp_path / "t.sqlite").exists()


# ---- who gives way --------------------------------------------------------------------------------------------------


class Stool:
    """A line as far as the crowd sees it."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.is_waiting = True
        self.gone = False
        self.loop = self

    def call_later(self, *_: object) -> None:
        """Nobody looks."""

    def give_way(self) -> None:
        self.gone = True


def crowd(**limits: Any) -> Crowd:
    chosen = replace(Limits(), **limits)
    return Crowd(Settings(limits=chosen, proxies=("10.0.0.1",)), SystemClock(), Metrics())


def come(house: Crowd, address: str | None, descriptor: int = 5) -> Any:
    stool: Any = Stool()
    house.admit(stool, address, descriptor)
    return stool


def test_within_an_address_the_longest_silent_gives_way() -> None:
    house = crowd(lines=3)
    first, second, third = (come(house, f"2001:db8::{number}") for number in range(3))
    other = come(house, "2001:db8:0:1::1")
    house.stir(first)  # it asks
    come(house, "2001:db8::99")
    assert (first.gone, second.gone, third.gone, other.gone) == (False, True, False, False)
    third.is_waiting = False  # it is being answered
    come(house, "2001:db8::9a")
    assert (first.gone, third.gone) == (True, False)


def test_an_address_that_opens_line_after_line_is_turned_away_at_the_door() -> None:
    house = crowd(new_lines=Rate(60, 60.0, 5))
    assert [house.may_come("2001:db8::1") for _ in range(7)] == [True] * 5 + [False] * 2
    assert not house.may_come("2001:db8::2"), "the same network"
    assert house.may_come("2001:db8:0:1::1")
    assert all(house.may_come("::ffff:10.0.0.1") for _ in range(50)), "behind a proxy are many"


@linux
def test_whoever_opens_too_many_lines_is_told_and_nobody_else_waits(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--log-format", "json") as server:
        # Every second 20 more may come: on a busy machine it takes a while to be too many.
        with idle(server.url, Limits().new_lines.burst + 300) as lines:
            assert ask(server.url)[0] == 200
            assert any(said_to(line).startswith(b"HTTP/1.1 429 ") for line in lines[-300:])
        assert counted(server.url, "address") >= 100


class Noted(asyncio.Protocol):
    """Notes who comes in."""

    came: ClassVar[list[str]] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        Noted.came.append(transport.get_extra_info("peername")[0])
        assert isinstance(transport, asyncio.Transport)
        transport.abort()


@linux
def test_addresses_come_in_by_turns() -> None:
    """Whoever comes last stands behind one line of each address, not behind all that one of them has opened."""

    async def main() -> None:
        Noted.came.clear()
        with ExitStack() as stack:
            listening = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=100))
            listening.setblocking(False)
            where = listening.getsockname()
            for source in ["127.0.1.1"] * 40 + ["127.0.1.2"]:
                stack.enter_context(socket.create_connection(where, 10, (source, 0)))
            door = Accepting(listening, crowd(), Noted)
            door.open(100)
            async with asyncio.timeout(20):
                while len(Noted.came) < 41:
                    await asyncio.sleep(0.01)
            door.close()

    asyncio.run(main())
    assert Noted.came.index("127.0.1.2") == 1
    assert len(Noted.came) == 41


def test_nobody_who_is_answered_gives_way() -> None:
    house = crowd(lines=2)
    for _ in range(2):
        come(house, "192.0.2.1").is_waiting = False
    with pytest.raises(Refusal) as refused:
        come(house, "192.0.2.1")
    assert refused.value.code == "too_many"
    come(house, "192.0.2.2")


def test_behind_a_proxy_are_many() -> None:
    house = crowd(lines=2)
    lines = [come(house, "::ffff:10.0.0.1") for _ in range(10)]
    assert not any(line.gone for line in lines)


def test_a_full_house_takes_the_next_for_the_longest_silent() -> None:
    house = crowd(lines=50, all_connections=3, spare_lines=1)
    lines = [come(house, f"192.0.2.{number}") for number in range(6)]
    assert [line.gone for line in lines] == [True, True, False, False, False, False]
    assert len(house.lines) == 4


def test_the_last_descriptors_are_not_for_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.crowd.soft_limit", lambda: 100)
    house = crowd()
    line = come(house, "192.0.2.1", 99 - LAST)
    come(house, "192.0.2.2", 100 - LAST)
    assert line.gone
    for stool in house.asking:
        stool.is_waiting = False  # type: ignore[misc]
    with pytest.raises(Refusal) as refused:
        come(house, "192.0.2.3", 100 - LAST)
    assert refused.value.code == "overloaded"


def test_who_has_gone_is_forgotten() -> None:
    house = crowd()
    for number in range(100):
        house.dismiss(come(house, f"192.0.2.{number}"))
    assert not house.lines
    assert not house.asking
    assert not house.by_address


def test_what_is_lacking_is_said_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    house = crowd(lines=1)
    moment = [1000.0]
    house.clock = type("Clock", (), {"monotonic": lambda self: moment[0], "now": lambda self: 0})()
    for _ in range(101):
        come(house, "192.0.2.1")
    moment[0] += 61
    come(house, "192.0.2.1")
    said = [vars(record) for record in caplog.records if record.message == "no room"]
    assert [(line["of"], line["times"]) for line in said] == [("address", 1), ("address", 100)]
    assert house.metrics.registry.get_sample_value("reverie_no_room_total", {"of": "address"}) == 101


# ---- what the system allows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("found", [112, 160, 256, 1024, 4096, 5200])
def test_what_is_allowed_fits_the_descriptors(found: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.descriptors.raised_limit", lambda wanted: found)
    limits = respect(Settings()).limits
    assert OWN + limits.all_connections + limits.spare_lines <= found
    assert limits.connections <= max(1, limits.all_connections // 2)
    assert limits.spare_lines >= 4


@pytest.mark.parametrize("found", [None, 1 << 20])
def test_enough_is_enough(found: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.descriptors.raised_limit", lambda wanted: found)
    assert respect(Settings(port=1)) == Settings(port=1)


def test_too_few_for_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.server.descriptors.raised_limit", lambda wanted: 100)
    with pytest.raises(CannotServe):
        respect(Settings())
