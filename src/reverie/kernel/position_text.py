"""The text of a written position, whatever the game: zones, and the words in them as the law writes lists.

Zones are separated by `|` or line breaks, and by a comma or semicolon before the name of another zone. Lists may stand
in brackets of any kind with commas between their cards, `hand = {red.sun, blue.moon}` or `deck: S1e I2w …`. A bare
number in a zone says how many cards it has altogether; `x3` after a card stands for three of it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

from reverie.errors import PositionError
from reverie.kernel.manifest import Manifest
from reverie.kernel.settings import in_play
from reverie.kernel.spec import GameSpec

SIZE_LIMIT = 20_000
OTHERS = "…"  # cards that do not matter
OPENING, CLOSING = "[({", "])}"
MARKUP = re.compile(r"[\[\](){}=,;…]|\.(?=\s|$)")  # positions that were written by an engine have none of it
INDEXED = re.compile(r"(\w+)\[(\d)\]")
LIST_MARK = re.compile(r"^[-•]\s+(?=\S)")  # rows may be pasted from a list
NUMBER = re.compile(r"[0-9]+")
SHOWN = 40  # characters of a word that is refused

Zone = tuple[str, list[str]]


def spec_and_parts(text: object) -> tuple[str, list[str]]:
    """The spec, which comes first, and what stands between bars and line breaks after it."""
    if not isinstance(text, str) or len(text) > SIZE_LIMIT:
        raise PositionError("position-size", place="position", limit=SIZE_LIMIT)
    first, *parts = [part.strip() for part in re.split(r"[|\n]", text) if part.strip()] or [""]
    return first, parts


def spec_and_zone_parts(text: object, manifest: Manifest, rules: int | None) -> tuple[GameSpec, list[str]]:
    """The game that a position belongs to, which has no seed, and the parts that say how its table lies.

    It names no version of the rules; whoever knows another one than the present says so.
    """
    first, parts = spec_and_parts(text)
    spec = GameSpec.parse(first, {manifest.game: manifest}, rules)
    if spec.seed is not None:
        raise PositionError("position-seed", place="spec")
    return spec, parts


def check_needs(spec: GameSpec, zones: list[Zone], needs: Mapping[str, str], rules: Mapping[str, str]) -> None:
    """Zones may be written only where their module or mode is in play."""
    for name, _ in zones:
        if not in_play(spec, needs.get(name)):
            need = needs[name]
            raise PositionError("position-zone-needs", place=name, rule=rules[need], value=name, needs=need)


def zones_of(parts: list[str], names: Mapping[str, str], inner: Collection[str] = ()) -> list[Zone]:
    """Every zone with its words; names that nobody knows are left as they are.

    `names` gives the zone for each way to call it, in small letters. A part that begins with one of the `inner` words
    belongs to the zone before it.
    """
    found: list[Zone] = []
    for part in parts:
        if not MARKUP.search(part):
            first, *words = part.split()
            name = first.lower()
            if name in names and (not words or f"{name} {words[0].lower()}" not in names):
                found.append((names[name], words))
                continue
        for number, piece in enumerate(outside_brackets(LIST_MARK.sub("", part))):
            words = piece.split()
            if not words:
                continue
            if found and (words[0].lower() in inner or (number and not named(words, names))):
                found[-1][1].extend(cleaned(words))
            else:
                found.append(zone(words, names))
    return found


def outside_brackets(part: str) -> list[str]:
    """A part between its commas and semicolons; those inside brackets are blanks."""
    if "," not in part and ";" not in part:
        return [part]
    pieces, depth = [""], 0
    for char in part:
        depth += (char in OPENING) - (char in CLOSING)
        if char not in ",;":
            pieces[-1] += char
        elif depth > 0:
            pieces[-1] += " "
        else:
            pieces.append("")
    return pieces


def named(words: list[str], names: Mapping[str, str]) -> tuple[str, int] | None:
    """The zone that these words begin with, and how many of them are its name."""
    first = bare_name(words[0])
    indexed = INDEXED.fullmatch(first)
    if indexed:
        first = indexed[1] + indexed[2]
    for count in (2, 1):
        name = first if count == 1 else f"{first} {bare_name(words[1])}" if len(words) > 1 else ""
        if name in names:
            return names[name], count
    return None


def bare_name(word: str) -> str:
    """The name of a zone without what follows it in a text."""
    return word.rstrip(":=").lower()


def zone(words: list[str], names: Mapping[str, str]) -> Zone:
    """A zone with the words in it."""
    name, count = named(words, names) or (words[0], 1)
    return name, cleaned(words[count:])


def cleaned(words: list[str]) -> list[str]:
    """Words without the brackets around a list, without equals signs and full stops."""
    found = []
    for word in words:
        word = word.lstrip(OPENING)
        inside = word.rstrip(CLOSING)
        opened = sum(map(inside.count, OPENING)) - sum(map(inside.count, CLOSING))  # a Postcard lies in such brackets
        word = word[: len(inside) + max(opened, 0)]
        if word in ("...", OTHERS):
            found.append(OTHERS)
        elif word not in ("", "="):
            found.append(word.removesuffix("."))
    return found


def checked_zones(zones: list[Zone], known: Collection[str]) -> dict[str, list[str]]:
    """Each zone at most once, and only those that this set-up knows."""
    found: dict[str, list[str]] = {}
    for name, words in zones:
        if name not in known:
            raise PositionError("position-zone", place=name[:SHOWN], value=name[:SHOWN], allowed=known)
        if name in found:
            raise PositionError("position-zone-twice", place=name, value=name)
        found[name] = words
    return found


# ---- numbers --------------------------------------------------------------------------------------------------


def number_in(zone_name: str, words: list[str] | None, default: int, most: int) -> int:
    """A zone that is one number."""
    if words is None:
        return default
    if len(words) != 1:
        raise PositionError("position-one-number", place=zone_name, zone=zone_name, most=most)
    if not re.fullmatch(r"[0-9]{1,3}", words[0]) or int(words[0]) > most:
        raise PositionError("position-number", place=zone_name, value=words[0][:SHOWN], most=most)
    return int(words[0])


def split_count(zone_name: str, words: list[str], most: int) -> tuple[list[str], int | None]:
    """The words of a zone without the number among them, and that number: how many cards it has altogether."""
    numbers = [word for word in words if NUMBER.fullmatch(word)]
    if not numbers:
        return words, None
    count = number_in(zone_name, numbers, 0, most)
    return [word for word in words if not NUMBER.fullmatch(word)], count


def missing(zone_name: str, count: int | None, named_cards: int) -> int:
    """How many cards a zone needs beside those that are named in it."""
    if count is None:
        return 0
    if count < named_cards:
        raise PositionError("position-count", place=zone_name, value=zone_name, count=named_cards, most=count)
    return count - named_cards


# ---- cards that nobody named -------------------------------------------------------------------------------------


def evenly(cards: Counter[int]) -> list[int]:
    """One card of every kind in card order, then a second one, and so on: a short pile is still a varied one."""
    return [kind for _, kind in sorted((copy, kind) for kind, copies in cards.items() for copy in range(copies))]


def take(zone_name: str, left: Counter[int], order: list[int], count: int) -> list[int]:
    """So many of the cards that lie nowhere, in this order; they are left no longer."""
    taken = order[:count]
    if len(taken) < count:
        raise PositionError("position-few", place=zone_name, value=zone_name, count=count, most=len(taken))
    left.subtract(taken)
    return taken


# ---- rules ------------------------------------------------------------------------------------------------------


@contextmanager
def naming_rules(rules: Mapping[str, str], general: str) -> Iterator[None]:
    """Every refusal of a position names a rule: its own one, that of its code, or the one about tables in general."""
    try:
        yield
    except PositionError as error:
        error.rule = error.rule or rules.get(error.code, general)
        raise
