"""What a module says of itself: its answers, where they lie and what they cost, why one is refused, what happened.

A module's file has one `Said`, named `SAID_OF_<MODULE>`; `modules/__init__.py` finds it, and codec, places, costs,
refusals and facts ask there. It is data for people, and no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from reverie.errors import CardName, IllegalAction, TextName
from reverie.kernel.actions import NOWHERE, Action, Block, Places

Table = dict[str, Any]
OWN = "{from}/{it}"  # a card of the hand, of the shared ones, or under a keeper


class Case(Protocol):
    """A refused answer with the table it was meant for: what `refusals.py` knows of every one."""

    table: Table
    action: Action
    argument: int  # of the action

    def held(self) -> int | None:
        """The kind of the card that the action means, if the player holds it there."""

    def missing(self, rule: str) -> IllegalAction:
        """The player does not hold the card there."""

    def card(self) -> CardName:
        """The card that the action names."""


@dataclass(frozen=True)
class Verb:
    """A kind of answer that a module brings."""

    rule: str  # that brings it into the game; "": its question, which only the module asks, says it all
    questions: tuple[int, ...]  # it answers; at any other it is refused
    places: Places = NOWHERE
    refused: Callable[[Case], IllegalAction] | None = None  # None: where it is asked for, it is always legal
    cost: Callable[[Table, Action], TextName | None] | None = None
    flag: int = 0  # of the mode that has it, if not all of the module has


@dataclass(frozen=True)
class Said:
    """Everything that a module says."""

    flag: int
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    blocks: tuple[Block, ...] = ()  # the numbers of its answers
    facts: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # events that hide nothing: name, numbers
