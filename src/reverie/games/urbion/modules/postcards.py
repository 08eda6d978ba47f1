"""Postcards to the Oniverse: settled on claims, lost otherwise; three kinds with rules of their own; Wise Chaos.

How a Postcard comes onto a Dream is told in `filling.py`, that it is lost with its Dream in `rows.py`.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.json_names import POSTCARD_KEYS, POSTCARDS_IN_LIST
from reverie.games.urbion.modules.temples import shows_all_elements
from reverie.games.urbion.rows import (
    influence,
    lay_dream,
    lift_dream,
    next_row,
    occupied_count,
    settle_postcard,
    sort_side,
)
from reverie.games.urbion.state import State, deck_size, everybody, known_to, moved
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND
from reverie.kernel.core import tell
from reverie.kernel.native import lowest_bit, put
from reverie.kernel.pile import pile_insert, pile_size
from reverie.kernel.writing import end_object, put_count, put_known_top, put_member, put_unseen_of_pile

# ---- claims -------------------------------------------------------------------------------------------------


def settle_row(g: State, row: int, perfect: int, mages: int, planbot: int) -> None:
    """The Postcards of a City that is being claimed (URB-POSTCARDS-06); what held for all rows is said beforehand."""
    seer = shows_all_elements(g, row)
    for side in range(row * 2, row * 2 + 2):
        alone = g.size[side] == 1
        for i in range(g.size[side]):
            slot = side * 4 + i
            post = g.posts[slot]
            if post:
                kept = condition_holds((post & c.POSTCARD) - 1, alone, perfect, seer, mages, planbot)
                settle_postcard(g, post, kept, side)
                g.posts[slot] = 0


def condition_holds(number: int, alone: int, perfect: int, seer: int, mages: int, planbot: int) -> bool:
    """Whether a Postcard is kept, each by its own (URB-POSTCARDS-18); the kinds with a rule of their own always are."""
    if number == c.DREAMCATCHER:
        return alone != 0  # URB-POSTCARDS-10
    if number == c.DOVES:
        return perfect != 0  # URB-POSTCARDS-11
    if number == c.SEER:
        return seer != 0
    if number == c.MAGES:
        return mages != 0
    if number == c.PLANBOT:
        return planbot != 0
    return True


def mages_hold(g: State) -> bool:
    """At least two Chaos lie at Cities; Chromatic Chaos do not count (URB-POSTCARDS-13)."""
    count = 0
    for side in range(c.ROWS * 2):
        for i in range(g.size[side]):
            count += g.dreams[side * 4 + i] == g.chaos_kind
    return count >= 2


def planbot_holds(g: State) -> bool:
    """One Dream of each of four rows in a run, read downward and around, rising or falling (URB-POSTCARDS-17)."""
    if occupied_count(g) < c.ROWS:
        return False
    for start in range(c.ROWS):
        for lowest in range(1, 3):
            rising = falling = True
            for step in range(c.ROWS):
                row = (start + step) % c.ROWS
                rising = rising and has_magnitude(g, row, lowest + step)
                falling = falling and has_magnitude(g, row, lowest + c.ROWS - 1 - step)
            if rising or falling:
                return True
    return False


def has_magnitude(g: State, row: int, magnitude: int) -> bool:
    """Whether a Dream of this magnitude lies in the row, whatever its sign or kind (URB-INT-05, URB-INT-14)."""
    for side in range(row * 2, row * 2 + 2):
        for i in range(g.size[side]):
            if influence(g, g.dreams[side * 4 + i], side) == magnitude:
                return True
    return False


# ---- Postcards with rules of their own -------------------------------------------------------------------------


def post_after_move(g: State, post: int, side: int) -> int:
    """What stays of the Postcard on a Dream that moved: a Rocket is lost (URB-POSTCARDS-16)."""
    if post & c.POSTCARD == c.ROCKET + 1:
        settle_postcard(g, post, 0, side)
        return 0
    return post


def turn_hourglasses(g: State) -> None:
    """At the end of a turn each makes a quarter turn, or is lost after a full one (URB-POSTCARDS-14).

    Quarters are counted, since a full turn looks like none (URB-EDGE-26); every seat's turn counts (URB-INT-27).
    """
    for side in range(c.ROWS * 2):
        for i in range(g.size[side]):
            slot = side * 4 + i
            post = g.posts[slot]
            if post & c.POSTCARD != c.HOURGLASS + 1:
                continue
            if post >= c.FULL_TURN * c.QUARTERS:
                settle_postcard(g, post, 0, side)
                g.posts[slot] = 0
            else:
                g.posts[slot] = post + c.QUARTERS
        sort_side(g, side)


def waiting_flagships(g: State) -> int:
    """The Flagships that have not moved this turn, a bit each by slot."""
    mask = 0
    for side in range(c.ROWS * 2):
        for i in range(g.size[side]):
            if g.posts[side * 4 + i] == c.FLAGSHIP + 1:
                mask |= 1 << side * 4 + i
    return mask


def move_flagships(g: State) -> None:
    """At the start of a turn every Flagship moves, in the order you choose (URB-POSTCARDS-15, DP-13)."""
    waiting = waiting_flagships(g)
    if waiting == 0 or occupied_count(g) < 2:
        flagships_rest(g)
        return
    push(g, c.S_FLAGSHIPS, 0)
    if waiting & (waiting - 1):
        push(g, c.Q_FLAGSHIP, 0)
    else:
        sail(g, lowest_bit(waiting))


def sail(g: State, slot: int) -> None:
    """A Flagship moves with its Dream to the next City below on the same side, or is lost if that side is full."""
    side = slot >> 2
    target = next_row(g, side >> 1) * 2 + (side & 1)
    if g.size[target] == c.SIDE_LIMIT:
        settle_postcard(g, g.posts[slot], 0, side)
        g.posts[slot] = 0
        sort_side(g, side)
        return
    kind = lift_dream(g, slot) & KIND
    lay_dream(g, target, kind, c.FLAGSHIP + 1 + c.QUARTERS)
    if g.listening:
        moved(g, kind, c.Z_TABLE + side, c.Z_TABLE + target)


def flagships_rest(g: State) -> None:
    """All have moved; next turn they move again."""
    for side in range(c.ROWS * 2):
        for i in range(g.size[side]):
            if g.posts[side * 4 + i] == c.FLAGSHIP + 1 + c.QUARTERS:
                g.posts[side * 4 + i] = c.FLAGSHIP + 1
        sort_side(g, side)


# ---- Wise Chaos -------------------------------------------------------------------------------------------------


def put_back_wisely(g: State, kind: int) -> None:
    """A Wise Chaos sends a card back: the fourth from the top, open to everybody (URB-POSTCARDS-05, URB-EDGE-16)."""
    g.wise -= 1  # both players have the same ones (URB-TEAM-10)
    if not g.flags & c.OPEN_ORDER:  # a puzzle lies open as a whole
        above = min(c.ABOVE_WISE_CHAOS, deck_size(g))
        deeper = g.open_places >> above << above
        g.open_places += deeper + (1 << above)  # those further down lie one place deeper now
    pile_insert(g, g.deck, c.ABOVE_WISE_CHAOS, kind | everybody(g))
    if g.listening:
        moved(g, kind, c.Z_PENDING, c.Z_DECK)
        tell(g, c.E_WISE, g.wise, 0, 0)


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_postcards(g: State, question: int, arg: int) -> bool:
    """Offer Flagships, or to use a Wise Chaos; False if something else is asked."""
    if question == c.Q_FLAGSHIP:
        # Which one moves next (URB-EDGE-25); each is a choice of its own, because it carries a Postcard (URB-BASE-67).
        offer(g, c.SAIL, waiting_flagships(g))
    elif question == c.Q_WISE:
        offer(g, c.WISE, 3)
    else:
        return False
    return True


def answer_of_postcards(g: State, block: int, arg: int, about: int) -> bool:
    """Move a Flagship, or send a Chaos back; False if the answer is about something else."""
    if block == c.SAIL:
        sail(g, arg)
    elif block == c.WISE and arg:
        put_back_wisely(g, about)
    else:
        return False
    return True


# ---- what lies on the table -----------------------------------------------------------------------------------


def put_postcards(page: bytearray, g: State, seat: int) -> None:
    """The Postcards that are left, and those that have come to rest."""
    known = known_to(g, seat)
    happiness = 0
    for number in range(c.POSTCARD_KINDS):
        happiness += g.kept[number] * c.POSTCARD_KEPT - g.lost[number] * c.POSTCARD_LOST
    put_member(page, b'{"deck":', pile_size(g.postcards))
    put(page, b',"known_top":')
    put_known_top(page, POSTCARDS_IN_LIST, g.postcards, known)
    put(page, b',"unseen":')
    put_unseen_of_pile(page, g.postcards, POSTCARD_KEYS, known)
    put(page, b',"inhabitants":{"kept":')
    put_inhabitants(page, g.kept)
    put(page, b',"lost":')
    put_inhabitants(page, g.lost)
    put_member(page, b',"sum":', happiness)
    put_member(page, b'},"wise":', g.wise)
    put(page, b"}")


def put_inhabitants(page: bytearray, copies: bytearray) -> None:
    """How many there are of each Postcard, if there are any."""
    keys = POSTCARD_KEYS
    different = 0
    put(page, b"{")
    for number in range(c.POSTCARD_KINDS):
        if copies[number]:
            put_count(page, keys[number], copies[number])
            different += 1
    end_object(page, different)
