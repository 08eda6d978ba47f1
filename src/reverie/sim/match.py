"""Several players on the same deals: who wins more often, and how sure that is.

Every player is dealt the same games, so that the luck of the deal is the same for all. A player is an agent by name, or
a program of somebody else (`bots.py`). In games for several seats a player takes all of them, or one beside a partner:
then the first seat and the others in turns.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from reverie.agents import Agent
from reverie.agents.budget import Budget
from reverie.errors import SpecError
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.sim.bots import ANSWER_SECONDS, PREFIX, START_SECONDS, Bot, BotFault
from reverie.sim.run import check_deals, check_workers, cut, play_in_processes
from reverie.sim.stats import paired, wilson

LEAST, MOST = 2, 16  # players of a match
MOST_DIGITS = 12  # of a number of simulations; there are fewer
CHUNKS = 8  # for each process: programs are started anew for every one


@dataclass(frozen=True)
class Contest:
    """What is to be played, and by whom."""

    spec: GameSpec
    agents: tuple[str, ...]
    games: int
    seed: int
    partner: str | None = None  # who takes the other seats
    answer_seconds: float = ANSWER_SECONDS
    start_seconds: float = START_SECONDS
    log: Path | None = None  # what programs say to nobody in particular
    records: Path | None = None  # a folder that gets the record of every game

    def check(self) -> None:
        """Refuse what cannot be played before anything is played."""
        check_deals(self.seed, self.games)
        if not LEAST <= len(self.agents) <= MOST:
            raise SpecError("match-agents", place="agent", count=len(self.agents), least=LEAST, most=MOST)
        if self.partner is not None and self.seats == 1:
            raise SpecError("match-partner", place="partner")
        for name in (*self.agents, *([self.partner] if self.partner is not None else [])):
            if name.startswith(PREFIX):
                Bot(name.removeprefix(PREFIX)).check()
            else:
                own_agent(name, self.spec.game, 0)

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return registry.game(self.spec.game).manifest.mode(self.spec.mode).players


@dataclass(frozen=True)
class Fault:
    """A game that a player has lost by a fault, or by one of the partner."""

    seed: int
    agent: int  # which of the players
    by_partner: bool
    answers: int  # that were given before
    error: BotFault

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "seed": self.seed,
            "agent": self.agent,
            "by_partner": self.by_partner,
            "answers": self.answers,
            **self.error.to_json(),
        }


@dataclass
class Sums:
    """What one player has come to."""

    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Sums) -> None:
        """Take another one in."""
        self.wins += other.wins
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass
class Score:
    """Deals added up."""

    sums: list[Sums]
    games: int = 0
    patterns: Counter[tuple[bool, ...]] = field(default_factory=Counter)  # who of them won a deal
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: Score) -> None:
        """Take another score in."""
        self.games += other.games
        for mine, theirs in zip(self.sums, other.sums, strict=True):
            mine.add(theirs)
        self.patterns += other.patterns
        self.faults += other.faults


@dataclass(frozen=True)
class Standing:
    """Two players on the same deals."""

    first: int
    second: int
    games: int
    both: int
    only_first: int
    only_second: int

    @property
    def difference(self) -> float:
        """How much more often the second wins."""
        return (self.only_second - self.only_first) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the difference lies, 95 times of 100."""
        return paired(self.only_first, self.only_second, self.games)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        neither = self.games - self.both - self.only_first - self.only_second
        return {
            "first": self.first,
            "second": self.second,
            "both": self.both,
            "only_first": self.only_first,
            "only_second": self.only_second,
            "neither": neither,
            "difference": self.difference,
            "ci95": list(self.interval),
        }


@dataclass(frozen=True)
class Report:
    """How a match went."""

    contest: Contest
    score: Score
    seconds: float
    interrupted: bool = False

    @property
    def standings(self) -> list[Standing]:
        """Everybody beside the first."""
        return [self.standing(0, other) for other in range(1, len(self.contest.agents))]

    def standing(self, first: int, second: int) -> Standing:
        """Two of the players beside each other."""
        won: Counter[tuple[bool, bool]] = Counter()
        for pattern, deals in self.score.patterns.items():
            won[pattern[first], pattern[second]] += deals
        return Standing(first, second, self.score.games, won[True, True], won[True, False], won[False, True])

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        games = self.score.games
        data = {
            "spec": self.contest.spec.rules_text(),
            "seed": self.contest.seed,
            "games": games,
            "partner": self.contest.partner,
            "agents": [
                {
                    "agent": name,
                    "wins": one.wins,
                    "win_rate": one.wins / games if games else 0.0,
                    "ci95": list(wilson(one.wins, games)),
                    "decisions": one.decisions,
                    "ms_per_decision": round(1000 * one.seconds / one.decisions, 4) if one.decisions else 0.0,
                    "faults": sum(fault.agent == number for fault in self.score.faults),
                }
                for number, (name, one) in enumerate(zip(self.contest.agents, self.score.sums, strict=True))
            ],
            "pairs": [standing.to_json() for standing in self.standings],
            "faults": [fault.to_json() for fault in self.score.faults],
            "seconds": round(self.seconds, 3),
        }
        return data | {"interrupted": True} if self.interrupted else data


