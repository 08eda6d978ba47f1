"""How often a person is asked at Etherfields' table: `python scripts/prompts.py [ENCOUNTERS] [SEED]`.

One person plays two characters at default settings, as the computer would. Counted are, for each command of the action
step (DP-20) that was carried out: the clicks that a person at the browser makes (a payment with its proposed cards is
one click, so is a walk to a field), the answers that go over the wire for them, and which questions they were. In the
first encounters every question with few answers is asked in full: one whose answers all lead to the same state should
never have been asked.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.rounds.setup import new_game

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
TEAM = ("gambler", "specialist")
ENCOUNTERS = ("gate_room", "s_tatterling", "s_moth_choir", "gate_ferry", "gate_house")
COMMANDS = ("command", "turn")
GIVEN_UP = ("give-up", "cancel")
TOGETHER = {"pay": "payment", "step": "walk"}  # answers in a row that follow one click
LOOKED_AT = 8  # encounters whose questions are answered in every way
FEW = 4  # answers


@dataclass
class Count:
    """What was counted."""

    commands: int = 0
    clicks: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    idle: Counter[str] = field(default_factory=Counter)
    looked: int = 0

    @property
    def each(self) -> float:
        """Clicks for each command."""
        return self.clicks.total() / max(1, self.commands)


def play(number: int, count: Count, looking: bool) -> None:
    """One encounter."""
    rules = new_game(shipped(), ENCOUNTERS[number % len(ENCOUNTERS)], TEAM, number, {})
    before = ""
    while rules.question is not None and not rules.state.result:
        kind, choices = rules.question.kind, list(rules.choices().values())
        if looking and kind not in COMMANDS and kind not in TOGETHER and 1 < len(choices) <= FEW:
            look(rules, kind, choices, count)
        answer = choose(rules, None)
        run = TOGETHER.get(kind, "")
        if not run or run != before:
            count.clicks[kind] += 1
        before = run
        if kind in COMMANDS:
            count.commands += 1
        elif answer.verb in GIVEN_UP:
            count.commands -= 1  # named, and not carried out
        count.answers += 1
        rules.choose(answer)


def look(rules: Engine, kind: str, choices: list[Choice], count: Count) -> None:
    """Whether all answers to the open question lead to the same state; chance that was used up is no difference."""
    states = set()
    for place in range(len(choices)):
        other = Engine(rules.content, rules.state.copy(), rules.chance)
        other.run()
        other.choose(list(other.choices().values())[place])
        state = snapshot.write(other.state)
        state.pop("counters", None)
        states.add(json.dumps(state, sort_keys=True))
    count.looked += 1
    count.idle[kind] += len(states) == 1


def main() -> int:
    """Play, and print it."""
    encounters = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    count = Count()
    for number in range(first, first + encounters):
        play(number, count, number - first < LOOKED_AT)
    print(f"{encounters} encounters, two characters, one person: {count.commands} commands carried out")
    print(f"clicks per command: {count.each:.2f} (goal 1.6); answers per command: {count.answers / count.commands:.2f}")
    for kind, n in count.clicks.most_common(12):
        print(f"  {kind:<16} {n / count.commands:.3f}")
    print(f"{count.looked} questions answered in every way; without any difference: {dict(+count.idle) or 'none'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
