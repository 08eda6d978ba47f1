"""Movement (6.16), exertion and hours (6.17), other basic actions (6.18)."""

from __future__ import annotations

from reverie.games.etherfields.acting.mutations import add_mutation
from tests.games.etherfields.acting.events import acting, intents
from tests.games.etherfields.tables import Data, Who, board, designs, offered, play, point, table, where, within_reach
from tests.support import covers

SHOES: Data = {
    "weakness": {
        "id": "shoes", "name": {"en": "Shoes"}, "goes_to": "progress_zone",
        "abilities": [{"id": "p", "kind": "passive", "do": [
            {"modifier": {"stat": "move_cost_per_field", "op": "add", "value": 1, "who": "self"}}]}],
    }
}  # fmt: skip


@covers("ETH-MOV-01")
def test_as_many_fields_as_cunning_was_paid() -> None:
    e = table([Who(hand="C2 C1", at="A1.nw")])
    play(e, "move c1", "pay cunning2 with cunning", "confirm", "step A1.ne", "step A2.nw")
    assert where(e, 0) == "A2.nw"
    assert point(e) == "DP-20"


@covers("ETH-MOV-01")
def test_unused_steps_are_lost() -> None:
    e = table([Who(hand="C3", at="A1.nw")])
    play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne", "stop")
    assert where(e, 0) == "A1.ne"
    assert point(e) == "DP-20"


@covers("ETH-MOV-02", "ETH-WAL-01", "ETH-BLK-01")
def test_walls_and_blocked_fields_stop() -> None:
    tiles = board(A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}], "sw": {"blocked": True}})
    e = table([Who(hand="C3", at="A1.nw")], tiles=tiles)
    assert "move c1" not in offered(e)  # there is nowhere to go


@covers("ETH-MOV-02", "ETH-WAL-01", "ETH-BLK-01")
def test_each_step_goes_around_walls_and_blocked_fields() -> None:
    tiles = board(A1={"edges": [{"between": ["nw", "ne"], "state": "wall"}]}, A2={"nw": {"blocked": True}})
    e = table([Who(hand="C4", at="A1.nw")], tiles=tiles)
    play(e, "move c1", "pay cunning4 with cunning", "confirm")
    assert offered(e) == ["step A1.sw", "stop"]
    play(e, "step A1.sw", "step A1.se", "step A1.ne")
    assert offered(e) == ["step A1.se", "stop"]


@covers("ETH-MOV-05")
def test_bonus_steps_lengthen_a_movement() -> None:
    boots = {"item": {"id": "boots", "name": {"en": "Boots"}, "intents": {}, "abilities": [
        {"id": "p", "kind": "passive", "do": [
            {"modifier": {"stat": "move_bonus", "op": "add", "value": 1, "who": {"character": "all"}}}]}]}}  # fmt: skip
    e = table([Who(hand="C1", at="A1.nw")], pack=[boots], items="boots")
    play(e, "move c1", "pay cunning1 with cunning", "confirm", "step A1.ne", "step A2.nw")
    assert (where(e, 0), point(e)) == ("A2.nw", "DP-20")


@covers("ETH-BST-01", "ETH-MOV-01")
def test_without_any_cunning_no_boost_helps() -> None:
    assert "move c1" not in within_reach(table([Who(hand="W4 P2", at="A1.nw")]))
    assert "move c1" in within_reach(table([Who(hand="W4 C1", at="A1.nw")]))
    e = play(table([Who(hand="W4 P2", at="A1.nw")]), "move c1")
    assert offered(e) == ["give-up"]
    play(e, "give-up")
    assert (where(e, 0), len(e.character(0).hand)) == ("A1.nw", 2)


@covers("EX-09", "ETH-BST-06")
def test_a_boost_lengthens_a_movement() -> None:
    e = table([Who(hand="C2", at="A1.nw")], dice={"luck": ["three"]})
    play(e, "move c1", "pay cunning2 with cunning", "boost")
    for field in ("A1.ne", "A2.nw", "A2.ne", "A3.nw", "A3.ne"):
        play(e, f"step {field}")
    assert where(e, 0) == "A3.ne"
    assert point(e) == "DP-20"


@covers("EX-10", "ETH-BST-06")
def test_void_moves_what_was_paid_and_doom_nothing() -> None:
    e = table([Who(hand="C2", at="A1.nw")], dice={"luck": ["void"]})
    play(e, "move c1", "pay cunning2 with cunning", "boost", "step A1.ne", "step A2.nw")
    assert point(e) == "DP-20"
    e = table([Who(hand="C2", at="A1.nw", glowstones=1)], dice={"luck": ["doom"]})
    play(e, "move c1", "pay cunning2 with cunning", "boost", "accept")
    assert offered(e) == ["lose-glowstone", "suffer", "seal"]
    play(e, "lose-glowstone")
    assert where(e, 0) == "A1.nw"


