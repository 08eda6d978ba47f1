"""What is asked, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

CARD_DETAILS = {"card", "cards", "door"}  # what a question is about and is called by its name


@dataclass(frozen=True)
class Outcome:
    """Won or lost, with the reason and its rule."""

    won: bool
    reason: str
    rule: str

    @property
    def status(self) -> str:
        """`won` or `lost`."""
        return "won" if self.won else "lost"

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
        from reverie.words import words

        speech = words(language)
        details = dict(self.about)
        for name in CARD_DETAILS & details.keys():
            cards = details[name] if isinstance(details[name], list) else [details[name]]
            details[name] = ", ".join(speech.card(card) for card in cards)
        return speech.text(self.prompt_id, **details)

    def to_json(self, language: str = "en") -> dict[str, Any]:
        """The question as plain data."""
        return {
            "kind": self.kind,
            "point": self.point,
            "seats": list(self.seats),
            "about": self.about,
            "prompt": self.prompt_in(language),
        }
