"""What happened, as facts for log, animation and statistics; a front end needs no rule to show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reverie.kernel.definition import GameDefinition, RawEvent
    from reverie.kernel.spec import GameSpec


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


class Story:
    """All events of a game, answer by answer, as the engine wrote them down.

    Somebody who holds the game asks for its events again and again: they are told once and kept. A server tells a
    seat of each answer once, as plain data, and has many games: it keeps how many events there were by then.
    The events of an answer never change, so copies of a game share them, and going back only drops some.
    """

    __slots__ = ("counts", "definition", "passages", "spec", "told")

    def __init__(self, definition: GameDefinition, spec: GameSpec, passages: Iterable[list[RawEvent]] = ()) -> None:
        self.definition = definition
        self.spec = spec
        self.passages = list(passages)  # before the first answer, after the first, …
        self.counts: dict[int | None, list[int]] = {}  # by seat: its events before each passage, and in all
        self.told: dict[int | None, list[list[Event]]] = {}  # by seat: the passages that are kept for it

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

    def facts_after(self, seat: int | None, answers: int) -> tuple[int, list[Fact]]:
        """The same as `after`, as plain data that is not kept; -1 answers: from the deal on."""
        counts = self.counts.get(seat)
        if counts is None:
            counts = self.counts[seat] = [0]
        passages = self.passages
        begin = min(answers + 1, len(passages))
        for raw in passages[len(counts) - 1 : begin]:  # this seat never asked for these
            counts.append(counts[-1] + len(self._tell(seat, raw, 0)))
        first = number = counts[begin]
        found: list[Fact] = []
        for place in range(begin, len(passages)):
            found += self._tell(seat, passages[place], number)
            number = first + len(found)
            if len(counts) == place + 1:
                counts.append(number)
        return first, found

    def counts_of(self, seat: int | None) -> list[int]:
        """How many events there were for a seat after 0, 1, 2, … answers."""
        self.facts_after(seat, len(self.passages))
        return self.counts[seat][1:]

    def _tell(self, seat: int | None, passage: list[RawEvent], number: int) -> list[Fact]:
        """What a seat may know of a passage, counted from a number on."""
        tell, spec = self.definition.tell, self.spec
        told: list[Fact] = []
        for raw in passage:
            fact = tell(raw, seat, spec)
            if fact is not None:
                told.append({"number": number, "kind": fact[0], **fact[1]})
                number += 1
        return told
