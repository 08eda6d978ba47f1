"""Nobody reads a hidden hand unseen (T28): links that were spent or copied, two readers of a seat, rematches."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reverie.client import House, Link, NewTable, Refused, Seat, offer_rematch, play_with
from reverie.hosted.entries import MAKER
from reverie.server import links
from reverie.server.doors import DEVICES
from reverie.server.readers import RECENTLY
from tests.server.access.people import QUIET, MovedClock, bearer
from tests.server.play.browsing import Browser, MovableClock, browser
from tests.server.running.release import folders
from tests.server.support import Running, running_server
from tests.server.wire import Answer, line, request
from tests.server.wire import Refused as NotOpened

SPEC = "onirim/third/team"
READING = (
    "",
    "/observation",
    "/moments",
    "/moments/0",
    "/hint",
    "/ahead",
    "/chance",
    "/review",
    "/record",
    "/document",
)
Story = Callable[[Running, House], Awaitable[None]]


def at(folder: Path, story: Story, database: str | None = None, **settings: Any) -> None:
    """A server, and somebody who makes tables there."""

    async def run() -> None:
        async with running_server(folder, database, timing=QUIET, **settings) as running, House(running.url) as house:
            await story(running, house)

    asyncio.run(run())


async def ask(running: Running, table: str, path: str, token: str, body: dict[str, Any] | None = None) -> Answer:
    """One request with a token."""
    method = "GET" if path in READING else "POST"
    return await request(running.url, method, f"/api/tables/{table}{path}", bearer(token), body)


async def enter(running: Running, table: str, token: str, key: str | None = None) -> Answer:
    """Come by a link."""
    body = {"token": token} | ({"key": key} if key is not None else {})
    return await request(running.url, "POST", f"/api/tables/{table}/enter", (), body)


async def opens(running: Running, table: str, token: str) -> str:
    """What a WebSocket with a token comes to: nothing, or the code of the refusal."""
    try:
        async with line(running.url, f"/api/tables/{table}/play", bearer(token)) as opened:
            shown = await opened.hello()
            return str(shown["error"]["code"]) if shown["type"] == "closing" else ""
    except NotOpened as refused:
        return refused.answer.code


async def reads_nothing(running: Running, table: str, token: str, code: str) -> None:
    """A token opens nothing: no page, no line, no door."""
    for path in READING:
        answer = await ask(running, table, path, token)
        assert answer.code == code, (path, answer.status, answer.body)
    assert await opens(running, table, token) == code


# ---- links that were spent, and copies of them -----------------------------------------------------------------------


def test_whoever_kept_the_partners_link_reads_nothing(tmp_path: Path) -> None:
    async def story(running: Running, house: House) -> None:
        table = await house.create(SPEC)
        copy = table.tokens[1]
        assert copy is not None
        await reads_nothing(running, table.table, copy, "not_entered")  # and there is no hand yet
        async with Seat(table.link(0)) as mine, Seat(table.link(1)) as partner:
            await mine.sit()
            await partner.sit()
            await partner.wait(lambda: partner.observation["status"] == "playing")
            assert partner.presence["mine"] == {"devices": 1, "readers": 1}
            await reads_nothing(running, table.table, copy, "link_used")
            for key in (None, links.new_token()):
                again = await enter(running, table.table, copy, key)
                assert (again.status, again.code, again.cookies) == (403, "link_used", {})
            with pytest.raises(Refused) as refused:
                async with Seat(Link(running.url, table.table, copy)):
                    pass
            assert refused.value.code == "link_used"
            assert "make a new link" in refused.value.message
            await partner.act(partner.observation["actions"][0]["id"]) if partner.is_asked else None
            assert partner.lines == 1

    at(tmp_path, story)


def test_the_same_may_be_said_again_when_the_answer_was_lost(tmp_path: Path) -> None:
    """By whoever has the key, at once and after a restart; it is not another device."""
    keys: list[str] = []
    tables: list[NewTable] = []

    async def before(running: Running, house: House) -> None:
        table = await house.create(SPEC)
        tables.append(table)
        keys.append(links.new_token())
        answers = await asyncio.gather(*(enter(running, table.table, str(table.tokens[1]), keys[0]) for _ in range(5)))
        assert [answer.json() for answer in answers] == [{"table": table.table, "seat": 1, "token": None}] * 5
        taken = await enter(running, table.table, str(table.tokens[0]), keys[0])
        assert (taken.status, taken.code) == (400, "bad_request")  # a key is for one seat
        assert (await enter(running, table.table, str(table.tokens[0]))).status == 200  # and the link was not spent

    async def after(running: Running, house: House) -> None:
        (table,), (key,) = tables, keys
        assert (await enter(running, table.table, str(table.tokens[1]), key)).json()["seat"] == 1
        async with Seat(Link(running.url, table.table, str(table.tokens[1]), key)) as seat:
            assert seat.welcome["seat"] == 1
            await seat.wait(lambda: bool(seat.presence))
            assert seat.presence["mine"] == {"devices": 1, "readers": 1}

    at(tmp_path, before)
    at(tmp_path, after)


def one_of_many(folder: Path, database: str | None) -> None:
    async def story(running: Running, house: House) -> None:
        for _ in range(4):
            table = await house.create(SPEC)
            answers = await asyncio.gather(*(enter(running, table.table, str(table.tokens[1])) for _ in range(8)))
            assert sorted(answer.code for answer in answers) == ["", *["link_used"] * 7]
            (key,) = (answer.json()["token"] for answer in answers if answer.status == 200)
            assert (await ask(running, table.table, "/observation", key)).status == 200
            doors = await running.service.store.doors(table.table)
            assert [door.kind for door in doors if door.seat == 1] in (["spent", "key"], ["key", "spent"])

    at(folder, story, database)


def test_of_many_who_come_at_once_by_one_link_one_enters(tmp_path: Path) -> None:
    one_of_many(tmp_path, None)


def test_of_many_who_come_at_once_one_enters_with_postgres_too(tmp_path: Path, postgres_url: str) -> None:
    one_of_many(tmp_path, postgres_url)


@pytest.mark.parametrize("folder", folders()[:2], ids=lambda folder: folder.name)
def test_a_link_from_before_is_good_once_also_in_a_cookie(folder: Path, tmp_path: Path) -> None:
    """Databases of versions in which a link was for ever: cookie and link are the same there."""
    shutil.copyfile(folder / "tables.sqlite", tmp_path / "tables.sqlite")
    tables = json.loads((folder / "expected.json").read_text("utf-8"))["tables"]
    kept = tables["running onirim/third/team/glyphs"]
    token, table = dict(kept["tokens"])[1], kept["table"]

    async def run() -> None:
        async with browser(tmp_path) as person:
            person.clock.moment = 0  # so that nothing has expired
            person.http.cookies.set("reverie_seat", token, path=f"/api/tables/{table}")
            assert (await person.get(f"/api/tables/{table}/observation")).json()["error"]["code"] == "not_entered"
            entered = await person.post(f"/api/tables/{table}/enter", {"key": links.new_token()})
            assert entered.json() == {"table": table, "seat": 1, "token": None}
            assert (await person.get(f"/api/tables/{table}/observation")).status_code == 200
            other = Browser(person.url, person.service, person.clock)
            answer = await other.post(f"/api/tables/{table}/enter", {"token": token, "key": links.new_token()})
            assert answer.json()["error"]["code"] == "link_used"
            await other.http.aclose()

    asyncio.run(run())


# ---- other readers ---------------------------------------------------------------------------------------------------


def test_other_readers_of_a_seat_are_shown_to_it_and_to_nobody_else(tmp_path: Path) -> None:
    """The maker enters first, and hands on a link that leads to the same seat: the partner sees it."""
    clock = MovedClock()

    async def story(running: Running, house: House) -> None:
        table = await house.create(SPEC)
        spy = await house.enter(table.link(1))
        handed = await house.another_link(spy)
        async with Seat(table.link(0)) as host, Seat(handed) as partner, Seat(table.link(None)) as watcher:
            await partner.wait(
                lambda: partner.presence.get("mine") == {"devices": 2, "readers": 2}
            )  # it has just asked
            await host.wait(lambda: len(host.presence["seats"]) == 2)
            assert host.presence["mine"] == {"devices": 1, "readers": 1}
            assert watcher.presence["mine"] is None
            room = running.service.hall.rooms[table.table]
            moments = room.presence.reading.seen
            for reader in moments:
                moments[reader] -= RECENTLY + 1
            running.service.hall.sweep()
            await partner.wait(
                lambda: partner.presence["mine"] == {"devices": 2, "readers": 1}
            )  # but could at any time
            await house.observation(spy)
            await partner.wait(lambda: partner.presence["mine"] == {"devices": 2, "readers": 2})
            assert host.presence["mine"] == {"devices": 1, "readers": 1}
            async with Seat(handed.at(table.table)) as tab:  # another window of the partner's own
                await partner.wait(lambda: partner.presence["mine"] == {"devices": 2, "readers": 3})
                assert tab.presence == partner.presence
            await partner.wait(lambda: partner.presence["mine"] == {"devices": 2, "readers": 2})
            await house.rotate(partner.link)
            await partner.wait(lambda: partner.presence["mine"] == {"devices": 1, "readers": 1})
            assert partner.lines == 2  # with the new key
            await reads_nothing(running, table.table, spy.key, "no_seat")
            await reads_nothing(running, table.table, handed.token, "link_used")

    at(tmp_path, story, clock=clock)


def test_a_seat_has_so_many_devices_and_no_more(tmp_path: Path) -> None:
    async def story(running: Running, house: House) -> None:
        table = await house.create(SPEC)
        mine = await house.enter(table.link(0))
        for _ in range(DEVICES - 1):
            await house.enter(await house.another_link(mine))
        with pytest.raises(Refused) as refused:
            await house.another_link(mine)
        assert (refused.value.code, refused.value.status) == ("too_many_devices", 409)
        await house.rotate(mine)
        unspent = await house.another_link(mine)
        for _ in range(40):  # and what was never used, or used up, does not pile up either
            newest = await house.another_link(mine)
            await house.enter(newest)
            await house.rotate(mine)
        assert (await enter(running, table.table, unspent.token)).code == "no_seat"
        assert (await enter(running, table.table, newest.token)).code == "link_used"
        assert len(await running.service.store.doors(table.table)) < 30

    at(tmp_path, story)


# ---- lost seats ------------------------------------------------------------------------------------------------------


def test_a_lost_seat_gets_a_new_link_and_everybody_sees_it_for_good(tmp_path: Path) -> None:
    made: list[NewTable] = []

    async def lost(running: Running, house: House) -> None:
        table = await house.create(SPEC)
        made.append(table)
        async with (
            Seat(table.link(0)) as host,
            Seat(table.link(1), patience=(0.01, 0.02)) as partner,
            Seat(table.link(None)) as watcher,
        ):
            await host.sit()
            await partner.sit()
            old = partner.link.key
            assert (await house.summary(table.link(None)))["renewed"] == []
            fresh = await house.renew(table.makers_link, 1)
            with pytest.raises(Refused):  # who sat there is sent away
                await partner.wait(lambda: False)
            await reads_nothing(running, table.table, old, "no_seat")
            for seat in (host, watcher):
                await seat.wait(lambda seat=seat: seat.presence["seats"][1]["renewed"] is not None)  # type: ignore[misc]
                assert seat.presence["seats"][0]["renewed"] is None
                assert not seat.presence["seats"][1]["entered"]
            async with Seat(fresh) as again:
                assert again.observation["status"] == "playing"
                await host.wait(lambda: host.presence["seats"][1]["entered"])
        assert (await enter(running, table.table, fresh.token)).code == "link_used"

    async def later(running: Running, house: House) -> None:
        """Whoever comes when the server was started again sees it, too."""
        table = replace(made[0], server=running.url)
        assert (await house.summary(table.link(None)))["renewed"] == [1]
        async with Seat(table.link(0)) as host:
            await host.wait(lambda: bool(host.presence))
            assert [seat["renewed"] is not None for seat in host.presence["seats"]] == [False, True]
            await house.rotate(host.link)
            await house.renew(table.makers_link, 1)
        assert (await house.summary(table.link(None)))["renewed"] == [1]

    at(tmp_path, lost)
    at(tmp_path, later)


def test_only_the_maker_renews_and_only_seats(tmp_path: Path) -> None:
    async def story(running: Running, house: House) -> None:
        table, other = await house.create(SPEC), await house.create(SPEC)
        key = (await house.enter(table.link(0))).key
        before = await running.service.store.doors(table.table)
        for token, code in ((key, "not_allowed"), (other.maker, "no_seat"), (str(table.tokens[1]), "not_allowed")):
            assert (await ask(running, table.table, "/renew", token, {"seat": 1})).code == code
        for seat in (MAKER, -1, 2, 7, 8, "1", None):
            answer = await ask(running, table.table, "/renew", table.maker, {"seat": seat})
            assert (answer.status, answer.code) == (400, "bad_request"), seat
        assert await running.service.store.doors(table.table) == before
        await reads_nothing(running, table.table, table.maker, "no_seat")
        assert (await enter(running, table.table, table.maker)).code == "no_seat"

    at(tmp_path, story)


# ---- rematches -------------------------------------------------------------------------------------------------------


async def play_again(table: NewTable) -> str:
    """A whole game, and everybody would like another one: its table."""

    async def play(number: int) -> str:
        async with Seat(table.link(number)) as seat:
            await play_with(seat, "random")
            await offer_rematch(seat)
            await seat.wait(lambda: seat.observation["rematch"]["table"] is not None)
            return str(seat.observation["rematch"]["table"])

    first, second = await asyncio.gather(play(0), play(1))
    assert first == second
    return first


async def good_at(running: Running, tables: list[str], token: str) -> list[bool]:
    """At which tables a key opens a seat."""
    return [(await ask(running, table, "/observation", token)).status == 200 for table in tables]


@pytest.mark.parametrize("way", ["rotate", "leave", "renew"])
def test_keys_change_at_every_rematch_before_and_after_it_is_made(way: str, tmp_path: Path) -> None:
    async def story(running: Running, house: House) -> None:
        table = await house.create(SPEC)
        first = await house.enter(table.link(1))
        if way == "rotate":  # before there is a rematch
            copied, table.keys[1] = first.key, links.new_token()
            assert (await ask(running, table.table, "/rotate", copied, {"key": table.keys[1]})).status == 200
        following = await play_again(table)
        both = [table.table, following]
        if way == "rotate":
            assert await good_at(running, both, copied) == [False, False]
        good = table.keys[1]
        assert await good_at(running, both, good) == [True, True]
        for place in both:  # a link that was spent is spent there, too
            assert (await enter(running, place, str(table.tokens[1]))).code == "link_used"
        path = f"/api/tables/{following}/play"
        async with (
            line(running.url, path, bearer(good)) as opened,
            line(running.url, path, bearer(table.keys[0])) as host,
        ):
            await opened.hello()
            await host.hello()
            fresh = links.new_token()
            if way == "renew":  # at the first table, when the rematch is there
                answer = await ask(running, table.table, "/renew", table.maker, {"seat": 1})
            else:
                answer = await ask(running, table.table, f"/{way}", good, {"key": fresh} if way == "rotate" else {})
            assert answer.status in (200, 204)
            closing = await opened.until("closing")
            assert closing is not None
            assert closing["error"]["code"] == "no_seat"
            host.say({"type": "ping"})
            assert await host.until("pong") is not None
        assert await good_at(running, both, good) == [False, False]
        if way == "rotate":
            assert await good_at(running, both, fresh) == [True, True]
            assert (
                await ask(running, following, "/rotate", fresh, {})
            ).status == 200  # and from the second to the first
            assert await good_at(running, both, fresh) == [False, False]
        if way == "renew":
            for place in both:
                assert (await house.summary(table.link(0).at(place)))["renewed"] == [1]
            entered = await enter(running, following, answer.json()["token"])
            assert await good_at(running, both, entered.json()["token"]) == [True, True]

    at(tmp_path, story)


def test_the_maker_of_a_table_is_the_maker_of_its_rematch(tmp_path: Path) -> None:
    """In a browser, too, whose cookies are for one table each."""

    async def run() -> None:
        clock = MovableClock()
        async with running_server(tmp_path, clock=clock, timing=QUIET) as running, House(running.url) as house:
            table = await house.create(SPEC)
            following = await play_again(table)
            person = Browser(running.url, running.service, clock)
            for name, token in (("reverie_seat", table.keys[0]), ("reverie_maker", table.maker)):
                person.http.cookies.set(name, token, path=f"/api/tables/{table.table}")
            assert (await person.post(f"/api/tables/{following}/renew", {"seat": 1})).status_code == 401
            assert (await person.post(f"/api/tables/{table.table}/follow")).json()["table"] == following
            assert (await person.post(f"/api/tables/{following}/renew", {"seat": 1})).status_code == 200
            await person.http.aclose()

    asyncio.run(run())
