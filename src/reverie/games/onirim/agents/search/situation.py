"""A name for a situation of the base game: equal for all tables that look the same and go on the same way."""

from reverie.games.onirim.state import State
from reverie.kernel.constants import BAG, OVER_SIZE, UNDER_SIZE, WIDTH
from reverie.kernel.native import stir, stir_bytes
from reverie.kernel.pile import pile_over, pile_under


def name_of_situation(g: State) -> int:
    """All cards by where they count: how the row came about, and how often was shuffled, decides nothing any more."""
    h = stir_bytes(g.edition, g.pile, BAG, WIDTH)
    h = stir_bytes(h, g.pile, pile_over(g.pile), g.pile[OVER_SIZE])
    h = stir_bytes(h, g.pile, pile_under(g.pile), g.pile[UNDER_SIZE])
    h = stir_bytes(h, g.hand, 0, 16)
    h = stir_bytes(h, g.doors, 0, 8)
    h = stir_bytes(h, g.limbo, 0, g.limbo_size)
    h = stir_bytes(h, g.looked, 0, g.looked_size)
    h = stir_bytes(h, g.agenda_step, 0, g.agenda_size)
    h = stir_bytes(h, g.agenda_arg, 0, g.agenda_size)
    open_row = min(g.row_size - g.segment, 2)
    last = g.row[g.row_size - 1] if g.row_size else 63
    before = g.row[g.row_size - 2] if open_row == 2 else 63
    sizes = g.pile[OVER_SIZE] << 12 | g.limbo_size << 8 | g.looked_size << 4 | g.looked_placed
    return stir(h, sizes << 16 | open_row << 12 | last << 6 | before)
