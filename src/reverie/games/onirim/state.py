"""The table of one game of Onirim: its zones, and the movements of cards between them.

Rules live in the files beside this one; here a card only moves, is counted, and is told of to whoever listens.
In team play the zones are those of the active player, and `partner_…` those of the other one: they change places
when the turn passes on (`team.py`), so no rule needs to ask whose turn it is.
"""

from reverie.games.onirim import constants as c
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.core import Core, tell
from reverie.kernel.native import allocate, bit, bring_forward, close_gap, copy_bytes, copy_fields, lowest_bit
from reverie.kernel.pile import (
    pile_draw,
    pile_init,
    pile_is_empty,
    pile_put_over,
    pile_put_under,
    pile_shuffle,
    pile_size,
)

FIELDS = {
    "edition": 0,
    "flags": 0,
    "turn": 0,
    "seat": 0,
    "drawn_bits": 0,
    "hand_mask": 0,
    "shared_mask": 0,
    "partner_mask": 0,
    "hand_size": 0,
    "shared_size": 0,
    "partner_size": 0,
    "door_count": 0,
    "partner_door_count": 0,
    "doors_needed": 0,
    "row_size": 0,
    "segment": 0,
    "partner_row_size": 0,
    "partner_segment": 0,
    "limbo_size": 0,
    "looked_size": 0,
    "looked_placed": 0,
    "looked_public": 0,
    "discard_size": 0,
    "goal_count": 0,
    "covered": 0,
    "pay_left": 0,
    "pay_from": 0,
    "captured_size": 0,
    "catchers": 0,
    "handbooks": 0,
    "tower_size": 0,
    "premonitions_up": 0,
    "premonitions_down": 0,
    "premonitions_at_start": 0,
    "rallied_mask": 0,
    "stored_size": 0,
    "knows_unused": 0,
    "figure": 0,
    "figure_card": 0,
    "hand": 48,
    "doors": 8,
    "looked": 8,
    "discarded": 48,
    "limbo": 64,
    "row": 80,
    "shared": 48,
    "shown": 48,
    "partner_hand": 48,
    "partner_shown": 48,
    "partner_doors": 8,
    "partner_row": 80,
    "goals": 16,
    "removed": 48,
    "captured": 64,
    "towers": 16,
    "rallied": 8,
    "unused": 8,
    "stored": 8,
    "pile": c.PILE_BYTES,
}


class State(Core):
    """Every zone of a table."""

    edition: int
    flags: int  # modules, mode, variants
    turn: int
    seat: int  # whose turn it is
    drawn_bits: int  # who knew the card drawn last
    hand_mask: int  # the kinds in hand (team: among the personal cards)
    shared_mask: int
    partner_mask: int
    hand_size: int
    shared_size: int
    partner_size: int
    door_count: int
    partner_door_count: int
    doors_needed: int
    row_size: int
    segment: int  # where the open part of the row begins: everything before it belongs to completed runs
    partner_row_size: int
    partner_segment: int
    limbo_size: int
    looked_size: int
    looked_placed: int  # how many of the looked-at cards have their new place already
    looked_public: int  # 1 while they are revealed to everybody
    discard_size: int
    goal_count: int
    covered: int  # which order cards are covered, a bit each
    pay_left: int  # how much of a spell is still to be paid
    pay_from: int  # the lowest payment class that may still be picked
    captured_size: int
    catchers: int
    handbooks: int
    tower_size: int
    premonitions_up: int  # a bit each
    premonitions_down: int
    premonitions_at_start: int
    rallied_mask: int
    stored_size: int
    knows_unused: int  # which seats know the unused denizens, a bit each
    figure: int
    figure_card: int
    hand: bytearray  # copies by kind
    doors: bytearray  # laid-out doors by colour, the Oniverse last
    looked: bytearray
    discarded: bytearray  # copies by kind
    limbo: bytearray
    row: bytearray
    shared: bytearray  # copies by kind; before the first turn these are the cards to draft from
    shown: bytearray  # how many of the personal cards the partner knows, by kind
    partner_hand: bytearray
    partner_shown: bytearray
    partner_doors: bytearray
    partner_row: bytearray
    goals: bytearray  # order cards, left to right
    removed: bytearray  # copies by kind that paid for spells
    captured: bytearray  # captured cards: the kind, + 64 for each catcher before theirs
    towers: bytearray  # left to right
    rallied: bytearray  # copies by denizen
    unused: bytearray  # copies by denizen
    stored: bytearray
    pile: bytearray

    def __init__(self) -> None:
        super().__init__()
        allocate(self, FIELDS)


