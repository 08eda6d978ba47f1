"""The Void: a figure that walks over the Cities, spoils Censuses, and is driven away card by card (URB-VOID-01)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.cities import bonus_city, no_city_left
from reverie.games.urbion.json_names import FIGURE_TEXTS
from reverie.games.urbion.payment import first_of_pairs
from reverie.games.urbion.rows import discard_row, has_no_dreams, is_balanced, next_row
from reverie.games.urbion.state import State
from reverie.games.urbion.winning import check_win, end_game
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import LOST
from reverie.kernel.core import tell
from reverie.kernel.native import put
from reverie.kernel.writing import put_member


def move_void(g: State) -> None:
    """At the start of a turn the figure is raised, steps onto the top City, or walks on (URB-VOID-03, URB-VOID-04).

    The last City on the table it never leaves (URB-EDGE-27). Every seat's turn counts (URB-VOID-18, URB-INT-28).
    """
    if g.void_figure == c.FIGURE_GONE:
        return
    if g.void_figure == c.STACK_FLAT:
        g.void_figure = c.STACK_UP
    elif g.void_figure == c.STACK_UP:
        g.void_figure = next_row(g, c.ROWS - 1)
    else:
        g.void_figure = next_row(g, g.void_figure)
    tell_void(g)


def tell_void(g: State) -> None:
    """Where the figure is now, and how many Void cards are left."""
    if g.listening:
        tell(g, c.E_VOID, g.void_figure, g.void_stack, 0)


def census_loses(g: State) -> bool:
    """The Void on a City without any Dream: a Census now is legal, but loses (URB-VOID-09, URB-EDGE-20)."""
    return g.void_figure < c.ROWS and has_no_dreams(g, g.void_figure)


def treat_void_row(g: State) -> None:
    """The Void's City after all others in a Census, Full Balance included (URB-VOID-06, URB-INT-20)."""
    row = g.void_figure
    if row >= c.ROWS:
        return
    if census_loses(g):
        end_game(g, LOST, c.VOID_ENDS)  # URB-VOID-09, URB-BASE-65
    elif is_balanced(g, row):
        lose_void_card(g, c.STACK_UP)  # its Dreams and Postcards stay (URB-VOID-07)
    else:
        discard_row(g, row)  # URB-VOID-08, URB-INT-21


def lose_void_card(g: State, figure: int) -> None:
    """The top Void card goes to the box; with the last one the figure goes too and leaves a City (URB-VOID-11)."""
    g.void_stack -= 1
    g.void_figure = figure if g.void_stack else c.FIGURE_GONE
    tell_void(g)
    if g.void_stack == 0 and not no_city_left(g):
        bonus_city(g, c.CITY_VOID_BONUS)  # never the last one (URB-EDGE-28)


def offer_alliance(g: State) -> None:
    """An Alliance is possible whenever a Void card is left (URB-VOID-14)."""
    if g.void_stack:
        offer(g, c.ALLIANCE, first_of_pairs(g, c.PAY_ALLIANCE))


def ally(g: State) -> None:
    """The Alliance takes a Void card and lays the figure flat on the stack (URB-VOID-12); its City may be the last."""
    lose_void_card(g, c.STACK_FLAT)
    check_win(g)


def pay_for_alliance(g: State, kind: int) -> None:
    """One card is paid; its ally is asked for."""
    push(g, c.Q_PAIR, c.PAY_ALLIANCE << 6 | kind)


def put_void(page: bytearray, g: State, seat: int) -> None:
    """How many Void cards are left, and where the figure is."""
    put_member(page, b'{"stack":', g.void_stack)
    put(page, b',"figure":')
    put(page, FIGURE_TEXTS[g.void_figure])
    put(page, b"}")
