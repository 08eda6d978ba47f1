"""What an action may be aimed at (ETH-ACT-16): only that to which its text can be done.

The selector of an action says where to look: an edge of this field, a laid card of anybody. The word of its text that
is about the `target` says what of it counts: "damage one wall" is about a wall that stands, "unflip 1 progress card"
about one that lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.acting.moving import full_without
from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features, naming
from reverie.games.etherfields.language.evaluating import select
from reverie.games.etherfields.language.finding import figures

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Fitting = Callable[["Engine", Mapping[str, Any], str, Scope], bool]
FITTING: dict[str, tuple[str, Fitting]] = {}  # word -> what it calls its object, and whether a target may be that
WALLS = {  # how it must stand with an edge for a word about walls (ETH-WAL-04)
    "place_wall": ("none", "damaged"),
    "damage_wall": ("wall",),
    "remove_wall": ("wall", "damaged"),
}


def aimed(word: str, name: str) -> Callable[[Fitting], Fitting]:
    """Announce what a word can be done to; `name` is what it calls its object."""

    def announce(fitting: Fitting) -> Fitting:
        FITTING[word] = name, fitting
        return fitting

    return announce


def legal(e: Engine, ability: Ability, found: list[str], scope: Scope) -> list[str]:
    """Those of some targets to which the text of an ability, or of one of its alternatives, can be done."""
    known: dict[str, list[Word]] = e.content_cache("aimed")
    words = known.get(ability.ref)
    if words is None:
        words = known[ability.ref] = about_the_target(e, ability)
    if not words:
        return found
    return [one for one in found if any(FITTING[word.name][1](e, word.args, one, scope) for word in words)]


def about_the_target(e: Engine, ability: Ability) -> list[Word]:
    """The first word of every alternative that is about the target; none if an alternative takes whatever it is."""
    found = []
    for way in ability.ways:
        word = next(words_aimed(e, way.do), None)
        if word is None:
            return []
        found.append(word)
    return found


def words_aimed(e: Engine, ref: str) -> Iterator[Word]:
    """The words about the target that a text carries out in any case."""
    for word in e.content.lists.get(ref, ()):
        if word.name == "in_order":
            yield from words_aimed(e, word.args["do"])
        elif word.name in FITTING and is_the_target(word.args.get(FITTING[word.name][0])):
            yield word


def is_the_target(word: Any) -> bool:
    """Whether a text means what its action is aimed at."""
    return (word.name if isinstance(word, Word) else word) == "target"


# ---- what words can be done to ------------------------------------------------------------------------------------


def has_edge(e: Engine, one: str, states: tuple[str, ...]) -> bool:
    """Whether it stands so with an edge of the map."""
    if kind_of(one) != "edge":
        return False
    edge, here = number_of(one), e.state.land
    if not any(place >= 0 and here.cover[place] for place in naming.edge_fields(edge)):
        return False
    known: dict[int, str] = e.instant.setdefault("edges", {})  # a list of answers asks for one edge again and again
    if edge not in known:
        known[edge] = land.edge_state(here, e.content, edge)
    return known[edge] in states


@aimed("place_wall", "edge")
def open_edge(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """An edge without an intact wall."""
    return has_edge(e, one, WALLS["place_wall"])


@aimed("damage_wall", "edge")
def intact_wall(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """An edge with an intact wall."""
    return has_edge(e, one, WALLS["damage_wall"])


@aimed("remove_wall", "edge")
def any_wall(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """An edge with a wall, intact or damaged."""
    return has_edge(e, one, WALLS["remove_wall"])


@aimed("place_terrain", "at")
def ground(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """Fields that are there; a line lies between two of them (ETH-TER-02, ETH-BLK-01)."""
    if kind_of(one) != "edge":
        return True
    return all(place >= 0 and features.is_free(e.state.land, place) for place in naming.edge_fields(number_of(one)))


@aimed("unflip", "who")
def face_down(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """A laid card that lies face down (ETH-PRG-05); a character with one."""
    laid = laid_cards(e, one)
    return laid is None or any(is_down for _, is_down in laid)


@aimed("flip", "who")
def face_up(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """A laid card that lies face up; a character with one."""
    laid = laid_cards(e, one)
    return laid is None or not all(is_down for _, is_down in laid)


def laid_cards(e: Engine, one: str) -> list[tuple[int, bool]] | None:
    """The laid progress cards that a target is or has, and whether they lie face down; None: it is neither."""
    if kind_of(one) == "character":
        who = e.character(number_of(one))
        return [(card, card in who.flipped) for card in who.progress]
    if kind_of(one) == "card":
        card = number_of(one)
        return [(card, card in who.flipped) for who in e.state.characters if card in who.progress]
    return None


@aimed("relocate", "field")
def field_with_room(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """A field to which the figure may be put: not where it stands, not full (ETH-MOV-04, ETH-CAP-08); paralysed, to
    none."""
    if kind_of(one) != "field":
        return True
    field = number_of(one)
    for number in (n for target in select(e, args.get("who") or "self", scope) for n in figures(e, target)):
        figure = e.state.figures[number]
        if figure.field == field or "paralysed" in figure.states:
            continue
        if figure.kind == "creature" or field not in full_without(e, number):
            return True
    return False
