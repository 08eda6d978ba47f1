"""Filling the hand, the limbo and the end, ONI-BASE-22 … -27 and -35 … -40."""

from __future__ import annotations

import pytest

from tests.games.onirim.table import table
from tests.support import covers

HAND = "red.sun blue.sun green.sun brown.sun"
SEVEN = "red blue blue green green brown brown"

# ---- the refill -----------------------------------------------------------------------------------------


@covers("ONI-BASE-22", "ONI-BASE-23")
def test_cards_are_drawn_until_the_hand_has_five() -> None:
    t = table(hand="red.sun", pile="red.moon blue.moon green.moon brown.moon red.key …", at="refill")
    assert t.hand == "red.sun red.moon blue.moon green.moon brown.moon"
    assert t.pile_top == "red.key"


@covers("ONI-BASE-22")
def test_a_full_hand_draws_nothing() -> None:
    t = table(hand=f"{HAND} red.moon", pile="nightmare …", at="refill")
    assert t.moves == []
    assert t.question == "turn"


@covers("ONI-BASE-22")
def test_each_card_is_resolved_before_the_next_is_drawn() -> None:
    t = table(hand="red.key blue.sun green.sun", pile="door.red nightmare red.moon blue.moon …", at="refill")
    assert t.question == "door"
    assert t.pile_top == "nightmare red.moon blue.moon"
    t.do("limbo")
    assert t.question == "nightmare"
    assert t.pile_top == "red.moon blue.moon"


@covers("ONI-BASE-24")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "brown"])
def test_a_key_of_the_same_colour_may_open_a_drawn_door(colour: str) -> None:
    t = table(hand="red.key blue.key green.key brown.key", pile=f"door.{colour} red.sun blue.sun …", at="refill")
    assert t.about == {"card": f"door.{colour}"}
    assert t.choices == f"open {colour}.key, limbo"
    t.do(f"open {colour}.key")
    assert t.doors == f"door.{colour}"
    assert t.discard == f"{colour}.key"


@covers("ONI-BASE-24", "ONI-EDGE-18")
def test_a_key_drawn_in_the_same_refill_may_be_used_at_once() -> None:
    t = table(hand="red.sun blue.sun green.sun", pile="green.key door.green red.moon …", at="refill")
    assert t.choices == "open green.key, limbo"


@covers("ONI-BASE-25")
def test_of_two_equal_keys_one_is_spent_and_the_refill_goes_on() -> None:
    t = table(hand="red.key red.key blue.sun green.sun", pile="door.red red.moon blue.moon …", at="refill")
    assert t.choices == "open red.key, limbo"
    t.do("open red.key")
    assert t.hand == "red.key blue.sun green.sun red.moon blue.moon"


@covers("ONI-BASE-26")
def test_a_door_without_a_key_goes_to_the_limbo_and_another_card_is_drawn() -> None:
    t = table(hand="blue.key green.sun brown.sun red.sun", pile="door.red nightmare …", at="refill")
    assert t.limbo == "door.red"
    assert t.doors == ""
    assert t.resolving == "nightmare"
    assert t.hand == "blue.key green.sun brown.sun red.sun"


@covers("ONI-BASE-26")
def test_the_player_may_keep_the_key() -> None:
    t = table(hand="red.key blue.sun green.sun brown.sun", pile="door.red red.moon …", at="refill").do("limbo")
    assert t.hand == "red.key blue.sun green.sun brown.sun red.moon"
    assert t.doors == ""


@covers("ONI-BASE-27")
def test_a_drawn_nightmare_takes_effect_at_once() -> None:
    t = table(hand="red.sun blue.sun", pile="nightmare red.moon …", at="refill")
    assert t.question == "nightmare"
    assert len(t.hand) == 2
    assert t.resolving == "nightmare"


# ---- phase 3 --------------------------------------------------------------------------------------------


@covers("ONI-BASE-35")
def test_every_card_of_the_limbo_is_shuffled_into_the_pile() -> None:
    pile = "door.red door.blue door.green red.moon …"
    t = table(hand=HAND, pile=pile, at="refill")
    returned = sorted(move for move in t.moves if move.endswith("limbo>pile"))
    assert returned == ["door.blue limbo>pile", "door.green limbo>pile", "door.red limbo>pile"]
    assert t.limbo == ""
    assert t.shuffles == 1
    assert t.pile_top == ""
    assert t.view["pile"]["size"] == 76 - 5


