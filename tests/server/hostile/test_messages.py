"""Hostile messages at a table (T12's counterpart on the WebSocket): each one gets an answer or a clean goodbye, never
an exception; the table changes only by what is legal; and all that the server says is as the document promises.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

import reverie
from bench.server import hosted
from reverie.agents import Agent
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.server.work import Beside
from tests.server.hostile.desk import Client, Desk, open_desk
from tests.server.hostile.grammar import PING, RAW, Grammar
from tests.server.hostile.pool import SOLO

Amount = Callable[[int, int], int]

SEED = 16
ROUND = 1_000  # messages until everybody goes to new tables
WARM_UP = 400
MEMORY = 16 << 20
MOST = 1_500  # answers of a conversation: games end by then, or their player goes round in circles
STUCK = 120.0  # seconds for one answer with all that is said around it, however busy the machine is
TAKEN_BACK = 60  # answers of a conversation; in longer games nothing new would be said by it
WORST = 0.25  # seconds of CPU for one message
LOGGED = ("sit", "act", "undo", "redo", "answer_undo", "rematch")


def test_every_message_is_answered(tmp_path: Path, amount: Amount) -> None:
    count = amount(10_000, 500_000)

    async def fuzz() -> None:
        async with open_desk(tmp_path) as desk:
            lots = random.Random(SEED)
            for number in range(len(hosted.games())):  # after it everything is loaded that is loaded on first use
                await one_round(desk, lots, number, WARM_UP)
            gc.collect()
            held = psutil.Process().memory_full_info().uss
            worst = [await one_round(desk, lots, number) for number in range(count // ROUND)]
            gc.collect()
            assert psutil.Process().memory_full_info().uss - held <= MEMORY
            assert max(worst)[0] <= WORST, max(worst)
            assert desk.faults == 0
            kinds = set(desk.judge.seen)
            assert kinds >= {"welcome", "update", "accepted", "refused", "presence", "emote", "world", "pong", "error"}
            assert set(desk.judge.codes) >= {"bad_message", "stale", "not_allowed", "already_sat", "too_large"}

    asyncio.run(fuzz())


async def one_round(desk: Desk, lots: random.Random, number: int, messages: int = ROUND) -> tuple[float, str]:
    """Some clients at some tables say a lot; returns the CPU seconds of the slowest message, and its beginning."""
    grammar = Grammar(lots)
    games = hosted.games()
    solo = await desk.table(hosted.solo(games[number % len(games)]))
    team = await desk.table(hosted.team(games[(number + 1) % len(games)]))
    clients = [Client(desk, solo, seat, waits) for seat, waits in ((0, 0), (0, 7), (None, 0))]
    clients += [Client(desk, team, seat, waits) for seat, waits in ((0, 0), (1, 5), (None, 3))]
    for client in clients[1:]:
        await client.say({"type": "hello", "protocol": 1})  # the first one is left to chance
    for client in (clients[1], *clients[3:5]) if number % 4 else ():
        await client.say({"type": "sit", "action_id": "sitting-down", "nonce": "5a" * 16})
    worst = 0.0, ""
    for _ in range(messages):
        client = lots.choice(clients)
        for other in clients:
            await other.listen()
        before = stands(client)
        text = grammar.text(client.seq, client.observation.get("actions", []), client.accepted)
        begun = time.thread_time()
        heard = await client.say(text)
        worst = max(worst, (time.thread_time() - begun, text[:100]))
        assert heard or client.gone, text[:500]
        assert not client.gone, text[:500]  # nothing that a client says is worth a cut
        if not any(message["type"] == "update" and message["accepted"] for message in heard):
            assert stands(client) == before, text[:500]
    for client in clients:
        client.leave()
    for table in (solo, team):
        await check_log(desk, table.header.id)
        desk.service.hall.rooms.pop(table.header.id)
    return worst


def test_rubbish_is_refused(tmp_path: Path) -> None:
    """What is no message, or two at once, or one that says a thing twice."""
    odd = {PING + " " * 60_000, '{"\\u0074ype":"ping"}'}  # odd, but right

    async def talk() -> None:
        async with open_desk(tmp_path) as desk:
            client = Client(desk, await desk.table(SOLO), 0)
            await client.say({"type": "hello", "protocol": 1})
            for text in RAW:
                heard = await client.say(text)
                assert [message["type"] for message in heard] == (["pong"] if text in odd else ["error"]), text[:100]
                assert text in odd or heard[0]["error"]["code"] in ("bad_message", "too_large")

    asyncio.run(talk())


def stands(client: Client) -> tuple[int, str] | None:
    """Where the table stands."""
    table = client.room.memory
    return (table.seq, table.chain) if table is not None else None


async def check_log(desk: Desk, table_id: str) -> None:
    """What is stored replays, and is what stands in memory."""
    held = desk.service.hall.rooms[table_id].memory
    stored = await desk.service.store.load(table_id)
    assert stored is not None
    again = Table.replay(stored.header, stored.entries)
    assert again.locked is None
    assert held is None or (again.seq, again.chain) == (held.seq, held.chain)


def test_whole_conversations_are_as_promised(tmp_path: Path) -> None:
    """From hello to the rematch, in two languages, with everything that can be said: all eleven kinds of messages."""

    async def talk() -> None:
        async with open_desk(tmp_path) as desk:
            for spec_of in (hosted.solo, hosted.team):
                for game in hosted.games():
                    await conversation(desk, spec_of(game))
            client = Client(desk, await desk.table(SOLO), 0)
            client.connection.proof = "nobody"
            await client.say({"type": "hello", "protocol": 1})
            assert client.line.goodbye == 1008
            assert set(desk.judge.seen) == desk.judge.kinds
            assert desk.faults == 0

    asyncio.run(talk())


async def conversation(desk: Desk, spec: str) -> None:
    """A game from beginning to end with everything around it."""
    table = await desk.table(spec)
    players = [Client(desk, table, seat, waits=5 * seat) for seat in range(table.header.players)]
    watcher = Client(desk, table, None)
    everybody = [*players, watcher]
    for client in everybody:
        await client.say({"type": "hello", "protocol": 1, "lang": "de"})
    for client in players:
        await client.say({"type": "sit", "action_id": "sit-down", "nonce": "5a" * 16})
        await client.say({"type": "sit", "action_id": "sit-down", "nonce": "5a" * 16})
        await client.say({"type": "emote", "emote": "hello"})
        await client.say({"type": "ping"})
        await client.say({"type": "lang", "lang": "en"})
    await watcher.say({"type": "emote", "emote": "hello"})  # not for spectators
    agent = registry.agent("rules", spec.partition("/")[0])
    tried: list[dict[str, Any]] = [{} for _ in players]  # what each of them has done in vain
    count = 0
    while await is_played(everybody):
        count += 1
        assert count <= MOST, f"{spec}: the game does not end"
        try:
            async with asyncio.timeout(STUCK):
                await one_answer(players, watcher, agent, tried, count)
        except TimeoutError:
            queues = desk.service.work.queues if isinstance(desk.service.work, Beside) else {}
            under_way = {name: (queue.length, queue.running) for name, queue in queues.items()}
            pytest.fail(f"{spec}: stuck at answer {count}; {players[0].room.lock.locked()=}, {under_way=}")
    for number, client in enumerate(players):
        await client.listen()
        await client.say({"type": "rematch", "action_id": f"once-more-{number}", "seq": client.seq})
    assert players[0].observation["rematch"]["table"] or desk.judge.seen["rematch"]
    for client in everybody:
        await client.listen()
        client.leave()


async def one_answer(
    players: list[Client], watcher: Client, agent: Agent, tried: list[dict[str, Any]], count: int
) -> None:
    """Whoever is asked answers, twice; now and then too late, or takes something back."""
    asked = next(client for client in players if client.connection.seat in client.observation["decision"]["seats"])
    (world,) = [message for message in await asked.say({"type": "world"}) if message["type"] == "world"]
    game = reverie.from_position(world["position"], seed=0)
    outlook = game.outlook(asked.connection.seat, tried[players.index(asked)])
    words = game.codec.by_id[agent.choose(outlook)].words
    action = {"type": "act", "action_id": f"action-{count}", "seq": asked.seq, "action": words}
    await asked.say(action)
    await asked.say(action)  # known already
    if count % 5 == 0:
        await asked.say(action | {"action_id": f"action-{count}-late"})  # stale
        if count <= TAKEN_BACK:
            await ask_back(players, count)
    await watcher.say({"type": "resume", "after": max(0, watcher.seq - 2)})


async def is_played(everybody: list[Client]) -> bool:
    """Whether the game goes on, after everybody has listened."""
    for client in everybody:
        await client.listen()
    return bool(everybody[0].observation["status"] == "playing")


async def ask_back(players: list[Client], count: int) -> None:
    """Take something back, together if there are two; and again."""
    asking = players[0]
    await asking.listen()
    said = {"type": "undo", "action_id": f"undo-{count}-0", "seq": asking.seq, "count": 1}
    await asking.say(said)
    for number, client in enumerate(players[1:], 1):
        await client.listen()
        await client.say(
            {"type": "answer_undo", "action_id": f"answer-{count}-{number}", "seq": client.seq, "agree": count % 2 == 0}
        )
    await asking.listen()
    await asking.say({"type": "redo", "action_id": f"redo-{count}-0", "seq": asking.seq, "count": 1})
