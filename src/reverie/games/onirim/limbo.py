"""The limbo (ONI-BASE-04, -35, -36): what was set aside returns to the pile at the end of the turn."""

from reverie.games.onirim.constants import E_MOVED, Z_LIMBO, Z_PILE
from reverie.games.onirim.state import State, shuffle
from reverie.kernel.core import tell
from reverie.kernel.pile import pile_add_all


def empty_limbo(g: State) -> None:
    """Shuffle the limbo into the pile; an empty limbo shuffles nothing, a known order stays known (ONI-BASE-36)."""
    if g.limbo_size:
        pile_add_all(g.pile, g.limbo, g.limbo_size)
        if g.listening:
            for i in range(g.limbo_size):
                tell(g, E_MOVED, g.limbo[g.limbo_size - 1 - i], Z_LIMBO, Z_PILE)
        g.limbo_size = 0
        shuffle(g)
