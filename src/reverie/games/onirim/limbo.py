"""The limbo (ONI-BASE-04, ONI-BASE-35, ONI-BASE-36): what was set aside returns to the pile, or is captured."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.dreamcatchers import catch_limbo
from reverie.games.onirim.state import State, moved, shuffle
from reverie.games.onirim.winning import check_win
from reverie.kernel.pile import pile_add_all


def empty_limbo(g: State) -> None:
    """Shuffle the limbo into the pile; an empty limbo shuffles nothing, a known order stays known (ONI-BASE-36).

    With dreamcatchers it is captured instead (ONI-DREAM-05), but not in setup (ONI-DREAM-15), and that may win
    (ONI-DREAM-16).
    """
    # ONI-EDGE-38, ONI-X-18
    if g.limbo_size == 0:
        return
    if g.flags & c.DREAMCATCHERS and g.turn:
        catch_limbo(g)
        check_win(g)
        return
    pile_add_all(g.pile, g.limbo, g.limbo_size)
    if g.listening:
        for i in range(g.limbo_size):
            moved(g, g.limbo[g.limbo_size - 1 - i], c.Z_LIMBO, c.Z_PILE)
    g.limbo_size = 0
    shuffle(g)
