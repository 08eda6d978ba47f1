"""A name for what the seat that is asked can see: situations with the same name go on alike, as far as it knows.

The look-ahead finds situations again by it. What is hidden is no part of it; which cards are hidden follows from all
the others. How a situation came about does not matter, so the order of the discard pile is no part of it either.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.state import State
from reverie.kernel.constants import BAG, KNOWN_TO_0, OVER_SIZE, WIDTH
from reverie.kernel.native import stir, stir_bytes
from reverie.kernel.pile import pile_over


def name_of_situation(g: State) -> int:
    """The name of the open question and of the table around it, as the seat sees it that is asked."""
    h = stir_bytes(g.agenda_size, g.agenda_step, 0, g.agenda_size)
    h = stir_bytes(h, g.agenda_arg, 0, g.agenda_size)
    h = stir_bytes(stir(h, g.hand_size), g.hand, 0, g.hand_size)
    h = stir_bytes(stir(h, g.success_size), g.city, 0, c.ROWS)
    h = stir_bytes(h, g.size, 0, c.SIDES)
    for side in range(c.SIDES):
        h = stir_bytes(h, g.dreams, side * 4, g.size[side])
    h = stir_bytes(h, g.drawn_dreams, 0, g.drawn_size)
    if g.flags or g.deck[OVER_SIZE] or g.cities[OVER_SIZE]:
        return name_with_rest(g, h)
    return stir_bytes(stir_bytes(h, g.deck, BAG, WIDTH), g.cities, BAG, 16)


def name_with_rest(g: State, h: int) -> int:
    """The same with everything that only modules, a partner or known places bring."""
    h = stir(h, g.seat | g.polarity << 1 | g.wise << 2 | g.book_mask << 8 | g.books_revealed << 16)
    h = stir(h, g.void_stack | g.void_figure << 8 | g.aside_chaos << 16 | g.aside_own << 24)
    h = stir(h, g.aside_partner | g.prophecies << 8 | g.looked_size << 16 | g.looked_placed << 24)
    h = stir_bytes(h, g.looked, 0, g.looked_size)
    for side in range(c.SIDES):
        h = stir_bytes(h, g.posts, side * 4, g.size[side])
    h = stir_bytes(stir_bytes(h, g.kept, 0, c.POSTCARD_KINDS), g.lost, 0, c.POSTCARD_KINDS)
    h = stir_bytes(stir_bytes(h, g.success, 0, 16), g.box, 0, c.KINDS)
    gone = 0
    for i in range(g.discard_size):
        gone += stir(g.discard[i] + 1, 0) >> 8  # a sum, for their order does not matter
    h = stir(h, gone)
    for i in range(g.partner_hand_size):
        if g.partner_hand[i] & KNOWN_TO_0 << g.seat:
            h = stir(h, i << 8 | g.partner_hand[i])
    h = stir(h, g.partner_hand_size)
    h = stir_known_places(g, h, g.deck)
    h = stir_known_places(g, h, g.cities)
    return stir_known_places(g, h, g.postcards)


def stir_known_places(g: State, h: int, pile: bytearray) -> int:
    """The placed cards of a pile that the seat knows, each with its place from the top."""
    first = pile_over(pile)
    size = pile[OVER_SIZE]
    for i in range(size):
        if pile[first + i] & KNOWN_TO_0 << g.seat:
            h = stir(h, size - i << 8 | pile[first + i])
    return stir(h, size)
