"""The samples that the browser's table of Onirim is tested with are what the engine says today."""

from __future__ import annotations

import json

import pytest

from reverie.cli.table.onirim_cards import edges_of
from reverie.games.onirim.cards import TOKENS
from reverie.games.onirim.codec import QUESTIONS
from reverie.words import words
from tests.web.onirim_samples import SAMPLES, record

ROOM = 300_000  # bytes


def test_samples_are_current() -> None:
    told = SAMPLES.read_text(encoding="utf-8")
    assert told == record(), "run python -m tests.web.onirim_samples"
    assert len(told) < ROOM


def test_every_question_is_there() -> None:
    samples = json.loads(SAMPLES.read_text(encoding="utf-8"))["tables"]
    kinds = {sample["decision"]["kind"] for sample in samples if sample["decision"] and sample["actions"]}
    assert kinds == {kind for kind, _ in QUESTIONS.values()}
    assert len({sample["name"] for sample in samples}) == len(samples)


@pytest.mark.parametrize(
    ("language", "symbols"),
    [("en", {"sun": "sun", "moon": "moon"}), ("de", {"sun": "Sonne", "moon": "Mond"})],
)
def test_edges_of_towers_are_told_as_they_are(language: str, symbols: dict[str, str]) -> None:
    """The faces show them; whoever does not see them hears them."""
    for token in (token for token in TOKENS if token.startswith("tower.")):
        told = words(language).text("onirim-board-tower", card="", token=token.replace(".", "_"))
        sides = told.split(",")
        assert len(sides) == 2
        for side, edge in zip(sides, edges_of(token), strict=True):
            assert [name for name, word in symbols.items() if word in side] == edge
