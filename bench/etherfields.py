"""Etherfields, which is plain Python and never compiled: decisions a second, beside a loop of plain Python.

There is no C program of it and no other implementation. The loop says how fast Python was on this machine in the same
round, so a decision can be told in passes of the loop wherever it is measured.
"""

from __future__ import annotations

import random
import time
from functools import partial

import reverie
from bench.measure import Case, Sample
from reverie.games.etherfields.manifest import ENCOUNTERS, MODES
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

LOOP = "plain loop"
RULES = "etherfields: rules player, two"
GAME = "etherfields: Game, two"
ANSWERS = 300  # of one game at most: random teams may go on and on
TARGET = 5_000  # decisions a second, whatever the size of the team


def name_of(mode: str) -> str:
    """The case of the random player with a team."""
    return f"etherfields: random player, {mode}"


def spin(times: int) -> Sample:
    """The reference: look up, count, make a small object, put it away."""
    kept: dict[int, tuple[int, str]] = {}
    start = time.process_time()
    for number in range(times):
        key = number & 255
        before = kept.get(key)
        kept[key] = (number if before is None else before[0] + 1, str(key))
    return Sample(time.process_time() - start, times)


def spec_of(encounter: str, mode: str, seed: int) -> GameSpec:
    """A game of an encounter."""
    manifest = registry.game("etherfields").manifest
    return GameSpec.make(manifest, mode=mode, seed=seed, variants={"encounter": encounter})


def drive_engine(games: int, mode: str, seed: int, by_rules: bool = False) -> Sample:
    """So many games of every encounter on the engine object, answered at random or by the rules of thumb."""
    definition = registry.game("etherfields")
    random.seed(seed)
    pick = random.random
    decisions = 0
    specs = [spec_of(encounter, mode, seed + k) for k in range(games) for encounter in ENCOUNTERS]
    start = time.process_time()
    for spec in specs:
        engine = definition.start(spec, None, False)
        for _ in range(ANSWERS):
            actions = engine.legal_actions()
            if not actions:
                break
            engine.apply(engine.choose_by_rules() if by_rules else actions[int(pick() * len(actions))])
            decisions += 1
    return Sample(time.process_time() - start, decisions, len(specs))


def drive_game(games: int, mode: str, seed: int) -> Sample:
    """The same on a `Game`, as `reverie simulate` plays."""
    random.seed(seed)
    pick = random.random
    decisions = 0
    start = time.process_time()
    for number in range(seed, seed + games):
        for encounter in ENCOUNTERS:
            game = reverie.new_game("etherfields", mode=mode, seed=number, variants={"encounter": encounter})
            for _ in range(ANSWERS):
                actions = game.legal_actions()
                if not actions:
                    break
                game.apply(actions[int(pick() * len(actions))])
                decisions += 1
    return Sample(time.process_time() - start, decisions, games * len(ENCOUNTERS))


def cases(seed: int) -> list[Case]:
    """The loop, the random player with every size of team, the same through `Game`, and the rules player."""
    return [
        Case(LOOP, spin, "pass", first_guess=10_000),
        *(Case(name_of(mode), partial(drive_engine, mode=mode, seed=seed), first_guess=1) for mode in MODES),
        Case(GAME, partial(drive_game, mode="two", seed=seed), first_guess=1),
        Case(RULES, partial(drive_engine, mode="two", seed=seed, by_rules=True), first_guess=1),
    ]