def copy_table(g: State, other: Core) -> None:
    """Become equal to another table; who listens and where fair chance comes from stay as they are."""
    listening = g.listening
    copy_fields(g, other)
    g.listening = listening


def moved(g: State, kind: int, source: int, target: int) -> None:
    """Tell of a movement; callers check `listening` first."""
    tell(g, c.E_MOVED, kind, source * 32 + target, g.seat)


# ---- the pile ----------------------------------------------------------------------------------------


def lay_pile(g: State) -> None:
    """An empty pile, ready to be filled."""
    pile_init(g, g.pile, c.PILE_STREAM, c.PILE_CAPACITY)


def cards_left(g: State) -> int:
    """The size of the pile."""
    return pile_size(g.pile)


def no_cards_left(g: State) -> bool:
    """Whether the pile is empty."""
    return pile_is_empty(g.pile)


def draw(g: State) -> int:
    """Take the top card; the pile must not be empty."""
    card = pile_draw(g, g.pile)
    kind = card & KIND
    g.drawn_bits = card - kind
    return kind


def shuffle(g: State) -> None:
    """Every order is possible again, nobody knows any place (ONI-GEN-03)."""
    pile_shuffle(g, g.pile)
    if g.listening:
        tell(g, c.E_SHUFFLED, cards_left(g), 0, 0)


def learn_pile(g: State) -> None:
    """Whoever goes through the whole pile knows by subtraction what is hidden elsewhere (ONI-GEN-02)."""
    g.mark += 1
    if g.flags & c.TEAM:
        copy_bytes(g.partner_shown, g.partner_hand, 48)
    if g.flags & c.ONIVERSE:
        g.knows_unused |= 1 << g.seat


# ---- movements: each card goes from one zone to one other (ONI-GEN-07) ---------------------------------


def hand_is_full(g: State) -> bool:
    """Five cards; in team play three personal and two shared ones (ONI-TEAM-19)."""
    return g.hand_size + g.shared_size >= 5


def to_hand(g: State, kind: int) -> None:
    """A location from the pile to the hand."""
    if g.flags & c.TEAM:
        to_slot(g, kind)
        return
    g.hand[kind] += 1
    g.hand_size += 1
    g.hand_mask |= bit(kind)
    if g.listening:
        moved(g, kind, c.Z_PILE, c.Z_HAND)


def to_slot(g: State, kind: int) -> None:
    """A location from the pile to the personal cards while there are gaps, else to the shared ones (ONI-TEAM-08)."""
    # ONI-EDGE-31
    if g.hand_size < c.PERSONAL_SIZE:
        known = g.drawn_bits >> (7 - g.seat) & 1  # the partner knew this card in the pile (ONI-TEAM-22)
        join_hand(g, kind, known)
        if g.listening:
            open_to_partner = known or g.flags & c.OPEN_TALK
            tell(g, c.E_MOVED, kind, c.Z_PILE * 32 + c.Z_HAND, g.seat + 2 if open_to_partner else g.seat)
    else:
        join_shared(g, kind)
        if g.listening:
            moved(g, kind, c.Z_PILE, c.Z_SHARED)


def join_hand(g: State, kind: int, known: int) -> None:
    """A card joins the personal cards; `known` is 1 if the partner knows it."""
    g.hand[kind] += 1
    g.hand_size += 1
    g.hand_mask |= bit(kind)
    if g.flags & c.TEAM:
        g.shown[kind] += known


def join_shared(g: State, kind: int) -> None:
    """A card joins the shared cards."""
    g.shared[kind] += 1
    g.shared_size += 1
    g.shared_mask |= bit(kind)


def leave_hand(g: State, kind: int) -> None:
    """Take a card out of the hand; the caller puts it somewhere."""
    copies = g.hand[kind] - 1
    g.hand[kind] = copies
    g.hand_size -= 1
    g.hand_mask ^= bit(kind) * (copies == 0)  # no jump that depends on the card
    if g.flags & c.TEAM and g.shown[kind]:
        g.shown[kind] -= 1  # the one that leaves counts as a known one (ONI-TEAM-22)


