"""The rules of Urbion as pages: where its rules stand, what its rulings follow from, its tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DATA, DEFAULT_TABLE, ELEMENTS, POSTCARDS, Kind
from reverie.games.urbion.constants import CHAOS, CHROMATIC_CARD, CONCORD, INCUBUS, META, SOGNA, WIZARD
from reverie.games.urbion.manifest import ALL_MODULES, MANIFEST
from reverie.words import Words
from scripts.reference import Reference, capital, link, section, table

# Which families of rules stand on which page, in the order of the pages.
PAGES: dict[str, tuple[str, ...]] = {
    "base": ("BASE",),
    "team": ("TEAM",),
    "squares": ("SQUARES",),
    "chromatic": ("CHROMATIC",),
    "temples": ("TEMPLES",),
    "gardens": ("GARDENS",),
    "books": ("BOOKS",),
    "postcards": ("POSTCARDS",),
    "void": ("VOID",),
    "interactions": ("INT",),
    "edges": ("EDGE",),
    "editions": (),
    "data": ("DATA",),
    "settings": (),
}

# What a ruling follows from.
SOURCES = {
    "URB-EDGE-01": "BASE-62 BASE-54 BASE-60 BOOKS-13",
    "URB-EDGE-02": "BASE-60 BASE-61 BASE-35",
    "URB-EDGE-03": "BASE-63 BASE-15",
    "URB-EDGE-04": "BASE-54",
    "URB-EDGE-05": "BASE-16 BASE-53",
    "URB-EDGE-06": "BASE-09",
    "URB-EDGE-07": "BASE-08 BASE-41 BASE-52",
    "URB-EDGE-08": "BASE-10 BASE-33",
    "URB-EDGE-09": "BASE-38",
    "URB-EDGE-10": "BASE-39 BOOKS-12",
    "URB-EDGE-11": "BASE-33 BASE-04",
    "URB-EDGE-12": "BASE-04 BOOKS-14 VOID-13",
    "URB-EDGE-13": "TEAM-04 TEAM-05",
    "URB-EDGE-14": "BASE-01 BASE-40",
    "URB-EDGE-15": "BASE-35 CHROMATIC-08",
    "URB-EDGE-16": "POSTCARDS-05",
    "URB-EDGE-17": "POSTCARDS-03",
    "URB-EDGE-18": "BASE-21 GARDENS-07",
    "URB-EDGE-19": "GARDENS-07 BASE-35",
    "URB-EDGE-20": "VOID-09",
    "URB-EDGE-21": "CHROMATIC-06",
    "URB-EDGE-22": "BASE-52 CHROMATIC-04 POSTCARDS-05",
    "URB-EDGE-23": "BASE-16 BASE-50",
    "URB-EDGE-24": "BASE-06",
    "URB-EDGE-25": "POSTCARDS-15",
    "URB-EDGE-26": "POSTCARDS-14",
    "URB-EDGE-27": "VOID-03 VOID-04 VOID-12 VOID-16",
    "URB-EDGE-28": "VOID-11",
    "URB-EDGE-29": "BASE-15 BASE-35",
    "URB-EDGE-30": "BASE-31 POSTCARDS-08",
    "URB-INT-01": "CHROMATIC-05 CHROMATIC-07 SQUARES-03",
    "URB-INT-02": "BASE-12 BASE-15",
    "URB-INT-03": "GARDENS-08 GARDENS-09",
    "URB-INT-04": "BASE-04 BOOKS-04 BOOKS-14",
    "URB-INT-05": "POSTCARDS-01 POSTCARDS-12 POSTCARDS-17",
    "URB-INT-06": "VOID-13",
    "URB-INT-07": "CHROMATIC-05 TEMPLES-03",
    "URB-INT-08": "CHROMATIC-03 CHROMATIC-05 GARDENS-04 GARDENS-10",
    "URB-INT-09": "CHROMATIC-08 CHROMATIC-11 BOOKS-04 BOOKS-13",
    "URB-INT-10": "POSTCARDS-03 POSTCARDS-05 POSTCARDS-12 POSTCARDS-13 POSTCARDS-17",
    "URB-INT-11": "CHROMATIC-08 VOID-02",
    "URB-INT-12": "GARDENS-02 GARDENS-08 TEMPLES-06",
    "URB-INT-13": "BASE-04 BOOKS-04 BOOKS-14",
    "URB-INT-14": "POSTCARDS-01 POSTCARDS-10 POSTCARDS-12 POSTCARDS-17",
    "URB-INT-15": "VOID-13",
    "URB-INT-16": "GARDENS-02 GARDENS-07 GARDENS-08 BOOKS-13",
    "URB-INT-17": "GARDENS-09 GARDENS-10 POSTCARDS-01 POSTCARDS-16",
    "URB-INT-18": "GARDENS-07 VOID-07 VOID-12 VOID-15",
    "URB-INT-19": "POSTCARDS-03 POSTCARDS-07 POSTCARDS-09 POSTCARDS-11 POSTCARDS-16",
    "URB-INT-20": "BOOKS-11 BOOKS-12 VOID-06 VOID-16",
    "URB-INT-21": "POSTCARDS-07 POSTCARDS-13 POSTCARDS-17 VOID-07 VOID-08 VOID-10",
    "URB-INT-22": "BASE-15 TEAM-04",
    "URB-INT-23": "TEAM-06",
    "URB-INT-24": "BASE-15 TEAM-04",
    "URB-INT-25": "TEAM-04 TEAM-05",
    "URB-INT-26": "BOOKS-04 TEAM-08 TEAM-10",
    "URB-INT-27": "POSTCARDS-14 POSTCARDS-15 TEAM-10",
    "URB-INT-28": "TEAM-05 VOID-12 VOID-18",
}

# Where the editions differ, and the rule that says it.
DIFFERENCES = {
    "sides": "BASE-02",
    "census": "BASE-35",
    "opening": "BASE-16",
    "tie": "BASE-09",
    "pass": "BASE-32",
    "bonus": "BASE-39",
    "chaos": "BASE-52",
    "defeat": "BASE-63",
    "polarity": "TEAM-08",
    "metas": "BASE-15",
    "unseen": "BOOKS-02",
    "most": "BOOKS-03",
    "price": "BOOKS-04",
    "balance": "BOOKS-12",
    "modules": "BASE-13",
    "names": "BOOKS-11",
}

# What a kind of Dream is called, by the bits of its type; the first that fits.
KINDS = (
    (WIZARD | SOGNA, "wizard-sogna"),
    (WIZARD | INCUBUS, "wizard-incubus"),
    (META, "meta"),
    (CONCORD, "concord"),
    (CHAOS, "chaos"),
    (CHROMATIC_CARD, "chromatic"),
    (SOGNA, "sogna"),
    (INCUBUS, "incubus"),
)


# ---- tables ----------------------------------------------------------------------------------------------------------


def kind_name(kind: Kind) -> str:
    """What a Dream is."""
    return next(name for bits, name in KINDS if kind.type & bits == bits)


def influence(kind: Kind) -> str:
    """What a Dream is worth, with its sign if it has only one."""
    if not kind.minus:
        return f"+{kind.plus}"
    return f"−{kind.minus}" if not kind.plus else str(kind.plus)


def dream_table(told: Words, dreams: Mapping[int, int]) -> list[str]:
    """How many Dreams of which kind and what they are worth, by element where the kind has one."""
    cells: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    counts: dict[str, int] = defaultdict(int)
    for number, copies in sorted(dreams.items()):
        kind = DEFAULT_TABLE.kinds[number]
        elements = [name for i, name in enumerate(ELEMENTS) if kind.elements == 1 << i]
        name = told.text(f"urbion-guide-kind-{kind_name(kind)}", influence=kind.plus)
        counts[name] += copies
        for element in elements:
            cells[name][element].append(f"{copies} × {influence(kind)}")
    shown = ELEMENTS if cells else ()
    head = [told.text("urbion-guide-dream"), *(capital(told.text(f"urbion-element-{name}")) for name in shown)]
    rows = [[name, *(", ".join(cells[name][element]) for element in shown), str(n)] for name, n in counts.items()]
    total = [f"**{told.text('guide-total')}**", *("" for _ in shown), str(sum(counts.values()))]
    note = [told.text("urbion-guide-dreams-note"), ""] if shown else []
    return [*table([*head, told.text("guide-count")], [*rows, total]), *note]


def city_table(told: Words, cities: Mapping[int, int]) -> list[str]:
    """How many Cities of which elements."""
    head = [told.text("urbion-guide-city"), told.text("guide-count")]
    rows = [[city_name(told, mask), str(cities[mask])] for mask in sorted(cities, key=city_order)]
    return table(head, [*rows, [f"**{told.text('guide-total')}**", str(sum(cities.values()))]])


def city_order(mask: int) -> tuple[int, list[int]]:
    """Cities with two elements first, then Squares, Temples and Gardens."""
    elements = [i for i in range(len(ELEMENTS)) if mask & 1 << i]
    return (2, 4, 1, 0).index(len(elements)), elements


def city_name(told: Words, mask: int) -> str:
    """A City by its elements."""
    elements = [told.text(f"urbion-element-{name}") for i, name in enumerate(ELEMENTS) if mask & 1 << i]
    if len(elements) == 1:
        return capital(told.text("urbion-guide-temple", element=elements[0]))
    if len(elements) == 2:
        return capital(" + ".join(elements))
    return told.text(f"urbion-city-{CITY_TOKENS[mask]}")


def named_table(told: Words, head: Iterable[str], names: Iterable[str], copies: Iterable[int]) -> list[str]:
    """Cards with a name and a line of their own: what they do, and how many there are."""
    rows = (
        [told.text(f"urbion-{name}"), capital(told.text(f"urbion-{name}-line")), str(count)]
        for name, count in zip(names, copies, strict=True)
    )
    return table([*(told.text(name) for name in head), told.text("guide-count")], rows)


def difference_table(told: Words) -> list[str]:
    """Where the editions differ."""
    editions = [edition.name for edition in reversed(MANIFEST.editions)]
    head = [told.text("urbion-guide-topic"), *(capital(told.text(f"urbion-edition-{name}")) for name in editions)]
    rows = []
    for name, rule in DIFFERENCES.items():
        text = f"urbion-guide-differ-{name}"
        cells = [told.text(text), *(told.text(f"{text}@{edition}") for edition in editions)]
        rows.append([*cells, link(REFERENCE, f"URB-{rule}", "editions")])
    return table([*head, told.text("urbion-guide-rule")], rows)


def deck_tables(told: Words, modules: Iterable[str], without: Iterable[str] | None = None) -> list[str]:
    """The Dreams and Cities of some modules; only what they add, if `without` names what is there already."""
    names = list(modules)
    dreams, cities = DEFAULT_TABLE.dreams(names), DEFAULT_TABLE.cities(names)
    if without is not None:
        known = list(without)
        dreams = {kind: n for kind, n in dreams.items() if kind not in DEFAULT_TABLE.dreams(known)}
        cities = {mask: n for mask, n in cities.items() if mask not in DEFAULT_TABLE.cities(known)}
    lines = section(told.text("urbion-guide-dreams"), dream_table(told, dreams)) if dreams else []
    return [*lines, *(section(told.text("urbion-guide-cities"), city_table(told, cities)) if cities else [])]


def tables(told: Words, page: str) -> list[str]:
    """What a page shows between its introduction and its rules."""
    lines: list[str] = []
    if page == "base":
        lines += deck_tables(told, ())
    if page in ALL_MODULES:
        lines += deck_tables(told, (page,), without=())
    if page == "data":
        lines += deck_tables(told, ALL_MODULES)
    if page == "books":
        head = ("urbion-guide-book", "guide-effect")
        lines += section(told.text("urbion-guide-books-table"), named_table(told, head, BOOKS, DEFAULT_TABLE.books))
    if page == "postcards":
        head = ("urbion-guide-postcard", "urbion-guide-wish")
        cards = named_table(told, head, POSTCARDS, DEFAULT_TABLE.postcards)
        owned = int(DATA["wise_chaos"]["owned"])
        fewest, most = (DEFAULT_TABLE.wise_chaos(names) for names in ((page,), ALL_MODULES))
        note = told.text("urbion-guide-wise", count=owned, fewest=fewest, most=most)
        lines += section(told.text("urbion-guide-postcards-table"), [*cards, note, ""])
    if page == "void":
        note = told.text("urbion-guide-void-stack", count=DEFAULT_TABLE.void_cards)
        lines += section(told.text("guide-cards-added"), [note, ""])
    if page == "editions":
        lines += difference_table(told)
    return lines


REFERENCE = Reference(
    manifest=MANIFEST,
    pages=PAGES,
    sources=SOURCES,
    rulings=("EDGE", "INT"),
    pairs="INT",
    wins=("base", "squares", "temples", "gardens", "postcards"),
    tables=tables,
    introduced={},
)
