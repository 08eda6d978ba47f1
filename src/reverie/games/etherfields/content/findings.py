"""What is wrong with a pack, and where: every finding has a severity, a stable code, a sentence and a place."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from reverie.errors import ReverieError, plain
from reverie.words import words

FINDING_LIMIT = 100  # nobody reads more; and reading a hostile pack costs no more than this
HINT_LIMIT = 20  # how many findings guess what was meant
COMPARED = 30_000  # characters of names that all guesses together are compared with
SHOWN = 40  # characters of a foreign text that an error repeats

ERROR, WARN = "error", "warn"


class Place(NamedTuple):
    """A place in a file, counted from 1; line 0: the file as a whole."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong (error) or looks wrong (warn)."""

    severity: str
    code: str
    place: Place
    details: dict[str, Any] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """The sentence, in a language."""
        told = words(language)
        text = told.text(self.code, **{name: plain(value, language) for name, value in self.details.items()})
        near = self.details.get("near")
        return f"{text} {told.text('pack-near', near=plain(near, language))}" if near else text

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The finding as plain data."""
        return {
            "severity": self.severity,
            "code": self.code,
            "message": self.text(language),
            "file": self.place.file,
            "line": self.place.line,
            "column": self.place.column,
        }

    def __str__(self) -> str:
        return f"{self.place}: {self.severity}: {self.text()} [{self.code}]"


class PackError(ReverieError):
    """A pack that cannot be played; it says the first thing that is wrong and knows the others (`findings`)."""

    findings: tuple[Finding, ...] = ()

    @classmethod
    def of(cls, findings: Iterable[Finding]) -> PackError:
        """The error for a list of findings, of which at least one is an error."""
        found = tuple(findings)
        first = next(finding for finding in found if finding.severity == ERROR)
        error = cls(first.code, place=str(first.place), **first.details)
        error.findings = found
        return error

    def text(self, language: str = "en") -> str:
        """The sentence, with what may have been meant."""
        return Finding(ERROR, self.code, Place(""), self.details).text(language)


class TooManyFindings(Exception):
    """Enough is enough."""


class Tangled(Exception):
    """Things that lead to each other in so many ways that following them is given up."""


class Findings:
    """The findings so far."""

    def __init__(self) -> None:
        self.list: list[Finding] = []
        self.hints = 0
        self.compared = 0

    def add(
        self, code: str, place: Place, /, *, severity: str = ERROR, among: Iterable[str] | None = None, **details: Any
    ) -> None:
        """Write one down; with `among`, what `value` may have been meant to be is looked for there."""
        if "value" in details:
            details["value"] = shown(details["value"])
        if among is not None and self.hints < HINT_LIMIT and isinstance(details.get("value"), str):
            self.hints += 1
            near = self.like(details["value"].lower(), among)
            if near:
                details["near"] = near
        self.list.append(Finding(severity, code, place, details))
        if len(self.list) >= FINDING_LIMIT:
            raise TooManyFindings

    def like(self, value: str, among: Iterable[str]) -> list[str]:
        """What was probably meant: comparing is slow, so names of quite another length are left out, and a hostile
        pack with thousands of names gets no more guesses. Numbers are alike if one digit is wrong or two are swapped.
        """
        if value.isdigit():
            return [name for name in among if len(name) == len(value) and is_slip(value, name)][:3]
        possible: list[str] = []
        for name in among:
            if self.compared > COMPARED:
                break
            if 2 * abs(len(name) - len(value)) <= len(name) + len(value):
                self.compared += len(name)
                possible.append(name)
        return difflib.get_close_matches(value, possible, 3, 0.6)

    @property
    def errors(self) -> bool:
        """Whether anything is wrong."""
        return any(finding.severity == ERROR for finding in self.list)

    def stop_if_wrong(self) -> None:
        """Raise if anything is wrong."""
        if self.errors:
            raise PackError.of(self.list)


def is_slip(a: str, b: str) -> bool:
    """Whether two numbers of one length differ in one digit, or in the order of two that stand together."""
    wrong = [i for i in range(len(a)) if a[i] != b[i]]
    return len(wrong) == 1 or (len(wrong) == 2 and wrong[1] - wrong[0] == 1 and sorted(a) == sorted(b))


def shown(value: object) -> object:
    """A foreign value as far as an error repeats it; characters that are commands are named, not given."""
    if isinstance(value, str):
        text = value if len(value) <= SHOWN else value[: SHOWN - 1] + "…"
        return (
            text if text.isprintable() else "".join(one if one.isprintable() else f"U+{ord(one):04X}" for one in text)
        )
    return value
