"""The puzzles that ship, their files, and the command that makes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from reverie.errors import ReverieError
from reverie.puzzles.making import is_sound, make
from reverie.puzzles.puzzle import GAMES, GRADES, Puzzle, daily, numbered, read, shipped, text_of

Amount = Callable[[int, int], int]
COUNTS = {"onirim": 200, "urbion": 200}


@pytest.mark.parametrize("game", GAMES)
def test_they_ship_easy_ones_first_and_all_different(game: str) -> None:
    puzzles = shipped(game)
    grades = [puzzle.grade for puzzle in puzzles]
    assert len(puzzles) == COUNTS[game]
    assert grades == sorted(grades)
    assert set(grades) <= set(range(1, GRADES + 1))
    assert len({(puzzle.spec, puzzle.answers) for puzzle in puzzles}) == len(puzzles)
    assert max(Counter(puzzle.spec for puzzle in puzzles).values()) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_they_are_what_they_say(game: str, amount: Amount) -> None:
    step = max(1, COUNTS[game] // amount(4, 200))
    for number in range(step // 2 + 1, COUNTS[game] + 1, step):
        assert is_sound(numbered(game, number)), f"{game} {number}"


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_is_no_solution(game: str) -> None:
    puzzle = numbered(game, 1)
    other = next(one for one in puzzle.game().legal_actions() if one != puzzle.solution)
    assert not is_sound(Puzzle(puzzle.spec, puzzle.answers, other, puzzle.grade, puzzle.line, puzzle.chances))


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_makes_the_same_puzzles(game: str) -> None:
    first = make(game, 1, 1000 if game == "onirim" else 1030)
    assert first == make(game, 1, 1000 if game == "onirim" else 1030)
    assert all(is_sound(puzzle) for puzzle in first)
    assert read(text_of(game, 1000, first)) == first


def test_files_that_were_changed_or_made_for_other_rules_are_refused() -> None:
    text = text_of("urbion", 1, list(shipped("urbion")[:2]))
    assert len(read(text)) == 2
    for spoilt in (text.replace('"grade":', '"grade": '), "", "{}\n{}\n", text.rsplit("\n", 2)[0]):
        with pytest.raises(ReverieError) as refused:
            read(spoilt)
        assert refused.value.code == "puzzles-spoilt"


def test_what_cannot_be_asked_for_has_a_code() -> None:
    for ask, code in (
        (lambda: shipped("etherfields"), "puzzles-game"),
        (lambda: make("stones", 1, 1), "puzzles-game"),
        (lambda: make("urbion", 0, 1), "puzzles-count"),
        (lambda: numbered("urbion", 201), "puzzle-unknown"),
    ):
        with pytest.raises(ReverieError) as refused:
            ask()
        assert refused.value.code == code


def test_every_day_has_its_puzzle_and_none_comes_again_too_soon() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(200)]
    assert len({daily(day) for day in days}) == 200
    assert {daily(day)[0] for day in days[:2]} == set(GAMES)
    assert len({daily(day, "urbion") for day in days[:100]}) == 100
