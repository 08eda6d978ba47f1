"""Traps, sockets, general rules (6.6)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.acting import sockets
from reverie.games.etherfields.rounds.drawing import hand_limit
from tests.games.etherfields.rounds.creatures_for_tests import corridor, creature
from tests.games.etherfields.tables import Who, board, carry_out, designs, offered, play, point, push, table, where
from tests.support import covers

HURT: dict[str, Any] = {"trap": [{"suffer": 1}]}
SEAL: dict[str, Any] = {"trap": [{"seal": 1}]}


# ---- traps --------------------------------------------------------------------------------------------------------


@covers("ETH-TRP-01", "ETH-TRP-02", "ETH-MOV-03", "EX-59")
def test_a_trap_on_the_way_triggers_and_the_movement_goes_on() -> None:
    e = table([Who(hand="C3")], tiles=corridor(A2={"nw": SEAL}))
    push(e, "move", c=0, steps=3)
    play(e, "step A1.ne", "step A2.nw")
    assert len(e.character(0).sealed) == 1
    play(e, "step A2.ne")
    assert where(e, 0) == "A2.ne"


@covers("ETH-TRP-01")
def test_once_per_entry_and_not_by_starting_there() -> None:
    e = table([Who(at="A1.nw")], tiles=corridor(A1={"nw": HURT}))
    push(e, "move", c=0, steps=2)
    assert e.character(0).suffering == 0
    play(e, "step A1.ne", "step A1.nw")
    assert e.character(0).suffering == 1


@covers("ETH-TRP-01", "ETH-MOV-04")
def test_relocation_triggers_a_trap() -> None:
    e = table([Who(at="A1.nw")], tiles=corridor(A4={"ne": HURT}), texts={"go": [{"relocate": {"field": "A4.ne"}}]})
    carry_out(e, "go", self=0, actor=0)
    assert (where(e, 0), e.character(0).suffering) == ("A4.ne", 1)
    carry_out(e, "go", self=0, actor=0)  # where it stands already: nothing happens
    assert e.character(0).suffering == 1


@covers("ETH-TRP-02")
def test_a_trap_that_relocates_ends_the_movement() -> None:
    tiles = corridor(A1={"ne": {"trap": [{"relocate": {"field": "A4.ne"}}]}})
    e = table([Who(at="A1.nw")], tiles=tiles)
    push(e, "move", c=0, steps=3)
    play(e, "step A1.ne")
    assert (where(e, 0), point(e)) == ("A4.ne", "DP-20")


@covers("ETH-TRP-02")
def test_in_a_chain_of_traps_each_field_triggers_once() -> None:
    there = {"trap": [{"suffer": 1}, {"relocate": {"field": "A4.ne"}}]}
    back = {"trap": [{"suffer": 1}, {"relocate": {"field": "A1.ne"}}]}
    e = table([Who(at="A1.nw")], tiles=corridor(A1={"ne": there}, A4={"ne": back}))
    push(e, "move", c=0, steps=3)
    play(e, "step A1.ne")
    assert (where(e, 0), e.character(0).suffering) == ("A1.ne", 2)
    assert point(e) == "DP-20", "relocated there and back: the remaining movement is lost"


@covers("ETH-TRP-01", "ETH-CRE-09")
def test_creatures_do_not_trigger_traps() -> None:
    rat = creature("rat", 3)
    e = table([Who(at="A2.ne")], pack=[rat], figures={"rat": "A1.nw"}, tiles=corridor(A1={"ne": HURT}))
    push(e, "creature_walk", figure=100, n=3)
    assert where(e, 100) == "A2.ne"
    assert e.character(0).suffering == 0


@covers("ETH-TRP-01")
def test_traps_may_be_ignored_and_added() -> None:
    """9.9 `ignore_traps`, `trap_on`."""
    calm = {"modifier": {"stat": "ignore_traps", "op": "set", "value": True, "duration": "while_worn"}}
    mask = {"mask": {"id": "calm", "name": {"en": "Calm"}, "abilities": [{"id": "p", "kind": "passive", "do": [calm]}]}}
    wire = {
        "modifier": {
            "stat": {"trap_on": {"selector": {"field": {"pick": "id", "id": "A1.ne"}}, "do": [{"suffer": 1}]}},
            "op": "set",
            "value": True,
        }
    }
    event = {"event": {"id": "wire", "abilities": [{"id": "p", "kind": "passive", "do": [wire]}]}}
    people = [Who(at="A1.nw", mask="calm"), Who(at="A1.nw")]
    e = table(people, pack=[mask, event], tiles=corridor(), revealed=["event:wire"])
    for c in (0, 1):
        push(e, "move", c=c, steps=1)
        play(e, "step A1.ne")
    assert [who.suffering for who in e.state.characters] == [0, 1]


# ---- sockets --------------------------------------------------------------------------------------------------------

LIMIT = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": {"character": "all"}}}
WELL: dict[str, Any] = {"socket": {"id": "well", "abilities": [{"id": "p", "kind": "passive", "do": [LIMIT]}]}}
PUMP: dict[str, Any] = {
    "socket": {
        "id": "pump",
        "abilities": [{"id": "a", "kind": "action", "limit": "per_round", "do": [{"gain_key": 1}]}],
    }
}


@covers("ETH-SOC-01", "ETH-SOC-03", "ETH-ACT-12", "EX-74")
def test_filling_a_socket_works_at_once() -> None:
    e = table([Who(glowstones=1), Who(at="C4.se")], tiles=board(A1={"nw": WELL}))
    play(e, "fill c1 well")
    assert [hand_limit(e, c) for c in (0, 1)] == [7, 7]
    assert e.character(0).glowstones == 0
    assert e.state.supply["glowstone"] == 5  # neither its own nor in the supply
    assert point(e) == "DP-20"


@covers("ETH-SOC-01")
def test_a_socket_with_an_action_may_be_used_while_active() -> None:
    e = table([Who(glowstones=1)], tiles=board(A1={"nw": PUMP}))
    assert "use c1 tile_a1#a" not in offered(e)
    play(e, "fill c1 pump", "use c1 tile_a1#a")
    assert e.state.team.keys == 1


@covers("ETH-SOC-01")
def test_needs_a_glowstone_and_the_field() -> None:
    e = table([Who(), Who(at="A1.ne", glowstones=1)], tiles=board(A1={"nw": WELL}))
    assert not any(word.startswith(("fill", "take-stone")) for word in offered(e))


@covers("ETH-SOC-02")
def test_anybody_there_may_take_the_stone() -> None:
    """R-13."""
    e = table([Who(glowstones=1), Who()], tiles=board(A1={"nw": WELL}))
    play(e, "fill c1 well", "take-stone c2 well")
    assert [who.glowstones for who in e.state.characters] == [0, 1]
    assert hand_limit(e, 0) == 6


@covers("ETH-SOC-03")
def test_only_in_the_action_step() -> None:
    e = table([Who(glowstones=1, hand="W1")], tiles=board(A1={"nw": WELL}), at="draw")
    assert point(e) == "DP-22"
    assert "fill c1 well" not in offered(e)


def test_texts_switch_sockets_on_and_off() -> None:
    """9.8.1 `activate_socket`, `deactivate_socket`: a glowstone in it goes to the supply."""
    e = table([Who(glowstones=1)], tiles=board(A1={"nw": WELL}))
    assert sockets.activate(e, "well")
    assert (hand_limit(e, 0), e.state.supply["glowstone"]) == (7, 5)
    assert sockets.deactivate(e, "well")
    assert (hand_limit(e, 0), e.state.supply["glowstone"]) == (6, 5)
    play(e, "fill c1 well")
    assert sockets.deactivate(e, "well")
    assert (hand_limit(e, 0), e.state.supply["glowstone"], e.character(0).glowstones) == (6, 6, 0)


# ---- general rules --------------------------------------------------------------------------------------------------


@covers("ETH-GRL-01")
def test_a_general_rule_applies_everywhere() -> None:
    ring = {"id": "ring", "kind": "action", "limit": "per_round", "do": [{"gain_key": 1}]}
    passive = {"id": "p", "kind": "passive", "do": [LIMIT]}
    e = table([Who(at="C4.se")], tiles=board(A1={"general_rules": [ring, passive]}))
    assert hand_limit(e, 0) == 7
    play(e, "use c1 tile_a1#ring")
    assert e.state.team.keys == 1


@covers("ETH-GRL-02")
def test_an_instruction_is_carried_out_once_when_revealed() -> None:
    hall = {
        "tile": {
            "id": "hall",
            "slot": "B2",
            "code": {"group": 1, "letter": "H"},
            "general_rules": [{"do": [{"gain_key": 1}]}],
        }
    }
    e = table(1, pack=[hall], tiles={"A1": {}}, kind="dream", texts={"open": [{"reveal_tile": "H"}]}, run=False)
    lands.remove_tile(e.state.land, e.content, "hall")
    e.state.encounter.secrets = ["tile:hall"]
    e.run()
    assert e.state.team.keys == 0
    carry_out(e, "open", self=0)
    assert "hall" in e.state.land.tiles
    assert e.state.team.keys == 1
    carry_out(e, "open", self=0)
    assert e.state.team.keys == 1


@covers("ETH-ACT-09")
def test_single_use_field_actions() -> None:
    door = {"id": "door", "kind": "action", "limit": "single_use", "do": [{"gain_key": 1}]}
    e = table(2, tiles=board(A1={"nw": {"actions": [door]}}))
    play(e, "use c1 tile_a1#door")
    assert (e.state.team.keys, e.state.supply["block"]) == (1, 5)
    assert "use c2 tile_a1#door" not in offered(e)
    assert designs(e, e.character(0).discard) == []
