"""The Book of Steps Lost and Found, ONI-BOOK-01 … -14."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.onirim.table import COLOURS, Table, deal, table
from tests.support import covers

FIVE = "red.moon blue.sun green.sun brown.sun blue.moon"
FOUR = "red.sun blue.sun green.sun brown.sun"
SEVEN_PAID = "green.sun x3 brown.sun x4"
CASTS = "cast paradoxical_prophecy, cast parallel_planning"


def book(**zones: Any) -> Table:
    return table(**{"modules": "book", **zones})


# ---- setup ----------------------------------------------------------------------------------------------


@covers("ONI-BOOK-01")
@pytest.mark.parametrize(
    ("modules", "per_colour", "oniverse"),
    [("book", 2, 0), ("book glyphs", 3, 0), ("book oniverse", 2, 1), ("book glyphs oniverse", 3, 1)],
)
def test_the_order_cards_lie_face_up_in_random_order(modules: str, per_colour: int, oniverse: int) -> None:
    expected = Counter(dict.fromkeys(COLOURS, per_colour) | ({"oniverse": 1} if oniverse else {}))
    rows = set()
    for seed in range(12):
        t = deal(seed, modules=modules)
        assert Counter(t.goals.tokens) == expected, "nothing is covered"
        assert t.view["next_goal"] == 0
        rows.add(tuple(t.goals))
    assert len(rows) == 12


@covers("ONI-BOOK-02")
def test_the_spells_cost_5_7_10_or_6_9_12() -> None:
    names = ("paradoxical_prophecy", "parallel_planning", "powerful_punishment")
    assert book(hand=FIVE).view["costs"] == dict(zip(names, (5, 7, 10), strict=True))
    hard = book(hand=FIVE, variants={"hard.book": "true"})
    assert hard.view["costs"] == dict(zip(names, (6, 9, 12), strict=True))


@covers("ONI-BOOK-02", "ONI-BOOK-08")
@pytest.mark.parametrize(("hard", "first", "second"), [("false", 5, 7), ("true", 6, 9)])
def test_a_spell_is_offered_from_its_cost_on(hard: str, first: int, second: int) -> None:
    for cards in range(4, 10):
        t = book(hand=FIVE, variants={"hard.book": hard}, discard=f"red.sun x{cards}")
        spells = [choice for choice in t.choices if choice.startswith("cast")]
        wanted = CASTS.split(", ")[: (cards >= first) + (cards >= second)]
        assert spells == wanted, cards


@covers("ONI-BOOK-02", "ONI-BOOK-12")
@pytest.mark.parametrize(("hard", "cost"), [("false", 10), ("true", 12)])
def test_punishment_is_offered_from_its_cost_on(hard: str, cost: int) -> None:
    for cards in (cost - 1, cost):
        discard = f"blue.sun x7 red.sun x{cards - 7}"
        t = book(hand=FOUR, variants={"hard.book": hard}, discard=discard, pile="nightmare …", at="refill").do("…")
        assert t.question == "nightmare"
        assert ("ward punishment" in t.choices) == (cards == cost)


# ---- the order of the doors -------------------------------------------------------------------------------


@covers("EX-34", "ONI-BOOK-04")
def test_ex_34_a_door_that_does_not_match_goes_to_the_limbo() -> None:
    hand = f"red.sun {FIVE}".removesuffix(" blue.moon")
    t = book(goals="blue red", row="red.sun red.moon", hand=hand, pile="door.red red.key blue.key").do("play red.sun")
    assert t.choices == "decline, take door.red, search"
    t.do("take door.red")
    assert t.doors == ""
    assert t.goals == "blue red red blue green green brown brown"
    assert t.moves.count("door.red limbo>pile") == 1
    assert t.shuffles == 2, "after the search, and in phase 3"
    assert t.pile.count("door.red") == 1


@covers("ONI-BOOK-03")
def test_a_laid_out_door_covers_the_leftmost_open_order_card() -> None:
    zones = {"goals": "blue red green", "doors": "blue", "pile": "door.red red.moon blue.moon …"}
    t = book(hand=f"red.key {FOUR}".removesuffix(" brown.sun"), **zones, at="refill")
    assert t.view["next_goal"] == 1
    assert t.choices == "open red.key, limbo"
    t.do("open red.key")
    assert t.goals == "blue* red* green red blue green brown brown"
    assert t.view["next_goal"] == 2
    assert t.doors == "door.blue door.red"


@covers("ONI-BOOK-05", "ONI-BOOK-04")
def test_no_key_may_be_spent_on_a_drawn_door_that_does_not_match() -> None:
    hand = "red.key blue.sun green.sun brown.sun"
    t = book(goals="blue red", hand=hand, pile="door.red red.moon …", at="refill")
    assert t.question == "turn"
    assert t.hand == f"{hand} red.moon"
    assert t.pile.count("door.red") == 2
    assert t.answers == ["limbo"]


@covers("EX-35", "ONI-BOOK-05", "ONI-BOOK-11", "ONI-FREE-03")
def test_ex_35_planning_makes_a_drawn_door_fit() -> None:
    t = book(goals="green blue", hand="blue.key red.sun red.moon green.sun", discard=SEVEN_PAID,
             pile="door.blue green.moon brown.moon …", at="refill")  # fmt: skip
    assert t.question == "before-draw"
    assert t.choices == f"go-on, {CASTS}"
    t.do("go-on")
    assert t.question == "door"
    assert t.choices == f"limbo, {CASTS}"
    t.do("cast parallel_planning")
    assert t.question == "plan"
    assert t.discard == ""
    assert t.removed == SEVEN_PAID
    assert t.choices == ", ".join(f"plan {i}" for i in range(7))
    t.do("plan 0")
    assert (t.question, t.about) == ("plan-with", {"position": 0})
    assert t.choices == ", ".join(f"plan-with {i}" for i in range(1, 8))
    t.do("plan-with 1")
    assert t.question == "door"
    assert t.choices == "open blue.key, limbo"
    t.do("open blue.key")
    assert t.doors == "door.blue"
    assert t.goals == "blue* green red red blue green brown brown"


@covers("EX-36", "ONI-BOOK-06", "ONI-EDGE-36")
def test_ex_36_the_player_chooses_which_order_card_is_uncovered() -> None:
    zones = {"goals": "red* blue* red* green", "doors": "red blue red", "hand": FOUR, "at": "refill"}
    t = book(**zones, pile="nightmare red.moon …").do("ward door.red")
    assert (t.question, t.about) == ("uncover", {"door": "door.red"})
    assert t.choices == "uncover 0, uncover 2"
    t.do("uncover 2")
    assert t.goals == "red* blue* red green blue green brown brown"
    assert [event.data for event in t.events if event.kind == "goal"] == [{"position": 2, "covered": False}]
    assert t.view["next_goal"] == 2
    t = book(**zones, pile="nightmare red.moon …").do("ward door.red", "uncover 0")
    assert t.goals == "red blue* red* green blue green brown brown"
    assert t.view["next_goal"] == 0


@covers("ONI-BOOK-06")
def test_a_single_covered_card_is_uncovered_without_asking() -> None:
    zones = {"goals": "red* blue* red* green", "doors": "red blue red", "hand": FOUR, "at": "refill"}
    t = book(**zones, pile="nightmare red.moon …").do("ward door.blue")
    assert t.goals == "red* blue red* green blue green brown brown"
    assert (t.question, t.view["next_goal"]) == ("turn", 1)
    assert t.doors == "door.red door.red"


@covers("ONI-BOOK-06", "ONI-BOOK-04")
def test_an_uncovered_card_in_front_counts_first_again() -> None:
    hand = "red.sun green.key green.sun brown.sun"
    zones = {"goals": "red* blue* red green", "doors": "red blue", "hand": hand, "at": "refill"}
    t = book(**zones, pile="nightmare door.red red.moon …").do("ward door.blue")
    assert t.pile.count("door.red") == 1, "blue is asked for now"
    assert t.doors == "door.red"


@covers("ONI-BOOK-07", "ONI-BASE-37")
def test_the_last_order_card_wins() -> None:
    doors = "red red blue blue green green brown"
    t = book(doors=doors, hand="brown.key red.sun blue.sun green.sun", pile="door.brown …", at="refill")
    assert t.goals == "red* red* blue* blue* green* green* brown* brown"
    t.do("open brown.key")
    assert t.status == "won"
    assert all(goal.endswith("*") for goal in t.goals)
    assert t.view["next_goal"] is None


@covers("ONI-BOOK-07")
def test_one_order_card_is_covered_for_each_door() -> None:
    t = book(goals="red red blue", hand="red.key blue.sun green.sun brown.sun", pile="door.red red.moon …", at="refill")
    t.do("open red.key")
    assert t.doors == "door.red"
    assert [goal.endswith("*") for goal in t.goals] == [True] + [False] * 7


# ---- spells ---------------------------------------------------------------------------------------------


@covers("EX-37", "ONI-BOOK-08", "ONI-BOOK-12", "ONI-EDGE-37")
def test_ex_37_punishment_costs_ten_and_the_nightmare_itself_cannot_pay() -> None:
    nine, pile = "blue.sun x7 red.sun x2", "nightmare red.moon …"
    t = book(hand=FOUR, discard=nine, pile=pile, at="refill").do("go-on")
    assert t.choices == f"ward mill, ward hand, {CASTS}"
    t = book(hand=FOUR, discard=f"{nine} red.key", pile=pile, at="refill").do("go-on")
    assert t.choices == f"ward mill, ward hand, ward punishment, {CASTS}"
    t.do("ward punishment")
    assert t.removed == f"{nine} red.key"
    assert t.moves.count("blue.sun discard>removed") == 7
    assert t.discard == "nightmare"
    assert t.hand == f"{FOUR} red.moon"


@covers("EX-38", "ONI-BOOK-10", "ONI-GEN-04", "ONI-EDGE-09")
def test_ex_38_a_paradox_with_three_cards_uses_them_all() -> None:
    t = book(hand=FIVE, pile="red.sun nightmare door.blue", discard="red.sun x5").do("cast paradoxical_prophecy")
    assert t.question == "paradox"
    assert t.looked == "red.sun nightmare door.blue"
    assert t.choices == "put-first red.sun, put-first nightmare, put-first door.blue"
    t.do("put-first door.blue")
    assert t.question == "paradox-order"
    assert t.choices == "put-under red.sun, put-under nightmare"
    t.do("order red.sun nightmare")
    assert t.pile_order == "door.blue red.sun nightmare"
    assert (t.shuffles, t.question) == (0, "turn")


@covers("ONI-BOOK-10", "ONI-DREAM-04")
def test_a_paradox_puts_one_of_five_on_top_and_four_under_the_pile() -> None:
    t = book(hand=FIVE, pile="red.sun nightmare door.blue blue.key green.key red.key brown.key", discard="red.sun x5")
    t.do("cast paradoxical_prophecy", "put-first green.key", "order nightmare blue.key red.sun door.blue")
    assert t.pile_order == "green.key red.key brown.key nightmare blue.key red.sun door.blue"
    assert t.known_top == "green.key"
    assert t.known_bottom == "door.blue red.sun blue.key nightmare"


@covers("ONI-BOOK-10")
def test_by_the_other_reading_a_paradox_looks_at_the_bottom_five() -> None:
    pile = "red.sun nightmare door.blue blue.key green.key red.key brown.key"
    t = book(hand=FIVE, pile=pile, discard="red.sun x5", variants={"alt.paradoxicalFrom": "bottom"})
    t.do("cast paradoxical_prophecy")
    firsts = ("door.blue", "blue.key", "green.key", "red.key", "brown.key")
    assert t.choices == ", ".join(f"put-first {card}" for card in firsts)
    t.do("put-first red.key", "order brown.key door.blue green.key blue.key")
    assert t.pile_order == "red.key red.sun nightmare brown.key door.blue green.key blue.key"


@covers("ONI-BOOK-10", "ONI-EDGE-09")
def test_a_paradox_needs_a_card_in_the_pile() -> None:
    t = book(hand=FIVE, pile="", discard="red.sun x9")
    assert [choice for choice in t.choices if choice.startswith("cast")] == ["cast parallel_planning"]


@covers("EX-39", "ONI-FREE-03", "ONI-FREE-05", "ONI-BOOK-10")
def test_ex_39_a_spell_cast_at_a_nightmare_does_not_ward_it_off() -> None:
    t = book(hand=FOUR, discard="red.sun x5", pile="nightmare red.moon blue.moon …", at="refill").do("go-on")
    assert t.choices == "ward mill, ward hand, cast paradoxical_prophecy"
    t.do("cast paradoxical_prophecy", "put-first blue.moon")
    while t.question == "paradox-order":
        t.do(next(iter(t.choices)))
    assert t.question == "nightmare"
    assert t.resolving == "nightmare"
    assert t.choices == "ward mill, ward hand"


@covers("ONI-BOOK-09")
def test_the_same_spell_may_be_cast_again_in_the_same_turn() -> None:
    t = book(hand=FIVE, pile="nightmare red.key", discard="red.sun x5 blue.sun x5")
    for _ in range(2):
        t.do("cast paradoxical_prophecy", "put-first nightmare")
        assert t.question == "turn"
    assert t.discard == ""
    assert len(t.removed) == 10
    assert "cast" not in " ".join(t.choices)


@covers("ONI-BOOK-11")
def test_planning_exchanges_covered_cards_too_and_each_keeps_its_face() -> None:
    t = book(goals="red* blue green", doors="red", hand=FIVE, discard="red.sun x7")
    t.do("cast parallel_planning", "plan 0", "plan-with 2")
    assert t.goals == "green blue red* red blue green brown brown"
    assert t.view["next_goal"] == 0
    t = book(goals="red* blue green", doors="red", hand=FIVE, discard="red.sun x7")
    t.do("cast parallel_planning", "plan 1", "plan-with 7")
    assert t.goals == "red* brown green red blue green brown blue", "also far apart"


@covers("ONI-BOOK-08")
def test_any_card_of_the_discard_pile_may_pay() -> None:
    paid = "red.sun blue.key door.green nightmare x2"
    t = book(hand=FIVE, discard=paid, pile="blue.key red.key").do("cast paradoxical_prophecy")
    assert t.removed == paid
    assert t.discard == ""
    assert t.question == "paradox", "the payment comes first"


@covers("EX-93", "ONI-BOOK-13", "ONI-X-29", "ONI-TEAM-21")
def test_ex_93_one_order_row_for_both_players() -> None:
    hands = {"hand": "red.key brown.sun", "hand1": "red.key red.sun green.sun", "shared": "blue.sun blue.moon"}
    pile = "door.red red.moon green.moon door.red brown.moon green.key …"
    t = book(mode="team", goals="red red blue", **hands, pile=pile, at="refill")
    t.do("open red.key")
    assert t.goals == "red* red blue blue green green brown brown"
    assert t.acting == 1
    assert t.shared == "blue.sun blue.moon"
    t.do("play red.sun")
    assert t.choices == "open red.key, limbo"
    t.do("open red.key")
    assert t.goals == "red* red* blue blue green green brown brown"
    assert t.seen_by(0).doors == "door.red"
    assert t.seen_by(1).doors == "door.red"
    assert t.view["next_goal"] == 2


@covers("ONI-BOOK-13", "ONI-TEAM-15")
def test_a_team_with_the_book_still_needs_every_colour_on_both_sides() -> None:
    hands = {"hand": "brown.key red.sun", "hand1": "red.key blue.sun green.sun", "shared": "blue.sun blue.moon"}
    t = book(mode="team", **hands, doors="red red blue green", doors1="blue green brown",
             pile="door.brown red.moon green.moon …", at="refill")  # fmt: skip
    t.do("open brown.key")
    assert all(goal.endswith("*") for goal in t.goals)
    assert t.status == "playing", "seat 1 has no red door"


# ---- payment classes --------------------------------------------------------------------------------------

DISCARDED = "red.sun x3 red.key x2 nightmare door.blue"


def payments(t: Table) -> set[tuple[tuple[str, int], ...]]:
    """Every result of a payment: what left the game."""
    if t.question != "pay":
        return {tuple(sorted(Counter(t.removed.tokens).items()))}
    results: set[tuple[tuple[str, int], ...]] = set()
    for choice in t.choices:
        found = payments(Table(t.game.clone(), t.unspoken).do(choice))
        assert not found & results, "every payment is reached in one way only"
        results |= found
    return results


@covers("EX-95", "ONI-BOOK-14", "ONI-GEN-11", "ONI-GEN-12")
def test_ex_95_without_oniverse_and_premonitions_nothing_is_asked() -> None:
    t = book(hand=FIVE, discard=DISCARDED).do("cast paradoxical_prophecy")
    assert t.question == "paradox"
    assert t.removed == "red.sun x3 red.key x2"
    assert t.discard == "nightmare door.blue"


@covers("EX-95", "ONI-BOOK-14")
def test_ex_95_with_premonitions_nightmares_are_a_class() -> None:
    t = book(modules="book premonitions", hand=FIVE, discard=DISCARDED).do("cast paradoxical_prophecy")
    assert (t.question, t.about) == ("pay", {"spell": "paradoxical_prophecy", "left": 5})
    assert t.choices == "pay nightmare, pay rest"
    assert payments(t) == {
        (("red.key", 2), ("red.sun", 3)),
        (("nightmare", 1), ("red.key", 1), ("red.sun", 3)),
    }


@covers("EX-95", "ONI-BOOK-14", "ONI-X-06")
def test_ex_95_with_oniverse_every_location_is_a_class() -> None:
    t = book(modules="book oniverse", hand=FIVE, discard=DISCARDED).do("cast paradoxical_prophecy")
    assert t.about == {"spell": "paradoxical_prophecy", "left": 4}, "without a red sun five cannot be paid"
    assert t.choices == "pay red.sun, pay red.key", "the rest alone is too little"
    results = {
        tuple(dict(result).get(card, 0) for card in ("red.sun", "red.key", "door.blue", "nightmare"))
        for result in payments(t)
    }
    assert results == {(3, 2, 0, 0), (3, 1, 1, 0), (3, 0, 1, 1), (2, 2, 1, 0), (2, 1, 1, 1), (1, 2, 1, 1)}


@covers("ONI-BOOK-14", "ONI-X-05")
def test_dead_ends_and_nightmares_pay_among_the_rest() -> None:
    discard = "red.sun deadend x3 nightmare x2"
    t = book(modules="book crossroads oniverse", hand=FIVE, discard=discard).do("cast paradoxical_prophecy")
    assert t.choices == "pay red.sun, pay rest"
    t.do("pay rest")
    assert t.removed == "deadend x3 nightmare x2"


@covers("ONI-BOOK-14")
def test_with_both_modules_nightmares_stand_between_the_locations_and_the_rest() -> None:
    discard = "red.sun nightmare x2 door.blue den.mirror x2"
    t = book(modules="book premonitions oniverse", hand=FIVE, discard=discard).do("cast paradoxical_prophecy")
    assert t.choices == "pay red.sun, pay nightmare"
    assert payments(t) == {
        (("den.mirror", 1), ("door.blue", 1), ("nightmare", 2), ("red.sun", 1)),
        (("den.mirror", 2), ("door.blue", 1), ("nightmare", 1), ("red.sun", 1)),
        (("den.mirror", 2), ("door.blue", 1), ("nightmare", 2)),
    }
