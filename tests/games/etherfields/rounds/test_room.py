"""Capacity and large creatures: whom TEAM pushes, and where (6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.rounds.creatures_for_tests import companion, corridor, creature
from tests.games.etherfields.tables import Who, board, creatures, offered, play, point, push, table, where
from tests.support import covers

WALKER = creature("walker", 3)
CROWD = creature("crowd", 1)
GIANT = creature("giant", 3, "large")


def crowded(people: list[Who], figures: dict[str, str], *, face: str = "stride", **more: Any) -> Engine:
    """A walker goes for somebody on a full field."""
    pack = [WALKER, CROWD, GIANT, companion("dog"), *more.pop("pack", [])]
    e = table(people, pack=pack, figures=figures, dice={"creature": [face] * 9}, **more)
    return push(e, "roll_and_move", figure=100)


@covers("ETH-CAP-01", "ETH-CAP-03", "EX-54")
def test_a_creature_that_ends_on_a_full_field_pushes_a_character() -> None:
    """F = A2.nw with c1, c2 and two creatures."""
    people = [Who(at="A2.nw"), Who(at="A2.nw")]
    e = crowded(people, {"walker": "A1.nw", "crowd": "A2.nw A2.nw"}, tiles=corridor())
    play(e, "target c1")
    assert point(e) == "DP-38"
    assert offered(e) == ["push c1", "push c2"]
    play(e, "push c2")
    assert offered(e) == ["push c2 at A1.ne", "push c2 at A2.ne"]
    play(e, "push c2 at A2.ne")
    assert [where(e, 0), where(e, 1)] == ["A2.nw", "A2.ne"]
    assert creatures(e, "walker") == ["A2.nw"]


@covers("ETH-CAP-03", "ETH-CRE-06", "EX-54")
def test_a_creature_that_pushes_its_own_target_does_not_follow_it() -> None:
    """It has a field of movement left, but its move ends on F: there are 1 character and 3 creatures then."""
    people = [Who(at="A2.nw"), Who(at="A2.nw")]
    e = crowded(people, {"walker": "A1.nw", "crowd": "A2.nw A2.nw"}, tiles=corridor())
    play(e, "target c1", "push c1", "push c1 at A2.ne")
    assert [where(e, 0), where(e, 1)] == ["A2.ne", "A2.nw"]
    assert creatures(e, "walker") == ["A2.nw"]


BACK = {"trap": [{"relocate": {"who": "self", "field": {"field": {"pick": "id", "id": "A1.ne"}}}}]}


@covers("ETH-CAP-06", "ETH-CAP-04", "ETH-TRP-02")
def test_whom_a_trap_sends_back_is_not_pushed_again() -> None:
    """The only way out of A1.ne is a trap that leads back: no room can be made, and the walker stops before it."""
    tiles = corridor(A1={"nw": {"blocked": True}}, A2={"nw": BACK})
    people = [Who(at="A1.ne"), Who(at="A1.ne")]
    e = crowded(people, {"walker": "A2.ne", "crowd": "A1.ne A1.ne"}, tiles=tiles)
    play(e, "target c1", "push c1")
    assert (point(e), where(e, 0), creatures(e, "walker")) == ("DP-20", "A1.ne", ["A2.nw"])
    e = table(people, pack=[CROWD, WALKER], figures={"crowd": "A1.ne A1.ne", "walker": "A4.ne"}, tiles=tiles)
    push(e, "arrive", figure=102, fields=[1])
    play(e, "push c1")
    assert creatures(e, "walker") == ["A2.nw"], "relocated, it is put beside it"


@covers("ETH-BIG-03", "ETH-BIG-02", "ETH-CAP-06")
@pytest.mark.parametrize("how", ["walks", "is relocated"])
def test_if_not_all_make_room_for_a_large_creature_the_others_go_back(how: str) -> None:
    """c1 was pushed to where the giant stands, c2 comes back by a trap: the giant does not enter."""
    people = [Who(at="A1.ne"), Who(at="A1.ne")]
    e = table(people, pack=[GIANT], figures={"giant": "A1.nw"}, tiles=corridor(A2={"nw": BACK}),
              dice={"creature": ["stride"]})  # fmt: skip
    if how == "walks":
        push(e, "roll_and_move", figure=100)
        play(e, "target c1")
    else:
        push(e, "arrive", figure=100, fields=[1])
    play(e, "push c1", "push c1 at A1.nw", "push c2 at A2.nw")
    if how == "is relocated":
        assert creatures(e, "giant") != ["A1.ne"]
    assert [where(e, 0), where(e, 1)] == ["A1.ne", "A1.ne"]


@covers("ETH-CAP-04", "EX-55")
def test_a_single_character_is_not_pushed() -> None:
    e = crowded([Who(at="A2.nw")], {"walker": "A1.nw", "crowd": "A2.nw A2.nw A2.nw"}, tiles=corridor())
    assert creatures(e, "walker") == ["A1.ne"]
    assert where(e, 0) == "A2.nw"


@covers("ETH-CAP-02", "ETH-CAP-04")
def test_it_ends_on_the_last_field_with_room() -> None:
    """Two full fields in a row: the walker passes the first, is not let into the second, and comes to stand before."""
    figures = {"walker": "A1.nw", "crowd": "A1.ne A1.ne A1.ne A1.ne A2.nw A2.nw A2.nw"}
    e = crowded([Who(at="A2.nw")], figures, tiles=corridor())
    assert creatures(e, "walker") == ["A1.nw"]


@covers("ETH-CAP-02")
def test_full_fields_may_be_crossed() -> None:
    figures = {"walker": "A1.nw", "crowd": "A1.ne A1.ne A1.ne A1.ne"}
    e = crowded([Who(at="A2.ne")], figures, tiles=corridor())
    assert creatures(e, "walker") == ["A2.ne"]


@covers("ETH-CAP-05")
def test_a_full_field_without_characters_is_not_ended_on() -> None:
    figures = {"walker": "A1.nw", "crowd": "A1.ne A1.ne A1.ne A1.ne"}
    e = crowded([Who(at="A2.ne")], figures, face="crawl", tiles=corridor())
    assert creatures(e, "walker") == ["A1.nw"]


@covers("ETH-CAP-06")
def test_a_push_goes_to_an_adjacent_field_with_room() -> None:
    """No closed edge, not blocked, not full, no large creature."""
    e = table([Who(at="A2.nw")], pack=[GIANT, CROWD], figures={"giant": "A2.ne"}, tiles=corridor())
    push(e, "push", figure=0)
    assert where(e, 0) == "A1.ne"
    e = table([Who(at="A1.nw")], pack=[CROWD], figures={"crowd": "A1.ne A1.ne A1.ne A1.ne"}, tiles=corridor())
    push(e, "push", figure=0)
    assert where(e, 0) == "A1.nw"  # impossible
    walled = corridor(A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}]})
    e = table([Who(at="A1.nw")], tiles=walled)
    push(e, "push", figure=0)
    assert where(e, 0) == "A1.nw"


@covers("ETH-CAP-06", "ETH-STA-04")
def test_paralysed_figures_are_not_pushed() -> None:
    people = [Who(at="A2.nw"), Who(at="A2.nw")]
    e = table(
        people,
        pack=[WALKER, CROWD],
        figures={"walker": "A1.nw", "crowd": "A2.nw A2.nw"},
        tiles=corridor(),
        dice={"creature": ["stride"]},
    )
    put_state(e, 0, "paralysed")
    push(e, "roll_and_move", figure=100)
    play(e, "target c1")
    assert offered(e) == ["push c2 at A1.ne", "push c2 at A2.ne"]  # nobody else can go
    put_state(e, 1, "paralysed")
    push(e, "push", figure=1)
    assert where(e, 1) == "A2.nw"


@covers("ETH-CAP-06", "ETH-TRP-01")
def test_pushed_onto_a_trap() -> None:
    """R-25."""
    e = table([Who(at="A1.nw")], tiles=corridor(A1={"ne": {"trap": [{"suffer": 1}]}}))
    push(e, "push", figure=0)
    assert where(e, 0) == "A1.ne"
    assert e.character(0).suffering == 1


@covers("ETH-CAP-04", "ETH-SPN-06")
def test_an_appearing_creature_goes_beside_a_full_field() -> None:
    tiles = corridor(A1={"nw": {"spawn": {}}})
    e = table([Who(at="A1.nw")], pack=[WALKER, CROWD], figures={"crowd": "A1.nw A1.nw A1.nw"}, tiles=tiles)
    push(e, "spawn", creature="walker", n=1)
    assert creatures(e, "walker") == ["A1.ne"]


@covers("ETH-CAP-05", "ETH-BIG-01", "ETH-SPN-06")
def test_a_creature_that_appears_where_a_large_one_stands() -> None:
    """R-26."""
    tiles = board(A1={"nw": {"spawn": {}}})
    e = table([Who(at="C4.se")], pack=[WALKER, GIANT], figures={"giant": "A1.nw"}, tiles=tiles)
    push(e, "spawn", creature="walker", n=1)
    assert point(e) == "DP-38"
    assert offered(e) == ["appear A1.ne", "appear A1.sw"]


@covers("ETH-CAP-04")
def test_no_room_anywhere_no_creature() -> None:
    tiles = {"A1": {"nw": {"spawn": {}}, "ne": {"blocked": True}, "sw": {"blocked": True}, "se": {"blocked": True}}}
    e = table([Who(at="A1.nw")], pack=[WALKER, CROWD], figures={"crowd": "A1.nw A1.nw A1.nw"}, tiles=tiles)
    push(e, "spawn", creature="walker", n=1)
    assert creatures(e, "walker") == []
    assert e.state.supply["creature_token"] == 12


@covers("ETH-CAP-07")
def test_no_creature_comes_to_four_characters_behind_walls() -> None:
    walls = [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["nw", "sw"], "state": "wall"}]
    people = [Who(at="A1.nw") for _ in range(4)]
    e = table(people, pack=[WALKER], figures={"walker": "A2.nw"}, tiles=board(A1={"nw": {"spawn": {}}, "edges": walls}))
    push(e, "spawn", creature="walker", n=1)
    push(e, "arrive", figure=100, fields=[0])
    assert creatures(e, "walker") == ["A2.nw"]


@covers("ETH-CAP-08", "ETH-CAP-03")
def test_a_relocated_creature_pushes_like_a_moving_one() -> None:
    people = [Who(at="A2.nw"), Who(at="A2.nw")]
    e = table(people, pack=[WALKER, CROWD], figures={"walker": "A4.ne", "crowd": "A2.nw A2.nw"}, tiles=corridor())
    push(e, "arrive", figure=100, fields=[2])
    assert offered(e) == ["push c1", "push c2"]
    play(e, "push c1", "push c1 at A1.ne")
    assert creatures(e, "walker") == ["A2.nw"]


@covers("ETH-BIG-01")
def test_the_field_of_a_large_creature_is_full() -> None:
    """A walker that would end there stays before it; nobody pushes a large one."""
    figures = {"walker": "A1.nw", "giant": "A1.ne"}
    e = crowded([Who(at="A2.nw")], figures, face="crawl", tiles=corridor())
    assert creatures(e, "walker") == ["A1.nw"]
    push(e, "push", figure=101)
    assert creatures(e, "giant") == ["A1.ne"]


@covers("ETH-BIG-02", "EX-56")
def test_a_large_creature_pushes_everybody_and_stops() -> None:
    e = table(
        [Who(at="A1.ne"), Who(at="A4.ne")],
        pack=[GIANT, companion("dog")],
        figures={"giant": "A1.nw"},
        companions={"dog": "A1.ne"},
        tiles=board(),
        dice={"creature": ["stride"]},
    )
    push(e, "roll_and_move", figure=100)
    assert offered(e) == ["push c1", "push dog.101"]
    play(e, "push c1")
    # The field it has just left counts as free.
    assert offered(e) == ["push c1 at A1.nw", "push c1 at A2.nw", "push c1 at A1.se"]
    play(e, "push c1 at A2.nw", "push dog.101 at A1.nw")
    assert (creatures(e, "giant"), point(e)) == (["A1.ne"], "DP-20")  # one field of three
    assert [where(e, 0), where(e, 101)] == ["A2.nw", "A1.nw"]


@covers("ETH-BIG-02")
def test_a_large_creature_passes_over_empty_fields() -> None:
    e = table(
        [Who(at="A2.ne")], pack=[GIANT], figures={"giant": "A1.nw"}, tiles=corridor(), dice={"creature": ["stride"]}
    )
    push(e, "roll_and_move", figure=100)
    assert point(e) == "DP-38"
    assert offered(e) == ["push c1 at A2.nw", "push c1 at A3.nw"]


@covers("ETH-BIG-03", "ETH-STA-04")
def test_a_large_creature_does_not_enter_where_somebody_cannot_be_pushed() -> None:
    """R-24."""
    e = table(
        [Who(at="A2.nw")], pack=[GIANT], figures={"giant": "A1.nw"}, tiles=corridor(), dice={"creature": ["stride"]}
    )
    put_state(e, 0, "paralysed")
    push(e, "roll_and_move", figure=100)
    assert creatures(e, "giant") == ["A1.ne"]


@covers("ETH-BIG-02", "ETH-SPN-06")
def test_a_large_creature_that_appears_pushes_everybody() -> None:
    tiles = corridor(A1={"ne": {"spawn": {}}})
    e = table([Who(at="A1.ne"), Who(at="A1.ne")], pack=[GIANT], tiles=tiles)
    push(e, "spawn", creature="giant", n=1)
    play(e, "push c1", "push c1 at A1.nw", "push c2 at A2.nw")
    assert creatures(e, "giant") == ["A1.ne"]
    push(e, "spawn", creature="giant", n=1)
    assert creatures(e, "giant") == ["A1.ne"]  # there is only one of it


@covers("ETH-CAP-02")
def test_whoever_is_on_a_full_field_when_everything_ends_goes_back() -> None:
    tiles = corridor(A1={"ne": {"trap": ["end_slumber"]}})
    people = [Who(at="A1.nw", hand="C3")]
    e = table(people, pack=[CROWD], figures={"crowd": "A1.ne A1.ne A1.ne A1.ne"}, tiles=tiles)
    play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne")
    assert e.state.encounter.result == "ended"
    assert where(e, 0) == "A1.nw"


@covers("ETH-BIG-02")
def test_a_large_creature_that_has_made_room_for_itself_goes_when_everything_ends() -> None:
    """c1 is pushed to where the giant stands, c2 into a trap that ends the slumber."""
    tiles = corridor(A2={"ne": {"trap": ["end_slumber"]}})
    people = [Who(at="A2.nw"), Who(at="A2.nw")]
    e = crowded(people, {"giant": "A1.ne"}, tiles=tiles)
    play(e, "target c1", "push c1", "push c1 at A1.ne", "push c2 at A2.ne")
    assert e.state.encounter.result == "ended"
    assert (where(e, 0), creatures(e, "giant")) == ("A1.ne", ["A2.nw"])
    e = crowded([*people, Who(at="A2.nw")], {"giant": "A1.ne"}, tiles=tiles)
    play(e, "target c1", "push c1", "push c1 at A1.ne", "push c2", "push c2 at A2.ne")
    assert e.state.encounter.result == "ended"
    assert (where(e, 0), creatures(e, "giant")) == ("A2.nw", ["A1.ne"]), "c3 had not left: c1 goes back"
