"""Playing a Dream from the hand next to a City (URB-BASE-30)."""

from reverie.games.urbion.constants import PLAY, ROWS, SIDE_LIMIT, TEAM, VACANT, Z_HAND
from reverie.games.urbion.rows import lay_from
from reverie.games.urbion.state import State, leave_hand
from reverie.kernel.choices import offer


def offer_plays(g: State) -> None:
    """Cards that show an element of the City, on their side while it has room; in team play on one's own side only.

    A Square shows all elements (URB-SQUARES-02), a Temple one (URB-TEMPLES-02), a Garden none (URB-GARDENS-02).
    """
    for row in range(ROWS):
        if g.city[row] == VACANT:
            continue
        fitting = g.hand_mask & g.fits[g.city[row]]
        if g.size[row * 2] < SIDE_LIMIT and may_play_on(g, 0):
            offer(g, PLAY + row * 2, fitting & g.sogna_mask)
        if g.size[row * 2 + 1] < SIDE_LIMIT and may_play_on(g, 1):
            offer(g, PLAY + row * 2 + 1, fitting & g.incubus_mask)


def may_play_on(g: State, side: int) -> bool:
    """The side of one's own Polarity (URB-TEAM-04), for Metas, Concords and Wizards as well.

    URB-INT-22, URB-INT-24, URB-INT-25, URB-TEMPLES-05.
    """
    return not g.flags & TEAM or g.polarity == side


def play_dream(g: State, side: int, kind: int) -> None:
    """The card leaves the hand for the table."""
    leave_hand(g, kind)
    lay_from(g, side, kind, Z_HAND)
