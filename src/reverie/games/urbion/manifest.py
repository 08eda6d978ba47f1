"""What can be chosen for a game of Urbion (URB-BASE-12, URB-BASE-13)."""

from __future__ import annotations

from dataclasses import replace

from reverie.games.urbion.cards import read_cards_file, read_difference, table_of_toml, template
from reverie.games.urbion.constants import (
    BOOKS,
    CHROMATIC,
    FIRST_EDITION,
    GARDENS,
    NO_PASS,
    POSTCARDS,
    SECOND_EDITION,
    SQUARES,
    TEMPLES,
    VOID,
)
from reverie.kernel.manifest import CARDS, Edition, Manifest, Mode, Module, Preset, Ruling, Variant, Written

# Each has its file in modules/.
MODULES = (
    Module("squares", SQUARES, True),
    Module("chromatic", CHROMATIC, True),
    Module("temples", TEMPLES, True),
    Module("gardens", GARDENS, True),
    Module("books", BOOKS, True),
    Module("postcards", POSTCARDS, True),
    Module("void", VOID, True),
)
ALL_MODULES = tuple(module.name for module in MODULES)

OTHER_CARDS = Written(
    read=read_difference,
    load=lambda path: read_cards_file(path).text(),
    parse=lambda text, name: table_of_toml(text, name).text(),
    template=template,
    example="S1e*4,S2e*4",
)

# Settings; they have no effect, and are dropped from a spec, where the module or mode is not in play.
VARIANTS = (
    Variant("book_price", ("usual", "3", "4"), "books", editions=("first",)),  # URB-BOOKS-04
    Variant("team_hands", ("hidden", "open"), "team"),
    Variant("sognae_seat", ("0", "1"), "team"),
    Variant("order", ("hidden", "open")),  # open: everybody knows the order of the decks, a puzzle without chance
    Variant(CARDS, ("default",), written=OTHER_CARDS),  # URB-DATA-11
)

# What the second printing of the law decided without leaving a choice.
RULINGS = (Ruling("no-pass", NO_PASS, "first"),)  # URB-BASE-32

EDITION_NUMBERS = {"second": SECOND_EDITION, "first": FIRST_EDITION}

VERSION_1 = Manifest(
    game="urbion",
    rules_version=1,
    editions=(Edition("second", ALL_MODULES), Edition("first", ("squares", "books"))),
    modes=(Mode("solo", 1, True), Mode("team", 2, True)),
    modules=MODULES,
    variants=VARIANTS,
    presets=(
        Preset("gentle", "second", ("squares", "temples")),
        Preset("classic", "second"),
        Preset("nightmare", "second", ALL_MODULES, formerly="grand"),
    ),
)

MANIFEST = replace(VERSION_1, rules_version=2, rulings=RULINGS, earlier=(VERSION_1,))
