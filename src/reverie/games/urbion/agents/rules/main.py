"""The rules agent's turn: whatever makes the table worth most, with the card that it costs (DP-04, DP-14)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.books import worth_of_book
from reverie.games.urbion.agents.rules.census import gain_by_census
from reverie.games.urbion.agents.rules.gardens import best_flip, best_rebuild, wizard_swap_worth
from reverie.games.urbion.agents.rules.pairs import consider_pairs
from reverie.games.urbion.agents.rules.sight import look_at_table, own_sides
from reverie.games.urbion.agents.rules.swaps import best_hope, best_swap_worth, judge_swaps, worth_with
from reverie.games.urbion.agents.rules.worth import consider, judge_rows
from reverie.games.urbion.modules.books import usable_books
from reverie.games.urbion.rows import influence
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit, lowest_bit


def choose_main(g: State) -> int:
    """The best of all main choices; a polarity swap before it if a better one becomes possible."""
    sight = [0] * 256
    look_at_table(g, sight)
    sight[k.BEST_WORTH] = k.NOTHING_FOUND
    consider_hand(g, sight)
    action = sight[k.BEST_ACTION]
    if g.flags & c.TEAM and g.edition == c.FIRST_EDITION:
        consider_switch(g, sight)
        action = sight[k.BEST_ACTION]
    elif is_offered(g, c.SWAP_POLARITY * 64):
        sight[k.OWN_SIDES] = own_sides(g, 1 - g.polarity)
        sight[k.BEST_WORTH] += k.POLARITY_COST
        sight[k.BEST_ACTION] = -1
        consider_hand(g, sight)
        if sight[k.BEST_ACTION] >= 0:
            action = c.SWAP_POLARITY * 64
    return action


def consider_switch(g: State, sight: list[int]) -> None:
    """First edition: a turn and a card for the other Polarity (URB-TEAM-07), if the hand is better off with it."""
    sight[k.OWN_SIDES] = own_sides(g, 1 - g.polarity)
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        judge_swaps(g, sight, kind)
        consider(sight, c.SWITCH_POLARITY * 64 + kind, sight[k.TABLE_WORTH] + best_hope(sight) - k.SWITCH_COST)


def consider_hand(g: State, sight: list[int]) -> None:
    """Every card of the hand, and pairs of them, for everything that they can be used for."""
    judge_rows(g, sight, KIND)
    sight[k.CENSUS_GAIN] = gain_by_census(g, sight, 1, g.void_figure)
    seen = KIND
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        if kind != seen:
            seen = kind
            judge_swaps(g, sight, kind)
            consider_card(g, sight, kind)
    if g.flags & (c.GARDENS | c.VOID):
        consider_pairs(g, sight)


def consider_card(g: State, sight: list[int], kind: int) -> None:
    """Everything that one card can be used for; rows are judged without it."""
    wizard = g.wizard_mask & bit(kind) != 0
    if not g.flags & c.NO_PASS:
        consider(sight, c.PASS * 64 + kind, sight[k.TABLE_WORTH] + best_hope(sight) - k.PASS_COST)
    consider(sight, c.SWAP * 64 + kind, wizard_swap_worth(sight) if wizard else best_swap_worth(sight))
    census = sight[k.TABLE_WORTH] + sight[k.CENSUS_GAIN]
    consider(sight, c.CENSUS * 64 + kind, census + k.WIZARD_CENSUS if wizard else census)
    for side in range(c.SIDES):
        if may_be_played(g, sight, kind, side):
            consider(sight, (c.PLAY + side) * 64 + kind, worth_with(g, sight, side, influence(g, kind, side)))
    if g.book_mask:
        consider_books(g, sight, kind)
    if wizard:
        if is_offered(g, c.REBUILD * 64 + kind):
            consider(sight, c.REBUILD * 64 + kind, (best_rebuild(g, sight) >> 4) - 65536)
        if is_offered(g, c.SIDE_CHANGE * 64 + kind):
            consider(sight, c.SIDE_CHANGE * 64 + kind, (best_flip(g, sight) >> 5) - 65536)


def may_be_played(g: State, sight: list[int], kind: int, side: int) -> bool:
    """The rules of placement (URB-BASE-30), with the Polarity that is thought of."""
    city = g.city[side >> 1]
    if city == c.VACANT or g.size[side] >= c.SIDE_LIMIT or not g.fits[city] & bit(kind):
        return False
    if side & 1:
        return g.incubus_mask & bit(kind) != 0 and sight[k.OWN_SIDES] & c.INCUBUS != 0
    return g.sogna_mask & bit(kind) != 0 and sight[k.OWN_SIDES] & c.SOGNA != 0


def consider_books(g: State, sight: list[int], kind: int) -> None:
    """One card for one Book."""
    books = usable_books(g)
    while books:
        book = lowest_bit(books)
        books &= books - 1
        consider(sight, (c.BOOK_ACTION + book) * 64 + kind, worth_of_book(g, sight, book))
