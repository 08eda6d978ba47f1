"""Copies of a game in progress, and the other calls that search, tables and servers make."""

from __future__ import annotations

import time
from functools import partial
from itertools import count

import reverie
from bench.measure import Case, Sample, calls
from reverie import Game
from reverie.agents.random import RandomAgent

ANSWERS = 26  # half of a random game


def midgame(seed: int = 1, answers: int = ANSWERS) -> Game:
    """A game in progress, in the middle of a random line."""
    for number in count(seed):
        game = reverie.new_game("onirim", seed=number)
        agent = RandomAgent(number)
        while len(game.line) < answers and not game.is_over:
            game.apply(agent.choose(game))
        if not game.is_over:
            return game
    raise AssertionError("unreachable")


def undo(game: Game, times: int) -> Sample:
    """The time of one undo, each on a copy of its own."""
    copies = [game.clone() for _ in range(times)]
    start = time.process_time()
    for copy in copies:
        copy.undo()
    return Sample(time.process_time() - start, times)


def cases(seed: int) -> list[Case]:
    """Copies first, then the calls that are not made in the middle of a search."""
    game = midgame(seed)
    deals = count(seed)
    return [
        Case("clone, engine", partial(calls, game.engine.clone), "call"),
        Case("clone, Game", partial(calls, game.clone), "call"),
        Case("new game", partial(calls, lambda: reverie.new_game("onirim", seed=next(deals))), "call"),
        Case("undo", partial(undo, game), "call"),
        Case("view", partial(calls, game.view), "call"),
        Case("position", partial(calls, game.position), "call"),
        Case("record", partial(calls, lambda: game.record().text()), "call"),
    ]
