"""Conditions (9.5): every word, when it holds and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language.evaluating import holds
from tests.games.etherfields.effects.saying import creature, figure_of, passive, progress_card, rule, tells, thing
from tests.games.etherfields.tables import Who, board, table
from tests.support import covers

W = progress_card("w", colors=("wrath",))
WC = progress_card("wc", colors=("wrath", "cunning"))
GATE: dict[str, Any] = {"gate": {"id": "other", "name": {"en": "Other"}, "rounds": 3, "introduction": 990,
                                 "no_more_rounds": 991, "group": 9}}  # fmt: skip
PACK = [
    W, WC, GATE, creature(), thing("wisdom", "old"), thing("item", "lens", intents={}), thing("clue", "note"),
    thing("mask", "grin", owner="any"), thing("season", "soot", polarity="negative"), rule(),
    {"memory": {"id": "first", "name": {"en": "First"}, "owner": "gambler", "requires": [{"flag": "x"}], "do": []}},
]  # fmt: skip
TILES = board(
    A1={"nw": {"terrain": ["light"], "special": ["altar"], "stairs": True, "socket": {"id": "sock", "abilities": []}},
        "edges": [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["sw", "se"], "state": "damaged"}]},
    A2={"nw": {"trap": [{"gain_hours": 1}], "draw_bonus": 2, "entrance": True, "spawn": {"suit": "bell"}}},
    B1={"rift_slot": "nw"},
)  # fmt: skip


def check(condition: Any, prepared: Any = None, **scope: Any) -> bool:
    """Whether a condition holds in the situation that all tests here share."""
    people = [
        Who(hand="W1 W2", deck=20, discard=3, sealed=1, progress="w -w wc", ether=2, suffering=3, glowstones=1,
            spirits=2, at="A1.nw", mask="grin"),
        Who(at="A2.nw"),
    ]  # fmt: skip
    texts = {"t": [{"if": {"cond": condition, "do": []}}]}
    e = table(people, pack=PACK, tiles=TILES, texts=texts, figures={"moth": "A1.sw"}, items="lens", wisdoms=["old"],
              keys=2, hours=4, turn="t04 t05")  # fmt: skip
    team = e.state.team
    team.clues.append("note")
    team.season = "soot"
    team.flags["warm"] = 2
    team.gates = {"other": "won", "g_table": "available"}
    team.scripts_read = [990]
    e.character(0).memories.append("first")
    e.state.encounter.creatures[0].mutations = ["reach", "haste"]
    e.changed()
    if prepared is not None:
        prepared(e)
        e.changed()
    script = next(one for one in e.content.script.values() if one.text.get("en") == "text t")
    return holds(e, e.content.lists[script.do][0].args["cond"], {"self": 0, **scope})


def lit(e: Engine) -> None:
    lands.activate_socket(e.state.land, "sock")


def confuse(e: Engine) -> None:
    e.state.figures[figure_of(e, "moth")].states["confused"] = "round"


def shown(e: Engine) -> None:
    e.state.encounter.revealed.append("event:rule")


def marked(e: Engine) -> None:
    lands.place_marker(e.state.land, 0, "threat", 2)


def intended(e: Engine) -> None:
    e.state.encounter.intent_markers["event:rule#x"] = ["wrath"]


def last(e: Engine) -> None:
    e.state.encounter.turn_deck = ["t04"]


def hushed(e: Engine) -> None:
    e.state.encounter.turn_deck = ["t04"]
    e.state.encounter.blocked_steps = ["basic", "move"]


def silent(e: Engine) -> None:
    hushed(e)
    e.state.encounter.blocked_steps.append("mutation")


OTHER = {"character": "other"}
CASES: list[tuple[str, Any, Any, Any, dict[str, Any]]] = [  # word, holds, does not hold, what is prepared, scope
    ("any", {"any": ["solo", {"team_size": 2}]}, {"any": ["solo", "last_round"]}, None, {}),
    ("not", {"not": "solo"}, {"not": {"team_size": 2}}, None, {}),
    ("all", {"all": [{"team_size": 2}, {"phase": "action"}]}, {"all": [{"team_size": 2}, "solo"]}, None, {}),
    ("==", {"==": ["team_size", 2]}, {"==": ["team_size", 3]}, None, {}),
    ("!=", {"!=": ["team_size", 3]}, {"!=": ["team_size", 2]}, None, {}),
    ("<", {"<": ["team_size", 3]}, {"<": ["team_size", 2]}, None, {}),
    ("<=", {"<=": ["team_size", 2]}, {"<=": ["team_size", 1]}, None, {}),
    (">", {">": ["team_size", 1]}, {">": ["team_size", 2]}, None, {}),
    (">=", {">=": ["team_size", 2]}, {">=": ["team_size", 3]}, None, {}),
    ("in", {"in": "slumber"}, {"in": "dream"}, None, {}),
    ("in", {"in": "encounter"}, {"in": {"encounter": "g_table"}}, None, {}),
    ("in", {"in": {"encounter": "s_table"}}, {"in": "dreamworld"}, None, {}),
    ("phase", {"phase": "action"}, {"phase": "draw"}, None, {}),
    ("round", {"round": 1}, {"round": {"n": 2, "op": ">="}}, None, {}),
    ("last_round", {"not": "last_round"}, "last_round", None, {}),
    ("last_round", "last_round", {"not": "last_round"}, last, {}),
    ("suit_is", {"suit_is": "bell"}, {"suit_is": "moth"}, None, {}),
    ("suit_in", {"suit_in": ["moth", "bell"]}, {"suit_in": ["moth"]}, None, {}),
    ("blocked_steps", {"blocked_steps": 2}, {"blocked_steps": 3}, hushed, {}),
    ("blocked_steps", {"blocked_steps": {"n": 3, "op": "<"}}, "blocked_steps", hushed, {}),
    ("blocked_steps", "blocked_steps", {"blocked_steps": {"n": 3, "op": "<"}}, silent, {}),
    ("terrain", {"terrain": {"kind": "light"}}, {"terrain": {"kind": "water"}}, None, {}),
    ("terrain", {"terrain": {"who": "self", "kind": "light"}}, {"terrain": {"who": OTHER, "kind": "light"}}, None, {}),
    ("on_tag", {"on_tag": {"tag": "altar"}}, {"on_tag": {"tag": "trap"}}, None, {}),
    ("on_tag", {"on_tag": {"who": OTHER, "tag": "trap"}}, {"on_tag": {"who": OTHER, "tag": "stairs"}}, None, {}),
    ("on_tag", {"on_tag": {"who": OTHER, "tag": "entrance"}}, {"on_tag": {"tag": "entrance"}}, None, {}),
    ("on_tag", {"on_tag": {"who": OTHER, "tag": "spawn"}}, {"on_tag": {"tag": "draw_bonus"}}, None, {}),
    ("on_tag", {"on_tag": {"tag": "socket"}}, {"on_tag": {"tag": "rift"}}, None, {}),
    ("on_field", {"on_field": {"field": "A1.nw"}}, {"on_field": {"field": "A1.ne"}}, None, {}),
    ("on_tile", {"on_tile": {"tile": "tile_a1"}}, {"on_tile": {"tile": "tile_a2"}}, None, {}),
    ("distance", {"distance": {"a": "self", "b": OTHER, "op": "==", "n": 4}},
     {"distance": {"a": "self", "b": OTHER, "n": 1}}, None, {}),
    ("same_field", {"same_field": {"a": "self", "b": "actor"}}, {"same_field": {"a": "self", "b": OTHER}}, None, {}),
    ("path_exists", {"path_exists": {"a": "self", "b": OTHER}}, None, None, {}),
    ("enclosed", {"not": {"enclosed": "self"}}, {"enclosed": "self"}, None, {}),
    ("location", {"not": {"location": {"kind": "gate"}}}, {"location": {"kind": "gate"}}, None, {}),
    ("count", {"count": {"selector": {"character": "all"}, "op": "==", "n": 2}},
     {"count": {"selector": {"figure": "all"}, "n": 2}}, None, {}),
    ("markers", {"markers": {"kind": "threat", "n": 2}}, {"markers": {"kind": "threat", "n": 3}}, marked, {}),
    ("markers", {"markers": {"kind": "threat", "at": "map", "n": 2}},
     {"markers": {"kind": "threat", "at": "creature"}}, marked, {"source": "creature:moth"}),
    ("resource", {"resource": {"kind": "ether", "n": 2}}, {"resource": {"kind": "ether", "n": 3}}, None, {}),
    ("resource", {"resource": {"kind": "suffering", "n": 3}}, {"resource": {"kind": "suffering", "n": 4}}, None, {}),
    ("resource", {"resource": {"kind": "glowstone"}}, {"resource": {"kind": "glowstone", "n": 2}}, None, {}),
    ("resource", {"resource": {"kind": "spirit", "n": 2}}, {"resource": {"kind": "spirit", "n": 3}}, None, {}),
    ("resource", {"resource": {"kind": "hand", "op": "==", "n": 2}}, {"resource": {"kind": "deck", "n": 21}}, None, {}),
    ("resource", {"resource": {"kind": "discard", "n": 3}}, {"resource": {"kind": "sealed", "n": 2}}, None, {}),
    ("resource", {"resource": {"kind": "keys", "n": 2}}, {"resource": {"kind": "hours", "n": 5}}, None, {}),
    ("resource", {"resource": {"who": {"character": "any"}, "kind": "ether"}},
     {"resource": {"who": {"character": "all"}, "kind": "ether"}}, None, {}),
    ("progress", {"progress": {"n": 2}}, {"progress": {"n": 3}}, None, {}),
    ("progress", {"progress": {"active": False, "n": 3}}, {"progress": {"color": "cunning", "n": 2}}, None, {}),
    ("progress", {"progress": {"who": "team", "n": 2}}, {"progress": {"who": "each", "n": 1}}, None, {}),
    ("has", {"has": {"wisdom": "old"}}, None, None, {}),
    ("has", {"has": {"item": "lens"}}, {"has": {"who": OTHER, "mask": "grin"}}, None, {}),
    ("has", {"has": {"active_item": "lens"}}, {"has": {"who": OTHER, "worn_mask": "grin"}}, None, {}),
    ("has", {"has": {"clue": "note"}}, {"has": {"who": OTHER, "memory": "first"}}, None, {}),
    ("has", {"has": {"mask": "grin"}}, {"has": {"who": OTHER, "card": "w"}}, None, {}),
    ("has", {"has": {"worn_mask": "grin"}}, {"has": {"card": "gambler_card"}}, None, {}),
    ("has", {"has": {"card": "wc"}}, None, None, {}),
    ("has", {"has": {"memory": "first"}}, None, None, {}),
    ("archetype", {"archetype": {"is": "gambler"}}, {"archetype": {"is": "specialist"}}, None, {}),
    ("state", {"state": {"who": {"figure": "any"}, "is": "confused"}},
     {"state": {"who": {"figure": "any"}, "is": "stunned"}}, confuse, {}),
    ("mutated", {"mutated": {"creature": "moth", "n": 2}},
     {"mutated": {"creature": "moth", "kind": "cruelty"}}, None, {}),
    ("mutated", {"mutated": {"creature": "this", "kind": "haste"}}, None, None, {"source": "creature:moth"}),
    ("flag", {"flag": {"name": "warm", "n": 2}}, {"flag": "cold"}, None, {}),
    ("script_read", {"script_read": 990}, {"script_read": 991}, None, {}),
    ("gate_status", {"gate_status": {"gate": "other", "is": "won"}},
     {"gate_status": {"gate": "other", "is": "available"}}, None, {}),
    ("dream_done", {"dream_done": "other"}, {"dream_done": "g_table"}, None, {}),
    ("season", {"season": {"id": "soot"}}, {"season": {"polarity": "positive"}}, None, {}),
    ("die", {"die": ["two", "three"]}, {"die": ["doom"]}, None, {"face": "two"}),
    ("team_size", {"team_size": 2}, {"team_size": {"n": 2, "op": "<"}}, None, {}),
    ("solo", {"not": "solo"}, "solo", None, {}),
    ("cause", {"cause": {"source_kind": "creature"}}, {"cause": {"source_kind": "weakness"}}, None,
     {"cause": {"kind": "creature", "source": "creature:moth", "cost": False}}),
    ("cause", {"cause": {"is_cost": True}}, {"cause": {"is_cost": False}}, None, {"cause": {"cost": True}}),
    ("cause", {"cause": {"source_id": "moth"}}, {"cause": {"source_id": "lens"}}, None,
     {"cause": {"kind": "creature", "source": "creature:moth"}}),
    ("chosen", {"chosen": "warm"}, {"chosen": "loud"}, None, {"chosen": ["warm"]}),
    ("can_pay", {"can_pay": [{"intent": "wrath", "n": 3}]}, {"can_pay": [{"intent": "wrath", "n": 4}]}, None, {}),
    ("can_pay", {"can_pay": [{"ether": 2}]}, {"can_pay": [{"ether": 3}]}, None, {}),
    ("socket_active", {"socket_active": "sock"}, None, lit, {}),
    ("socket_active", None, {"socket_active": "sock"}, None, {}),
    ("wall", {"wall": {"edge": "A1.nw-A1.ne", "is": "intact"}}, {"wall": {"edge": "A1.nw-A1.ne", "is": "none"}},
     None, {}),
    ("wall", {"wall": {"edge": "A1.sw-A1.se", "is": "damaged"}}, {"wall": {"edge": "A1.sw-A1.se", "is": "intact"}},
     None, {}),
    ("tile_placed", {"tile_placed": "tile_a1"}, None, None, {}),
    ("tile_placed", None, {"tile_placed": "tile_a1"},
     lambda e: lands.remove_tile(e.state.land, e.content, "tile_a1"), {}),
    ("rift_free", "rift_free", None, None, {}),
    ("rift_free", None, "rift_free", lambda e: lands.place_rift(e.state.land, "tile_b1", "x"), {}),
    ("card_in_play", {"card_in_play": "rule"}, {"card_in_play": "note2"}, None, {}),
]  # fmt: skip


@tells("condition", *{word for word, *_ in CASES})
@covers("ETH-PRG-06")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[1]}"[:60])
def test_a_condition_holds_and_does_not_hold(case: tuple[str, Any, Any, Any, dict[str, Any]]) -> None:
    word, yes, no, prepared, scope = case
    if word == "card_in_play":
        assert check(yes, shown)
        assert not check(yes)
        return
    if yes is not None:
        assert check(yes, prepared, **scope)
    if no is not None:
        assert not check(no, prepared, **scope)


@tells("condition", "intent_markers")
def test_intent_markers_are_counted_at_their_action() -> None:
    action = {"kind": "action", "group": True, "cost": [{"intent": "wrath", "n": 1}], "do": []}
    texts = {"t": [{"if": {"cond": {"intent_markers": {"at": "self", "n": 2}}, "do": []}}]}
    e = table(2, pack=[rule({"id": "x", **action})], revealed=["event:rule"], texts=texts)
    word = e.content.lists["script:900/do"][0].args["cond"]
    assert not holds(e, word, {"source": "event:rule"})
    e.state.encounter.intent_markers["event:rule#x"] = ["wrath", "wrath"]
    assert holds(e, word, {"source": "event:rule"})
    assert not holds(e, word, {"source": "gate:g_table"})


@covers("ETH-MAP-09")
def test_an_enclosed_field_and_a_missing_path() -> None:
    walls = [{"between": ["nw", "ne"], "state": "wall"}, {"between": ["nw", "sw"], "state": "wall"}]
    conditions: list[Any] = [{"enclosed": "self"}, {"path_exists": {"a": "self", "b": {"character": "other"}}}]
    texts = {"t": [{"if": {"cond": [one], "do": []}} for one in conditions]}
    e = table([Who(), Who(at="A2.nw")], tiles=board(A1={"edges": walls}), texts=texts)
    words = [word.args["cond"] for word in e.content.lists["script:900/do"]]
    assert holds(e, words[0], {"self": 0})
    assert not holds(e, words[0], {"self": 1})
    assert not holds(e, words[1], {"self": 0})


@tells("switch", "ignore_terrain")
def test_whoever_ignores_a_terrain_does_not_stand_on_it() -> None:
    texts = {"t": [{"if": {"cond": [{"terrain": {"kind": "swamp"}}], "do": []}}]}
    pack = [progress_card("boots", passive({"ignore_terrain": "swamp"}, who="self"))]
    tiles = board(A1={"nw": {"terrain": ["swamp"]}})
    for laid, expected in (("", True), ("boots", False)):
        e = table([Who(progress=laid)], pack=pack, tiles=tiles, texts=texts)
        assert holds(e, e.content.lists["script:900/do"][0].args["cond"], {"self": 0}) is expected
