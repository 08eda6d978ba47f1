"""What a seat may know of the common table of Onirim, written as JSON by naming it.

What modules lay on the table is written by their own files. A view may show less than a seat could work out, never
more. A spectator is seat -1.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.json_names import (
    CARD_KEYS,
    CARDS_IN_LIST,
    COLOURS_IN_LIST,
)
from reverie.games.onirim.labyrinth import colours_of, next_run
from reverie.games.onirim.modules.oniverse import has_seen_unused
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.native import put
from reverie.kernel.pile import bag_count
from reverie.kernel.writing import (
    end_list,
    end_object,
    put_copies,
    put_count,
    put_known_bottom,
    put_known_top,
    put_marked,
    put_member,
    put_names,
    put_truth,
    unknown_placed,
)

# ---- who knows what --------------------------------------------------------------------------------------


def known_to(seat: int) -> int:
    """The bit of a placed card that this seat knows; a spectator is told of no place in the pile."""
    return 0 if seat < 0 else KNOWN_TO_0 << seat


def is_active(g: State, owner: int) -> bool:
    """Whether the zones of the active seat are this one's."""
    return not g.flags & c.TEAM or owner == g.seat


def sees_cards_of(g: State, owner: int, seat: int) -> bool:
    """One's own cards; the partner's if talk is open (ONI-TEAM-20)."""
    return seat >= 0 and (seat == owner or g.flags & c.OPEN_TALK != 0)


def sees_looked_at(g: State, seat: int) -> bool:
    """Revealed cards are everybody's, looked-at ones the active seat's (ONI-GEN-02)."""
    return g.looked_public != 0 or seat == g.seat


def known_in_hand(g: State, owner: int, seat: int, kind: int) -> int:
    """How many cards of a kind in a hand are known to a seat."""
    copies = g.hand[kind] if is_active(g, owner) else g.partner_hand[kind]
    if sees_cards_of(g, owner, seat):
        return copies
    if seat < 0:
        return 0
    return min(copies, g.shown[kind] if is_active(g, owner) else g.partner_shown[kind])


