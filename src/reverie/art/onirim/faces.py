"""Onirim's faces by their names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from reverie.art import tokens
from reverie.art.faces import Art, Draw
from reverie.art.onirim.backs import back, premonition_back
from reverie.art.onirim.deck import deck
from reverie.art.onirim.denizens import denizen
from reverie.art.onirim.doors import door
from reverie.art.onirim.dreams import happy, lost, nightmare
from reverie.art.onirim.locations import crossroads, dead_end, location
from reverie.art.onirim.pieces import catcher, figure, handbook
from reverie.art.onirim.strips import goal, premonition, spell
from reverie.art.onirim.towers import tower
from reverie.games.onirim.cards import (
    COLOURS,
    HARD_SPELL_COSTS,
    PREMONITIONS,
    SPELL_COSTS,
    SPELLS,
    SYMBOLS,
    TOKENS,
)
from reverie.games.onirim.manifest import MANIFEST

CATCHERS = 4


def card_face(token: str) -> Draw:
    """A card of Onirim by its token."""
    first, _, rest = token.partition(".")
    if first in COLOURS:
        return partial(location, colour=first, symbol=rest)
    if first == "x":
        return partial(crossroads, symbol=rest)
    if first == "tower":
        return partial(tower, token=token)
    if first == "door":
        return partial(door, colour=rest)
    if first == "den":
        return partial(denizen, name=rest)
    return {"deadend": dead_end, "nightmare": nightmare, "lost": lost, "happy": happy}[token]


def faces() -> Iterator[tuple[str, Draw]]:
    """Everything that can lie on a table of Onirim: cards in card order, what modules add, tokens, backs."""
    doors = (*COLOURS, "oniverse")
    for token in TOKENS:
        yield token, card_face(token)
    for colour in doors:
        yield f"door.{colour}.open", partial(door, colour=colour, is_open=True)
    for number in range(1, CATCHERS + 1):
        yield f"catcher.{number}", partial(catcher, which=number)
    yield "handbook", handbook
    yield "onirim.back", back
    for colour in doors:
        yield f"goal.{colour}", partial(goal, colour=colour)
    for i, name in enumerate(SPELLS):
        yield f"spell.{name}", partial(spell, name=name)
        for cost in sorted({SPELL_COSTS[i], HARD_SPELL_COSTS[i]}):
            yield f"spell.{name}.{cost}", partial(spell, name=name, cost=str(cost))
    for name in PREMONITIONS:
        yield f"premonition.{name}", partial(premonition, name=name)
    yield "premonition.back", premonition_back
    modes = next(variant.values for variant in MANIFEST.variants if variant.name == "incubusMode")
    for mode in modes:
        yield f"incubus.{mode}", partial(figure, mode=mode)
    for colour in COLOURS:
        yield f"suit.{colour}", partial(tokens.suit, colour=colour)
    for symbol in SYMBOLS:
        yield f"symbol.{symbol}", partial(tokens.symbol, name=symbol)


ART = Art(faces, deck)
