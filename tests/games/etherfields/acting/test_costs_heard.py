"""Costs fire the triggers that effects fire (3.6 a), `before` comes before, and what helps a payment is known."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from reverie.games.etherfields.acting.at_hand import HELP, NO_HELP, OWN_HELP, help_of
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.content.abilities import ANNOUNCED
from tests.games.etherfields.dreamworld.world import asked, world
from tests.games.etherfields.effects.saying import heard, listens, progress_card, rule, thing
from tests.games.etherfields.tables import Who, carry_out, offered, play, table
from tests.support import covers

COSTS: list[tuple[str, Any, list[str]]] = [  # trigger, the price, further answers
    ("suffered", {"suffering": 2}, []),
    ("sealed", {"seal": 2}, []),
    ("sealed", {"each_seals": 1}, []),
    ("card_discarded", {"discard_cards": 2}, ["discard w1", "discard w1"]),
    ("progress_discarded", {"discard_progress": 1}, []),
    ("flipped", {"flip_progress": 1}, []),
    ("item_discarded", {"discard_item": 1}, []),
]


@covers("ETH-PAY-07", "ETH-GEN-04")
@pytest.mark.parametrize(("trigger", "price", "answers"), COSTS)
def test_what_is_paid_is_heard_once(trigger: str, price: Any, answers: list[str]) -> None:
    action = {"id": "a", "kind": "action", "cost": [price], "do": []}
    listener = {**listens({trigger: {"who": "self"}}), "requires": [{"cause": {"is_cost": True}}]}
    deaf = {**listens({trigger: {"who": "self"}}), "id": "deaf", "requires": [{"cause": {"is_cost": False}}]}
    pack = [rule(listener, deaf), progress_card("w"), thing("item", "lens", intents={"wrath": 2})]
    pack += [{"influence": {"id": "card", "name": {"en": "Card"}, "intents": {}, "abilities": [action]}}]
    who = Who(hand="card W1 W1", deck=["W1"] * 8, discard=["W1"] * 8, progress="w")
    e = table([who], pack=pack, items=["lens"], revealed=["event:rule"])
    play(e, next(one for one in offered(e) if one.startswith("play")))
    for answer in answers:
        play(e, next((one for one in offered(e) if one.lower().startswith(answer)), offered(e)[0]))
    assert heard(e) == 1


def test_every_window_that_a_pack_may_name_is_announced_somewhere() -> None:
    found: set[str] = set()
    for path in Path("src/reverie/games/etherfields").rglob("*.py"):
        text = path.read_text("utf-8")
        found |= set(re.findall(r'ahead\(e, f, "(\w+)"', text)) | set(re.findall(r'open_window\(e, f, "(\w+)"', text))
    assert {*found, "no_more_rounds", "abort"} == set(ANNOUNCED)  # these two are named by a word that is worked out


def test_magpie_draws_for_an_item_that_pays_and_for_nothing_else() -> None:
    """The mask as it ships."""
    shipped_mask = shipped().mask["magpie"].abilities[0]
    mask = {"mask": {"id": "magpie", "name": {"en": "Magpie"}, "abilities": [MAGPIE]}}
    action = {"id": "a", "kind": "action", "cost": [{"intent": "wrath", "n": 2}], "do": []}
    pack = [mask, thing("item", "lens", intents={"wrath": 2})]
    pack += [{"influence": {"id": "card", "name": {"en": "Card"}, "intents": {}, "abilities": [action]}}]
    who = Who(hand="card", deck=["W1"] * 10, discard=["W1"] * 4, masks=["magpie"], mask="magpie")
    e = table([who], pack=pack, items=["lens"])
    before = len(e.character(0).deck)
    play(e, next(one for one in offered(e) if one.startswith("play")))
    play(e, next(one for one in offered(e) if "lens" in one))
    assert len(e.character(0).deck) == before - 1
    own = e.content.mask["magpie"].abilities[0]
    assert (own.when, own.requires, own.limit) == (shipped_mask.when, shipped_mask.requires, shipped_mask.limit)
    other = table([who], pack=pack, items=["lens"], texts={"t": [{"discard_item": 1}]})
    carry_out(other, "t", self=0, decider=0)
    assert len(other.character(0).deck) == before


MAGPIE = {
    "id": "t",
    "kind": "trigger",
    "when": {"item_discarded": {"who": "self"}},
    "requires": [{"cause": {"is_cost": True}}],
    "limit": "per_encounter",
    "do": [{"draw": 1}],
}


def test_bookkeeper_makes_the_first_card_cheaper_before_cards_are_shown() -> None:
    cheaper = {"stat": "market_price", "op": "add", "value": -1, "who": "self"}
    once = {"uses": {"n": 1, "duration": "between_encounters"}}
    more = {"stat": "market_draw", "op": "add", "value": 2, "who": "self", "duration": once}
    book = {
        "id": "t",
        "kind": "trigger",
        "scope": ["dreamworld"],
        "when": {"buying": {"who": "self"}},
        "window": "before",
        "do": [{"modifier": {**cheaper, "duration": once}}, {"modifier": more}],
    }
    e = world(1, at="corner", ether=(9,), pack=[{"mask": {"id": "book", "name": {"en": "b"}, "abilities": [book]}}])
    who = e.character(0)
    who.masks, who.mask = ["book"], "book"
    e.changed()
    play(e, "save", "buy-cards")
    assert asked(e) == "buy"
    shown = e.state.stack[-1].data["shown"]
    assert len(shown) == 5  # what comes before it counts already
    dear = max(shown, key=lambda card: e.content.influence[e.state.design[card][10:]].price)
    price = e.content.influence[e.state.design[dear][10:]].price
    play(e, f"buy {e.state.design[dear][10:]}")
    assert who.ether == 9 - (price - 1)


def test_help_is_found_in_options_tables_and_modifiers() -> None:
    pack = [
        {
            "influence": {
                "id": f"card{n}",
                "name": {"en": "c"},
                "intents": {},
                "abilities": [{"id": "i", "kind": "interrupt", "cost": "free", "do": do}],
            }
        }
        for n, do in enumerate(TEXTS)
    ]
    e = table([Who(hand="W1")], pack=pack)
    found = [help_of(e, e.content.abilities[f"influence:card{n}#i"]) for n in range(len(TEXTS))]
    assert found == [HELP, OWN_HELP, HELP, OWN_HELP, NO_HELP]


TEXTS: list[list[Any]] = [
    [
        {
            "choice": [
                {"key": "a", "do": [{"gain_intent": {"color": "wrath", "n": 1}}]},
                {"key": "b", "do": [{"heal": 1}]},
            ]
        }
    ],
    [{"roll_luck": {"table": {"one": [{"draw": 1}]}}}],
    [{"modifier": {"stat": "action_cost", "op": "add", "value": -1, "who": "self", "duration": "round"}}],
    [{"search": {"zone": "discard"}}],
    [{"heal": 1}],
]
