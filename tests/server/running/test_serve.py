"""`reverie serve`: it starts without a flag, says what is wrong when it cannot, and stops without losing anything."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import signal
import socket
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import apsw
import httpx
import pytest
from typer.testing import CliRunner, Result
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.server.unlimited import NO_LIMITS
from reverie.cli.app import app
from reverie.client import House, Seat, play_with
from reverie.server import logs
from reverie.server.run import FINISH, serve, service_for
from reverie.server.settings import Rate, Settings
from reverie.server.starting import EXITS, shown
from reverie.server.stores.schema import LATEST
from reverie.words import LANGUAGES, words
from tests.server.running.processes import Served, served
from tests.server.support import running_server

# ---- starting -------------------------------------------------------------------------------------------------------


def test_it_works_without_any_flag(tmp_path: Path) -> None:
    """Only the port is taken from the environment, so that tests can run beside each other."""
    with served(tmp_path, REVERIE_PORT="0") as server:
        assert httpx.get(f"{server.url}/healthz").json()["status"] == "ok"
        code, _ = server.end()
        assert code == 0
    kept = tmp_path / ".local/share/reverie/tables.sqlite"
    assert kept.exists()
    told = server.out.read_text()
    assert f"serves at   {server.url}" in told
    assert str(kept) in told
    assert "Ctrl-C" in told
    assert "--host 0.0.0.0" in told
    assert "Stopped" in told
    assert [line["event"] for line in server.log()] == ["started", "stopping", "stopped"]
    assert server.log()[0]["database"] == f"SQLite {apsw.sqlite_lib_version()}"


def call(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, ["serve", *arguments], env={"REVERIE_LANG": "en", **environment})


def refused(code: str, *arguments: str, **environment: str) -> None:
    """The command ends with the reason's exit code, its sentence and its code, in every language, for both readers."""
    for language in LANGUAGES:
        pattern = re.sub(r"\\\{.*?\\\}", ".*", re.escape(words(language).text(code, **Anything())))
        result = call(*arguments, "--lang", language, "--log-format", "text", **environment)
        assert result.exit_code == EXITS[code], result.output
        told = " ".join(result.stderr.split())
        assert re.search(pattern, told), result.stderr
        assert told.endswith(f"[{code}]")
        assert "Traceback" not in result.output
        result = call(*arguments, "--lang", language, **environment)  # no terminal: lines are JSON
        assert result.exit_code == EXITS[code], result.output
        line = json.loads(result.stderr.splitlines()[-1])
        assert (line["event"], line["level"], line["code"]) == ("not started", "error", code)
        assert re.search(pattern, line["reason"])
        assert result.stdout == ""


class Anything(dict[str, Any]):
    """Details for a sentence that is used as a pattern."""

    def __init__(self) -> None:
        super().__init__(dict.fromkeys(("value", "port", "host", "reason"), "{}"))


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("hosting-public-url", ("--public-url", "example.org")),
        ("hosting-public-url", ("--public-url", "https://example.org/path")),
        ("hosting-public-url", ("--public-url", "https://user@example.org")),
        ("hosting-proxy", ("--proxy", "*")),
        ("hosting-proxy", ("--proxy", "0.0.0.0/0")),
        ("hosting-proxy", ("--proxy", "127.0.0.1", "--proxy", "my-proxy")),
        ("hosting-backups-postgres", ("--backups", "copies", "--database", "postgresql://127.0.0.1/tables")),
        ("hosting-host-unknown", ("--host", "192.0.2.77")),
        ("hosting-host-unknown", ("--host", "no such host")),
    ],
)
def test_flags_that_cannot_be_meant(code: str, arguments: tuple[str, ...], tmp_path: Path, own_logs: None) -> None:
    database = () if "--database" in arguments else ("--database", str(tmp_path / "t.sqlite"))
    refused(code, *arguments, "--port", "0", *database)


def test_a_port_in_use(tmp_path: Path, own_logs: None) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        refused("hosting-port-taken", "--port", port, "--database", str(tmp_path / "t.sqlite"))
    assert not (tmp_path / "t.sqlite-wal").exists()


