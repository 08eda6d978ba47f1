"""The index of decision points: whatever the code and the docs call DP-… stands in it, and nothing else does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reverie
from reverie.words import LANGUAGES
from scripts import rules_reference

ROOT = rules_reference.ROOT
SOURCE = Path(reverie.__file__).parent
POINT = re.compile(r"\bDP-(?:[A-Z]+(?:-[A-Z]+)*|\d+)\b")
ROW = re.compile(r"^\| `(DP-[A-Z0-9-]+)` \|", re.MULTILINE)
CHAPTER = re.compile(r"\bchapters? \d")  # of a book that is not in this repository
GAMES = tuple(rules_reference.REFERENCES)


def index(game: str, language: str = "en") -> list[str]:
    """The decision points on the page of a game."""
    return ROW.findall((ROOT / "docs" / "rules" / language / game / "decisions.md").read_text("utf-8"))


def cited(folder: Path, *endings: str) -> dict[str, str]:
    """Where something is named as a decision point, by name."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in endings and "rules" not in path.parts]
    return {point: str(path) for path in files for point in POINT.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_point_of_the_code_has_its_line(game: str) -> None:
    points = cited(SOURCE / "games" / game, ".py", ".toml")
    assert len(points) > 10
    assert {point: path for point, path in points.items() if point not in index(game)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_line_stands_once_in_both_languages_and_is_asked(game: str) -> None:
    lines = index(game)
    assert len(lines) == len(set(lines))
    assert all(index(game, language) == lines for language in LANGUAGES)
    assert set(lines) <= set(cited(SOURCE / "games" / game, ".py", ".toml"))


def test_every_decision_point_of_the_docs_has_its_line() -> None:
    known = {point for game in GAMES for point in index(game)}
    found = cited(ROOT / "docs", ".md") | cited(SOURCE, ".py")
    assert {point: path for point, path in found.items() if point not in known} == {}


def test_nothing_outside_the_games_cites_a_chapter() -> None:
    """Rules are cited by their ids, which have a page."""
    texts = {path: path.read_text("utf-8") for path in SOURCE.rglob("*.py") if "games" not in path.parts}
    assert len(texts) > 100
    assert [str(path) for path, text in texts.items() if CHAPTER.search(text)] == []
