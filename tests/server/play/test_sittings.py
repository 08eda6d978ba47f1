"""Campaigns at a server: taken along in a file while they go on, and played with other people the next evening."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reverie.client import House, Refused, Seat
from reverie.client.links import Link
from tests.browser import nights
from tests.server.support import running_server

CAMPAIGN = "etherfields/second/two/encounter=campaign"
SAVED = ("save", "decline", "decline")


def made(data: dict[str, object], url: str) -> Link:
    """The maker's link of a table that was brought along."""
    return Link(url, str(data["table"]), str(data["maker"]), str(data["maker"]), is_entered=True)


def test_a_campaign_is_taken_along_while_it_goes_on(tmp_path: Path) -> None:
    """With an open deal, by whoever sits there; not by spectators, not a promised deal, not with closed hands."""

    async def go() -> None:
        async with running_server(tmp_path) as running, House(running.url) as house:
            table = await house.create(f"{CAMPAIGN}/seed=5")
            async with Seat(table.link(0)) as host, Seat(table.link(1)) as guest:
                await host.sit()
                await guest.sit()
                await host.wait(lambda: bool(host.observation["actions"]))
                await host.act(host.observation["actions"][1]["id"])
                path = f"/api/tables/{table.table}/record"
                record = (await house.ask("GET", path, link=guest.link))["record"]
                again = await house.ask("POST", "/api/records", {"record": record})
                async with Seat(link_of(again, running.url, 0)) as elsewhere:
                    assert elsewhere.observation["view"]["campaign"] == host.observation["view"]["campaign"]
                    # What one of them has brought may hold more than the others have seen.
                    brought = f"/api/tables/{again['table']}/record"
                    await refused(house, "GET", brought, elsewhere.link, None, "sealed")
                await refused(house, "GET", path, table.link(None), None, "sealed")
            for spec in (CAMPAIGN, f"{CAMPAIGN}/hands=closed/seed=5", "etherfields/second/two/seed=5"):
                other = await house.create(spec)
                async with Seat(other.link(0)) as host, Seat(other.link(1)) as guest:
                    await host.sit()
                    await guest.sit()
                    path = f"/api/tables/{other.table}/record"
                    await refused(house, "GET", path, host.link, None, "sealed")

    asyncio.run(go())


def link_of(data: dict[str, object], url: str, seat: int) -> Link:
    """The link of a seat."""
    links = data["links"]
    assert isinstance(links, list)
    return Link(url, str(data["table"]), next(str(one["token"]) for one in links if one["seat"] == seat))


async def refused(
    house: House, method: str, path: str, link: Link | None, body: dict[str, object] | None, code: str
) -> None:
    """Something the server does not do."""
    with pytest.raises(Refused) as caught:
        await house.ask(method, path, body, link)
    assert caught.value.code == code


@pytest.mark.parametrize("mode", ["three", "one", "solo3"])
def test_the_next_evening_others_come(mode: str, tmp_path: Path) -> None:
    """Between two sittings the maker chooses how many play; all that the team owns is there."""
    record = nights.idle(at="number_nine", shopping=1, spec=CAMPAIGN, and_then=SAVED)
    early = nights.idle(at="number_nine", shopping=1, spec=CAMPAIGN)

    async def go() -> None:
        async with running_server(tmp_path) as running, House(running.url) as house:
            before = await house.ask("POST", "/api/records", {"record": early})
            path = f"/api/tables/{before['table']}/sitting"
            await refused(house, "POST", path, made(before, running.url), {"mode": mode}, "seats-fixed")
            old = await house.ask("POST", "/api/records", {"record": record})
            path, seat = f"/api/tables/{old['table']}/sitting", link_of(old, running.url, 0)
            await refused(house, "POST", path, made(old, running.url), {"mode": "twelve"}, "spec-unknown")
            await refused(house, "POST", path, seat, {"mode": mode}, "not_allowed")
            new = await house.ask("POST", path, {"mode": mode}, made(old, running.url))
            assert new["players"] == {"three": 3, "one": 1, "solo3": 1}[mode]
            async with Seat(seat) as there, Seat(link_of(new, running.url, 0)) as here:
                seen, was = here.observation["view"], there.observation["view"]
                assert here.observation["decision"]["kind"] == "seat"
                assert seen["campaign"]["sitting"] == was["campaign"]["sitting"] + 1
                assert seen["campaign"]["tries"] == was["campaign"]["tries"]
                assert there.observation["decision"]["kind"] == "saved"
                await here.act(here.observation["actions"][0]["id"])

    asyncio.run(go())
