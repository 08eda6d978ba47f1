"""Ways to leak that every game could have, to be planted on purpose."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from reverie.agents import Agent
from reverie.errors import IllegalAction
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.definition import GameDefinition, Glance
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

Plant = Callable[[pytest.MonkeyPatch], None]
Definition = type[GameDefinition]
PileOf = Callable[[Any], list[int]]  # every card of the pile in its real order, as far as there is one
More = Callable[[Any], dict[str, Any]]
Change = Callable[[dict[str, Any], dict[str, Any], int | None], None]
Leaks = dict[str, tuple[Plant, str, tuple[str, ...]]]  # how it is planted, who could notice, at which questions


class PeekingAgent:
    """Reads the top of the pile."""

    name = "peeking"

    def __init__(self, pile_of: PileOf) -> None:
        self.pile_of = pile_of

    def choose(self, game: Game) -> int:
        actions = game.legal_actions()
        return actions[sum(self.pile_of(game.engine)[:3]) % len(actions)]


def add_to_view(patch: pytest.MonkeyPatch, definition: Definition, more: More) -> None:
    """The view says something more, which it makes of the engine."""
    real = definition.view

    def leaky(self: Any, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None) -> dict[str, Any]:
        return {**real(self, engine, spec, seat, glance), **more(engine)}

    patch.setattr(definition, "view", leaky)


def change_zones(patch: pytest.MonkeyPatch, view: ModuleType, change: Change) -> None:
    """The zones of a view are changed by what the table holds."""
    real = view.zones

    def leaky(table: dict[str, Any], spec: GameSpec, seat: int | None) -> dict[str, Any]:
        zones: dict[str, Any] = real(table, spec, seat)
        change(zones, table, seat)
        return zones

    patch.setattr(view, "zones", leaky)


def stream_in_view(definition: Definition) -> Plant:
    """A number that chance is made of."""
    return lambda patch: add_to_view(patch, definition, lambda engine: {"checksum": sum(engine.chance()) % 97})


def event_numbers(pile_of: PileOf) -> Plant:
    """Events are counted differently with other cards."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = Game.events_for

        def leaky(self: Game, seat: int | None, since: int = 0) -> list[Event]:
            skipped = sum(pile_of(self.engine)[:2]) % 2
            return [Event(e.number + skipped, e.kind, e.data) for e in real(self, seat, since)]

        patch.setattr(Game, "events_for", leaky)

    return plant


def card_in_refusal(definition: Definition, pile_of: PileOf) -> Plant:
    """A refusal names the top card."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = definition.explain

        def leaky(self: Any, engine: Any, action: Action) -> IllegalAction:
            error = real(self, engine, action)
            error.details["near"] = str(pile_of(engine)[:1])
            return error

        patch.setattr(definition, "explain", leaky)

    return plant


def card_in_question(definition: Definition, pile_of: PileOf, feared: int) -> Plant:
    """A question says whether a feared card is near."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = definition.decision

        def leaky(self: Any, engine: Any) -> Decision | None:
            asked = real(self, engine)
            if asked is None:
                return None
            about = {**asked.about, "urgent": feared in pile_of(engine)[:5]}
            return Decision(asked.kind, asked.point, asked.seats, about, asked.prompt_id)

        patch.setattr(definition, "decision", leaky)

    return plant


def peeking_agent(game: str, pile_of: PileOf) -> Plant:
    """An agent looks at the pile."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        registry.agent_names(game)
        factory: Callable[[int], Agent] = lambda _: PeekingAgent(pile_of)  # noqa: E731
        patch.setitem(registry._agents, ("peeking", game), factory)

    return plant


def look_ahead(definition: Definition) -> Plant:
    """A look-ahead plays on with the real cards."""

    def leaky(self: Any, engine: Any, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        copy = engine.clone()
        decisions = 0
        while not copy.outcome and decisions < 300:
            copy.apply(copy.legal_actions()[0])
            decisions += 1
        return {"games": 1, "decisions": decisions}

    return lambda patch: patch.setattr(definition, "look_ahead", leaky)


def forced_answers(definition: Definition) -> Plant:
    """Everybody is told whether an answer was forced."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = definition.tell

        def leaky(self: Any, event: Any, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
            told = real(self, event, seat, spec)
            return (told[0], {**told[1], "forced": event[3] & 2}) if told and told[0] == "answered" else told

        patch.setattr(definition, "tell", leaky)

    return plant