def hidden_copies(g: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie somewhere hidden from a seat."""
    known = known_to(seat)
    count = bag_count(g.pile, kind) + unknown_placed(g.pile, kind, known)
    if kind < c.DOOR:
        count += g.hand[kind] - known_in_hand(g, g.seat, seat, kind)
        if g.flags & c.TEAM:
            count += g.partner_hand[kind] - known_in_hand(g, 1 - g.seat, seat, kind)
    if g.looked_size and not sees_looked_at(g, seat):
        for i in range(g.looked_size):
            count += g.looked[i] == kind
    for i in range(g.agenda_size):
        if g.agenda_step[i] == c.S_PUT_ON_TOP and not g.agenda_arg[i] & known:
            count += g.agenda_arg[i] & KIND == kind
    if g.flags & c.ONIVERSE and kind >= c.DENIZEN and not has_seen_unused(g, seat):
        count += g.unused[kind - c.DENIZEN]
    return count


# ---- single zones ----------------------------------------------------------------------------------------


def put_pile(page: bytearray, g: State, seat: int) -> None:
    """How many cards there are, and those at either end whose places the seat knows."""
    put_member(page, b'{"size":', cards_left(g))
    put(page, b',"known_top":')
    put_known_top(page, CARDS_IN_LIST, g.pile, known_to(seat))
    put(page, b',"known_bottom":')
    put_known_bottom(page, CARDS_IN_LIST, g.pile, known_to(seat))
    put(page, b"}")


def put_own_hand(page: bytearray, g: State, seat: int) -> None:
    """The hand of the seat; a spectator is shown the first one's."""
    put_hand(page, g, max(seat, 0), seat)


def put_own_row(page: bytearray, g: State, seat: int) -> None:
    """The row of the seat."""
    put_row(page, g, max(seat, 0))


def put_own_doors(page: bytearray, g: State, seat: int) -> None:
    """The doors of the seat."""
    put_doors(page, g, max(seat, 0))


def put_hand(page: bytearray, g: State, owner: int, seat: int) -> None:
    """A hand: its size, its cards if the seat sees them, and those of a partner's that it knows anyway."""
    put_member(page, b'{"size":', g.hand_size if is_active(g, owner) else g.partner_size)
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
    names = CARDS_IN_LIST
    count = 0
    put(page, b"[")
    for kind in range(c.DOOR):
        for _ in range(known_in_hand(g, owner, seat, kind)):
            put(page, names[kind])
            count += 1
    end_list(page, count)


def put_row(page: bytearray, g: State, owner: int) -> None:
    """A labyrinth row with the runs that are used up, and the one being built: its length (0, 1 or 2) and the colours
    that continue it (P-RUN)."""
    if is_active(g, owner):
        row, size, segment = g.row, g.row_size, g.segment
    else:
        row, size, segment = g.partner_row, g.partner_row_size, g.partner_segment
    colours, length = c.ALL_COLOURS, 0
    for i in range(size - segment):
        kind = row[size - 1 - i]
        if not colours & colours_of(kind):
            break
        colours &= colours_of(kind)
        if kind < c.CROSSROADS or not g.flags & c.HARD_CROSSROADS:
            length = i + 1  # a hard run must not begin with a crossroads
    put(page, b'{"cards":')
    put_names(page, CARDS_IN_LIST, row, size)
    put_member(page, b',"completed":', segment)
    put(page, b',"runs":[')
    runs = 0
    end = next_run(row, 0, segment, g.flags)
    while end:
        put_member(page, b"[", end - 3)
        put_member(page, b",", end)
        put(page, b"],")
        runs += 1
        end = next_run(row, end, segment, g.flags)
    end_list(page, runs)
    put_member(page, b',"run":{"length":', min(length, 2))
    put(page, b',"colours":')
    put_marked(page, COLOURS_IN_LIST, colours if length else 0)
    put(page, b"}}")


def put_doors(page: bytearray, g: State, owner: int) -> None:
    """Doors in front of a player."""
    names = CARDS_IN_LIST
    count = 0
    put(page, b"[")
    for i in range(5):
        for _ in range(g.doors[i] if is_active(g, owner) else g.partner_doors[i]):
            put(page, names[c.DOOR + i])
            count += 1
    end_list(page, count)


def put_resolving(page: bytearray, g: State, seat: int) -> None:
    """The cards that are being resolved; they wait on the agenda. A fetched card is seen by whoever knows it."""
    names = CARDS_IN_LIST
    known = known_to(seat)
    count = 0
    put(page, b"[")
    for i in range(g.agenda_size):
        if g.agenda_step[i] == c.Q_DOOR or g.agenda_step[i] == c.Q_RALLY or g.agenda_step[i] == c.S_DREAM_LEAVES:
            put(page, names[g.agenda_arg[i]])
            count += 1
    for i in range(g.agenda_size):
        if g.agenda_step[i] == c.S_PUT_ON_TOP and g.agenda_arg[i] & known:
            put(page, names[g.agenda_arg[i] & KIND])
            count += 1
    end_list(page, count)


def put_looked(page: bytearray, g: State, seat: int) -> None:
    """The cards being looked at, or revealed."""
    put_member(page, b'{"size":', g.looked_size)
    if sees_looked_at(g, seat):
        put(page, b',"cards":')
        put_names(page, CARDS_IN_LIST, g.looked, g.looked_size)
        put_member(page, b',"placed":', g.looked_placed)
    else:
        put(page, b',"cards":null,"placed":null')
    put(page, b',"revealed":')
    put_truth(page, g.looked_public != 0)
    put(page, b"}")


def put_unseen(page: bytearray, g: State, seat: int) -> None:
    """How many of each card lie somewhere hidden from this seat, in card order."""
    keys = CARD_KEYS
    different = 0
    put(page, b"{")
    for kind in range(c.KINDS):
        count = hidden_copies(g, seat, kind)
        if count:
            put_count(page, keys[kind], count)
            different += 1
    end_object(page, different)


# ---- two players -----------------------------------------------------------------------------------------


def put_partner(page: bytearray, g: State, seat: int) -> None:
    """The other seat of a team."""
    other = 1 - max(seat, 0)
    put_member(page, b'{"seat":', other)
    put(page, b',"hand":')
    put_hand(page, g, other, seat)
    put(page, b',"row":')
    put_row(page, g, other)
    put(page, b',"doors":')
    put_doors(page, g, other)
    put(page, b"}")


def put_shared(page: bytearray, g: State, seat: int) -> None:
    """The cards that both hold."""
    if is_drafting(g):
        put(page, b"[]")
    else:
        put_copies(page, CARDS_IN_LIST, g.shared, c.DOOR)


def put_draft(page: bytearray, g: State, seat: int) -> None:
    """The cards that both draft from."""
    if is_drafting(g):
        put_copies(page, CARDS_IN_LIST, g.shared, c.DOOR)
    else:
        put(page, b"[]")


def is_drafting(g: State) -> bool:
    """Whether the cards in the middle are those to draft from (ONI-TEAM-02)."""
    for i in range(g.agenda_size):
        if g.agenda_step[i] == c.Q_DRAFT:
            return True
    return False
