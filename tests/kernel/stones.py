"""A fourth game, as small as a game can be: a heap of stones, and whoever takes the last one has won.

It is announced by one line, `registry.register_game(Stones())`; everything else finds it there.
"""

from __future__ import annotations

import random
from typing import Any

from reverie.errors import IllegalAction, PositionError, StateError
from reverie.kernel.actions import Action, Block, Codec
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.definition import GameDefinition, Glance, RawEvent
from reverie.kernel.manifest import Edition, Manifest, Mode
from reverie.kernel.spec import GameSpec

TAKE, MOST, TURNS = 0, 3, 8
TAKEN = 1  # the event: how many, how many are left
MANIFEST = Manifest("stones", 1, (Edition("only", ()),), (Mode("solo", 1, True),), (), (), ())


class Heap:
    """The stones that are left, and the turns that were needed."""

    mark = 0

    def __init__(self, left: int, turn: int = 1) -> None:
        self.left, self.turn = left, turn
        self.told: list[RawEvent] | None = None

    @property
    def outcome(self) -> int:
        """0: it runs, 1: won, 2: lost."""
        return 1 if self.left == 0 else 2 if self.turn > TURNS else 0

    def legal_actions(self) -> list[int]:
        """One stone, two or three."""
        return [] if self.outcome else [TAKE * 64 + n for n in range(1, min(MOST, self.left) + 1)]

    def apply(self, action: int) -> None:
        """Take stones."""
        if action not in self.legal_actions():
            raise ValueError(action)
        self.left -= action & 63
        self.turn += 1
        if self.told is not None:
            self.told.append((TAKEN, action & 63, self.left, 0))

    def clone(self) -> Heap:
        """The same heap once more."""
        heap = Heap(self.left, self.turn)
        heap.told = None if self.told is None else list(self.told)
        return heap

    def listen(self) -> None:
        """Write down what is taken."""
        self.told = []

    def take_events(self) -> list[RawEvent]:
        """What was taken since."""
        told, self.told = self.told or [], []
        return told

    def determinise(self, seed: int, seat: int) -> None:
        """Nothing is hidden."""


class Stones(GameDefinition):
    """The game, explained to the kernel."""

    manifest = MANIFEST
    codec = Codec([Block(TAKE, "take", "number", {n: str(n) for n in range(1, MOST + 1)})])

    def start(self, spec: GameSpec, position: str | None, listen: bool) -> Heap:
        heap = Heap(self.read(position) if position is not None else random.Random(str(spec.seed)).randrange(9, 17))
        if listen:
            heap.listen()
        return heap

    def read(self, text: str) -> int:
        """How many stones a written heap has."""
        left = text.rpartition(" | ")[2]
        if not left.isdigit():
            raise PositionError("position-unreadable", place="position")
        return int(left)

    def decision(self, engine: Heap) -> Decision | None:
        return None if engine.outcome else Decision("turn", "DP-TAKE", (0,), {}, "stones-ask-turn")

    def outcome(self, engine: Heap) -> Outcome | None:
        return Outcome(engine.outcome == 1, "heap", "STO-01") if engine.outcome else None

    def view(self, engine: Heap, spec: GameSpec, seat: int | None, glance: Glance | None = None) -> dict[str, Any]:
        now = glance or self.glance(engine)
        return {
            "game": "stones", "rules": spec.rules, "seat": seat, "turn": engine.turn, "stones": engine.left,
            "status": now.outcome.status if now.outcome else "playing",
            "outcome": now.outcome.to_json() if now.outcome else None,
            "decision": now.decision.to_view() if now.decision else None,
        }  # fmt: skip

    def explain(self, engine: Heap, action: Action) -> IllegalAction:
        return IllegalAction("action-unknown", value=action.words)

    def rule_of(self, engine: Heap) -> str:
        return "STO-01"

    def fact(self, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        return "taken", {"count": event[1], "left": event[2]}

    def forced(self, event: RawEvent) -> tuple[int, tuple[int, ...]] | None:
        return None

    def position(self, engine: Heap, spec: GameSpec) -> str:
        return f"stones/only/solo | {engine.left}"

    def spec_of_position(self, text: str, rules: int | None = None) -> GameSpec:
        self.read(text)
        return GameSpec.make(MANIFEST)

    def state(self, engine: Heap) -> dict[str, Any]:
        return {"left": engine.left, "turn": engine.turn}

    def rollouts(self, spec: GameSpec, games: int, seed: int, policy: str) -> dict[str, int]:
        raise StateError("policy-unknown", place="policy", value=policy, allowed=list(self.policies))

    def look_ahead(self, engine: Heap, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        raise StateError("policy-unknown", place="policy", value=policy, allowed=list(self.policies))


class Thoughtful(Stones):
    """The same with a rule of thumb."""

    def rule_of_thumb(self, engine: Heap, asked: int, seat: int | None, memory: dict[str, Any]) -> int:
        return engine.legal_actions()[-1]
