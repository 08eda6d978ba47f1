"""What can be chosen for a game of Onirim."""

from __future__ import annotations

from dataclasses import replace

from reverie.games.onirim import constants as c
from reverie.kernel.manifest import Edition, Manifest, Mode, Module, Preset, Ruling, Variant

# Each has its file in modules/.
MODULES = (
    Module("book", c.BOOK, True),
    Module("glyphs", c.GLYPHS, True),
    Module("dreamcatchers", c.DREAMCATCHERS, True),
    Module("towers", c.TOWERS, True),
    Module("premonitions", c.PREMONITIONS, True),
    Module("crossroads", c.CROSSROADS_MODULE, True),
    Module("oniverse", c.ONIVERSE, True),
    Module("incubus", c.INCUBUS, True),
)

# Settings of modules and modes; they have no effect, and are dropped from a spec, where those are not in play.
VARIANTS = (
    # No hard variant for the Glyphs (ONI-GLYPH-10) and the Door to the Oniverse (ONI-ONIV-22).
    Variant("hard.book", ("false", "true"), "book"),
    Variant("hard.dreamcatchers", ("false", "true"), "dreamcatchers"),
    Variant("hard.towers", ("false", "true"), "towers"),
    Variant("hard.premonitions", ("4", "5", "6"), "premonitions"),
    Variant("hard.crossroads", ("false", "true"), "crossroads"),
    Variant("incubusMode", ("protector", "pathfinder", "adversary"), "incubus"),
    Variant("team.startPlayer", ("0", "1"), "team"),
    Variant("team.talk", ("silent", "open"), "team"),
    Variant("alt.paradoxicalFrom", ("top", "bottom"), "book"),
    Variant("alt.incantationOptional", ("false", "true"), "glyphs"),
    Variant("alt.adversaryTiming", ("beforeFirstDoor", "beforeWin"), "incubus"),
    Variant("alt.deadEndStrictDiscard", ("true", "false"), "crossroads"),
    Variant("alt.punishmentDrawnOnly", ("false", "true"), "incubus"),
    Variant("alt.teamDuplicates", ("allowed", "limbo"), "team"),
)

# What the second printing of the law decided without leaving a choice.
RULINGS = (Ruling("turned-up-first", c.TURNED_UP_FIRST, "premonitions"),)  # ONI-PREM-05

# The settings as the first printing knew them: other defaults, and no question where it left no choice.
FIRST_PRINTING = tuple(
    replace(variant, values=variant.values[::-1]) if variant.name == "alt.deadEndStrictDiscard" else variant
    for variant in VARIANTS
    if variant.name != "alt.punishmentDrawnOnly"
)

EDITION_NUMBERS = {"third": c.THIRD_EDITION, "first": c.FIRST_EDITION}

VERSION_1 = Manifest(
    game="onirim",
    rules_version=1,
    editions=(
        Edition("third", tuple(module.name for module in MODULES)),
        Edition("first", ()),  # ONI-ED-01
    ),
    modes=(Mode("solo", 1, True), Mode("team", 2, True)),
    modules=MODULES,
    variants=FIRST_PRINTING,
    presets=(
        Preset("gentle", "third", ("incubus",), (("incubusMode", "protector"),)),
        Preset("classic", "third"),
        Preset(
            "nightmare",
            "third",
            ("book", "dreamcatchers", "towers", "premonitions", "incubus"),
            (
                ("hard.book", "true"),
                ("hard.dreamcatchers", "true"),
                ("hard.towers", "true"),
                ("hard.premonitions", "6"),
                ("incubusMode", "adversary"),
            ),
        ),
    ),
)

MANIFEST = replace(VERSION_1, rules_version=2, variants=VARIANTS, rulings=RULINGS, earlier=(VERSION_1,))
