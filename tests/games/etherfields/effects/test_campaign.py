"""Flags, wisdoms, gates, decks of the campaign; companions (9.8, Campaign and Companions)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.language.modifiers import stat
from tests.games.etherfields.effects.saying import creature, passive, say, say_team, tells, thing
from tests.games.etherfields.tables import Who, board, carry_out, offered, play, point, table, where
from tests.support import covers

GATE = {
    "gate": {"id": "other", "name": {"en": "G"}, "rounds": 3, "introduction": 990, "no_more_rounds": 991, "group": 9}
}
SLUMBERS = [
    {"slumber": {"id": f"s_{k}", "name": {"en": "S"}, "rounds": 3, "no_more_rounds": ["end_slumber"]}} for k in "abc"
]
DELTA = {"slumber": {"id": "delta", "name": {"en": "D"}, "delta": True, "rounds": 0}}
FATES = [thing("fate", f"f_{k}", do=[]) for k in "ab"]


@tells("effect", "set_flag", "add_flag")
@tells("trigger", "flag_changed")
def test_flags() -> None:
    e = say_team(
        1, {"set_flag": {"name": "warm", "value": 3}}, {"add_flag": "warm"}, {"add_flag": {"name": "loud", "value": 2}}
    )
    assert e.state.team.flags == {"warm": 4, "loud": 2}


@tells("effect", "gain_wisdom")
@covers("ETH-WIS-01")
def test_a_wisdom_is_active_for_good() -> None:
    wisdom = thing("wisdom", "wide", passive("hand_limit", 1, "add", {"character": "all"}))
    e = say_team(2, {"gain_wisdom": "wide"}, pack=[wisdom])
    assert [stat(e, "hand_limit", 6, c) for c in range(2)] == [7, 7]


@tells("effect", "gain_gate", "lose_gate", "set_gate_status")
def test_gates() -> None:
    assert say_team(1, {"gain_gate": "other"}, pack=[GATE]).state.team.gates == {"other": "available"}
    e = say_team(1, {"gain_gate": "other"}, {"set_gate_status": {"gate": "other", "is": "won"}}, pack=[GATE])
    assert e.state.team.gates == {"other": "won"}
    assert say_team(1, {"gain_gate": "other"}, {"lose_gate": "other"}, pack=[GATE]).state.team.gates == {}


@tells("effect", "set_season")
def test_a_season_changes_rules() -> None:
    season = thing("season", "soot", passive("hand_limit", -1, "add", {"character": "all"}), polarity="negative")
    e = say_team(1, {"set_season": "soot"}, pack=[season])
    assert (e.state.team.season, stat(e, "hand_limit", 6, 0)) == ("soot", 5)


def decks(*effects: Any, **more: Any) -> Any:
    e = table(1, pack=[*SLUMBERS, DELTA, *FATES], texts={"t": list(effects)}, **more)
    e.state.team.slumber_deck = ["s_a", "delta"]
    carry_out(e, "t")
    return e.state.team


@tells(
    "effect",
    "add_slumber",
    "remove_slumber",
    "replace_slumber",
    "slumber_to_bottom",
    "look_slumber_deck",
    "find_delta",
    "skip_slumber",
)
@covers("ETH-SLU-02")
def test_the_slumber_deck() -> None:
    assert decks({"add_slumber": "s_b"}).slumber_deck == ["s_a", "delta", "s_b"]
    team = decks({"remove_slumber": "s_a"}, {"add_slumber": "s_a"})
    assert (team.slumber_deck, team.removed) == (["delta"], ["slumber:s_a"])
    assert decks({"replace_slumber": {"a": "s_a", "b": "s_c"}}).slumber_deck == ["s_c", "delta"]
    assert decks("slumber_to_bottom").slumber_deck == ["delta", "s_a"]
    assert decks({"add_slumber": "s_b"}, "find_delta", dice={"shuffle": ["keep"]}).slumber_deck == [
        "s_a",
        "s_b",
        "delta",
    ]
    e = say(1, {"look_slumber_deck": 1}, pack=SLUMBERS, listening=True)
    assert e.events is not None
    assert any(kind == "slumber_deck_seen" for kind, _, _ in e.events)
    e = table(1, pack=SLUMBERS, texts={"t": ["skip_slumber"]})
    e.push("slumber", {}, tile="s_a")
    carry_out(e, "t", run=False)
    while e.top.kind != "slumber":
        from reverie.games.etherfields.core.engine import HANDLERS

        HANDLERS[e.top.kind](e, e.top)
    assert e.top.data["skipped"]


@tells("effect", "add_fate", "remove_fate", "shuffle_fate")
def test_the_fate_deck() -> None:
    assert decks({"add_fate": "f_a"}, {"add_fate": "f_b"}).fate_deck == ["f_a", "f_b"]
    assert decks({"add_fate": "f_a"}, {"add_fate": "f_b"}, {"remove_fate": "f_a"}).fate_deck == ["f_b"]
    team = decks({"add_fate": "f_a"}, {"add_fate": "f_b"}, "shuffle_fate", dice={"shuffle": [[1, 0]]})
    assert team.fate_deck == ["f_b", "f_a"]


@tells("effect", "unlock_slumberlands", "unlock_lucid", "place_dreamworld_tile", "swap_dreamworld_tile")
def test_what_is_unlocked_waits_for_the_dreamworld() -> None:
    def district(id: str) -> dict[str, Any]:
        place = {"id": f"l_{id}", "name": {"en": "L"}, "icons": ["blank"]}
        return {
            "dreamworld_tile": {
                "id": id,
                "name": {"en": id},
                "district": "row",
                "slot": "B2",
                "locations": [place],
                "arrows": [],
            }
        }

    e = say_team(
        1,
        {"unlock_slumberlands": "tile_c4"},
        {"unlock_lucid": "c2"},
        {"place_dreamworld_tile": "old"},
        {"swap_dreamworld_tile": {"a": "old", "b": "new"}},
        pack=[district("old"), district("new")],
    )
    assert e.state.team.unlocked == ["tile:tile_c4", "character:c2", "dreamworld_tile:new"]


@tells("effect", "kill")
@covers("ETH-SUF-07")
def test_the_death_of_one_is_the_end_of_all() -> None:
    e = say(2, {"kill": {"who": {"character": "other"}}})
    assert (e.state.result, e.state.encounter.result) == ("lost", "death")


# ---- companions --------------------------------------------------------------------------------------------------

WALK = {"kind": "interrupt", "limit": "per_round", "cost": "free", "do": [{"move_companion": 2}]}
SPARROW = thing(
    "companion",
    "sparrow",
    WALK,
    passive({"creature_range": {"kind": "basic"}}, -1, "add", {"creatures_in_range": {"n": 0, "of": "this"}}),
    figure="token",
)


@tells("effect", "summon", "dismiss")
@covers("ETH-CMN-01", "ETH-CMN-02")
def test_a_companion_comes_where_there_is_room_and_goes() -> None:
    e = say(1, {"summon": "sparrow"}, pack=[SPARROW])
    number = next(n for n, one in e.state.figures.items() if one.kind == "companion")
    assert (where(e, number), e.state.encounter.companions) == ("A1.nw", {"sparrow": 0})
    e = say([Who(), Who(), Who(), Who()], {"summon": "sparrow"}, pack=[SPARROW])
    assert e.state.encounter.companions == {}, "the field is full (R-23)"
    e = say(1, {"summon": "sparrow"}, {"dismiss": "sparrow"}, pack=[SPARROW])
    assert (e.state.encounter.companions, len(e.state.figures)) == ({}, 1)


@tells("effect", "move_companion")
def test_a_companion_walks_as_its_keeper_says() -> None:
    e = say(2, {"summon": "sparrow"}, {"move_companion": {"n": 2, "id": "sparrow"}}, pack=[SPARROW])
    assert e.question is not None
    assert (point(e), e.question.seats) == ("DP-34", (0,))
    play(e, "step A1.ne", "stop")
    number = next(n for n, one in e.state.figures.items() if one.kind == "companion")
    assert where(e, number) == "A1.ne"
    play(e, "use c1 sparrow", "step A2.nw", "stop")
    assert where(e, number) == "A2.nw"
    assert not any("sparrow" in words for words in offered(e)), "once per round; only its keeper"


@tells("stat", "creature_range")
@covers("ETH-CMN-01")
def test_a_companion_changes_the_range_of_the_creature_whose_field_it_shares() -> None:
    e = table(1, pack=[SPARROW, creature()], figures={"moth": "A2.nw"}, companions={"sparrow": "A2.nw"})
    assert stat(e, "creature_range", 2, creature="moth", kind="basic") == 1
    assert stat(e, "creature_range", 2, creature="moth", kind="special") == 2
    e = table(1, pack=[SPARROW, creature()], figures={"moth": "A2.nw"}, companions={"sparrow": "A1.nw"}, tiles=board())
    assert stat(e, "creature_range", 2, creature="moth", kind="basic") == 2


@covers("ETH-WIS-01")
def test_all_wisdoms_work_at_the_same_time() -> None:
    more = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": {"character": "all"}}}
    pack = [thing("wisdom", f"w{k}", {"kind": "passive", "do": [more]}) for k in range(3)]
    assert stat(table(1, pack=pack, wisdoms=["w0", "w1", "w2"]), "hand_limit", 6, 0) == 9


@covers("ETH-CMN-01")
def test_a_companion_takes_room() -> None:
    for place, has_room in (("A1.ne", False), ("C4.se", True)):
        e = table([Who(hand="C1")], pack=[SPARROW, creature()], figures={"moth": "A1.ne A1.ne A1.ne"},
                  companions={"sparrow": place})  # fmt: skip
        play(e, "move c1", "pay cunning1 with cunning", "confirm")
        assert ("step A1.ne" in offered(e)) is has_room


@covers("ETH-CMN-02")
def test_companions_leave_with_the_encounter_unless_they_stay() -> None:
    from reverie.games.etherfields.rounds.tidying import creatures_back

    pack = [thing("companion", "guest"), thing("companion", "friend", leaves="never")]
    e = table(1, pack=pack, companions={"guest": "A1.ne", "friend": "A1.sw"})
    creatures_back(e)
    assert e.state.encounter.companions == {"friend": 0}
    assert [one.of for one in e.state.figures.values() if one.kind == "companion"] == ["friend"]
