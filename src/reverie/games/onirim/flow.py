"""The order of everything: what is asked, what an answer leads to, what happens in between.

This file mirrors "The flow in full" (the law's chapter 6.7) and is the one place that shows where a module
joins in. The rules themselves are in the files named after them.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import offer_over, offer_under, put_over, put_under
from reverie.games.onirim.doors import (
    look_at_catchers,
    offer_captured,
    offer_opening,
    offer_search,
    open_door,
    return_door,
    search_or_not,
    stored_among,
    take_captured_door,
    take_door,
)
from reverie.games.onirim.free_actions import offer_free_actions, take_free_action
from reverie.games.onirim.labyrinth import play_location, playable, playable_with_architect
from reverie.games.onirim.limbo import empty_limbo
from reverie.games.onirim.modules.book import (
    carry_out_spell,
    exchange_goals,
    offer_paradox,
    offer_payment,
    offer_plan,
    offer_plan_with,
    offer_uncovering,
    paradox_first,
    pay,
    plan,
    uncover_goal,
)
from reverie.games.onirim.modules.crossroads import flee
from reverie.games.onirim.modules.dreamcatchers import empty_catcher, occupied, offer_emptying, use_handbook
from reverie.games.onirim.modules.glyphs import begin_incantation, incant, offer_incantation, others_go_under
from reverie.games.onirim.modules.incubus import anticipate, face_adversary, figure_leaves, incubus_turn_options
from reverie.games.onirim.modules.oniverse import (
    cyclo,
    cyclo_exchange,
    hammer,
    offer_cyclo,
    offer_cyclo_fetch,
    offer_hammer,
    offer_rallying,
    rally,
    send_away,
)
from reverie.games.onirim.modules.premonitions import (
    banish,
    carry_out_premonition,
    check_premonitions,
    discard_the_rest,
    dream_happily,
    fetch,
    fetch_captured,
    keep_revealed,
    lose_key,
    offer_fetching,
    offer_happy,
    offer_key_loss,
    offer_premonition_doors,
    offer_premonitions,
    offer_seven,
    premonition_leaves,
    put_on_top,
    search_for_nothing,
    turn_up_by_effect,
)
from reverie.games.onirim.modules.towers import (
    begin_preview,
    build,
    buildable,
    false_alarm,
    lose_tower,
    offer_preview,
    offer_tower_loss,
    preview,
    tower_step,
)
from reverie.games.onirim.nightmare import (
    dream_leaves,
    mirror_nightmare,
    offer_wards,
    tower_step_follows,
    ward_otherwise,
)
from reverie.games.onirim.prophecy import begin_prophecy, offer_prophecy_discard, prophecy_discard
from reverie.games.onirim.refill import draw_one, redraw, refill
from reverie.games.onirim.state import (
    State,
    discard_denizen,
    discard_from,
    discard_from_hand,
    leave_hand,
    leave_place,
    shuffle,
    to_limbo,
)
from reverie.games.onirim.team import (
    begin_swap,
    draft,
    lay_draft,
    offer_draft,
    offer_swap,
    offer_swap_shared,
    swap,
    switch_seats,
)
from reverie.games.onirim.winning import check_win
from reverie.kernel.agenda import push
from reverie.kernel.choices import nth_choice, offer
from reverie.kernel.constants import FIRST_STEP
from reverie.kernel.core import tell
from reverie.kernel.native import bit

# ---- the loop --------------------------------------------------------------------------------------------


def begin_game(g: State) -> None:
    """Opening hand or draft, set-aside cards back into the pile, first turn (ONI-BASE-02, -03; ONI-TEAM-02 … -04)."""
    push(g, c.S_NEXT_TURN, 0)
    push(g, c.S_LIMBO, 0)
    if g.flags & c.TEAM:
        lay_draft(g)
    else:
        push(g, c.S_REDRAW, 0)
    run(g)


def run(g: State) -> None:
    """Carry out steps until the player is needed; a question with one answer is not asked (chapter 6.2)."""
    while g.outcome == 0:
        step = g.agenda_step[g.agenda_size - 1]
        arg = g.agenda_arg[g.agenda_size - 1]
        if step >= FIRST_STEP:
            g.agenda_size -= 1
            carry_out(g, step, arg)
        else:
            ask(g, step, arg)
            if step == c.Q_TURN or g.choice_count != 1:
                return
            answer(g, nth_choice(g, 0), 1)
    g.option_count = 0
    g.choice_count = 0


def next_turn(g: State) -> None:
    """A turn begins with phase 1 (ONI-BASE-05); in team play it is the other one's (ONI-TEAM-18)."""
    if g.flags & c.TEAM and g.turn:
        switch_seats(g)
    g.turn += 1
    push(g, c.Q_TURN, 0)
    if g.listening:
        tell(g, c.E_TURN, g.turn, g.seat, 0)


