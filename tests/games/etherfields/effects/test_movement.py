"""Moving (9.8, Movement)."""

from __future__ import annotations

from tests.games.etherfields.effects.saying import creature, passive, progress_card, say, say_team, tells
from tests.games.etherfields.tables import Who, board, creatures, offered, play, point, where
from tests.support import covers


@tells("effect", "move")
def test_a_movement_without_cost() -> None:
    e = say(1, {"move": 2}, answers=["step A1.ne", "step A2.nw"])
    assert where(e, 0) == "A2.nw"
    tiles = board(A1={"ne": {"terrain": ["water"]}})
    e = say(1, {"move": {"n": 2, "only_terrain": "water"}}, tiles=tiles)
    assert offered(e) == ["step A1.ne", "stop"]
    play(e, "step A1.ne")
    assert point(e) == "DP-20", "no water field beyond"


@tells("effect", "relocate")
@tells("switch", "cannot_relocate")
@covers("ETH-MOV-04", "ETH-CAP-08")
def test_a_character_is_relocated_to_a_field_that_is_not_full_and_traps_go_off() -> None:
    tiles = board(
        B1={"nw": {"stairs": True}, "ne": {"stairs": True, "trap": [{"suffer": 1}]}}, A1={"nw": {"stairs": True}}
    )
    stairs = {"field": {"tag": "stairs"}}
    e = say(1, {"relocate": stairs}, tiles=tiles)
    assert (point(e), offered(e)) == ("DP-32", ["relocate B1.nw", "relocate B1.ne"]), "not where it stands"
    play(e, "relocate B1.ne")
    assert (where(e, 0), e.character(0).suffering) == ("B1.ne", 1)
    e = say([Who(at="B1.ne")], {"relocate": "B1.ne"}, tiles=tiles)
    assert e.character(0).suffering == 0, "to the same field: nothing"
    pack = [creature()]
    e = say(1, {"relocate": "B1.nw"}, tiles=tiles, pack=pack, figures={"moth": "B1.nw B1.nw B1.nw B1.nw"})
    assert where(e, 0) == "A1.nw", "a full field"
    held = progress_card("rooted", passive("cannot_relocate", who="self"))
    assert where(say([Who(progress="rooted")], {"relocate": "B1.nw"}, tiles=tiles, pack=[held]), 0) == "A1.nw"


@tells("effect", "relocate_creature")
@covers("ETH-CRE-11", "EX-72", "ETH-STA-04")
def test_creatures_are_relocated_and_paralysed_ones_are_not() -> None:
    tiles = board(B1={"nw": {"spawn": {}}, "se": {"spawn": {}}})
    spawns = {"field": {"tag": "spawn"}}
    e = say(
        1,
        {"relocate_creature": {"who": {"figure": "any"}, "field": spawns}},
        tiles=tiles,
        pack=[creature()],
        figures={"moth": "A1.ne"},
    )
    assert e.question is not None
    assert e.question.seats == (0,)
    play(e, "relocate B1.se")
    assert creatures(e, "moth") == ["B1.se"]
    e = say_team(
        1,
        {"put_state": {"kind": "paralysed", "who": {"figure": "any"}}},
        {"relocate_creature": {"who": {"figure": "any"}, "field": "B1.nw"}},
        tiles=tiles,
        pack=[creature()],
        figures={"moth": "A1.ne"},
    )
    assert creatures(e, "moth") == ["A1.ne"]


@tells("effect", "push")
@covers("ETH-CAP-06")
def test_a_figure_is_pushed_to_an_adjacent_field_that_the_team_chooses() -> None:
    e = say(2, {"push": {"who": {"figure": "any"}}}, pack=[creature()], figures={"moth": "A1.nw"})
    assert e.question is not None
    assert (point(e), e.question.seats) == ("DP-38", (0, 1))
    play(e, next(words for words in offered(e) if "A1.ne" in words))
    assert creatures(e, "moth") == ["A1.ne"]
    e = say([Who(), Who(at="A1.ne")], {"push": {"who": {"character": "other"}}}, answers=["push c2 at A2.nw"])
    assert where(e, 1) == "A2.nw"


@tells("effect", "swap_places")
def test_two_figures_swap_places() -> None:
    both = {"swap_places": {"a": "self", "b": {"character": "other"}}}
    e = say([Who(), Who(at="C4.se")], both)
    assert (where(e, 0), where(e, 1)) == ("C4.se", "A1.nw")
    large = {"swap_places": {"a": "self", "b": {"figure": "any"}}}
    e = say(1, large, pack=[creature(figure="large")], figures={"moth": "C4.se"})
    assert where(e, 0) == "A1.nw", "not with a large one"


@tells("effect", "bring_to")
def test_somebody_is_brought_along_a_shortest_path_without_traps() -> None:
    tiles = board(A1={"ne": {"trap": [{"suffer": 1}]}}, A2={"nw": {"trap": [{"suffer": 1}]}})
    e = say(1, {"bring_to": {"field": "A2.nw"}}, tiles=tiles)
    assert (where(e, 0), e.character(0).suffering) == ("A2.nw", 0)
    walls = [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["nw", "sw"], "state": "wall"}]
    assert where(say(1, {"bring_to": {"field": "A2.nw"}}, tiles=board(A1={"edges": walls})), 0) == "A1.nw"


@tells("effect", "move_creature")
@covers("ETH-CRE-10")
def test_a_creature_walks_towards_away_or_as_one_chooses() -> None:
    pack, figures = [creature()], {"moth": "A2.nw"}
    figure = {"figure": "any"}
    e = say(1, {"move_creature": {"who": figure, "n": 1}}, pack=pack, figures=figures)
    assert creatures(e, "moth") == ["A1.ne"]
    e = say(1, {"move_creature": {"who": figure, "n": 1, "mode": "away", "target": "self"}}, pack=pack, figures=figures)
    play(e, next(words for words in offered(e) if "A2.ne" in words))
    assert creatures(e, "moth") == ["A2.ne"]
    e = say(1, {"move_creature": {"who": figure, "n": 2, "mode": "chosen"}}, pack=pack, figures=figures)
    play(e, next(words for words in offered(e) if "A2.sw" in words))
    play(e, next(words for words in offered(e) if "B2.nw" in words))
    assert creatures(e, "moth") == ["B2.nw"]
    far = {"character": {"pick": "farthest", "of": figure}}
    e = say(
        [Who(), Who(at="A4.ne")], {"move_creature": {"who": figure, "n": 1, "target": far}}, pack=pack, figures=figures
    )
    assert creatures(e, "moth") == ["A2.ne"]
    # The farthest is measured from the creature, whoever's text it is: c1, who speaks, is 7 fields away, c2 only 2.
    e = say(
        [Who(), Who(at="B4.ne")], {"move_creature": {"who": figure, "n": 1, "target": {"character": "farthest"}}},
        pack=pack, figures={"moth": "A4.ne"},
    )  # fmt: skip
    assert creatures(e, "moth") == ["A4.nw"], "to the west, where c1 is"


@covers("ETH-STA-04", "ETH-MOV-04")
def test_a_paralysed_character_is_not_relocated() -> None:
    there = {"relocate": {"who": "self", "field": {"field": {"pick": "id", "id": "C4.se"}}}}
    e = say(1, {"put_state": {"kind": "paralysed", "who": "self"}}, there)
    assert (list(e.state.figures[0].states), where(e, 0)) == (["paralysed"], "A1.nw")
