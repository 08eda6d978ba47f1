"""What hard choices cost, and which ways are closed: shown to people, so it must be true of what then happens."""

from __future__ import annotations

import re

import pytest

from reverie.games.onirim.prospects import FREE
from reverie.words import words
from tests.games.weighed import weighed

SPECS = (
    "onirim/third/solo",
    "onirim/third/team/dreamcatchers+towers",
    "onirim/third/solo/book+oniverse+incubus",
    "onirim/third/solo/incubus/incubusMode=adversary",
    "onirim/first/solo",
)
EVERYTHING = (
    "onirim/third/solo/book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus",
    "onirim/third/team/glyphs+dreamcatchers+towers+premonitions+oniverse+incubus/incubusMode=pathfinder",
)
WARDS = {"key": ("key", "slot"), "door": ("door",)}  # ways that are several actions: their nouns
NAMED_WARDS = ("mill", "punishment", "mirror", "protector", "pathfinder")


@pytest.mark.parametrize("spec", SPECS)
def test_a_way_is_offered_or_closed_and_never_both(spec: str) -> None:
    seen = set()
    for game in weighed(spec):
        assert game.decision is not None
        kind = game.decision.kind
        offered = game.actions()
        closed = {entry["way"] for entry in game.closed()}
        seen |= closed
        if kind in ("nightmare", "ward"):
            for way, nouns in WARDS.items():
                open_now = any(action.verb == "ward" and action.noun in nouns for action in offered)
                assert open_now != (way in closed), (way, game.position())
            for way in NAMED_WARDS:
                open_now = any(action.words == f"ward {way}" for action in offered)
                assert not (open_now and way in closed)
                if way == "mill":
                    assert open_now or way in closed
        for entry in game.closed("de"):
            assert entry["reason"]
            assert words("en").has(str(entry["rule"]))
            assert words("de").has(f"onirim-closed-{entry['way']}")
    assert seen  # some way was closed somewhere


@pytest.mark.parametrize("spec", SPECS)
def test_the_price_is_what_is_lost(spec: str) -> None:
    priced = set()
    for game in weighed(spec):
        assert game.decision is not None
        seat = game.decision.seat
        view = game.view(seat)
        pile, hand = view["pile"]["size"], view["hand"]["size"]
        for offer in game.offers("en", game.decision.kind):
            if "preview" not in offer:
                continue
            priced.add(str(offer["words"]).split(".")[0])
            if offer["words"] == "ward mill":
                lost = min(5, pile)
                cards = "1 card" if lost == 1 else f"{lost} cards"
                stay = "remains" if pile - lost == 1 else "remain"
                assert offer["preview"] == f"lose {cards}, {pile - lost} {stay} in the pile"
            elif offer["words"] == "ward hand":
                assert str(offer["preview"]).startswith(f"lose your hand of {hand} card")
            elif offer["verb"] == "ward" and "door" in offer:
                left = len(view["doors"]) - 1
                told = "no door remains" if left == 0 else "1 door remains" if left == 1 else f"{left} doors remain"
                assert offer["preview"] == f"{told} in front of you"
                after = game.clone()
                after.apply(int(str(offer["id"])))
                if after.decision is not None and not after.is_over:
                    assert len(after.view(seat)["doors"]) <= left
    assert {"ward mill", "ward hand"} <= priced


@pytest.mark.parametrize("spec", EVERYTHING)
def test_every_answer_beside_others_says_what_it_costs_or_is_free(spec: str) -> None:
    """And what is said about row, towers and dreamcatchers is what is there afterwards."""
    kinds = set()
    for game in weighed(spec, 40):
        assert game.decision is not None
        kinds.add(game.decision.kind)
        before = game.view(game.decision.seat)
        for offer in game.offers("en", game.decision.kind):
            verb, price = str(offer["verb"]), str(offer.get("preview", ""))
            assert bool(price) != (verb in FREE), offer
            if verb not in ("lose", "hammer", "empty"):
                continue
            after = game.clone()
            after.apply(int(str(offer["id"])))
            now = after.view(game.decision.seat)
            number = (re.findall(r"\d+", price) or ["0"])[0]
            if verb == "lose":
                assert int(number) == len(now["towers"]["row"]) == len(before["towers"]["row"]) - 1
            elif verb == "hammer":
                assert int(number) == len(before["row"]["cards"]) - len(now["row"]["cards"])
            else:
                place = str(offer["catcher"])
                assert int(number) == (len(before["catchers"][int(place)]) if place.isdigit() else 0)
    assert len(kinds) >= 10, kinds
