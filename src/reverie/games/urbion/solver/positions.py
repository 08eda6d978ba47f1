"""Positions as the solver tells them apart: what decides how a game goes on, and nothing else (docs/solver.md)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.state import State
from reverie.kernel.pile import pile_has
from reverie.kernel.search_state import Search
from reverie.kernel.searching import write, write_agenda, write_bytes, write_first, write_kinds, write_pile


def write_table(s: Search, g: State) -> None:
    """Write a position down as numbers; positions that are won by the same answers up to names are written alike."""
    write_first(s)
    if g.flags & c.BEYOND_BASE:
        write_whole_table(s, g)
        return
    write_agenda(s, g)
    write_plain_rows(s, g)
    write_kinds(s, g.hand, 0, g.hand_size)
    write(s, g.success_size)
    write(s, g.aside_chaos)
    write_bytes(s, g.drawn_dreams, 0, g.drawn_size)
    write_pile(s, g, g.deck)
    write_pile(s, g, g.cities)


def write_plain_rows(s: Search, g: State) -> None:
    """The rows of the base game; their order means nothing any more once no City can be ruined."""
    for row in range(c.ROWS):
        g.by_sum[row] = row
    if rows_are_alike(g):
        sort_rows(g)
    for place in range(c.ROWS):
        row = g.by_sum[place]
        write(s, g.city[row])
        write(s, plain_side(g, row * 2))
        write(s, plain_side(g, row * 2 + 1))


def plain_side(g: State, side: int) -> int:
    """The magnitudes on a side in order: of a Dream on the table the base game asks for nothing else."""
    one = two = three = 0
    for slot in range(side * 4, side * 4 + g.size[side]):
        magnitude = g.minus[g.dreams[slot]] if side & 1 else g.plus[g.dreams[slot]]
        if magnitude > one:
            one, two, three = magnitude, one, two
        elif magnitude > two:
            two, three = magnitude, two
        else:
            three = magnitude
    return one | two << 4 | three << 8


def rows_are_alike(g: State) -> bool:
    """Whether the order of the rows decides nothing: no Chaos is left to ruin a City, and no City waits for Dreams."""
    if g.agenda_size != 1 or g.agenda_step[0] != c.Q_MAIN or pile_has(g.deck, g.chaos_kind):
        return False
    for row in range(c.ROWS):
        if g.city[row] != c.VACANT and g.size[row * 2] == 0 and g.size[row * 2 + 1] == 0:
            return False
    return True


def row_order(g: State, row: int) -> int:
    """A number for everything about a row of the base game."""
    return g.city[row] << 24 | plain_side(g, row * 2) << 12 | plain_side(g, row * 2 + 1)


def sort_rows(g: State) -> None:
    """Number the rows anew, in the scratch of the Census."""
    for done in range(1, c.ROWS):
        i = done
        while i > 0 and row_order(g, g.by_sum[i - 1]) > row_order(g, g.by_sum[i]):
            g.by_sum[i - 1], g.by_sum[i] = g.by_sum[i], g.by_sum[i - 1]
            i -= 1


def write_whole_table(s: Search, g: State) -> None:
    """With modules or a partner: everything but the discard pile's cards, the turn, and who knows what."""
    write_agenda(s, g)
    for side in range(c.SIDES):
        write_bytes(s, g.dreams, side * 4, g.size[side])
        write_bytes(s, g.posts, side * 4, g.size[side])
    write_bytes(s, g.city, 0, c.ROWS)
    write_kinds(s, g.hand, 0, g.hand_size)
    write_kinds(s, g.partner_hand, 0, g.partner_hand_size)
    write_bytes(s, g.drawn_dreams, 0, g.drawn_size)
    write_bytes(s, g.looked, 0, g.looked_size)
    write_bytes(s, g.kept, 0, c.POSTCARD_KINDS)
    write_bytes(s, g.lost, 0, c.POSTCARD_KINDS)
    write(s, g.looked_placed)
    write(s, g.seat << 1 | g.polarity)
    write(s, g.success_size)
    write(s, g.discard_size)
    write(s, g.aside_chaos | g.aside_own << 8 | g.aside_partner << 16)
    write(s, g.book_mask | g.prophecies << 8 | g.books_revealed << 16)
    write(s, g.wise | g.void_stack << 8 | g.void_figure << 16)
    write_pile(s, g, g.deck)
    write_pile(s, g, g.cities)
    write_pile(s, g, g.postcards)
    write_pile(s, g, g.books)
