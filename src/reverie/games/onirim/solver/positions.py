"""Positions as the solver tells them apart: what decides how a game goes on, and nothing else (docs/solver.md)."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.state import State
from reverie.kernel.search_state import Search
from reverie.kernel.searching import write, write_agenda, write_bytes, write_first, write_pile, write_wide


def write_table(s: Search, g: State) -> None:
    """Write a position down as numbers; positions that are won by the same answers are written alike."""
    write_first(s)
    write_agenda(s, g)
    write_bytes(s, g.hand, 0, c.KINDS)
    write_bytes(s, g.doors, 0, 8)
    write_bytes(s, g.looked, 0, g.looked_size)
    write_bytes(s, g.limbo, 0, g.limbo_size)
    write(s, g.looked_placed)
    write_pile(s, g, g.pile)
    if g.flags:
        write_more(s, g)
    else:
        write_plain_row(s, g)


def write_plain_row(s: Search, g: State) -> None:
    """The row of the base game: the symbol of its last card, and the colours of the run that is begun."""
    run = min(g.row_size - g.segment, 2)
    write(s, run)
    if g.row_size:
        write(s, g.row[g.row_size - 1] if run else g.row[g.row_size - 1] & 3)
    if run == 2:
        write(s, g.row[g.row_size - 2] >> 2)


def write_more(s: Search, g: State) -> None:
    """With modules, variants or a partner: everything but the turn, and who knows what."""
    write(s, g.seat)
    write(s, g.segment)
    write(s, g.partner_segment)
    write_bytes(s, g.row, 0, g.row_size)
    write_bytes(s, g.partner_row, 0, g.partner_row_size)
    write_bytes(s, g.partner_hand, 0, c.KINDS)
    write_bytes(s, g.partner_doors, 0, 8)
    write_bytes(s, g.shared, 0, c.KINDS)
    write_bytes(s, g.discarded, 0, c.KINDS)
    write_bytes(s, g.removed, 0, c.KINDS)
    write_bytes(s, g.captured, 0, g.captured_size)
    write_bytes(s, g.goals, 0, g.goal_count)
    write_bytes(s, g.towers, 0, g.tower_size)
    write_bytes(s, g.rallied, 0, 8)
    write_bytes(s, g.unused, 0, 8)
    write_bytes(s, g.stored, 0, g.stored_size)
    write(s, g.covered)
    write(s, g.looked_public | g.pay_left << 8 | g.pay_from << 16)
    write(s, g.catchers | g.handbooks << 8 | g.figure << 16)
    write(s, g.premonitions_up | g.premonitions_down << 8)
    write(s, g.figure_card)
    write(s, g.shuffles[c.RESERVE_STREAM])
    write_wide(s, g.stream[c.RESERVE_STREAM])
    write(s, g.drawn[c.RESERVE_STREAM])
