"""What Reverie is measured against: C programs, which are also the oracle, and OpenSpiel's solitaire.

`onirim.c` and `urbion.c` are the games as one writes them in C; `onirim_tuned.c` is as fast as we could make it for
exactly these 17 kinds of cards, without a thought for modules. All were written from the rules text alone.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import random
import shlex
import shutil
import subprocess
import sysconfig
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import reverie
from bench.games import GAMES, MeasuredGame
from bench.measure import Case, Sample, calls

FOLDER = Path(__file__).resolve().parent


class CompileError(Exception):
    """There is a C compiler, but it refuses the program."""


# ---- the C programs -----------------------------------------------------------------------------------------------


def find_compiler() -> str | None:
    """The command of a C compiler: $CC, the one this Python was built with, cc, gcc or clang."""
    if chosen := os.environ.get("CC", "").strip():
        return chosen if shutil.which(shlex.split(chosen)[0]) else None
    built_with = shlex.split(sysconfig.get_config_var("CC") or "")[:1]
    return next((name for name in [*built_with, "cc", "gcc", "clang"] if shutil.which(name)), None)


def flags() -> list[str]:
    """The flags the engine is compiled with: $CFLAGS, or the default of hatch_build.py."""
    chosen = os.environ.get("CFLAGS")
    if chosen is None:
        try:
            chosen = getattr(importlib.import_module("hatch_build"), "CFLAGS", "-O2")
        except ImportError:  # not run from the repository, or without hatchling
            chosen = "-O2"
    return shlex.split(chosen) if isinstance(chosen, str) else list(chosen)


@dataclass(frozen=True)
class Program:
    """A compiled C program of a game."""

    of: MeasuredGame
    name: str
    path: Path

    @staticmethod
    def build(compiler: str, folder: Path, of: MeasuredGame, name: str) -> Program:
        """Compile it into a folder."""
        source = FOLDER / of.sources[name]
        path = folder / source.stem
        command = [*shlex.split(compiler), "-std=c11", *flags(), "-o", str(path), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(done.stderr.strip()[-2000:])
        return Program(of, name, path)

    def run(self, games: int, seed: int, edition: str = "", check: bool = False) -> dict[str, Any]:
        """Play games; totals, CPU seconds and, with `check`, a checksum over every choice."""
        edition = edition or self.of.editions[0]
        command = [str(self.path), str(games), str(seed), edition, *(["check"] if check else [])]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        totals: dict[str, Any] = json.loads(done.stdout)
        return totals

    def totals(self, games: int, seed: int, edition: str) -> dict[str, int]:
        """What `reverie.rollouts` must give, too."""
        totals = self.run(games, seed, edition)
        return {name: totals[name] for name in self.of.counts}

    def sample(self, games: int, seed: int) -> Sample:
        """Play games, by the CPU time the program itself has measured."""
        totals = self.run(games, seed)
        return Sample(totals["seconds"], totals["decisions"], games)


def build_all(compiler: str, folder: Path) -> list[Program]:
    """The programs of every game."""
    return [Program.build(compiler, folder, game, name) for game in GAMES for name in game.sources]


def disagreements(program: Program, games: int, seed: int) -> list[str]:
    """Where the engine and the C program differ: one line for each count; nothing if they agree."""
    found = []
    of = program.of
    for edition in of.editions:
        expected = program.totals(games, seed, edition)
        actual = reverie.rollouts(of.name, games, seed=seed, edition=edition)
        for name in of.counts:
            if actual[name] != expected[name]:
                difference = f"engine {actual[name]}, C program {expected[name]}"
                found.append(f"{of.title}, {edition} edition, {name}: {difference}")
    return found


# ---- OpenSpiel ---------------------------------------------------------------------------------------------------


def has_openspiel() -> bool:
    """Whether the package is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def solitaire() -> Any:
    """OpenSpiel's patience, with its default parameters."""
    return importlib.import_module("pyspiel").load_game("solitaire")


def solitaire_midgame() -> Any:
    """A state in the middle of a random game: cards dealt, a line behind it."""
    game = solitaire()
    random.seed(1)
    while True:
        state = game.new_initial_state()
        while (actions := state.legal_actions()) and state.move_number() < 75:
            state.apply_action(actions[int(random.random() * len(actions))])
        if not state.is_terminal():
            return state


def drive_solitaire(games: int, seed: int) -> Sample:
    """The loop of `driven.py`. Chance is a step like any other: its legal actions are equally likely.

    Which steps were chance is counted afterwards, so that the loop asks for nothing it does not need.
    """
    game = solitaire()
    random.seed(seed)
    pick = random.random
    steps = 0
    ends = []
    start = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while actions := state.legal_actions():
            state.apply_action(actions[int(pick() * len(actions))])
            steps += 1
        ends.append(state)
    seconds = time.process_time() - start
    chance = sum(step.player < 0 for state in ends for step in state.full_history())
    return Sample(seconds, steps - chance, games, chance)


# ---- both --------------------------------------------------------------------------------------------------------


def program_cases(programs: list[Program], of: MeasuredGame, seed: int) -> list[Case]:
    """The C programs of a game."""
    return [
        Case(of.case(program.name), partial(program.sample, seed=seed), first_guess=20_000)
        for program in programs
        if program.of == of
    ]


def openspiel_cases(seed: int) -> list[Case]:
    """OpenSpiel's game, if it is installed."""
    if not has_openspiel():
        return []
    state = solitaire_midgame()
    return [
        Case("OpenSpiel", partial(drive_solitaire, seed=seed)),
        Case("clone, OpenSpiel", partial(calls, state.clone), "call"),
    ]
