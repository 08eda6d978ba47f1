"""The dreamworld: ways, locations, gates, the way into an encounter and back (5.4, 5.5, 5.6, 7.2)."""

from __future__ import annotations

import json

import pytest

from reverie.games.etherfields.acting.demanding import gate_cost
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Stop
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.modifiers import suffering_limit
from reverie.games.etherfields.seats.view import zones
from tests.games.etherfields.dreamworld.world import asked, district, out_of_encounter, told, world
from tests.games.etherfields.tables import do, offered, play
from tests.support import covers


@covers("ETH-DWM-01", "ETH-DWM-02", "ETH-DWM-03")
def test_paths_lead_one_way_and_only_to_tiles_that_lie_there() -> None:
    e = world(at="corner")
    assert [one for one in offered(e) if one.startswith("go")] == ["go bench with path", "go nine with shortcut"]
    play(e, "go bench with path")
    assert e.state.campaign is not None
    assert e.state.campaign.location == "bench"
    assert e.state.team.hours == 5  # resolved before anything else was asked
    assert [one for one in offered(e) if one.startswith("go")] == ["go bed with path"]
    assert all(not who.hand and not who.sealed for who in e.state.characters)  # nothing is drawn, a path is free
    assert e.state.encounter.round == 0
    far = world(at="corner", districts=("row", "canal"))
    assert "go stall with path" in offered(far)


@covers("ETH-DWM-04")
def test_a_shortcut_makes_each_seal_one_before_the_location() -> None:
    e = world(at="corner", slumbers=())
    e.character(1).discard[:0] = e.character(1).deck
    e.character(1).deck.clear()
    play(e, "go nine with shortcut")
    assert [len(who.sealed) for who in e.state.characters] == [1, 0]  # an empty deck seals nothing
    kinds = [kind for kind, facts, _ in e.events or () if kind in ("card_moved", "team_gained")]
    assert kinds == ["card_moved", "team_gained"]


@covers("ETH-DWM-05")
def test_icons_are_resolved_from_top_to_bottom() -> None:
    fate = {"fate": {"id": "f", "name": {"en": "f"}, "do": [{"set_hours": 1}]}}
    both = district("row", [("bed", ["blank"], []), ("both", ["effect", "fate"], [{"gain_hours": 3}])],
                    [("bed", "both", "path"), ("both", "bed", "path")])  # fmt: skip
    e = world(pack=[fate, both], fates=["f"], hours=2, gates=())
    play(e, "go both")
    assert [(one["before"], one["now"]) for one in told(e, "hours")] == [(2, 5), (5, 1)]
    assert asked(e) == "dreamworld"


@covers("ETH-DWM-06", "EX-65")
def test_a_gate_that_cannot_be_paid_leaves_a_key_and_a_slumber() -> None:
    costly = {"gate": {"id": "g_dream", "name": {"en": "g"}, "rounds": 3, "introduction": 990, "no_more_rounds": 991,
                       "group": 2, "district": "row", "entry": {"cost": [{"key": 3}]}}}  # fmt: skip
    e = world(at="step", keys=2, pack=[costly])
    play(e, "go nine")
    assert e.state.team.keys == 3
    assert e.state.encounter.source == "slumber:s_rag"


@covers("ETH-DWM-06", "ETH-GAT-02")
def test_a_gate_is_paid_and_entered() -> None:
    e = world(at="step", keys=2)
    play(e, "go nine")
    assert offered(e) == ["enter-gate g_dream", "slumber"]
    play(e, "enter-gate")
    assert (e.state.team.keys, e.state.encounter.source) == (0, "gate:g_dream")
    assert "landing" not in e.state.land.tiles  # the slumberlands are gone
    assert asked(e) == "enter"


@covers("ETH-DWM-06")
def test_what_one_character_pays_the_team_lets_one_pay() -> None:
    e = world(at="step", ether=(1, 1), gates=("g_costly",))
    play(e, "go nine", "enter-gate g_costly")
    assert offered(e) == ["pay-entry c1", "pay-entry c2"]
    play(e, "pay-entry c2")
    assert [who.ether for who in e.state.characters] == [1, 0]
    alone = world(at="step", ether=(0, 1), gates=("g_costly",))
    play(alone, "go nine", "enter-gate g_costly")  # only one of them could: nobody is asked
    assert alone.state.encounter.kind == "dream"


@covers("ETH-DWM-06")
def test_gates_of_other_districts_and_won_ones_are_not_there() -> None:
    e = world(at="step", keys=2, gates=("g_dream", "g_far"))
    e.state.team.gates["g_dream"] = "won"
    play(e, "go nine")
    assert e.state.encounter.kind == "slumber"
    lost = world(at="step", keys=2)
    lost.state.team.gates["g_dream"] = "lost_kept"
    play(lost, "go nine")
    assert "enter-gate g_dream" in offered(lost)


