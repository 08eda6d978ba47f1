"""The table of one game of Urbion: its zones, and the movements of cards between them.

Rules live in the files beside this one; here a card only moves, is counted, and is told of to whoever listens.
In team play the hand is that of the active player, and `partner_hand` the other's: they change places when the
turn passes on (`team.py`), so no rule needs to ask whose turn it is.
"""

from typing import Any

from reverie.games.urbion import constants as c
from reverie.kernel.constants import BAG_SIZE, KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.core import Core, tell
from reverie.kernel.native import allocate, bit, copy_fields
from reverie.kernel.pile import pile_add, pile_draw, pile_init, pile_is_empty, pile_settle, pile_shuffle, pile_size

FIELDS = {
    "edition": 0,
    "flags": 0,
    "total": 0,
    "turn": 0,
    "seat": 0,
    "polarity": 0,
    "chaos_kind": 0,
    "hold_mask": 0,
    "sogna_mask": 0,
    "incubus_mask": 0,
    "wizard_mask": 0,
    "concord_mask": 0,
    "two_sided_mask": 0,
    "hand_mask": 0,
    "partner_mask": 0,
    "hand_size": 0,
    "partner_hand_size": 0,
    "success_size": 0,
    "discard_size": 0,
    "aside_chaos": 0,
    "aside_own": 0,
    "aside_partner": 0,
    "drawn_size": 0,
    "looked_size": 0,
    "looked_placed": 0,
    "book_mask": 0,
    "prophecies": 0,
    "books_revealed": 0,
    "books_most": 0,
    "book_price": 0,
    "wise": 0,
    "open_places": 0,
    "void_stack": 0,
    "void_figure": 0,
    "fits": -16,
    "plus": 48,
    "minus": 48,
    "elements": 48,
    "by_sum": 16,
    "sums": 8,
    "revealed": 8,
    "city": 4,
    "size": 8,
    "power": 8,
    "dreams": 32,
    "posts": 32,
    "hand": 8,
    "partner_hand": 8,
    "drawn_dreams": 8,
    "looked": 8,
    "kept": 8,
    "lost": 8,
    "success": 16,
    "box": 48,
    "discard": 128,
    "deck": c.DECK_BYTES,
    "cities": c.CITY_BYTES,
    "postcards": c.POSTCARD_BYTES,
    "books": c.BOOK_BYTES,
}


class State(Core):
    """Every zone of a table, and what its cards are."""

    cards: Any  # the card table, for names
    names: list[bytes]  # of its Dreams, as views list them
    edition: int
    flags: int  # modules, mode, variants
    total: int  # Cities to claim (URB-BASE-12)
    turn: int
    seat: int  # who decides
    polarity: int  # of the seat that decides
    chaos_kind: int  # Chaos; the kind after it is Chromatic Chaos, both come last in every card table
    hold_mask: int  # kinds that can be in a hand
    sogna_mask: int  # kinds that may lie on the sognae side …
    incubus_mask: int  # … and on the incubi side
    wizard_mask: int
    concord_mask: int
    two_sided_mask: int
    hand_mask: int  # the kinds in hand
    partner_mask: int
    hand_size: int
    partner_hand_size: int
    success_size: int
    discard_size: int
    aside_chaos: int  # put aside for an opening hand
    aside_own: int  # Chromatic Chaos put aside, to be resolved by the active seat …
    aside_partner: int  # … and by the other one
    drawn_size: int
    looked_size: int
    looked_placed: int  # how many of the looked-at cards have their new place already
    book_mask: int  # Books in play, a bit each
    prophecies: int
    books_revealed: int
    books_most: int
    book_price: int
    wise: int
    open_places: int  # places of the Dream deck, from the top, that lie open to spectators, too: a bit each
    void_stack: int
    void_figure: int  # a row, whose City goes on as before (URB-VOID-02), or where else it is
    fits: list[int]  # by the elements of a City: the kinds that show one of them
    plus: bytearray  # by kind: influence on the sognae side …
    minus: bytearray  # … and on the incubi side
    elements: bytearray  # by kind
    by_sum: bytearray  # scratch of `clean_sets`: the sets of Dreams with a sum, a bit each …
    sums: bytearray  # … and the sum of every set
    revealed: bytearray  # scratch of `reveal_dreams`
    city: bytearray  # by row: the elements of its City, or VACANT
    size: bytearray  # by side of a row: how many Dreams
    power: bytearray  # by side of a row: the sum of their magnitudes
    dreams: bytearray  # by slot: the kind, sorted within a side
    posts: bytearray  # by slot: the Postcard on it, or 0
    hand: bytearray  # kinds and who knows them, sorted
    partner_hand: bytearray
    drawn_dreams: bytearray  # drawn for a row, not placed yet
    looked: bytearray
    kept: bytearray  # Inhabitants with +1, by Postcard
    lost: bytearray  # Inhabitants with -2
    success: bytearray  # claimed Cities by elements
    box: bytearray  # copies by kind
    discard: bytearray  # oldest first
    deck: bytearray
    cities: bytearray
    postcards: bytearray
    books: bytearray

    def __init__(self) -> None:
        super().__init__()
        allocate(self, FIELDS)
        self.cards = None
        self.names = []


