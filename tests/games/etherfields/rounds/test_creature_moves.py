"""How creatures move (6.27)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land.ways import distance
from reverie.games.etherfields.rounds.creature_moves import allowance, movement
from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.rounds.creatures_for_tests import companion, corridor, creature, near
from tests.games.etherfields.tables import Who, board, creatures, offered, play, point, push, table, where
from tests.support import covers

WALKER = creature("walker", 2)
OTHER = creature("other", 1)


def moving(people: Any, figures: Any, dice: list[str], *, tiles: Any = None, **more: Any) -> Engine:
    """A move step begins."""
    e = table(
        people,
        pack=[WALKER, OTHER, *more.pop("pack", [])],
        figures=figures,
        tiles=tiles,
        dice={"creature": dice},
        **more,
    )
    return push(e, "step", step="move")


@covers("ETH-CRE-01", "ETH-CRE-05", "ETH-CRE-06", "ETH-TRN-05", "EX-48")
def test_stride_moves_the_movement_value_towards_the_nearest_character() -> None:
    e = moving([Who(at="A2.ne")], {"walker": "A1.nw"}, ["stride"], tiles=corridor())
    assert creatures(e, "walker") == ["A2.nw"]  # distance 1


@covers("ETH-CRE-05")
def test_crawl_moves_one_field() -> None:
    e = moving([Who(at="A2.ne")], {"walker": "A1.nw"}, ["crawl"], tiles=corridor())
    assert creatures(e, "walker") == ["A1.ne"]


@covers("ETH-MUT-02", "EX-49")
def test_haste_changes_stride_and_not_crawl() -> None:
    e = table(1, pack=[WALKER], figures={"walker": "A4.ne"}, tiles=corridor())
    e.state.encounter.creatures[0].mutations = ["haste"]
    e.changed()
    assert movement(e, "walker") == 4
    assert [allowance(e, "walker", face) for face in ("crawl", "stride", "surge")] == [1, 4, 4]
    e.state.encounter.creatures[0].mutations = ["haste", "haste"]
    e.changed()
    assert movement(e, "walker") == 6


@covers("ETH-CRE-05", "ETH-CRE-06", "EX-50")
def test_surge_moves_and_rolls_again_and_stops_with_the_character() -> None:
    e = moving([Who(at="A2.ne")], {"walker": "A1.nw"}, ["surge", "stride"], tiles=corridor())
    assert creatures(e, "walker") == ["A2.ne"]
    assert e.state.scripted["creature"] == []


@covers("ETH-CRE-05", "ETH-CRE-07")
def test_after_a_surge_that_reached_its_prey_there_is_no_further_roll() -> None:
    e = moving([Who(at="A1.ne")], {"walker": "A1.nw"}, ["surge", "stride"], tiles=corridor())
    assert creatures(e, "walker") == ["A1.ne"]
    assert e.state.scripted["creature"] == ["stride"]


@covers("ETH-CRE-06", "EX-51")
def test_team_chooses_among_the_nearest_and_among_shortest_paths() -> None:
    people = [Who(at="A1.nw"), Who(at="B2.nw")]
    e = moving(people, {"walker": "A2.nw"}, ["stride"])
    assert point(e) == "DP-37"
    assert offered(e) == ["target c1", "target c2"]
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, "target c1")
    assert creatures(e, "walker") == ["A1.nw"]  # only one way


@covers("ETH-CRE-06")
def test_the_path_is_chosen_field_by_field() -> None:
    e = moving([Who(at="A1.nw")], {"walker": "A1.se"}, ["stride"])
    assert offered(e) == ["step A1.ne", "step A1.sw"]
    play(e, "step A1.sw")
    assert creatures(e, "walker") == ["A1.nw"]


@covers("ETH-CRE-06", "ETH-CRE-08")
def test_the_nearest_is_measured_along_paths() -> None:
    """c2 stands next to the creature, behind a wall; c1 is nearer on foot."""
    tiles = corridor(A2={"edges": [{"between": ["nw", "ne"], "state": "wall"}]})
    e = moving([Who(at="A1.nw"), Who(at="A2.ne")], {"walker": "A2.nw"}, ["crawl"], tiles=tiles)
    assert creatures(e, "walker") == ["A1.ne"]


@covers("ETH-CRE-07", "ETH-WAL-01", "EX-52")
def test_no_movement_without_a_path() -> None:
    tiles = corridor(A2={"edges": [{"between": ["nw", "ne"], "state": "wall"}]})
    for face in ("crawl", "stride", "surge"):
        e = moving([Who(at="A3.nw")], {"walker": "A1.nw"}, [face], tiles=tiles)
        assert creatures(e, "walker") == ["A1.nw"]


@covers("ETH-CRE-07")
def test_no_movement_next_to_its_prey() -> None:
    """It stands with c1; c2 is not gone for."""
    e = moving([Who(at="A1.nw"), Who(at="A1.ne")], {"walker": "A1.nw"}, ["stride"], tiles=corridor())
    assert creatures(e, "walker") == ["A1.nw"]


@covers("ETH-CRE-07", "ETH-CMN-01")
def test_a_companion_does_not_hold_it() -> None:
    """R-22."""
    e = moving(
        [Who(at="A2.nw")],
        {"walker": "A1.nw"},
        ["crawl"],
        tiles=corridor(),
        pack=[companion("dog")],
        companions={"dog": "A1.nw"},
    )
    assert creatures(e, "walker") == ["A1.ne"]


@covers("ETH-CRE-07", "ETH-STA-04", "EX-72")
def test_a_paralysed_figure_does_not_move_and_is_not_relocated() -> None:
    e = table([Who(at="A2.ne")], pack=[WALKER], figures={"walker": "A1.nw"}, tiles=corridor())
    e.state.scripted["creature"] = ["surge", "stride"]
    assert put_state(e, 100, "paralysed")
    push(e, "step", step="move")
    assert creatures(e, "walker") == ["A1.nw"]
    assert e.state.scripted["creature"] == ["stride"]  # it cannot move, so it is not rolled again
    push(e, "arrive", figure=100, fields=[5])
    assert creatures(e, "walker") == ["A1.nw"]


@covers("ETH-CRE-08")
def test_the_target_is_fixed_for_one_movement_and_chosen_anew_after_a_surge() -> None:
    e = moving([Who(at="C4.se"), Who(at="C4.se")], {"walker": "A1.nw"}, ["surge", "stride"])
    play(e, "target c2")
    assert offered(e) == ["step A1.ne", "step A1.sw"]
    e.state.figures[0].field = 8  # c1 is suddenly on A1.sw, next to it: it still goes for c2 …
    e.changed()
    play(e, "step A1.ne", "step A2.nw")
    # … and after the next roll for c1, who is nearest now.
    assert offered(e) == ["step A1.ne", "step A2.sw"]
    play(e, "step A2.sw")
    assert creatures(e, "walker") == ["A1.se"]


@covers("ETH-CRE-09", "ETH-TRP-01")
def test_creatures_ignore_traps_and_are_not_slowed() -> None:
    tiles = corridor(A1={"ne": {"trap": [{"suffer": 1}]}})
    e = moving(
        [Who(at="A2.ne")],
        {"walker": "A1.nw", "other": "A1.ne"},
        ["stride", "crawl"],
        tiles=tiles,
        options={"roll_once_for_all": "never"},
    )
    play(e, "move walker.100")
    assert creatures(e, "walker") == ["A2.nw"]
    assert e.character(0).suffering == 0


@covers("ETH-CRE-10")
def test_a_rule_of_its_own_replaces_the_die() -> None:
    fly = {"move_creature": {"n": 2, "mode": "toward", "target": {"character": "farthest"}}}
    heron = creature("heron", {"ignores_die": True, "rule": [fly]})
    e = moving([Who(at="A1.nw"), Who(at="A4.ne")], {"heron": "A2.nw"}, ["surge"], tiles=corridor(), pack=[heron])
    assert creatures(e, "heron") == ["A3.nw"]
    assert e.state.scripted["creature"] == ["surge"]  # not rolled


@covers("ETH-CRE-02", "ETH-CRE-04")
def test_every_figure_rolls_for_itself_in_the_order_of_the_team() -> None:
    e = moving([Who(at="A4.ne")], {"walker": "A1.nw A1.ne"}, ["crawl", "stride"], tiles=corridor())
    assert point(e) == "DP-35"
    assert offered(e) == ["roll separately", "roll once"]
    play(e, "roll separately")
    assert point(e) == "DP-36"
    assert offered(e) == ["move walker.100", "move walker.101"]
    play(e, "move walker.101")
    assert creatures(e, "walker") == ["A2.nw", "A2.nw"]


@covers("ETH-CRE-04")
def test_equal_figures_on_one_field_are_one_choice() -> None:
    """7.21."""
    e = moving([Who(at="A4.ne")], {"walker": "A1.nw A1.nw A1.nw"}, ["crawl"] * 3, tiles=corridor())
    play(e, "roll separately")
    assert point(e) == "DP-20"  # there was nothing to choose
    assert creatures(e, "walker") == ["A1.ne"] * 3
    e = moving([Who(at="A4.ne")], {"walker": "A1.nw A1.nw A1.ne"}, ["crawl"] * 3, tiles=corridor())
    play(e, "roll separately")
    assert offered(e) == ["move walker.100", "move walker.102"]


@covers("ETH-CRE-04", "ETH-CRE-05", "EX-80")
def test_one_roll_for_all_and_one_more_after_a_surge() -> None:
    e = moving([Who(at="A1.nw")], {"walker": "A3.ne B2.ne"}, ["surge", "crawl", "stride"])
    play(e, "roll once")
    while point(e) in ("DP-36", "DP-37"):
        play(e, offered(e)[0])
    assert [distance(e.state.land, 0, e.state.figures[number].field) for number in (100, 101)] == [2, 2]
    assert e.state.scripted["creature"] == ["stride"]  # two rolls in all


@covers("ETH-CRE-04")
def test_options_settle_how_it_is_rolled() -> None:
    e = moving(
        [Who(at="A4.ne")],
        {"walker": "A1.nw A1.ne"},
        ["crawl"],
        tiles=corridor(),
        options={"roll_once_for_all": "always"},
    )
    assert point(e) == "DP-36"
    play(e, "move walker.101")
    assert creatures(e, "walker") == ["A1.ne", "A2.nw"]
    assert e.state.scripted["creature"] == []


@covers("ETH-CRE-13")
def test_a_creature_revealed_in_a_step_waits_for_the_next_one() -> None:
    e = table(
        [Who(at="A4.ne")], pack=[WALKER], figures={"walker": "A1.nw"}, tiles=corridor(), dice={"creature": ["crawl"]}
    )
    e.state.encounter.creatures[0].fresh = True
    push(e, "step", step="move")
    assert creatures(e, "walker") == ["A1.nw"]
    push(e, "step", step="move")
    assert creatures(e, "walker") == ["A1.ne"]
    e = table(1, pack=[creature("biter", basic=near(9, {"suffer": 1}))], figures={"biter": "A1.nw"})
    e.state.encounter.creatures[0].fresh = True
    push(e, "step", step="basic")
    assert e.character(0).suffering == 0
    push(e, "step", step="basic")
    assert e.character(0).suffering == 1


@covers("ETH-CRE-06")
def test_priority_changes_whom_it_goes_for() -> None:
    lure = {"modifier": {"stat": {"target_priority": {"n": 2}}, "op": "set", "value": True, "duration": "while_worn"}}
    mask = {"mask": {"id": "lure", "name": {"en": "Lure"}, "abilities": [{"id": "p", "kind": "passive", "do": [lure]}]}}
    people = [Who(at="A1.nw"), Who(at="A4.nw", mask="lure")]
    e = moving(people, {"walker": "A2.ne"}, ["crawl"], tiles=corridor(), pack=[mask])
    assert creatures(e, "walker") == ["A3.nw"]  # both are 3 away, and the priority makes c2 nearer


@covers("ETH-CRE-09")
def test_fields_closed_to_creatures_are_walked_around() -> None:
    tiles: dict[str, dict[str, Any]] = {"A1": {}, "A2": {}}
    shut = {"modifier": {"stat": {"creatures_cannot_enter": {"field": "A1.ne"}}, "op": "set", "value": True}}
    event = {"event": {"id": "salt", "abilities": [{"id": "p", "kind": "passive", "do": [shut]}]}}
    e = moving([Who(at="A1.nw")], {"walker": "A2.nw"}, ["stride"], tiles=tiles, pack=[event], revealed=["event:salt"])
    assert creatures(e, "walker") == ["A1.se"]


@covers("ETH-CRE-11")
def test_team_chooses_where_a_creature_is_relocated() -> None:
    e = table(2, pack=[WALKER], figures={"walker": "A1.ne"})
    push(e, "arrive", figure=100, fields=[5, 7, 9])
    assert offered(e) == ["relocate A3.ne", "relocate A4.ne", "relocate A1.se"]
    play(e, "relocate A4.ne")
    assert where(e, 100) == "A4.ne"


@covers("ETH-CRE-03", "EX-53")
def test_several_figures_of_one_creature_affect_once() -> None:
    biter = creature("biter", basic=near(1, {"suffer": 1}))
    second = creature("second", basic=near(1, {"suffer": 1}))
    e = table([Who(at="A1.nw")], pack=[biter, second], figures={"biter": "A1.ne A1.sw"})
    push(e, "step", step="basic")
    assert e.character(0).suffering == 1
    e = table([Who(at="A1.nw")], pack=[biter, second], figures={"biter": "A1.ne", "second": "A1.sw"})
    push(e, "step", step="basic")
    play(e, "resolve biter")
    assert e.character(0).suffering == 2


def test_a_walk_that_the_actor_chooses() -> None:
    """`move_creature` with mode chosen: whoever is asked chooses every step, and may stop."""
    e = table([Who(at="A4.ne")], pack=[WALKER], figures={"walker": "A1.nw"}, tiles=corridor())
    push(e, "creature_walk", figure=100, n=3, mode="chosen", seats=[0])
    assert offered(e) == ["step A1.ne", "stop"]
    play(e, "step A1.ne", "step A2.nw", "stop")
    assert where(e, 100) == "A2.nw"


def test_a_walk_away() -> None:
    """`move_creature` with mode away: each step farther from the named figure; it stops where there is none."""
    e = table([Who(at="A2.nw")], pack=[WALKER], figures={"walker": "A1.ne"}, tiles=corridor())
    push(e, "creature_walk", figure=100, n=3, mode="away", target=["character:0"])
    assert where(e, 100) == "A1.nw"


@covers("ETH-CRE-01")
def test_a_creature_tile_has_everything_the_rules_name() -> None:
    e = table(1, pack=[WALKER, OTHER], tiles=board())
    tile = e.content.creature["walker"]
    assert (tile.movement, tile.setup, dict(tile.steps)) == (2, "", {"mutation": None, "basic": None, "special": None})


@covers("ETH-CRE-03")
def test_any_figure_of_a_creature_has_characters_in_range() -> None:
    twins = creature("twins", basic=near(1, {"suffer": 1}))
    e = table([Who(at="A1.nw"), Who(at="B4.nw")], pack=[twins], figures={"twins": "C4.se A1.ne A1.sw"})
    push(e, "step", step="basic")
    assert [who.suffering for who in e.state.characters] == [1, 0], "once, though two figures are beside it"


@covers("ETH-CRE-07", "ETH-STA-04")
def test_a_paralysed_figure_does_not_begin_to_move() -> None:
    ear = {"id": "t", "kind": "trigger", "when": "creature_moves", "do": [{"gain_key": 1}]}
    event = {"event": {"id": "ev", "name": {"en": "Ev"}, "abilities": [ear]}}
    for state, keys in (("confused", 1), ("paralysed", 0)):
        e = table(1, pack=[WALKER, event], figures={"walker": "A4.ne"}, revealed=["event:ev"])
        put_state(e, 100, state)
        push(e, "creature_walk", figure=100, n=1, mode="chosen", seats=[0])
        assert (e.state.team.keys, point(e)) == (keys, "DP-34" if keys else "DP-20")


@covers("ETH-CRE-11")
def test_whoever_acts_says_where_a_creature_is_relocated() -> None:
    shoo = {"relocate_creature": {"who": "this", "field": {"field": {"pick": "tag", "tag": "spawn"}}}}
    call: dict[str, Any] = {"id": "i", "kind": "action", "cost": "free", "do": [shoo]}
    tiles = board(B1={"nw": {"spawn": {}}}, C1={"nw": {"spawn": {}}})
    beast = creature("beast", interactions=[call], basic=[shoo])
    e = table(2, pack=[beast], figures={"beast": "A4.ne"}, tiles=tiles)
    play(e, "use c2 beast#i")
    assert e.question is not None
    assert (e.question.seats, offered(e)) == ((1,), ["relocate B1.nw", "relocate C1.nw"])
    play(e, "relocate C1.nw")
    assert creatures(e, "beast") == ["C1.nw"]
    push(e, "step", step="basic")
    assert e.question is not None
    assert e.question.seats == (0, 1), "in the dreamlands phase the team says it"
