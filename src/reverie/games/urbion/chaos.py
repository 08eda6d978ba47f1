"""Chaos: placed on a stronger side, ruining a balanced City, or revealing four Dreams (URB-BASE-52 … URB-BASE-56).

Also what a drawn or revealed Chaos of either kind leads to: a Wise Chaos first, where one may be used.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.modules.chromatic import places_for_revealed, resolve_chromatic
from reverie.games.urbion.rows import discard_row, is_balanced, lay_from, stronger_side
from reverie.games.urbion.state import State, deck_is_empty, draw_dream, is_chaos, moved, to_discard
from reverie.games.urbion.winning import lose_by_empty_deck
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND


def handle_chaos(g: State, card: int) -> None:
    """A Chaos of either kind was drawn or revealed: in Phase II a Wise Chaos may send it back (URB-POSTCARDS-05).

    What it leads to waits on the agenda: never more than the 16 Chaos there are (URB-EDGE-22).
    """
    if card & c.IN_REFILL and g.wise:
        push(g, c.Q_WISE, card & KIND)
    else:
        resolve_chaos(g, card)


def resolve_chaos(g: State, card: int) -> None:
    """A Chaos asks for one of its three options, a Chromatic Chaos for a side."""
    if card & KIND == g.chaos_kind:
        push(g, c.Q_CHAOS, card)
    else:
        resolve_chromatic(g, card)


def rows_for_chaos(g: State) -> int:
    """Rows whose stronger side takes a Chaos, a bit each; of any Polarity (URB-BASE-09, URB-BASE-10, URB-TEAM-06)."""
    mask = 0
    for row in range(c.ROWS):
        side = stronger_side(g, row)
        if side >= 0 and g.size[side] < c.SIDE_LIMIT:
            mask |= 1 << row
    return mask


def offer_chaos(g: State) -> None:
    """DP-10: each option is judged on the table as it is now (URB-BASE-53, URB-BASE-55)."""
    balanced = 0
    for row in range(c.ROWS):
        if is_balanced(g, row):
            balanced |= 1 << row
    offer(g, c.PLACE, rows_for_chaos(g))
    offer(g, c.RUIN, balanced)
    offer(g, c.REVEAL, 1)  # always (URB-EDGE-05)


def place_chaos(g: State, row: int, card: int) -> None:
    """Option 1, and every Chaos of an opening hand (URB-BASE-16)."""
    lay_from(g, stronger_side(g, row), card & KIND, c.Z_PENDING)


def ruin_city(g: State, row: int, card: int) -> None:
    """Option 2: a balanced City loses its Dreams; the Chaos goes last, in the first edition first."""
    if g.edition == c.FIRST_EDITION:
        to_discard(g, card & KIND, c.Z_PENDING)
    discard_row(g, row)
    if g.edition != c.FIRST_EDITION:
        to_discard(g, card & KIND, c.Z_PENDING)


def reveal_dreams(g: State, card: int) -> None:
    """Option 3: of four Dreams, or those left, all but Chaos are discarded (URB-BASE-54, URB-BASE-56, URB-EDGE-04).

    Chaos of either kind are handled in the order they came in (URB-CHROMATIC-10).
    """
    if g.edition == c.FIRST_EDITION:
        to_discard(g, card & KIND, c.Z_PENDING)
    else:
        push(g, c.S_DISCARD_CHAOS, card & KIND)
    waiting = 0
    for _ in range(c.CHAOS_REVEAL):
        if deck_is_empty(g):
            break
        kind = draw_dream(g) & KIND
        if is_chaos(g, kind):
            g.revealed[waiting] = kind
            waiting += 1
            if g.listening:
                moved(g, kind, c.Z_DECK, c.Z_PENDING)
        else:
            to_discard(g, kind, c.Z_DECK)
    for i in range(waiting):
        push(g, c.S_HANDLE, g.revealed[waiting - 1 - i] | (card & c.IN_REFILL))


def reveal_one(g: State, in_refill: int) -> None:
    """The Dream after a Chromatic Chaos; an empty deck loses (URB-BASE-62, URB-CHROMATIC-04, URB-CHROMATIC-05)."""
    if deck_is_empty(g):
        lose_by_empty_deck(g)
        return
    kind = draw_dream(g) & KIND
    if is_chaos(g, kind):
        if g.listening:
            moved(g, kind, c.Z_DECK, c.Z_PENDING)
        handle_chaos(g, kind | in_refill)
    elif places_for_revealed(g, kind):
        if g.listening:
            moved(g, kind, c.Z_DECK, c.Z_PENDING)
        push(g, c.Q_REVEALED, kind)
    else:
        to_discard(g, kind, c.Z_DECK)


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_chaos(g: State, question: int, arg: int) -> bool:
    """Offer the options of a Chaos; False if something else is asked."""
    if question != c.Q_CHAOS:
        return False
    offer_chaos(g)
    return True


def answer_of_chaos(g: State, block: int, arg: int, about: int) -> bool:
    """Carry out the option of a Chaos; False if the answer is about something else."""
    if block == c.PLACE:
        place_chaos(g, arg, about)
    elif block == c.RUIN:
        ruin_city(g, arg, about)
    elif block == c.REVEAL:
        reveal_dreams(g, about)
    elif block == c.WISE and arg == 0:
        resolve_chaos(g, about | c.IN_REFILL)  # DP-09: no Wise Chaos is used
    else:
        return False
    return True
