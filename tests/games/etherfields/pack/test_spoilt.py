"""T14: spoilt packs. Whatever is done to a pack, it is still playable, or clear findings say what is wrong with it."""

from __future__ import annotations

import gc
import json
import random
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any

import pytest

from reverie.errors import StateError
from reverie.games.etherfields import rules
from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.checks import check_all
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.making import PLACEHOLDER
from reverie.games.etherfields.content.objects import OBJECTS, PARTS
from reverie.games.etherfields.rounds.setup import new_game
from reverie.words import LANGUAGES
from tests.fuzz.mutate import ODD_VALUES, spoil_bytes, spoil_data, spoil_text
from tests.games.etherfields.pack.small import Draft, act, pack_of
from tests.games.etherfields.pack.work import calls

ANNOUNCED = rules.PARTS  # importing it announces what all frames and words do
WORK = 400_000  # calls; a sound pack of this size takes about a tenth
SECONDS = 0.25  # of the processor, for one pack
RESIDENT = 32 << 20  # bytes that the process may grow by
GROWTH = 2 << 20  # bytes that may stay after a thousand packs: caches of words
VOCABULARY = [
    *(word for words in w.FAMILIES.values() for word in words),
    *OBJECTS, *(name for part in PARTS.values() for name in part.parameters),
    "- ", ": ", "{", "}", "[", "]", "&a", "*a", "!!x", "<<: ", "|", ">", "'", '"', "#", "---", "...", "%", "null", "~",
    "true", "-1", "99999999999999999999", "1.5", "A1.nw", "B2", "I-1-A", "\t", "\n", "  ",
]  # fmt: skip


@cache
def files() -> dict[str, str]:
    """The files of a new pack, and a campaign for it to be played with."""
    template = resources.files("reverie.games.etherfields.content") / "template"
    found = {file.name: file.read_text("utf-8").replace(PLACEHOLDER, "mine") for file in template.iterdir()}
    manifest = json.dumps({"pack": {**Draft().pack, "languages": ["en", "de"]}})
    found["pack.yaml"] = manifest
    found["small.json"] = json.dumps(rich().data()[1:], indent=1)
    return found


def rich() -> Draft:
    """The small campaign with some of everything."""
    draft = Draft()
    draft["influence:punch"]["abilities"] = [
        act(keyword="fight", range={"n": 3},
            **{"or": [{"cost": {"one_of": [[{"ether": 1}], "free"]}, "do": ["heal"]}]}),
        act("b", kind="trigger", when={"suffered": {"who": "self"}}, cost="free",
            do=[{"modifier": {"stat": {"action_cost": {"color": "wrath"}}, "op": "add", "value": -1,
                              "duration": {"uses": {"n": 1, "duration": "round"}}, "while": ["solo"]}}]),
    ]  # fmt: skip
    draft["script:1"]["do"] = [
        {"choice": [{"key": "a", "text": "A", "requires": [{"not": {"flag": "x"}}], "do": [{"set_flag": "x"}]},
                    {"do": [{"if": {"cond": {">=": [{"flag": "x"}, {"min": [1, "team_size"]}]},
                                    "do": [{"draw": 2}]}}]}]},
        {"roll_luck": {"doom": [{"suffer": 1}], "three": [{"unseal": "chosen"}]}},
        {"pay": {"cost": [{"intent": "X_of", "color": "cunning"}],
                 "else": [{"relocate": {"field": {"tag": "stairs"}}}]}},
    ]  # fmt: skip
    return draft


def spoil(rng: random.Random) -> dict[str, bytes]:
    """The pack with one to three changes."""
    made = {name: text.encode() for name, text in files().items()}
    for _ in range(rng.choice([1, 1, 2, 3])):
        name = rng.choice(sorted(made))
        text = made[name].decode("utf-8", "replace")
        way = rng.random()
        if way < 0.45:
            made[name] = spoil_text(rng, text, VOCABULARY).encode("utf-8", "replace")
        elif way < 0.85 and name.endswith(".json"):
            made[name] = spoil_json(rng, text)
        elif way < 0.92:
            made[name] = spoil_bytes(rng, made[name])
        elif way < 0.96:
            del made[name]
        else:
            made[f"{rng.randrange(9)}.json"] = json.dumps(
                [{rng.choice(list(OBJECTS)): rng.choice(ODD_VALUES)}]
            ).encode()
        if not made:
            break
    return made


def spoil_json(rng: random.Random, text: str) -> bytes:
    """A change inside the data: odd values, words of the language at places where they do not belong."""
    try:
        data: Any = json.loads(text)
    except ValueError:
        return text.encode("utf-8", "replace")
    data = spoil_data(rng, data)
    if rng.random() < 0.5:
        data = misplace(rng, data)
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")


