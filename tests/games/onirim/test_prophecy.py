"""Discarding in phase 1 and the prophecy, ONI-BASE-16 … -21."""

from __future__ import annotations

import pytest

from tests.games.onirim.table import LOCATIONS, table
from tests.support import covers

OTHERS = "red.sun red.moon blue.sun brown.sun"


@covers("ONI-BASE-16", "ONI-BASE-17")
@pytest.mark.parametrize("token", LOCATIONS)
def test_a_discarded_key_brings_a_prophecy_and_any_other_card_nothing(token: str) -> None:
    t = table(hand=f"{token} {OTHERS}", pile="green.sun …")
    t.do(f"discard {token}")
    assert t.discard == token
    assert t.question == ("prophecy" if token.endswith(".key") else "turn")


@covers("ONI-BASE-17", "ONI-BASE-21")
@pytest.mark.parametrize("key", ["red.key", "blue.key", "green.key", "brown.key"])
def test_a_played_key_brings_no_prophecy(key: str) -> None:
    assert table(hand=f"{key} {OTHERS}", pile="green.sun …").do(f"play {key}").prophecies == 0


@covers("ONI-BASE-18")
def test_five_cards_are_looked_at_and_no_sixth() -> None:
    pile = "red.sun blue.sun green.sun brown.sun red.moon blue.moon …"
    t = table(hand=f"green.key {OTHERS}", pile=pile).do("discard green.key")
    assert t.looked == "red.sun blue.sun green.sun brown.sun red.moon"
    assert t.pile_top == "blue.moon"


@covers("ONI-BASE-18")
def test_one_of_them_must_be_discarded_and_only_one() -> None:
    pile = "red.sun blue.sun green.sun brown.sun red.moon blue.moon …"
    t = table(hand=f"green.key {OTHERS}", pile=pile).do("discard green.key")
    assert {choice.split()[0] for choice in t.choices} == {"drop"}
    t.do("drop green.sun")
    assert t.discard == "green.key green.sun"
    assert {choice.split()[0] for choice in t.choices} == {"put"}


@covers("ONI-BASE-18")
@pytest.mark.parametrize("order", ["brown.sun red.moon red.sun blue.sun", "red.sun blue.sun brown.sun red.moon"])
def test_the_others_go_back_on_top_in_the_chosen_order(order: str) -> None:
    pile = "red.sun blue.sun green.sun brown.sun red.moon blue.moon …"
    t = table(hand=f"green.key {OTHERS}", pile=pile)
    t.do("discard green.key", "drop green.sun", f"order {order}")
    first, *rest = order.split()
    assert t.hand == f"{first} {OTHERS}"
    assert list(t.pile_top) == [*rest, "blue.moon"]
    assert t.known_top == " ".join(rest), "the card below was not looked at"
    assert t.shuffles == 0


@covers("ONI-BASE-19", "ONI-EDGE-05")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_short_pile_is_looked_at_as_a_whole_and_one_card_is_discarded(size: int) -> None:
    cards = ["nightmare", "blue.sun", "green.sun", "red.moon"][:size]
    t = table(hand=f"green.key {OTHERS}", pile=" ".join(cards)).do("discard green.key")
    if size == 1:
        assert t.status == "lost"
    else:
        assert list(t.looked) == cards
        t.do("drop nightmare")
        while t.question == "prophecy-order":
            t.do(next(iter(t.choices)))
        assert t.pile_size == size - 2
        assert t.status == "playing"
    assert t.discard == "green.key nightmare"


@covers("ONI-BASE-19", "ONI-EDGE-06")
def test_an_empty_pile_shows_nothing_and_the_refill_loses() -> None:
    t = table(hand=f"green.key {OTHERS}", pile="").do("discard green.key")
    assert t.prophecies == 0
    assert t.discard == "green.key"
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-BASE-20", "ONI-EDGE-26")
@pytest.mark.parametrize("card", ["nightmare", "red.sun", "door.blue", "blue.key", "brown.moon"])
def test_any_card_may_be_the_discarded_one_and_has_no_effect(card: str) -> None:
    pile = "nightmare red.sun door.blue blue.key brown.moon …"
    t = table(hand=f"green.key {OTHERS}", pile=pile).do("discard green.key", f"drop {card}")
    assert t.discard == f"green.key {card}"
    assert t.question == "prophecy-order"
    assert t.doors == ""
    assert t.limbo == ""
    assert t.status == "playing"


@covers("ONI-BASE-20", "ONI-EDGE-26")
def test_a_discarded_door_never_comes_back() -> None:
    pile = "door.red green.sun green.moon …"
    t = table(hand=f"green.key {OTHERS}", pile=pile, doors="red", size=20)
    t.do("discard green.key", "drop door.red")
    while t.question == "prophecy-order":
        t.do(next(iter(t.choices)))
    while t.status == "playing":
        assert t.view["discard"].count("door.red") == 1
        t.do(list(t.choices)[-1])
    assert t.status == "lost"


@covers("ONI-BASE-20", "ONI-EDGE-27")
def test_of_five_doors_one_must_be_discarded() -> None:
    pile = "door.red door.blue door.green door.brown door.blue …"
    t = table(hand=f"green.key {OTHERS}", pile=pile).do("discard green.key")
    assert t.choices == "drop door.red, drop door.blue, drop door.green, drop door.brown"
    t.do("drop door.brown", "order door.red door.blue door.green door.blue")
    assert t.discard.count("door.brown") == 1
    assert t.status == "playing"


@covers("ONI-BASE-21", "ONI-EDGE-17")
@pytest.mark.parametrize(
    ("pile", "answer"),
    [
        ("door.green red.sun …", "open green.key"),
        ("nightmare red.sun …", "ward green.key"),
        ("nightmare …", "ward hand"),
    ],
)
def test_a_key_spent_in_phase_two_brings_no_prophecy(pile: str, answer: str) -> None:
    t = table(hand="green.key red.sun blue.sun brown.sun", pile=pile, at="refill").do(answer)
    assert t.discard.count("green.key") == 1
    assert t.prophecies == 0
    assert not t.question or not t.question.startswith("prophecy")
