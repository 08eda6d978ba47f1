"""What can be chosen before an encounter is played."""

from __future__ import annotations

from itertools import combinations

from reverie.kernel.manifest import Edition, Manifest, Mode, Variant

RULES_VERSION = 1
CHARACTERS = ("gambler", "specialist", "powerhouse", "free_spirit")
MODES = ("one", "two", "three", "four")
TEAMS = tuple("+".join(team) for size in range(1, len(CHARACTERS) + 1) for team in combinations(CHARACTERS, size))
FIRST_DREAM = "gate_room"
ENCOUNTERS = (FIRST_DREAM, "s_tatterling", "s_moth_choir")

MANIFEST = Manifest(
    game="etherfields",
    rules_version=RULES_VERSION,
    editions=(Edition("second", ()),),
    modes=tuple(Mode(name, size + 1, True) for size, name in enumerate(MODES)),
    variants=(
        Variant("encounter", ENCOUNTERS),
        Variant("team", ("default", *TEAMS)),
        Variant("turns", ("free", "ordered")),
        Variant("rolls", ("ask", "together", "apart")),
    ),
)
