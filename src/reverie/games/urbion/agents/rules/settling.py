"""The rules agent's Inhabitants: what it means to claim or to discard Dreams that carry Postcards."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules.constants import POSTCARD_PRICE, POSTCARD_WORTH
from reverie.games.urbion.modules.postcards import condition_holds
from reverie.games.urbion.modules.temples import shows_all_elements
from reverie.games.urbion.state import State


def postcards_kept(g: State, row: int, perfect: int, mages: int, planbot: int) -> int:
    """How many Postcards a claim of this row would keep, + 16 for each that it would lose (URB-POSTCARDS-06)."""
    settled = 0
    for side in range(row * 2, row * 2 + 2):
        for i in range(g.size[side]):
            post = g.posts[side * 4 + i]
            if post:
                alone = g.size[side] == 1
                seer = shows_all_elements(g, row)
                kept = condition_holds((post & c.POSTCARD) - 1, alone, perfect, seer, mages, planbot)
                settled += 1 if kept else 16
    return settled


def points_of(settled: int) -> int:
    """What they add to the Inhabitants (URB-POSTCARDS-20)."""
    return (settled & 15) * c.POSTCARD_KEPT - (settled >> 4) * c.POSTCARD_LOST


def worth_of_settling(settled: int) -> int:
    """What they mean to the agent."""
    return (settled & 15) * POSTCARD_WORTH - (settled >> 4) * POSTCARD_PRICE


def runs_out(g: State, row: int) -> bool:
    """Whether an Hourglass of the row would be lost at the end of this turn (URB-POSTCARDS-14)."""
    for slot in range(row * 8, row * 8 + 8):
        if slot & 3 < g.size[slot >> 2] and g.posts[slot] == c.HOURGLASS + 1 + c.FULL_TURN * c.QUARTERS:
            return True
    return False


def cost_of_discard(g: State, row: int, dreams: int) -> int:
    """What the Postcards on some Dreams of a row cost (URB-POSTCARDS-07); six bits as in a Census."""
    cost = 0
    for i in range(2 * c.SIDE_LIMIT):
        side, place = i // c.SIDE_LIMIT, i % c.SIDE_LIMIT
        there = place < g.size[row * 2 + side]  # past the last Dream lies what was there before
        if dreams >> i & 1 and there and g.posts[row * 8 + side * 4 + place]:
            cost += POSTCARD_PRICE
    return cost
