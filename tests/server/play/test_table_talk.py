"""Whole conversations over real sockets: sitting, playing, taking back, two tabs, presence, emotes, rematch."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

import reverie
from reverie.audit.table_record import parse_table, verify
from reverie.client import House, Refused, Seat, play_with
from reverie.hosted.deals import commitment
from reverie.kernel.records import parse_record
from tests.server.support import running_server


def test_a_game_alone_from_the_promise_to_the_proof(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo")
            async with Seat(table.link(0)) as seat:
                assert seat.welcome["commitment"] == table.commitment
                assert seat.observation["status"] == "seating"
                assert seat.observation["view"] is None
                with pytest.raises(Refused) as early:
                    await seat.act(0)
                assert early.value.code == "not_dealt"
                with pytest.raises(Refused) as sealed:
                    await house.record(table.link(0))
                assert sealed.value.code == "not_dealt"
                await seat.sit()
                assert seat.observation["reveal"] is None
                with pytest.raises(Refused) as sealed:
                    await house.record(table.link(0))
                assert sealed.value.code == "sealed"
                assert (await house.document(table.link(0)))["sealed"]
                final = await play_with(seat, "rules")
            assert final["status"] == "over"
            told = final["reveal"]
            assert commitment(table.table, seat.welcome["spec"], told["secret"]) == table.commitment
            record = parse_record(await house.record(table.link(0)))
            game = record.replay()
            assert [event.to_json() for event in game.events] == seat.events
            assert game.view(0) == final["view"]
            report = verify(parse_table(json.dumps(await house.document(table.link(0)))))
            assert report.ok

    asyncio.run(story())


def test_taking_back_alone_and_giving_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("urbion/second/solo/seed=5")
            async with Seat(table.link(0)) as seat:
                await seat.sit()
                before, events = seat.observation["view"], list(seat.events)
                for _ in range(3):
                    await seat.act(seat.observation["actions"][0]["id"])
                after = seat.observation["view"]
                await seat.undo(3)
                assert seat.observation["view"] == before
                assert seat.events == events
                assert seat.observation["redo"] == 3
                await seat.redo(3)
                assert seat.observation["view"] == after
                with pytest.raises(Refused) as nothing:
                    await seat.redo()
                assert nothing.value.code == "no_undo"
                with pytest.raises(Refused) as illegal:
                    await seat.act("fly to the moon")
                assert illegal.value.code == "action-unknown"

    asyncio.run(story())


def test_two_tabs_are_equal_and_the_second_click_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo/seed=5")
            async with Seat(table.link(0)) as one, Seat(table.link(0)) as other:
                await one.sit()
                await other.wait(lambda: other.observation["status"] == "playing")
                seq, action = one.seq, one.observation["actions"][0]["id"]
                answers = await asyncio.gather(one.act(action, seq), other.act(action, seq), return_exceptions=True)
                refused = [answer for answer in answers if isinstance(answer, Refused)]
                assert len(refused) == 1
                assert refused[0].code == "stale"
                await one.wait(lambda: one.seq == other.seq)
                assert one.observation == other.observation
                assert one.observation["answers"] == 1
                assert one.events == other.events

    asyncio.run(story())


def test_the_same_action_said_twice_is_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/solo/seed=5")
            heard: list[dict[str, object]] = []
            async with Seat(table.link(0), notice=heard.append) as seat:
                await seat.sit()
                message = {"type": "act", "action_id": "the-same-one", "seq": seat.seq, "action": 0}
                message["action"] = seat.observation["actions"][0]["id"]
                for _ in range(3):
                    await seat.say(message)
                await seat.wait(lambda: sum(it["type"] == "accepted" for it in heard) == 2)
                assert seat.observation["answers"] == 1
                assert {it["seq"] for it in heard if it["type"] == "accepted"} == {seat.seq}

    asyncio.run(story())


def test_together_with_presence_gestures_consent_and_a_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/team")
            gestures: list[dict[str, object]] = []
            async with Seat(table.link(0)) as one, Seat(table.link(None)) as watcher:
                await one.sit()
                assert one.observation["status"] == "seating"
                async with Seat(table.link(1), lang="de", notice=gestures.append) as two:
                    await one.wait(lambda: one.presence["seats"][1]["online"])
                    assert one.presence["spectators"] == 1
                    await two.sit()
                    await one.emote("good_luck")
                    await two.wait(lambda: any(it["type"] == "emote" for it in gestures))
                    await one.emote("look", "field:B2.ne")
                    await two.wait(lambda: any(it.get("spot") == "field:B2.ne" and it["seat"] == 0 for it in gestures))
                    with pytest.raises(Refused) as watching:
                        await watcher.act(0)
                    assert watching.value.code == "not_allowed"
                    finals = await asyncio.gather(play_with(one, "rules"), play_with(two, "rules"))
                    assert finals[0]["view"]["outcome"] == finals[1]["view"]["outcome"]
                    await one.rematch()
                    await two.wait(lambda: two.observation["rematch"]["offered"] == [0])
                    await two.rematch()
                    await one.wait(lambda: one.observation["rematch"]["table"] is not None)
                    following = (await house.summary(table.link(1)))["following"]
                await one.wait(lambda: not one.presence["seats"][1]["online"])
            again = replace(table, table=following)  # the same keys are good there
            async with Seat(again.link(0)) as one, Seat(again.link(1)) as two:
                await asyncio.gather(one.sit(), two.sit())
                await one.wait(lambda: one.observation["status"] == "playing")
                assert one.welcome["previous"] == table.table

    asyncio.run(story())


def test_a_game_is_brought_along_and_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        game = reverie.new_game("urbion", seed=11)
        for _ in range(8):
            game.apply(game.legal_actions()[0])
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.bring(game.record().text())
            async with Seat(table.link(0)) as seat:
                assert seat.observation["view"] == game.view(0)
                assert seat.welcome["deal"] == "imported"
                with pytest.raises(Refused) as sat:
                    await seat.sit()
                assert sat.value.code == "already_sat"
                await play_with(seat, "rules")
            assert parse_record(await house.record(table.link(0))).replay().is_over
            with pytest.raises(Refused) as damaged:
                await house.bring(game.record().text().replace("play", "plai", 1))
            assert damaged.value.status == 422

    asyncio.run(story())


def test_a_table_survives_being_let_go(tmp_path: Path) -> None:
    """Days may pass between two answers: nobody is connected, and the memory forgets the table."""

    async def story() -> None:
        async with running_server(tmp_path) as server, House(server.url) as house:
            table = await house.create("onirim/third/team")
            for seat_number in (0, 1):
                async with Seat(table.link(seat_number)) as seat:
                    await seat.sit()
            for _ in range(6):
                server.service.hall.rooms.clear()
                observation = await house.observation(table.link(0))
                asked = observation["view"]["active"]
                async with Seat(table.link(asked)) as seat:
                    await seat.act(seat.observation["actions"][-1]["id"])
            assert (await house.observation(table.link(1)))["answers"] == 6

    asyncio.run(story())
