"""Tables of an earlier version of the rules beside new ones on one server: both go on, each by its own rules."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from reverie.audit.table_record import parse_table, read_any_record, verify
from reverie.client import House, NewTable, Refused, Seat, offer_rematch, play_with
from reverie.kernel.records import parse_record
from tests.server.running.release import stand
from tests.server.support import running_server

OLD = Path(__file__).parents[2] / "kernel" / "version_1"
RUNNING = ("onirim-strict", "onirim-adversary", "urbion-pass", "onirim-premonitions")


def text_of(name: str) -> str:
    return (OLD / f"{name}.rec").read_text("utf-8")


async def finish(table: NewTable) -> None:
    """Every seat plays to the end with the computer's help, which thinks by the rules of the table, and once more."""

    async def play(number: int) -> None:
        async with Seat(table.link(number)) as seat:
            await play_with(seat, "rules")
            await offer_rematch(seat)

    await asyncio.gather(*(play(number) for number in range(table.players)))


def test_old_tables_go_on_by_their_rules_and_their_rematches_by_those_of_today(tmp_path: Path) -> None:
    async def first(folder: Path) -> dict[str, NewTable]:
        made: dict[str, NewTable] = {}
        async with running_server(folder) as server, House(server.url) as house:
            for name in RUNNING:
                made[name] = await house.bring(text_of(name))
                made[f"new {name}"] = await house.create(parse_record(text_of(name)).spec.rules_text())
        return made

    async def later(folder: Path, made: dict[str, NewTable]) -> None:
        """The server was started again: tables are read from their logs."""
        async with running_server(folder) as server, House(server.url) as house:
            for name, table in made.items():
                moved = NewTable(server.url, table.table, table.players, table.commitment, table.tokens)
                version = 2 if name.startswith("new ") else 1
                if version == 1:
                    assert (await stand(server.service, table.table))["state"] == parse_record(text_of(name)).state
                async with Seat(moved.link(0)) as seat:
                    assert seat.welcome["rules"] == version
                await finish(moved)
                document = parse_table(json.dumps(await house.document(moved.link(0))))
                assert (document.rules, verify(document).ok) == (version, True), name
                record = read_any_record(document.text())
                assert record.rules == version
                assert record.replay().hash() == record.state
                following = server.service.hall.rooms[table.table].following
                assert following is not None
                _, rematch = await server.service.hall.table(following)
                assert (rematch.header.rules, rematch.spec.rules, rematch.locked) == (2, 2, None)

    tables = asyncio.run(first(tmp_path))
    asyncio.run(later(tmp_path, tables))


def test_a_record_of_a_version_that_does_not_exist_makes_no_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            data = parse_record(text_of("urbion-pass")).to_json() | {"rules": 3}
            with pytest.raises(Refused) as refused:
                await house.bring(json.dumps(data))
            assert refused.value.code == "record-rules"

    asyncio.run(main())
