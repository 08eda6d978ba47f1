"""Free actions, ONI-FREE-01 … -08: the base game has none, the Book and the Oniverse bring them.

In a game without modules the rules are proven from the other side: every question has exactly the base answers, and
no pause for free actions appears. With modules: where each free action is offered, where none is, and what follows.
"""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from typing import Any

import pytest

import reverie
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


@covers("ONI-FREE-02", "ONI-FREE-01")
def test_powers_that_are_choices_inside_a_decision_are_no_free_actions() -> None:
    zones: dict[str, Any] = {"modules": "book oniverse incubus", "rallied": "architect chromatic_chaos mirror"}
    zones["discard"] = "red.moon x3 blue.moon x4 green.moon x3"
    free = ["cast paradoxical_prophecy", "cast parallel_planning"]
    t = table(**zones, hand="red.sun blue.sun green.sun brown.sun brown.moon")
    assert [choice for choice in t.choices if choice.split()[0] not in ("play", "discard")] == free
    t = table(**zones, hand="red.sun blue.sun green.sun brown.sun", pile="nightmare …", at="refill")
    assert t.choices == ", ".join(["go-on", *free])
    ways = ["mill", "hand", "punishment", "mirror", "protector"]
    assert t.do("go-on").choices == ", ".join([*(f"ward {way}" for way in ways), *free])


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


@covers("ONI-FREE-08", "ONI-BASE-22")
def test_a_gap_in_the_hand_is_filled_in_phase_two_and_nowhere_else() -> None:
    for kind, _, hand, *_ in everything_asked():
        if kind == "turn":
            assert hand == 5
        elif kind in ("search", "prophecy", "prophecy-order"):
            assert hand == 4
        else:
            assert hand < 5


# ---- with modules -------------------------------------------------------------------------------------------

FOUR = "red.sun blue.sun green.sun brown.sun"
FIVE = f"{FOUR} red.moon"
MOONS = "red.moon blue.moon green.moon brown.moon"
CREW = "cyclobot squirrel_spies harpoon_hunter hammerbird treasure_keeper"
PAID = "red.moon x2 blue.moon x2 green.moon x2 brown.moon x2"
SPELLS = ["cast paradoxical_prophecy", "cast parallel_planning"]
USES = ["use cyclobot", "use squirrel_spies", "use harpoon_hunter", "use hammerbird"]


def free(t: Table) -> list[str]:
    """The free actions that are offered."""
    return [choice for choice in t.choices if choice.split()[0] in ("cast", "use", "store")]


def equipped(**zones: Any) -> Table:
    """Both spells are affordable and every denizen with a free action is there."""
    modules = "book glyphs dreamcatchers towers premonitions crossroads oniverse incubus"
    return table(**{"modules": modules, "rallied": CREW, "discard": PAID, "row": "red.sun", **zones})


@covers("ONI-FREE-01", "ONI-FREE-03")
def test_every_free_action_is_offered_at_the_start_of_a_turn() -> None:
    stores = [f"store {card}" for card in ("red.sun", "red.moon", "blue.sun", "green.sun", "brown.sun")]
    assert free(equipped(hand=FIVE)) == [*SPELLS, *USES, *stores]


@covers("ONI-FREE-03")
@pytest.mark.parametrize(
    ("drawn", "question"),
    [
        ("", "before-draw"),
        ("door.red", "door"),
        ("nightmare", "nightmare"),
        ("den.mirror", "rally"),
        ("happy", "happy"),
    ],
)
def test_every_free_action_is_offered_in_the_windows_of_phase_two(drawn: str, question: str) -> None:
    t = equipped(hand=FOUR, pile=f"{drawn} blue.key …", at="refill")
    if drawn:
        t.do("go-on")
    assert t.question == question
    assert free(t) == [*SPELLS, *USES, *(f"store {card}" for card in FOUR.split())]


@covers("ONI-FREE-03", "ONI-FREE-08")
def test_the_last_window_is_before_the_limbo() -> None:
    t = equipped(hand=FOUR, pile="red.moon blue.key …", at="refill").do("go-on")
    assert t.question == "before-limbo"
    assert "go-on" in t.choices
    assert len(free(t)) == 11
    t.do("store red.sun")
    assert t.question == "before-draw", "the refill loop is entered again"
    t.do("go-on")
    assert t.question == "before-limbo"
    assert t.hand == "blue.sun green.sun brown.sun red.moon blue.key"
    t.do("go-on")
    assert (t.question, t.game.turn) == ("turn", 2)


@covers("ONI-FREE-03")
def test_a_search_and_an_incantation_offer_planning_only() -> None:
    t = equipped(row="green.sun green.moon", hand=f"green.sun {MOONS}", discard="red.sun x8", catchers=["door.green"])
    t.do("play green.sun")
    assert (t.question, free(t)) == ("search", ["cast parallel_planning"])
    t.do("search", "empty none")
    assert (t.question, free(t)) == ("catcher-take", ["cast parallel_planning"])
    t = equipped(
        hand=f"red.glyph {MOONS}", discard="red.sun x8", pile="door.red door.blue red.key blue.key green.key …"
    )
    t.do("discard red.glyph")
    assert (t.question, free(t)) == ("incant-door", ["cast parallel_planning"])


