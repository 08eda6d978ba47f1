"""How often a person is asked at Etherfields' table: `python scripts/prompts.py [ENCOUNTERS] [SEED]`.

One person plays two characters at the browser's default settings, as the computer would. Counted are the messages that
follow a click, for each command of the action step (DP-20) that was carried out. What belongs to one message is asked
of the same look ahead that the browser uses (`seats/ahead.py`): a command with its choices and its payment, a walk,
cards that are picked one after the other, several characters that pass in a row. What the browser answers by itself is
no click: a question to which no answer makes a difference, and a window in which nothing is new since it was declined
(`web/src/games/etherfields/windows.ts`).

Of the questions that were asked, those with few answers are answered in every way, in the deal as it is and in others
that are possible: one whose answers all lead to the same state should not have been asked.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core.engine import Choice, Engine, action_of
from reverie.games.etherfields.definition import Etherfields, Table
from reverie.games.etherfields.rounds.setup import new_game
from reverie.games.etherfields.seats.ahead import FEW, is_same

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
TEAM = ("gambler", "specialist")
BOTH = frozenset(range(len(TEAM)))
ENCOUNTERS = ("gate_room", "s_tatterling", "s_moth_choir", "gate_ferry", "gate_house")
COMMANDS = ("command", "turn")
PICKED = ("discard-first", "hand-limit")  # cards are picked on the table, and go with one message
OTHER_DEALS = range(100, 105)  # by these an answered question is judged once more


@dataclass
class Count:
    """What was counted."""

    commands: int = 0
    messages: Counter[str] = field(default_factory=Counter)  # by the question that the first answer of each is for
    answers: int = 0
    alone: Counter[str] = field(default_factory=Counter)  # answered without a click
    looked: int = 0
    idle: Counter[str] = field(default_factory=Counter)
    by_luck: Counter[str] = field(default_factory=Counter)

    @property
    def each(self) -> float:
        """Messages for each command."""
        return self.messages.total() / max(1, self.commands)


class Person:
    """Somebody at the browser: what has been drafted, and what was declined."""

    def __init__(self, rules: Engine, count: Count) -> None:
        self.rules, self.count = rules, count
        self.step: dict[str, Any] | None = None  # the question that is asked ahead; None: the server asks
        self.paid: list[list[str]] = []
        self.goals: set[str] = set()  # of a walk that was begun
        self.last = ("", "")  # the question before, and the answer
        self.declined: tuple[str, set[str]] = ("", set())
        self.mark = 0

    def answer(self) -> None:
        """One question."""
        rules, count = self.rules, self.count
        assert rules.question is not None
        kind, choices = rules.question.kind, list(rules.choices().values())
        ahead = Etherfields().ahead(Table(rules, alone=True), 0)
        if ahead["same"] is not None:
            self.by_itself(kind, rules.choices()[ahead["same"]])
        elif kind == "interrupt" and not self.is_news():
            self.by_itself(kind, choices[0])
        else:
            judge(rules, kind, choices, count)
            self.give(kind, choose(rules, None), ahead)

    def window(self) -> tuple[str, set[str]]:
        """What somebody declines at a window: how it stands, and what could have been used."""
        state, usable = self.rules.state, self.rules.question.choices if self.rules.question is not None else []
        stands = json.dumps([state.encounter.round, [who.suffering for who in state.characters]])
        return stands, {action_of(choice).words for choice in usable if choice.verb != "go-on"}

    def is_news(self) -> bool:
        """Whether a window is to be answered again: in another round, after more suffering, with more to use."""
        (before, declined), (now, uses) = self.declined, self.window()
        return before != now or not uses <= declined

    def by_itself(self, kind: str, choice: Choice) -> None:
        """The browser answers."""
        self.count.alone[kind] += 1
        self.count.answers += 1
        self.rules.choose(choice)

    def give(self, kind: str, choice: Choice, ahead: dict[str, Any]) -> None:
        """The person answers."""
        rules, count = self.rules, self.count
        number, declining = str(action_of(choice).id), self.window()
        count.answers += 1
        if kind in COMMANDS:
            count.commands += 1
            if not (choice.verb == "pass" and self.last[1] == "pass"):
                count.messages[kind] += 1
            self.step = ahead["follows"].get(number)
            own = [walk for walk in ahead["walks"] if walk["by"] == choice.verb and walk["character"] == choice.actor]
            self.goals = {walk["to"] for walk in own}
            self.paid, self.mark = [], rules.state.mark
        elif kind == "step":
            self.walk()
        elif self.step is not None and self.step["kind"] == kind:
            self.go_on(kind, choice, number)
        elif not (kind in PICKED and self.last[0] == kind):
            self.step = ahead["follows"].get(number)
            count.messages[kind] += 1
            if choice.verb == "give-up":
                count.commands -= 1
        self.last = kind, choice.verb
        if kind == "interrupt":
            self.declined = declining
        rules.choose(choice)

    def go_on(self, kind: str, choice: Choice, number: str) -> None:
        """The next answer of what is drafted: nothing is sent before the last one."""
        step = self.step
        assert step is not None
        if choice.verb in ("give-up", "cancel"):  # it is put away, and nothing was sent
            self.count.commands -= 1
            self.count.messages["command"] -= 1
            self.step = None
        elif kind != "pay":
            self.step = step["follows"].get(number)
        elif choice.verb == "pay":
            self.paid.append([str(choice.noun), str(choice.argument), str(choice.helper)])
        else:
            proposed = self.paid == step["payment"]["proposal"] and choice.verb == "confirm"
            self.step = step.get("paid") if proposed else None

    def walk(self) -> None:
        """A step. A way that was offered as a whole, with what it costs or after it, belongs to the same message."""
        rules, count = self.rules, self.count
        if self.last[0] == "step" and rules.state.mark == self.mark:
            return
        goal = self.goal()
        if self.step is not None and self.step["kind"] == "step":
            known = not goal or goal in {walk["to"] for walk in self.step["walks"]}
        else:
            known = rules.state.mark == self.mark and goal in self.goals
        if not known:
            count.messages["step"] += 1
        self.step = None
        self.mark = rules.state.mark

    def goal(self) -> str:
        """Where the walk that has just begun leads: the computer walks it on a copy."""
        copy = Engine(self.rules.content, self.rules.state.copy(), self.rules.chance)
        copy.run()
        copy.memory = deepcopy(self.rules.memory)
        mark, at = copy.state.mark, ""
        while copy.question is not None and copy.question.kind == "step" and copy.state.mark == mark:
            choice = choose(copy, None)
            if choice.verb == "step":
                at = str(choice.argument)
            copy.choose(choice)
        return at


def judge(rules: Engine, kind: str, choices: Sequence[Choice], count: Count) -> None:
    """Whether all answers to a question that is asked lead to the same state: here, and however the rest was dealt."""
    if kind in (*COMMANDS, "pay", "step") or not 1 < len(choices) <= FEW:
        return
    count.looked += 1
    if is_same([rules], BOTH) is None:
        return
    others = []
    for seed in OTHER_DEALS:
        table = Table(rules, alone=True).clone()
        table.determinise(seed, 0)
        others.append(table.rules)
    (count.by_luck if is_same(others, BOTH) is None else count.idle)[kind] += 1


def play(number: int, count: Count) -> None:
    """One encounter."""
    rules = new_game(shipped(), ENCOUNTERS[number % len(ENCOUNTERS)], TEAM, number, {})
    person = Person(rules, count)
    while rules.question is not None and not rules.state.result:
        person.answer()


def main() -> int:
    """Play, and print it."""
    encounters = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    count = Count()
    for number in range(first, first + encounters):
        play(number, count)
        print(f"\r{number - first + 1} of {encounters}", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(f"{encounters} encounters, two characters, one person: {count.commands} commands carried out")
    print(f"messages per command: {count.each:.2f} (goal 1.6); answers: {count.answers / count.commands:.2f}")
    for kind, n in count.messages.most_common(12):
        print(f"  {kind:<18} {n / count.commands:.3f}")
    print(f"answered without a click: {count.alone.total() / count.commands:.2f} {dict(count.alone.most_common(6))}")
    print(f"{count.looked} questions answered in every way; without a difference in any deal: {dict(count.idle) or 0}")
    print(f"without a difference by luck, in the deal at hand alone: {dict(count.by_luck) or 0}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
