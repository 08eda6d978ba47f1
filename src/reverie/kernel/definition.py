"""The contract between the kernel and a game: what a game must be able to say about itself.

The kernel knows no rule. A game hands it an engine (anything with the few methods of `Engine` below: a compiled
core or plain Python) and a definition that explains the engine's numbers to people, seats and files.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import orjson

from reverie.errors import IllegalAction, StateError, TextName
from reverie.kernel.actions import Action, Codec
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.events import Event
from reverie.kernel.learning import Learning
from reverie.kernel.manifest import Manifest
from reverie.kernel.reasons import Difference, Terms
from reverie.kernel.spec import GameSpec
from reverie.kernel.weighing import Weighing

RawEvent = tuple[int, int, int, int]
ALL_TABLES = frozenset({"browser", "terminal", "plain"})


class Engine(Protocol):
    """A running game as the kernel drives it."""

    @property
    def outcome(self) -> int:
        """0 while the game runs."""

    @property
    def turn(self) -> int:
        """The number of the turn."""

    @property
    def mark(self) -> int:
        """A counter that rises whenever somebody learns something new."""

    def legal_actions(self) -> list[int]:
        """Every legal action, ascending."""

    def apply(self, action: int) -> None:
        """Answer the open question; ValueError, and nothing changed, if the action is not legal."""

    def clone(self) -> Engine:
        """An independent copy."""

    def listen(self) -> None:
        """Write events down from now on."""

    def take_events(self) -> list[RawEvent]:
        """The events since the last call."""

    def determinise(self, seed: int, seat: int) -> None:
        """Deal again whatever this seat cannot know."""


class Copy(Protocol):
    """A game as it stood, put by: nobody plays it, everybody may have an engine that stands there."""

    def clone(self) -> Any:
        """An engine by itself, as `start` makes one."""


class Glance(NamedTuple):
    """A running game, looked at once between two answers."""

    decision: Decision | None
    outcome: Outcome | None


class Parts(NamedTuple):
    """Where the parts of a game are that other layers ask for, as `module:name`; "": it has none, or a plain one.

    They lie above the games and are loaded when somebody asks for them, so a game names them and imports none.
    """

    table: str = ""  # how it lies on a plain terminal
    board: str = ""  # how it lies on a terminal that is all table
    reading: str = ""  # how that is read out, where cards are drawn in signs
    art: str = ""  # its pictures, and what it needs on paper

    def load(self, part: str) -> Any:
        """One of them; None if the game has none."""
        module, _, name = getattr(self, part).partition(":")
        return getattr(import_module(module), name) if module else None


class GameDefinition(ABC):
    """One game, explained. It is also how a game announces itself: everybody else asks the registry for it."""

    manifest: Manifest
    codec: Codec  # of the ordinary cards
    policies: tuple[str, ...] = ()  # agents that native playouts know
    tables: frozenset[str] = ALL_TABLES  # where people can play it
    parts = Parts()
    counted = ""  # what a game is measured by besides its end: doors, cities
    has_rule_of_thumb = False  # whether there is an agent `rules`
    has_solver = False  # whether its engine looks for a line that wins (`solving.py`)
    main_question = ""  # the question that is answered on the table; others are shown as a list
    discarding: frozenset[str] = frozenset()  # verbs of the main question that give a card away
    shows_impossible = False  # whether the list of all answers also has those that cannot be given, with the reason
    lone: frozenset[str] = frozenset({"turn"})  # questions that are asked even if there is a single answer to them
    begins: frozenset[str] = frozenset()  # questions at which a whole action begins, where one takes several answers
    warns = False  # whether `warning` may say something
    shares_questions = False  # whether several seats may be asked at once, each with answers of its own
    # What the engine costs, in seconds of processor time on a slow machine, measured generously: servers plan with it.
    answer_seconds = 0.000_02  # giving one answer
    step_seconds = 0.000_5  # an answer at a table: with the hash of the state and the view of a seat
    copies_apart = (
        256  # answers between two copies of the engine that are kept to go back: a copy costs as much as a few
    )
    daily: tuple[str, ...] = ()  # set-ups of the daily dream, which the days take in turn (docs/daily.md)
    looks_ahead = False  # whether answers can be weighed by looking ahead
    learnings: tuple[Learning, ...] = ()  # about the learned player, where there is one, by set-up
    weights: Mapping[str, float] = {}  # what the terms weigh by which positions are told apart (`reasons.py`)
    weighed: frozenset[str] = frozenset()  # questions whose answers have a price to be shown, or closed ways

    def __init_subclass__(cls) -> None:
        cls.warns = cls.warning is not GameDefinition.warning
        cls.shares_questions = cls.answers_of is not GameDefinition.answers_of
        cls.looks_ahead = cls.weighing is not GameDefinition.weighing
        cls.has_rule_of_thumb = cls.rule_of_thumb is not GameDefinition.rule_of_thumb

    @abstractmethod
    def start(self, spec: GameSpec, position: str | None, listen: bool) -> Any:
        """A fresh engine at its first question, from a deal or from a position."""

    def kept(self, engine: Any) -> Copy:
        """A copy for whoever may come back to where the game stands: a game whose engine is large puts it by small."""
        copy: Copy = engine.clone()
        return copy

    def codec_of(self, spec: GameSpec) -> Codec:
        """The words of a game's actions; they differ from the ordinary ones where a game has other cards."""
        return self.codec

    def order_is_open(self, spec: GameSpec) -> bool:
        """Whether everybody knows which cards come: then nobody learns by a search what is hidden."""
        return False

    @abstractmethod
    def decision(self, engine: Any) -> Decision | None:
        """What is asked now; None when the game is over."""

    def answers_of(self, engine: Any, seat: int) -> list[int]:
        """The legal actions that a seat may give: all if it is asked, unless a game says what belongs to whom.

        A seat that is not asked may have something to say all the same, and may leave it.
        """
        decision = self.decision(engine)
        legal: list[int] = engine.legal_actions()
        return legal if decision is not None and seat in decision.seats else []

    @abstractmethod
    def outcome(self, engine: Any) -> Outcome | None:
        """How the game ended; None while it runs."""

    def glance(self, engine: Any) -> Glance:
        """What several views have in common, so that it is read once."""
        return Glance(self.decision(engine), self.outcome(engine))

    @abstractmethod
    def view(self, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, built from nothing by naming it."""

    def view_json(self, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None = None) -> bytes:
        """The view as JSON, for servers; a game may have a shorter way to the very same text."""
        return orjson.dumps(self.view(engine, spec, seat, glance))

    @abstractmethod
    def explain(self, engine: Any, action: Action) -> IllegalAction:
        """Why an action is not legal now, judged by what the seat itself can see."""

    @abstractmethod
    def rule_of(self, engine: Any) -> str:
        """The rule behind the open question: it refuses whatever is no answer at all."""

    def cards_at(self, engine: Any, table: dict[str, Any], action: Action) -> tuple[str, ...]:
        """The cards that lie in the place which an action names, where everybody sees them."""
        return ()

    def callings(self, action: Action, cards: tuple[str, ...]) -> tuple[str, ...]:
        """An action that names a place, called by the cards that lie there; the shortest words first."""
        return ()

    def warning(self, engine: Any, action: Action) -> tuple[str, str] | None:
        """What a legal answer would bring that nobody wants: the name of a text and the rule behind it, or None.

        Front ends, which know no rule, ask before they give such an answer. It must follow from what the seat can see.
        """
        return None

    def may_warn(self, engine: Any) -> bool:
        """Whether there is a warning about any answer now; asked once, before all legal ones are looked at."""
        return True

    def look(self, engine: Any) -> dict[str, Any]:
        """The table as it lies, for what is said about a weighed question."""
        return {}

    def previews(self, engine: Any, table: dict[str, Any], actions: list[Action]) -> list[TextName | None]:
        """What the legal answers to a weighed question cost, in words; it must follow from what the seat can see."""
        return [None for _ in actions]

    def closed(self, engine: Any, table: dict[str, Any], legal: list[int]) -> list[tuple[str, IllegalAction]]:
        """Ways to answer a weighed question that exist but not now: their names, and the reasons.

        A way is called by the words of its action where it is one action, otherwise by a name of its own.
        """
        return []

    @abstractmethod
    def fact(self, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        """An event as a seat may know it; None if it may not know of it at all."""

    @abstractmethod
    def forced(self, event: RawEvent) -> tuple[int, tuple[int, ...]] | None:
        """An answer that was given by force, and the seats for which it was; None for other events."""

    def has_news(self, before: dict[str, Any], after: dict[str, Any], told: list[Event]) -> bool:
        """Whether a spectator has seen something new between two views, by what was told in between.

        Nothing may be taken back together that was; a game that cannot tell says yes.
        """
        return True

    def figures(self, engine: Any) -> dict[str, int]:
        """What a finished game is measured by besides its end, for those who play many."""
        return {}

    @abstractmethod
    def position(self, engine: Any, spec: GameSpec) -> str:
        """The table written down; `start` reads it."""

    @abstractmethod
    def spec_of_position(self, text: str, rules: int | None = None) -> GameSpec:
        """The game that a written position belongs to, without a seed, read by a version of the rules."""

    @abstractmethod
    def state(self, engine: Any) -> dict[str, Any]:
        """Everything that decides how the game goes on, as plain data: texts in ASCII, and numbers of 64 bits."""

    def state_json(self, engine: Any) -> bytes:
        """The state as canonical JSON, for hashes; a game may have a shorter way to the very same text."""
        return orjson.dumps(self.state(engine), option=orjson.OPT_SORT_KEYS)

    @abstractmethod
    def rollouts(self, spec: GameSpec, games: int, seed: int, policy: str) -> dict[str, int]:
        """Play many deals natively, seeds counting up, and add up the results."""

    def ahead(self, engine: Any, seat: int) -> dict[str, Any]:
        """What follows the answers of a seat as far as it can know, so that a table sends several with one message;
        nothing for games whose actions are single answers."""
        return {}

    def rule_of_thumb(self, engine: Any, asked: int, seat: int | None, memory: dict[str, Any]) -> int:
        """What a plain heuristic answers for the seat that is asked; `seat`: only with what this one may answer.

        The memory is what it has in mind from one question to the next. Without a heuristic there is no agent `rules`.
        """
        raise NotImplementedError

    def partner_answer(self, engine: Any, seat: int, people: frozenset[int], memory: dict[str, Any]) -> int | None:
        """What the same heuristic answers on a seat while people sit at others; None: nothing that is its to answer.

        A game whose seats are asked together says what it leaves to the people.
        """
        decision = self.decision(engine)
        return self.rule_of_thumb(engine, seat, None, memory) if decision and seat in decision.seats else None

    def goes_along(self, spec: GameSpec) -> bool:
        """Whether a game is played from evening to evening, and what was answered in it is nobody's secret: then it may
        be taken along in a file while it goes on."""
        return False

    def with_others(self, engine: Any, spec: GameSpec, mode: str) -> str:
        """A position at which the same game goes on with another number of people; StateError where that cannot be."""
        raise StateError("seats-fixed", place="mode")

    @abstractmethod
    def look_ahead(self, engine: Any, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        """Play on natively from a running game many times, what the seat cannot know dealt again each time."""

    def weighing(self, engine: Any, spec: GameSpec, seat: int, seed: int) -> Weighing:
        """The answers of the seat that is asked, to be weighed by looking ahead; most games cannot."""
        raise StateError("weigh-never", place="game", value=self.manifest.game)

    def learned_choice(self, engine: Any, spec: GameSpec, seat: int) -> int | None:
        """What a learned player answers for the seat that is asked; None if nothing was learned for such games."""
        return None

    def terms(self, engine: Any, view: dict[str, Any]) -> Terms:
        """What tells a position from others, by its view and by what is asked in it; `weights` names all of them."""
        return {}

    def reason(self, difference: Difference, after: Terms) -> TextName | None:
        """A sentence about an answer that differs so from others; None if that cannot be said."""
        return None
