"""Warding off nightmares, ONI-BASE-28 … -34."""

from __future__ import annotations

import pytest

from tests.games.onirim.table import table
from tests.support import covers

HAND = "red.sun blue.sun green.sun brown.sun"


@covers("ONI-BASE-28")
def test_a_nightmare_must_be_warded_off_by_exactly_one_effect() -> None:
    hand = "red.key blue.sun green.sun brown.sun"
    t = table(hand=hand, doors="blue", pile="nightmare red.moon blue.moon …", at="refill")
    assert t.choices == "ward red.key, ward door.blue, ward mill, ward hand"
    t.do("ward red.key")
    assert t.question == "turn"
    assert t.doors == "door.blue"
    assert t.hand == "blue.sun green.sun brown.sun red.moon blue.moon"


@covers("ONI-BASE-29")
def test_option_one_needs_a_key_and_takes_any() -> None:
    assert table(hand=HAND, pile="nightmare …", at="refill").choices == "ward mill, ward hand"
    t = table(hand="red.key green.key blue.sun brown.sun", pile="nightmare red.moon blue.moon …", at="refill")
    t.do("ward green.key")
    assert t.discard == "green.key nightmare"
    assert t.hand == "red.key blue.sun brown.sun red.moon blue.moon"


@covers("ONI-BASE-30")
def test_option_two_needs_a_door_and_sends_the_chosen_one_to_the_limbo() -> None:
    pile = "nightmare nightmare red.moon …"
    t = table(hand=HAND, doors="red green green", pile=pile, at="refill")
    assert t.choices == "ward door.red, ward door.green, ward mill, ward hand"
    t.do("ward door.green")
    assert t.doors == "door.red door.green"
    assert t.limbo == "door.green"
    assert t.discard == "nightmare"
    assert t.hand == HAND, "the hand is untouched"


@covers("ONI-BASE-30", "ONI-EDGE-22", "ONI-BASE-39")
def test_a_returned_door_cannot_be_drawn_again_in_the_same_turn() -> None:
    t = table(hand="red.key blue.sun green.sun", doors="red", pile="nightmare blue.moon brown.moon", at="refill")
    t.do("ward door.red")
    assert t.doors == ""
    assert t.status == "playing"
    assert t.pile == "door.red", "only phase 3 brought it back"
    assert t.hand == "red.key blue.sun green.sun blue.moon brown.moon"


@covers("ONI-BASE-31")
def test_option_three_reveals_five_and_no_sixth() -> None:
    pile = "nightmare red.sun blue.key green.moon brown.sun red.key blue.sun …"
    t = table(hand=HAND, pile=pile, at="refill").do("ward mill")
    assert t.discard == "red.sun blue.key green.moon brown.sun red.key nightmare"
    assert t.hand == f"{HAND} blue.sun"
    assert t.shuffles == 0, "the limbo stayed empty"


@covers("ONI-BASE-31")
def test_doors_and_dreams_revealed_by_option_three_go_to_the_limbo_even_with_the_key_at_hand() -> None:
    pile = "nightmare door.red nightmare door.red nightmare door.blue nightmare …"
    t = table(hand="red.key blue.key green.sun brown.sun", pile=pile, at="refill").do("ward mill")
    assert t.limbo == "door.red door.red door.blue nightmare nightmare"
    assert t.doors == ""
    assert t.question == "nightmare", "no effect; the refill goes on with the next nightmare"


@covers("ONI-BASE-31", "ONI-GEN-04", "ONI-EDGE-07")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_option_three_takes_what_is_there_and_the_refill_loses(left: int) -> None:
    cards = ["red.sun", "blue.moon", "green.key", "brown.sun"][:left]
    t = table(hand=HAND, pile=" ".join(["nightmare", *cards]), at="refill").do("ward mill")
    assert t.discard == " ".join([*cards, "nightmare"])
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-BASE-31", "ONI-EDGE-08")
def test_option_three_is_not_offered_without_cards_in_the_pile() -> None:
    t = table(hand="red.key blue.sun green.sun brown.sun", pile="nightmare", at="refill")
    assert t.choices == "ward red.key, ward hand"
    t = table(hand="red.key blue.sun green.sun brown.sun", pile="nightmare red.sun", at="refill")
    assert t.choices == "ward red.key, ward mill, ward hand"


