"""Urbion, explained to the kernel: set-up, questions, views, files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import orjson

from reverie.errors import IllegalAction, TextName
from reverie.games.urbion import callings, facts, position, prospects, refusals, why
from reverie.games.urbion.about import ABOUT_TABLE, about
from reverie.games.urbion.agents.expert.course import LEARNINGS
from reverie.games.urbion.cards import DEFAULT_TABLE, CardTable, table_of
from reverie.games.urbion.codec import QUESTION_RULES, QUESTIONS, REASONS, codec_of
from reverie.games.urbion.constants import CHAOS, E_ANSWERED, OPEN_HANDS, OPEN_ORDER, VOID_ENDS
from reverie.games.urbion.daily import DAILY
from reverie.games.urbion.engine import Engine, play_many, play_many_by_learning
from reverie.games.urbion.manifest import MANIFEST
from reverie.games.urbion.settings import FLAGS, bare, prepared
from reverie.kernel.actions import Action, Codec
from reverie.kernel.chance import FairSource
from reverie.kernel.definition import Parts, RawEvent
from reverie.kernel.native_game import NativeGame, Sums, make_ready
from reverie.kernel.reasons import Difference, Terms
from reverie.kernel.spec import GameSpec

CENSUSES = ("census", "full-balance")  # what begins a Census, by itself or after `again`
OPEN = [setting for setting, flag in FLAGS.items() if flag & (OPEN_HANDS | OPEN_ORDER)]  # (variant, value)


class Urbion(NativeGame):
    """The city of dreams."""

    manifest = MANIFEST
    codec = codec_of(DEFAULT_TABLE)
    questions = QUESTIONS
    question_rules = QUESTION_RULES
    reasons = REASONS
    always_asked = "URB-BASE-20"
    answered = E_ANSWERED
    about_table = ABOUT_TABLE
    counted = "cities"
    daily = DAILY
    learnings = LEARNINGS
    weighed = prospects.WEIGHED
    weights = why.WEIGHTS
    main_question = "main"
    discarding = frozenset({"swap", "census", "pass"})
    parts = Parts(
        table="reverie.cli.table.urbion:UrbionTable",
        board="reverie.terminal.urbion:UrbionBoard",
        art="reverie.art.urbion.faces:ART",
    )

    def cards_of(self, engine: Engine) -> CardTable:
        cards: CardTable = engine.cards
        return cards

    def codec_of(self, spec: GameSpec) -> Codec:
        return codec_of(table_of(spec))

    def order_is_open(self, spec: GameSpec) -> bool:
        return spec.mode == "solo" and "books" not in spec.modules and spec.variants.get("order") == "open"

    def prepare(self, spec: GameSpec) -> Engine:
        return prepared(spec)

    def at_position(
        self, spec: GameSpec, position_text: str, engine_seed: int, listen: bool, source: FairSource | None
    ) -> Engine:
        engine = bare(spec)
        make_ready(engine, listen, source)
        engine.lay(position.parse(position_text, spec.rules)[1], engine_seed)
        return engine

    def about(self, engine: Engine, table: dict[str, Any]) -> dict[str, Any]:
        return about(table, engine.cards)

    def goal(self, engine: Engine, spec: GameSpec) -> dict[str, int]:
        return {"cities": engine.total, "claimed": engine.success_size}

    def explain(self, engine: Engine, action: Action) -> IllegalAction:
        return refusals.explain(engine, action)

    def cards_at(self, engine: Engine, table: dict[str, Any], action: Action) -> tuple[str, ...]:
        return callings.cards_at(table, engine.cards, action)

    def callings(self, action: Action, cards: tuple[str, ...]) -> tuple[str, ...]:
        return callings.callings(action, cards)

    def may_warn(self, engine: Engine) -> bool:
        return bool(engine.census_loses())

    def warning(self, engine: Engine, action: Action) -> tuple[str, str] | None:
        begun = action.argument if action.verb == "again" else action.verb
        return ("urbion-warning-void", REASONS[VOID_ENDS][1]) if begun in CENSUSES and engine.census_loses() else None

    def previews(self, engine: Engine, table: dict[str, Any], actions: list[Action]) -> list[TextName | None]:
        return prospects.previews(engine, table, actions)

    def closed(self, engine: Engine, table: dict[str, Any], legal: list[int]) -> list[tuple[str, IllegalAction]]:
        return prospects.closed(engine, table, legal)

    def terms(self, engine: Engine, view: dict[str, Any]) -> Terms:
        return why.terms(view, chaos_cards(engine.cards), lambda: rows_ahead(engine, view["seat"]))

    def reason(self, difference: Difference, after: Terms) -> TextName | None:
        return why.reason(difference, after)

    def fact(self, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        return facts.fact(event, seat, table_of(spec), hands_are_open(spec))

    def position(self, engine: Engine, spec: GameSpec) -> str:
        return position.write(engine.table(), spec)

    def state(self, engine: Engine) -> dict[str, Any]:
        """Without the places that spectators know, too: what they know decides nothing."""
        table = engine.table()
        del table["open_places"]
        return {"table": table, "chance": engine.chance()}

    def spec_of_position(self, text: str, rules: int | None = None) -> GameSpec:
        return position.parse(text, rules)[0]

    def play_many_by_learning(self, start: Engine, games: int, seed: int, brain: Any, ahead: int) -> Sums:
        return play_many_by_learning(start, games, seed, brain, ahead)

    def play_many(self, start: Engine, games: int, seed: int, policy: int, ahead: int) -> Sums:
        return play_many(start, games, seed, policy, ahead)


@lru_cache(maxsize=64)
def chaos_cards(cards: CardTable) -> frozenset[str]:
    """The tokens of all Chaos cards."""
    return frozenset(kind.token for kind in cards.kinds if kind.type & CHAOS)


def rows_ahead(engine: Engine, seat: int) -> Iterator[list[dict[str, Any]]]:
    """The rows as they would lie after each Dream that can be played next."""
    codec = codec_of(engine.cards)
    for number in engine.legal_actions():
        if codec.by_id[number].verb == "play":
            trial = engine.clone()
            trial.apply(number)
            yield orjson.loads(b"{%b}" % trial.view_json(seat))["rows"]


def hands_are_open(spec: GameSpec) -> bool:
    """Whether both seats see what the acting one sees."""
    return bool(spec.variants) and any(spec.variants.get(name) == value for name, value in OPEN)


GAME = Urbion
