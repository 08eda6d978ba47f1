"""What can be chosen before an encounter is played."""

from __future__ import annotations

from itertools import combinations

from reverie.kernel.manifest import Edition, Manifest, Mode, Preset, Variant

RULES_VERSION = 1
CHARACTERS = ("gambler", "specialist", "powerhouse", "free_spirit")
SIZES = ("one", "two", "three", "four", "five")  # of a team, if a pack supplies a fifth character (ETH-CMP-01)
MODES = SIZES[: len(CHARACTERS)]
SOLO = {f"solo{size}": size for size in range(2, len(CHARACTERS) + 1)}  # one person plays so many characters
TEAMS = tuple("+".join(team) for size in range(1, len(CHARACTERS) + 1) for team in combinations(CHARACTERS, size))
FIRST_DREAM = "gate_room"
CAMPAIGN = "campaign"  # all of it: encounters are parts of it
ENCOUNTERS = (FIRST_DREAM, "gate_ferry", "gate_house", "gate_orchard", "gate_court", "s_tatterling", "s_moth_choir",
              CAMPAIGN)  # fmt: skip


def modes(available: int) -> tuple[Mode, ...]:
    """One to so many characters; larger teams have their names, too, but not enough people.

    A character is a seat; where one person plays several (SOLO), the team has a single seat, which answers for all.
    """
    together = tuple(Mode(name, size, size <= available, "spec-no-fifth") for size, name in enumerate(SIZES, 1))
    return (*together, *(Mode(name, 1, size <= available) for name, size in SOLO.items()))


def size_of(mode: str) -> int:
    """How many characters are played in a mode."""
    return SOLO[mode] if mode in SOLO else SIZES.index(mode) + 1


MANIFEST = Manifest(
    game="etherfields",
    rules_version=RULES_VERSION,
    editions=(Edition("second", ()),),
    modes=modes(len(CHARACTERS)),
    variants=(
        Variant("encounter", ENCOUNTERS),
        Variant("team", ("default", *TEAMS)),
        Variant("turns", ("free", "ordered")),
        Variant("rolls", ("ask", "together", "apart")),
        Variant("nap", ("without", "with")),  # ETH-NAP-01
        Variant("saving", ("rulebook", "sheet")),  # ETH-ATE-01
        Variant("endless", ("without", "with")),  # ETH-ETM-01
        Variant("gamble", ("without", "with")),  # ETH-PKR-01
        Variant("votes", ("anybody", "majority")),  # who decides for the team (0.4)
        Variant("hands", ("open", "closed")),  # chapter 8
    ),
    presets=(
        Preset("room", "second"),
        Preset("ferry", "second", variants=(("encounter", "gate_ferry"),)),
        Preset("campaign", "second", variants=(("encounter", CAMPAIGN),)),
    ),
)
