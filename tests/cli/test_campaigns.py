"""Campaigns that are kept by name: begun, continued, listed, exported, imported, deleted; killed, grown, damaged."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.cli import slots
from reverie.errors import RecordError, ReverieError, SpecError, StateError
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.position import growing
from reverie.hosted.table import Table
from reverie.kernel.game import Game
from reverie.server.bringing import read_record
from tests.cli.conftest import Run
from tests.games.etherfields.inside import state_of

SPEC = "etherfields/second/two/encounter=campaign/seed=5"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Campaigns of this test only."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def played(name: str, answers: int, every: int = 1) -> tuple[Game, slots.Slot]:
    """A campaign that the rules player has begun; it is saved after every answer, or now and then."""
    game = reverie.from_spec(SPEC)
    agent = reverie.agent("rules", "etherfields")
    slot = slots.begin(name, game)
    for number in range(answers):
        game.apply(agent.choose(game.outlook()))
        if number % every == every - 1:
            slot.save(game)
    slot.save(game)
    return game, slot


def test_a_campaign_is_kept_in_chapters_and_opens_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "CHAPTER", 8)
    game, _ = played("night", 30)
    assert len(slots.chapters_of("night")) == 4
    again, slot, has_grown = slots.opened("night")
    assert (again.hash(), has_grown) == (game.hash(), False)
    assert again.answers < 9  # only the last chapter is played again
    again.apply(again.legal_actions()[0])
    slot.save(again)
    assert slots.opened("night")[0].hash() == again.hash()
    assert slots.listed()[0].answers == 31


def test_taking_back_goes_back_in_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "CHAPTER", 8)
    game, slot = played("night", 20)
    game.undo(9)
    slot.save(game)
    assert len(slots.chapters_of("night")) == 2
    assert slots.opened("night")[0].hash() == game.hash()


def test_several_campaigns_lie_side_by_side_and_travel_as_one_file(run: Run, tmp_path: Path) -> None:
    first, _ = played("night", 6)
    played("day", 3)
    data = json.loads(run("campaigns", "--json").stdout)
    assert {one["name"]: one["answers"] for one in data} == {"night": 6, "day": 3}
    file = tmp_path / "night.campaign"
    assert run("campaigns", "export", "night", str(file)).exit_code == 0
    assert run("campaigns", "import", str(file)).exit_code == 2  # the name is taken
    assert run("campaigns", "import", str(file), "--name", "copy").exit_code == 0
    assert slots.opened("copy")[0].hash() == first.hash()
    refused = run("campaigns", "delete", "night")
    assert refused.exit_code == 2  # nobody is there to be asked
    assert slots.exists("night")
    assert run("campaigns", "delete", "night", "--yes").exit_code == 0
    assert not slots.exists("night")
    assert [one.name for one in slots.listed()] == ["copy", "day"] or len(slots.listed()) == 2
    assert run("campaigns", "delete", "night", "--yes").exit_code == 2


def test_the_last_chapter_goes_on_elsewhere_and_comes_back(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slots, "CHAPTER", 8)
    game, _ = played("night", 20)
    file = tmp_path / "last.rec"
    assert run("campaigns", "export", "night", str(file), "--last").exit_code == 0
    brought = read_record(file.read_text("utf-8"), "t" * 16, 0)
    table = Table.replay(brought.header, [brought.first])
    assert table.running().hash() == game.hash()
    assert run("campaigns", "import", str(file), "--name", "back").exit_code == 0
    assert slots.opened("back")[0].hash() == game.hash()
    assert run("campaigns", "import", str(file)).exit_code == 0
    assert slots.opened("last")[0].hash() == game.hash()
    other = tmp_path / "other.rec"
    other.write_text(reverie.new_game("onirim", seed=1).record().text(), "utf-8")
    assert run("campaigns", "import", str(other)).exit_code == 2
    other.write_text(reverie.new_game("etherfields", seed=1).record().text(), "utf-8")
    assert run("campaigns", "import", str(other)).exit_code == 2
    assert run("campaigns", "export", "nobody", str(file), "--last").exit_code == 2


@pytest.mark.parametrize(
    ("old", "new"), [('"version": 1', '"version": 9'), ("pass", "paws"), ('"name"', '"nome"'), ("{", "")]
)
def test_a_damaged_file_is_refused_and_nothing_is_kept(old: str, new: str, tmp_path: Path) -> None:
    played("night", 12)
    text = slots.exported("night")
    assert old in text
    file = tmp_path / "bad.campaign"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(RecordError):
        slots.imported(file, "bad")
    assert not slots.exists("bad")
    assert sorted(path.name for path in slots.folder().iterdir()) == ["night"]


@pytest.mark.parametrize("name", ["", "..", "a/b", "Night", "x" * 40, "-a", "a.b"])
def test_a_name_is_a_name(name: str) -> None:
    with pytest.raises(SpecError):
        slots.check_name(name)


def test_a_campaign_begins_and_goes_on_at_the_terminal(run: Run) -> None:
    begun = run("play", "etherfields", "--campaign", "night", "--mode", "one", "--seed", "3", text="1\nq\n")
    assert begun.exit_code == 0
    before = slots.opened("night")[0]
    assert before.spec.variants["encounter"] == "campaign"
    assert before.answers >= 1
    went_on = run("play", "etherfields", "--campaign", "night", text="1\nq\n")
    assert went_on.exit_code == 0
    assert slots.listed()[0].answers > before.answers
    assert run("play", "etherfields", "--campaign", "night", "--mode", "two").exit_code == 2
    assert run("play", "onirim", "--campaign", "night", "--plain").exit_code == 2


# ---- packs that have grown ------------------------------------------------------------------------------------------


def older(data: dict[str, Any], design: str) -> dict[str, Any]:
    """The same state from before a card of the market was there."""
    gone = [card for card, ref in enumerate(data["design"]) if ref == design]
    assert all(card in data["team"]["market"] for card in gone)
    last = len(data["design"]) - 1
    for card in reversed(gone):  # the last card takes its number, so that numbers stay without gaps
        swap_number(data, last, card)
        data["design"][card] = data["design"][last]
        data["owner"][card] = data["owner"][last]
        del data["design"][last], data["owner"][last]
        last -= 1
    return data


def swap_number(data: dict[str, Any], last: int, card: int) -> None:
    """The market loses a card, and the last one of all gets its number."""
    data["team"]["market"].remove(card)
    for pile in (data["team"]["market"], data["team"]["weakness_deck"]):
        pile[:] = [card if one == last else one for one in pile]


def test_an_older_save_opens_after_the_pack_has_grown() -> None:
    played("night", 12)
    home = slots.folder() / "night"
    moment = json.loads((home / slots.MOMENT).read_text())
    text = moment["position"]
    start = text.index("{")
    data = older(json.loads(text[start:]), "influence:bookkeeper")
    moment["position"] = text[:start] + json.dumps(data, separators=(",", ":"), sort_keys=True)
    moment["content"] = "older"
    (home / slots.MOMENT).write_text(json.dumps(moment))
    record = home / "0001.rec"
    record.write_text(record.read_text().replace("state: ", "state: 0"))
    again, slot, has_grown = slots.opened("night")
    assert has_grown
    assert again.position() != text
    state = state_of(again)
    added = [card for card, ref in enumerate(state.design) if ref == "influence:bookkeeper"]
    assert state.team.market[-len(added) :] == added
    slot.save(again)
    assert slots.opened("night")[0].hash() == again.hash()


def test_a_save_that_does_not_fit_says_why_and_stays(tmp_path: Path) -> None:
    played("night", 4)
    home = slots.folder() / "night"
    moment = json.loads((home / slots.MOMENT).read_text())
    moment["position"] = moment["position"].replace("influence:", "influence:un", 1)
    (home / slots.MOMENT).write_text(json.dumps(moment))
    record = home / "0001.rec"
    record.write_text(record.read_text().replace("seed=5", "seed=6"))
    before = sorted((path.name, path.read_text()) for path in home.iterdir())
    with pytest.raises((StateError, RecordError)) as caught:
        slots.opened("night")
    assert caught.value.code in ("campaign-outgrown", "record-check")
    assert caught.value.place
    assert sorted((path.name, path.read_text()) for path in home.iterdir()) == before


def test_nothing_is_added_to_what_is_no_state() -> None:
    broken: list[Any] = [None, [], {}, {"design": 3}, {"design": [], "owner": [], "team": []}]
    for data in broken:
        growing.grow(data, shipped())


# ---- killed in the middle -------------------------------------------------------------------------------------------

PLAYER = """
import sys
import reverie
from reverie.cli import slots
game, slot, _ = slots.opened("night")
agent = reverie.agent("rules", "etherfields")
print("ready", flush=True)
while not game.is_over:
    game.apply(agent.choose(game.outlook()))
    slot.save(game)
    print(slot.earlier + game.answers, game.hash(), flush=True)
