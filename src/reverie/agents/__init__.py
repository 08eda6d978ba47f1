"""Computer players. An agent is handed what its seat may know (`Outlook`) and answers one question at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from reverie.kernel.outlook import Outlook


class Agent(Protocol):
    """Anything that can answer."""

    name: str

    def choose(self, outlook: Outlook) -> int:
        """A legal action for the open question."""


def announce() -> None:
    """Register the agents that ship with Reverie."""
    from reverie.agents.expert import ExpertAgent
    from reverie.agents.random import RandomAgent
    from reverie.agents.rules import RulesAgent
    from reverie.agents.search import SearchAgent
    from reverie.kernel.registry import register_agent

    register_agent("random", RandomAgent)
    register_agent("rules", RulesAgent, fits=lambda definition: definition.has_rule_of_thumb)
    register_agent("expert", ExpertAgent, fits=lambda definition: bool(definition.learnings))
    register_agent("search", SearchAgent, fits=lambda definition: definition.looks_ahead)