def test_a_port_that_is_not_for_this_user(tmp_path: Path, own_logs: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(host: str, port: int) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("reverie.server.run.take_address", forbidden)
    refused("hosting-port-forbidden", "--port", "80", "--database", str(tmp_path / "t.sqlite"))


def test_a_folder_that_is_none(tmp_path: Path, own_logs: None) -> None:
    (tmp_path / "file").write_text("no folder")
    refused("hosting-folder", "--port", "0", "--database", str(tmp_path / "file" / "t.sqlite"))


def test_a_folder_that_cannot_be_written(tmp_path: Path, own_logs: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*arguments: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("reverie.server.stores.sqlite.lock.os.open", forbidden)
    refused("hosting-folder", "--port", "0", "--database", str(tmp_path / "t.sqlite"))


def test_a_database_of_a_newer_program(tmp_path: Path, own_logs: None) -> None:
    path = tmp_path / "t.sqlite"
    database = apsw.Connection(str(path))
    database.execute("CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    database.execute("INSERT INTO meta VALUES ('version', ?)", (str(LATEST + 1),))
    database.close()
    refused("hosting-database-newer", "--port", "0", "--database", str(path))


def test_a_file_that_is_no_database(tmp_path: Path, own_logs: None) -> None:
    (tmp_path / "t.sqlite").write_text("Dear diary, " * 200)
    refused("hosting-database-unusable", "--port", "0", "--database", str(tmp_path / "t.sqlite"))


def test_postgresql_without_its_package(own_logs: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.startswith("reverie.server.stores.postgres"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    refused("hosting-no-asyncpg", "--port", "0", "--database", "postgresql://127.0.0.1/tables")
    assert "reverie[postgres]" in call("--port", "0", "--database", "postgresql://127.0.0.1/tables").stderr


def test_postgresql_that_is_not_there(own_logs: None, monkeypatch: pytest.MonkeyPatch) -> None:
    postgres = pytest.importorskip("reverie.server.stores.postgres.driver")
    monkeypatch.setitem(postgres.PostgresDriver.__init__.__kwdefaults__, "patience", 0.1)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # taken, but nobody listens
        url = f"postgresql://somebody:geheim@127.0.0.1:{nobody.getsockname()[1]}/tables?sslmode=disable"
        refused("hosting-postgres", "--port", "0", "--database", url)
        assert "geheim" not in call("--port", "0", "--database", url).output


def test_passwords_are_not_shown() -> None:
    assert shown("postgresql://me:geheim@db.example:5432/tables?x=y") == "postgresql://db.example:5432/tables"
    assert shown("postgres://db/tables") == "postgresql://db/tables"
    assert shown("postgresql://[broken") == "postgresql://"


def test_every_reason_has_a_sentence() -> None:
    for language in LANGUAGES:
        assert all(words(language).has(code) for code in EXITS)


def test_postgresql(postgres_url: str, own_logs: None) -> None:
    """The same on PostgreSQL, in this process: its version is logged, games are played, a signal ends it with 0."""
    stream = io.StringIO()
    logs.set_up("info", "json", stream)
    settings = Settings(port=0, database=postgres_url, limits=NO_LIMITS)

    async def main() -> int:
        port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        serving = asyncio.create_task(serve(settings, service_for(settings), lambda _, number: port.set_result(number)))
        async with House(f"http://127.0.0.1:{await port}") as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0)) as seat:
                await play_with(seat, "random")
            figures = (await house.http.get(f"{house.server}/metrics")).text
        assert re.search(r"^reverie_commit_units_total [1-9]", figures, re.MULTILINE)
        os.kill(os.getpid(), signal.SIGTERM)
        return await serving

    assert asyncio.run(main()) == 0
    (started,) = [line for line in map(json.loads, stream.getvalue().splitlines()) if line["event"] == "started"]
    assert re.match(r"PostgreSQL \d+", started["database"])


# ---- stopping -------------------------------------------------------------------------------------------------------


def half_a_request(server: Served) -> socket.socket:
    """A client that promises more than it sends: the server waits for it, but not for ever."""
    parts = urlsplit(server.url)
    line = socket.create_connection((parts.hostname or "", parts.port or 0))
    line.sendall(
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
    )
    return line


def test_a_second_server_and_a_restart(tmp_path: Path, own_logs: None) -> None:
    """Another server on the same file is refused; a stop sends everybody away with 1012; games go on afterwards."""
    database = str(tmp_path / "t.sqlite")

    async def leave(url: str) -> tuple[Any, int | None]:
        async with House(url) as house:
            table = await house.create("urbion/second/solo")
        async with Seat(table.link(0)) as seat:
            await seat.sit()
            await seat.act(seat.observation["actions"][0]["id"])
        link = table.link(0)
        headers = {"Authorization": f"Bearer {link.key}"}  # it has been entered
        async with connect(link.socket, additional_headers=headers) as line:
            await line.send('{"type": "hello", "protocol": 1}')
            await line.recv()
            first.tell(signal.SIGTERM)
            said = []
            try:
                while True:
                    said.append(await asyncio.wait_for(line.recv(), 20))
            except ConnectionClosed as closed:
                assert any('"closing"' in str(text) and '"restarting"' in str(text) for text in said)
                return table, closed.rcvd.code if closed.rcvd is not None else None

    with served(tmp_path, "--port", "0", "--database", database) as first:
        second = call("--port", "0", "--database", database)
        assert second.exit_code == EXITS["hosting-database-busy"]
        assert json.loads(second.stderr)["code"] == "hosting-database-busy"
        with half_a_request(first):
            table, code = asyncio.run(leave(first.url))
            assert code == 1012
            assert first.process.wait(30) == 0
    assert seconds_to_stop(first) < 10

    async def go_on() -> int:
        async with Seat(table.link(0)) as seat:
            before = seat.seq
            for _ in range(3):
                await seat.act(seat.observation["actions"][0]["id"])
            return seat.seq - before

    port = str(urlsplit(first.url).port)
    with served(tmp_path, "--port", port, "--database", database, "--log-format", "json") as again:
        assert asyncio.run(go_on()) == 3
        assert again.out.read_text() == ""  # whoever reads the log as data gets nothing else
        assert again.end(signal.SIGINT)[0] == 0


def seconds_to_stop(server: Served) -> float:
    """By its own log: how long programs take to begin and to end is no matter of the server's."""
    lines = [line for line in server.log() if line["event"] in ("stopping", "stopped")]
    assert [line["event"] for line in lines] == ["stopping", "stopped"]
    stopping, stopped = (datetime.fromisoformat(line["time"]) for line in lines)
    return (stopped - stopping).total_seconds()


def test_a_second_interrupt_stops_at_once(tmp_path: Path) -> None:
    for _ in range(3):  # a machine that was busy just then is no proof
        with served(tmp_path, "--port", "0", "--database", str(tmp_path / "t.sqlite")) as server:
            with half_a_request(server):
                server.tell(signal.SIGINT)
                server.wait_for("stopping")
                code, _ = server.end(signal.SIGINT)
            assert code == 130
            assert "at once" in server.out.read_text()
        if seconds_to_stop(server) < FINISH:  # waiting for the client would have taken as long as that
            return
    pytest.fail("it waited for its clients all the same")


# ---- behind a proxy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",), ("127.0.0.0/8",), ("10.0.0.1",)])
def test_only_a_named_proxy_is_believed(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    """Who is not named may write into X-Forwarded-For what it likes: it stays one address."""
    limits = replace(NO_LIMITS, new_tables=Rate(1, 60.0, 1))
    believed = bool(proxies) and proxies[0].startswith("127.")

    async def main() -> list[httpx.Response]:
        async with running_server(tmp_path, limits=limits, proxies=proxies) as server, httpx.AsyncClient() as http:
            told = [{"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"} for number in (1, 2)]
            body = {"spec": "onirim/third/solo"}
            return [await http.post(f"{server.url}/api/tables", json=body, headers=headers) for headers in told]

    first, second = asyncio.run(main())
    assert first.status_code == 201
    assert second.status_code == (201 if believed else 429)
    scheme = "https" if believed else "http"
    assert first.json()["links"][0]["link"].startswith(f"{scheme}://127.0.0.1:")
    assert ("secure" in first.headers["set-cookie"].lower()) is believed


def test_links_begin_with_the_public_address(tmp_path: Path) -> None:
    async def main() -> tuple[str, str]:
        public = "https://dreams.example.org"
        async with running_server(tmp_path, public_url=public) as server, httpx.AsyncClient() as http:
            answer = await http.post(f"{server.url}/api/tables", json={"spec": "onirim/third/solo"})
            return answer.json()["links"][0]["link"], answer.headers["set-cookie"]

    link, cookie = asyncio.run(main())
    assert link.startswith("https://dreams.example.org/t/")
    assert "secure" in cookie.lower()


# ---- figures --------------------------------------------------------------------------------------------------------


def test_figures_for_operators(tmp_path: Path) -> None:
    async def main() -> str:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0)) as seat:
                await play_with(seat, "rules")
            async with httpx.AsyncClient() as http:
                return (await http.get(f"{server.url}/metrics")).text

    text = asyncio.run(main())
    for name in ("reverie_commits_total", "reverie_commit_units_total", "reverie_commit_seconds_total",
                 "reverie_commit_units_most", "process_resident_memory_bytes", "process_cpu_seconds_total",
                 "reverie_action_seconds_count", "reverie_connections", "reverie_tables_created_total"):  # fmt: skip
        found = re.search(rf"^{name}(?:\{{.*\}})? (\S+)$", text, re.MULTILINE)
        assert found is not None, name
        assert float(found[1]) > 0 or name == "reverie_connections"
    assert re.search(r'^reverie_build_info\{.*version="', text, re.MULTILINE)
    assert "reverie_commits_failed_total 0.0" in text