# ---- steps -----------------------------------------------------------------------------------------------


def carry_out(g: State, step: int, arg: int) -> None:
    """One step of the agenda."""
    if step == c.S_REFILL:
        refill(g, arg)
    elif step == c.S_LIMBO:
        empty_limbo(g)
    elif step == c.S_NEXT_TURN:
        next_turn(g)
    elif step == c.S_DREAM_LEAVES:
        dream_leaves(g, arg)
    elif step == c.S_REDRAW:
        redraw(g)
    else:
        carry_out_of_module(g, step, arg)


def carry_out_of_module(g: State, step: int, arg: int) -> None:
    """Steps that only modules put on the agenda."""
    if step == c.S_SHUFFLE:
        shuffle(g)
    elif step == c.S_TOWER_STEP:
        tower_step(g, arg)
    elif step == c.S_PREMONITIONS:
        check_premonitions(g, arg)
    elif step == c.S_PREMONITION_LEAVES:
        premonition_leaves(g, arg)
    elif step == c.S_TURN_UP:
        turn_up_by_effect(g, arg)
    elif step == c.S_PUT_ON_TOP:
        put_on_top(g, arg)
    elif step == c.S_SPELL:
        carry_out_spell(g, arg)
    elif step == c.S_CATCHER_TAKE:
        look_at_catchers(g, arg)
    elif step == c.S_FIGURE_LEAVES:
        figure_leaves(g)
        check_win(g)  # ONI-INC-09


# ---- questions -------------------------------------------------------------------------------------------


def ask(g: State, question: int, arg: int) -> None:
    """Offer every legal answer of a question, in ascending blocks."""
    g.option_count = 0
    g.choice_count = 0
    if question == c.Q_TURN:
        offer(g, c.PLAY, playable(g, g.hand_mask))  # ONI-BASE-08
        offer(g, c.DISCARD, g.hand_mask & c.USABLE)  # ONI-CROSS-07
        if g.flags:
            offer_turn_of_modules(g)
    elif question == c.Q_NIGHTMARE:
        offer_wards(g, question)
    elif question == c.Q_DOOR:
        offer_opening(g, arg)
    elif question == c.Q_PROPHECY_ORDER:
        offer_over(g)
    elif question == c.Q_PROPHECY:
        offer_prophecy_discard(g)
    elif question == c.Q_SEARCH:
        offer_search(g, arg)
    else:
        ask_of_module(g, question, arg)
    if g.flags and is_window(question):
        offer_free_actions(g)


def is_window(question: int) -> bool:
    """The moments for free actions (ONI-FREE-03)."""
    windows = bit(c.Q_TURN) | bit(c.Q_DOOR) | bit(c.Q_NIGHTMARE) | bit(c.Q_RALLY) | bit(c.Q_HAPPY)
    windows |= bit(c.Q_BEFORE_DRAW) | bit(c.Q_BEFORE_LIMBO)
    return windows >> question & 1 != 0


def offer_turn_of_modules(g: State) -> None:
    """What else may be done in phase 1, or before it (the law's chapter 6.3)."""
    stored = stored_among(g, c.USABLE)
    own, shared = g.hand_mask, g.shared_mask
    offer(g, c.PLAY_SHARED, playable(g, shared))
    offer(g, c.PLAY_STORED, stored_among(g, playable(g, c.USABLE)))
    if g.rallied_mask >> c.ARCHITECT & 1:
        offer(g, c.ARCHITECT_PLAY, playable_with_architect(g, own))
        offer(g, c.ARCHITECT_PLAY_SHARED, playable_with_architect(g, shared))
        offer(g, c.ARCHITECT_PLAY_STORED, stored_among(g, playable_with_architect(g, c.USABLE)))
    if g.flags & c.TOWERS:
        offer(g, c.BUILD, buildable(g, own))
        offer(g, c.BUILD_SHARED, buildable(g, shared))
        ends = buildable(g, c.USABLE)
        offer(
            g,
            c.BUILD_STORED,
            stored_among(g, ends & c.TOWER_KINDS) | stored_among(g, ends >> c.RIGHT & c.TOWER_KINDS) << c.RIGHT,
        )
    offer(g, c.DISCARD_SHARED, shared & c.USABLE)
    offer(g, c.DISCARD_STORED, stored)
    options = 1 << c.FLEE if g.flags & c.CROSSROADS_MODULE else 0
    if g.flags & c.INCUBUS:
        options |= incubus_turn_options(g)
    offer(g, c.TURN_OPTION, options)
    if g.handbooks:
        offer(g, c.HANDBOOK, occupied(g))


