"""What tables draw between encounters: a deck in the making, the counter of a shop, the steps of an awakening."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.seats.view import zones
from tests.games.etherfields.dreamworld.world import asked, begun, through, world
from tests.games.etherfields.tables import offered, play
from tests.support import covers


def seen(e: Engine) -> dict[str, Any]:
    """What the first seat sees."""
    return zones(e, frozenset({0}))


def with_cards(e: Engine, n: int) -> None:
    """The first character owns some cards of the market."""
    for card in e.state.team.market[:n]:
        e.state.team.market.remove(card)
        op.give_card(e, 0, card, "deck")


@covers("ETH-DCK-02", "ETH-DCK-03", "ETH-DCK-04")
def test_a_deck_in_the_making_says_what_may_be_in_it() -> None:
    e = world(1)
    with_cards(e, 3)
    weak = e.state.team.weakness_deck.pop()
    op.give_card(e, 0, weak, "deck")
    play(e, "awaken")
    through(e, "seat")
    assert asked(e) == "deck"
    found = seen(e)
    deck = found["packing"]
    assert deck["character"] == "c1"
    assert sum(deck["owned"].values()) == 25
    assert deck["before"] == {"card_c1": 22}
    assert (deck["least"], deck["most"], deck["settled"]) == (20, 40, {})
    assert list(deck["weaknesses"].values()) == [1]
    assert {f"influence:{name}" for name in deck["owned"]} <= set(found["things"])
    assert {f"weakness:{name}" for name in deck["weaknesses"]} <= set(found["things"])
    assert found["waking"] == {"at": "decks", "steps": ["seats", "decks", "masks", "enter"], "chosen": []}
    # What is answered is settled; every answer that is offered keeps the bounds that the view tells.
    play(e, "build")
    first = next(iter(deck["owned"]))
    assert e.question is not None
    assert e.question.about["card"] == f"influence:{first}"
    numbers = [int(one.partition(" ")[2]) for one in offered(e)]
    others = sum(deck["owned"].values()) - deck["owned"][first]
    assert numbers == [n for n in range(deck["owned"][first], -1, -1) if n + others >= deck["least"]]
    play(e, offered(e)[1])
    assert seen(e)["packing"]["settled"] == {first: numbers[1]}
    through(e, "take", "enter", "decline")
    assert "packing" not in seen(e)
    assert len(kept_by(e, e.character(0)).built) == 25 - (deck["owned"][first] - numbers[1])


@covers("ETH-MKT-02", "ETH-SHP-03")
def test_a_counter_has_the_prices_of_this_buyer() -> None:
    e = world(2, at="nine", ether=(2, 0), shopping=1)
    e.state.team.item_market = ["item0"]
    play(e, "go shop with path")
    assert (asked(e), seen(e)["counter"]) == ("shop", {"place": "shop"})
    play(e, "shop")
    assert asked(e) == "shop-what"
    assert seen(e)["counter"] == {"place": "shop", "character": "c1", "ether": 2, "item_price": 2, "item": True}
    play(e, "buy-cards")
    found = seen(e)
    shelf = found["counter"]["shown"]
    content = e.content.influence
    assert len(shelf) == 3
    assert all(one["price"] == content[one["card"]].price for one in shelf)
    assert {f"influence:{one['card']}" for one in shelf} <= set(found["things"])
    # What can be bought is what the engine offers; the table says no more than its price.
    affordable = {one["card"] for one in shelf if one["price"] <= 2}
    assert {one.partition(" ")[2] for one in offered(e) if one.startswith("buy ")} == affordable
    through(e, "done")
    assert seen(e)["counter"] == {"place": "shop", "character": "c2", "ether": 0, "item_price": 2, "item": False}
    through(e, "decline")
    assert "counter" not in seen(e)


@covers("ETH-CMP-01", "ETH-AWK-04", "ETH-SET-01")
def test_the_steps_of_waking_are_told() -> None:
    e = begun(2)
    assert seen(e)["waking"] == {"at": "seats", "steps": ["seats", "marker"], "chosen": []}
    play(e, "seat c2")
    assert seen(e)["waking"]["chosen"] == ["c2"]
    e = world(1)
    e.character(0).masks.append("mask1")
    play(e, "awaken")
    steps = []
    while (found := seen(e).get("waking")) is not None:
        steps += [found["at"]] if found["at"] not in steps else []
        e.choose(next(iter(e.choices().values())))
    assert steps == ["seats", "masks", "enter"]
    assert asked(e) == "dreamworld"
    play(e, "save")
    through(e, "continue")
    assert seen(e)["waking"]["steps"] == ["seats", "marker", "items", "decks", "masks", "enter"]
