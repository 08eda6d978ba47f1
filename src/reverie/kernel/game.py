"""A game in progress: the one object that scripts, terminals, servers and agents hold.

It is built in three steps: the line of answers with its engine (`line.py`), the open question (`asking.py`), and here
all that is derived from those two: answering, what a seat may know, worlds that could be this one, files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import orjson

from reverie.errors import IllegalAction, PositionError, SpecError, StateError
from reverie.kernel.actions import Action
from reverie.kernel.asking import Asking, Who
from reverie.kernel.chances import Advice, Thinking
from reverie.kernel.events import Event, Fact
from reverie.kernel.fingerprint import fingerprint
from reverie.kernel.outlook import Outlook
from reverie.kernel.review import Review
from reverie.kernel.spec import SEED_LIMIT, shown
from reverie.kernel.weighing import Chance, Weighing

if TYPE_CHECKING:
    from reverie.kernel.definition import Engine, Glance, RawEvent
    from reverie.kernel.records import Record

ACTION_LIMIT = 64  # answers that one action takes, at most
WORLD_ATTEMPTS = 2_000  # the rarest hand that a question needs is found in a few dozen
WORLD_STEP = 0x9E3779B97F4A7C15  # so that the later attempts of one seed do not meet those of its neighbours


class Game(Asking):
    """One game, from its deal or position to its end."""

    _said: tuple[list[RawEvent], int] = [], 0  # the last passage of it, and how far forced answers were said
    _memory: dict[str, Any] | None = None  # what a computer player has in mind; no part of the game

    # ---- playing ------------------------------------------------------------------------------------

    def apply(
        self,
        action: int | str | dict[str, Any] | Action,
        seat: int | None = None,
        forced: Literal["refuse", "accept"] = "refuse",
    ) -> None:
        """Answer the question; IllegalAction with its rule, and nothing changed, if that is not possible.

        With a seat the answer must be one that this seat may give. With `forced="accept"` an answer that has just been
        given by force is taken as said, so that the whole sequence of the rules can be sent: see `was_forced`.
        """
        engine = self._plain
        if engine is None or seat is not None or forced != "refuse":
            self._apply(action, seat, forced)
            return
        if type(action) is int:
            number = action
        elif type(action) is str and action in self.codec.numbers:  # as it was offered: found at once
            number = self.codec.numbers[action]
        else:
            number = self.read(action).id
        try:
            engine.apply(number)
        except (ValueError, OverflowError):
            raise self._refusal(action) from None
        self._line.append(number)

    def apply_all(
        self,
        actions: Sequence[int | str | dict[str, Any] | Action],
        seat: int | None = None,
        forced: Literal["refuse", "accept"] = "refuse",
    ) -> None:
        """Answer several questions one after the other with one message: all of them, or none. `details["index"]` of
        the error is the place of the one that was not possible. `undo_message` takes back what one message did."""
        trial, begun = self.clone(), len(self._line)
        for index, action in enumerate(actions):
            try:
                trial.apply(action, seat, forced)
            except IllegalAction as error:
                error.details["index"] = index
                raise
        for action in actions:
            self.apply(action, seat, forced)
        self.note_message(begun)

    def _apply(self, action: object, seat: int | None, forced: str) -> None:
        """The same where somebody plays one seat of several, listens, or has gone back before."""
        if forced == "accept" and self._says_again(action, seat):
            return
        number = action if type(action) is int else self.read(action, seat).id
        engine, marks = self.engine, self._marks
        who = self.seat if seat is None else seat
        if who is not None and number not in self.legal_actions(who):
            raise self._explain(self.read(action, who))
        try:
            engine.apply(number)
        except (ValueError, OverflowError):
            raise self._refusal(action) from None
        except StateError:  # the engine gave up in the middle of it, as with content that never ends
            self._engine = None
            raise
        if self._past is not None:
            self._past.came(len(self._line), number, engine.mark, engine.outcome != 0)
        self._line.append(number)
        marks.append(engine.mark)
        if self._story is not None:
            self._story.add(engine.take_events())
        if self._undone:
            self._undone.clear()
            self._messages = [one for one in self._messages if one[1] < len(self._line)]

    def _refusal(self, action: object) -> IllegalAction:
        """Why the engine did not take an action."""
        return self.explain(action) or IllegalAction("action-unknown", rule=self.rule, value=shown(action))

    def was_forced(self, seat: int | None = None) -> list[Action]:
        """The answers that were given by force since the last real one (or the deal), and not yet said by somebody.

        With a seat those that were given for it. With `forced="accept"`, `apply` takes them in this order: one that is
        passed over cannot be said any more.
        """
        return [self.codec.by_id[number] for _, number in self._forced(self.seat if seat is None else seat)]

    def _forced(self, seat: Who) -> list[tuple[int, int]]:
        """The same as numbers, each with its place among the events of the last answer."""
        passage = self._listen().passages[-1]
        said, first = self._said
        if said is not passage:
            first = 0
        mine = None if seat is None else {seat} if isinstance(seat, int) else seat
        found: list[tuple[int, int]] = []
        for place, event in enumerate(passage[first:], first):
            given = self.definition.forced(event)
            if given is not None and (mine is None or not mine.isdisjoint(given[1])):
                found.append((place, given[0]))
        return found

    def _says_again(self, action: object, seat: int | None) -> bool:
        """Whether an answer is one that has just been given by force; then it has been said."""
        waiting = self._forced(self.seat if seat is None else seat)
        codec, known = self.codec, self.codec.find(action) if waiting else None
        meant = [known.id] if known is not None else []
        spoken = codec.spoken(action) if waiting and known is None else ""
        if spoken and any(number in codec.slotted for _, number in waiting):
            # A card is where it was before the last answer, which is over by now.
            before = self.moment(len(self._line) - 1) if self._line else self
            forced = [codec.by_id[number] for _, number in waiting if number in codec.slotted]
            meant = [one.id for one in self._meant(spoken, forced, before.engine, before._laid())]
        place = next((place for place, number in waiting if number in meant), None)
        if place is None:
            return False
        self._said = self._listen().passages[-1], place + 1
        return True

    # ---- what a seat may know -----------------------------------------------------------------------

    def glance(self) -> Glance:
        """How the game stands until the next answer, read once for whoever shows it to several seats."""
        return self.definition.glance(self.engine)

    def view(self, seat: object = 0, glance: Glance | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; None asks as a spectator."""
        return self.definition.view(self.engine, self.spec, self._check_seat(seat), glance)

    def view_json(self, seat: object, glance: Glance | None = None) -> bytes:
        """The same as JSON, for servers."""
        return self.definition.view_json(self.engine, self.spec, self._check_seat(seat), glance)

    def _check_seat(self, seat: object) -> int | None:
        """A seat of this game, or None for a spectator."""
        if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players):
            return seat
        raise StateError("seat-unknown", place="seat", value=shown(seat), players=self.players)

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the deal as seat 0 may know it; for the other seats there is `events_for`.

        Alone, seat 0 is the player. In a game in which one seat is played here (`seat`), it is that seat's hearing.
        """
        return self.events_for(self.seat if isinstance(self.seat, int) else 0)

    def events_for(self, seat: object, since: int = 0) -> list[Event]:
        """Everything that happened as a seat may know it, from event number `since` on."""
        return self._listen().since(self._check_seat(seat), max(since, 0))

    def events_after(self, seat: object, answers: int) -> tuple[int, list[Event]]:
        """What a seat may know of everything after the first `answers` answers, and the number of the first event."""
        return self._listen().after(self._check_seat(seat), max(answers, 0))

    def facts_after(self, seat: object, answers: int) -> tuple[int, list[Fact]]:
        """The same as plain data; -1 answers: from the deal on."""
        first, events = self.heard_after(seat, answers)
        return first, [orjson.loads(event) for event in events]

    def heard_after(self, seat: object, answers: int) -> tuple[int, list[bytes]]:
        """The same as JSON, for servers."""
        return self._listen().heard_after(self._check_seat(seat), answers)

    def event_counts(self, seat: object) -> list[int]:
        """How many events a seat had been told of after 0, 1, 2, … answers."""
        return self._listen().counts_of(self._check_seat(seat))

    def _witness_line(self) -> list[RawEvent]:
        """Everything that happened so far, as the engine wrote it down."""
        return self._listen().raw()

    def world(self, seat: object, seed: int) -> str:
        """A position that could be this one as far as a seat knows: all that is hidden from it, dealt again by a seed.

        Agents that must not see hidden cards think with such a position. It depends on nothing hidden. Where somebody
        else is asked, cards that leave a single answer are dealt once more: nobody would have been asked with them.
        """
        checked = self._check_seat(seat)
        if checked is None:
            raise StateError("seat-unknown", place="seat", value=shown(seat), players=self.players)
        number = first_seed(seed, 1)
        asked = self.decision
        text, lone_answers_stop = "", True
        for attempt in range(WORLD_ATTEMPTS):
            engine = self.engine.clone()
            engine.determinise((number + attempt * WORLD_STEP) % SEED_LIMIT, checked)
            is_lone = len(engine.legal_actions()) == 1
            if is_lone and not lone_answers_stop:
                continue
            text = self.definition.position(engine, self.spec)
            if asked is None or checked in asked.seats or self._stops(text):
                break
            if is_lone:
                lone_answers_stop = False  # whether one is asked for depends on the question alone
        return text

    def possible(self, seat: object, seed: int) -> Game:
        """A game by itself that could be this one as far as a seat knows; it goes on by the seed."""
        text = self.world(seat, seed)
        return Game(self.definition, self.definition.spec_of_position(text, self.spec.rules).with_seed(seed), text)

    def outlook(self, seat: Who = None, memory: dict[str, Any] | None = None) -> Outlook:
        """What an agent is handed: what it may know that plays a seat, or all that are played here.

        What it has in mind is kept with the game, unless somebody keeps it elsewhere.
        """
        if memory is None:
            memory = self._memory
            if memory is None:
                memory = self._memory = {}
        return Outlook(self, self.seat if seat is None else seat, memory)

    def rule_of_thumb(self, seats: Who, asked: int, memory: dict[str, Any]) -> int:
        """What the rules of thumb of the game say to whoever plays some seats, of which one is asked."""
        one = asked if seats is not None and self.definition.shares_questions else None
        return self.definition.rule_of_thumb(self.engine, asked, one, memory)

    def partner_answer(self, seat: int, people: frozenset[int], memory: dict[str, Any]) -> int | None:
        """What the computer answers on a seat while people sit at others; None: nothing that is its to answer."""
        return self.definition.partner_answer(self.engine, seat, people, memory)

    def _stops(self, text: str) -> bool:
        """Whether a position stops at once: a question with a single answer left is seldom asked, and play goes on."""
        try:
            engine: Engine = self.definition.start(self.spec.with_seed(0), text, True)
        except PositionError:
            return False
        return not engine.take_events()

    # ---- going back -----------------------------------------------------------------------------------

    def brings_news(self, count: int = 1) -> bool:
        """Whether the last answers showed or named a card that not everybody could see, or shuffled.

        `reveals` is about cards that were drawn or looked at. A card that is played from a hand, or named by an answer,
        is news to a partner as well: answering and taking back would otherwise show hands that nobody may show. It is
        judged by what a spectator sees: what only one seat knows must not decide, or a refusal would tell the others.
        """
        if self.reveals(count):
            return True
        before = self.moment(len(self._line) - count)
        return self.definition.has_news(before.view(None), self.view(None), self.events_after(None, before.answers)[1])

    @property
    def last_action(self) -> int:
        """How many answers the last action took: back to the question at which it was begun; 1 where each is one."""
        begins, answers = self.definition.begins, len(self._line)
        for count in range(1, min(answers, ACTION_LIMIT) + 1) if begins else ():
            asked = self.moment(answers - count).decision
            if asked is not None and asked.kind in begins:
                return count
        return 1

    # ---- copies and files -----------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy at the same point."""
        copy = self._copy(self.engine.clone(), len(self._line))
        copy._undone = self._undone[:]
        copy._messages = self._messages[:]
        if self._past is not None:
            copy._past = self._past.copy()
            copy._plain = None
        if self._story is not None:
            copy._story = self._story.copy()
            copy.engine.listen()
            copy._plain = None
        return copy

    def moment(self, answers: int) -> Game:
        """A game by itself as this one stood after its first `answers` answers."""
        if not 0 <= answers <= len(self._line):
            raise StateError("moment-unknown", place="answers", value=shown(answers), answers=len(self._line))
        engine = self._played(answers) if answers < len(self._line) else self.engine.clone()
        then = self._copy(engine, answers)
        then.peeked = False
        then.seat = None
        return then

    def _copy(self, engine: Engine, answers: int) -> Game:
        """A game with the same start and the first of the same answers, to which nobody listens."""
        copy = Game.__new__(Game)
        copy._follow(self, engine, answers)
        if self._seat is not None:
            copy.seat = self._seat
        copy._said = self._said
        return copy

    def hash(self) -> str:
        """A fingerprint of everything that decides how the game goes on: equal states, equal hashes."""
        seed = self.spec.seed
        return fingerprint(
            self.spec.rules, seed if type(seed) is str else None, self.definition.state_json(self.engine)
        )

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

    def weighing(self, seed: int = 0, seat: int | None = None) -> Weighing:
        """The answers of the seat that is asked, to be weighed in slices; StateError if the game cannot look ahead."""
        decision = self.decision
        if decision is None:
            raise StateError("weigh-over", place="game")
        asked = decision.seats[0] if seat is None else seat
        if asked not in decision.seats:
            raise StateError("weigh-seat", place="seat", value=shown(seat))
        return self.definition.weighing(self.engine, self.spec, asked, first_seed(seed, 1))

    def weigh(self, simulations: int = 500, seed: int = 0, seat: int | None = None) -> list[Chance]:
        """How likely each legal answer wins, as far as the seat that is asked can know, after so many simulations."""
        weighing = self.weighing(seed, seat)
        weighing.advance(check_games(simulations))
        return weighing.chances()

    def learned_choice(self, seat: int) -> int | None:
        """What the learned player answers for a seat; None if nothing was learned for such games."""
        return self.definition.learned_choice(self.engine, self.spec, seat)

    def think(self, seed: int = 0) -> Thinking:
        """Look at the open question through the eyes of the seat that is asked, slice by slice (`chances.py`)."""
        return Thinking(self, seed)

    def hint(self, seconds: float = 1.0, *, simulations: int | None = None, seed: int = 0) -> Advice:
        """The chance of every legal answer with its error, and why, the best answer first.

        It is thought about for so many seconds of processor time, or, reproducibly, for a number of simulations.
        """
        thinking = self.think(seed)
        if simulations is None:
            thinking.look_for(seconds)
        else:
            thinking.look(check_games(simulations))
        return thinking.advice()

    def review(self, seed: int = 0) -> Review:
        """Look back at the answers given so far: the curve of the chance, luck and costs (`review.py`)."""
        return Review(self, first_seed(seed, 1))

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
