"""Players for tests: plain ones that lead through games cheaply, and every agent, thinking but little."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from reverie.agents import Agent
from reverie.agents.budget import Budget
from reverie.errors import StateError
from reverie.kernel import registry

PLAIN = ("random", "rules")  # those that lead everywhere; what they come to is written down in golden files
LITTLE = Budget(simulations=12)


def plain_agents(game: str) -> list[str]:
    """The agents that lead tests through a game."""
    return [name for name in registry.agent_names(game) if name in PLAIN]


def quick_agent(name: str, game: str, seed: int = 0, budget: Budget = LITTLE) -> Agent:
    """Any agent; those that look ahead do so for a moment only."""
    thinks = hasattr(registry.agent(name, game), "budget")
    return registry.agent(name, game, seed, budget if thinks else None)


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[StateError]]:
    """What is done in here must be refused with this code."""
    with pytest.raises(StateError) as caught:
        yield caught
    assert caught.value.code == code
