"""The Dreamcatchers (ONI-DREAM): the limbo is captured instead of shuffled, catchers fill, are emptied, or overload."""

from typing import Any

from reverie.errors import IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.json_names import CARDS_IN_LIST
from reverie.games.onirim.saying import Case, Said, Verb
from reverie.games.onirim.state import State, moved, shuffle, to_limbo
from reverie.kernel.actions import Action, Places
from reverie.kernel.agenda import finish, push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND, LOST
from reverie.kernel.core import tell
from reverie.kernel.native import bit, close_gap, put
from reverie.kernel.pile import pile_add
from reverie.kernel.quoting import NUMBERS_IN_LIST
from reverie.kernel.writing import end_list


def captured_on(g: State, catcher: int) -> int:
    """The kinds of cards on a catcher, as a mask."""
    mask = bit(0) - 1
    for i in range(g.captured_size):
        if g.captured[i] >> 6 == catcher:
            mask |= bit(g.captured[i] & KIND)
    return mask


def occupied(g: State) -> int:
    """Which catchers hold cards, a bit each."""
    mask = 0
    for i in range(g.captured_size):
        mask |= 1 << (g.captured[i] >> 6)
    return mask


def lost_dreams_captured(g: State) -> bool:
    """All four lost dreams are on catchers (ONI-DREAM-02, ONI-DREAM-14)."""
    count = 0
    for i in range(g.captured_size):
        count += g.captured[i] & KIND == c.LOST_DREAM
    return count == c.LOST_DREAMS


def take_captured(g: State, catcher: int, kind: int) -> None:
    """A card leaves its catcher; the caller puts it somewhere (ONI-DREAM-13)."""
    i = 0
    while g.captured[i] != catcher << 6 | kind:
        i += 1
    close_gap(g.captured, i, g.captured_size)
    g.captured_size -= 1


def catch_limbo(g: State) -> None:
    """All of the limbo goes together onto the first free catcher; if there is none, they overload (ONI-DREAM-05)."""
    holding = occupied(g)
    catcher = 0
    while holding >> catcher & 1:
        catcher += 1
    if catcher >= g.catchers:
        overload(g)
        return
    for i in range(g.limbo_size):
        g.captured[g.captured_size] = g.limbo[i] | catcher << 6
        g.captured_size += 1
        if g.listening:
            moved(g, g.limbo[i], c.Z_LIMBO, c.Z_CATCHER)
    g.limbo_size = 0
    if g.listening:
        tell(g, c.E_CATCHER, catcher, 0, 0)


def overload(g: State) -> None:
    """Every captured card goes to the limbo, a catcher breaks, and all is shuffled back (ONI-EDGE-39)."""
    # ONI-DREAM-06, ONI-DREAM-07
    while g.captured_size:
        g.captured_size -= 1
        to_limbo(g, g.captured[g.captured_size] & KIND, c.Z_CATCHER)
    g.catchers -= 1
    if g.listening:
        tell(g, c.E_CATCHER, g.catchers, 2, 0)
    if g.catchers == 0:
        finish(g, LOST, c.LAST_CATCHER)
        if g.listening:
            tell(g, c.E_ENDED, LOST, c.LAST_CATCHER, 0)
        return
    while g.limbo_size:
        g.limbo_size -= 1
        pile_add(g.pile, g.limbo[g.limbo_size])
        if g.listening:
            moved(g, g.limbo[g.limbo_size], c.Z_LIMBO, c.Z_PILE)
    shuffle(g)


def forced_shuffle(g: State) -> None:
    """A shuffle that an effect demands; first a catcher may be emptied into the pile (ONI-DREAM-08, ONI-DREAM-09)."""
    if g.flags & c.DREAMCATCHERS and g.captured_size:
        push(g, c.S_SHUFFLE, 0)
        push(g, c.Q_EMPTY, 0)
    else:
        shuffle(g)


def offer_emptying(g: State) -> None:
    """Each catcher that holds cards, or none."""
    offer(g, c.EMPTY, occupied(g) | 1 << c.NO_CATCHER)


