"""Happy Dreams and Dark Premonitions, ONI-PREM-01 … -15."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.onirim.table import PREMONITIONS, Table, deal, deck, table
from tests.support import covers

FOUR = "red.sun blue.sun green.sun brown.sun"
SEVEN = "nightmare nightmare red.sun door.red blue.sun brown.sun green.key"


def dark(**zones: Any) -> Table:
    return table(**{"modules": "premonitions", **zones})


def open_door(colour: str, **zones: Any) -> Table:
    """The door of a colour has just been opened in phase 2; the pile below holds locations unless it is written."""
    others = [card for card in FOUR.split() if not card.startswith(colour)]
    below = zones.pop("below", "blue.moon green.moon brown.moon blue.sun green.sun brown.sun")
    zones = {"hand": f"{colour}.key {' '.join(others)}", "pile": f"door.{colour} {below}", "at": "refill", **zones}
    return dark(**zones).do(f"open {colour}.key")


def happy(**zones: Any) -> Table:
    """A happy dream has just been drawn."""
    below = zones.pop("below", "red.moon blue.moon …")
    return dark(**{"hand": FOUR, "pile": f"happy {below}", "at": "refill", **zones})


@covers("ONI-PREM-01")
@pytest.mark.parametrize("up", [4, 5, 6])
def test_four_five_or_six_premonitions_lie_face_up(up: int) -> None:
    seen = set()
    for seed in range(8):
        t = deal(seed, modules="premonitions", variants={"hard.premonitions": str(up)})
        assert (len(set(t.premonitions)), t.reserve) == (up, 8 - up)
        assert set(t.premonitions) <= set(PREMONITIONS)
        assert (t.pile_size, t.everything) == (75, deck("premonitions"))
        seen.add(frozenset(t.premonitions))
    assert len(seen) > 3


@covers("EX-55", "ONI-PREM-05", "ONI-PREM-02", "ONI-PREM-07")
def test_ex_55_a_premonition_that_is_no_longer_true_stays() -> None:
    up = "two_red pair five_doors all_colours"
    below = "red.sun red.moon blue.sun blue.moon green.sun green.moon"
    t = open_door("red", premonitions=up, doors="red blue", below=below)
    assert t.question == "prem-order"
    assert t.choices == "resolve two_red, resolve pair"
    t.do("resolve pair")
    assert t.doors == "door.red door.blue"
    assert t.premonitions == "two_red five_doors all_colours"
    assert t.used == "pair"
    assert t.discard == "red.key"
    assert t.pile.count("door.red") == 1, "phase 3 brought it back"


@covers("EX-55", "ONI-PREM-05", "ONI-PREM-07")
def test_ex_55_the_other_order_costs_both() -> None:
    up = "two_red pair five_doors all_colours"
    below = "red.sun red.moon red.key x2 blue.sun blue.moon green.sun green.moon"
    t = open_door("red", premonitions=up, doors="red blue", below=below).do("resolve two_red")
    assert t.discard == "red.key red.sun red.moon red.key x2"
    assert t.premonitions == "five_doors all_colours"
    assert t.used == "two_red pair"
    assert t.doors == "door.red door.blue"


@covers("EX-56", "ONI-PREM-04", "ONI-PREM-07")
def test_ex_56_three_doors_costs_the_hand_after_the_shuffle_of_the_search() -> None:
    hand = "green.sun red.sun red.moon blue.sun brown.sun"
    pile = "door.green blue.moon brown.moon red.sun blue.sun green.moon red.key"
    t = dark(premonitions="three_doors", doors="red blue", row="green.sun green.moon", hand=hand, pile=pile)
    t.do("play green.sun", "take door.green")
    assert t.discard == "red.sun red.moon blue.sun brown.sun"
    assert (len(t.hand), t.pile_size) == (5, 1)
    assert (len(t.premonitions), t.reserve) == (1, 3)
    assert "three_doors" in t.used
    kinds = [event.kind if event.kind == "shuffled" else event.data.get("to") for event in t.events]
    assert kinds.index("shuffled") < kinds.index("discard"), "first the search is finished"
    assert sum(move.endswith("pile>hand") for move in t.moves) == 5, "phase 2 draws nothing"


@covers("EX-57", "ONI-PREM-03", "ONI-PREM-07", "ONI-EDGE-42")
def test_ex_57_a_premonition_that_is_true_when_turned_up_triggers_at_once() -> None:
    t = open_door("brown", premonitions="five_doors", down="all_colours two_green", doors="red red blue green",
                  below="happy happy red.sun red.moon blue.moon green.moon")  # fmt: skip
    assert t.premonitions == "two_green"
    assert t.discard == "brown.key happy happy"
    assert (t.shuffles, t.reserve) == (1, 0)
    assert {"five_doors", "all_colours"} <= set(t.used)
    assert t.doors == "door.red door.red door.blue door.green door.brown"


@covers("ONI-PREM-05", "ONI-PREM-07")
def test_what_was_just_turned_up_comes_before_what_waits() -> None:
    """Five doors turns up a pair, which is true: it comes before two red, which has been waiting."""
    zones: dict[str, Any] = {"premonitions": "two_red five_doors", "doors": "red red blue green"}
    below = "red.sun red.moon blue.moon green.moon brown.moon blue.sun"
    t = open_door("brown", **zones, down="pair two_blue", below=below)
    assert t.choices == "resolve two_red, resolve five_doors"
    t.do("resolve five_doors")
    assert t.used.count("pair") == 1, "the only one that may come now is not asked for"
    assert t.doors == "door.red door.blue door.green door.brown"
    assert t.premonitions == "two_red two_blue", "two red is not true any more: a red door went back"
    assert t.discard == "brown.key", "so no red location left the pile"


@covers("ONI-PREM-05")
def test_two_that_were_turned_up_together_are_ordered_among_themselves() -> None:
    t = open_door("brown", premonitions="two_red five_doors", doors="red red blue green", down="pair all_colours",
                  below="happy red.sun red.moon blue.moon green.moon brown.moon blue.sun")  # fmt: skip
    t.do("resolve five_doors")
    assert t.question == "prem-order"
    assert t.choices == "resolve pair, resolve all_colours", "two red waits"
    assert t.refusal("resolve two_red") == "onirim-premonition-waits ONI-PREM-05"
    t.do("resolve all_colours")
    assert t.used.count("pair") == 1, "the other one comes before two red, too"
    assert t.premonitions == "two_red"


@covers("ONI-PREM-05", "ONI-PREM-07")
def test_what_one_of_them_turns_up_comes_before_the_other() -> None:
    """Five doors turns up three doors and a pair; three doors turns up two blue, which comes before the pair."""
    zones: dict[str, Any] = {
        "premonitions": "two_red five_doors", "doors": "red red blue blue", "down": "pair three_doors two_blue",
        "below": "red.sun red.moon blue.moon green.moon brown.moon blue.sun blue.key red.key green.key",
    }  # fmt: skip
    tables = (open_door("brown", **zones, seed=seed).do("resolve five_doors") for seed in range(1, 100))
    t = next(found for found in tables if found.choices == "resolve pair, resolve three_doors")
    t.do("resolve three_doors")
    assert t.question == "prem-keys", "two blue is carried out now"
    text = t.game.position()
    agenda = "premonitions premonitions:pair+three_doors premonitions:two_blue premonition-leaves:two_blue prem-keys:64"
    assert text.endswith(f" refill {agenda}"), text
    again = reverie.from_position(text, seed=1)
    assert again.position() == text
    t.do("discard-key red.key", "discard-key blue.key")
    assert t.question == "prem-door", "then the pair, and two red waits to the end"
    assert t.premonitions == "two_red pair"


@covers("ONI-PREM-05")
def test_what_was_turned_up_and_is_not_true_waits_for_its_time() -> None:
    t = open_door("brown", premonitions="two_red five_doors", doors="red red blue green", down="two_blue two_green",
                  below="red.sun red.moon blue.moon green.moon brown.moon blue.sun")  # fmt: skip
    t.do("resolve five_doors")
    assert t.used.count("two_red") == 1
    assert t.premonitions == "two_green two_blue"


@covers("EX-58", "ONI-PREM-06", "ONI-BASE-37")
def test_ex_58_the_last_door_wins_before_anything_triggers() -> None:
    t = open_door("brown", premonitions="two_brown", doors="red red blue blue green green brown")
    assert t.status == "won"
    assert t.premonitions == "two_brown"


@covers("EX-60", "ONI-PREM-07", "ONI-EDGE-43", "ONI-PREM-02")
def test_ex_60_without_a_discarded_nightmare_two_green_does_nothing() -> None:
    t = open_door("green", premonitions="two_green", doors="green", below="red.moon blue.moon …")
    assert t.premonitions == ""
    assert "two_green" in t.used
    assert t.limbo == ""
    assert t.shuffles == 0
    t = open_door(
        "green", premonitions="two_green", doors="green", below="red.moon blue.moon …", discard="nightmare x2"
    )
    assert t.discard == "nightmare green.key"
    assert (t.pile.count("nightmare"), t.shuffles) == (9, 1)


@covers("ONI-PREM-07", "ONI-PREM-02")
def test_two_blue_discards_two_keys_of_the_pile() -> None:
    below = "red.key x2 green.key x2 blue.sun green.sun brown.sun"
    t = open_door("blue", premonitions="two_blue", doors="blue", below=below)
    assert t.question == "prem-keys"
    assert t.choices == "discard-key red.key, discard-key green.key"
    t.do("discard-key red.key")
    assert t.choices == "discard-key red.key, discard-key green.key"
    t.do("discard-key green.key")
    assert t.discard == "blue.key red.key green.key"
    assert (t.prophecies, t.shuffles) == (0, 1)
    assert "two_blue" in t.used
    t = open_door("blue", premonitions="two_blue", doors="blue", below=below).do("discard-key green.key")
    assert t.discard == "blue.key green.key x2", "ascending: after green only green"


@covers("ONI-PREM-07", "ONI-EDGE-43")
@pytest.mark.parametrize("keys", ["", "brown.key"])
def test_two_blue_takes_what_is_there_and_shuffles_all_the_same(keys: str) -> None:
    t = open_door("blue", premonitions="two_blue", doors="blue", below=f"{keys} blue.sun green.sun brown.sun red.moon")
    assert t.discard == f"blue.key {keys}"
    assert t.shuffles == 1
    assert "two_blue" in t.used


@covers("ONI-PREM-07")
def test_two_brown_returns_any_door() -> None:
    t = open_door("brown", premonitions="two_brown", doors="brown red")
    assert (t.question, t.about) == ("prem-door", {"premonition": "two_brown"})
    assert t.choices == "return door.red, return door.brown"
    t.do("return door.red")
    assert t.doors == "door.brown door.brown"
    assert t.premonitions == ""


@covers("ONI-PREM-07")
def test_pair_returns_a_door_of_a_colour_that_has_two() -> None:
    t = open_door("red", premonitions="pair", doors="red blue green")
    assert t.doors == "door.red door.blue door.green", "only red qualifies"
    t = open_door("blue", premonitions="three_doors pair", down="two_red", doors="red blue",
                  below="red.moon blue.moon green.moon brown.moon red.sun blue.sun green.sun")  # fmt: skip
    assert t.choices == "resolve pair, resolve three_doors"


@covers("ONI-PREM-07", "ONI-PREM-03")
def test_all_colours_shuffles_even_without_a_happy_dream() -> None:
    t = open_door("brown", premonitions="all_colours", doors="red blue green")
    assert t.shuffles == 1
    assert t.discard == "brown.key"
    assert "all_colours" in t.used


@covers("ONI-PREM-07", "ONI-EDGE-04")
def test_the_redraw_of_three_doors_may_lose_the_game() -> None:
    t = open_door("brown", premonitions="three_doors", doors="red blue", below="red.moon blue.moon green.moon")
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-PREM-03")
def test_triggers_need_their_full_number() -> None:
    up = "two_brown pair five_doors all_colours"
    t = open_door("brown", premonitions=up, doors="red blue")
    assert t.premonitions == up
    assert t.question == "turn"


@covers("ONI-PREM-08")
def test_three_doors_is_no_nightmare() -> None:
    t = open_door("brown", modules="premonitions towers incubus oniverse", premonitions="three_doors", doors="red blue",
                  towers="tower.red.4", rallied="mirror",
                  below="red.moon blue.moon green.moon brown.moon red.sun")  # fmt: skip
    assert t.answers == ["open brown.key", "resolve three_doors"], "no other answer was possible"
    assert t.towers == "tower.red.4"
    assert t.rallied == "mirror"
    assert t.figure
    assert t.hand == "red.moon blue.moon green.moon brown.moon red.sun"


@covers("EX-89", "ONI-PREM-09", "ONI-PREM-07", "ONI-EDGE-43")
def test_ex_89_an_empty_reserve_turns_up_nothing() -> None:
    t = open_door("brown", premonitions="five_doors", down="three_doors", doors="red red blue green",
                  below="red.moon blue.moon green.moon brown.moon red.sun blue.sun")  # fmt: skip
    assert t.premonitions == ""
    assert t.reserve == 0
    assert len(t.used) == 8
    assert t.discard == "brown.key red.sun blue.sun green.sun"
    assert len(t.hand) == 5


# ---- happy dreams -----------------------------------------------------------------------------------------


@covers("EX-59", "ONI-PREM-10", "ONI-PREM-11", "ONI-PREM-12", "ONI-PREM-13")
def test_ex_59_a_happy_dream_arranges_the_next_seven_cards() -> None:
    below = "nightmare red.sun nightmare door.red blue.sun brown.sun green.key green.moon …"
    t = happy(hand="red.key blue.sun green.sun brown.sun", premonitions="two_red", below=below)
    assert t.question == "happy"
    assert t.choices == "banish two_red, seven, seek"
    assert t.resolving == "happy"
    t.do("seven", "order door.red green.key red.sun blue.sun brown.sun")
    assert t.discard == "nightmare nightmare happy"
    assert (t.question, t.about) == ("door", {"card": "door.red"})
    assert t.choices == "open red.key, limbo"
    assert t.pile_top == "green.key red.sun blue.sun brown.sun green.moon"
    assert t.known_top == "green.key red.sun blue.sun brown.sun"


@covers("EX-96", "ONI-GEN-12", "ONI-PREM-12")
def test_ex_96_cards_are_kept_one_by_one_and_the_rest_is_discarded() -> None:
    t = happy(below=f"{SEVEN} blue.key …").do("seven")
    assert t.question == "happy-seven"
    assert len(t.choices) == 7
    kinds = ("nightmare", "red.sun", "door.red", "blue.sun", "brown.sun", "green.key")
    assert t.choices == ", ".join([*(f"keep {kind}" for kind in kinds), "discard-rest"])
    t.do("keep door.red", "keep red.sun")
    assert t.choices == "keep nightmare, keep blue.sun, keep brown.sun, keep green.key, discard-rest"
    t.do("discard-rest")
    assert t.discard == "nightmare nightmare blue.sun brown.sun green.key happy"
    assert t.moves.count("door.red pile>resolving") == 1, "the first one kept is drawn next"


@covers("ONI-PREM-12")
def test_all_seven_may_be_kept_and_dreams_have_no_effect() -> None:
    order = "red.sun door.red nightmare nightmare blue.sun brown.sun green.key"
    t = happy(below=f"{SEVEN} blue.key …").do("seven", f"order {order}")
    assert t.discard == "happy"
    assert t.hand == f"{FOUR} red.sun"
    assert t.pile_top == "door.red nightmare nightmare blue.sun brown.sun green.key blue.key"


@covers("ONI-PREM-12", "ONI-EDGE-09")
def test_seven_with_fewer_cards_uses_all_and_is_always_available() -> None:
    t = happy(below="nightmare red.sun red.moon").do("seven", "order red.sun")
    assert t.discard == "nightmare red.moon happy"
    assert t.hand == f"{FOUR} red.sun"
    t = happy(below="")
    assert t.answers[:1] == ["seven"], "nothing else is possible"
    assert t.ending == "lost pile_empty ONI-BASE-38"


@covers("ONI-PREM-11", "ONI-PREM-10")
def test_banishing_removes_a_premonition_without_effect() -> None:
    t = happy(premonitions="two_red three_doors")
    assert t.choices == "banish two_red, banish three_doors, seven, seek"
    t.do("banish three_doors")
    assert t.premonitions == "two_red"
    assert "three_doors" in t.used
    assert t.hand == f"{FOUR} red.moon"
    assert t.discard == "happy"
    assert happy(premonitions="").choices == "seven, seek"


@covers("ONI-PREM-13")
def test_seeking_fetches_any_card_which_is_drawn_next() -> None:
    t = happy(below="nightmare red.sun x3 door.red blue.key").do("seek")
    assert t.question == "happy-search"
    assert t.choices == "fetch red.sun, fetch blue.key, fetch door.red, fetch nightmare"
    t.do("fetch blue.key")
    assert t.hand == f"{FOUR} blue.key"
    assert t.discard == "happy"
    assert t.shuffles == 1
    assert t.pile == "nightmare red.sun x3 door.red"


@covers("ONI-PREM-13")
def test_seeking_needs_a_card_and_a_fetched_nightmare_strikes() -> None:
    assert happy(premonitions="two_red", below="").choices == "banish two_red, seven", "nothing to seek"
    t = happy(below="nightmare red.sun blue.sun").do("seek", "fetch nightmare")
    assert t.question == "nightmare"
    assert t.resolving == "nightmare"
    assert t.discard == "happy"


@covers("EX-88", "ONI-PREM-14", "ONI-EDGE-29")
def test_ex_88_a_happy_dream_in_a_redraw_has_no_effect() -> None:
    cards = "happy red.moon blue.moon green.moon happy brown.moon red.key …"
    hand = "red.moon blue.moon green.moon brown.moon red.key"
    t = dark(hand=FOUR, pile=f"nightmare {cards}", at="refill").do("ward hand")
    assert t.hand == hand
    assert t.answers == ["ward hand"]
    assert t.pile.count("happy") == 4
    assert t.discard == f"{FOUR} nightmare"
    t = dark(modules="premonitions crossroads", hand=f"{FOUR} deadend", pile=cards).do("flee")
    assert t.hand == hand
    assert t.answers == ["flee"]
    assert t.moves.count("happy limbo>pile") == 2
    t = dark(pile=cards, at="redraw", turn=0)
    assert t.hand == hand
    assert t.answers == []
    assert t.pile.count("happy") == 4


@covers("ONI-PREM-14")
def test_a_happy_dream_revealed_by_a_nightmare_goes_to_the_limbo() -> None:
    t = dark(hand=FOUR, pile="nightmare happy red.sun happy blue.sun green.sun red.moon …", at="refill").do("ward mill")
    assert t.discard == "red.sun blue.sun green.sun nightmare"
    assert (t.pile.count("happy"), t.question) == (4, "turn")


@covers("ONI-PREM-15", "ONI-PREM-07", "ONI-X-33", "ONI-EDGE-32")
def test_in_a_team_the_doors_of_both_count_and_the_active_player_suffers() -> None:
    zones = {"mode": "team", "hand1": "blue.sun brown.sun red.sun", "shared": "green.sun green.moon"}
    t = open_door("brown", **zones, hand="brown.key red.moon", premonitions="two_brown pair", doors="red",
                  doors1="red brown")  # fmt: skip
    assert t.choices == "resolve two_brown, resolve pair"
    t.do("resolve two_brown")
    own, partner = "return door.red, return door.brown", "return partner door.red, return partner door.brown"
    assert t.choices == f"{own}, {partner}"
    t.do("return partner door.brown")
    assert t.seen_by(1).doors == "door.red"
    assert t.question == "prem-door", "a pair of red doors is still there"
    t.do("return door.red")
    assert t.seen_by(0).doors == "door.brown"


@covers("ONI-PREM-15", "ONI-TEAM-09")
def test_in_a_team_three_doors_costs_the_hand_of_the_active_player() -> None:
    zones = {"mode": "team", "hand1": "blue.sun brown.sun red.sun", "shared": "green.sun green.moon"}
    t = open_door("brown", **zones, hand="brown.key red.moon", premonitions="three_doors", doors="red", doors1="blue",
                  below="red.moon blue.moon brown.moon red.key blue.key …")  # fmt: skip
    assert t.seen_by(0).hand == "red.moon blue.moon brown.moon"
    assert t.shared == "red.key blue.key"
    assert t.seen_by(1).hand == zones["hand1"]
    assert t.discard == "brown.key red.moon green.sun green.moon"


@covers("ONI-PREM-07", "ONI-PREM-03")
def test_with_two_pairs_the_player_chooses_the_door() -> None:
    t = open_door("green", premonitions="five_doors", down="pair", doors="red red blue blue")
    assert t.question == "prem-door"
    assert t.choices == "return door.red, return door.blue"
    t.do("return door.blue")
    assert t.doors == "door.red door.red door.blue door.green"
    assert t.premonitions == ""
    assert t.question == "turn"
