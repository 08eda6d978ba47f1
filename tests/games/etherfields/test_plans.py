"""What the rules player is after: read from the dream at hand alone, and kept only as long as it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.games.etherfields.agents import aims
from reverie.games.etherfields.agents.book import book_of
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.campaign.course import new_campaign
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.manifest import CAMPAIGN, CHARACTERS, ENCOUNTERS
from reverie.games.etherfields.rounds.setup import new_game
from reverie.games.etherfields.rules import PARTS


@pytest.fixture(autouse=True)
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants are looked at elsewhere."""
    assert PARTS  # every word is announced
    monkeypatch.setattr(op, "watch", None)


def dealt(encounter: str, size: int, seed: int) -> Engine:
    """An encounter, or a campaign."""
    team = list(CHARACTERS[:size])
    if encounter == CAMPAIGN:
        return new_campaign(shipped(), team, seed, {})
    return new_game(shipped(), encounter, team, seed, {})


def compare(e: Engine) -> None:
    """The plan that is kept, and one that is made now."""
    flags = e.state.team.flags
    plan = aims.Plan(e, flags)
    assert aims.planned(e, flags) == (plan.prospect, plan.wishes())


def follow(e: Engine, answers: int) -> None:
    """Let the rules player answer, after a look at every question."""
    for _ in range(answers):
        if e.question is None:
            break
        compare(e)
        e.choose(choose(e))


@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_a_kept_plan_is_the_one_that_would_be_made(encounter: str, amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(1, 20)):
        follow(dealt(encounter, 2 + seed % 2, seed), amount(60, 3_000))


def test_a_plan_that_is_kept_too_long_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aims, "situation", lambda e, book, flags: ())
    e = dealt("gate_ferry", 2, 1)
    with pytest.raises(AssertionError):
        follow(e, 200)


@pytest.mark.parametrize("encounter", [one for one in ENCOUNTERS if one.startswith("gate_")])
def test_the_actions_of_other_dreams_are_not_thought_of(encounter: str) -> None:
    e = dealt(encounter, 2, 1)
    content, book = e.content, book_of(e)
    assert book.ending
    for ability in book.abilities:
        if ability.source.startswith("gate:"):
            assert ability.source == f"gate:{encounter}"
        elif ability.source.startswith(("tile:", "event:")):
            thing = content.things[ability.source.partition("/")[0]]
            assert (
                thing.code is None
                or thing.code.group == content.gate[encounter].group
                or thing.id in e.state.land.tiles
            )
