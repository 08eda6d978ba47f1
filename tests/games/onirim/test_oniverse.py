"""The Door to the Oniverse, ONI-ONIV-01 … -22."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.onirim.table import Table, deal, deck, table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
MOONS = "red.moon blue.moon green.moon brown.moon"
FIVE = f"{FOUR} red.moon"
EIGHT_DOORS = "red red blue blue green green brown brown"


def oniverse(**zones: Any) -> Table:
    return table(**{"modules": "oniverse", **zones})


@covers("ONI-ONIV-01", "ONI-ONIV-08", "ONI-EDGE-29")
def test_eight_denizens_and_the_door_join_the_pile_and_eight_stay_out_unseen() -> None:
    groups = set()
    for seed in range(8):
        t = deal(seed, modules="oniverse")
        assert t.pile_size == 80
        in_play = Counter({card: n for card, n in t.everything.items() if card.startswith("den.")})
        assert in_play.total() == 8
        assert all(n <= 2 for n in in_play.values())
        assert t.everything - in_play == deck() + Counter({"door.oniverse": 1})
        assert t.view["unused"] == {"size": 8, "cards": None}
        assert not any(event.data.get("to") == "rallied" for event in t.events)
        groups.add(tuple(sorted(in_play.elements())))
    assert len(groups) == 8


@covers("ONI-ONIV-02")
def test_the_door_to_the_oniverse_is_needed_to_win() -> None:
    hand = "red.key blue.sun green.sun brown.sun"
    t = oniverse(hand=hand, doors=EIGHT_DOORS, pile="door.oniverse …", at="refill")
    assert t.status == "playing"
    assert t.do("open red.key").status == "won"
    t = oniverse(hand=hand, doors=EIGHT_DOORS.removeprefix("red "), pile="door.red red.moon blue.moon …", at="refill")
    assert t.do("open red.key").status == "playing"


@covers("EX-69", "ONI-ONIV-03", "ONI-ONIV-04")
def test_ex_69_any_run_and_any_key_bring_the_door_to_the_oniverse() -> None:
    hand = "blue.sun red.sun red.moon green.sun brown.sun"
    pile = "door.oniverse door.blue red.sun red.key"
    t = oniverse(row="blue.sun blue.moon", hand=hand, pile=pile).do("play blue.sun")
    assert t.choices == "decline, search, take door.blue, take door.oniverse"
    assert t.do("take door.oniverse").doors == "door.oniverse", "one door per run"
    pile = "door.oniverse red.moon blue.moon …"
    t = oniverse(hand="brown.key red.key blue.sun green.sun", pile=pile, at="refill")
    assert t.choices == "open brown.key, open red.key, limbo"
    t.do("open brown.key")
    assert t.doors == "door.oniverse"
    assert t.discard == "brown.key"


@covers("ONI-ONIV-05")
def test_the_door_to_the_oniverse_may_be_returned_by_a_nightmare() -> None:
    t = oniverse(hand=FOUR, doors="oniverse", pile="nightmare red.moon …", at="refill")
    assert t.choices == "ward door.oniverse, ward mill, ward hand"
    t.do("ward door.oniverse")
    assert t.doors == ""
    assert t.pile.count("door.oniverse") == 1


@covers("ONI-ONIV-05", "ONI-TEAM-15", "ONI-ONIV-21")
def test_for_a_team_the_door_to_the_oniverse_has_no_colour_and_lies_anywhere() -> None:
    hands = {"hand": "red.key blue.sun", "hand1": "green.sun brown.sun red.sun", "shared": "red.sun red.moon"}
    zones: dict[str, Any] = {"mode": "team", "at": "refill", **hands}
    t = oniverse(**zones, doors="blue green brown oniverse", doors1="red blue green brown", pile="door.red …")
    assert t.do("open red.key").status == "won"
    pile = "door.oniverse green.moon blue.moon …"
    t = oniverse(**zones, doors="blue green brown red", doors1="red blue green", pile=pile)
    assert t.do("open red.key").status == "playing", "it does not stand for the brown door"


# ---- rallying ---------------------------------------------------------------------------------------------


@covers("ONI-ONIV-06", "ONI-ONIV-08", "ONI-BASE-31")
def test_denizens_are_dreams_and_go_to_the_limbo_when_a_nightmare_reveals_them() -> None:
    pile = "nightmare den.mirror red.moon den.architect blue.moon den.mirror nightmare …"
    t = oniverse(hand=FOUR, pile=pile, at="refill").do("ward mill")
    assert t.question == "nightmare", "the second one, nobody was rallied"
    assert t.limbo == "den.mirror den.architect den.mirror"
    assert t.discard == "red.moon blue.moon nightmare"


@covers("EX-68", "ONI-ONIV-07", "ONI-BASE-21", "ONI-ONIV-06")
def test_ex_68_a_denizen_is_rallied_for_a_location() -> None:
    hand = "green.key red.sun red.moon blue.sun"
    t = oniverse(hand=hand, pile="den.mirror red.sun blue.moon …", at="refill")
    assert t.question == "rally"
    assert t.about == {"card": "den.mirror"}
    assert t.resolving == "den.mirror"
    assert t.choices == "rally green.key, rally red.sun, rally red.moon, rally blue.sun, send-away"
    t.do("rally green.key")
    assert t.rallied == "mirror"
    assert t.discard == "green.key"
    assert t.prophecies == 0
    assert t.hand == "red.sun red.moon blue.sun red.sun blue.moon"


@covers("ONI-ONIV-07")
def test_a_denizen_may_be_sent_away() -> None:
    t = oniverse(hand=FOUR, pile="den.mirror red.moon …", at="refill").do("send-away")
    assert t.rallied == ""
    assert t.discard == "den.mirror"
    assert t.hand == FIVE


@covers("ONI-ONIV-07", "ONI-EDGE-44")
def test_without_a_card_that_may_pay_the_denizen_is_discarded() -> None:
    t = oniverse(modules="crossroads oniverse", hand="deadend x4", pile="den.mirror red.moon …", at="refill")
    assert t.question == "turn"
    assert t.discard == "den.mirror"
    assert t.rallied == ""
    assert t.answers == ["send-away"]


@covers("ONI-ONIV-07")
def test_there_is_no_limit_of_rallied_denizens() -> None:
    pile = "den.mirror den.mirror den.architect red.moon blue.moon green.moon brown.moon …"
    t = oniverse(hand=FOUR, pile=pile, at="refill").do("rally red.sun", "rally blue.sun", "rally green.sun")
    assert t.rallied == "mirror mirror architect"
    assert t.hand == f"brown.sun {MOONS}"


@covers("ONI-ONIV-08")
def test_denizens_of_a_redraw_or_revealed_by_a_nightmare_have_no_effect() -> None:
    pile = f"nightmare den.mirror {MOONS} red.key blue.key …"
    t = oniverse(hand=FOUR, pile=pile, at="refill").do("ward hand")
    assert t.answers == ["ward hand"]
    assert t.rallied == ""
    assert t.moves.count("den.mirror limbo>pile") == 1
    t = oniverse(hand=FOUR, pile=pile, at="refill").do("ward mill")
    assert t.moves.count("den.mirror limbo>pile") == 1
    assert t.discard == f"{MOONS} nightmare"
    t = oniverse(pile=f"den.mirror {MOONS} red.key …", at="redraw", turn=0)
    assert t.hand == f"{MOONS} red.key"
    assert t.answers == []


@covers("ONI-ONIV-20")
def test_an_unused_denizen_stays() -> None:
    t = oniverse(hand=FIVE, rallied="mirror architect", pile="red.key blue.key …").do("play red.sun", "play red.moon")
    assert t.rallied == "mirror architect"


# ---- the denizens -------------------------------------------------------------------------------------------


@covers("EX-74", "ONI-ONIV-10", "ONI-ONIV-09")
def test_ex_74_the_architect_lets_equal_symbols_follow() -> None:
    hand = f"blue.sun blue.key {MOONS}".removesuffix(" brown.moon")
    t = oniverse(row="red.moon green.sun", hand=hand, rallied="architect", pile="red.key …")
    plays = [choice for choice in t.choices if choice.startswith("play")]
    regular = ["play red.moon", "play blue.moon", "play blue.key", "play green.moon"]
    assert sorted(plays) == sorted([*regular, "play blue.sun with architect"])
    t.do("play blue.sun with architect")
    assert t.row == "red.moon green.sun blue.sun"
    assert t.rallied == ""
    assert t.discard == "den.architect"
    assert (t.question, t.game.turn, len(t.hand)) == ("turn", 2, 5)


@covers("ONI-ONIV-10")
def test_the_architect_needs_a_row_and_helps_no_tower() -> None:
    assert "architect" not in " ".join(oniverse(hand=FIVE, rallied="architect").choices)
    hand = "tower.blue.4 red.sun blue.sun green.sun brown.sun"
    t = oniverse(modules="towers oniverse", hand=hand, rallied="architect", towers="tower.red.4", row="red.moon")
    assert "architect" not in " ".join(t.choices)
    assert [choice for choice in t.choices if choice.startswith("build")] == ["build-left tower.blue.4"]


@covers("ONI-ONIV-10", "ONI-BASE-09")
def test_a_run_may_be_completed_with_the_architect() -> None:
    t = oniverse(row="red.sun red.moon", hand=f"{MOONS} blue.key", rallied="architect")
    assert t.do("play red.moon with architect").question == "search"


@covers("EX-75", "ONI-ONIV-11", "ONI-FREE-03")
def test_ex_75_the_cyclobot_fetches_the_key_for_a_drawn_door() -> None:
    t = oniverse(hand=FOUR, discard="blue.key", rallied="cyclobot", pile="door.blue red.moon blue.moon …", at="refill")
    assert t.question == "before-draw"
    assert t.choices == "go-on, use cyclobot"
    t.do("go-on")
    assert t.question == "door"
    assert t.choices == "limbo, use cyclobot"
    t.do("use cyclobot")
    assert t.question == "cyclo"
    assert t.choices == "cyclo red.sun, cyclo blue.sun, cyclo green.sun, cyclo brown.sun"
    t.do("cyclo red.sun")
    assert t.question == "door"
    assert t.choices == "open blue.key, limbo"
    t.do("open blue.key")
    assert t.doors == "door.blue"
    assert t.discard == "red.sun blue.key den.cyclobot"


@covers("ONI-ONIV-11")
def test_the_cyclobot_triggers_nothing_and_leaves_stored_cards_alone() -> None:
    zones: dict[str, Any] = {"hand": f"red.key {FOUR}", "rallied": "cyclobot treasure_keeper", "stored": "green.key"}
    t = oniverse(**zones, discard="red.moon green.moon den.mirror door.red").do("use cyclobot")
    assert t.choices == "cyclo red.key, cyclo red.sun, cyclo blue.sun, cyclo green.sun, cyclo brown.sun"
    t.do("cyclo red.key")
    assert (t.question, t.about) == ("cyclo-fetch", {"card": "red.key"})
    assert t.choices == "cyclo-fetch red.moon, cyclo-fetch green.moon"
    t.do("cyclo-fetch green.moon")
    assert (t.question, t.prophecies) == ("turn", 0)
    assert t.hand == f"green.moon {FOUR}"
    assert t.discard == "red.moon den.mirror door.red red.key den.cyclobot"


@covers("ONI-ONIV-11", "ONI-X-35", "ONI-TEAM-22")
def test_in_a_team_the_fetched_card_takes_the_place_of_the_old_one() -> None:
    zones = {"mode": "team", "hand": "red.sun blue.sun green.sun", "hand1": "red.key blue.key green.key",
             "shared": "red.moon brown.sun"}  # fmt: skip
    t = oniverse(**zones, rallied="cyclobot", discard="green.moon").do("use cyclobot")
    own = "cyclo red.sun, cyclo blue.sun, cyclo green.sun"
    assert t.choices == f"{own}, cyclo shared red.moon, cyclo shared brown.sun"
    t.do("cyclo shared red.moon")
    assert t.shared == "green.moon brown.sun"
    t = oniverse(**zones, rallied="cyclobot", discard="green.moon").do("use cyclobot", "cyclo red.sun")
    assert t.hand == "green.moon blue.sun green.sun"
    assert t.seen_by(1).partner_knowledge == (3, "green.moon")


@covers("EX-86", "ONI-ONIV-09", "ONI-ONIV-12")
def test_ex_86_the_squirrel_spies_arrange_the_top_five() -> None:
    pile = "nightmare red.sun door.red blue.sun green.sun red.key …"
    t = oniverse(hand=FIVE, rallied="squirrel_spies", pile=pile).do("use squirrel_spies")
    assert t.question == "spies"
    assert t.discard == "den.squirrel_spies"
    t.do("order red.sun blue.sun green.sun door.red nightmare")
    assert t.known_top == "red.sun blue.sun green.sun door.red nightmare"
    assert t.pile_top == "red.sun blue.sun green.sun door.red nightmare red.key"
    assert t.discard == "den.squirrel_spies"
    assert t.shuffles == 0
    assert t.question == "turn"
    assert t.rallied == ""


@covers("ONI-ONIV-12", "ONI-ONIV-13", "ONI-EDGE-09")
def test_spies_and_hunter_use_what_is_there_and_need_at_least_a_card() -> None:
    t = oniverse(hand=FIVE, rallied="squirrel_spies", pile="red.key nightmare").do("use squirrel_spies")
    assert t.looked == "red.key nightmare"
    t = oniverse(hand=FIVE, rallied="squirrel_spies harpoon_hunter", pile="")
    assert "use" not in " ".join(t.choices)


@covers("ONI-ONIV-13")
def test_the_harpoon_hunter_discards_nightmares_and_puts_the_rest_under_the_pile() -> None:
    t = oniverse(hand=FIVE, rallied="harpoon_hunter", pile="nightmare red.key door.red nightmare green.key blue.key …")
    t.do("use harpoon_hunter")
    assert t.question == "harpoon"
    assert t.looked == "red.key door.red green.key"
    assert t.choices == "put-under red.key, put-under door.red, put-under green.key"
    t.do("order green.key red.key door.red")
    assert t.pile_bottom == "green.key red.key door.red"
    assert t.discard == "nightmare nightmare den.harpoon_hunter"
    assert t.pile_top == "blue.key"
    assert t.shuffles == 0
    assert t.question == "turn"


@covers("EX-98", "ONI-ONIV-13", "ONI-BASE-38")
def test_ex_98_a_hunter_that_empties_the_pile_before_a_draw_loses() -> None:
    t = oniverse(hand=FOUR, rallied="harpoon_hunter", pile="nightmare nightmare", at="refill")
    assert t.question == "before-draw"
    assert t.choices == "go-on, use harpoon_hunter"
    t.do("use harpoon_hunter")
    assert t.discard == "nightmare nightmare den.harpoon_hunter"
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("EX-71", "ONI-ONIV-14")
def test_ex_71_the_hammerbird_makes_an_interrupted_run_current_again() -> None:
    hand = f"blue.sun {MOONS}"
    t = oniverse(row="blue.sun blue.moon red.sun", hand=hand, rallied="hammerbird").do("use hammerbird")
    assert t.row == "blue.sun blue.moon"
    assert t.discard == "red.sun den.hammerbird"
    assert t.run == (2, ["blue"])
    t.do("play blue.sun")
    assert t.row == "blue.sun blue.moon blue.sun"
    assert (t.question, t.about) == ("search", {"colour": "blue"})


@covers("ONI-ONIV-14")
def test_the_hammerbird_takes_all_preceding_cards_of_the_colour_and_reopens_a_completed_run() -> None:
    t = oniverse(row="blue.sun red.moon red.sun red.key", hand=FIVE, rallied="hammerbird").do("use hammerbird")
    assert t.row == "blue.sun"
    assert t.discard == "red.moon red.sun red.key den.hammerbird"
    assert t.choices.of("play") == "red.moon", "the symbol rule looks at the new last card"
    row = "x.sun red.moon red.sun blue.moon"
    t = oniverse(modules="crossroads oniverse", row=row, hand=f"{FOUR} red.key", rallied="hammerbird")
    t.do("use hammerbird")
    assert t.row == "x.sun red.moon red.sun"
    assert t.run == (0, []), "the run stays completed"
    t = oniverse(row="red.sun red.moon red.key blue.sun", hand=FIVE, rallied="hammerbird hammerbird")
    t.do("use hammerbird", "use hammerbird")
    assert t.row == ""
    assert "use hammerbird" not in t.choices


@covers("ONI-ONIV-14", "ONI-X-26")
def test_a_crossroads_belongs_to_a_chain_of_any_colour() -> None:
    zones: dict[str, Any] = {"modules": "crossroads oniverse", "hand": FIVE, "rallied": "hammerbird"}
    t = oniverse(**zones, row="green.moon red.sun x.moon red.key").do("use hammerbird")
    assert t.row == "green.moon"
    t = oniverse(**zones, row="green.moon red.sun x.moon").do("use hammerbird")
    assert t.question == "hammer"
    assert t.choices == "hammer red, hammer blue"
    t.do("hammer red")
    assert t.row == "green.moon"
    t = oniverse(**zones, row="green.moon red.sun x.moon").do("use hammerbird", "hammer blue")
    assert t.row == "green.moon red.sun"
    t = oniverse(**zones, row="x.moon").do("use hammerbird")
    assert t.row == ""
    assert t.question == "turn", "every colour gives the same result"


@covers("ONI-ONIV-14")
def test_a_completed_run_that_lost_its_last_card_is_open_again() -> None:
    zones: dict[str, Any] = {"modules": "crossroads oniverse", "hand": f"red.moon {FOUR}", "rallied": "hammerbird"}
    t = oniverse(**zones, row="red.sun red.moon x.sun").do("use hammerbird", "hammer blue")
    assert t.row == "red.sun red.moon"
    assert t.run == (2, ["red"])
    assert t.do("play red.sun").question == "search"


@covers("EX-72", "ONI-ONIV-15")
def test_ex_72_chromatic_chaos_opens_a_door_with_a_key_of_another_colour() -> None:
    hand = "red.key red.sun green.sun brown.sun"
    t = oniverse(hand=hand, rallied="chromatic_chaos", pile="door.blue red.moon blue.moon …", at="refill")
    assert t.choices == "open red.key with chromatic_chaos, limbo"
    t.do("open red.key with chromatic_chaos")
    assert t.doors == "door.blue"
    assert t.discard == "red.key den.chromatic_chaos"
    assert t.rallied == ""


@covers("ONI-ONIV-15")
def test_a_fitting_key_needs_no_chaos_and_the_door_to_the_oniverse_neither() -> None:
    hand = "red.key blue.key green.sun brown.sun"
    t = oniverse(hand=hand, rallied="chromatic_chaos", pile="door.blue …", at="refill")
    assert t.choices == "open blue.key, open red.key with chromatic_chaos, limbo"
    t = oniverse(hand=hand, rallied="chromatic_chaos", pile="door.oniverse …", at="refill")
    assert t.choices == "open red.key, open blue.key, limbo"


@covers("ONI-ONIV-15")
def test_chromatic_chaos_lets_a_run_fetch_a_door_of_another_colour() -> None:
    hand = "blue.sun red.sun red.moon green.sun brown.sun"
    pile = "door.blue door.red red.sun red.key"
    t = oniverse(row="blue.sun blue.moon", hand=hand, rallied="chromatic_chaos", pile=pile).do("play blue.sun")
    assert t.choices == "decline, search, take door.blue, take door.red with chromatic_chaos"
    t.do("take door.red with chromatic_chaos")
    assert t.doors == "door.red"
    assert t.rallied == ""
    assert t.discard == "den.chromatic_chaos"


@covers("ONI-ONIV-15", "ONI-X-24")
def test_the_printed_colour_counts_after_chromatic_chaos() -> None:
    hand = "red.key red.sun green.sun brown.sun"
    t = oniverse(modules="premonitions oniverse", premonitions="two_red two_blue", hand=hand, doors="blue red",
                 rallied="chromatic_chaos", pile="door.blue red.moon blue.moon green.moon", at="refill")  # fmt: skip
    t.do("open red.key with chromatic_chaos")
    assert "two_blue" in t.used
    assert t.premonitions == "two_red"


@covers("ONI-ONIV-16", "ONI-X-06")
def test_with_the_book_chromatic_chaos_helps_only_the_next_door() -> None:
    zones: dict[str, Any] = {"modules": "book oniverse", "rallied": "chromatic_chaos", "at": "refill",
                             "hand": "red.key red.sun green.sun brown.sun"}  # fmt: skip
    t = oniverse(**zones, goals="blue", pile="door.blue red.moon blue.moon …")
    assert t.choices == "open red.key with chromatic_chaos, limbo"
    t = oniverse(**zones, goals="green", pile="door.blue red.moon …")
    assert t.question == "turn"


@covers("ONI-ONIV-17")
def test_the_mirror_sends_a_nightmare_to_the_limbo() -> None:
    t = oniverse(hand=FOUR, rallied="mirror", pile="nightmare red.moon …", at="refill")
    assert t.choices == "ward mill, ward hand, ward mirror"
    t.do("ward mirror")
    assert t.discard == "den.mirror"
    assert t.rallied == ""
    assert t.hand == FIVE
    assert t.moves.count("nightmare limbo>pile") == 1


@covers("EX-70", "ONI-ONIV-17", "ONI-TOWER-08", "ONI-X-21")
def test_ex_70_the_mirror_costs_no_tower() -> None:
    row = "tower.red.4 tower.green.5 tower.blue.3"
    t = oniverse(modules="towers oniverse", hand=FOUR, rallied="mirror", towers=row, pile="nightmare nightmare …",
                 at="refill")  # fmt: skip
    t.do("ward mirror")
    assert t.towers == row
    assert t.discard == "den.mirror"
    assert t.limbo == "nightmare"
    assert t.question == "nightmare", "the refill goes on"
    assert t.choices == "ward mill, ward hand"


@covers("EX-73", "ONI-ONIV-18", "ONI-ONIV-19", "ONI-FREE-08", "ONI-EDGE-45")
def test_ex_73_a_stored_key_is_used_like_one_in_hand() -> None:
    hand = f"red.key {FOUR}"
    t = oniverse(hand=hand, rallied="treasure_keeper", pile="green.moon nightmare blue.key green.key …")
    assert [choice for choice in t.choices if choice.startswith("store")] == [f"store {card}" for card in
            ("red.sun", "red.key", "blue.sun", "green.sun", "brown.sun")]  # fmt: skip
    t.do("store red.key")
    assert t.stored == "red.key"
    assert t.rallied == "treasure_keeper"
    assert t.hand == f"{FOUR} green.moon"
    assert (t.question, t.game.turn) == ("turn", 1)
    assert "store" not in " ".join(t.choices).replace("stored", ""), "each keeper stores once"
    t.do("discard stored 0")
    assert t.question == "prophecy"
    t.do("drop nightmare")
    while t.question == "prophecy-order":
        t.do(next(iter(t.choices)))
    assert t.discard == "red.key den.treasure_keeper nightmare"
    assert t.hand == f"{FOUR} green.moon", "phase 2 draws nothing"
    assert t.rallied == ""
    assert t.game.turn == 2


@covers("ONI-ONIV-18", "ONI-EDGE-45")
def test_a_stored_card_plays_opens_wards_off_and_pays() -> None:
    zones: dict[str, Any] = {"rallied": "treasure_keeper", "stored": "blue.key"}
    t = oniverse(**zones, hand=FIVE, pile="red.key …").do("play stored 0")
    assert t.row == "blue.key"
    assert t.rallied == ""
    assert t.discard == "den.treasure_keeper"
    assert t.hand == FIVE
    t = oniverse(**zones, hand=FOUR, pile="door.blue red.moon …", at="refill")
    assert t.choices == "open stored 0, limbo"
    t.do("open stored 0")
    assert t.doors == "door.blue"
    assert t.discard == "blue.key den.treasure_keeper"
    assert t.hand == FIVE
    t = oniverse(**zones, hand=FOUR, pile="nightmare red.moon …", at="refill")
    assert t.choices == "ward stored 0, ward mill, ward hand"
    assert t.do("ward stored 0").discard == "blue.key den.treasure_keeper nightmare"
    t = oniverse(**zones, hand=FOUR, pile="den.mirror red.moon …", at="refill")
    assert "rally stored 0" in t.choices
    t.do("rally stored 0")
    assert t.rallied == "mirror"
    assert t.discard == "blue.key den.treasure_keeper"


@covers("ONI-ONIV-18")
def test_a_stored_card_is_not_discarded_with_the_hand() -> None:
    t = oniverse(hand=FOUR, rallied="treasure_keeper", stored="blue.key", pile=f"nightmare {MOONS} red.key …",
                 at="refill")  # fmt: skip
    t.do("ward hand")
    assert t.stored == "blue.key"
    assert t.rallied == "treasure_keeper"
    assert t.discard == f"{FOUR} nightmare"


@covers("ONI-ONIV-18", "ONI-GEN-08")
def test_two_keepers_store_two_cards() -> None:
    t = oniverse(
        hand=f"red.key {FOUR}", rallied="treasure_keeper treasure_keeper", pile="red.moon blue.moon green.moon …"
    )
    t.do("store red.key", "…")
    assert "store red.sun" in t.choices
    t.do("store red.sun")
    assert t.stored == "red.key red.sun"
    assert {"play stored 0", "play stored 1"} <= set(t.choices)
    t.do("play stored 1")
    assert t.row == "red.sun"
    assert t.stored == "red.key"
    assert t.rallied == "treasure_keeper"


@covers("ONI-ONIV-21", "ONI-X-35", "ONI-FREE-07", "ONI-TEAM-21")
def test_in_a_team_every_denizen_serves_the_active_player() -> None:
    zones = {"mode": "team", "hand": "red.sun blue.sun green.sun", "hand1": "red.key blue.key green.sun",
             "shared": "red.moon brown.sun", "row": "blue.sun blue.moon", "row1": "green.moon green.sun"}  # fmt: skip
    t = oniverse(**zones, active=1, rallied="hammerbird architect treasure_keeper", stored="brown.moon")
    assert "play green.sun with architect" in t.choices
    assert "play shared brown.sun with architect" in t.choices
    assert {"play stored 0", "discard stored 0"} <= set(t.choices)
    t.do("use hammerbird")
    assert t.seen_by(1).row == ""
    assert t.seen_by(0).row == "blue.sun blue.moon"
    assert t.discard == "green.moon green.sun den.hammerbird", "the cards of the own row"


@covers("ONI-X-35", "ONI-TEAM-05")
def test_in_a_team_a_denizen_is_paid_with_own_or_shared_cards() -> None:
    zones = {
        "mode": "team",
        "hand": "red.sun blue.sun",
        "hand1": "red.key blue.key green.sun",
        "shared": "red.moon brown.sun",
    }
    t = oniverse(**zones, pile="den.mirror green.moon red.key …", at="refill")
    assert t.choices == "rally red.sun, rally blue.sun, rally shared red.moon, rally shared brown.sun, send-away"
    t.do("rally shared red.moon")
    assert t.seen_by(0).hand == "red.sun blue.sun green.moon"
    assert t.shared == "brown.sun red.key"
    assert t.seen_by(1).rallied == "mirror"


@covers("ONI-ONIV-01")
def test_a_search_shows_which_denizens_stayed_out() -> None:
    hand = "blue.sun red.sun red.moon green.sun brown.sun"
    t = oniverse(row="blue.sun blue.moon", hand=hand, pile="red.key blue.key").do("play blue.sun")
    unseen: list[str] | None = t.view["unused"]["cards"]
    assert unseen is None
    t.do("search")
    assert len(t.view["unused"]["cards"]) == 8


@pytest.mark.parametrize("denizen", ["architect", "chromatic_chaos", "mirror"])
@covers("ONI-FREE-02", "ONI-FREE-06")
def test_denizens_without_a_free_action_open_no_window(denizen: str) -> None:
    t = oniverse(hand=FOUR, row="red.moon", rallied=denizen, pile="red.moon …", at="refill")
    assert (t.question, t.answers) == ("turn", [])


@covers("ONI-ONIV-15", "ONI-ONIV-18")
def test_a_stored_key_of_another_colour_opens_with_chromatic_chaos() -> None:
    zones: dict[str, Any] = {"hand": FOUR, "rallied": "chromatic_chaos treasure_keeper", "stored": "red.key"}
    t = oniverse(**zones, pile="door.blue red.moon …", at="refill")
    assert t.choices == "open stored 0 with chromatic_chaos, limbo"
    t.do("open stored 0 with chromatic_chaos")
    assert t.doors == "door.blue"
    assert t.discard == "red.key den.chromatic_chaos den.treasure_keeper"
    assert t.rallied == ""


@covers("ONI-ONIV-12", "ONI-GEN-02", "ONI-GEN-12")
def test_in_a_team_only_the_active_player_sees_what_the_spies_see() -> None:
    hands = {
        "hand": "red.sun blue.sun green.sun",
        "hand1": "red.key blue.key green.sun",
        "shared": "red.moon brown.sun",
    }
    pile = "nightmare red.sun door.red blue.sun green.sun red.key …"
    t = oniverse(mode="team", **hands, rallied="squirrel_spies harpoon_hunter", pile=pile).do("use squirrel_spies")
    assert t.seen_by(0).looked == "nightmare red.sun door.red blue.sun green.sun"
    assert t.seen_by(1).view["looked"]["cards"] is None
    t.do("order red.sun blue.sun green.sun door.red nightmare")
    assert t.seen_by(0).known_top == "red.sun blue.sun green.sun door.red nightmare"
    assert t.seen_by(1).known_top == ""
    t.do("use harpoon_hunter")
    assert t.seen_by(1).looked == "red.sun blue.sun green.sun door.red", "the hunter reveals"
    t.do("order door.red red.sun green.sun blue.sun")
    for seat in (0, 1):
        assert t.seen_by(seat).known_bottom == "blue.sun green.sun red.sun door.red"


@covers("ONI-GEN-02", "ONI-ONIV-13")
def test_after_a_reveal_without_leftovers_a_look_is_private_again() -> None:
    hands = {"hand": "red.sun blue.sun green.sun", "hand1": "red.key blue.key green.sun", "shared": "red.moon blue.sun"}
    pile = "nightmare nightmare nightmare nightmare nightmare red.key blue.key …"
    t = oniverse(mode="team", **hands, rallied="squirrel_spies harpoon_hunter", pile=pile).do("use harpoon_hunter")
    assert t.view["looked"]["revealed"] is False
    t.do("use squirrel_spies")
    assert t.question == "spies"
    assert t.seen_by(1).view["looked"]["cards"] is None
