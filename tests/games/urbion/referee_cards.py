"""The referee's own cards, written down from chapter 2 of the law: tokens, values, decks, numbers, City names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

ELEMENTS = "ewfa"
ELEMENT_NAMES = {"e": "earth", "w": "water", "f": "fire", "a": "air"}
SOGNAE, INCUBI = 0, 1
SIDES = ("sognae", "incubi")
TYPES = ("S", "I", "WS", "WI", "M", "N", "X", "Y")
MODULES = {
    "second": ("squares", "chromatic", "temples", "gardens", "books", "postcards", "void"),
    "first": ("squares", "books"),
}
MODULE_OF_TYPE = {"M": "squares", "N": "temples", "WS": "gardens", "WI": "gardens", "Y": "chromatic"}
BOOKS = ("flying-sognae", "flying-incubi", "invisible-sognae", "invisible-incubi", "freedom", "balance", "prophecies")
POSTCARDS = ("dreamcatcher", "doves", "seer", "mages", "hourglass", "flagship", "rocket", "planbot")
TOKEN = re.compile(r"(WS|WI|S|I|M|N|X|Y)(\d+)(?:-(\d+))?([ewfa]?)")

# URB-DATA-01 … -05: all Dreams that the box holds.
DREAMS = Counter(
    {"S1e": 8, "S2w": 8, "S1f": 8, "S4a": 8}
    | {"I3e": 8, "I2w": 8, "I2f": 8, "I1a": 8}
    | {"WS1e": 2, "WS2w": 2, "WS1f": 2, "WS4a": 2}
    | {"WI3e": 2, "WI2w": 2, "WI2f": 2, "WI1a": 2}
    | {"M2e": 2, "M3w": 2, "M3f": 2, "M2a": 2}
    | {"N1": 4, "N2": 3, "N3": 2, "N4": 1}
    | {"X5": 8, "Y4": 8}
)
# URB-DATA-06: a City is the string of its element letters; a Garden is the empty string.
CITIES = {
    "base": Counter({"ew": 2, "ef": 2, "ea": 2, "wf": 2, "wa": 2, "fa": 2}),
    "squares": Counter({"ewfa": 4}),
    "temples": Counter({"e": 1, "w": 1, "f": 1, "a": 1}),
    "gardens": Counter({"": 4}),
}


@dataclass(frozen=True)
class Card:
    """What stands on a Dream."""

    type: str
    plus: int
    minus: int
    elements: frozenset[str]

    @property
    def chaotic(self) -> bool:
        """Chaos or Chromatic Chaos."""
        return self.type in ("X", "Y")

    @property
    def wizard(self) -> bool:
        return self.type in ("WS", "WI")

    @property
    def sides(self) -> tuple[int, ...]:
        """Where it may lie, by kind (URB-BASE-03)."""
        if self.type in ("S", "WS"):
            return (SOGNAE,)
        return (INCUBI,) if self.type in ("I", "WI") else (SOGNAE, INCUBI)

    @property
    def free_sided(self) -> bool:
        """Meta or Concord."""
        return self.type in ("M", "N")


@cache
def card(token: str) -> Card:
    """Read a token of section 0.3; a Concord shows all four elements, the two kinds of Chaos none (URB-BASE-05)."""
    found = TOKEN.fullmatch(token)
    assert found, token
    kind, plus, minus, letter = found.groups()
    elements = ELEMENTS if kind == "N" else letter
    return Card(kind, int(plus), int(minus or plus), frozenset(elements))


def magnitude(token: str, side: int) -> int:
    """What a placed Dream adds to its side (URB-BASE-04, -07)."""
    return card(token).minus if side == INCUBI else card(token).plus


@cache
def order_of(token: str) -> tuple[int, int, int, int]:
    """The canonical order of kinds."""
    what = card(token)
    letter = min((ELEMENTS.index(element) for element in what.elements), default=0)
    return TYPES.index(what.type), letter, what.plus, what.minus


class CardTable:
    """The default table, changed by a text like `S1e*4,S2e*4,earth-water*1,doves*4`."""

    def __init__(self, text: str = "") -> None:
        self.dreams = Counter(DREAMS)
        self.pairs = Counter(CITIES["base"])
        self.postcards = Counter(dict.fromkeys(POSTCARDS, 3))
        for entry in text.split(",") if text and text != "default" else []:
            name, copies = entry.split("*")
            if name in self.postcards:
                self.postcards[name] = int(copies)
            elif TOKEN.fullmatch(name):
                self.dreams[name] = int(copies)
            else:
                self.pairs["".join(sorted((word[0] for word in name.split("-")), key=ELEMENTS.index))] = int(copies)
        self.kinds = sorted((token for token in self.dreams if self.dreams[token]), key=order_of)

    def deck(self, modules: Iterable[str]) -> Counter[str]:
        """The Dreams of a game (URB-BASE-14, URB-SQUARES-01, URB-CHROMATIC-01, URB-TEMPLES-01, URB-GARDENS-01)."""
        used = {"base", *modules}
        return Counter({t: n for t, n in self.dreams.items() if MODULE_OF_TYPE.get(card(t).type, "base") in used})

    def cities(self, modules: Iterable[str]) -> Counter[str]:
        """The Cities of a game."""
        found = Counter(self.pairs)
        for module in modules:
            found.update(CITIES.get(module, {}))
        return found


def mask(city: str) -> int:
    """A City as a number."""
    return sum(1 << ELEMENTS.index(letter) for letter in city)


def letters(number: int) -> str:
    """A number as a City."""
    return "".join(letter for place, letter in enumerate(ELEMENTS) if number >> place & 1)


def city_token(city: str) -> str:
    """A City in the notation of section 0.3."""
    names = [ELEMENT_NAMES[letter] for letter in city]
    return {0: "garden", 1: f"temple:{''.join(names)}", 4: "square"}.get(len(names), "+".join(names))


def city_of(token: str) -> str:
    """Read such a City."""
    if token in ("garden", "square"):
        return "" if token == "garden" else ELEMENTS
    names = token.removeprefix("temple:").split("+")
    return "".join(letter for letter in ELEMENTS if ELEMENT_NAMES[letter] in names)
