"""The labyrinth row (ONI-BASE-07 … ONI-BASE-12): which locations fit, and when three of them make a run."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.crossroads import crossroads_fit, only_middle_is_crossroads
from reverie.games.onirim.state import State, to_row
from reverie.kernel.agenda import push
from reverie.kernel.core import tell


def with_place_in_row(g: State, cards: int) -> int:
    """Those of the cards that have a symbol; a crossroads only where the hard variant allows it (ONI-CROSS-14)."""
    cards &= c.LOCATIONS_WITH_SYMBOL
    if g.flags & c.HARD_CROSSROADS and not crossroads_fit(g):
        cards &= (1 << c.CROSSROADS) - 1
    return cards


def playable(g: State, cards: int) -> int:
    """Which of the cards may be played: any symbol but that of the last card (ONI-BASE-08)."""
    # ONI-ED-02, ONI-EDGE-11, ONI-GLYPH-03
    cards = with_place_in_row(g, cards)
    if g.row_size == 0:
        return cards
    return cards & ~(c.SUNS << (g.row[g.row_size - 1] & 3))


def playable_with_architect(g: State, cards: int) -> int:
    """Which of the cards only an architect allows: those with the symbol of the last card (ONI-ONIV-10, ONI-X-26)."""
    if g.row_size == 0:
        return cards & 0
    return with_place_in_row(g, cards) & c.SUNS << (g.row[g.row_size - 1] & 3)


def colours_of(kind: int) -> int:
    """The colours of a location with a symbol, as a mask; crossroads have all four (ONI-CROSS-02)."""
    return c.ALL_COLOURS if kind >= c.CROSSROADS else 1 << (kind >> 2)


def run_at(g: State, end: int) -> int:
    """The colours that the three cards before `end` have in common, if the open segment is that long (ONI-CROSS-04)."""
    if end - g.segment < 3:
        return 0
    return in_common(g.row, end, g.flags)


def in_common(row: bytearray, end: int, flags: int) -> int:
    """The colours that the three cards before `end` have in common; 0 if they are no run (ONI-BASE-10)."""
    if flags & c.HARD_CROSSROADS and not only_middle_is_crossroads(row, end):
        return 0
    return colours_of(row[end - 1]) & colours_of(row[end - 2]) & colours_of(row[end - 3])


def next_run(row: bytearray, begin: int, size: int, flags: int) -> int:
    """Where the first run in the cards from `begin` on ends, which is behind its third card; 0 if there is none."""
    for end in range(begin + 3, size + 1):
        if in_common(row, end, flags):
            return end
    return 0


def play_location(g: State, kind: int, zone: int) -> None:
    """Append a card to the row; a completed run allows a search and is used up by it."""
    # ONI-BASE-09, ONI-BASE-11, ONI-BASE-12, ONI-CROSS-03, ONI-EDGE-12, ONI-EDGE-13
    to_row(g, kind, zone)
    colours = run_at(g, g.row_size)
    if colours:
        g.segment = g.row_size
        if g.listening:
            tell(g, c.E_RUN, colours, 0, 0)
        push(g, c.Q_SEARCH, colours)


def recount_runs(g: State) -> None:
    """Find the open segment of a row that did not grow card by card, as in a position."""
    g.segment = 0
    for end in range(1, g.row_size + 1):
        if run_at(g, end):
            g.segment = end
