"""`reverie puzzles` and `reverie puzzle`: listed, solved, hinted at, given up, in both languages."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from reverie.puzzles.puzzle import GAMES, numbered, read
from tests.cli.conftest import Run


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_list(run: Run) -> None:
    rows = json.loads(run("puzzles", "--json").stdout)["puzzles"]
    assert Counter(row["game"] for row in rows) == {"onirim": 200, "urbion": 200}
    assert "grade 1: 1 to" in flat(run("puzzles", "--game", "urbion").stdout)
    assert "Stufe 1: 1 bis" in flat(run("puzzles", "--lang", "de").stdout)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wrong_answer_then_three_hints_then_the_right_one(run: Run, game: str, language: str) -> None:
    puzzle = numbered(game, 70)
    position = puzzle.game()
    numbers = {action.id: number for number, action in enumerate(position.actions(), 1)}
    wrong = next(number for action, number in numbers.items() if action != puzzle.solution)
    typed = f"{wrong}\nh\nh\nh\n99\nxyzzy\n{numbers[puzzle.solution]}\n"
    told = flat(run("puzzle", "70", "--game", game, "--lang", language, text=typed).stdout)
    words = {
        "en": ("Not that:", "It is one of these:", "It is:", "After one wrong answer. With 3 hints."),
        "de": (
            "Das ist es nicht:",
            "Es ist eine von diesen:",
            "Es ist:",
            "Nach einer falschen Antwort. Mit 3 Hinweisen.",
        ),
    }
    places = [told.index(word) for word in words[language]]
    assert places == sorted(places)
    why = {"urbion": ("every way was looked at", "Jeder Weg wurde geprüft"), "onirim": ("1,000 possible", "1.000 mög")}
    assert why[game][language == "de"] in told


def test_giving_up_shows_the_answer_and_leaving_does_not(run: Run) -> None:
    puzzle = numbered("urbion", 7)
    assert "It was:" in run("puzzle", "7", "--game", "urbion", text="g\n").stdout
    left = run("puzzle", "7", "--game", "urbion", text="q\n").stdout
    assert "It was:" not in left
    assert "Right:" in run("puzzle", "7", "--game", "urbion", text=puzzle.answer(puzzle.game()).words + "\n").stdout


def test_the_puzzle_of_the_day(run: Run) -> None:
    assert "win from here" in run("puzzle", "--daily", text="q\n").stdout


def test_making_writes_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    run("puzzles", "make", "urbion", "--count", "1", "--seed", "1030", "--out", str(path))
    assert len(read(path.read_text("utf-8"))) == 1
    assert run("puzzles", "make", "urbion", "--count", "1", "--seed", "1030").stdout == path.read_text("utf-8")


@pytest.mark.parametrize(
    "arguments",
    [("puzzle",), ("puzzle", "0"), ("puzzle", "3", "--daily"), ("puzzle", "1", "--game", "etherfields")],
)
def test_bad_input_is_refused(run: Run, arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2
