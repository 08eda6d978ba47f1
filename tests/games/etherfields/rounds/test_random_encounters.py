"""Whole encounters with random answers: nothing is lost, made, or left in an impossible place (3.5)."""

from __future__ import annotations

import random

import pytest

from reverie.games.etherfields.pack.loading import shipped
from reverie.games.etherfields.setup import new_game
from tests.games.etherfields.tables import check_rest
from tests.support import covers

ENCOUNTERS = [shipped().first_gate, *(tile.id for tile in shipped().slumber.values() if tile.faces[-1].rounds)]
MOST = 1_500  # answers; random players wander about


@covers("ETH-RND-03", "ETH-TRN-03", "ETH-CRE-04", "ETH-SPN-02", "ETH-CAP-01", "ETH-END-01", "ETH-GEN-07")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_random_encounters(encounter: str, size: int) -> None:
    for seed in range(2):
        chance = random.Random(seed)
        e = new_game(shipped(), encounter, list(shipped().character)[:size], seed)
        answers = 0
        while e.question is not None and answers < MOST:
            check_rest(e)
            choices = list(e.choices().values())
            assert choices
            # Passing is likely enough for rounds to go by.
            passes = [choice for choice in choices if choice.verb in ("pass", "go-on", "start")]
            e.choose(chance.choice(passes if passes and chance.random() < 0.2 else choices))
            answers += 1
        assert e.state.result in ("", "won", "lost")
