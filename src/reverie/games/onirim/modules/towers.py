"""The Towers (ONI-TOWER): a second row with edges that must not match, a look ahead, and what nightmares break."""

from typing import Any

from reverie.errors import CardName, IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import look_at, offer_over
from reverie.games.onirim.cards import TOKENS
from reverie.games.onirim.json_names import CARDS_IN_LIST
from reverie.games.onirim.saying import OWN, Case, Said, Verb
from reverie.games.onirim.state import State, leave_place, moved, no_cards_left, stored_among, to_discard, to_limbo
from reverie.kernel.actions import Action, Places
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.native import bit, close_gap, put
from reverie.kernel.writing import put_names, put_truth


def left_edge(kind: int) -> int:
    """The symbols on the left edge: 1 sun, 2 moon."""
    return c.LEFT_EDGES >> (kind - c.TOWER) * 2 & 3


def right_edge(kind: int) -> int:
    """The symbols on the right edge: 1 sun, 2 moon."""
    return c.RIGHT_EDGES >> (kind - c.TOWER) * 2 & 3


def buildable(g: State, cards: int) -> int:
    """Which of these cards fit the left end of the tower row, and RIGHT bits higher the right one (ONI-TOWER-04)."""
    # ONI-TOWER-05
    left = cards & c.TOWER_KINDS
    if g.tower_size == 0:
        return left  # the side is irrelevant: one choice
    right = left
    edge = left_edge(g.towers[0])
    if edge & 1:
        left &= ~c.SUN_RIGHT
    if edge & 2:
        left &= ~c.MOON_RIGHT
    edge = right_edge(g.towers[g.tower_size - 1])
    if edge & 1:
        right &= ~c.SUN_LEFT
    if edge & 2:
        right &= ~c.MOON_LEFT
    return left | right << c.RIGHT


def build(g: State, kind: int, at_right: int, zone: int) -> None:
    """A tower that left the hand to an end of the tower row (ONI-TOWER-03)."""
    if at_right == 0:
        for i in range(g.tower_size):
            g.towers[g.tower_size - i] = g.towers[g.tower_size - i - 1]
        g.towers[0] = kind
    else:
        g.towers[g.tower_size] = kind
    g.tower_size += 1
    if g.listening:
        moved(g, kind, zone, c.Z_TOWERS)


def aligned(g: State) -> bool:
    """Four directly adjacent towers of four colours, anywhere in the row (ONI-TOWER-02)."""
    for i in range(3, g.tower_size):
        colours = 1 << tower_colour(g.towers[i]) | 1 << tower_colour(g.towers[i - 1])
        if colours | 1 << tower_colour(g.towers[i - 2]) | 1 << tower_colour(g.towers[i - 3]) == 15:
            return True
    return False


def tower_colour(kind: int) -> int:
    """The colour of a tower."""
    return (kind - c.TOWER) // 3


def begin_preview(g: State, kind: int) -> None:
    """A tower discarded in phase 1 allows a look at as many cards as its number (ONI-TOWER-06)."""
    if not no_cards_left(g):
        push(g, c.Q_TOWER_LOOK, 3 + (kind - c.TOWER) % 3)


def offer_preview(g: State) -> None:
    """All or nothing."""
    offer(g, c.TOWER_LOOK, 3)


def preview(g: State, count: int) -> None:
    """Look, and put everything back in any order."""
    look_at(g, count)
    push(g, c.Q_TOWER_ORDER, 0)


def tower_step(g: State, no_false_alarm: int) -> None:
    """After a ward-off a tower is lost, unless there is none or the row is protected (ONI-TOWER-12)."""
    # ONI-TOWER-08, ONI-TOWER-11 … ONI-TOWER-13
    if g.tower_size and (g.flags & c.HARD_TOWERS or not aligned(g)):
        push(g, c.Q_TOWER_LOSS, no_false_alarm)


def offer_tower_loss(g: State, no_false_alarm: int) -> None:
    """Each tower whose neighbours may stand side by side; or a false alarm (ONI-TOWER-09, ONI-TOWER-10)."""
    offer(g, c.LOSE_TOWER, removable(g))
    offer(g, c.FALSE_ALARM, 1 - no_false_alarm)


def removable(g: State) -> int:
    """The towers that may be lost, as a mask."""
    mask = bit(0) - 1
    for i in range(g.tower_size):
        if i == 0 or i == g.tower_size - 1 or right_edge(g.towers[i - 1]) & left_edge(g.towers[i + 1]) == 0:
            mask |= bit(g.towers[i])
    return mask


def lose_tower(g: State, kind: int) -> None:
    """The tower is discarded, the row closes up (ONI-TOWER-09)."""
    i = 0
    while g.towers[i] != kind:
        i += 1
    close_gap(g.towers, i, g.tower_size)
    g.tower_size -= 1
    to_discard(g, kind, c.Z_TOWERS)


def false_alarm(g: State) -> None:
    """No tower falls, but the nightmare, which waits on the agenda, goes to the limbo (ONI-TOWER-10, ONI-X-14)."""
    g.agenda_size -= 1
    to_limbo(g, g.agenda_arg[g.agenda_size], c.Z_RESOLVING)


