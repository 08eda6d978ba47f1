"""Filling rows: two Dreams for every City without any, in set-up, after a Census, after Freedom (URB-BASE-15)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.modules.squares import pair_choices, postcard_follows, single_choices
from reverie.games.urbion.rows import has_no_dreams, is_occupied, lay_dream
from reverie.games.urbion.state import State, deck_is_empty, draw_dream, moved
from reverie.games.urbion.winning import lose_by_empty_deck
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND
from reverie.kernel.core import tell
from reverie.kernel.native import lowest_bit
from reverie.kernel.pile import pile_draw


def fill_rows(g: State, start: int) -> None:
    """Fill every City without Dreams, new or not (URB-BASE-41), from a row down; stops for a choice of sides (DP-02).

    A row that is balanced at once waits for a later Census (URB-EDGE-29).
    """
    for row in range(start, c.ROWS):
        if is_occupied(g, row) and has_no_dreams(g, row):
            draw_for_row(g)
            if g.outcome or g.drawn_size == 0:
                return
            choices = pair_sides(g)
            if choices & (choices - 1):
                push(g, c.S_FILL, row + 1)
                push(g, c.Q_SIDES, row)
                return
            place_pair(g, row, lowest_bit(choices))


def draw_for_row(g: State) -> None:
    """Draw two Dreams; a Chromatic Chaos is put aside and replaced (URB-CHROMATIC-07).

    An empty deck loses (URB-BASE-62, URB-EDGE-01); in the first edition the row takes what there is (URB-EDGE-03).
    """
    while g.drawn_size < 2:
        if deck_is_empty(g):
            if g.edition != c.FIRST_EDITION:
                lose_by_empty_deck(g)
            return
        kind = draw_dream(g) & KIND
        if kind > g.chaos_kind:
            g.aside_own += 1
            if g.listening:
                moved(g, kind, c.Z_DECK, c.Z_ASIDE)
        else:
            g.drawn_dreams[g.drawn_size] = kind
            g.drawn_size += 1
            if g.listening:
                moved(g, kind, c.Z_DECK, c.Z_DRAWN)


def pair_sides(g: State) -> int:
    """The ways to lay the drawn Dreams, a bit each."""
    if g.drawn_size == 1:
        return single_choices(g, g.drawn_dreams[0])
    return pair_choices(g, g.drawn_dreams[0], g.drawn_dreams[1])


def offer_sides(g: State) -> None:
    """DP-02: both Dreams are seen before the choice."""
    offer(g, c.PAIR_SIDES, pair_sides(g))


def place_pair(g: State, row: int, choice: int) -> None:
    """Lay the drawn Dreams; then the first one gets a Postcard (URB-POSTCARDS-03)."""
    first = c.INCUBI if choice in (c.BOTH_INCUBI, c.INCUBI_SOGNAE) else c.SOGNAE
    second = c.INCUBI if choice in (c.BOTH_INCUBI, c.SOGNAE_INCUBI) else c.SOGNAE
    if g.drawn_size == 2:
        place_drawn(g, row * 2 + second, 1, 0)
    post = 0
    if postcard_follows(g):
        post = (pile_draw(g, g.postcards) & KIND) + 1
    place_drawn(g, row * 2 + first, 0, post)
    g.drawn_size = 0


def place_drawn(g: State, side: int, i: int, post: int) -> None:
    """Lay one of the drawn Dreams, with the Postcard that was turned up for it."""
    kind = g.drawn_dreams[i]
    lay_dream(g, side, kind, post)
    if g.listening:
        moved(g, kind, c.Z_DRAWN, c.Z_TABLE + side)
        if post:
            tell(g, c.E_POSTCARD, post - 1, side, c.POSTCARD_PLACED)
