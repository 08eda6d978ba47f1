"""Two and more modules together, ONI-X-01 … -44 (those with team stand beside their modules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.onirim.table import Table, table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
MOONS = "red.moon blue.moon green.moon brown.moon"
FIVE = f"{FOUR} red.moon"
RED_RUN: dict[str, Any] = {"row": "red.sun red.moon", "hand": f"red.sun blue.key {MOONS.removeprefix('red.moon ')}"}
KEYED = "red.key blue.sun green.sun brown.sun"


# ---- book -------------------------------------------------------------------------------------------------


@covers("ONI-X-01", "ONI-BOOK-04", "ONI-BOOK-01", "ONI-FREE-03")
def test_book_and_glyphs_a_forced_door_that_does_not_match_goes_to_the_limbo() -> None:
    zones: dict[str, Any] = {"modules": "book glyphs", "hand": f"red.glyph {MOONS}"}
    pile = "door.red door.green nightmare red.sun blue.sun red.key …"
    t = table(**zones, goals="blue", pile=pile).do("discard red.glyph")
    assert len(t.goals) == 12
    assert t.choices == "incant door.red, incant door.green", "both are possible although neither matches"
    t.do("incant door.green")
    assert t.limbo == "door.green"
    t.do("order door.red nightmare red.sun blue.sun")
    assert t.doors == ""
    assert not any(goal.endswith("*") for goal in t.goals)
    assert t.pile.count("door.green") == 3, "phase 3 brought it back"


@covers("ONI-X-01", "ONI-FREE-03", "ONI-BOOK-11")
def test_book_and_glyphs_planning_between_reveal_and_choice() -> None:
    pile = "door.red door.green nightmare red.sun blue.sun red.key …"
    t = table(modules="book glyphs", hand=f"red.glyph {MOONS}", goals="blue green", discard="red.sun x6", pile=pile)
    t.do("discard red.glyph")
    assert t.choices == "incant door.red, incant door.green, cast parallel_planning"
    t.do("cast parallel_planning", "plan 0", "plan-with 1")
    assert t.choices == "incant door.red, incant door.green"
    t.do("incant door.green")
    assert t.doors == "door.green"
    assert t.goals.tokens[:3] == ["green*", "blue", "red"]


@covers("ONI-X-02", "ONI-DREAM-05")
def test_book_and_dreamcatchers_a_door_that_does_not_match_is_captured() -> None:
    zones: dict[str, Any] = {"modules": "book dreamcatchers", "goals": "blue", **RED_RUN}
    t = table(**zones, pile="door.red blue.sun green.sun").do("play red.sun", "take door.red")
    assert t.doors == ""
    assert t.catchers == ["door.red", "", "", ""]
    t = table(**zones, catchers=["door.red", "nightmare"], pile="blue.sun green.sun").do("play red.sun")
    assert t.choices == "decline, search, take catcher-0 door.red"
    t.do("take catcher-0 door.red")
    assert t.doors == ""
    assert t.catchers == ["door.red", "nightmare", "", ""], "it came back at the end of the turn"
    assert t.shuffles == 0


@covers("ONI-X-02", "ONI-DREAM-06")
def test_book_and_dreamcatchers_such_a_door_may_cause_an_overload() -> None:
    catchers = ["door.red nightmare", "lost", "nightmare", "lost"]
    t = table(modules="book dreamcatchers", goals="blue", **RED_RUN, catchers=catchers, pile="blue.sun green.sun")
    t.do("play red.sun", "take catcher-0 door.red")
    assert t.catchers == ["", "", ""]
    assert t.pile.count("door.red") == 1


@covers("ONI-X-02", "ONI-DREAM-04", "ONI-DREAM-09")
def test_book_and_dreamcatchers_a_paradox_only_looks() -> None:
    t = table(
        modules="book dreamcatchers", hand=FIVE, catchers=["nightmare"], discard="red.sun x5", pile="lost red.key"
    )
    t.do("cast paradoxical_prophecy", "put-first red.key")
    assert t.question == "turn"
    assert t.pile_order == "red.key lost"
    assert t.limbo == ""
    assert t.catchers == ["nightmare", "", "", ""]


@covers("ONI-X-03", "ONI-TOWER-08")
def test_book_and_towers_punishment_is_followed_by_the_tower_step_and_towers_pay() -> None:
    discard = "red.sun x7 tower.blue.3 tower.blue.4 tower.blue.5"
    t = table(modules="book towers", hand=FOUR.replace("red.sun", "red.moon"), towers="tower.red.4", discard=discard,
              pile="nightmare red.key …", at="refill")  # fmt: skip
    t.do("go-on", "ward punishment")
    assert t.removed == discard
    assert t.question == "tower-loss"
    assert t.choices == "lose tower.red.4, false-alarm"
    assert t.do("lose tower.red.4").discard == "tower.red.4 nightmare"


@covers("ONI-X-04", "ONI-BOOK-06", "ONI-FREE-04")
@pytest.mark.parametrize("premonition", ["two_brown", "pair"])
def test_book_and_premonitions_a_returned_door_uncovers_its_order_card(premonition: str) -> None:
    t = table(modules="book premonitions", premonitions=premonition, goals="brown brown red", doors="brown",
              hand="brown.key red.sun blue.sun green.sun", pile="door.brown red.moon blue.moon green.moon",
              at="refill", discard="red.sun x7")  # fmt: skip
    t.do("go-on", "open brown.key")
    assert t.question == "uncover"
    assert t.choices == "uncover 0, uncover 1", "no spell in between"
    t.do("uncover 0", "…")
    assert t.goals.tokens[:3] == ["brown", "brown*", "red"]
    assert premonition in t.used


@covers("ONI-X-04", "ONI-FREE-04")
def test_book_and_premonitions_no_spell_while_premonitions_are_resolved() -> None:
    t = table(modules="book premonitions", premonitions="two_red pair", goals="red red", doors="red", hand=KEYED,
              pile="door.red red.moon blue.moon green.moon brown.moon", at="refill", discard="red.sun x8")  # fmt: skip
    t.do("go-on", "open red.key")
    assert t.choices == "resolve two_red, resolve pair"


@covers("ONI-X-04", "ONI-EDGE-43")
def test_book_and_premonitions_nightmares_spent_on_spells_do_not_come_back() -> None:
    t = table(modules="book premonitions", premonitions="two_green", goals="green green", doors="green",
              hand="green.key red.sun blue.sun brown.sun", pile="door.green red.moon blue.moon …", at="refill",
              removed="nightmare x3")  # fmt: skip
    t.do("open green.key")
    assert "two_green" in t.used
    assert t.removed == "nightmare x3"
    assert t.pile.count("nightmare") == 7
    assert t.limbo == ""


@covers("ONI-X-05", "ONI-BOOK-04")
def test_book_and_crossroads_any_door_may_be_taken_but_only_the_matching_one_lies_out() -> None:
    zones: dict[str, Any] = {"modules": "book crossroads", "goals": "blue", "row": "x.sun x.moon",
                             "hand": f"x.sun {MOONS}", "pile": "door.red door.blue red.sun blue.sun"}  # fmt: skip
    t = table(**zones).do("play x.sun")
    assert t.choices == "decline, search, take door.red, take door.blue"
    assert t.do("take door.blue").doors == "door.blue"
    t = table(**zones).do("play x.sun", "take door.red")
    assert t.doors == ""
    assert "door.red limbo>pile" in t.moves or t.limbo == "door.red"


@covers("ONI-X-05", "ONI-BOOK-05")
def test_book_and_crossroads_the_crossroads_key_needs_a_matching_door() -> None:
    zones: dict[str, Any] = {"modules": "book crossroads", "hand": "x.key red.sun blue.sun deadend", "at": "refill"}
    assert table(**zones, goals="red", pile="door.red …").choices == "open x.key, limbo"
    t = table(**zones, goals="blue", pile="door.red red.moon …")
    assert t.question == "turn"
    assert t.hand == "x.key red.sun blue.sun deadend red.moon"


@covers("ONI-X-05", "ONI-BOOK-08")
def test_book_and_crossroads_dead_ends_in_the_discard_pile_pay() -> None:
    t = table(modules="book crossroads", hand=FIVE, discard="deadend x5", pile="red.key blue.key")
    t.do("cast paradoxical_prophecy")
    assert t.removed == "deadend x5"
    assert t.question == "paradox"


@covers("ONI-X-06", "ONI-BOOK-04", "ONI-BOOK-05")
def test_book_and_oniverse_the_order_card_decides_about_the_door_to_the_oniverse() -> None:
    zones: dict[str, Any] = {"modules": "book oniverse", **RED_RUN}
    t = table(**zones, goals="oniverse", pile="door.red door.oniverse blue.sun").do("play red.sun")
    assert t.choices == "decline, search, take door.red, take door.oniverse"
    t.do("take door.oniverse")
    assert t.doors == "door.oniverse"
    assert t.goals.tokens[:2] == ["oniverse*", "red"]
    t = table(**zones, goals="blue", pile="door.oniverse blue.sun green.sun").do("play red.sun", "take door.oniverse")
    assert t.doors == ""
    assert "door.oniverse limbo>pile" in t.moves
    drawn: dict[str, Any] = {"modules": "book oniverse", "hand": KEYED, "at": "refill"}
    assert table(**drawn, goals="oniverse", pile="door.oniverse …").choices == "open red.key, limbo"
    assert table(**drawn, goals="red", pile="door.oniverse red.moon …").question == "turn"
    assert table(**drawn, goals="oniverse", pile="door.red red.moon …").question == "turn"


@covers("ONI-X-06", "ONI-BOOK-08")
def test_book_and_oniverse_used_denizens_pay() -> None:
    discard = "den.mirror den.mirror den.architect den.cyclobot nightmare"
    t = table(modules="book oniverse", hand=FIVE, discard=discard, pile="red.key blue.key")
    t.do("cast paradoxical_prophecy")
    assert t.removed == discard
    assert t.question == "paradox"


@covers("ONI-X-07", "ONI-BOOK-12", "ONI-INC-02")
def test_book_and_incubus_protector_and_punishment_are_alternatives() -> None:
    discard = "red.moon x3 blue.moon x4 green.moon x3"
    zones: dict[str, Any] = {"modules": "book incubus", "hand": FOUR, "discard": discard, "at": "refill"}
    t = table(**zones, pile="nightmare red.key …").do("go-on")
    spells = "cast paradoxical_prophecy, cast parallel_planning"
    assert t.choices == f"ward mill, ward hand, ward punishment, ward protector, {spells}"
    t = table(**zones, variants={"incubusMode": "pathfinder"}, under="red.sun", pile="nightmare red.key …").do("go-on")
    assert t.choices == f"ward mill, ward hand, ward punishment, ward pathfinder, {spells}"


@covers("EX-90", "ONI-INC-05", "ONI-X-07", "ONI-X-28")
def test_ex_90_a_punishment_serves_the_pathfinder_but_no_mirror_does() -> None:
    zones: dict[str, Any] = {
        "modules": "book oniverse incubus", "hand": f"{FOUR} brown.moon", "rallied": "mirror squirrel_spies",
        "discard": "red.moon x3 blue.moon x4 green.moon x3", "pile": "red.sun blue.sun green.sun …",
    }  # fmt: skip
    t = table(**zones, variants={"incubusMode": "pathfinder"}).do("anticipate")
    assert t.question == "ward"
    assert t.choices == "ward mill, ward hand, ward punishment"
    drawn_only = {"incubusMode": "pathfinder", "alt.punishmentDrawnOnly": "true"}
    t = table(**zones, variants=drawn_only).do("anticipate")
    assert t.choices == "ward mill, ward hand"
    assert t.refusal("ward punishment") == "onirim-not-asked ONI-INC-05"


@covers("ONI-INC-05", "ONI-X-07", "ONI-BOOK-08")
def test_a_punishment_at_the_pathfinders_ward_is_paid_and_the_refill_follows() -> None:
    zones: dict[str, Any] = {
        "modules": "book incubus",
        "variants": {"incubusMode": "pathfinder"},
        "hand": f"{FOUR} red.moon",
        "pile": "red.sun blue.sun green.sun …",
    }
    t = table(**zones, discard="red.moon x2 blue.moon x4 green.moon x3").do("anticipate")
    assert t.choices == "ward mill, ward hand", "nine cards do not pay"
    assert t.refusal("ward punishment") == "onirim-discard-too-small ONI-BOOK-08"
    t = table(**zones, discard="red.moon x2 blue.moon x4 green.moon x4").do("anticipate", "ward punishment")
    assert t.discard == ""
    assert t.removed == "red.moon x2 blue.moon x4 green.moon x4"
    assert (t.question, t.under_figure) == ("turn", "red.sun")


@covers("ONI-INC-07", "ONI-X-07", "ONI-X-03", "ONI-TOWER-15")
def test_a_punishment_faces_the_adversary_and_a_tower_pays_all_the_same() -> None:
    zones: dict[str, Any] = {
        "modules": "book towers incubus",
        "hand": f"{FOUR} red.moon",
        "towers": "tower.red.4",
        "discard": "red.moon x2 blue.moon x4 green.moon x4",
        "pile": "red.sun blue.sun …",
    }
    t = table(**zones, variants={"incubusMode": "adversary"}).do("face", "ward punishment")
    assert not t.figure
    assert t.towers == "", "the only tower falls without a question"
    assert t.discard == "tower.red.4"
    assert t.question == "turn"
    drawn_only = {"incubusMode": "adversary", "alt.punishmentDrawnOnly": "true"}
    assert table(**zones, variants=drawn_only).do("face").choices == "ward mill, ward hand"


@covers("ONI-X-07", "ONI-INC-08")
def test_book_and_incubus_a_matching_door_cannot_be_laid_out_while_the_adversary_stands() -> None:
    zones: dict[str, Any] = {"modules": "book incubus", "goals": "red", "variants": {"incubusMode": "adversary"}}
    t = table(**zones, hand=KEYED, pile="door.red red.moon …", at="refill")
    assert t.question == "turn"
    assert t.doors == ""
    t = table(**zones, **RED_RUN, pile="door.red blue.sun").do("play red.sun")
    assert t.choices == "decline, search"


# ---- glyphs -----------------------------------------------------------------------------------------------


@covers("ONI-X-08", "ONI-DREAM-04", "ONI-GLYPH-07")
def test_glyphs_and_dreamcatchers_revealed_lost_dreams_go_to_the_limbo() -> None:
    t = table(modules="glyphs dreamcatchers", hand=f"red.glyph {MOONS}", catchers=["door.red"],
              pile="lost red.sun nightmare lost blue.sun red.key …")  # fmt: skip
    t.do("discard red.glyph")
    assert t.question == "incant-order"
    assert t.limbo == "lost lost"
    t.do("order nightmare blue.sun red.sun")
    assert t.pile_bottom == "nightmare blue.sun red.sun"
    assert t.doors == ""
    assert t.shuffles == 0, "no captured door, no shuffle"
    assert t.catchers == ["door.red", "lost lost", "", ""]


@covers("ONI-X-09", "ONI-X-12", "ONI-GLYPH-06")
def test_glyphs_with_towers_and_oniverse_everything_but_the_door_goes_under_the_pile() -> None:
    t = table(modules="glyphs towers oniverse", hand=f"red.glyph {MOONS}",
              pile="tower.red.3 den.mirror door.oniverse door.red red.sun red.key …")  # fmt: skip
    t.do("discard red.glyph")
    assert t.choices == "incant door.red, incant door.oniverse"
    t.do("incant door.oniverse", "order den.mirror door.red tower.red.3 red.sun")
    assert t.pile_bottom == "den.mirror door.red tower.red.3 red.sun"
    assert t.doors == "door.oniverse"
    assert t.rallied == ""
    assert t.towers == ""
    assert sum(t.view["goal"].values()) == 13


@covers("ONI-X-10", "ONI-PREM-03", "ONI-PREM-07")
def test_glyphs_and_premonitions_two_red_means_at_least_two_and_takes_glyphs() -> None:
    zones: dict[str, Any] = {"modules": "glyphs premonitions", "hand": KEYED, "at": "refill"}
    pile = "door.red red.glyph blue.glyph red.sun blue.sun green.moon brown.moon"
    t = table(**zones, premonitions="two_red", doors="red", pile=pile).do("open red.key")
    assert t.discard == "red.key red.glyph red.sun"
    t = table(**zones, premonitions="five_doors", down="two_red", doors="red red blue green", pile=pile)
    t.do("open red.key")
    assert {"five_doors", "two_red"} <= set(t.used), "three red doors are at least two"


@covers("ONI-X-10", "ONI-PREM-04")
def test_glyphs_and_premonitions_the_trigger_waits_for_the_cards_under_the_pile() -> None:
    t = table(modules="glyphs premonitions", premonitions="two_red", doors="red", hand=f"red.glyph {MOONS}",
              pile="door.red red.sun blue.sun nightmare red.key blue.key green.key")  # fmt: skip
    t.do("discard red.glyph")
    assert t.question == "incant-order"
    assert "two_red" in t.premonitions
    t.do("order red.sun blue.sun nightmare red.key")
    assert {"red.sun", "red.key"} <= set(t.discard)
    assert "two_red" in t.used


@covers("ONI-X-11", "ONI-CROSS-13")
def test_glyphs_and_crossroads_a_crossroads_follows_a_glyph() -> None:
    t = table(modules="glyphs crossroads", row="red.glyph", hand="x.sun x.moon x.key blue.glyph deadend")
    assert t.choices.of("play") == "x.sun x.moon x.key", "crossroads never show the glyph"


@covers("ONI-X-13", "ONI-GLYPH-04", "ONI-INC-06")
def test_glyphs_and_incubus_a_glyph_under_the_figure_triggers_nothing() -> None:
    t = table(modules="glyphs incubus", variants={"incubusMode": "pathfinder"}, hand=FOUR, under="red.glyph",
              pile="nightmare red.moon door.red …", at="refill")  # fmt: skip
    t.do("ward pathfinder")
    assert t.question == "turn"
    assert t.discard == "red.glyph nightmare"
    assert t.answers == ["ward pathfinder"]


@covers("ONI-X-30", "ONI-TEAM-12")
def test_glyphs_in_a_team_the_door_lies_in_front_of_the_active_player() -> None:
    t = table(mode="team", modules="glyphs", active=1, hand="red.sun blue.sun green.sun", shared="red.moon blue.moon",
              hand1="red.glyph green.moon brown.moon", pile="door.red red.sun …")  # fmt: skip
    t.do("discard red.glyph")
    assert t.seen_by(1).doors == "door.red"
    assert t.seen_by(0).doors == ""


# ---- dreamcatchers ------------------------------------------------------------------------------------------


@covers("ONI-X-14", "ONI-TOWER-10")
def test_dreamcatchers_and_towers_a_false_alarm_is_captured() -> None:
    t = table(modules="dreamcatchers towers", hand=KEYED, towers="tower.red.4", pile="nightmare red.moon blue.moon …",
              at="refill")  # fmt: skip
    t.do("ward red.key", "false-alarm")
    assert t.catchers[0] == "nightmare"
    assert t.discard == "red.key"


@covers("ONI-X-14", "ONI-DREAM-04")
def test_dreamcatchers_and_towers_a_preview_only_looks() -> None:
    t = table(modules="dreamcatchers towers", hand=f"tower.red.3 {FOUR}", pile="lost red.key blue.key …")
    t.do("discard tower.red.3", "look", "order red.key lost blue.key")
    assert t.known_top == "lost blue.key"
    assert t.limbo == ""
    assert t.catchers == ["", "", "", ""]


@covers("ONI-X-15", "ONI-DREAM-09", "ONI-DREAM-11")
@pytest.mark.parametrize(
    ("premonition", "colour", "doors"),
    [("two_red", "red", "red"), ("two_blue", "blue", "blue"), ("all_colours", "brown", "red blue green")],
)
def test_dreamcatchers_and_premonitions_their_shuffles_allow_an_emptying(
    premonition: str, colour: str, doors: str
) -> None:
    t = table(modules="dreamcatchers premonitions", premonitions=premonition, doors=doors, catchers=["lost happy"],
              hand=f"{colour}.key {MOONS.removesuffix(' brown.moon')}", at="refill",
              pile=f"door.{colour} happy red.sun brown.sun green.sun blue.sun")  # fmt: skip
    t.do(f"open {colour}.key")
    assert t.question == "empty"
    assert t.choices == "empty 0, empty none"
    assert t.catchers[0] == "lost happy", "captured happy dreams are spared"
    t.do("empty 0")
    assert t.pile.count("lost") + t.limbo.count("lost") + t.catchers[0].count("lost") == 1
    assert premonition in t.used


@covers("ONI-X-15", "ONI-DREAM-04", "ONI-PREM-12")
def test_dreamcatchers_and_premonitions_lost_dreams_leave_the_seven_first() -> None:
    t = table(modules="dreamcatchers premonitions", hand=FOUR, at="refill",
              pile="happy lost nightmare red.sun lost door.red red.key blue.key green.key …")  # fmt: skip
    t.do("seven")
    assert t.limbo == "lost lost"
    assert t.looked == "nightmare red.sun door.red red.key blue.key"
    t.do("order red.sun red.key")
    assert t.discard == "nightmare door.red blue.key happy"
    assert t.catchers[0] == "lost lost"


@covers("ONI-X-15", "ONI-PREM-07")
def test_dreamcatchers_and_premonitions_a_returned_nightmare_is_captured() -> None:
    t = table(modules="dreamcatchers premonitions", premonitions="two_green", doors="green", discard="nightmare",
              hand="green.key red.sun blue.sun brown.sun", at="refill",
              pile="door.green red.moon blue.moon …")  # fmt: skip
    t.do("open green.key")
    assert t.catchers[0] == "nightmare"
    assert t.discard == "green.key"


@covers("EX-99", "ONI-DREAM-12", "ONI-PREM-13", "ONI-X-15")
def test_ex_99_after_the_emptying_no_captured_card_is_left_to_fetch() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers premonitions", "hand": FOUR, "at": "refill"}
    t = table(**zones, catchers=["door.red"], pile="happy red.sun red.moon blue.moon")
    assert t.choices == "seven, seek, take catcher-0 door.red"
    t.do("seek")
    assert t.choices == "fetch red.sun, fetch red.moon, fetch blue.moon, search"
    t.do("search", "empty 0")
    assert "door.red" in [*t.pile, *t.limbo, *t.resolving, *t.catchers[0]]
    assert t.shuffles == 1
    assert t.discard == "happy"
    assert "catcher-take" not in [event.data.get("question") for event in t.events]


@covers("ONI-DREAM-12", "ONI-PREM-13", "ONI-X-15")
def test_a_happy_dream_may_fetch_a_captured_card_in_two_ways() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers premonitions", "hand": KEYED, "at": "refill"}
    t = table(**zones, catchers=["door.red lost", "nightmare"], pile="happy red.sun! red.moon! blue.moon!")
    assert t.choices == (
        "seven, seek, take catcher-0 door.red, take catcher-0 lost, take catcher-1 nightmare"
    )  # fmt: skip
    t.do("take catcher-0 door.red")
    assert (t.question, t.about, t.shuffles) == ("door", {"card": "door.red"}, 0)
    assert t.known_top == "red.sun red.moon blue.moon"
    t = table(**zones, catchers=["door.red lost", "nightmare"], pile="happy red.sun red.moon blue.moon")
    t.do("seek", "search", "empty 1")
    assert t.question == "catcher-take"
    assert t.choices == "take catcher-0 door.red, take catcher-0 lost", "one is taken"
    t.do("take catcher-0 door.red")
    assert (t.question, t.about) == ("door", {"card": "door.red"})
    assert t.catchers[0] == "lost"
    assert t.catchers[1] == ""


@covers("ONI-DREAM-09", "ONI-PREM-13", "ONI-X-15")
def test_the_shuffle_after_a_fetched_card_allows_an_emptying() -> None:
    t = table(modules="dreamcatchers premonitions", hand=FOUR, at="refill", catchers=["lost"],
              pile="happy red.sun red.moon blue.moon")  # fmt: skip
    t.do("seek", "fetch red.moon")
    assert t.question == "empty"
    assert t.choices == "empty 0, empty none"
    t.do("empty 0")
    assert t.hand == FIVE
    assert t.pile == "red.sun blue.moon lost"


@covers("ONI-PREM-13", "ONI-DREAM-12")
def test_seeking_is_possible_with_an_empty_pile_if_a_card_is_captured() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers premonitions", "hand": FOUR, "at": "refill"}
    t = table(**zones, catchers=["lost"], pile="happy")
    assert t.choices == "seven, seek, take catcher-0 lost"


@covers("ONI-X-16", "ONI-CROSS-09")
def test_dreamcatchers_and_crossroads_dead_ends_are_captured() -> None:
    pile = "nightmare deadend red.sun deadend blue.moon green.moon red.moon …"
    t = table(modules="dreamcatchers crossroads", hand=FOUR, pile=pile, at="refill").do("ward mill")
    assert t.catchers[0] == "deadend deadend"


@covers("ONI-X-17", "ONI-ONIV-17", "ONI-ONIV-08")
def test_dreamcatchers_and_oniverse_mirrored_nightmares_and_denizens_are_captured() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers oniverse", "hand": FOUR, "at": "refill"}
    t = table(**zones, rallied="mirror", pile="nightmare red.moon …").do("ward mirror")
    assert t.catchers[0] == "nightmare"
    t = table(**zones, pile=f"nightmare den.mirror door.oniverse {MOONS} red.key …").do("ward hand")
    assert t.catchers[0] == "den.mirror door.oniverse"


@covers("ONI-X-17", "ONI-ONIV-03", "ONI-ONIV-15")
def test_dreamcatchers_and_oniverse_captured_doors_for_any_run_and_with_chaos() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers oniverse", **RED_RUN, "pile": "blue.sun green.sun"}
    t = table(**zones, catchers=["door.oniverse", "door.blue"], rallied="chromatic_chaos").do("play red.sun")
    chaotic = "take catcher-1 door.blue with chromatic_chaos"
    assert t.choices == f"decline, search, take catcher-0 door.oniverse, {chaotic}"
    t.do(chaotic)
    assert t.doors == "door.blue"
    assert t.rallied == ""
    t = table(**zones, catchers=["door.oniverse", "door.blue"], rallied="chromatic_chaos")
    t.do("play red.sun", "search", "empty none")
    assert t.choices == f"take catcher-0 door.oniverse, {chaotic}, leave"


@covers("ONI-X-17", "ONI-DREAM-04", "ONI-ONIV-13")
def test_dreamcatchers_and_oniverse_the_hunter_reveals_lost_dreams_into_the_limbo() -> None:
    t = table(modules="dreamcatchers oniverse", hand=FIVE, rallied="harpoon_hunter",
              pile="lost nightmare red.key blue.key lost green.key …")  # fmt: skip
    t.do("use harpoon_hunter")
    assert t.limbo == "lost lost"
    assert t.choices == "put-under red.key, put-under blue.key"
    t.do("order blue.key red.key", "play red.sun")
    assert t.catchers[0] == "lost lost"


@covers("ONI-X-18", "ONI-DREAM-04", "ONI-DREAM-05")
def test_dreamcatchers_and_incubus_what_the_pathfinder_reveals_is_captured() -> None:
    t = table(modules="dreamcatchers incubus", variants={"incubusMode": "pathfinder"}, hand=f"red.key {FOUR}",
              pile="door.red lost nightmare blue.moon green.moon …")  # fmt: skip
    t.do("anticipate", "ward red.key")
    assert t.under_figure == "blue.moon"
    assert t.catchers[0] == "door.red lost nightmare"
    assert t.shuffles == 0


# ---- towers -------------------------------------------------------------------------------------------------


@covers("ONI-X-19", "ONI-PREM-07", "ONI-PREM-08")
def test_towers_and_premonitions_two_red_spares_towers_and_three_doors_the_tower_row() -> None:
    zones: dict[str, Any] = {"modules": "towers premonitions", "hand": "red.key tower.blue.3 green.sun brown.sun",
                             "at": "refill"}  # fmt: skip
    pile = "door.red tower.red.3 tower.red.4 red.sun blue.moon"
    t = table(**zones, premonitions="two_red", doors="red", pile=pile).do("open red.key")
    assert t.discard == "red.key red.sun"
    t = table(**zones, premonitions="three_doors", doors="blue green", towers="tower.red.5",
              pile=f"door.red {MOONS} red.sun …")  # fmt: skip
    t.do("open red.key")
    assert t.discard == "red.key tower.blue.3 green.sun brown.sun"
    assert t.towers == "tower.red.5"


@covers("ONI-X-20", "ONI-TOWER-06", "ONI-CROSS-10")
def test_towers_and_crossroads_fleeing_gives_no_preview() -> None:
    hand = "tower.red.3 tower.blue.3 deadend red.sun x.sun"
    t = table(modules="towers crossroads", hand=hand, pile=f"{MOONS} red.key …")
    assert not {"build-left x.sun", "build-left deadend"} & set(t.choices)
    t.do("flee")
    assert t.discard == hand
    assert t.answers == ["flee"]
    assert t.question == "turn"


@covers("ONI-X-21", "ONI-ONIV-14", "ONI-ONIV-13", "ONI-ONIV-11")
def test_towers_and_oniverse_no_denizen_touches_the_tower_row() -> None:
    zones: dict[str, Any] = {"modules": "towers oniverse", "hand": FIVE, "towers": "tower.red.4"}
    t = table(**zones, row="red.moon", rallied="hammerbird").do("use hammerbird")
    assert t.row == ""
    assert t.towers == "tower.red.4"
    t = table(**zones, rallied="harpoon_hunter", pile="nightmare red.key").do("use harpoon_hunter")
    assert t.question == "turn"
    assert t.towers == "tower.red.4"
    t = table(**zones, rallied="cyclobot", discard="tower.blue.3").do("use cyclobot", "cyclo red.sun")
    assert t.hand == f"tower.blue.3 {FIVE.removeprefix('red.sun ')}"


@covers("ONI-X-21", "ONI-ONIV-07", "ONI-ONIV-18", "ONI-TOWER-06")
def test_towers_and_oniverse_a_tower_pays_or_is_stored_and_built_later() -> None:
    t = table(modules="towers oniverse", hand="tower.red.3 blue.sun green.sun brown.sun", at="refill",
              pile="den.mirror red.moon blue.moon …")  # fmt: skip
    t.do("rally tower.red.3")
    assert t.question == "turn"
    assert t.discard == "tower.red.3", "no preview"
    zones: dict[str, Any] = {"modules": "towers oniverse", "hand": FIVE, "rallied": "treasure_keeper",
                             "stored": "tower.blue.4", "towers": "tower.red.4"}  # fmt: skip
    t = table(**zones, pile="red.key …")
    assert "build-left stored 0" in t.choices
    assert not {"build-right stored 0", "play stored 0"} & set(t.choices)
    t.do("build-left stored 0")
    assert t.towers == "tower.blue.4 tower.red.4"
    assert t.discard == "den.treasure_keeper"
    assert t.hand == FIVE
    t = table(**zones, pile="red.key …").do("discard stored 0")
    assert (t.question, t.about) == ("tower-look", {"number": 4})


@covers("ONI-X-22", "ONI-TOWER-08", "ONI-INC-02", "ONI-INC-06")
@pytest.mark.parametrize(("mode", "under"), [("protector", ""), ("pathfinder", "blue.moon")])
def test_towers_and_incubus_its_help_is_a_ward_off(mode: str, under: str) -> None:
    t = table(modules="towers incubus", variants={"incubusMode": mode}, under=under, hand=FOUR, towers="tower.red.4",
              pile="nightmare red.moon …", at="refill")  # fmt: skip
    t.do(f"ward {mode}")
    assert t.choices == "lose tower.red.4, false-alarm"
    t.do("lose tower.red.4")
    assert t.discard == f"{under} tower.red.4 nightmare"


# ---- premonitions -------------------------------------------------------------------------------------------


@covers("ONI-X-23", "ONI-PREM-07")
def test_premonitions_and_crossroads_two_red_takes_every_crossroads() -> None:
    zones: dict[str, Any] = {"modules": "premonitions crossroads", "at": "refill"}
    pile = "door.red x.sun x.moon x.key deadend red.sun blue.sun green.sun"
    t = table(**zones, hand=KEYED, premonitions="two_red", doors="red", pile=pile).do("open red.key")
    assert t.discard == "red.key x.sun x.moon x.key red.sun"
    pile = "door.blue x.key red.key green.key blue.moon green.moon brown.moon"
    t = table(**zones, hand="blue.key red.sun green.sun brown.sun", premonitions="two_blue", doors="blue", pile=pile)
    t.do("open blue.key")
    assert t.choices == "discard-key red.key, discard-key green.key"
    t.do("discard-key green.key")
    assert t.discard == "blue.key green.key x.key"
    t = table(**zones, hand="brown.key deadend red.sun blue.sun", premonitions="three_doors", doors="red blue",
              pile=f"door.brown {MOONS} red.sun …")  # fmt: skip
    assert t.do("open brown.key").discard == "brown.key deadend red.sun blue.sun"


@covers("ONI-X-23", "ONI-CROSS-08")
def test_premonitions_and_crossroads_seven_may_not_discard_dead_ends() -> None:
    zones: dict[str, Any] = {"modules": "premonitions crossroads", "hand": FOUR, "at": "refill",
                             "pile": "happy deadend deadend red.moon"}  # fmt: skip
    t = table(**zones).do("seven")
    assert t.refusal("discard-rest") == "onirim-dead-end-kept ONI-CROSS-08"
    t.do("keep deadend", "keep deadend", "discard-rest")
    assert t.discard.count("red.moon") == 1
    t = table(**zones, variants={"alt.deadEndStrictDiscard": "false"}).do("seven", "order red.moon")
    assert t.discard.count("deadend") == 2


@covers("ONI-X-24", "ONI-ONIV-05", "ONI-PREM-07")
def test_premonitions_and_oniverse_its_door_counts_but_has_no_colour() -> None:
    zones: dict[str, Any] = {"modules": "premonitions oniverse", "hand": "brown.key red.sun blue.sun green.sun",
                             "at": "refill"}  # fmt: skip
    stored: dict[str, Any] = {"rallied": "treasure_keeper", "stored": "red.key"}
    t = table(**zones, **stored, premonitions="three_doors", doors="oniverse red", pile=f"door.brown {MOONS} red.sun …")
    t.do("open brown.key")
    assert "three_doors" in t.used
    assert t.stored == "red.key"
    assert t.discard == "brown.key red.sun blue.sun green.sun", "stored cards survive"
    pile = "door.brown red.moon blue.moon green.moon"
    t = table(**zones, premonitions="five_doors all_colours", down="", doors="oniverse red red blue", pile=pile)
    t.do("open brown.key")
    assert "five_doors" in t.used
    assert t.premonitions == "all_colours"
    t = table(**zones, premonitions="two_brown", doors="oniverse brown", pile=pile).do("open brown.key")
    assert t.choices == "return door.brown, return door.oniverse"
    t = table(**zones, premonitions="pair", doors="oniverse brown", pile=pile).do("open brown.key")
    assert t.doors == "door.oniverse door.brown", "a pair is brown; it was returned without asking"


@covers("ONI-X-25", "ONI-PREM-14", "ONI-INC-04")
def test_premonitions_and_incubus_a_happy_dream_revealed_by_the_pathfinder_goes_to_the_limbo() -> None:
    t = table(modules="premonitions incubus", variants={"incubusMode": "pathfinder"}, hand=FIVE,
              pile=f"happy red.sun {MOONS} …")  # fmt: skip
    t.do("anticipate")
    assert t.question == "ward"
    assert t.limbo == "happy"
    assert t.under_figure == "red.sun"


@covers("ONI-X-25", "ONI-PREM-08")
@pytest.mark.parametrize(("mode", "under"), [("protector", ""), ("pathfinder", "blue.key")])
def test_premonitions_and_incubus_no_power_helps_against_three_doors(mode: str, under: str) -> None:
    t = table(modules="premonitions incubus", variants={"incubusMode": mode}, under=under, premonitions="three_doors",
              doors="red blue", hand="brown.key red.sun blue.sun green.sun", pile=f"door.brown {MOONS} red.sun …",
              at="refill")  # fmt: skip
    t.do("open brown.key")
    assert (t.answers, t.figure) == (["open brown.key", "resolve three_doors"], True)
    assert t.discard == "brown.key red.sun blue.sun green.sun"


# ---- crossroads, oniverse, incubus --------------------------------------------------------------------------


@covers("ONI-X-26", "ONI-CROSS-03", "ONI-ONIV-03")
def test_crossroads_and_oniverse_a_run_of_crossroads_fetches_any_door() -> None:
    t = table(modules="crossroads oniverse", row="x.sun x.moon", hand=f"x.sun {MOONS}").do("play x.sun")
    doors = [f"take door.{name}" for name in ("red", "blue", "green", "brown", "oniverse")]
    assert t.choices == ", ".join(["decline", "search", *doors])


@covers("ONI-X-26", "ONI-CROSS-14", "ONI-ONIV-10")
def test_crossroads_and_oniverse_the_architect_does_not_lift_the_hard_rule() -> None:
    zones: dict[str, Any] = {"modules": "crossroads oniverse", "rallied": "architect",
                             "variants": {"hard.crossroads": "true"}}  # fmt: skip
    t = table(**zones, row="red.moon red.sun", hand=f"x.sun {MOONS}")
    assert "play x.sun with architect" not in t.choices
    t = table(**zones, row="red.sun", hand=f"x.sun {MOONS}")
    assert "play x.sun with architect" in t.choices


@covers("ONI-X-27", "ONI-INC-06")
def test_crossroads_and_incubus_a_dead_end_leaves_from_under_the_figure() -> None:
    zones: dict[str, Any] = {"modules": "crossroads incubus", "variants": {"incubusMode": "pathfinder"}}
    t = table(**zones, hand=FOUR, under="deadend", pile="nightmare red.moon …", at="refill").do("ward pathfinder")
    assert t.discard == "deadend nightmare"
    t = table(**zones, hand="deadend x5", pile=f"red.sun {MOONS} red.key …").do("anticipate", "ward hand")
    assert t.discard == "deadend x5"
    assert t.hand == f"{MOONS} red.key"


@covers("ONI-X-28", "ONI-FREE-04")
def test_oniverse_and_incubus_a_stored_key_pays_but_no_mirror_helps() -> None:
    t = table(modules="oniverse incubus", variants={"incubusMode": "adversary"}, hand=FIVE, stored="green.key",
              rallied="treasure_keeper mirror squirrel_spies")  # fmt: skip
    t.do("face")
    assert t.question == "ward"
    assert t.choices == "ward stored 0, ward mill, ward hand"
    t.do("ward stored 0")
    assert t.discard == "green.key den.treasure_keeper"
    assert (t.figure, len(t.hand)) == (False, 5)


@covers("ONI-X-31", "ONI-X-32", "ONI-X-33", "ONI-X-36", "ONI-TEAM-21")
def test_in_a_team_all_pieces_lie_between_the_players() -> None:
    t = table(mode="team", modules="dreamcatchers towers premonitions incubus", hand="red.sun blue.sun green.sun",
              hand1="red.key blue.key green.key", shared="red.moon blue.moon", towers="tower.red.4", catchers=["lost"],
              premonitions="pair two_red")  # fmt: skip
    for seat in (0, 1):
        seen = t.seen_by(seat)
        assert seen.towers == "tower.red.4"
        assert seen.catchers[0] == "lost"
        assert seen.premonitions == "pair two_red"
        assert seen.figure
        assert seen.handbooks == 2


# ---- three modules --------------------------------------------------------------------------------------------


@covers("ONI-X-40", "ONI-PREM-04")
def test_three_modules_the_order_of_a_search() -> None:
    t = table(modules="book dreamcatchers premonitions", goals="red", **RED_RUN, catchers=["lost"],
              premonitions="three_doors", down="", doors="blue green",
              pile="door.red blue.sun green.sun brown.sun blue.sun green.sun brown.sun green.moon")  # fmt: skip
    t.do("play red.sun", "take door.red")
    assert (t.question, t.shuffles) == ("empty", 0)
    assert t.doors == "door.red door.blue door.green", "laid out before the emptying"
    assert "three_doors" in t.premonitions, "premonitions come last"
    t.do("empty none")
    kinds = [event.kind for event in t.events]
    assert kinds.index("goal") < kinds.index("shuffled") < kinds.index("premonition")


@covers("ONI-X-41", "ONI-ONIV-16")
def test_three_modules_chromatic_chaos_and_the_next_order_card() -> None:
    zones: dict[str, Any] = {"modules": "book oniverse", "goals": "blue", "rallied": "chromatic_chaos",
                             "row": "green.sun green.moon", "hand": f"green.sun {MOONS}"}  # fmt: skip
    t = table(**zones, pile="door.blue door.red door.green red.sun blue.sun").do("play green.sun")
    assert t.choices == "decline, search, take door.green, take door.blue with chromatic_chaos"
    t.do("take door.blue with chromatic_chaos")
    assert t.doors == "door.blue"
    assert t.goals.tokens[0] == "blue*"
    t = table(**zones, pile="door.blue door.red door.green red.sun blue.sun").do("play green.sun", "take door.green")
    assert t.doors == ""
    assert t.rallied == "chromatic_chaos"
    assert "door.green pile>limbo" in t.moves


@covers("ONI-X-42", "ONI-ONIV-17", "ONI-TOWER-10")
def test_three_modules_mirror_and_false_alarm_are_captured() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers towers oniverse", "hand": KEYED, "towers": "tower.red.4",
                             "rallied": "mirror", "pile": "nightmare red.moon blue.moon …", "at": "refill"}  # fmt: skip
    t = table(**zones).do("ward mirror")
    assert t.catchers[0] == "nightmare"
    assert t.discard == "den.mirror"
    assert t.question == "turn"
    t = table(**zones).do("ward red.key", "false-alarm")
    assert t.catchers[0] == "nightmare"
    assert t.discard == "red.key"
    assert t.rallied == "mirror"


@covers("ONI-X-43", "ONI-BOOK-06")
def test_three_modules_a_pair_may_uncover_the_card_just_covered() -> None:
    t = table(modules="book glyphs premonitions", goals="red red blue", doors="red", premonitions="pair",
              hand=f"red.glyph {MOONS}", pile="door.red red.sun blue.sun green.sun brown.sun red.key …")  # fmt: skip
    t.do("discard red.glyph", "order red.sun blue.sun green.sun brown.sun")
    assert t.choices == "uncover 0, uncover 1"
    t.do("uncover 1")
    assert t.goals.tokens[:3] == ["red*", "red", "blue"]
    assert t.doors == "door.red"


@covers("ONI-X-44", "ONI-FREE-08")
def test_three_modules_storing_fills_the_gap_left_by_the_adversary() -> None:
    t = table(modules="oniverse incubus", variants={"incubusMode": "adversary"}, hand=f"red.key {FOUR}",
              rallied="treasure_keeper", pile=f"{MOONS} …")  # fmt: skip
    t.do("face", "ward red.key")
    assert len(t.hand) == 4
    t.do("store red.sun", "…")
    assert t.hand == "blue.sun green.sun brown.sun red.moon blue.moon"
    assert t.question == "turn"
    assert t.stored == "red.sun"
    assert t.game.turn == 1


@covers("ONI-INC-08", "ONI-X-18", "ONI-DREAM-12")
def test_while_the_adversary_stands_no_captured_door_can_be_taken() -> None:
    t = table(modules="dreamcatchers incubus", variants={"incubusMode": "adversary"}, **RED_RUN, catchers=["door.red"],
              pile="blue.sun green.sun")  # fmt: skip
    t.do("play red.sun")
    assert t.choices == "decline, search"
    t.do("search", "empty none")
    assert t.question == "turn"
    assert t.catchers[0] == "door.red"


@covers("ONI-GEN-02", "ONI-PREM-13", "ONI-DREAM-12")
def test_in_a_team_a_fetched_captured_card_is_known_to_both() -> None:
    hands = {"hand": "red.sun blue.sun", "hand1": "red.key blue.key green.sun", "shared": "red.moon brown.sun"}
    zones: dict[str, Any] = {"mode": "team", "modules": "dreamcatchers premonitions", "at": "refill", **hands}
    t = table(**zones, catchers=["nightmare"], pile="happy red.key! …")
    t.do("take catcher-0 nightmare")
    assert t.question == "nightmare"
    assert t.seen_by(0).known_top == "red.key"
    assert t.seen_by(1).known_top == ""
    zones["modules"] += " crossroads"
    t = table(**zones, catchers=["deadend"], pile="happy red.key …").do("take catcher-0 deadend")
    assert t.seen_by(0).hand == "red.sun blue.sun deadend"
    assert t.seen_by(1).partner_knowledge == (3, "deadend")


# ---- what the events say --------------------------------------------------------------------------------------


def told(t: Table, *kinds: str) -> list[Any]:
    """The data of some kinds of events."""
    return [event.data for event in t.events if event.kind in kinds]


@covers("ONI-BOOK-11", "ONI-BOOK-03")
def test_the_events_tell_of_order_cards() -> None:
    t = table(modules="book", goals="blue red", hand=KEYED, discard="green.moon x3 brown.moon x4", at="refill",
              pile="door.red red.moon blue.moon …")  # fmt: skip
    t.do("go-on", "cast parallel_planning", "plan 0", "plan-with 1", "open red.key")
    assert told(t, "goals-exchanged", "goal") == [{"a": 0, "b": 1}, {"position": 0, "covered": True}]


@covers("ONI-DREAM-05", "ONI-DREAM-06", "ONI-DREAM-10")
def test_the_events_tell_of_catchers_and_handbooks() -> None:
    zones: dict[str, Any] = {"modules": "dreamcatchers", "hand": FIVE}
    t = table(**zones, limbo="door.red", at="empty-limbo")
    assert told(t, "catcher") == [{"catcher": 0, "what": "filled"}]
    assert "door.red limbo>catcher" in t.moves
    t = table(**zones, catchers=["lost"]).do("handbook 0")
    assert told(t, "catcher") == [{"catcher": 0, "what": "emptied"}]
    assert told(t, "handbook") == [{"left": 1}]
    assert t.moves == ["lost catcher>pile"]
    t = table(**zones, catchers=["lost", "lost", "lost", "nightmare"], limbo="door.red", at="empty-limbo")
    assert {"catcher": 3, "what": "removed"} in told(t, "catcher")
    assert "door.red limbo>pile" in t.moves
    t = table(**zones, catchers=["nightmare"], catcher_count=1, limbo="door.red", at="empty-limbo")
    assert told(t, "ended") == [{"status": "lost", "reason": "last_catcher", "rule": "ONI-DREAM-07"}]


@covers("ONI-PREM-02", "ONI-PREM-11", "ONI-INC-02")
def test_the_events_tell_of_premonitions_and_the_figure() -> None:
    zones: dict[str, Any] = {"modules": "premonitions incubus", "at": "refill"}
    t = table(**zones, premonitions="five_doors", down="two_green", doors="red red blue green",
              hand="brown.key red.sun blue.sun green.sun", pile="door.brown red.moon blue.moon …")  # fmt: skip
    t.do("open brown.key")
    up, done = {"premonition": "two_green", "what": "up"}, {"premonition": "five_doors", "what": "done"}
    assert told(t, "premonition") == [up, done]
    t = table(**zones, premonitions="pair", hand=FOUR, pile="happy nightmare red.moon …")
    t.do("banish pair", "ward protector")
    assert told(t, "premonition") == [{"premonition": "pair", "what": "banished"}]
    assert told(t, "figure") == [{"what": "box"}]
