"""Five characters, where a pack supplies the fifth (CMP-01)."""

from __future__ import annotations

from pathlib import Path

import pytest

import reverie
from reverie.errors import SpecError
from reverie.games.etherfields.content.loading import load, shipped_path
from reverie.games.etherfields.definition import OfPack
from reverie.games.etherfields.manifest import MANIFEST, MODES, SIZES
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.words import LANGUAGES
from tests.cli.conftest import Run, quiet_place, run

__all__ = ["quiet_place", "run"]

GUEST = Path(__file__).parent / "guest"


def five(seed: int) -> Game:
    """A slumber with the fifth."""
    played = OfPack(load([shipped_path(), GUEST]), "s_wings")
    return Game(played, GameSpec.parse("etherfields/second/five", {"etherfields": played.manifest}).with_seed(seed))


def test_a_pack_with_a_fifth_is_played_by_five() -> None:
    game = five(1)
    assert (game.players, [who["id"] for who in game.view(4)["characters"]][4]) == (5, "understudy")
    agent = reverie.agent("rules", "etherfields")
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    again = Game(game.definition, game.spec)
    for action in game.line:
        again.apply(action)
    assert again.hash() == game.hash()


def test_a_position_of_five_can_be_read() -> None:
    game = five(2)
    for _ in range(20):
        game.apply(game.legal_actions()[0])
    text = game.position()
    there = Game(game.definition, game.definition.spec_of_position(text).with_seed(0), text)
    assert there.view(4) == game.view(4)


def test_without_a_fifth_the_reason_is_told(run: Run) -> None:
    assert (MODES, SIZES[4]) == (("one", "two", "three", "four"), "five")
    assert not MANIFEST.mode("five").available
    with pytest.raises(SpecError) as refused:
        reverie.new_game("etherfields", mode="five", seed=1)
    assert refused.value.code == "spec-no-fifth"
    assert all("--players 5" in refused.value.text(language) for language in LANGUAGES)
    for flags in (["play", "etherfields", "--mode", "five"], ["simulate", "etherfields", "--players", "5", "-n", "1"]):
        result = run(*flags)
        assert result.exit_code != 0
        assert "four characters" in " ".join(result.output.split())
    assert "possible are: 1, 2, 3, 4" in " ".join(
        run("simulate", "etherfields", "--players", "6", "-n", "1").output.split()
    )
    crowd = run("pack", "play", str(shipped_path()), "--players", "5")
    assert "4 characters, not 5" in crowd.output


def test_five_at_the_terminal(run: Run) -> None:
    assert "Understudy" in run("pack", "play", str(GUEST), "--players", "5", "--seed", "1", text="1\n1\nq\n").output


def test_a_team_of_four_is_named_in_full() -> None:
    team = "gambler+specialist+powerhouse+free_spirit"
    game = reverie.new_game("etherfields", mode="four", variants={"team": team}, seed=1)
    assert GameSpec.parse(game.spec.text(), {"etherfields": MANIFEST}).variants["team"] == team
