"""Free actions (ONI-FREE): spells and denizens that may be used at many moments; the question asked stays open."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.book import cast, castable
from reverie.games.onirim.modules.oniverse import can_store, store, usable_denizens, use_denizen
from reverie.games.onirim.state import State
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer


def any_free_action(g: State) -> bool:
    """Whether a window for free actions is worth opening (ONI-FREE-06)."""
    if g.flags & c.BOOK and castable(g):
        return True
    if g.flags & c.ONIVERSE:
        return usable_denizens(g) != 0 or (can_store(g) and (g.hand_mask | g.shared_mask) & c.USABLE != 0)
    return False


def offer_free_actions(g: State) -> None:
    """Everything that is possible now (ONI-FREE-01, ONI-FREE-07)."""
    if g.flags & c.BOOK:
        offer(g, c.CAST, castable(g))
    if g.flags & c.ONIVERSE:
        offer(g, c.USE, usable_denizens(g))
        if can_store(g):
            offer(g, c.STORE, g.hand_mask & c.USABLE)
            offer(g, c.STORE_SHARED, g.shared_mask & c.USABLE)


def take_free_action(g: State, block: int, argument: int, question: int) -> None:
    """Carry it out; afterwards the same question is asked again (ONI-FREE-05).

    The windows before a draw and before the limbo are opened anew by the refill that waits below them. A card stored
    before phase 1 leaves a gap that is filled at once (ONI-FREE-08).
    """
    # ONI-X-44
    if question in (c.Q_BEFORE_DRAW, c.Q_BEFORE_LIMBO):
        g.agenda_size -= 1
    if block == c.CAST:
        cast(g, argument)
    elif block == c.USE:
        use_denizen(g, argument)
    else:
        store(g, c.Z_HAND if block == c.STORE else c.Z_SHARED, argument)
        if question == c.Q_TURN:
            push(g, c.S_REFILL, 1)
