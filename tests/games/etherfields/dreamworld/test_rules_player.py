"""The rules player in the streets: it looks at every place, gathers keys, rests in time, comes to an end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import reverie
from reverie.cli.app import app
from reverie.games.etherfields.agents.outfit import value_of_card
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine, action_of
from tests.games.etherfields.dreamworld.world import stash, through, world
from tests.games.etherfields.tables import play


def says(e: Engine) -> str:
    """What the rules player would answer."""
    return action_of(choose(e)).words


def follow(e: Engine, steps: int) -> list[str]:
    """Let it answer, and write down where the team went."""
    went = []
    for _ in range(steps):
        if e.question is None:
            break
        answer = choose(e)
        if answer.verb == "go":
            went.append(str(answer.argument))
        e.choose(answer)
    return went


def test_every_place_is_visited_before_anything_else() -> None:
    went = follow(world(1, districts=("row", "canal"), gates=(), hours=0), 120)
    assert {"step", "nine", "shop", "corner", "stall", "bench"} <= set(went[:11])


def test_the_weary_rest_and_rest_only_once() -> None:
    e = world(2)
    for _ in range(5):
        op.suffer_one(e, 1)
    assert says(e) == "awaken"
    e = world(1)
    who = e.character(0)
    e.state.team.removed_cards += who.deck[8:]  # no night's rest brings these back
    del who.deck[8:]
    assert says(e) == "awaken"
    went = follow(e, 8)
    assert went[0] == "step"


def test_a_dream_is_entered_by_those_who_are_fit_for_it() -> None:
    fit = play(world(2, at="step", keys=2), "go nine")
    assert says(fit) == "enter-gate g_dream"
    hurt = world(2, at="step", keys=2)
    for _ in range(5):
        op.suffer_one(hurt, 0)
    assert says(play(hurt, "go nine")) == "slumber"


def test_a_dream_that_was_tried_in_vain_is_left_to_others() -> None:
    e = world(1, at="step", keys=2)
    campaign = e.state.campaign
    assert campaign is not None
    campaign.tries["g_dream"] = ["death"] * 12
    assert says(play(e, "go nine")) == "slumber"


def test_bought_cards_find_their_way_into_the_deck() -> None:
    e = world(1)
    better = [card for card in e.state.team.market if "m" in e.state.design[card]][:3]
    for card in better:
        e.state.team.market.remove(card)
        op.give_card(e, 0, card)
    play(e, "awaken", "seat c1")
    assert says(e) == "build"
    through(e, "build")
    follow(e, 12)
    assert set(better) <= set(kept_by(e, e.character(0)).built)
    assert not stash(e, 0)
    assert value_of_card(e, e.state.design[0]) >= 0


def test_whole_campaigns_come_to_an_end_and_are_counted(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--torture"):
        pytest.skip("a campaign of four dreams takes the rules player 3,400 answers")
    arguments = ("--campaign", "--players", "1", "--agent", "rules", "-n", "1", "--seed", "1", "--json")
    result = CliRunner().invoke(app, ["simulate", "etherfields", *arguments, "--records", str(tmp_path)])
    data = json.loads(result.stdout)
    assert sum(data["endings"].values()) == 1
    tried = data["tries"]["gate_room"]
    assert tried["won"] == 1
    assert sum(tried["at"].values()) == 1
    assert sum(tried["ends"].values()) == tried["won"] + tried["lost"]
    assert data["sittings_per_game"] >= 1
    assert data["slumbers_per_game"] > 0
    game = reverie.load((tmp_path / "etherfields-rules-1.rec").read_text())
    assert game.is_over
    assert game.result is not None
    assert game.result.reason in data["endings"]


def test_a_story_without_an_end_pauses_when_every_dream_is_won() -> None:
    e = world(1)
    play(e, "save")
    assert e.question is not None
    assert e.question.about["told"] == 0
    e = world(1, gates=("g_dream", "g_costly", "g_far"))
    e.state.team.gates = dict.fromkeys(e.state.team.gates, "won")
    assert says(e) == "save"
    play(e, "save")
    assert e.question is not None
    assert e.question.about["told"] == 1
    assert says(e) == "close"
    play(e, "close")
    assert (e.state.result, e.state.reason) == ("ended", "story_pauses ETH-SAV-05")
