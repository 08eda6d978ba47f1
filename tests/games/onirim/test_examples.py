"""The worked examples of the law, EX-01 … EX-26: the same table, the same answers, every promised result."""

from __future__ import annotations

import pytest

from tests.games.onirim.table import DECK, table
from tests.support import covers

# ---- setup and phase 1 ----------------------------------------------------------------------------------


@covers("EX-01", "ONI-BASE-02", "ONI-BASE-03")
def test_ex_01_the_opening_hand_has_five_locations_and_the_rest_goes_back() -> None:
    pile = "red.sun nightmare blue.moon green.sun door.red brown.key door.blue red.moon …"
    t = table(pile=pile, at="redraw", turn=0)
    assert t.hand == "red.sun blue.moon green.sun brown.key red.moon"
    assert t.pile_size == 71
    assert t.limbo == ""
    assert (t.pile.count("nightmare"), t.pile.count("door.red"), t.pile.count("door.blue")) == (10, 2, 2)
    assert t.shuffles == 1
    assert t.answers == [], "neither the nightmare nor a key asked for anything"
    assert t.doors == ""
    assert t.discard == ""
    assert (t.question, t.game.turn) == ("turn", 1)


@covers("EX-02", "ONI-BASE-08", "ONI-BASE-21")
def test_ex_02_a_key_may_open_the_row_and_brings_no_prophecy() -> None:
    t = table(hand="red.key red.key blue.sun green.moon brown.sun", pile="nightmare …")
    t.do("play red.key")
    assert t.row == "red.key"
    assert t.prophecies == 0
    assert t.hand == "red.key blue.sun green.moon brown.sun"
    assert t.question == "nightmare", "phase 2 has begun"


@covers("EX-03", "ONI-BASE-08")
def test_ex_03_after_a_moon_every_symbol_but_the_moon_may_follow() -> None:
    t = table(row="red.key green.moon", hand="blue.moon red.moon red.sun brown.key green.sun")
    assert t.choices.of("play") == "red.sun brown.key green.sun"
    assert t.choices.of("discard") == "blue.moon red.moon red.sun brown.key green.sun"


@covers("EX-04", "ONI-BASE-09", "ONI-BASE-13")
def test_ex_04_the_third_green_card_finds_a_green_door() -> None:
    t = table(row="green.sun green.moon", hand="green.sun red.sun red.moon blue.key brown.sun", size=40)
    assert (t.pile_size, t.pile.count("door.green")) == (40, 2)
    t.do("play green.sun")
    assert t.question == "search"
    assert t.choices == "decline, take door.green, search"
    t.do("take door.green")
    assert t.doors == "door.green"
    shuffled = next(event for event in t.events if event.kind == "shuffled")
    assert shuffled.data == {"pile": 39}
    after = t.events[shuffled.number + 1]
    assert (after.kind, after.data["from"]) == ("moved", "pile"), "phase 2 draws next"


@covers("EX-05", "ONI-BASE-10")
def test_ex_05_a_card_of_another_colour_interrupts_a_run() -> None:
    t = table(
        row="brown.sun brown.moon green.sun", hand="brown.key red.sun red.moon blue.sun blue.moon", pile="red.sun …"
    )
    t.do("play brown.key")
    assert t.row == "brown.sun brown.moon green.sun brown.key"
    assert t.question == "turn"
    assert "run" not in [event.kind for event in t.events]


@covers("EX-06", "ONI-BASE-11")
def test_ex_06_after_the_third_card_only_the_sixth_searches_again() -> None:
    pile = "blue.sun blue.moon blue.key …"
    t = table(row="red.sun red.moon red.sun", hand="red.moon red.sun red.key blue.sun green.sun", pile=pile)
    t.do("play red.moon")
    assert t.question == "turn", "no search after the fourth"
    t.do("play red.sun")
    assert t.question == "turn", "no search after the fifth"
    t.do("play red.key")
    assert t.question == "search"
    assert t.choices == "decline, take door.red, search"


@covers("EX-07", "ONI-BASE-10")
def test_ex_07_a_discard_between_two_plays_does_not_interrupt_a_run() -> None:
    t = table(row="blue.sun blue.moon", hand="red.sun blue.key green.sun green.moon brown.sun", pile="red.moon …")
    t.do("discard red.sun", "play blue.key")
    assert (t.question, t.about) == ("search", {"colour": "blue"})
    assert t.choices == "decline, take door.blue, search"


