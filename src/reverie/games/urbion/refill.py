"""Phase II: draw one card after the other until the hand holds four (URB-BASE-50, URB-BASE-51)."""

from reverie.games.urbion.chaos import handle_chaos
from reverie.games.urbion.constants import HAND_SIZE, IN_REFILL, S_REFILL, Z_DECK, Z_PENDING
from reverie.games.urbion.state import State, deck_is_empty, draw_dream, is_chaos, moved, to_hand
from reverie.games.urbion.winning import lose_by_empty_deck
from reverie.kernel.agenda import push
from reverie.kernel.constants import KIND


def refill(g: State) -> None:
    """Dreams go to the hand, one at a time, two after a payment with two cards (URB-GARDENS-11).

    A Chaos of either kind is handled first, then drawing goes on. Only the active player draws (URB-TEAM-09).
    """
    while g.hand_size < HAND_SIZE:
        if deck_is_empty(g):
            lose_by_empty_deck(g)
            return
        card = draw_dream(g)
        kind = card & KIND
        if is_chaos(g, kind):
            if g.listening:
                moved(g, kind, Z_DECK, Z_PENDING)
            push(g, S_REFILL, 0)
            handle_chaos(g, kind | IN_REFILL)
            return
        to_hand(g, card)
