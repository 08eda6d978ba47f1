"""The cards of Urbion: the table of every kind, its token, and how many copies each part of the game has.

The numbers stand in `cards.toml`, and only there (URB-DATA-01). Another table is written as its difference
from that one, `S1e*4,S2e*4`: the text lives in the spec of a game, so a deal number means the same everywhere.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from reverie.errors import SpecError, excerpt
from reverie.games.urbion.card_names import (
    ALL,
    ALL_ELEMENTS,
    BOOKS,
    CITY_OF,
    CITY_PAIRS,
    CITY_TOKENS,
    ELEMENTS,
    GARDEN,
    PARTS,
    POSTCARDS,
    SQUARE,
    read_dream,
)
from reverie.games.urbion.card_table import CARD_NAMES, Entries, check, check_symmetry, entries_of, in_card_order
from reverie.games.urbion.constants import CHAOS, CHROMATIC_CARD, CONCORD, INCUBUS, META, SOGNA, WIZARD
from reverie.kernel.manifest import CARDS
from reverie.kernel.quoting import as_keys, in_list, in_quotes
from reverie.kernel.spec import GameSpec, shown

__all__ = [
    "BOOKS",
    "CITY_OF",
    "CITY_TOKENS",
    "DEFAULT_TABLE",
    "ELEMENTS",
    "POSTCARDS",
    "CardTable",
    "Kind",
    "read_cards_file",
    "read_difference",
    "table_of",
    "template",
]

FILE_LIMIT = 100_000
TEXT_LIMIT = 1_000
ENTRY = re.compile(r"([a-z0-9-]+)\*(0|[1-9][0-9]?)", re.ASCII | re.IGNORECASE)

TYPES = {
    "sogna": SOGNA,
    "incubus": INCUBUS,
    "wizard_sogna": SOGNA | WIZARD,  # a Sogna like others, but as a payment (URB-GARDENS-03, URB-GARDENS-04)
    "wizard_incubus": INCUBUS | WIZARD,
    "meta": SOGNA | INCUBUS | META,
    "concord": SOGNA | INCUBUS | CONCORD,
}
# The module whose Dreams go into the deck, by their type (URB-GARDENS-01, URB-SQUARES-01, URB-TEMPLES-01,
# URB-CHROMATIC-01).
MODULES = ((WIZARD, "gardens"), (META, "squares"), (CONCORD, "temples"), (CHROMATIC_CARD, "chromatic"))


@dataclass(frozen=True)
class Kind:
    """One kind of Dream: its token, the bits of its type, its influence on either side, its elements as bits."""

    token: str
    type: int
    plus: int  # on the sognae side; 0 if it never lies there
    minus: int  # on the incubi side; 0 if it never lies there
    elements: int

    @property
    def module(self) -> str | None:
        """The module it belongs to; None: the base game."""
        return next((name for bit, name in MODULES if self.type & bit), None)


@dataclass(frozen=True)
class CardTable:
    """Every card of a game of Urbion. Tables with the same cards are equal."""

    entries: Mapping[str, int]

    @cached_property
    def _fingerprint(self) -> int:
        """Worked out once: words and events ask for the codec of a table all the time."""
        return tuple(sorted(self.entries.items())).__hash__()

    def __hash__(self) -> int:
        return self._fingerprint

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Every kind of Dream, whatever modules are in play, in card order."""
        kinds = []
        for dream in sorted(filter(None, map(read_dream, self.entries))):
            elements = ALL_ELEMENTS if dream.element == ALL else 1 << dream.element
            kinds.append(Kind(dream.token, TYPES[PARTS[dream.part]], dream.plus, dream.minus, elements))
        for name, letter, bit in (("chaos", "X", CHAOS), ("chromatic", "Y", CHROMATIC_CARD)):
            influence = DATA[name]["magnitude"]
            # The same on both sides (URB-CHROMATIC-02), and without an element (URB-BASE-05).
            kinds.append(Kind(f"{letter}{influence}", bit, influence, influence, 0))
        return tuple(kinds)

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The token of every kind."""
        return tuple(kind.token for kind in self.kinds)

    @cached_property
    def in_list(self) -> list[bytes]:
        """The tokens as entries of a JSON list."""
        return in_list(self.tokens)

    @cached_property
    def keys(self) -> list[bytes]:
        """The tokens as keys of a JSON object."""
        return as_keys(self.tokens)

    @cached_property
    def as_placed(self) -> list[bytes]:
        """The Dreams as they lie in a row, in JSON, up to the Postcard on them."""
        return [b'{"card":%b,"postcard":' % text for text in in_quotes(self.tokens)]

    @cached_property
    def kind_of(self) -> dict[str, int]:
        """The number of every kind by its token in small letters."""
        return {token.lower(): kind for kind, token in enumerate(self.tokens)}

    def copies(self, kind: int) -> int:
        """How many cards of a kind there are; 0 for one that only positions use."""
        fixed = {CHAOS: "chaos", CHROMATIC_CARD: "chromatic"}
        part = fixed.get(self.kinds[kind].type)
        return int(DATA[part]["copies"]) if part is not None else self.entries[self.kinds[kind].token]

    def dreams(self, modules: Iterable[str]) -> dict[int, int]:
        """The copies of every kind in the Dream deck."""
        names = {None, *modules}
        counts = {kind: self.copies(kind) for kind, card in enumerate(self.kinds) if card.module in names}
        return {kind: copies for kind, copies in counts.items() if copies}

    def cities(self, modules: Iterable[str]) -> dict[int, int]:
        """The copies of every City in the City deck, by its elements."""
        names = set(modules)
        counts = {mask: self.entries[name] for name, mask in CITY_PAIRS.items()}
        if "squares" in names:
            counts[SQUARE] = DATA["square"]["copies"]
        if "temples" in names:
            counts |= {1 << i: self.entries[f"temple-{element}"] for i, element in enumerate(ELEMENTS)}
        if "gardens" in names:
            counts[GARDEN] = DATA["garden"]["copies"]
        return {mask: copies for mask, copies in sorted(counts.items()) if copies}

    @property
    def postcards(self) -> tuple[int, ...]:
        """The copies of every Postcard."""
        return tuple(self.entries[name] for name in POSTCARDS)

    @property
    def books(self) -> tuple[int, ...]:
        """The copies of every Book."""
        return tuple(DATA["book"][name] for name in BOOKS)

    def wise_chaos(self, modules: Iterable[str]) -> int:
        """How many Wise Chaos there are at the start (URB-POSTCARDS-01, URB-INT-05, URB-INT-14, URB-INT-17)."""
        names = set(modules)
        if "postcards" not in names:
            return 0
        data = DATA["wise_chaos"]
        return int(data["base"] + sum(more for name, more in data["per_module"].items() if name in names))

    @property
    def void_cards(self) -> int:
        """The Void stack at the start."""
        return int(DATA["void"]["cards"])

    def books_removed(self, edition: str) -> int:
        """How many Books go into the box unseen (URB-BOOKS-02)."""
        return int(DATA["numbers"]["books_removed_unseen"][edition])

    def book_price(self, edition: str) -> int:
        """How many Dreams each Book costs, if no variant says otherwise (URB-BOOKS-04)."""
        return int(DATA["numbers"]["book_price"][edition])

    def text(self) -> str:
        """The difference from the default table, in card order: equal tables have equal texts."""
        default = DEFAULT_TABLE.entries
        names = {name for name in {*self.entries, *default} if self.entries.get(name) != default.get(name)}
        return ",".join(f"{name}*{self.entries.get(name, 0)}" for name in sorted(names, key=in_card_order))


def made(entries: Mapping[str, int], default: Mapping[str, int]) -> CardTable:
    """A checked table; a Dream of the default table without copies does not exist in it, a foreign one does."""
    kept = {name: n for name, n in entries.items() if n or name in CARD_NAMES or name not in default}
    check(kept)
    return CardTable(kept)


# ---- reading ---------------------------------------------------------------------------------------------------------


def template() -> str:
    """The default table as a file, to be edited."""
    return (resources.files("reverie.games.urbion") / "cards.toml").read_text("utf-8")


def read_cards_file(path: Path | str) -> CardTable:
    """A table from a file like `cards.toml`; SpecError names the place in it, and the rule."""
    return table_of_toml(read_text(path), shown_path(path))


def read_text(path: Path | str) -> str:
    """The text of a file that is not too long."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(FILE_LIMIT + 1)
        if len(data) > FILE_LIMIT:
            raise SpecError("cards-size", place=shown_path(path), limit=FILE_LIMIT)
        return data.decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SpecError("cards-file", place=shown_path(path), reason=reason) from None
    except ValueError:
        raise SpecError("cards-file", place=shown_path(path), reason="not text") from None