@covers("EX-08", "ONI-BASE-12", "ONI-BASE-15")
def test_ex_08_a_run_without_doors_left_is_used_up_all_the_same() -> None:
    hand = "red.sun red.moon blue.sun green.sun brown.sun"
    t = table(row="red.sun red.moon", hand=hand, doors="red red", pile="green.moon brown.moon …")
    t.do("play red.sun")
    assert t.question == "search"
    assert t.choices == "decline, search"
    t.do("decline", "play red.moon")
    assert t.question == "turn", "no search"
    assert t.run == (1, ["red"]), "the first card of a new run"


@covers("EX-09", "ONI-BASE-14")
def test_ex_09_declining_keeps_what_is_known_and_taking_makes_it_void() -> None:
    pile = "brown.sun! door.green! …"
    t = table(row="blue.sun blue.moon", hand="blue.key red.sun red.moon green.sun green.moon", pile=pile)
    t.do("play blue.key", "decline")
    assert t.shuffles == 0
    assert t.hand == "brown.sun red.sun red.moon green.sun green.moon"
    assert t.known_top == "door.green"
    drawn = set()
    for seed in range(12):
        t = table(row="blue.sun blue.moon", hand="blue.key red.sun red.moon green.sun green.moon", pile=pile, seed=seed)
        t.do("play blue.key", "take door.blue")
        assert t.shuffles >= 1
        assert t.known_top == ""
        drawn.add(next(move for move in t.moves[2:] if " pile>" in move))
    assert len(drawn) > 3, "what is drawn is no longer brown.sun for certain"


@covers("EX-10", "ONI-BASE-16")
def test_ex_10_discarding_a_moon_has_no_effect() -> None:
    t = table(hand="green.moon red.sun red.moon blue.sun brown.sun", pile="blue.moon …")
    t.do("discard green.moon")
    assert t.discard == "green.moon"
    assert t.moves == ["green.moon hand>discard", "blue.moon pile>hand"], "nothing but phase 2"


@covers("EX-11", "ONI-BASE-17", "ONI-BASE-18", "ONI-BASE-36")
def test_ex_11_a_prophecy_gets_rid_of_a_nightmare_and_orders_the_next_cards() -> None:
    pile = "nightmare red.sun door.blue blue.key brown.moon …"
    t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile=pile, size=60)
    assert t.pile_size == 60
    t.do("discard green.key")
    assert t.looked == "nightmare red.sun door.blue blue.key brown.moon"
    t.do("drop nightmare", "order blue.key door.blue red.sun brown.moon")
    assert t.discard == "green.key nightmare"
    assert not any(answer.startswith("ward") for answer in t.answers), "no nightmare effect"
    assert t.hand == "blue.key red.sun red.moon blue.sun brown.sun"
    assert t.limbo == ""
    assert t.shuffles == 0
    assert t.pile_top == "door.blue red.sun brown.moon"
    assert t.known_top == "door.blue red.sun brown.moon"
    assert t.pile_size == 58


@covers("EX-12", "ONI-BASE-19")
def test_ex_12_a_prophecy_from_three_cards_shows_all_of_them() -> None:
    t = table(hand="blue.key red.sun red.moon blue.sun brown.sun", pile="door.red green.sun nightmare")
    t.do("discard blue.key")
    assert t.looked == "door.red green.sun nightmare"
    t.do("drop nightmare", "order green.sun door.red")
    assert t.hand == "green.sun red.sun red.moon blue.sun brown.sun"
    assert t.pile_top == "door.red"
    assert t.pile_size == 1
    assert t.status == "playing"


@covers("EX-13", "ONI-BASE-19", "ONI-BASE-38")
def test_ex_13_the_only_card_must_be_discarded_and_the_refill_loses() -> None:
    t = table(hand="red.key red.sun blue.moon blue.sun brown.sun", pile="red.moon")
    t.do("discard red.key")
    assert t.discard == "red.key red.moon"
    assert t.pile_size == 0
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("EX-14", "ONI-BASE-18", "ONI-BASE-20")
def test_ex_14_a_prophecy_may_discard_a_door_and_the_game_goes_on() -> None:
    pile = "door.red door.red door.blue door.green door.brown …"
    t = table(hand="red.key red.sun blue.moon blue.sun brown.sun", pile=pile)
    t.do("discard red.key")
    assert t.choices == "drop door.red, drop door.blue, drop door.green, drop door.brown"
    t.do("drop door.red", "order door.red door.blue door.green door.brown")
    assert t.status == "playing"
    assert t.discard.count("door.red") == 1
    reachable = sum(card.startswith("door.") for zone in (t.pile, t.doors, t.limbo, t.resolving) for card in zone)
    assert reachable == 7, "eight doors can never be laid out any more"


