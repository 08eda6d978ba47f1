"""The Glyphs (ONI-GLYPH): a fourth symbol, and the incantation that its discard brings about."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import offer_under, reveal
from reverie.games.onirim.doors import lay_out, offer_planning
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.state import State, end_looking, leave_looked, looked_kinds
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.native import bit


def begin_incantation(g: State) -> None:
    """Reveal the top five cards; a door among them must be laid out (ONI-GLYPH-05, ONI-GLYPH-06)."""
    reveal(g, c.INCANTATION_SIZE)
    if revealed_doors(g) and not adversary_blocks(g):
        push(g, c.Q_INCANT_DOOR, 0)
    else:
        others_go_under(g)


def revealed_doors(g: State) -> int:
    """The doors among the revealed cards, as a mask (ONI-X-12)."""
    return looked_kinds(g) & 31 * bit(c.DOOR)


def offer_incantation(g: State) -> None:
    """Each revealed door, whatever its colour (ONI-GLYPH-06); in another reading also none (ONI-X-01)."""
    offer(g, c.INCANT_DOOR, revealed_doors(g))
    if g.flags & c.INCANTATION_OPTIONAL:
        offer(g, c.INCANT_NONE, 1)
    offer_planning(g)


def incant(g: State, door: int) -> None:
    """The door is laid out, or with the Book perhaps sent to the limbo; then the others go under the pile."""
    leave_looked(g, door)
    lay_out(g, door, c.Z_REVEALED)
    if g.outcome == 0:
        if g.flags & c.PREMONITIONS:
            push(g, c.S_PREMONITIONS, 0)  # after the cards were put under the pile (ONI-PREM-04)
        others_go_under(g)


def others_go_under(g: State) -> None:
    """All other revealed cards go under the pile in any order; dreams have no effect (ONI-GLYPH-06, ONI-GLYPH-07)."""
    if g.looked_size:
        push(g, c.Q_INCANT_ORDER, 0)
    else:
        end_looking(g)


def ask_of_glyphs(g: State, question: int, arg: int) -> bool:
    """The questions of an incantation; False if it is none of them."""
    if question == c.Q_INCANT_DOOR:
        offer_incantation(g)
    elif question == c.Q_INCANT_ORDER:
        offer_under(g)
    else:
        return False
    return True


def answer_of_glyphs(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers to them; False if it is none."""
    if block == c.INCANT_DOOR:
        incant(g, arg)
    elif block == c.INCANT_NONE:
        others_go_under(g)
    else:
        return False
    return True
