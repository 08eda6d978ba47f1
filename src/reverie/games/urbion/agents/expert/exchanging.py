"""Which Swap looks best, at a glance: a Swap is three answers, and only the last of them leaves a table to judge."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.expert import constants as x
from reverie.games.urbion.rows import influence
from reverie.games.urbion.state import State
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit
from reverie.kernel.pile import pile_count


def best_swap(g: State, chosen: int) -> int:
    """The two slots of the Swap that looks best, upper * 32 + lower; `chosen` is the upper one, or -1."""
    by_hand = [0] * 4
    by_deck = [0] * 4
    for row in range(c.ROWS):
        by_hand[row] = 0
        by_deck[row] = 0
        if g.city[row] != c.VACANT:
            for i in range(g.hand_size):
                by_hand[row] |= closed_by(g, row, g.hand[i] & KIND)
            for kind in range(g.chaos_kind if g.flags else x.DREAM_KINDS):
                if pile_count(g.deck, kind):
                    by_deck[row] |= closed_by(g, row, kind)
    best = -1
    most = -10000
    for upper in range(32):
        side = upper >> 2
        if upper & 3 >= g.size[side] or (chosen >= 0 and upper != chosen):
            continue
        row = side >> 1
        apart = g.power[row * 2] - g.power[row * 2 + 1]
        before = looks(apart, by_hand[row], by_deck[row])
        magnitude = influence(g, g.dreams[upper], side)
        for lower in range(upper + 8 & ~3, 32):
            if (lower >> 2) & 1 != side & 1 or lower & 3 >= g.size[lower >> 2]:
                continue
            change = influence(g, g.dreams[lower], side) - magnitude
            if side & 1:
                change = -change
            other = lower >> 3
            other_apart = g.power[other * 2] - g.power[other * 2 + 1]
            gain = looks(apart + change, by_hand[row], by_deck[row]) - before
            gain += looks(other_apart - change, by_hand[other], by_deck[other])
            gain -= looks(other_apart, by_hand[other], by_deck[other])
            if gain > most:
                most = gain
                best = upper * 32 + lower
    return best


def closed_by(g: State, row: int, kind: int) -> int:
    """The differences of a row that one card of this kind makes up for, a bit each; 0 if it cannot be played there."""
    if not g.fits[g.city[row]] & bit(kind):
        return 0
    closes = 0
    if g.sogna_mask & bit(kind) and g.size[row * 2] < c.SIDE_LIMIT:
        closes |= 1 << 8 - g.plus[kind]
    if g.incubus_mask & bit(kind) and g.size[row * 2 + 1] < c.SIDE_LIMIT:
        closes |= 1 << 8 + g.minus[kind]
    return closes


def looks(apart: int, by_hand: int, by_deck: int) -> int:
    """How good a row looks at a difference."""
    if apart == 0:
        return 100
    distance = apart if apart > 0 else -apart
    if distance < 8:
        if by_hand >> apart + 8 & 1:
            return 89 - 11 * distance
        if by_deck >> apart + 8 & 1:
            return 70 - 11 * distance
    return 55 - 11 * distance
