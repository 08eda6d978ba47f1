"""Selectors (9.7): what a text means."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land.naming import edge_of
from reverie.games.etherfields.language.evaluating import needs_choice, select
from tests.games.etherfields.effects.saying import at, creature, figure_of, progress_card, say, tells, thing
from tests.games.etherfields.tables import Who, board, carry_out, offered, play, point, table
from tests.support import covers

PACK = [
    creature(),
    creature("owl"),
    progress_card("w"),
    thing("mask", "grin", owner="any"),
    thing("mask", "eye", owner="any"),
    thing("companion", "sparrow", figure="token"),
    thing("item", "lens", intents={}),
    thing("item", "key", intents={}),
]
OWL = {"creature": {"pick": "named", "id": "owl"}}
MOTH = {"creature": {"pick": "named", "id": "moth"}}
TILES = board(
    A1={"nw": {"stairs": True, "socket": {"id": "sock", "abilities": []}}, "ne": {"blocked": True}},
    A2={"nw": {"stairs": True, "terrain": ["water"]}},
)


def situation(selector: Any) -> Engine:
    people = [
        Who(hand="W1 P2", discard="W3", progress="w -w", at="A1.nw", mask="grin", masks=["grin", "eye"]),
        Who(at="A2.nw"),
        Who(at="C4.se"),
    ]
    texts = {"t": [{"for_each": {"in": selector, "do": []}}]}
    e = table(
        people,
        pack=PACK,
        tiles=TILES,
        texts=texts,
        figures={"moth": "A1.nw A1.sw", "owl": "A2.nw"},
        companions={"sparrow": "A1.nw"},
        items="lens",
        store="key",
        turn="t04 t05",
    )
    lands.place_marker(e.state.land, "tile_a2", "threat")
    return e


def found(selector: Any, **scope: Any) -> list[str]:
    e = situation(selector)
    return select(e, e.content.lists["script:900/do"][0].args["in"], {"self": 0, "decider": 0, **scope})


def names(*numbers: int) -> list[str]:
    return [f"character:{number}" for number in numbers]


CASES: list[tuple[str, Any, list[str], dict[str, Any]]] = [
    ("self", "self", names(0), {}),
    ("actor", "actor", names(1), {"actor": 1}),
    ("target", "target", ["figure:103"], {"target": "figure:103"}),
    ("team", "team", names(0, 1, 2), {}),
    ("this", "this", ["creature:moth"], {"source": "creature:moth"}),
    ("character", {"character": "all"}, names(0, 1, 2), {}),
    ("character", {"character": "each"}, names(0, 1, 2), {}),
    ("character", {"character": "any"}, names(0, 1, 2), {}),
    ("character", {"character": "other"}, names(1, 2), {}),
    ("character", {"character": "nearest"}, names(1), {}),
    ("character", {"character": "farthest"}, names(2), {}),
    ("character", {"character": {"pick": "nearest", "of": OWL}}, names(1), {}),
    ("character", {"character": {"pick": "chosen", "id": "c2"}}, names(1), {}),
    ("characters_in_range", {"characters_in_range": {"n": 0, "of": MOTH}}, names(0), {}),
    ("characters_in_range", {"characters_in_range": {"n": 4, "of": "self"}}, names(0, 1), {}),
    ("characters_in_range", {"characters_in_range": {"n": 4, "of": "self", "pick": "other"}}, names(1), {}),
    ("characters_on", {"characters_on": {"field": "A2.nw"}}, names(1), {}),
    ("characters_on", {"characters_on": {"tile": "tile_a2"}}, names(1), {}),
    ("characters_on", {"characters_on": {"terrain": "water"}}, names(1), {}),
    ("characters_on", {"characters_on": {"tag": "stairs"}}, names(0, 1), {}),
    ("characters_on", {"characters_on": {"marker": "threat"}}, names(1), {}),
    ("creature", {"creature": "all"}, ["creature:moth", "creature:owl"], {}),
    ("creature", {"creature": {"pick": "named", "id": "owl"}}, ["creature:owl"], {}),
    ("creature", {"creature": "this"}, ["creature:moth"], {"source": "creature:moth"}),
    ("creatures_in_range", {"creatures_in_range": {"n": 1, "of": "self"}}, ["creature:moth"], {}),
    ("companion", {"companion": "sparrow"}, ["companion:sparrow"], {}),
    ("field", {"field": "here"}, [f"field:{at('A1.nw')}"], {}),
    ("field", {"field": {"pick": "tag", "tag": "stairs"}}, [f"field:{at('A1.nw')}", f"field:{at('A2.nw')}"], {}),
    ("field", {"field": {"terrain": "water"}}, [f"field:{at('A2.nw')}"], {}),
    ("field", {"field": "adjacent"}, [f"field:{at('A1.sw')}"], {}),
    ("field", {"field": {"pick": "in_range", "n": 1}}, [f"field:{at('A1.nw')}", f"field:{at('A1.sw')}"], {}),
    ("field", {"field": {"pick": "id", "id": "B3.sw"}}, [f"field:{at('B3.sw')}"], {}),
    ("field", {"field": {"pick": "nearest", "terrain": "water", "of": "self"}}, [f"field:{at('A2.nw')}"], {}),
    ("tile", {"tile": "here"}, ["tile:tile_a1"], {}),
    ("tile", {"tile": {"id": "tile_c3"}}, ["tile:tile_c3"], {}),
    ("tile", {"tile": "pointed"}, ["tile:tile_b2"], {"targets": ["character:1", "tile:tile_b2"]}),
    ("edge", {"edge": {"pick": "id", "id": "A1.nw-A1.sw"}}, [f"edge:{edge_of('A1.nw-A1.sw')}"], {}),
    ("location", {"location": "any"}, [], {}),
    ("socket", {"socket": "sock"}, ["socket:sock"], {}),
    ("mask", {"mask": "chosen"}, ["mask:grin", "mask:eye"], {}),
    ("mask", {"mask": "active"}, ["mask:grin"], {}),
    ("item", {"item": "all"}, ["item:lens"], {}),
    ("item", {"item": {"pick": "all", "zone": "store"}}, ["item:key"], {}),
    ("step", {"step": "chosen"}, ["step:basic", "step:move", "step:mutation"], {}),
    ("step", {"step": "move"}, ["step:move"], {}),
    ("gate", {"gate": "g_table"}, ["gate:g_table"], {}),
]


@tells("selector", *{word for word, *_ in CASES})
@covers("ETH-CMN-01")
@pytest.mark.parametrize(("word", "selector", "expected", "scope"), CASES, ids=lambda one: str(one)[:50])
def test_a_selector_finds_what_it_says(word: str, selector: Any, expected: list[str], scope: dict[str, Any]) -> None:
    assert found(selector, **scope) == expected


@tells("selector", "figure", "figures_in_range")
@covers("ETH-CMN-01", "ETH-CMN-03", "ETH-CRE-02")
def test_figures_are_those_of_creatures() -> None:
    def at_table(selector: Any, **scope: Any) -> list[str]:
        e = situation(selector)
        targets = select(e, e.content.lists["script:900/do"][0].args["in"], {"self": 0, **scope})
        return [e.state.figures[int(one[7:])].of for one in targets]

    assert at_table({"figure": "all"}) == ["moth", "moth", "owl"], "neither characters nor companions"
    assert at_table({"figure": {"pick": "all", "creature": "owl"}}) == ["owl"]
    assert at_table({"figure": {"pick": "all", "of": "this"}}, source="creature:owl") == ["owl"]
    assert at_table({"figure": {"pick": "nearest", "of": "self"}}) == ["moth"]
    assert at_table({"figures_in_range": {"n": 1, "of": "self"}}) == ["moth", "moth"]
    assert at_table({"figures_in_range": {"n": 0, "of": "self"}}) == ["moth"]


@tells("selector", "edge", "tile")
def test_edges_of_a_field_and_tiles_beside_it() -> None:
    assert len(found({"edge": "of_field"})) == 4
    assert len(found({"edge": "chosen"})) > 40
    assert set(found({"tile": "adjacent"})) == {"tile:tile_a2", "tile:tile_b1"}
    assert len(found({"tile": "chosen"})) == 12
    assert len(found({"field": "any"})) == 47, "a blocked field is no target (BLK-01)"


@tells("selector", "card", "progress")
def test_cards_of_zones() -> None:
    def designs_of(selector: Any, **scope: Any) -> list[str]:
        e = situation(selector)
        targets = select(e, e.content.lists["script:900/do"][0].args["in"], {"self": 0, **scope})
        return [e.state.design[int(one[5:])].partition(":")[2] for one in targets]

    assert designs_of({"card": {"pick": "all", "zone": "hand"}}) == ["wrath1", "perception2"]
    assert designs_of({"card": {"pick": "chosen", "zone": "hand", "filter": {"color": "wrath"}}}) == ["wrath1"]
    assert designs_of({"card": {"pick": "top", "zone": "discard"}}) == ["wrath3"]
    assert designs_of({"card": {"pick": "top", "zone": "deck", "n": 2}}) == ["blank", "blank"]
    assert designs_of({"card": {"pick": "all", "zone": "progress"}}) == ["w", "w"]
    assert designs_of({"progress": "all"}) == ["w", "w"]
    assert designs_of({"progress": {"pick": "chosen", "owner": {"character": "other"}}}) == []
    assert designs_of({"card": "this"}, instance=0, source="influence:x") == ["blank"]


@tells("selector", "card", "item")
def test_random_picks_are_left_to_chance() -> None:
    e = say(
        [Who(hand="W1 W2 W3")],
        {"put_on_top": {"card": {"card": {"pick": "random", "zone": "hand"}}}},
        dice={"pick": [2]},
    )
    assert e.state.design[e.character(0).deck[0]] == "influence:wrath3"


@covers("ETH-GEN-02")
def test_where_one_of_several_is_meant_somebody_chooses() -> None:
    e = situation({"character": "other"})
    assert needs_choice(e.content.lists["script:900/do"][0].args["in"])
    e = say([Who(), Who(at="A1.ne"), Who(at="A1.sw")], {"suffer": {"n": 1, "who": {"character": "nearest"}}})
    assert (point(e), offered(e)) == ("DP-32", ["choose c2", "choose c3"])
    play(e, "choose c3")
    assert e.character(2).suffering == 1
    e = say([Who(), Who(at="A2.nw")], {"suffer": {"n": 1, "who": {"character": "other"}}})
    assert e.character(1).suffering == 1, "one possibility needs no question"


@covers("ETH-RNG-03", "ETH-ACT-02")
def test_an_action_measures_at_its_start_but_a_text_that_speaks_of_a_field_reached_later_there() -> None:
    near = {"figures_in_range": {"n": 0, "of": "self", "pick": "chosen"}}
    effects = [{"move": 1}, {"put_state": {"kind": "stunned", "who": near}}]
    e = table(1, pack=[creature()], texts={"t": effects}, figures={"moth": "A1.nw A1.ne"})
    start = {"0": 0, str(figure_of(e, "moth")): 0, str(figure_of(e, "moth", 1)): 1}
    carry_out(e, "t", self=0, actor=0, decider=0, fields=start)
    play(e, "step A1.ne")
    states = [e.state.figures[figure_of(e, "moth", k)].states for k in range(2)]
    assert ["stunned" in one for one in states] == [False, True]
    effects = [
        {"relocate": {"who": {"figure": "all"}, "field": "C4.se"}},
        {"put_state": {"kind": "stunned", "who": near}},
    ]
    e = table(1, pack=[creature()], texts={"t": effects}, figures={"moth": "A1.nw"})
    carry_out(e, "t", self=0, actor=0, decider=0, fields={"0": 0, str(figure_of(e, "moth")): 0})
    assert "stunned" in e.state.figures[figure_of(e, "moth")].states, "it was in range when the action began"
