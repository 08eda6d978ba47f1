"""The client that measures: it must read what is said, and wait as long as it says."""

from __future__ import annotations

import random
import socket
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bench.server import frames, hosted
from bench.server.ours import settings_for
from bench.server.rules import Rules
from bench.server.serving import LIKE_OURS
from bench.server.talkers import read_update
from reverie.server.run import config_of


@pytest.mark.parametrize("game", hosted.games())
def test_legal_actions_are_found_in_an_update_without_reading_it(game: str) -> None:
    table = hosted.seated(f"{hosted.solo(game)}/seed=3")
    chance = random.Random(5)
    running = table.running()
    while True:
        expected = [b"%d" % number for number in running.legal_actions()]
        assert read_update(hosted.update(table)) == (table.seq, expected, running.answers)
        if running.is_over:
            break
        action = chance.choice(running.legal_actions())
        table.settle(table.draft("act", 0, f"act-{table.seq:04}", {"action": action}, 0))


@pytest.mark.parametrize("game", hosted.games())
def test_the_rules_that_the_reference_plays_are_those_of_our_server(game: str) -> None:
    """Answer for answer: the same state, and every byte that the player is shown of the game stands in our update."""
    rules = Rules(hosted.solo(game), 1)
    for _ in range(30):
        written = rules.answer()
        played = rules.game
        assert written.startswith(played.hash().encode())
        if played.is_over:
            break
        table = hosted.seated(played.spec.text())
        for action in played.line:
            table.draft("act", 0, "ignored", {"action": action.words}, 0)
        assert table.state() == played.hash()
        question = played.decision
        assert question is not None
        ours = hosted.update(table)
        for part in (played.view_json(0), played.offered("en", question.kind)):
            assert part in written
            assert part in ours
    assert rules.game.answers


def test_frames_of_every_length_are_split_wherever_they_are_cut() -> None:
    payloads = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 65535, b"e" * 65536]
    stream = b"".join(unmasked(payload) for payload in payloads)
    for cut in (0, 1, 2, 3, 5, 130, 131, 260, 262, len(stream) - 1):
        found, rest = frames.split(stream[:cut])
        more, rest = frames.split(rest + stream[cut:])
        assert [payload for _, payload in found + more] == payloads
        assert rest == b""


def unmasked(payload: bytes) -> bytes:
    """As a server would send it."""
    sent = frames.frame(payload)
    head = bytes([sent[0], sent[1] & 0x7F]) + sent[2 : len(sent) - len(payload) - 4]
    return head + payload


class Slow:
    """Answers itself after a while."""

    def __init__(self, delay: float) -> None:
        near, self.far = socket.socketpair()
        self.wire = frames.Wire.__new__(frames.Wire)
        self.wire.socket, self.wire.held = near, b""
        self.delay = delay

    def say(self) -> bytes:
        return b"?"

    def hear(self, text: bytes) -> bool:
        return True

    def answer(self, times: int) -> None:
        for _ in range(times):
            self.far.recv(1)
            time.sleep(self.delay)
            self.far.sendall(unmasked(b"!"))


def test_latency_counts_from_the_time_a_thing_was_due() -> None:
    talker = Slow(0.1)
    thread = threading.Thread(target=talker.answer, args=(5,), daemon=True)
    thread.start()
    latencies = frames.open_loop([talker], rate=50.0, seconds=0.1)  # five things, 20 ms apart, each takes 100 ms
    thread.join()
    assert len(latencies) == 5
    assert all(later > earlier + 0.05 for earlier, later in pairwise(latencies))
    talker.far.close()
    talker.wire.socket.close()


def test_both_servers_are_run_the_same_way(tmp_path: Path) -> None:
    ours: Any = config_of(settings_for(tmp_path / "tables.sqlite"))
    found = {name: getattr(ours, name) for name in LIKE_OURS}
    assert issubclass(found.pop("http"), HttpToolsProtocol)  # ours has limits that the reference does without
    assert found == {name: value for name, value in LIKE_OURS.items() if name != "http"}