def play(contest: Contest, workers: int = 1, watch: Callable[[Score], None] | None = None) -> Report:
    """Play the match; an interrupt ends it early and keeps what was played. 0 workers: every processor."""
    contest.check()
    workers = check_workers(workers) or os.cpu_count() or 1
    if contest.records is not None:
        contest.records.mkdir(parents=True, exist_ok=True)
    chunks = cut(contest.seed, contest.games, workers, CHUNKS)
    workers = min(workers, len(chunks))
    parts = (
        deals(contest, contest.seed, contest.games)
        if workers == 1
        else play_in_processes(play_deals, contest, chunks, workers)
    )
    score, interrupted, started = fresh(contest), False, perf_counter()
    try:
        for part in parts:
            score.add(part)
            if watch is not None:
                watch(score)
    except KeyboardInterrupt:
        interrupted = True
    return Report(contest, score, perf_counter() - started, interrupted)


# ---- a game -----------------------------------------------------------------------------------------------------


class Player(Protocol):
    """Somebody who plays whole games."""

    def begin(self, game: Game, seats: tuple[int, ...]) -> None:
        """A new game, of which it plays some seats."""

    def choose(self, game: Game, seat: int) -> int:
        """Its answer to the open question."""

    def finish(self, game: Game) -> None:
        """The game is over."""

    def close(self) -> None:
        """No more games."""


class Own:
    """An agent of ours. Each of its seats has a mind of its own, and knows what that seat may know."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, game: Game, seats: tuple[int, ...]) -> None:
        """The agent begins anew, seeded with the number of the deal."""
        seed = game.spec.seed
        assert isinstance(seed, int)
        self.agents = {seat: own_agent(self.name, game.spec.game, seed) for seat in seats}
        self.minds: dict[int, dict[str, Any]] = {seat: {} for seat in seats}

    def choose(self, game: Game, seat: int) -> int:
        """What it says."""
        return self.agents[seat].choose(game.outlook(seat, self.minds[seat]))

    def finish(self, game: Game) -> None:
        """Nothing to be told."""

    def close(self) -> None:
        """Nothing was started."""


def own_agent(name: str, game: str, seed: int) -> Agent:
    """An agent by name, with what it may think about each question behind an @: search@10ms, search@500."""
    plain, _, budget = name.partition("@")
    if budget.isdecimal():
        return registry.agent(plain, game, seed, Budget.of(int(budget[:MOST_DIGITS])))
    return registry.agent(plain, game, seed, Budget.of(None, budget or None))


def player(contest: Contest, name: str) -> Player:
    """Somebody by name."""
    if name.startswith(PREFIX):
        return Bot(name.removeprefix(PREFIX), contest.answer_seconds, contest.start_seconds, contest.log)
    return Own(name)


def fresh(contest: Contest) -> Score:
    """Nothing was played yet."""
    return Score([Sums() for _ in contest.agents])


def play_deals(contest: Contest, first: int, games: int) -> Score:
    """The deals first, first + 1, … added up."""
    score = fresh(contest)
    for part in deals(contest, first, games):
        score.add(part)
    return score


def deals(contest: Contest, first: int, games: int) -> Iterator[Score]:
    """Everybody plays deal after deal; a program is started once for all of them."""
    players = [player(contest, name) for name in contest.agents]
    partner = player(contest, contest.partner) if contest.partner is not None else None
    try:
        for seed in range(first, first + games):
            score = fresh(contest)
            won = [play_deal(contest, seed, number, one, partner, score) for number, one in enumerate(players)]
            score.patterns[tuple(won)] += 1
            score.games += 1
            yield score
    finally:
        for one in (*players, partner):
            if one is not None:
                one.close()


def play_deal(contest: Contest, seed: int, number: int, who: Player, partner: Player | None, score: Score) -> bool:
    """One deal by one of the players; whether it was won."""
    game = Game(registry.game(contest.spec.game), contest.spec.with_seed(seed))
    at = seed % contest.seats if partner is not None else None  # the seat that is taken beside a partner
    mine = tuple(range(contest.seats)) if at is None else (at,)
    others = tuple(seat for seat in range(contest.seats) if seat not in mine)
    sums, asked = score.sums[number], who
    try:
        who.begin(game, mine)
        if partner is not None:
            asked = partner
            partner.begin(game, others)
        while not game.is_over:
            assert game.decision is not None
            seat = game.decision.seat
            asked = who if partner is None or seat in mine else partner
            started = perf_counter()
            chosen = asked.choose(game, seat)
            if asked is who:
                sums.seconds += perf_counter() - started
                sums.decisions += 1
            game.apply(chosen, seat)
    except BotFault as fault:
        score.faults.append(Fault(seed, number, asked is not who, game.answers, fault))
        return False
    for one in (who, partner):
        if one is not None:
            one.finish(game)
    if contest.records is not None:
        game.record().save(contest.records / f"{contest.spec.game}-{number + 1}-{seed}.rec")
    won = bool(game.result and game.result.won)
    sums.wins += won
    return won