@covers("EX-15", "ONI-BASE-06", "ONI-BASE-08")
def test_ex_15_keys_after_a_key_can_only_be_discarded() -> None:
    t = table(row="blue.sun blue.key", hand="red.key red.key blue.key green.key brown.key")
    assert t.choices == "discard red.key, discard blue.key, discard green.key, discard brown.key"


# ---- phases 2 and 3 -------------------------------------------------------------------------------------


@covers("EX-16", "ONI-BASE-24", "ONI-BASE-25", "ONI-BASE-21")
def test_ex_16_a_key_opens_the_drawn_door_and_two_cards_follow() -> None:
    t = table(hand="red.key blue.sun green.moon brown.sun", pile="door.red green.sun blue.moon …", at="refill")
    assert (t.question, t.about) == ("door", {"card": "door.red"})
    t.do("open red.key")
    assert t.doors == "door.red"
    assert t.discard == "red.key"
    assert t.prophecies == 0
    assert t.moves[-2:] == ["green.sun pile>hand", "blue.moon pile>hand"]
    assert t.hand == "blue.sun green.moon brown.sun green.sun blue.moon"
    assert t.question == "turn"


@covers("EX-17", "ONI-BASE-26", "ONI-BASE-35")
def test_ex_17_an_unopened_door_goes_to_the_limbo_and_is_shuffled_back() -> None:
    pile = "door.red green.sun blue.moon …"
    t = table(hand="red.key blue.sun green.moon brown.sun", pile=pile, size=30, at="refill")
    assert t.pile_size == 29, "the door has just been drawn"
    t.do("limbo")
    assert t.hand == "red.key blue.sun green.moon brown.sun green.sun"
    assert t.moves[-3:] == ["door.red resolving>limbo", "green.sun pile>hand", "door.red limbo>pile"]
    assert t.shuffles == 1
    assert t.pile_size == 29
    assert t.limbo == ""
    assert t.doors == ""
    assert "door.red" in t.pile


@covers("EX-18", "ONI-BASE-29")
def test_ex_18_a_key_wards_off_a_nightmare_without_a_prophecy() -> None:
    t = table(hand="brown.key red.sun red.sun blue.moon", pile="nightmare green.sun green.moon …", at="refill")
    t.do("ward brown.key")
    assert t.discard == "brown.key nightmare"
    assert t.prophecies == 0
    assert t.hand == "red.sun red.sun blue.moon green.sun green.moon"


@covers("EX-19", "ONI-BASE-30")
def test_ex_19_a_door_wards_off_a_nightmare_and_is_shuffled_back_later() -> None:
    hand = "red.sun blue.sun green.moon brown.sun"
    t = table(hand=hand, doors="blue green", pile="nightmare green.sun …", at="refill")
    t.do("ward door.blue")
    assert t.doors == "door.green"
    assert t.discard == "nightmare"
    assert t.moves[-4:] == [
        "door.blue doors>limbo",
        "nightmare resolving>discard",
        "green.sun pile>hand",
        "door.blue limbo>pile",
    ]
    assert t.shuffles == 1
    assert t.pile.count("door.blue") == 2


@covers("EX-20", "ONI-BASE-31")
def test_ex_20_five_revealed_cards_are_sorted_into_discard_and_limbo() -> None:
    pile = "nightmare red.sun door.green nightmare blue.key brown.moon green.sun …"
    t = table(hand="red.sun blue.sun green.moon brown.sun", pile=pile, at="refill")
    t.do("ward mill")
    assert t.discard == "red.sun blue.key brown.moon nightmare"
    assert [move for move in t.moves if move.endswith(">limbo")] == ["door.green pile>limbo", "nightmare pile>limbo"]
    assert len([answer for answer in t.answers if answer.startswith("ward")]) == 1, "no second nightmare effect"
    assert t.hand == "red.sun blue.sun green.moon brown.sun green.sun"
    assert sorted(move for move in t.moves if move.endswith(">pile")) == [
        "door.green limbo>pile",
        "nightmare limbo>pile",
    ]
    assert t.moves.index("green.sun pile>hand") < t.moves.index("door.green limbo>pile")
    assert t.shuffles == 1
    assert t.limbo == ""


