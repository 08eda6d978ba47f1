"""T13 for table documents: spoilt ones are refused in plain words or reported on, quickly and within bounds."""

from __future__ import annotations

import gc
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reverie.audit.table_record import TableDocument, parse_table, to_record, verify
from reverie.engine_mode import is_compiled
from reverie.errors import RecordError, ReverieError
from reverie.hosted.table import ENTRIES
from reverie.kernel import registry
from reverie.kernel.records import SIZE_LIMIT
from reverie.words import LANGUAGES
from tests.audit.forging import relink
from tests.audit.tables import DEALS, MODES, hosted, hosted_number
from tests.fuzz.mutate import paste_literal, spoil_data, spoil_text

Amount = Callable[[int, int], int]
QUICK = 0.25  # seconds of work
WHOLE, SOME = 10_000, 8  # answers of a document
SLOW = 1.0 if is_compiled() else 5.0  # for what was made to be slow; the goal is 1
GROWTH = 64 << 20
WORDS = ["null", "true", '"sealed"', '"secret"', '"entries"', "sit", "act", "undo", "redo", "import", "ask_undo", "{}",
         "[]", '"', "\\", "fair", "number", "daily:2026-11-16", "daily:", "imported", "unfinished", "0" * 64, "0" * 32,
         "onirim/third/solo", "urbion/second/team", "seed=7", ",", ":", "-1", "9007199254740993"]  # fmt: skip


@cache
def originals() -> tuple[dict[str, Any], ...]:
    """Documents of every sort: complete and sealed, ended and running."""
    made = []
    for name, definition in registry.games().items():
        length = WHOLE if definition.policies else SOME  # without native playouts a whole game takes its time
        for mode in MODES:
            for deal in DEALS:
                played = hosted(name, mode, deal, 50, answers=length)
                made += [played.document().to_json(), played.sealed(0).to_json()]
                made.append(hosted(name, mode, deal, 51, answers=6).document().to_json())
    return tuple(made)


def memory() -> int:
    """The memory that this process has now, in bytes; 0 where that cannot be read."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    return 1024 * int(status.read_text("utf-8").partition("VmRSS:")[2].split()[0])


def in_words(error: ReverieError) -> None:
    """An error has a sentence in every language."""
    for language in LANGUAGES:
        assert error.text(language) not in ("", error.code, f"server-{error.code.replace('_', '-')}"), error.code


def outcome(text: str, worst: list[float], thorough: bool = True) -> str:
    """What becomes of a text that is perhaps a table document: its error's code, the checks that fail, or `sound`."""
    begun = time.process_time()
    try:
        document = parse_table(text)
        report = verify(document)
    except RecordError as error:
        in_words(error)
        return error.code
    finally:
        worst.append(time.process_time() - begun)
    for language in LANGUAGES:
        json.dumps(report.to_json(language))
    reasons = [check.reason for check in report.checks if check.reason is not None]
    for reason in reasons:
        in_words(reason)
    if thorough:
        assert parse_table(document.text()) == document
        check_to_record(document, bool(reasons))
    return "+".join(check.name for check in report.checks if check.reason is not None) or "sound"


def check_to_record(document: TableDocument, failed: bool) -> None:
    """A plain record comes of documents that hold, and of no other."""
    refused: RecordError | None = None
    try:
        record = to_record(document)
        assert record.replay().hash() == record.state
    except RecordError as error:
        in_words(error)
        refused = error
    if refused is None:
        assert not failed
    else:
        assert document.sealed or failed or refused.code == "audit-not-dealt"


def spoilt(rng: random.Random, number: int, sound: tuple[dict[str, Any], ...]) -> str:
    """A document with some damage, by turns plain and deep."""
    data = rng.choice(sound)
    way = number % 5
    if way == 0:
        return spoil_text(rng, json.dumps(data), WORDS)
    if way == 1:
        return paste_literal(rng, data)
    changed: Any = data
    for _ in range(rng.choice([1, 1, 2])):
        changed = spoil_data(rng, changed)
    if way == 2:
        return json.dumps(changed)
    changed = json.loads(json.dumps(data))
    entry = rng.choice(changed["entries"])
    if rng.random() < 0.5 and entry["body"]:
        entry["body"] = json.dumps(
            spoil_data(rng, json.loads(entry["body"])), sort_keys=True, separators=(",", ":")
        )  # fmt: skip
    else:
        name = rng.choice(["seat", "kind", "at", "state", "seq"])
        entry[name] = rng.choice(changed["entries"])[name]
    if rng.random() < 0.3:
        rng.shuffle(changed["entries"])
    return json.dumps(changed if changed["sealed"] else relink(changed))


