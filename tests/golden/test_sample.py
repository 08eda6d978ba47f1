"""Games go as they always went: a spread of the sample in every run, all of it with `--torture` (see `sample.py`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.golden.sample import COUNTS, GAMES, read

EACH_CHANGE = {"etherfields": 25, "onirim": 50, "urbion": 50}  # a game of Etherfields takes much longer


@pytest.mark.parametrize("game", GAMES)
def test_games_come_to_the_state_they_always_came_to(game: str, amount: Callable[[int, int], int]) -> None:
    lines = read(game)
    assert len(lines) == COUNTS[game]
    stride = COUNTS[game] // amount(EACH_CHANGE[game], COUNTS[game])
    for line in lines[::stride]:
        assert str(line.replayed()) == str(line)


@pytest.mark.parametrize("game", GAMES)
def test_the_sample_meets_every_kind_of_game(game: str) -> None:
    lines = read(game)
    assert {line.player for line in lines} == {"random", "rules", "both"}
    assert len({line.spec for line in lines}) > COUNTS[game] * 0.95
    assert len({line.state for line in lines}) > COUNTS[game] * 0.9
