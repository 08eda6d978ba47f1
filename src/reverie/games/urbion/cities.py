"""Cities: opened from the City deck, claimed, taken as a bonus, replaced."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.rows import is_occupied
from reverie.games.urbion.state import State
from reverie.kernel.constants import KIND
from reverie.kernel.core import tell
from reverie.kernel.pile import pile_draw, pile_is_empty, pile_size


def no_city_left(g: State) -> bool:
    """Whether the City deck is empty."""
    return pile_is_empty(g.cities)


def cities_left(g: State) -> int:
    """How many Cities are in the City deck."""
    return pile_size(g.cities)


def claim_city(g: State, row: int) -> None:
    """The City of a row goes to the success pile; the row is vacant until it is replaced."""
    city = g.city[row]
    g.city[row] = c.VACANT
    g.success[city] += 1
    g.success_size += 1
    if g.listening:
        tell(g, c.E_CITY, city, row, c.CITY_CLAIMED)


def bonus_city(g: State, what: int) -> None:
    """The top City of the deck is won, without a Postcard (URB-BASE-39, URB-VOID-11, URB-POSTCARDS-09)."""
    city = pile_draw(g, g.cities) & KIND
    g.success[city] += 1
    g.success_size += 1
    if g.listening:
        tell(g, c.E_CITY, city, c.NO_ROW, what)


def replace_cities(g: State) -> None:
    """Every row without a City takes the top one, from the top row down, while there is one (URB-BASE-40).

    Rows stay vacant only when the City deck is empty (URB-EDGE-14), so those just claimed need no mark.
    """
    for row in range(c.ROWS):
        if not is_occupied(g, row):
            if not no_city_left(g):
                open_city(g, row)
            elif g.void_figure == row:
                g.void_figure = c.STACK_UP  # the Void cannot stay in a vacant row (URB-VOID-16)


def open_city(g: State, row: int) -> None:
    """The top City of the deck into a row."""
    g.city[row] = pile_draw(g, g.cities) & KIND
    if g.listening:
        tell(g, c.E_CITY, g.city[row], row, c.CITY_OPENED)