def shown_path(path: Path | str) -> str:
    """A path for a message."""
    return str(path)[:200]


# A text between quotation marks or a remark, also one that never ends; and more names joined by dots than any card has.
TOML_TEXT = re.compile(r""""(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#[^\n]*+""")
KEY_CHAIN = re.compile(r"(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]++[ \t]*+\.[ \t]*+){8}")


def table_of_toml(text: str, place: str = "cards.toml") -> CardTable:
    """A table from the text of a file."""
    if KEY_CHAIN.search(TOML_TEXT.sub("s", text)):  # before it is read: that takes the square of the length of a chain
        raise SpecError("cards-toml", place=place, reason="nested too deeply")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise SpecError("cards-toml", place=place, reason=excerpt(error, 120)) from None
    default = DEFAULT_TABLE.entries
    return made(entries_of(data, default), default)


def read_difference(text: str) -> str:
    """The canonical text of a difference; empty if it says the default table."""
    return table_of_text(text).text()


@lru_cache(maxsize=64)
def table_of_text(text: str) -> CardTable:
    """A table from its difference; SpecError with the place `cards`."""
    if not text:
        return DEFAULT_TABLE
    if len(text) > TEXT_LIMIT:
        raise SpecError("cards-size", place=CARDS, limit=TEXT_LIMIT)
    changes: Entries = {}
    for part in text.split(","):
        found = ENTRY.fullmatch(part)
        name = entry_name(found[1]) if found is not None else None
        if found is None or name is None:
            raise SpecError("cards-entry", place=CARDS, rule="URB-DATA-11", value=shown(part))
        if name in changes:
            raise SpecError("spec-twice", place=CARDS, field=name)
        changes[name] = int(found[2])
    default = DEFAULT_TABLE.entries
    try:
        return made({**default, **changes}, default)
    except SpecError as error:
        raise SpecError(error.code, place=CARDS, rule=error.rule, **error.details) from None


def entry_name(text: str) -> str | None:
    """The entry of a difference, as it is written; None if no such entry can be changed."""
    dream = read_dream(text)
    if dream is not None:
        return dream.token
    return text.lower() if text.lower() in CARD_NAMES else None


def table_of(spec: GameSpec) -> CardTable:
    """The cards of a game."""
    return table_of_text(spec.variants.get(CARDS, ""))


def default_table(data: Mapping[str, Any]) -> CardTable:
    """The table of a whole file by itself; it must be complete, and treat the elements alike."""
    entries = entries_of(data)
    check_symmetry(entries)
    return made(entries, entries)


DATA = tomllib.loads(template())
DEFAULT_TABLE = default_table(DATA)
