"""A game in progress: the one object that scripts, terminals, servers and agents hold.

It drives an engine, keeps the line of answers, and derives everything else from those two. Going back asks the engine
nothing: where it is wanted afterwards, it is played again from the nearest copy (`checkpoints.py`). Events are written
down from the moment somebody asks for them, after the line was played again once to hear what had happened before. So a
game nobody listens to pays nothing for them.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Literal

import orjson

from reverie.errors import IllegalAction, PositionError, SpecError, StateError, TextName
from reverie.kernel.actions import Action, Lying
from reverie.kernel.chances import Advice, Thinking
from reverie.kernel.checkpoints import Past
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.events import Event, Fact, Story
from reverie.kernel.fingerprint import fingerprint
from reverie.kernel.outlook import Outlook
from reverie.kernel.review import Review
from reverie.kernel.spec import SEED_LIMIT, GameSpec, shown
from reverie.kernel.weighing import Chance, Weighing

if TYPE_CHECKING:
    from reverie.kernel.definition import Copy, Engine, GameDefinition, Glance, RawEvent
    from reverie.kernel.records import Record

Who = int | frozenset[int] | None  # a seat, some seats, or all of them

QUICK = 0.000_1  # seconds: answers that cost less are given once more rather than watched all the time
ACTION_LIMIT = 64  # answers that one action takes, at most
WORLD_ATTEMPTS = 2_000  # the rarest hand that a question needs is found in a few dozen
WORLD_STEP = 0x9E3779B97F4A7C15  # so that the later attempts of one seed do not meet those of its neighbours


class Game:
    """One game, from its deal or position to its end."""

    def __init__(self, definition: GameDefinition, spec: GameSpec, position: str | None = None) -> None:
        self.definition = definition
        self.spec = spec
        self.codec = definition.codec_of(spec)
        self.start_position = position
        self.peeked = False
        self.players = definition.manifest.mode(spec.mode).players  # how many seats the game has
        self.seat: Who = None  # the seat or seats that are played here; None: all of them
        engine: Engine = definition.start(spec, position, False)
        self._engine: Engine | None = engine  # None: it was left elsewhere
        self._start: Copy = definition.kept(engine)
        self._past: Past | None = None  # what was played, once somebody goes back or keeps copies
        self._line: list[int] = []
        self._undone: list[int] = []
        self._known_marks = [engine.mark]  # see `_marks`
        self._story: Story | None = None  # what happened, once somebody has asked
        self._said: tuple[list[RawEvent], int] = [], 0  # the last passage of it, and how far forced answers were said
        self._table: tuple[Engine, int, dict[str, Any]] | None = None  # as it lies: see `_laid`
        self._messages: list[tuple[int, int]] = []  # those that gave several answers: from which on, up to which
        self._memory: dict[str, Any] = {}  # what a computer player has in mind; no part of the game
        # The engine, as long as nobody goes back or listens: then an answer is given to it, and nothing else is done.
        self._plain = engine if definition.answer_seconds < QUICK else None

    @property
    def engine(self) -> Engine:
        """The engine where the line stands. Whoever goes back leaves it behind; it is played again when wanted."""
        engine = self._engine
        if engine is None:
            engine = self._engine = self._played(len(self._line))
            if self._story is not None:
                engine.listen()
        return engine

    # ---- playing ------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        if self._engine is None and self._past is not None:
            return self._past.ended[self._past.trail[len(self._line)]]
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

    def legal_actions(self, seat: Who = None) -> list[int]:
        """The legal actions as numbers: ascending, or as they are offered where the codec is open.

        With a seat only those that this seat may give. Without one they are those of the seats that are played here,
        which are usually all of them.
        """
        if seat is None and self.seat is None:
            engine = self._plain
            return engine.legal_actions() if engine is not None else self.engine.legal_actions()
        return self._answers_of(self.seat if seat is None else seat)

    def _answers_of(self, who: Who) -> list[int]:
        """The legal actions that a seat, or one of some seats, may give."""
        if who is None:
            return self.engine.legal_actions()
        if isinstance(who, int):
            return self.definition.answers_of(self.engine, who)
        theirs = {number for one in who for number in self.definition.answers_of(self.engine, one)}
        return [number for number in self.engine.legal_actions() if number in theirs]

    def actions(self, seat: Who = None) -> list[Action]:
        """The legal actions with their names."""
        return list(map(self.codec.by_id.__getitem__, self.legal_actions(seat)))

    def offers(self, language: str = "en", kind: str | None = None, seat: int | None = None) -> list[dict[str, object]]:
        """The legal actions as plain data in all their forms, with what to ask a person before one is given.

        With the kind of the question at hand, answers to a hard choice also say what they cost. The entries are shared
        by everybody who asks: not to be changed.
        """
        actions = self.actions(seat)
        remarks = self._remarks(actions, kind)
        if remarks is None:
            return [action.plain for action in actions]
        return [action.offer(warning, language, preview, lying) for action, warning, preview, lying in remarks]

    def offered(self, language: str, kind: str | None = None, seat: int | None = None) -> bytes:
        """The same as JSON, for servers."""
        actions = self.actions(seat)
        remarks = self._remarks(actions, kind)
        if remarks is None:
            return b"[%b]" % b",".join([action.written for action in actions])
        entries = [action.offered(warning, language, preview, lying) for action, warning, preview, lying in remarks]
        return b"[%b]" % b",".join(entries)

    def _remarks(
        self, actions: list[Action], kind: str | None
    ) -> Iterable[tuple[Action, tuple[str, str] | None, TextName | None, Lying | None]] | None:
        """What is to be said about each legal action: a warning, what it costs, what lies there; None if nothing is."""
        engine, definition = self.engine, self.definition
        warns = definition.warns and definition.may_warn(engine)
        slotted = self.codec.slotted
        lies = bool(slotted) and any(action.id in slotted for action in actions)
        if not warns and not lies and kind not in definition.weighed:
            return None
        silence = [None] * len(actions)
        warnings = [definition.warning(engine, action) for action in actions] if warns else silence
        previews = definition.previews(engine, self._laid(), actions) if kind in definition.weighed else silence
        lying = self._lying(actions) if lies else silence
        return zip(actions, warnings, previews, lying, strict=True)

    def _lying(self, actions: list[Action]) -> list[Lying | None]:
        """What lies in the places that legal actions name, and what the actions are called by it."""
        engine, definition, slotted, table = self.engine, self.definition, self.codec.slotted, self._laid()
        places = [definition.cards_at(engine, table, one) if one.id in slotted else () for one in actions]
        callings = [definition.callings(*one) if one[1] else () for one in zip(actions, places, strict=True)]
        common = Counter(chain.from_iterable(callings))
        found: list[Lying | None] = []
        for action, cards, names in zip(actions, places, callings, strict=True):
            alone = next((calling for calling in names if common[calling] == 1), action.words)
            found.append((alone, cards) if cards else None)
        return found

    def closed(self, language: str = "en") -> list[dict[str, object]]:
        """The ways to answer the open question that are closed now, as plain data with the reason in a language."""
        found = self.definition.closed(self.engine, self._laid(), self.engine.legal_actions())
        entries: list[dict[str, object]] = []
        for way, reason in found:
            action = self.codec.by_words.get(way.lower())
            entries.append(
                {
                    "way": way,
                    "action": action.plain if action is not None else None,
                    "reason": reason.text(language),
                    "rule": reason.rule,
                }
            )
        return entries

    def _laid(self) -> dict[str, Any]:
        """The table as it lies, read once for all that is said about a weighed question; not to be changed."""
        known, answers = self._table, len(self._line)
        if known is None or known[0] is not self.engine or known[1] != answers:
            known = self._table = self.engine, answers, self.definition.look(self.engine)
        return known[2]

    def is_legal(self, action: object) -> bool:
        """Whether an action, in any form, is legal now."""
        return self.explain(action) is None

    @property
    def rule(self) -> str:
        """The rule behind the open question; when the game is over, the one by which it ended."""
        outcome = self.result
        return outcome.rule if outcome is not None else self.definition.rule_of(self.engine)

    def read(self, action: object, seat: Who = None, suggest: bool = True) -> Action:
        """An action in any form, which may name a place by the card that lies there; it need not be legal.

        IllegalAction with the rule of the open question if there is no such action, or if several cards are meant.
        """
        found = self.codec.find(action)
        return found if found is not None else self._read_by_card(action, seat, suggest)

    def _read_by_card(self, action: object, seat: Who, suggest: bool) -> Action:
        """An action that the codec does not know: perhaps it names a place by its card."""
        codec, spoken = self.codec, self.codec.spoken(action)
        places = codec.slotted_by_verb.get(spoken.partition(" ")[0]) if spoken and not self.is_over else None
        meant = self._meant(spoken, places, self.engine, self._laid()) if places else []
        legal = self.legal_actions(seat)
        possible = [one for one in meant if one.id in legal] or meant[:1]
        if len(possible) == 1:
            return possible[0]
        value = shown(action)
        if possible:
            names = [one.words for one in possible]
            raise IllegalAction("action-ambiguous", rule=self.rule, value=value, allowed=names)
        # Looking for similar words takes a while: fine for a person at a terminal, not for a crowd.
        offered = {codec.by_id[number].words.lower(): number for number in legal} if suggest else {}
        near = difflib.get_close_matches(spoken, offered, 3) if offered and spoken else []
        if near:
            names = [codec.by_id[offered[words]].words for words in near]
            raise IllegalAction("action-unknown-near", rule=self.rule, value=value, near=names)
        raise IllegalAction("action-unknown", rule=self.rule, value=value)

    def _meant(self, spoken: str, actions: Iterable[Action], engine: Engine, table: dict[str, Any]) -> list[Action]:
        """Those of the actions whose place is called by its card in these words, on a table."""
        callings, cards_at = self.definition.callings, self.definition.cards_at
        places = [(one, callings(one, cards_at(engine, table, one))) for one in actions]
        return [one for one, names in places if spoken in [words.lower() for words in names]]

    def explain(self, action: object) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        try:
            known = self.read(action)
        except IllegalAction as error:
            return error
        return None if known.id in self.legal_actions() else self._explain(known)

    def _explain(self, action: Action) -> IllegalAction:
        """Why somebody may not give an answer: it is none now, or it is somebody else's."""
        if self.is_over:
            return IllegalAction("action-game-over", rule=self.rule)
        if action.id in self.engine.legal_actions():
            return IllegalAction("action-other-seat", rule=self.rule)
        return self.definition.explain(self.engine, action)

    def warning(self, action: object) -> tuple[str, str] | None:
        """What to ask a player before a legal action, in any form: a text and its rule; None for harmless ones."""
        try:
            known = self.read(action, suggest=False)
        except IllegalAction:
            return None
        if known.id not in self.engine.legal_actions():
            return None
        return self.definition.warning(self.engine, known)

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
        if engine is None or seat is not None or self.seat is not None or forced == "accept":
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

    def note_message(self, begun: int) -> None:
        """What was answered since `begun` answers stood on the line was one message: see `apply_all`."""
        if len(self._line) > begun + 1:
            self._messages = [one for one in self._messages if one[1] <= begun]
            self._messages.append((begun, len(self._line)))

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

    def _listen(self) -> Story:
        """What happened so far; from the first call on, the engine writes down what happens."""
        if self._story is None:
            witness = self.definition.start(self.spec, self.start_position, True)
            story = Story(self.definition, self.spec, [witness.take_events()])
            for number in self._line:
                witness.apply(number)
                story.add(witness.take_events())
            self.engine.listen()
            self._story = story
            self._plain = None
        return self._story

    def listen(self) -> None:
        """Be ready for whoever asks what happened: what it takes grows with the game, the first time."""
        self._listen()

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
        return Outlook(self, self.seat if seat is None else seat, self._memory if memory is None else memory)

    def rule_of_thumb(self, seats: Who, asked: int, memory: dict[str, Any]) -> int:
        """What the rules of thumb of the game say to whoever plays some seats, of which one is asked."""
        one = asked if seats is not None and self.definition.shares_questions else None
        return self.definition.rule_of_thumb(self.engine, asked, one, memory)

    def _stops(self, text: str) -> bool:
        """Whether a position stops at once: a question with a single answer left is seldom asked, and play goes on."""
        try:
            engine: Engine = self.definition.start(self.spec.with_seed(0), text, True)
        except PositionError:
            return False
        return not engine.take_events()

    # ---- going back -----------------------------------------------------------------------------------

    @property
    def _marks(self) -> list[int]:
        """How much had been learned after 0, 1, 2, … answers: as long as nobody asked, they are given once more."""
        marks = self._known_marks
        if len(marks) <= len(self._line):
            walk = self._start.clone()
            for answers, number in enumerate(self._line, 1):
                walk.apply(number)
                if answers == len(marks):
                    marks.append(walk.mark)
        return marks

    def reveals(self, count: int = 1) -> bool:
        """Whether taking back so many answers would take back something that somebody has learned by them."""
        return bool(self._marks[-1] > self._marks[self._check_count(count)])

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

    def undo(self, count: int = 1) -> Action:
        """Take back the last answers; if they had shown something new, the game is marked as peeked.

        Returns the one taken back last, which is the first of them.
        """
        left = self._check_count(count)
        self.peeked = self.reveals(count) or self.peeked
        past = self._leave()
        if self._story is not None:
            for at in range(left + 1, len(self._line) + 1):
                past.heard[past.trail[at]] = self._story.passages[at]
            self._story.cut(left)
        self._undone += reversed(self._line[left:])
        del self._line[left:], self._marks[left + 1 :]
        return self.codec.by_id[self._undone[-1]]

    @property
    def last_message(self) -> int:
        """How many answers the last message gave that still stands: see `apply_all`."""
        answers = len(self._line)
        return next((end - begun for begun, end in self._messages if end == answers), min(1, answers))

    def undo_message(self) -> Action:
        """Take back what the last message did, one answer or several; returns the first of them."""
        return self.undo(max(1, self.last_message))

    def redo_message(self) -> Action:
        """Give again what a message did that was taken back; returns the last of its answers."""
        answers = len(self._line)
        count = next((end - begun for begun, end in self._messages if begun == answers), 1)
        return self.redo(min(count, max(1, len(self._undone))))

    @property
    def last_action(self) -> int:
        """How many answers the last action took: back to the question at which it was begun; 1 where each is one."""
        begins, answers = self.definition.begins, len(self._line)
        for count in range(1, min(answers, ACTION_LIMIT) + 1) if begins else ():
            asked = self.moment(answers - count).decision
            if asked is not None and asked.kind in begins:
                return count
        return 1

    def redo(self, count: int = 1) -> Action:
        """Give the answers again that were taken back last; returns the last of them."""
        if not 0 < count <= len(self._undone):
            raise StateError("redo-nothing")
        self._leave()
        for _ in range(count):
            self._return(self._undone.pop())
        return self.codec.by_id[self._line[-1]]

    @property
    def place(self) -> int:
        """A number for the answers so far: whoever has come here by the same ones stands at the same place."""
        return self._past.trail[len(self._line)] if self._past is not None else len(self._line)

    @property
    def is_away(self) -> bool:
        """Whether the engine was left elsewhere, so that a step to a place that is known is quicker without it."""
        return self._engine is None

    def repeat(self, action: Action) -> None:
        """Give an answer that was given at this place before: what it leads to is known."""
        self._leave()
        self._undone.clear()
        self._messages = [one for one in self._messages if one[1] <= len(self._line)]
        self._return(action.id)

    def keep(self, towards: int | None = None) -> None:
        """Keep a copy of the engine now and then, for those who may go back; call it after answers. Whoever knows how
        many answers there will be spares the copies that would not be kept until then."""
        answers = len(self._line)
        if answers % self.definition.copies_apart == 0 and not self.is_away:
            past = self._known()
            is_wanted = towards is None or past.wants(answers, towards)
            if is_wanted and past.trail[answers] not in past.engines:
                past.keep(answers, self.definition.kept(self.engine))

    def _known(self) -> Past:
        """What was played so far."""
        past = self._past
        if past is None:
            self._plain = None
            past = self._past = Past(self._start, self._known_marks[0], self.definition.copies_apart)
            for answers, number in enumerate(self._line):
                past.came(answers, number, self._marks[answers + 1], False)
            past.ended[-1] = not self.is_away and self.engine.outcome != 0
        return past

    def _leave(self) -> Past:
        """Leave the engine where it stands, for whoever comes back."""
        past = self._known()
        if self._engine is not None:
            past.keep(len(self._line), self.definition.kept(self._engine))
            self._engine = None
        return past

    def _return(self, number: int) -> None:
        """One answer further on a line that was played before."""
        past, answers, marks = self._known(), len(self._line), self._marks
        place = past.leads(answers, number)
        assert place is not None
        if self._story is not None:
            passage = past.heard.get(place)
            if passage is None:  # nobody listened when it was given
                engine = self.engine
                engine.apply(number)
                passage = engine.take_events()
            else:
                self._engine = None
            self._story.add(passage)
        past.step(answers, place)
        self._line.append(number)
        marks.append(past.marks[place])

    def _played(self, count: int) -> Engine:
        """The game after so many answers, played on from the nearest copy; some are kept on the way."""
        at, nearest = (0, self._start) if self._past is None else self._past.nearest(count)
        engine: Engine = nearest.clone()
        past = self._known() if count - at > self.definition.copies_apart else self._past
        for number in self._line[at:count]:
            engine.apply(number)
            at += 1
            if past is not None and at < count and past.wants(at, count):
                past.keep(at, self.definition.kept(engine))
        return engine

    def _check_count(self, count: int) -> int:
        """How many answers are left after taking back so many."""
        if not 0 < count <= len(self._line):
            raise StateError("undo-nothing")
        return len(self._line) - count

    # ---- copies and files -----------------------------------------------------------------------------

    @property
    def line(self) -> list[Action]:
        """The answers given so far; forced ones are not asked and not counted."""
        return [self.codec.by_id[number] for number in self._line]

    @property
    def answers(self) -> int:
        """How many answers stand on the line."""
        return len(self._line)

    @property
    def undone(self) -> int:
        """How many answers were taken back and can be given again."""
        return len(self._undone)

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
        copy.definition = self.definition
        copy.spec = self.spec
        copy.codec = self.codec
        copy.start_position = self.start_position
        copy.peeked = self.peeked
        copy.players = self.players
        copy.seat = self.seat
        copy._engine = engine
        copy._start = self._start
        copy._said = self._said
        copy._table = None
        copy._memory = {}
        copy._messages = [one for one in self._messages if one[1] <= answers]
        copy._line = self._line[:answers]
        copy._undone = []
        copy._known_marks = self._known_marks[: answers + 1]
        copy._plain = engine if self.definition.answer_seconds < QUICK else None
        copy._story = None
        copy._past = None
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
