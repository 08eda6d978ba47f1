"""A chosen set-up as the engine's numbers: flags of modules, mode and variants, doors, order cards, the deck."""

from __future__ import annotations

from functools import cache

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import deck, is_door
from reverie.games.onirim.engine import Engine
from reverie.games.onirim.manifest import EDITION_NUMBERS, MANIFEST
from reverie.kernel.spec import GameSpec, of_version

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
    default = next(variant.default for variant in of_version(MANIFEST, spec.rules).variants if variant.name == name)
    return spec.variants.get(name, default)


def in_play(spec: GameSpec, needs: str | None) -> bool:
    """Whether the module or mode that a reading belongs to is in play; otherwise it has no effect (chapter 2)."""
    return needs is None or needs == spec.mode or needs in spec.modules


def flags_of(spec: GameSpec) -> int:
    """Everything about the rules in play that the engine asks for, in one number.

    The version of the rules ends here: what it decides, by its defaults or without leaving a choice, becomes flags.
    """
    manifest = of_version(MANIFEST, spec.rules)
    flags = sum(manifest.module(name).flag for name in spec.modules)
    if spec.mode == "team":
        flags |= c.TEAM
    for variant in manifest.variants:
        if in_play(spec, variant.needs):
            flags |= FLAGS.get((variant.name, setting(spec, variant.name)), 0)
    for ruling in manifest.rulings:
        if in_play(spec, ruling.needs):
            flags |= ruling.flag
    if "glyphs" in spec.modules:
        flags &= ~c.DUPLICATES_TO_LIMBO  # with twelve doors a second one of a colour is needed (ONI-TEAM-17)
    return flags


def doors_of(spec: GameSpec) -> dict[int, int]:
    """The doors to be found (the law's chapter 3.11); also the order cards of the Book, one for each."""
    return {kind: copies for kind, copies in deck(spec.modules).items() if is_door(kind)}


def prepared(spec: GameSpec) -> Engine:
    """A table laid but not yet dealt; games are copies of it."""
    return lay_table(spec.edition, spec.mode, spec.modules, tuple(spec.variants.items()), spec.rules)


@cache
def lay_table(
    edition: str, mode: str, modules: tuple[str, ...], variants: tuple[tuple[str, str], ...], rules: int
) -> Engine:
    """The table of one set-up, laid once: dealing a game must not ask what every variant means."""
    manifest = of_version(MANIFEST, rules)
    spec = GameSpec.make(manifest, edition=edition, mode=mode, modules=modules, variants=dict(variants))
    cards = deck(modules)
    doors = [kind for kind, copies in doors_of(spec).items() for _ in range(copies)]
    engine = Engine()
    premonitions = int(setting(spec, "hard.premonitions"))
    engine.prepare(EDITION_NUMBERS[edition], flags_of(spec), len(doors), list(cards.items()), premonitions)
    if "book" in modules:
        engine.order_goals(doors)
    return engine
