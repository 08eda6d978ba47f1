"""Requests, whole and spoilt: an endless seeded stream of protocol lines, each with what must come of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import reverie
from reverie.kernel import registry
from reverie.protocol import LINE_LIMIT
from reverie.protocol.commands import COMMANDS
from tests.fuzz.every_game import GAMES, positions, records
from tests.fuzz.mutate import BAD_BYTES, ODD_VALUES, paste_literal, spoil_bytes, spoil_data

NAMES = [name for name in COMMANDS if name != "quit"]
LAST = 8  # answers of a record
SIZE = 12  # games at questions, of each kind


@cache
def words_of(name: str) -> list[str]:
    """Answers of a game: all that it knows, or those that were given in some."""
    known = registry.game(name).codec.by_words
    return sorted({*known, *(word for record in records(name, SIZE) for word in record.actions)})


@cache
def finished_record(name: str) -> reverie.Record:
    """The last answers of a game, from the position before them."""
    game = reverie.new_game(name, seed=5)
    agent = reverie.agent("rules", name, seed=5)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    end = reverie.from_position(game.moment(game.answers - LAST).position(), seed=5)
    while not end.is_over:
        end.apply(agent.choose(end.outlook()))
    return end.record()


def valid_request(rng: random.Random) -> dict[str, Any]:
    """A request as the documentation has it, about any game; whether the game at hand allows it is another matter."""
    name = rng.choice(GAMES)
    manifest = registry.game(name).manifest
    edition, mode = rng.choice(manifest.editions).name, rng.choice(manifest.modes).name
    words, record = words_of(name), finished_record(name)
    requests: list[dict[str, Any]] = [
        {"do": "hello"},
        {"do": "hello", "protocol": 1, "lang": rng.choice(["en", "de"])},
        {"do": "lang", "lang": rng.choice(["en", "de"])},
        {"do": "ping"},
        {"do": "new", "spec": rng.choice([name, f"{name}/{edition}/seed={rng.randrange(99)}"])},
        {"do": "new", "game": name, "edition": edition, "mode": mode, "modules": [], "variants": {}, "seed": 3},
        {"do": "new", "spec": {"game": name, "seed": 4}, "debug": True, "with": ["actions", "view"]},
        {"do": "position", "text": rng.choice(positions(name, SIZE)), "seed": 7, "debug": rng.random() < 0.5},
        {"do": "position"},
        {"do": "load", "text": record.text()},
        {"do": "load", "record": record.to_json(), "debug": True},
        {"do": "view", "seat": rng.choice([0, None])},
        {"do": "view"},
        {"do": "actions"},
        {"do": "events", "since": rng.randrange(40), "seat": rng.choice([0, None])},
        {"do": "rules", "rule": "ONI-BASE-08", "lang": "de"},
        {"do": "apply", "action": rng.choice(words)},
        {"do": "apply", "action": rng.randrange(128), "with": ["actions"]},
        {"do": "apply", "action": {"verb": "discard", "card": "red.sun"}},
        {"do": "apply", "actions": rng.choices(words, k=rng.randrange(1, 6))},
        {"do": "apply", "action": rng.choice(words), "actions": rng.choices(words, k=2)},  # one or the other
        {"do": "undo", "count": rng.randrange(1, 4)},
        {"do": "redo"},
        {"do": "record", "json": rng.random() < 0.5},
        {"do": "seed", "seed": rng.randrange(1000)},
        {"do": "choose", "agent": "random", "seed": 1},
        {"do": "choose", "agent": "random"},
        {"do": "rollouts", "games": 1, "seed": rng.randrange(1000), "policy": "random"},
        {"do": "rollouts", "games": 1, "action": rng.choice(words)},
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
