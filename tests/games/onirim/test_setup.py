"""Setup and turn, ONI-BASE-01 … -06."""

from __future__ import annotations

from tests.games.onirim.table import DECK, deal, table
from tests.support import covers


@covers("ONI-BASE-01")
def test_all_76_cards_begin_in_the_pile_and_the_discard_pile_is_empty() -> None:
    for seed in range(30):
        t = deal(seed)
        assert t.everything == DECK
        assert t.discard == ""
        assert t.row == ""
        assert t.doors == ""
        assert t.pile_size == 71


@covers("ONI-BASE-02")
def test_the_opening_hand_is_the_first_five_locations() -> None:
    for seed in range(30):
        t = deal(seed)
        drawn = [move.split()[0] for move in t.moves if " pile>" in move]
        locations = [card for card in drawn if not card.startswith(("door", "nightmare"))]
        assert len(locations) == 5
        assert t.hand == " ".join(locations)
        assert all(move.endswith((">hand", ">limbo")) for move in t.moves if " pile>" in move)


@covers("ONI-BASE-03", "ONI-EDGE-28")
def test_the_pile_is_shuffled_again_only_if_something_was_set_aside() -> None:
    seen = set()
    for seed in range(60):
        t = deal(seed)
        set_aside = sum(move.endswith(">limbo") for move in t.moves)
        assert t.shuffles == (1 if set_aside else 0)
        assert t.limbo == ""
        seen.add(bool(set_aside))
    assert seen == {True, False}


@covers("ONI-BASE-03", "ONI-EDGE-28")
def test_a_setup_that_sets_nothing_aside_leaves_the_pile_as_it_is() -> None:
    t = table(pile="red.sun blue.moon green.key brown.sun red.key green.sun! door.red! …", at="redraw", turn=0)
    assert t.hand == "red.sun blue.moon green.key brown.sun red.key"
    assert t.shuffles == 0
    assert t.known_top == "green.sun door.red"


@covers("ONI-BASE-02", "ONI-EDGE-29")
def test_doors_and_nightmares_of_the_setup_are_set_aside_without_effect() -> None:
    pile = "nightmare nightmare red.key door.red blue.key door.blue green.sun nightmare green.moon brown.sun …"
    t = table(pile=pile, at="redraw", turn=0)
    assert t.hand == "red.key blue.key green.sun green.moon brown.sun"
    assert t.answers == []
    assert t.doors == ""
    assert t.discard == ""
    assert (t.pile.count("nightmare"), t.pile.count("door.red"), t.pile.count("door.blue")) == (10, 2, 2)
    assert t.shuffles == 1


@covers("ONI-BASE-04")
def test_the_limbo_is_not_the_discard_pile_and_returns_only_at_the_end_of_the_turn() -> None:
    pile = "door.red nightmare blue.moon …"
    t = table(hand="red.sun blue.key green.sun brown.sun", pile=pile, at="refill")
    assert t.question == "nightmare"
    assert t.limbo == "door.red"
    assert t.discard == "", "still waiting while the turn goes on"
    assert (t.shuffles, t.pile.count("door.red")) == (0, 1)
    t.do("ward blue.key")
    assert t.limbo == ""
    assert t.pile.count("door.red") == 2
    assert t.shuffles == 1


@covers("ONI-BASE-05")
def test_a_turn_is_one_card_then_the_refill_then_the_limbo() -> None:
    t = table(hand="red.sun blue.sun green.sun brown.sun red.moon", pile="door.red green.moon …")
    t.do("play red.sun")
    assert t.moves == [
        "red.sun hand>row",
        "door.red pile>resolving",
        "door.red resolving>limbo",
        "green.moon pile>hand",
        "door.red limbo>pile",
    ]
    assert [event.kind for event in t.events[-2:]] == ["shuffled", "turn"]
    assert t.game.turn == 2


@covers("ONI-BASE-06")
def test_phase_one_is_mandatory_and_takes_exactly_one_card() -> None:
    t = table(hand="red.sun blue.moon green.key brown.sun red.moon", pile="blue.sun …")
    assert {choice.split()[0] for choice in t.choices} == {"play", "discard"}, "there is no passing"
    t.do("play blue.moon")
    assert t.row == "blue.moon"
    assert t.game.turn == 2
    assert len(t.hand) == 5


@covers("ONI-BASE-06", "ONI-EDGE-10")
def test_a_hand_of_keys_after_a_key_must_discard_one_for_a_prophecy() -> None:
    t = table(row="brown.key", hand="red.key red.key red.key blue.key green.key", pile="red.sun …")
    assert t.choices == "discard red.key, discard blue.key, discard green.key"
    t.do("discard red.key")
    assert t.question == "prophecy"
