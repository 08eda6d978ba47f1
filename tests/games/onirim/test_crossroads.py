"""Crossroads and Dead Ends, ONI-CROSS-01 … -15."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onirim.table import Table, deal, deck, table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
MOONS = "red.moon blue.moon green.moon brown.moon"
LENIENT = {"alt.deadEndStrictDiscard": "false"}
HARD = {"hard.crossroads": "true"}


def cross(**zones: Any) -> Table:
    return table(**{"modules": "crossroads", **zones})


def played(row: str, card: str, **zones: Any) -> Table:
    """A card was played at the end of a row."""
    hand = f"{card} red.key blue.key green.key brown.key"
    return cross(**{"row": row, "hand": hand, "pile": "blue.moon …", **zones}).do(f"play {card}")


@covers("ONI-CROSS-01", "ONI-CROSS-06", "ONI-EDGE-30")
def test_sixteen_cards_join_the_pile_and_dead_ends_go_to_the_hand() -> None:
    for seed in range(6):
        t = deal(seed, modules="crossroads")
        assert (t.pile_size, t.everything) == (87, deck("crossroads"))
    t = cross(pile="deadend x.sun nightmare deadend x.key red.sun …", at="redraw", turn=0)
    assert t.hand == "deadend x.sun deadend x.key red.sun"
    assert cross(hand=FOUR, pile="deadend …", at="refill").hand == f"{FOUR} deadend"


@covers("EX-61", "ONI-CROSS-03", "ONI-CROSS-02")
def test_ex_61_a_crossroads_in_the_middle_of_a_run() -> None:
    t = played("red.sun x.moon", "red.sun")
    assert (t.question, t.about) == ("search", {"colour": "red"})
    assert t.choices == "decline, take door.red, search"


@covers("EX-62", "ONI-CROSS-04")
def test_ex_62_a_crossroads_may_belong_to_the_next_run() -> None:
    t = played("red.sun x.moon blue.sun", "blue.moon", pile="red.moon …")
    assert (t.question, t.about) == ("search", {"colour": "blue"})


@covers("ONI-CROSS-04")
def test_a_crossroads_of_a_completed_run_never_counts_again() -> None:
    assert played("red.sun red.moon x.sun blue.moon", "blue.sun").question == "turn"
    assert played("red.moon x.sun blue.moon", "blue.sun").question == "search"
    hand = "x.sun blue.moon blue.sun green.key brown.key"
    t = cross(row="red.sun red.moon", hand=hand, pile="red.key green.key blue.key …")
    t.do("play x.sun", "decline", "play blue.moon", "play blue.sun")
    assert t.question == "turn"


@covers("EX-63", "ONI-CROSS-03")
def test_ex_63_three_crossroads_allow_any_door() -> None:
    t = played("x.sun x.moon", "x.sun")
    assert (t.question, t.about) == ("search", {"colour": "any"})
    assert t.choices == "decline, search, take door.red, take door.blue, take door.green, take door.brown"


@covers("ONI-CROSS-03")
def test_two_crossroads_and_a_coloured_card_give_that_colour() -> None:
    for row, card in (("x.sun x.moon", "green.sun"), ("green.sun x.moon", "x.sun"), ("x.sun green.moon", "x.sun")):
        assert played(row, card).about == {"colour": "green"}, (row, card)
    assert played("green.sun x.moon", "red.sun").question == "turn", "green and red have nothing in common"


@covers("ONI-CROSS-02")
def test_the_symbol_rule_holds_for_crossroads() -> None:
    t = cross(row="red.sun", hand="x.sun x.moon x.key red.sun deadend")
    assert t.choices.of("play") == "x.moon x.key"
    assert t.choices.of("discard") == "x.sun x.moon x.key red.sun"


@covers("EX-67", "ONI-CROSS-05")
def test_ex_67_the_crossroads_key_opens_every_door() -> None:
    t = cross(hand="x.key red.sun blue.sun green.sun", pile="door.brown red.moon blue.moon …", at="refill")
    assert t.choices == "open x.key, limbo"
    t.do("open x.key")
    assert t.doors == "door.brown"
    assert t.discard == "x.key"
    assert t.prophecies == 0


@covers("ONI-CROSS-05")
def test_the_crossroads_key_is_a_key_for_prophecies_and_nightmares() -> None:
    t = cross(hand=f"x.key {FOUR}", pile="nightmare red.key door.red …").do("discard x.key")
    assert t.question == "prophecy"
    t = cross(hand="x.key red.sun blue.sun green.sun", pile="nightmare …", at="refill")
    assert t.choices == "ward x.key, ward mill, ward hand"


@covers("ONI-CROSS-07")
def test_a_dead_end_can_be_neither_played_nor_discarded() -> None:
    t = cross(hand=f"deadend {FOUR}")
    suns = FOUR.split()
    assert t.choices == ", ".join([*(f"play {sun}" for sun in suns), *(f"discard {sun}" for sun in suns), "flee"])


@covers("ONI-CROSS-07", "ONI-X-26")
def test_a_dead_end_pays_no_denizen_and_is_neither_exchanged_nor_stored() -> None:
    zones: dict[str, Any] = {"modules": "crossroads oniverse"}
    t = cross(**zones, hand="deadend deadend red.sun blue.sun", pile="den.mirror …", at="refill")
    assert t.choices == "rally red.sun, rally blue.sun, send-away"
    t = cross(**zones, hand="deadend x4 red.sun", rallied="treasure_keeper")
    assert [choice for choice in t.choices if choice.startswith("store")] == ["store red.sun"]
    t = cross(**zones, hand="deadend x3 red.sun blue.sun", rallied="cyclobot", discard="deadend red.key blue.key")
    t.do("use cyclobot")
    assert t.choices == "cyclo red.sun, cyclo blue.sun"
    t.do("cyclo blue.sun")
    assert t.choices == "cyclo-fetch red.key, cyclo-fetch blue.key"
    t = cross(**zones, hand="deadend x3 red.sun blue.sun", rallied="cyclobot", discard="deadend")
    assert "use cyclobot" not in t.choices


@covers("ONI-CROSS-07", "ONI-X-34")
def test_in_a_team_a_dead_end_may_be_exchanged_and_hinders_both() -> None:
    t = cross(mode="team", hand="deadend red.sun blue.sun", hand1=MOONS.rpartition(" ")[0], shared="deadend green.sun",
              pile="red.key …")  # fmt: skip
    assert "discard shared deadend" not in t.choices
    assert "discard deadend" not in t.choices
    t.do("discard red.sun")
    assert t.choices == "swap blue.sun, swap deadend, no-swap"
    t.do("swap blue.sun", "swap-for deadend")
    assert t.seen_by(0).hand == "deadend deadend red.key"
    assert t.shared == "blue.sun green.sun"


@covers("ONI-X-34", "ONI-INC-10")
def test_a_shared_dead_end_forbids_facing_the_adversary_to_both() -> None:
    zones = {"modules": "crossroads incubus", "mode": "team", "variants": {"incubusMode": "adversary"},
             "hand": "red.moon red.sun blue.sun", "hand1": "red.key blue.key green.key"}  # fmt: skip
    for active in (0, 1):
        assert "face" not in cross(**zones, shared="deadend green.sun", active=active).choices
        assert "face" in cross(**zones, shared="brown.sun green.sun", active=active).choices


@covers("EX-92", "ONI-CROSS-08")
def test_ex_92_a_prophecy_may_not_discard_a_dead_end() -> None:
    pile = "deadend red.sun blue.sun green.sun brown.sun red.moon …"
    t = cross(hand=f"red.key {MOONS}", pile=pile).do("discard red.key")
    assert t.choices == "drop red.sun, drop blue.sun, drop green.sun, drop brown.sun"
    assert t.refusal("drop deadend") == "onirim-dead-end-kept ONI-CROSS-08"
    t = cross(hand=f"red.key {MOONS}", pile=pile, variants=LENIENT).do("discard red.key")
    assert "drop deadend" in t.choices
    t.do("drop deadend")
    assert t.discard == "red.key deadend"


@covers("ONI-CROSS-08")
def test_a_prophecy_that_sees_only_dead_ends_discards_nothing() -> None:
    t = cross(hand=f"red.key {MOONS}", pile="deadend deadend").do("discard red.key")
    assert t.discard == "red.key", "nothing else could be discarded"
    assert t.hand == f"{MOONS} deadend"
    assert t.pile == "deadend"


@covers("ONI-CROSS-08", "ONI-X-23")
def test_the_rest_of_seven_is_discarded_only_without_dead_ends() -> None:
    zones: dict[str, Any] = {"modules": "premonitions crossroads", "hand": FOUR, "at": "refill"}
    pile = "happy deadend nightmare deadend red.sun blue.sun green.sun brown.sun …"
    t = cross(**zones, pile=pile, variants=LENIENT).do("seven")
    assert "discard-rest" in t.choices, "by the lenient reading dead ends may be discarded"
    t = cross(**zones, pile=pile).do("seven")
    assert "discard-rest" not in t.choices
    t.do("keep deadend")
    assert "discard-rest" not in t.choices
    t.do("keep deadend")
    assert "discard-rest" in t.choices


@covers("EX-65", "ONI-CROSS-09")
def test_ex_65_dead_ends_revealed_by_a_nightmare_go_to_the_limbo() -> None:
    pile = "nightmare deadend red.sun x.key nightmare door.red nightmare …"
    t = cross(hand=FOUR, pile=pile, at="refill").do("ward mill")
    assert t.discard == "red.sun x.key nightmare"
    assert t.limbo == "deadend nightmare door.red"


@covers("EX-64", "ONI-CROSS-12", "ONI-CROSS-10", "ONI-CROSS-11")
def test_ex_64_a_hand_of_dead_ends_can_only_flee() -> None:
    t = cross(hand="deadend x5", pile="red.sun door.red blue.sun nightmare green.sun brown.sun red.moon red.key …")
    assert t.choices == "flee"
    t.do("flee")
    assert t.discard == "deadend x5"
    assert t.hand == f"{FOUR} red.moon"
    assert t.moves.count("door.red limbo>pile") == 1
    assert t.moves.count("nightmare limbo>pile") == 1
    assert t.pile.count("red.key") == 3, "phase 2 draws nothing"
    assert (t.question, t.game.turn) == ("turn", 2)


@covers("ONI-CROSS-10")
def test_fleeing_is_always_allowed_and_triggers_nothing() -> None:
    hand = "red.key red.glyph tower.red.3 blue.sun green.sun"
    t = cross(modules="glyphs towers crossroads", hand=hand, pile=f"{MOONS} red.sun blue.key …").do("flee")
    assert t.answers == ["flee"]
    assert t.discard == hand
    assert t.hand == f"{MOONS} red.sun"


@covers("ONI-CROSS-10", "ONI-EDGE-04")
def test_fleeing_from_a_short_pile_loses() -> None:
    assert cross(hand=f"deadend {FOUR}", pile=MOONS).do("flee").ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-CROSS-12", "ONI-INC-03")
def test_a_hand_of_dead_ends_may_also_anticipate() -> None:
    t = cross(modules="crossroads incubus", variants={"incubusMode": "pathfinder"}, hand="deadend x5")
    assert t.choices == "flee, anticipate"


@covers("EX-85", "ONI-CROSS-13", "ONI-GLYPH-07", "ONI-X-11")
def test_ex_85_an_incantation_puts_dead_ends_under_the_pile() -> None:
    pile = "deadend red.sun nightmare x.moon deadend red.key …"
    t = cross(modules="glyphs crossroads", hand=f"red.glyph {MOONS}", pile=pile).do("discard red.glyph")
    t.do("order x.moon deadend red.sun deadend nightmare")
    assert t.pile_bottom == "x.moon deadend red.sun deadend nightmare"
    assert t.discard == "red.glyph"


@covers("EX-66", "ONI-CROSS-14")
@pytest.mark.parametrize(
    ("row", "playable"),
    [
        ("green.moon", True),
        ("red.sun blue.moon", True),
        ("", False),
        ("red.sun red.moon", False),
        ("red.sun red.moon red.key", False),
        ("red.sun red.moon red.key blue.moon", True),
        ("red.sun x.moon", False),
        ("red.sun x.key green.moon", True),
    ],
)
def test_ex_66_hard_crossroads_are_only_second_cards(row: str, playable: bool) -> None:
    t = cross(row=row, hand=f"x.sun {MOONS}", variants=HARD)
    assert ("play x.sun" in t.choices) == playable
    assert "discard x.sun" in t.choices
    if row not in ("", "red.sun x.moon"):
        assert "play x.sun" in cross(row=row, hand=f"x.sun {MOONS}").choices, "the usual crossroads is free"


@covers("ONI-CROSS-14")
def test_a_hard_crossroads_counts_only_as_the_middle_card() -> None:
    assert played("red.sun x.moon", "red.sun", variants=HARD).question == "search"
    t = played("red.sun x.moon blue.sun", "blue.moon", variants=HARD, pile="red.moon …")
    assert t.question == "turn", "x, blue, blue is no run"
    t = cross(row="red.sun x.moon green.sun", hand=f"x.key {MOONS}", variants=HARD)
    assert t.run == (1, ["green"])


@covers("ONI-CROSS-15", "ONI-X-34", "ONI-TEAM-09", "ONI-TEAM-11")
def test_in_a_team_fleeing_costs_the_own_and_the_shared_cards() -> None:
    hand, shared = "deadend red.sun blue.sun", "deadend green.sun"
    t = cross(mode="team", hand=hand, hand1="red.key blue.key green.key", shared=shared, pile=f"{MOONS} red.sun …")
    t.do("flee")
    assert t.answers == ["flee"], "no exchange"
    assert t.discard == f"{hand} {shared}"
    assert t.seen_by(0).hand == "red.moon blue.moon green.moon"
    assert t.shared == "brown.moon red.sun"
    assert t.seen_by(1).hand == "red.key blue.key green.key"
