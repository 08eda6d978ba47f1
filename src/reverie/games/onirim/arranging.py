"""Cards of the pile that are looked at or revealed, and the order in which they go back (ONI-GEN-02, ONI-GEN-12)."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.state import (
    State,
    end_looking,
    look,
    looked_kinds,
    looked_to_limbo,
    no_cards_left,
    place_looked,
    put_looked_over,
    put_looked_under,
)
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.native import bit


def look_at(g: State, count: int) -> None:
    """Look at the top cards, at all if there are fewer (ONI-GEN-04, ONI-EDGE-05, ONI-EDGE-06)."""
    while g.looked_size < count and not no_cards_left(g):
        look(g)


def reveal(g: State, count: int) -> None:
    """Show the top cards to everybody; lost dreams among them go to the limbo (ONI-GEN-02, ONI-DREAM-04)."""
    # ONI-CROSS-13, ONI-X-08, ONI-X-09, ONI-X-11
    g.looked_public = 1
    look_at(g, count)
    if g.flags & c.DREAMCATCHERS:
        while looked_kinds(g) & bit(c.LOST_DREAM):
            looked_to_limbo(g, c.LOST_DREAM)
    if g.looked_size == 0:
        end_looking(g)


def offer_over(g: State) -> None:
    """Which of the cards lies next, from the top down (ONI-FREE-04)."""
    offer(g, c.PROPHECY_PUT, looked_kinds(g))


def offer_under(g: State) -> None:
    """Which of the cards lies next under the pile, the first one highest."""
    offer(g, c.PUT_UNDER, looked_kinds(g))


def put_over(g: State, kind: int, question: int) -> None:
    """Once the last place is taken, all go back on top of the pile."""
    place_looked(g, kind)
    if g.looked_placed < g.looked_size:
        push(g, question, 0)
    else:
        put_looked_over(g)


def put_under(g: State, kind: int, question: int) -> None:
    """Once the last place is taken, all go under the pile; a paradoxical prophecy's first one goes on top."""
    place_looked(g, kind)
    if g.looked_placed < g.looked_size:
        push(g, question, 0)
    else:
        put_looked_under(g, 1 if question == c.Q_PARADOX_ORDER else 0)
