"""Who reads a seat right now: everybody with a line, and those who only ask over HTTP. Nobody reads a hand unseen.

Readers are told apart by a mark, the beginning of the hash of their key. A reader with a line is counted by it, each
line once (a second tab reads, too); one without a line counts for a minute after the last request.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from reverie.server.clock import Clock

MARK = 12  # hexadecimal digits of a key's hash
RECENTLY = 60.0  # seconds
TOLD = 9  # marks of a seat that other processes are told; who reads with more has been noticed long ago


@dataclass
class Lines:
    """The lines of one seat: how many, and by which keys."""

    count: int = 0
    marks: set[str] = field(default_factory=set)

    def add(self, other: Lines) -> None:
        """Those of another process, too."""
        self.count += other.count
        self.marks |= other.marks


Present = dict[int, Lines]  # by seat; -1: spectators


def mark_of(proof: str | None) -> str:
    """By what a reader is told apart from others."""
    return proof[:MARK] if proof is not None else ""


def written(present: Present) -> str:
    """For the other processes: `0=2+1f…+9c…,-1=3`."""
    return ",".join(
        "+".join([f"{seat}={lines.count}", *(sorted(lines.marks)[:TOLD] if seat >= 0 else ())])
        for seat, lines in sorted(present.items())
    )


def read(text: str) -> Present:
    """What another process has written."""
    present: Present = {}
    for part in filter(None, text.split(",")):
        seat, _, lines = part.partition("=")
        count, *marks = lines.split("+")
        present[int(seat)] = Lines(int(count), set(marks))
    return present


class Readers:
    """Who has asked over HTTP of late."""

    __slots__ = ("clock", "seen")

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.seen: dict[tuple[int, str], float] = {}

    def note(self, seat: int, mark: str) -> bool:
        """Somebody has asked; True if others should hear of it."""
        now = self.clock.monotonic()
        before = self.seen.get((seat, mark))
        if before is not None and now - before < RECENTLY / 3:
            return False
        self.seen[seat, mark] = now
        return True

    def forget(self) -> bool:
        """Let go of those who have not asked for a while; True if there were any."""
        limit = self.clock.monotonic() - RECENTLY
        gone = [reader for reader, moment in self.seen.items() if moment < limit]
        for reader in gone:
            del self.seen[reader]
        return bool(gone)

    def keep(self, marks: Iterable[str]) -> None:
        """Only these keys are good any more."""
        good = set(marks)
        self.seen = {reader: moment for reader, moment in self.seen.items() if reader[1] in good}

    def count(self, seat: int, present: Mapping[int, Lines]) -> int:
        """How many read a seat, with a line or without."""
        lines = present.get(seat, Lines())
        return lines.count + sum(1 for number, mark in self.seen if number == seat and mark not in lines.marks)
