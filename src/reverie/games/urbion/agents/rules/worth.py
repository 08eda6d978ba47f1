"""What a table is worth to the rules agent: balanced rows by their number, others by how few cards balance them."""

from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.agents.rules.hand import look_at_hand, note_hand_room
from reverie.games.urbion.agents.rules.sight import note_room
from reverie.games.urbion.constants import BOOK_OF_FREEDOM, ROWS, VACANT
from reverie.games.urbion.rows import has_no_dreams
from reverie.games.urbion.state import State


def worth_of(sight: list[int], row: int, place: int, difference: int) -> int:
    """The worth of a row at this difference with the room of a place; balanced ones count by their number instead."""
    if difference == 0:
        return sight[k.HURRY + row]
    closing = k.MIDDLE - difference
    distance = difference if difference > 0 else -difference
    worth = k.FAR_AWAY
    if sight[k.BY_ONE + place] >> closing & 1:
        worth = k.ONE_AWAY + (sight[k.SHARE + (row * 2 + (difference > 0)) * 8 + distance] * k.BY_SHARE >> 6)
    elif sight[k.BY_TWO + place] >> closing & 1:
        worth = k.TWO_AWAY
    elif sight[k.BY_THREE + place] >> closing & 1:
        worth = k.THREE_AWAY
    if sight[k.HAND_ONE + place] >> closing & 1:
        worth = max(worth, k.HAND_CLOSES)
    elif sight[k.HAND_TWO + place] >> closing & 1:
        worth = max(worth, k.HAND_CLOSES_BY_TWO)
    if sight[k.SWAPPED + row] >> closing & 1:
        worth = max(worth, k.SWAP_CLOSES)
    return worth - distance * k.BY_DISTANCE


def worth_of_even(sight: list[int], rows: int) -> int:
    """What so many balanced rows are worth: the more, the better each, for one Census claims all."""
    more = sight[k.EVEN_MORE] * (rows * (rows - 1) >> 1)
    if rows < 2:
        return rows * k.EVEN_ONE
    if rows == 2:
        return k.EVEN_TWO + more
    return (k.EVEN_THREE if rows == 3 else k.EVEN_FOUR) + more


def judge_rows(g: State, sight: list[int], spent: int) -> None:
    """Note what the hand can do without one card (KIND: with all of it), and what every row is worth then."""
    look_at_hand(g, sight, spent)
    even = table = 0
    for row in range(ROWS):
        if g.city[row] == VACANT:
            sight[k.WORTH + row] = 0
        elif has_no_dreams(g, row):
            sight[k.WORTH + row] = worth_of_empty(g)
        else:
            sight[k.WORTH + row] = worth_of(sight, row, row * k.PLACES, sight[k.DIFFERENCE + row])
            even += sight[k.DIFFERENCE + row] == 0
        table += sight[k.WORTH + row]
    sight[k.EVEN_ROWS] = even
    sight[k.TABLE_WORTH] = table + worth_of_even(sight, even)


def worth_of_two(
    g: State, sight: list[int], row: int, place: int, difference: int, other: int, other_place: int, also: int
) -> int:
    """The worth of the table if two rows came to these places and differences."""
    before = sight[k.EVEN_ROWS]
    even = before - is_even(g, sight, row) - is_even(g, sight, other) + (difference == 0) + (also == 0)
    worth = sight[k.TABLE_WORTH] - sight[k.WORTH + row] - sight[k.WORTH + other] - worth_of_even(sight, before)
    worth += worth_of(sight, row, place, difference) + worth_of(sight, other, other_place, also)
    return worth + worth_of_even(sight, even)


def worth_of_one(g: State, sight: list[int], row: int, place: int, difference: int) -> int:
    """The worth of the table if one row came to this place and difference."""
    even = sight[k.EVEN_ROWS] - is_even(g, sight, row) + (difference == 0)
    worth = sight[k.TABLE_WORTH] - sight[k.WORTH + row] - worth_of_even(sight, sight[k.EVEN_ROWS])
    return worth + worth_of(sight, row, place, difference) + worth_of_even(sight, even)


def worth_if_empty(g: State, sight: list[int], row: int) -> int:
    """The worth of the table if a row had no Dreams."""
    even = sight[k.EVEN_ROWS]
    worth = sight[k.TABLE_WORTH] - sight[k.WORTH + row] - worth_of_even(sight, even) + worth_of_empty(g)
    return worth + worth_of_even(sight, even - is_even(g, sight, row))


def worth_of_empty(g: State) -> int:
    """What a City without Dreams is worth: the Book of Freedom claims it."""
    return k.EMPTY_ROW + (k.FREEDOM if g.book_mask >> BOOK_OF_FREEDOM & 1 else 0)


def is_even(g: State, sight: list[int], row: int) -> int:
    """Whether a row counts as balanced."""
    return sight[k.DIFFERENCE + row] == 0 and g.size[row * 2] + g.size[row * 2 + 1] != 0


def consider(sight: list[int], action: int, worth: int) -> None:
    """Keep an answer in mind if it is better than all before."""
    if worth > sight[k.BEST_WORTH]:
        sight[k.BEST_ACTION] = action
        sight[k.BEST_WORTH] = worth


def imagine(sight: list[int], row: int, place: int, up: int, down: int) -> None:
    """Note at a place what a row could do if it had this room on its sides."""
    note_room(sight, row, place, up, down)
    note_hand_room(sight, row, place, up, down)
