"""Whole encounters with random answers: nothing is lost, made, or left in an impossible place (3.5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.games.etherfields.manifest import CHARACTERS
from tests.games.etherfields import campaign
from tests.support import covers

SHARDS = len(campaign.ENCOUNTERS) * len(campaign.CHARACTERS)  # one for each team size in each encounter


@covers("ETH-RND-03", "ETH-TRN-03", "ETH-CRE-04", "ETH-SPN-02", "ETH-CAP-01", "ETH-END-01", "ETH-GEN-07")
@pytest.mark.parametrize("shard", range(SHARDS))
def test_the_invariants_hold_in_random_encounters(shard: int, amount: Callable[[int, int], int]) -> None:
    for number in range(amount(2, 200)):
        plan = campaign.plan_of(shard + number * SHARDS)
        try:
            e = campaign.play(plan)
        except Exception as error:
            error.add_note(str(plan))
            raise
        assert e.state.result in ("won", "lost", "ended")


def test_a_fifth_character_comes_with_a_pack_only() -> None:
    assert len(CHARACTERS) == 4
    assert set(campaign.CHARACTERS) - set(CHARACTERS) == {"understudy"}
    assert {len(campaign.plan_of(number).team) for number in range(25)} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("number", [3, 24])
def test_the_same_number_is_the_same_encounter(number: int) -> None:
    states = [campaign.play(campaign.plan_of(number)).state for _ in range(2)]
    assert states[0] == states[1]
