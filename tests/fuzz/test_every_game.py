"""T13 for every registered game: spoilt positions and records end in a code or in a sound game, soon and in bounds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from reverie import RecordError
from reverie.audit.plain_record import verify_record
from reverie.errors import ReverieError
from reverie.hosted.entries import Header
from reverie.hosted.table import Table
from reverie.kernel.records import Record, parse_record
from tests.fuzz.every_game import (
    GAMES,
    SLOWEST,
    Fate,
    Watch,
    corpus,
    in_words,
    judged,
    lay_and_use,
    positions,
    records,
    spoil_position,
    spoil_record,
)
from tests.fuzz.measure import Growth

Amount = Callable[[int, int], int]
MEMORY_LIMIT = 64 << 10  # KiB
SIZE = 60  # games at questions, of which all is made


@pytest.mark.parametrize("name", GAMES)
def test_spoilt_positions_of_every_game(name: str, amount: Amount) -> None:
    rng, texts = random.Random(f"13 {name}"), positions(name, SIZE)
    seen: Counter[str] = Counter()
    for number, text in enumerate(texts[:20]):
        assert lay_and_use(text, number).code == "sound", text
    memory = Growth()
    for _ in range(amount(100, 15_000)):
        text, seed = spoil_position(rng, name, texts), rng.randrange(1000)
        fate = judged(partial(lay_and_use, text, seed))
        assert fate.worst <= SLOWEST, f"{fate.worst:.3f} s: {text}"
        seen[fate.code] += 1
    assert memory.kib <= MEMORY_LIMIT
    assert len(seen) > 8, f"the damage is too plain: {seen}"
    assert seen["sound"], f"the damage is too coarse: {seen}"


def read(text: str) -> Fate:
    """What `verify`, `replay` and the import of a table make of a text that is perhaps a record."""
    watch = Watch()
    report = watch(lambda: verify_record(text))
    for check in report.checks:
        if check.reason is not None:
            in_words(check.reason)
    try:
        record: Record = watch(lambda: parse_record(text))
        watch(lambda: carry_over(record))
        watch(record.replay)
    except RecordError as error:
        return Fate(in_words(error), watch.worst)
    return Fate("sound", watch.worst)


def carry_over(record: Record) -> None:
    """As a table that goes on where the record ends; what the table refuses, the replay refuses, too."""
    header = Header("t", 0, record.spec.text(), record.rules, 1, "imported", None, None, record.start)
    body = {"actions": record.actions, "peeked": record.peeked}
    try:
        entry = Table(header).draft("import", 0, "import-0", body, 0)
        assert Table.replay(header, [entry]).locked is None
    except ReverieError as error:
        in_words(error)


@pytest.mark.parametrize("name", GAMES)
def test_spoilt_records_of_every_game(name: str, amount: Amount) -> None:
    rng, kept, texts = random.Random(f"14 {name}"), records(name, SIZE), positions(name, SIZE)
    seen: Counter[str] = Counter()
    for record in kept[::4]:
        assert read(record.text()).code == "sound"
    memory = Growth()
    for _ in range(amount(80, 12_000)):
        text = spoil_record(rng, name, kept, texts)
        fate = judged(partial(read, text))
        assert fate.worst <= SLOWEST, f"{fate.worst:.3f} s: {text}"
        seen[fate.code] += 1
    assert memory.kib <= MEMORY_LIMIT
    assert {"record-illegal", "record-start", "record-check"} <= set(seen), f"the damage is too plain: {seen}"
    assert seen["sound"] < sum(seen.values()) / 2, f"the damage is too slight: {seen}"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_met_at_many_questions(name: str) -> None:
    kinds = {game.decision.kind for game in corpus(name, SIZE) if game.decision is not None}
    assert len(kinds) >= 5, kinds
