"""What the expert has learned: where it lies, what becomes of a file that is of no use, and that it can be learned."""

from __future__ import annotations

import json
import logging
from array import array
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any

import orjson
import pytest
from typer.testing import CliRunner

import reverie
from reverie import engine_mode
from reverie.cli.app import app
from reverie.errors import StateError
from reverie.games.onirim.agents.expert.course import LEARNING
from reverie.games.onirim.definition import Onirim
from reverie.kernel import registry
from reverie.kernel.learning import Learning, Weights, curve, pack, rounded, unpack
from reverie.sim.train import Course
from tests.players import refused

RULES = registry.game("onirim").manifest.rules_version


def changed_head(**changes: object) -> bytes:
    """The shipped file with another first line."""
    line, _, body = LEARNING.packed().partition(b"\n")
    return orjson.dumps({**orjson.loads(line), **changes}) + b"\n" + body


SPOILT = {
    "nothing": b"",
    "text": b"hello",
    "a list": b"[1, 2]\n",
    "no numbers": LEARNING.packed().partition(b"\n")[0] + b"\n",
    "cut": LEARNING.packed()[:-100],
    "a wrong digest": changed_head(sha256="0" * 64),
    "an absurd shift": changed_head(shift=99),
    "something else": changed_head(what="cards"),
}


@pytest.mark.parametrize("data", SPOILT.values(), ids=SPOILT)
def test_spoilt_weights_are_refused(data: bytes) -> None:
    with refused("weights-spoilt"):
        unpack(data, "onirim", RULES, LEARNING)


@pytest.mark.parametrize("change", [{"game": "urbion"}, {"rules": RULES + 1}, {"features": 0}, {"rows": 7}])
def test_weights_for_something_else_are_refused(change: dict[str, object]) -> None:
    with refused("weights-other"):
        unpack(changed_head(**change), "onirim", RULES, LEARNING)


def with_weights(data: bytes | None) -> Onirim:
    """Onirim with other weights; None: with no such file."""

    class Other(Learning):
        def packed(self) -> bytes:
            if data is None:
                return replace(LEARNING, package="reverie.agents").packed()
            return data

    class Changed(Onirim):
        learnings = (Other(**vars(LEARNING)),)

    return Changed()


@pytest.mark.parametrize(
    ("data", "code"),
    [(None, "weights-missing"), (b"hello", "weights-spoilt"), (changed_head(rules=RULES + 1), "weights-other")],
)
def test_without_weights_there_is_a_message_and_the_rules_of_thumb_play(
    data: bytes | None, code: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.games()
    monkeypatch.setitem(registry._games, "onirim", with_weights(data))
    game = reverie.new_game("onirim", seed=3)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert reverie.agent("expert").choose(game.outlook()) == game.outlook().rule_of_thumb()
            game.apply(game.legal_actions()[0])
    assert [record.name for record in caplog.records] == ["reverie.learning"], "said once"
    assert game.weighing().method == "playouts"
    assert reverie.rollouts("onirim", 20, policy="expert") == reverie.rollouts("onirim", 20, policy="rules")
    said = CliRunner().invoke(app, ["simulate", "onirim", "--agent", "expert", "-n", "3", "--lang", "de"])
    assert said.exit_code == 0
    assert StateError(code, game="onirim", rules=RULES).text("de") in " ".join(said.output.split())


def test_packed_weights_come_back() -> None:
    weights = Weights(LEARNING.rows, 8, bytearray(range(34)) * LEARNING.rows + bytearray(32))
    assert unpack(pack(weights, "onirim", RULES, LEARNING.features), "onirim", RULES, LEARNING) == weights


def test_rounded_weights_cannot_overflow() -> None:
    rows = 3
    real = array("f", [5.0, -900.0, 0.25] * 16 + [4.0, -4.0] * 8 + [0.5, -20.0, 0.0])
    weights = rounded(real.tobytes(), rows)
    whole = array("h", weights.store)
    hidden, out, singles = whole[: 16 * rows], whole[16 * rows : 16 * rows + 16], whole[16 * rows + 16 :]
    assert max(abs(one) for one in hidden) * 32 <= 32767
    assert sum(abs(one) for one in out) * 32767 < 2**31
    assert list(singles) == [2048, -32768, 0]
    assert list(hidden[32:48]) == [0] * 16, "a row that was never met says nothing"


def test_the_curve_rises_from_a_half_to_certainty() -> None:
    chances = array("q", curve())
    assert list(chances) == sorted(chances)
    for step in (0, 1, 100, 1024, 2047):
        assert chances[step] / 2**20 == pytest.approx(1 / (1 + exp(-(step + 0.5) / 256)), abs=2e-6)


def test_the_expert_is_far_better_than_the_rules_of_thumb() -> None:
    games = 4_000 if engine_mode.is_compiled() else 60
    learned, thumb = (reverie.rollouts("onirim", games, policy=name)["wins"] for name in ("expert", "rules"))
    assert learned > thumb


@pytest.mark.skipif(not engine_mode.is_compiled(), reason="takes hundreds of games")
@pytest.mark.parametrize(("edition", "mode"), [("second", "solo"), ("first", "team")])
def test_what_was_learned_without_books_serves_with_them(edition: str, mode: str) -> None:
    learned, thumb = (
        reverie.rollouts("urbion", 400, edition=edition, mode=mode, modules=["books"], policy=name)["wins"]
        for name in ("expert", "rules")
    )
    assert learned > thumb + 40


def test_a_short_course_teaches_something() -> None:
    """A pupil that has watched a few games already judges a won table higher than a lost one, and repeats itself."""

    def taught(seed: int) -> bytes:
        course = Course("onirim", seed, 0.0001)
        assert [progress.games for progress in course.run()][-1] == course.games
        return bytes(course.pupil.store)

    assert taught(1) == taught(1) != taught(2)
    course = Course("onirim", 1, 0.0003)
    for _ in course.run():
        pass
    learned = course.finish(0, 0.0)
    weights = unpack(learned.data, "onirim", RULES, LEARNING)
    judge = LEARNING.brain_of(weights.store, weights.rows, weights.shift, curve())
    hopeful, hopeless = (
        reverie.from_position(f"onirim/third/solo | {table}", seed=1).engine
        for table in (
            "doors red red blue blue green green brown | row brown.sun brown.moon"
            " | hand brown.sun brown.sun brown.key red.sun red.moon",
            "hand red.sun blue.sun green.sun brown.sun red.sun | discard " + 4 * "red.moon " + 3 * "red.key ",
        )
    )
    best: list[int] = [max(judge.judge_choices(one, one)) for one in (hopeful, hopeless)]
    assert best[0] > best[1]


def test_training_from_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "weights.bin"
    options = ["train", "onirim", "--scale", "0.00002", "--tried", "5", "--out", str(out), "--json"]
    done = CliRunner().invoke(app, options)
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["tried"] == 5
    assert told["bytes"] == out.stat().st_size
    unpack(out.read_bytes(), "onirim", RULES, LEARNING)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["etherfields"], "learning-never"),
        (["onirim", "--scale", "0"], "train-scale"),
        (["onirim", "--scale", "101"], "train-scale"),
        (["onirim", "--seed", "-4"], "train-seed"),
        (["onirim", "--tried", "-1"], "games-range"),
    ],
)
def test_nonsense_is_refused_before_anything_is_learned(options: list[str], code: str) -> None:
    done = CliRunner().invoke(app, ["train", *options, "--json"])
    assert done.exit_code != 0
    assert code in done.output
