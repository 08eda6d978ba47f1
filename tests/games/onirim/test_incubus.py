"""The Little Incubus, ONI-INC-01 … -12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onirim.table import Table, deal, table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
FIVE = f"{FOUR} red.moon"
KEYED = f"red.key {FOUR}"
MOONS = "red.moon blue.moon green.moon brown.moon"


def incubus(figure_mode: str, alt: dict[str, str] | None = None, **zones: Any) -> Table:
    return table(**{"modules": "incubus", "variants": {"incubusMode": figure_mode, **(alt or {})}, **zones})


@covers("ONI-INC-01")
@pytest.mark.parametrize("mode", ["protector", "pathfinder", "adversary"])
def test_the_figure_starts_in_play_without_a_card(mode: str) -> None:
    t = deal(1, modules="incubus", variants={"incubusMode": mode})
    assert t.view["incubus"] == {"mode": mode, "figure": True, "card": None}
    assert t.pile_size == 71


@covers("EX-76", "ONI-INC-02")
def test_ex_76_the_protector_wards_off_one_nightmare() -> None:
    t = incubus("protector", hand=FOUR, pile="nightmare nightmare red.moon blue.moon …", at="refill")
    assert t.choices == "ward mill, ward hand, ward protector"
    t.do("ward protector")
    assert t.discard == "nightmare"
    assert not t.figure
    assert t.question == "nightmare"
    assert t.choices == "ward mill, ward hand"


@covers("ONI-INC-02", "ONI-INC-01")
def test_a_protector_in_the_box_helps_no_more_and_offers_no_other_mode() -> None:
    t = incubus("protector", hand=FOUR, pile="nightmare …", figure="box", at="refill")
    assert t.choices == "ward mill, ward hand"
    assert not {"anticipate", "face"} & set(incubus("protector", hand=FIVE).choices)


@covers("EX-77", "ONI-INC-03", "ONI-INC-04", "ONI-INC-05", "ONI-INC-06")
def test_ex_77_the_pathfinder_anticipates_a_nightmare() -> None:
    t = incubus("pathfinder", hand=KEYED, pile="door.red nightmare blue.moon green.moon …")
    assert "anticipate" in t.choices
    t.do("anticipate")
    assert t.question == "ward"
    assert t.under_figure == "blue.moon"
    assert t.limbo == "door.red nightmare"
    assert t.choices == "ward red.key, ward mill, ward hand"
    t.do("ward red.key")
    assert t.hand == f"{FOUR} green.moon"
    assert t.discard == "red.key"
    assert t.moves.count("door.red limbo>pile") == 1
    assert t.moves.count("nightmare limbo>pile") == 1
    assert (t.question, t.game.turn) == ("turn", 2)
    assert "anticipate" not in t.choices, "a card lies under the figure"
    t = incubus("pathfinder", hand=FOUR, under="blue.moon", pile="nightmare red.moon …", at="refill")
    assert t.choices == "ward mill, ward hand, ward pathfinder"
    t.do("ward pathfinder")
    assert t.discard == "blue.moon nightmare"
    assert t.under_figure is None
    assert t.hand == FIVE
    assert "anticipate" in t.choices, "the figure may be activated again"


@covers("ONI-INC-05")
def test_each_of_the_four_ways_serves_the_pathfinder() -> None:
    zones: dict[str, Any] = {"hand": KEYED, "doors": "red"}
    pile = f"blue.key door.blue {MOONS} green.key brown.key red.sun …"
    t = incubus("pathfinder", **zones, pile=pile).do("anticipate")
    assert t.choices == "ward red.key, ward door.red, ward mill, ward hand"
    t.do("ward mill")
    assert t.discard == MOONS
    assert t.hand == KEYED
    assert t.question == "turn", "nothing is drawn, the hand is full"
    t = incubus("pathfinder", **zones, pile=pile).do("anticipate", "ward hand")
    assert t.discard == KEYED
    assert t.hand == f"{MOONS} green.key"
    t = incubus("pathfinder", **zones, pile=pile).do("anticipate", "ward door.red")
    assert t.doors == ""
    assert t.hand == KEYED
    assert t.pile.count("door.red") == 2


@covers("ONI-INC-04", "ONI-EDGE-47")
def test_a_pile_without_locations_leaves_the_figure_without_a_card() -> None:
    t = incubus("pathfinder", hand=KEYED, pile="door.red nightmare door.blue").do("anticipate")
    assert (t.question, t.under_figure) == ("ward", None)
    assert t.limbo == "door.red nightmare door.blue"
    assert t.choices == "ward red.key, ward hand", "no card is left for III"
    t.do("ward red.key")
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-INC-04", "ONI-EDGE-47")
def test_without_a_location_the_turn_still_goes_through_its_phases() -> None:
    t = incubus("pathfinder", hand=FIVE, doors="green", pile="door.red nightmare").do("anticipate", "ward door.green")
    assert (t.question, t.game.turn, t.under_figure) == ("turn", 2, None)
    assert t.pile == "door.red nightmare door.green"
    assert "anticipate" in t.choices


@covers("ONI-INC-04", "ONI-X-22", "ONI-X-27")
@pytest.mark.parametrize("card", ["tower.red.3", "deadend", "red.key"])
def test_every_location_goes_under_the_figure(card: str) -> None:
    t = incubus(
        "pathfinder", modules="towers crossroads incubus", hand=FIVE, pile=f"nightmare {card} {MOONS} red.sun …"
    )
    t.do("anticipate")
    assert t.under_figure == card


@covers("EX-78", "ONI-INC-07", "ONI-INC-08", "ONI-EDGE-46")
def test_ex_78_the_adversary_must_be_faced_before_a_door_is_laid_out() -> None:
    zones: dict[str, Any] = {"hand": "red.key red.sun red.moon blue.sun green.sun", "row": "red.sun red.moon"}
    pile = "door.red blue.moon green.moon brown.moon"
    t = incubus("adversary", **zones, pile=pile).do("play red.sun")
    assert t.choices == "decline, search"
    t = incubus("adversary", **zones, pile=pile).do("face")
    assert t.question == "ward"
    assert t.choices == "ward red.key, ward mill, ward hand"
    t.do("ward red.key")
    assert not t.figure
    assert t.discard == "red.key"
    assert t.question == "turn"
    assert len(t.hand) == 4, "nothing is drawn in between"
    assert "face" not in t.choices
    t.do("play red.sun")
    assert t.choices == "decline, search, take door.red"
    t.do("take door.red")
    assert t.doors == "door.red"
    assert (len(t.hand), t.pile_size) == (5, 1), "phase 2 draws two"


@covers("ONI-INC-08")
def test_a_door_drawn_while_the_adversary_stands_goes_to_the_limbo() -> None:
    t = incubus("adversary", hand="red.key blue.sun green.sun brown.sun", pile="door.red red.moon …", at="refill")
    assert t.question == "turn"
    assert t.doors == ""
    assert t.hand == "red.key blue.sun green.sun brown.sun red.moon"
    zones: dict[str, Any] = {"hand": "red.key blue.sun green.sun brown.sun", "pile": "door.red …", "at": "refill"}
    assert incubus("adversary", figure="box", **zones).choices == "open red.key, limbo"


@covers("ONI-INC-08", "ONI-X-13")
def test_an_incantation_puts_doors_under_the_pile_while_the_adversary_stands() -> None:
    zones: dict[str, Any] = {"modules": "glyphs incubus", "hand": f"red.glyph {FOUR}"}
    pile = "door.red red.key door.blue nightmare green.key red.moon …"
    t = incubus("adversary", **zones, pile=pile).do("discard red.glyph")
    assert t.question == "incant-order"
    t.do("order door.red door.blue nightmare red.key green.key")
    assert t.doors == ""
    assert t.pile_bottom == "door.red door.blue nightmare red.key green.key"


@covers("EX-94", "ONI-INC-09", "ONI-BASE-37", "ONI-INC-08")
def test_ex_94_by_the_other_reading_the_game_cannot_be_won_before_the_figure_is_gone() -> None:
    before_win = {"alt.adversaryTiming": "beforeWin"}
    doors = "red red blue blue green green brown"
    t = incubus("adversary", before_win, hand="brown.key blue.sun green.sun red.sun", doors=doors,
                pile="door.brown red.moon blue.moon red.key …", at="refill")  # fmt: skip
    t.do("open brown.key")
    assert (t.status, len(t.doors), t.question) == ("playing", 8, "turn")
    t.do("face")
    assert "ward door.red" in t.choices
    t.do("ward mill")
    assert (t.status, t.figure) == ("won", False)


@covers("ONI-INC-10", "ONI-X-27")
def test_a_dead_end_in_hand_forbids_facing_the_adversary() -> None:
    zones: dict[str, Any] = {"modules": "crossroads incubus"}
    assert "face" not in incubus("adversary", **zones, hand=f"deadend {FOUR}").choices
    assert "face" in incubus("adversary", **zones, hand=KEYED).choices


@covers("ONI-INC-07", "ONI-INC-11")
def test_facing_the_adversary_with_the_whole_hand_may_lose() -> None:
    t = incubus("adversary", hand=FIVE, pile=f"door.red {MOONS}").do("face")
    assert t.choices == "ward mill, ward hand"
    t.do("ward hand")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    t = incubus("adversary", hand=FIVE, pile=f"door.red {MOONS} red.key …").do("face", "ward hand")
    assert t.hand == f"{MOONS} red.key"
    assert t.question == "turn"
    assert not t.figure
    assert t.limbo == "door.red", "phase 3 comes at the end of the turn"


@covers("ONI-INC-12", "ONI-X-36", "ONI-TEAM-21")
def test_in_a_team_the_figure_serves_the_active_player() -> None:
    zones: dict[str, Any] = {"mode": "team", "hand": "red.sun blue.sun green.sun", "shared": "red.moon brown.sun"}
    t = incubus("adversary", **zones, hand1="blue.key blue.sun green.sun", active=1).do("face")
    assert t.acting == 1
    assert t.choices == "ward blue.key, ward mill, ward hand"
    t.do("ward blue.key")
    assert not t.seen_by(0).figure
    t = incubus("protector", **zones, hand1="blue.key blue.sun", active=1, pile="nightmare green.moon …", at="refill")
    assert t.do("ward protector").seen_by(0).figure is False
    t = incubus("pathfinder", **zones, hand1="red.sun blue.sun green.sun", doors="red", active=1, pile=f"{MOONS} …")
    t.do("anticipate")
    assert t.choices == "ward mill, ward hand", "the partner's doors do not count"
