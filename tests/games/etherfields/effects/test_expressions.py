"""Expressions (9.10)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.language.evaluating import amount
from tests.games.etherfields.effects.saying import creature, progress_card, say, tells
from tests.games.etherfields.tables import Who, table
from tests.support import covers

CASES: list[tuple[str, Any, int]] = [
    ("team_size", "team_size", 2),
    ("X", "X", 3),
    ("paid", {"paid": 2}, 7),
    ("paid", {"paid": 5}, 0),
    ("count", {"count": {"character": "all"}}, 2),
    ("markers", {"markers": {"kind": "threat", "at": "map"}}, 2),
    ("resource", {"resource": {"kind": "ether"}}, 2),
    ("resource", {"resource": {"who": {"character": "all"}, "kind": "ether"}}, 5),
    ("resource", {"resource": {"kind": "hours"}}, 4),
    ("progress", {"progress": {"color": "wrath"}}, 1),
    ("progress", {"progress": {"who": "team"}}, 2),
    ("flag", {"flag": "warm"}, 6),
    ("flag", {"flag": "cold"}, 0),
    ("face_value", "face_value", 2),
    ("distance", {"distance": {"a": "self", "b": {"character": "other"}}}, 2),
    ("round_number", "round_number", 1),
    ("mutations", {"mutations": "moth"}, 3),
    ("+", {"+": [1, "team_size", 4]}, 7),
    ("-", {"-": [9, "team_size", 1]}, 6),
    ("-", {"-": [1, 5]}, 0),
    ("*", {"*": ["team_size", 3]}, 6),
    ("min", {"min": [4, "team_size"]}, 2),
    ("max", {"max": [4, "team_size"]}, 4),
    ("floor_div", {"floor_div": [7, "team_size"]}, 3),
    ("floor_div", {"floor_div": [7, 0]}, 0),
]


@tells("expression", *{word for word, *_ in CASES})
@covers("ETH-GEN-06", "ETH-GEN-16")
@pytest.mark.parametrize(("word", "expression", "expected"), CASES, ids=lambda one: str(one)[:40])
def test_an_expression_has_its_value(word: str, expression: Any, expected: int) -> None:
    pack = [creature(), progress_card("w"), progress_card("p", colors=("perception",))]
    people = [Who(ether=2, progress="w"), Who(ether=3, progress="p", at="A2.nw")]
    e = table(people, pack=pack, texts={"t": [{"gain_hours": expression}]}, figures={"moth": "C4.se"}, hours=4)
    e.state.team.flags["warm"] = 6
    e.state.encounter.creatures[0].mutations = ["reach", "haste", "haste"]
    lands.place_marker(e.state.land, 40, "threat", 2)
    word_of = e.content.lists["script:900/do"][0]
    assert amount(e, word_of.args["n"], {"self": 0, "x": 3, "paid": [5, 7], "face": "two"}) == expected


@tells("expression", "face_value")
def test_the_faces_of_the_luck_die_as_numbers() -> None:
    for face, expected in {"doom": 0, "void": 0, "one": 1, "two": 2, "three": 3}.items():
        e = say(1, {"gain_key": "face_value"}, scope={"face": face})
        assert e.state.team.keys == expected


def test_a_negative_amount_counts_as_nothing() -> None:
    assert say(1, {"gain_hours": {"-": [1, 3]}}, hours=4).state.team.hours == 4
