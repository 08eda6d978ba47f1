"""What things are called and what they cost, in a language: read from the content, for every front end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from reverie.games.etherfields.content.model import NAME, PAGE, Ability, Content, Cost, Word, pages

FALLBACK = "en"


def in_language(text: Mapping[str, str], language: str) -> str:
    """A text in a language, or in the first that there is."""
    return text.get(language) or text.get(FALLBACK) or next(iter(text.values()), "")


SENTENCE_START = re.compile(r"(?:^|[.!?:]\s+|\n\s*|[„“\"])\Z")


def with_name(text: str, called: str) -> str:
    """A text whose gaps are filled with a name: with a capital where a sentence begins, as the name is elsewhere."""
    parts = text.split(NAME)
    told = parts[0]
    for part in parts[1:]:
        starts = SENTENCE_START.search(told) is not None
        told += (called[:1].upper() + called[1:] if starts else called) + part
    return told


class Labels:
    """The names of one content in one language."""

    def __init__(self, content: Content, language: str) -> None:
        self.content = content
        self.language = language

    def text(self, text: Mapping[str, str]) -> str:
        """A text of the content; its pages as paragraphs."""
        return in_language(text, self.language).replace(PAGE, "\n\n")

    def pages(self, text: Mapping[str, str], named: str | None = None) -> tuple[str, ...]:
        """A text page by page, with the name of the character that it is about in its gaps."""
        told = in_language(text, self.language)
        if named is not None:
            told = with_name(told, self.called(named))
        return pages(told)

    def called(self, character: str) -> str:
        """A character in the middle of a sentence, with its article."""
        one = self.content.character[character]
        return in_language(one.called or one.name, self.language)

    def thing(self, ref: str) -> str:
        """The name of a card, tile, creature … by its ref, or by a bare id."""
        things = self.content.things
        thing = things.get(ref)
        if thing is None and ":" not in ref:
            thing = next((things[full] for kind in KINDS if (full := f"{kind}:{ref}") in things), None)
        if thing is None:
            return ref.partition(":")[2] or ref
        return self.text(thing.name) or thing.id

    def location(self, name: str) -> str:
        """The name of a location of the dreamworld."""
        places = (place for tile in self.content.dreamworld_tile.values() for place in tile.locations)
        return next((self.text(place.name) for place in places if place.id == name), name)

    def ability(self, ref: str) -> Ability | None:
        """An ability by its ref, or by what stands for it in an answer."""
        found = self.content.abilities.get(ref)
        if found is not None:
            return found
        return self.by_answer().get(ref)

    def by_answer(self) -> dict[str, Ability]:
        """Abilities by the words that stand for them in an answer: `bluff`, `lodger#talk`."""
        return answers_of(self.content)

    def ability_name(self, ability: Ability) -> str:
        """What an ability is called: its thing, and its own name where it has one."""
        thing = self.thing(ability.source)
        own = self.text(ability.name)
        if ability.source.startswith(("influence:", "item:", "mask:", "weakness:")):
            return thing
        return own if own and own != thing else thing


KINDS = ("influence", "item", "mask", "weakness", "creature", "event", "clue", "companion", "character", "tile", "gate",
         "slumber", "wisdom", "turn_card", "fate", "season")  # fmt: skip


@lru_cache(maxsize=8)
def answers(fingerprint: str) -> dict[str, Ability]:
    """Filled by `answers_of`, once for each content."""
    return {}


def answers_of(content: Content) -> dict[str, Ability]:
    """Every ability by the words of an answer."""
    found = answers(content.fingerprint)
    if not found:
        for ref, ability in content.abilities.items():
            found.setdefault(ref.partition(":")[2], ability)
            if ability.kind in ("action", "interrupt"):
                found.setdefault(ability.source.partition(":")[2], ability)
    return found


def components_of(cost: Cost) -> list[list[tuple[str, str, str]]]:
    """A cost as plain parts: alternatives, each a list of (kind, what, how much)."""
    return [[part_of(word) for word in components] for components in cost]


def part_of(word: Word) -> tuple[str, str, str]:
    """One component."""
    n = word.args.get("n", 1)
    amount = str(n) if isinstance(n, int | str) else "?"
    what = str(word.args.get("color") or word.args.get("kind") or "")
    return word.name, what, amount
