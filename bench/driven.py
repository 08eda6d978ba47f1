"""Games driven from Python, question by question: ask for the legal actions, take one at random, apply it.

The three loops here and the one for OpenSpiel (`references.py`) have the same shape and the same source of chance,
and dealing a new game is part of each.
"""

from __future__ import annotations

import random
import time
from functools import partial

import reverie
from bench.measure import Case, Sample
from reverie.games.onirim.manifest import MANIFEST
from reverie.games.onirim.settings import prepared
from reverie.kernel.spec import GameSpec


def drive_engine(games: int, seed: int) -> Sample:
    """The engine object itself."""
    table = prepared(GameSpec.make(MANIFEST))
    random.seed(seed)
    pick = random.random
    decisions = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        engine = table.clone()
        engine.begin(number)
        while actions := engine.legal_actions():
            engine.apply(actions[int(pick() * len(actions))])
            decisions += 1
    return Sample(time.process_time() - start, decisions, games)


def drive_game(games: int, seed: int) -> Sample:
    """A `Game`, answered with numbers."""
    random.seed(seed)
    pick = random.random
    decisions = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        game = reverie.new_game("onirim", seed=number)
        while actions := game.legal_actions():
            game.apply(actions[int(pick() * len(actions))])
            decisions += 1
    return Sample(time.process_time() - start, decisions, games)


def drive_words(games: int, seed: int) -> Sample:
    """A `Game`, answered with words such as `play red.sun`."""
    random.seed(seed)
    pick = random.random
    decisions = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        game = reverie.new_game("onirim", seed=number)
        while actions := game.actions():
            game.apply(actions[int(pick() * len(actions))].words)
            decisions += 1
    return Sample(time.process_time() - start, decisions, games)


def cases(seed: int) -> list[Case]:
    """The engine, a game with numbers, a game with words."""
    return [
        Case("driven, engine", partial(drive_engine, seed=seed)),
        Case("driven, Game", partial(drive_game, seed=seed)),
        Case("driven, Game with words", partial(drive_words, seed=seed)),
    ]
