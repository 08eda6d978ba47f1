"""Swap: two Dreams on the same side of different rows exchange their places (URB-BASE-33, URB-BASE-34)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.modules.postcards import post_after_move
from reverie.games.urbion.rows import lay_dream, lift_dream, slots_on
from reverie.games.urbion.state import State, moved
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND


def can_swap(g: State) -> bool:
    """Whether two different rows hold Dreams on the same side."""
    for side in range(2):
        rows = 0
        for row in range(c.ROWS):
            rows += g.size[row * 2 + side] != 0
        if rows > 1:
            return True
    return False


def offer_swap(g: State) -> None:
    """The Dream in the upper row: one with a Dream on the same side somewhere below (URB-BASE-68)."""
    mask = 0
    below = 0
    for done in range(c.SIDES):
        side = c.SIDES - 1 - done
        if g.size[side]:
            if below & 1 << (side & 1):
                mask |= slots_on(g, side)
            below |= 1 << (side & 1)
    offer(g, c.EXCHANGE, mask)


def offer_swap_with(g: State, slot: int) -> None:
    """The Dream in the lower row, on the same side."""
    mask = 0
    for side in range((slot >> 2) + 2, c.SIDES, 2):
        mask |= slots_on(g, side)
    offer(g, c.EXCHANGE_WITH, mask)


def swap_dreams(g: State, upper: int, lower: int) -> None:
    """Both change places with their Postcards; elements do not matter, sides stay (URB-EDGE-11, URB-SQUARES-05)."""
    one, other = lift_dream(g, upper), lift_dream(g, lower)
    move_to(g, one, upper >> 2, lower >> 2)
    move_to(g, other, lower >> 2, upper >> 2)


def move_to(g: State, dream: int, source: int, target: int) -> None:
    """A lifted Dream takes its new place with its Postcard (URB-POSTCARDS-04); a Rocket on it is lost."""
    post = dream >> 8
    if post:
        post = post_after_move(g, post, target)
    lay_dream(g, target, dream & KIND, post)
    if g.listening:
        moved(g, dream & KIND, c.Z_TABLE + source, c.Z_TABLE + target)


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_swap(g: State, question: int, arg: int) -> bool:
    """Offer the Dreams of a Swap; False if something else is asked."""
    if question == c.Q_SWAP:
        offer_swap(g)
    elif question == c.Q_SWAP_WITH:
        offer_swap_with(g, arg)
    else:
        return False
    return True


def answer_of_swap(g: State, block: int, arg: int, about: int) -> bool:
    """Choose the upper Dream, or swap it with the lower one; False if the answer is about something else."""
    if block == c.EXCHANGE:
        push(g, c.Q_SWAP_WITH, arg)
    elif block == c.EXCHANGE_WITH:
        swap_dreams(g, about, arg)
    else:
        return False
    return True
