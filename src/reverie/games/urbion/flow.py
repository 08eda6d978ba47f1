"""The order of everything: what is asked, what an answer leads to, what happens in between.

Set-up (URB-BASE-14), the turn (URB-BASE-20) and what questions lead to: this is the one place that shows where a
module joins in. The rules themselves are in the files named after them, with their questions and answers.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.census import answer_of_census, ask_of_census, census_end, census_void, clean_rows
from reverie.games.urbion.chaos import answer_of_chaos, ask_of_chaos, handle_chaos, reveal_one
from reverie.games.urbion.cities import open_city
from reverie.games.urbion.filling import fill_rows, offer_sides, place_pair
from reverie.games.urbion.modules.books import answer_of_books, ask_of_books, offer_books, pay_for_books
from reverie.games.urbion.modules.chromatic import answer_of_chromatic, ask_of_chromatic, resolve_aside
from reverie.games.urbion.modules.gardens import (
    answer_of_gardens,
    ask_of_gardens,
    begin_paid_action,
    begin_special_action,
    offer_special_actions,
    pay_for_special_action,
)
from reverie.games.urbion.modules.postcards import (
    answer_of_postcards,
    ask_of_postcards,
    move_flagships,
    turn_hourglasses,
)
from reverie.games.urbion.modules.void import ally, move_void, offer_alliance, pay_for_alliance
from reverie.games.urbion.opening import draw_opening_hand, offer_opening_chaos
from reverie.games.urbion.payment import offer_second
from reverie.games.urbion.playing import offer_plays, play_dream
from reverie.games.urbion.refill import refill
from reverie.games.urbion.state import State, pay, to_discard
from reverie.games.urbion.swapping import answer_of_swap, ask_of_swap, can_swap
from reverie.games.urbion.team import exchange_polarity, is_team, offer_polarity_swap, swap_polarity, switch_seats
from reverie.kernel.agenda import push
from reverie.kernel.choices import nth_choice, offer
from reverie.kernel.constants import FIRST_STEP
from reverie.kernel.core import tell

# ---- the loop --------------------------------------------------------------------------------------------


def begin_game(g: State) -> None:
    """Set-up: Books, Cities, rows, hands, Chromatic Chaos put aside, first turn (URB-BASE-14)."""
    push(g, c.S_NEXT_TURN, 0)
    if g.flags & c.CHROMATIC:
        if is_team(g):
            push(g, c.S_SWITCH_SEATS, 0)
            push(g, c.S_ASIDE, 0)
            push(g, c.S_SWITCH_SEATS, 0)
        push(g, c.S_ASIDE, 0)
    if is_team(g):
        push(g, c.S_SWITCH_SEATS, 0)
        push(g, c.S_OPENING, 0)
        push(g, c.S_SWITCH_SEATS, 0)
    push(g, c.S_OPENING, 0)
    push(g, c.S_FILL, 0)
    push(g, c.S_OPEN_CITIES, 0)
    if g.flags & c.BOOKS:
        push(g, c.S_BOOK_PRICE, 0)
        push(g, c.Q_BOOK, 0)
    run(g)


def run(g: State) -> None:
    """Carry out steps until the player is needed; a decision with one choice is not asked (URB-BASE-69)."""
    while g.outcome == 0:
        step = g.agenda_step[g.agenda_size - 1]
        arg = g.agenda_arg[g.agenda_size - 1]
        if step >= FIRST_STEP:
            g.agenda_size -= 1
            carry_out(g, step, arg)
        else:
            ask(g, step, arg)
            if step == c.Q_MAIN or g.choice_count != 1:
                if is_team(g) and g.choice_count:  # a written position may ask what has no answer: that is refused
                    offer_polarity_swap(g, step)
                return
            answer(g, nth_choice(g, 0), 1)
    g.option_count = 0
    g.choice_count = 0


# ---- steps -----------------------------------------------------------------------------------------------


def carry_out(g: State, step: int, arg: int) -> None:
    """One step of the agenda."""
    if step == c.S_REFILL:
        refill(g)
    elif step == c.S_TURN_END:
        end_turn(g)
    elif step == c.S_NEXT_TURN:
        next_turn(g)
    elif step == c.S_CLEAN:
        clean_rows(g, arg)
    elif step == c.S_CENSUS_VOID:
        census_void(g, arg)
    elif step == c.S_CENSUS_END:
        census_end(g)
    elif step == c.S_FILL:
        fill_rows(g, arg)
    elif step == c.S_HANDLE:
        handle_chaos(g, arg)
    elif step == c.S_DISCARD_CHAOS:
        to_discard(g, arg, c.Z_PENDING)
    else:
        carry_out_rarely(g, step, arg)


def carry_out_rarely(g: State, step: int, arg: int) -> None:
    """Steps of the set-up, of team play and of modules."""
    if step == c.S_OPENING:
        draw_opening_hand(g)
    elif step == c.S_OPEN_CITIES:
        for row in range(c.ROWS):
            open_city(g, row)
    elif step == c.S_REVEAL_ONE:
        reveal_one(g, arg)
    elif step == c.S_ASIDE:
        resolve_aside(g)
    elif step == c.S_FLAGSHIPS:
        move_flagships(g)
    elif step == c.S_SWITCH_SEATS:
        switch_seats(g)
    elif step == c.S_BOOK_PRICE:
        pay_for_books(g)


def next_turn(g: State) -> None:
    """TURN_START: the Void moves, then the Flagships (URB-BASE-20); in team play it is the other one's turn."""
    if is_team(g) and g.turn:
        switch_seats(g)
    g.turn += 1
    if g.listening:
        tell(g, c.E_TURN, g.turn, g.seat, 0)
    push(g, c.Q_MAIN, 0)
    if g.flags & c.VOID:
        move_void(g)
    if g.flags & c.POSTCARDS:
        push(g, c.S_FLAGSHIPS, 0)


