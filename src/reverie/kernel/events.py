"""What happened, as facts for log, animation and statistics; a front end needs no rule to show them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    """One fact as one seat may know it; `number` counts that seat's own events."""

    number: int
    kind: str
    data: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The event as plain data."""
        return {"number": self.number, "kind": self.kind, **self.data}
