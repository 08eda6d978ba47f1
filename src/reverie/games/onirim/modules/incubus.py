"""The Little Incubus (ONI-INC): a figure that protects, finds the way, or must be faced before a door can be opened."""

from reverie.errors import IllegalAction
from reverie.games.onirim import constants as c
from reverie.games.onirim.json_names import CARD_TEXTS
from reverie.games.onirim.modules.crossroads import holds_dead_end
from reverie.games.onirim.saying import Case, Said, Verb
from reverie.games.onirim.state import State, draw, moved, no_cards_left, to_discard, to_limbo
from reverie.kernel.actions import Places
from reverie.kernel.agenda import push
from reverie.kernel.core import tell
from reverie.kernel.native import put
from reverie.kernel.writing import put_truth


def adversary_blocks(g: State) -> bool:
    """While the adversary stands no door can be laid out (ONI-INC-08)."""
    return g.figure != 0 and g.flags & (c.ADVERSARY | c.ADVERSARY_BEFORE_WIN) == c.ADVERSARY


def adversary_stands(g: State) -> bool:
    """While it stands the game cannot be won (ONI-INC-09)."""
    return g.figure != 0 and g.flags & c.ADVERSARY != 0


def incubus_turn_options(g: State) -> int:
    """Anticipate a nightmare, or face the adversary, as bits of the turn options (ONI-INC-12, ONI-X-36)."""
    # ONI-INC-03, ONI-INC-07, ONI-INC-10
    if g.flags & c.PATHFINDER and g.figure_card == c.NOTHING:
        return 1 << c.ANTICIPATE
    if adversary_stands(g) and not holds_dead_end(g):
        return 1 << c.FACE_ADVERSARY
    return 0


def incubus_wards(g: State) -> int:
    """What the figure can do against a nightmare just drawn, as bits of the ward-offs (ONI-INC-02, ONI-INC-06)."""
    if g.figure and g.flags & c.PROTECTOR:
        return 1 << c.PROTECTOR_WARD
    if g.flags & c.PATHFINDER and g.figure_card != c.NOTHING:
        return 1 << c.PATHFINDER_WARD
    return 0


def figure_leaves(g: State) -> None:
    """The figure goes into the box."""
    g.figure = 0
    if g.listening:
        tell(g, c.E_FIGURE, 0, 0, 0)


def discard_figure_card(g: State) -> None:
    """The card under the pathfinder pays for the nightmare; the figure may be activated again (ONI-INC-06)."""
    # ONI-X-13
    to_discard(g, g.figure_card, c.Z_FIGURE)
    g.figure_card = c.NOTHING


def anticipate(g: State) -> None:
    """Reveal up to the first location, which goes under the figure, the others to the limbo; then ward (ONI-INC-04)."""
    # A dead end, too, goes under it (ONI-X-27); without a location it stays empty (ONI-EDGE-47).
    push(g, c.Q_WARD, 0)
    while not no_cards_left(g):
        kind = draw(g)
        if kind < c.DOOR:
            g.figure_card = kind
            if g.listening:
                moved(g, kind, c.Z_PILE, c.Z_FIGURE)
            return
        to_limbo(g, kind, c.Z_PILE)


def face_adversary(g: State) -> None:
    """Ward off a nightmare that is not there; a tower may fall; the figure leaves; the turn goes on (ONI-INC-07)."""
    push(g, c.Q_TURN, 0)
    push(g, c.S_FIGURE_LEAVES, 0)
    if g.flags & c.TOWERS:
        push(g, c.S_TOWER_STEP, 1)
    push(g, c.Q_WARD, 0)


# ---- what is shown of it -------------------------------------------------------------------------------


def put_incubus(page: bytearray, g: State, seat: int) -> None:
    """The figure, where it stands, and what it does in this game (ONI-INC-01)."""
    put(page, b'{"mode":')
    if g.flags & c.PROTECTOR:
        put(page, b'"protector"')
    else:
        put(page, b'"pathfinder"' if g.flags & c.PATHFINDER else b'"adversary"')
    put(page, b',"figure":')
    put_truth(page, g.figure != 0)
    put(page, b',"card":')
    put(page, b"null" if g.figure_card == c.NOTHING else CARD_TEXTS[g.figure_card])
    put(page, b"}")


# ---- what is said of it --------------------------------------------------------------------------------


def anticipating_refused(case: Case) -> IllegalAction:
    """There is a card under the figure, or no figure."""
    return IllegalAction("onirim-figure-busy", rule="ONI-INC-03")


def facing_refused(case: Case) -> IllegalAction:
    """It has been faced, or a dead end is in the way."""
    if not case.table["figure"]:
        return IllegalAction("onirim-adversary-gone", rule="ONI-INC-07")
    return IllegalAction("onirim-adversary-dead-end", rule="ONI-INC-10")


AT_FIGURE = Places(("incubus/figure", "button"))
SAID_OF_INCUBUS = Said(
    c.INCUBUS,
    {
        "anticipate": Verb("ONI-INC-03", (c.Q_TURN,), AT_FIGURE, anticipating_refused, flag=c.PATHFINDER),
        "face": Verb("ONI-INC-07", (c.Q_TURN,), AT_FIGURE, facing_refused, flag=c.ADVERSARY),
    },
)
