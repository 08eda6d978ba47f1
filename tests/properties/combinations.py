"""Every way to set up a game, and checked games on them: all sets of modules in every edition, alone and as a team.

`python -m tests.properties.combinations urbion random` plays such games in a process of its own and prints their
fingerprints, so that the pure and the compiled engine can be compared.
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
from reverie.kernel import registry
from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import GameSpec
from tests.parity.trace import digest, is_compiled
from tests.properties.every_game import inspector_of
from tests.properties.inspection import engine_of

STRIDE = 16  # so many days until the sample of each change has met every set-up
THOROUGH = 10  # one game in so many has all its views checked after every answer, the others one after the other
ANSWERS = 4_000  # no game has as many; measured: below 700
OLD = 0.08  # share of games of an older edition


def module_sets(manifest: Manifest, edition: str) -> list[tuple[str, ...]]:
    """All sets of modules that an edition knows, small ones first."""
    names = manifest.edition(edition).modules
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


def random_variants(manifest: Manifest, edition: str, rng: random.Random) -> dict[str, object]:
    """A value for every variant of an edition; those without effect are dropped by the spec."""
    return {variant.name: rng.choice(variant.values) for variant in manifest.variants if variant.is_in(edition)}


def modes_of(manifest: Manifest) -> list[str]:
    """Alone and together."""
    return [mode.name for mode in manifest.modes]


def all_specs(game: str, day: int) -> list[GameSpec]:
    """Every edition with every set of its modules in both modes, and the variants of that day; without a seed."""
    manifest = registry.game(game).manifest
    specs = []
    for edition in (entry.name for entry in manifest.editions):
        for modules in module_sets(manifest, edition):
            for mode in modes_of(manifest):
                variants = random_variants(manifest, edition, random.Random(f"{day} {edition} {mode} {modules}"))
                made = GameSpec.make(manifest, edition=edition, mode=mode, modules=modules, variants=variants)
                specs.append(made)
    return specs


def sample(game: str, day: int, stride: int) -> list[GameSpec]:
    """Every stride-th spec, another share each day; all of them if the stride is 1."""
    specs = all_specs(game, day)
    random.Random(7).shuffle(specs)
    return specs[day % stride :: stride]


def today() -> int:
    """The number of the day: different days test different samples."""
    return datetime.date.today().toordinal()


def some_spec(game: str, rng: random.Random, mode: str | None = None) -> GameSpec:
    """Any set-up; some of an older edition, and module sets of every size."""
    manifest = registry.game(game).manifest
    mode = mode or rng.choice(modes_of(manifest))
    edition = manifest.editions[-1 if rng.random() < OLD else 0]
    share = rng.choice([0.3, 0.6, 1.0])
    modules = [name for name in edition.modules if rng.random() < share]
    variants = random_variants(manifest, edition.name, rng)
    return GameSpec.make(manifest, edition=edition.name, mode=mode, modules=modules, variants=variants)


# ---- games ---------------------------------------------------------------------------------------------------


def seeds(spec: GameSpec, day: int, games: int) -> Iterator[int]:
    """The deals of a spec on that day."""
    rng = random.Random(f"{day} {spec.text()}")
    for _ in range(games):
        yield rng.randrange(2**63)


def play(spec: GameSpec, seed: int, agent: str, look: bool | None) -> str:
    """One game to its end, inspected after every answer (`look`: thoroughly) unless `look` is None. Its fingerprint."""
    game = reverie.from_spec(spec.with_seed(seed))
    player = reverie.agent(agent, spec.game, seed=seed)
    inspector = None if look is None else inspector_of(spec.game)(game, look)
    trace: list[object] = []
    while not game.is_over:
        action = player.choose(game.outlook())
        trace += [game.legal_actions(), action]
        game.apply(action)
        if inspector:
            inspector.look(action)
        assert len(trace) < 2 * ANSWERS, f"no end: {game.spec.text()}"
    return digest([trace, engine_of(game).table(), game.hash()])


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
    parser.add_argument("game")
    parser.add_argument("agent")
    for name in ("day", "stride", "games"):
        parser.add_argument(f"--{name}", type=int, required=True)
    options = parser.parse_args()
    specs = sample(options.game, options.day, options.stride)
    found = campaign(specs, options.day, options.agent, options.games, False)
    json.dump({"compiled": is_compiled(options.game), "games": found}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
