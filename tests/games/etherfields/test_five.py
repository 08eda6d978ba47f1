"""Five characters, where a pack supplies the fifth (CMP-01)."""

from __future__ import annotations

from pathlib import Path

import pytest

import reverie
from reverie.errors import SpecError
from reverie.games.etherfields import rules
from reverie.games.etherfields.acting.at_hand import top_back
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.campaign.course import new_campaign
from reverie.games.etherfields.content.loading import load, shipped_path
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.definition import OfPack
from reverie.games.etherfields.manifest import MANIFEST, MODES, SIZES
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.words import LANGUAGES
from tests.cli.conftest import Run, quiet_place, run
from tests.games.etherfields.content.test_played import idle
from tests.support import covers

__all__ = ["quiet_place", "run"]

PARTS = rules.PARTS  # importing it announces what all frames and words do
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


# ---- a campaign of five ---------------------------------------------------------------------------------------------


def campaign_of_five() -> Engine:
    """A campaign with the expansion, after its first dream, in the streets."""
    content = load([shipped_path(), GUEST])
    people = [one.id for one in content.character.values() if one.lucid_of is None]
    e = new_campaign(content, people, 3)
    until(e, "command")
    e.question = None
    e.push_list(content.script[14].do, {"self": 0, "actor": 0})  # they leave by the door, paid
    e.run()
    until(e, "dreamworld")
    return e


def until(e: Engine, kind: str) -> None:
    """Answer as somebody who wants nothing, until something is asked."""
    for _ in range(2_000):
        if e.question is None or e.question.kind == kind:
            break
        e.choose(idle(e))
    assert e.question is not None
    assert e.question.kind == kind


def stage_door(e: Engine, action: str) -> Choice | None:
    """An action of the expansion's wisdom, if it is offered."""
    found = [
        one for one in e.choices().values() if f"w_stage_door#{action}" in f"{one.argument} {one.side} {one.value}"
    ]
    return found[0] if found else None


@covers("ETH-CMP-01", "ETH-THN-01", "ETH-ATE-02")
def test_a_campaign_of_five_with_the_wisdom_and_the_mode_of_an_expansion() -> None:
    e = campaign_of_five()
    assert [one.id for one in e.state.characters][4] == "understudy"
    assert "w_stage_door" in e.state.team.wisdoms
    assert "nap" not in e.state.team.wisdoms
    verbs = {one.verb for one in e.choices().values()}
    assert "save" in verbs
    assert stage_door(e, "prompter") is None
    going_in = stage_door(e, "go_in")
    assert going_in is not None
    e.choose(going_in)
    until(e, "dreamworld")
    assert "save" not in {one.verb for one in e.choices().values()}, "not before the mode is left"
    for one in e.state.characters:
        one.sealed.append(one.deck.pop())
    e.changed()
    e.question = None
    e.run()
    prompter = stage_door(e, "prompter")
    assert prompter is not None
    e.choose(prompter)
    until(e, "dreamworld")
    assert [len(one.sealed) for one in e.state.characters] == [0] * 5
    assert stage_door(e, "prompter") is None, "once per sitting"
    going_out = stage_door(e, "go_out")
    assert going_out is not None
    e.choose(going_out)
    until(e, "dreamworld")
    assert "save" in {one.verb for one in e.choices().values()}
    for _ in range(60):  # and on it goes, all five of them
        e.choose(choose(e))
    assert len(e.state.characters) == 5


def test_the_fifth_has_backs_of_its_own_and_takes_nobody_elses() -> None:
    e = campaign_of_five()
    backs = {}
    for who in e.state.characters:
        own = {card for card, _ in e.content.character[who.id].deck}
        card = next(number for number in who.deck if e.state.design[number].partition(":")[2] in own)
        who.deck.remove(card)
        who.deck.insert(0, card)
        found = top_back(e, e.state.characters.index(who))
        assert found is not None
        backs[who.id] = found[0].source
    assert backs == {name: f"character:{name}" for name in backs}
