"""Chromatic Chaos: laid anywhere, then the next Dream is revealed and laid too (URB-CHROMATIC-03, URB-CHROMATIC-04)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.modules.squares import sides_for
from reverie.games.urbion.rows import is_open_side, lay_from, open_sides
from reverie.games.urbion.state import State, moved, to_discard
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit, put
from reverie.kernel.writing import put_member


def resolve_chromatic(g: State, card: int) -> None:
    """It goes where there is room, or is discarded; then the reveal follows (URB-CHROMATIC-06, URB-EDGE-21)."""
    push(g, c.S_REVEAL_ONE, card & c.IN_REFILL)
    if open_sides(g):
        push(g, c.Q_CHROMATIC, card)
    else:
        to_discard(g, card & KIND, c.Z_PENDING)


def offer_chromatic(g: State) -> None:
    """DP-11: any side of any City that is not full, also a Garden's or the Void's (URB-CHROMATIC-03, URB-INT-11).

    Polarity plays no role (URB-CHROMATIC-09, URB-INT-23, URB-TEAM-06).
    """
    offer(g, c.LAY, open_sides(g))


def lay_chaos(g: State, side: int, card: int) -> None:
    """The Chromatic Chaos, or a revealed Dream, takes its place."""
    lay_from(g, side, card & KIND, c.Z_PENDING)


def resolve_aside(g: State) -> None:
    """The Chromatic Chaos put aside, one after the other; Wise Chaos does not help here (URB-CHROMATIC-08)."""
    if g.aside_own:
        g.aside_own -= 1
        if g.listening:
            moved(g, g.chaos_kind + 1, c.Z_ASIDE, c.Z_PENDING)
        push(g, c.S_ASIDE, 0)
        resolve_chromatic(g, g.chaos_kind + 1)


def places_for_revealed(g: State, kind: int) -> int:
    """DP-12, a bit for each side: regular places, else any with room on a permitted side (URB-CHROMATIC-05).

    A Meta or Concord may take both sides (URB-INT-01, URB-INT-07); a Garden is no regular place (URB-INT-08).
    """
    permitted = sides_for(g, kind)
    anywhere = regular = 0
    for row in range(c.ROWS):
        for side in range(row * 2, row * 2 + 2):
            if permitted & (c.INCUBUS if side & 1 else c.SOGNA) and is_open_side(g, side):
                anywhere |= 1 << side
                if g.fits[g.city[row]] & bit(kind):
                    regular |= 1 << side
    return regular if regular else anywhere


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_chromatic(g: State, question: int, arg: int) -> bool:
    """Offer the places for a Chromatic Chaos, or for the Dream revealed after it; False if something else is asked."""
    if question == c.Q_CHROMATIC:
        offer_chromatic(g)
    elif question == c.Q_REVEALED:
        offer(g, c.LAY, places_for_revealed(g, arg))
    else:
        return False
    return True


def answer_of_chromatic(g: State, block: int, arg: int, about: int) -> bool:
    """Lay the card that was asked about; False if the answer is about something else."""
    if block != c.LAY:
        return False
    lay_chaos(g, arg, about)
    return True


# ---- what lies on the table -----------------------------------------------------------------------------------


def write_aside(page: bytearray, g: State) -> None:
    """How many wait to be resolved by the seat that is asked, and by the other one."""
    put_member(page, b"[", g.aside_own)
    put_member(page, b",", g.aside_partner)
    put(page, b"]")


def lay_aside(g: State, counts: list[int]) -> None:
    """Lay those that wait."""
    g.aside_own, g.aside_partner = counts
