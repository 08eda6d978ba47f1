"""The first dream can be won and lost with every number of characters (docs/lamplighter.md has the figures).

A few games each, with wide bounds: enough to notice a rule, card or player that makes the dream hopeless or a walk.
"""

from __future__ import annotations

import pytest

import reverie
from reverie.games.etherfields.agents.aims import Plan
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.manifest import MODES, TEAMS
from tests.games.etherfields.inside import rules_of, state_of

GAMES = {1: 2, 2: 1, 3: 1, 4: 3}  # of each team, by its size


@pytest.fixture(autouse=True)
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants are looked at elsewhere."""
    monkeypatch.setattr(op, "watch", None)


def is_won(team: str, seed: int) -> bool:
    """Whether the rules player wins with these characters."""
    size = team.count("+") + 1
    variants = {"team": team} if size < len(MODES) else {}
    game = reverie.new_game("etherfields", mode=MODES[size - 1], seed=seed, variants=variants)
    player = reverie.agent("rules", "etherfields", seed=seed)
    while not game.is_over:
        game.apply(player.choose(game.outlook()))
    return bool(state_of(game).result == "won")


@pytest.mark.parametrize("size", GAMES)
def test_every_team_size_wins_and_loses(size: int) -> None:
    teams = [team for team in TEAMS if team.count("+") + 1 == size]
    wins = [is_won(team, seed) for team in teams for seed in range(1, GAMES[size] + 1)]
    assert 0.2 * len(wins) <= sum(wins) <= 0.95 * len(wins)


def test_the_way_out_is_chosen_by_what_a_team_can_pay() -> None:
    """All wrath goes down, all perception goes up; and nobody signs the book to get out."""
    ends = {}
    for team in ("powerhouse", "specialist"):
        game = reverie.new_game("etherfields", mode="one", seed=1, variants={"team": team})
        while game.decision is not None and game.decision.kind != "command":
            game.apply(game.legal_actions()[0])
        e = rules_of(game)
        end = Plan(e, e.state.team.flags).end
        assert end is not None
        ends[team] = end.id
        signed = Plan(e, {**e.state.team.flags, "room_signed": 1, "room_paid": 1}).end
        assert signed is None or signed.id != "leave_by_door"
    assert ends == {"powerhouse": "leave_by_door", "specialist": "leave_by_roof"}
