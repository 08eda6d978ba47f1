"""The order of everything: what is asked, what an answer leads to, what happens in between.

Set-up (URB-BASE-14), the turn (URB-BASE-20) and what questions lead to: this is the one place that shows where a
module joins in. The rules themselves are in the files named after them.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.census import (
    begin_census,
    census_end,
    census_void,
    clean_row,
    clean_rows,
    offer_bonus,
    offer_cleaning,
    take_bonus,
)
from reverie.games.urbion.chaos import (
    answer_wise,
    handle_chaos,
    offer_chaos,
    place_chaos,
    reveal_dreams,
    reveal_one,
    ruin_city,
)
from reverie.games.urbion.cities import open_city
from reverie.games.urbion.filling import fill_rows, offer_sides, place_pair
from reverie.games.urbion.modules.books import (
    choose_flying,
    claim_freely,
    fly,
    offer_book,
    offer_books,
    offer_flying,
    offer_freedom,
    offer_landing,
    offer_prophecy,
    offer_vanishing,
    pay_for_books,
    put_prophecy,
    reveal_book,
    usable_books,
    use_book,
    vanish,
)
from reverie.games.urbion.modules.chromatic import lay_chaos, offer_chromatic, offer_revealed, resolve_aside
from reverie.games.urbion.modules.gardens import (
    begin_special_action,
    choose_upper_city,
    flip,
    offer_lower_city,
    offer_side_change,
    offer_special_actions,
    offer_upper_city,
    rebuild,
)
from reverie.games.urbion.modules.postcards import move_flagships, offer_flagships, sail, turn_hourglasses
from reverie.games.urbion.modules.void import ally, move_void, offer_alliance
from reverie.games.urbion.opening import draw_opening_hand, offer_opening_chaos
from reverie.games.urbion.payment import offer_second
from reverie.games.urbion.playing import offer_plays, play_dream
from reverie.games.urbion.refill import refill
from reverie.games.urbion.state import State, pay, to_discard
from reverie.games.urbion.swapping import can_swap, choose_first, offer_swap, offer_swap_with, swap_dreams
from reverie.games.urbion.team import exchange_polarity, is_team, offer_polarity_swap, swap_polarity, switch_seats
from reverie.games.urbion.winning import check_win
from reverie.kernel.agenda import push
from reverie.kernel.choices import nth_choice, offer
from reverie.kernel.constants import FIRST_STEP
from reverie.kernel.core import tell
from reverie.kernel.native import bit

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
    elif question == c.Q_CLEAN:
        offer_cleaning(g, arg)
    elif question == c.Q_CHAOS:
        offer_chaos(g)
    elif question == c.Q_SWAP:
        offer_swap(g)
    elif question == c.Q_SWAP_WITH:
        offer_swap_with(g, arg)
    elif question == c.Q_SIDES:
        offer_sides(g)
    elif question == c.Q_BONUS:
        offer_bonus(g, arg)
    elif question == c.Q_OPENING_CHAOS:
        offer_opening_chaos(g)
    else:
        ask_of_module(g, question, arg)


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


def ask_of_module(g: State, question: int, arg: int) -> None:
    """Questions that only modules ask."""
    if question == c.Q_CHROMATIC:
        offer_chromatic(g)
    elif question == c.Q_REVEALED:
        offer_revealed(g, arg)
    elif question == c.Q_PAIR:
        offer_second(g, arg)
    elif question == c.Q_SECOND:
        offer_second_action(g)
    elif question == c.Q_FLY:
        offer_flying(g, arg)
    elif question == c.Q_FLY_TO:
        offer_landing(g, arg)
    elif question == c.Q_VANISH:
        offer_vanishing(g, arg)
    elif question == c.Q_FREEDOM:
        offer_freedom(g)
    elif question == c.Q_PROPHECY:
        offer_prophecy(g)
    elif question == c.Q_WISE:
        offer(g, c.WISE, 3)
    elif question == c.Q_REBUILD:
        offer_upper_city(g)
    elif question == c.Q_REBUILD_WITH:
        offer_lower_city(g, arg)
    elif question == c.Q_SIDE_CHANGE:
        offer_side_change(g)
    elif question == c.Q_FLAGSHIP:
        offer_flagships(g)
    elif question == c.Q_BOOK:
        offer_book(g)


def offer_second_action(g: State) -> None:
    """DP-05: a Wizard's second action, basic or with a Book, or none (URB-GARDENS-07, URB-GARDENS-13, URB-INT-16)."""
    mask = 1 << c.STOP | 1 << c.SECOND_CENSUS
    if can_swap(g):
        mask |= 1 << c.SECOND_SWAP
    offer(g, c.SECOND, mask | usable_books(g) << c.SECOND_BOOK)


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
    elif c.CLEAN <= block < c.CLEAN + c.ROWS:
        clean_row(g, about, arg)
    elif block == c.PLACE:
        place_chaos(g, arg, about)
    elif block == c.RUIN:
        ruin_city(g, arg, about)
    elif block == c.REVEAL:
        reveal_dreams(g, about)
    elif block == c.EXCHANGE:
        choose_first(g, arg)
    elif block == c.EXCHANGE_WITH:
        swap_dreams(g, about, arg)
    elif block == c.PAIR_SIDES:
        place_pair(g, about, arg)
    elif block == c.BONUS:
        take_bonus(g, arg)
    else:
        answer_of_module(g, block, arg, about)


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
        if g.wizard_mask & bit(kind):
            # One card for up to two actions, or just one (URB-GARDENS-06, URB-GARDENS-12): the second is asked for when
            # the first is done with (URB-EDGE-19), if the game goes on (URB-EDGE-18).
            push(g, c.Q_SECOND, 0)
        begin_action(g, block)
    elif block in (c.REBUILD, c.SIDE_CHANGE):
        begin_special_action(g, c.PAY_REBUILD if block == c.REBUILD else c.PAY_SIDE_CHANGE)
    elif block == c.REBUILD_TWO:
        push(g, c.Q_PAIR, c.PAY_REBUILD << 6 | kind)
    elif block == c.SIDE_CHANGE_TWO:
        push(g, c.Q_PAIR, c.PAY_SIDE_CHANGE << 6 | kind)
    elif block == c.ALLIANCE:
        push(g, c.Q_PAIR, c.PAY_ALLIANCE << 6 | kind)
    else:
        exchange_polarity(g)  # URB-TEAM-07