@covers("ONI-BASE-32")
def test_option_four_discards_the_whole_hand_and_draws_five_locations() -> None:
    hand = "red.sun red.sun blue.key"
    pile = "nightmare red.moon blue.moon green.moon brown.moon red.key blue.sun …"
    t = table(hand=hand, pile=pile, at="refill").do("ward hand")
    assert t.discard == f"{hand} nightmare"
    assert t.hand == "red.moon blue.moon green.moon brown.moon red.key"
    assert t.pile_top == "blue.sun"


@covers("ONI-BASE-32", "ONI-EDGE-23")
def test_option_four_is_possible_with_an_empty_hand() -> None:
    pile = "nightmare red.moon blue.moon green.moon brown.moon red.key …"
    t = table(hand="", pile=pile, at="refill")
    assert t.choices == "ward mill, ward hand"
    t.do("ward hand")
    assert t.discard == "nightmare"
    assert t.hand == "red.moon blue.moon green.moon brown.moon red.key"


@covers("ONI-BASE-32", "ONI-EDGE-23")
def test_option_four_is_the_last_resort_and_then_not_even_asked() -> None:
    t = table(hand=HAND, pile="nightmare", at="refill")
    assert t.answers == ["ward hand"]
    assert t.status == "lost"


@covers("ONI-BASE-33")
def test_the_nightmare_goes_to_the_discard_pile_when_the_effect_is_complete() -> None:
    t = table(hand="red.key blue.sun green.sun brown.sun", pile="nightmare red.moon blue.moon …", at="refill")
    assert t.resolving == "nightmare"
    assert t.limbo == ""
    assert t.discard == ""
    t.do("ward red.key")
    assert t.moves[1:3] == ["red.key hand>discard", "nightmare resolving>discard"]
    assert t.resolving == ""
    assert t.discard == "red.key nightmare"
    assert t.limbo == ""


@covers("ONI-BASE-33")
def test_the_refill_continues_after_the_nightmare_until_the_hand_is_full() -> None:
    t = table(hand="red.key blue.sun", pile="nightmare red.moon blue.moon green.moon brown.moon …", at="refill")
    t.do("ward red.key")
    assert t.hand == "blue.sun red.moon blue.moon green.moon brown.moon"


@covers("ONI-BASE-34", "ONI-EDGE-19")
def test_a_door_drawn_in_a_redraw_goes_to_the_limbo_although_the_key_is_there() -> None:
    pile = "nightmare red.key door.red blue.moon green.moon brown.moon red.moon …"
    t = table(hand=HAND, pile=pile, at="refill").do("ward hand")
    assert t.answers == ["ward hand"]
    assert t.doors == ""
    assert "red.key" in t.hand
    assert t.pile.count("door.red") == 2


@covers("ONI-BASE-34", "ONI-EDGE-20")
def test_a_nightmare_drawn_in_a_redraw_is_not_resolved() -> None:
    pile = "nightmare nightmare red.moon nightmare blue.moon green.moon brown.moon red.key …"
    t = table(hand=HAND, pile=pile, at="refill").do("ward hand")
    assert t.answers == ["ward hand"]
    assert t.discard == f"{HAND} nightmare"
    assert t.moves.count("nightmare pile>limbo") == 2
    assert t.moves.count("nightmare limbo>pile") == 2


@covers("ONI-EDGE-21", "ONI-BASE-28")
def test_several_nightmares_are_warded_off_one_by_one() -> None:
    hand = "red.key blue.key green.sun brown.sun"
    pile = "nightmare nightmare nightmare red.moon blue.moon green.moon …"
    t = table(hand=hand, doors="red", pile=pile, at="refill")
    t.do("ward red.key")
    assert t.choices == "ward blue.key, ward door.red, ward mill, ward hand"
    t.do("ward blue.key")
    assert t.choices == "ward door.red, ward mill, ward hand"
    t.do("ward door.red")
    assert t.discard == "red.key blue.key nightmare x3"
    assert t.hand == "green.sun brown.sun red.moon blue.moon green.moon"
