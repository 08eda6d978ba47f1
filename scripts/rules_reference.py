"""The rules for players as pages: `python scripts/rules_reference.py` writes docs/rules/en and docs/rules/de.

Everything comes from the words of the game and its card tables; nothing on the pages is written by hand. With
`--check` nothing is written, and the exit status is 1 if a page on disk differs.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

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
from reverie.games.onirim.manifest import MODULES as MODULE_LIST
from reverie.games.onirim.manifest import VARIANTS
from reverie.kernel.manifest import Variant
from reverie.words import LANGUAGES, Words, words

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "rules"
RULE = re.compile(r"(ONI-([A-Z]+)-\d+) = ")
MODULES = tuple(module.name for module in MODULE_LIST)
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
PAGE_OF = {family: page for page, families in PAGES.items() for family in families}

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


@dataclass(frozen=True)
class Rule:
    """A rule as it stands in the words."""

    id: str
    family: str
    chapter: str
    title: str
    text: str


@cache
def rules(language: str) -> tuple[Rule, ...]:
    """Every rule of a language, in the order of the file."""
    told = words(language)
    found: list[Rule] = []
    chapter = ""
    source = ROOT / "src" / "reverie" / "words" / language / "onirim-rules.ftl"
    for line in source.read_text("utf-8").splitlines():
        if line.startswith("## "):
            chapter = line.partition(": ")[2]
        elif match := RULE.match(line):
            found.append(Rule(match[1], match[2], chapter, told.text(f"{match[1]}@title"), told.text(match[1])))
    return tuple(found)


# ---- pieces of Markdown ----------------------------------------------------------------------------------------------


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table, with an empty line after it."""
    columns = list(head)
    lines = [columns, ["---"] * len(columns), *(list(row) for row in rows)]
    return [*("| " + " | ".join(cells) + " |" for cells in lines), ""]


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def link(rule: str, page: str) -> str:
    """A link to a rule from a page."""
    target = PAGE_OF[rule.split("-")[1]]
    return f"[{rule}]({'' if target == page else f'{target}.md'}#{rule.lower()})"


def page_title(told: Words, page: str) -> str:
    """What a page is called."""
    return told.text(f"onirim-module-{page}" if page in MODULES else f"onirim-guide-{page}@title")


def told_rule(told: Words, rule: Rule, page: str) -> list[str]:
    """A rule with the anchor that links lead to."""
    lines = [f'<a id="{rule.id.lower()}"></a>', f"**{rule.id} · {rule.title}**  ", rule.text]
    if rule.id in SOURCES:
        links = ", ".join(link(f"ONI-{source}", page) for source in SOURCES[rule.id].split())
        lines[-1] += "  "
        lines.append(f"{told.text('onirim-guide-see')}: {links}")
    return [*lines, ""]


# ---- tables ----------------------------------------------------------------------------------------------------------


def card_table(told: Words, deck: dict[int, int]) -> list[str]:
    """How many cards of which kind, by colour where the kind has one."""
    counts: dict[str, dict[str, int]] = defaultdict(dict)
    for kind, count in sorted(deck.items()):
        parts = TOKENS[kind].split(".")
        colour = next((part for part in parts if part in COLOURS), "")
        counts[card_name(told, parts)][colour] = count
    total = [f"**{capital(told.text('onirim-guide-total'))}**"]
    if not any(colour in row for row in counts.values() for colour in COLOURS):
        head = [told.text("onirim-guide-card-column"), told.text("onirim-guide-count")]
        return table(head, [*([name, str(row[""])] for name, row in counts.items()), [*total, str(sum(deck.values()))]])
    named = [capital(told.text("colour", colour=colour)) for colour in COLOURS]
    head = [told.text("onirim-guide-card-column"), *named, told.text("onirim-guide-total")]
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
    named = [f"{told.text('colour', colour=colour)} {number}" for colour, number in towers]
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
    return table([told.text(f"onirim-guide-{name}") for name in ("spell", "cost", "hard-cost", "effect")], rows)


def named_table(told: Words, kind: str, rows: Iterable[tuple[str, str]]) -> list[str]:
    """Names and what they do."""
    head = [told.text(f"onirim-guide-{kind}"), told.text("onirim-guide-effect")]
    return table(head, ([name, capital(effect)] for name, effect in rows))


def win_table(told: Words) -> list[str]:
    """The win conditions, which all add up."""
    parts = [("base", told.text("onirim-guide-base@title")), ("team", told.text("onirim-guide-team@title"))]
    parts += [(name, page_title(told, name)) for name in ("oniverse", "dreamcatchers", "towers", "incubus")]
    head = [told.text("onirim-guide-game"), told.text("onirim-guide-condition")]
    return table(head, ([title, told.text(f"onirim-guide-win-{name}")] for name, title in parts))


def matrix(told: Words) -> list[str]:
    """Which rule is about which pair: the modules in order, then each of them with a team."""
    numbers = {pair: i for i, pair in enumerate(combinations(MODULES, 2), 1)}
    numbers |= {(name, "team"): len(numbers) + i for i, name in enumerate(MODULES, 1)}
    columns = [*MODULES[1:], "team"]
    rows = []
    for name in MODULES:
        cells = [numbers.get((name, other)) for other in columns]
        links = [f"[X-{number:02}](#oni-x-{number:02})" if number else "" for number in cells]
        rows.append([f"**{told.text(f'onirim-guide-short-{name}')}**", *links])
    return table(["", *(told.text(f"onirim-guide-short-{name}") for name in columns)], rows)


