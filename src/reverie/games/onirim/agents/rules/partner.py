"""The rules agent in a team: what shared cards are worth to the partner, the draft, the swap after a discard."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.rules.sight import gain_by, loss_of
from reverie.games.onirim.agents.rules.worth import RUIN
from reverie.games.onirim.state import State
from reverie.kernel.native import lowest_bit

# How much the partner counts, in eighths: what a shared card is worth to both is often used by one only.
PARTNER_SHARE = 2
OWN_SHARE = 2
SWAP_LEAST = 5  # what a swap must gain
DRAFT_TOWER = 60


def toll(g: State, partner: list[int], kind: int) -> int:
    """What the partner loses if the active player uses up this card: nothing if it is a personal one."""
    if g.hand[kind] or not g.shared[kind]:
        return 0
    return loss_of(partner, kind) * PARTNER_SHARE >> 3


def toll_for_all(g: State, partner: list[int]) -> int:
    """What the partner loses if all shared cards go."""
    loss = 0
    cards = g.shared_mask
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        loss += loss_of(partner, kind) * PARTNER_SHARE >> 3
    return loss


def draft_one(g: State, sight: list[int]) -> int:
    """The card that adds most to one's own."""
    cards = g.shared_mask
    choice = lowest_bit(cards)
    best = -RUIN
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        gain = gain_by(sight, kind) if kind < c.TOWER else DRAFT_TOWER if kind < c.DEAD_END else -RUIN + 1
        if gain > best:
            best = gain
            choice = kind
    return c.DRAFT * 64 + choice


def gain_by_swap(sight: list[int], partner: list[int], mine: int, shared: int) -> int:
    """What it brings to give a personal card for a shared one: the partner's cards, and safety for one's own."""
    gain = (gain_by(partner, mine) - loss_of(partner, shared)) * PARTNER_SHARE >> 3
    gain += (loss_of(sight, shared) - loss_of(sight, mine)) * OWN_SHARE >> 3
    if mine == c.DEAD_END:
        gain -= RUIN  # the partner has no use for it, either
    return gain


def best_swap_for(g: State, sight: list[int], partner: list[int], mine: int) -> int:
    """The shared card that should come back for this personal one."""
    cards = g.shared_mask
    choice = lowest_bit(cards)
    best = -2 * RUIN
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        gain = gain_by_swap(sight, partner, mine, kind)
        if gain > best:
            best = gain
            choice = kind
    return choice


def swap_or_not(g: State, sight: list[int], partner: list[int]) -> int:
    """Give the partner a card that is worth more there, and keep safe what one needs oneself."""
    cards = g.hand_mask
    best = SWAP_LEAST
    choice = c.NO_SWAP * 64
    if g.shared_size == 0:
        return choice
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        gain = gain_by_swap(sight, partner, kind, best_swap_for(g, sight, partner, kind))
        if gain > best:
            best = gain
            choice = c.SWAP * 64 + kind
    return choice


def swap_for(g: State, sight: list[int], partner: list[int], mine: int) -> int:
    """The shared card that comes back."""
    return c.SWAP_SHARED * 64 + best_swap_for(g, sight, partner, mine)
