"""Games driven from Python, question by question: ask for the legal actions, take one at random, apply it.

The three loops here and the one for OpenSpiel (`references.py`) have the same shape and the same source of chance,
and dealing a new game is part of each.
"""

from __future__ import annotations

import random
import time
from functools import partial

import reverie
from bench.games import MeasuredGame
from bench.measure import Case, Sample


def drive_engine(games: int, of: MeasuredGame, seed: int) -> Sample:
    """The engine object itself."""
    table = of.laid_table()
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


def drive_game(games: int, of: MeasuredGame, seed: int) -> Sample:
    """A `Game`, answered with numbers."""
    random.seed(seed)
    pick = random.random
    decisions = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        game = reverie.new_game(of.name, seed=number)
        while actions := game.legal_actions():
            game.apply(actions[int(pick() * len(actions))])
            decisions += 1
    return Sample(time.process_time() - start, decisions, games)


def drive_words(games: int, of: MeasuredGame, seed: int) -> Sample:
    """A `Game`, answered with words such as `play red.sun`."""
    random.seed(seed)
    pick = random.random
    decisions = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        game = reverie.new_game(of.name, seed=number)
        while actions := game.actions():
            game.apply(actions[int(pick() * len(actions))].words)
            decisions += 1
    return Sample(time.process_time() - start, decisions, games)


def cases(of: MeasuredGame, seed: int) -> list[Case]:
    """The engine, a game with numbers, a game with words."""
    return [
        Case(of.case("driven, engine"), partial(drive_engine, of=of, seed=seed)),
        Case(of.case("driven, Game"), partial(drive_game, of=of, seed=seed)),
        Case(of.case("driven, Game with words"), partial(drive_words, of=of, seed=seed)),
    ]
