"""Fate, shops, the delta phase (5.7, 5.9, 5.11)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.dreamworld.world import asked, told, world
from tests.games.etherfields.tables import designs, offered, play
from tests.support import covers


def fate(name: str, *do: Any, **more: Any) -> dict[str, Any]:
    """A fate card."""
    return {"fate": {"id": name, "name": {"en": name}, **({"do": list(do)} if do else {}), **more}}


def drawn(*cards: dict[str, Any], size: int = 2, **more: Any) -> Engine:
    """The team comes to the fate location."""
    names = [card["fate"]["id"] for card in cards]
    return play(world(size, pack=list(cards), fates=names, **more), "go step")


@covers("ETH-FAT-01", "ETH-FAT-04")
def test_the_top_card_is_resolved_and_goes_to_the_bottom() -> None:
    e = drawn(fate("a", {"gain_hours": 2}), fate("b"), hours=1)
    assert (e.state.team.hours, e.state.team.fate_deck, asked(e)) == (3, ["b", "a"], "dreamworld")
    assert asked(play(world(fates=()), "go step")) == "dreamworld"


@covers("ETH-FAT-02")
def test_of_alternatives_the_team_picks_one_it_can_fulfil() -> None:
    options = [
        {"key": "key", "requires": [{"resource": {"kind": "keys", "op": ">=", "n": 1}}], "do": [{"lose_key": 1}]},
        {"key": "hour", "do": [{"lose_hours": 1}]},
        {"key": "none", "do": []},
    ]
    e = drawn(fate("a", {"choose_one": {"options": options, "decider": "team"}}), hours=2)
    assert [one.split()[-1] for one in offered(e)] == ["hour", "none"]
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, next(one for one in offered(e) if one.endswith("hour")))
    assert e.state.team.hours == 1


@covers("ETH-FAT-03")
def test_a_card_may_add_a_tile_to_the_slumberlands() -> None:
    e = drawn(fate("a", places_tile=True))
    assert len(e.state.land.tiles) == 3


@covers("ETH-FAT-04")
def test_a_rift_goes_into_an_empty_slot_and_under_the_deck_when_there_is_none() -> None:
    e = drawn(fate("a", rift={"abilities": []}), fate("b", rift={"abilities": []}))
    assert (e.state.land.rifts, e.state.team.fate_deck) == ({"lamp": "a"}, ["b"])
    play(e, "go nine", *(["slumber"] if "slumber" in offered(e) else []))
    again = drawn(fate("a"), fate("b", rift={"abilities": []}))
    assert again.state.land.rifts == {}


@covers("ETH-FAT-05")
def test_the_team_names_who_rolls_or_suffers() -> None:
    e = drawn(fate("a", {"suffer": 1}))
    assert (asked(e), offered(e)) == ("fate-who", ["name c1", "name c2"])
    play(e, "name c2")
    assert [who.suffering for who in e.state.characters] == [0, 1]
    all_of_them = drawn(fate("a", {"for_each": {"in": {"character": "all"}, "do": [{"suffer": 1}]}}))
    assert [who.suffering for who in all_of_them.state.characters] == [1, 1]  # nobody had to be named


@covers("ETH-SOL-01")
def test_who_plays_alone_may_remove_a_card_that_needs_others() -> None:
    e = drawn(fate("a", solo_hint=True), fate("b", {"gain_hours": 1}), size=1, hours=1)
    assert offered(e) == ["keep", "replace"]
    play(e, "replace")
    assert (e.state.team.hours, e.state.team.fate_deck, e.state.team.removed) == (2, ["b"], ["fate:a"])
    assert asked(drawn(fate("a", solo_hint=True))) == "dreamworld"  # with others nobody is asked


# ---- shops ------------------------------------------------------------------------------------------------------


def shopping(size: int = 2, **more: Any) -> Engine:
    """The team comes to the shop with a card."""
    e = world(size, at="nine", shopping=more.pop("cards", 1), **more)
    e.state.scripted["shuffle"] = []
    return play(e, "go shop")


def on_top(e: Engine, *names: str) -> None:
    """Cards of the market come on top of what is shown next."""
    market = e.state.team.market
    chosen = [next(card for card in market if e.state.design[card] == f"influence:{one}") for one in names]
    e.state.team.market = [*chosen, *(card for card in market if card not in chosen)]


@covers("ETH-SHP-01", "ETH-SHP-02")
def test_shopping_needs_a_card_and_uses_it_up() -> None:
    assert asked(shopping(cards=0)) == "dreamworld"
    e = shopping()
    assert offered(e) == ["shop", "decline"]
    play(e, "shop", "decline", "decline")
    assert (e.state.team.shopping_cards, asked(e)) == (0, "dreamworld")
    refused = play(shopping(), "decline")
    assert (refused.state.team.shopping_cards, asked(refused)) == (1, "dreamworld")


@covers("ETH-SHP-01", "ETH-SHP-02", "ETH-SHP-04", "ETH-MKT-02", "EX-66")
def test_one_buys_cards_and_the_other_nothing() -> None:
    e = shopping(ether=(3, 0))
    play(e, "shop")
    on_top(e, "m1", "m2", "m3")
    play(e, "buy-cards", "buy m1", "buy m2")
    assert designs(e, e.character(0).discard) == ["m2", "m1"]
    assert e.character(0).ether == 0
    assert e.state.design[e.state.team.market[-1]] == "influence:m3"
    play(e, "decline")
    assert (e.character(1).ether, e.state.team.shopping_cards) == (1, 0)


@covers("ETH-SHP-03")
def test_a_random_item_costs_two_ether_and_takes_a_slot() -> None:
    e = world(1, at="nine", shopping=1, ether=(2,))
    e.state.team.items, e.state.team.item_market = ["item0", "item1", "item2"], ["item3"]
    play(e, "go shop", "shop")
    assert offered(e) == ["buy-cards", "buy-item", "decline"]
    play(e, "buy-item")
    assert offered(e) == ["discard item0", "discard item1", "discard item2"]  # it cannot be refused
    play(e, "discard item1")
    assert (e.state.team.items, e.character(0).ether) == (["item0", "item2", "item3"], 0)
    poor = world(1, at="nine", shopping=1, ether=(1,))
    poor.state.team.item_market = ["item3"]
    assert "buy-item" not in offered(play(poor, "go shop", "shop"))


@covers("ETH-SHP-04")
def test_who_was_shown_cards_and_bought_none_gains_an_ether() -> None:
    e = play(shopping(1, ether=(3,)), "shop")
    on_top(e, "m1", "m2", "m3")
    play(e, "buy-cards", "done")
    assert e.character(0).ether == 4


@covers("ETH-SOL-01")
def test_alone_a_market_card_that_needs_others_can_be_replaced() -> None:
    hinted = {"influence": {"id": "m1", "name": {"en": "m1"}, "price": 1, "intents": {}, "solo_hint": True}}
    e = play(shopping(1, ether=(3,), pack=[hinted]), "shop")
    on_top(e, "m1", "m2", "m3", "m5")
    play(e, "buy-cards", "replace m1")
    assert "buy m5" in offered(e)
    assert designs(e, e.state.team.removed_cards) == ["m1"]


# ---- delta ------------------------------------------------------------------------------------------------------


@covers("ETH-DEL-01", "ETH-DEL-02", "ETH-DEL-03", "ETH-DEL-04", "ETH-DEL-05", "EX-64")
def test_the_delta_phase_gives_each_a_wish_and_winds_the_clock() -> None:
    e = world(2, at="step", gates=(), slumbers=("delta", "s_rag", "s_story"), hours=0)
    for _ in range(3):
        op.suffer_one(e, 0)
    for _ in range(2):
        op.seal_top(e, 1)
    sealed, land = list(e.character(1).sealed), dict(e.state.land.tiles)
    play(e, "go nine")
    assert offered(e) == ["heal-all", "done"]
    play(e, "heal-all")
    assert offered(e) == ["unseal-all", "done"]
    play(e, "unseal-all")
    assert (e.character(0).suffering, e.character(1).sealed) == (0, [])
    assert e.character(1).discard == sealed[::-1]
    deck = e.state.team.slumber_deck
    assert (e.state.team.hours, sorted(deck[:2]), deck[2]) == (4, ["s_rag", "s_story"], "delta")
    assert dict(e.state.land.tiles) == land
    assert (asked(e), e.state.encounter.kind) == ("dreamworld", "dreamworld")
    assert told(e, "delta")


@covers("ETH-DEL-04")
def test_after_delta_no_slumber_lies_where_it_lay() -> None:
    left = []
    for order in (("s_rag", "s_story"), ("s_story", "s_rag")):
        e = world(1, at="step", gates=(), slumbers=("delta", *order))
        play(e, "go nine", "done")
        left.append(e.state.team.slumber_deck)
    assert left[0] == left[1], "it depends on nothing but chance"
    assert left[0][-1] == "delta"


@covers("ETH-DEL-02", "ETH-DEL-03")
def test_other_wishes_and_none_at_all() -> None:
    e = world(1, at="step", gates=(), slumbers=("delta",), hours=9)
    who = e.character(0)
    who.progress, who.discard, who.deck = who.deck[:2], who.deck[2:5], who.deck[5:]
    who.flipped, who.masks = list(who.progress[:1]), ["mask0"]
    play(e, "go nine")
    assert offered(e) == ["unflip-all", "reshuffle", "wear mask0", "done"]
    play(e, "done")
    assert (e.state.team.hours, len(who.flipped)) == (5, 1)  # down as well as up
    for wish, left in (("unflip-all", (0, 3)), ("reshuffle", (1, 0))):
        one = world(1, at="step", gates=(), slumbers=("delta",))
        me = one.character(0)
        me.progress, me.discard, me.deck = me.deck[:2], me.deck[2:5], me.deck[5:]
        me.flipped = list(me.progress[:1])
        play(one, "go nine", wish)
        assert (len(me.flipped), len(me.discard)) == left
        assert me.suffering == 0
        assert not me.sealed


@covers("ETH-DEL-02")
def test_cards_may_allow_more_different_wishes() -> None:
    more = {"modifier": {"stat": "delta_options", "op": "add", "value": 1, "who": {"character": "all"}}}
    rule = {"id": "p", "kind": "passive", "do": [more]}
    item = {"item": {"id": "item0", "name": {"en": "0"}, "intents": {}, "abilities": [rule]}}
    e = world(1, at="step", gates=(), slumbers=("delta",), pack=[item])
    e.state.team.items = ["item0"]
    e.changed()
    op.suffer_one(e, 0)
    op.seal_top(e, 0)
    play(e, "go nine", "heal-all")
    assert offered(e) == ["unseal-all", "done"]
