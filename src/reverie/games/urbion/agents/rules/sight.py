"""What the rules agent sees on the table: which differences one, two or three cards can make up for, row by row.

Differences are bits around MIDDLE: bit MIDDLE + n says that some cards change the difference of a row by n. A row
that is n ahead is closed by a change of -n. Which cards can come is known, for no pile is ever shuffled again.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules import constants as k
from reverie.games.urbion.rows import influence, next_row
from reverie.games.urbion.state import State, deck_size, is_chaos
from reverie.kernel.constants import KIND
from reverie.kernel.native import bit, lowest_bit
from reverie.kernel.pile import pile_count


def look_at_table(g: State, sight: list[int]) -> None:
    """Note everything that does not depend on the hand."""
    sight[k.OWN_SIDES] = own_sides(g, g.polarity)
    sight[k.EVEN_MORE] = even_more(g)
    for side in range(c.SIDES):
        sight[k.LYING + side] = magnitudes_on(g, side)
    look_at_cards_to_come(g, sight)
    for row in range(c.ROWS):
        sight[k.DIFFERENCE + row] = g.power[row * 2] - g.power[row * 2 + 1]
        note_ways(g, sight, row)
        for change in range(k.PLACES):
            note_room(sight, row, row * k.PLACES + change, room_up(g, row, change), room_down(g, row, change))
        sight[k.SWAPPED + row] = 0
    if g.flags & c.POSTCARDS:
        foresee_flagships(g, sight)
        note_hourglasses(g, sight)
    pair = 0
    for upper in range(c.ROWS - 1):
        for lower in range(upper + 1, c.ROWS):
            changes = exchanges_of(sight, upper, lower)
            sight[k.EXCHANGES + pair] = changes
            sight[k.SWAPPED + upper] |= changes << k.MIDDLE - k.NO_EXCHANGE
            changes = exchanges_of(sight, lower, upper)
            sight[k.SWAPPED + lower] |= changes << k.MIDDLE - k.NO_EXCHANGE
            pair += 1
    if g.book_mask & 15:
        note_books(g, sight)


def even_more(g: State) -> int:
    """What two balanced rows count more together in this game."""
    more = 0
    if g.flags & c.VOID:
        more += k.EVEN_IN_VOID
    if g.flags & c.POSTCARDS:
        more += k.EVEN_WITH_POSTCARDS
    return more


def own_sides(g: State, polarity: int) -> int:
    """The sides that cards of the hand may be played on (URB-TEAM-04)."""
    if not g.flags & c.TEAM:
        return c.TWO_SIDED
    return c.INCUBUS if polarity else c.SOGNA


def foresee_flagships(g: State, sight: list[int]) -> None:
    """Dreams under a Flagship count for the row where they will be next turn (URB-POSTCARDS-15)."""
    for side in range(c.SIDES):
        for i in range(g.size[side]):
            if g.posts[side * 4 + i] & c.POSTCARD != c.FLAGSHIP + 1:
                continue
            target = next_row(g, side >> 1)
            if g.size[target * 2 + (side & 1)] < c.SIDE_LIMIT:
                moved_by = influence(g, g.dreams[side * 4 + i], side)
                if side & 1:
                    moved_by = -moved_by
                sight[k.DIFFERENCE + (side >> 1)] -= moved_by
                sight[k.DIFFERENCE + target] += moved_by


def note_hourglasses(g: State, sight: list[int]) -> None:
    """A row with an Hourglass has to be claimed within a few turns (URB-POSTCARDS-14)."""
    for side in range(c.SIDES):
        for i in range(g.size[side]):
            if g.posts[side * 4 + i] & c.POSTCARD == c.HOURGLASS + 1:
                sight[k.HURRY + (side >> 1)] += k.HOURGLASS_HURRY


def magnitudes_on(g: State, side: int) -> int:
    """The magnitudes of the Dreams on a side, a bit each; Rockets are better not moved (URB-POSTCARDS-16)."""
    mask = 0
    for i in range(g.size[side]):
        if g.posts[side * 4 + i] & c.POSTCARD != c.ROCKET + 1:
            mask |= 1 << influence(g, g.dreams[side * 4 + i], side)
    return mask


def exchanges_of(sight: list[int], row: int, other: int) -> int:
    """By how much a Swap with another row can change the difference of a row."""
    return exchanges(
        sight[k.LYING + row * 2],
        sight[k.LYING + other * 2],
        sight[k.LYING + row * 2 + 1],
        sight[k.LYING + other * 2 + 1],
    )


def exchanges(upper_sognae: int, lower_sognae: int, upper_incubi: int, lower_incubi: int) -> int:
    """By how much a Swap can change the difference of the upper row, a bit each around NO_EXCHANGE."""
    mask = 0
    while upper_sognae:
        mask |= lower_sognae << k.NO_EXCHANGE >> lowest_bit(upper_sognae)
        upper_sognae &= upper_sognae - 1
    while lower_incubi:
        mask |= upper_incubi << k.NO_EXCHANGE >> lowest_bit(lower_incubi)
        lower_incubi &= lower_incubi - 1
    return mask & ~(1 << k.NO_EXCHANGE)


def note_books(g: State, sight: list[int]) -> None:
    """Flying and Invisible Books close rows, too: a Dream comes to one, or leaves it (URB-BOOKS-07 … URB-BOOKS-10)."""
    for side in range(2):
        flies, vanishes = g.book_mask >> c.FLYING_SOGNAE + side & 1, g.book_mask >> c.INVISIBLE_SOGNAE + side & 1
        everywhere = 0
        for row in range(c.ROWS):
            everywhere |= touchable_on(g, row * 2 + side)
        for row in range(c.ROWS):
            leaving = touchable_on(g, row * 2 + side) if flies or vanishes else 0
            coming = everywhere if flies and g.size[row * 2 + side] < c.SIDE_LIMIT else 0
            up, down = (leaving, coming) if side else (coming, leaving)
            sight[k.SWAPPED + row] |= raised(bit(k.MIDDLE), up) | lowered(bit(k.MIDDLE), down)


def touchable_on(g: State, side: int) -> int:
    """The magnitudes on a side that Books may move: no Chaos."""
    mask = 0
    for i in range(g.size[side]):
        if not is_chaos(g, g.dreams[side * 4 + i]):
            mask |= 1 << influence(g, g.dreams[side * 4 + i], side)
    return mask


# ---- cards to come ----------------------------------------------------------------------------------------------


def unseen(g: State, kind: int) -> int:
    """How many cards of a kind the seat cannot see: those of the deck and of the partner, one as good as the other."""
    count = pile_count(g.deck, kind)
    for i in range(g.partner_hand_size):
        count += g.partner_hand[i] & KIND == kind
    return count


def look_at_cards_to_come(g: State, sight: list[int]) -> None:
    """Note for every side of a row how likely each magnitude comes."""
    cards = deck_size(g) + g.partner_hand_size + 1
    for i in range(c.SIDES * 8):
        sight[k.SHARE + i] = 0
    for kind in range(g.chaos_kind):
        count = unseen(g, kind)
        if count == 0:
            continue
        share = count * 64 // cards + 1
        for row in range(c.ROWS):
            if g.city[row] == c.VACANT or not g.fits[g.city[row]] & bit(kind):
                continue
            if g.sogna_mask & bit(kind):
                sight[k.SHARE + row * 16 + g.plus[kind]] += share
            if g.incubus_mask & bit(kind):
                sight[k.SHARE + row * 16 + 8 + g.minus[kind]] += share


def likely(sight: list[int], side: int) -> int:
    """The magnitudes that can come to a side, a bit each."""
    mask = 0
    for magnitude in range(1, 8):
        if sight[k.SHARE + side * 8 + magnitude]:
            mask |= 1 << magnitude
    return mask


# ---- differences that cards can make ------------------------------------------------------------------------------


def raised(changes: int, magnitudes: int) -> int:
    """The changes after one more card on the sognae side."""
    mask = 0
    while magnitudes:
        mask |= changes << lowest_bit(magnitudes)
        magnitudes &= magnitudes - 1
    return mask


def lowered(changes: int, magnitudes: int) -> int:
    """The changes after one more card on the incubi side."""
    mask = 0
    while magnitudes:
        mask |= changes >> lowest_bit(magnitudes)
        magnitudes &= magnitudes - 1
    return mask


def note_ways(g: State, sight: list[int], row: int) -> None:
    """What one, two and three cards can do at a City, whatever room there is."""
    up, down = likely(sight, row * 2), likely(sight, row * 2 + 1)
    ways = k.WAYS + row * k.WAYS_OF_ALL
    sight[ways + k.UP] = raised(bit(k.MIDDLE), up)
    sight[ways + k.DOWN] = lowered(bit(k.MIDDLE), down)
    sight[ways + k.UP_UP] = raised(sight[ways + k.UP], up)
    sight[ways + k.UP_DOWN] = lowered(sight[ways + k.UP], down)
    sight[ways + k.DOWN_DOWN] = lowered(sight[ways + k.DOWN], down)
    sight[ways + k.UP_UP_UP] = raised(sight[ways + k.UP_UP], up)
    sight[ways + k.UP_UP_DOWN] = lowered(sight[ways + k.UP_UP], down)
    sight[ways + k.UP_DOWN_DOWN] = raised(sight[ways + k.DOWN_DOWN], up)
    sight[ways + k.DOWN_DOWN_DOWN] = lowered(sight[ways + k.DOWN_DOWN], down)


def room_up(g: State, row: int, change: int) -> int:
    """The room on the sognae side of a row that changes in this way."""
    return c.SIDE_LIMIT - g.size[row * 2] - (change == 1)


def room_down(g: State, row: int, change: int) -> int:
    """The room on the incubi side."""
    return c.SIDE_LIMIT - g.size[row * 2 + 1] - (change == 2)


def note_room(sight: list[int], row: int, place: int, up: int, down: int) -> None:
    """What fits into the room of a row: `up` on the sognae side, `down` on the incubi side."""
    ways = k.WAYS + row * k.WAYS_OF_ALL
    note_one_and_two(sight, ways, k.BY_ONE + place, k.BY_TWO + place, up, down)
    three = 0
    if up > 1:
        if down > 0:
            three |= sight[ways + k.UP_UP_DOWN]
        if up > 2:
            three |= sight[ways + k.UP_UP_UP]
    if down > 1:
        if up > 0:
            three |= sight[ways + k.UP_DOWN_DOWN]
        if down > 2:
            three |= sight[ways + k.DOWN_DOWN_DOWN]
    sight[k.BY_THREE + place] = three


def note_one_and_two(sight: list[int], ways: int, one_at: int, two_at: int, up: int, down: int) -> None:
    """What one and two cards can do in the room of a row, by what they could do if there was room enough."""
    one = two = 0
    if up > 0:
        one |= sight[ways + k.UP]
        if down > 0:
            two |= sight[ways + k.UP_DOWN]
        if up > 1:
            two |= sight[ways + k.UP_UP]
    if down > 0:
        one |= sight[ways + k.DOWN]
        if down > 1:
            two |= sight[ways + k.DOWN_DOWN]
    sight[one_at] = one
    sight[two_at] = two