@covers("EX-21", "ONI-BASE-32", "ONI-BASE-34")
def test_ex_21_a_new_hand_lets_doors_and_nightmares_pass_without_effect() -> None:
    pile = "nightmare red.key door.red nightmare blue.sun blue.moon green.moon brown.moon …"
    t = table(hand="red.sun blue.key green.sun brown.sun", pile=pile, at="refill")
    t.do("ward hand")
    assert t.discard == "red.sun blue.key green.sun brown.sun nightmare"
    assert t.hand == "red.key blue.sun blue.moon green.moon brown.moon"
    assert "door.red pile>limbo" in t.moves
    assert t.moves.index("red.key pile>hand") < t.moves.index("door.red pile>limbo")
    assert "nightmare pile>limbo" in t.moves
    assert t.answers == ["ward hand"]
    assert sorted(move for move in t.moves if move.endswith(">pile")) == ["door.red limbo>pile", "nightmare limbo>pile"]
    assert t.doors == ""
    assert t.limbo == ""
    assert t.shuffles == 1
    assert t.question == "turn"


@covers("EX-22", "ONI-BASE-22", "ONI-BASE-28")
def test_ex_22_a_second_nightmare_offers_what_is_still_possible() -> None:
    pile = "nightmare nightmare blue.moon brown.sun …"
    t = table(hand="red.key red.sun blue.sun green.sun", doors="red", pile=pile, at="refill")
    t.do("ward red.key")
    assert t.question == "nightmare"
    assert t.choices == "ward door.red, ward mill, ward hand"
    t.do("ward door.red")
    assert t.hand == "red.sun blue.sun green.sun blue.moon brown.sun"
    assert t.moves.count("door.red doors>limbo") == 1
    assert t.doors == ""


@covers("EX-23", "ONI-BASE-40")
def test_ex_23_an_empty_pile_with_a_full_hand_is_no_loss() -> None:
    t = table(hand="red.sun blue.key green.moon brown.sun", pile="door.red green.sun", at="refill")
    assert t.moves[1:] == ["door.red resolving>limbo", "green.sun pile>hand", "door.red limbo>pile"]
    assert (t.status, t.question, t.game.turn) == ("playing", "turn", 2)
    assert t.hand == "red.sun blue.key green.moon brown.sun green.sun"
    assert t.pile == "door.red"
    assert t.pile_size == 1


@covers("EX-24", "ONI-BASE-39")
def test_ex_24_the_limbo_does_not_save_an_empty_pile() -> None:
    t = table(hand="red.sun blue.key green.moon brown.sun", pile="door.red", at="refill")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.limbo == "door.red"
    assert (t.pile_size, len(t.hand)) == (0, 4)


@covers("EX-25", "ONI-GEN-06", "ONI-BASE-37")
def test_ex_25_the_eighth_door_wins_at_once() -> None:
    doors = "red red blue blue green brown brown"
    t = table(hand="green.key red.sun blue.sun brown.sun", doors=doors, pile="door.green", at="refill")
    t.do("open green.key")
    assert t.ending == "won all_doors ONI-BASE-37"
    assert t.hand == "red.sun blue.sun brown.sun"
    assert t.moves[-1] == "door.green resolving>doors", "nothing more is drawn"


@covers("EX-26", "ONI-BASE-31", "ONI-BASE-38", "ONI-ED-03")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_ex_26_option_three_with_a_short_pile_loses_in_both_editions(edition: str) -> None:
    pile = "nightmare red.sun blue.sun door.brown nightmare"
    t = table(hand="red.moon blue.moon green.moon brown.sun", pile=pile, at="refill", edition=edition)
    t.do("ward mill")
    assert t.limbo == "door.brown nightmare"
    if edition == "third":
        assert t.discard == "red.sun blue.sun nightmare"
        assert t.ending == "lost pile_empty ONI-BASE-38"
    else:
        assert t.discard == "red.sun blue.sun"
        assert t.resolving == "nightmare", "it is not warded off any more"
        assert t.ending == "lost mill_short ONI-ED-03"
        assert t.moves[-1] == "nightmare pile>limbo", "nothing happens after the fourth card"


def test_the_examples_play_with_all_76_cards() -> None:
    assert sum(DECK.values()) == 76
    assert table(hand="green.key red.sun blue.sun brown.sun", pile="door.green", at="refill").everything == DECK
