"""Every table that can be set up today, and games played on it: what the battery in this folder runs over."""

from __future__ import annotations

import datetime
import random
from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import Any

import reverie
from reverie.kernel import registry
from reverie.kernel.definition import GameDefinition
from reverie.kernel.game import Game
from reverie.kernel.native_game import NativeGame
from reverie.kernel.spec import GameSpec
from tests.players import plain_agents

BIG_SEED = 7_392_615_480_213_467_281  # long enough not to turn up anywhere by chance
FAIR_SEED = "fair:" + "c0ffee12d5" * 6 + "beef"
ENOUGH = 30  # questions of a game to look at, where looking takes long
PATIENCE = 250  # answers after which somebody who plays by rules leads whoever wanders about to the end


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
        if game not in (None, manifest.game):
            continue
        for edition in manifest.editions:
            for mode in manifest.modes:
                if mode.available:
                    for modules in module_sets(definition, edition.name):
                        spec = GameSpec.make(manifest, edition=edition.name, mode=mode.name, modules=modules)
                        found.append(spec.text())
    return found


def tables_of_today() -> list[str]:
    """Bare games, all modules together, and a share of single modules and of slow games: another one each day."""
    day = datetime.date.today().toordinal()
    shares = []
    for is_shared in (is_single, is_interpreted):
        shared = [table for table in all_tables() if is_shared(table)]
        shares += [table for table in shared if table not in shared[day % 4 :: 4]]
    return [table for table in all_tables() if table not in shares]


def is_single(table: str) -> bool:
    """Whether exactly one module is in play."""
    parts = table.split("/")
    return len(parts) > 3 and "+" not in parts[3]


@cache
def share_of(table: str) -> float:
    """How many of the questions of a game on this table are looked at: all of them with a native engine.

    An engine that interprets what is written in packs takes a thousand times as long for an answer. Whatever looks at
    every question takes as much longer, and whatever plays the line again at each of them more than anybody can wait.
    There it depends on how long a game is.
    """
    return min(1.0, ENOUGH / finished(table, 0, "rules").answers) if is_interpreted(table) else 1.0


def is_interpreted(table: str) -> bool:
    """Whether its engine is none of the native ones."""
    return not isinstance(registry.games()[table.split("/", 1)[0]], NativeGame)


def some(table: str, number: int) -> int:
    """So many games, fewer where they are long."""
    return ceil(number * share_of(table))


def seats_of(game: Game) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(game.players), None]


def agents_of(table: str) -> list[str]:
    """The agents that can play at a table."""
    return plain_agents(table.split("/", 1)[0])


def deal(table: str, seed: int | str) -> Game:
    """A fresh game."""
    return reverie.from_spec(f"{table}/seed={seed}")


def stops(game: Game, agent: str, seed: int = 0) -> Iterator[tuple[Game, int]]:
    """The game at every question (in long games: at some of them), with the answer that the agent is about to give; the
    end is not a stop."""
    player = reverie.agent(agent, game.spec.game, seed=seed)
    share, lot = share_of(game.spec.rules_text()), random.Random(f"{game.spec} {agent}")
    while not game.is_over:
        if game.answers == PATIENCE:
            player = reverie.agent("rules", game.spec.game, seed=seed)
        action = player.choose(game.outlook())
        if share == 1.0 or lot.random() < share:
            yield game, action
        game.apply(action)


def finished(table: str, seed: int | str, agent: str = "random") -> Game:
    """A game played to its end."""
    return play_out(deal(table, seed), agent, seed if isinstance(seed, int) else 0)


def play_out(game: Game, agent: str = "random", seed: int = 0) -> Game:
    """A game from where it stands to its end."""
    player = reverie.agent(agent, game.spec.game, seed=seed)
    start = game.answers
    while not game.is_over:
        if game.answers == start + PATIENCE:
            player = reverie.agent("rules", game.spec.game, seed=seed)
        game.apply(player.choose(game.outlook()))
    return game


def take_all_back(game: Game) -> None:
    """Back to the deal: one answer after the other, several at a time in long games."""
    step = 1 if share_of(game.spec.rules_text()) == 1.0 else ceil(len(game.line) / ENOUGH)
    while game.line:
        game.undo(min(step, len(game.line)))


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