@covers("ONI-BASE-35")
def test_the_shuffle_mixes_the_whole_pile_and_not_only_the_returned_cards() -> None:
    t = table(hand=HAND, pile="door.red red.moon blue.key! green.key! …", at="refill")
    assert t.known_top == ""
    assert t.pile_top == ""


@covers("ONI-BASE-36")
def test_an_empty_limbo_shuffles_nothing_and_a_known_order_stays() -> None:
    t = table(hand=HAND, pile="red.moon! blue.key! door.red! …", at="refill")
    assert t.shuffles == 0
    assert t.known_top == "blue.key door.red"


# ---- the end --------------------------------------------------------------------------------------------


@covers("ONI-BASE-37")
def test_seven_doors_do_not_win() -> None:
    t = table(
        hand="red.key blue.sun green.sun brown.sun",
        doors="red blue blue green green brown",
        pile="door.red red.moon blue.moon …",
        at="refill",
    )
    t.do("open red.key")
    assert (t.status, len(t.doors)) == ("playing", 7)


@covers("ONI-BASE-37", "ONI-EDGE-25")
def test_the_eighth_door_found_by_a_search_wins_without_shuffle_and_refill() -> None:
    hand = "red.sun red.key blue.sun green.sun brown.sun"
    t = table(row="red.sun red.moon", hand=hand, doors=SEVEN, pile="blue.moon! door.red! …")
    t.do("play red.sun", "take door.red")
    assert t.ending == "won all_doors ONI-BASE-37"
    assert t.shuffles == 0
    assert len(t.hand) == 4
    assert t.known_top == "blue.moon"
    assert t.moves[-1] == "door.red pile>doors"
    assert t.question is None
    assert t.choices == ""


@covers("ONI-BASE-37", "ONI-EDGE-24")
def test_the_eighth_door_opened_with_a_key_wins_without_phase_three() -> None:
    hand = "red.key blue.sun green.sun"
    t = table(hand=hand, doors=SEVEN, pile="door.red nightmare …", limbo="nightmare", at="refill").do("open red.key")
    assert t.status == "won"
    assert t.limbo == "nightmare"
    assert len(t.hand) == 2
    assert t.pile_top == "nightmare"


@covers("ONI-BASE-38", "ONI-EDGE-01")
@pytest.mark.parametrize("limbo", ["", "door.red nightmare"])
def test_a_card_that_cannot_be_drawn_for_the_hand_loses(limbo: str) -> None:
    t = table(hand=f"{HAND} red.moon", pile="", at="turn").do("play red.sun")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    t = table(hand=HAND, pile="", limbo=limbo, at="refill")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.limbo == limbo


@covers("ONI-BASE-38", "ONI-EDGE-04")
def test_a_pile_that_runs_out_during_a_redraw_loses() -> None:
    t = table(hand=HAND, pile="nightmare red.moon door.red blue.moon", at="refill").do("ward hand")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.hand == "red.moon blue.moon"
    assert t.limbo == "door.red"


@covers("ONI-BASE-39", "ONI-EDGE-01")
def test_the_limbo_is_out_of_reach_until_the_turn_ends() -> None:
    t = table(hand="red.sun blue.sun green.sun brown.sun", doors="red", pile="nightmare", at="refill")
    t.do("ward door.red")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.limbo == "door.red"


@covers("ONI-BASE-40", "ONI-EDGE-02")
def test_the_last_card_that_fills_the_hand_is_no_loss() -> None:
    t = table(hand=f"{HAND} red.moon", pile="door.blue blue.moon").do("discard red.moon")
    assert (t.status, t.question, t.game.turn) == ("playing", "turn", 2)
    assert t.pile == "door.blue"
    assert len(t.hand) == 5, "phase 3 has brought the door back"


@covers("ONI-BASE-40", "ONI-EDGE-03")
def test_a_turn_with_an_empty_pile_is_played_on_and_the_refill_loses() -> None:
    t = table(hand=f"{HAND} red.moon", pile="blue.moon").do("discard red.moon")
    assert (t.status, t.question, t.pile_size) == ("playing", "turn", 0)
    assert len(t.choices) == 10
    assert t.do("play red.sun").ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-EDGE-03")
def test_a_run_completed_with_an_empty_pile_still_asks_and_loses_afterwards() -> None:
    t = table(row="red.sun red.moon", hand="red.sun red.key blue.sun green.sun brown.sun", pile="").do("play red.sun")
    assert t.choices == "decline, search"
    assert t.do("search").ending == "lost pile_empty ONI-BASE-38"
