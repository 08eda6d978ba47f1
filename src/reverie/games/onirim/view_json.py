"""What a seat may know of a table of Onirim, as JSON: the same that `view.py` says, written at once.

`view.py` is what the law's chapter 4 was read into, and what the tests of secrecy look at; a test compares the two at
every question. A spectator is seat -1 here.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.json_names import (
    CARD_KEYS,
    CARD_TEXTS,
    CARDS_IN_LIST,
    COLOURS_IN_LIST,
    COSTS_TEXTS,
    DENIZENS_IN_LIST,
    PREMONITIONS_IN_LIST,
)
from reverie.games.onirim.labyrinth import colours_of, next_run
from reverie.games.onirim.modules.towers import aligned
from reverie.games.onirim.state import State, cards_left
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.native import finished, new_page, popcount, put, put_number
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


def view_zones_json(g: State, seat: int) -> bytes:
    """Every zone as this seat may see it, as members of an object."""
    mine = max(seat, 0)
    names = CARDS_IN_LIST
    page = new_page()
    put_member(page, b'"pile":{"size":', cards_left(g))
    put(page, b',"known_top":')
    put_known_top(page, names, g.pile, known_to(seat))
    put(page, b',"known_bottom":')
    put_known_bottom(page, names, g.pile, known_to(seat))
    put(page, b'},"hand":')
    put_hand(page, g, mine, seat)
    put(page, b',"row":')
    put_row(page, g, mine)
    put(page, b',"doors":')
    put_doors(page, g, mine)
    put(page, b',"discard":')
    put_copies(page, names, g.discarded, c.KINDS)
    put(page, b',"limbo":')
    put_limbo(page, g)
    put(page, b',"resolving":')
    put_resolving(page, g, known_to(seat))
    put(page, b',"looked":')
    put_looked(page, g, seat)
    put(page, b',"unseen":')
    put_unseen(page, g, seat)
    if g.flags & c.TEAM:
        put_partner(page, g, 1 - mine, seat)
    put_pieces(page, g, seat)
    return finished(page)


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


def has_seen_unused(g: State, seat: int) -> bool:
    """Whether a seat has gone through the pile and so knows the denizens in the box."""
    return seat >= 0 and g.knows_unused >> seat & 1 != 0


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


def put_limbo(page: bytearray, g: State) -> None:
    """The limbo, which has no order: in that of the cards."""
    names = CARDS_IN_LIST
    put(page, b"[")
    if g.limbo_size:
        for kind in range(c.KINDS):
            for i in range(g.limbo_size):
                if g.limbo[i] == kind:
                    put(page, names[kind])
    end_list(page, g.limbo_size)


def put_resolving(page: bytearray, g: State, known: int) -> None:
    """The cards that are being resolved; they wait on the agenda. A fetched card is seen by whoever knows it."""
    names = CARDS_IN_LIST
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


def put_partner(page: bytearray, g: State, other: int, seat: int) -> None:
    """The other seat of a team, and the cards that both hold, or draft from."""
    drafting = False
    for i in range(g.agenda_size):
        drafting = drafting or g.agenda_step[i] == c.Q_DRAFT
    put_member(page, b',"partner":{"seat":', other)
    put(page, b',"hand":')
    put_hand(page, g, other, seat)
    put(page, b',"row":')
    put_row(page, g, other)
    put(page, b',"doors":')
    put_doors(page, g, other)
    put(page, b'},"shared":[],"draft":' if drafting else b'},"shared":')
    put_copies(page, CARDS_IN_LIST, g.shared, c.DOOR)
    put(page, b"" if drafting else b',"draft":[]')


# ---- what the modules lay on the table -------------------------------------------------------------------


def put_pieces(page: bytearray, g: State, seat: int) -> None:
    """Of every module in play what it lays on the table."""
    if g.flags & c.BOOK:
        put_goals(page, g)
    if g.flags & c.DREAMCATCHERS:
        put_catchers(page, g)
    if g.flags & c.TOWERS:
        put(page, b',"towers":{"row":')
        put_names(page, CARDS_IN_LIST, g.towers, g.tower_size)
        put(page, b',"aligned":')
        put_truth(page, aligned(g))
        put(page, b"}")
    if g.flags & c.PREMONITIONS:
        put(page, b',"premonitions":{"up":')
        put_marked(page, PREMONITIONS_IN_LIST, g.premonitions_up)
        put_member(page, b',"down":', popcount(g.premonitions_down))
        put(page, b',"used":')
        put_marked(page, PREMONITIONS_IN_LIST, ~(g.premonitions_up | g.premonitions_down))
        put(page, b"}")
    if g.flags & c.ONIVERSE:
        put_denizens(page, g, seat)
    if g.flags & c.INCUBUS:
        put_incubus(page, g)


def put_goals(page: bytearray, g: State) -> None:
    """The Book of Steps Lost and Found: order cards, spells, and the cards that paid for them."""
    names = CARD_TEXTS
    following = -1
    put(page, b',"goals":[')
    for i in range(g.goal_count):
        is_covered = g.covered >> i & 1
        if not is_covered and following < 0:
            following = i
        put(page, b'{"door":')
        put(page, names[g.goals[i]])
        put(page, b',"covered":')
        put_truth(page, is_covered != 0)
        put(page, b"},")
    end_list(page, g.goal_count)
    put(page, b',"next_goal":')
    if following < 0:
        put(page, b"null")
    else:
        put_number(page, following)
    put(page, b',"costs":{')
    put(page, COSTS_TEXTS[1 if g.flags & c.HARD_BOOK else 0])
    put(page, b'},"removed":')
    put_copies(page, CARDS_IN_LIST, g.removed, c.KINDS)


def put_catchers(page: bytearray, g: State) -> None:
    """The dreamcatchers with what they hold, in card order, and the handbooks."""
    names = CARDS_IN_LIST
    put(page, b',"catchers":[')
    for catcher in range(g.catchers):
        count = 0
        put(page, b"[")
        for kind in range(c.KINDS):
            for i in range(g.captured_size):
                if g.captured[i] == kind | catcher << 6:
                    put(page, names[kind])
                    count += 1
        end_list(page, count)
        put(page, b",")
    end_list(page, g.catchers)
    put_member(page, b',"handbooks":', g.handbooks)


def put_denizens(page: bytearray, g: State, seat: int) -> None:
    """The denizens that were rallied, the cards they keep, and those that stay in the box."""
    size = 0
    for i in range(8):
        size += g.unused[i]
    put(page, b',"rallied":')
    put_copies(page, DENIZENS_IN_LIST, g.rallied, 8)
    put(page, b',"stored":')
    put_names(page, CARDS_IN_LIST, g.stored, g.stored_size)
    put_member(page, b',"unused":{"size":', size)
    put(page, b',"cards":')
    if has_seen_unused(g, seat):
        put_copies(page, DENIZENS_IN_LIST, g.unused, 8)
    else:
        put(page, b"null")
    put(page, b"}")


def put_incubus(page: bytearray, g: State) -> None:
    """The figure, where it stands, and what it does in this game."""
    put(page, b',"incubus":{"mode":')
    put(
        page, b'"protector"' if g.flags & c.PROTECTOR else b'"pathfinder"' if g.flags & c.PATHFINDER else b'"adversary"'
    )
    put(page, b',"figure":')
    put_truth(page, g.figure != 0)
    put(page, b',"card":')
    put(page, b"null" if g.figure_card == c.NOTHING else CARD_TEXTS[g.figure_card])
    put(page, b"}")
