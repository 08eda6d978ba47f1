"""What Onirim needs on paper."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.art.faces import Copies, dealt
from reverie.games.onirim.cards import PREMONITIONS, TOKENS
from reverie.games.onirim.cards import deck as onirim_deck
from reverie.kernel.spec import GameSpec


def deck(spec: GameSpec) -> Iterator[Copies]:
    """The draw pile, and what the modules lay beside it."""
    for kind, count in onirim_deck(spec.modules).items():
        yield Copies(TOKENS[kind], count, "onirim.back")
    table = dealt(spec)
    goals = [goal["door"].replace("door.", "goal.") for goal in table.get("goals", [])]
    for face in sorted(set(goals), key=goals.index):
        yield Copies(face, goals.count(face))
    for name, cost in table.get("costs", {}).items():
        yield Copies(f"spell.{name}.{cost}", 1)
    for number in range(len(table.get("catchers", []))):
        yield Copies(f"catcher.{number + 1}", 1)
    yield Copies("handbook", table.get("handbooks", 0))
    if "premonitions" in table:
        for name in PREMONITIONS:
            yield Copies(f"premonition.{name}", 1, "premonition.back")
    if "incubus" in table:
        yield Copies(f"incubus.{table['incubus']['mode']}", 1)
