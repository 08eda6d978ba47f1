"""The order of everything: what is asked, what an answer leads to, what happens in between.

This file is the one place that shows where a module joins in. The rules themselves, the questions of a module and its
answers are in the files named after them: `ask_of_…`, `answer_of_…` and `step_of_…` say False to what is not theirs.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import offer_over, put_over, put_under
from reverie.games.onirim.doors import (
    answer_of_doors,
    look_at_catchers,
    offer_captured,
    offer_opening,
    offer_search,
    open_door,
    return_door,
    search_or_not,
    take_door,
)
from reverie.games.onirim.free_actions import offer_free_actions, take_free_action
from reverie.games.onirim.labyrinth import play_location, playable, playable_with_architect
from reverie.games.onirim.limbo import empty_limbo
from reverie.games.onirim.modules.book import answer_of_book, ask_of_book, carry_out_spell
from reverie.games.onirim.modules.crossroads import flee
from reverie.games.onirim.modules.dreamcatchers import answer_of_catchers, occupied, offer_emptying
from reverie.games.onirim.modules.glyphs import answer_of_glyphs, ask_of_glyphs, begin_incantation
from reverie.games.onirim.modules.incubus import anticipate, face_adversary, figure_leaves, incubus_turn_options
from reverie.games.onirim.modules.oniverse import answer_of_oniverse, ask_of_oniverse
from reverie.games.onirim.modules.premonitions import (
    answer_of_premonitions,
    ask_of_premonitions,
    search_for_nothing,
    step_of_premonitions,
)
from reverie.games.onirim.modules.towers import (
    answer_of_towers,
    ask_of_towers,
    begin_preview,
    build_tower,
    offer_building,
    tower_step,
)
from reverie.games.onirim.nightmare import (
    dream_leaves,
    mirror_nightmare,
    offer_wards,
    tower_step_follows,
    ward_otherwise,
    ward_with_key,
)
from reverie.games.onirim.prophecy import begin_prophecy, offer_prophecy_discard, prophecy_discard
from reverie.games.onirim.refill import go_on, redraw, refill
from reverie.games.onirim.state import (
    State,
    discard_denizen,
    discard_from,
    discard_from_hand,
    leave_hand,
    leave_place,
    shuffle,
    stored_among,
    to_limbo,
)
from reverie.games.onirim.team import answer_of_team, ask_of_team, lay_draft, switch_seats
from reverie.games.onirim.winning import check_win
from reverie.kernel.agenda import push
from reverie.kernel.choices import nth_choice, offer
from reverie.kernel.constants import FIRST_STEP
from reverie.kernel.core import tell
from reverie.kernel.native import bit

# ---- the loop --------------------------------------------------------------------------------------------


def begin_game(g: State) -> None:
    """Opening hand or draft, set-aside cards back into the pile, first turn (ONI-EDGE-28, ONI-EDGE-29)."""
    # ONI-BASE-02, ONI-BASE-03; ONI-TEAM-02 … ONI-TEAM-04
    push(g, c.S_NEXT_TURN, 0)
    push(g, c.S_LIMBO, 0)
    if g.flags & c.TEAM:
        lay_draft(g)
    else:
        push(g, c.S_REDRAW, 0)
    run(g)


def run(g: State) -> None:
    """Carry out steps until the player is needed; a question with one answer is not asked."""
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
    # ONI-ONIV-20, ONI-TEAM-16
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
    elif step == c.S_SPELL:
        carry_out_spell(g, arg)
    elif step == c.S_CATCHER_TAKE:
        look_at_catchers(g, arg)
    elif step == c.S_FIGURE_LEAVES:
        figure_leaves(g)
        check_win(g)  # ONI-INC-09
    else:
        step_of_premonitions(g, step, arg)


# ---- questions -------------------------------------------------------------------------------------------


def ask(g: State, question: int, arg: int) -> None:
    """Offer every legal answer of a question, in ascending blocks (ONI-EDGE-10)."""
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
    """What else may be done in phase 1, or before it: in ascending blocks."""
    # ONI-CROSS-12, ONI-DREAM-17, ONI-TEAM-06, ONI-TEAM-21, ONI-TOWER-14, ONI-X-32
    stored = stored_among(g, c.USABLE)
    own, shared = g.hand_mask, g.shared_mask
    offer(g, c.PLAY_SHARED, playable(g, shared))
    offer(g, c.PLAY_STORED, stored_among(g, playable(g, c.USABLE)))
    if g.rallied_mask >> c.ARCHITECT & 1:
        offer(g, c.ARCHITECT_PLAY, playable_with_architect(g, own))
        offer(g, c.ARCHITECT_PLAY_SHARED, playable_with_architect(g, shared))
        offer(g, c.ARCHITECT_PLAY_STORED, stored_among(g, playable_with_architect(g, c.USABLE)))
    if g.flags & c.TOWERS:
        offer_building(g)
    offer(g, c.DISCARD_SHARED, shared & c.USABLE)
    offer(g, c.DISCARD_STORED, stored)
    options = 1 << c.FLEE if g.flags & c.CROSSROADS_MODULE else 0  # ONI-CROSS-10
    if g.flags & c.INCUBUS:
        options |= incubus_turn_options(g)
    offer(g, c.TURN_OPTION, options)
    if g.handbooks:
        offer(g, c.HANDBOOK, occupied(g))  # ONI-DREAM-10


def ask_of_module(g: State, question: int, arg: int) -> None:
    """Questions that only modules and team play ask: each of them knows its own."""
    if question in (c.Q_BEFORE_DRAW, c.Q_BEFORE_LIMBO):
        offer(g, c.GO_ON, 1)  # ONI-FREE-06
    elif question == c.Q_EMPTY:
        offer_emptying(g)
    elif question == c.Q_CATCHER_TAKE:
        offer_captured(g, arg)
    elif question == c.Q_WARD:
        offer_wards(g, question)
    elif not (
        ask_of_team(g, question, arg)
        or ask_of_book(g, question, arg)
        or ask_of_glyphs(g, question, arg)
        or ask_of_towers(g, question, arg)
        or ask_of_premonitions(g, question, arg)
    ):
        ask_of_oniverse(g, question, arg)


# ---- answers ---------------------------------------------------------------------------------------------


def answer(g: State, action: int, forced: int) -> None:
    """Carry out a legal answer; the question it settles leaves the agenda first, a free action leaves it open."""
    # ONI-X-03, ONI-X-22, ONI-X-42
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
        discard_from_hand(g, arg)  # ONI-BASE-29, ONI-BASE-21
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
    """One card, no more and no less, then phases 2 and 3 (ONI-BASE-05, ONI-BASE-06)."""
    push(g, c.S_NEXT_TURN, 0)
    push(g, c.S_LIMBO, 0)
    push(g, c.S_REFILL, 0)


def discard_takes_effect(g: State, kind: int) -> None:
    """A key brings a prophecy, a glyph an incantation, a tower a preview; suns and moons do nothing.

    ONI-BASE-16, ONI-BASE-17; in team play a swap comes after the effect (ONI-TEAM-11).
    """
    # ONI-EDGE-33
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
    """Phase 1 with a shared or stored card, a tower, or an architect (ONI-ONIV-19)."""
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
        check_win(g)  # ONI-TOWER-16
    else:
        if block >= c.ARCHITECT_PLAY:
            discard_denizen(g, c.ARCHITECT)  # ONI-ONIV-10
        play_location(g, leave_place(g, zone, arg), zone)


def choose_turn_option(g: State, option: int) -> None:
    """A turn without a card of one's own: fleeing, anticipating; facing the adversary leaves the turn open."""
    # ONI-CROSS-11
    if option == c.FACE_ADVERSARY:
        face_adversary(g)
        return
    phases_follow(g)
    if option == c.FLEE:
        flee(g)
    else:
        anticipate(g)


def answer_of_module(g: State, block: int, arg: int, question: int, about: int) -> None:
    """Everything else that modules and team play ask: each of them knows its own answers."""
    if block == c.GO_ON:
        go_on(g, question)
    elif block == c.PUT_UNDER:
        put_under(g, arg, question)
    elif block == c.TURN_OPTION:
        choose_turn_option(g, arg)
    elif block == c.WARD_KEY_SHARED:
        ward_with_key(g, c.Z_SHARED, arg, question)
    elif block == c.WARD_KEY_STORED:
        ward_with_key(g, c.Z_STORED, arg, question)
    elif (
        answer_of_doors(g, block, arg, question, about)
        or answer_of_team(g, block, arg, question, about)
        or answer_of_book(g, block, arg, question, about)
        or answer_of_glyphs(g, block, arg, question, about)
    ):
        return
    elif answer_of_towers(g, block, arg, question, about):
        check_win(g)  # ONI-TOWER-16
    elif not (
        answer_of_catchers(g, block, arg, question, about) or answer_of_premonitions(g, block, arg, question, about)
    ):
        answer_of_oniverse(g, block, arg, question, about)
