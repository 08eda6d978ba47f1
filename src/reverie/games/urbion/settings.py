"""A chosen set-up as the engine's numbers: flags of modules, mode and variants, the cards, the totals."""

from __future__ import annotations

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import table_of
from reverie.games.urbion.engine import Engine
from reverie.games.urbion.manifest import EDITION_NUMBERS, MANIFEST
from reverie.kernel import settings
from reverie.kernel.spec import GameSpec

# Values of variants that the engine is told by a flag.
FLAGS = {
    ("team_hands", "open"): c.OPEN_HANDS,
    ("sognae_seat", "1"): c.SEAT_1_SOGNAE,
    ("order", "open"): c.OPEN_ORDER,
}


def flags_of(spec: GameSpec) -> int:
    """Everything about the rules in play that the engine asks for, in one number."""
    return settings.flags_of(MANIFEST, spec, c.TEAM, FLAGS)


def numbers_of(spec: GameSpec) -> dict[str, int]:
    """The numbers that depend on edition, modules and variants."""
    cards = table_of(spec)
    price = spec.variants.get("book_price")
    return {
        "total": sum(cards.cities(spec.modules).values()),  # URB-BASE-12: every City of the game
        "wise": cards.wise_chaos(spec.modules),
        "void_cards": cards.void_cards if "void" in spec.modules else 0,
        "books_most": sum(cards.books) - cards.books_removed(spec.edition),
        "book_price": int(price) if price else cards.book_price(spec.edition),
    }


def bare(spec: GameSpec) -> Engine:
    """An engine that knows the rules and the cards, with nothing on the table yet: positions are laid on it."""
    cards = table_of(spec)
    engine = Engine()
    kinds = [(kind.type, kind.plus, kind.minus, kind.elements) for kind in cards.kinds]
    engine.prepare(EDITION_NUMBERS[spec.edition], flags_of(spec), kinds, numbers_of(spec))
    engine.cards, engine.names = cards, cards.in_list
    return engine


def prepared(spec: GameSpec) -> Engine:
    """All decks ready, nothing dealt yet."""
    cards = table_of(spec)
    engine = bare(spec)
    engine.stock(
        list(cards.dreams(spec.modules).items()),
        list(cards.cities(spec.modules).items()),
        list(cards.postcards) if "postcards" in spec.modules else [],
        list(cards.books) if "books" in spec.modules else [],
    )
    return engine
