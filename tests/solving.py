"""Late positions of lost games, and a search that is nothing but exhaustive: what the solver is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import reverie
from reverie.kernel.game import Game
from reverie.solving import Limits

QUICK = Limits(seconds=None, nodes=6_000, memory=1 << 20)


def played_by_rules(spec: str) -> Game:
    """A whole game of the `rules` agent."""
    game = reverie.from_spec(spec)
    agent = reverie.agent("rules", game.spec.game)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game


def lost_games(rules: str) -> Iterator[Game]:
    """Games that `rules` has lost, one deal after the other."""
    for seed in count(1):
        game = played_by_rules(f"{rules}/seed={seed}")
        if game.result is not None and game.result.status == "lost":
            yield game


def late(game: Game, turns: int) -> Game | None:
    """A game as it stood so many turns before its end."""
    for answers in range(game.answers):
        moment = game.moment(answers)
        if moment.turn >= game.turn - turns and moment.turn > 0:
            return moment
    return None


def exhausted(game: Game, most: int) -> bool | None:
    """Whether any answers win, found by giving all of them; None if that takes more than so many.

    It knows no bound, no order of answers and no likeness of positions but being the very same state.
    """
    seen: set[bytes] = set()
    open_ones = [game.engine.clone()]
    for _ in range(most):
        if not open_ones:
            return False
        engine = open_ones.pop()
        for action in engine.legal_actions():
            then = engine.clone()
            then.apply(action)
            if then.outcome == 1:
                return True
            state = game.definition.state_json(then)
            if then.outcome == 0 and state not in seen:
                seen.add(state)
                open_ones.append(then)
    return None
