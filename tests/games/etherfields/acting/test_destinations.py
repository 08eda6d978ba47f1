"""Where things go that are used or given as a price (ACT-05, ACT-17, PAY-07): cards, items, clues, masks, markers."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import land
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language.effects.secrets import gain_ref
from tests.games.etherfields.acting.events import acting, event, happened
from tests.games.etherfields.tables import Data, Who, designs, offered, play, table, where
from tests.support import covers

ZONES = ("hand", "progress", "discard", "sealed", "weaknesses", "deck")


def free(**more: Any) -> Data:
    """An action whose happening the clock tells."""
    return {"id": "a", "kind": "action", "cost": "free", "do": [{"gain_hours": 1}], **more}


def thing(kind: str, **ability: Any) -> Data:
    """A thing of a kind with such an action."""
    more: Data = {"influence": {"intents": {}}, "item": {"intents": {}}, "mask": {"owner": "any"}}
    return {kind: {"id": "it", "name": {"en": "It"}, "abilities": [free(**ability)], **more.get(kind, {})}}


def used(kind: str, zone: str, **ability: Any) -> Engine:
    """It is used once, from the zone it works in."""
    whole = thing(kind, **ability)
    if zone == "progress":
        whole["influence"]["progress"] = {"cost": "free"}
    if kind == "weakness":
        whole["weakness"]["goes_to"] = "progress_zone"
    person = {"hand": Who(hand="it", sealed="W1", discard="W2"), "progress": Who(progress="it", sealed="W1"),
              "weaknesses": Who(weaknesses="it"), "mask": Who(mask="it")}.get(zone, Who())  # fmt: skip
    e = table([person, Who()], pack=[whole], items=["it"] if kind == "item" else (), hours=0, run=False)
    if kind == "clue":
        e.state.team.clues = ["it"]
    e.run()
    play(e, f"{'play' if zone == 'hand' else 'use'} c1 it")
    assert happened(e) == 1
    return e


def place(e: Engine) -> str:
    """Where a card lies now, as the first of its zone."""
    found = [zone for zone in ZONES if designs(e, getattr(e.character(0), zone))[:1] == ["it"]]
    team = e.state.team
    found += ["market"] if designs(e, team.market)[-1:] == ["it"] else []
    found += ["removed"] if designs(e, team.removed_cards) == ["it"] else []
    assert len(found) == 1, found
    return found[0]


@covers("ETH-ACT-05", "ETH-PRG-07", "ETH-WEK-03", "ETH-GEN-14")
@pytest.mark.parametrize(
    ("kind", "zone", "after", "goal"),
    [
        ("influence", "hand", "stay", "discard"),
        ("influence", "hand", "discard", "discard"),
        ("influence", "hand", "seal_self", "sealed"),
        ("influence", "hand", "return_to_market", "market"),
        ("influence", "hand", "remove", "removed"),
        ("influence", "progress", "stay", "progress"),
        ("influence", "progress", "flip_self", "progress"),
        ("influence", "progress", "discard", "discard"),
        ("influence", "progress", "seal_self", "sealed"),
        ("influence", "progress", "return_to_market", "market"),
        ("influence", "progress", "remove", "removed"),
        ("weakness", "weaknesses", "stay", "weaknesses"),
        ("weakness", "weaknesses", "discard", "discard"),
        ("weakness", "weaknesses", "remove", "removed"),
    ],
)
def test_where_a_card_goes_after_use(kind: str, zone: str, after: str, goal: str) -> None:
    e = used(kind, zone, after_use=after)
    assert place(e) == goal
    assert bool(e.character(0).flipped) is (after == "flip_self")


@covers("ETH-ITM-03", "ETH-ITM-06", "ETH-GEN-14")
@pytest.mark.parametrize(
    ("after", "goal"),
    [("stay", "items"), ("discard", "store"), ("to_store", "store"), ("to_item_market", "item_market"), ("remove", "")],
)
def test_where_an_item_goes_after_use(after: str, goal: str) -> None:
    e = used("item", "item", after_use=after)
    team = e.state.team
    assert [name for name in ("items", "store", "item_market") if getattr(team, name)] == ([goal] if goal else [])
    assert team.removed == ([] if goal else ["item:it"])
    if not goal:
        assert not gain_ref(e, "item:it", None)


@covers("ETH-CLU-01", "ETH-GEN-14")
@pytest.mark.parametrize(("after", "clues", "removed"), [("stay", 1, 0), ("discard", 0, 0), ("remove", 0, 1)])
def test_where_a_clue_goes_after_use(after: str, clues: int, removed: int) -> None:
    team = used("clue", "clue", after_use=after).state.team
    assert (len(team.clues), team.removed) == (clues, ["clue:it"] * removed)


@covers("ETH-MSK-04", "ETH-GEN-14")
@pytest.mark.parametrize(("after", "mask", "owned"), [("stay", "it", 1), ("discard", None, 1), ("remove", None, 0)])
def test_where_a_mask_goes_after_use(after: str, mask: str | None, owned: int) -> None:
    who = used("mask", "mask", after_use=after).character(0)
    assert (who.mask, len(who.masks)) == (mask, owned)


@covers("ETH-ACT-17", "ETH-GEN-14")
@pytest.mark.parametrize(
    ("kind", "zone", "what", "goal"),
    [
        ("influence", "hand", "discard_self", "discard"),
        ("influence", "hand", "seal_self", "sealed"),
        ("influence", "hand", "remove_self", "removed"),
        ("influence", "progress", "discard_self", "discard"),
        ("influence", "progress", "seal_self", "sealed"),
        ("influence", "progress", "remove_self", "removed"),
        ("weakness", "weaknesses", "discard_self", "discard"),
    ],
)
def test_a_card_that_is_its_own_price(kind: str, zone: str, what: str, goal: str) -> None:
    assert place(used(kind, zone, cost=[{what: True}])) == goal


@covers("ETH-ACT-17", "ETH-GEN-14", "ETH-MSK-04")
def test_items_clues_and_masks_that_are_their_own_price() -> None:
    for what, store, removed in (("discard_self", ["it"], []), ("remove_self", [], ["item:it"])):
        team = used("item", "item", cost=[{what: True}]).state.team
        assert (team.items, team.store, team.removed) == ([], store, removed)
    for what, removed in (("discard_self", []), ("remove_self", ["clue:it"])):
        team = used("clue", "clue", cost=[{what: True}]).state.team
        assert (team.clues, team.removed) == ([], removed)
    for what, masks in (("discard_self", ["it"]), ("remove_self", [])):
        who = used("mask", "mask", cost=[{what: True}]).character(0)
        assert (who.mask, who.masks) == (None, masks)


LAID: Data = {"influence": {"id": "laid", "name": {"en": "Laid"}, "intents": {}, "progress": {"cost": "free"}}}


@covers("ETH-PAY-07")
def test_cards_that_are_a_price_are_chosen_one_by_one() -> None:
    two = [({"discard_cards": 2}, "discard", "discard"), ({"discard_influence": 2}, "discard", "discard"),
           ({"return_to_market": 2}, "return", "market")]  # fmt: skip
    for part, verb, goal in two:
        e = acting([Who(hand="W1 W2 W3")], {"cost": [part]})
        play(e, "use c1 ev#a1", f"{verb} wrath3", f"{verb} wrath1")
        assert (happened(e), designs(e, e.character(0).hand)) == (1, ["wrath2"])
        given = e.character(0).discard if goal == "discard" else e.state.team.market
        assert designs(e, given) == (["wrath1", "wrath3"] if goal == "discard" else ["wrath3", "wrath1"])
        assert "use c1 ev#a1" not in offered(e)


@covers("ETH-PAY-07", "ETH-PRG-05")
def test_laid_cards_are_a_price() -> None:
    flip = acting([Who(progress="laid -laid laid")], {"cost": [{"flip_progress": 2}]}, pack=(LAID,))
    play(flip, "use c1 ev#a1")
    assert (happened(flip), len(flip.character(0).flipped), len(flip.character(0).progress)) == (1, 3, 3)
    assert "use c1 ev#a1" not in offered(flip), "only those that lie face up can be turned over"
    drop = acting([Who(progress="laid -laid")], {"cost": [{"discard_progress": 2}]}, pack=(LAID,))
    play(drop, "use c1 ev#a1")
    assert (happened(drop), drop.character(0).progress) == (1, [])
    assert designs(drop, drop.character(0).discard) == ["laid", "laid"]


@covers("ETH-PAY-07", "ETH-MSK-06")
def test_items_masks_and_markers_are_a_price() -> None:
    e = acting([Who()], {"cost": [{"discard_item": 1}]}, items="P1 P2")
    play(e, "use c1 ev#a1", "discard item_perception2")
    assert (happened(e), e.state.team.items, e.state.team.store) == (1, ["item_perception1"], ["item_perception2"])
    more = {"id": "p", "kind": "passive", "do": [{"modifier": {"stat": "hand_limit", "op": "add", "value": 1}}]}
    mask = {"mask": {"id": "grin", "name": {"en": "Grin"}, "owner": "any", "abilities": [more]}}
    e = acting([Who(mask="grin", hand=7)], {"cost": [{"take_off_mask": True}]}, pack=(mask,))
    play(e, "use c1 ev#a1")
    assert (happened(e), e.character(0).mask, e.character(0).masks) == (1, None, ["grin"])
    assert len(e.character(0).hand) == 6, "its limit is gone with it"
    e = table([Who(at="A1.ne"), Who(at="A1.nw")], pack=[event({"cost": [{"marker": "threat", "n": 2}]})],
              revealed=["event:ev"], hours=0, run=False)  # fmt: skip
    land.place_marker(e.state.land, 1, "threat", 3)
    e.state.supply["threat"] -= 3
    e.run()
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 ev#a1"], "they lie at c1"
    play(e, "use c1 ev#a1")
    assert (happened(e), land.markers(e.state.land, "threat"), where(e, 0)) == (1, 1, "A1.ne")
