"""Onirim, explained to the kernel: set-up, questions, views, files."""

from __future__ import annotations

from typing import Any

from reverie.errors import IllegalAction, TextName
from reverie.games.onirim import callings, facts, position, prospects, refusals, why
from reverie.games.onirim import constants as c
from reverie.games.onirim.about import ABOUT_TABLE, about
from reverie.games.onirim.agents.expert.course import LEARNING
from reverie.games.onirim.cards import TOKENS
from reverie.games.onirim.codec import CODEC, QUESTION_RULES, QUESTIONS, REASONS
from reverie.games.onirim.daily import DAILY
from reverie.games.onirim.engine import Engine, play_many, play_many_by_learning
from reverie.games.onirim.manifest import MANIFEST
from reverie.games.onirim.settings import doors_of, prepared
from reverie.kernel.actions import Action
from reverie.kernel.chance import FairSource
from reverie.kernel.definition import Parts, RawEvent
from reverie.kernel.native_game import NativeGame, Sums, make_ready
from reverie.kernel.reasons import Difference, Terms
from reverie.kernel.spec import GameSpec

GOALS: dict[tuple[str, ...], dict[str, int]] = {}  # by modules, which alone decide them; every view asks


class Onirim(NativeGame):
    """The labyrinth of dreams."""

    manifest = MANIFEST
    codec = CODEC
    questions = QUESTIONS
    question_rules = QUESTION_RULES
    reasons = REASONS
    always_asked = "ONI-BASE-06"
    answered = c.E_ANSWERED
    about_table = ABOUT_TABLE
    counted = "doors"
    daily = DAILY
    learnings = (LEARNING,)
    weighed = prospects.WEIGHED
    weights = why.WEIGHTS
    main_question = "turn"
    discarding = frozenset({"discard"})
    shows_impossible = True
    parts = Parts(
        table="reverie.cli.table.onirim:OnirimTable",
        board="reverie.terminal.onirim:OnirimBoard",
        reading="reverie.terminal.onirim_in_words:OnirimInWords",
        art="reverie.art.onirim.faces:ART",
    )

    def prepare(self, spec: GameSpec) -> Engine:
        return prepared(spec)

    def at_position(
        self, spec: GameSpec, position_text: str, engine_seed: int, listen: bool, source: FairSource | None
    ) -> Engine:
        engine = Engine()
        make_ready(engine, listen, source)
        engine.lay(position.parse(position_text, spec.rules)[1], engine_seed)
        return engine

    def about(self, engine: Engine, table: dict[str, Any]) -> dict[str, Any]:
        return about(table)

    def goal(self, engine: Engine, spec: GameSpec) -> dict[str, int]:
        if spec.modules not in GOALS:
            GOALS[spec.modules] = {TOKENS[kind]: copies for kind, copies in doors_of(spec).items()}
        return GOALS[spec.modules].copy()

    def explain(self, engine: Engine, action: Action) -> IllegalAction:
        return refusals.explain(engine, action)

    def cards_at(self, engine: Engine, table: dict[str, Any], action: Action) -> tuple[str, ...]:
        return callings.cards_at(table, action)

    def callings(self, action: Action, cards: tuple[str, ...]) -> tuple[str, ...]:
        return callings.callings(action, cards)

    def previews(self, engine: Engine, table: dict[str, Any], actions: list[Action]) -> list[TextName | None]:
        return prospects.previews(table, actions)

    def closed(self, engine: Engine, table: dict[str, Any], legal: list[int]) -> list[tuple[str, IllegalAction]]:
        return prospects.closed(engine, table, legal)

    def terms(self, engine: Engine, view: dict[str, Any]) -> Terms:
        return why.terms(view, [CODEC.by_id[number] for number in engine.legal_actions()])

    def reason(self, difference: Difference, after: Terms) -> TextName | None:
        return why.reason(difference, after)

    def fact(self, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        return facts.fact(event, seat)

    def position(self, engine: Engine, spec: GameSpec) -> str:
        return position.write(engine.table(), spec)

    def spec_of_position(self, text: str, rules: int | None = None) -> GameSpec:
        return position.parse(text, rules)[0]

    def play_many_by_learning(self, start: Engine, games: int, seed: int, brain: Any, ahead: int) -> Sums:
        return play_many_by_learning(start, games, seed, brain, ahead)

    def play_many(self, start: Engine, games: int, seed: int, policy: int, ahead: int) -> Sums:
        return play_many(start, games, seed, policy, ahead)


GAME = Onirim
