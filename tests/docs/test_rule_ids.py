"""Every rule with a page in docs/rules is written out in full where it is implemented, and every id has a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reverie
from scripts import rules_reference

SOURCE = Path(reverie.__file__).parent / "games"
CITED = ("onirim", "urbion")  # the games whose ids all lead to a line
SHORTENED = re.compile(r"[A-Z]+-\d\d(?:, | … |–)-\d\d|\(-\d\d[,)]")  # `URB-BASE-07, -08`
CHAPTER = re.compile(r"\bchapters? \d")  # of a book that is not in this repository

every_game = pytest.mark.parametrize("game", CITED)


def sources(game: str) -> dict[str, str]:
    """The files of a game by their names: its rules are in the code and in the tables of its cards."""
    files = [path for path in sorted((SOURCE / game).rglob("*")) if path.suffix in {".py", ".toml"}]
    return {str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in files}


def ids(game: str) -> set[str]:
    """The rules of a game."""
    return {rule.id for rule in rules_reference.rules(rules_reference.REFERENCES[game], "en")}


@every_game
def test_every_rule_leads_to_a_line(game: str) -> None:
    text = "\n".join(sources(game).values())
    assert sorted(one for one in ids(game) if not re.search(rf"\b{one}\b", text)) == []


@every_game
def test_every_id_in_the_source_is_a_rule_written_out_in_full(game: str) -> None:
    known, prefix = ids(game), rules_reference.REFERENCES[game].prefix
    for name, text in sources(game).items():
        cited = set(re.findall(rf"\b{prefix}-[A-Z]+-\w+", text))
        assert cited <= known, (name, sorted(cited - known))
        for shortened in (SHORTENED, CHAPTER):
            assert not shortened.search(text), (name, shortened.search(text))
