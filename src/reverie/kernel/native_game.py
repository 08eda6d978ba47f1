"""What every game with a native engine says to the kernel in the same way; the games add their own words."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import orjson

from reverie.errors import PositionError, StateError, excerpt
from reverie.kernel.chance import FairSource
from reverie.kernel.constants import RANDOM_POLICY, RULES_POLICY, WON
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.definition import GameDefinition, Glance, RawEvent
from reverie.kernel.events import Event
from reverie.kernel.learning import ONE, brain, unpack
from reverie.kernel.spec import GameSpec
from reverie.kernel.weighing import PLAYOUTS, TREE, Weighing

POLICIES = {"random": RANDOM_POLICY, "rules": RULES_POLICY}
EXPERT = "expert"  # the policy that plays by what was learned
PLAIN_QUESTIONS = 1024  # to be kept; there are fewer
OPENINGS = 1024  # of views to be kept

Sums = tuple[int, int, int, int]


class NativeGame(GameDefinition):
    """A game whose engine lays tables, plays whole games by itself, and explains itself by numbers."""

    policies = tuple(POLICIES)
    has_solver = True
    questions: dict[int, tuple[str, str]]  # code -> (short name, decision point of the law)
    question_rules: dict[int, str]  # code -> the rule behind the question
    reasons: dict[int, tuple[str, str]]  # code -> (reason, rule)
    answered: int  # the event of an answer
    about_table: frozenset[int] = frozenset()  # questions about what lies on the table, and not about a number alone
    always_asked: str  # the rule by which somebody can always answer

    def __init__(self) -> None:
        self._plain_questions: dict[tuple[int, int, int, object], Decision] = {}
        self._prepared: dict[tuple[object, ...], Any] = {}
        self._brains: dict[str, Any] = {}  # by set-up; None where the weights are of no use
        self.unlearned: StateError | None = None  # why nothing is learned, though it could be
        if self.learnings:
            self.policies = (*POLICIES, EXPERT)

    # ---- what a game adds -------------------------------------------------------------------------------------

    @abstractmethod
    def prepare(self, spec: GameSpec) -> Any:
        """An engine with everything ready to be dealt."""

    @abstractmethod
    def at_position(
        self, spec: GameSpec, position: str, engine_seed: int, listen: bool, source: FairSource | None
    ) -> Any:
        """An engine with a written position on its table."""

    @abstractmethod
    def about(self, engine: Any, table: dict[str, Any]) -> dict[str, Any]:
        """What the open question is about; nothing in it is hidden from anybody."""

    @abstractmethod
    def goal(self, engine: Any, spec: GameSpec) -> dict[str, int]:
        """What is to be reached."""

    @abstractmethod
    def play_many(self, start: Any, games: int, seed: int, policy: int, ahead: int) -> Sums:
        """Whole games, played natively: wins, decisions, what is counted, turns."""

    def play_many_by_learning(self, start: Any, games: int, seed: int, brain: Any, ahead: int) -> Sums:
        """The same by what was learned, for games that learn."""
        raise NotImplementedError

    # ---- what is the same for all -----------------------------------------------------------------------------

    def prepared(self, spec: GameSpec) -> Any:
        """An engine with everything ready; games are copies of it, so it is made once for all seeds of a set-up."""
        engine = self._prepared.get(spec.setup)
        if engine is None:
            engine = self._prepared[spec.setup] = self.prepare(spec)
        return engine

    def start(self, spec: GameSpec, position: str | None, listen: bool) -> Any:
        seed = spec.seed if isinstance(spec.seed, int) else 0
        source = FairSource.from_seed(spec.seed) if isinstance(spec.seed, str) else None
        if position is not None:
            engine = self.at_position(spec, position, seed, listen, source)
            if not engine.outcome and not engine.legal_actions():
                raise PositionError("position-stuck", place="at", rule=self.always_asked)
            return engine
        engine = self.prepared(spec).clone()
        if listen or source is not None:
            make_ready(engine, listen, source)
        engine.begin(seed)
        return engine

    def decision(self, engine: Any) -> Decision | None:
        """The open question. Mostly, its number, what it is about and the seat say it all, and it is found again."""
        if engine.outcome:
            return None
        question, argument = engine.question()
        key = question, argument, engine.seat, self.cards_of(engine)
        decision = self._plain_questions.get(key)
        if decision is None:
            name, point = self.questions[question]
            about = self.about(engine, engine.table())
            decision = Decision(name, point, (engine.seat,), about, f"{self.manifest.game}-ask-{name}")
            if question not in self.about_table and len(self._plain_questions) < PLAIN_QUESTIONS:
                self._plain_questions[key] = decision
        return decision

    def rule_of(self, engine: Any) -> str:
        return self.question_rules[engine.question()[0]]

    def forced(self, event: RawEvent) -> tuple[int, tuple[int, ...]] | None:
        kind, action, _, how = event
        return (action, (how & 1,)) if kind == self.answered and how & 2 else None

    def cards_of(self, engine: Any) -> object:
        """By which cards the numbers are called, where games have different ones."""
        return None

    def look(self, engine: Any) -> dict[str, Any]:
        table: dict[str, Any] = engine.table()
        return table

    def outcome(self, engine: Any) -> Outcome | None:
        if not engine.outcome:
            return None
        reason, rule = self.reasons[engine.reason]
        return Outcome(engine.outcome == WON, reason, rule)

    def view(self, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None = None) -> dict[str, Any]:
        view: dict[str, Any] = orjson.loads(self.view_json(engine, spec, seat, glance))
        return view

    def view_json(self, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None = None) -> bytes:
        decision, outcome = glance or self.glance(engine)
        return b'%b,"active":%d,"status":"%b","outcome":%b,"turn":%d,"goal":%b,"decision":%b,%b}' % (
            opening(self.manifest.game, spec.rules_text(), seat),
            engine.seat,
            outcome.status.encode() if outcome else b"playing",
            orjson.dumps(outcome.to_json()) if outcome else b"null",
            engine.turn,
            orjson.dumps(self.goal(engine, spec)),
            decision.shown if decision else b"null",
            engine.view_json(-1 if seat is None else seat),
        )

    def has_news(self, before: dict[str, Any], after: dict[str, Any], told: list[Event]) -> bool:
        unseen, left = before["unseen"], after["unseen"]
        if any(left.get(card, 0) < copies for card, copies in unseen.items()):
            return True
        words = {word for event in told if event.kind == "answered" for word in event.data["action"].split()}
        return not words.isdisjoint(unseen) or any(event.kind == "shuffled" for event in told)

    def state(self, engine: Any) -> dict[str, Any]:
        return {"table": engine.table(), "chance": engine.chance()}

    def state_json(self, engine: Any) -> bytes:
        text: bytes = engine.state_json()
        return text

    def rollouts(self, spec: GameSpec, games: int, seed: int, policy: str) -> dict[str, int]:
        return self.look_ahead(self.prepared(spec), games, seed, policy, -1)

    def rule_of_thumb(self, engine: Any, asked: int, seat: int | None, memory: dict[str, Any]) -> int:
        """It is told nothing hidden: all that the seat cannot know is dealt again before."""
        possible = engine.clone()
        possible.determinise(0, asked)
        answer: int = possible.choose_by_rules()
        return answer

    def look_ahead(self, engine: Any, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        if policy == EXPERT and self.learnings:
            brain = self.brain_for(engine)
            if brain is not None:
                return self.totals(games, self.play_many_by_learning(engine, games, seed, brain, seat))
            policy = "rules"
        number = policy_number(policy, self.policies)
        return self.totals(games, self.play_many(engine, games, seed, number, seat))

    def brain_for(self, engine: Any) -> Any:
        """What was learned for games like this one, or None; if the weights are of no use, that is said once."""
        learning = next((one for one in self.learnings if one.fits(engine)), None)
        if learning is None:
            return None
        if learning.name not in self._brains:
            self._brains[learning.name] = None
            try:
                weights = unpack(learning.packed(), self.manifest.game, self.manifest.rules_version, learning)
                self._brains[learning.name] = brain(learning, weights)
            except StateError as error:
                self.unlearned = error
                logging.getLogger("reverie.learning").warning("%s", error)
        return self._brains[learning.name]

    def weighing(self, engine: Any, spec: GameSpec, seat: int, seed: int) -> Weighing:
        """Where something was learned by a tree, otherwise by playouts of the rules of thumb."""
        learned = self.brain_for(engine)
        if learned is None:
            return Weighing(engine.playouts(seat, seed), PLAYOUTS)
        return Weighing(engine.tree(learned, seat, seed), TREE, ONE)

    def learned_choice(self, engine: Any, spec: GameSpec, seat: int) -> int | None:
        """It is told nothing hidden: all that the seat cannot know is dealt again before."""
        learned = self.brain_for(engine)
        if learned is None:
            return None
        possible = engine.clone()
        possible.determinise(0, seat)
        answer: int = possible.choose_by_learning(learned)
        return answer

    def totals(self, games: int, sums: Sums) -> dict[str, int]:
        """The sums of a native run with their names."""
        wins, decisions, counted, turns = sums
        return {"games": games, "wins": wins, "decisions": decisions, self.counted: counted, "turns": turns}


def make_ready(engine: Any, listen: bool, source: FairSource | None) -> None:
    """Events and fair chance, before the first card moves."""
    if listen:
        engine.listen()
    if source is not None:
        engine.source = source
        engine.fair = 1


def policy_number(policy: str, known: Sequence[str]) -> int:
    """Native playouts know a few policies."""
    if policy not in POLICIES:
        raise StateError("policy-unknown", place="policy", value=excerpt(policy), allowed=list(known))
    return POLICIES[policy]


@lru_cache(maxsize=OPENINGS)
def opening(game: str, rules: str, seat: int | None) -> bytes:
    """How the views of a seat begin in all games of a rule set, as JSON that goes on."""
    return orjson.dumps({"game": game, "rules": rules, "seat": seat})[:-1]
