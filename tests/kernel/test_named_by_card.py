"""Objects are called by their card as well as by their slot, wherever that is clear; offers show what lies there."""

from __future__ import annotations

import json
import random

import pytest

import reverie
from reverie.errors import IllegalAction
from reverie.kernel import registry
from reverie.protocol import Session
from reverie.words import LANGUAGES

STORED = (
    "onirim/third/solo/oniverse | hand red.sun red.moon blue.sun blue.moon green.sun"
    " | rallied treasure_keeper treasure_keeper | stored red.key green.moon | row blue.sun | at turn"
)
ROWS = (
    "urbion/second/solo | R1 earth+water S: S1e S2w I: I2w | R2 fire+air S: S4a S2w I: | R3 earth+fire S: S2w S1f I:"
    " | hand S1e S1e S1e S1e | at main"
)


def test_a_stored_card_is_played_by_its_name() -> None:
    for said in ("play stored red.key", "PLAY  stored RED.key", {"verb": "play", "from": "stored", "card": "red.key"}):
        game = reverie.from_position(STORED, seed=1)
        game.apply(said)
        assert game.line[0].words == "play stored 0"
        assert game.record().actions == ["play stored 0"], "records keep the words they always had"
    game = reverie.from_position(STORED, seed=1)
    refused = game.explain("play stored blue.key")
    assert refused is not None
    assert refused.rule == "ONI-BASE-06"


def test_two_equal_cards_are_told_apart_by_their_slots() -> None:
    game = reverie.from_position(STORED.replace("stored red.key green.moon", "stored red.key red.key"), seed=1)
    if not game.is_legal("play stored 1"):  # equal cards count once
        game.apply("play stored red.key")
        assert game.line[0].words == "play stored 0"
        return
    refused = game.explain("play stored red.key")
    assert refused is not None
    assert refused.code == "action-ambiguous"


def test_a_dream_is_named_by_its_row_and_card() -> None:
    game = reverie.from_position(ROWS, seed=1)
    game.apply("swap S1e")
    ambiguous = game.explain("exchange S2w")
    assert ambiguous is not None
    assert (ambiguous.code, ambiguous.rule) == ("action-ambiguous", "URB-BASE-33")
    assert ambiguous.details["allowed"] == ["exchange R1.sognae.2", "exchange R2.sognae.1"]
    for language in LANGUAGES:
        assert "R1.sognae.2" in ambiguous.text(language)
    for said in (
        "exchange R1.S2w",
        "swap R1.S2w",
        "exchange R1.sognae.S2w",
        "exchange s2w at r1",
        {"verb": "exchange", "slot": "R1.S2w"},
        {"verb": "exchange", "card": "S2w", "at": "R1"},
    ):
        copy = game.clone()
        copy.apply(said)
        assert copy.line[-1].words == "exchange R1.sognae.2"
    game.apply("swap R1.S2w")
    game.apply("swap R3.S1f")
    assert game.line[-1].words == "exchange-with R3.sognae.2"


def test_the_dreams_of_a_census_are_named_in_any_order() -> None:
    game = reverie.from_position(
        "urbion/second/solo | R1 earth+water S: S1e S2w I: I2w | R2 fire+air S: S4a I:"
        " | hand S1e S1e S1e S1e | at main",
        seed=1,
    )
    game.apply("census S1e")
    for said in ("clean S2w+I2w at R1", "clean i2w+s2w at r1", {"verb": "clean", "dreams": "S2w+I2w", "at": "R1"}):
        copy = game.clone()
        copy.apply(said)
        assert copy.line[-1].words == "clean s2+i1 at R1"
    wrong = game.explain("clean S1e+I2w at R1")
    assert wrong is not None
    assert wrong.code == "urbion-not-zero"


def test_offers_show_what_lies_there_and_can_be_sent_back_as_they_are() -> None:
    game = reverie.from_position(STORED, seed=1)
    offer = next(one for one in game.offers() if one["words"] == "play stored 0")
    assert (offer["named"], offer["cards"]) == ("play stored red.key", ["red.key"])
    session = Session()
    session.handle(json.dumps({"do": "position", "text": ROWS, "seed": 1}))
    session.handle('{"do": "apply", "action": "swap S1e"}')
    listed = session.handle('{"do": "actions"}')
    assert listed is not None
    one = next(entry for entry in listed["actions"] if entry["words"] == "exchange R1.sognae.2")
    assert (one["named"], one["cards"]) == ("exchange R1.S2w", ["S2w"])
    reply = session.handle(json.dumps({"do": "apply", "action": one}))
    assert reply is not None
    assert reply["ok"]


@pytest.mark.parametrize("name", ["onirim", "urbion"])
def test_what_an_offer_is_called_by_means_that_offer(name: str) -> None:
    """With all modules: every name by card is understood, and means what it was listed with."""
    modules = [module.name for module in registry.game(name).manifest.modules if module.available]
    seen: set[str] = set()
    for seed in range(8):
        lot = random.Random(seed)
        game = reverie.new_game(name, modules=modules, seed=seed)
        while not game.is_over:
            for offer in game.offers():
                if "named" in offer:
                    assert game.read(offer["named"]).words == offer["words"]
                    assert offer["cards"]
                    seen.add(str(offer["verb"]))
            game.apply(lot.choice(game.legal_actions()))
    wanted = {"onirim": {"handbook", "empty", "plan"}, "urbion": {"exchange", "exchange-with", "clean", "place"}}
    assert wanted[name] <= seen


def test_suggestions_name_only_what_can_be_answered_here() -> None:
    game = reverie.new_game("onirim", seed=7)
    with pytest.raises(IllegalAction) as refused:
        game.apply("discard nothing")
    near = refused.value.details["near"]
    assert isinstance(near, list)
    assert near
    assert all(game.is_legal(words) for words in near)


def test_a_seat_is_not_shown_the_answers_of_another() -> None:
    game = reverie.new_game("onirim", mode="team", seed=7)
    while game.decision is not None and game.decision.kind == "draft":
        game.apply(game.legal_actions()[0])
    assert game.decision is not None
    mine = game.actions()[0].words
    other = 1 - game.decision.seat
    with pytest.raises(IllegalAction) as refused:
        game.apply(mine + "n", other)
    assert refused.value.code == "action-unknown"
    assert refused.value.rule
