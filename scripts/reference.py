"""What the rules reference has to know about a game, and the Markdown that all of them are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from reverie.kernel.manifest import Manifest, Variant
from reverie.words import Words


@dataclass(frozen=True)
class Reference:
    """A game as a set of pages."""

    manifest: Manifest
    pages: Mapping[str, tuple[str, ...]]  # the families of rules that stand on each page, in the order of the pages
    sources: Mapping[str, str]  # the rules that each ruling follows from
    rulings: tuple[str, ...]  # the families that name their sources
    pairs: str  # the family with a ruling for every pair of modules, the modules with a team last
    wins: tuple[str, ...]  # the pages that add a condition to winning
    tables: Callable[[Words, str], list[str]]  # what a page shows between its introduction and its rules
    introduced: Mapping[str, str]  # families with an introduction of their own inside a page

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.manifest.game

    @property
    def prefix(self) -> str:
        """How every rule id begins."""
        return next(iter(self.sources)).partition("-")[0]

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules, which have a page each."""
        return tuple(module.name for module in self.manifest.modules)

    def page_of(self, rule: str) -> str:
        """The page where a rule stands."""
        family = rule.split("-")[1]
        return next(page for page, families in self.pages.items() if family in families)

    def page_title(self, told: Words, page: str) -> str:
        """What a page is called: pages that every game has take their title from the common words."""
        if page in self.modules:
            return told.text(f"{self.game}-module-{page}")
        own = f"{self.game}-guide-{page}"
        return told.text(f"{own}@title" if told.has(own) else f"guide-{page}@title")


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table, with an empty line after it."""
    columns = list(head)
    lines = [columns, ["---"] * len(columns), *(list(row) for row in rows)]
    return [*("| " + " | ".join(cells) + " |" for cells in lines), ""]


def section(title: str, lines: Iterable[str]) -> list[str]:
    """Lines below a heading."""
    return [f"## {title}", "", *lines]


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def value_name(game: str, variant: Variant, value: str) -> str:
    """The message that explains a value of a setting; what joins names in a value is no part of a message's name."""
    return f"{game}-value-{variant.name.replace('.', '-')}-{value.replace('+', '-')}"


def link(reference: Reference, rule: str, page: str) -> str:
    """A link to a rule from a page."""
    target = reference.page_of(rule)
    return f"[{rule}]({'' if target == page else f'{target}.md'}#{rule.lower()})"