def ask_of_module(g: State, question: int, arg: int) -> None:
    """Questions that only modules and team play ask."""
    if question in (c.Q_BEFORE_DRAW, c.Q_BEFORE_LIMBO):
        offer(g, c.GO_ON, 1)
    elif question == c.Q_PAY:
        offer_payment(g)
    elif question == c.Q_RALLY:
        offer_rallying(g)
    elif question in (c.Q_INCANT_ORDER, c.Q_HARPOON, c.Q_PARADOX_ORDER):
        offer_under(g)
    elif question in (c.Q_TOWER_ORDER, c.Q_SPIES):
        offer_over(g)
    elif question == c.Q_HAPPY:
        offer_happy(g)
    elif question == c.Q_HAPPY_SEVEN:
        offer_seven(g)
    elif question == c.Q_HAPPY_SEARCH:
        offer_fetching(g)
    elif question == c.Q_SWAP:
        offer_swap(g)
    elif question == c.Q_SWAP_SHARED:
        offer_swap_shared(g)
    elif question == c.Q_TOWER_LOSS:
        offer_tower_loss(g, arg)
    elif question == c.Q_TOWER_LOOK:
        offer_preview(g)
    elif question == c.Q_EMPTY:
        offer_emptying(g)
    elif question == c.Q_CATCHER_TAKE:
        offer_captured(g, arg)
    elif question == c.Q_INCANT_DOOR:
        offer_incantation(g)
    elif question == c.Q_WARD:
        offer_wards(g, question)
    elif question == c.Q_PARADOX:
        offer_paradox(g)
    elif question == c.Q_PLAN:
        offer_plan(g)
    elif question == c.Q_PLAN_WITH:
        offer_plan_with(g, arg)
    elif question == c.Q_UNCOVER:
        offer_uncovering(g, arg)
    elif question == c.Q_PREM_ORDER:
        offer_premonitions(g, arg)
    elif question == c.Q_PREM_DOOR:
        offer_premonition_doors(g, arg)
    elif question == c.Q_PREM_KEYS:
        offer_key_loss(g, arg)
    elif question == c.Q_HAMMER:
        offer_hammer(g)
    elif question == c.Q_CYCLO:
        offer_cyclo(g)
    elif question == c.Q_CYCLO_FETCH:
        offer_cyclo_fetch(g)
    elif question == c.Q_DRAFT:
        offer_draft(g)


# ---- answers ---------------------------------------------------------------------------------------------


def answer(g: State, action: int, forced: int) -> None:
    """Carry out a legal answer; the question it settles leaves the agenda first, a free action leaves it open."""
    block = action >> 6
    arg = action & 63
    question = g.agenda_step[g.agenda_size - 1]
    if g.listening:
        tell(g, c.E_ANSWERED, action, question, g.seat | forced << 1)
    if block >= c.FIRST_FREE_ACTION:
        take_free_action(g, block, arg, question)
        return
    g.agenda_size -= 1
    about = g.agenda_arg[g.agenda_size]
    if block <= c.DISCARD:
        phases_follow(g)
        if block == c.PLAY:
            leave_hand(g, arg)
            play_location(g, arg, c.Z_HAND)
        else:
            discard_from_hand(g, arg)
            discard_takes_effect(g, arg)
    elif block == c.PROPHECY_PUT:
        put_over(g, arg, question)
    elif block == c.PROPHECY_DISCARD:
        prophecy_discard(g, arg)
    elif block == c.DOOR_TO_LIMBO:
        to_limbo(g, about, c.Z_RESOLVING)  # ONI-BASE-26
    elif block == c.OPEN_DOOR:
        open_door(g, about, c.Z_HAND, arg, 0)
    elif block == c.TAKE_DOOR:
        take_door(g, arg, 0)
    elif block == c.SEARCH:
        if question == c.Q_SEARCH:
            search_or_not(g, arg, about)
        else:
            search_for_nothing(g)
    elif block == c.WARD_KEY:
        tower_step_follows(g, question)
        discard_from_hand(g, arg)  # ONI-BASE-29, -21
    elif block == c.WARD_DOOR:
        tower_step_follows(g, question)
        return_door(g, arg, 0)  # ONI-BASE-30
    elif block == c.WARD:
        if arg == c.MIRROR_WARD:
            mirror_nightmare(g)
        else:
            tower_step_follows(g, question)
            ward_otherwise(g, arg)
    elif block <= c.DISCARD_STORED:
        answer_turn_of_module(g, block, arg)
    else:
        answer_of_module(g, block, arg, question, about)