def leave_shared(g: State, kind: int) -> None:
    """Take a card out of the shared ones; the caller puts it somewhere."""
    g.shared[kind] -= 1
    g.shared_size -= 1
    if g.shared[kind] == 0:
        g.shared_mask ^= bit(kind)


def leave_stored(g: State, slot: int) -> int:
    """Take the card from under a keeper, who is discarded (ONI-ONIV-18); returns its kind (ONI-EDGE-45)."""
    kind = g.stored[slot]
    close_gap(g.stored, slot, g.stored_size)
    g.stored_size -= 1
    discard_denizen(g, c.TREASURE_KEEPER)
    return kind


def stored_among(g: State, kinds: int) -> int:
    """The keepers whose stored card is one of these kinds, a bit each."""
    slots = 0
    for i in range(g.stored_size):
        slots |= (kinds >> g.stored[i] & 1) << i
    return slots


def leave_place(g: State, zone: int, argument: int) -> int:
    """Take a card from where the player holds it: hand, shared cards or a keeper's slot; returns its kind."""
    if zone == c.Z_STORED:
        return leave_stored(g, argument)
    if zone == c.Z_SHARED:
        leave_shared(g, argument)
    else:
        leave_hand(g, argument)
    return argument


def discard_from_hand(g: State, kind: int) -> None:
    """A card from the hand to the discard pile; nothing is triggered by that alone (ONI-BASE-21)."""
    leave_hand(g, kind)
    to_discard(g, kind, c.Z_HAND)


def discard_from(g: State, zone: int, argument: int) -> int:
    """A card from wherever the player holds it to the discard pile; returns its kind."""
    kind = leave_place(g, zone, argument)
    to_discard(g, kind, zone)
    return kind


def discard_whole_hand(g: State) -> None:
    """The hand, in team play with the shared cards, is discarded; stored cards stay (ONI-TEAM-09, ONI-ONIV-18)."""
    # ONI-CROSS-15
    while g.hand_mask:
        discard_from_hand(g, lowest_bit(g.hand_mask))
    while g.shared_mask:
        kind = lowest_bit(g.shared_mask)
        leave_shared(g, kind)
        to_discard(g, kind, c.Z_SHARED)


def to_row(g: State, kind: int, zone: int) -> None:
    """A card that left the hand to the right end of the labyrinth row (ONI-BASE-07)."""
    g.row[g.row_size] = kind
    g.row_size += 1
    if g.listening:
        moved(g, kind, zone, c.Z_ROW)


def to_discard(g: State, kind: int, zone: int) -> None:
    """A card to the discard pile."""
    g.discarded[kind] += 1
    g.discard_size += 1
    if g.listening:
        moved(g, kind, zone, c.Z_DISCARD)


def leave_discard(g: State, kind: int) -> None:
    """Take a card out of the discard pile; the caller puts it somewhere."""
    g.discarded[kind] -= 1
    g.discard_size -= 1


def discard_denizen(g: State, denizen: int) -> None:
    """A rallied denizen to the discard pile (ONI-ONIV-09)."""
    g.rallied[denizen] -= 1
    if g.rallied[denizen] == 0:
        g.rallied_mask ^= 1 << denizen
    to_discard(g, c.DENIZEN + denizen, c.Z_RALLIED)


def to_limbo(g: State, kind: int, zone: int) -> None:
    """A card to the limbo (ONI-BASE-04)."""
    g.limbo[g.limbo_size] = kind
    g.limbo_size += 1
    if g.listening:
        moved(g, kind, zone, c.Z_LIMBO)


def to_hand_or_limbo(g: State, kind: int) -> None:
    """A location from the pile to the hand, anything else to the limbo; no jump depends on which it is."""
    # ONI-CROSS-06, ONI-EDGE-30
    if g.flags & c.TEAM:
        if kind < c.DOOR:
            to_slot(g, kind)
        else:
            to_limbo(g, kind, c.Z_PILE)
        return
    location = kind < c.DOOR
    g.hand[kind] += location
    g.hand_size += location
    g.hand_mask |= bit(kind) * location
    g.limbo[g.limbo_size] = kind
    g.limbo_size += 1 - location
    if g.listening:
        moved(g, kind, c.Z_PILE, c.Z_HAND if location else c.Z_LIMBO)


