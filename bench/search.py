"""Answers weighed by looking ahead: simulations of the search, on one thread and on two."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import reverie
from bench.games import MeasuredGame
from bench.measure import Case, Sample
from reverie.kernel.weighing import Weighing

SIMULATIONS = 200  # for one question
QUESTIONS = 8  # of one game, taken in turn


def questions(of: MeasuredGame, seed: int) -> list[reverie.Game]:
    """A game at some of its questions, as the rules of thumb come to them."""
    found: list[reverie.Game] = []
    game = reverie.new_game(of.name, seed=seed)
    agent = reverie.agent("rules", of.name)
    while len(found) < QUESTIONS and not game.is_over:
        if game.answers % 4 == 0 and len(game.legal_actions()) > 1:
            found.append(game.clone())
        game.apply(agent.choose(game.outlook()))
    return found


def search(times: int, games: list[reverie.Game]) -> Sample:
    """So many questions, each with a tree of its own, by CPU time."""
    start = time.process_time()
    for number in range(times):
        games[number % len(games)].weighing(number).advance(SIMULATIONS)
    return Sample(time.process_time() - start, times * SIMULATIONS)


def search_on_threads(times: int, games: list[reverie.Game], threads: int) -> Sample:
    """The same divided among threads, by the wall clock."""
    share = -(-times // threads)
    begun: list[list[Weighing]] = [
        [games[number % len(games)].weighing(number) for number in range(share)] for _ in range(threads)
    ]

    def spend(mine: list[Weighing]) -> None:
        for weighing in mine:
            weighing.advance(SIMULATIONS)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(time.sleep, [0.001] * threads))  # the threads exist before the clock starts
        start = time.perf_counter()
        list(pool.map(spend, begun))
        seconds = time.perf_counter() - start
    return Sample(seconds, share * threads * SIMULATIONS)


def cases(of: MeasuredGame, seed: int) -> list[Case]:
    """A simulation each."""
    games = questions(of, seed)
    one, two = (partial(search_on_threads, games=games, threads=threads) for threads in (1, 2))
    return [
        Case(of.case("search"), partial(search, games=games), "simulation"),
        Case(of.case("search, 1 thread"), one, "simulation", clock="wall"),
        Case(of.case("search, 2 threads"), two, "simulation", clock="wall"),
    ]
