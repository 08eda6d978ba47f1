"""A chosen set-up as the engine's numbers: flags of modules, mode and variants, doors, order cards, the deck."""

from __future__ import annotations

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import deck, is_door
from reverie.games.onirim.engine import Engine
from reverie.games.onirim.manifest import EDITION_NUMBERS, MANIFEST
from reverie.kernel import settings
from reverie.kernel.spec import GameSpec

# Values of variants that the engine is told by a flag.
FLAGS = {
    ("hard.book", "true"): c.HARD_BOOK,
    ("hard.dreamcatchers", "true"): c.HARD_DREAMCATCHERS,
    ("hard.towers", "true"): c.HARD_TOWERS,
    ("hard.crossroads", "true"): c.HARD_CROSSROADS,
    ("incubusMode", "protector"): c.PROTECTOR,
    ("incubusMode", "pathfinder"): c.PATHFINDER,
    ("incubusMode", "adversary"): c.ADVERSARY,
    ("team.startPlayer", "1"): c.SEAT_1_STARTS,
    ("team.talk", "open"): c.OPEN_TALK,
    ("alt.paradoxicalFrom", "bottom"): c.PARADOX_FROM_BOTTOM,
    ("alt.incantationOptional", "true"): c.INCANTATION_OPTIONAL,
    ("alt.adversaryTiming", "beforeWin"): c.ADVERSARY_BEFORE_WIN,
    ("alt.deadEndStrictDiscard", "true"): c.STRICT_DEAD_ENDS,
    ("alt.punishmentDrawnOnly", "false"): c.PUNISHMENT_WARDS,
    ("alt.teamDuplicates", "limbo"): c.DUPLICATES_TO_LIMBO,
}


def setting(spec: GameSpec, name: str) -> str:
    """The value of a variant; if nothing was said, the default by the rules of the game."""
    return settings.setting(MANIFEST, spec, name)


def flags_of(spec: GameSpec) -> int:
    """Everything about the rules in play that the engine asks for, in one number."""
    flags = settings.flags_of(MANIFEST, spec, c.TEAM, FLAGS)
    if "glyphs" in spec.modules:
        flags &= ~c.DUPLICATES_TO_LIMBO  # with twelve doors a second one of a colour is needed (ONI-TEAM-17)
    return flags


def doors_of(spec: GameSpec) -> dict[int, int]:
    """The doors to be found (ONI-BASE-37); also the order cards of the Book, one for each."""
    return {kind: copies for kind, copies in deck(spec.modules).items() if is_door(kind)}


def prepared(spec: GameSpec) -> Engine:
    """Everything ready, nothing dealt yet."""
    cards = deck(spec.modules)
    doors = [kind for kind, copies in doors_of(spec).items() for _ in range(copies)]
    engine = Engine()
    premonitions = int(setting(spec, "hard.premonitions"))
    engine.prepare(EDITION_NUMBERS[spec.edition], flags_of(spec), len(doors), list(cards.items()), premonitions)
    if "book" in spec.modules:
        engine.order_goals(doors)
    return engine