@covers("ETH-GAT-05", "ETH-END-03", "ETH-DWM-07")
def test_after_a_dream_the_team_is_idle_where_it_stood() -> None:
    e = world(at="step", keys=2)
    play(e, "go nine", "enter-gate")
    out_of_encounter(e)
    assert asked(e) == "dreamworld"
    assert e.state.campaign is not None
    assert e.state.campaign.location == "nine"
    assert e.state.team.gates["g_dream"] == "lost_kept"  # a neutral end
    assert list(e.state.land.tiles) == ["landing", "lamp"]
    assert all(who.hand for who in e.state.characters)  # they keep what they hold
    assert not e.state.result
    assert {"awaken", "save", "go shop with path"} <= set(offered(e))


@covers("ETH-GAT-05")
def test_a_gate_that_is_won_at_another_try_is_won() -> None:
    won = {"script": {"n": 991, "text": {"en": "Out"}, "do": [{"end_dream": "victory"}]}}
    e = world(at="step", keys=2, pack=[won])
    e.state.team.gates["g_dream"] = "lost_kept"
    play(e, "go nine", "enter-gate")
    out_of_encounter(e)
    assert e.state.team.gates["g_dream"] == "won"


@covers("ETH-END-03", "ETH-SLU-07", "EX-63")
def test_after_a_slumber_its_tile_lies_under_delta() -> None:
    e = world(at="step", gates=(), slumbers=("s_rag", "s_story", "delta"))
    play(e, "go nine")
    before = [e.state.figures[c].field for c in (0, 1)]
    out_of_encounter(e)
    assert e.state.team.slumber_deck == ["s_story", "delta", "s_rag"]
    assert [e.state.figures[c].field for c in (0, 1)] == before
    assert asked(e) == "dreamworld"


@covers("ETH-DWM-05")
def test_after_a_slumber_without_rounds_the_team_goes_on() -> None:
    e = world(at="step", gates=(), slumbers=("s_story", "delta"), hours=1)
    play(e, "go nine")
    assert (e.state.team.hours, e.state.team.slumber_deck, asked(e)) == (3, ["delta", "s_story"], "dreamworld")


@covers("ETH-DWM-08")
def test_only_what_works_in_the_dreamworld_can_be_used_there() -> None:
    ability = {"kind": "action", "cost": "free", "do": [{"gain_hours": 1}]}
    items = [
        {
            "item": {
                "id": "item0",
                "name": {"en": "0"},
                "intents": {},
                "abilities": [{"id": "a", **ability, "scope": ["dreamworld"]}],
            }
        },
        {"item": {"id": "item1", "name": {"en": "1"}, "intents": {}, "abilities": [{"id": "a", **ability}]}},
    ]
    e = world(1, pack=items, hours=1)
    e.state.team.items = ["item0", "item1"]
    e.question = None
    e.changed()
    e.run()
    assert [one for one in offered(e) if one.startswith("use")] == ["use c1 item0"]
    play(e, "use c1 item0")
    assert (e.state.team.hours, asked(e)) == (2, "dreamworld")


@covers("ETH-DWM-09")
def test_a_relocated_team_resolves_another_location_a_placed_one_does_not() -> None:
    bench = {"location": {"pick": "id", "id": "bench"}}
    texts = [
        {"script": {"n": 900, "text": {"en": "a"}, "do": [{"relocate_team": {"location": {"location": "any"}}}]}},
        {"script": {"n": 901, "text": {"en": "b"}, "do": [{"place_team": {"location": bench}}]}},
    ]
    e = world(pack=texts, hours=1)
    do(e, e.content.script[900].do)
    assert "choose bed" not in offered(e)
    assert len(offered(e)) == 5
    play(e, next(one for one in offered(e) if "bench" in one))
    assert (e.state.team.hours, locations.here(e)[1].id) == (2, "bench")  # type: ignore[index]
    again = world(pack=texts, hours=1)
    do(again, again.content.script[901].do)
    assert (again.state.team.hours, locations.here(again)[1].id) == (1, "bench")  # type: ignore[index]


