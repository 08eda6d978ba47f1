"""The labyrinth row (ONI-BASE-07 … -12): which locations fit, and when three of them make a run."""

from reverie.games.onirim.constants import ALL_COLOURS, CROSSROADS, E_RUN, LOCATIONS_WITH_SYMBOL, Q_SEARCH, SUNS
from reverie.games.onirim.state import State, to_row
from reverie.kernel.agenda import push
from reverie.kernel.core import tell


def playable(g: State) -> int:
    """The kinds in hand that may be played: any symbol but that of the last card (ONI-BASE-08)."""
    if g.row_size == 0:
        return g.hand_mask & LOCATIONS_WITH_SYMBOL
    return g.hand_mask & LOCATIONS_WITH_SYMBOL & ~(SUNS << (g.row[g.row_size - 1] & 3))


def colours_of(kind: int) -> int:
    """The colours of a location with a symbol, as a mask; crossroads have all four."""
    return ALL_COLOURS if kind >= CROSSROADS else 1 << (kind >> 2)


def run_at(g: State, end: int) -> int:
    """The colours that the three cards before `end` have in common, if the open segment is that long."""
    if end - g.segment < 3:
        return 0
    return colours_of(g.row[end - 1]) & colours_of(g.row[end - 2]) & colours_of(g.row[end - 3])


def play_location(g: State, kind: int) -> None:
    """Append a card to the row; a completed run allows a search and is used up by it (ONI-BASE-09, -11, -12)."""
    to_row(g, kind)
    colours = run_at(g, g.row_size)
    if colours:
        g.segment = g.row_size
        if g.listening:
            tell(g, E_RUN, colours, 0, 0)
        push(g, Q_SEARCH, colours)


def recount_runs(g: State) -> None:
    """Find the open segment of a row that did not grow card by card, as in a position."""
    g.segment = 0
    for end in range(1, g.row_size + 1):
        if run_at(g, end):
            g.segment = end