"""


def test_nothing_that_was_acknowledged_is_lost_when_the_program_is_killed(request: pytest.FixtureRequest) -> None:
    played("night", 2)
    times = 50 if request.config.getoption("--torture") else 1
    for number in range(times):
        environment = dict(os.environ, PYTHONHASHSEED=str(number))
        command = [sys.executable, "-c", PLAYER]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            time.sleep(0.2 + 0.03 * number)
            process.send_signal(signal.SIGKILL)
            lines = [line.split() for line in process.stdout.read().splitlines() if len(line.split()) == 2]
        game, slot, has_grown = slots.opened("night")
        assert not has_grown
        if lines:
            said, state = int(lines[-1][0]), lines[-1][1]
            assert slot.earlier + game.answers in (said, said + 1)  # one more may have been written and not yet said
            if slot.earlier + game.answers == said:
                assert game.hash() == state


def test_a_program_that_ends_between_chapter_and_moment_counts_on_rightly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "CHAPTER", 8)
    game, slot = played("night", 20)
    moment = (slots.folder() / "night" / slots.MOMENT).read_text("utf-8")
    game.apply(game.legal_actions()[0])
    slot.save(game)
    (slots.folder() / "night" / slots.MOMENT).write_text(moment, "utf-8")  # it was not written any more
    again, kept, _ = slots.opened("night")
    assert again.hash() == game.hash()
    assert kept.earlier + again.answers == 21


def test_every_refusal_is_an_error_of_ours(tmp_path: Path) -> None:
    played("night", 4)
    text = slots.exported("night")
    file = tmp_path / "some.campaign"
    for place in range(0, len(text), max(1, len(text) // 40)):
        file.write_text(text[:place] + "\x07" + text[place + 1 :], "utf-8")
        with pytest.raises(ReverieError):
            slots.imported(file, "other")
