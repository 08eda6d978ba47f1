"""The opening hand: four Dreams; a Chaos drawn for it is placed at once or put aside (URB-BASE-16, URB-TEAM-03)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.chaos import rows_for_chaos
from reverie.games.urbion.state import (
    State,
    deck_is_empty,
    draw_dream,
    is_chaos,
    moved,
    return_to_deck,
    shuffle_deck,
    to_hand,
)
from reverie.games.urbion.winning import lose_by_empty_deck
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND


def draw_opening_hand(g: State) -> None:
    """Draw until the hand is complete; then the Chaos put aside are shuffled back."""
    while g.hand_size < c.HAND_SIZE:
        if deck_is_empty(g):
            lose_by_empty_deck(g)
            return
        card = draw_dream(g)
        kind = card & KIND
        if not is_chaos(g, kind):
            to_hand(g, card)
        elif kind == g.chaos_kind and rows_for_chaos(g):
            if g.listening:
                moved(g, kind, c.Z_DECK, c.Z_PENDING)
            push(g, c.S_OPENING, 0)
            push(g, c.Q_OPENING_CHAOS, kind)
            return
        else:
            put_aside(g, kind)
    if g.aside_chaos:
        while g.aside_chaos:
            g.aside_chaos -= 1
            return_to_deck(g, g.chaos_kind)
        shuffle_deck(g)


def put_aside(g: State, kind: int) -> None:
    """A Chaos that fits nowhere waits for the shuffle, a Chromatic Chaos for the end of the set-up."""
    if kind == g.chaos_kind:
        g.aside_chaos += 1
    else:
        g.aside_own += 1
    if g.listening:
        moved(g, kind, c.Z_DECK, c.Z_ASIDE)


def offer_opening_chaos(g: State) -> None:
    """DP-03: a City with a stronger side that is not full."""
    offer(g, c.PLACE, rows_for_chaos(g))