@covers("ETH-MOV-06")
def test_dearer_fields_cost_more_and_the_rest_is_lost() -> None:
    e = table([Who(hand="C3", at="A1.nw", weaknesses="shoes")], pack=[SHOES])
    play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne")
    assert point(e) == "DP-20"  # 3 cunning are one field at 2 each


@covers("EX-59", "ETH-MOV-03", "ETH-TRP-01")
def test_a_trap_in_the_middle_of_a_movement() -> None:
    tiles = board(A2={"nw": {"trap": [{"seal": 1}]}})
    e = table([Who(hand="C3", at="A1.nw")], tiles=tiles)
    play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne", "step A2.nw")
    assert len(e.character(0).sealed) == 1
    play(e, "step A2.ne")
    assert where(e, 0) == "A2.ne"


@covers("EX-78", "ETH-CAP-02", "ETH-TRP-02", "ETH-STA-04")
def test_a_movement_cut_short_on_a_full_field_goes_back() -> None:
    tiles = board(A1={"ne": {"trap": [{"put_state": {"kind": "paralysed", "who": "self"}}]}})
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "animal", "movement": 1, "steps": {}}}
    e = table([Who(hand="C3", at="A1.nw")], tiles=tiles, pack=[beast], figures={"beast": "A1.ne A1.ne A1.ne A1.ne"})
    play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne")
    assert where(e, 0) == "A1.nw"


@covers("ETH-CAP-02", "ETH-MOV-02")
def test_a_full_field_is_crossed_but_nobody_stops_there() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "animal", "movement": 1, "steps": {}}}
    e = table([Who(hand="C2", at="A1.nw")], pack=[beast], figures={"beast": "A1.ne A1.ne A1.ne A1.ne"})
    play(e, "move c1", "pay cunning2 with cunning", "confirm", "step A1.ne")
    assert "stop" not in offered(e)
    play(e, "step A2.nw")
    assert where(e, 0) == "A2.nw"


@covers("EX-75", "ETH-EXE-01", "ETH-MOV-06")
def test_exertion_costs_hours_once_a_round_and_no_more_per_field() -> None:
    e = table([Who(at="A1.nw", weaknesses="shoes"), Who(at="C1.sw")], pack=[SHOES], hours=3)
    play(e, "exert c1", "choose 2", "step A1.ne", "step A2.nw")
    assert e.state.team.hours == 1
    assert "exert c1" not in offered(e)
    assert "exert c2" in offered(e)


@covers("ETH-HRS-02", "EX-45", "ETH-TRN-08", "ETH-ACT-12")
def test_an_hour_buys_a_round() -> None:
    e = table(1, hours=2, turn="t05", discarded="t02 t09 t11")
    play(e, "buy-round")
    assert e.state.encounter.turn_deck == ["t05", "t11"]
    assert e.state.encounter.turn_discard == ["t02", "t09"]
    assert e.state.team.hours == 1


@covers("EX-46", "ETH-HRS-02")
def test_no_round_without_a_card_on_the_discard_pile() -> None:
    e = table(1, hours=4, discarded="")
    assert "buy-round" not in offered(e)


@covers("ETH-GLO-01")
def test_three_cards_for_a_glowstone() -> None:
    e = table([Who(hand="W1 W2 P1 C1")])
    play(e, "gain-glowstone c1", "discard wrath1", "discard perception1", "discard cunning1")
    assert e.character(0).glowstones == 1
    assert designs(e, e.character(0).hand) == ["wrath2"]
    assert "gain-glowstone c1" not in offered(e)


@covers("ETH-GLO-01")
def test_no_glowstone_from_an_empty_supply() -> None:
    e = table([Who(hand="W1 W2 P1"), Who(glowstones=6)])
    assert "gain-glowstone c1" not in offered(e)


@covers("EX-76", "ETH-RMU-01")
def test_an_ether_removes_a_mutation() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    e = table([Who(at="A1.nw", ether=1)], pack=[beast], figures={"beast": "A1.ne"}, run=False)
    e.state.encounter.creatures[0].mutations += ["reach", "haste"]
    e.state.mutation_bag.remove("reach")
    e.state.mutation_bag.remove("haste")
    e.run()
    play(e, "remove-mutation c1", "remove haste at beast with ether")
    assert e.character(0).ether == 0
    assert e.state.encounter.creatures[0].mutations == ["reach"]
    assert e.state.mutation_bag.count("haste") == 2


@covers("ETH-RMU-01")
def test_a_key_removes_a_mutation() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    e = table([Who(at="A1.nw")], pack=[beast], figures={"beast": "A1.ne"}, keys=2, run=False)
    e.state.encounter.creatures[0].mutations.append("reach")
    e.state.mutation_bag.remove("reach")
    e.run()
    play(e, "remove-mutation c1", "remove reach at beast with key")
    assert (e.state.team.keys, e.state.encounter.creatures[0].mutations) == (1, [])


