"""The server hosts every game that is registered, also one for which the browser has no table yet."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import reverie
from reverie.audit.table_record import parse_table, verify
from reverie.client import House, NewTable, Seat
from reverie.errors import ReverieError
from reverie.kernel import registry, review
from reverie.kernel.game import Game
from reverie.server.routes import aids
from tests.server.support import Running, running_server

SPECS = {"onirim": "onirim/third/solo", "urbion": "urbion/second/solo", "etherfields": "etherfields/second/one"}
SEED = 5


def test_every_game_is_offered(tmp_path: Path) -> None:
    async def main() -> list[str]:
        async with running_server(tmp_path) as server, House(server.url) as house:
            return [entry["game"] for entry in (await house.ask("GET", "/api/games"))["games"]]

    assert asyncio.run(main()) == list(registry.games()) == sorted(SPECS)


async def follow(seat: Seat, mirror: Game, count: int) -> None:
    """So many answers of the `rules` agent, who plays the same deal beside."""
    agent = reverie.agent("rules", mirror.spec.game)
    for _ in range(count):
        if mirror.is_over:
            return
        action = mirror.codec.by_id[agent.choose(mirror.outlook())]
        offered = {entry["id"]: entry["words"] for entry in seat.observation["actions"]}
        assert offered[action.id] == action.words
        mirror.apply(action.id)
        await seat.act(action.id if mirror.answers % 2 else action.words)


async def ask(server: Running, table: NewTable, path: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=60) as http:
        headers = {"authorization": f"Bearer {table.link(0).key}"}  # whoever sits there has entered
        return await http.get(f"{server.url}/api/tables/{table.table}{path}", headers=headers)


async def check_deeper(server: Running, table: NewTable, first: dict[str, Any], mirror: Game) -> None:
    """A hint is surer with every slice, and there is a last one; games that cannot look ahead have one word."""
    if not mirror.definition.looks_ahead:
        assert (first["chance"], first["deeper"]) == (None, False)
        return
    assert 0 <= first["chance"] <= 1
    last = (await ask(server, table, f"/hint?depth={aids.DEPTHS - 1}")).json()
    assert last["margin"] < first["margin"]
    assert (first["deeper"], last["deeper"]) == (True, False)
    assert last == (await ask(server, table, f"/hint?depth={aids.DEPTHS - 1}")).json()
    assert (await ask(server, table, f"/hint?depth={aids.DEPTHS}")).status_code == 400


async def check_review(server: Running, table: NewTable, mirror: Game) -> None:
    """Slice after slice, until all is known: the same as `Game.review` finds."""
    found = (await ask(server, table, "/review")).json()
    if not mirror.definition.looks_ahead:
        assert found["error"]["code"] == "weigh-never"
        return
    assert len(found["curve"]) == mirror.answers
    assert found["share"] < 1
    while found["share"] < 1:
        found, before = (await ask(server, table, "/review")).json(), found["share"]
        assert found["share"] > before
    whole = mirror.review()
    whole.look_for(float("inf"))
    assert found == whole.report().to_json()


@pytest.mark.parametrize("game", sorted(SPECS))
def test_a_whole_game_with_all_that_belongs_to_it(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "FINE", 96)
    monkeypatch.setattr(review, "WORLDS", 20)
    monkeypatch.setattr(aids, "PIECES", 60)
    spec = f"{SPECS[game]}/seed={SEED}"
    mirror = reverie.from_spec(spec)

    async def first() -> NewTable:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(spec)
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                await follow(seat, mirror, 12)
                before = seat.observation["view"], seat.observation["actions"], list(seat.events)
                await seat.undo(3)
                assert seat.observation["answers"] == mirror.answers - 3
                await seat.redo(3)
                assert (seat.observation["view"], seat.observation["actions"], seat.events) == before
                async with Seat(table.link(0)) as other:
                    assert (other.observation["view"], other.events) == (seat.observation["view"], seat.events)
                assert (await ask(server, table, "/observation")).json()["observation"] == seat.observation
                hint = (await ask(server, table, "/hint")).json()
                assert hint["action"] in [action["id"] for action in seat.observation["actions"]]
                await check_deeper(server, table, hint, mirror)
                early = (await ask(server, table, "/review")).json()["error"]["code"]
                assert early == "not_over"
                moments = (await ask(server, table, "/moments")).json()["events"]
                assert len(moments) >= mirror.answers
                assert (await ask(server, table, "/moments/3")).status_code == 200
                assert (await ask(server, table, "/record")).json()["error"]["code"] == "sealed"
                assert "reverie_faults_total 0" in (await house.http.get(f"{server.url}/metrics")).text
            return table

    async def second(table: NewTable) -> None:
        """The server was started again: the log is the game."""
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = replace(table, server=server.url)
            async with Seat(table.link(0)) as seat, Seat(table.link(None)) as watcher:
                assert seat.observation["status"] == "playing"
                await follow(seat, mirror, 5000)
                assert mirror.is_over
                assert seat.observation["status"] == "over"
                await watcher.wait(lambda: watcher.seq == seat.seq)
                assert watcher.observation["actions"] == []
                assert seat.observation["view"] == mirror.view(0)
            report = verify(parse_table(json.dumps(await house.document(table.link(0)))))
            assert report.ok, [check for check in report.checks if check.reason]
            await check_review(server, table, mirror)
            record = await house.record(table.link(0))
            assert reverie.load(record).hash() == mirror.hash()
            again = await house.bring(record)
            async with Seat(again.link(0)) as seat:
                assert seat.observation["status"] == "over"
            assert "reverie_faults_total 0" in (await house.http.get(f"{server.url}/metrics")).text

    asyncio.run(second(asyncio.run(first())))


def test_several_answers_in_one_message_are_taken_back_by_one_undo(tmp_path: Path) -> None:
    """All or none, one entry of the log, and the table document of it is proven like any other."""
    spec = f"{SPECS['onirim']}/seed={SEED}"
    mirror = reverie.from_spec(spec)
    words: list[int | str] = []
    for _ in range(3):
        words.append(mirror.actions()[0].words)
        mirror.apply(mirror.legal_actions()[0])

    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create(spec)
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                before, seq = seat.observation["view"], seat.seq
                with pytest.raises(ReverieError):
                    await seat.act_all([*words, "fly away"])
                assert (seat.observation["view"], seat.seq) == (before, seq)
                await seat.act_all(words)
                assert (seat.observation["answers"], seat.seq) == (3, seq + 1)
                assert seat.observation["view"] == mirror.view(0)
                await seat.undo_message()
                assert (seat.observation["view"], seat.observation["answers"]) == (before, 0)
                await seat.act_all(words)
                agent = reverie.agent("rules", "onirim")
                while not mirror.is_over:
                    number = agent.choose(mirror.outlook())
                    mirror.apply(number)
                    await seat.act(number)
            report = verify(parse_table(json.dumps(await house.document(table.link(0)))))
            assert report.ok, [check for check in report.checks if check.reason]

    asyncio.run(main())


def test_a_game_where_several_are_asked_at_once(tmp_path: Path) -> None:
    """Each answers for itself; whoever comes later, also after the table was read again, sees the same."""

    async def main() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("etherfields/second/two")
            async with Seat(table.link(0)) as first, Seat(table.link(1)) as second:
                seats = (first, second)
                for seat in seats:
                    await seat.sit()
                for _ in range(25):
                    asked = next(seat for seat in seats if seat.is_waited_for)
                    done = await asked.act(asked.observation["actions"][-1]["id"])
                    for seat in seats:
                        await seat.wait(lambda seat=seat, done=done: seat.seq >= done)  # type: ignore[misc]
                server.service.hall.rooms[table.table].fault(RuntimeError(), logged=False)  # it is read from the log
                async with Seat(table.link(1)) as late:
                    assert (late.observation["view"], late.events) == (second.observation["view"], second.events)
                assert first.observation["view"] != second.observation["view"]

    asyncio.run(main())
