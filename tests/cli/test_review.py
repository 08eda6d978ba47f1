"""`reverie review`: in words, as data, as a picture, and playing on from a moment."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import reverie
from reverie.kernel import review as module
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little work."""
    monkeypatch.setattr(module, "FINE", 64)
    monkeypatch.setattr(module, "WORLDS", 60)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = reverie.new_game("onirim", seed=9)
    agent = reverie.agent("random", seed=1)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game.record().save(tmp_path / "my game.rec")


@pytest.mark.parametrize(("language", "said"), [("en", "The moves that cost most"), ("de", "Die teuersten Züge")])
def test_in_words(run: Run, record: Path, language: str, said: str) -> None:
    result = run("review", str(record), "--lang", language)
    assert result.exit_code == 0
    assert said in result.stdout
    assert "--at" in result.stdout
    assert "{" not in result.stdout


def test_in_ascii(run: Run, record: Path) -> None:
    assert run("review", str(record), "--ascii").stdout.isascii()


def test_as_data(run: Run, record: Path) -> None:
    data = json.loads(run("review", str(record), "--json").stdout)["review"]
    assert data["share"] == 1.0
    assert len(data["curve"]) == 57
    assert data["start"] + data["luck"] - data["cost"] == pytest.approx(data["end"], abs=0.001)
    assert len(data["costly"]) <= 3
    assert {"answers", "turn", "given", "better", "cost", "why"} <= set(data["costly"][0])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_picture_is_well_formed_and_tells_no_card(run: Run, record: Path, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.svg"
    assert run("review", str(record), "--picture", str(path), "--lang", language).exit_code == 0
    text = path.read_text("utf-8")
    ElementTree.fromstring(text)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "sun" not in text
    assert "Sonne" not in text


def test_a_picture_that_cannot_be_saved(run: Run, record: Path, tmp_path: Path) -> None:
    assert run("review", str(record), "--picture", str(tmp_path / "no" / "where.svg")).exit_code == 2


def test_playing_on_from_a_moment(run: Run, record: Path) -> None:
    result = run("play", "onirim", "--plain", "--load", str(record), "--at", "6", text="q\n")
    assert result.exit_code == 0
    assert reverie.load(record).answers == 57
    assert run("play", "onirim", "--plain", "--load", str(record), "--at", "999", text="q\n").exit_code == 2
    assert run("play", "onirim", "--plain", "--at", "3", text="q\n").exit_code == 2
