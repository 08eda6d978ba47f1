"""What happened, as facts for log, animation and statistics; a front end needs no rule to show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from reverie.kernel.definition import GameDefinition, RawEvent
    from reverie.kernel.spec import GameSpec

PHRASES = 4096  # of one rule set to be kept; a long game has a few hundred
RULE_SETS = 64  # times seats

Fact = dict[str, Any]  # an event as plain data


@dataclass(frozen=True)
class Event:
    """One fact as one seat may know it; `number` counts that seat's own events."""

    number: int
    kind: str
    data: dict[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(fact: Fact) -> Event:
        """An event from its plain data."""
        data = fact.copy()
        return Event(data.pop("number"), data.pop("kind"), data)

    def to_json(self) -> Fact:
        """The event as plain data."""
        return {"number": self.number, "kind": self.kind, **self.data}


class Phrases(dict[Any, bytes | None]):
    """What a seat may know of an event (None: nothing), as JSON from behind its number on.

    The same few things happen in all games of a rule set, so a server puts each of them into words once.
    """

    def __init__(self, definition: GameDefinition, spec: GameSpec, seat: int | None) -> None:
        self.definition = definition
        self.spec = spec
        self.seat = seat

    def __missing__(self, event: RawEvent) -> bytes | None:
        fact = self.definition.fact(event, self.seat, self.spec)
        if len(self) >= PHRASES:
            self.clear()
        phrase = self[event] = None if fact is None else orjson.dumps({"kind": fact[0], **fact[1]})[1:]
        return phrase


@lru_cache(maxsize=RULE_SETS)
def phrases(definition: GameDefinition, spec: GameSpec, seat: int | None) -> Phrases:
    """Those of a rule set, which is a spec without a seed."""
    return Phrases(definition, spec, seat)


class Story:
    """All events of a game, answer by answer, as the engine wrote them down.

    Somebody who holds the game asks for its events again and again: they are told once and kept. A server tells a
    seat of each answer once, as JSON, and has many games: it keeps how many events there were by then.
    The events of an answer never change, so copies of a game share them, and going back only drops some.
    """

    __slots__ = ("counts", "definition", "passages", "phrases", "spec", "told")

    def __init__(self, definition: GameDefinition, spec: GameSpec, passages: Iterable[list[RawEvent]] = ()) -> None:
        self.definition = definition
        self.spec = spec
        self.passages = list(passages)  # before the first answer, after the first, …
        self.counts: dict[int | None, list[int]] = {}  # by seat: its events before each passage, and in all
        self.told: dict[int | None, list[list[Event]]] = {}  # by seat: the passages that are kept for it
        self.phrases: dict[int | None, Phrases] = {}  # by seat; shared by all games of the rule set

    def add(self, raw: list[RawEvent]) -> None:
        """What the last answer brought."""
        self.passages.append(raw)

    def cut(self, answers: int) -> None:
        """Forget what came after so many answers."""
        del self.passages[answers + 1 :]
        for counts in self.counts.values():
            del counts[answers + 2 :]
        for told in self.told.values():
            del told[answers + 1 :]

    def copy(self) -> Story:
        """The same story, to go on by itself."""
        copy = Story(self.definition, self.spec, self.passages)
        copy.phrases = self.phrases.copy()
        copy.counts = {seat: counts[:] for seat, counts in self.counts.items()}
        copy.told = {seat: told[:] for seat, told in self.told.items()}
        return copy

    def raw(self) -> list[RawEvent]:
        """Everything as the engine wrote it down."""
        return list(chain.from_iterable(self.passages))

    def after(self, seat: int | None, answers: int) -> tuple[int, list[Event]]:
        """A seat's events after so many answers, and the number of the first of them."""
        told = self._kept(seat)
        return sum(map(len, told[: answers + 1])), list(chain.from_iterable(told[answers + 1 :]))

    def since(self, seat: int | None, number: int) -> list[Event]:
        """A seat's events from a number on."""
        found: list[list[Event]] = []
        for passage in reversed(self._kept(seat)):
            if passage and passage[0].number <= number:
                found.append(passage[number - passage[0].number :])
                break
            found.append(passage)
        return list(chain.from_iterable(reversed(found)))

    def _kept(self, seat: int | None) -> list[list[Event]]:
        """Everything as it was told to a seat, which is told now what it was not told yet."""
        told = self.told.setdefault(seat, [])
        if len(told) < len(self.passages):
            number = sum(map(len, told))
            for passage in self.passages[len(told) :]:
                told.append([Event.of(fact) for fact in self._tell(seat, passage, number)])
                number += len(told[-1])
        return told

    def heard_after(self, seat: int | None, answers: int) -> tuple[int, list[bytes]]:
        """The same as `after`, as JSON that is not kept; -1 answers: from the deal on."""
        said = self.phrases.get(seat)
        if said is None:
            said = self.phrases[seat] = phrases(self.definition, replace(self.spec, seed=None), seat)
            self.counts[seat] = [0]
        counts, passages = self.counts[seat], self.passages
        begin = min(answers + 1, len(passages))
        for passage in passages[len(counts) - 1 : begin]:  # this seat never asked for these
            counts.append(counts[-1] + sum(said[event] is not None for event in passage))
        first = number = counts[begin]
        found: list[bytes] = []
        for passage in passages[begin:]:
            for event in passage:
                phrase = said[event]
                if phrase is not None:
                    found.append(b'{"number":%d,%b' % (number, phrase))
                    number += 1
            begin += 1
            if len(counts) == begin:
                counts.append(number)
        return first, found

    def counts_of(self, seat: int | None) -> list[int]:
        """How many events there were for a seat after 0, 1, 2, … answers."""
        self.heard_after(seat, len(self.passages))
        return self.counts[seat][1:]

    def _tell(self, seat: int | None, passage: list[RawEvent], number: int) -> list[Fact]:
        """What a seat may know of a passage, counted from a number on."""
        fact_of, spec = self.definition.fact, self.spec
        told: list[Fact] = []
        for raw in passage:
            fact = fact_of(raw, seat, spec)
            if fact is not None:
                told.append({"number": number, "kind": fact[0], **fact[1]})
                number += 1
        return told
