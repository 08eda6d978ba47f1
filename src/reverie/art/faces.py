"""What a game brings along to be drawn: its faces by name, and how many of each it needs on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

Draw = Callable[[str], str]  # the face in a theme


@dataclass(frozen=True)
class Copies:
    """A face, how often it is needed, and the back of the card; "" if it needs none."""

    face: str
    count: int
    back: str = ""


@dataclass(frozen=True)
class Art:
    """The pictures of a game; its definition names it among its `parts`."""

    faces: Callable[[], Iterator[tuple[str, Draw]]]  # everything that can lie on its table with the usual cards
    deck: Callable[[GameSpec], Iterator[Copies]]  # what a game of it needs on paper
    other: Callable[[str], Draw | None] = lambda name: None  # a face of another name, such as a custom card's
    others: Callable[[], Iterator[str]] = lambda: iter(())  # all names that `other` can draw


def dealt(spec: GameSpec) -> dict[str, Any]:
    """What lies on the table at the start; the same for every deal as far as it is used here."""
    definition = registry.game(spec.game)
    view: dict[str, Any] = Game(definition, spec.with_seed(0)).view()
    return view
