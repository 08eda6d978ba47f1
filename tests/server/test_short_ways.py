"""The short ways that make a server quick lead to the same places as the long ones."""

from __future__ import annotations

import asyncio
import random
import string
from pathlib import Path
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from bench.server.unlimited import NO_LIMITS
from reverie.hosted.chain import next_link
from reverie.hosted.digest import digest
from reverie.kernel import registry
from reverie.kernel.counting import counts
from reverie.kernel.spec import GameSpec
from reverie.kernel.strict_json import strict_json
from reverie.server.connection import Connection
from reverie.server.frames import Frames, whole_text
from reverie.server.messages import READER, Act, encode, read_answer
from reverie.server.observation import events_after
from reverie.server.service import Service
from reverie.server.settings import Settings, Timing
from tests.server.tables import Ledger

LIMIT = 1 << 16


def written(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [1, 2, 7, 125, 126, 127, 1000, 65_535])
def test_a_whole_text_is_read_as_the_library_reads_it(size: int) -> None:
    text = "ä" * (size // 2) + "x" * (size % 2)
    assert whole_text(written(text.encode()), LIMIT) == text


def test_everything_else_is_left_to_the_library() -> None:
    whole = written(b'{"type":"ping"}')
    assert whole_text(whole, LIMIT) == '{"type":"ping"}'
    others = [
        b"", whole[:1], whole[:6], whole[:-1], whole + b"\0", whole + whole, written(b"x" * 11)[:8],
        written(b"ping", Opcode.PING), written(b"pong", Opcode.PONG), written(b"\x03\xe8", Opcode.CLOSE),
        written(b"bytes", Opcode.BINARY), written(b"a piece", fin=False), written(b"a piece", Opcode.CONT),
        written(b""), written(b"\xff\xfe"), written(b"x" * 70_000),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + whole[1:],  # compressed
        whole[:1] + b"\xfe\x00\x0f" + whole[2:],  # a length that is longer than need be
    ]  # fmt: skip
    for data in others:
        assert whole_text(data, LIMIT) is None, data[:20]
    assert whole_text(written(b"x" * 101), 100) is None


def test_the_short_way_is_open_between_two_messages_only() -> None:
    frames = Frames()
    assert frames.is_between
    frame = written(b"a text that comes in pieces")
    for place in range(len(frame) - 1):
        frames.pass_by(frame[place : place + 1])
        assert not frames.is_between, place
    frames.pass_by(frame[-1:])
    assert frames.is_between
    frames.pass_by(written(b"first", fin=False))
    assert not frames.is_between
    frames.pass_by(written(b"ping", Opcode.PING))
    assert not frames.is_between
    frames.pass_by(written(b"last", Opcode.CONT))
    assert frames.is_between
    frames.pass_by(written(b"ping", Opcode.PING))
    assert frames.is_between


def test_frames_are_counted_however_they_are_cut() -> None:
    lots = random.Random(4)
    for _ in range(300):
        sizes = [lots.choice((0, 1, 5, 125, 126, 127, 300, 65_535, 65_536)) for _ in range(lots.randint(1, 4))]
        stream, ends = b"", set()
        for size in sizes:
            stream += Frame(Opcode.BINARY, bytes(size)).serialize(mask=lots.random() < 0.9)
            ends.add(len(stream))
        frames, place = Frames(), 0
        while place < len(stream):
            cut = min(place + lots.choice((1, 2, 3, 7, 14, 1000, 70_000)), len(stream))
            frames.pass_by(stream[place:cut])
            place = cut
            assert frames.is_between == (place in ends)


def test_a_link_is_the_digest_of_its_fields() -> None:
    lots = random.Random(5)
    for _ in range(300):
        body = "".join(lots.choice('{"a:b}0ä\0\x7f') for _ in range(lots.choice((0, 2, 30, 126, 127, 128, 129, 400))))
        kind = lots.choice(("act", "sit", "agree_undo", "ü", "k" * 130))
        previous, state = digest("x", body), lots.choice(("", digest("y", body)))
        seq, at, seat = lots.randrange(4000), lots.randrange(2**45), lots.randrange(-1, 2)
        expected = digest("reverie-log-1", previous, str(seq), str(at), kind, str(seat), body, state)
        assert next_link(previous, seq, at, kind, seat, body, state) == expected


def test_runs_are_counted() -> None:
    lots = random.Random(6)
    names = [f"card {number}" for number in range(20)]
    for size in (0, 1, 2, 40, 90):
        cards = sorted(lots.choices(range(20), k=size))
        found = counts(cards, names)
        assert list(found.items()) == [(names[card], cards.count(card)) for card in dict.fromkeys(cards)]


@pytest.mark.parametrize("spec", ["onirim", "onirim/third/team", "urbion", "urbion/second/team"])
def test_facts_are_the_events(spec: str) -> None:
    """Whoever asks, in whatever order, and after answers were taken back."""
    lots = random.Random(7)
    ledger = Ledger(spec)
    for seat in range(ledger.table.players):
        ledger.add("sit", seat, nonce=f"{lots.getrandbits(128):032x}")
    game = ledger.table.running()
    for _ in range(40):
        if game.is_over:
            break
        game.apply(lots.choice(game.legal_actions()))
        if lots.random() < 0.2:
            game.undo(lots.randint(1, game.answers))
        if lots.random() < 0.5:
            seat_or_none = lots.choice((None, *range(game.players)))
            for answers in {0, game.answers, lots.randint(0, game.answers), max(game.answers - 1, 0)}:
                first, facts = game.facts_after(seat_or_none, answers)
                expected = game.clone().events_after(seat_or_none, answers)
                assert (first, facts) == (expected[0], [event.to_json() for event in expected[1]])
            everything = game.facts_after(seat_or_none, -1)
            assert everything == (0, [event.to_json() for event in game.events_for(seat_or_none)])


class Ear:
    """A client that takes everything at once."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def write(self, data: bytes) -> bool:
        self.heard.append(orjson.loads(data))
        return True

    async def send(self, data: bytes) -> None:
        self.write(data)

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    def abort(self) -> None:
        raise AssertionError


def test_a_table_rests_while_people_only_look_at_it(tmp_path: Path) -> None:
    async def look() -> None:
        timing = Timing(idle_room=-1.0, sweep=1000.0)
        service = Service(Settings(database=str(tmp_path / "x.sqlite"), limits=NO_LIMITS, timing=timing))
        await service.start()
        hall, ear = service.hall, Ear()
        table = (await hall.create(GameSpec.parse("onirim", registry.manifests()))).header.id
        room = hall.room(table)
        connection = Connection(room, 0, ear, service.clock, service.settings)

        async def say(**message: Any) -> dict[str, Any]:
            ear.heard.clear()
            await connection.receive(orjson.dumps(message).decode())
            return ear.heard[0]

        await say(type="hello", protocol=1)
        update = await say(type="sit", action_id="sit-0000", nonce="0" * 32)
        for number in range(6):
            hall.sweep()
            assert room.memory is None
            assert hall.rooms == {table: room}
            assert not room.is_behind
            if number % 2:
                spoken = await say(type="lang", lang="de" if number % 4 == 1 else "en")
                assert (spoken["seq"], spoken["observation"]["view"]) == (update["seq"], update["observation"]["view"])
                hall.sweep()
            action = update["observation"]["actions"][0]["id"]
            update = await say(type="act", action_id=f"act-{number:04}", seq=update["seq"], action=action)
            assert update["accepted"] == [f"act-{number:04}"]
            assert room.memory is not None
            assert update["events"] == orjson.loads(encode(events_after(room.memory, 0, update["seq"] - 1)))
        await service.store.close()

    asyncio.run(look())


ID = st.text(string.ascii_letters + string.digits + "_-", min_size=6, max_size=66)
NUMBER = st.integers(0, 2**54) | st.integers(0, 3000)


@given(
    ID,
    NUMBER,
    NUMBER,
    st.sampled_from(("", " ", '"', "0", "-", ".", "e", "\\", "\n", "\u0661", "}", '"seq":1,')),
    st.data(),
)
def test_an_answer_is_read_as_it_would_be_read_the_long_way(
    name: str, seq: int, action: int, spoilt: str, data: st.DataObject
) -> None:
    """Or not at all: then the long way decides."""
    text = f'{{"type":"act","action_id":"{name}","seq":{seq},"action":{action}}}'
    if spoilt:
        place = data.draw(st.integers(0, len(text)))
        text = text[:place] + spoilt + text[place:]
    found = read_answer(text)
    if found is not None:
        read = READER.validate_python(strict_json(text))
        assert isinstance(read, Act)
        assert (found.action_id, found.seq, found.action) == (read.action_id, read.seq, read.action)
    elif not spoilt:
        assert not 8 <= len(name) <= 64 or seq >= 10**15 or action >= 10**16
