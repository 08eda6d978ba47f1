"""What a seat may know of a table of Urbion, as JSON: the same that `view.py` says, written at once.

`view.py` is what the rules were read into, and what the tests of secrecy look at; a test compares the two
at every question. A spectator is seat -1 here.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.json_names import (
    BOOK_KEYS,
    BOOKS_IN_LIST,
    CITIES_IN_LIST,
    CITY_KEYS,
    CITY_TEXTS,
    FIGURE_TEXTS,
    POSTCARD_KEYS,
    POSTCARD_TEXTS,
    POSTCARDS_IN_LIST,
    SIDE_TEXTS,
)
from reverie.games.urbion.rows import is_balanced, stronger_side
from reverie.games.urbion.state import State
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1, OVER_SIZE
from reverie.kernel.native import finished, new_page, put
from reverie.kernel.pile import bag_count, pile_over, pile_size
from reverie.kernel.writing import (
    end_list,
    end_object,
    put_copies,
    put_count,
    put_if_known,
    put_known_top,
    put_member,
    put_names,
    put_truth,
    unknown_placed,
)


def view_zones_json(g: State, seat: int) -> bytes:
    """Every zone as this seat may see it, as members of an object."""
    mine = max(seat, 0)
    known = known_to(g, seat)
    names = g.cards.in_list
    page = new_page()
    put_rows(page, g, g.cards.as_placed)
    put(page, b',"hand":')
    put_hand(page, g, mine, seat, names)
    put(page, b',"polarity":')
    put_polarity(page, g, mine)
    put_member(page, b',"deck":{"size":', pile_size(g.deck))
    put(page, b',"known_top":')
    if known:
        put_known_top(page, names, g.deck, known)
    else:
        put_open_top(page, g, names)
    put_member(page, b'},"city_deck":{"size":', pile_size(g.cities))
    put(page, b',"known_top":')
    put_known_top(page, CITIES_IN_LIST, g.cities, known)
    put(page, b'},"discard":')
    put_names(page, names, g.discard, g.discard_size)
    put(page, b',"box":')
    put_copies(page, names, g.box, c.KINDS)
    put(page, b',"success":')
    put_copies(page, CITIES_IN_LIST, g.success, 16)
    put(page, b',"drawn":')
    put_names(page, names, g.drawn_dreams, g.drawn_size)
    put(page, b',"pending":')
    put_pending(page, g, names)
    put(page, b',"aside":')
    put_set_aside(page, g, names)
    put(page, b',"looked":')
    put_looked(page, g, seat, names)
    put(page, b',"unseen":')
    put_unseen(page, g, seat, g.cards.keys)
    put(page, b',"unseen_cities":')
    put_unseen_of_pile(page, g.cities, CITY_KEYS, known)
    if g.flags & c.TEAM:
        put_member(page, b',"partner":{"seat":', 1 - mine)
        put(page, b',"hand":')
        put_hand(page, g, 1 - mine, seat, names)
        put(page, b',"polarity":')
        put_polarity(page, g, 1 - mine)
        put(page, b"}")
    if g.flags & c.POSTCARDS:
        put_postcards(page, g, known)
    if g.flags & c.BOOKS:
        put_books(page, g, g.cards.books)
    if g.flags & c.VOID:
        put_member(page, b',"void":{"stack":', g.void_stack)
        put(page, b',"figure":')
        put(page, FIGURE_TEXTS[g.void_figure])
        put(page, b"}")
    return finished(page)


# ---- who knows what --------------------------------------------------------------------------------------


def known_to(g: State, seat: int) -> int:
    """The bit of a card that this seat knows; the order of a puzzle is known to everybody."""
    if g.flags & c.OPEN_ORDER:
        return KNOWN_TO_0 | KNOWN_TO_1
    return 0 if seat < 0 else KNOWN_TO_0 << seat


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
    for i in range(g.partner_size):
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


def hidden_in_pile(pile: bytearray, kind: int, known: int) -> int:
    """How many cards of a kind in a deck are hidden from whoever has this bit."""
    return bag_count(pile, kind) + unknown_placed(pile, kind, known)


def put_open_top(page: bytearray, g: State, names: list[bytes]) -> None:
    """The upper cards of the Dream deck as far as spectators know something."""
    top = pile_over(g.deck) + g.deck[OVER_SIZE] - 1
    count = 0
    while g.open_places >> count:
        count += 1
    put(page, b"[")
    for i in range(count):
        put_if_known(page, names, g.deck[top - i], 255 if g.open_places >> i & 1 else 0)
    end_list(page, count)


# ---- single zones ----------------------------------------------------------------------------------------


def put_rows(page: bytearray, g: State, dreams: list[bytes]) -> None:
    """The rows: Cities, Dreams and their sums (URB-BASE-07, URB-BASE-08, URB-BASE-09)."""
    put(page, b'"rows":[')
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


def put_hand(page: bytearray, g: State, owner: int, seat: int, names: list[bytes]) -> None:
    """A hand: its size, its cards if the seat sees them, and those of a partner's that it knows anyway."""
    put_member(page, b'{"size":', g.hand_size if is_active(g, owner) else g.partner_size)
    put(page, b',"cards":')
    if sees_cards_of(g, owner, seat):
        put_known_cards(page, g, owner, seat, names)
    else:
        put(page, b"null")
    if owner != max(seat, 0):
        put(page, b',"known":')
        put_known_cards(page, g, owner, seat, names)
    put(page, b"}")


