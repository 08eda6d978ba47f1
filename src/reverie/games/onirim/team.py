"""Team play (ONI-TEAM): the draft, the change of seats, the swap after a discard, what both must have to win."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.state import (
    State,
    draw,
    join_hand,
    join_shared,
    leave_hand,
    leave_shared,
    moved,
    to_limbo,
)
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.native import swap_bytes


def lay_draft(g: State) -> None:
    """Reveal cards until eight locations lie face up; doors and dreams go to the limbo (ONI-TEAM-02)."""
    while g.shared_size < c.DRAFT_SIZE:
        kind = draw(g)
        if kind < c.DOOR:
            join_shared(g, kind)
            if g.listening:
                moved(g, kind, c.Z_PILE, c.Z_DRAFT)
        else:
            to_limbo(g, kind, c.Z_PILE)
    push(g, c.Q_DRAFT, 0)


def offer_draft(g: State) -> None:
    """One of the face-up cards (ONI-TEAM-03)."""
    offer(g, c.DRAFT, g.shared_mask)


def draft(g: State, kind: int) -> None:
    """The players take turns until two cards are left, the shared ones (ONI-TEAM-03)."""
    leave_shared(g, kind)
    join_hand(g, kind, 1)  # everybody saw it (ONI-TEAM-22)
    if g.listening:
        moved(g, kind, c.Z_DRAFT, c.Z_HAND)
    switch_seats(g)
    if g.shared_size > c.SHARED_SIZE:
        push(g, c.Q_DRAFT, 0)


def switch_seats(g: State) -> None:
    """The other player becomes active: every personal zone changes places (ONI-TEAM-18, ONI-TEAM-07)."""
    g.seat = 1 - g.seat
    g.hand_mask, g.partner_mask = g.partner_mask, g.hand_mask
    g.hand_size, g.partner_size = g.partner_size, g.hand_size
    g.door_count, g.partner_door_count = g.partner_door_count, g.door_count
    longest = max(g.row_size, g.partner_row_size)
    g.row_size, g.partner_row_size = g.partner_row_size, g.row_size
    g.segment, g.partner_segment = g.partner_segment, g.segment
    swap_bytes(g.hand, g.partner_hand, 48)
    swap_bytes(g.shown, g.partner_shown, 48)
    swap_bytes(g.doors, g.partner_doors, 8)
    swap_bytes(g.row, g.partner_row, longest)


def offer_swap(g: State) -> None:
    """One personal card against one shared card, or none (ONI-TEAM-10, ONI-TEAM-11)."""
    offer(g, c.SWAP, g.hand_mask if g.shared_size else g.hand_mask & 0)
    offer(g, c.NO_SWAP, 1)


def offer_swap_shared(g: State) -> None:
    """The shared card that comes back."""
    offer(g, c.SWAP_SHARED, g.shared_mask)


def begin_swap(g: State, kind: int) -> None:
    """The personal card is chosen; now the shared one."""
    push(g, c.Q_SWAP_SHARED, kind)


def swap(g: State, mine: int, shared: int) -> None:
    """Both cards change places; the partner sees which (ONI-TEAM-22)."""
    leave_hand(g, mine)
    leave_shared(g, shared)
    join_hand(g, shared, 1)
    join_shared(g, mine)
    if g.listening:
        moved(g, mine, c.Z_HAND, c.Z_SHARED)
        moved(g, shared, c.Z_SHARED, c.Z_HAND)


def both_have_every_colour(g: State) -> bool:
    """Each player has a door of every colour (ONI-TEAM-15)."""
    for colour in range(4):
        if g.doors[colour] == 0 or g.partner_doors[colour] == 0:
            return False
    return True


def ask_of_team(g: State, question: int, arg: int) -> bool:
    """The questions of team play; False if it is none of them."""
    if question == c.Q_SWAP:
        offer_swap(g)
    elif question == c.Q_SWAP_SHARED:
        offer_swap_shared(g)
    elif question == c.Q_DRAFT:
        offer_draft(g)
    else:
        return False
    return True


def answer_of_team(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers to them; False if it is none. After NO_SWAP nothing happens."""
    if block == c.SWAP:
        begin_swap(g, arg)
    elif block == c.SWAP_SHARED:
        swap(g, about, arg)
    elif block == c.DRAFT:
        draft(g, arg)
    else:
        return block == c.NO_SWAP
    return True
