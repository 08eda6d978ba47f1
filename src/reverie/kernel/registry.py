"""Where games, agents and content announce themselves.

Installed packages add their own through the entry point group `reverie.plugins`: each entry names a function
without arguments that calls `register_game` or `register_agent`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from importlib import metadata
from typing import TYPE_CHECKING, Any

from reverie.errors import SpecError, StateError
from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import shown

if TYPE_CHECKING:
    from reverie.agents import Agent
    from reverie.agents.budget import Budget
    from reverie.kernel.definition import GameDefinition

AgentFactory = Callable[[int], "Agent"]
Fits = Callable[["GameDefinition"], bool]

_games: dict[str, GameDefinition] = {}
_agents: dict[tuple[str, str], tuple[AgentFactory, Fits]] = {}
_loaded = False
_loading = threading.RLock()


def register_game(definition: GameDefinition) -> None:
    """Announce a game under the name in its manifest."""
    _games[definition.manifest.game] = definition


def register_agent(name: str, factory: AgentFactory, game: str = "*", fits: Fits = lambda definition: True) -> None:
    """Announce an agent for a game, or for every game that it fits; the factory takes a seed."""
    _agents[name, game] = factory, fits


def _load() -> None:
    """Load what is installed, once."""
    global _loaded
    if _loaded:
        return
    with _loading:  # the first use may come from several threads at once
        if _loaded:
            return
        from reverie import agents
        from reverie import games as shipped

        shipped.announce()
        agents.announce()
        for plugin in metadata.entry_points(group="reverie.plugins"):
            plugin.load()()
        _loaded = True


def games() -> dict[str, GameDefinition]:
    """Every game by name."""
    _load()
    return dict(sorted(_games.items()))


def games_at(table: str) -> list[str]:
    """The games that can be played at a kind of table: browser | terminal | plain."""
    return [name for name, definition in games().items() if table in definition.tables]


def game(name: object) -> GameDefinition:
    """A game by name; SpecError if there is none."""
    if not _loaded:
        _load()
    known = _games.get(name) if isinstance(name, str) else None
    if known is None:
        raise SpecError("spec-unknown", place="game", field="game", value=shown(name), allowed=list(games()))
    return known


def manifests() -> Mapping[str, Manifest]:
    """The manifest of every game."""
    return {name: definition.manifest for name, definition in games().items()}


def agent_names(game_name: str) -> list[str]:
    """The agents that can play a game."""
    _load()
    definition = _games.get(game_name)
    return sorted(
        {
            name
            for (name, owner), (_, fits) in _agents.items()
            if owner in ("*", game_name) and definition is not None and fits(definition)
        }
    )


def agent(name: str, game_name: str, seed: int = 0, budget: Budget | None = None) -> Agent:
    """An agent for a game; StateError if there is none of that name, or if it has no use for a budget of thought."""
    _load()
    if name not in agent_names(game_name):
        raise StateError("agent-unknown", place="agent", value=shown(name), allowed=agent_names(game_name))
    factory, _ = _agents.get((name, game_name)) or _agents[name, "*"]
    player = factory(seed)
    if budget is not None:
        if not hasattr(player, "budget"):
            allowed = [other for other in agent_names(game_name) if hasattr(agent(other, game_name), "budget")]
            raise StateError("agent-no-budget", place="agent", value=shown(name), allowed=allowed)
        player.budget = budget
    return player


def describe(name: str) -> dict[str, Any]:
    """Everything that can be chosen for a game, as plain data; defaults come first."""
    definition = game(name)
    manifest = definition.manifest
    return {
        "game": manifest.game,
        "rules_version": manifest.rules_version,
        "rules_versions": list(manifest.versions),
        "editions": [{"name": entry.name, "modules": list(entry.modules)} for entry in manifest.editions],
        "modes": [
            {"name": entry.name, "players": entry.players, "available": entry.available} for entry in manifest.modes
        ],
        "modules": [{"name": entry.name, "available": entry.available} for entry in manifest.modules],
        "variants": [
            {
                "name": entry.name,
                "values": list(entry.values),
                "needs": entry.needs,
                "editions": [edition.name for edition in manifest.editions if entry.is_in(edition.name)],
                "written": entry.written.example if entry.written is not None else None,
            }
            for entry in manifest.variants
        ],
        "presets": [
            {
                "name": entry.name,
                "edition": entry.edition,
                "modules": list(entry.modules),
                "variants": dict(entry.variants),
            }
            for entry in manifest.presets
        ],
        "agents": agent_names(name),
        "policies": list(definition.policies),
        "solver": definition.has_solver,
    }
