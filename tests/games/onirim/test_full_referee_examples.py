"""The full referee is judged first: worked examples of the law's chapter 15, so that two do not err together."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.onirim.full_referee import FullReferee
from tests.games.onirim.full_referee_table import NOBODY, Goal, in_order, run_length
from tests.games.written import read


def judge_at(
    modules: str = "",
    *,
    at: str = "turn",
    mode: str = "solo",
    hand: str = "",
    pile: str = "",
    row: str = "",
    doors: str = "",
    discard: str = "",
    goals: str = "",
    rallied: str = "",
    up: str = "",
    towers: str = "",
    **variants: str,
) -> FullReferee:
    """A referee with a fixed pile at the start of a turn or of phase 2; variants are written `hard_towers="true"`."""
    settings = {name.replace("_", ".", 1) if "_" in name else name: value for name, value in variants.items()}
    judge = FullReferee("third", mode, modules.split(), settings)
    judge.personal[0], judge.rows[0], judge.discard = read(hand), read(row), read(discard)
    judge.doors[0] = [f"door.{colour}" for colour in doors.split()]
    judge.over = [(card, NOBODY) for card in read(pile)]
    judge.goals = [Goal(word.rstrip("*"), word.endswith("*")) for word in goals.split()]
    judge.rallied, judge.premonitions_up, judge.towers = rallied.split(), up.split(), read(towers)
    judge.flow = judge.turns() if at == "turn" else judge.from_refill()
    return judge


def go(judge: FullReferee, *answers: str) -> FullReferee:
    """From the start of its flow through these answers."""
    judge.advance(None)
    for answer in answers:
        judge.advance(answer)
    return judge


def offered(judge: FullReferee, choices: str) -> bool:
    return sorted(judge.choices) == sorted(word.strip() for word in choices.split(","))


def on_top(judge: FullReferee) -> list[str]:
    return [card for card, _ in judge.over]


HAND = "red.sun red.moon blue.sun green.sun brown.sun"


def test_ex_27_28_97_the_draft_and_what_the_partner_knows() -> None:
    pile = "red.sun door.blue red.moon blue.sun nightmare green.key brown.sun brown.moon blue.key green.sun"
    judge = judge_at(mode="team", pile=pile)
    judge.flow = judge.whole_game()
    go(judge, *(f"draft {card}" for card in read("green.key blue.key red.sun blue.sun red.moon brown.sun")))
    assert sorted(judge.personal[0]) == ["green.key", "red.moon", "red.sun"]
    assert sorted(judge.shared) == ["brown.moon", "green.sun"]
    assert judge.pile() == Counter({"door.blue": 1, "nightmare": 1})
    assert judge.known[0] == Counter(judge.personal[0])
    judge.put_on_top(["blue.moon"], [0])
    judge.advance("play red.sun")
    assert (judge.active, judge.turn) == (1, 2)
    assert +judge.known[0] == Counter({"green.key": 1, "red.moon": 1})
    judge.put_on_top(["red.key"], [0])
    judge.advance("play shared brown.moon")
    assert "red.key" in judge.shared


def test_ex_31_the_exchange_comes_after_the_prophecy() -> None:
    judge = judge_at(mode="team", hand="green.key red.sun red.moon", pile="nightmare red.sun blue.moon")
    judge.shared = read("brown.moon green.sun")
    go(judge, "discard green.key", "drop nightmare", "put red.sun")
    assert judge.question == "swap"
    assert offered(judge, "swap red.sun, swap red.moon, no-swap")
    judge.advance("swap red.moon")
    assert offered(judge, "swap-for brown.moon, swap-for green.sun")
    judge.advance("swap-for brown.moon")
    assert sorted(judge.personal[0]) == ["brown.moon", "red.sun", "red.sun"]
    assert judge.known[0]["brown.moon"] == 1


def test_ex_35_planning_lets_a_drawn_door_in() -> None:
    judge = judge_at(
        "book",
        at="refill",
        hand="blue.key red.sun red.moon green.sun",
        pile="door.blue red.sun red.sun red.sun",
        discard="red.sun x3 blue.sun x4",
        goals="green blue red",
    )
    go(judge, "go-on")
    assert offered(judge, "limbo, cast paradoxical_prophecy, cast parallel_planning")
    for answer in ("cast parallel_planning", "plan 0", "plan-with 1"):
        judge.advance(answer)
    assert offered(judge, "open blue.key, limbo")
    assert len(judge.removed) == 7
    judge.advance("open blue.key")
    assert [(goal.kind, goal.covered) for goal in judge.goals][:2] == [("blue", True), ("green", False)]


def test_ex_36_the_player_chooses_the_order_card_to_uncover() -> None:
    judge = judge_at(
        "book",
        at="refill",
        hand="red.sun x4",
        pile="nightmare red.moon",
        doors="red blue red",
        goals="red* blue* red* green",
    )
    go(judge, "ward door.red")
    assert offered(judge, "uncover 0, uncover 2")
    judge.advance("uncover 2")
    assert judge.next_goal() == 2


def test_ex_38_paradoxical_prophecy_with_a_short_pile() -> None:
    judge = judge_at("book", hand=HAND, pile="red.sun nightmare door.blue", discard="red.sun x5", goals="red blue")
    go(judge, "cast paradoxical_prophecy", "put-first door.blue", "put-under red.sun")
    assert on_top(judge) == ["door.blue"]
    assert [card for card, _ in judge.under] == ["red.sun", "nightmare"]


def test_ex_40_an_incantation_lays_out_one_door() -> None:
    pile = "red.sun door.green nightmare door.red blue.moon brown.sun brown.moon"
    judge = judge_at("glyphs", hand="blue.glyph red.sun red.moon green.sun blue.sun", pile=pile)
    go(judge, "discard blue.glyph")
    assert offered(judge, "incant door.green, incant door.red")
    for answer in ("incant door.red", "put-under blue.moon", "put-under red.sun", "put-under door.green"):
        judge.advance(answer)
    assert [card for card, _ in judge.under] == ["blue.moon", "red.sun", "door.green", "nightmare"]
    assert judge.doors[0] == ["door.red"]
    assert "brown.sun" in judge.hand


def test_ex_45_three_ways_to_a_captured_door() -> None:
    judge = judge_at("dreamcatchers", hand="green.sun red.sun red.moon blue.sun brown.sun", row="green.sun green.moon")
    judge.over = [("red.key", NOBODY), ("blue.key", NOBODY)]
    judge.catchers[0], judge.catchers[1] = ["door.green"], ["nightmare", "lost"]
    go(judge, "play green.sun")
    assert offered(judge, "decline, search, take catcher-0 door.green")
    judge.advance("search")
    assert offered(judge, "empty 0, empty 1, empty none")
    judge.advance("empty 1")
    assert offered(judge, "take catcher-0 door.green, leave")
    assert judge.pile()["lost"] == 1


def test_ex_44_47_overloads() -> None:
    judge = judge_at("dreamcatchers")
    judge.catchers = [["lost"], ["lost", "nightmare"], ["lost"], ["door.red"]]
    judge.limbo = ["door.blue"]
    judge.phase_three()
    assert judge.catchers == [[], [], []]
    assert judge.size() == 6


def test_ex_50_52_towers_that_may_be_lost() -> None:
    hand, pile = "red.key red.sun red.sun red.moon", "nightmare red.sun red.sun red.sun"
    judge = judge_at("towers", at="refill", hand=hand, pile=pile, towers="tower.red.4 tower.green.5 tower.blue.3")
    go(judge, "ward red.key")
    assert offered(judge, "lose tower.red.4, lose tower.blue.3, false-alarm")
    row = "tower.red.4 tower.green.5 tower.brown.4 tower.blue.3"
    safe = go(judge_at("towers", at="refill", hand=hand, pile=pile, towers=row), "ward red.key")
    assert safe.question == "turn"
    hard = judge_at("towers", at="refill", hand=hand, pile=pile, towers=row, hard_towers="true")
    go(hard, "ward red.key")
    assert offered(hard, "lose tower.red.4, lose tower.brown.4, lose tower.blue.3, false-alarm")


def test_ex_55_a_premonition_that_is_no_longer_true_stays() -> None:
    judge = judge_at(
        "premonitions",
        at="refill",
        hand="red.key red.sun red.sun red.moon",
        pile="door.red blue.sun blue.moon",
        doors="red blue",
        up="two_red pair five_doors all_colours",
    )
    go(judge, "open red.key")
    assert offered(judge, "resolve two_red, resolve pair")
    judge.advance("resolve pair")
    assert judge.question == "turn", "both red doors are one choice"
    assert (judge.used, sorted(judge.premonitions_up)) == (["pair"], ["all_colours", "five_doors", "two_red"])


def test_ex_57_premonitions_turned_up_trigger_at_once() -> None:
    judge = judge_at("premonitions", doors="red red blue green brown", up="five_doors", pile="happy red.sun")
    judge.reserve = ["all_colours", "two_green", "two_blue"]
    judge.reserve_feed.extend(["all_colours", "two_green"])
    judge.flow = judge.premonitions()
    assert list(judge.flow) == []
    assert judge.discard == ["happy"]
    assert (judge.used, judge.premonitions_up) == (["five_doors", "all_colours"], ["two_green"])


def test_ex_62_63_66_crossroads() -> None:
    judge = judge_at("crossroads", hand="blue.moon red.sun", row="red.sun x.moon blue.sun", pile="door.blue red.sun x5")
    go(judge, "play blue.moon")
    assert offered(judge, "take door.blue, decline, search")
    for row, playable in {
        "green.moon": True,
        "red.sun blue.moon": True,
        "": False,
        "red.sun red.moon": False,
        "red.sun red.moon red.sun": False,
        "red.sun x.moon green.key": True,
    }.items():
        hard = judge_at("crossroads", hand="x.sun", row=row, hard_crossroads="true")
        assert hard.playable("x.sun", same_symbol=False) == playable, row
    assert run_length(["red.sun", "x.moon", "green.sun"], hard=True) == 1
    assert run_length(["red.sun", "x.moon", "green.sun"], hard=False) == 2


def test_ex_73_a_stored_card() -> None:
    hand = "red.key red.sun blue.sun green.sun brown.sun"
    judge = judge_at("oniverse", hand=hand, pile="green.moon red.moon blue.moon", rallied="treasure_keeper")
    go(judge, "store red.key")
    assert (judge.question, len(judge.hand), judge.stored) == ("turn", 5, ["red.key"])
    judge.advance("discard stored 0")
    assert judge.question == "prophecy"
    judge.advance("drop blue.moon")
    assert len(judge.hand) == 5
    assert in_order(judge.discard) == ["red.key", "blue.moon", "den.treasure_keeper"]
    assert on_top(judge) == ["red.moon"]


def test_ex_78_94_the_adversary() -> None:
    hand = "red.key red.sun red.moon blue.sun green.sun"
    pile = "blue.sun blue.moon door.red blue.key"
    judge = judge_at("incubus", hand=hand, row="red.sun red.moon", pile=pile, incubusMode="adversary")
    go(judge, "play red.sun")
    assert offered(judge, "decline, search")
    brave = judge_at("incubus", hand=hand, row="red.sun red.moon", pile=pile, incubusMode="adversary")
    go(brave, "face", "ward red.key", "play red.sun")
    assert offered(brave, "take door.red, decline, search")
    late = judge_at("incubus", hand=HAND, doors="red red blue blue green green brown brown", pile="red.sun x6")
    late.variants |= {"incubusMode": "adversary", "alt.adversaryTiming": "beforeWin"}
    go(late, "face", "ward mill")
    assert late.status == "won"


def test_ex_95_payments() -> None:
    discard = "red.sun x3 red.key x2 nightmare door.blue"
    plain = judge_at("book", hand=HAND, pile=HAND, discard=discard, goals="red blue")
    go(plain, "cast paradoxical_prophecy")
    assert Counter(plain.removed) == Counter({"red.sun": 3, "red.key": 2})
    assert len(payments("book premonitions", discard)) == 2
    results = payments("book oniverse", discard)
    assert results == {(3, 2, 0), (3, 1, 1), (3, 0, 2), (2, 2, 1), (2, 1, 2), (1, 2, 2)}


def payments(modules: str, discard: str) -> set[tuple[int, int, int]]:
    """Every way to pay, found by giving every answer: red suns, red keys, others."""
    found: set[tuple[int, int, int]] = set()
    waiting: list[list[str]] = [[]]
    while waiting:
        answers = waiting.pop()
        judge = judge_at(modules, hand=HAND, pile=HAND, discard=discard, goals="red blue")
        go(judge, "cast paradoxical_prophecy", *answers)
        if judge.question == "pay":
            waiting += [[*answers, choice] for choice in judge.choices]
        else:
            paid = Counter(judge.removed)
            found.add((paid["red.sun"], paid["red.key"], 5 - paid["red.sun"] - paid["red.key"]))
    return found


def test_ex_96_happy_seven() -> None:
    pile = "happy nightmare nightmare red.sun door.red blue.sun brown.sun green.key"
    judge = judge_at("premonitions", at="refill", hand="red.moon x4", pile=pile)
    go(judge, "seven")
    assert len(judge.choices) == 7
    for answer in ("keep door.red", "keep red.sun", "discard-rest"):
        judge.advance(answer)
    assert (judge.limbo, judge.discard.count("nightmare"), len(judge.discard)) == ([], 2, 6)


def test_ex_98_the_harpoon_hunter_may_empty_the_pile() -> None:
    judge = judge_at("oniverse", at="refill", hand="red.sun x4", pile="nightmare x2", rallied="harpoon_hunter")
    go(judge, "use harpoon_hunter")
    assert (judge.status, judge.reason) == ("lost", "pile_empty")


def test_ex_99_a_happy_dream_and_a_captured_door() -> None:
    judge = judge_at("premonitions dreamcatchers", at="refill", hand="red.sun x4", pile="happy red.moon blue.sun")
    judge.catchers[0] = ["door.red"]
    go(judge)
    assert offered(judge, "seven, seek, take catcher-0 door.red")
    judge.advance("seek")
    assert offered(judge, "fetch red.moon, fetch blue.sun, search")
    judge.advance("search")
    assert offered(judge, "empty 0, empty none")
    judge.dice = random.Random(1)
    judge.advance("empty 0")
    assert "happy" in judge.discard
    assert "door.red" not in on_top(judge)
