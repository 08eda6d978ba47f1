"""What the cards in the rules agent's hand can do at each row, with or without one that is about to be spent."""

from reverie.games.urbion.agents.rules.constants import (
    DOWN,
    DOWN_DOWN,
    HAND_NOTED,
    HAND_ONE,
    HAND_TWO,
    HAND_WAYS,
    MIDDLE,
    OWN_SIDES,
    PLACES,
    UP,
    UP_DOWN,
    UP_UP,
    WAYS_OF_HAND,
)
from reverie.games.urbion.agents.rules.sight import room_down, room_up
from reverie.games.urbion.constants import INCUBUS, ROWS, SOGNA, VACANT
from reverie.games.urbion.rows import influence
from reverie.games.urbion.state import State
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit


def look_at_hand(g: State, sight: list[int], spent: int) -> None:
    """Note what the hand can do without one card of a kind (KIND: with all of it).

    A row where that card does not fit stays as it was noted without any other such card.
    """
    for row in range(ROWS):
        if g.city[row] == VACANT:
            continue
        missing = spent if spent != KIND and g.fits[g.city[row]] & bit(spent) else KIND
        noted = sight[OWN_SIDES] << 8 | missing + 1
        if sight[HAND_NOTED + row] != noted:
            sight[HAND_NOTED + row] = noted
            note_hand_at(g, sight, row, missing)
            for change in range(PLACES):
                note_hand_room(sight, row, row * PLACES + change, room_up(g, row, change), room_down(g, row, change))


def note_hand_at(g: State, sight: list[int], row: int, spent: int) -> None:
    """The changes that one or two cards of the hand can make at a City, whatever room there is."""
    ways = HAND_WAYS + row * WAYS_OF_HAND
    for i in range(WAYS_OF_HAND):
        sight[ways + i] = 0
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        if kind == spent:
            spent = KIND
            continue
        if not g.fits[g.city[row]] & bit(kind):
            continue
        up = influence(g, kind, 0) if sight[OWN_SIDES] & SOGNA and g.sogna_mask & bit(kind) else 0
        down = influence(g, kind, 1) if sight[OWN_SIDES] & INCUBUS and g.incubus_mask & bit(kind) else 0
        if up:
            sight[ways + UP_UP] |= sight[ways + UP] << up
            sight[ways + UP_DOWN] |= sight[ways + DOWN] << up
        if down:
            sight[ways + UP_DOWN] |= sight[ways + UP] >> down
            sight[ways + DOWN_DOWN] |= sight[ways + DOWN] >> down
        if up:
            sight[ways + UP] |= bit(MIDDLE + up)
        if down:
            sight[ways + DOWN] |= bit(MIDDLE - down)


def note_hand_room(sight: list[int], row: int, place: int, up: int, down: int) -> None:
    """What of it fits into the room of a row."""
    ways = HAND_WAYS + row * WAYS_OF_HAND
    one = two = 0
    if up > 0:
        one |= sight[ways + UP]
        if down > 0:
            two |= sight[ways + UP_DOWN]
        if up > 1:
            two |= sight[ways + UP_UP]
    if down > 0:
        one |= sight[ways + DOWN]
        if down > 1:
            two |= sight[ways + DOWN_DOWN]
    sight[HAND_ONE + place] = one
    sight[HAND_TWO + place] = two
