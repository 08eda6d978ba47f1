"""The account that is kept of what seats of Onirim know: it notices too much knowledge."""

from __future__ import annotations

from copy import deepcopy

import pytest

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import TOKENS
from reverie.kernel.constants import KNOWN_TO_1
from tests.properties.faults import table_of
from tests.properties.onirim.faults import TEXT
from tests.properties.onirim.invariants import Account


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
