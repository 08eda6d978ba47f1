"""Temples and Concord: a card with all four elements (URB-TEMPLES-03). A Temple needs no rule of its own."""

from reverie.games.urbion.state import State
from reverie.kernel.native import bit, popcount


def sharing(g: State, kind: int) -> int:
    """The kinds that share an element with this one, a Meta by its one element (URB-INT-03).

    A Concord shares with every kind that has one (URB-TEMPLES-06, URB-INT-12).
    """
    return g.fits[g.elements[kind]]


def shows_all_elements(g: State, row: int) -> bool:
    """Whether the Dreams of a row show all four elements, each Concord one of your choice (URB-POSTCARDS-12).

    URB-INT-05, URB-INT-14.
    """
    shown = concords = 0
    for side in range(row * 2, row * 2 + 2):
        for i in range(g.size[side]):
            kind = g.dreams[side * 4 + i]
            if g.concord_mask & bit(kind):
                concords += 1
            else:
                shown |= g.elements[kind]
    return concords >= 4 - popcount(shown)
