"""Squares and Metas: which sides two Dreams drawn for a row may take when one of them fits both (URB-SQUARES-03).

The same rules serve Concords (URB-TEMPLES-04). A Square needs no rule of its own: it shows all four elements.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.state import State, is_chaos
from reverie.kernel.native import bit
from reverie.kernel.pile import pile_is_empty


def sides_for(g: State, kind: int) -> int:
    """Which sides a drawn Dream may take, as bits; a Chaos follows the other one (URB-BASE-15)."""
    if is_chaos(g, kind):
        return c.TWO_SIDED
    sides = c.SOGNA if g.sogna_mask & bit(kind) else 0
    return sides | (c.INCUBUS if g.incubus_mask & bit(kind) else 0)


def is_two_sided(g: State, kind: int) -> bool:
    """Meta or Concord."""
    return g.two_sided_mask & bit(kind) != 0


def pair_choices(g: State, first: int, second: int) -> int:
    """The ways to lay two Dreams drawn for a row, a bit each (URB-BASE-15).

    A Chaos always goes where the other one goes (URB-SQUARES-06). In the first edition so does a Meta; in the second
    it is free (URB-SQUARES-04), like a Concord beside it (URB-INT-02).
    """
    one, other = sides_for(g, first), sides_for(g, second)
    together = (one & other & c.SOGNA and 1 << c.BOTH_SOGNAE) | (one & other & c.INCUBUS and 1 << c.BOTH_INCUBI)
    if is_chaos(g, first) or is_chaos(g, second):
        return together
    if g.edition == c.FIRST_EDITION and (is_two_sided(g, first) or is_two_sided(g, second)):
        return together
    apart = 0
    if one & c.SOGNA and other & c.INCUBUS:
        apart |= 1 << c.SOGNAE_INCUBI
    if one & c.INCUBUS and other & c.SOGNA and not (first == second and not postcard_follows(g)):
        apart |= 1 << c.INCUBI_SOGNAE  # for equal cards the same as the other way round (URB-BASE-67)
    return together | apart


def postcard_follows(g: State) -> bool:
    """Whether the first Dream drawn for a row will get a Postcard (URB-POSTCARDS-03, URB-EDGE-17)."""
    return g.flags & c.POSTCARDS != 0 and not pile_is_empty(g.postcards)


def single_choices(g: State, kind: int) -> int:
    """The sides for a Dream drawn alone, when the deck has no second one (URB-EDGE-03)."""
    sides = sides_for(g, kind)
    return (sides & c.SOGNA and 1 << c.BOTH_SOGNAE) | (sides & c.INCUBUS and 1 << c.BOTH_INCUBI)
