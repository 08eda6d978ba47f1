"""Free actions, ONI-FREE-01 … -08, in a game without modules: there are none, and nothing stands where they would be.

The Book and the Oniverse bring free actions; their tests will add what happens when there are some. Here the rules
are proven from the other side: every question has exactly the base answers, and no pause for free actions appears.
"""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

import reverie
from reverie.games.onirim.codec import CODEC, QUESTIONS
from tests.games.onirim.table import Table, table
from tests.support import covers

BASE_ANSWERS = {
    "turn": {"play", "discard"},
    "search": {"take", "decline", "search"},
    "prophecy": {"drop"},
    "prophecy-order": {"put"},
    "door": {"open", "limbo"},
    "nightmare": {"ward"},
}


@cache
def everything_asked() -> list[tuple[str, tuple[str, ...], int, int, int]]:
    """Every question of forty careless games: its kind, answers, the hand, the turn and the number of the game."""
    asked = []
    for seed in range(40):
        game, dice = reverie.new_game("onirim", seed=seed), random.Random(seed)
        while game.decision:
            words = tuple(action.words for action in game.actions())
            asked.append((game.decision.kind, words, game.view(0)["hand"]["size"], game.turn, seed))
            game.apply(dice.choice(game.legal_actions()))
    return asked


@covers("ONI-FREE-01")
def test_the_base_game_has_no_free_action() -> None:
    verbs: defaultdict[str, set[str]] = defaultdict(set)
    for kind, answers, *_ in everything_asked():
        verbs[kind] |= {answer.split()[0] for answer in answers}
    assert verbs == BASE_ANSWERS
    assert {action.verb for action in CODEC.by_id.values()} == set().union(*BASE_ANSWERS.values())


@covers("ONI-FREE-02", "ONI-BASE-28")
def test_a_nightmare_offers_the_four_ways_and_no_power_of_a_module() -> None:
    hand = "red.key blue.key green.key brown.key"
    t = table(hand=hand, doors="red blue green brown", pile="nightmare …", at="refill")
    ways = [*hand.split(), "door.red", "door.blue", "door.green", "door.brown", "mill", "hand"]
    assert list(t.choices) == [f"ward {way}" for way in ways]


@covers("ONI-FREE-02")
def test_no_key_of_another_colour_opens_a_door_and_no_second_symbol_may_follow() -> None:
    t = table(hand="red.key blue.key green.key brown.key", pile="door.green …", at="refill")
    assert t.choices == "open green.key, limbo"
    t = table(row="green.sun", hand="red.sun blue.sun green.sun brown.sun red.moon")
    assert t.choices.of("play") == "red.moon"


@covers("ONI-FREE-03")
def test_a_search_offers_its_three_answers_and_nothing_beside_them() -> None:
    t = table(row="red.sun red.moon", hand="red.sun red.key blue.sun green.sun brown.sun").do("play red.sun")
    assert t.choices == "take door.red, decline, search"


@covers("ONI-FREE-04")
def test_nothing_is_asked_while_a_hand_is_redrawn() -> None:
    pile = "nightmare red.key door.red nightmare blue.sun door.blue blue.moon green.moon brown.moon …"
    t = table(hand="red.sun blue.key green.sun brown.sun", pile=pile, at="refill").do("ward hand")
    assert t.answers == ["ward hand"]
    assert t.question == "turn"


@covers("ONI-FREE-04", "ONI-BASE-02")
def test_nothing_is_asked_during_the_setup() -> None:
    for seed in range(40):
        t = Table(reverie.new_game("onirim", seed=seed))
        assert t.answers == []
        assert t.question == "turn"


@covers("ONI-FREE-05", "ONI-BASE-06")
def test_every_answer_settles_its_question_and_a_turn_is_asked_for_once() -> None:
    turns = [(seed, turn) for kind, _, _, turn, seed in everything_asked() if kind == "turn"]
    assert len(turns) == len(set(turns))


@covers("ONI-FREE-06")
def test_no_window_ever_appears() -> None:
    assert {kind for kind, *_ in everything_asked()} == set(BASE_ANSWERS)
    assert {name for name, _ in QUESTIONS.values()} == set(BASE_ANSWERS)


@covers("ONI-FREE-08", "ONI-BASE-22")
def test_a_gap_in_the_hand_is_filled_in_phase_two_and_nowhere_else() -> None:
    for kind, _, hand, *_ in everything_asked():
        if kind == "turn":
            assert hand == 5
        elif kind in ("search", "prophecy", "prophecy-order"):
            assert hand == 4
        else:
            assert hand < 5
