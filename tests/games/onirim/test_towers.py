"""The Towers, ONI-TOWER-01 … -16."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onirim.table import TOWERS, Table, deal, deck, table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
KEYED = "red.key blue.sun green.sun brown.sun"
ALIGNED = "tower.red.4 tower.green.5 tower.brown.4 tower.blue.3"
UNALIGNED = "tower.red.4 tower.green.5 tower.blue.3"
ALL_DOORS = "red red blue blue green green brown brown"

# Chapter 3.5, a second time: the symbols on the left and on the right edge.
EDGES = {
    "tower.red.3": ("sm", "m"),
    "tower.red.4": ("s", "m"),
    "tower.red.5": ("", "m"),
    "tower.blue.3": ("m", "sm"),
    "tower.blue.4": ("m", "m"),
    "tower.blue.5": ("m", ""),
    "tower.green.3": ("s", "sm"),
    "tower.green.4": ("s", "s"),
    "tower.green.5": ("s", ""),
    "tower.brown.3": ("sm", "s"),
    "tower.brown.4": ("m", "s"),
    "tower.brown.5": ("", "s"),
}


def towers(**zones: Any) -> Table:
    return table(**{"modules": "towers", **zones})


def builds(t: Table) -> set[str]:
    return {choice for choice in t.choices if choice.startswith("build")}


@covers("ONI-TOWER-01")
def test_twelve_towers_join_the_pile_and_go_to_the_hand() -> None:
    for seed in range(6):
        t = deal(seed, modules="towers")
        assert (t.pile_size, t.everything) == (83, deck("towers"))
        assert t.towers == ""
        assert not t.aligned
    assert towers(hand=FOUR, pile="tower.red.3 …", at="refill").hand == f"{FOUR} tower.red.3"


@covers("EX-49", "ONI-TOWER-04", "ONI-TOWER-03")
def test_ex_49_touching_edges_must_not_share_a_symbol() -> None:
    t = towers(hand=f"tower.blue.4 {FOUR}", towers="tower.red.4", pile="red.key …")
    assert builds(t) == {"build-left tower.blue.4"}
    t.do("build-left tower.blue.4")
    assert t.towers == "tower.blue.4 tower.red.4"
    assert t.row == ""
    assert t.discard == ""
    assert t.hand == f"{FOUR} red.key"


@covers("ONI-TOWER-04", "ONI-TOWER-05")
@pytest.mark.parametrize("standing", TOWERS)
def test_every_tower_beside_every_other(standing: str) -> None:
    others = [tower for tower in TOWERS if tower != standing]
    for some in (others[:5], others[5:10], others[6:]):
        expected = set()
        for tower in some:
            if not set(EDGES[standing][1]) & set(EDGES[tower][0]):
                expected.add(f"build-right {tower}")
            if not set(EDGES[tower][1]) & set(EDGES[standing][0]):
                expected.add(f"build-left {tower}")
        assert builds(towers(hand=" ".join(some), towers=standing)) == expected


@covers("ONI-TOWER-04", "ONI-TOWER-03")
def test_the_first_tower_is_free_and_has_one_place() -> None:
    t = towers(hand=f"tower.red.3 {FOUR}", pile="red.key …")
    assert builds(t) == {"build-left tower.red.3"}
    assert t.do("build-left tower.red.3").towers == "tower.red.3"


@covers("ONI-TOWER-03")
def test_a_tower_is_built_at_the_ends_only_and_never_played_into_the_labyrinth() -> None:
    t = towers(hand=f"tower.brown.5 {FOUR}", towers="tower.blue.5 tower.red.4 tower.green.5", pile="red.key …")
    assert "play tower.brown.5" not in t.choices
    assert builds(t) == {"build-left tower.brown.5", "build-right tower.brown.5"}
    t.do("build-right tower.brown.5")
    assert t.towers == "tower.blue.5 tower.red.4 tower.green.5 tower.brown.5"


@covers("ONI-TOWER-05")
def test_towers_of_one_colour_may_stand_side_by_side() -> None:
    t = towers(hand=f"tower.green.4 {FOUR}", towers="tower.green.5", pile="red.key …").do("build-right tower.green.4")
    assert t.towers == "tower.green.5 tower.green.4"


@covers("EX-84", "ONI-TOWER-03", "ONI-TOWER-11")
def test_ex_84_towers_are_not_in_the_labyrinth_row_and_an_empty_tower_row_loses_nothing() -> None:
    hand = "red.key tower.red.3 red.sun blue.sun brown.sun"
    pile = "nightmare blue.moon green.moon brown.moon blue.key …"
    t = towers(row="red.sun red.moon", hand=hand, pile=pile).do("discard brown.sun", "ward red.key")
    assert t.question == "turn", "no tower step, no false alarm"
    assert t.discard == "brown.sun red.key nightmare"
    t.do("build-left tower.red.3", "play red.sun")
    assert (t.question, t.about) == ("search", {"colour": "red"})


@covers("EX-50", "ONI-TOWER-08", "ONI-TOWER-09")
def test_ex_50_a_tower_whose_neighbours_clash_must_stay() -> None:
    t = towers(hand=KEYED, towers=UNALIGNED, pile="nightmare red.moon blue.moon …", at="refill").do("ward red.key")
    assert t.question == "tower-loss"
    assert t.choices == "lose tower.red.4, lose tower.blue.3, false-alarm"
    assert t.resolving == "nightmare"
    assert t.discard == "red.key", "the nightmare leaves last"
    t.do("lose tower.blue.3")
    assert t.towers == "tower.red.4 tower.green.5"
    assert t.discard == "red.key tower.blue.3 nightmare"
    assert t.hand == "blue.sun green.sun brown.sun red.moon blue.moon"


@covers("EX-51", "ONI-TOWER-10")
def test_ex_51_a_false_alarm_sends_the_nightmare_to_the_limbo() -> None:
    t = towers(hand=KEYED, towers=UNALIGNED, pile="nightmare red.moon blue.moon …", at="refill")
    t.do("ward red.key", "false-alarm")
    assert t.towers == UNALIGNED
    assert t.discard == "red.key"
    assert t.moves.count("nightmare limbo>pile") == 1
    assert t.pile.count("nightmare") == 10


@covers("EX-52", "ONI-TOWER-12", "ONI-TOWER-13")
def test_ex_52_an_alignment_protects_unless_it_is_hard() -> None:
    zones = {"hand": KEYED, "towers": ALIGNED, "pile": "nightmare red.moon blue.moon …", "at": "refill"}
    t = towers(**zones)
    assert t.aligned
    t.do("ward red.key")
    assert t.question == "turn"
    assert t.discard == "red.key nightmare"
    assert t.towers == ALIGNED
    t = towers(**zones, variants={"hard.towers": "true"}).do("ward red.key")
    assert t.choices == "lose tower.red.4, lose tower.brown.4, lose tower.blue.3, false-alarm"
    t.do("lose tower.brown.4")
    assert t.towers == "tower.red.4 tower.green.5 tower.blue.3"
    assert not t.aligned


@covers("ONI-TOWER-09")
def test_a_middle_tower_may_go_if_its_neighbours_fit() -> None:
    row = "tower.red.4 tower.green.5 tower.brown.5"
    t = towers(hand=KEYED, towers=row, pile="nightmare red.moon blue.moon …", at="refill").do("ward red.key")
    assert t.choices == "lose tower.red.4, lose tower.green.5, lose tower.brown.5, false-alarm"
    assert t.do("lose tower.green.5").towers == "tower.red.4 tower.brown.5"


@covers("ONI-TOWER-08")
@pytest.mark.parametrize("ward", ["ward red.key", "ward door.red", "ward mill", "ward hand"])
def test_every_way_of_warding_off_is_followed_by_the_tower_step(ward: str) -> None:
    pile = "nightmare red.moon blue.moon green.moon brown.moon blue.key green.key brown.key …"
    t = towers(hand=KEYED, doors="red", towers="tower.red.4", pile=pile, at="refill").do(ward)
    assert t.question == "tower-loss"
    assert t.choices == "lose tower.red.4, false-alarm"


@covers("EX-53", "ONI-TOWER-06")
def test_ex_53_a_discarded_tower_looks_at_its_number_of_cards() -> None:
    t = towers(hand=f"tower.green.4 {FOUR}", pile="nightmare red.key door.red blue.key green.key …")
    t.do("discard tower.green.4")
    assert t.question == "tower-look"
    assert t.choices == "skip, look"
    assert t.about == {"number": 4}
    t.do("look")
    assert t.question == "tower-order"
    assert t.looked == "nightmare red.key door.red blue.key"
    assert t.choices == "put nightmare, put red.key, put door.red, put blue.key"
    t.do("order red.key blue.key door.red nightmare")
    assert t.discard == "tower.green.4"
    assert t.hand == f"{FOUR} red.key"
    assert t.known_top == "blue.key door.red nightmare"
    assert t.pile_top == "blue.key door.red nightmare green.key"


@covers("ONI-TOWER-06")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_number_of_the_tower_decides_and_skipping_looks_at_nothing(number: int) -> None:
    pile = "red.key blue.key green.key brown.key nightmare door.red …"
    t = towers(hand=f"tower.red.{number} {FOUR}", pile=pile).do(f"discard tower.red.{number}", "look")
    assert len(t.looked) == number
    t = towers(hand=f"tower.red.{number} {FOUR}", pile=pile).do(f"discard tower.red.{number}", "skip")
    assert t.prophecies == 0
    assert t.hand == f"{FOUR} red.key"
    assert t.known_top == ""


@covers("ONI-TOWER-06", "ONI-EDGE-09", "ONI-GEN-04")
def test_a_preview_with_fewer_cards_shows_them_all_and_none_shows_nothing() -> None:
    t = towers(hand=f"tower.red.5 {FOUR}", pile="red.key door.red").do("discard tower.red.5", "look")
    assert t.looked == "red.key door.red"
    t.do("order red.key door.red")
    assert t.pile_order == "door.red"
    t = towers(hand=f"tower.red.5 {FOUR}", pile="").do("discard tower.red.5")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.answers == ["discard tower.red.5"]


@covers("ONI-TOWER-07", "ONI-TOWER-06")
def test_towers_lost_to_a_nightmare_give_no_preview() -> None:
    pile = "nightmare tower.red.3 blue.sun door.red tower.blue.4 red.moon blue.key green.key brown.key …"
    t = towers(hand="tower.green.5 blue.sun green.sun brown.sun", pile=pile, at="refill").do("ward mill")
    assert t.discard == "tower.red.3 blue.sun tower.blue.4 red.moon nightmare"
    assert t.question == "turn"
    t = towers(hand="tower.green.5 blue.sun green.sun brown.sun", pile=pile, at="refill").do("ward hand")
    assert t.discard == "tower.green.5 blue.sun green.sun brown.sun nightmare"
    assert t.hand == "tower.red.3 blue.sun tower.blue.4 red.moon blue.key"
    assert t.answers == ["ward hand"]


@covers("EX-54", "ONI-TOWER-02")
def test_ex_54_the_fourth_tower_wins_when_all_doors_are_out() -> None:
    zones = {"doors": ALL_DOORS, "towers": "tower.red.4 tower.green.5 tower.brown.4"}
    t = towers(**zones, hand=f"tower.blue.3 {FOUR}", pile="red.key …").do("build-right tower.blue.3")
    assert t.status == "won"
    assert t.hand == FOUR, "no refill"


@covers("ONI-TOWER-02")
def test_the_last_door_may_come_after_the_alignment_and_doors_alone_do_not_win() -> None:
    zones = {"hand": KEYED, "doors": "red blue blue green green brown brown", "at": "refill"}
    assert towers(**zones, towers=ALIGNED, pile="door.red …").do("open red.key").status == "won"
    t = towers(**zones, towers=UNALIGNED, pile="door.red red.moon blue.moon …").do("open red.key")
    assert t.status == "playing"


@covers("ONI-TOWER-02", "ONI-EDGE-41")
def test_any_four_adjacent_towers_count_and_four_colours_apart_do_not() -> None:
    zones = {"doors": ALL_DOORS, "hand": f"tower.blue.3 {FOUR}", "pile": "red.key …"}
    t = towers(**zones, towers="tower.green.4 tower.red.5 tower.green.5 tower.brown.4")
    assert not t.aligned
    t.do("build-right tower.blue.3")
    assert t.status == "won", "the fifth tower completes red, green, brown, blue"
    t = towers(**zones, towers="tower.red.4 tower.green.5 tower.green.4 tower.brown.4").do("build-right tower.blue.3")
    assert (t.status, t.aligned) == ("playing", False)


@covers("ONI-TOWER-13")
def test_hard_towers_must_be_aligned_at_the_moment_of_winning() -> None:
    hard = {"hard.towers": "true"}
    zones = {"hand": KEYED, "doors": "red blue blue green green brown brown", "at": "refill", "variants": hard}
    assert towers(**zones, towers=ALIGNED, pile="door.red …").do("open red.key").status == "won"
    t = towers(**zones, towers=ALIGNED, pile="nightmare door.red blue.moon …").do("ward mill", "lose tower.blue.3")
    assert t.status == "playing"


@covers("ONI-TOWER-14", "ONI-X-32", "ONI-TEAM-21")
def test_one_tower_row_for_both_players() -> None:
    zones = {"mode": "team", "hand": "red.sun red.moon blue.sun", "hand1": "tower.blue.4 red.key",
             "shared": "blue.moon brown.moon"}  # fmt: skip
    t = towers(**zones, active=1, towers="tower.red.4", pile="nightmare green.moon brown.key …", at="refill")
    t.do("ward red.key")
    assert t.acting == 1
    assert t.choices == "lose tower.red.4, false-alarm"
    t.do("false-alarm")
    assert t.acting == 0
    assert t.towers == "tower.red.4"
    zones["hand1"] = "tower.blue.4 red.key brown.sun"
    t = towers(**zones, active=1, towers="tower.red.4", pile="green.moon …").do("build-left tower.blue.4")
    assert t.seen_by(0).towers == "tower.blue.4 tower.red.4"


@covers("ONI-TOWER-16", "ONI-GEN-06")
def test_a_lost_tower_can_win_the_game() -> None:
    row = "tower.red.4 tower.green.5 tower.green.4 tower.brown.4 tower.blue.3"
    t = towers(hand=KEYED, doors=ALL_DOORS, towers=row, pile="nightmare red.moon …", at="refill").do("ward red.key")
    assert "lose tower.green.4" in t.choices
    t.do("lose tower.green.4")
    assert t.status == "won"
    assert t.towers == ALIGNED


@covers("ONI-TOWER-15", "ONI-INC-05", "ONI-INC-07", "ONI-X-22")
def test_the_pathfinders_activation_costs_no_tower_but_the_adversary_does() -> None:
    zones = {"modules": "towers incubus", "hand": f"red.key {FOUR}", "towers": "tower.red.4"}
    pile = "blue.moon green.moon brown.moon …"
    t = towers(**zones, variants={"incubusMode": "pathfinder"}, pile=pile).do("anticipate", "ward red.key")
    assert t.question == "turn"
    assert t.towers == "tower.red.4"
    zones["towers"] = "tower.red.4 tower.green.5"
    t = towers(**zones, variants={"incubusMode": "adversary"}, pile=pile).do("face", "ward red.key")
    assert t.question == "tower-loss"
    assert t.choices == "lose tower.red.4, lose tower.green.5", "no false alarm"
    t.do("lose tower.green.5")
    assert t.question == "turn"
    assert not t.figure
    assert t.discard == "red.key tower.green.5"
