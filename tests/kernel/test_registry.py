"""Games and agents announce themselves; unknown names are refused with what there is."""

from __future__ import annotations

from importlib import metadata
from typing import Any

import pytest

import reverie
from reverie.agents.random import RandomAgent
from reverie.errors import SpecError, StateError
from reverie.kernel import registry
from tests.players import quick_agent

AGENTS = {game: registry.agent_names(game) for game in reverie.game_names()}


class FirstAgent:
    """Always takes the first choice."""

    name = "first"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, outlook: reverie.Outlook) -> int:
        return outlook.legal_actions()[0]


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that forgets afterwards what a test added."""
    registry.games()
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setattr(registry, "_agents", dict(registry._agents))


def test_games_and_their_manifests_have_the_same_names() -> None:
    assert reverie.game_names() == sorted(registry.games()) == sorted(registry.manifests())
    for name, definition in registry.games().items():
        assert definition.manifest.game == name
        assert registry.game(name) is definition
        assert registry.manifests()[name] is definition.manifest


@pytest.mark.parametrize("name", ["chess", "", "Onirim", None, 7, ["onirim"], pytest.param(10**5000, id="huge")])
def test_an_unknown_game_is_refused_with_the_known_ones(name: Any) -> None:
    with pytest.raises(SpecError) as caught:
        registry.game(name)
    assert caught.value.code == "spec-unknown"
    assert caught.value.place == "game"
    assert caught.value.details["allowed"] == reverie.game_names()


def test_an_unknown_agent_is_refused_with_the_known_ones() -> None:
    with pytest.raises(StateError) as caught:
        reverie.agent("oracle")
    assert caught.value.code == "agent-unknown"
    assert caught.value.place == "agent"
    assert caught.value.details["allowed"] == registry.agent_names("onirim")
    assert "random" in registry.agent_names("onirim")
    assert "oracle" in caught.value.text("de")


@pytest.mark.usefixtures("fresh")
def test_an_agent_can_be_added_for_one_game_or_for_all() -> None:
    registry.register_agent("first", FirstAgent, "onirim")
    registry.register_agent("everywhere", FirstAgent)
    assert {"first", "everywhere"} <= set(registry.agent_names("onirim"))
    assert "first" not in registry.agent_names("urbion")
    game = reverie.new_game("onirim", seed=1)
    assert reverie.agent("first", seed=3).choose(game.outlook()) == game.legal_actions()[0]
    with pytest.raises(StateError):
        reverie.agent("first", "urbion")
    registry.register_agent("random", FirstAgent, "onirim")
    assert isinstance(reverie.agent("random", "onirim"), FirstAgent), "an agent of the game itself comes first"
    assert isinstance(reverie.agent("random", "urbion"), RandomAgent)


def test_plugins_are_loaded_once_from_their_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.games()
    calls = []

    def announce() -> None:
        calls.append("called")
        registry.register_agent("plugged", FirstAgent)

    class Plugin:
        def load(self) -> Any:
            return announce

    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_agents", {})
    monkeypatch.setattr(registry, "_loaded", False)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [Plugin()] if group == "reverie.plugins" else [])
    assert "onirim" in registry.games()
    assert "plugged" in registry.agent_names("onirim")
    registry.games()
    assert calls == ["called"]


@pytest.mark.parametrize(("played", "name"), [(game, name) for game in reverie.game_names() for name in AGENTS[game]])
def test_agents_answer_legally_and_repeat_themselves(played: str, name: str) -> None:
    lines = []
    for _ in range(2):
        game = reverie.new_game(played, seed=3)
        player = quick_agent(name, played, 5)
        assert player.name == name
        while not game.is_over:
            choice = player.choose(game.outlook())
            assert choice in game.legal_actions()
            game.apply(choice)
        lines.append(game.line)
    assert lines[0] == lines[1]
