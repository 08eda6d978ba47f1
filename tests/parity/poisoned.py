"""Plays games while clock, chance, environment, files and `hash` are out of reach: `python -m tests.parity.poisoned`.

An engine that asks for any of them dies here (rule 8 of the reliability guide).
"""

from __future__ import annotations

import builtins
import os
import random
import secrets
import sys
import time
from typing import Any, NoReturn

import reverie
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from tests.parity.trace import GAMES
from tests.players import quick_agent

PRINT = print


class Poison(BaseException):
    """Something was asked that an engine must not ask."""


def poison(*_: object, **__: object) -> NoReturn:
    raise Poison


class NoEnvironment:
    """Any question about the environment is one too many."""

    def __getattr__(self, name: str) -> NoReturn:
        raise Poison

    __getitem__ = __contains__ = __iter__ = __len__ = poison


def poison_everything() -> None:
    """From here on nothing of the outside world can be asked."""
    places: list[tuple[Any, str]] = [
        (builtins, "open"),
        (builtins, "hash"),
        (builtins, "input"),
        (builtins, "print"),
        (os, "urandom"),
        (os, "getenv"),
        (os, "open"),
        (os, "getpid"),
        (secrets, "randbelow"),
        (secrets, "token_bytes"),
    ]
    places += [(time, name) for name in dir(time) if name.startswith(("time", "monotonic", "perf_", "process_"))]
    places += [
        (random, name) for name in ("random", "randint", "randrange", "choice", "shuffle", "sample", "getrandbits")
    ]
    for holder, name in places:
        setattr(holder, name, poison)
    vars(os)["environ"] = NoEnvironment()


def main() -> int:
    """Play every game with every agent, then deal, copy and look ahead."""
    players = {name: [quick_agent(agent, name, 1) for agent in registry.agent_names(name)] for name in GAMES}
    specs = []
    for name in GAMES:
        manifest = registry.game(name).manifest
        for edition in manifest.editions:
            for seed in (1, 2**63 - 1, "fair:" + "a5" * 32):
                specs.append((name, GameSpec.make(manifest, edition=edition.name, seed=seed)))
        mode, modules = manifest.modes[-1].name, [module.name for module in manifest.modules]
        for seed in (2, "fair:" + "5a" * 32):
            specs.append((name, GameSpec.make(manifest, mode=mode, modules=modules, seed=seed)))
    decisions = 0
    for name in GAMES:
        reverie.new_game(name, seed=1).weigh(1)  # what was learned is read once, and never again
    poison_everything()
    for name, spec in specs:
        for player in players[name]:
            game = reverie.from_spec(spec)
            while not game.is_over:
                copy = game.clone()
                copy.engine.determinise(7, 0)
                copy.apply(copy.legal_actions()[-1])
                game.view()
                game.view(None)
                game.apply(player.choose(game.outlook()))
                decisions += 1
            game.position()
            game.hash()
            assert game.events
            game.undo()
            game.rollouts(2)
            reverie.from_position(game.position(), seed=4)
        reverie.rollouts(name, 3, edition=spec.edition, mode=spec.mode, modules=spec.modules)
    sys.stdout.write(f"{decisions}\n")
    sys.stdout.flush()
    os._exit(0)  # leaving in order would open files


if __name__ == "__main__":
    try:
        main()
    except Poison:
        import _io
        import traceback

        builtins.open = _io.open
        vars(builtins)["print"] = PRINT
        traceback.print_exc()
        os._exit(3)
