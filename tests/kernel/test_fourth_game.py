"""A game announces itself once: whoever lists, plays, shows, hosts or keeps games finds it in the registry."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import reverie
from reverie.art.catalogue import games as games_with_pictures
from reverie.cli.app import app
from reverie.cli.speech import Speech
from reverie.cli.table import table_for
from reverie.client import House, Seat
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.terminal.boards import board_for, in_words
from tests.kernel.stones import Stones, Thoughtful
from tests.quiet import quiet_place
from tests.server.support import running_server

__all__ = ["quiet_place"]

SPEC = "stones/only/solo/seed=7"


@pytest.fixture(autouse=True)
def announced(monkeypatch: pytest.MonkeyPatch) -> Callable[[Stones], None]:
    """The one place where the game is named; the registry forgets it afterwards."""
    registry.games()
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    registry.register_game(Stones())
    return registry.register_game


def run(*arguments: str, text: str | None = None) -> str:
    result = CliRunner().invoke(app, list(arguments), input=text)
    assert result.exit_code == 0, result.output
    return result.output


def played() -> Game:
    """A whole game by the random player."""
    game = reverie.from_spec(SPEC)
    agent = reverie.agent("random", "stones", seed=1)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game


def test_it_is_listed_with_its_agents() -> None:
    assert "stones" in reverie.game_names()
    listed = json.loads(run("games", "--json"))["games"]
    (told,) = [entry for entry in listed if entry["game"] == "stones"]
    assert told["agents"] == ["random"]
    assert "reverie play stones" in run("games", "stones", "--lang", "en")


def test_a_rule_of_thumb_is_all_that_the_rules_agent_needs(announced: Callable[[Stones], None]) -> None:
    announced(Thoughtful())
    assert registry.agent_names("stones") == ["random", "rules"]
    game = reverie.from_spec(SPEC)
    assert reverie.agent("rules", "stones").choose(game.outlook()) == game.legal_actions()[-1]


def test_it_is_played_recorded_and_read_again() -> None:
    game = played()
    again = reverie.load(game.record().text())
    assert again.line == game.line
    assert again.hash() == game.hash()
    assert again.events == game.events


def test_it_lies_on_every_kind_of_terminal() -> None:
    game, speech = reverie.from_spec(SPEC), Speech("en")
    view: dict[str, Any] = game.view(0)
    shown = f"{view['stones']}"
    assert any(shown in line.plain for line in table_for("stones", speech).zones(view))
    assert any(shown in item.name for zone in board_for("stones", speech).board(view, (), 0) for item in zone.items)
    assert any(shown in line.plain for line in in_words("stones", speech, 1, view))
    assert "stones" not in games_with_pictures()


def test_somebody_plays_it_at_the_plain_table() -> None:
    told = run("play", "stones", "--plain", "--seed", "7", "--lang", "en", text="3\n" * 8)
    assert "take 3" in told or "Take 3" in told


def test_a_server_offers_it_and_hosts_a_table(tmp_path: Path) -> None:
    async def main() -> tuple[list[str], dict[str, Any]]:
        async with running_server(tmp_path) as server, House(server.url) as house:
            offered = [entry["game"] for entry in (await house.ask("GET", "/api/games"))["games"]]
            made = await house.create("stones/only/solo")
            async with Seat(made.link(0)) as seat:
                await seat.sit()
                await seat.act(seat.observation["actions"][0]["id"])
                return offered, seat.observation

    offered, seen = asyncio.run(main())
    assert "stones" in offered
    assert seen["view"]["game"] == "stones"
    assert seen["view"]["turn"] == 2


def test_what_a_game_names_is_there() -> None:
    for definition in registry.games().values():
        for part in definition.parts._fields:
            assert (definition.parts.load(part) is not None) is bool(getattr(definition.parts, part))
