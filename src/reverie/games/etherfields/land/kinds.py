"""What the parts of a state may be: kinds of numbers, names and lists, each with its bounds.

A kind reads plain data from a stranger. It returns what a state holds, or refuses with a code, the place and what would
have been possible there. Nothing is read without a bound: no number is larger, no list longer, no name other than a
game can make it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from reverie.errors import PositionError
from reverie.games.etherfields.land.naming import FIELD_NAMES, FIELDS, edge_name

if TYPE_CHECKING:
    from reverie.games.etherfields.content.model import Content

TEAM_LIMIT = 5  # characters (ETH-CMP-01)
CARD_LIMIT = 2_000  # of all designs together
LIST_LIMIT = 500  # things of one kind
FIGURE_LIMIT = 64  # on the map at once
COUNT_LIMIT = 999  # of anything that is counted during a game
FLAG_LIMIT = 10**9  # of what texts count for themselves
EVENT_LIMIT = 10**6  # of what only ever rises: shuffles, rolls, things learned
WORD_LENGTH = 120
DEPTH_LIMIT = 6  # lists inside lists, where a text keeps what it likes
SHOWN = 40  # characters of a value in a refusal
WORD = re.compile(r"[\w .:#/|?~+-]*", re.ASCII)
MAP_SHAPE = re.compile(rf"[012]{{{FIELDS}}}[0-9a-f]{{{FIELDS}}}")
EDGE_NAMES = frozenset(edge_name(number) for number in range(FIELDS * 4))


@dataclass
class Bearings:
    """What names and numbers of one position can refer to."""

    content: Content
    cards: int = 0
    seats: int = 0
    figures: Container[int] = ()
    scopes: list[dict[str, Any]] = field(default_factory=list)


Kind = Callable[[Any, str, Bearings], Any]


def unreadable(place: str) -> PositionError:
    """Something is of another sort than what belongs there."""
    return PositionError("position-unreadable", place=place)


def unknown(value: object, place: str) -> PositionError:
    """A name that means nothing there."""
    return PositionError("position-unknown-name", place=place, value=str(value)[:SHOWN])


# ---- numbers --------------------------------------------------------------------------------------------------------


def check(value: Any, least: int, most: int, place: str) -> int:
    """A number within its bounds."""
    if type(value) is not int:
        raise unreadable(place)
    if not least <= value <= most:
        raise PositionError("position-range", place=place, value=str(value)[:SHOWN], least=least, most=most)
    return value


def whole(least: int, most: int) -> Kind:
    """A number from … to …"""

    def read(value: Any, place: str, at: Bearings) -> int:
        return check(value, least, most, place)

    return read


def card(value: Any, place: str, at: Bearings) -> int:
    """The number of a card."""
    return check(value, 0, at.cards - 1, place)


def seat(value: Any, place: str, at: Bearings) -> int:
    """The number of a character."""
    return check(value, 0, at.seats - 1, place)


def holder(value: Any, place: str, at: Bearings) -> int:
    """The number of a character, or -1: nobody."""
    return check(value, -1, at.seats - 1, place)


def figure(value: Any, place: str, at: Bearings) -> int:
    """The number of a figure, or of one that has just left the map."""
    return check(value, -1, FIGURES_END, place)


FIGURES_END = 100 + COUNT_LIMIT
COUNT = whole(0, COUNT_LIMIT)
AMOUNT = whole(-COUNT_LIMIT, COUNT_LIMIT)
FLAG = whole(-FLAG_LIMIT, FLAG_LIMIT)
EVENTS = whole(0, EVENT_LIMIT)
ONE_FIELD = whole(0, FIELDS - 1)
PERHAPS_FIELD = whole(-1, FIELDS - 1)  # -1: none
QUARTERS = whole(0, 3)
TEXT_NUMBER = whole(0, EVENT_LIMIT)


def flag(value: Any, place: str, at: Bearings) -> bool:
    """Yes or no."""
    if type(value) is not bool:
        raise unreadable(place)
    return value


# ---- names ----------------------------------------------------------------------------------------------------------


def text(value: Any, place: str) -> str:
    """Any short text."""
    if type(value) is not str:
        raise unreadable(place)
    if len(value) > WORD_LENGTH:
        raise PositionError("position-long", place=place, most=WORD_LENGTH)
    return value


def word(value: Any, place: str, at: Bearings) -> str:
    """A short name that is made of plain letters; whether it means something is found out where it is used."""
    found = text(value, place)
    if not WORD.fullmatch(found):
        raise unknown(found, place)
    return found


def one_of(*allowed: str) -> Kind:
    """One of a few words."""
    known = frozenset(allowed)

    def read(value: Any, place: str, at: Bearings) -> str:
        found = text(value, place)
        if found not in known:
            raise unknown(found, place)
        return found

    return read


def named(find: Callable[[Content], Container[Any]]) -> Kind:
    """A name that the content knows."""

    def read(value: Any, place: str, at: Bearings) -> str:
        found = text(value, place)
        if found not in find(at.content):
            raise unknown(found, place)
        return found

    return read


def thing(kind: str) -> Kind:
    """The id of a thing of some kind: `chipped_lens`."""
    return named(lambda content: getattr(content, kind))


REF = named(lambda content: content.things)  # "influence:bluff"
ABILITY = named(lambda content: content.abilities)  # "influence:bluff#a"
EFFECT_LIST = named(lambda content: content.lists)  # "influence:bluff#a/do"
FIELD_NAME = named(lambda content: FIELD_NAMES)
EDGE_NAME = named(lambda content: EDGE_NAMES)
MUTATION = named(lambda content: content.options["mutation_tokens"])
TERRAIN = named(lambda content: content.options["terrain_tokens"])
STATE = named(lambda content: "/".join(content.options["state_token_sides"]).split("/"))
STEP = one_of("basic", "move", "special", "mutation")
COLOR = one_of("wrath", "cunning", "perception")


def marker(value: Any, place: str, at: Bearings) -> str:
    """A kind of marker; with its back up it has a name of its own."""
    found = text(value, place)
    if found.removesuffix(":back") not in at.content.options["component_totals"]:
        raise unknown(found, place)
    return found


def script(value: Any, place: str, at: Bearings) -> int:
    """The number of a paragraph."""
    if type(value) is not int:
        raise unreadable(place)
    if value not in at.content.script:
        raise unknown(value, place)
    return value


def journal(value: Any, place: str, at: Bearings) -> str:
    """The id of something that was written down."""
    found = text(value, place)
    if found not in at.content.journal:
        raise unknown(found, place)
    return found


def encounter(value: Any, place: str, at: Bearings) -> str:
    """The ref of a gate or slumber, or nothing before one has begun."""
    found = text(value, place)
    if found and (found not in at.content.things or not found.startswith(("gate:", "slumber:"))):
        raise unknown(found, place)
    return found


LOCATION = named(lambda content: {place.id for tile in content.dreamworld_tile.values() for place in tile.locations})


def map_shape(value: Any, place: str, at: Bearings) -> str:
    """What every place is, then which of its sides are shut."""
    found = text(value, place)
    if not MAP_SHAPE.fullmatch(found):
        raise unreadable(place)
    return found


def place_name(value: Any, place: str, at: Bearings) -> str:
    """Where markers lie: a field, or a tile."""
    found = text(value, place)
    kind, colon, name = found.partition(":")
    if found not in FIELD_NAMES and not (colon and kind == "tile" and name in at.content.tile):
        raise unknown(found, place)
    return found


def printed(part: str) -> Kind:
    """A printed field (`tile:ID/nw`) or wall (`tile:ID/3`) of a tile or overlay."""

    def read(value: Any, place: str, at: Bearings) -> str:
        found = text(value, place)
        kind, _, rest = found.partition(":")
        name, _, which = rest.rpartition("/")
        sheets: Mapping[str, Any] = {"tile": at.content.tile, "overlay": at.content.overlay}.get(kind, {})
        if name not in sheets:
            raise unknown(found, place)
        if part == "field" and kind == "tile":
            exists = which in ("nw", "ne", "sw", "se")
        else:
            parts = sheets[name].cells if part == "field" else sheets[name].edges
            exists = which.isascii() and which.isdigit() and len(which) < 4 and int(which) < len(parts)
        if not exists:
            raise unknown(found, place)
        return found

    return read


def perhaps_printed(value: Any, place: str, at: Bearings) -> str:
    """A printed field, or nothing."""
    found: str = "" if value == "" else PRINTED_FIELD(value, place, at)
    return found


PRINTED_FIELD = printed("field")
PRINTED_WALL = printed("wall")


def target(value: Any, place: str, at: Bearings) -> str:
    """What a text is about: a word and a name, as `scopes.py` has them."""
    found = word(value, place, at)
    kind, colon, name = found.partition(":")
    if not colon or kind not in TARGETS:
        raise unknown(found, place)
    if kind in NUMBERED:
        number = name.removeprefix("-")
        if not (number.isdigit() and len(number) < 6):
            raise unknown(found, place)
        NUMBERED[kind](int(name), place, at)
    elif kind in OF_CONTENT and name not in getattr(at.content, kind):
        raise unknown(found, place)
    return found


NUMBERED: dict[str, Kind] = {
    "character": seat,
    "figure": figure,
    "field": PERHAPS_FIELD,
    "card": card,
}
OF_CONTENT = {"creature", "tile", "item", "mask", "companion"}
TARGETS = {*NUMBERED, *OF_CONTENT, "edge", "step", "socket", "location", "overlay", "fate", "clue", "slumber", "gate",
           "wisdom", "event", "memory", "sign", "season", "script", "weakness", "influence", "turn_card",
           "progress", "spot"}  # fmt: skip


# ---- several --------------------------------------------------------------------------------------------------------


def listing(inner: Kind, most: int = LIST_LIMIT, least: int = 0) -> Kind:
    """A list of one kind."""

    def read(value: Any, place: str, at: Bearings) -> list[Any]:
        if type(value) is not list:
            raise unreadable(place)
        check_length(len(value), least, most, place)
        return [inner(entry, f"{place}.{number}", at) for number, entry in enumerate(value)]

    return read


def check_length(length: int, least: int, most: int, place: str) -> None:
    """How many there may be."""
    if not least <= length <= most:
        raise PositionError("position-length", place=place, count=length, least=least, most=most)


def mapping(key: Kind, inner: Kind, most: int = LIST_LIMIT) -> Kind:
    """Names, and what belongs to each."""

    def read(value: Any, place: str, at: Bearings) -> dict[Any, Any]:
        if type(value) is not dict:
            raise unreadable(place)
        check_length(len(value), 0, most, place)
        return {key(name, place, at): inner(entry, f"{place}.{name[:SHOWN]}", at) for name, entry in value.items()}

    return read


def number_key(inner: Kind) -> Kind:
    """Keys are words in plain data; some are numbers in a state."""

    def read(value: Any, place: str, at: Bearings) -> int:
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 8 and str(int(value)) == value):
            raise unknown(value, place)
        number: int = inner(int(value), place, at)
        return number

    return read


def number_word(inner: Kind) -> Kind:
    """A number that stays a word."""
    read_number = number_key(inner)

    def read(value: Any, place: str, at: Bearings) -> str:
        return str(read_number(text(value, place), place, at))

    return read


def perhaps(inner: Kind) -> Kind:
    """Of a kind, or nothing at all."""

    def read(value: Any, place: str, at: Bearings) -> Any:
        return None if value is None else inner(value, place, at)

    return read


def either(*kinds: Kind) -> Kind:
    """Of one kind or of another; the last one says what is wrong."""

    def read(value: Any, place: str, at: Bearings) -> Any:
        for kind in kinds[:-1]:
            try:
                return kind(value, place, at)
            except PositionError:
                continue
        return kinds[-1](value, place, at)

    return read


def nothing(value: Any, place: str, at: Bearings) -> Any:
    """What is never there while somebody is asked."""
    if value not in (None, [], {}) or value is False:
        raise PositionError("position-not-here", place=place)
    return value


def anything(value: Any, place: str, at: Bearings, depth: int = DEPTH_LIMIT) -> Any:
    """What a text keeps for itself: plain, small and shallow."""
    if value is None or type(value) is bool:
        return value
    if type(value) is int:
        return check(value, -COUNT_LIMIT, CARD_LIMIT, place)
    if type(value) is str:
        return word(value, place, at)
    if depth == 0:
        raise PositionError("position-deep", place=place[:WORD_LENGTH], most=DEPTH_LIMIT)
    if type(value) is list:
        check_length(len(value), 0, LIST_LIMIT, place)
        return [anything(entry, f"{place}.{number}", at, depth - 1) for number, entry in enumerate(value)]
    if type(value) is dict:
        check_length(len(value), 0, LIST_LIMIT, place)
        return {
            word(key, place, at): anything(entry, f"{place}.{key[:SHOWN]}", at, depth - 1)
            for key, entry in value.items()
        }
    raise unreadable(place)


CARDS = listing(card, CARD_LIMIT)
SEATS = listing(seat, TEAM_LIMIT * 4)
FIGURES = listing(figure, FIGURE_LIMIT)
FIELD_LIST = listing(PERHAPS_FIELD, FIELDS * 4)
TARGET_LIST = listing(target)
WORDS = listing(word)
REFS = listing(REF)
