"""Doors: searched for after a run, opened with a key when drawn, laid out (ONI-BASE-13 … -15, -24 … -26, -37)."""

from reverie.games.onirim.constants import (
    ALL_DOORS,
    DECLINE,
    DOOR,
    DOOR_TO_LIMBO,
    E_ENDED,
    E_SEARCHED,
    KEY,
    OPEN_DOOR,
    SEARCH,
    TAKE_DOOR,
    Z_PILE,
    Z_RESOLVING,
)
from reverie.games.onirim.state import State, discard_from_hand, shuffle, to_doors
from reverie.kernel.agenda import finish
from reverie.kernel.choices import offer
from reverie.kernel.constants import WON
from reverie.kernel.core import tell
from reverie.kernel.native import bit
from reverie.kernel.pile import pile_has, pile_take


def offer_search(g: State, colours: int) -> None:
    """Take a door of the run's colour if the pile has one, decline, or only search (ONI-BASE-13, -14, -15)."""
    doors = bit(0) - 1
    for colour in range(4):
        if colours >> colour & 1 and pile_has(g.pile, DOOR + colour):
            doors |= bit(DOOR + colour)
    offer(g, TAKE_DOOR, doors)
    offer(g, SEARCH, 3)


def take_door(g: State, door: int) -> None:
    """The door leaves the pile and is laid out; then the pile is shuffled, unless that won (ONI-BASE-13, -37)."""
    pile_take(g.pile, door)
    g.mark += 1
    if g.listening:
        tell(g, E_SEARCHED, 1, 0, 0)
    lay_out(g, door, Z_PILE)
    if g.outcome == 0:
        shuffle(g)


def search_or_not(g: State, choice: int) -> None:
    """Declining leaves the pile as it is; searching without taking shuffles it (ONI-BASE-14)."""
    if choice != DECLINE:
        g.mark += 1
        if g.listening:
            tell(g, E_SEARCHED, 0, 0, 0)
        shuffle(g)


def offer_opening(g: State, door: int) -> None:
    """A drawn door: a key of its colour opens it, or it goes to the limbo (ONI-BASE-24, -26)."""
    offer(g, OPEN_DOOR, g.hand_mask & bit((door - DOOR) * 4 + KEY))
    offer(g, DOOR_TO_LIMBO, 1)


def open_door(g: State, door: int, key: int) -> None:
    """The key is discarded, without a prophecy, and the door laid out (ONI-BASE-21, -24)."""
    discard_from_hand(g, key)
    lay_out(g, door, Z_RESOLVING)


def lay_out(g: State, door: int, zone: int) -> None:
    """The only way a door gets in front of a player; the last one wins at once (ONI-BASE-37)."""
    to_doors(g, door, zone)
    check_win(g)


def check_win(g: State) -> None:
    """All doors are out, and every condition of the modules in play holds (ONI-GEN-06, ONI-BASE-37)."""
    if g.door_count == g.doors_needed:
        finish(g, WON, ALL_DOORS)
        if g.listening:
            tell(g, E_ENDED, WON, ALL_DOORS, 0)


def doors_out(g: State) -> int:
    """The kinds of doors laid out, as a mask."""
    doors = bit(0) - 1
    for colour in range(4):
        if g.doors[colour]:
            doors |= bit(DOOR + colour)
    return doors