def test_spoilt_documents(amount: Amount) -> None:
    rng = random.Random(13)
    seen: Counter[str] = Counter()
    worst: list[float] = []
    for data in originals():
        assert outcome(json.dumps(data), worst, thorough=False) == "sound"
    gc.collect()
    before = memory()
    for number in range(amount(500, 20_000)):
        seen[outcome(spoilt(rng, number, originals()), worst, thorough=number % 8 == 3)] += 1
    gc.collect()
    assert memory() - before < GROWTH
    assert max(worst) < QUICK
    assert {"json-unreadable", "record-line", "record-missing", "entries", "states"} <= set(seen), f"too plain: {seen}"
    assert seen["sound"] < sum(seen.values()) / 4, f"the damage is too slight: {seen}"


def with_entries(count: int, **changed: Any) -> str:
    """A sealed document with very many entries."""
    data = hosted("onirim", "solo", "fair", 1, answers=1).sealed(None).to_json()
    one = data["entries"][0]
    data["entries"] = [{**one, "seq": i + 1, **changed} for i in range(count)]
    return json.dumps(data)


def with_body(kind: str, body: str) -> str:
    """A complete document whose last entry has a body of its own."""
    data = hosted("onirim", "solo", "number", 1, answers=1).document().to_json()
    data["entries"].append({**data["entries"][-1], "seq": 3, "kind": kind, "body": body})
    return json.dumps(relink(data))


def with_start(start: str) -> str:
    """An imported game from a position."""
    number = hosted_number("onirim", "solo", "imported", lambda played: played.table.header.start is not None)
    data = hosted("onirim", "solo", "imported", number).document().to_json()
    return json.dumps(data | {"start": start})


BOMBS: dict[str, Callable[[], str]] = {
    "too long": lambda: "{" + " " * SIZE_LIMIT + '"reverie-table": 1}',
    "brackets": lambda: '{"reverie-table": 1, "entries": ' + "[" * 500_000,
    "objects": lambda: '{"reverie-table": ' * 50_000,
    "quotes": lambda: '{"reverie-table": "' + '\\"' * 400_000,
    "many values": lambda: '{"reverie-table": 1, "entries": [' + "0," * 400_000 + "0]}",
    "long numbers": lambda: '{"reverie-table": 1, "rules": ' + "9" * 900_000 + "}",
    "many entries": lambda: with_entries(6_000),
    "many own entries": lambda: with_entries(4_000, kind="act", body='{"action":"play red.sun"}'),
    "brackets in a body": lambda: with_body("act", "[" * 100_000),
    "a long answer": lambda: with_body("act", json.dumps({"action": "play " * 4_000}, separators=(",", ":"))),
    "a long count": lambda: with_body("redo", '{"count":9007199254740991}'),
    "a long undo": lambda: with_body("undo", '{"count":9007199254740991,"peeked":false}'),
    "a long start": lambda: with_start("onirim/third/solo | hand " + "red.sun " * 2_400),
    "a deep start": lambda: with_start("onirim/third/solo " + "| row " * 3_000),
    "a foreign start": lambda: with_start("urbion/second/solo | at main"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_bombs(name: str) -> None:
    worst: list[float] = []
    outcome("{}", [])  # what is loaded on first use is no bomb
    found = outcome(BOMBS[name](), worst)
    assert max(worst) < SLOW
    assert found != "sound" or name in ("many entries", "many own entries")


def test_the_longest_document_that_is_sound() -> None:
    """Going back and forth over a whole game for as long as a table may last; its document can still be read back."""
    if not is_compiled():
        pytest.skip("the pure engine takes longer")
    played = hosted("urbion", "solo", "number", 3, restless=False)
    count = played.game.answers
    while len(played.entries) < ENTRIES - 1:
        played.add("undo", 0, count=count)
        played.add("redo", 0, count=count)
    text = played.document().text()
    assert 0.6 * SIZE_LIMIT < len(text) < SIZE_LIMIT
    worst: list[float] = []
    assert outcome(text, worst, thorough=False) == "sound"
    assert max(worst) < SLOW