def to_discard_or_limbo(g: State, kind: int) -> None:
    """A location but no dead end (ONI-CROSS-09) from the pile to the discard pile, anything else to the limbo.

    No jump depends on which it is.
    """
    # ONI-ONIV-06, ONI-TOWER-07, ONI-X-16
    location = kind < c.DEAD_END
    g.discarded[kind] += location
    g.discard_size += location
    g.limbo[g.limbo_size] = kind
    g.limbo_size += 1 - location
    if g.listening:
        moved(g, kind, c.Z_PILE, c.Z_DISCARD if location else c.Z_LIMBO)


def to_doors(g: State, kind: int, zone: int) -> None:
    """A door to the laid-out doors."""
    # ONI-EDGE-34, ONI-TEAM-12, ONI-X-30, ONI-X-31
    g.doors[kind - c.DOOR] += 1
    g.door_count += 1
    if g.listening:
        moved(g, kind, zone, c.Z_DOORS)


def door_to_limbo(g: State, kind: int) -> None:
    """A laid-out door to the limbo."""
    g.doors[kind - c.DOOR] -= 1
    g.door_count -= 1
    to_limbo(g, kind, c.Z_DOORS)


def partner_door_to_limbo(g: State, kind: int) -> None:
    """A door in front of the partner to the limbo."""
    g.partner_doors[kind - c.DOOR] -= 1
    g.partner_door_count -= 1
    to_limbo(g, kind, c.Z_PARTNER_DOORS)


# ---- looking at cards of the pile, or revealing them (ONI-GEN-02) ---------------------------------------


def look(g: State) -> None:
    """The top card joins the looked-at ones, which only the active seat sees, or the revealed ones."""
    join_looked(g, draw(g))


def join_looked(g: State, kind: int) -> None:
    """A card of the pile joins the looked-at ones."""
    g.looked[g.looked_size] = kind
    g.looked_size += 1
    if g.listening:
        moved(g, kind, c.Z_PILE, looked_zone(g))


def looked_zone(g: State) -> int:
    """Looked-at cards, or the revealed ones beside them in number."""
    return c.Z_LOOKED + g.looked_public


def leave_looked(g: State, kind: int) -> None:
    """Take the first card of this kind that has no new place yet; the caller puts it somewhere."""
    bring_forward(g.looked, g.looked_placed, kind)
    close_gap(g.looked, g.looked_placed, 8)
    g.looked_size -= 1


def discard_looked(g: State, kind: int) -> None:
    """One of the looked-at cards to the discard pile."""
    leave_looked(g, kind)
    to_discard(g, kind, looked_zone(g))


def looked_to_limbo(g: State, kind: int) -> None:
    """One of the revealed cards to the limbo."""
    leave_looked(g, kind)
    to_limbo(g, kind, looked_zone(g))


def place_looked(g: State, kind: int) -> None:
    """This looked-at card comes next in the new order; it stays among the looked-at ones until all are placed."""
    bring_forward(g.looked, g.looked_placed, kind)
    g.looked_placed += 1


def looked_kinds(g: State) -> int:
    """The kinds of the looked-at cards not yet placed, as a mask: equal cards are one (ONI-GEN-08)."""
    mask = bit(0) - 1
    for i in range(g.looked_placed, g.looked_size):
        mask |= bit(g.looked[i])
    return mask


def who_knows(g: State) -> int:
    """Who knows where the looked-at cards go: the active seat, of revealed ones everybody."""
    return g.common if g.looked_public else KNOWN_TO_0 << g.seat


def put_looked_over(g: State) -> None:
    """All looked-at cards on top of the pile, the first one highest."""
    known = who_knows(g)
    while g.looked_size:
        g.looked_size -= 1
        kind = g.looked[g.looked_size]
        pile_put_over(g.pile, kind | known)
        if g.listening:
            moved(g, kind, looked_zone(g), c.Z_PILE)
    end_looking(g)


def put_looked_under(g: State, first: int) -> None:
    """The looked-at cards from the `first` on under the pile, that one highest, those before it on top."""
    known = who_knows(g)
    for i in range(first, g.looked_size):
        pile_put_under(g.pile, g.looked[i] | known)
        if g.listening:
            moved(g, g.looked[i], looked_zone(g), c.Z_PILE)
    g.looked_size = first
    put_looked_over(g)


def end_looking(g: State) -> None:
    """Nothing is looked at any more."""
    g.looked_placed = 0
    g.looked_public = 0
