"""The interpreter: a stack of frames that run, ask, and go on with the answer.

A handler looks at its frame (`at`, `data`, `scope`) and does one of three things: it pushes frames that run before it
goes on, it asks a question, or it is `done`. It is called again whenever its frame is the last on the stack, so a
question must be asked before anything is changed: after a side action (an interrupt used while the question is open)
the same handler asks again, with whatever is possible then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from reverie.errors import StateError
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core import voting
from reverie.games.etherfields.core.chance import Chance
from reverie.games.etherfields.core.places import places
from reverie.games.etherfields.core.state import Character, CreatureTile, Frame, Scope, State
from reverie.kernel.actions import Action
from reverie.kernel.open_actions import OpenCodec

if TYPE_CHECKING:
    from reverie.games.etherfields.core.listed import Listed
    from reverie.games.etherfields.core.sources import Source

Handler = Callable[["Engine", Frame], None]
EffectHandler = Callable[["Engine", Frame, Mapping[str, Any]], None]
Service = TypeVar("Service", bound=Callable[..., Any])
Facts = tuple[tuple[str, Any], ...]
Event = tuple[str, Facts, tuple[int, ...] | None]  # kind, facts, the seats that may know (None: everybody)

HANDLERS: dict[str, Handler] = {}  # kind of frame -> what it does
HARMLESS: set[tuple[str, str]] = set()  # (kind of frame, where it stands): see `handles`
EFFECTS: dict[str, EffectHandler] = {}  # word of 9.8 -> what it does
SERVICES: dict[str, Callable[..., Any]] = {}  # what modules that need the engine do for it: see `serves`
CODEC = OpenCodec(places)  # the words of every answer, in all games
CONTENT_CACHES: dict[str, dict[str, dict[Any, Any]]] = {}  # by fingerprint of the content
FRAME_LIMIT = 500  # texts inside texts; the campaign needs 13
LASTING_LIMIT = 200  # modifiers and delayed texts that wait at once
ANSWER_LIMIT = 1_000  # ways to answer one question; the campaign needs 110
STEP_LIMIT = 20_000  # what one answer may set off; the campaign needs 170

GROUND = ("campaign", "dreamworld")  # frames that the end of an encounter or a death comes back to
LOOKING = frozenset({"look", "look-secret", "reorder", "search"})  # questions about cards that only some may see

RUNNING, WON, LOST, ENDED = 0, 1, 2, 3  # ended: neither won nor lost


def handles(kind: str, *, harmless: tuple[str, ...] = ()) -> Callable[[Handler], Handler]:
    """Announce what frames of a kind do.

    `harmless`: where such a frame stands (`at`) while it can be given up as if nobody had begun it. Called there, the
    handler changes nothing but its own frame, or something follows that is not harmless. So commands that were listed
    before are still the same afterwards.
    """

    def announce(handler: Handler) -> Handler:
        assert kind not in HANDLERS, kind
        HANDLERS[kind] = handler
        HARMLESS.update((kind, place) for place in harmless)
        return handler

    return announce


def effect(word: str) -> Callable[[EffectHandler], EffectHandler]:
    """Announce what an effect word does. Its frame is its own: it may ask, push, and must end with `done`."""

    def announce(handler: EffectHandler) -> EffectHandler:
        assert word not in EFFECTS, word
        EFFECTS[word] = handler
        return handler

    return announce


def serves(name: str) -> Callable[[Service], Service]:
    """Announce what the engine asks of a module that it cannot import, because that module needs the engine."""

    def announce(service: Service) -> Service:
        assert name not in SERVICES, name
        SERVICES[name] = service
        return service

    return announce


class Choice(NamedTuple):
    """One way to answer; its words are those of an action: `verb actor argument at place with helper`."""

    verb: str
    value: Any = True  # what the frame gets as its answer; plain data, never None
    argument: str | None = None
    noun: str | None = None
    actor: str | None = None  # the character that acts, where several may
    place: str | None = None
    helper: str | None = None
    side: tuple[str, dict[str, Any]] | None = None  # a frame to push instead of answering: the question stays open
    seat: int = -1  # the only seat that may choose it; -1: it is nobody's own (see `Question.common`)
    short: bool = False  # whether its intents are out of reach: it can be begun and given up (ETH-PAY-07)


class Question(NamedTuple):
    """What is open."""

    kind: str  # a short name: "command", "pay", "step"
    point: str  # the decision point of the law: "DP-20"
    seats: tuple[int, ...]  # who is asked; others may have something to use in between, and may leave it
    choices: list[Choice]
    about: dict[str, Any]
    common: tuple[int, ...]  # who may give the answers that are nobody's own

    def is_for(self, choice: Choice, seat: int) -> bool:
        """Whether a seat may give an answer: a character is played by its own player alone (0.4)."""
        return choice.seat == seat if choice.seat >= 0 else seat in self.common


class Stop(Exception):
    """Everything that was being carried out is over: the encounter has ended or somebody has died."""


class Engine:
    """A running game: state, content, chance, the open question."""

    def __init__(self, content: Content, state: State, chance: Chance, listening: bool = False) -> None:
        self.content = content
        self.state = state
        self.chance = chance
        self.question: Question | None = None
        self.events: list[Event] | None = [] if listening else None
        self.version = 0  # rises whenever what is in play may have changed
        self.settled = 0  # the version for which limits were checked
        self.sources: list[Source] = []  # what is in play, as of `sources_version`
        self.sources_version = -1
        # What is printed on the map, and for which top layer, used actions and sockets: see `language/in_play.py`.
        self.mapped: tuple[list[str], list[str], dict[str, str], list[Source]] | None = None
        self.caches: dict[Any, Any] = {}  # what other modules derive from what is in play; emptied with it
        self.commands: list[Choice] | None = None  # those of the action step, while only harmless frames run
        self.commands_version = -1  # what was in play for them
        self.listed: dict[int, Listed] = {}  # commands by character: see `acting/keeping.py`
        self.known = CONTENT_CACHES.setdefault(content.fingerprint, {})  # about the content, by what was asked
        self.memory: dict[str, Any] = {}  # what a computer player has in mind; no part of the game
        self.instant: dict[Any, Any] = {}  # what is true until the next handler runs: for lists of many answers
        self._actions: dict[int, Choice] = {}  # the open question by number of the action
        self._put: dict[int, Choice] = {}  # what the team votes on

    # ---- the stack --------------------------------------------------------------------------------------------

    @property
    def top(self) -> Frame:
        """The frame at work."""
        return self.state.stack[-1]

    def push(self, kind: str, scope: Scope | None = None, /, **data: Any) -> Frame:
        """Something to be carried out before the frame at work goes on; the last one pushed comes first."""
        stack = self.state.stack
        if len(stack) >= FRAME_LIMIT:
            raise self.endless()
        if scope is None:
            scope = stack[-1].scope if stack else {}
        frame = Frame(kind, data, scope)
        stack.append(frame)
        return frame

    def push_list(self, ref: str, scope: Scope | None = None) -> None:
        """A list of effects, one after the other."""
        if ref:
            self.push("list", scope, ref=ref, next=0)

    def done(self, result: Any = None) -> None:
        """The frame at work has finished; a result is left with the frame that waits for it."""
        stack = self.state.stack
        stack.pop()
        if result is not None and stack:
            stack[-1].data["result"] = result

    def replace(self, kind: str, scope: Scope | None = None, /, **data: Any) -> Frame:
        """The frame at work goes on as another one."""
        frame = self.state.stack.pop()
        return self.push(kind, frame.scope if scope is None else scope, **data)

    def stop(self, result: str, reason: str = "") -> NoReturn:
        """Abandon everything: the encounter ends with this result."""
        self.state.encounter.result = result
        if reason:
            self.state.reason = reason
        raise Stop

    def run(self) -> None:
        """Go on until somebody is asked or the game is over."""
        state = self.state
        steps = 0
        while self.question is None and not state.result:
            steps += 1
            if steps > STEP_LIMIT:
                raise self.endless()
            if state.fired:
                self.push("triggers", {}, fired=state.fired, order=[])
                state.fired = []
            try:
                if self.version != self.settled:
                    self.settle()
                frame = state.stack[-1]
                if self.instant:
                    self.instant = {}
                if self.commands is not None and (frame.kind, frame.at) not in HARMLESS:
                    self.commands = None
                HANDLERS[frame.kind](self, frame)
            except Stop:
                # Whatever was half done is not finished (ETH-TRN-11), applications that are left are lost (ETH-FGT-06):
                # what is in limbo or aside finds its place in "over".
                SERVICES["cut_short"](self)
                del state.stack[self.ground() :]
                state.fired = []
                self.push("over", {})

    def ground(self) -> int:
        """How many frames everything else is carried out on: those of the campaign, none for a game of its own."""
        stack = self.state.stack
        return next((depth for depth, frame in enumerate(stack) if frame.kind not in GROUND), len(stack))

    def keep(self, held: list[Any], one: Any) -> None:
        """Something that lasts or waits: everything that happens looks at all of them, so they are not many."""
        if len(held) >= LASTING_LIMIT:
            raise self.endless()
        held.append(one)

    def endless(self) -> StateError:
        """The error for content that never lets anybody go on, with the text in which it was stopped."""
        for frame in reversed(self.state.stack):
            source = frame.scope.get("ability") or frame.scope.get("source") or frame.data.get("ref")
            if source:
                return StateError("content-endless", place=str(source), value=str(source))
        return StateError("content-endless", value=self.state.encounter.source)

    def settle(self) -> None:
        """Limits may have dropped: whoever holds too much gives it up before anything else happens (ETH-DRW-07,
        ETH-PRG-09)."""
        self.settled = self.version
        SERVICES["settle"](self)

    # ---- questions --------------------------------------------------------------------------------------------

    @property
    def everybody(self) -> tuple[int, ...]:
        """All seats: TEAM decides, and any seat may say so (0.4)."""
        return tuple(range(len(self.state.characters)))

    def ask(
        self,
        kind: str,
        point: str,
        seats: tuple[int, ...],
        choices: Iterable[Choice],
        about: dict[str, Any] | None = None,
        *,
        always: bool = False,
        window: str | None = None,
        common: tuple[int, ...] | None = None,
    ) -> None:
        """Open a question for the frame at work. A single way to answer is taken at once, unless it must be asked.

        With a window (the name of an interrupt point) everything that may be used there is offered as well, each to
        whoever holds it. `common`: who may give the answers that are nobody's own, if not only those who are asked.
        """
        answers = list(islice(choices, ANSWER_LIMIT + 1))
        if window is not None:
            answers += SERVICES["side_actions"](self, window)
        question = Question(kind, point, seats, answers, about or {}, seats if common is None else common)
        if not always and answers and is_one(answers):
            self.tell_answer(question, answers[0], True)
            self.state.stack[-1].answer = answers[0].value
            return
        assert answers, (kind, self.state.stack)
        if len(answers) > ANSWER_LIMIT:
            raise StateError("question-answers", place=kind, limit=ANSWER_LIMIT)
        if self.option("team_policy") == "vote" and self.team_size > 1:
            self._put = by_number(answers)
            question = voting.put_to_vote(self, question, self._put)
        self.question = question
        self._actions = {}

    def vote_words(self) -> dict[int, str]:
        """The words of what the team votes on, by the numbers of the actions."""
        return {number: action_of(choice).words for number, choice in self._put.items()}

    def choices(self) -> dict[int, Choice]:
        """The ways to answer by the numbers of their actions, in the order in which they are offered."""
        if self.question is not None and not self._actions:
            self._actions = by_number(self.question.choices)
        return self._actions if self.question is not None else {}

    def answer(self, number: int) -> None:
        """Give an answer; ValueError if it is none of those offered."""
        choice = self.choices().get(number)
        if choice is None:
            raise ValueError(number)
        self.choose(choice)

    def choose(self, choice: Choice) -> None:
        """Give one of the answers that are offered, and go on."""
        question, found = self.question, choice
        if isinstance(choice.value, voting.Vote) and question is not None:
            self.tell("voted", character=choice.value.c, action=action_of(choice.value.choice).words)
            decided = voting.take(self, choice.value, question)
            if decided is None:
                self.question = None
                self.run()
                return
            found = decided
            question = question._replace(common=self.everybody)
        if question is not None:
            self.tell_answer(question, found, False)
        self.question = None
        self._actions = {}
        choice = found
        voting.withdraw(self.state.stack[-1].data)
        if choice.side is not None:
            kind, data = choice.side
            self.state.stack[-1].data.pop("declined", None)  # everybody is asked again (ETH-INT-04)
            # It comes first, and others may come in between (ETH-INT-03).
            self.push(kind, {}, **data)
        else:
            self.state.stack[-1].answer = choice.value
        self.run()

    # ---- what everybody needs ---------------------------------------------------------------------------------

    def character(self, number: int) -> Character:
        """A character."""
        return self.state.characters[number]

    @property
    def team_size(self) -> int:
        """How many characters take part (ETH-GEN-06)."""
        return len(self.state.characters)

    def seat_of(self, c: int) -> int:
        """Who plays a character: in a campaign there may be more characters than people (ETH-CMP-01, ETH-PLY-01)."""
        campaign = self.state.campaign
        return c % campaign.people if campaign is not None and campaign.people else c

    def played_by(self, seat: int) -> list[int]:
        """The characters of a seat; none if fewer play in this sitting than there are people."""
        return [c for c in range(self.team_size) if self.seat_of(c) == seat]

    def seats_of(self, characters: Iterable[int]) -> tuple[int, ...]:
        """Who plays some characters."""
        return tuple(dict.fromkeys(map(self.seat_of, characters)))

    def seat_order(self) -> list[int]:
        """The characters clockwise from the holder of the first-player marker (0.4)."""
        first, size = self.state.team.first_player, len(self.state.characters)
        return [*range(first, size), *range(first)]

    def creature(self, name: str) -> CreatureTile | None:
        """A creature tile in play."""
        return next((tile for tile in self.state.encounter.creatures if tile.id == name), None)

    def option(self, name: str) -> Any:
        """A number of 9.12."""
        return self.content.options[name]

    def content_cache(self, name: str) -> dict[Any, Any]:
        """What was found out about the content, once for all games that are played with it."""
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = {}
        return found

    def changed(self) -> None:
        """Something came into play, left it, or changed sides: what was derived from it is derived again."""
        self.version += 1

    def tell(self, kind: str, seats: tuple[int, ...] | None = None, /, **facts: Any) -> None:
        """Write down what happened, if anybody listens; an event has a kind and a number of its own."""
        if self.events is not None:
            assert not {"kind", "number"} & facts.keys(), kind
            for name in ("character", "roller"):
                who = facts.get(name)
                if isinstance(who, int):  # seats are numbers, people have names
                    facts[name] = self.state.characters[who].id if who >= 0 else "team"
            told = None if seats is None else self.seats_of(seats)
            self.events.append((kind, tuple((name, frozen(fact)) for name, fact in facts.items()), told))

    def tell_answer(self, question: Question, choice: Choice, forced: bool) -> None:
        """Write an answer down. Where hands are open, everybody may know that there was no other; not where one
        looks."""
        if self.events is None:
            return
        is_own = question.kind in LOOKING or (forced and not self.option("open_hands"))
        self.tell(
            "answered",
            question.seats if is_own else None,
            question=question.kind,
            action=action_of(choice).words,
            seats=self.seats_of((choice.seat,) if choice.seat >= 0 else question.common),
            forced=forced,
        )

    def who_sees(self, c: int) -> tuple[int, ...] | None:
        """Who may know what comes into the hand of a character: everybody, unless hands are closed (chapter 8)."""
        return None if self.option("open_hands") else (c,)

    def learned(self) -> None:
        """Somebody has learned something new, or chance has decided: nothing before can be taken back unmarked. That it
        was shown is all that is kept of looks and timers (ETH-GEN-20)."""
        self.state.mark += 1

    def fire(self, trigger: str, **facts: Any) -> None:
        """Something happened that abilities may listen to (9.6)."""
        SERVICES["fire"](self, trigger, facts)


def frozen(fact: Any) -> Any:
    """A fact that can be compared and found again: events are told to many, in words that are kept."""
    if isinstance(fact, list | tuple):
        return tuple(frozen(one) for one in fact)
    if isinstance(fact, dict):
        return tuple((name, frozen(one)) for name, one in fact.items())
    return fact


def by_number(choices: Iterable[Choice]) -> dict[int, Choice]:
    """Ways to answer by the numbers of their actions. Cards of one design in one zone are one choice: the first stands
    for all (7.21)."""
    found: dict[int, Choice] = {}
    known = CODEC.by_parts
    for choice in choices:
        action = known.get((choice[0], choice[3], choice[2], choice[4], choice[6], choice[5]))  # as `action_of` says
        found.setdefault((action_of(choice) if action is None else action).id, choice)
    return found


def is_one(answers: list[Choice]) -> bool:
    """Whether there is a single way to answer: cards of one design in one zone are one choice (7.21)."""
    first = answers[0]
    return len(answers) == 1 or (first.side is None and all(same_words(first, one) for one in answers))


def same_words(a: Choice, b: Choice) -> bool:
    """Whether two choices are the same action."""
    return (a.argument, a.verb, a.place, a.helper, a.actor) == (b.argument, b.verb, b.place, b.helper, b.actor)


def action_of(choice: Choice) -> Action:
    """The action that stands for a choice."""
    return CODEC.action((choice.verb, choice.noun, choice.argument, choice.actor, choice.helper, choice.place))


@handles("list")
def run_list(e: Engine, f: Frame) -> None:
    """The effects of a list, one after the other, each in a frame of its own."""
    words = e.content.lists[f.data["ref"]]
    place = f.data["next"]
    if place >= len(words):
        e.done()
        return
    f.data["next"] = place + 1
    e.push("effect", f.scope, ref=f.data["ref"], place=place)


@handles("effect")
def run_effect(e: Engine, f: Frame) -> None:
    """One effect word."""
    word = e.content.lists[f.data["ref"]][f.data["place"]]
    EFFECTS[word.name](e, f, word.args)
