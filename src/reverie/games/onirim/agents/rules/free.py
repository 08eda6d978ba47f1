"""The rules agent's free actions: spells and denizens. Each must be worth its cost, so none is repeated without end."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.doors import offered_in, with_held
from reverie.games.onirim.agents.rules.dreams import cheapest_held, price_of
from reverie.games.onirim.agents.rules.sight import (
    CARDS,
    NEED,
    NOW,
    end_symbol,
    gain_by,
    loss_of,
    next_card,
    nightmares_in_pile,
    run_begun,
    worth_of_colour,
)
from reverie.games.onirim.agents.rules.towers import worth_of_tower
from reverie.games.onirim.agents.rules.worth import RUIN
from reverie.games.onirim.doors import keys_for
from reverie.games.onirim.labyrinth import run_at
from reverie.games.onirim.modules.book import spell_cost
from reverie.games.onirim.modules.oniverse import chain_length, discarded_locations
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit, lowest_bit

PARADOX_RESERVE = 18  # cards that should be left for a planning after a prophecy that only might help
HARPOON_NIGHTMARES = 8  # the hunter goes out if at least one card in so many is a nightmare
CYCLO_GAIN = 200
HAMMER_GAIN = 200
KEY_TO_STORE = 1000


def free_action(g: State, sight: list[int], partner: list[int], question: int) -> int:
    """A free action that helps now, or -1."""
    if question == c.Q_TURN:
        return help_in_turn(g, sight, partner)
    if question == c.Q_BEFORE_DRAW:
        action = help_before_draw(g)
        return action if action >= 0 else store_best(g, sight)
    return store_best(g, sight) if question == c.Q_BEFORE_LIMBO else -1


def help_in_turn(g: State, sight: list[int], partner: list[int]) -> int:
    """Before a card is played: break off a chain that leads nowhere, or exchange a card for a better one."""
    if not g.flags & c.ONIVERSE:
        return -1
    if is_offered(g, c.USE * 64 + c.HAMMERBIRD) and gain_by_any_hammer(g, sight) >= HAMMER_GAIN:
        return c.USE * 64 + c.HAMMERBIRD
    if is_offered(g, c.USE * 64 + c.CYCLOBOT) and gain_by_cyclo(g, sight, partner) >= CYCLO_GAIN:
        return c.USE * 64 + c.CYCLOBOT
    return -1


def help_before_draw(g: State) -> int:
    """Look ahead, or have nightmares hunted, if the next card is unknown or known to be a nightmare."""
    top = next_card(g)
    if top != KIND and top != c.NIGHTMARE:
        return -1
    many = top == c.NIGHTMARE or nightmares_in_pile(g) * HARPOON_NIGHTMARES >= cards_left(g)
    if many and is_offered(g, c.USE * 64 + c.HARPOON_HUNTER):
        return c.USE * 64 + c.HARPOON_HUNTER
    if is_offered(g, c.USE * 64 + c.SQUIRREL_SPIES):
        return c.USE * 64 + c.SQUIRREL_SPIES
    rich = top == c.NIGHTMARE or g.discard_size >= spell_cost(g, c.PARADOXICAL_PROPHECY) + PARADOX_RESERVE
    if rich and is_offered(g, c.CAST * 64 + c.PARADOXICAL_PROPHECY):
        return c.CAST * 64 + c.PARADOXICAL_PROPHECY
    return -1


# ---- treasure keeper -----------------------------------------------------------------------------------------


def store_best(g: State, sight: list[int]) -> int:
    """A key, else the card that is worth most: under a keeper it is safe and makes room in the hand; -1 if none can."""
    cards = offered_in(g, c.STORE) | offered_in(g, c.STORE_SHARED)
    choice = -1
    best = -RUIN
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        worth = loss_of(sight, kind) if kind < c.TOWER else worth_of_tower(g, kind)
        if c.KEYS >> kind & 1:
            worth += KEY_TO_STORE
        if worth > best:
            best = worth
            choice = kind
    return choice if choice < 0 else with_held(g, choice, c.STORE, c.STORE_SHARED, c.STORE)


# ---- cyclobot ------------------------------------------------------------------------------------------------


def best_discarded(g: State, sight: list[int]) -> int:
    """The location of the discard pile that would add most."""
    cards = discarded_locations(g)
    choice = lowest_bit(cards)
    best = -RUIN
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        gain = gain_by(sight, kind) if kind < c.TOWER else worth_of_tower(g, kind)
        if gain > best:
            best = gain
            choice = kind
    return choice


def gain_by_cyclo(g: State, sight: list[int], partner: list[int]) -> int:
    """What an exchange of the least useful card would bring."""
    kind = best_discarded(g, sight)
    gain = gain_by(sight, kind) if kind < c.TOWER else worth_of_tower(g, kind)
    return gain - price_of(g, sight, partner, cheapest_held(g, sight, partner, 0))


def cyclo_give(g: State, sight: list[int], partner: list[int]) -> int:
    """The card that is missed least."""
    return with_held(g, cheapest_held(g, sight, partner, 0), c.CYCLO, c.CYCLO_SHARED, c.CYCLO)


def cyclo_take(g: State, sight: list[int]) -> int:
    """The key of a drawn door, if that is what the cyclobot was called for, else the location that adds most."""
    for i in range(g.agenda_size):
        if g.agenda_step[i] == c.Q_DOOR:
            keys = discarded_locations(g) & keys_for(g.agenda_arg[i])
            if keys:
                return c.CYCLO_FETCH * 64 + lowest_bit(keys)
    return c.CYCLO_FETCH * 64 + best_discarded(g, sight)


# ---- hammerbird ----------------------------------------------------------------------------------------------


def segment_of(g: State, size: int) -> int:
    """Where the open part of the row would begin if it had only so many cards."""
    segment = 0
    for end in range(3, size + 1):
        if end - segment >= 3 and run_at_least(g, end):
            segment = end
    return segment


def run_at_least(g: State, end: int) -> bool:
    """Whether the three cards before `end` were a run, whatever came later."""
    if end <= g.segment:
        return same_colour(g, end)
    return run_at(g, end) != 0


def same_colour(g: State, end: int) -> bool:
    """Whether the three cards before `end` have a colour in common."""
    common = 15
    for i in range(end - 3, end):
        common &= 15 if g.row[i] >= c.CROSSROADS else 1 << (g.row[i] >> 2)
    return common != 0


def gain_by_hammer(g: State, sight: list[int], colour: int) -> int:
    """What the row is worth without the chain of a colour at its end, compared with now."""
    size = g.row_size - chain_length(g, colour)
    segment = segment_of(g, size)
    last = end_symbol(g.row, size)
    gain = 0
    for i in range(4):
        begun = run_begun(g, g.row, segment, size, i)
        if sight[NEED + i] > 0:
            gain += worth_of_colour(sight, i, begun, last, sight[CARDS + i]) - sight[NOW + i]
    return gain


def best_hammer(g: State, sight: list[int]) -> int:
    """The colour whose chain is best broken off."""
    last = g.row[g.row_size - 1]
    if last < c.CROSSROADS:
        return last >> 2
    choice = 0
    best = -RUIN
    for colour in range(4):
        gain = gain_by_hammer(g, sight, colour)
        if gain > best:
            best = gain
            choice = colour
    return choice


def gain_by_any_hammer(g: State, sight: list[int]) -> int:
    """What a hammerbird would bring."""
    return gain_by_hammer(g, sight, best_hammer(g, sight))


def hammer_best(g: State, sight: list[int]) -> int:
    """The colour to name; of equal results the first is offered."""
    colour = best_hammer(g, sight)
    length = chain_length(g, colour)
    for i in range(4):
        if chain_length(g, i) == length and is_offered(g, c.HAMMER * 64 + i):
            return c.HAMMER * 64 + i
    return c.HAMMER * 64 + colour


# ---- paying for spells ---------------------------------------------------------------------------------------


def pay_with_least(g: State) -> int:
    """Nightmares that a premonition could bring back, then what can never matter, then suns, then the first."""
    classes = offered_in(g, c.PAY)
    if g.flags & c.PREMONITIONS and classes & bit(c.NIGHTMARE):
        return c.PAY * 64 + c.NIGHTMARE
    if classes & bit(c.REST):
        return c.PAY * 64 + c.REST
    suns = classes & bit(0) * c.SUNS
    return c.PAY * 64 + lowest_bit(suns if suns else classes)
