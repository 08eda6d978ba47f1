"""Requests, whole and spoilt: an endless seeded stream of protocol lines, each with what must come of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import reverie
from reverie.games.onirim.codec import CODEC
from reverie.protocol import LINE_LIMIT
from reverie.protocol.commands import COMMANDS
from tests.fuzz.mutate import BAD_BYTES, ODD_VALUES, paste_literal, spoil_bytes, spoil_data

WORDS = sorted(CODEC.by_words)
NAMES = [name for name in COMMANDS if name != "quit"]
POSITION = "onirim/third/solo | row green.sun green.moon | hand green.sun red.sun red.moon blue.key brown.sun | at turn"


def finished_record() -> reverie.Record:
    """A whole game."""
    game = reverie.new_game("onirim", seed=5)
    agent = reverie.agent("random", seed=5)
    while not game.is_over:
        game.apply(agent.choose(game))
    return game.record()


RECORD = finished_record()


def valid_request(rng: random.Random) -> dict[str, Any]:
    """A request as the documentation has it; whether the game allows it is another matter."""
    requests: list[dict[str, Any]] = [
        {"do": "hello"},
        {"do": "hello", "protocol": 1, "lang": rng.choice(["en", "de"])},
        {"do": "lang", "lang": rng.choice(["en", "de"])},
        {"do": "ping"},
        {"do": "new", "spec": rng.choice(["onirim", f"onirim/first/seed={rng.randrange(99)}"])},
        {"do": "new", "game": "onirim", "edition": "third", "mode": "solo", "modules": [], "variants": {}, "seed": 3},
        {"do": "new", "spec": {"game": "onirim", "seed": 4}, "debug": True, "with": ["actions", "view"]},
        {"do": "position", "text": POSITION, "seed": 7, "debug": rng.random() < 0.5},
        {"do": "position"},
        {"do": "load", "text": RECORD.text()},
        {"do": "load", "record": RECORD.to_json(), "debug": True},
        {"do": "view", "seat": rng.choice([0, None])},
        {"do": "view"},
        {"do": "actions"},
        {"do": "events", "since": rng.randrange(40), "seat": rng.choice([0, None])},
        {"do": "rules", "rule": "ONI-BASE-08", "lang": "de"},
        {"do": "apply", "action": rng.choice(WORDS)},
        {"do": "apply", "action": rng.randrange(128), "with": ["actions"]},
        {"do": "apply", "action": {"verb": "discard", "card": "red.sun"}},
        {"do": "apply", "actions": rng.choices(WORDS, k=rng.randrange(1, 6))},
        {"do": "undo", "count": rng.randrange(1, 4)},
        {"do": "redo"},
        {"do": "record", "json": rng.random() < 0.5},
        {"do": "seed", "seed": rng.randrange(1000)},
        {"do": "choose", "agent": "random", "seed": 1},
        {"do": "choose", "agent": "random"},
        {"do": "rollouts", "games": 1, "seed": rng.randrange(1000), "policy": "random"},
        {"do": "rollouts", "games": 1, "action": rng.choice(WORDS)},
    ]
    request = rng.choice(requests)
    return {"id": rng.choice(["a", 1, None]), **request} if rng.random() < 0.3 else request


REFUSED = "refused"
Fate = str | None  # the code that a line must be refused with, or REFUSED for any; None if it may succeed


def lines(rng: random.Random) -> Iterator[tuple[bytes, Fate]]:
    """Lines without their ends, never blank and never a whole `quit`, each with its fate."""
    while True:
        line, fate = next_line(rng)
        line = line.replace(b"\n", b" ")
        if line.strip(b" \r\t\v\f") and b'"quit"' not in line:
            yield line, fate


def next_line(rng: random.Random) -> tuple[bytes, Fate]:
    """One line and what must come of it whatever the state of the game."""
    request = valid_request(rng)
    whole = json.dumps(request, ensure_ascii=rng.random() < 0.5).encode()
    way = rng.randrange(16)
    if way == 0:
        return whole, None
    if way in (1, 2, 3, 4):
        spoilt = request
        for _ in range(rng.randrange(1, 4)):
            spoilt = spoil_data(rng, spoilt)
        return json.dumps(spoilt).encode(), None
    if way == 5:
        return paste_literal(rng, request).encode(), "json"
    if way == 6:
        return whole[: rng.randrange(1, len(whole))], REFUSED
    if way == 7:
        where = rng.randrange(len(whole) + 1)
        return whole[:where] + rng.choice(BAD_BYTES) + whole[where:], "encoding"
    if way == 8:
        return spoil_bytes(rng, whole), None
    if way == 9:
        return json.dumps({**request, rng.choice(["x", "Do", "ids", "actions ", ""]): 1}).encode(), REFUSED
    if way == 10:
        name = rng.choice([key for key in request if key != "id"])
        twice = json.dumps(request)[:-1] + f",{json.dumps(name)}:{json.dumps(request[name])}}}"
        return twice.encode(), "json"
    if way == 11:
        return json.dumps(
            rng.choice([value for value in ODD_VALUES if not isinstance(value, dict)])
        ).encode(), "request"
    if way == 12:
        wrong = {**request, "do": rng.choice([*ODD_VALUES, "New", "new ", "exit", "help", "uci"])}
        return json.dumps(wrong).encode(), None if wrong["do"] in list(COMMANDS) else REFUSED
    if way == 13:
        other = {**valid_request(rng), **request}
        return json.dumps({**other, "do": rng.choice(NAMES)}).encode(), None
    if way == 14 and rng.random() < 0.1:
        return oversized(rng, whole), "line-too-long"
    without = {key: value for key, value in request.items() if key != "do"}
    return json.dumps(without).encode(), REFUSED


def oversized(rng: random.Random, whole: bytes) -> bytes:
    """A line beyond the limit, now and then far beyond it."""
    size = LINE_LIMIT + rng.choice([1, 2, 3, 1000, LINE_LIMIT, 3 * LINE_LIMIT])
    return whole + b" " * (size - len(whole)) if rng.random() < 0.5 else b'{"x":"' + b"y" * size