@covers("ETH-RMU-01")
def test_a_mutation_out_of_range_stays() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    e = table([Who(at="A1.nw", ether=1)], pack=[beast], figures={"beast": "A2.nw"}, run=False)
    add_mutation(e, "beast", kind="reach")
    e.run()
    assert "remove-mutation c1" not in offered(e)


@covers("ETH-RMU-01")
def test_removing_a_mutation_is_an_action_with_a_range() -> None:
    """9.9: `action_range` concerns every character action with a range."""
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}

    def possible(place: str, op: str, value: int) -> bool:
        rule = {"modifier": {"stat": "action_range", "op": op, "value": value, "who": {"character": "all"}}}
        card = {
            "event": {"id": "card", "name": {"en": "c"}, "abilities": [{"id": "p", "kind": "passive", "do": [rule]}]}
        }
        e = table([Who(ether=1)], pack=[beast, card], figures={"beast": place}, revealed=["event:card"], run=False)
        add_mutation(e, "beast", kind="reach")
        e.run()
        return "remove-mutation c1" in offered(e)

    assert [possible("A1.ne", "cap_max", 0), possible("A1.nw", "cap_max", 0)] == [False, True]
    assert [possible("A2.nw", "add", 1), possible("A2.ne", "add", 1)] == [True, False]


@covers("ETH-LOK-01")
def test_looking_at_a_secret_of_the_dream() -> None:
    code = {"numeral": "I", "group": 1, "letter": "F"}
    lens = {"item": {"id": "lens", "name": {"en": "Lens"}, "intents": {}, "code": code}}
    plan = {"tile": {"id": "plan", "name": {"en": "Plan"}, "slot": "A1", "code": {**code, "letter": "G"}}}
    e = table([Who(hand="W1"), Who()], pack=[lens, plan], tiles={}, kind="dream", listening=True, run=False)
    e.state.encounter.secrets = ["tile:plan", "item:lens"]
    e.run()
    assert "look c1" in offered(e)
    play(e, "look c1", "discard wrath1")
    assert offered(e) == ["look item-F"]  # what is spent is asked for, even if there is one secret only
    play(e, "look item-F")
    assert e.state.encounter.looked_at == {"item:lens": [0]}
    assert e.character(0).hand == []
    assert e.events is not None
    assert [seats for kind, _, seats in e.events if kind == "looked"] == [(0,)]  # nobody else is told
    e = table([Who(hand="W1")], pack=[lens], kind="slumber", run=False)
    e.state.encounter.secrets = ["item:lens"]
    e.run()
    assert "look c1" not in offered(e)


@covers("ETH-INT-02", "ETH-MOV-03")
def test_interrupts_are_possible_between_two_steps() -> None:
    draft = {
        "influence": {"id": "draft", "name": {"en": "Draft"}, "intents": {}, "abilities": [
            {"id": "i", "kind": "interrupt", "cost": [{"discard_self": True}], "do": [{"draw": 1}]}]}
    }  # fmt: skip
    e = acting([Who(hand="C2 draft"), Who()], {"cost": [intents("wrath", 1)]}, pack=(draft,))
    play(e, "move c1", "pay cunning2 with cunning", "confirm", "step A1.ne")
    assert "play c1 draft" in offered(e)
    play(e, "play c1 draft", "step A2.nw")
    assert where(e, 0) == "A2.nw"


@covers("ETH-BIG-01", "ETH-CAP-02")
def test_nobody_joins_a_large_creature() -> None:
    giant = {"creature": {"id": "giant", "name": {"en": "Giant"}, "figure": "large", "movement": 1, "steps": {}}}
    e = table([Who(hand="C2", at="A1.nw")], pack=[giant], figures={"giant": "A1.ne"})
    play(e, "move c1", "pay cunning2 with cunning", "confirm", "step A1.ne")
    assert "stop" not in offered(e), "through its field, but not to it"
    play(e, "step A2.nw")
    e = table([Who(hand="C1", at="A1.nw")], pack=[giant], figures={"giant": "A1.ne"})
    play(e, "move c1", "pay cunning1 with cunning", "confirm")
    assert offered(e) == ["step A1.sw", "stop"]


@covers("ETH-MOV-03", "ETH-TRP-02")
def test_a_movement_goes_on_after_one_in_between_but_not_after_a_relocation() -> None:
    """Between two steps an interrupt may be used: walking on is no relocation."""

    def interrupted(effect: Data) -> list[str]:
        ability = {"id": "i", "kind": "interrupt", "cost": [{"discard_self": True}], "do": [effect]}
        leap = {"influence": {"id": "leap", "name": {"en": "Leap"}, "intents": {}, "abilities": [ability]}}
        e = table([Who(hand="C3 leap")], pack=[leap])
        play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne", "play c1 leap")
        if "move" in effect:
            play(e, "step A2.nw")
        return [where(e, 0), point(e)]

    assert interrupted({"move": 1}) == ["A2.nw", "DP-34"]
    there = {"relocate": {"who": "self", "field": {"field": {"pick": "id", "id": "C4.se"}}}}
    assert interrupted(there) == ["C4.se", "DP-20"]
