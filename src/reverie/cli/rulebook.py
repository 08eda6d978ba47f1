"""The rules as they stand in the words: every number with its title and text, by game and chapter."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from reverie.errors import StateError, excerpt
from reverie.words import words

FILE = "-rules.ftl"  # the rules of a game stand in a file of their own
RULE = re.compile(r"([A-Z]+-[A-Z]+-\d+[a-z]?) =")


@dataclass(frozen=True)
class Rule:
    """One rule in one's own words."""

    id: str
    title: str
    text: str
    chapter: str
    game: str

    @property
    def family(self) -> str:
        """What the rule is about: BASE, TEAM, a module …"""
        return self.id.split("-")[1]

    def to_json(self) -> dict[str, str]:
        """The rule as plain data."""
        return {"id": self.id, "title": self.title, "chapter": self.chapter, "text": self.text}


class Rulebook:
    """Every rule of every game, in one language."""

    def __init__(self, language: str) -> None:
        self.rules = read_rules(language)

    def games(self) -> list[str]:
        """The games that have rules here."""
        return list(dict.fromkeys(rule.game for rule in self.rules.values()))

    def of_game(self, game: str) -> list[Rule]:
        """The rules of a game, in the order of the book."""
        return [rule for rule in self.rules.values() if rule.game == game]

    def find(self, name: str) -> Rule:
        """A rule by its number, in any case; the error names rules that sound alike."""
        wanted = name.strip().upper()
        if wanted in self.rules:
            return self.rules[wanted]
        near = difflib.get_close_matches(wanted, self.rules, 3, 0.75)
        if near:
            raise StateError("cli-rule-unknown-near", place="rule", value=excerpt(name), near=near)
        raise StateError("cli-rule-unknown", place="rule", value=excerpt(name))


def mentioning(rules: list[Rule], word: str) -> list[Rule]:
    """The rules that mention a word, by number, title or text."""
    wanted = word.casefold()
    return [rule for rule in rules if wanted in f"{rule.id} {rule.title} {rule.text}".casefold()]


def by_chapter(rules: list[Rule]) -> dict[tuple[str, str], list[Rule]]:
    """The rules by game and chapter, in the order of the books."""
    found: dict[tuple[str, str], list[Rule]] = {}
    for rule in rules:
        found.setdefault((rule.game, rule.chapter), []).append(rule)
    return found


@cache
def read_rules(language: str) -> dict[str, Rule]:
    """Every rule, in the order of the files."""
    told = words(language)
    rules: dict[str, Rule] = {}
    folder = resources.files("reverie.words") / told.language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(FILE):
            continue
        game = file.name.removesuffix(FILE)
        chapter = ""
        for line in file.read_text("utf-8").splitlines():
            match = RULE.match(line)
            if line.startswith("## "):
                _, colon, title = line[3:].partition(": ")
                chapter = title if colon else line[3:]
            elif match:
                rules[match[1]] = Rule(match[1], told.text(f"{match[1]}@title"), told.text(match[1]), chapter, game)
    return rules