def begin_action(g: State, block: int) -> None:
    """A basic action or a Book, paid for already."""
    if block == c.SWAP:
        push(g, c.Q_SWAP, 0)
    elif block == c.CENSUS:
        begin_census(g, 1)
    else:
        use_book(g, block - c.BOOK_ACTION)


def answer_of_module(g: State, block: int, arg: int, about: int) -> None:
    """Answers to questions that only modules ask."""
    if block == c.LAY:
        lay_chaos(g, arg, about)
    elif block == c.AND:
        pay(g, arg)
        if about >> 6 == c.PAY_ALLIANCE:
            ally(g)
            check_win(g)
        else:
            begin_special_action(g, about >> 6)
    elif block == c.SECOND:
        if arg != c.STOP:
            begin_action(
                g, c.SWAP + arg - c.SECOND_SWAP if arg < c.SECOND_BOOK else c.BOOK_ACTION + arg - c.SECOND_BOOK
            )
    elif block == c.WISE:
        answer_wise(g, about, arg)
    elif block == c.FLY:
        choose_flying(g, arg)
    elif block == c.FLY_TO:
        fly(g, about, arg)
    elif block == c.VANISH:
        vanish(g, arg)
    elif block == c.FREE:
        claim_freely(g, arg)
    elif block == c.PUT:
        put_prophecy(g, arg)
    elif block == c.CITY:
        choose_upper_city(g, arg)
    elif block == c.CITY_WITH:
        rebuild(g, about, arg)
    elif block == c.FLIP:
        flip(g, arg)
    elif block == c.SAIL:
        sail(g, arg)
    elif block == c.BOOK_REVEAL and arg:
        reveal_book(g)
