"""Every refusal Reverie utters: a stable code, a sentence, the place, and the rule behind it.

The sentences live in `words/<language>/errors.ftl` under the code, so programs compare codes and people read
their own language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reverie.words import Words

LANGUAGES = 16  # to be kept; there are fewer
LONGEST = 40  # letters of something that is only quoted


class ReverieError(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    shows_code = False  # whether people are told the code, too, to look it up or to tell others

    def __init__(self, code: str, *, place: str | None = None, rule: str | None = None, **details: object) -> None:
        self.code = code
        self.place = place
        self.rule = rule
        self.details = details
        super().__init__(code)

    def text(self, language: str = "en") -> str:
        """The sentence, in a language."""
        return speech(language).text(self.worded, **in_words(self.details, language))

    @property
    def worded(self) -> str:
        """The name of the sentence."""
        return self.code

    def __str__(self) -> str:
        parts = [self.text()]
        if self.place:
            parts.append(f"({self.place})")
        if self.rule:
            parts.append(f"[{self.rule}]")
        return " ".join(parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), self.code, self.place, self.rule, self.details)

    def to_json(self, language: str = "en") -> dict[str, object]:
        """The error as plain data."""
        data: dict[str, object] = {"code": self.code, "message": self.text(language)}
        if self.place:
            data["place"] = self.place
        if self.rule:
            data["rule"] = self.rule
        return data


def rebuild(
    kind: type[ReverieError], code: str, place: str | None, rule: str | None, details: dict[str, object]
) -> ReverieError:
    """Errors cross process borders in simulations."""
    return kind(code, place=place, rule=rule, **details)


class CardName(str):
    """A detail that is a card's token and is shown by its name in the reader's language."""

    __slots__ = ()


class TextName(str):
    """A detail that is the name of another text, shown in the reader's language with details of its own."""

    details: dict[str, object]

    def __new__(cls, name: str, **details: object) -> TextName:
        self = super().__new__(cls, name)
        self.details = details
        return self


class Titled(str):
    """A detail that has a title in several languages, such as a thing of a content pack."""

    titles: dict[str, str]

    def __new__(cls, name: str, titles: dict[str, str] | None = None) -> Titled:
        self = super().__new__(cls, name)
        self.titles = titles or {}
        return self


@lru_cache(maxsize=LANGUAGES)
def speech(language: str) -> Words:
    """The words of a language, which are read when somebody needs them: that is slow."""
    from reverie.words import words

    return words(language)


def in_words(details: dict[str, object], language: str) -> dict[str, str | int]:
    """Details as Fluent takes them."""
    return {name: value if type(value) is int else plain(value, language) for name, value in details.items()}


def plain(value: object, language: str = "en") -> str | int:
    """A detail as Fluent takes it: numbers stay numbers, lists become enumerations, names are translated."""
    if isinstance(value, CardName):
        return speech(language).card(value)
    if isinstance(value, Titled):
        return value.titles.get(language, str(value))
    if isinstance(value, TextName):
        return speech(language).text(value, **in_words(value.details, language))
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return value
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(str(item) for item in value)
    return str(value)


def excerpt(value: object, longest: int = LONGEST) -> str:
    """The beginning of anything, for a message: not cut within a word if there is a way around it, and marked as cut.

    A number too long to write is named by its type.
    """
    try:
        text = str(value)
    except ValueError:
        return type(value).__name__
    if len(text) <= longest:
        return text
    head = text[: longest + 1]
    whole = head.rpartition(" ")[0].rstrip()
    return (whole if len(whole) >= longest // 3 else text[:longest]) + "…"


class SpecError(ReverieError):
    """A game that cannot be set up as described; `place` names the field."""


class IllegalAction(ReverieError):
    """An action that is not legal now, with the rule that forbids it."""


class PositionError(ReverieError):
    """A position that cannot exist; `place` names the zone."""


class RecordError(ReverieError):
    """A record that is damaged, altered, or does not replay; `place` names the line."""


class StateError(ReverieError):
    """Something that the game in its present state does not allow, such as undoing nothing."""
