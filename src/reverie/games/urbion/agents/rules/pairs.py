"""The rules agent and two cards at once: special actions without a Wizard, and the Alliance against the Void."""

from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.census import gain_by_census
from reverie.games.urbion.agents.rules.gardens import best_flip, best_rebuild
from reverie.games.urbion.agents.rules.sight import look_at_table
from reverie.games.urbion.agents.rules.swaps import best_hope, judge_swaps
from reverie.games.urbion.agents.rules.worth import consider
from reverie.games.urbion.cities import cities_left
from reverie.games.urbion.constants import ALLIANCE, AND, FIGURE_GONE, REBUILD_TWO, SIDE_CHANGE_TWO
from reverie.games.urbion.state import State
from reverie.games.urbion.winning import inhabitants_sum
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND


def consider_pairs(g: State, sight: list[int]) -> None:
    """What the lower card of a pair can begin."""
    relief = gain_by_alliance(g, sight) if g.void_stack else 0
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        rebuilds = is_offered(g, REBUILD_TWO * 64 + kind)
        flips = is_offered(g, SIDE_CHANGE_TWO * 64 + kind)
        allies = relief > 0 and is_offered(g, ALLIANCE * 64 + kind)
        if rebuilds or flips or allies:
            judge_swaps(g, sight, kind)
            if rebuilds:
                consider(sight, REBUILD_TWO * 64 + kind, (best_rebuild(g, sight) >> 4) - 65536 - k.TWO_CARDS)
            if flips:
                consider(sight, SIDE_CHANGE_TWO * 64 + kind, (best_flip(g, sight) >> 5) - 65536 - k.TWO_CARDS)
            if allies:
                consider(
                    sight, ALLIANCE * 64 + kind, sight[k.TABLE_WORTH] + best_hope(sight) + relief - k.ALLIANCE_COST
                )


def gain_by_alliance(g: State, sight: list[int]) -> int:
    """A Census next turn would find no Void (URB-VOID-12); the last Void card leaves a City (URB-VOID-11)."""
    if g.void_stack == 1 and cities_left(g):
        if g.success_size + 1 >= g.total:
            return k.FOR_SURE if inhabitants_sum(g) >= 0 else -k.FOR_SURE
        return k.CLAIMED
    free = gain_by_census(g, sight, 1, FIGURE_GONE)
    if free >= k.FOR_SURE > sight[k.CENSUS_GAIN]:
        return k.FOR_SURE - 1000
    spoiled = max(sight[k.CENSUS_GAIN], 0)
    return (free - spoiled) * k.ALLIANCE_SHARE >> 6 if free > spoiled else 0


def choose_second_card(g: State) -> int:
    """The card that is missed least."""
    sight = [0] * 256
    look_at_table(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        if is_offered(g, AND * 64 + kind):
            judge_swaps(g, sight, kind)
            consider(sight, AND * 64 + kind, sight[k.TABLE_WORTH])
    return sight[k.BEST_ACTION]
