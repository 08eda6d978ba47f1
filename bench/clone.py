"""Copies of a game in progress, and the other calls that search, tables and servers make."""

from __future__ import annotations

import time
from functools import partial
from itertools import count

import reverie
from bench.games import MeasuredGame
from bench.measure import Case, Sample, calls
from reverie import Game
from reverie.agents.random import RandomAgent


def midgame(of: MeasuredGame, seed: int = 1) -> Game:
    """A game in progress, in the middle of a random line."""
    for number in count(seed):
        game = reverie.new_game(of.name, seed=number)
        agent = RandomAgent(number)
        while len(game.line) < of.answers and not game.is_over:
            game.apply(agent.choose(game.outlook()))
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


def cases(of: MeasuredGame, seed: int) -> list[Case]:
    """Copies first, then the calls that are not made in the middle of a search."""
    game = midgame(of, seed)
    deals = count(seed)
    return [
        Case(of.case("clone, engine"), partial(calls, game.engine.clone), "call"),
        Case(of.case("clone, Game"), partial(calls, game.clone), "call"),
        Case(of.case("new game"), partial(calls, lambda: reverie.new_game(of.name, seed=next(deals))), "call"),
        Case(of.case("undo"), partial(undo, game), "call"),
        Case(of.case("view"), partial(calls, game.view), "call"),
        Case(of.case("position"), partial(calls, game.position), "call"),
        Case(of.case("record"), partial(calls, lambda: game.record().text()), "call"),
    ]
