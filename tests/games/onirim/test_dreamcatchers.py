"""The Dreamcatchers, ONI-DREAM-01 … -17."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.onirim.table import Table, deal, deck, table
from tests.support import covers

FIVE = "red.sun blue.sun green.sun brown.sun red.moon"
FOUR = "red.sun blue.sun green.sun brown.sun"
ALL_DOORS = "red red blue blue green green brown brown"
LOCATIONS = "red.sun x4 blue.sun x4 green.sun x4 blue.moon x3 green.moon x3"


def dreams(**zones: Any) -> Table:
    return table(**{"modules": "dreamcatchers", **zones})


def green_run(**zones: Any) -> Table:
    """A green run is about to be completed; the pile holds locations."""
    hand = "green.sun red.sun red.moon blue.key brown.sun"
    return dreams(**{"row": "green.sun green.moon", "hand": hand, "pile": LOCATIONS, "doors": "green", **zones})


@covers("ONI-DREAM-01", "ONI-DREAM-15")
@pytest.mark.parametrize(("hard", "handbooks"), [("false", 2), ("true", 0)])
def test_four_catchers_four_lost_dreams_and_two_handbooks(hard: str, handbooks: int) -> None:
    for seed in range(6):
        t = deal(seed, modules="dreamcatchers", variants={"hard.dreamcatchers": hard})
        assert t.pile_size == 75
        assert t.everything == deck("dreamcatchers")
        assert t.catchers == ["", "", "", ""]
        assert t.handbooks == handbooks


@covers("EX-87", "ONI-DREAM-15", "ONI-EDGE-29")
def test_ex_87_a_lost_dream_of_the_setup_is_shuffled_into_the_pile() -> None:
    t = dreams(pile="lost red.sun blue.sun door.red green.sun brown.sun red.moon …", at="redraw", turn=0)
    assert t.hand == FIVE
    assert t.pile.count("lost") == 4
    assert t.catchers == ["", "", "", ""]
    assert t.shuffles == 1


@covers("EX-87", "ONI-DREAM-03", "ONI-DREAM-05")
def test_ex_87_a_lost_dream_drawn_in_phase_two_goes_to_the_limbo() -> None:
    t = dreams(hand=FOUR, pile="lost nightmare red.moon …", at="refill")
    assert t.question == "nightmare"
    assert t.limbo == "lost"
    t = dreams(hand=FOUR, pile="lost red.moon …", at="refill")
    assert t.hand == FIVE
    assert t.limbo == ""
    assert t.catchers == ["lost", "", "", ""]


@covers("EX-43", "ONI-DREAM-05")
def test_ex_43_the_limbo_goes_together_onto_one_free_catcher() -> None:
    t = dreams(hand=FIVE, catchers=["nightmare"], limbo="door.red lost nightmare", at="empty-limbo")
    assert t.catchers == ["nightmare", "door.red lost nightmare", "", ""]
    assert t.limbo == ""
    assert t.shuffles == 0
    assert t.question == "turn"


@covers("ONI-DREAM-05", "ONI-EDGE-38")
def test_an_empty_limbo_changes_nothing() -> None:
    t = dreams(hand=FIVE, catchers=["nightmare", "lost", "lost", "lost"], pile="red.key …").do("play red.sun")
    assert t.catchers == ["nightmare", "lost", "lost", "lost"]
    assert (t.shuffles, t.status) == (0, "playing")


@covers("EX-44", "ONI-DREAM-06")
def test_ex_44_an_overload_empties_all_catchers_and_removes_one() -> None:
    catchers = ["lost door.red", "lost", "lost nightmare", "door.green"]
    t = dreams(hand=FIVE, catchers=catchers, limbo="door.blue", at="empty-limbo")
    assert t.catchers == ["", "", ""]
    assert t.limbo == ""
    assert t.shuffles == 1
    assert t.pile == " ".join((deck("dreamcatchers") - Counter(FIVE.split())).elements())


@covers("EX-47", "ONI-DREAM-07", "ONI-EDGE-39")
@pytest.mark.parametrize("captured", ["nightmare", "lost"])
def test_ex_47_the_loss_of_the_last_catcher_loses_the_game(captured: str) -> None:
    t = dreams(hand=FIVE, catchers=[captured], catcher_count=1, limbo="door.red", at="empty-limbo")
    assert t.ending == "lost last_catcher ONI-DREAM-07"


@covers("ONI-DREAM-07", "ONI-EDGE-39")
def test_the_fourth_lost_dream_does_not_save_the_last_catcher() -> None:
    zones = {"hand": FIVE, "doors": ALL_DOORS, "catchers": ["lost lost lost"], "catcher_count": 1}
    assert dreams(**zones, limbo="lost", at="empty-limbo").ending == "lost last_catcher ONI-DREAM-07"


@covers("EX-46", "ONI-DREAM-02", "ONI-DREAM-16", "ONI-DREAM-03")
def test_ex_46_the_last_lost_dream_wins_at_the_end_of_the_turn() -> None:
    t = dreams(hand=FIVE, doors=ALL_DOORS, catchers=["lost", "lost lost"], pile="lost nightmare blue.key …")
    t.do("play red.sun")
    assert t.status == "playing"
    assert t.limbo == "lost"
    t = dreams(hand=FIVE, doors=ALL_DOORS, catchers=["lost", "lost lost"], pile="lost blue.key …").do("play red.sun")
    assert t.status == "won"
    assert t.catchers == ["lost", "lost lost", "lost", ""]


@covers("ONI-DREAM-02")
def test_the_last_door_may_come_after_the_last_lost_dream() -> None:
    zones = {"hand": "red.key blue.sun green.sun brown.sun", "doors": "red blue blue green green brown brown"}
    t = dreams(**zones, catchers=["lost lost", "lost lost"], pile="door.red …", at="refill").do("open red.key")
    assert t.status == "won"
    t = dreams(**zones, catchers=["lost lost", "lost"], pile="door.red red.moon blue.moon …", at="refill")
    assert t.do("open red.key").status == "playing", "one lost dream is free"


@covers("EX-48", "ONI-DREAM-10", "ONI-DREAM-08")
def test_ex_48_a_handbook_empties_a_catcher() -> None:
    t = dreams(hand=FIVE, handbooks=1, catchers=["", "", "door.red nightmare"], pile="blue.key red.key")
    assert [choice for choice in t.choices if choice.startswith("handbook")] == ["handbook 2"]
    t.do("handbook 2")
    assert t.pile == "blue.key red.key door.red nightmare"
    assert t.shuffles == 1
    assert t.handbooks == 0
    assert t.catchers == ["", "", "", ""]
    assert t.question == "turn"
    assert "handbook" not in " ".join(t.choices)


@covers("ONI-DREAM-10")
def test_both_handbooks_may_be_used_in_one_turn_before_phase_one() -> None:
    t = dreams(hand=FIVE, catchers=["lost", "", "door.red"], pile="red.key blue.key").do("handbook 0", "handbook 2")
    assert t.handbooks == 0
    assert t.catchers == ["", "", "", ""]
    assert t.shuffles == 2
    assert (t.question, t.game.turn) == ("turn", 1)
    assert t.pile == "red.key blue.key lost door.red"


@covers("ONI-DREAM-10", "ONI-DREAM-01")
def test_a_handbook_needs_a_catcher_with_cards() -> None:
    assert "handbook" not in " ".join(dreams(hand=FIVE).choices)
    hard = dreams(hand=FIVE, catchers=["lost"], variants={"hard.dreamcatchers": "true"})
    assert "handbook" not in " ".join(hard.choices)


# ---- searching --------------------------------------------------------------------------------------------


@covers("EX-45", "ONI-DREAM-08", "ONI-DREAM-12", "ONI-DREAM-13")
def test_ex_45_search_without_taking_empty_one_and_take_the_captured_door() -> None:
    t = green_run(catchers=["door.green", "nightmare lost"], seed=2).do("play green.sun")
    assert t.choices == "decline, search, take catcher-0 door.green"
    t.do("search")
    assert t.question == "empty"
    assert t.choices == "empty 0, empty 1, empty none"
    t.do("empty 1")
    assert (t.pile.count("nightmare"), t.pile.count("lost")) == (1, 1)
    assert t.question == "catcher-take"
    assert t.choices == "take catcher-0 door.green, leave"
    t.do("take catcher-0 door.green")
    assert t.doors == "door.green door.green"
    assert t.catchers == ["", "", "", ""]


@covers("ONI-DREAM-12", "ONI-DREAM-13")
def test_a_captured_door_may_be_taken_without_search_shuffle_or_emptying() -> None:
    t = green_run(catchers=["door.green lost", "nightmare"], pile="blue.moon! red.key! nightmare!")
    t.do("play green.sun", "take catcher-0 door.green")
    assert t.doors == "door.green door.green"
    assert t.catchers == ["lost", "nightmare", "", ""]
    assert t.shuffles == 0
    assert t.known_top == "red.key nightmare"


@covers("ONI-DREAM-12", "ONI-DREAM-08")
def test_taking_the_door_of_the_pile_allows_an_emptying_before_the_shuffle() -> None:
    t = green_run(doors="", catchers=["door.green", "lost"], pile=f"door.green {LOCATIONS}").do("play green.sun")
    assert t.choices == "decline, search, take door.green, take catcher-0 door.green"
    t.do("take door.green")
    assert t.question == "empty"
    assert t.choices == "empty 0, empty 1, empty none"
    assert t.shuffles == 0
    t.do("empty 1")
    assert t.shuffles == 1, "one shuffle for all"
    assert t.doors == "door.green"
    assert t.catchers[0] == "door.green"


@covers("ONI-DREAM-12")
def test_an_emptied_door_can_no_longer_be_taken_this_time() -> None:
    t = green_run(catchers=["door.green"]).do("play green.sun", "search", "empty 0")
    assert t.question != "catcher-take"
    assert t.doors == "door.green"
    assert "leave" not in t.answers


@covers("ONI-DREAM-12")
def test_the_captured_door_may_be_left_where_it_is() -> None:
    t = green_run(catchers=["door.green", "door.blue"]).do("play green.sun", "search", "empty none")
    assert t.choices == "take catcher-0 door.green, leave", "a blue door is not sought"
    t.do("leave")
    assert t.catchers == ["door.green", "door.blue", "", ""]
    assert t.doors == "door.green"


@covers("ONI-DREAM-12", "ONI-GEN-08")
def test_equal_doors_on_two_catchers_are_two_choices() -> None:
    t = green_run(doors="", catchers=["door.green", "", "door.green"]).do("play green.sun")
    assert t.choices == "decline, search, take catcher-0 door.green, take catcher-2 door.green"


@covers("ONI-DREAM-09", "ONI-DREAM-08")
def test_a_search_of_an_empty_pile_is_an_occasion() -> None:
    t = green_run(pile="", catchers=["lost", "nightmare"]).do("play green.sun", "search")
    assert t.question == "empty"
    assert t.choices == "empty 0, empty 1, empty none"


@covers("ONI-DREAM-09", "ONI-DREAM-08")
def test_one_emptying_per_occasion_and_none_without_captured_cards() -> None:
    t = green_run(catchers=["lost", "nightmare"]).do("play green.sun", "search", "empty 0")
    assert t.answers.count("empty 0") == 1
    assert t.question != "empty"
    t = green_run().do("play green.sun", "search")
    assert t.question == "turn"
    assert "empty none" in t.answers or not any(answer.startswith("empty") for answer in t.answers)


@covers("ONI-DREAM-09")
def test_neither_a_handbook_nor_a_declined_search_is_an_occasion() -> None:
    t = dreams(hand=FIVE, catchers=["lost", "nightmare"]).do("handbook 0")
    assert t.question == "turn"
    t = green_run(catchers=["lost", "nightmare"], pile="red.key …").do("play green.sun", "decline")
    assert (t.question, t.shuffles) == ("turn", 0)


# ---- lost dreams -----------------------------------------------------------------------------------------


@covers("ONI-DREAM-04")
def test_a_lost_dream_revealed_by_a_nightmare_goes_to_the_limbo_and_is_captured() -> None:
    pile = "nightmare lost red.sun door.red nightmare blue.moon red.moon …"
    t = dreams(hand=FOUR, pile=pile, at="refill").do("ward mill")
    assert t.catchers == ["lost door.red nightmare", "", "", ""]
    assert t.discard == "red.sun blue.moon nightmare"


@covers("ONI-DREAM-04", "ONI-DREAM-14")
def test_a_lost_dream_that_is_only_looked_at_is_like_any_card() -> None:
    hand = "red.key blue.sun green.sun brown.sun red.moon"
    t = dreams(hand=hand, pile="lost lost red.sun blue.key green.key nightmare …").do("discard red.key")
    assert t.choices == "drop lost, drop red.sun, drop blue.key, drop green.key"
    t.do("drop lost", "order red.sun lost blue.key green.key")
    assert t.discard == "red.key lost"
    assert t.catchers == ["", "", "", ""]
    assert t.known_top == "lost blue.key green.key"
    assert t.status == "playing", "it can no longer be won, and goes on"


@covers("ONI-DREAM-14")
def test_an_emptied_lost_dream_is_no_longer_captured() -> None:
    zones = {"hand": FIVE, "doors": "red blue blue green green brown brown", "catchers": ["lost lost", "lost lost"]}
    t = dreams(**zones, pile="red.key blue.key").do("handbook 0")
    assert t.pile.count("lost") == 2
    assert t.catchers == ["", "lost lost", "", ""]


@covers("ONI-DREAM-14", "ONI-DREAM-02")
def test_a_discarded_lost_dream_is_not_captured() -> None:
    t = dreams(doors="red red blue blue green green brown", hand="brown.key red.sun blue.sun green.sun", at="refill",
               catchers=["lost lost", "lost"], discard="lost", pile="door.brown red.moon blue.moon …")  # fmt: skip
    t.do("open brown.key")
    assert len(t.doors) == 8
    assert t.status == "playing"


@covers("ONI-DREAM-11")
def test_captured_cards_are_in_no_pile() -> None:
    t = green_run(catchers=["door.green nightmare"], pile="red.sun red.moon")
    assert t.pile == "red.sun red.moon"
    t.do("play green.sun")
    assert "take door.green" not in t.choices
    t = dreams(hand=FOUR, catchers=["lost", "door.red"], pile="nightmare red.sun blue.sun green.sun", at="refill")
    t.do("ward mill")
    assert t.discard == "red.sun blue.sun green.sun nightmare"
    assert t.status == "lost", "captured cards do not refill the pile"


@covers("ONI-DREAM-17", "ONI-X-31", "ONI-TEAM-21")
def test_catchers_and_handbooks_are_common() -> None:
    zones = {"mode": "team", "hand": "red.sun red.moon blue.sun", "hand1": "green.sun red.key brown.sun",
             "shared": "blue.moon brown.moon"}  # fmt: skip
    t = dreams(**zones, active=1, row1="green.sun green.moon", catchers=["door.green"], pile="red.sun blue.key")
    assert "handbook 0" in t.choices
    t.do("play green.sun", "take catcher-0 door.green")
    assert t.seen_by(1).doors == "door.green"
    assert t.seen_by(0).doors == ""
    t = dreams(**zones, active=0, catchers=["door.green"], pile="red.sun blue.key").do("handbook 0")
    assert t.seen_by(1).handbooks == 1
