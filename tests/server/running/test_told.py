"""What commands pass on from a server: its own code, place and rule; and its answers, saved as they came."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from reverie.audit.table_record import bare, read_any_record
from reverie.cli.online import refused
from reverie.cli.speech import Speech
from reverie.client import House, Link, Refused, Seat, play_with
from tests.server.running.test_join import command, made, server_beside
from tests.server.support import Running, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_the_code_and_the_place_are_the_server_s_own(server: Running) -> None:
    result = command("table", "onirim/nowhere", "--server", server.url, "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)["error"]
    answer = httpx.post(f"{server.url}/api/tables", json={"spec": "onirim/nowhere"}).json()["error"]
    assert {**told, "message": ""} == {**answer, "message": ""}
    assert answer["message"] in told["message"]
    assert (told["code"], told["place"]) == ("spec-unknown", "modules")
    plain = command("table", "onirim/nowhere", "--server", server.url).stderr
    assert plain.rstrip().endswith("(modules) [spec-unknown]")


def test_a_refused_link_says_its_code(server: Running) -> None:
    real = Link.read(made(server, "onirim/third/solo")[0])
    result = command("join", f"{server.url}/t/{real.table}#{'x' * 43}")
    assert result.stderr.rstrip().endswith("[no_seat]")


def test_a_server_s_words_are_made_harmless() -> None:
    told = refused(Refused({"code": "a\x1bb", "place": "\x07", "rule": "X\x1b", "message": "\x1b[2Jboo"}), "en")
    assert (told.code, told.place, told.rule) == ("a?b", "?", "X?")
    assert Speech("en").sentence(told) == "The server says: ?[2Jboo (?) [X?] [a?b]"
    assert refused(Refused({}), "en").place is None


def test_a_link_to_watch_is_refused_before_anything_is_told(server: Running) -> None:
    result = command("join", made(server, "onirim/third/solo")[None])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "--watch" in result.stderr


def test_a_server_s_answer_is_verified_as_it_was_saved(tmp_path: Path) -> None:
    async def main() -> list[bytes]:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0)) as seat:
                await play_with(seat, "rules")
            path = f"{server.url}/api/tables/{table.table}"
            headers = {"authorization": f"Bearer {(await house.enter(table.link(0))).key}"}
            kinds = ("record", "document")
            return [(await house.http.get(f"{path}/{kind}", headers=headers)).content for kind in kinds]

    record, document = asyncio.run(main())
    (tmp_path / "record.json").write_bytes(record)
    (tmp_path / "document.json").write_bytes(document)
    for name in ("record.json", "document.json"):
        assert command("verify", str(tmp_path / name)).exit_code == 0, name
    text = json.loads(record)["record"]
    assert read_any_record(record.decode()).text() == text
    (tmp_path / "spoilt.json").write_bytes(record.replace(b"check: ", b"check: 0"))
    assert command("verify", str(tmp_path / "spoilt.json")).exit_code == 1


@pytest.mark.parametrize(
    "text", ['{"record": 1}', '{"record": "a", "more": 1}', '{"record": "a"', '{"record": "a"}x', "{}", ""]
)
def test_only_the_server_s_own_answer_is_unwrapped(text: str) -> None:
    assert bare(text) == text
