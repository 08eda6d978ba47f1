"""Answers in two steps, where all of them leave no room for the table: first whose they are, then which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from reverie.cli.speech import DIM
from reverie.cli.table.plain import Table
from reverie.kernel.actions import Action

BACK = ""  # the entry that leads back to the first step; its number is 0


@dataclass(frozen=True)
class Menu:
    """What the numbers on the screen stand for: answers, headings that lead to more of them, the way back."""

    entries: tuple[Action | str, ...]
    focus: str  # the heading that was chosen; "": none yet
    numbers: tuple[int, ...]  # of the entries

    def entry(self, number: int) -> Action | str | None:
        """What a number stands for."""
        return dict(zip(self.numbers, self.entries, strict=True)).get(number)

    def number(self, action: Action) -> int | None:
        """The number of an answer, if it is on the screen."""
        return self.numbers[self.entries.index(action)] if action in self.entries else None

    @property
    def last(self) -> int:
        """The highest number."""
        return max(self.numbers)


def headings_of(actions: Sequence[Action], table: Table, view: dict[str, Any]) -> dict[str, list[Action]]:
    """Answers by their headings; those that belong to none stand under the empty one."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        group = table.grouped(action, view)
        found.setdefault(group[0].plain if group is not None else "", []).append(action)
    return found


def menu_of(actions: Sequence[Action], table: Table, view: dict[str, Any], focus: str) -> Menu | None:
    """The step that is asked now; None if there is nothing to be asked in two steps."""
    groups = headings_of(actions, table, view)
    lone = groups.pop("", [])
    if len(groups) < 2:
        return None
    if focus in groups:
        numbered = table.numbered(groups[focus], view, focus)
        return Menu((BACK, *(one for _, one in numbered)), focus, (0, *(number for number, _ in numbered)))
    return Menu((*groups, *lone), "", tuple(range(1, len(groups) + len(lone) + 1)))


def items_of(menu: Menu, actions: Sequence[Action], table: Table, view: dict[str, Any]) -> list[tuple[int, Text]]:
    """The entries in words, with their numbers; the way back stands last."""
    groups = headings_of(actions, table, view)
    items = []
    for number, entry in zip(menu.numbers, menu.entries, strict=True):
        if isinstance(entry, Action):
            text = table.choice(entry, view, brief=bool(menu.focus))
        elif entry == BACK:
            text = Text(table.speech.text("cli-menu-back"), DIM)
        else:
            text = Text(entry).append(" ").append(table.speech.text("cli-menu-count", n=len(groups[entry])), DIM)
        items.append((number, text))
    return [*items[1:], items[0]] if menu.focus else items
