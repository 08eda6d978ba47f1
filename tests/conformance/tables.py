"""Every table that can be set up today, and games played on it: what the battery in this folder runs over."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

import reverie
from reverie.kernel import registry
from reverie.kernel.definition import GameDefinition
from reverie.kernel.game import Game
from reverie.kernel.native_game import NativeGame
from reverie.kernel.spec import GameSpec

BIG_SEED = 7_392_615_480_213_467_281  # long enough not to turn up anywhere by chance
FAIR_SEED = "fair:" + "c0ffee12d5" * 6 + "beef"


def module_sets(definition: GameDefinition, edition: str) -> list[tuple[str, ...]]:
    """The bare game, each playable module alone, and all of them together."""
    manifest = definition.manifest
    known = [name for name in manifest.edition(edition).modules if manifest.module(name).available]
    sets: list[tuple[str, ...]] = [(), *((name,) for name in known)]
    return [*sets, tuple(known)] if len(known) > 1 else sets


def all_tables(game: str | None = None) -> list[str]:
    """The spec of every game (or of this one), edition, mode and set of modules, without a seed."""
    found = []
    for definition in registry.games().values():
        manifest = definition.manifest
        # An encounter of Etherfields has hundreds of questions with thousands of facts each: it has a battery of its
        # own size in tests/games/etherfields.
        if game not in (None, manifest.game) or not isinstance(definition, NativeGame):
            continue
        for edition in manifest.editions:
            for mode in manifest.modes:
                if mode.available:
                    for modules in module_sets(definition, edition.name):
                        spec = GameSpec.make(manifest, edition=edition.name, mode=mode.name, modules=modules)
                        found.append(spec.text())
    return found


def tables_of_today() -> list[str]:
    """Bare games, all modules together, and a share of the single modules: another one each day."""
    single = [table for table in all_tables() if is_single(table)]
    share = single[datetime.date.today().toordinal() % 4 :: 4]
    return [table for table in all_tables() if not is_single(table) or table in share]


def is_single(table: str) -> bool:
    """Whether exactly one module is in play."""
    parts = table.split("/")
    return len(parts) > 3 and "+" not in parts[3]


def seats_of(game: Game) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(game.players), None]


def agents_of(table: str) -> list[str]:
    """The agents that can play at a table."""
    return registry.agent_names(table.split("/", 1)[0])


def deal(table: str, seed: int | str) -> Game:
    """A fresh game."""
    return reverie.from_spec(f"{table}/seed={seed}")


def stops(game: Game, agent: str, seed: int = 0) -> Iterator[tuple[Game, int]]:
    """The game at every question, with the answer that the agent is about to give; the end is not a stop."""
    player = reverie.agent(agent, game.spec.game, seed=seed)
    while not game.is_over:
        action = player.choose(game)
        yield game, action
        game.apply(action)


def finished(table: str, seed: int | str, agent: str = "random") -> Game:
    """A game played to its end."""
    game = deal(table, seed)
    for _ in stops(game, agent, seed if isinstance(seed, int) else 0):
        pass
    return game


def snapshot(game: Game) -> dict[str, Any]:
    """Everything that a game says about itself."""
    return {
        "hash": game.hash(),
        "views": [game.view(seat) for seat in seats_of(game)],
        "position": game.position(),
        "events": [[event.to_json() for event in game.events_for(seat)] for seat in seats_of(game)],
        "actions": [action.to_json() for action in game.actions()],
        "decision": game.decision.to_json() if game.decision else None,
        "result": game.result,
        "line": game.line,
    }
