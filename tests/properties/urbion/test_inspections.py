"""What else is inspected in Urbion: steps, the account of what is known, marks of news, running totals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import reverie
from reverie.games.urbion import constants as c
from reverie.kernel.constants import KNOWN_TO_0, KNOWN_TO_1
from tests.parity.trace import is_compiled
from tests.properties.faults import table_of
from tests.properties.inspection import Table, engine_of
from tests.properties.urbion.faults import KIND_OF, TEXT
from tests.properties.urbion.invariants import Account, Have, UrbionInspector, check_piles, check_progress, check_sums

STEP_FAULTS: dict[str, Callable[[Table], Any]] = {
    "the discard pile is shuffled": lambda table: table["discard"].reverse(),
    "a card leaves the discard pile": lambda table: table["discard"].pop(0),
    "the box grows": lambda table: table["box"].append(0),
    "a City is given back": lambda table: table["success"].pop(),
    "an Inhabitant leaves": lambda table: table["lost"].__setitem__(c.SEER, 0),
    "a Wise Chaos comes back": lambda table: table.update(wise=3),
    "a Void card comes back": lambda table: table.update(void_stack=6),
}


@pytest.mark.parametrize("fault", STEP_FAULTS)
def test_an_inspection_of_a_step_notices(fault: str) -> None:
    table = table_of(TEXT)
    check_piles(table_of(TEXT), table, [])
    STEP_FAULTS[fault](table)
    with pytest.raises(AssertionError):
        check_piles(table_of(TEXT), table, [])


def test_an_inspection_of_a_step_notices_a_turn_that_uses_no_card() -> None:
    before, now = table_of(TEXT), table_of(TEXT)
    now["turn"] += 1
    check_progress(before, now)
    now["bag"].append(0)
    with pytest.raises(AssertionError):
        check_progress(before, now)


def test_the_account_of_what_is_known_notices_too_much_knowledge() -> None:
    account = Account(table_of(TEXT))
    account.check(table_of(TEXT))
    knows_a_place, knows_a_hand, one_less = table_of(TEXT), table_of(TEXT), table_of(TEXT)
    knows_a_place["over"][3] |= KNOWN_TO_0
    knows_a_hand["seats"][0]["hand"][0] |= KNOWN_TO_1
    one_less["bag"].pop()
    for table in (knows_a_place, knows_a_hand, one_less):
        with pytest.raises(AssertionError):
            account.check(table)
    with pytest.raises(AssertionError):
        account.hear((c.E_MOVED, KIND_OF("I3e"), c.Z_DECK << 4 | c.Z_HAND, 0))  # S2w lies on top
    with pytest.raises(AssertionError):
        Account(table_of(TEXT)).hear((c.E_MOVED, KIND_OF("S2w"), c.Z_DECK << 4 | c.Z_HAND, 0 | 2))


def test_an_inspector_notices_news_without_a_mark_and_a_mark_without_news() -> None:
    for change in (-1, 1):
        game = reverie.from_position(TEXT, seed=1)
        inspector = UrbionInspector(game, thorough=True)
        action = game.legal_actions()[-1]
        game.apply(action)
        engine_of(game).mark += change
        with pytest.raises(AssertionError):
            inspector.look(action)


@pytest.mark.skipif(is_compiled("urbion"), reason="only the uncompiled engine shows its running totals")
@pytest.mark.parametrize("field", ["power", "size"])
def test_an_inspection_notices_wrong_totals(field: str) -> None:
    engine = engine_of(reverie.from_position(TEXT, seed=1))
    check_sums(engine, engine.table(), Have(reverie.from_position(TEXT, seed=1).spec))
    table = engine.table()
    getattr(engine, field)[3] += 1
    with pytest.raises(AssertionError):
        check_sums(engine, table, Have(reverie.from_position(TEXT, seed=1).spec))
