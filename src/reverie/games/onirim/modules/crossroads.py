"""Crossroads and Dead Ends (ONI-CROSS): cards of every colour, cards that stay in the hand, and fleeing."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.saying import Said, Verb
from reverie.games.onirim.state import State, discard_whole_hand
from reverie.kernel.actions import Places
from reverie.kernel.agenda import push
from reverie.kernel.native import bit


def crossroads_fit(g: State) -> bool:
    """`hard.crossroads`: only after a coloured card that is the first of its run (ONI-CROSS-14)."""
    n = g.row_size
    if n == g.segment or g.row[n - 1] >= c.CROSSROADS:
        return False
    if n - g.segment == 1:
        return True
    return g.row[n - 2] >> 2 != g.row[n - 1] >> 2


def only_middle_is_crossroads(row: bytearray, end: int) -> bool:
    """`hard.crossroads`: in a run only the second card may be a crossroads (ONI-CROSS-14)."""
    return row[end - 1] < c.CROSSROADS and row[end - 3] < c.CROSSROADS


def holds_dead_end(g: State) -> bool:
    """Whether a dead end is in the hand; a stored card does not count (ONI-X-34)."""
    return (g.hand_mask | g.shared_mask) & bit(c.DEAD_END) != 0


def flee(g: State) -> None:
    """Discard the whole hand and redraw; nothing else happens (ONI-CROSS-10, ONI-X-20)."""
    discard_whole_hand(g)
    push(g, c.S_REDRAW, 0)


# ---- what is said of it --------------------------------------------------------------------------------

SAID_OF_CROSSROADS = Said(
    c.CROSSROADS_MODULE, {"flee": Verb("ONI-CROSS-10", (c.Q_TURN,), Places(("hand",), "discard"))}
)
