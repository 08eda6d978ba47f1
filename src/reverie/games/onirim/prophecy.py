"""The prophecy (ONI-BASE-17 … -21): look at the top cards, discard one, put the others back in any order.

The order is chosen card by card from the top down (the law's chapter 6.8).
"""

from reverie.games.onirim.constants import (
    PROPHECY_DISCARD,
    PROPHECY_PUT,
    PROPHECY_SIZE,
    Q_PROPHECY,
    Q_PROPHECY_ORDER,
)
from reverie.games.onirim.state import (
    State,
    discard_looked,
    look,
    looked_kinds,
    no_cards_left,
    place_looked,
    put_looked_over,
)
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer


def begin_prophecy(g: State) -> None:
    """Look at the top five cards, at all if there are fewer; an empty pile shows nothing (ONI-BASE-18, -19)."""
    while g.looked_size < PROPHECY_SIZE and not no_cards_left(g):
        look(g)
    if g.looked_size:
        push(g, Q_PROPHECY, 0)


def offer_prophecy_discard(g: State) -> None:
    """Any of the looked-at cards may be the discarded one, even a door (ONI-BASE-20)."""
    offer(g, PROPHECY_DISCARD, looked_kinds(g))


def prophecy_discard(g: State, kind: int) -> None:
    """Discarding one is mandatory; it takes no effect (ONI-BASE-18, -20)."""
    discard_looked(g, kind)
    if g.looked_size:
        push(g, Q_PROPHECY_ORDER, 0)


def offer_prophecy_order(g: State) -> None:
    """Which of the others lies next, from the top down."""
    offer(g, PROPHECY_PUT, looked_kinds(g))


def prophecy_put(g: State, kind: int) -> None:
    """Once the last place is taken, all go back on top of the pile."""
    place_looked(g, kind)
    if g.looked_placed < g.looked_size:
        push(g, Q_PROPHECY_ORDER, 0)
    else:
        put_looked_over(g)
