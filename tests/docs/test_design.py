"""The list of where every question is answered names every question of both games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.questions import kinds

PAGE = Path(__file__).resolve().parents[2] / "docs" / "design.md"
COLUMN = {"onirim": 1, "urbion": 2}


@pytest.mark.parametrize("game", COLUMN)
def test_every_question_has_its_place(game: str) -> None:
    _, _, table = PAGE.read_text(encoding="utf-8").partition("## Where every question is answered")
    rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("|")][2:]
    named = re.findall(r"[a-z][a-z-]*", " ".join(row[COLUMN[game]] for row in rows))
    assert sorted(named) == sorted(kinds(game))