# ---- what it asks, and what the answers do -------------------------------------------------------------


def offer_building(g: State) -> None:
    """Each tower at the left end of the row, and further up at the right one (ONI-TOWER-03)."""
    offer(g, c.BUILD, buildable(g, g.hand_mask))
    offer(g, c.BUILD_SHARED, buildable(g, g.shared_mask))
    ends = buildable(g, c.USABLE)
    right = stored_among(g, ends >> c.RIGHT & c.TOWER_KINDS)
    offer(g, c.BUILD_STORED, stored_among(g, ends & c.TOWER_KINDS) | right << c.RIGHT)


def build_tower(g: State, zone: int, arg: int) -> None:
    """Into the tower row, at its left or right end (ONI-TOWER-03)."""
    if zone == c.Z_STORED:
        build(g, leave_place(g, zone, arg & 1), arg & c.RIGHT, zone)
    else:
        at_right = arg >= c.DEAD_END  # no tower has such a kind
        kind = arg - c.RIGHT if at_right else arg
        build(g, leave_place(g, zone, kind), at_right, zone)


def ask_of_towers(g: State, question: int, arg: int) -> bool:
    """The questions of the towers; False if it is none of them."""
    if question == c.Q_TOWER_LOSS:
        offer_tower_loss(g, arg)
    elif question == c.Q_TOWER_LOOK:
        offer_preview(g)
    elif question == c.Q_TOWER_ORDER:
        offer_over(g)
    else:
        return False
    return True


def answer_of_towers(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers to them; False if it is none."""
    if block == c.TOWER_LOOK:
        if arg:
            preview(g, about)
    elif block == c.LOSE_TOWER:
        lose_tower(g, arg)
    elif block == c.FALSE_ALARM:
        false_alarm(g)
    else:
        return False
    return True


# ---- what is shown of it -------------------------------------------------------------------------------


def put_towers(page: bytearray, g: State, seat: int) -> None:
    """The tower row, and whether it holds an alignment."""
    put(page, b'{"row":')
    put_names(page, CARDS_IN_LIST, g.towers, g.tower_size)
    put(page, b',"aligned":')
    put_truth(page, aligned(g))
    put(page, b"}")


# ---- what is said of it --------------------------------------------------------------------------------


def building_refused(case: Case) -> IllegalAction:
    """No tower is in that hand, or its edge does not go with the row's."""
    kind = case.held()
    if kind is None:
        return case.missing("ONI-BASE-06")
    if not c.TOWER <= kind < c.DEAD_END:
        return IllegalAction("onirim-not-a-tower", rule="ONI-TOWER-03", card=CardName(TOKENS[kind]))
    if not case.table["towers"]:
        return IllegalAction("onirim-tower-side", rule="ONI-TOWER-04")
    return IllegalAction("onirim-tower-edge", rule="ONI-TOWER-04", card=CardName(TOKENS[kind]))


def loss_refused(case: Case) -> IllegalAction:
    """It is not in the row, or the row would not hold without it."""
    if case.argument in case.table["towers"]:
        return IllegalAction("onirim-tower-holds", rule="ONI-TOWER-09", card=case.card())
    return IllegalAction("onirim-no-such-tower", rule="ONI-TOWER-09", card=case.card())


def false_alarm_refused(case: Case) -> IllegalAction:
    """No nightmare was drawn that could go to the limbo."""
    return IllegalAction("onirim-no-false-alarm", rule="ONI-TOWER-15")


def price_of_look(table: dict[str, Any], action: Action) -> TextName:
    """How many cards are looked at."""
    pile = len(table["over"]) + len(table["bag"]) + len(table["under"])
    return TextName("onirim-preview-look", count=min(table["agenda"][-1][1], pile))


def price_of_loss(table: dict[str, Any], action: Action) -> TextName:
    """How many towers remain."""
    return TextName("onirim-preview-lose", left=len(table["towers"]) - 1)


def price_of_false_alarm(table: dict[str, Any], action: Action) -> TextName:
    """The nightmare goes to the limbo."""
    return TextName("onirim-preview-limbo", count=len(table["limbo"]) + 1)


SAID_OF_TOWERS = Said(
    c.TOWERS,
    {
        "build-left": Verb("ONI-TOWER-03", (c.Q_TURN,), Places((OWN,), "towers-left"), building_refused),
        "build-right": Verb("ONI-TOWER-03", (c.Q_TURN,), Places((OWN,), "towers-right"), building_refused),
        "look": Verb("", (c.Q_TOWER_LOOK,), Places(("pile",)), cost=price_of_look),
        "skip": Verb("", (c.Q_TOWER_LOOK,), Places(("pile",))),
        "lose": Verb("", (c.Q_TOWER_LOSS,), Places(("towers/{it}",), "discard"), loss_refused, price_of_loss),
        "false-alarm": Verb("", (c.Q_TOWER_LOSS,), Places(("towers",)), false_alarm_refused, price_of_false_alarm),
    },
)
