"""What a seat may know of the common table of Urbion, written as JSON by naming it.

What modules lay beside the rows is written by their own files. A view may show less than a seat could work out, never
more. A spectator is seat -1.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.json_names import (
    CITIES_IN_LIST,
    CITY_KEYS,
    CITY_TEXTS,
    POSTCARD_TEXTS,
    SIDE_TEXTS,
)
from reverie.games.urbion.rows import is_balanced, stronger_side
from reverie.games.urbion.state import State, known_to
from reverie.kernel.constants import KIND, KNOWN_TO_0, OVER_SIZE
from reverie.kernel.native import put
from reverie.kernel.pile import pile_over, pile_size
from reverie.kernel.writing import (
    end_list,
    end_object,
    hidden_in_pile,
    put_count,
    put_if_known,
    put_known_top,
    put_member,
    put_names,
    put_truth,
    put_unseen_of_pile,
)

# ---- who knows what --------------------------------------------------------------------------------------


def is_active(g: State, owner: int) -> bool:
    """Whether the zones of the active seat are this one's."""
    return not g.flags & c.TEAM or owner == g.seat


def sees_cards_of(g: State, owner: int, seat: int) -> bool:
    """One's own cards; the partner's if hands are open."""
    return seat >= 0 and (seat == owner or g.flags & c.OPEN_HANDS != 0)


def sees_looked_at(g: State, seat: int) -> bool:
    """Cards looked at with Prophecies are the active seat's; with open hands both see them, in a puzzle everybody."""
    return g.flags & c.OPEN_ORDER != 0 or sees_cards_of(g, g.seat, seat)


def knows_held(g: State, owner: int, seat: int, card: int) -> bool:
    """Whether a seat knows a card in a hand."""
    return sees_cards_of(g, owner, seat) or (seat >= 0 and card & KNOWN_TO_0 << seat != 0)


def hidden_copies(g: State, seat: int, kind: int) -> int:
    """How many Dreams of a kind lie somewhere hidden from a seat."""
    known = known_to(g, seat)
    count = hidden_in_pile(g.deck, kind, known) - (0 if known else open_copies(g, kind))
    for i in range(g.hand_size):
        count += g.hand[i] & KIND == kind and not knows_held(g, g.seat, seat, g.hand[i])
    for i in range(g.partner_hand_size):
        count += g.partner_hand[i] & KIND == kind and not knows_held(g, 1 - g.seat, seat, g.partner_hand[i])
    if g.looked_size and not sees_looked_at(g, seat):
        for i in range(g.looked_size):
            count += g.looked[i] & KIND == kind
    return count


def open_copies(g: State, kind: int) -> int:
    """How many Dreams of a kind lie at places of the deck that spectators know, too."""
    count = 0
    place = pile_over(g.deck) + g.deck[OVER_SIZE] - 1
    left = g.open_places
    while left:
        count += left & 1 != 0 and g.deck[place] & KIND == kind
        left >>= 1
        place -= 1
    return count


def put_open_top(page: bytearray, g: State) -> None:
    """The upper cards of the Dream deck as far as spectators know something."""
    names = g.names
    top = pile_over(g.deck) + g.deck[OVER_SIZE] - 1
    count = 0
    while g.open_places >> count:
        count += 1
    put(page, b"[")
    for i in range(count):
        put_if_known(page, names, g.deck[top - i], 255 if g.open_places >> i & 1 else 0)
    end_list(page, count)


# ---- single zones ----------------------------------------------------------------------------------------


def put_rows(page: bytearray, g: State, seat: int) -> None:
    """The rows: Cities, Dreams and their sums (URB-BASE-07, URB-BASE-08, URB-BASE-09)."""
    dreams = g.cards.as_placed
    put(page, b"[")
    for row in range(c.ROWS):
        put(page, b'{"city":')
        put(page, b"null" if g.city[row] == c.VACANT else CITY_TEXTS[g.city[row]])
        put(page, b',"sognae":')
        put_side(page, g, row * 2, dreams)
        put(page, b',"incubi":')
        put_side(page, g, row * 2 + 1, dreams)
        put_member(page, b',"sum":', g.power[row * 2] - g.power[row * 2 + 1])
        put(page, b',"balanced":')
        put_truth(page, is_balanced(g, row))
        put(page, b',"stronger":')
        stronger = stronger_side(g, row)
        put(page, b"null" if stronger < 0 else SIDE_TEXTS[stronger & 1])
        put(page, b',"void":')
        put_truth(page, g.flags & c.VOID != 0 and g.void_figure == row)
        put(page, b"},")
    end_list(page, c.ROWS)