def phases_follow(g: State) -> None:
    """One card, no more and no less, then phases 2 and 3 (ONI-BASE-05, -06)."""
    push(g, c.S_NEXT_TURN, 0)
    push(g, c.S_LIMBO, 0)
    push(g, c.S_REFILL, 0)


def discard_takes_effect(g: State, kind: int) -> None:
    """A key brings a prophecy, a glyph an incantation, a tower a preview; suns and moons do nothing (ONI-BASE-16, -17).

    In team play a swap comes after the effect (ONI-TEAM-11).
    """
    if g.flags & c.TEAM:
        push(g, c.Q_SWAP, 0)
    if c.KEYS >> kind & 1:
        begin_prophecy(g)
    elif g.flags:
        if c.GLYPH_KINDS >> kind & 1:
            begin_incantation(g)  # ONI-GLYPH-04
        elif c.TOWER_KINDS >> kind & 1:
            begin_preview(g, kind)  # ONI-TOWER-06


def answer_turn_of_module(g: State, block: int, arg: int) -> None:
    """Phase 1 with a shared or stored card, a tower, or an architect."""
    phases_follow(g)
    zone = c.Z_HAND
    if block in (c.PLAY_SHARED, c.ARCHITECT_PLAY_SHARED, c.BUILD_SHARED, c.DISCARD_SHARED):
        zone = c.Z_SHARED
    elif block in (c.PLAY_STORED, c.ARCHITECT_PLAY_STORED, c.BUILD_STORED, c.DISCARD_STORED):
        zone = c.Z_STORED
    if block >= c.DISCARD_SHARED:
        discard_takes_effect(g, discard_from(g, zone, arg))
    elif block >= c.BUILD:
        build_tower(g, zone, arg)
    else:
        if block >= c.ARCHITECT_PLAY:
            discard_denizen(g, c.ARCHITECT)  # ONI-ONIV-10
        play_location(g, leave_place(g, zone, arg), zone)


def build_tower(g: State, zone: int, arg: int) -> None:
    """Into the tower row, at its left or right end; that may win (ONI-TOWER-03, -16)."""
    if zone == c.Z_STORED:
        build(g, leave_place(g, zone, arg & 1), arg & c.RIGHT, zone)
    else:
        at_right = arg >= c.DEAD_END  # no tower has such a kind
        kind = arg - c.RIGHT if at_right else arg
        build(g, leave_place(g, zone, kind), at_right, zone)
    check_win(g)


def answer_of_module(g: State, block: int, arg: int, question: int, about: int) -> None:
    """Everything else that modules and team play ask."""
    if block == c.GO_ON:
        if question == c.Q_BEFORE_LIMBO:
            g.agenda_size -= 1  # the refill is done
        else:
            g.agenda_size -= 1
            if draw_one(g, g.agenda_arg[g.agenda_size]):
                push(g, c.S_REFILL, g.agenda_arg[g.agenda_size])
    elif block == c.PAY:
        pay(g, arg, about)
    elif block == c.PUT_UNDER:
        put_under(g, arg, question)
    elif block <= c.TAKE_CAPTURED_CHROMATIC + 3:
        answer_before_taking(g, block, arg, question, about)
    elif block <= c.WARD_KEY_STORED:
        answer_with_held_card(g, block, arg, question, about)
    elif block <= c.NO_SWAP:
        answer_of_looking(g, block, arg, about)
    elif block <= c.SEND_AWAY:
        answer_of_dream(g, block, arg, about)
    else:
        answer_of_effect(g, block, arg, about)


