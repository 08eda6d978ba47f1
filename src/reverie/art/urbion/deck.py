"""What Urbion needs on paper."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.art.faces import Copies
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, POSTCARDS, table_of
from reverie.kernel.spec import GameSpec


def deck(spec: GameSpec) -> Iterator[Copies]:
    """The Dream deck, the City deck, and what the modules add."""
    cards = table_of(spec)
    for kind, count in cards.dreams(spec.modules).items():
        yield Copies(cards.tokens[kind], count, "urbion.back")
    for mask, count in cards.cities(spec.modules).items():
        yield Copies(CITY_TOKENS[mask], count, "city.back")
    if "books" in spec.modules:
        for name, count in zip(BOOKS, cards.books, strict=True):
            yield Copies(name, count, "book.back")
    if "postcards" in spec.modules:
        for name, count in zip(POSTCARDS, cards.postcards, strict=True):
            yield Copies(name, count, "postcard.back")
        yield Copies("wise.chaos.card", cards.wise_chaos(spec.modules))
    if "void" in spec.modules:
        yield Copies("void.card", cards.void_cards)
        yield Copies("void.figure", 1)
    if spec.mode == "team":
        yield Copies("polarity.sognae", 1)
        yield Copies("polarity.incubi", 1)
