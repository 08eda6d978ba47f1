"""Lanterns, a module to copy: two of them hang over the pile, and lighting one before phase 1 shuffles it."""

from reverie.errors import IllegalAction
from reverie.games.onirim import constants as c
from reverie.games.onirim.saying import Case, Said, Verb
from reverie.games.onirim.state import State, shuffle
from reverie.kernel.actions import Block, Places
from reverie.kernel.agenda import push
from reverie.kernel.core import tell


def hang_lanterns(g: State) -> None:
    """Both are dark when the game begins."""
    g.lanterns = 2


def light_lantern(g: State) -> None:
    """It burns down, the pile is shuffled, and the turn goes on."""
    push(g, c.Q_TURN, 0)
    g.lanterns -= 1
    if g.listening:
        tell(g, c.E_LANTERN, g.lanterns, 0, 0)
    shuffle(g)


# ---- what is said of it --------------------------------------------------------------------------------


def lantern_refused(case: Case) -> IllegalAction:
    """Both have burnt down."""
    return IllegalAction("onirim-no-lantern", rule="ONI-BASE-06")


SAID_OF_LANTERNS = Said(
    c.LANTERNS,
    {"light": Verb("ONI-BASE-06", (c.Q_TURN,), Places(("lanterns/0",), "pile"), lantern_refused)},
    (Block(c.TURN_OPTION, "light", None, {c.LIGHT: ""}),),
    {c.E_LANTERN: ("lantern", "left")},
)
