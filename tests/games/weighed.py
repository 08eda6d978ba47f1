"""Moments at which answers have a price that is shown to people."""

from __future__ import annotations

import random

import reverie
from reverie.kernel import registry
from reverie.kernel.game import Game


def weighed(spec: str, games: int = 12) -> list[Game]:
    """Every weighed question of some random games."""
    found = []
    for seed in range(games):
        game = reverie.from_spec(f"{spec}/seed={seed}")
        chance = random.Random(seed)
        while game.decision is not None:
            if game.decision.kind in registry.game(game.spec.game).weighed:
                found.append(game.clone())
            game.apply(chance.choice(game.legal_actions()))
    return found
