"""`reverie solve`: a verdict for programs and for people, in both languages, and refusals with codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import reverie
from tests.cli.conftest import Run
from tests.solving import late, lost_games

OPEN = "urbion/second/solo/order=open/seed=7"


def test_the_line_wins_when_it_is_typed(run: Run) -> None:
    told = json.loads(run("solve", OPEN, "--json", "--nodes", "20000").stdout)
    assert told["verdict"] == "winnable"
    assert set(told) == {"spec", "after", "verdict", "line", "nodes", "seconds", "limit"}
    game = reverie.from_spec(told["spec"])
    for words in told["line"]:
        game.apply(words)
    assert game.result is not None
    assert game.result.status == "won"


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("This can be won by somebody who knows the order", "answers that wins:", "You call a Census")),
        ("de", ("Das ist zu gewinnen, wenn man die Reihenfolge", "So wird gewonnen, mit", "Zensus")),
    ],
)
def test_the_line_is_told_as_a_story(run: Run, language: str, sentences: tuple[str, ...]) -> None:
    told = " ".join(run("solve", OPEN, "--lang", language, "--nodes", "20000").stdout.split())
    assert all(sentence in told for sentence in sentences)


def test_a_record_that_is_over_and_a_proof(run: Run, tmp_path: Path) -> None:
    game = next(lost_games("urbion/second/solo"))
    path = str(game.record().save(tmp_path / "game.rec"))
    assert json.loads(run("solve", path, "--json").stdout)["verdict"] == "winnable"
    position = late(game, 1)
    assert position is not None
    told = run("solve", "-", "--after", str(position.answers), text=game.record().text()).stdout
    assert "every way was looked at" in " ".join(told.split())


def test_a_search_that_gives_up_says_where(run: Run) -> None:
    told = " ".join(run("solve", OPEN, "--nodes", "1").stdout.split())
    assert "gave up after as many answers as it was allowed" in told
    assert json.loads(run("solve", OPEN, "--seconds", "0", "--json").stdout)["limit"] == "seconds"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("onirim/third/solo/seed=1",), "solve-hidden"),
        (("urbion/second/solo/seed=1",), "solve-hidden"),
        (("etherfields",), "solve-game"),
        (("urbion/fourth",), "spec-unknown"),
        (("no-such-file.rec",), "record-file"),
        ((OPEN, "--memory", "0"), "solve-limit"),
        ((OPEN, "--seconds", "-1"), "solve-limit"),
        ((OPEN, "--after", "1"), "moment-unknown"),
    ],
)
def test_bad_input_has_codes(run: Run, arguments: tuple[str, ...], code: str) -> None:
    result = run("solve", *arguments, "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["code"] == code
