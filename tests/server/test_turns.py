"""Turns at a table and places in a queue are never lost, in whatever order people come, wait, go and are sent away."""

from __future__ import annotations

import asyncio
import random
import time

from reverie.hosted.refusals import Refusal
from reverie.server.rooms.turn import Turn
from reverie.server.work import ADDRESS, Beside

STUCK = 30.0  # seconds


def test_no_turn_is_lost() -> None:
    """People with a task wait, those without one take what is free, and anybody may be sent away at any moment."""
    for seed in range(150):
        asyncio.run(one_story(random.Random(seed)))


async def one_story(lots: random.Random) -> None:
    turn, inside, had = Turn(), 0, 0

    async def come() -> None:
        nonlocal inside, had
        async with turn:
            inside += 1
            assert inside == 1
            try:
                for _ in range(lots.randrange(3)):
                    await asyncio.sleep(0)
            finally:
                inside -= 1
                had += 1

    def drop_in() -> None:
        nonlocal inside, had
        if turn.take():
            inside += 1
            assert inside == 1
            asyncio.get_running_loop().call_soon(leave)

    def leave() -> None:
        nonlocal inside, had
        inside -= 1
        had += 1
        turn.release()

    tasks: list[asyncio.Task[None]] = []
    for _ in range(40):
        chance = lots.random()
        if chance < 0.5 or not tasks:
            tasks.append(asyncio.create_task(come()))
        elif chance < 0.75:
            lots.choice(tasks).cancel()
        else:
            drop_in()
        for _ in range(lots.randrange(3)):
            await asyncio.sleep(0)
    async with asyncio.timeout(STUCK):
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
    assert not [task for task in tasks if not task.cancelled() and task.exception() is not None]
    assert not turn.locked()
    assert turn.take()
    assert had


def test_no_place_in_a_queue_is_lost() -> None:
    """Work in threads, which ends when it likes, under a lock, for people who are sent away at any moment."""
    lots = random.Random(15)

    async def ask(work: Beside, turn: Turn, address: str, seconds: float) -> None:
        ADDRESS.set(address)
        async with turn:
            await work.run(lots.choice(["table", "loading", "looking"]), time.sleep, seconds)

    async def main() -> None:
        work, turns = Beside(), [Turn() for _ in range(5)]
        tasks: list[asyncio.Task[None]] = []
        for _ in range(300):
            address, seconds = f"10.0.0.{lots.randrange(4)}", lots.choice([0.0, 0.0, 0.002])
            tasks.append(asyncio.create_task(ask(work, lots.choice(turns), address, seconds)))
            if lots.random() < 0.4:
                lots.choice(tasks).cancel()
            if lots.random() < 0.5:
                await asyncio.sleep(lots.choice([0.0, 0.001]))
        async with asyncio.timeout(STUCK):
            found = await asyncio.gather(*tasks, return_exceptions=True)
            while any(queue.length or queue.running for queue in work.queues.values()):
                await asyncio.sleep(0.001)
        wrong = [it for it in found if isinstance(it, BaseException)]
        assert all(isinstance(it, asyncio.CancelledError | Refusal) for it in wrong), wrong
        assert not any(turn.locked() for turn in turns)
        assert not any(queue.held or queue.busy or queue.waiting for queue in work.queues.values())
        work.close()

    asyncio.run(main())
