"""A running game as tests speak of it, whichever it is: what is asked, how it ended, what has happened."""

from __future__ import annotations

from typing import Any

import reverie


class Asked:
    """What the tables of all games have in common."""

    game: reverie.Game

    @property
    def question(self) -> str | None:
        """The kind of the open question; None after the end."""
        return self.game.decision.kind if self.game.decision else None

    @property
    def about(self) -> dict[str, Any]:
        """What the open question is about."""
        return self.game.decision.about if self.game.decision else {}

    @property
    def acting(self) -> int:
        """The seat that answers; after the end the one whose turn it was."""
        seat: int = self.game.decision.seat if self.game.decision else self.game.view(0).get("active", 0)
        return seat

    @property
    def status(self) -> str:
        """`playing`, `won` or `lost`."""
        return self.game.result.status if self.game.result else "playing"

    @property
    def ending(self) -> str:
        """`lost pile_empty ONI-BASE-38`, or `playing`."""
        result = self.game.result
        return f"{result.status} {result.reason} {result.rule}" if result else "playing"

    # ---- what happened --------------------------------------------------------------------------------

    @property
    def events(self) -> list[reverie.Event]:
        """Everything so far, as the game tells it."""
        return self.game.events

    @property
    def moves(self) -> list[str]:
        """Every movement so far: `red.key hand>discard`."""
        moved = [event.data for event in self.events if event.kind == "moved"]
        return [f"{data['card']} {data['from']}>{data['to']}" for data in moved]

    @property
    def shuffles(self) -> int:
        """How often a pile was shuffled so far."""
        return sum(event.kind == "shuffled" for event in self.events)

    @property
    def answers(self) -> list[str]:
        """Every answer so far in its real words, forced ones included."""
        return [event.data["action"] for event in self.events if event.kind == "answered"]
