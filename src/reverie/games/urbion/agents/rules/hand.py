"""What the cards in the rules agent's hand can do at each row, with or without one that is about to be spent."""

from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.sight import note_one_and_two, room_down, room_up
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
        noted = sight[k.OWN_SIDES] << 8 | missing + 1
        if sight[k.HAND_NOTED + row] != noted:
            sight[k.HAND_NOTED + row] = noted
            note_hand_at(g, sight, row, missing)
            for change in range(k.PLACES):
                note_hand_room(sight, row, row * k.PLACES + change, room_up(g, row, change), room_down(g, row, change))


def note_hand_at(g: State, sight: list[int], row: int, spent: int) -> None:
    """The changes that one or two cards of the hand can make at a City, whatever room there is."""
    ways = k.HAND_WAYS + row * k.WAYS_OF_HAND
    for i in range(k.WAYS_OF_HAND):
        sight[ways + i] = 0
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        if kind == spent:
            spent = KIND
            continue
        if not g.fits[g.city[row]] & bit(kind):
            continue
        up = influence(g, kind, 0) if sight[k.OWN_SIDES] & SOGNA and g.sogna_mask & bit(kind) else 0
        down = influence(g, kind, 1) if sight[k.OWN_SIDES] & INCUBUS and g.incubus_mask & bit(kind) else 0
        if up:
            sight[ways + k.UP_UP] |= sight[ways + k.UP] << up
            sight[ways + k.UP_DOWN] |= sight[ways + k.DOWN] << up
        if down:
            sight[ways + k.UP_DOWN] |= sight[ways + k.UP] >> down
            sight[ways + k.DOWN_DOWN] |= sight[ways + k.DOWN] >> down
        if up:
            sight[ways + k.UP] |= bit(k.MIDDLE + up)
        if down:
            sight[ways + k.DOWN] |= bit(k.MIDDLE - down)


def note_hand_room(sight: list[int], row: int, place: int, up: int, down: int) -> None:
    """What of it fits into the room of a row."""
    note_one_and_two(sight, k.HAND_WAYS + row * k.WAYS_OF_HAND, k.HAND_ONE + place, k.HAND_TWO + place, up, down)
