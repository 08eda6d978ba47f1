"""What a table is given to draw: names of what lies there and of nothing else; one person for a whole team."""

from __future__ import annotations

import json

import pytest

import reverie
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.land import naming
from reverie.games.etherfields.manifest import SOLO, size_of
from reverie.games.etherfields.rounds import creature_moves
from reverie.kernel.game import Game
from tests.games.etherfields.inside import rules_of, state_of


def played(spec: str, answers: int) -> Game:
    """A game some answers later."""
    game = reverie.from_spec(spec)
    for _ in range(answers):
        game.apply(game.legal_actions()[0])  # the sensible ones come first
    return game


@pytest.mark.parametrize("mode", SOLO)
def test_one_person_plays_a_whole_team(mode: str) -> None:
    game = reverie.from_spec(f"etherfields/second/{mode}/seed=3")
    assert game.players == 1
    givers: set[object] = set()
    for _ in range(40):
        assert game.decision is not None
        assert game.decision.seats == (0,)
        offers = game.offers("en", None, 0)
        assert len(offers) == len(game.legal_actions())  # the only seat may give every answer
        givers |= {offer.get("from") for offer in offers}
        game.apply(game.legal_actions()[0], seat=0)
    assert len(givers - {None}) == size_of(mode) == len(game.view(0)["characters"])


def test_who_plays_all_characters_knows_what_any_of_them_knows() -> None:
    """A secret that the second character looks at (ETH-LOK-01): alone it is known, in company only to its own seat."""
    for spec, seats in (("etherfields/second/solo2/seed=3", [0]), ("etherfields/second/two/seed=3", [1])):
        game = reverie.from_spec(spec)
        rules = rules_of(game)
        ref = next(iter(rules.state.encounter.secrets))
        rules.state.encounter.looked_at[ref] = [1]
        known = [seat for seat in range(game.players) if any("id" in one for one in game.view(seat)["secrets"])]
        assert known == seats
        assert not any("id" in one for one in game.view(None)["secrets"])


def test_a_view_names_what_lies_there_and_nothing_else() -> None:
    content = shipped()
    game = played("etherfields/second/solo2/seed=7", 25)
    view = game.view(0)
    assert view["things"]["tile:room"]["name"] == dict(content.tile["room"].name)
    assert view["things"]["gate:gate_room"]["goal"]
    told = json.dumps(view, ensure_ascii=False)
    for ref in state_of(game).encounter.secrets:
        thing = content.things[ref]
        assert ref not in view["things"], ref
        assert not any(text and text in told for text in thing.text.values()), ref


def test_the_goal_of_a_gate_is_told_inside_only() -> None:
    game = reverie.from_spec("etherfields/second/solo2/encounter=campaign/seed=1")
    gates = {ref: thing for ref, thing in game.view(0)["things"].items() if ref.startswith("gate:")}
    assert all("goal" not in thing for ref, thing in gates.items() if ref != game.view(0)["encounter"]["id"])


def test_a_payment_says_what_each_card_brings_and_proposes_one() -> None:
    """The proposal is the engine's own (ETH-PAY-13): its cards are in the hand and cover the price."""
    found = 0
    game = reverie.from_spec("etherfields/second/solo2/seed=7")
    for _ in range(120):
        if game.is_over:
            break
        payment = game.view(0)["payment"]
        if payment is not None and payment["proposal"]:
            found += 1
            for color, n in payment["needs"].items():
                steps = [step for step in payment["proposal"] if step[2] == color]
                assert payment["got"][color] + sum(payment["worth"][step[1]][color] for step in steps) >= n
            kind, thing, color = payment["proposal"][0]
            assert game.actions()[0].words == f"pay {thing} with {color}", kind
        game.apply(game.legal_actions()[0])
    assert found > 3


def test_a_fact_names_what_it_speaks_of() -> None:
    game = played("etherfields/second/solo2/seed=7", 25)
    facts = [event.data for event in game.events if event.kind == "script"]
    assert facts
    assert all(fact["names"]["text"] == dict(shipped().script[int(fact["n"])].text) for fact in facts)
    moved = next(event.data for event in game.events if event.kind == "card_moved")
    assert moved["names"][moved["card"]]["de"]


def test_a_creature_shows_how_far_it_could_walk() -> None:
    """What a table draws when somebody points at it is what the engine lets it walk (ETH-CRE-05)."""
    game = played("etherfields/second/solo2/encounter=s_tatterling/seed=4", 6)
    rules = rules_of(game)
    found = [one for one in game.view(0)["figures"] if one["kind"] == "creature"]
    assert found
    for one in found:
        walks = one["walks"]
        assert walks == creature_moves.movement(rules, one["of"])
        start = rules.state.figures[one["number"]].field
        ways = creature_moves.ways_of(rules, one["number"])
        assert one["reach"]
        assert {ways.distance(start, naming.field_of(name)) for name in one["reach"]} <= set(range(1, walks + 1))
    rules.state.figures[found[0]["number"]].states["paralysed"] = "round"
    assert "reach" not in next(one for one in game.view(0)["figures"] if one["number"] == found[0]["number"])


def test_nobody_has_passed_when_the_action_step_is_over() -> None:
    """Who has passed is told while it matters, and no longer (ETH-RND-03)."""
    game = reverie.from_spec("etherfields/second/solo2/encounter=s_tatterling/seed=4")
    told: dict[bool, set[bool]] = {True: set(), False: set()}
    for _ in range(60):
        assert game.decision is not None
        acting = state_of(game).encounter.phase == "action"
        told[acting] |= {who["passed"] for who in game.view(0)["characters"]}
        offers = game.offers("en", None, 0)
        passing = next((offer for offer in offers if offer["verb"] == "pass"), offers[0])
        game.apply(int(str(passing["id"])))
        if game.is_over:
            break
    assert told == {True: {True, False}, False: {False}}
