"""`reverie hint`, and the hint at the plain table: chances with their error and a reason, in words and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import reverie
from tests.cli.conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = reverie.new_game("onirim", seed=8)
    agent = reverie.agent("rules")
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game.record().save(tmp_path / "game.rec")


def test_a_point_of_a_record_as_data(run: Run, record: Path) -> None:
    result = run("hint", str(record), "--at", "20", "--simulations", "300", "--json")
    data = json.loads(result.stdout)
    assert data["answers"] == 20
    assert data["hint"]["simulations"] == 300
    best = data["hint"]["best"]
    assert {"action", "chance", "error", "tried", "why"} == set(best)
    assert run("hint", str(record), "--at", "20", "--simulations", "300", "--json").stdout == result.stdout


@pytest.mark.parametrize(("language", "said"), [("en", "green door"), ("de", "grünen Pforte")])
def test_a_spec_in_words(run: Run, language: str, said: str) -> None:
    result = run("hint", "onirim/seed=3", "--simulations", "800", "--lang", language)
    assert result.exit_code == 0
    assert said in result.stdout
    assert "±" in result.stdout
    assert max(map(len, result.stdout.split("\n"))) <= 80


def test_a_record_from_the_input(run: Run, record: Path) -> None:
    result = run("hint", "-", "--at", "0", "--simulations", "50", text=record.read_text())
    assert result.exit_code == 0


@pytest.mark.parametrize("arguments", [["nowhere.rec"], ["onirim/seed=x"], ["chess"], ["etherfields"]])
def test_refusals(run: Run, arguments: list[str]) -> None:
    assert run("hint", *arguments).exit_code == 2


def test_a_game_that_is_over_has_no_hint(run: Run, record: Path) -> None:
    assert run("hint", str(record)).exit_code == 2
    assert run("hint", str(record), "--at", "9999").exit_code == 2


@pytest.mark.parametrize(("language", "said"), [("en", "Begins a run for a red door."), ("de", "Beginnt eine Folge")])
def test_the_plain_table_says_chance_and_reason(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, said: str
) -> None:
    monkeypatch.setattr("reverie.cli.sitting.THINKING", 0.02)
    result = run("play", "onirim", "--plain", "--seed", "7", "--lang", language, text="h\nq\n")
    told = " ".join(result.stdout.split())
    assert said in told
    assert "Chance:" in told
