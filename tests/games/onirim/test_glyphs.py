"""The Glyphs, ONI-GLYPH-01 … -10."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.onirim.table import COLOURS, Table, deal, deck, table
from tests.support import covers

HAND = "blue.glyph red.moon blue.moon green.moon brown.moon"
REST = "red.moon blue.moon green.moon brown.moon"


def glyphs(**zones: Any) -> Table:
    return table(**{"modules": "glyphs", **zones})


@covers("ONI-GLYPH-01", "ONI-GLYPH-08")
def test_the_glyphs_add_eight_locations_and_four_doors() -> None:
    for seed in range(6):
        t = deal(seed, modules="glyphs")
        assert t.pile_size == 83
        assert t.everything == deck("glyphs")
        assert [t.everything[f"{colour}.glyph"] for colour in COLOURS] == [2, 2, 2, 2]
        assert t.view["goal"] == {f"door.{colour}": 3 for colour in COLOURS}


@covers("EX-42", "ONI-GLYPH-02", "ONI-GLYPH-03")
def test_ex_42_no_two_glyphs_side_by_side_and_eight_doors_are_not_enough() -> None:
    hand = "blue.glyph red.moon blue.sun green.key brown.glyph"
    t = glyphs(row="red.sun red.glyph", hand=hand, doors="red red blue blue green green brown brown")
    assert t.choices.of("play") == "red.moon blue.sun green.key"
    assert t.status == "playing"


@covers("ONI-GLYPH-02")
def test_the_eighth_door_does_not_win() -> None:
    t = glyphs(doors="red red blue blue green green brown", hand="brown.key red.sun blue.sun green.sun",
               pile="door.brown red.moon …", at="refill")  # fmt: skip
    t.do("open brown.key")
    assert len(t.doors) == 8
    assert t.status == "playing"


@covers("ONI-GLYPH-02")
def test_twelve_doors_win() -> None:
    doors = "red red red blue blue blue green green green brown brown"
    t = glyphs(doors=doors, hand="brown.key red.sun blue.sun green.sun", pile="door.brown …", at="refill")
    assert t.status == "playing"
    assert t.do("open brown.key").status == "won"


@covers("ONI-GLYPH-03")
def test_a_glyph_counts_in_a_run_like_any_location() -> None:
    hand = "red.sun blue.moon green.moon brown.moon blue.key"
    t = glyphs(row="red.sun red.glyph", hand=hand).do("play red.sun")
    assert (t.question, t.about) == ("search", {"colour": "red"})


@covers("ONI-GLYPH-08", "ONI-GLYPH-02")
def test_a_third_door_of_a_colour_is_found_like_the_others() -> None:
    hand = "red.sun blue.moon green.moon brown.moon blue.key"
    t = glyphs(row="red.sun red.moon", hand=hand, doors="red red", pile="door.red blue.sun").do("play red.sun")
    assert t.choices == "decline, take door.red, search"
    assert t.do("take door.red").doors == "door.red x3"


@covers("EX-40", "ONI-GLYPH-06", "ONI-GLYPH-04")
def test_ex_40_one_of_the_revealed_doors_is_laid_out_and_the_rest_goes_under_the_pile() -> None:
    t = glyphs(hand=HAND, pile="red.sun door.green nightmare door.red blue.moon brown.sun …").do("discard blue.glyph")
    assert t.question == "incant-door"
    assert t.choices == "incant door.green, incant door.red"
    assert t.looked == "red.sun door.green nightmare door.red blue.moon"
    t.do("incant door.red")
    assert t.question == "incant-order"
    assert t.choices == "put-under red.sun, put-under door.green, put-under nightmare, put-under blue.moon"
    t.do("order blue.moon red.sun door.green nightmare")
    assert t.doors == "door.red"
    assert t.pile_bottom == "blue.moon red.sun door.green nightmare"
    assert t.hand == f"{REST} brown.sun"
    assert t.shuffles == 0
    assert t.discard == "blue.glyph"


@covers("EX-41", "ONI-GLYPH-05", "ONI-GLYPH-07", "ONI-EDGE-09")
def test_ex_41_with_four_cards_all_are_revealed_and_dreams_have_no_effect() -> None:
    t = glyphs(hand=HAND, pile="red.sun nightmare blue.sun green.moon").do("discard blue.glyph")
    assert t.question == "incant-order"
    t.do("order green.moon red.sun blue.sun nightmare")
    assert t.hand == f"{REST} green.moon"
    assert t.pile_order == "red.sun blue.sun nightmare"
    assert (t.question, t.shuffles) == ("turn", 0)


@covers("ONI-GLYPH-06")
def test_a_single_revealed_door_must_be_laid_out() -> None:
    t = glyphs(hand=HAND, pile="red.sun door.green nightmare red.key blue.moon brown.sun …").do("discard blue.glyph")
    assert t.doors == "door.green", "there is nothing to choose"
    assert t.question == "incant-order"


@covers("ONI-GLYPH-06", "ONI-GLYPH-08")
def test_equal_doors_are_one_choice() -> None:
    t = glyphs(hand=HAND, pile="door.red door.red door.blue nightmare door.red brown.sun …").do("discard blue.glyph")
    assert t.choices == "incant door.red, incant door.blue"


@covers("ONI-GLYPH-06")
def test_by_the_other_reading_no_door_need_be_laid_out() -> None:
    pile = "red.sun door.green nightmare red.key blue.moon brown.sun …"
    t = glyphs(hand=HAND, pile=pile, variants={"alt.incantationOptional": "true"}).do("discard blue.glyph")
    assert t.choices == "incant door.green, incant none"
    t.do("incant none", "order door.green red.sun nightmare red.key blue.moon")
    assert t.doors == ""
    assert t.pile_bottom == "door.green red.sun nightmare red.key blue.moon"


@covers("ONI-GLYPH-06", "ONI-BASE-37")
def test_the_last_door_of_an_incantation_wins_at_once() -> None:
    doors = "red red red blue blue blue green green green brown brown"
    t = glyphs(doors=doors, hand=HAND, pile="red.sun door.brown nightmare …").do("discard blue.glyph")
    assert t.status == "won"


@covers("ONI-GLYPH-05")
def test_an_incantation_reveals_five_cards() -> None:
    t = glyphs(hand=HAND, pile="red.sun nightmare blue.sun green.moon red.key blue.key …").do("discard blue.glyph")
    assert t.looked == "red.sun nightmare blue.sun green.moon red.key"


@covers("ONI-GLYPH-05", "ONI-EDGE-09")
def test_an_incantation_on_an_empty_pile_does_nothing() -> None:
    t = glyphs(hand=HAND, pile="").do("discard blue.glyph")
    assert t.answers == ["discard blue.glyph"]
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("EX-83", "ONI-GLYPH-04", "ONI-BASE-32")
def test_ex_83_a_glyph_discarded_with_the_hand_brings_no_incantation() -> None:
    hand = "red.glyph blue.sun green.sun brown.key"
    pile = "nightmare red.moon blue.moon green.moon brown.moon red.key …"
    t = glyphs(hand=hand, pile=pile, at="refill").do("ward hand")
    assert t.discard == f"{hand} nightmare"
    assert t.hand == "red.moon blue.moon green.moon brown.moon red.key"
    assert (t.answers, t.prophecies, t.question) == (["ward hand"], 0, "turn")


@covers("ONI-GLYPH-04")
def test_a_glyph_of_the_pile_discarded_by_a_nightmare_or_a_prophecy_does_nothing() -> None:
    pile = "nightmare red.glyph door.red blue.sun green.sun brown.sun red.key …"
    t = glyphs(hand="red.sun blue.sun green.sun brown.sun", pile=pile, at="refill").do("ward mill")
    assert t.discard == "red.glyph blue.sun green.sun brown.sun nightmare"
    assert t.question == "turn"
    t = glyphs(hand="red.key blue.sun green.sun brown.sun red.moon", pile="red.glyph door.red blue.key")
    t.do("discard red.key", "drop red.glyph")
    assert t.question == "prophecy-order"


@covers("ONI-GLYPH-09", "ONI-X-30")
def test_a_team_wins_with_twelve_doors_and_every_colour_on_both_sides() -> None:
    hands = {"mode": "team", "hand": "brown.key red.sun", "hand1": "blue.sun red.sun red.moon",
             "shared": "green.sun green.moon"}  # fmt: skip
    doors = "red red blue blue green green"
    t = glyphs(**hands, doors=doors, doors1="red blue green brown brown", pile="door.brown …", at="refill")
    assert t.do("open brown.key").status == "won"
    pile = "door.brown blue.moon brown.moon …"
    t = glyphs(**hands, doors=f"red {doors} brown", doors1="blue green brown", pile=pile, at="refill")
    assert t.do("open brown.key").status == "playing", "the partner has no red door"
    t = glyphs(**hands, doors="red blue green", doors1="red blue green brown", pile=pile, at="refill")
    assert t.do("open brown.key").status == "playing", "eight doors are four too few"


@covers("ONI-GLYPH-10", "ONI-ONIV-22")
@pytest.mark.parametrize("module", ["glyphs", "oniverse"])
def test_there_is_no_hard_variant(module: str) -> None:
    with pytest.raises(reverie.SpecError):
        reverie.new_game("onirim", modules=[module], variants={f"hard.{module}": "true"}, seed=1)


@covers("ONI-GEN-02", "ONI-X-08")
def test_nothing_stays_revealed_when_no_card_goes_under_the_pile() -> None:
    pile = "lost lost lost lost door.red red.sun …"
    t = glyphs(modules="glyphs dreamcatchers", hand=HAND, pile=pile).do("discard blue.glyph")
    assert t.doors == "door.red"
    assert t.catchers[0] == "lost x4"
    assert t.view["looked"]["revealed"] is False
