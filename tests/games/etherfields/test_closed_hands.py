"""Closed hands (chapter 8, `open_hands: false`): everybody sees their own hand, and of all others how many cards."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import reverie
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.seats import view
from reverie.kernel.game import Game
from tests.games.etherfields.acting.events import acting, intents
from tests.games.etherfields.inside import rules_of
from tests.games.etherfields.tables import Who, designs, play

CLOSED = {"open_hands": False}


@pytest.fixture(autouse=True)
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants are looked at elsewhere."""
    monkeypatch.setattr(op, "watch", None)


def dealt(seed: int, mode: str = "two", encounter: str = "gate_room") -> Game:
    """A game with closed hands."""
    return reverie.new_game("etherfields", mode=mode, seed=seed, variants={"encounter": encounter, "hands": "closed"})


def test_a_hand_is_its_owners() -> None:
    e = acting([Who(hand="W2 P3"), Who(hand="C4")], {"cost": [intents("wrath", 2)]}, options=CLOSED)
    mine, theirs, nobodys = (view.zones(e, frozenset(eyes)) for eyes in ({0}, {1}, ()))
    assert [who["hand"] for who in mine["characters"]] == [["wrath2", "perception3"], []]
    assert [who["hand"] for who in theirs["characters"]] == [[], ["cunning4"]]
    assert [who["hand"] for who in nobodys["characters"]] == [[], []]
    assert [who["in_hand"] for who in nobodys["characters"]] == [2, 1]
    assert "cunning4" in mine["unseen"]["decks"]["c2"], "it may be in the hand or in the deck"


def test_what_a_hand_could_pay_is_its_owners() -> None:
    e = acting([Who(hand="W2 W3"), Who()], {"cost": [intents("wrath", 5)]}, options=CLOSED)
    play(e, "use c1 ev#a1")
    mine, theirs = (view.zones(e, frozenset({c}))["payment"] for c in (0, 1))
    assert mine["worth"] == {"wrath2": {"wrath": 2}, "wrath3": {"wrath": 3}}
    assert mine["proposal"]
    assert (theirs["worth"], theirs["proposal"]) == ({}, [])
    play(e, "pay wrath2 with wrath")
    assert designs(e, e.character(0).discard) == ["wrath2"], "what is discarded lies open"
    assert "wrath2" in view.zones(e, frozenset({1}))["characters"][0]["discard"]


def test_open_hands_are_open() -> None:
    e = acting([Who(hand="W2"), Who(hand="C4")], {"cost": [intents("wrath", 2)]})
    assert view.zones(e, frozenset({0}))["characters"][1]["hand"] == ["cunning4"]


def told(game: Game, seat: int | None) -> str:
    """Everything a seat is given."""
    return json.dumps(
        [
            game.view(seat),
            [event.to_json() for event in game.events_for(seat)],
            game.decision.to_json() if game.decision else None,
            game.offers(seat=seat) if seat is not None else None,
        ],
        sort_keys=True,
    )


def exchange(game: Game, c: int) -> bool:
    """Put another card of the deck into a hand; False if that would be seen otherwise."""
    e = rules_of(game)
    who, design = e.character(c), e.state.design
    places = [place for place in range(1, len(who.deck)) if design[who.deck[place]].startswith("influence:")]
    if not who.hand or not places:
        return False
    held, place = who.hand[0], next((p for p in places if design[who.deck[p]] != design[who.hand[0]]), -1)
    if place < 0:
        return False
    who.hand[0], who.deck[place] = who.deck[place], held
    return True


def test_whatever_another_hand_holds_nobody_else_is_given_anything_else(amount: Callable[[int, int], int]) -> None:
    """In the action step, where each commands its own character; who is asked in between tells that there is something
    to be used, as it does at a table."""
    compared = 0
    for seed in range(amount(4, 400)):
        game, agent = dealt(seed), reverie.agent("rules", "etherfields", seed=seed)
        game.listen()
        while not game.is_over and game.answers < 60:
            asked = game.decision
            if asked is not None and asked.kind == "command":
                other = game.clone()
                if exchange(other, 1):
                    e = rules_of(other)
                    e.question, e.commands, e.instant = None, None, {}
                    e.run()
                    assert told(game, 0) == told(other, 0)
                    assert told(game, None) == told(other, None)
                    compared += 1
            game.apply(agent.choose(game.outlook()))
    assert compared > 20


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    game, agent = dealt(3), reverie.agent("rules", "etherfields", seed=3)
    game.listen()
    while game.answers < 30:
        game.apply(agent.choose(game.outlook()))
    for seat in (0, 1):
        name = game.view(seat)["characters"][seat]["id"]
        drawn = [one for one in game.events_for(seat) if one.kind == "card_moved" and one.data["to"] == "hand"]
        drawn = [one for one in drawn if one.data["from"] == "deck"]
        assert drawn
        assert {one.data["character"] for one in drawn} == {name}
        unseen = [one for one in game.events_for(seat) if one.kind == "card_unseen"]
        assert unseen
        assert name not in {one.data["character"] for one in unseen}
        assert all("card" not in one.data for one in unseen)


def test_whoever_thinks_for_a_seat_deals_closed_hands_again() -> None:
    game, agent = dealt(5), reverie.agent("rules", "etherfields", seed=5)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(agent.choose(game.outlook()))
    worlds = [json.loads(game.world(0, seed).partition(" | ")[2]) for seed in range(6)]
    hands = [[sorted(world["design"][card] for card in who["hand"]) for who in world["characters"]] for world in worlds]
    assert len({tuple(hand[0]) for hand in hands}) == 1
    assert len({tuple(hand[1]) for hand in hands}) > 1
    assert {len(hand[1]) for hand in hands} == {len(game.view(1)["characters"][1]["hand"])}


def test_worlds_go_on_wherever_they_are_dealt(amount: Callable[[int, int], int]) -> None:
    """Also while somebody else plays a card or pays: what was named stays with its owner."""
    for seed in range(amount(2, 60)):
        game, agent = dealt(seed), reverie.agent("random", "etherfields", seed=seed)
        while not game.is_over and game.answers < 120:
            if game.answers % 5 == 0:
                world = game.possible(0, seed)
                for _ in range(6):
                    if not world.is_over:
                        world.apply(world.legal_actions()[0])
            game.apply(agent.choose(game.outlook()))


def test_one_person_sees_all_hands_of_their_own_characters() -> None:
    game = dealt(1, "solo2")
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    assert all(len(who["hand"]) == who["in_hand"] for who in game.view(0)["characters"])
