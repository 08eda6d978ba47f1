"""Inspections of Onirim that cannot fail prove nothing: faults put in on purpose are noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import reverie
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import TOKENS, deck
from reverie.kernel.constants import KNOWN_TO_1
from tests.properties.inspection import Table
from tests.properties.onirim.invariants import Account, check_view, check_zones

TEXT = (
    "onirim/third/team/book+dreamcatchers+towers+premonitions+oniverse | turn 9 | row red.sun red.moon red.sun | "
    "hand red.sun blue.moon blue.key | seen blue.key | doors red | row1 blue.sun | hand1 green.sun x2 green.moon | "
    "shared brown.sun brown.key | goals red* blue | catcher0 door.blue nightmare | towers tower.red.4 tower.green.4 | "
    "rallied treasure_keeper | stored red.moon | premonitions two_red | top brown.moon! nightmare!1 door.green | "
    "at turn"
)


def move(source: str, target: str) -> Callable[[Table], None]:
    """A card goes where it must not."""
    return lambda table: table[target].append(table[source].pop())


FAULTS: dict[str, Callable[[Table], Any]] = {
    "a card is lost": lambda table: table["bag"].pop(),
    "a card is there twice": lambda table: table["discard"].append(table["bag"][0]),
    "a location in the limbo": move("shared", "limbo"),
    "six cards in hand": lambda table: table["seats"][0]["hand"].append(table["shared"].pop()),
    "a gap at the start of a turn": move("shared", "discard"),
    "the partner knows a card that is not there": lambda table: table["seats"][0]["shown"].append(c.DEAD_END),
    "a run that is not used up": lambda table: table["seats"][0].update(segment=0),
    "the same symbol twice": lambda table: table["seats"][1]["row"].append(table["bag"].pop(0)),
    "towers that do not fit": lambda table: table["towers"].reverse(),
    "a door that covers nothing": lambda table: table.update(covered=0),
    "a stored card without a keeper": move("rallied", "unused"),
    "a premonition up and down": lambda table: table.update(premonitions_down=255),
    "nobody looks, but cards are looked at": move("bag", "looked"),
}


def table_of(text: str) -> Table:
    engine: Any = reverie.from_position(text, seed=1).engine
    table: Table = engine.table()
    return table


def cards_of(text: str) -> Counter[int]:
    return Counter(deck(reverie.from_position(text, seed=1).spec.modules))


@pytest.mark.parametrize("fault", FAULTS)
def test_an_inspection_notices(fault: str) -> None:
    table = table_of(TEXT)
    check_zones(table, cards_of(TEXT))
    FAULTS[fault](table)
    with pytest.raises(AssertionError):
        check_zones(table, cards_of(TEXT))


def test_an_inspection_notices_a_seat_that_a_solo_game_does_not_have() -> None:
    text = "onirim/third/solo | hand red.sun x5 | top red.moon | at turn"
    table = table_of(text)
    table["over"][0] |= KNOWN_TO_1
    with pytest.raises(AssertionError):
        check_zones(table, cards_of(text))


VIEW_FAULTS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a card of the partner": lambda view: view["partner"]["hand"]["known"].append("red.sun"),
    "a place that the other seat knows": lambda view: view["pile"].update(known_top=["brown.moon", "nightmare"]),
    "an unused denizen": lambda view: view["unused"].update(cards=["architect"]),
    "a field that nobody knows": lambda view: view.update(hint=3),
    "a card too few among the unseen": lambda view: view["unseen"].pop("happy"),
    "the unseen out of order": lambda view: view.update(unseen=dict(reversed(view["unseen"].items()))),
}


@pytest.mark.parametrize("fault", VIEW_FAULTS)
@pytest.mark.parametrize("seat", [1, None])
def test_an_inspection_of_a_view_notices(fault: str, seat: int | None) -> None:
    view, table = reverie.from_position(TEXT, seed=1).view(seat), table_of(TEXT)
    check_view(view, table, cards_of(TEXT), seat)
    VIEW_FAULTS[fault](view)
    with pytest.raises(AssertionError):
        check_view(view, table, cards_of(TEXT), seat)


def test_the_account_of_what_is_known_notices_too_much_knowledge() -> None:
    before = table_of(TEXT.replace(" | top brown.moon! nightmare!1 door.green", ""))
    account = Account(before)
    account.check(before)
    knows_a_place = {**before, "over": [TOKENS.index("door.green") | KNOWN_TO_1]}
    knows_the_box = {**before, "knows_unused": 1}
    knows_a_hand = deepcopy(before)
    knows_a_hand["seats"][1]["shown"] = [TOKENS.index("green.moon")]
    for table in (knows_a_place, knows_the_box, knows_a_hand):
        with pytest.raises(AssertionError):
            account.check(table)
    account.hear((c.E_ANSWERED, c.SEARCH * 64 + c.SEARCH_ONLY, c.Q_SEARCH, 0), before)
    account.check(
        {**before, "seats": [before["seats"][0], {**before["seats"][1], "shown": before["seats"][1]["hand"]}]}
    )
