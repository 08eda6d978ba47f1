"""The line of answers of a game: the engine that stands at its end, what was taken back, and the way to and fro.

Going back asks the engine nothing: where it is wanted afterwards, it is played again from the nearest copy
(`checkpoints.py`). Events are written down from the moment somebody asks for them, after the line was played again once
to hear what had happened before. So a game nobody listens to pays nothing for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.errors import StateError
from reverie.kernel.actions import Action
from reverie.kernel.checkpoints import Past
from reverie.kernel.events import Story

if TYPE_CHECKING:
    from reverie.kernel.definition import Copy, Engine, GameDefinition
    from reverie.kernel.spec import GameSpec

QUICK = 0.000_1  # seconds: answers that cost less are given once more rather than watched all the time


class Line:
    """An engine, and the answers that led to where it stands."""

    peeked: bool = False
    _past: Past | None = None  # what was played, once somebody goes back or keeps copies
    _story: Story | None = None  # what happened, once somebody has asked

    def __init__(self, definition: GameDefinition, spec: GameSpec, position: str | None = None) -> None:
        self.definition = definition
        self.spec = spec
        self.codec = definition.codec_of(spec)
        self.start_position = position
        self.players = definition.manifest.seats[spec.mode]  # how many seats the game has
        engine: Engine = definition.start(spec, position, False)
        self._engine: Engine | None = engine  # None: it was left elsewhere
        self._start: Copy = definition.kept(engine)
        self._line: list[int] = []
        self._undone: list[int] = []
        self._known_marks = [engine.mark]  # see `_marks`
        self._messages: list[tuple[int, int]] = []  # those that gave several answers: from which on, up to which
        # The engine, as long as nobody goes back or listens, and all seats are played here: then an answer is given to
        # it, and nothing else is done.
        self._plain = engine if definition.answer_seconds < QUICK else None

    def _follow(self, other: Line, engine: Engine, answers: int) -> None:
        """Begin like another line, up to so many of its answers, after which this engine stands; nobody listens."""
        self.definition = other.definition
        self.spec = other.spec
        self.codec = other.codec
        self.start_position = other.start_position
        self.peeked = other.peeked
        self.players = other.players
        self._engine = engine
        self._start = other._start
        self._line = other._line[:answers]
        self._undone = []
        self._known_marks = other._known_marks[: answers + 1]
        self._messages = [one for one in other._messages if one[1] <= answers]
        self._plain = engine if self.definition.answer_seconds < QUICK else None

    @property
    def engine(self) -> Engine:
        """The engine where the line stands. Whoever goes back leaves it behind; it is played again when wanted."""
        engine = self._engine
        if engine is None:
            engine = self._engine = self._played(len(self._line))
            if self._story is not None:
                engine.listen()
        return engine

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        if self._engine is None and self._past is not None:
            return self._past.ended[self._past.trail[len(self._line)]]
        return self.engine.outcome != 0

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

    # ---- what happened --------------------------------------------------------------------------------

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

    # ---- messages of several answers ------------------------------------------------------------------

    def note_message(self, begun: int) -> None:
        """What was answered since `begun` answers stood on the line was one message: see `apply_all`."""
        if len(self._line) > begun + 1:
            self._messages = [one for one in self._messages if one[1] <= begun]
            self._messages.append((begun, len(self._line)))

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