def put_side(page: bytearray, g: State, side: int, dreams: list[bytes]) -> None:
    """The Dreams of a side with the Postcards on them."""
    put(page, b"[")
    for slot in range(side * 4, side * 4 + g.size[side]):
        post = g.posts[slot]
        put(page, dreams[g.dreams[slot]])
        put(page, POSTCARD_TEXTS[(post & c.POSTCARD) - 1] if post & c.POSTCARD else b"null")
        put_member(page, b',"quarters":', post // c.QUARTERS)
        put(page, b"},")
    end_list(page, g.size[side])


def put_own_hand(page: bytearray, g: State, seat: int) -> None:
    """The hand of the seat."""
    put_hand(page, g, max(seat, 0), seat)


def put_hand(page: bytearray, g: State, owner: int, seat: int) -> None:
    """A hand: its size, its cards if the seat sees them, and those of a partner's that it knows anyway."""
    put_member(page, b'{"size":', g.hand_size if is_active(g, owner) else g.partner_hand_size)
    put(page, b',"cards":')
    if sees_cards_of(g, owner, seat):
        put_known_cards(page, g, owner, seat)
    else:
        put(page, b"null")
    if owner != max(seat, 0):
        put(page, b',"known":')
        put_known_cards(page, g, owner, seat)
    put(page, b"}")


def put_known_cards(page: bytearray, g: State, owner: int, seat: int) -> None:
    """The cards of a hand that a seat knows."""
    names = g.names
    if is_active(g, owner):
        hand, size = g.hand, g.hand_size
    else:
        hand, size = g.partner_hand, g.partner_hand_size
    count = 0
    put(page, b"[")
    for i in range(size):
        if knows_held(g, owner, seat, hand[i]):
            put(page, names[hand[i] & KIND])
            count += 1
    end_list(page, count)


def put_own_polarity(page: bytearray, g: State, seat: int) -> None:
    """The Polarity card of the seat."""
    put_polarity(page, g, max(seat, 0))


def put_polarity(page: bytearray, g: State, owner: int) -> None:
    """The Polarity card of a seat (URB-TEAM-02); none when playing alone."""
    if g.flags & c.TEAM:
        put(page, SIDE_TEXTS[g.polarity if owner == g.seat else 1 - g.polarity])
    else:
        put(page, b"null")


def put_partner(page: bytearray, g: State, seat: int) -> None:
    """The other seat of a team."""
    other = 1 - max(seat, 0)
    put_member(page, b'{"seat":', other)
    put(page, b',"hand":')
    put_hand(page, g, other, seat)
    put(page, b',"polarity":')
    put_polarity(page, g, other)
    put(page, b"}")


def put_deck(page: bytearray, g: State, seat: int) -> None:
    """The Dream deck: how many it has, and its upper cards as far as something is known."""
    known = known_to(g, seat)
    put_member(page, b'{"size":', pile_size(g.deck))
    put(page, b',"known_top":')
    if known:
        put_known_top(page, g.names, g.deck, known)
    else:
        put_open_top(page, g)
    put(page, b"}")


def put_city_deck(page: bytearray, g: State, seat: int) -> None:
    """The City deck, in the same way."""
    put_member(page, b'{"size":', pile_size(g.cities))
    put(page, b',"known_top":')
    put_known_top(page, CITIES_IN_LIST, g.cities, known_to(g, seat))
    put(page, b"}")


def put_pending(page: bytearray, g: State, seat: int) -> None:
    """The face-up Dreams that wait on the agenda to be resolved, the next one last."""
    names = g.names
    count = 0
    put(page, b"[")
    for i in range(g.agenda_size):
        if is_pending(g.agenda_step[i]):
            put(page, names[g.agenda_arg[i] & KIND])
            count += 1
    end_list(page, count)


def is_pending(step: int) -> bool:
    """Whether the argument of a step or question is a face-up Dream that waits to be resolved."""
    return step in (c.Q_CHAOS, c.Q_CHROMATIC, c.Q_WISE, c.Q_REVEALED, c.Q_OPENING_CHAOS, c.S_HANDLE, c.S_DISCARD_CHAOS)


def put_set_aside(page: bytearray, g: State, seat: int) -> None:
    """The Chaos and Chromatic Chaos put aside (URB-BASE-16, URB-CHROMATIC-07)."""
    names = g.names
    chromatic = g.aside_own + g.aside_partner
    put(page, b"[")
    for _ in range(g.aside_chaos):
        put(page, names[g.chaos_kind])
    for _ in range(chromatic):
        put(page, names[g.chaos_kind + 1])
    end_list(page, g.aside_chaos + chromatic)


def put_looked(page: bytearray, g: State, seat: int) -> None:
    """The cards being looked at with Prophecies; those placed already come first."""
    put_member(page, b'{"size":', g.looked_size)
    if sees_looked_at(g, seat):
        put(page, b',"cards":')
        put_names(page, g.names, g.looked, g.looked_size)
        put_member(page, b',"placed":', g.looked_placed)
        put(page, b"}")
    else:
        put(page, b',"cards":null,"placed":null}')


def put_unseen(page: bytearray, g: State, seat: int) -> None:
    """How many of each Dream lie somewhere hidden from this seat, in card order."""
    keys = g.cards.keys
    different = 0
    put(page, b"{")
    for kind in range(c.KINDS):
        count = hidden_copies(g, seat, kind)
        if count:
            put_count(page, keys[kind], count)
            different += 1
    end_object(page, different)


def put_unseen_cities(page: bytearray, g: State, seat: int) -> None:
    """How many of each City lie somewhere hidden from this seat."""
    put_unseen_of_pile(page, g.cities, CITY_KEYS, known_to(g, seat))
