"""Edge cases that gain meaning with modules and teams, ONI-EDGE-03 … -47."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onirim.table import table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
FIVE = f"{FOUR} red.moon"
MOONS = "red.moon blue.moon green.moon brown.moon"
SEVEN_DOORS = "red red blue blue green green brown"


@covers("ONI-EDGE-03", "ONI-BASE-40")
def test_an_empty_pile_can_still_be_won_in_phase_one() -> None:
    t = table(modules="dreamcatchers", doors=SEVEN_DOORS, catchers=["door.brown lost lost", "lost lost"], pile="",
              row="brown.sun brown.moon", hand=f"brown.sun {MOONS}")  # fmt: skip
    t.do("play brown.sun", "take catcher-0 door.brown")
    assert t.status == "won"
    t = table(modules="towers", doors=f"{SEVEN_DOORS} brown", towers="tower.red.4 tower.green.5 tower.brown.4", pile="",
              hand=f"tower.blue.3 {FOUR}")  # fmt: skip
    assert t.do("build-right tower.blue.3").status == "won"


@covers("ONI-EDGE-03", "ONI-BASE-38")
def test_an_empty_pile_loses_in_the_refill_otherwise() -> None:
    t = table(modules="towers", hand=f"tower.blue.3 {FOUR}", pile="").do("build-left tower.blue.3")
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-EDGE-03", "ONI-ONIV-19")
def test_a_stored_card_survives_a_turn_with_an_empty_pile() -> None:
    t = table(modules="oniverse", hand=FIVE, rallied="treasure_keeper", stored="red.key", pile="").do("play stored 0")
    assert (t.status, t.question, t.game.turn) == ("playing", "turn", 2)


@covers("ONI-EDGE-04", "ONI-BASE-38")
@pytest.mark.parametrize("modules", ["crossroads", "crossroads dreamcatchers"])
def test_a_redraw_that_cannot_be_completed_loses(modules: str) -> None:
    t = table(modules=modules, hand=f"deadend {FOUR}", pile=f"{MOONS} door.red").do("flee")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.limbo == "door.red"


@covers("ONI-EDGE-09", "ONI-GEN-04")
def test_effects_on_short_piles_use_all_cards_and_lose_nothing_by_themselves() -> None:
    t = table(modules="glyphs", hand=f"red.glyph {MOONS}", pile="red.key").do("discard red.glyph")
    assert t.hand == f"{MOONS} red.key"
    t = table(modules="towers", hand=f"tower.red.5 {MOONS}", pile="red.key blue.key").do("discard tower.red.5", "look")
    assert t.looked == "red.key blue.key"
    t = table(modules="oniverse", hand=FIVE, rallied="squirrel_spies", pile="red.key").do("use squirrel_spies")
    assert t.question == "turn"
    assert t.pile_order == "red.key"
    t = table(modules="oniverse", hand=FIVE, rallied="harpoon_hunter", pile="nightmare").do("use harpoon_hunter")
    assert (t.question, t.pile_size, t.status) == ("turn", 0, "playing")
    t = table(modules="premonitions", hand=FOUR, pile="happy red.key blue.key", at="refill").do("seven")
    assert t.looked == "red.key blue.key"
    t = table(modules="book", hand=FIVE, discard="red.sun x5", pile="red.key").do("cast paradoxical_prophecy")
    assert t.question == "turn"
    assert t.pile_order == "red.key"


@covers("ONI-EDGE-09")
def test_effects_on_an_empty_pile_are_not_offered() -> None:
    t = table(
        modules="book oniverse", hand=FIVE, rallied="squirrel_spies harpoon_hunter", discard="red.sun x8", pile=""
    )
    assert [choice for choice in t.choices if choice.split()[0] in ("use", "cast")] == ["cast parallel_planning"]


@covers("ONI-EDGE-14", "ONI-BASE-15", "ONI-INC-07")
def test_a_door_sent_to_the_limbo_before_phase_one_cannot_be_taken() -> None:
    t = table(modules="incubus", variants={"incubusMode": "adversary"}, row="red.sun red.moon", hand=FIVE,
              pile="door.red red.sun blue.moon green.moon brown.moon blue.key green.key")  # fmt: skip
    t.do("face", "ward hand")
    assert t.limbo == "door.red"
    t.do("play red.sun")
    assert t.question == "search"
    assert t.choices == "decline, search"


@covers("ONI-EDGE-24", "ONI-GEN-06")
def test_a_win_stops_everything() -> None:
    t = table(modules="premonitions towers", premonitions="three_doors", doors=SEVEN_DOORS, at="refill",
              towers="tower.red.4 tower.green.5 tower.brown.4 tower.blue.3",
              hand="brown.key red.sun blue.sun green.sun", pile="door.brown")  # fmt: skip
    t.do("open brown.key")
    assert t.status == "won"
    assert t.premonitions == "three_doors"
    assert t.hand == "red.sun blue.sun green.sun"


@covers("ONI-EDGE-25", "ONI-BASE-37", "ONI-DREAM-09")
def test_the_last_door_of_a_search_needs_neither_emptying_nor_shuffle() -> None:
    t = table(modules="dreamcatchers", doors=SEVEN_DOORS, catchers=["lost lost", "lost lost"],
              pile="door.brown red.key blue.key", row="brown.sun brown.moon", hand=f"brown.sun {MOONS}")  # fmt: skip
    t.do("play brown.sun", "take door.brown")
    assert (t.status, t.shuffles, len(t.hand)) == ("won", 0, 4)


@covers("ONI-EDGE-29", "ONI-EDGE-30", "ONI-TOWER-01", "ONI-CROSS-06", "ONI-ONIV-08", "ONI-DREAM-15", "ONI-PREM-14")
def test_the_opening_hand_takes_every_location_and_sets_every_dream_aside() -> None:
    modules = "dreamcatchers towers premonitions crossroads oniverse"
    pile = "lost deadend happy tower.red.3 den.mirror nightmare x.sun door.oniverse deadend tower.blue.4 …"
    t = table(modules=modules, pile=pile, at="redraw", turn=0)
    assert t.hand == "deadend tower.red.3 x.sun deadend tower.blue.4"
    assert t.answers == []
    assert t.limbo == ""
    assert t.discard == ""
    assert t.rallied == ""
    assert t.catchers == ["", "", "", ""]
    assert [t.pile.count(card) for card in ("lost", "happy", "nightmare", "door.oniverse")] == [4, 4, 10, 1]
    assert t.shuffles == 1


@covers("ONI-EDGE-31", "ONI-TEAM-08")
def test_both_gaps_are_filled_personal_cards_first() -> None:
    t = table(mode="team", hand="red.sun", hand1="red.key blue.key green.key", shared="blue.sun", at="refill",
              pile="red.moon blue.moon green.moon brown.moon …")  # fmt: skip
    assert t.seen_by(0).hand == "red.sun red.moon blue.moon"
    assert t.shared == "blue.sun green.moon"


@covers("ONI-EDGE-33", "ONI-TEAM-11")
@pytest.mark.parametrize("card", ["red.glyph", "tower.red.3"])
def test_incantation_and_preview_come_before_the_exchange(card: str) -> None:
    t = table(mode="team", modules="glyphs towers", hand=f"{card} red.sun blue.sun", hand1="red.key blue.key green.key",
              shared="red.moon blue.moon", pile="green.moon brown.moon …")  # fmt: skip
    t.do(f"discard {card}")
    assert t.question in ("incant-order", "tower-look")
    while t.question in ("incant-order", "tower-look", "tower-order"):
        t.do(next(iter(t.choices)))
    assert t.question == "swap"
    assert t.choices == "swap red.sun, swap blue.sun, no-swap"
    assert len(t.hand) == 2, "the refill comes last"


@covers("ONI-EDGE-40", "ONI-TOWER-08")
def test_a_single_tower_is_lost_or_it_was_a_false_alarm() -> None:
    zones: dict[str, Any] = {"modules": "towers", "hand": f"red.key {FOUR.removeprefix('red.sun ')}", "at": "refill",
                             "towers": "tower.blue.3", "pile": "nightmare red.moon blue.moon …"}  # fmt: skip
    t = table(**zones).do("ward red.key")
    assert t.choices == "lose tower.blue.3, false-alarm"
    t.do("lose tower.blue.3")
    assert t.towers == ""
    assert t.discard == "red.key tower.blue.3 nightmare"
    assert table(**zones).do("ward red.key", "false-alarm").towers == "tower.blue.3"


@covers("ONI-EDGE-44", "ONI-EDGE-45")
def test_a_stored_card_may_pay_when_the_hand_holds_dead_ends() -> None:
    t = table(modules="crossroads oniverse", hand="deadend x4", rallied="treasure_keeper", stored="red.sun",
              pile="den.mirror red.moon …", at="refill")  # fmt: skip
    assert t.choices == "rally stored 0, send-away"
    t.do("rally stored 0")
    assert t.rallied == "mirror"
    assert t.hand == "deadend x4 red.moon"


@covers("ONI-EDGE-46", "ONI-INC-07")
def test_after_facing_the_adversary_with_a_key_phase_two_draws_two() -> None:
    t = table(modules="incubus", variants={"incubusMode": "adversary"}, hand=f"red.key {FOUR}", pile=f"{MOONS} …")
    t.do("face", "ward red.key", "play red.sun")
    assert t.hand == "blue.sun green.sun brown.sun red.moon blue.moon"
