"""What can be chosen for a game of Urbion (URB-BASE-12, URB-BASE-13)."""

from __future__ import annotations

from dataclasses import replace

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import read_cards_file, read_difference, table_of_toml, template
from reverie.kernel.manifest import CARDS, Edition, Manifest, Mode, Module, Preset, Ruling, Variant, Written

# Each has its file in modules/.
MODULES = (
    Module("squares", c.SQUARES, True),
    Module("chromatic", c.CHROMATIC, True),
    Module("temples", c.TEMPLES, True),
    Module("gardens", c.GARDENS, True),
    Module("books", c.BOOKS, True),
    Module("postcards", c.POSTCARDS, True),
    Module("void", c.VOID, True),
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
RULINGS = (Ruling("no-pass", c.NO_PASS, "first"),)  # URB-BASE-32

EDITION_NUMBERS = {"second": c.SECOND_EDITION, "first": c.FIRST_EDITION}

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
