"""Books of Power: revealed and paid for in set-up, each worth an action for the whole game (URB-BOOKS-01)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.census import begin_census, census_end
from reverie.games.urbion.cities import claim_city
from reverie.games.urbion.json_names import BOOK_KEYS, BOOKS_IN_LIST
from reverie.games.urbion.rows import (
    discard_dream,
    has_no_dreams,
    is_occupied,
    lift_dream,
    open_rows,
    slots_on,
)
from reverie.games.urbion.state import (
    State,
    deck_is_empty,
    draw_dream,
    everybody,
    is_chaos,
    moved,
    own_mark,
    return_to_deck,
    shuffle_deck,
    to_discard,
)
from reverie.games.urbion.swapping import move_to
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND
from reverie.kernel.core import tell
from reverie.kernel.native import bit, bring_forward, lowest_bit, put, put_number
from reverie.kernel.pile import pile_draw, pile_put_over
from reverie.kernel.writing import end_list, end_object, put_count

# ---- set-up -------------------------------------------------------------------------------------------------


def offer_book(g: State) -> None:
    """DP-01: reveal another Book while there may be more, or stop (URB-BOOKS-03)."""
    offer(g, c.BOOK_REVEAL, 3 if g.books_revealed < g.books_most else 1)


def reveal_book(g: State) -> None:
    """The next Book comes into play; those removed unseen never matter, so any of the hidden ones is as likely."""
    book = pile_draw(g, g.books) & KIND
    g.book_mask |= 1 << book
    g.prophecies += book == c.PROPHECIES
    g.books_revealed += 1
    if g.listening:
        tell(g, c.E_BOOK, book, 0, 0)
    push(g, c.Q_BOOK, 0)


def pay_for_books(g: State) -> None:
    """Turn up the price from the Dream deck: Chaos of either kind is shuffled back (URB-BOOKS-04, URB-INT-09).

    Everything else is discarded, and counts for a swap of Polarity (URB-INT-26).
    """
    chaos = chromatic = 0
    for _ in range(g.book_price * g.books_revealed):
        if deck_is_empty(g):
            break
        kind = draw_dream(g) & KIND
        if not is_chaos(g, kind):
            to_discard(g, kind, c.Z_DECK)
            continue
        chaos += kind == g.chaos_kind
        chromatic += kind != g.chaos_kind
        if g.listening:
            moved(g, kind, c.Z_DECK, c.Z_ASIDE)
    for _ in range(chaos):
        return_to_deck(g, g.chaos_kind)
    for _ in range(chromatic):
        return_to_deck(g, g.chaos_kind + 1)
    if chaos or chromatic:
        shuffle_deck(g)


# ---- which can be used --------------------------------------------------------------------------------------


def usable_books(g: State) -> int:
    """The Books in play whose target exists, a bit each (URB-BOOKS-15)."""
    mask = 0
    for book in range(c.BOOK_KINDS):
        if g.book_mask >> book & 1 and is_usable(g, book):
            mask |= 1 << book
    return mask


def is_usable(g: State, book: int) -> bool:
    """Whether something can be done with this Book now."""
    if book <= c.FLYING_INCUBI:
        return flying(g, book - c.FLYING_SOGNAE) != 0
    if book < c.BOOK_OF_FREEDOM:
        return dreams_on(g, book - c.INVISIBLE_SOGNAE) != 0
    if book == c.BOOK_OF_FREEDOM:
        return free_rows(g) != 0
    return book == c.FULL_BALANCE or not deck_is_empty(g)


def offer_books(g: State) -> None:
    """One card from the hand for one Book (URB-BOOKS-06); in a team both use all of them (URB-TEAM-10, URB-INT-26)."""
    books = usable_books(g)
    while books:
        offer(g, c.BOOK_ACTION + lowest_bit(books), g.hand_mask)
        books &= books - 1


def use_book(g: State, book: int) -> None:
    """The payment is made; carry the Book out or ask for its object. It stays in play (URB-BOOKS-05)."""
    if book <= c.FLYING_INCUBI:
        push(g, c.Q_FLY, book - c.FLYING_SOGNAE)
    elif book < c.BOOK_OF_FREEDOM:
        push(g, c.Q_VANISH, book - c.INVISIBLE_SOGNAE)
    elif book == c.BOOK_OF_FREEDOM:
        push(g, c.Q_FREEDOM, 0)
    elif book == c.FULL_BALANCE:
        begin_census(g, 2)
    else:
        look_ahead(g)


# ---- Flying and Invisible Books ---------------------------------------------------------------------------------


def dreams_on(g: State, side: int) -> int:
    """Everything but Chaos on the sognae or incubi sides, a bit each by slot (URB-BOOKS-14, URB-CHROMATIC-11).

    Metas and Concords are what their side says (URB-INT-04, URB-INT-13).
    """
    mask = 0
    for row in range(c.ROWS):
        slots = slots_on(g, row * 2 + side)
        while slots:
            slot = lowest_bit(slots)
            if not is_chaos(g, g.dreams[slot]):
                mask |= 1 << slot
            slots &= slots - 1
    return mask


def flying(g: State, side: int) -> int:
    """The Dreams that can fly: another City has room on the same side (URB-BOOKS-07, URB-BOOKS-08)."""
    rooms = open_rows(g, side)
    slots = dreams_on(g, side)
    mask = 0
    while slots:
        slot = lowest_bit(slots)
        if rooms & ~(1 << (slot >> 3)):
            mask |= 1 << slot
        slots &= slots - 1
    return mask


def offer_landing(g: State, slot: int) -> None:
    """Where it flies to; elements do not matter."""
    offer(g, c.FLY_TO, open_rows(g, slot >> 2 & 1) & ~(1 << (slot >> 3)))


def fly(g: State, slot: int, row: int) -> None:
    """A Dream moves to the same side of another City."""
    move_to(g, lift_dream(g, slot), slot >> 2, row * 2 + (slot >> 2 & 1))


def vanish(g: State, slot: int) -> None:
    """A Dream leaves the table; the Postcard on it is lost (URB-INT-19)."""
    discard_dream(g, slot)


# ---- Freedom ------------------------------------------------------------------------------------------------


def free_rows(g: State) -> int:
    """The Cities without any Dream, the Void's too (URB-VOID-16, URB-INT-20)."""
    mask = 0
    for row in range(c.ROWS):
        if is_occupied(g, row) and has_no_dreams(g, row):
            mask |= 1 << row
    return mask


