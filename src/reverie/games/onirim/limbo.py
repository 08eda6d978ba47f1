"""The limbo (ONI-BASE-04, -35, -36): what was set aside returns to the pile at the end of the turn."""

from reverie.games.onirim.constants import Z_LIMBO
from reverie.games.onirim.state import State, back_to_pile, shuffle


def empty_limbo(g: State) -> None:
    """Shuffle the limbo into the pile; an empty limbo shuffles nothing, a known order stays known (ONI-BASE-36)."""
    if g.limbo_size:
        while g.limbo_size:
            g.limbo_size -= 1
            back_to_pile(g, g.limbo[g.limbo_size], Z_LIMBO)
        shuffle(g)
