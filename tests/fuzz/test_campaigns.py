"""T13: spoilt campaigns, in the file by which they travel and in the folder in which they are kept: each is refused in
plain words, or it goes on; soon, and nothing of what is refused is kept."""

from __future__ import annotations

import json
import random
import shutil
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.cli import slots
from reverie.errors import ReverieError
from tests.fuzz.every_game import SLOWEST, Fate, Watch, in_words, judged, sealed_again, use
from tests.fuzz.measure import Growth
from tests.fuzz.mutate import paste_literal, spoil_bytes, spoil_data, spoil_text

SPEC = "etherfields/second/solo2/encounter=campaign/seed=3"
KEPT = (10, 90, 230)  # answers: the first night, a later one, the dreamworld; several chapters
WORDS = ["end", "pass", "1.", "start:", "check:", "result:", "state:", '"position"', '"chapters"', "null", "campaign"]
MEMORY_LIMIT = 64 << 10  # KiB


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Campaigns as they are exported, at several points of one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("kept")))
        game, agent = reverie.from_spec(SPEC), reverie.agent("rules", "etherfields")
        slot, found = slots.begin("night", game), list[dict[str, Any]]()
        while game.answers < KEPT[-1]:
            game.apply(agent.choose(game.outlook()))
            if game.answers % 10 == 0:
                slot.save(game)
            if game.answers in KEPT:
                found.append(json.loads(slots.exported("night")))
    return found


def spoilt(rng: random.Random, kept: list[dict[str, Any]]) -> str:
    """The file of a campaign with something wrong, which half of the time only its contents show."""
    data = rng.choice(kept)
    way = rng.randrange(6)
    if way == 0:
        return spoil_text(rng, json.dumps(data), WORDS)
    if way == 1:
        return paste_literal(rng, data)
    data = {name: value for name, value in data.items() if name != "check"}
    if way == 2:
        other: Any = spoil_data(rng, data)
        return json.dumps(other | {"check": slots.check_of(other)} if isinstance(other, dict) else other)
    if way == 3:
        last = data["chapters"][-1]
        data = data | {"chapters": [*data["chapters"][:-1], sealed_again(spoil_text(rng, last, WORDS))]}
    else:
        record, moment = data["chapters"][-1], data["moment"]
        rules, bar, state = moment["position"].partition(" | ")
        position = rules + bar + json.dumps(spoil_data(rng, json.loads(state)))
        start = sealed_again(record.replace(f"start: {moment['position']}", f"start: {position}"))
        data = data | {"chapters": [*data["chapters"][:-1], start], "moment": moment | {"position": position}}
        if way == 5:  # the record cannot be played again: only the moment is left
            data["chapters"][-1] = sealed_again(record.replace("state: ", "state: 00"))
    return json.dumps(data | {"check": slots.check_of(data)})


def brought(text: str, seed: int, folder: Path) -> Fate:
    """What becomes of a file; what was taken in is opened and played, what was not has left nothing."""
    watch, file = Watch(), folder / "some.campaign"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    shutil.rmtree(slots.folder(), ignore_errors=True)
    try:
        watch(lambda: slots.imported(file, "other"))
    except ReverieError as error:
        assert not slots.exists("other")
        return Fate(in_words(error), watch.worst)
    return opened(watch, seed)


def opened(watch: Watch, seed: int) -> Fate:
    """A campaign that is kept is listed and opened, and goes on; whatever it is refused with, its files stay."""
    before = {path.name: path.read_bytes() for path in (slots.folder() / "other").iterdir()}
    assert [one.name for one in watch(slots.listed)] == ["other"]
    try:
        game, slot, _ = watch(lambda: slots.opened("other"))
    except ReverieError as error:
        assert {path.name: path.read_bytes() for path in (slots.folder() / "other").iterdir()} == before
        return Fate(f"opened {in_words(error)}", watch.worst)
    try:
        use(game, random.Random(seed), watch)
        watch(partial(slot.save, game))
    except ReverieError as error:
        return Fate(f"later {in_words(error)}", watch.worst)
    return Fate("sound", watch.worst)


def test_spoilt_files_of_campaigns(
    kept: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, amount: Callable[[int, int], int]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    rng, seen = random.Random("campaigns"), Counter[str]()
    for data in kept:
        assert brought(json.dumps(data), 1, tmp_path).code == "sound"
    memory = Growth()
    for _ in range(amount(40, 10_000)):
        text, seed = spoilt(rng, kept), rng.randrange(1000)
        fate = judged(partial(brought, text, seed, tmp_path))
        assert fate.worst <= SLOWEST, f"{fate.worst:.3f} s: {text}"
        seen[fate.code] += 1
    print(seen)
    assert memory.kib <= MEMORY_LIMIT
    assert seen["opened campaign-outgrown"], f"the damage is too plain: {seen}"
    assert len(seen) > 5, f"the damage is too plain: {seen}"


def test_spoilt_folders_of_campaigns(
    kept: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, amount: Callable[[int, int], int]
) -> None:
    """Half written files and bytes that were flipped: of the last chapter, of the moment beside it, or of both."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    rng, seen = random.Random("folders"), Counter[str]()
    for _ in range(amount(20, 3_000)):
        data, home = rng.choice(kept), slots.folder() / "other"
        shutil.rmtree(slots.folder(), ignore_errors=True)
        home.mkdir(parents=True)
        for number, chapter in enumerate(data["chapters"], 1):
            (home / f"{number:04}.rec").write_text(chapter, "utf-8")
        (home / slots.MOMENT).write_text(json.dumps(data["moment"]), "utf-8")
        both = [slots.chapters_of("other")[-1], home / slots.MOMENT]
        for hit in rng.choice([both[:1], both[1:], both]):
            hit.write_bytes(spoil_bytes(rng, hit.read_bytes()))
        fate = judged(partial(opened, Watch(), rng.randrange(1000)))
        assert fate.worst <= SLOWEST
        seen[fate.code] += 1
    assert seen["sound"], seen
    assert len(seen) > 1, seen
