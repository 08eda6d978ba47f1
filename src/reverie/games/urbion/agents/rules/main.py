"""The rules agent's turn: whatever makes the table worth most, with the card that it costs (DP-04, DP-14)."""

from reverie.games.urbion.agents.rules.books import worth_of_book
from reverie.games.urbion.agents.rules.census import gain_by_census
from reverie.games.urbion.agents.rules.constants import (
    BEST_ACTION,
    BEST_WORTH,
    CENSUS_GAIN,
    NOTHING_FOUND,
    OWN_SIDES,
    PASS_COST,
    POLARITY_COST,
    SWITCH_COST,
    TABLE_WORTH,
    WIZARD_CENSUS,
)
from reverie.games.urbion.agents.rules.gardens import best_flip, best_rebuild, wizard_swap_worth
from reverie.games.urbion.agents.rules.pairs import consider_pairs
from reverie.games.urbion.agents.rules.sight import look_at_table, own_sides
from reverie.games.urbion.agents.rules.swaps import best_hope, best_swap_worth, judge, worth_with
from reverie.games.urbion.agents.rules.worth import consider, judge_rows
from reverie.games.urbion.constants import (
    BOOK_ACTION,
    CENSUS,
    FIRST_EDITION,
    GARDENS,
    INCUBUS,
    NO_PASS,
    PASS,
    PLAY,
    REBUILD,
    SIDE_CHANGE,
    SIDE_LIMIT,
    SIDES,
    SOGNA,
    SWAP,
    SWAP_POLARITY,
    SWITCH_POLARITY,
    TEAM,
    VACANT,
    VOID,
)
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
    sight[BEST_WORTH] = NOTHING_FOUND
    consider_hand(g, sight)
    action = sight[BEST_ACTION]
    if g.flags & TEAM and g.edition == FIRST_EDITION:
        consider_switch(g, sight)
        action = sight[BEST_ACTION]
    elif is_offered(g, SWAP_POLARITY * 64):
        sight[OWN_SIDES] = own_sides(g, 1 - g.polarity)
        sight[BEST_WORTH] += POLARITY_COST
        sight[BEST_ACTION] = -1
        consider_hand(g, sight)
        if sight[BEST_ACTION] >= 0:
            action = SWAP_POLARITY * 64
    return action


def consider_switch(g: State, sight: list[int]) -> None:
    """First edition: a turn and a card for the other Polarity (URB-TEAM-07), if the hand is better off with it."""
    sight[OWN_SIDES] = own_sides(g, 1 - g.polarity)
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        judge(g, sight, kind)
        consider(sight, SWITCH_POLARITY * 64 + kind, sight[TABLE_WORTH] + best_hope(sight) - SWITCH_COST)


def consider_hand(g: State, sight: list[int]) -> None:
    """Every card of the hand, and pairs of them, for everything that they can be used for."""
    judge_rows(g, sight, KIND)
    sight[CENSUS_GAIN] = gain_by_census(g, sight, 1, g.void_figure)
    seen = KIND
    for i in range(g.hand_size):
        kind = g.hand[i] & KIND
        if kind != seen:
            seen = kind
            judge(g, sight, kind)
            consider_card(g, sight, kind)
    if g.flags & (GARDENS | VOID):
        consider_pairs(g, sight)


def consider_card(g: State, sight: list[int], kind: int) -> None:
    """Everything that one card can be used for; rows are judged without it."""
    wizard = g.wizard_mask & bit(kind) != 0
    if not g.flags & NO_PASS:
        consider(sight, PASS * 64 + kind, sight[TABLE_WORTH] + best_hope(sight) - PASS_COST)
    consider(sight, SWAP * 64 + kind, wizard_swap_worth(sight) if wizard else best_swap_worth(sight))
    census = sight[TABLE_WORTH] + sight[CENSUS_GAIN]
    consider(sight, CENSUS * 64 + kind, census + WIZARD_CENSUS if wizard else census)
    for side in range(SIDES):
        if may_be_played(g, sight, kind, side):
            consider(sight, (PLAY + side) * 64 + kind, worth_with(g, sight, side, influence(g, kind, side)))
    if g.book_mask:
        consider_books(g, sight, kind)
    if wizard:
        if is_offered(g, REBUILD * 64 + kind):
            consider(sight, REBUILD * 64 + kind, (best_rebuild(g, sight) >> 4) - 65536)
        if is_offered(g, SIDE_CHANGE * 64 + kind):
            consider(sight, SIDE_CHANGE * 64 + kind, (best_flip(g, sight) >> 5) - 65536)


def may_be_played(g: State, sight: list[int], kind: int, side: int) -> bool:
    """The rules of placement (URB-BASE-30), with the Polarity that is thought of."""
    city = g.city[side >> 1]
    if city == VACANT or g.size[side] >= SIDE_LIMIT or not g.fits[city] & bit(kind):
        return False
    if side & 1:
        return g.incubus_mask & bit(kind) != 0 and sight[OWN_SIDES] & INCUBUS != 0
    return g.sogna_mask & bit(kind) != 0 and sight[OWN_SIDES] & SOGNA != 0


def consider_books(g: State, sight: list[int], kind: int) -> None:
    """One card for one Book."""
    books = usable_books(g)
    while books:
        book = lowest_bit(books)
        books &= books - 1
        consider(sight, (BOOK_ACTION + book) * 64 + kind, worth_of_book(g, sight, book))
