"""What the rules of a game cost by themselves, on whichever server: for games whose engine is not compiled.

The reference server can be told to do this work for every message. It is what no server of that game could leave out:
apply the answer, take the state's hash, and write what the player is shown, by the game's own functions.
"""

from __future__ import annotations

import random

from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

EVERYTHING = -1  # events from the deal on


class Rules:
    """One game of one player, answered at random; another one when it is over."""

    def __init__(self, spec: str, number: int) -> None:
        self.spec = GameSpec.parse(spec, registry.manifests())
        self.chance = random.Random(number)
        self.game = self.deal()

    def deal(self) -> Game:
        """A new game, listened to from the beginning, as on our server."""
        game = Game(registry.game(self.spec.game), self.spec.with_seed(self.chance.getrandbits(60)))
        game.heard_after(0, EVERYTHING)
        return game

    def answer(self) -> bytes:
        """One answer, and what the player would be shown of it."""
        if self.game.is_over:
            self.game = self.deal()
        game = self.game
        game.apply(self.chance.choice(game.legal_actions()))
        state = game.hash()
        glance = game.glance()
        question = glance.decision
        offered = game.offered("en", question.kind) if question is not None else b"[]"
        _, events = game.heard_after(0, game.answers - 1)
        return b"".join([state.encode(), game.view_json(0, glance), offered, *events])
