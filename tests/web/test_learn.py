"""The tutorials of the browser: the line that each of them tells is played, and every step is met in its order."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.kernel import registry
from reverie.words import LANGUAGES, words

LESSONS = sorted((Path(__file__).parents[2] / "web" / "src" / "screens" / "learn").glob("*.json"))


def lesson_of(path: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return lesson


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


def test_there_is_a_tutorial_for_every_game() -> None:
    teaching = "etherfields"  # its first dream is the tutorial: pages, goal and hints come as one plays
    assert [lesson_of(path)["game"] for path in LESSONS] == [
        one for one in registry.games_at("browser") if one != teaching
    ]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_told_line_meets_every_step_in_order(path: Path) -> None:
    lesson = lesson_of(path)
    game = reverie.from_spec(lesson["spec"])
    for step in lesson["steps"]:
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
    assert 8 <= len(lesson["steps"]) <= 12


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_no_step_is_met_before_it_begins(path: Path) -> None:
    """What an earlier step brings must not pass a later one: nobody would have read it."""
    lesson = lesson_of(path)
    game = reverie.from_spec(lesson["spec"])
    steps = lesson["steps"]
    for step, following in pairwise(steps):
        for answer in step.get("expect", []):
            game.apply(answer)
        until = following["until"]
        assert until.get("read") or not is_met(until, [], asked(game)), following["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_step_has_its_words(path: Path, language: str) -> None:
    lesson, speech = lesson_of(path), words(language)
    for step in lesson["steps"]:
        name = f"web-learn-{lesson['game']}-{step['id']}"
        text = speech.text(name)
        assert speech.has(name)
        assert speech.text(f"{name}@title") != f"{name}@title"
        assert text.count("**") % 2 == 0, name
        assert bool(step.get("expect")) <= ("**" in text), f"{name} does not say what to do"
        if step is lesson["steps"][-1]:
            assert "**" not in (touch := speech.text(f"{name}@touch")) or step.get("expect"), name
            assert "H " not in touch, f"{name} speaks of keys where there are none"
        assert bool(speech.text(f"{name}@wait").strip()) >= (not step["until"].get("read")), name