def answer_before_taking(g: State, block: int, arg: int, question: int, about: int) -> None:
    """Options of the turn, the draft, and cards taken by searching."""
    if block == c.TURN_OPTION:
        if arg == c.FLEE:
            phases_follow(g)
            flee(g)
        elif arg == c.ANTICIPATE:
            phases_follow(g)
            anticipate(g)
        else:
            face_adversary(g)
    elif block == c.HANDBOOK:
        push(g, c.Q_TURN, 0)
        use_handbook(g, arg)
    elif block == c.DRAFT:
        draft(g, arg)
    elif block == c.TAKE_CHROMATIC:
        take_door(g, arg, 1)
    elif block >= c.TAKE_CAPTURED_CHROMATIC:
        take_captured_door(g, block - c.TAKE_CAPTURED_CHROMATIC, arg, 1)
    elif question == c.Q_SEARCH or (question == c.Q_CATCHER_TAKE and about):
        take_captured_door(g, block - c.TAKE_CAPTURED, arg, 0)
    else:
        fetch_captured(g, block - c.TAKE_CAPTURED, arg)


def answer_with_held_card(g: State, block: int, arg: int, question: int, about: int) -> None:
    """Emptying a catcher; shared and stored keys, and keys that only chaos makes fit."""
    if block == c.EMPTY:
        if arg != c.NO_CATCHER:
            empty_catcher(g, arg)
    elif block == c.OPEN_SHARED:
        open_door(g, about, c.Z_SHARED, arg, 0)
    elif block == c.OPEN_STORED:
        open_door(g, about, c.Z_STORED, arg, 0)
    elif block == c.OPEN_CHROMATIC:
        open_door(g, about, c.Z_HAND, arg, 1)
    elif block == c.OPEN_CHROMATIC_SHARED:
        open_door(g, about, c.Z_SHARED, arg, 1)
    elif block == c.OPEN_CHROMATIC_STORED:
        open_door(g, about, c.Z_STORED, arg, 1)
    elif block == c.WARD_KEY_SHARED:
        tower_step_follows(g, question)
        discard_from(g, c.Z_SHARED, arg)
    elif block == c.WARD_KEY_STORED:
        tower_step_follows(g, question)
        discard_from(g, c.Z_STORED, arg)
    # LEAVE_CAPTURED: nothing happens.


def answer_of_looking(g: State, block: int, arg: int, about: int) -> None:
    """Incantations, the paradoxical prophecy, towers, the swap."""
    if block == c.INCANT_DOOR:
        incant(g, arg)
    elif block == c.INCANT_NONE:
        others_go_under(g)
    elif block == c.PUT_FIRST:
        paradox_first(g, arg)
    elif block == c.TOWER_LOOK:
        if arg:
            preview(g, about)
    elif block == c.LOSE_TOWER:
        lose_tower(g, arg)
        check_win(g)  # ONI-TOWER-16
    elif block == c.FALSE_ALARM:
        false_alarm(g)
    elif block == c.SWAP:
        begin_swap(g, arg)
    elif block == c.SWAP_SHARED:
        swap(g, about, arg)
    # NO_SWAP: nothing happens.


def answer_of_dream(g: State, block: int, arg: int, about: int) -> None:
    """Order cards uncovered, happy dreams, denizens who join."""
    if block == c.UNCOVER:
        uncover_goal(g, arg)
    elif block == c.BANISH:
        banish(g, arg)
    elif block == c.HAPPY:
        dream_happily(g, arg)
    elif block == c.KEEP:
        keep_revealed(g, arg)
    elif block == c.DISCARD_REST:
        discard_the_rest(g)
    elif block == c.FETCH:
        fetch(g, arg)
    elif block == c.RALLY:
        rally(g, about, c.Z_HAND, arg)
    elif block == c.RALLY_SHARED:
        rally(g, about, c.Z_SHARED, arg)
    elif block == c.RALLY_STORED:
        rally(g, about, c.Z_STORED, arg)
    else:
        send_away(g, about)


def answer_of_effect(g: State, block: int, arg: int, about: int) -> None:
    """Premonitions, planning, and what denizens do."""
    if block == c.RESOLVE:
        carry_out_premonition(g, arg)
    elif block == c.RETURN_DOOR:
        return_door(g, arg, 0)
    elif block == c.RETURN_PARTNER_DOOR:
        return_door(g, arg, 1)
    elif block == c.PREMONITION_KEY:
        lose_key(g, arg, about)
    elif block == c.HAMMER:
        hammer(g, arg)
    elif block == c.PLAN:
        plan(g, arg)
    elif block == c.PLAN_WITH:
        exchange_goals(g, about, arg)
    elif block == c.CYCLO:
        cyclo(g, arg, 0)
    elif block == c.CYCLO_SHARED:
        cyclo(g, arg, 1)
    elif block == c.CYCLO_FETCH:
        cyclo_exchange(g, about, arg)
