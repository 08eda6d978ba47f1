"""The rules of Onirim as pages: where its rules stand, what its rulings follow from, its tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from reverie.games.onirim.cards import (
    BASE_DECK,
    COLOURS,
    DENIZENS,
    HARD_SPELL_COSTS,
    MODULE_DECKS,
    PREMONITIONS,
    SPELL_COSTS,
    SPELLS,
    TOKENS,
    TOWER_NUMBERS,
)
from reverie.games.onirim.constants import LEFT_EDGES, RIGHT_EDGES, UNUSED_DENIZENS
from reverie.games.onirim.manifest import MANIFEST, VARIANTS
from reverie.words import Words
from scripts.reference import Reference, capital, section, table

ROLES = next(variant.values for variant in VARIANTS if variant.name == "incubusMode")

# Which families of rules stand on which page, in the order of the pages.
PAGES: dict[str, tuple[str, ...]] = {
    "base": ("BASE", "GEN", "FREE", "ED"),
    "team": ("TEAM",),
    "book": ("BOOK",),
    "glyphs": ("GLYPH",),
    "dreamcatchers": ("DREAM",),
    "towers": ("TOWER",),
    "premonitions": ("PREM",),
    "crossroads": ("CROSS",),
    "oniverse": ("ONIV",),
    "incubus": ("INC",),
    "interactions": ("X",),
    "edges": ("EDGE",),
    "settings": (),
}

# What a ruling follows from.
SOURCES = {
    "ONI-EDGE-01": "BASE-38 BASE-39",
    "ONI-EDGE-02": "BASE-40",
    "ONI-EDGE-03": "BASE-38 BASE-40",
    "ONI-EDGE-04": "BASE-38",
    "ONI-EDGE-05": "BASE-19",
    "ONI-EDGE-06": "BASE-19 BASE-38",
    "ONI-EDGE-07": "BASE-31 ED-03",
    "ONI-EDGE-08": "BASE-31",
    "ONI-EDGE-09": "GEN-04",
    "ONI-EDGE-10": "BASE-06 BASE-08",
    "ONI-EDGE-11": "BASE-08",
    "ONI-EDGE-12": "BASE-11",
    "ONI-EDGE-13": "BASE-12 BASE-15",
    "ONI-EDGE-14": "BASE-15 DREAM-12",
    "ONI-EDGE-15": "BASE-14",
    "ONI-EDGE-16": "BASE-15",
    "ONI-EDGE-17": "BASE-21",
    "ONI-EDGE-18": "BASE-24",
    "ONI-EDGE-19": "BASE-34",
    "ONI-EDGE-20": "BASE-34",
    "ONI-EDGE-21": "BASE-22 BASE-28",
    "ONI-EDGE-22": "BASE-39",
    "ONI-EDGE-23": "BASE-32",
    "ONI-EDGE-24": "GEN-06 BASE-37",
    "ONI-EDGE-25": "BASE-37",
    "ONI-EDGE-26": "BASE-20",
    "ONI-EDGE-27": "BASE-18 BASE-20",
    "ONI-EDGE-28": "BASE-03",
    "ONI-EDGE-29": "BASE-02 ONIV-08 PREM-14",
    "ONI-EDGE-30": "CROSS-06 TOWER-01",
    "ONI-EDGE-31": "TEAM-08",
    "ONI-EDGE-32": "TEAM-14 PREM-07",
    "ONI-EDGE-33": "TEAM-11",
    "ONI-EDGE-34": "TEAM-12",
    "ONI-EDGE-35": "TEAM-15 TEAM-17",
    "ONI-EDGE-36": "BOOK-06",
    "ONI-EDGE-37": "BOOK-08",
    "ONI-EDGE-38": "DREAM-05",
    "ONI-EDGE-39": "DREAM-07",
    "ONI-EDGE-40": "TOWER-08",
    "ONI-EDGE-41": "TOWER-02",
    "ONI-EDGE-42": "PREM-03",
    "ONI-EDGE-43": "PREM-07",
    "ONI-EDGE-44": "ONIV-07",
    "ONI-EDGE-45": "ONIV-18",
    "ONI-EDGE-46": "INC-07",
    "ONI-EDGE-47": "INC-04",
    "ONI-X-01": "BOOK-04 GLYPH-06 FREE-03",
    "ONI-X-02": "BOOK-04 DREAM-12",
    "ONI-X-03": "BOOK-12 TOWER-08",
    "ONI-X-04": "BOOK-06 PREM-07 FREE-04",
    "ONI-X-05": "BOOK-05 CROSS-03 CROSS-05",
    "ONI-X-06": "BOOK-04 ONIV-03 ONIV-04 ONIV-16",
    "ONI-X-07": "BOOK-12 INC-05 INC-08",
    "ONI-X-08": "DREAM-04 GLYPH-07",
    "ONI-X-09": "GLYPH-06",
    "ONI-X-10": "PREM-03 PREM-04 PREM-07",
    "ONI-X-11": "CROSS-13",
    "ONI-X-12": "GLYPH-06 ONIV-02",
    "ONI-X-13": "GLYPH-04 INC-08",
    "ONI-X-14": "TOWER-10 DREAM-04",
    "ONI-X-15": "DREAM-04 DREAM-09 DREAM-12",
    "ONI-X-16": "CROSS-09 DREAM-05",
    "ONI-X-17": "DREAM-04 DREAM-12 ONIV-15",
    "ONI-X-18": "INC-06 DREAM-05",
    "ONI-X-19": "PREM-07 PREM-08",
    "ONI-X-20": "CROSS-10",
    "ONI-X-21": "ONIV-10 ONIV-13 ONIV-17 ONIV-18",
    "ONI-X-22": "TOWER-08 TOWER-15",
    "ONI-X-23": "PREM-07 CROSS-08",
    "ONI-X-24": "ONIV-05 ONIV-15",
    "ONI-X-25": "PREM-08 INC-08",
    "ONI-X-26": "CROSS-07 CROSS-14 ONIV-14",
    "ONI-X-27": "INC-04 INC-10",
    "ONI-X-28": "INC-05 FREE-04",
    "ONI-X-29": "BOOK-13",
    "ONI-X-30": "GLYPH-09",
    "ONI-X-31": "DREAM-17",
    "ONI-X-32": "TOWER-14",
    "ONI-X-33": "PREM-15",
    "ONI-X-34": "CROSS-15",
    "ONI-X-35": "ONIV-21",
    "ONI-X-36": "INC-12",
    "ONI-X-40": "BOOK-04 DREAM-09 PREM-04",
    "ONI-X-41": "ONIV-16",
    "ONI-X-42": "ONIV-17 TOWER-10",
    "ONI-X-43": "BOOK-06 PREM-07",
    "ONI-X-44": "FREE-08 INC-07",
}


# ---- tables ----------------------------------------------------------------------------------------------------------


def card_table(told: Words, deck: dict[int, int]) -> list[str]:
    """How many cards of which kind, by colour where the kind has one."""
    counts: dict[str, dict[str, int]] = defaultdict(dict)
    for kind, count in sorted(deck.items()):
        parts = TOKENS[kind].split(".")
        colour = next((part for part in parts if part in COLOURS), "")
        counts[card_name(told, parts)][colour] = count
    total = [f"**{capital(told.text('guide-total'))}**"]
    if not any(colour in row for row in counts.values() for colour in COLOURS):
        head = [told.text("guide-card-column"), told.text("guide-count")]
        return table(head, [*([name, str(row[""])] for name, row in counts.items()), [*total, str(sum(deck.values()))]])
    named = [capital(told.text("onirim-colour", colour=colour)) for colour in COLOURS]
    head = [told.text("guide-card-column"), *named, told.text("guide-total")]
    rows = [
        [name, *(str(row.get(colour, "")) for colour in COLOURS), str(sum(row.values()))]
        for name, row in counts.items()
    ]
    by_colour = [str(sum(row.get(colour, 0) for row in counts.values())) for colour in COLOURS]
    return table(head, [*rows, [*total, *by_colour, str(sum(deck.values()))]])


def card_name(told: Words, parts: list[str]) -> str:
    """The name of a kind of card, its colour left out."""
    if parts[0] in COLOURS:
        return capital(told.text(f"onirim-kind-{parts[1]}"))
    if parts[0] == "x":
        return capital(f"{told.text('onirim-guide-kind-x')} {told.text(f'onirim-guide-with-{parts[1]}')}")
    if parts[0] == "tower":
        return f"{told.text('onirim-guide-tower')} {parts[2]}"
    if parts[0] == "den":
        return told.card(".".join(parts))
    if parts[0] == "door" and parts[1] in COLOURS:
        return capital(told.text("onirim-kind-door"))
    return capital(told.text(f"onirim-guide-kind-{parts[-1]}"))


def tower_table(told: Words) -> list[str]:
    """The faces of the towers, and which may stand to the right of which."""
    towers = [(colour, number) for colour in COLOURS for number in TOWER_NUMBERS]
    left = [LEFT_EDGES >> 2 * i & 3 for i in range(len(towers))]
    right = [RIGHT_EDGES >> 2 * i & 3 for i in range(len(towers))]
    named = [f"{told.text('onirim-colour', colour=colour)} {number}" for colour, number in towers]
    rows = []
    for i, (_, number) in enumerate(towers):
        follows = [named[j] for j in range(len(towers)) if j != i and not right[i] & left[j]]
        everything = told.text("onirim-guide-everything")
        edges = [told.text(f"onirim-guide-edge-{edge}") for edge in (left[i], right[i])]
        rows.append([named[i], *edges, str(number), everything if len(follows) == 11 else ", ".join(follows)])
    return table([told.text(f"onirim-guide-{name}") for name in ("tower", "left", "right", "number", "follows")], rows)


def spell_table(told: Words) -> list[str]:
    """The spells and their costs."""
    rows = [
        [told.text(f"onirim-spell-{name}"), str(cost), str(hard), capital(told.text(f"onirim-spell-{name}-line"))]
        for name, cost, hard in zip(SPELLS, SPELL_COSTS, HARD_SPELL_COSTS, strict=True)
    ]
    head = [told.text(f"onirim-guide-{name}") for name in ("spell", "cost", "hard-cost")]
    return table([*head, told.text("guide-effect")], rows)


def named_table(told: Words, kind: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    """Names and what they do."""
    head = [told.text(f"onirim-guide-{kind}"), told.text("guide-effect")]
    return table(head, ([name, capital(effect)] for name, effect in rows))


def tables(told: Words, page: str) -> list[str]:
    """What a page shows between its introduction and its rules."""
    lines: list[str] = []
    if page == "base":
        lines += section(told.text("guide-cards"), card_table(told, BASE_DECK))
    if page in MODULE_DECKS:
        deck = MODULE_DECKS[page]
        cards = card_table(told, deck) if deck else [told.text("onirim-guide-cards-none"), ""]
        lines += section(told.text("guide-cards-added"), cards)
    if page == "oniverse":
        joining = sum(MODULE_DECKS[page].values()) - UNUSED_DENIZENS
        lines += [told.text("onirim-guide-cards-note-oniverse", unused=UNUSED_DENIZENS, joining=joining), ""]
        denizens = ((told.card(f"den.{name}"), told.text(f"onirim-denizen-{name}")) for name in DENIZENS)
        lines += section(told.text("onirim-guide-denizens"), named_table(told, "denizen", denizens))
    if page == "book":
        lines += section(told.text("onirim-guide-spells"), spell_table(told))
    if page == "towers":
        lines += section(told.text("onirim-guide-tower-faces"), tower_table(told))
    if page == "premonitions":
        omens = [f"onirim-premonition-{name}" for name in PREMONITIONS]
        effects = ((told.text(name), told.text(f"{name}-line")) for name in omens)
        lines += section(told.text("onirim-guide-premonitions-table"), named_table(told, "premonition", effects))
    if page == "incubus":
        roles = [f"onirim-incubus-{name}" for name in ROLES]
        effects = ((told.text(name), told.text(f"{name}-line")) for name in roles)
        lines += section(told.text("onirim-guide-roles"), named_table(told, "role", effects))
    return lines


REFERENCE = Reference(
    manifest=MANIFEST,
    pages=PAGES,
    sources=SOURCES,
    rulings=("EDGE", "X"),
    pairs="X",
    wins=("base", "team", "oniverse", "dreamcatchers", "towers", "incubus"),
    tables=tables,
    introduced={"ED": "editions"},
)
