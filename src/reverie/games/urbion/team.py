"""Two players at one table (URB-TEAM-01): seats that change, and Polarity that is exchanged."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.state import State, moved
from reverie.kernel.choices import offer
from reverie.kernel.core import tell
from reverie.kernel.native import swap_bytes


def switch_seats(g: State) -> None:
    """The other player becomes the one who decides."""
    swap_bytes(g.hand, g.partner_hand, c.HAND_SIZE)
    g.hand_mask, g.partner_mask = g.partner_mask, g.hand_mask
    g.hand_size, g.partner_hand_size = g.partner_hand_size, g.hand_size
    g.aside_own, g.aside_partner = g.aside_partner, g.aside_own
    g.polarity ^= 1
    g.seat ^= 1


def exchange_polarity(g: State) -> None:
    """The two Polarity cards change hands."""
    g.polarity ^= 1
    if g.listening:
        tell(g, c.E_POLARITY, g.seat, g.polarity, 0)


def offer_polarity_swap(g: State, question: int) -> None:
    """Second edition: at every unforced decision of the own turn, before its first step (URB-TEAM-08, URB-BASE-69)."""
    if g.edition != c.SECOND_EDITION or g.turn == 0 or g.discard_size < c.POLARITY_PRICE:
        return
    if c.POLARITY_QUESTIONS >> question & 1 and not (question == c.Q_PROPHECY and g.looked_placed):
        offer(g, c.SWAP_POLARITY, 1)


def swap_polarity(g: State) -> None:
    """The eight oldest cards of the discard pile go to the box; the question stays open."""
    for i in range(c.POLARITY_PRICE):
        g.box[g.discard[i]] += 1
        if g.listening:
            moved(g, g.discard[i], c.Z_DISCARD, c.Z_BOX)
    g.discard_size -= c.POLARITY_PRICE
    for i in range(g.discard_size):
        g.discard[i] = g.discard[i + c.POLARITY_PRICE]
    exchange_polarity(g)


def is_team(g: State) -> bool:
    """Whether two players sit at the table."""
    return g.flags & c.TEAM != 0
