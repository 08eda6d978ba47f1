"""The log: one line each, readable by machines, without a secret, and never flooded."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from reverie.client import House, Seat, play_with
from reverie.server import logs
from reverie.server.connection import Connection
from reverie.server.links import new_table_id, new_token
from reverie.server.rooms.room import Room
from tests.server.support import running_server

TOKEN, TABLE, SECRET = new_token(), "t4b1e" + new_table_id()[:15], secrets.token_hex(32)

LEAKS = [
    f"GET /t/{TABLE}#{TOKEN}",
    f"authorization: Bearer {TOKEN}",
    f"Cookie: reverie_seat={TOKEN}; other={SECRET}",
    f"set-cookie={TOKEN}",
    f"/api/tables/{TABLE}/play?token={TOKEN}&x=1",
    f"/api/games?q=short {SECRET}",
    f"postgresql://somebody:{TOKEN}@127.0.0.1/tables",
    "postgresql://somebody:geheim@127.0.0.1/tables",
    f"secret {SECRET}, nonce {SECRET[:32]}",
    f'"{TOKEN}"',
]


@pytest.mark.parametrize("text", LEAKS, ids=range(len(LEAKS)))
def test_nothing_that_opens_anything_stays_in_a_line(text: str) -> None:
    scrubbed = logs.scrub(text)
    for secret in (TOKEN, TABLE, SECRET, SECRET[:32], "geheim", "short"):
        assert secret not in scrubbed


def test_plain_words_stay_as_they_are() -> None:
    for text in ("housekeeping failed", "backup written tables-2026-11-16-1794814277.sqlite", "KeyError in step:12"):
        assert logs.scrub(text) == text
    assert logs.scrub(f"table {TABLE}", tables=True) == f"table {TABLE}"


def line(level: int, message: str, *values: object, **fields: object) -> logging.LogRecord:
    record = logging.LogRecord("reverie.server", level, "", 0, message, values, None)
    vars(record).update(fields)
    return record


def test_a_line_is_one_json_object() -> None:
    record = line(logging.INFO, "two\nlines %s", f"of {TABLE}", status=200, ms=1.5, link=f"#{TOKEN}", odd=[TOKEN])
    written = logs.JsonLines().format(record)
    assert "\n" not in written
    data: dict[str, Any] = json.loads(written)
    assert list(data)[:4] == ["time", "level", "event", "source"]
    assert data["time"].endswith("Z")
    assert data["level"] == "info"
    assert data["event"] == f"two lines of {logs.HIDDEN}"
    assert (data["status"], data["ms"]) == (200, 1.5)
    assert TOKEN not in written


def test_tables_are_named_at_debug_only() -> None:
    for level, expected in ((logging.DEBUG, True), (logging.INFO, False), (logging.ERROR, False)):
        record = line(level, "loaded", table=TABLE)
        assert (TABLE in logs.JsonLines().format(record)) is expected
        assert (TABLE in logs.TextLines().format(record)) is expected


def test_of_an_exception_only_the_place_is_told() -> None:
    try:
        raise ValueError(f"what was worked on: {SECRET} and private words")
    except ValueError as error:
        record = line(logging.ERROR, "internal error")
        record.exc_info = (ValueError, error, error.__traceback__)
    for form in (logs.JsonLines(), logs.TextLines()):
        written = form.format(record)
        assert "private" not in written
        assert "ValueError in test_of_an_exception_only_the_place_is_told" in written
        assert "\n" not in written


def test_the_form_is_text_at_a_terminal_and_json_elsewhere(own_logs: None) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for stream, form, is_json in ((io.StringIO(), None, True), (Terminal(), None, False), (Terminal(), "json", True)):
        logs.set_up("info", form, stream)  # type: ignore[arg-type]
        logging.getLogger("reverie.server").info("started", extra={"port": 1})
        assert stream.getvalue().startswith("{") is is_json
        assert stream.getvalue().count("\n") == 1


def test_libraries_speak_only_of_what_went_wrong_whatever_the_level(own_logs: None) -> None:
    """At debug, the WebSocket library writes down every header, cookies included."""
    stream = io.StringIO()
    logs.set_up("debug", "json", stream)
    for name in ("uvicorn.error", "websockets.server", "asyncpg", "httpx", "anything.else"):
        logger = logging.getLogger(name)
        logger.debug("< cookie: %s", TOKEN)
        logger.info("/play?token=%s", TOKEN)
        logger.warning("%s", name)
    written = [json.loads(text)["event"] for text in stream.getvalue().splitlines()]
    assert written == ["uvicorn.error", "websockets.server", "asyncpg", "httpx", "anything.else"]


def test_equal_errors_do_not_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("reverie.server.logs.time.monotonic", lambda: now)
    flood = logs.Flood()
    assert sum(flood.filter(line(logging.ERROR, "internal error", error="A")) for _ in range(100)) == 10
    assert flood.filter(line(logging.ERROR, "internal error", error="B"))
    assert all(flood.filter(line(logging.INFO, "request")) for _ in range(100))
    now += 61
    after = line(logging.ERROR, "internal error", error="A")
    assert flood.filter(after)
    assert logs.fields_of(after)["left_out"] == 90


def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, own_logs: None) -> None:
    """Everything at debug: a game, refused links, queries, cookies, nonsense on the socket."""
    stream = io.StringIO()
    logs.set_up("debug", "json", stream)

    async def main() -> list[str]:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0)) as seat:
                await play_with(seat, "rules")
            async with httpx.AsyncClient() as http:
                token = table.tokens[0]
                await http.get(f"{server.url}/api/games?token={token}")
                await http.post(f"{server.url}/api/tables/{table.table}/enter", json={"token": token})
                await http.get(f"{server.url}/api/tables/{table.table}?x={token}", headers={"cookie": f"a={token}"})
                await http.get(f"{server.url}/t/{table.table}", headers={"authorization": f"Bearer {TOKEN}"})
            where = f"ws{server.url.removeprefix('http')}/api/tables/{table.table}/play?t={token}"
            key = table.link(0).key
            async with connect(where, additional_headers={"Authorization": f"Bearer {key}"}) as line:
                await line.send(f"nonsense {token}")
                await line.recv()
            secret = (await house.document(table.link(0)))["secret"]
            told = [*table.tokens.values(), *table.keys.values(), table.maker, *http.cookies.values()]
            return [table.table, secret, TOKEN, *told]

    secret_texts = asyncio.run(main())
    written = stream.getvalue()
    events = [json.loads(text)["event"] for text in written.splitlines()]
    assert events.count("request") >= 6
    assert "message refused" in events
    for text in secret_texts[1:]:
        assert text not in written
    above_debug = [text for text in written.splitlines() if json.loads(text)["level"] != "debug"]
    assert secret_texts[0] not in "\n".join(above_debug)


def test_one_connection_causes_at_most_ten_lines_a_minute(
    tmp_path: Path, own_logs: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = io.StringIO()
    logs.set_up("info", "json", stream)

    async def broken(self: Room, connection: Connection, message: object) -> None:
        raise RuntimeError("a fault")

    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            answers: list[dict[str, Any]] = []
            async with Seat(table.link(0), notice=answers.append) as seat:
                monkeypatch.setattr(Room, "handle", broken)
                for number in range(60):
                    await seat.say({"type": "nonsense"} if number % 2 else {"type": "world"})
                await seat.wait(lambda: sum(message["type"] == "error" for message in answers) == 60)

    asyncio.run(main())
    events = [json.loads(text)["event"] for text in stream.getvalue().splitlines()]
    assert 1 <= events.count("internal error") + events.count("message refused") <= 10
