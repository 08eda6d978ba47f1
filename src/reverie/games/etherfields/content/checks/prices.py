"""Prices that are told are the prices that are paid: what an ability's text says before its colon is its cost."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import error, of_ability
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import COLORS, Ability, Word

NAMES = {  # by language: what is paid, as texts call it
    "en": {"wrath": "wrath", "cunning": "cunning", "perception": "perception", "ether": "ether",
           "hours": "hours?", "glowstone": "glowstones?", "key": "keys?", "suffering": "suffering"},
    "de": {"wrath": "Zorn", "cunning": "List", "perception": "Wahrnehmung", "ether": "Äther",
           "hours": "Stunden?", "glowstone": "Leuchtsteine?", "key": "Schlüssel", "suffering": "Leiden"},
}  # fmt: skip
TOLD = {
    language: re.compile("|".join(rf"(?P<{kind}>\d+) {word}\b" for kind, word in names.items()))
    for language, names in NAMES.items()
}
Price = set[tuple[str, int]]


def told(text: str, language: str, ways: int = 1) -> Price:
    """What a text says has to be paid: what stands before the colon, in as many sentences as there are ways."""
    found: Price = set()
    priced = [sentence.partition(":")[0] for sentence in text.split(". ") if ":" in sentence]
    for before in priced[:ways]:
        found |= {(str(one.lastgroup), int(one[str(one.lastgroup)])) for one in TOLD[language].finditer(before)}
    return found


def paid(word: Word) -> tuple[str, int] | None:
    """One component of a cost, if it is a plain number of something."""
    n = word.args.get("n", 1)
    kind = word.args.get("color", "") if word.name == "intent" else word.name
    if type(n) is not int or (word.name == "intent" and kind not in COLORS) or kind not in NAMES["en"]:
        return None
    return str(kind), n


def prices(ability: Ability) -> Price | None:
    """Everything that any way of an ability may cost; None where a part of it is no plain number."""
    found: Price = set()
    for way in ability.ways:
        for components in way.cost:
            for word in components:
                price = paid(word)
                if price is None and word.name in ("intent", "team_times"):
                    return None
                if price is not None:
                    found.add(price)
    return found


def check(pack: Pack) -> Iterator[Finding]:
    """A text that names a price names the whole price and no other, in every language that is known here."""
    content = pack.content
    assert content is not None
    for ability in content.abilities.values():
        if ability.kind not in ("action", "interrupt"):
            continue
        real = prices(ability)
        for language, text in ability.text.items():
            said = told(text, language, len(ability.ways)) if language in TOLD else set()
            if real is not None and said and said != real:
                place = of_ability(pack, ability.ref)
                yield error(
                    "pack-price-text", place, id=ability.ref, language=language, said=plain(said), real=plain(real)
                )


def plain(price: Price) -> str:
    """A price as findings write it."""
    return ", ".join(f"{n} {kind}" for kind, n in sorted(price)) or "0"