def put_known_cards(page: bytearray, g: State, owner: int, seat: int, names: list[bytes]) -> None:
    """The cards of a hand that a seat knows."""
    if is_active(g, owner):
        hand, size = g.hand, g.hand_size
    else:
        hand, size = g.partner_hand, g.partner_size
    count = 0
    put(page, b"[")
    for i in range(size):
        if knows_held(g, owner, seat, hand[i]):
            put(page, names[hand[i] & KIND])
            count += 1
    end_list(page, count)


def put_polarity(page: bytearray, g: State, owner: int) -> None:
    """The Polarity card of a seat (URB-TEAM-02); none when playing alone."""
    if g.flags & c.TEAM:
        put(page, SIDE_TEXTS[g.polarity if owner == g.seat else 1 - g.polarity])
    else:
        put(page, b"null")


def put_pending(page: bytearray, g: State, names: list[bytes]) -> None:
    """The face-up Dreams that wait on the agenda to be resolved, the next one last."""
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


def put_set_aside(page: bytearray, g: State, names: list[bytes]) -> None:
    """The Chaos and Chromatic Chaos put aside (URB-BASE-16, URB-CHROMATIC-07)."""
    chromatic = g.aside_own + g.aside_partner
    put(page, b"[")
    for _ in range(g.aside_chaos):
        put(page, names[g.chaos_kind])
    for _ in range(chromatic):
        put(page, names[g.chaos_kind + 1])
    end_list(page, g.aside_chaos + chromatic)


def put_looked(page: bytearray, g: State, seat: int, names: list[bytes]) -> None:
    """The cards being looked at with Prophecies; those placed already come first."""
    put_member(page, b'{"size":', g.looked_size)
    if sees_looked_at(g, seat):
        put(page, b',"cards":')
        put_names(page, names, g.looked, g.looked_size)
        put_member(page, b',"placed":', g.looked_placed)
        put(page, b"}")
    else:
        put(page, b',"cards":null,"placed":null}')


def put_unseen(page: bytearray, g: State, seat: int, keys: list[bytes]) -> None:
    """How many of each Dream lie somewhere hidden from this seat, in card order."""
    different = 0
    put(page, b"{")
    for kind in range(c.KINDS):
        count = hidden_copies(g, seat, kind)
        if count:
            put_count(page, keys[kind], count)
            different += 1
    end_object(page, different)


def put_unseen_of_pile(page: bytearray, pile: bytearray, keys: list[bytes], known: int) -> None:
    """How many of each card in a deck are hidden from whoever has this bit."""
    different = 0
    put(page, b"{")
    for kind in range(len(keys)):
        count = hidden_in_pile(pile, kind, known)
        if count:
            put_count(page, keys[kind], count)
            different += 1
    end_object(page, different)


# ---- what the modules lay beside the rows ----------------------------------------------------------------


def put_postcards(page: bytearray, g: State, known: int) -> None:
    """The Postcards that are left, and those that have come to rest."""
    happiness = 0
    for number in range(c.POSTCARD_KINDS):
        happiness += g.kept[number] * c.POSTCARD_KEPT - g.lost[number] * c.POSTCARD_LOST
    put_member(page, b',"postcards":{"deck":', pile_size(g.postcards))
    put(page, b',"known_top":')
    put_known_top(page, POSTCARDS_IN_LIST, g.postcards, known)
    put(page, b',"unseen":')
    put_unseen_of_pile(page, g.postcards, POSTCARD_KEYS, known)
    put(page, b',"inhabitants":{"kept":')
    put_inhabitants(page, g.kept)
    put(page, b',"lost":')
    put_inhabitants(page, g.lost)
    put_member(page, b',"sum":', happiness)
    put_member(page, b'},"wise":', g.wise)
    put(page, b"}")


def put_inhabitants(page: bytearray, copies: bytearray) -> None:
    """How many there are of each Postcard, if there are any."""
    keys = POSTCARD_KEYS
    different = 0
    put(page, b"{")
    for number in range(c.POSTCARD_KINDS):
        if copies[number]:
            put_count(page, keys[number], copies[number])
            different += 1
    end_object(page, different)


def put_books(page: bytearray, g: State, copies: tuple[int, ...]) -> None:
    """The Books in play, and how many of each nobody has seen."""
    names, keys = BOOKS_IN_LIST, BOOK_KEYS
    count = different = 0
    put(page, b',"books":{"in_play":[')
    for book in range(c.BOOK_KINDS):
        for _ in range(books_in_play(g, book)):
            put(page, names[book])
            count += 1
    end_list(page, count)
    put(page, b',"unseen":{')
    for book in range(c.BOOK_KINDS):
        left = copies[book] - books_in_play(g, book)
        if left > 0:
            put_count(page, keys[book], left)
            different += 1
    end_object(page, different)
    put(page, b"}")


def books_in_play(g: State, book: int) -> int:
    """How many copies of a Book are in play."""
    return g.prophecies if book == c.PROPHECIES else g.book_mask >> book & 1
