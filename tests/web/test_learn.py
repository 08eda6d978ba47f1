"""The tutorials of the browser: the line that each of them tells is played, and every step is met in its order."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import reverie
from reverie.kernel import registry
from reverie.kernel.records import parse_record
from reverie.words import LANGUAGES, words

FOLDER = Path(__file__).parents[2] / "web" / "src" / "screens" / "learn"
TEACHING = "etherfields"  # its first dream is the tutorial: pages, goal and hints come as one plays


class Lesson(NamedTuple):
    """One tutorial: of a game, or of one of its modules."""

    name: str  # game, or game and module: what its texts begin with
    beginning: dict[str, str]
    steps: list[dict[str, Any]]

    def begin(self) -> reverie.Game:
        """The table at which it begins."""
        if "record" in self.beginning:
            return parse_record(self.beginning["record"]).replay()
        return reverie.from_spec(self.beginning["spec"])


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


GAMES = [Lesson(path.stem, read(path), read(path)["steps"]) for path in sorted(FOLDER.glob("*.json"))]
MODULES = [
    Lesson(f"{path.stem}-{module}", lesson, lesson["steps"])
    for path in sorted((FOLDER / "modules").glob("*.json"))
    for module, lesson in read(path).items()
]
LESSONS = [*GAMES, *MODULES]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def asked(game: reverie.Game) -> str | None:
    """The kind of the open question."""
    return game.decision.kind if game.decision else None


def is_met(until: dict[str, Any], facts: list[dict[str, Any]], decision: str | None) -> bool:
    """Whether these events, or the question after them, end a step."""
    if "decision" in until:
        return bool(decision == until["decision"])
    if "answered" in until:
        return any(fact["kind"] == "answered" and fact["action"].startswith(until["answered"]) for fact in facts)
    wanted = {"kind": until["event"], **until.get("with", {})}
    return any(wanted.items() <= fact.items() for fact in facts)


def test_there_is_a_tutorial_for_every_game_and_every_module() -> None:
    games = [one for one in registry.games_at("browser") if one != TEACHING]
    assert [lesson.name for lesson in GAMES] == games
    modules = [f"{game}-{module.name}" for game in games for module in registry.game(game).manifest.modules]
    assert [lesson.name for lesson in MODULES] == modules


@every_lesson
def test_the_told_line_meets_every_step_in_order(lesson: Lesson) -> None:
    game = lesson.begin()
    for step in lesson.steps:
        until, line = step["until"], step.get("expect", [])
        for place, answer in enumerate(line):
            known = game.answers
            assert game.is_legal(answer), f"{step['id']}: {answer}: {game.explain(answer)}"
            game.apply(answer)
            facts = game.facts_after(0, known)[1]
            met = until.get("read") or is_met(until, facts, asked(game))
            if place == len(line) - 1:
                assert met, f"{step['id']} waits for {until}, which {answer} does not bring"
        assert line or until.get("read"), f"{step['id']} has nothing to do"
        assert not game.is_over
    fewest, most = (8, 12) if lesson in GAMES else (4, 7)
    assert fewest <= len(lesson.steps) <= most


@every_lesson
def test_no_step_is_met_before_it_begins(lesson: Lesson) -> None:
    """What an earlier step brings must not pass a later one: nobody would have read it."""
    game = lesson.begin()
    for step, following in pairwise(lesson.steps):
        for answer in step.get("expect", []):
            game.apply(answer)
        until = following["until"]
        assert until.get("read") or not is_met(until, [], asked(game)), following["id"]


@pytest.mark.parametrize("lesson", MODULES, ids=lambda lesson: lesson.name)
def test_a_module_is_learnt_alone_and_ends_in_a_game_that_goes_on(lesson: Lesson) -> None:
    game = lesson.begin()
    assert [f"{game.spec.game}-{module}" for module in game.spec.modules] == [lesson.name]
    for step in lesson.steps:
        for answer in step.get("expect", []):
            game.apply(answer)
    assert asked(game) == game.definition.main_question, "whoever plays on is in the middle of something"


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_step_has_its_words(lesson: Lesson, language: str) -> None:
    speech = words(language)
    for step in lesson.steps:
        name = f"web-learn-{lesson.name}-{step['id']}"
        text = speech.text(name)
        assert speech.has(name)
        assert speech.text(f"{name}@title") != f"{name}@title"
        assert text.count("**") % 2 == 0, name
        assert bool(step.get("expect")) <= ("**" in text), f"{name} does not say what to do"
        assert len(text.split()) <= 70, f"{name} is too long to be read beside a table"
        if lesson in GAMES and step is lesson.steps[-1]:
            assert "**" not in (touch := speech.text(f"{name}@touch")) or step.get("expect"), name
            assert "H " not in touch, f"{name} speaks of keys where there are none"
        assert bool(speech.text(f"{name}@wait").strip()) >= (not step["until"].get("read")), name
