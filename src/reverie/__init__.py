"""Reverie: the dream games Onirim, Urbion and Etherfields, exact, fast and scriptable.

>>> import reverie
>>> game = reverie.new_game("onirim", seed=7)
>>> game.decision.kind
'turn'
>>> game.apply(game.actions()[0])
>>> game.turn
2
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from reverie.agents import Agent
from reverie.agents.budget import Budget
from reverie.errors import (
    IllegalAction,
    PositionError,
    RecordError,
    ReverieError,
    SpecError,
    StateError,
)
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.chances import Advice, Thinking, Weighed
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.events import Event
from reverie.kernel.game import Game, check_games, first_seed
from reverie.kernel.outlook import Outlook
from reverie.kernel.records import Record, parse_record
from reverie.kernel.spec import GameSpec, Seed, with_cards
from reverie.solving import MEMORY, SECONDS, Limits, Verdict
from reverie.solving import solve as solve_game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Advice",
    "Agent",
    "Decision",
    "Event",
    "Game",
    "GameSpec",
    "IllegalAction",
    "Outcome",
    "Outlook",
    "PositionError",
    "Record",
    "RecordError",
    "ReverieError",
    "SpecError",
    "StateError",
    "Thinking",
    "Verdict",
    "Weighed",
    "agent",
    "from_position",
    "from_spec",
    "game_names",
    "load",
    "new_game",
    "parse_spec",
    "rollouts",
    "solve",
]


def game_names() -> list[str]:
    """The names of the games that can be played."""
    return list(registry.games())


def new_game(
    game: str,
    *,
    edition: str | None = None,
    mode: str | None = None,
    modules: Iterable[str] = (),
    variants: Mapping[str, object] | None = None,
    cards: Path | str | None = None,
    seed: Seed | None = None,
) -> Game:
    """Deal a game. Without a seed a fresh deal number is chosen; it stands in `game.spec.seed`.

    `cards` names a file with other cards than the usual ones, for games that can be played with them.
    """
    definition = registry.game(game)
    if cards is not None:
        variants = with_cards(definition.manifest, variants, cards)
    spec = GameSpec.make(definition.manifest, edition=edition, mode=mode, modules=modules, variants=variants, seed=seed)
    return Game(definition, spec if seed is not None else spec.with_seed())


def from_spec(spec: GameSpec | str) -> Game:
    """Deal a game from a spec or its text form, `onirim/third/solo/seed=7`."""
    checked = spec if isinstance(spec, GameSpec) else parse_spec(spec)
    return Game(registry.game(checked.game), checked if checked.seed is not None else checked.with_seed())


def parse_spec(text: str) -> GameSpec:
    """Read the text form of a spec."""
    return GameSpec.parse(text, registry.manifests())


def from_position(text: object, *, seed: Seed | None = None, rules: int | None = None) -> Game:
    """Set up a written position; the seed decides the cards that the position leaves open.

    A position names no version of the rules: it is read by the present one unless an earlier one is asked for.
    """
    if not isinstance(text, str):
        raise PositionError("position-size", place="position", limit=20_000)
    definition = registry.game(re.split(r"[/|\s]", text.strip(), maxsplit=1)[0])
    return Game(definition, definition.spec_of_position(text, rules).with_seed(seed), text)


def load(source: str | Path, *, verify: bool = True) -> Game:
    """Replay a record, given as a path or as its text; every answer, the result and the state are checked."""
    text = source if isinstance(source, str) and looks_like_record(source) else read_file(Path(source))
    return parse_record(text).replay(verify=verify)


def looks_like_record(text: str) -> bool:
    """Whether a string is a record rather than a path."""
    return "\n" in text or text.lstrip().startswith(("{", "Reverie record"))


def read_file(path: Path) -> str:
    """The text of a file; RecordError if it cannot be read."""
    try:
        if path.stat().st_size > 1 << 20:
            raise RecordError("record-size", place=str(path), limit=1 << 20)
        return path.read_text("utf-8")
    except OSError as error:
        raise RecordError("record-file", place=str(path), reason=error.strerror or "unreadable") from error
    except ValueError as error:
        raise RecordError("record-file", place=str(path)[:200], reason="not text") from error


def agent(
    name: str, game: str = "onirim", *, seed: int = 0, simulations: int | None = None, budget: str | None = None
) -> Agent:
    """An agent by name: `reverie.agent("rules").choose(game.outlook())`.

    Those that look ahead take how much they may think about a question: `simulations=500`, or `budget="10ms"`.
    """
    return registry.agent(name, game, seed, Budget.of(simulations, budget))


def rollouts(
    game: str,
    games: int,
    *,
    seed: int = 0,
    policy: str = "random",
    edition: str | None = None,
    mode: str | None = None,
    modules: Iterable[str] = (),
    variants: Mapping[str, object] | None = None,
    cards: Path | str | None = None,
) -> dict[str, int]:
    """Deal and play many games natively; game i has the seed `seed + i`. Returns wins, decisions and more, added up."""
    definition = registry.game(game)
    if cards is not None:
        variants = with_cards(definition.manifest, variants, cards)
    spec = GameSpec.make(definition.manifest, edition=edition, mode=mode, modules=modules, variants=variants, seed=seed)
    return definition.rollouts(spec, check_games(games), first_seed(seed, games), policy)


def solve(
    source: Game | GameSpec | str | Path,
    *,
    answers: int = 0,
    seconds: float | None = SECONDS,
    nodes: int | None = None,
    memory: int = MEMORY,
) -> Verdict:
    """Whether a deal can be won by somebody who knows the order of all cards: a line, a proof that there is none, or
    "unknown" when a limit is reached.

    `source` is a game, the spec of a deal or a position with open order, or a record that is over; `answers` says how
    many of its answers are kept. See `docs/solver.md`.
    """
    if isinstance(source, Game):
        game = source
    elif isinstance(source, GameSpec) or (isinstance(source, str) and is_spec(source)):
        game = from_spec(source)
    elif isinstance(source, str) and is_position(source):
        game = from_position(source, seed=0)
    else:
        game = load(source)
    return solve_game(game, Limits(seconds, nodes, memory), answers=answers)


def is_spec(text: str) -> bool:
    """Whether a string is the text form of a spec rather than a record or a path."""
    return starts_with_game(text) and not is_position(text) and not Path(text).exists()


def is_position(text: str) -> bool:
    """Whether a string is a written position."""
    return starts_with_game(text) and "|" in text


def starts_with_game(text: str) -> bool:
    """Whether a string begins with the name of a game, as specs and positions do."""
    return re.split(r"[/|\s]", text.strip(), maxsplit=1)[0] in registry.games()
