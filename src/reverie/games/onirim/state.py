"""The table of one game of Onirim: its zones, and the movements of cards between them.

Rules live in the files beside this one; here a card only moves, is counted, and is told of to whoever listens.
"""

from reverie.games.onirim.constants import (
    DOOR,
    E_MOVED,
    E_SHUFFLED,
    PILE_BYTES,
    PILE_CAPACITY,
    PILE_STREAM,
    Z_DISCARD,
    Z_DOORS,
    Z_HAND,
    Z_LIMBO,
    Z_LOOKED,
    Z_PILE,
    Z_ROW,
)
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.core import Core, tell
from reverie.kernel.native import allocate, bit, bring_forward, close_gap, copy_fields
from reverie.kernel.pile import pile_draw, pile_init, pile_is_empty, pile_put_over, pile_shuffle, pile_size

FIELDS = {
    "edition": 0,
    "flags": 0,
    "turn": 0,
    "hand_mask": 0,
    "hand_size": 0,
    "door_count": 0,
    "doors_needed": 0,
    "row_size": 0,
    "segment": 0,
    "limbo_size": 0,
    "looked_size": 0,
    "looked_placed": 0,
    "hand": 48,
    "doors": 8,
    "looked": 8,
    "discarded": 48,
    "limbo": 64,
    "row": 80,
    "pile": PILE_BYTES,
}


class State(Core):
    """Every zone of a solo table."""

    edition: int
    flags: int
    turn: int
    hand_mask: int  # the kinds in hand
    hand_size: int
    door_count: int
    doors_needed: int
    row_size: int
    segment: int  # where the open part of the row begins: everything before it belongs to completed runs
    limbo_size: int
    looked_size: int
    looked_placed: int  # how many of the looked-at cards have their new place already
    hand: bytearray  # copies by kind
    doors: bytearray  # laid-out doors by colour
    looked: bytearray
    discarded: bytearray  # copies by kind
    limbo: bytearray
    row: bytearray
    pile: bytearray

    def __init__(self) -> None:
        super().__init__()
        allocate(self, FIELDS)


def copy_table(g: State, other: State) -> None:
    """Become equal to another table; who listens and where fair chance comes from stay as they are."""
    listening = g.listening
    copy_fields(g, other)
    g.listening = listening


# ---- the pile ----------------------------------------------------------------------------------------


def lay_pile(g: State) -> None:
    """An empty pile, ready to be filled."""
    pile_init(g, g.pile, PILE_STREAM, PILE_CAPACITY)


def cards_left(g: State) -> int:
    """The size of the pile."""
    return pile_size(g.pile)


def no_cards_left(g: State) -> bool:
    """Whether the pile is empty."""
    return pile_is_empty(g.pile)


def draw(g: State) -> int:
    """Take the top card; the pile must not be empty."""
    return pile_draw(g, g.pile) & KIND


def shuffle(g: State) -> None:
    """Every order is possible again, nobody knows any place (ONI-GEN-03)."""
    pile_shuffle(g, g.pile)
    if g.listening:
        tell(g, E_SHUFFLED, cards_left(g), 0, 0)


# ---- movements: each card goes from one zone to one other (ONI-GEN-07) ---------------------------------


def to_hand(g: State, kind: int) -> None:
    """A location from the pile to the hand."""
    g.hand[kind] += 1
    g.hand_size += 1
    g.hand_mask |= bit(kind)
    if g.listening:
        tell(g, E_MOVED, kind, Z_PILE, Z_HAND)


def leave_hand(g: State, kind: int) -> None:
    """Take a card out of the hand; the caller puts it somewhere."""
    copies = g.hand[kind] - 1
    g.hand[kind] = copies
    g.hand_size -= 1
    g.hand_mask ^= bit(kind) * (copies == 0)  # no jump that depends on the card


def discard_from_hand(g: State, kind: int) -> None:
    """A card from the hand to the discard pile; nothing is triggered by that alone (ONI-BASE-21)."""
    leave_hand(g, kind)
    to_discard(g, kind, Z_HAND)


