"""Tables in every state a table can be in, with links that are good, bad and gone: what hostile requests are about."""

from __future__ import annotations

from dataclasses import dataclass

from reverie.client import House, Seat, play_with
from reverie.client.bots import offer_rematch

SOLO = "onirim/third/solo"
TEAM = "urbion/second/team"
NOBODY = "A" * 43  # the form of a token, and nobody's
NO_TABLE = "0" * 20


@dataclass(frozen=True)
class Pool:
    """What requests may be made with."""

    tables: list[str]
    tokens: list[str]
    records: list[str]
    keys: list[tuple[str, str]]  # tables with tokens that fit them
    watching: dict[str, str]  # tables with their tokens for spectators


async def fill(url: str) -> Pool:
    """New, running, finished (with a rematch), open, daily, imported and team tables."""
    async with House(url) as house:
        new = await house.create(SOLO)
        team = await house.create(TEAM)
        open_deal = await house.create(f"{SOLO}/seed=7")
        daily = await house.create(SOLO, daily=True)
        running = await house.create(SOLO)
        finished = await house.create(SOLO)
        async with Seat(running.link(0)) as seat, Seat(open_deal.link(0)) as other, Seat(daily.link(0)) as third:
            for each in (seat, other, third):
                await each.sit()
                await each.act(each.observation["actions"][0]["id"])
        async with Seat(finished.link(0)) as seat:
            await play_with(seat, "rules")
            await offer_rematch(seat)
            await seat.wait(lambda: seat.observation["rematch"]["table"] is not None)
            following = str(seat.observation["rematch"]["table"])
        record = await house.record(finished.link(0))
        brought = await house.bring(record)
        lost = await house.create(TEAM)
        await house.ask("POST", f"/api/tables/{lost.table}/leave", link=lost.link(0))
        made = [new, team, open_deal, daily, running, finished, brought, lost]
        unspent = await house.create(TEAM)
        keys: dict[str, list[str]] = {table.table: [] for table in made}
        for table in made[:-1]:
            keys[table.table] = [(await house.enter(table.link(seat))).key for seat in table.tokens]
        return Pool(
            tables=[*(table.table for table in made), following, NO_TABLE],
            tokens=[
                *(key for found in keys.values() for key in found),
                *(token for table in (*made, unspent) for token in (*table.tokens.values(), table.maker)),
                NOBODY,
            ],
            records=[record],
            keys=[(table, key) for table, found in keys.items() for key in found],
            watching={table.table: table.tokens[None] for table in made},
        )
