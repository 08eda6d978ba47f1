"""The rules agent with modules or a partner: every decision point finds its answer here."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.catchers import empty_one
from reverie.games.onirim.agents.rules.doors import (
    incant_or_not,
    open_or_not,
    plan_first,
    plan_second,
    search_for_door,
    take_from_catcher,
    uncover_last,
)
from reverie.games.onirim.agents.rules.dreams import (
    dream_of,
    fetch_best,
    fetch_captured_card,
    lose_a_key,
    rally_or_not,
    resolve_one,
    return_least,
)
from reverie.games.onirim.agents.rules.free import cyclo_give, cyclo_take, free_action, hammer_best, pay_with_least
from reverie.games.onirim.agents.rules.orders import (
    best_next,
    drop_in_prophecy,
    first_of_paradox,
    keep_of_seven,
    next_in_order,
)
from reverie.games.onirim.agents.rules.partner import draft_one, swap_for, swap_or_not
from reverie.games.onirim.agents.rules.sight import look_around, look_as_partner, next_card
from reverie.games.onirim.agents.rules.towers import lose_a_tower
from reverie.games.onirim.agents.rules.turn import turn_with_modules
from reverie.games.onirim.agents.rules.wards import find_ward, ward_off
from reverie.games.onirim.state import State, looked_kinds
from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import KIND


def choose_with_modules(g: State) -> int:
    """Look around, then answer the open question."""
    question = g.agenda_step[g.agenda_size - 1]
    argument = g.agenda_arg[g.agenda_size - 1]
    sight = [0] * 26
    partner = [0] * 26
    look_around(g, sight, next_card(g) if question == c.Q_TURN else KIND, question == c.Q_DRAFT)
    if g.flags & c.TEAM:
        look_as_partner(g, partner)
    if question == c.Q_TURN:
        return turn_with_modules(g, sight, partner)
    if question == c.Q_NIGHTMARE:
        return ward_off(g, sight, partner)
    if question == c.Q_DOOR:
        return open_or_not(g, sight, partner, argument)
    if question == c.Q_SEARCH:
        return search_for_door(g, sight)
    if question in (c.Q_BEFORE_DRAW, c.Q_BEFORE_LIMBO):
        action = free_action(g, sight, partner, question)
        return action if action >= 0 else c.GO_ON * 64
    if question == c.Q_PROPHECY:
        return drop_in_prophecy(g, sight)
    if question in (c.Q_PROPHECY_ORDER, c.Q_TOWER_ORDER, c.Q_SPIES):
        return c.PROPHECY_PUT * 64 + next_in_order(g, sight)
    if question in (c.Q_INCANT_ORDER, c.Q_HARPOON, c.Q_PARADOX_ORDER):
        return c.PUT_UNDER * 64 + best_next(g, sight, looked_kinds(g))
    return answer_rare_question(g, sight, partner, question, argument)


def answer_rare_question(g: State, sight: list[int], partner: list[int], question: int, argument: int) -> int:
    """Questions of single modules and of the team."""
    if question == c.Q_DRAFT:
        return draft_one(g, sight)
    if question == c.Q_SWAP:
        return swap_or_not(g, sight, partner)
    if question == c.Q_SWAP_SHARED:
        return swap_for(g, sight, partner, argument)
    if question == c.Q_WARD:
        found = [0, 0]
        find_ward(g, sight, partner, found)
        return found[0]
    if question == c.Q_RALLY:
        return rally_or_not(g, sight, partner, argument)
    if question == c.Q_PAY:
        return pay_with_least(g)
    if question == c.Q_EMPTY:
        return empty_one(g)
    if question == c.Q_CATCHER_TAKE:
        return take_from_catcher(g, sight) if argument else fetch_captured_card(g, sight)
    if question == c.Q_INCANT_DOOR:
        return incant_or_not(g, sight)
    if question == c.Q_TOWER_LOOK:
        return c.TOWER_LOOK * 64 + 1
    if question == c.Q_TOWER_LOSS:
        return lose_a_tower(g, argument)
    if question == c.Q_PARADOX:
        return first_of_paradox(g, sight)
    if question == c.Q_PLAN:
        return plan_first(g)
    if question == c.Q_PLAN_WITH:
        return plan_second(g, sight, argument)
    if question == c.Q_UNCOVER:
        return uncover_last(g)
    return answer_of_denizens_and_dreams(g, sight, partner, question)


def answer_of_denizens_and_dreams(g: State, sight: list[int], partner: list[int], question: int) -> int:
    """What happy dreams, premonitions and denizens ask."""
    if question == c.Q_HAPPY:
        return dream_of(g, sight)
    if question == c.Q_HAPPY_SEVEN:
        return keep_of_seven(g, sight)
    if question == c.Q_HAPPY_SEARCH:
        return fetch_best(g, sight)
    if question == c.Q_PREM_ORDER:
        return resolve_one(g)
    if question == c.Q_PREM_DOOR:
        return return_least(g, sight, partner)
    if question == c.Q_PREM_KEYS:
        return lose_a_key(g, sight)
    if question == c.Q_HAMMER:
        return hammer_best(g, sight)
    if question == c.Q_CYCLO:
        return cyclo_give(g, sight, partner)
    if question == c.Q_CYCLO_FETCH:
        return cyclo_take(g, sight)
    return nth_choice(g, 0)