def end_turn(g: State) -> None:
    """TURN_END: the Hourglasses turn (URB-POSTCARDS-14)."""
    if g.flags & c.POSTCARDS:
        turn_hourglasses(g)
    push(g, c.S_NEXT_TURN, 0)


# ---- questions -------------------------------------------------------------------------------------------


def ask(g: State, question: int, arg: int) -> None:
    """Work out the open choices of a question."""
    g.option_count = 0
    g.choice_count = 0
    if question == c.Q_MAIN:
        offer_main(g)
    elif question == c.Q_SIDES:
        offer_sides(g)
    elif question == c.Q_OPENING_CHAOS:
        offer_opening_chaos(g)
    elif question == c.Q_PAIR:
        offer_second(g, arg)
    else:
        ask_by_topic(g, question, arg)


def ask_by_topic(g: State, question: int, arg: int) -> bool:
    """A question that a rule or a module asks knows its own answers."""
    return (
        ask_of_swap(g, question, arg)
        or ask_of_census(g, question, arg)
        or ask_of_chaos(g, question, arg)
        or ask_of_chromatic(g, question, arg)
        or ask_of_gardens(g, question, arg)
        or ask_of_books(g, question, arg)
        or ask_of_postcards(g, question, arg)
    )


def offer_main(g: State) -> None:
    """DP-04: every main choice, the card that pays included; whatever its Polarity (URB-TEAM-05, URB-EDGE-13)."""
    offer_plays(g)
    if can_swap(g):
        offer(g, c.SWAP, g.hand_mask)
    offer(g, c.CENSUS, g.hand_mask)  # also when nothing is balanced (URB-BASE-37)
    if not g.flags & c.NO_PASS:
        offer(g, c.PASS, g.hand_mask)
    if g.book_mask:
        offer_books(g)
    if g.flags & c.GARDENS:
        offer_special_actions(g)
    if g.flags & c.VOID:
        offer_alliance(g)
    if is_team(g) and g.edition == c.FIRST_EDITION:
        offer(g, c.SWITCH_POLARITY, g.hand_mask)


# ---- answers ---------------------------------------------------------------------------------------------


def answer(g: State, action: int, forced: int) -> None:
    """Carry out a legal answer; the question it settles leaves the agenda first, a polarity swap leaves it open."""
    block = action >> 6
    arg = action & 63
    question = g.agenda_step[g.agenda_size - 1]
    if g.listening:
        tell(g, c.E_ANSWERED, action, question, g.seat | forced << 1)
    if block == c.SWAP_POLARITY:
        swap_polarity(g)
        return
    g.agenda_size -= 1
    about = g.agenda_arg[g.agenda_size]
    if block <= c.SWITCH_POLARITY:
        answer_main(g, block, arg)
    elif block == c.PAIR_SIDES:
        place_pair(g, about, arg)
    elif block == c.AND:
        answer_pair(g, arg, about >> 6)
    else:
        answer_by_topic(g, block, arg, about)


def answer_by_topic(g: State, block: int, arg: int, about: int) -> bool:
    """An answer to what a rule or a module asks is carried out by it."""
    return (
        answer_of_swap(g, block, arg, about)
        or answer_of_census(g, block, arg, about)
        or answer_of_chaos(g, block, arg, about)
        or answer_of_chromatic(g, block, arg, about)
        or answer_of_gardens(g, block, arg, about)
        or answer_of_books(g, block, arg, about)
        or answer_of_postcards(g, block, arg, about)
    )


def answer_main(g: State, block: int, kind: int) -> None:
    """A main choice: the card leaves the hand, then what it is used for; Phase II follows."""
    push(g, c.S_TURN_END, 0)
    push(g, c.S_REFILL, 0)
    if block < c.SIDES:
        play_dream(g, block, kind)
        return
    pay(g, kind)
    if block == c.PASS:
        return
    if block < c.BOOK_ACTION + c.BOOK_KINDS:
        begin_paid_action(g, block, kind)
    elif block == c.ALLIANCE:
        pay_for_alliance(g, kind)
    elif block == c.SWITCH_POLARITY:
        exchange_polarity(g)  # URB-TEAM-07
    else:
        pay_for_special_action(g, block, kind)


def answer_pair(g: State, kind: int, use: int) -> None:
    """The second card of a payment leaves the hand, too; now what the pair pays for."""
    pay(g, kind)
    if use == c.PAY_ALLIANCE:
        ally(g)
    else:
        begin_special_action(g, use)