def claim_freely(g: State, row: int) -> None:
    """Claim an empty City without Postcards (URB-POSTCARDS-09), then go on as at the end of a Census (URB-BOOKS-11)."""
    claim_city(g, row)
    census_end(g)


# ---- Prophecies ---------------------------------------------------------------------------------------------


def look_ahead(g: State) -> None:
    """Look at the top two Dreams, with both copies at four; fewer if there are fewer (URB-BOOKS-13)."""
    while g.looked_size < 2 * g.prophecies and not deck_is_empty(g):
        g.looked[g.looked_size] = draw_dream(g) & KIND
        g.looked_size += 1
        if g.listening:
            moved(g, g.looked[g.looked_size - 1], c.Z_DECK, c.Z_LOOKED)
    push(g, c.Q_PROPHECY, 0)


def offer_prophecy(g: State) -> None:
    """DP-08: which one lies next, from the top down."""
    mask = 0
    for i in range(g.looked_placed, g.looked_size):
        mask |= bit(g.looked[i])
    offer(g, c.PUT, mask)


def put_prophecy(g: State, kind: int) -> None:
    """Once the last place is taken, all go back on top of the deck; who looked knows them."""
    bring_forward(g.looked, g.looked_placed, kind)
    g.looked_placed += 1
    if g.looked_placed < g.looked_size:
        push(g, c.Q_PROPHECY, 0)
        return
    knows = everybody(g) if g.flags & (c.OPEN_HANDS | c.OPEN_ORDER) else own_mark(g)
    while g.looked_size:
        g.looked_size -= 1
        pile_put_over(g.deck, g.looked[g.looked_size] | knows)
        g.open_places <<= 1  # only who looked knows what lies there now
        if g.listening:
            moved(g, g.looked[g.looked_size], c.Z_LOOKED, c.Z_DECK)
    g.looked_placed = 0


# ---- questions and answers ---------------------------------------------------------------------------------


def ask_of_books(g: State, question: int, arg: int) -> bool:
    """Offer what a question about Books can be answered with; False if it is about something else."""
    if question == c.Q_BOOK:
        offer_book(g)
    elif question == c.Q_FLY:
        offer(g, c.FLY, flying(g, arg))
    elif question == c.Q_FLY_TO:
        offer_landing(g, arg)
    elif question == c.Q_VANISH:
        offer(g, c.VANISH, dreams_on(g, arg))  # URB-BOOKS-09, URB-BOOKS-10
    elif question == c.Q_FREEDOM:
        offer(g, c.FREE, free_rows(g))
    elif question == c.Q_PROPHECY:
        offer_prophecy(g)
    else:
        return False
    return True


def answer_of_books(g: State, block: int, arg: int, about: int) -> bool:
    """Carry out an answer about Books; False if it is about something else."""
    if block == c.BOOK_REVEAL:
        if arg:
            reveal_book(g)
    elif block == c.FLY:
        push(g, c.Q_FLY_TO, arg)
    elif block == c.FLY_TO:
        fly(g, about, arg)
    elif block == c.VANISH:
        vanish(g, arg)
    elif block == c.FREE:
        claim_freely(g, arg)
    elif block == c.PUT:
        put_prophecy(g, arg)
    else:
        return False
    return True


# ---- what lies on the table -----------------------------------------------------------------------------------


def put_books(page: bytearray, g: State, seat: int) -> None:
    """The Books in play, and how many of each nobody has seen."""
    names, keys, copies = BOOKS_IN_LIST, BOOK_KEYS, g.cards.books
    count = different = 0
    put(page, b'{"in_play":[')
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


def write_books(page: bytearray, g: State) -> None:
    """The Books in play."""
    count = 0
    put(page, b"[")
    for book in range(c.BOOK_KINDS):
        for _ in range(books_in_play(g, book)):
            put_number(page, book)
            put(page, b",")
            count += 1
    end_list(page, count)


def lay_books(g: State, books: list[int]) -> None:
    """Lay the Books in play."""
    for book in books:
        g.book_mask |= 1 << book
        g.prophecies += book == c.PROPHECIES
        g.books_revealed += 1