@pytest.mark.parametrize(("slumber", "way_back"), [("s_rag", ()), ("delta", ("done",)), ("s_story", ())])
@covers("ETH-DWM-10", "ETH-GEN-13")
def test_limits_of_a_round_hold_between_two_encounters(slumber: str, way_back: tuple[str, ...]) -> None:
    """Delta and a slumber without rounds are no less between two idle times than one that is played."""
    ability = {"id": "a", "kind": "action", "cost": "free", "limit": "per_round", "scope": ["dreamworld"]}
    item = {
        "item": {
            "id": "item0",
            "name": {"en": "0"},
            "intents": {},
            "abilities": [{**ability, "do": [{"gain_hours": 1}]}],
        }
    }
    e = world(1, at="step", pack=[item], gates=(), slumbers=(slumber,))
    e.state.team.items = ["item0"]
    e.question = None
    e.changed()
    e.run()
    e.state.uses["round|boost||0"] = 1
    play(e, "use c1 item0")
    assert not any(one.startswith("use") for one in offered(e))
    play(e, "go nine", *way_back)
    out_of_encounter(e)
    assert "use c1 item0" in offered(e)
    assert "round|boost||0" not in e.state.uses


@covers("ETH-GAT-06", "ETH-SEA-01", "ETH-SEA-02", "ETH-SEA-03")
def test_a_dream_sets_the_season_as_its_script_says_and_death_does_not() -> None:
    dearer = {"modifier": {"stat": "gate_keys", "op": "add", "value": 1}}
    rule = {"id": "p", "kind": "passive", "scope": ["dreamworld"], "do": [dearer]}
    season = {"season": {"id": "soot", "name": {"en": "Soot"}, "polarity": "negative", "abilities": [rule]}}
    lost = {"script": {"n": 991, "text": {"en": "Out"}, "do": [{"set_season": "soot"}, {"end_dream": "failure"}]}}
    kill = {"script": {"n": 900, "text": {"en": "k"}, "do": [{"kill": {"who": {"character": "all"}}}]}}
    e = world(at="step", keys=2, pack=[season, lost, kill])
    assert e.state.team.season is None
    play(e, "go nine", "enter-gate")
    out_of_encounter(e)
    assert e.state.team.season == "soot"
    assert e.content.season["soot"].polarity == "negative"
    assert gate_cost(e, "g_dream")[0][0].args["n"] == 3  # its rule holds: every gate costs a key more
    do(e, e.content.script[900].do)
    assert told(e, "died")
    assert e.state.team.season == "soot"


@covers("ETH-GAT-07", "ETH-SLU-01")
def test_new_gates_and_slumbers_stay_with_the_team() -> None:
    text = {"script": {"n": 900, "text": {"en": "a"}, "do": [{"gain_gate": "g_far"}]}}
    e = world(pack=[text])
    do(e, e.content.script[900].do)
    assert e.state.team.gates["g_far"] == "available"


@covers("ETH-DTH-06", "ETH-DTH-04")
def test_a_shortcut_can_kill() -> None:
    e = world(at="corner", ether=(2, 1))
    who = e.character(0)
    who.sealed, who.deck = who.deck[6:], who.deck[:6]
    play(e, "go nine with shortcut")
    assert e.state.campaign is not None
    assert e.state.campaign.deaths == 1
    assert [who.ether for who in e.state.characters] == [0, 0]
    assert [len([card for card in one.deck if not op.is_influence(e, card)]) for one in e.state.characters] == [1, 1]
    assert asked(e) == "seat"  # the awakening
    assert told(e, "died")[0]["rule"] == "ETH-SUF-05"


@covers("ETH-DTH-06")
def test_who_is_back_from_an_encounter_can_die() -> None:
    e = world(at="step", gates=(), slumbers=("s_rag", "delta"))
    play(e, "go nine")
    out_of_encounter(e)
    assert e.state.encounter.kind == "dreamworld"
    for _ in range(suffering_limit(e, 0) - 1 - e.character(0).suffering):
        op.suffer_one(e, 0)
    with pytest.raises(Stop):
        op.suffer_one(e, 0)
    assert told(e, "died")[0]["rule"] == "ETH-SUF-03"


@covers("ETH-DWM-01", "ETH-DWM-04")
def test_a_view_names_no_place_that_was_not_found_and_what_a_shortcut_costs() -> None:
    """Nor does it tell what the standard wisdoms bring about by themselves."""
    near, far = world(at="corner"), world(at="corner", districts=("row", "canal"))
    assert "stall" in json.dumps(zones(far, frozenset({0}))["things"]["dreamworld_tile:row"]["arrows"])
    seen = zones(near, frozenset({0}))
    assert "stall" not in json.dumps(seen)
    assert [one for one in seen["campaign"]["ways"] if one["kind"] == "shortcut"] == [
        {"to": "nine", "kind": "shortcut", "seals": 1}
    ]
    standard = {f"wisdom:{one}" for one in near.content.standard_wisdoms.values()}
    assert standard & set(seen["things"])
    assert not [ref for ref, one in seen["abilities"].items() if one["of"] in standard and one["kind"] == "trigger"]