def empty_catcher(g: State, catcher: int) -> None:
    """The cards of a catcher join the pile, not by way of the limbo; a shuffle must follow (ONI-DREAM-08)."""
    i = 0
    while i < g.captured_size:
        if g.captured[i] >> 6 == catcher:
            kind = g.captured[i] & KIND
            close_gap(g.captured, i, g.captured_size)
            g.captured_size -= 1
            pile_add(g.pile, kind)
            if g.listening:
                moved(g, kind, c.Z_CATCHER, c.Z_PILE)
        else:
            i += 1
    if g.listening:
        tell(g, c.E_CATCHER, catcher, 1, 0)


def use_handbook(g: State, catcher: int) -> None:
    """A handbook leaves the game, and a catcher is emptied into the pile (ONI-DREAM-10)."""
    g.handbooks -= 1
    if g.listening:
        tell(g, c.E_HANDBOOK, g.handbooks, 0, 0)
    empty_catcher(g, catcher)
    shuffle(g)


def answer_of_catchers(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers about emptying a catcher, or using a handbook; False if it is none."""
    if block == c.EMPTY:
        if arg != c.NO_CATCHER:
            empty_catcher(g, arg)
    elif block == c.HANDBOOK:
        push(g, c.Q_TURN, 0)  # the turn goes on (ONI-DREAM-10)
        use_handbook(g, arg)
    else:
        return False
    return True


# ---- what is shown of it -------------------------------------------------------------------------------


def put_catchers(page: bytearray, g: State, seat: int) -> None:
    """What every dreamcatcher holds, in card order."""
    put_captured(page, g, CARDS_IN_LIST)


def write_catchers(page: bytearray, g: State) -> None:
    """The same by numbers, for states."""
    put_captured(page, g, NUMBERS_IN_LIST)


def put_captured(page: bytearray, g: State, names: list[bytes]) -> None:
    """The cards of each dreamcatcher by these names."""
    put(page, b"[")
    for catcher in range(g.catchers):
        count = 0
        put(page, b"[")
        for kind in range(c.KINDS):
            for i in range(g.captured_size):
                if g.captured[i] == kind | catcher << 6:
                    put(page, names[kind])
                    count += 1
        end_list(page, count)
        put(page, b",")
    end_list(page, g.catchers)


def lay_catchers(g: State, catchers: list[list[int]]) -> None:
    """So many catchers with these cards."""
    g.catchers = len(catchers)
    for i, cards in enumerate(catchers):
        for kind in cards:
            g.captured[g.captured_size] = kind | i << 6
            g.captured_size += 1


# ---- what is said of it --------------------------------------------------------------------------------


def handbook_refused(case: Case) -> IllegalAction:
    """There is none left, or nothing to be emptied."""
    if not case.table["handbooks"]:
        return IllegalAction("onirim-no-handbook", rule="ONI-DREAM-10")
    return IllegalAction("onirim-catcher-empty", rule="ONI-DREAM-10", catcher=str(case.argument + 1))


def emptying_refused(case: Case) -> IllegalAction:
    """There is nothing on it."""
    return IllegalAction("onirim-catcher-empty", rule="ONI-DREAM-08", catcher=str(case.argument + 1))


def price_of_emptying(table: dict[str, Any], action: Action) -> TextName:
    """The cards that go back (ONI-DREAM-08); whoever empties none keeps them."""
    pile = len(table["over"]) + len(table["bag"]) + len(table["under"])
    number = action.argument or ""
    count = len(table["catchers"][int(number)]) if number.isdigit() else 0
    return TextName("onirim-preview-empty", count=count, pile=pile + count)


AT_CATCHER = Places(("catchers/{it}",))
SAID_OF_DREAMCATCHERS = Said(
    c.DREAMCATCHERS,
    {
        "handbook": Verb("ONI-DREAM-10", (c.Q_TURN,), AT_CATCHER, handbook_refused),
        "empty": Verb("", (c.Q_EMPTY,), AT_CATCHER, emptying_refused, price_of_emptying),
    },
    facts={c.E_HANDBOOK: ("handbook", "left")},
)
