"""Urbion's faces by their names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from reverie.art import tokens
from reverie.art.faces import Art, Draw
from reverie.art.urbion.books import power_book
from reverie.art.urbion.chaos import chaos, chromatic, wise_chaos
from reverie.art.urbion.cities import city, garden, square, temple
from reverie.art.urbion.deck import deck
from reverie.art.urbion.moths import dream_face
from reverie.art.urbion.pieces import book_back, city_back, dream_back, polarity, void_card, void_figure
from reverie.art.urbion.postcards import postcard, postcard_back
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, ELEMENTS, POSTCARDS
from reverie.games.urbion.codec import SIDE_NAMES
from reverie.words.names import read_dream

QUARTERS = 4


def city_face(token: str) -> Draw:
    """A City by its token."""
    if token in ("square", "garden"):
        return square if token == "square" else garden
    if token.startswith("temple:"):
        return partial(temple, element=token.partition(":")[2])
    first, _, second = token.partition("+")
    return partial(city, first=first, second=second)


def dream_of(token: str) -> Draw | None:
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


def faces() -> Iterator[tuple[str, Draw]]:
    """Everything that can lie on a table of Urbion with the usual cards."""
    for token in DEFAULT_TABLE.tokens:
        draw = dream_of(token)
        assert draw is not None, token
        yield token, draw
    yield "urbion.back", dream_back
    for token in reversed(CITY_TOKENS.values()):
        yield token, city_face(token)
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


ART = Art(faces, deck, dream_of, dreams_of_any_table)
