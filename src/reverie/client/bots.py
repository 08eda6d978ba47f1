"""Agents at tables: they think in a possible world, so they know no more than their seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

import reverie
from reverie.agents import Agent
from reverie.client.refused import Refused, Unanswered
from reverie.client.seat import Seat
from reverie.kernel import registry

PAUSE = 1.0  # seconds before something is tried again that the server could not do
AGAIN = {"stale", "not_asked", "storage_failed", "storage_full", "too_many", "busy", "restarting"}


async def play_with(seat: Seat, agent: Agent | str, agree: bool = True) -> dict[str, Any]:
    """Sit down if need be and play to the end, or until the game goes on at another table (`Seat.further`); returns the
    last observation."""
    if isinstance(agent, str):
        agent = registry.agent(agent, str(seat.welcome["spec"]).partition("/")[0])
    mine = seat.welcome["seat"]
    memory: dict[str, Any] = {}  # what the agent has in mind: every question is thought about in a world of its own
    if seat.observation["status"] == "seating" and not seat.observation["seats"][mine]["sat"]:
        await sit(seat)
    while not seat.is_over and seat.further is None:
        undo = seat.observation.get("undo")
        try:
            if undo is not None and undo["seat"] != mine and mine not in undo["agreed"]:
                await seat.answer_undo(agree)
            elif seat.is_waited_for:
                seq = seat.seq
                game = reverie.from_position(await seat.world(), seed=0, rules=seat.welcome["rules"])
                if seq == seat.seq:
                    number = agent.choose(game.outlook(mine, memory))
                    await seat.act(game.codec.by_id[number].words, seq)
            else:
                await seat.wait_for_news()
        except Unanswered:  # nothing can be done twice: an answer says which entry it follows
            await seat.wait_for_news(PAUSE)
        except Refused as error:
            if error.code == "table_full" and await goes_on(seat):
                break
            if error.code not in AGAIN:
                raise
            if error.code not in ("stale", "not_asked"):
                await seat.wait_for_news(PAUSE)
    return seat.observation


async def goes_on(seat: Seat) -> bool:
    """Whether a full table is followed by another one soon."""
    try:
        async with asyncio.timeout(seat.limit):
            await seat.wait(lambda: seat.further is not None)
    except TimeoutError:
        return False
    return True


async def sit(seat: Seat) -> None:
    """Take the seat; another tab of ours may have been quicker, and the server's database may be away for a moment."""
    mine = seat.welcome["seat"]
    while not seat.observation["seats"][mine]["sat"]:
        try:
            await seat.sit()
        except Refused as error:
            if error.code == "already_sat":
                return
            if error.code not in AGAIN:
                raise
            await seat.wait_for_news(PAUSE)
        except Unanswered:
            await seat.wait_for_news(PAUSE)


async def offer_rematch(seat: Seat) -> None:
    """Offer another game; somebody else may do so at the same moment, and we may have done so before."""
    while True:
        try:
            await seat.rematch()
        except Refused as error:
            if error.code == "stale":
                continue
            if error.code != "no_rematch":
                raise
        return