@covers("ONI-FREE-04")
def test_no_free_action_while_an_effect_is_carried_out() -> None:
    t = equipped(hand=f"red.key {FOUR}", pile="blue.key door.red nightmare red.sun blue.sun …").do("discard red.key")
    assert (t.question, free(t)) == ("prophecy", [])
    t.do("drop nightmare")
    assert (t.question, free(t)) == ("prophecy-order", [])
    t = equipped(hand=f"tower.red.3 {FOUR}", pile="blue.key door.red nightmare …").do("discard tower.red.3")
    assert (t.question, free(t)) == ("tower-look", [])
    t.do("look")
    assert (t.question, free(t)) == ("tower-order", [])
    t = equipped(hand=FIVE, pile="blue.key door.red nightmare …").do("use squirrel_spies")
    assert (t.question, free(t)) == ("spies", [])
    t = equipped(hand=FIVE, pile="blue.key door.red nightmare …").do("use harpoon_hunter")
    assert (t.question, free(t)) == ("harpoon", [])
    t = equipped(hand=FIVE).do("use cyclobot")
    assert (t.question, free(t)) == ("cyclo", [])
    t = equipped(hand=FOUR, pile="nightmare blue.key …", towers="tower.red.4", at="refill")
    t.do("go-on", "ward protector")
    assert (t.question, free(t)) == ("tower-loss", [])
    t = equipped(row="green.sun green.moon", hand=f"green.sun {MOONS}", discard="red.sun x8", catchers=["lost"])
    t.do("play green.sun", "search")
    assert (t.question, free(t)) == ("empty", [])
    t = equipped(hand=FIVE, variants={"incubusMode": "pathfinder"}, pile=f"{MOONS} …").do("anticipate")
    assert (t.question, free(t)) == ("ward", [])


@covers("ONI-FREE-04")
def test_no_free_action_in_the_exchange_of_a_team_and_in_its_draft() -> None:
    zones: dict[str, Any] = {
        "mode": "team",
        "hand": "red.sun blue.sun green.sun",
        "hand1": "red.key blue.key green.key",
    }
    t = equipped(**zones, shared="brown.sun red.moon").do("discard red.sun")
    assert (t.question, free(t)) == ("swap", [])
    t = Table(reverie.new_game("onirim", mode="team", modules=["book", "oniverse"], seed=4))
    assert (t.question, free(t)) == ("draft", [])


@covers("EX-81", "ONI-FREE-04", "ONI-FREE-06")
def test_ex_81_windows_appear_only_with_a_free_action_and_never_in_a_redraw() -> None:
    t = table(modules="book", hand=FOUR, discard="red.sun x4", pile="red.moon …", at="refill")
    assert (t.question, t.answers) == ("turn", [])
    t = table(modules="book", hand=FOUR, discard="red.sun x8", pile=f"nightmare {MOONS} red.key …", at="refill")
    t.do("go-on", "ward hand")
    assert (t.question, t.answers) == ("before-limbo", ["go-on", "ward hand"])
    assert t.hand == f"{MOONS} red.key"
    assert t.discard == f"red.sun x8 {FOUR} nightmare"


@covers("ONI-FREE-05")
def test_after_a_free_action_the_same_question_comes_with_its_new_choices() -> None:
    t = table(modules="oniverse", hand=FOUR, rallied="squirrel_spies hammerbird", row="red.moon", at="refill",
              pile="nightmare red.key blue.key")  # fmt: skip
    t.do("go-on")
    assert t.choices == "ward mill, ward hand, use squirrel_spies, use hammerbird"
    t.do("use hammerbird")
    assert t.choices == "ward mill, ward hand, use squirrel_spies"
    t.do("use squirrel_spies", "order blue.key red.key")
    assert t.question == "nightmare"
    assert t.choices == "ward mill, ward hand"


@covers("ONI-FREE-05", "ONI-BASE-38")
def test_before_a_draw_the_pile_is_looked_at_again() -> None:
    t = table(modules="oniverse", hand=FOUR, rallied="harpoon_hunter squirrel_spies", pile="nightmare", at="refill")
    t.do("use harpoon_hunter")
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-FREE-07")
def test_only_the_active_player_acts_and_every_denizen_counts() -> None:
    zones: dict[str, Any] = {
        "mode": "team",
        "hand": "red.sun blue.sun green.sun",
        "hand1": "red.key blue.key green.key",
    }
    for seat in (0, 1):
        t = table(modules="oniverse", **zones, shared="brown.sun red.moon", rallied="squirrel_spies", active=seat)
        assert t.game.decision is not None
        assert t.game.decision.seats == (seat,)
        assert "use squirrel_spies" in t.choices
    t = table(modules="oniverse", **zones, shared="brown.sun red.moon", rallied="treasure_keeper")
    assert free(t) == ["store red.sun", "store blue.sun", "store green.sun", "store shared red.moon",
                       "store shared brown.sun"]  # fmt: skip


@covers("ONI-FREE-08")
def test_a_stored_card_is_replaced_at_once_before_phase_one_with_all_that_is_drawn() -> None:
    t = table(modules="oniverse", hand=FIVE, rallied="treasure_keeper", pile="nightmare door.red blue.key …")
    t.do("store red.sun")
    assert t.question == "nightmare"
    assert t.resolving == "nightmare", "a whole refill"
    t.do("ward mill")
    assert (t.question, t.game.turn) == ("turn", 1)


@covers("ONI-FREE-08")
def test_a_card_stored_in_phase_two_is_replaced_by_the_running_refill() -> None:
    pile = "nightmare nightmare red.moon blue.moon …"
    t = table(modules="oniverse incubus", hand=FOUR, rallied="treasure_keeper", pile=pile, at="refill")
    t.do("go-on", "store red.sun")
    assert t.question == "nightmare"
    assert t.hand == "blue.sun green.sun brown.sun"
    t.do("ward protector", "ward hand")
    assert t.stored == "red.sun"
    assert len(t.hand) == 5
    t = table(modules="oniverse incubus", hand=FOUR, rallied="treasure_keeper", pile=pile.removeprefix("nightmare "),
              at="refill")  # fmt: skip
    t.do("go-on", "store red.sun", "ward protector")
    assert t.hand == "blue.sun green.sun brown.sun red.moon blue.moon"
