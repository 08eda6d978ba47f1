"""Every way to set up a game of Onirim, and checked games on them: 256 sets of modules, alone and as a team.

`python -m tests.properties.combinations` plays such games in a process of its own and prints their fingerprints, so
that the pure and the compiled engine can be compared.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import sys
from collections.abc import Iterator
from itertools import combinations

import reverie
from reverie import engine_mode
from reverie.games.onirim.manifest import MANIFEST
from reverie.kernel.spec import GameSpec
from tests.parity.trace import digest
from tests.properties.invariants import Inspector

MODES = ("solo", "team")
STRIDE = 16  # so many days until the sample of each change has met every set-up
THOROUGH = 10  # one game in so many has all its views checked after every answer, the others one after the other
ANSWERS = 4_000  # no game has as many; measured: below 700


def module_sets() -> list[tuple[str, ...]]:
    """All 256 sets of modules, small ones first."""
    names = [module.name for module in MANIFEST.modules]
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


def random_variants(rng: random.Random) -> dict[str, object]:
    """A value for every variant; those without effect are dropped by the spec."""
    return {variant.name: rng.choice(variant.values) for variant in MANIFEST.variants}


def all_specs(day: int) -> list[GameSpec]:
    """Every set of modules in both modes with the variants of that day, and the first edition; without a seed."""
    specs = []
    for modules in module_sets():
        for mode in MODES:
            variants = random_variants(random.Random(f"{day} {mode} {modules}"))
            specs.append(GameSpec.make(MANIFEST, mode=mode, modules=modules, variants=variants))
    for mode in MODES:
        variants = random_variants(random.Random(f"{day} {mode} first"))
        specs.append(GameSpec.make(MANIFEST, edition="first", mode=mode, variants=variants))
    return specs


def sample(day: int, stride: int) -> list[GameSpec]:
    """Every stride-th spec, another share each day; all of them if the stride is 1."""
    specs = all_specs(day)
    random.Random(7).shuffle(specs)
    return specs[day % stride :: stride]


def today() -> int:
    """The number of the day: different days test different samples."""
    return datetime.date.today().toordinal()


def some_spec(rng: random.Random, mode: str | None = None) -> GameSpec:
    """Any set-up; one in twenty of the first edition, and module sets of every size."""
    mode = mode or rng.choice(MODES)
    if rng.random() < 0.05:
        return GameSpec.make(MANIFEST, edition="first", mode=mode, variants=random_variants(rng))
    share = rng.choice([0.3, 0.6, 1.0])
    modules = [module.name for module in MANIFEST.modules if rng.random() < share]
    return GameSpec.make(MANIFEST, mode=mode, modules=modules, variants=random_variants(rng))


# ---- games ---------------------------------------------------------------------------------------------------


def seeds(spec: GameSpec, day: int, games: int) -> Iterator[int]:
    """The deals of a spec on that day."""
    rng = random.Random(f"{day} {spec.text()}")
    for _ in range(games):
        yield rng.randrange(2**63)


def play(spec: GameSpec, seed: int, agent: str, look: bool | None) -> str:
    """One game to its end, inspected after every answer (`look`: thoroughly) unless `look` is None. Its fingerprint."""
    game = reverie.from_spec(spec.with_seed(seed))
    player = reverie.agent(agent, seed=seed)
    inspector = None if look is None else Inspector(game, look)
    trace: list[object] = []
    while not game.is_over:
        action = player.choose(game)
        trace += [game.legal_actions(), action]
        game.apply(action)
        if inspector:
            inspector.look(action)
        assert len(trace) < 2 * ANSWERS, f"no end: {game.spec.text()}"
    table = game.engine.table()  # type: ignore[attr-defined]  # Onirim's own
    return digest([trace, table, game.hash()])


def campaign(specs: list[GameSpec], day: int, agent: str, games: int, checked: bool) -> dict[str, list[str]]:
    """So many games on every set-up: their fingerprints by spec."""
    return {
        spec.text(): [
            play(spec, seed, agent, number % THOROUGH == 0 if checked else None)
            for number, seed in enumerate(seeds(spec, day, games))
        ]
        for spec in specs
    }


def main() -> int:
    """Print the fingerprints as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("agent")
    for name in ("day", "stride", "games"):
        parser.add_argument(f"--{name}", type=int, required=True)
    options = parser.parse_args()
    specs = sample(options.day, options.stride)
    found = campaign(specs, options.day, options.agent, options.games, False)
    json.dump({"compiled": engine_mode.is_compiled(), "games": found}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