def misplace(rng: random.Random, data: Any) -> Any:
    """Somewhere a value becomes another part of the same pack."""
    holders: list[Any] = []

    def collect(value: Any) -> None:
        if isinstance(value, (dict, list)) and value:
            holders.append(value)
            for entry in value.values() if isinstance(value, dict) else value:
                collect(entry)

    collect(data)
    if len(holders) > 1:
        target, source = rng.choice(holders), rng.choice(holders)
        copied = json.loads(json.dumps(source))
        if isinstance(target, dict):
            target[rng.choice(list(target))] = copied
        else:
            target[rng.randrange(len(target))] = copied
    return data


def look(made: dict[str, bytes]) -> tuple[Pack, list[Finding]]:
    """Read and check."""
    pack = pack_of(made)
    return pack, check_all(pack)


def is_told(pack: Pack, findings: list[Finding]) -> None:
    """A pack that cannot be played says why, at a place, in both languages."""
    if pack.content is None:
        assert any(finding.severity == "error" for finding in findings)
    for finding in findings[:5]:
        assert finding.code.startswith("pack-")
        assert finding.place.file
        for language in LANGUAGES:
            text = finding.text(language)
            assert finding.code not in text
            assert "$" not in finding.code
            assert len(text) < 1200, text


def test_the_sound_pack_is_sound() -> None:
    pack, findings = look({name: text.encode() for name, text in files().items()})
    assert pack.content is not None
    assert {finding.severity for finding in findings} <= {"warn"}


def test_every_spoilt_pack_is_told(amount: Callable[[int, int], int]) -> None:
    """None is slow, none is kept: seconds of the processor for one pack, and memory for all of them."""
    refused = 0
    count = amount(150, 10_000)
    worst = 0.0
    before = largest()
    gc.collect()
    gc.freeze()  # what other tests have left is not searched again and again at the cost of these packs
    for seed in range(count):
        made = spoil(random.Random(seed))
        start = time.process_time()
        pack, findings = look(made)
        worst = max(worst, time.process_time() - start)
        is_told(pack, findings)
        refused += pack.content is None
    gc.unfreeze()
    assert refused > count // 2  # the damage is real
    assert worst < SECONDS
    assert largest() - before < RESIDENT


def largest() -> int:
    """The most memory that the process has held so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def test_games_with_spoilt_packs_go_on(amount: Callable[[int, int], int]) -> None:
    """A pack in which the check finds nothing wrong can be played: whatever is chosen, there is a next question, an
    end, or the one error that says that its texts do not end.
    """
    played = 0
    seed = 0
    while played < amount(25, 1_000):
        seed += 1
        rng = random.Random(seed)
        pack, findings = look(spoil(rng))
        if pack.content is None or any(finding.severity == "error" for finding in findings):
            continue
        played += 1
        content = pack.content
        try:
            e = new_game(content, rng.choice([*content.gate, "s_cat"]), ["hero"], seed)
            for _ in range(40):
                if e.question is None:
                    break
                e.choose(rng.choice(e.question.choices))
        except StateError as error:
            assert error.code == "content-endless"  # noqa: PT017 - seldom, and never anything else


def test_no_spoilt_pack_is_much_work(amount: Callable[[int, int], int]) -> None:
    worst = 0
    for seed in range(amount(15, 1_000)):
        made = spoil(random.Random(seed))
        worst = max(worst, calls(lambda made=made: look(made)))  # type: ignore[misc]
    assert worst < WORK


def test_memory_does_not_grow(amount: Callable[[int, int], int]) -> None:
    for seed in range(30):
        look(spoil(random.Random(seed)))
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for seed in range(amount(40, 1_000)):
            look(spoil(random.Random(seed)))
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < GROWTH
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("kind", OBJECTS)
@pytest.mark.parametrize("odd", range(0, len(ODD_VALUES), 6))
def test_odd_values_in_every_part_of_every_thing(kind: str, odd: int) -> None:
    """Each part of a thing in turn is something it cannot be."""
    draft = Draft()
    parts = OBJECTS[kind].parameters
    for i, name in enumerate([*parts, "code", "text", "back"]):
        thing = {"id": f"odd{i}", "n": 900 + i, name: ODD_VALUES[odd]}
        thing.pop("n" if kind != "script" else "id", None)
        draft.things[f"{kind}:odd{i}"] = thing
    is_told(*look({"small.json": json.dumps(draft.data()).encode("utf-8", "surrogatepass")}))