def settings_table(told: Words, variants: Iterable[Variant]) -> list[str]:
    """Every value of some settings, the default first."""
    rows = []
    for variant in variants:
        name = variant.name.replace(".", "-")
        rows.append([f"`{variant.name}`", "", told.text(f"onirim-variant-{name}")])
        rows += [["", f"`{value}`", told.text(f"onirim-value-{name}-{value}")] for value in variant.values]
    return table([told.text(f"onirim-guide-{name}") for name in ("setting", "value", "meaning")], rows)


def tables(told: Words, page: str) -> list[str]:
    """What a page shows between its introduction and its rules."""
    lines: list[str] = []
    if page == "base":
        lines += [f"## {told.text('onirim-guide-cards')}", "", *card_table(told, BASE_DECK)]
        lines += [f"## {told.text('onirim-guide-wins')}", "", *win_table(told)]
    if page in MODULES:
        deck = MODULE_DECKS[page]
        lines += [f"## {told.text('onirim-guide-cards-added')}", ""]
        lines += card_table(told, deck) if deck else [told.text("onirim-guide-cards-none"), ""]
    if page == "oniverse":
        joining = sum(MODULE_DECKS[page].values()) - UNUSED_DENIZENS
        lines += [told.text("onirim-guide-cards-note-oniverse", unused=UNUSED_DENIZENS, joining=joining), ""]
        denizens = ((told.card(f"den.{name}"), told.text(f"onirim-denizen-{name}")) for name in DENIZENS)
        lines += [f"## {told.text('onirim-guide-denizens')}", "", *named_table(told, "denizen", denizens)]
    if page == "book":
        lines += [f"## {told.text('onirim-guide-spells')}", "", *spell_table(told)]
    if page == "towers":
        lines += [f"## {told.text('onirim-guide-tower-faces')}", "", *tower_table(told)]
    if page == "premonitions":
        omens = [f"onirim-premonition-{name}" for name in PREMONITIONS]
        effects = ((told.text(name), told.text(f"{name}-line")) for name in omens)
        lines += [f"## {told.text('onirim-guide-premonitions-table')}", "", *named_table(told, "premonition", effects)]
    if page == "incubus":
        roles = [f"onirim-incubus-{name}" for name in ROLES]
        effects = ((told.text(name), told.text(f"{name}-line")) for name in roles)
        lines += [f"## {told.text('onirim-guide-roles')}", "", *named_table(told, "role", effects)]
    if page == "interactions":
        lines += [f"## {told.text('onirim-guide-matrix')}", "", *matrix(told)]
    variants = [variant for variant in VARIANTS if page in ("settings", variant.needs)]
    if variants:
        heading = [] if page == "settings" else [f"## {told.text('onirim-guide-settings@title')}", ""]
        lines += [*heading, *settings_table(told, variants)]
    return lines


# ---- pages -----------------------------------------------------------------------------------------------------------


def opening(told: Words, page: str) -> list[str]:
    """Title, introduction and advice."""
    lines = [f"<!-- {told.text('onirim-guide-generated')} -->", "", f"# {page_title(told, page)}", ""]
    if page != "index":
        lines += [f"[{told.text('onirim-guide-back')}](index.md)", ""]
    lines += [told.text(f"onirim-guide-{page}"), ""]
    if (advice := told.text(f"onirim-guide-{page}@advice")) != f"onirim-guide-{page}@advice":
        lines += [f"**{told.text('onirim-guide-advice')}.** {advice}", ""]
    return lines


def rules_page(told: Words, page: str) -> str:
    """A page with its tables, then its rules in chapters."""
    lines = [*opening(told, page), *tables(told, page)]
    chapters: dict[str, list[Rule]] = {}
    for family in PAGES[page]:
        for rule in rules(told.language):
            if rule.family == family:
                chapters.setdefault(rule.chapter, []).append(rule)
    for chapter, entries in chapters.items():
        lines += [f"## {chapter if len(chapters) > 1 else told.text('onirim-guide-rules')}", ""]
        if page == "base" and entries[0].family == "ED":
            lines += [told.text("onirim-guide-editions"), ""]
        for rule in entries:
            lines += told_rule(told, rule, page)
    return "\n".join(lines).rstrip("\n") + "\n"


def index_page(told: Words) -> str:
    """The first page: every other page, and what the modules change."""
    titles = [f"[{page_title(told, page)}]({page}.md)" for page in PAGES]
    others = [title for page, title in zip(PAGES, titles, strict=True) if page not in MODULES]
    lines = [*opening(told, "index"), f"## {told.text('onirim-guide-pages')}", "", *(f"- {title}" for title in others)]
    lines += ["", f"## {told.text('onirim-guide-modules')}", ""]
    lines += [
        f"- [{page_title(told, name)}]({name}.md) (`{name}`): {told.text(f'onirim-module-{name}-line')}"
        for name in MODULES
    ]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every page with its text."""
    found: dict[Path, str] = {}
    for language in LANGUAGES:
        told = words(language)
        found[FOLDER / language / "index.md"] = index_page(told)
        found |= {FOLDER / language / f"{page}.md": rules_page(told, page) for page in PAGES}
    return found


def main(check: bool) -> int:
    """Write the pages, or only say which ones differ."""
    stale = {path: text for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(path.relative_to(ROOT))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
