"""A game in progress: the one object that scripts, terminals, servers and agents hold.

It drives an engine, keeps the line of answers, and derives everything else from those two: events and undo come
from playing the line again, so that a game nobody listens to pays nothing for them.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from reverie.errors import IllegalAction, SpecError, StateError
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.events import Event
from reverie.kernel.spec import SEED_LIMIT, GameSpec, shown

if TYPE_CHECKING:
    from reverie.kernel.definition import Engine, GameDefinition, RawEvent
    from reverie.kernel.records import Record


class Game:
    """One game, from its deal or position to its end."""

    def __init__(self, definition: GameDefinition, spec: GameSpec, position: str | None = None) -> None:
        self.definition = definition
        self.spec = spec
        self.codec = definition.codec_of(spec)
        self.start_position = position
        self.peeked = False
        self.engine: Engine = definition.start(spec, position, False)
        self._start = self.engine.clone()
        self._line: list[int] = []
        self._undone: list[int] = []
        self._witness: Engine | None = None
        self._witnessed = 0
        self._heard: list[RawEvent] = []

    # ---- playing ------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.outcome != 0

    @property
    def result(self) -> Outcome | None:
        """Won or lost, with the reason and its rule; None while the game runs."""
        return self.definition.outcome(self.engine)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.engine.turn

    @property
    def decision(self) -> Decision | None:
        """What is asked now and whom; None when the game is over."""
        return self.definition.decision(self.engine)

    def legal_actions(self) -> list[int]:
        """The legal actions as numbers, ascending."""
        return self.engine.legal_actions()

    def actions(self) -> list[Action]:
        """The legal actions with their names."""
        by_id = self.codec.by_id
        return [by_id[number] for number in self.engine.legal_actions()]

    def is_legal(self, action: object) -> bool:
        """Whether an action, in any form, is legal now."""
        return self.explain(action) is None

    def explain(self, action: object) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        try:
            known = self.codec.read(action)
        except IllegalAction as error:
            return error
        if known.id in self.engine.legal_actions():
            return None
        if self.is_over:
            return IllegalAction("action-game-over")
        return self.definition.explain(self.engine, known)

    def warning(self, action: object) -> tuple[str, str] | None:
        """What to ask a player before a legal action, in any form: a text and its rule; None for harmless ones."""
        try:
            known = self.codec.read(action)
        except IllegalAction:
            return None
        if known.id not in self.engine.legal_actions():
            return None
        return self.definition.warning(self.engine, known)

    def apply(self, action: int | str | dict[str, Any] | Action) -> None:
        """Answer the question; IllegalAction with its rule, and nothing changed, if that is not possible."""
        number = action if type(action) is int else self.codec.read(action).id
        try:
            self.engine.apply(number)
        except (ValueError, OverflowError):
            raise self.explain(action) or IllegalAction("action-unknown", value=shown(action)) from None
        self._line.append(number)
        if self._undone:
            self._undone.clear()

    # ---- what a seat may know -----------------------------------------------------------------------

    def view(self, seat: object = 0) -> dict[str, Any]:
        """What a seat may know, as plain data; None asks as a spectator."""
        return self.definition.view(self.engine, self.spec, self._check_seat(seat))

    def _check_seat(self, seat: object) -> int | None:
        """A seat of this game, or None for a spectator."""
        if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players):
            return seat
        raise StateError("seat-unknown", place="seat", value=shown(seat), players=self.players)

    @property
    def players(self) -> int:
        """How many seats the game has."""
        return self.definition.manifest.mode(self.spec.mode).players

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the deal, as seat 0 may know it."""
        return self.events_for(0)

    def events_for(self, seat: object, since: int = 0) -> list[Event]:
        """Everything that happened as a seat may know it, from event number `since` on."""
        checked = self._check_seat(seat)
        told = (self.definition.tell(event, checked, self.spec) for event in self._witness_line())
        known = (entry for entry in told if entry is not None)
        return [Event(number, kind, data) for number, (kind, data) in enumerate(known) if number >= since]

    def _witness_line(self) -> list[RawEvent]:
        """Play the line so far on an engine that listens; it only catches up with what is new."""
        if self._witness is None:
            self._witness = self.definition.start(self.spec, self.start_position, True)
            self._witnessed = 0
            self._heard = self._witness.heard()
        for number in self._line[self._witnessed :]:
            self._witness.apply(number)
        if self._witnessed < len(self._line):
            self._witnessed = len(self._line)
            self._heard += self._witness.heard()
        return self._heard

    # ---- going back -----------------------------------------------------------------------------------

    def undo(self) -> Action:
        """Take back the last answer; if it had shown something new, the game is marked as peeked."""
        if not self._line:
            raise StateError("undo-nothing")
        before = self._start.clone()
        for number in self._line[:-1]:
            before.apply(number)
        if self.engine.mark > before.mark:
            self.peeked = True
        number = self._line.pop()
        self._undone.append(number)
        self.engine = before
        self._witness = None
        return self.codec.by_id[number]

    def redo(self) -> Action:
        """Give the answer again that was taken back last."""
        if not self._undone:
            raise StateError("redo-nothing")
        number = self._undone.pop()
        self.engine.apply(number)
        self._line.append(number)
        return self.codec.by_id[number]

    # ---- copies and files -----------------------------------------------------------------------------

    @property
    def line(self) -> list[Action]:
        """The answers given so far; forced ones are not asked and not counted."""
        return [self.codec.by_id[number] for number in self._line]

    def clone(self) -> Game:
        """An independent copy at the same point."""
        copy = Game.__new__(Game)
        copy.definition = self.definition
        copy.spec = self.spec
        copy.codec = self.codec
        copy.start_position = self.start_position
        copy.peeked = self.peeked
        copy.engine = self.engine.clone()
        copy._start = self._start
        copy._line = self._line[:]
        copy._undone = self._undone[:]
        copy._witness = None
        copy._witnessed = 0
        copy._heard = []
        return copy

    def hash(self) -> str:
        """A fingerprint of everything that decides how the game goes on: equal states, equal hashes."""
        state = {"rules": self.definition.manifest.rules_version, "state": self.definition.state(self.engine)}
        if self.spec.is_fair:
            state["seed"] = self.spec.seed  # the engine's own numbers do not hold the secret
        return hashlib.sha256(json.dumps(state, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def record(self) -> Record:
        """The game so far, ready to be saved, shared and replayed."""
        from reverie.kernel.records import Record

        return Record.of(self)

    def position(self) -> str:
        """The table as one line of text, for tests, puzzles and reports; it shows hidden cards, too."""
        return self.definition.position(self.engine, self.spec)

    def rollouts(self, games: int, seed: int = 0, policy: str = "random") -> dict[str, int]:
        """Play on from here many times, what the seat to decide cannot know dealt again: wins and more, added up."""
        seat = self.decision.seats[0] if self.decision else 0
        return self.definition.look_ahead(self.engine, check_games(games), first_seed(seed, games), policy, seat)

    def __repr__(self) -> str:
        status = self.result.status if self.result else f"turn {self.turn}"
        return f"<Game {self.spec.text()}: {status}>"


def check_games(games: object) -> int:
    """A sensible number of games."""
    if isinstance(games, bool) or not isinstance(games, int) or not 0 < games <= 10**9:
        raise StateError("games-range", place="games", value=shown(games))
    return games


def first_seed(seed: object, games: int) -> int:
    """A deal number from which enough others follow; native playouts count up from it."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= SEED_LIMIT - games:
        raise SpecError("spec-seed", place="seed", value=shown(seed))
    return seed
