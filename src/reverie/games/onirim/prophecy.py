"""The prophecy (ONI-BASE-17 … ONI-BASE-21): look at the top cards, discard one, put the others back in any order.

The order is chosen card by card from the top down.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import look_at
from reverie.games.onirim.state import State, discard_looked, looked_kinds
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.native import bit


def begin_prophecy(g: State) -> None:
    """Look at the top five cards, at all if there are fewer; an empty pile shows nothing (ONI-BASE-18, ONI-BASE-19)."""
    look_at(g, c.PROPHECY_SIZE)
    if g.looked_size == 0:
        return
    if g.flags & c.STRICT_DEAD_ENDS and looked_kinds(g) == bit(c.DEAD_END):
        push(g, c.Q_PROPHECY_ORDER, 0)  # nothing that may be discarded (ONI-CROSS-08)
    else:
        push(g, c.Q_PROPHECY, 0)


def offer_prophecy_discard(g: State) -> None:
    """Any of the looked-at cards, even a door (ONI-BASE-20), but in all readings but one no dead end (ONI-CROSS-08)."""
    # ONI-EDGE-26
    cards = looked_kinds(g)
    if g.flags & c.STRICT_DEAD_ENDS:
        cards &= ~bit(c.DEAD_END)
    offer(g, c.PROPHECY_DISCARD, cards)


def prophecy_discard(g: State, kind: int) -> None:
    """Discarding one is mandatory; it takes no effect (ONI-BASE-18, ONI-BASE-20)."""
    discard_looked(g, kind)
    if g.looked_size:
        push(g, c.Q_PROPHECY_ORDER, 0)
