"""What is asked, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import orjson

CARD_DETAILS = {"card", "cards", "door"}  # what a question is about and is called by its name
PROMPTS = 4096  # texts to keep; both games together have fewer in each language


@dataclass(frozen=True)
class Outcome:
    """Won or lost, with the reason and its rule."""

    won: bool
    reason: str
    rule: str
    settled: bool = True  # False: it has ended neither won nor lost

    @property
    def status(self) -> str:
        """`won`, `lost`, or `ended` if it is neither."""
        return "won" if self.won else "lost" if self.settled else "ended"

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {"status": self.status, "reason": self.reason, "rule": self.rule}


@dataclass(frozen=True)
class Decision:
    """What is asked now, and who may answer."""

    kind: str  # a short name: "turn", "nightmare"
    point: str  # the decision point of the law: "DP-TURN"
    seats: tuple[int, ...]
    about: dict[str, Any]  # what it is about: the drawn door, the colours of the run
    prompt_id: str

    @property
    def seat(self) -> int:
        """The seat that answers (the first, where several may)."""
        return self.seats[0]

    @property
    def prompt(self) -> str:
        """The question in English; other languages: `prompt_in`."""
        return self.prompt_in("en")

    def prompt_in(self, language: str) -> str:
        """The question in a language."""
        if not self.about:
            return prompt_text(language, self.prompt_id, ())
        details = tuple((name, tuple(it) if type(it) is list else it) for name, it in self.about.items())
        try:
            return prompt_text(language, self.prompt_id, details)
        except TypeError:  # about something that cannot be found again
            return prompt_text.__wrapped__(language, self.prompt_id, details)

    def to_view(self) -> dict[str, Any]:
        """What a view says of the question: who is asked, and what about."""
        return {"kind": self.kind, "seats": list(self.seats), "about": self.about.copy()}

    @cached_property
    def shown(self) -> bytes:
        """The same as JSON; most questions are asked again and again."""
        return orjson.dumps(self.to_view())

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The question as plain data."""
        return {
            "kind": self.kind,
            "point": self.point,
            "seats": list(self.seats),
            "about": self.about.copy(),  # questions are shared, what they show is not
            "prompt": self.prompt_in(language),
        }

    def written(self, language: str) -> bytes:
        """The same as JSON."""
        known = self._written.get(language)
        if known is None:
            known = self._written[language] = orjson.dumps(self.to_json(language))
        return known

    @cached_property
    def _written(self) -> dict[str, bytes]:
        return {}


@lru_cache(maxsize=PROMPTS)
def prompt_text(language: str, prompt_id: str, about: tuple[tuple[str, Any], ...]) -> str:
    """A question in a language; there are few, they are asked all the time, and filling in the words is slow."""
    from reverie.words import words

    speech = words(language)
    details: dict[str, Any] = {name: list(it) if type(it) is tuple else it for name, it in about}
    for name in CARD_DETAILS & details.keys():
        cards = details[name] if isinstance(details[name], list) else [details[name]]
        details[name] = ", ".join(speech.card(card) for card in cards)
    return speech.text(prompt_id, **details)
