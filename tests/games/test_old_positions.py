"""Positions that were written before the second printing can still be read, and mean what they meant.

`positions_of_old.txt` holds a sample of what games of every set-up had written by then, every question among them.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import reverie

HERE = Path(__file__).parent


def old_positions(game: str) -> list[str]:
    return (HERE / game / "positions_of_old.txt").read_text("utf-8").splitlines()


def in_words_of_today(text: str) -> str:
    """The figure of the Void is now called as in views."""
    return " | ".join(
        f"{zone.rpartition(' ')[0]} stack_{zone.rpartition(' ')[2]}"
        if zone.startswith("void ") and zone.endswith((" up", " flat"))
        else zone
        for zone in text.split(" | ")
    )


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_positions_of_old_are_read_as_they_were(game: str) -> None:
    position = importlib.import_module(f"reverie.games.{game}.position")
    texts = old_positions(game)
    assert len(texts) > 100
    for text in texts:
        written = in_words_of_today(text)
        spec, table = position.parse(text, 1)
        assert position.write({**table, "outcome": 0}, spec) == written
        spec, table = position.parse(text)  # by the rules of today: other defaults in the spec, the same table
        assert without_spec(position.write({**table, "outcome": 0}, spec)) == without_spec(written)
        asked = reverie.from_position(text, seed=1)
        assert asked.is_over or without_spec(asked.position()) == without_spec(written)


def without_spec(text: str) -> str:
    return text.partition(" | ")[2]
