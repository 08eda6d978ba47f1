"""Every face by its name. Names of cards are the engine's own tokens, so a front end needs no table of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from reverie.art import tokens
from reverie.art.errors import ArtError
from reverie.art.onirim.backs import back, premonition_back
from reverie.art.onirim.denizens import denizen
from reverie.art.onirim.doors import door
from reverie.art.onirim.dreams import happy, lost, nightmare
from reverie.art.onirim.locations import crossroads, dead_end, location
from reverie.art.onirim.pieces import catcher, figure, handbook
from reverie.art.onirim.strips import goal, premonition, spell
from reverie.art.onirim.towers import tower
from reverie.art.pen import THEMES
from reverie.art.urbion.books import power_book
from reverie.art.urbion.chaos import chaos, chromatic, wise_chaos
from reverie.art.urbion.cities import city, garden, square, temple
from reverie.art.urbion.moths import dream_face
from reverie.art.urbion.pieces import book_back, city_back, dream_back, polarity, void_card, void_figure
from reverie.art.urbion.postcards import postcard, postcard_back
from reverie.errors import excerpt
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
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, ELEMENTS, POSTCARDS
from reverie.games.urbion.codec import SIDE_NAMES
from reverie.words.names import read_dream

Draw = Callable[[str], str]  # the face in a theme

CATCHERS = 4
QUARTERS = 4


# ---- Onirim --------------------------------------------------------------------------------------------------------


def onirim_card(token: str) -> Draw:
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


def onirim() -> Iterator[tuple[str, Draw]]:
    """Everything that can lie on a table of Onirim: cards in card order, what modules add, tokens, backs."""
    doors = (*COLOURS, "oniverse")
    for token in TOKENS:
        yield token, onirim_card(token)
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


# ---- Urbion --------------------------------------------------------------------------------------------------------


def urbion_city(token: str) -> Draw:
    """A City by its token."""
    if token in ("square", "garden"):
        return square if token == "square" else garden
    if token.startswith("temple:"):
        return partial(temple, element=token.partition(":")[2])
    first, _, second = token.partition("+")
    return partial(city, first=first, second=second)


def urbion_dream(token: str) -> Draw | None:
    """A Dream by its token, whatever number a card table gives it; None if no card can have this token."""
    dream = read_dream(token)
    if dream is None:
        return None
    two_numbers = "-" in token
    if bool(dream.element) != (dream.letters not in ("N", "X", "Y")):
        return None  # Concord and Chaos have no element of their own, all others have one
    if two_numbers and (dream.letters not in ("M", "N") or dream.plus == dream.minus):
        return None  # only Metas and Concords have two halves, and equal ones are written once
    if dream.letters == "X":
        return partial(chaos, dream=dream)
    if dream.letters == "Y":
        return partial(chromatic, dream=dream)
    return partial(dream_face, dream=dream, token=token)


def urbion() -> Iterator[tuple[str, Draw]]:
    """Everything that can lie on a table of Urbion with the usual cards."""
    for token in DEFAULT_TABLE.tokens:
        draw = urbion_dream(token)
        assert draw is not None, token
        yield token, draw
    yield "urbion.back", dream_back
    for token in reversed(CITY_TOKENS.values()):
        yield token, urbion_city(token)
    yield "city.back", city_back
    for name in BOOKS:
        yield name, partial(power_book, name=name)
    yield "book.back", book_back
    for name in POSTCARDS:
        yield name, partial(postcard, name=name)
    yield "postcard.back", postcard_back
    for side in SIDE_NAMES:
        yield f"polarity.{side}", partial(polarity, side=side)
    yield "wise.chaos.card", wise_chaos
    yield "void.card", void_card
    yield "void.figure", void_figure
    yield "void.figure.flat", partial(void_figure, flat=True)
    yield "wise.chaos", tokens.wise_chaos
    for side in SIDE_NAMES:
        yield f"side.{side}", partial(tokens.side, name=side)
    for element in ELEMENTS:
        yield f"element.{element}", partial(tokens.element, name=element)
    yield "postcard.kept", partial(tokens.settled, kept=True)
    yield "postcard.lost", partial(tokens.settled, kept=False)
    for count in range(1, QUARTERS + 1):
        yield f"quarters.{count}", partial(tokens.quarters, count=count)


def dreams_of_any_table() -> Iterator[str]:
    """The token of every Dream that a card table may contain."""
    for letters in ("S", "I", "WS", "WI", "M", "N", "X", "Y"):
        for first in "123456789":
            seconds = ["", *(f"-{second}" for second in "123456789" if second != first)] if letters in "MN" else [""]
            for second in seconds:
                for element in ("",) if letters in "NXY" else "ewfa":
                    yield f"{letters}{first}{second}{element}"


# ---- by name -------------------------------------------------------------------------------------------------------

GAMES = {"onirim": onirim, "urbion": urbion}


@cache
def faces_of(game: str) -> dict[str, Draw]:
    """The faces of a game by name."""
    if game not in GAMES:
        raise ArtError("art-game-unknown", place="game", value=excerpt(game), allowed=list(GAMES))
    return dict(GAMES[game]())


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of all faces of a game, or of all games."""
    return tuple(name for one in ([game] if game is not None else GAMES) for name in faces_of(one))


def find(name: str) -> Draw:
    """How to draw a face; ArtError if there is none of this name."""
    for game in GAMES:
        draw = faces_of(game).get(name)
        if draw is not None:
            return draw
    draw = urbion_dream(name)
    if draw is None:
        raise ArtError("art-face-unknown", place="face", value=excerpt(name, 60))
    return draw


def drawn(name: str, theme: str) -> str:
    """A face in a theme; ArtError if there is no such face or theme."""
    if theme not in THEMES:
        raise ArtError("art-theme-unknown", place="theme", value=excerpt(theme), allowed=list(THEMES))
    return find(name)(theme)
