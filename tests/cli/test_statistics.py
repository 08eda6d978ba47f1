"""What is kept of games that ended at the terminal, and how it is shown and forgotten."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import reverie
from reverie.cli.app import app
from reverie.cli.results import Result, read_results, results_path, sums
from reverie.cli.sitting import Sitting

SHORT = "onirim/third/solo/crossroads/seed=1"


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):  # type: ignore[no-untyped-def]
    """Results of its own for each test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def play(spec: str = SHORT) -> Sitting:
    """A game to its end, saved after each answer."""
    sitting = Sitting(reverie.from_spec(spec))
    while not sitting.game.is_over:
        sitting.game.apply(next(iter(sitting.game.actions())).id)
        assert sitting.keep() is None
    return sitting


def test_a_game_counts_once_whatever_is_taken_back() -> None:
    sitting = play()
    sitting.undo()
    sitting.redo()
    assert sitting.keep() is None
    again = Sitting(sitting.game)  # as `--resume` goes on with it
    assert again.keep() is None
    assert [(one.rules, one.peeked) for one in read_results()] == [("onirim/third/solo/crossroads", False)]


def test_sums_by_rules() -> None:
    results = [
        Result("a", won, peeked, 10) for won, peeked in ((True, False), (False, False), (True, True), (True, False))
    ]
    (one,) = sums(results)
    assert (one.games, one.won, one.peeked, one.streak) == (4, 2, 1, 1)
    assert one.recent == {20: 0.5, 100: 0.5}
    assert [one.rules for one in sums([*results, Result("b", True, False, 3)])] == ["a", "b"]


def test_damaged_lines_are_left_out() -> None:
    play()
    with results_path().open("a") as file:
        file.write('{"rules": 3, "won": 1, "peeked": 0, "answers": "x"}\n[]\n{"rules": "onirim')
    assert len(read_results()) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_and_how_it_is_forgotten(language: str) -> None:
    run = CliRunner().invoke
    empty = run(app, ["statistics", "--lang", language])
    assert empty.exit_code == 0
    play()
    shown = run(app, ["statistics", "--lang", language]).stdout
    assert "onirim/third/solo/crossroads" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert json.loads(run(app, ["statistics", "--json"]).stdout)["rules"][0]["games"] == 1
    assert "1" in run(app, ["statistics", "--erase", "--lang", language]).stdout
    assert run(app, ["statistics", "--lang", language]).stdout == empty.stdout
