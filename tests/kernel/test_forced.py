"""Answers that were given by force: who is told, and how a script can send the whole sequence of the rules."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import reverie
from reverie.errors import IllegalAction
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.protocol import Session

SWAP = "urbion/second/solo | R1 earth+water S: S1e S2w I: | R2 fire+air S: S4a I: | hand S1e S1e S1e S1e | at main"
DOORS = (
    "onirim/third/solo | hand red.sun red.sun red.moon blue.sun blue.moon | top door.red door.blue green.sun | at turn"
)


def words(game: Game, seat: int | None = None) -> list[str]:
    return [action.words for action in game.was_forced(seat)]


def swapped() -> Game:
    """A Swap whose second Dream is the only one there is."""
    game = reverie.from_position(SWAP, seed=1)
    game.apply("swap S1e")
    game.apply("exchange R1.sognae.2")
    return game


def test_the_sequence_of_the_rules_can_be_sent_as_it_stands_there() -> None:
    game, plain = reverie.from_position(DOORS, seed=1), reverie.from_position(DOORS, seed=1)
    plain.apply("discard red.sun")
    game.apply("discard red.sun", forced="accept")
    assert words(game) == ["limbo", "limbo"]
    with pytest.raises(IllegalAction):
        game.apply("limbo")
    before = game.hash()
    game.apply("limbo", forced="accept")
    assert words(game) == ["limbo"]
    game.apply({"verb": "limbo"}, forced="accept")
    assert words(game) == []
    assert game.hash() == before == plain.hash()
    with pytest.raises(IllegalAction) as refused:
        game.apply("limbo", forced="accept")
    assert refused.value.rule == "ONI-GEN-10"
    assert [action.words for action in game.line] == ["discard red.sun"]
    assert game.record().text() == plain.record().text()


def test_only_what_was_forced_since_the_last_answer_is_taken_as_said() -> None:
    game = swapped()
    assert words(game) == ["exchange-with R2.sognae.1"]
    for other in ("exchange-with R1.sognae.1", "exchange R1.sognae.2", "dance", 10**9, "swap R9.S4a"):
        assert game.explain(other) is not None
        with pytest.raises(IllegalAction):
            game.apply(other, forced="accept")
    assert words(game) == ["exchange-with R2.sognae.1"], "a refusal changes nothing"
    game.apply("census S1e", forced="accept")
    with pytest.raises(IllegalAction):
        game.apply("exchange-with R2.sognae.1", forced="accept")


def test_a_forced_answer_may_be_named_by_the_card_as_it_lay() -> None:
    game = swapped()
    game.apply("swap R2.S4a", forced="accept")
    assert words(game) == []
    assert game.answers == 2


def test_one_that_is_passed_over_cannot_be_said_any_more() -> None:
    game = reverie.from_position(
        "onirim/third/solo | hand red.sun red.sun red.moon blue.sun blue.moon | top door.red nightmare green.sun"
        " | doors | at turn",
        seed=1,
    )
    game.apply("discard red.sun")
    assert words(game)[:1] == ["limbo"]
    copy = game.clone()
    copy.apply("limbo", forced="accept")
    assert words(game)[:1] == ["limbo"], "a copy is a game of its own"


def test_going_back_forgets_what_was_said() -> None:
    game = swapped()
    game.apply("exchange-with R2.sognae.1", forced="accept")
    game.undo()
    game.apply("exchange R1.sognae.1")
    assert words(game) == ["exchange-with R2.sognae.1"]
    game.apply("exchange-with R2.sognae.1", forced="accept")


def test_forced_comes_before_legal_so_that_a_whole_sequence_never_runs_ahead() -> None:
    """The first door goes to the limbo by force, at the second there is a choice: `limbo` is said of the first."""
    game = reverie.from_position(
        "onirim/third/solo | hand red.sun red.sun red.moon blue.sun blue.key | top door.red door.blue green.sun"
        " | at turn",
        seed=1,
    )
    game.apply("discard red.sun", forced="accept")
    assert game.decision is not None
    assert game.decision.kind == "door"
    assert game.is_legal("limbo")
    game.apply("limbo", forced="accept")
    assert game.answers == 1
    game.apply("limbo", forced="accept")
    assert game.answers == 2


def test_a_seat_says_only_what_was_forced_upon_itself() -> None:
    seen = 0
    for seed in range(40):
        game = reverie.new_game("onirim", mode="team", seed=seed)
        lot = random.Random(seed)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            asked = decision.seat
            game.apply(lot.choice(game.legal_actions()))
            mine, theirs = game.was_forced(asked), game.was_forced(1 - asked)
            assert len(mine) + len(theirs) == len(game.was_forced())
            if mine and not theirs and not game.result:
                seen += 1
                if mine[0].id not in game.legal_actions(1 - asked):
                    with pytest.raises(IllegalAction):
                        game.apply(mine[0], 1 - asked, forced="accept")
                before = game.answers
                game.apply(mine[0], asked, forced="accept")
                assert game.answers == before
    assert seen > 20


@pytest.mark.parametrize("name", registry.games())
def test_every_forced_answer_of_every_game_is_told_and_can_be_said(name: str) -> None:
    told = 0
    for seed in range(6):
        game = reverie.new_game(name, seed=seed)
        lot = random.Random(seed)
        while not game.is_over and game.answers < 150:
            before = len(game.events)
            waiting = game.was_forced()
            told += len(waiting)
            for action in waiting:
                game.apply(action, forced="accept")
            assert game.was_forced() == []
            game.apply(lot.choice(game.legal_actions()))
            fresh = [event.data for event in game.events[before:] if event.kind == "answered"]
            heard = [data["action"] for data in fresh if data["forced"]]
            assert heard == words(game)
            assert next(data["forced"] for data in fresh) is False
    assert told > 0


def test_the_table_sees_that_an_open_choice_was_forced() -> None:
    """Rows lie open, so everybody may know that a Swap had no other second Dream; a hand does not."""
    game = swapped()
    for seat in (0, None):
        answers = [event.data for event in game.events_for(seat) if event.kind == "answered"]
        assert [data["action"] for data in answers][-1] == "exchange-with R2.sognae.1"
        assert answers[-1]["forced"] is True
        assert ("forced" in answers[0]) == (seat == 0)
    door = reverie.from_position(DOORS, seed=1)
    door.apply("discard red.sun")
    answers = [event.data for event in door.events_for(None) if event.kind == "answered"]
    assert [data["action"] for data in answers] == ["discard red.sun", "limbo", "limbo"]
    assert not any("forced" in data for data in answers)


def test_the_protocol_takes_it_as_an_option_of_apply() -> None:
    session = Session()

    def ask(**request: object) -> dict[str, Any]:
        reply = session.handle(json.dumps(request))
        assert reply is not None
        return reply

    ask(do="position", text=SWAP, seed=1)
    steps = ["swap S1e", "exchange R1.sognae.2", "exchange-with R2.sognae.1", "census S1e"]
    refused = ask(do="apply", actions=steps)
    assert refused["ok"] is False
    assert refused["error"]["index"] == 2
    taken = ask(do="apply", actions=steps, forced="accept")
    assert taken["ok"] is True
    assert taken["state"]["answers"] == 3
    wrong = ask(do="apply", action="limbo", forced="maybe")
    assert wrong["error"]["code"] == "bad-field"
    assert "refuse, accept" in wrong["error"]["message"]
