"""The Book of Steps Lost and Found (ONI-BOOK): doors in a given order, and spells paid from the discard pile."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import look_at, offer_under
from reverie.games.onirim.json_names import CARD_TEXTS, COSTS_TEXTS
from reverie.games.onirim.saying import Said
from reverie.games.onirim.state import (
    State,
    join_looked,
    leave_discard,
    looked_kinds,
    moved,
    no_cards_left,
    place_looked,
    put_looked_over,
)
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND
from reverie.kernel.core import tell
from reverie.kernel.native import bit, lowest_bit, put, put_number
from reverie.kernel.pile import pile_draw_bottom
from reverie.kernel.writing import end_list, put_truth

# ---- the order of the doors ------------------------------------------------------------------------------


def next_goal(g: State) -> int:
    """The position of the leftmost order card that is not covered (ONI-BOOK-03)."""
    return lowest_bit(~g.covered)


def is_next_door(g: State, door: int) -> bool:
    """Whether this door is the one shown by the next order card (ONI-BOOK-04)."""
    position = next_goal(g)
    return position < g.goal_count and g.goals[position] == door


def cover_goal(g: State) -> None:
    """A laid-out door covers the next order card (ONI-BOOK-03, ONI-BOOK-07, ONI-BOOK-13, ONI-X-29)."""
    position = next_goal(g)
    g.covered |= 1 << position
    if g.listening:
        tell(g, c.E_GOAL, position, 1, 0)


def uncover_one(g: State, door: int) -> None:
    """A door that returns uncovers an order card of its kind; the player chooses which (ONI-BOOK-06)."""
    push(g, c.Q_UNCOVER, door)


def offer_uncovering(g: State, door: int) -> None:
    """Each covered order card of that kind."""
    mask = bit(0) - 1
    for i in range(g.goal_count):
        if g.covered >> i & 1 and g.goals[i] == door:
            mask |= bit(i)
    offer(g, c.UNCOVER, mask)


def uncover_goal(g: State, position: int) -> None:
    """The order card counts again, from its place in the row."""
    g.covered ^= 1 << position
    if g.listening:
        tell(g, c.E_GOAL, position, 0, 0)


# ---- paying for spells -----------------------------------------------------------------------------------


def spell_cost(g: State, spell: int) -> int:
    """5, 7 and 10 cards; 6, 9 and 12 in the hard variant (ONI-BOOK-02)."""
    if g.flags & c.HARD_BOOK:
        return 6 + 3 * spell
    return 5 + 2 * spell + (spell >> 1)


def can_pay(g: State, spell: int) -> bool:
    """Whether the discard pile holds the cost (ONI-BOOK-08)."""
    return g.discard_size >= spell_cost(g, spell)


def castable(g: State) -> int:
    """The spells that are free actions and can be cast now, a bit each."""
    if not can_pay(g, c.PARADOXICAL_PROPHECY):
        return 0
    paradoxical = 0 if no_cards_left(g) else 1 << c.PARADOXICAL_PROPHECY
    return paradoxical | can_plan(g)


def can_plan(g: State) -> int:
    """Parallel planning, if it can be paid, as a bit."""
    return 1 << c.PARALLEL_PLANNING if can_pay(g, c.PARALLEL_PLANNING) else 0


def cast(g: State, spell: int) -> None:
    """Pay first, then the effect (ONI-BOOK-08)."""
    g.pay_left = spell_cost(g, spell)
    g.pay_from = 0
    push(g, c.S_SPELL, spell)
    push(g, c.Q_PAY, spell)


def is_class_of_its_own(g: State, kind: int) -> bool:
    """Cards of the discard pile that may still matter: for the cyclobot, for `two_green` (ONI-BOOK-14)."""
    if kind < c.DEAD_END:
        return g.flags & c.ONIVERSE != 0
    return kind == c.NIGHTMARE and g.flags & c.PREMONITIONS != 0


def offer_payment(g: State) -> None:
    """Payment classes in ascending order, only those with which the rest can still be paid (ONI-BOOK-14)."""
    mask = bit(0) - 1
    total = 0
    for kind in range(c.KINDS):
        if g.discarded[kind] and not is_class_of_its_own(g, kind):
            total += g.discarded[kind]
    if total >= g.pay_left:
        mask |= bit(c.REST)
    for i in range(c.KINDS):
        kind = c.KINDS - 1 - i
        if kind < g.pay_from:
            break
        if g.discarded[kind] and is_class_of_its_own(g, kind):
            total += g.discarded[kind]
            if total >= g.pay_left:
                mask |= bit(kind)
    offer(g, c.PAY, mask)


def pay(g: State, payment: int, spell: int) -> None:
    """Remove one card of a class from the game, within the class in card order (ONI-BOOK-14, ONI-EDGE-37)."""
    kind = payment
    if payment == c.REST:
        kind = 0
        while g.discarded[kind] == 0 or is_class_of_its_own(g, kind):
            kind += 1
    leave_discard(g, kind)
    g.removed[kind] += 1
    if g.listening:
        moved(g, kind, c.Z_DISCARD, c.Z_REMOVED)
    g.pay_from = payment
    g.pay_left -= 1
    if g.pay_left:
        push(g, c.Q_PAY, spell)
    else:
        g.pay_from = 0


# ---- their effects ---------------------------------------------------------------------------------------


def carry_out_spell(g: State, spell: int) -> None:
    """A punishment has done its work by being chosen (ONI-BOOK-12)."""
    if spell == c.PARADOXICAL_PROPHECY:
        begin_paradox(g)
    elif spell == c.PARALLEL_PLANNING:
        push(g, c.Q_PLAN, 0)


def begin_paradox(g: State) -> None:
    """Look at five cards, from the top, or in another reading from the bottom (ONI-BOOK-10, ONI-X-02)."""
    if g.flags & c.PARADOX_FROM_BOTTOM:
        while g.looked_size < c.PROPHECY_SIZE and not no_cards_left(g):
            join_looked(g, pile_draw_bottom(g, g.pile) & KIND)
    else:
        look_at(g, c.PROPHECY_SIZE)
    push(g, c.Q_PARADOX, 0)


def offer_paradox(g: State) -> None:
    """The card for the top of the pile."""
    offer(g, c.PUT_FIRST, looked_kinds(g))


def paradox_first(g: State, kind: int) -> None:
    """This card will lie on top; the others go under the pile, one by one."""
    place_looked(g, kind)
    if g.looked_size > 1:
        push(g, c.Q_PARADOX_ORDER, 0)
    else:
        put_looked_over(g)


def offer_plan(g: State) -> None:
    """The first of two order cards that change places (ONI-BOOK-11)."""
    offer(g, c.PLAN, bit(g.goal_count - 1) - 1)


def offer_plan_with(g: State, position: int) -> None:
    """The second one, further right."""
    offer(g, c.PLAN_WITH, bit(g.goal_count) - bit(position + 1))


def plan(g: State, position: int) -> None:
    """Now the second one."""
    push(g, c.Q_PLAN_WITH, position)


def exchange_goals(g: State, left: int, right: int) -> None:
    """Both order cards change places, each keeps its face (ONI-BOOK-11)."""
    g.goals[left], g.goals[right] = g.goals[right], g.goals[left]
    if (g.covered >> left ^ g.covered >> right) & 1:
        g.covered ^= 1 << left | 1 << right
    if g.listening:
        tell(g, c.E_GOALS_EXCHANGED, left, right, 0)


# ---- what it asks, and what the answers do -------------------------------------------------------------


def ask_of_book(g: State, question: int, arg: int) -> bool:
    """The questions of the Book; False if it is none of them."""
    if question == c.Q_PAY:
        offer_payment(g)
    elif question == c.Q_PARADOX:
        offer_paradox(g)
    elif question == c.Q_PARADOX_ORDER:
        offer_under(g)
    elif question == c.Q_PLAN:
        offer_plan(g)
    elif question == c.Q_PLAN_WITH:
        offer_plan_with(g, arg)
    elif question == c.Q_UNCOVER:
        offer_uncovering(g, arg)
    else:
        return False
    return True


def answer_of_book(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers to them; False if it is none."""
    if block == c.PAY:
        pay(g, arg, about)
    elif block == c.PUT_FIRST:
        paradox_first(g, arg)
    elif block == c.UNCOVER:
        uncover_goal(g, arg)
    elif block == c.PLAN:
        plan(g, arg)
    elif block == c.PLAN_WITH:
        exchange_goals(g, about, arg)
    else:
        return False
    return True


# ---- what is shown of it -------------------------------------------------------------------------------


def put_goals(page: bytearray, g: State, seat: int) -> None:
    """The order cards from left to right, and which of them are covered (ONI-BOOK-01)."""
    names = CARD_TEXTS
    put(page, b"[")
    for i in range(g.goal_count):
        put(page, b'{"door":')
        put(page, names[g.goals[i]])
        put(page, b',"covered":')
        put_truth(page, g.covered >> i & 1 != 0)
        put(page, b"},")
    end_list(page, g.goal_count)


def put_next_goal(page: bytearray, g: State, seat: int) -> None:
    """The place of the next order card, if one is left."""
    if next_goal(g) < g.goal_count:
        put_number(page, next_goal(g))
    else:
        put(page, b"null")


def put_costs(page: bytearray, g: State, seat: int) -> None:
    """What each spell costs (ONI-BOOK-02)."""
    put(page, b"{")
    put(page, COSTS_TEXTS[1 if g.flags & c.HARD_BOOK else 0])
    put(page, b"}")


# ---- what is said of it --------------------------------------------------------------------------------

SAID_OF_BOOK = Said(c.BOOK, facts={c.E_GOALS_EXCHANGED: ("goals-exchanged", "a", "b")})
