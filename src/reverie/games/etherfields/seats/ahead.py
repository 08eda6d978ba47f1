"""What would be asked next, as far as a seat can know it: so that a table sends a whole action with one message.

A command is followed by questions (which way, which colour, whose cards pay) to which the same person answers before
anybody learns anything. Here they are asked ahead, on a copy in which all that the seat cannot know was dealt again;
where something is learned, chance decides, somebody else is asked or the action is over, looking ends. A copy that was
dealt again cannot tell more than its owner knows, and up to there nothing hidden has mattered.

    follows    by number of an answer, the question after it: `kind`, `about`, `asked`, `actions`, its own `follows`;
               in a payment `payment` and `paid`, the question after what is proposed was confirmed; in a walk `walks`
    walks      fields that a character can walk to: with which answers, and for how much
    same       the answer to give where all answers lead to the same state; None: it matters which

Nothing of it changes what the rules ask, and records have every answer: whoever comes later is asked as always.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from reverie.games.etherfields.acting.basic import price_of_a_field
from reverie.games.etherfields.acting.payment import cheapest, proposal, total
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.core.engine import Choice, Engine, Question, action_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.seats.things import said
from reverie.games.etherfields.seats.view import payment

WINDOWS = ("interrupt", "reroll", "prevent", "trigger")  # something may be used in between: never asked ahead
ENDING = ("pass", "end-turn", "buy-round", "cancel", "give-up")  # answers that nothing of the same action follows
COMMANDS = ("command", "turn")
BEGINNING = (*COMMANDS, "enter", "choose", "new-mask")  # questions from which on others are asked ahead
DEPTH = 4  # questions after one another, each payment counted as one
BREADTH = 12  # answers to one question that are tried
QUESTIONS = 16  # that are asked ahead after one command
FIELDS = 5  # that one walk leads over
FEW = 6  # answers that are compared


class Walk(NamedTuple):
    """A way to a field."""

    character: str
    to: str
    by: str  # the command it begins with: move, exert; "" for one that has begun
    path: list[str]
    price: int  # cunning or hours
    cards: list[list[str]]  # what pays: kind, thing, colour
    answers: list[dict[str, Any]]


class Ahead:
    """One look ahead, through the eyes of somebody who plays some characters."""

    def __init__(self, e: Engine, mine: frozenset[int]) -> None:
        self.root, self.mine = e, mine
        self.mark, self.counters = e.state.mark, dict(e.state.counters)
        self.left = QUESTIONS

    def told(self) -> dict[str, Any]:
        """Everything, as plain data."""
        e = self.root
        if e.question is None or e.option("team_policy") == "vote":  # what is decided by votes is not one's own to plan
            return {"follows": {}, "walks": []}
        return {
            "follows": self.follows(e, DEPTH) if e.question.kind in BEGINNING else {},
            "walks": [walk._asdict() for walk in self.walks()],
        }

    # ---- questions -------------------------------------------------------------------------------------------------

    def after(self, e: Engine, choices: Sequence[Choice]) -> Engine | None:
        """A copy some answers later; None where something was learned, or an answer is not offered."""
        copy = fork(e)
        for choice in choices:
            wanted = action_of(choice).id
            if copy.question is None or wanted not in copy.choices():
                return None
            copy.choose(copy.choices()[wanted])
            if not self.is_known(copy):
                return None
        return copy

    def is_known(self, e: Engine) -> bool:
        """Whether all that has happened could be foreseen: nothing was learned, nothing left to chance."""
        return e.state.mark == self.mark and e.state.counters == self.counters and not e.state.result

    def is_mine(self, question: Question | None) -> bool:
        """Whether it is a question of the action that was begun, to nobody but us."""
        if question is None or question.kind in (*WINDOWS, *COMMANDS):
            return False
        return set(question.seats) <= self.mine

    def follows(self, e: Engine, depth: int) -> dict[str, Any]:
        """The question after each answer, where it is known."""
        found: dict[str, Any] = {}
        if depth == 0:
            return found
        for choice in list(offered(e, self.mine))[: BREADTH if e is not self.root else None]:
            if e is self.root:
                self.left = QUESTIONS
            if choice.verb in ENDING or self.left <= 0:
                continue
            self.left -= 1
            then = self.after(e, [choice])
            step = self.step(then, depth - 1) if then is not None else None
            if step is not None:
                found[str(action_of(choice).id)] = step
        return found

    def step(self, e: Engine, depth: int) -> dict[str, Any] | None:
        """A question that is asked ahead."""
        question = e.question
        if question is None or not self.is_mine(question):
            return None
        told: dict[str, Any] = {
            "kind": question.kind,
            "about": {name: value for name, value in question.about.items() if isinstance(value, str | int)},
            "asked": said(e),
            "actions": [action_of(choice).plain for choice in offered(e, self.mine)],
        }
        if question.kind == "step":
            (c,) = question.seats
            told["follows"], told["walks"] = {}, [walk._asdict() for walk in self.from_here(e, c, "", [], 0)]
        elif question.kind == "pay":
            told["payment"] = payment(e, self.mine)
            told["follows"], told["paid"] = {}, self.paid(e, depth)
        else:
            told["follows"] = self.follows(e, depth)
        return told

    def paid(self, e: Engine, depth: int) -> dict[str, Any] | None:
        """The question after the payment that is proposed."""
        frame = e.state.stack[-1]
        if depth == 0 or frame.kind != "payment":
            return None
        then = self.after(e, [*paying(e, frame, proposal(e, frame)), Choice("confirm", ["confirm"])])
        return self.step(then, depth - 1) if then is not None else None

    # ---- walking ---------------------------------------------------------------------------------------------------

    def walks(self) -> Iterator[Walk]:
        """Every field that a character of ours can walk to with one message."""
        e = self.root
        if e.question is not None and e.question.kind == "step" and set(e.question.seats) <= self.mine:
            (c,) = e.question.seats
            yield from self.from_here(e, c, "", [], 0)
        elif e.question is not None and e.question.kind == "command":
            for choice in e.question.choices:
                if choice.verb in ("move", "exert") and choice.seat in self.mine:
                    yield from self.by_move(choice) if choice.verb == "move" else self.by_exertion(choice)

    def by_move(self, choice: Choice) -> Iterator[Walk]:
        """For cunning (ETH-MOV-01): as far as hand and items suffice."""
        opened = self.after(self.root, [choice])
        price = price_of_a_field(self.root, choice.seat)
        frame = opened.state.stack[-1] if opened is not None else None
        if opened is None or frame is None or frame.kind != "payment":
            return
        known: set[str] = set()
        for fields in range(1, FIELDS + 1):
            missing = fields * price - total(frame, "cunning")
            things = cheapest(opened, choice.seat, {"cunning": missing}) if missing > 0 else []
            if things is None:
                return
            answers = [choice, *paying(opened, frame, things), Choice("confirm", ["confirm"])]
            for walk in self.from_here(self.root, choice.seat, "move", answers, fields * price, known):
                yield walk._replace(cards=[spoken(opened, thing) for thing in things])

    def by_exertion(self, choice: Choice) -> Iterator[Walk]:
        """For hours (ETH-EXE-01)."""
        known: set[str] = set()
        for hours in range(1, min(FIELDS, self.root.state.team.hours) + 1):
            answers = [choice, Choice("choose", hours, str(hours), "number")]
            yield from self.from_here(self.root, choice.seat, "exert", answers, hours, known)

    def from_here(
        self, e: Engine, c: int, by: str, answers: list[Choice], price: int, known: set[str] | None = None
    ) -> Iterator[Walk]:
        """The fields that can be walked to once some answers were given, the nearest way to each; those that are known
        cost less."""
        begun = self.after(e, answers)
        if begun is None or begun.question is None or begun.question.kind != "step":
            return
        start = begun.state.figures[c].field
        seen, edge = {start}, [(begun, list(answers), [start])]
        known = set() if known is None else known
        for _ in range(FIELDS):
            further = []
            for here, given, path in edge:
                for choice in steps_of(here, c):
                    if choice.value in seen:
                        continue
                    seen.add(choice.value)
                    copy = fork(here)
                    copy.choose(copy.choices()[action_of(choice).id])
                    way = [*given, choice]
                    there = field_name(choice.value)
                    walking = self.is_walking(copy, c) and copy.state.figures[c].field == choice.value
                    stop = [one for one in copy.choices().values() if one.verb == "stop"] if walking else []
                    if there not in known and (not walking or stop):
                        known.add(there)
                        over = [field_name(field) for field in (*path, choice.value)]
                        given_all = [action_of(one).plain for one in (*way, *(stop if by else []))]
                        yield Walk(e.character(c).id, there, by, over, price, [], given_all)
                    if walking:
                        further.append((copy, way, [*path, choice.value]))
            edge = further

    def is_walking(self, e: Engine, c: int) -> bool:
        """Whether a character can go on at once, with nothing new in sight."""
        question = e.question
        return self.is_known(e) and question is not None and question.kind == "step" and question.seats == (c,)


def fork(e: Engine) -> Engine:
    """An independent copy at the same question."""
    copy = Engine(e.content, e.state.copy(), e.chance)
    copy.run()
    return copy


def offered(e: Engine, mine: frozenset[int]) -> Iterator[Choice]:
    """The answers that some characters may give."""
    question = e.question
    for choice in e.choices().values():
        if question is not None and any(question.is_for(choice, c) for c in mine):
            yield choice


def steps_of(e: Engine, c: int) -> list[Choice]:
    """The fields one may step to now."""
    return [one for one in e.choices().values() if one.verb == "step" and (one.seat in (-1, c))]


def paying(e: Engine, frame: Frame, things: Sequence[tuple[str, Any, str]]) -> list[Choice]:
    """The answers that pay with some things."""
    found = []
    for kind, thing, color in things:
        name = e.state.design[thing][10:] if kind == "card" else f"item:{thing}"
        found.append(Choice("pay", [kind, thing, color], name, kind, helper=color))
    return found


def spoken(e: Engine, thing: tuple[str, Any, str]) -> list[str]:
    """What pays, as a view names it."""
    kind, what, color = thing
    return [kind, e.state.design[what][10:] if kind == "card" else f"item:{what}", color]


def is_same(worlds: Sequence[Engine], mine: frozenset[int]) -> int | None:
    """The answer to give where no answer makes a difference in any of these worlds; None: it matters which.

    How far chance has been used up is no difference: whatever it brings later is as likely either way.
    """
    question = worlds[0].question
    if question is None or question.kind in (*COMMANDS, "pay", "step"):
        return None
    choices = list(worlds[0].choices())
    if not 1 < len(choices) <= FEW or len(list(offered(worlds[0], mine))) < len(choices):
        return None
    for world in worlds:
        first = ""
        for number in choices:
            copy = fork(world)
            copy.choose(copy.choices()[number])
            state = snapshot.write(copy.state)
            state.pop("counters", None)
            now = json.dumps(state, sort_keys=True)
            if first and now != first:
                return None
            first = now
    return choices[0]