def copy_table(g: State, other: Core) -> None:
    """Become equal to another table; who listens and where fair chance comes from stay as they are."""
    listening = g.listening
    copy_fields(g, other)
    g.listening = listening


def lay_piles(g: State) -> None:
    """Four empty piles with streams of their own."""
    pile_init(g, g.deck, c.DECK_STREAM, c.DECK_CAPACITY)
    pile_init(g, g.cities, c.CITY_STREAM, c.CITY_CAPACITY)
    pile_init(g, g.postcards, c.POSTCARD_STREAM, c.POSTCARD_CAPACITY)
    pile_init(g, g.books, c.BOOK_STREAM, c.BOOK_CAPACITY)


def moved(g: State, kind: int, source: int, target: int) -> None:
    """Tell of a movement that everybody sees, or whose card only its player knows."""
    tell(g, c.E_MOVED, kind, source << 4 | target, g.seat)


# ---- the Dream deck -----------------------------------------------------------------------------------------


def deck_is_empty(g: State) -> bool:
    """Whether no Dream is left to draw."""
    return pile_is_empty(g.deck)


def deck_size(g: State) -> int:
    """How many Dreams are left to draw."""
    return pile_size(g.deck)


def draw_dream(g: State) -> int:
    """Take the top Dream of a deck that is not empty; its upper bits say who knew it."""
    g.open_places >>= 1
    return pile_draw(g, g.deck)


def is_chaos(g: State, kind: int) -> bool:
    """Chaos or Chromatic Chaos: never in a hand, neither Sogna nor Incubus (URB-EDGE-12)."""
    return kind >= g.chaos_kind


def everybody(g: State) -> int:
    """The marks of a card that all seats know."""
    return g.common


def known_to(g: State, seat: int) -> int:
    """The bit of a card that this seat knows; the order of a puzzle is known to everybody."""
    if g.flags & c.OPEN_ORDER:
        return KNOWN_TO_0 | KNOWN_TO_1
    return 0 if seat < 0 else KNOWN_TO_0 << seat


def own_mark(g: State) -> int:
    """The mark of a card that the active seat knows."""
    return KNOWN_TO_0 << g.seat


def return_to_deck(g: State, kind: int) -> None:
    """Put a Chaos back among the unordered Dreams; a shuffle must follow."""
    pile_add(g.deck, kind)
    if g.listening:
        moved(g, kind, c.Z_ASIDE, c.Z_DECK)


def shuffle_deck(g: State) -> None:
    """Shuffle the Dream deck, which only set-up does (URB-EDGE-24)."""
    pile_shuffle(g, g.deck)
    g.open_places = 0
    if g.flags & c.OPEN_ORDER:
        pile_settle(g, g.deck, g.deck[BAG_SIZE], everybody(g))
    if g.listening:
        tell(g, c.E_SHUFFLED, deck_size(g), 0, 0)


# ---- hands --------------------------------------------------------------------------------------------------


def rank(card: int) -> int:
    """The order of a hand: by kind, the better known copies last."""
    return (card & KIND) << 2 | card >> 6


def to_hand(g: State, card: int) -> None:
    """A drawn Dream joins the hand; the partner keeps knowing it if it was known before."""
    if g.listening:
        tell(g, c.E_MOVED, card & KIND, c.Z_DECK << 4 | c.Z_HAND, g.seat | (card >> 7 - g.seat & 1) << 1)
    hold(g, card | own_mark(g))


def hold(g: State, card: int) -> None:
    """Put a card into the hand at its place."""
    i = g.hand_size
    while i > 0 and rank(g.hand[i - 1]) > rank(card):
        g.hand[i] = g.hand[i - 1]
        i -= 1
    g.hand[i] = card
    g.hand_size += 1
    g.hand_mask |= bit(card & KIND)


def pay(g: State, kind: int) -> None:
    """Discard a card of this kind from the hand."""
    leave_hand(g, kind)
    to_discard(g, kind, c.Z_HAND)


def leave_hand(g: State, kind: int) -> None:
    """Take a card of this kind out of the hand: of equal ones the better known, so that nobody knows too much."""
    i = g.hand_size - 1
    while g.hand[i] & KIND != kind:
        i -= 1
    if i == 0 or g.hand[i - 1] & KIND != kind:
        g.hand_mask &= ~bit(kind)
    g.hand_size -= 1
    while i < g.hand_size:
        g.hand[i] = g.hand[i + 1]
        i += 1


def copies_in_hand(g: State, kind: int) -> int:
    """How many cards of this kind are in the hand."""
    count = 0
    for i in range(g.hand_size):
        count += g.hand[i] & KIND == kind
    return count


# ---- the discard pile -----------------------------------------------------------------------------------------


def to_discard(g: State, kind: int, source: int) -> None:
    """A Dream of a hand or of the table goes onto the discard pile, and never back (URB-EDGE-24, URB-EDGE-30)."""
    g.discard[g.discard_size] = kind
    g.discard_size += 1
    if g.listening:
        moved(g, kind, source, c.Z_DISCARD)
