"""What can be chosen for a game of Onirim (the law's chapter 2)."""

from __future__ import annotations

from reverie.games.onirim.constants import (
    BOOK,
    CROSSROADS_MODULE,
    DREAMCATCHERS,
    FIRST_EDITION,
    GLYPHS,
    INCUBUS,
    ONIVERSE,
    PREMONITIONS,
    THIRD_EDITION,
    TOWERS,
)
from reverie.kernel.manifest import Edition, Manifest, Mode, Module, Preset

# A module becomes available when its file in modules/ is complete; until then specs that name it are refused.
MODULES = (
    Module("book", BOOK, False),
    Module("glyphs", GLYPHS, False),
    Module("dreamcatchers", DREAMCATCHERS, False),
    Module("towers", TOWERS, False),
    Module("premonitions", PREMONITIONS, False),
    Module("crossroads", CROSSROADS_MODULE, False),
    Module("oniverse", ONIVERSE, False),
    Module("incubus", INCUBUS, False),
)

EDITION_NUMBERS = {"third": THIRD_EDITION, "first": FIRST_EDITION}

MANIFEST = Manifest(
    game="onirim",
    rules_version=1,
    editions=(
        Edition("third", tuple(module.name for module in MODULES)),
        Edition("first", ()),  # ONI-ED-01
    ),
    modes=(Mode("solo", 1, True), Mode("team", 2, False)),
    modules=MODULES,
    presets=(Preset("classic", "third"),),
)
