"""An offer says where it lies: every place that an answer names is on the table, and the thing lies in it.

What lies where is read off the view alone, as any table would do it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import reverie
from reverie.kernel import registry
from reverie.kernel.actions import Action
from tests.conformance.tables import all_tables, deal, some, stops, tables_of_today

Amount = Callable[[int, int], int]
View = dict[str, Any]

HAND = "hand red.sun red.moon blue.sun blue.moon green.sun"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each change plays a share of the single modules, torture all of them."""
    if "table" in metafunc.fixturenames:
        option = metafunc.config.getoption
        share = tables_of_today()[::3] if option("--engine-only") else tables_of_today()
        tables = all_tables() if option("--torture") else share
        metafunc.parametrize("table", [table for table in tables if not table.startswith("etherfields")])


def numbered(things: list[Any]) -> set[str]:
    """Things that are called by their numbers."""
    return {str(number) for number in range(len(things))}


def onirim(view: View, about: View) -> dict[str, set[str]]:
    """What lies in which zone of Onirim, by the names of places."""
    partner = view.get("partner") or {"doors": []}
    catchers = view.get("catchers") or []
    lies = {
        "hand": set(view["hand"]["cards"] or []),
        "pile": {"top"} if view["pile"]["size"] else set(),
        "looked": set((view["looked"]["cards"] or [])[view["looked"]["placed"] or 0 :]),
        "partner-doors": set(partner["doors"]),
        "stored": numbered(view.get("stored") or []),
        "goals": numbered(view.get("goals") or []),
        "spells": {f"spell.{name}" for name in view.get("costs") or {}},
        "catchers": numbered(catchers),
        "towers": set((view.get("towers") or {"row": []})["row"]),
        "premonitions": {f"premonition.{name}" for name in (view.get("premonitions") or {"up": []})["up"]},
        "rallied": {f"den.{name}" for name in view.get("rallied") or []},
        "incubus": {"figure"} if (view.get("incubus") or {}).get("figure") else set(),
        "button": set(),
        "row": set(),
    }
    lies |= {name: set(view.get(name) or []) for name in ("doors", "discard", "limbo", "resolving", "shared", "draft")}
    lies |= {f"catcher-{number}": set(cards) for number, cards in enumerate(catchers)}
    if "towers" in view:
        lies |= {"towers-left": set(), "towers-right": set()}
    return lies | ({"removed": set(view["removed"])} if "removed" in view else {})


def urbion(view: View, about: View) -> dict[str, set[str]]:
    """The same for Urbion."""
    lies = {
        "hand": set(view["hand"]["cards"] or []),
        "looked": set((view["looked"]["cards"] or [])[view["looked"]["placed"] or 0 :]),
        "pending": {"now"} if view["pending"] else set(),
        **{name: set[str]() for name in ("deck", "cities", "discard", "success", "drawn", "books", "button")},
    }
    slot = about.get("slot", "")
    if slot:
        lies["asked"] = set()
    for number, row in enumerate(view["rows"], 1):
        lies |= {f"R{number}": set(), f"R{number}.city": {"0"}}
        for side in ("sognae", "incubi"):
            lies[f"R{number}.{side}"] = numbered(row[side]) | ({"new"} if len(row[side]) < 3 else set())
        if row["stronger"]:
            lies[f"R{number}.stronger"] = lies[f"R{number}.{row['stronger']}"]
        if slot:
            lies[f"R{number}.asked"] = lies[f"R{number}.{slot.split('.')[1]}"]
    return lies


TABLES = {"onirim": onirim, "urbion": urbion}


def astray(action: Action, lies: dict[str, set[str]]) -> list[str]:
    """The places of an answer that are not on the table."""
    at, target = action.places
    places = [place.partition("/") for place in at]
    lost = ["".join(place) for place in places if place[0] not in lies or (place[2] and place[2] not in lies[place[0]])]
    return lost + [zone for zone in (target,) if zone is not None and zone not in lies]


def test_every_place_of_an_answer_is_on_the_table(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(2, 60))):
        for game, _ in stops(deal(table, seed), "random", seed):
            decision = game.decision
            assert decision is not None
            lies = TABLES[game.spec.game](game.view(decision.seat), dict(decision.about))
            for action in game.actions():
                assert astray(action, lies) == [], (decision.kind, action.words)


@pytest.mark.parametrize(
    ("position", "words", "places", "target"),
    [
        (f"onirim/third/solo | {HAND} | at turn", "play red.sun", ("hand/red.sun",), "row"),
        (f"onirim/third/solo | {HAND} | at turn", "discard red.sun", ("hand/red.sun",), "discard"),
        (
            f"onirim/third/solo/oniverse | {HAND} | rallied treasure_keeper | stored red.key | at turn",
            "play stored 0", ("stored/0",), "row",
        ),
        (
            "urbion/second/solo | R1 earth+water S: S1e I: | hand S1e S2w S1e S1e | at main",
            "play S2w at R1.sognae", ("hand/S2w",), "R1.sognae",
        ),
        (
            "urbion/second/solo | R1 earth+water S: S1e I: | hand S1e S1e S1e S1e | at main",
            "census S1e", ("hand/S1e",), "discard",
        ),
    ],
)  # fmt: skip
def test_places_by_example(position: str, words: str, places: tuple[str, ...], target: str) -> None:
    game = reverie.from_position(position, seed=1)
    action = next(one for one in game.actions() if one.words == words)
    assert action.places == (places, target)
    offer = next(one for one in game.offers() if one["words"] == words)
    assert (offer["places"], offer["target"]) == (list(places), target)


def test_every_answer_says_where_it_lies_or_needs_a_button() -> None:
    taking_nothing = {
        "onirim": {"leave", "empty", "incant", "no-swap", "go-on"},  # those with a noun: "none" of them
        "urbion": {"stop", "again", "swap-polarity"},
    }
    for game, expected in taking_nothing.items():
        actions = registry.games()[game].codec.by_id.values()
        assert {action.verb for action in actions if action.places.at in ((), ("button",))} == expected
