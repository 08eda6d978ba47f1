"""The rules agent's turn with modules: the card, tower or option that leaves the most behind."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.base import PROPHECY_NIGHTMARE, PROPHECY_WORTH
from reverie.games.onirim.agents.rules.catchers import cost_of_limbo, handbook_helps
from reverie.games.onirim.agents.rules.doors import offered_in, with_held
from reverie.games.onirim.agents.rules.free import free_action
from reverie.games.onirim.agents.rules.partner import toll
from reverie.games.onirim.agents.rules.sight import (
    BEGUN,
    NEED,
    gain_by_playing,
    loss_of,
    nightmares_in_pile,
    worth_of_door,
)
from reverie.games.onirim.agents.rules.towers import gain_by_building, worth_of_tower
from reverie.games.onirim.agents.rules.wards import consider, cost_of_new_hand, find_ward
from reverie.games.onirim.agents.rules.worth import DOOR_WORTH, RUIN, SHARES, TURN_WORTH
from reverie.games.onirim.labyrinth import playable, playable_with_architect
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.modules.towers import buildable
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.constants import KIND, KNOWN_TO_0, OVER_SIZE
from reverie.kernel.native import bit, lowest_bit
from reverie.kernel.pile import pile_count, pile_over

ARCHITECT_COST = 200
PREVIEW_WORTH = 15
PREVIEW_NIGHTMARE = 120
FLEE_COST = 980  # a turn in which nothing is played
FACE_LIMIT = 500  # the adversary is faced once this would do …
FACE_TURN = 4  # … or late
ANTICIPATION_WORTH = 150


def turn_with_modules(g: State, sight: list[int], partner: list[int]) -> int:
    """First what may be done before the turn, then the best of everything that is a turn."""
    action = handbook_helps(g)
    if action < 0:
        action = face_or_not(g, sight, partner)
    if action < 0:
        action = free_action(g, sight, partner, c.Q_TURN)
    return action if action >= 0 else best_of_turn(g, sight, partner)


def held_mask(g: State) -> int:
    """The kinds that may be used: personal, shared and stored cards, as a mask."""
    cards = g.hand_mask | g.shared_mask
    for i in range(g.stored_size):
        cards |= bit(g.stored[i])
    return cards


def best_of_turn(g: State, sight: list[int], partner: list[int]) -> int:
    """Play, build or discard the card that leaves the most behind; flee from a hopeless hand.

    Costs are compared, so what is gained counts as less than nothing.
    """
    found = [0, 2 * RUIN]
    held = held_mask(g) & c.USABLE
    fits = playable(g, held)
    forced = playable_with_architect(g, held) if g.rallied_mask >> c.ARCHITECT & 1 else held & 0
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        if kind >= c.TOWER:
            consider_tower(g, partner, kind, found)
            continue
        price = toll(g, partner, kind)
        if fits >> kind & 1:
            action = with_held(g, kind, c.PLAY, c.PLAY_SHARED, c.PLAY_STORED)
            consider(found, action, price - gain_by_playing(g, sight, kind))
        elif forced >> kind & 1:
            action = with_held(g, kind, c.ARCHITECT_PLAY, c.ARCHITECT_PLAY_SHARED, c.ARCHITECT_PLAY_STORED)
            consider(found, action, price - gain_by_playing(g, sight, kind) + ARCHITECT_COST)
        action = with_held(g, kind, c.DISCARD, c.DISCARD_SHARED, c.DISCARD_STORED)
        consider(found, action, price + loss_of(sight, kind) - worth_of_effect(g, kind))
    consider_options(g, sight, partner, found)
    return found[0]


def consider_tower(g: State, partner: list[int], kind: int, found: list[int]) -> None:
    """A tower is built where it adds most, or discarded for a look ahead."""
    ends = buildable(g, bit(kind))
    worth = worth_of_tower(g, kind)
    if ends & c.TOWER_KINDS:
        consider(found, built(g, kind, 0), -gain_by_building(g, kind, 0))
    if ends >> c.RIGHT & c.TOWER_KINDS:
        consider(found, built(g, kind, c.RIGHT), -gain_by_building(g, kind, 1))
    consider(
        found, with_held(g, kind, c.DISCARD, c.DISCARD_SHARED, c.DISCARD_STORED), worth - worth_of_preview(g, kind)
    )


def built(g: State, kind: int, side: int) -> int:
    """The action that builds a held tower at an end."""
    return with_held(g, kind, c.BUILD, c.BUILD_SHARED, c.BUILD_STORED) + side


def consider_options(g: State, sight: list[int], partner: list[int], found: list[int]) -> None:
    """Flee, if the hand is worth less than a new one; anticipate, if a ward-off costs next to nothing."""
    options = offered_in(g, c.TURN_OPTION)
    if options >> c.FLEE & 1:
        consider(found, c.TURN_OPTION * 64 + c.FLEE, cost_of_new_hand(g, sight, partner) - TURN_WORTH + FLEE_COST)
    if options >> c.ANTICIPATE & 1:
        ward = [0, 0]
        find_ward(g, sight, partner, ward)
        cost = ward[1] + TURN_WORTH + cost_of_limbo(g) - ANTICIPATION_WORTH
        consider(found, c.TURN_OPTION * 64 + c.ANTICIPATE, cost)


def face_or_not(g: State, sight: list[int], partner: list[int]) -> int:
    """Face the adversary early, as soon as it is cheap or a door is near; -1 if not now."""
    if not offered_in(g, c.TURN_OPTION) >> c.FACE_ADVERSARY & 1:
        return -1
    ward = [0, 0]
    find_ward(g, sight, partner, ward)
    near = 0
    for colour in range(4):
        near |= sight[BEGUN + colour] == 2 and sight[NEED + colour] > 0
    if ward[1] <= FACE_LIMIT or (ward[1] < RUIN and (near or g.turn >= FACE_TURN)):
        return c.TURN_OPTION * 64 + c.FACE_ADVERSARY
    return -1


# ---- what a discarded card does ------------------------------------------------------------------------------


def worth_of_effect(g: State, kind: int) -> int:
    """What the discard of a key or a glyph brings."""
    if c.KEYS >> kind & 1:
        return worth_of_prophecy(g)
    return worth_of_incantation(g) if c.GLYPH_KINDS >> kind & 1 else 0


def worth_of_prophecy(g: State) -> int:
    """What looking ahead is worth: more, the more nightmares lurk."""
    size = cards_left(g)
    if size == 0:
        return 0
    return PROPHECY_WORTH + PROPHECY_NIGHTMARE * nightmares_in_pile(g) // size


def worth_of_preview(g: State, kind: int) -> int:
    """What the look is worth that a discarded tower allows."""
    size = cards_left(g)
    if size == 0:
        return 0
    number = 3 + (kind - c.TOWER) % 3
    return PREVIEW_WORTH * number + PREVIEW_NIGHTMARE * nightmares_in_pile(g) // size


def worth_of_incantation(g: State) -> int:
    """What the next five cards may bring: the door that is known to be there, or the chance of one."""
    if adversary_blocks(g):
        return 0
    size = cards_left(g)
    doors = 0
    for colour in range(5):
        if worth_of_door(g, c.DOOR + colour):
            doors += pile_count(g.pile, c.DOOR + colour)
    if doors and known_door(g):
        return DOOR_WORTH
    missed = 1 << SHARES
    for i in range(c.INCANTATION_SIZE):
        if size - i > 0:
            missed = missed * max(size - i - doors, 0) // (size - i)
    return DOOR_WORTH * ((1 << SHARES) - missed) >> SHARES


def known_door(g: State) -> bool:
    """Whether the active seat knows of a useful door among the next five cards."""
    n = g.pile[OVER_SIZE]
    for i in range(min(n, c.INCANTATION_SIZE)):
        card = g.pile[pile_over(g.pile) + n - 1 - i]
        kind = card & KIND
        if card & KNOWN_TO_0 << g.seat and kind >= c.DOOR and kind < c.DOOR + 5 and worth_of_door(g, kind):
            return True
    return False