def to_row(g: State, kind: int) -> None:
    """A card from the hand to the right end of the labyrinth row (ONI-BASE-07)."""
    leave_hand(g, kind)
    g.row[g.row_size] = kind
    g.row_size += 1
    if g.listening:
        tell(g, E_MOVED, kind, Z_HAND, Z_ROW)


def to_discard(g: State, kind: int, zone: int) -> None:
    """A card to the discard pile."""
    g.discarded[kind] += 1
    if g.listening:
        tell(g, E_MOVED, kind, zone, Z_DISCARD)


def to_limbo(g: State, kind: int, zone: int) -> None:
    """A card to the limbo (ONI-BASE-04)."""
    g.limbo[g.limbo_size] = kind
    g.limbo_size += 1
    if g.listening:
        tell(g, E_MOVED, kind, zone, Z_LIMBO)


def to_hand_or_limbo(g: State, kind: int) -> None:
    """A location from the pile to the hand, anything else to the limbo; no jump depends on which it is."""
    location = kind < DOOR
    g.hand[kind] += location
    g.hand_size += location
    g.hand_mask |= bit(kind) * location
    g.limbo[g.limbo_size] = kind
    g.limbo_size += 1 - location
    if g.listening:
        tell(g, E_MOVED, kind, Z_PILE, Z_HAND if location else Z_LIMBO)


def to_discard_or_limbo(g: State, kind: int) -> None:
    """A location from the pile to the discard pile, anything else to the limbo; no jump depends on which it is."""
    location = kind < DOOR
    g.discarded[kind] += location
    g.limbo[g.limbo_size] = kind
    g.limbo_size += 1 - location
    if g.listening:
        tell(g, E_MOVED, kind, Z_PILE, Z_DISCARD if location else Z_LIMBO)


def to_doors(g: State, kind: int, zone: int) -> None:
    """A door to the laid-out doors."""
    g.doors[kind - DOOR] += 1
    g.door_count += 1
    if g.listening:
        tell(g, E_MOVED, kind, zone, Z_DOORS)


def door_to_limbo(g: State, kind: int) -> None:
    """A laid-out door to the limbo."""
    g.doors[kind - DOOR] -= 1
    g.door_count -= 1
    to_limbo(g, kind, Z_DOORS)


# ---- looking at the top of the pile (ONI-GEN-02) -------------------------------------------------------


def look(g: State) -> None:
    """The top card joins the looked-at ones, which only the seat sees."""
    kind = draw(g)
    g.looked[g.looked_size] = kind
    g.looked_size += 1
    if g.listening:
        tell(g, E_MOVED, kind, Z_PILE, Z_LOOKED)


def discard_looked(g: State, kind: int) -> None:
    """One of the looked-at cards to the discard pile."""
    bring_forward(g.looked, 0, kind)
    close_gap(g.looked, 0, 8)
    g.looked_size -= 1
    to_discard(g, kind, Z_LOOKED)


def place_looked(g: State, kind: int) -> None:
    """This looked-at card comes next in the new order; it stays among the looked-at ones until all are placed."""
    bring_forward(g.looked, g.looked_placed, kind)
    g.looked_placed += 1


def looked_kinds(g: State) -> int:
    """The kinds of the looked-at cards not yet placed, as a mask: equal cards are one (ONI-GEN-08)."""
    mask = bit(0) - 1
    for i in range(g.looked_placed, g.looked_size):
        mask |= bit(g.looked[i])
    return mask


def put_looked_over(g: State) -> None:
    """All looked-at cards on top of the pile, the first one highest; the seat knows where they lie."""
    while g.looked_size:
        g.looked_size -= 1
        kind = g.looked[g.looked_size]
        pile_put_over(g.pile, kind | KNOWN_TO_0)
        if g.listening:
            tell(g, E_MOVED, kind, Z_LOOKED, Z_PILE)
    g.looked_placed = 0
