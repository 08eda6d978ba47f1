"""Urbion, explained to the kernel: set-up, questions, endings, views, files."""

from __future__ import annotations

from typing import Any

from reverie.errors import IllegalAction, PositionError, StateError
from reverie.games.urbion import position, refusals, telling, view
from reverie.games.urbion.cards import DEFAULT_TABLE, table_of
from reverie.games.urbion.codec import QUESTIONS, REASONS, codec_of
from reverie.games.urbion.constants import OPEN_HANDS, OPEN_ORDER, RANDOM_POLICY, RULES_POLICY
from reverie.games.urbion.engine import Engine, play_many
from reverie.games.urbion.manifest import MANIFEST
from reverie.games.urbion.settings import bare, flags_of, prepared
from reverie.kernel.actions import Action, Codec
from reverie.kernel.chance import FairSource
from reverie.kernel.constants import WON
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.definition import GameDefinition, RawEvent
from reverie.kernel.spec import GameSpec

POLICIES = {"random": RANDOM_POLICY, "rules": RULES_POLICY}


class Urbion(GameDefinition):
    """The city of dreams."""

    manifest = MANIFEST
    codec = codec_of(DEFAULT_TABLE)
    policies = tuple(POLICIES)

    def codec_of(self, spec: GameSpec) -> Codec:
        return codec_of(table_of(spec))

    def start(self, spec: GameSpec, position_text: str | None, listen: bool) -> Engine:
        engine = bare(spec) if position_text is not None else prepared(spec).clone()
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
            if not engine.outcome and not engine.legal_actions():
                raise PositionError("position-stuck", place="at")
        else:
            engine.begin(seed)
        return engine

    def decision(self, engine: Engine) -> Decision | None:
        if engine.outcome:
            return None
        table = engine.table()
        name, point = QUESTIONS[table["agenda"][-1][0]]
        return Decision(name, point, (table["seat"],), view.about(table, engine.cards), f"urbion-ask-{name}")

    def outcome(self, engine: Engine) -> Outcome | None:
        if not engine.outcome:
            return None
        reason, rule = REASONS[engine.reason]
        return Outcome(engine.outcome == WON, reason, rule)

    def view(self, engine: Engine, spec: GameSpec, seat: int | None) -> dict[str, Any]:
        outcome = self.outcome(engine)
        decision = self.decision(engine)
        table = engine.table()
        asked = {"kind": decision.kind, "seats": list(decision.seats), "about": decision.about} if decision else None
        return {
            "game": "urbion",
            "rules": spec.rules_text(),
            "seat": seat,
            "active": table["seat"],
            "status": outcome.status if outcome else "playing",
            "outcome": outcome.to_json() if outcome else None,
            "turn": table["turn"],
            "goal": {"cities": table["total"], "claimed": len(table["success"])},
            "decision": asked,
            **view.zones(table, spec, seat),
        }

    def explain(self, engine: Engine, action: Action) -> IllegalAction:
        return refusals.explain(engine, action)

    def tell(self, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        return telling.tell(event, seat, table_of(spec), bool(flags_of(spec) & (OPEN_HANDS | OPEN_ORDER)))

    def position(self, engine: Engine, spec: GameSpec) -> str:
        return position.write(engine.table(), spec)

    def spec_of_position(self, text: str) -> GameSpec:
        return position.parse(text)[0]

    def state(self, engine: Engine) -> dict[str, Any]:
        return {"table": engine.table(), "chance": list(engine.chance())}

    def rollouts(self, spec: GameSpec, games: int, seed: int, policy: str) -> dict[str, int]:
        return totals(games, play_many(prepared(spec), games, seed, policy_number(policy), -1))

    def look_ahead(self, engine: Engine, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        return totals(games, play_many(engine, games, seed, policy_number(policy), seat))


def policy_number(policy: str) -> int:
    """Native playouts know a few policies."""
    if policy not in POLICIES:
        raise StateError("policy-unknown", place="policy", value=str(policy)[:40], allowed=list(POLICIES))
    return POLICIES[policy]


def totals(games: int, sums: tuple[int, int, int, int]) -> dict[str, int]:
    """The sums of a native run with their names."""
    wins, decisions, cities, turns = sums
    return {"games": games, "wins": wins, "decisions": decisions, "cities": cities, "turns": turns}
