"""Plays games in a fresh process and prints fingerprints of everything that came out: `python -m tests.parity.trace`.

Two processes, one with the compiled engine and one with the pure one, must print the same. One line per game, so
that a difference names the game.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from typing import Any

import reverie
from reverie import engine_mode
from reverie.errors import StateError
from reverie.kernel import registry
from reverie.kernel.game import Game

EDITIONS = ("third", "first")
FAIR = "fair:" + "5eed" * 16


def digest(value: object) -> str:
    """A short fingerprint of plain data."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def game_number(number: int) -> Game:
    """The number-th game of the campaign: plain ones of both editions and any set-up in turn, some with a fair seed."""
    seed: int | str = number if number % 3 else number * 0x9E3779B97F4A7C15 % 2**63
    if number % 10 == 9:
        seed = FAIR[:-8] + f"{number:08x}"
    return reverie.new_game("onirim", seed=seed, **set_up(number))


def set_up(number: int) -> dict[str, Any]:
    """The plain game, the first edition, or any modules and variants, alone or as a team."""
    if number % 4 < 2:
        return {"edition": EDITIONS[number % 2]}
    dice = random.Random(number)
    manifest = registry.game("onirim").manifest
    modules = [module.name for module in manifest.modules if dice.random() < 0.5]
    variants = {variant.name: dice.choice(variant.values) for variant in manifest.variants}
    return {"mode": dice.choice(["solo", "team"]), "modules": modules, "variants": variants}


def agent_for(number: int) -> str:
    """Every agent in turn."""
    names = registry.agent_names("onirim")
    return names[number // 4 % len(names)]


def play(number: int) -> str:
    """The fingerprint of one game: what was legal and what was answered at every question, and the final table."""
    game = game_number(number)
    player = reverie.agent(agent_for(number), seed=number)
    trace: list[Any] = []
    while not game.is_over:
        action = player.choose(game)
        trace += [game.legal_actions(), action]
        game.apply(action)
    engine: Any = game.engine
    return digest([trace, engine.table(), engine.chance(), game.hash()])


def tell(number: int) -> dict[str, str]:
    """The fingerprint of everything else that a game says: events, views, positions, records, look-aheads."""
    game = game_number(number)
    player = reverie.agent(agent_for(number), seed=number)
    engine: Any = game.definition.start(game.spec, None, True)
    heard, views, positions, ahead, dealt = [engine.heard()], [], [], [], []
    while not game.is_over:
        action = player.choose(game)
        seats = [*range(game.players), None]
        views.append([[game.view(seat) for seat in seats], game.explain(0) is None, str(game.explain(700))])
        positions.append(game.position())
        if len(positions) % 7 == 0:
            ahead += [game.rollouts(2, seed=number, policy=name) for name in policies()]
        copy: Any = game.engine.clone()
        copy.determinise(number + len(positions), len(positions) % game.players)
        dealt.append([copy.table(), copy.chance()])
        game.apply(action)
        engine.apply(action)
        heard.append(engine.heard())
    record = game.record()
    told = {"heard": heard, "views": views, "positions": positions, "ahead": ahead, "determinised": dealt}
    told |= {
        "events": [event.to_json() for seat in seats for event in game.events_for(seat)],
        "mark": [engine.mark, copy.mark],
    }
    told |= {"record": [record.text()], "json": [record.to_json()]}
    return {name: digest(value) for name, value in told.items()}


def policies() -> list[str]:
    """The agents that play natively, too."""
    found = []
    for name in registry.agent_names("onirim"):
        try:
            reverie.rollouts("onirim", 1, policy=name)
        except StateError:
            continue
        found.append(name)
    return found


def totals(games: int) -> list[object]:
    """Sums over native playouts, from seeds all over the range."""
    return [
        [policy, number, seed, reverie.rollouts("onirim", games, seed=seed, policy=policy, **set_up(number))]
        for policy in policies()
        for number in range(8)
        for seed in (0, 2**31 - 5, 2**32 - 5, 2**62, 2**63 - games)
    ]


def everything(games: int, tellings: int, native: int) -> dict[str, Any]:
    """All fingerprints, ready to be compared."""
    return {
        "games": [play(number) for number in range(games)],
        "tellings": [tell(number) for number in range(tellings)],
        "totals": totals(native) if native else [],
    }


def main() -> int:
    """Print the fingerprints as JSON."""
    parser = argparse.ArgumentParser()
    for name in ("games", "tellings", "native"):
        parser.add_argument(f"--{name}", type=int, default=0)
    options = parser.parse_args()
    result = everything(options.games, options.tellings, options.native)
    json.dump({"compiled": engine_mode.is_compiled(), "home": reverie.__file__, **result}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
