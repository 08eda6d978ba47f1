"""The card table as it is read from a file: its entries, and everything that a table must obey (URB-DATA-11).

An entry is what may be changed: a Dream (`S1e`), a City (`earth-water`, `temple-fire`) or a Postcard (`doves`), with
the number of its copies. Everything else is fixed by the rulebooks, and a file that says otherwise is refused.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from reverie.errors import SpecError
from reverie.games.urbion import constants as c
from reverie.games.urbion.card_names import (
    ALL,
    BOOKS,
    CITY_PAIRS,
    ELEMENTS,
    PARTS,
    POSTCARDS,
    TWO_HALVES,
    Dream,
    dream_of,
    read_dream,
)
from reverie.kernel.spec import shown

MOST_COPIES = 99
MOST_INFLUENCE = 5  # URB-BASE-03
CHECKS = "URB-DATA-11"
WIZARDS = "wizard_sogna, wizard_incubus"

# What the rulebooks fix. The engine is built for the numbers that come from `constants.py`.
FIXED: dict[str, dict[str, Any]] = {
    "chaos": {"copies": 8, "magnitude": 5, "elements": []},
    "chromatic": {"copies": 8, "magnitude": 4, "elements": []},
    "square": {"elements": list(ELEMENTS), "copies": 4},
    "garden": {"elements": [], "copies": 4},
    "book": {name: 2 if name == "book_prophecies" else 1 for name in BOOKS},
    "postcard_value": {"kept": c.POSTCARD_KEPT, "lost": -c.POSTCARD_LOST},
    "wise_chaos": {"owned": 6, "base": 3, "per_module": {"squares": 1, "temples": 1, "gardens": 1}},
    "void": {"cards": 8},
    "numbers": {
        "hand_size": c.HAND_SIZE,
        "rows": c.ROWS,
        "side_limit": c.SIDE_LIMIT,
        "chaos_reveal": c.CHAOS_REVEAL,
        "books_removed_unseen": {"first": 2, "second": 4},
        "book_price": {"first": 2, "second": 4},
        "polarity_price_second": c.POLARITY_PRICE,
    },
}

# How many cards the parts with chosen entries have together.
TOTALS = {
    "sogna": 32,
    "incubus": 32,
    "concord": 10,
    WIZARDS: 16,
    "city": 12,
    "temple": 4,
    "postcard": 24,
    **{f"meta.{element}": 2 for element in ELEMENTS},
}
# Cards in a deck have at most these numbers; cards that only positions use may go up to MOST_INFLUENCE.
MOST = {"sogna": 4, "incubus": 3, "wizard_sogna": 4, "wizard_incubus": 3}

RULES = {
    "sogna": "URB-DATA-01",
    "incubus": "URB-DATA-01",
    "chaos": "URB-DATA-02",
    "chromatic": "URB-DATA-02",
    "meta": "URB-DATA-03",
    "concord": "URB-DATA-04",
    "wizard_sogna": "URB-DATA-05",
    "wizard_incubus": "URB-DATA-05",
    "city": "URB-DATA-06",
    "square": "URB-DATA-06",
    "temple": "URB-DATA-06",
    "garden": "URB-DATA-06",
    "book": "URB-DATA-07",
    "postcard": "URB-DATA-08",
    "postcard_value": "URB-DATA-08",
    "wise_chaos": "URB-DATA-08",
    "void": "URB-DATA-09",
    "numbers": "URB-DATA-10",
}

# Parts whose entries are single cards, with the names that a file gives them and the names of the entries.
COUNTED: dict[str, dict[str, str]] = {
    "city": {name: name for name in CITY_PAIRS},
    "temple": {element: f"temple-{element}" for element in ELEMENTS},
    "postcard": {name: name for name in POSTCARDS},
}
CARD_NAMES = tuple(name for names in COUNTED.values() for name in names.values())

Entries = dict[str, int]


def in_card_order(name: str) -> tuple[int, tuple[int, ...]]:
    """Dreams as their kinds are numbered, then Cities, Temples, Postcards."""
    dream = read_dream(name)
    return (0, dream) if dream is not None else (1, (CARD_NAMES.index(name),))


def entries_of(data: Mapping[str, Any], default: Mapping[str, int] | None = None) -> Entries:
    """The entries of a file; what it leaves out is as in the default table. Without one, nothing may be left out."""
    complete = default is None
    entries = dict(default or {})
    check_names(data, RULES, "", None, complete)
    for part, value in data.items():
        rule = RULES[part]
        check_part(value, part, rule)
        if part in FIXED:
            check_fixed(value, FIXED[part], part, rule, complete)
        elif part in COUNTED:
            check_names(value, COUNTED[part], f"{part}.", rule, complete)
            for name, copies in value.items():
                entries[COUNTED[part][name]] = read_copies(copies, f"{part}.{name}", rule)
        elif part == "concord":
            replace_dreams(entries, part, ALL, value, rule)
        else:
            check_names(value, ELEMENTS, f"{part}.", rule, complete)
            for element, numbers in value.items():
                check_part(numbers, f"{part}.{element}", rule)
                replace_dreams(entries, part, ELEMENTS.index(element), numbers, rule)
    return entries


def check_part(data: object, place: str, rule: str) -> None:
    """Here must stand names with values."""
    if not isinstance(data, Mapping):
        raise SpecError("cards-part", place=place, rule=rule, value=shown(data))


def check_names(
    data: Mapping[str, object], known: Collection[str], place: str, rule: str | None, complete: bool
) -> None:
    """Every name is known, and if the table must be complete, every known name is there."""
    for name in data:
        if name not in known:
            where = place + shown(name)
            raise SpecError("cards-unknown", place=where, rule=rule, value=shown(name), allowed=list(known))
    for name in known if complete else ():
        if name not in data:
            raise SpecError("cards-missing", place=place + name, rule=rule)


def check_fixed(data: object, fixed: object, place: str, rule: str, complete: bool) -> None:
    """What the rulebooks fix may be repeated, not changed."""
    if isinstance(fixed, dict):
        check_part(data, place, rule)
        assert isinstance(data, Mapping)
        check_names(data, fixed, f"{place}.", rule, complete)
        for name, value in data.items():
            check_fixed(value, fixed[name], f"{place}.{name}", rule, complete)
    elif type(data) is not type(fixed) or data != fixed:
        raise SpecError("cards-fixed", place=place, rule=rule, value=shown(data), allowed=shown(fixed))


def read_copies(copies: object, place: str, rule: str) -> int:
    """A number of copies."""
    if not isinstance(copies, int) or isinstance(copies, bool) or not 0 <= copies <= MOST_COPIES:
        raise SpecError("cards-copies", place=place, rule=rule, value=shown(copies), most=MOST_COPIES)
    return copies


def replace_dreams(entries: Entries, part: str, element: int, numbers: Mapping[str, object], rule: str) -> None:
    """The Dreams of one part and element, as a file says them."""
    place = Dream(PARTS.index(part), element, 0, 0).place
    for name in dreams_at(entries, place):
        del entries[name]
    for number, copies in numbers.items():
        dream = dream_of(part, element, number)
        if dream is None:
            raise SpecError(
                "cards-halves" if part in TWO_HALVES else "cards-influence",
                place=f"{place}.{shown(number)}",
                rule=rule,
                at=place,
                value=shown(number),
                most=most_influence(part),
            )
        entries[dream.token] = read_copies(copies, f"{place}.{number}", rule)


def dreams_at(entries: Mapping[str, int], place: str) -> list[str]:
    """The Dreams of one part and element."""
    return [name for name in entries if (dream := read_dream(name)) is not None and dream.place == place]


def most_influence(part: str) -> int:
    """The highest number that cards of a part may have."""
    return MOST.get(part, MOST_INFLUENCE)


# ---- what every table must obey ----------------------------------------------------------------------------------


def check(entries: Mapping[str, int]) -> None:
    """The self-checks of URB-DATA-11 and the limits of the engine; SpecError names the part that is wrong."""
    sums = dict.fromkeys(TOTALS, 0)
    for name, copies in entries.items():
        dream = read_dream(name)
        if dream is not None:
            check_influence(dream, copies)
        sums[part_of(name)] += copies
    for part, total in TOTALS.items():
        if sums[part] != total:
            raise SpecError("cards-total", place=part, rule=CHECKS, at=part, count=sums[part], allowed=total)
    for name in POSTCARDS:
        if not entries[name]:
            raise SpecError("cards-postcard", place=f"postcard.{name}", rule=RULES["postcard"], value=name)
    kinds = kinds_in(entries)
    if kinds > c.KINDS:
        raise SpecError("cards-kinds", place="dreams", rule=RULES["sogna"], count=kinds, most=c.KINDS)


def part_of(name: str) -> str:
    """The part of TOTALS that an entry is counted in."""
    dream = read_dream(name)
    if dream is None:
        return next(part for part, names in COUNTED.items() if name in names.values())
    part = PARTS[dream.part]
    if part.startswith("wizard"):
        return WIZARDS
    return dream.place if part == "meta" else part


def check_influence(dream: Dream, copies: int) -> None:
    """Cards that are in no deck may have any number that a Dream can have."""
    most = most_influence(PARTS[dream.part]) if copies else MOST_INFLUENCE
    if max(dream.plus, dream.minus) > most:
        number = dream.token.lstrip("WSIMN").rstrip("ewfa")
        place = f"{dream.place}.{number}"
        raise SpecError("cards-influence", place=place, rule=CHECKS, at=dream.place, value=number, most=most)


def kinds_in(entries: Mapping[str, int]) -> int:
    """How many kinds of Dreams there are, with Chaos and Chromatic Chaos."""
    return 2 + sum(read_dream(name) is not None for name in entries)


def check_symmetry(entries: Mapping[str, int]) -> None:
    """Every element as often as the others, on Cities, Sognae and Incubi: the default table only (URB-DATA-11)."""
    for element in ELEMENTS:
        sums = {f"{part}.{element}": dreams_at(entries, f"{part}.{element}") for part in ("sogna", "incubus")}
        sums[f"city: {element}"] = [name for name in CITY_PAIRS if element in name.split("-")]
        for place, names in sums.items():
            count, share = sum(entries[name] for name in names), 6 if place.startswith("city") else 8
            if count != share:
                raise SpecError("cards-total", place=place, rule=CHECKS, at=place, count=count, allowed=share)
