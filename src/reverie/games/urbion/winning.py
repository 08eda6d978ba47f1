"""The end of a game: all Cities claimed, or a Dream has to be drawn and there is none."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.state import State
from reverie.kernel.agenda import finish
from reverie.kernel.constants import LOST, WON
from reverie.kernel.core import tell


def end_game(g: State, outcome: int, reason: int) -> None:
    """The game ends at this very moment (URB-BASE-21), won or lost; there is no score (URB-BASE-66)."""
    finish(g, outcome, reason)
    if g.listening:
        tell(g, c.E_ENDED, outcome, reason, 0)


def check_win(g: State) -> None:
    """All Cities are on the success pile (URB-BASE-60); with Postcards the Inhabitants decide (URB-BASE-61).

    Whether the Void is gone does not matter (URB-VOID-17).
    """
    if g.success_size < g.total:
        return
    if g.flags & c.POSTCARDS and inhabitants_sum(g) < 0:
        end_game(g, LOST, c.INHABITANTS_UNHAPPY)
    else:
        end_game(g, WON, c.ALL_CITIES)


def inhabitants_sum(g: State) -> int:
    """The values of all settled Postcards together (URB-POSTCARDS-20)."""
    total = 0
    for i in range(c.POSTCARD_KINDS):
        total += g.kept[i] * c.POSTCARD_KEPT - g.lost[i] * c.POSTCARD_LOST
    return total


def lose_by_empty_deck(g: State) -> None:
    """A Dream has to be drawn and the deck is empty (URB-BASE-62, URB-BASE-63); a team loses together (URB-TEAM-09).

    A deck that becomes empty loses nothing by itself (URB-BASE-64).
    """
    end_game(g, LOST, c.DECK_EMPTY_FIRST if g.edition == c.FIRST_EDITION else c.DECK_EMPTY)
