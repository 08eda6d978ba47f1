"""What an audit found: every check with its verdict, the first place that fails, and what all that proves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from reverie.errors import ReverieError, plain
from reverie.words import words

OK = "ok"
FAILED = "failed"
SKIPPED = "not applicable"


@dataclass(frozen=True)
class Check:
    """One thing that was looked at; `reason` says why it failed, `entry` or `place` where."""

    name: str
    verdict: str
    entry: int | None = None
    place: str | None = None
    reason: ReverieError | None = None

    def title(self, language: str) -> str:
        """What was looked at."""
        return words(language).text(f"audit-check-{self.name}")

    def where(self, language: str) -> str | None:
        """The first place that fails."""
        return self.place if self.entry is None else words(language).text("audit-place-entry", number=self.entry)

    def to_json(self, language: str) -> dict[str, Any]:
        """The check as plain data."""
        return {
            "check": self.name,
            "verdict": self.verdict,
            "entry": self.entry,
            "place": self.place,
            "message": self.title(language),
            "reason": self.reason.to_json(language) if self.reason is not None else None,
        }


@dataclass(frozen=True)
class Note:
    """Something that is proven now, or cannot be: the name of a text and its details."""

    name: str
    details: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str) -> str:
        """The sentence."""
        return words(language).text(f"audit-{self.name}", **{key: plain(it) for key, it in self.details.items()})


@dataclass(frozen=True)
class Report:
    """The whole audit."""

    kind: str  # table or record
    checks: tuple[Check, ...]
    proven: tuple[Note, ...] = ()
    unproven: tuple[Note, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)  # to compare with one's own notes

    @property
    def ok(self) -> bool:
        """Whether nothing failed."""
        return all(check.verdict != FAILED for check in self.checks)

    def check(self, name: str) -> Check:
        """One check by its name."""
        return next(check for check in self.checks if check.name == name)

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The report as plain data."""
        return {
            "kind": self.kind,
            "ok": self.ok,
            "checks": [check.to_json(language) for check in self.checks],
            "proven": [note.text(language) for note in self.proven],
            "unproven": [note.text(language) for note in self.unproven],
            "facts": dict(self.facts),
        }


def passed(name: str) -> Check:
    """A check that found nothing."""
    return Check(name, OK)


def skipped(name: str) -> Check:
    """A check for which there is nothing to look at."""
    return Check(name, SKIPPED)


def failed(name: str, reason: ReverieError, entry: int | None = None) -> Check:
    """A check that failed, at an entry or at the place its reason names."""
    return Check(name, FAILED, entry, reason.place, reason)
