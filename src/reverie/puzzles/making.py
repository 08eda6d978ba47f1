"""Making puzzles: games are played by `rules`, and their positions are looked through for those with one way to win.

Urbion, with open order: the solver proves that one answer wins and that no other does. Onirim, whose order is hidden:
on the same possible worlds, played on by `rules`, one answer wins nearly all, and clearly more than every other one. A
seed decides everything; nothing here asks a clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

import reverie
from reverie.errors import StateError, excerpt
from reverie.kernel.actions import Action
from reverie.kernel.constants import RULES_POLICY, WON
from reverie.kernel.game import Game, first_seed
from reverie.puzzles.puzzle import GAMES, GRADES, Puzzle
from reverie.solving import UNWINNABLE, WINNABLE, Limits, search

MOST = 10_000  # puzzles of one file
EACH = 2  # puzzles of one deal at most
TURNS = 10  # before the end, in which Urbion is looked through
FEWEST_ANSWERS = 3
EFFORT = (2_000, 8_000, 32_000, 128_000)  # answers of the solver: below the first is grade 1
PROOF = Limits(seconds=None, nodes=30_000, memory=4 << 20)
GLANCE = Limits(seconds=None, nodes=2_000, memory=1 << 20)  # most other ways to win show at once
RIDDLES = ("main", "chaos")  # questions of Urbion that a puzzle may ask
FIRST_WORLDS, WORLDS = 24, 1_000
LEAST_CHANCE = 0.8  # of the solution
LEAST_LEAD = 0.15  # over every other answer …
ERRORS = 3.0  # … and so many standard errors
PLAIN_LEAD = 400  # of 1,000 worlds: what `rules` sees is grade 1 if it is so far ahead, else grade 2
LEVELS = (256, 1_024)  # playouts of `search`: right from the first on is grade 3

Watch = Callable[[int, int], None]  # puzzles found, deals looked through


def make(game: str, count: int, seed: int, watch: Watch | None = None) -> list[Puzzle]:
    """So many puzzles from the deals of this seed on, easy ones first; no grade has more than 2 of 5 of them."""
    if game not in GAMES:
        raise StateError("puzzles-game", place="game", value=excerpt(game), allowed=list(GAMES))
    if isinstance(count, bool) or not 1 <= count <= MOST:
        raise StateError("puzzles-count", place="count", value=excerpt(count), most=MOST)
    found: list[Puzzle] = []
    grades: Counter[int] = Counter()
    deal = first_seed(seed, 1)
    while len(found) < count:
        taken = 0
        for puzzle in urbion_puzzles(deal) if game == "urbion" else onirim_puzzles(deal):
            if taken < EACH and len(found) < count and grades[puzzle.grade] < max(1, -(-count * 2 // 5)):
                found.append(puzzle)
                grades[puzzle.grade] += 1
                taken += 1
        deal += 1
        if watch is not None:
            watch(len(found), deal - seed)
    return sorted(found, key=lambda puzzle: puzzle.grade)


def played(spec: str) -> tuple[Game, list[tuple[int, int]]]:
    """A whole game of `rules`, with the turn and the question before every answer."""
    game = reverie.from_spec(spec)
    agent = reverie.agent("rules", game.spec.game)
    asked: list[tuple[int, int]] = []
    while not game.is_over:
        asked.append((game.turn, game.answers))
        game.apply(agent.choose(game.outlook()))
    return game, asked


# ---- Urbion: proven -----------------------------------------------------------------------------------------------


def urbion_puzzles(deal: int) -> Iterator[Puzzle]:
    """From the last position of a lost game that could still be won, along a line that wins: questions that one answer
    wins and no other."""
    spec = f"urbion/second/solo/order=open/seed={deal}"
    game, asked = played(spec)
    if game.result is None or game.result.status == "won":
        return
    walk, line = last_hope(game, asked)
    for action in line:
        puzzle = proven(spec, walk) if walk.decision is not None and walk.decision.kind in RIDDLES else None
        if puzzle is not None:
            yield puzzle
        walk.apply(action)


def last_hope(game: Game, asked: list[tuple[int, int]]) -> tuple[Game, tuple[Action, ...]]:
    """The last main question of a lost game that can be answered so that it is won, and a line; or no line."""
    for turn, answers in reversed(asked):
        position = game.moment(answers)
        if position.decision is not None and position.decision.kind == "main":
            found = search(position, PROOF)
            if found.verdict != UNWINNABLE or turn <= max(1, game.turn - TURNS):
                return position, found.line
    return game, ()


def proven(spec: str, position: Game) -> Puzzle | None:
    """A puzzle, if exactly one answer wins and the solver proves of all others that they do not."""
    whole = search(position, PROOF)
    if whole.verdict != WINNABLE or not whole.line:
        return None
    solution, effort = whole.line[0], whole.nodes
    actions = position.actions()
    if len(actions) < FEWEST_ANSWERS:
        return None
    others = [after(position, action) for action in actions if action != solution]
    if any(search(other, GLANCE).verdict == WINNABLE for other in others):
        return None
    for other in others:
        verdict = search(other, PROOF)
        if verdict.verdict != UNWINNABLE:
            return None
        effort += verdict.nodes
    grade = 1 + sum(effort >= least for least in EFFORT)
    engine: Any = position.engine
    if grade == 1 and engine.choose_by_rules() != solution.id:
        grade = 2
    line = tuple(action.id for action in whole.line)
    return Puzzle(spec, tuple(a.id for a in position.line), solution.id, grade, line)


def after(position: Game, action: Action) -> Game:
    """A game by itself, one answer further."""
    game = position.moment(position.answers)
    game.apply(action)
    return game


# ---- Onirim: on common worlds ---------------------------------------------------------------------------------------


def onirim_puzzles(deal: int) -> Iterator[Puzzle]:
    """Questions of a game that one answer wins in nearly all worlds, and every other one in clearly fewer."""
    spec = f"onirim/third/solo/seed={deal}"
    game, asked = played(spec)
    walk = reverie.from_spec(spec)
    for (_, answers), action in zip(asked, game.line, strict=True):
        if answers and is_riddle(walk):
            puzzle = clear(spec, walk)
            if puzzle is not None:
                yield puzzle
        walk.apply(action)


def is_riddle(position: Game) -> bool:
    """Whether a question may puzzle anybody: a door that a run has found is simply taken."""
    decision = position.decision
    return decision is not None and decision.kind != "search" and len(position.legal_actions()) >= FEWEST_ANSWERS


def clear(spec: str, position: Game) -> Puzzle | None:
    """A puzzle, if one answer is overwhelming and far ahead of all others on the same worlds."""
    actions = position.legal_actions()
    wins = won_worlds(position, actions, FIRST_WORLDS)
    order = sorted(actions, key=lambda action: -sum(wins[action]))
    best = sum(wins[order[0]])
    if best < LEAST_CHANCE * FIRST_WORLDS or best - sum(wins[order[1]]) < LEAST_LEAD * FIRST_WORLDS:
        return None
    wins = won_worlds(position, actions, WORLDS)
    order = sorted(actions, key=lambda action: -sum(wins[action]))
    solution = order[0]
    if sum(wins[solution]) < LEAST_CHANCE * WORLDS or not all(is_ahead(wins[solution], wins[o]) for o in order[1:]):
        return None
    chances = tuple((action, sum(wins[action])) for action in order)
    grade = grade_of(position, solution, chances[0][1] - chances[1][1])
    return Puzzle(spec, tuple(action.id for action in position.line), solution, grade, (), chances)


def won_worlds(position: Game, actions: list[int], worlds: int) -> dict[int, list[int]]:
    """For every answer, the worlds that it wins when `rules` plays on: the same worlds for all."""
    seat = position.decision.seats[0] if position.decision is not None else 0
    wins: dict[int, list[int]] = {action: [] for action in actions}
    engine: Any = position.engine
    for world in range(worlds):
        start = engine.clone()
        start.determinise(world, seat)
        for action in actions:
            table = start.clone()
            table.apply(action)
            table.playout(RULES_POLICY)
            wins[action].append(int(table.outcome == WON))
    return wins


def is_ahead(best: list[int], other: list[int]) -> bool:
    """Whether an answer wins clearly more of the same worlds than another one."""
    count = len(best)
    lead = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(lead) / count
    error = sqrt(max(1e-9, sum((one - mean) ** 2 for one in lead) / (count - 1) / count))
    return mean >= LEAST_LEAD and mean >= ERRORS * error


def grade_of(position: Game, solution: int, lead: int) -> int:
    """How hard it is: 1 or 2 if `rules` sees it, otherwise how many playouts `search` needs to see it for good."""
    engine: Any = position.engine
    if engine.choose_by_rules() == solution:
        return 1 if lead >= PLAIN_LEAD else 2
    seat = position.decision.seats[0] if position.decision is not None else 0
    playouts = engine.playouts(seat, 1)
    grade, done = 3, 0
    for number, level in enumerate(LEVELS):
        playouts.advance(level - done)
        done = level
        if playouts.choice() != solution:
            grade = number + 4
    return grade


# ---- checking -------------------------------------------------------------------------------------------------------


def is_sound(puzzle: Puzzle) -> bool:
    """Whether a puzzle is one, found out anew: its solution wins, or nearly so, and the others do not."""
    position = puzzle.game()
    if position.is_over or puzzle.solution not in position.legal_actions() or not 1 <= puzzle.grade <= GRADES:
        return False
    if not puzzle.line:
        again = clear(puzzle.spec, position)
        return again is not None and again.solution == puzzle.solution
    again = proven(puzzle.spec, position)
    won = position.moment(position.answers)
    for number in puzzle.line:
        won.apply(number)
    wins = won.result is not None and won.result.status == "won"
    return again is not None and again.solution == puzzle.solution == puzzle.line[0] and wins
