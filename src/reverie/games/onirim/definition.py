"""Onirim, explained to the kernel: set-up, questions, endings, views, files."""

from __future__ import annotations

from functools import cache
from typing import Any

from reverie.errors import IllegalAction, StateError
from reverie.games.onirim import position, refusals, telling, view
from reverie.games.onirim.cards import COLOURS, TOKENS, deck, is_door
from reverie.games.onirim.codec import CODEC, QUESTIONS, REASONS
from reverie.games.onirim.constants import Q_DOOR, Q_SEARCH, RANDOM_POLICY, RULES_POLICY
from reverie.games.onirim.engine import Engine, play_many
from reverie.games.onirim.manifest import EDITION_NUMBERS, MANIFEST
from reverie.kernel.actions import Action
from reverie.kernel.chance import FairSource
from reverie.kernel.constants import WON
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.definition import GameDefinition, RawEvent
from reverie.kernel.spec import GameSpec

POLICIES = {"random": RANDOM_POLICY, "rules": RULES_POLICY}


class Onirim(GameDefinition):
    """The labyrinth of dreams."""

    manifest = MANIFEST
    codec = CODEC
    policies = tuple(POLICIES)

    def start(self, spec: GameSpec, position_text: str | None, listen: bool) -> Engine:
        engine = Engine() if position_text is not None else prepared(spec.edition, spec.modules).clone()
        if listen:
            engine.listen()
        seed = 0
        if isinstance(spec.seed, str):
            engine.source = FairSource.from_seed(spec.seed)
            engine.fair = 1
        elif spec.seed is not None:
            seed = spec.seed
        if position_text is not None:
            engine.lay(position.parse(position_text)[1], seed)
        else:
            engine.begin(seed)
        return engine

    def decision(self, engine: Engine) -> Decision | None:
        if engine.outcome:
            return None
        question, argument = engine.table()["agenda"][-1]
        name, point = QUESTIONS[question]
        about: dict[str, Any] = {}
        if question == Q_DOOR:
            about["card"] = TOKENS[argument]
        elif question == Q_SEARCH:
            about["colour"] = "any" if argument == 15 else COLOURS[argument.bit_length() - 1]
        return Decision(name, point, (0,), about, f"onirim-ask-{name}")

    def outcome(self, engine: Engine) -> Outcome | None:
        if not engine.outcome:
            return None
        reason, rule = REASONS[engine.reason]
        return Outcome(engine.outcome == WON, reason, rule)

    def view(self, engine: Engine, spec: GameSpec, seat: int | None) -> dict[str, Any]:
        outcome = self.outcome(engine)
        decision = self.decision(engine)
        table = engine.table()
        return {
            "game": "onirim",
            "rules": spec.rules_text(),
            "seat": seat,
            "status": outcome.status if outcome else "playing",
            "outcome": outcome.to_json() if outcome else None,
            "turn": table["turn"],
            "goal": {TOKENS[kind]: copies for kind, copies in deck(spec.modules).items() if is_door(kind)},
            "decision": {"kind": decision.kind, "seats": list(decision.seats), "about": decision.about}
            if decision
            else None,
            **view.zones(table, seat),
        }

    def explain(self, engine: Engine, action: Action) -> IllegalAction:
        return refusals.explain(engine.table(), action)

    def tell(self, event: RawEvent, seat: int | None) -> tuple[str, dict[str, Any]] | None:
        return telling.tell(event, seat)

    def position(self, engine: Engine, spec: GameSpec) -> str:
        return position.write(engine.table(), spec)

    def spec_of_position(self, text: str) -> GameSpec:
        return position.parse(text)[0]

    def state(self, engine: Engine) -> dict[str, Any]:
        return {"table": engine.table(), "chance": list(engine.chance())}

    def rollouts(self, spec: GameSpec, games: int, seed: int, policy: str) -> dict[str, int]:
        number = policy_number(policy)
        return totals(games, play_many(prepared(spec.edition, spec.modules), games, seed, number, False))

    def look_ahead(self, engine: Engine, games: int, seed: int, policy: str) -> dict[str, int]:
        return totals(games, play_many(engine, games, seed, policy_number(policy), True))


@cache
def prepared(edition: str, modules: tuple[str, ...]) -> Engine:
    """A table laid but not yet dealt; games are copies of it."""
    engine = Engine()
    flags = sum(MANIFEST.module(name).flag for name in modules)
    cards = deck(modules)
    doors = sum(copies for kind, copies in cards.items() if is_door(kind))
    engine.prepare(EDITION_NUMBERS[edition], flags, doors, list(cards.items()))
    return engine


def policy_number(policy: str) -> int:
    """Native playouts know a few policies."""
    if policy not in POLICIES:
        raise StateError("policy-unknown", place="policy", value=str(policy)[:40], allowed=list(POLICIES))
    return POLICIES[policy]


def totals(games: int, sums: tuple[int, int, int, int]) -> dict[str, int]:
    """The sums of a native run with their names."""
    wins, decisions, doors, turns = sums
    return {"games": games, "wins": wins, "decisions": decisions, "doors": doors, "turns": turns}
