"""When a game is won (ONI-BASE-37): all doors are out, and every condition of the mode and the modules holds."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.dreamcatchers import lost_dreams_captured
from reverie.games.onirim.modules.incubus import adversary_stands
from reverie.games.onirim.modules.towers import aligned
from reverie.games.onirim.state import State
from reverie.games.onirim.team import both_have_every_colour
from reverie.kernel.agenda import finish
from reverie.kernel.constants import WON
from reverie.kernel.core import tell


def check_win(g: State) -> None:
    """Asked after every change that could be the last one needed (ONI-GEN-06)."""
    # ONI-EDGE-25, ONI-GLYPH-02, ONI-ONIV-02
    if g.door_count + g.partner_door_count == g.doors_needed and (g.flags == 0 or conditions_hold(g)):
        finish(g, WON, c.ALL_DOORS)
        if g.listening:
            tell(g, c.E_ENDED, WON, c.ALL_DOORS, 0)


def conditions_hold(g: State) -> bool:
    """ONI-TEAM-15, ONI-DREAM-02, ONI-TOWER-02, ONI-INC-09."""
    # ONI-EDGE-35, ONI-EDGE-41, ONI-GLYPH-09
    if g.flags & c.TEAM and not both_have_every_colour(g):
        return False
    if g.flags & c.DREAMCATCHERS and not lost_dreams_captured(g):
        return False
    if g.flags & c.TOWERS and not aligned(g):
        return False
    return not adversary_stands(g)
