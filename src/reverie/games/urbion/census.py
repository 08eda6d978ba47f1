"""The Census: balanced Cities are claimed, others cleaned, the table is filled again (URB-BASE-35 … URB-BASE-41)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.cities import bonus_city, cities_left, claim_city, replace_cities
from reverie.games.urbion.filling import fill_rows
from reverie.games.urbion.modules.postcards import mages_hold, planbot_holds, settle_row
from reverie.games.urbion.modules.void import treat_void_row
from reverie.games.urbion.rows import (
    discard_dream,
    discard_row,
    has_no_dreams,
    influence,
    is_balanced,
    is_occupied,
)
from reverie.games.urbion.state import State
from reverie.games.urbion.winning import check_win
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.core import tell
from reverie.kernel.native import lowest_bit

# ---- C0, C1: what is balanced now -----------------------------------------------------------------------------


def is_claimed(g: State, row: int) -> bool:
    """A Census claims every balanced City but the Void's (URB-BASE-31, URB-VOID-05)."""
    return is_balanced(g, row) and row != g.void_figure


def is_perfect(g: State) -> bool:
    """Exactly four Cities are on the table, and this Census claims all (URB-BASE-38, URB-EDGE-09, URB-VOID-10)."""
    for row in range(c.ROWS):
        if not is_claimed(g, row):
            return False
    return True


def begin_census(g: State, most: int) -> None:
    """Claim what is balanced; `most` is how many bonus Cities a Perfect Balance gives (URB-BASE-39, URB-BOOKS-12)."""
    perfect = is_perfect(g)
    push(g, c.S_CENSUS_END, 0)
    push(g, c.S_CENSUS_VOID, most if perfect else 0)
    push(g, c.S_CLEAN, 0)
    if g.flags & c.POSTCARDS:
        settle_claims(g, perfect)
    for row in range(c.ROWS):
        if is_claimed(g, row):
            claim_city(g, row)
            discard_row(g, row)


def settle_claims(g: State, perfect: int) -> None:
    """All conditions of Postcards are judged before any Dream is discarded (URB-POSTCARDS-06)."""
    mages, planbot = mages_hold(g), planbot_holds(g)
    for row in range(c.ROWS):
        if is_claimed(g, row):
            settle_row(g, row, perfect, mages, planbot)


# ---- C2: cleaning unbalanced Cities ---------------------------------------------------------------------------


def clean_rows(g: State, start: int) -> None:
    """Every other City with Dreams, from a row down, but the Void's; without a zero-sum set there is nothing to ask."""
    for row in range(start, c.ROWS):
        if is_occupied(g, row) and not has_no_dreams(g, row) and row != g.void_figure:
            if clean_sets(g, row) != 1:
                push(g, c.S_CLEAN, row + 1)
                push(g, c.Q_CLEAN, row)
                return
            if g.listening:
                tell(g, c.E_ANSWERED, c.CLEAN + row << 6, c.Q_CLEAN, g.seat | 2)


def clean_sets(g: State, row: int) -> int:
    """The sets of Dreams whose influences add up to 0, a bit each; bit 0 is the empty set (URB-BASE-36).

    A set is six bits: three for the sognae side, three for the incubi side. The whole row is never one of them: it
    would be balanced.
    """
    side = row * 2
    if g.size[side] == 0 or g.size[side + 1] == 0:
        return 1
    for i in range(16):
        g.by_sum[i] = 0
    add_up(g, side)
    sets = canonical_sets(g, side)
    for dreams in range(1 << g.size[side]):
        if sets >> dreams & 1:
            g.by_sum[g.sums[dreams]] |= 1 << dreams
    add_up(g, side + 1)
    sets = canonical_sets(g, side + 1)
    mask = 0
    for dreams in range(1 << g.size[side + 1]):
        if sets >> dreams & 1:
            found = g.by_sum[g.sums[dreams]]
            mask |= found << dreams * 8
    return mask


def add_up(g: State, side: int) -> None:
    """Note the sum of every set of Dreams of a side: that of the set without its first Dream, and that Dream's."""
    g.sums[0] = 0
    for dreams in range(1, 1 << g.size[side]):
        first = lowest_bit(dreams)
        g.sums[dreams] = g.sums[dreams & (dreams - 1)] + influence(g, g.dreams[side * 4 + first], side)


def canonical_sets(g: State, side: int) -> int:
    """The sets that take of equal Dreams without Postcards the first ones, a bit each (URB-BASE-67)."""
    sets = 0xFF
    if is_copy(g, side * 4 + 1):
        sets &= ~(1 << 2 | 1 << 6)  # the second without the first
    if is_copy(g, side * 4 + 2):
        sets &= ~(1 << 4 | 1 << 5)  # the third without the second
    return sets


def is_copy(g: State, slot: int) -> bool:
    """Whether a Dream equals the one before it, both without a Postcard; places past the last Dream do not matter."""
    return g.dreams[slot] == g.dreams[slot - 1] and g.posts[slot] == 0 and g.posts[slot - 1] == 0


def clean_row(g: State, row: int, dreams: int) -> None:
    """The chosen Dreams leave; the City is not claimed and keeps the rest."""
    for done in range(2 * c.SIDE_LIMIT):
        place = 2 * c.SIDE_LIMIT - 1 - done
        if dreams >> place & 1:
            discard_dream(g, (row * 2 + place // c.SIDE_LIMIT) * 4 + place % c.SIDE_LIMIT)


# ---- C3 … C8 ----------------------------------------------------------------------------------------------------


def census_void(g: State, most: int) -> None:
    """C3, the Void's City; C4, the bonus of a Perfect Balance: received in the first edition, offered in the second."""
    treat_void_row(g)
    if g.outcome or most == 0:
        return
    most = min(most, cities_left(g))  # URB-EDGE-10
    if g.edition == c.FIRST_EDITION:
        take_bonus(g, most)
    elif most:
        push(g, c.Q_BONUS, most)


def offer_bonus(g: State, most: int) -> None:
    """DP-07: how many Cities to take."""
    offer(g, c.BONUS, (2 << most) - 1)


def take_bonus(g: State, count: int) -> None:
    """Bonus Cities count like any other, before a City is replaced (URB-BASE-39)."""
    for _ in range(count):
        bonus_city(g, c.CITY_BONUS)


def census_end(g: State) -> None:
    """C5, the win (URB-EDGE-02); C6, new Cities; C7, new Dreams; C8, Chromatic Chaos put aside (URB-EDGE-15)."""
    check_win(g)
    if g.outcome:
        return
    replace_cities(g)
    if g.flags & c.CHROMATIC:
        push(g, c.S_ASIDE, 0)  # after the Void's row, too (URB-INT-11)
    fill_rows(g, 0)


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_census(g: State, question: int, arg: int) -> bool:
    """Offer sets of Dreams to clean, or bonus Cities; False if something else is asked."""
    if question == c.Q_CLEAN:
        offer(g, c.CLEAN + arg, clean_sets(g, arg))  # DP-06: nothing, or one of the sets
    elif question == c.Q_BONUS:
        offer_bonus(g, arg)
    else:
        return False
    return True


def answer_of_census(g: State, block: int, arg: int, about: int) -> bool:
    """Clean a row, or take bonus Cities; False if the answer is about something else."""
    if c.CLEAN <= block < c.CLEAN + c.ROWS:
        clean_row(g, about, arg)
    elif block == c.BONUS:
        take_bonus(g, arg)
    else:
        return False
    return True
