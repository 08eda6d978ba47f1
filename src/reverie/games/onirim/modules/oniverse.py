"""The Door to the Oniverse (ONI-ONIV): a door for every key and every run, and denizens who join for a price."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import look_at, offer_over, offer_under, reveal
from reverie.games.onirim.json_names import DENIZENS_IN_LIST
from reverie.games.onirim.labyrinth import colours_of, recount_runs
from reverie.games.onirim.state import (
    State,
    discard_denizen,
    discard_from,
    discard_looked,
    end_looking,
    join_hand,
    join_shared,
    leave_discard,
    leave_place,
    looked_kinds,
    moved,
    no_cards_left,
    to_discard,
)
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import BAG, BAG_SIZE, KIND, WIDTH
from reverie.kernel.native import bit, put, take_nth
from reverie.kernel.streams import below
from reverie.kernel.writing import put_copies, put_member


def put_denizens_away(g: State) -> None:
    """Half of the denizens go back into the box, unseen (ONI-ONIV-01)."""
    for _ in range(c.UNUSED_DENIZENS):
        others = g.pile[BAG + c.DENIZEN - 1]
        n = others + below(g, c.SETUP_STREAM, g.pile[BAG_SIZE] - others)
        g.unused[take_nth(g.pile, BAG, WIDTH, n) - c.DENIZEN] += 1
        g.pile[BAG_SIZE] -= 1


# ---- rallying --------------------------------------------------------------------------------------------


def offer_rallying(g: State) -> None:
    """Any card but a dead end pays, or the denizen is sent away (ONI-ONIV-07, ONI-CROSS-07, ONI-X-35)."""
    offer(g, c.RALLY, g.hand_mask & c.USABLE)
    offer(g, c.RALLY_SHARED, g.shared_mask & c.USABLE)
    offer(g, c.RALLY_STORED, (1 << g.stored_size) - 1)
    offer(g, c.SEND_AWAY, 1)


def rally(g: State, card: int, zone: int, argument: int) -> None:
    """The payment triggers nothing; the denizen comes into play (ONI-ONIV-07, ONI-EDGE-44)."""
    discard_from(g, zone, argument)
    g.rallied[card - c.DENIZEN] += 1
    g.rallied_mask |= 1 << (card - c.DENIZEN)
    if g.listening:
        moved(g, card, c.Z_RESOLVING, c.Z_RALLIED)


def send_away(g: State, card: int) -> None:
    """A denizen nobody pays for is discarded."""
    to_discard(g, card, c.Z_RESOLVING)


# ---- free actions ----------------------------------------------------------------------------------------


def usable_denizens(g: State) -> int:
    """The denizens whose help is a free action now, a bit each (ONI-ONIV-21)."""
    mask = g.rallied_mask & (1 << c.CYCLOBOT | 1 << c.SQUIRREL_SPIES | 1 << c.HARPOON_HUNTER | 1 << c.HAMMERBIRD)
    if mask == 0:
        return 0
    if no_cards_left(g):
        mask &= ~(1 << c.SQUIRREL_SPIES | 1 << c.HARPOON_HUNTER)
    if g.row_size == 0:
        mask &= ~(1 << c.HAMMERBIRD)
    if mask >> c.CYCLOBOT & 1 and ((g.hand_mask | g.shared_mask) & c.USABLE == 0 or discarded_locations(g) == 0):
        mask ^= 1 << c.CYCLOBOT
    return mask


def discarded_locations(g: State) -> int:
    """The locations in the discard pile, dead ends left out, as a mask."""
    mask = bit(0) - 1
    for kind in range(c.DEAD_END):
        if g.discarded[kind]:
            mask |= bit(kind)
    return mask


def can_store(g: State) -> bool:
    """Whether a keeper without a card is rallied (ONI-ONIV-18)."""
    return g.rallied[c.TREASURE_KEEPER] > g.stored_size


def use_denizen(g: State, denizen: int) -> None:
    """The denizen is discarded, then its effect (ONI-ONIV-09)."""
    discard_denizen(g, denizen)
    if denizen == c.CYCLOBOT:
        push(g, c.Q_CYCLO, 0)
    elif denizen == c.SQUIRREL_SPIES:
        look_at(g, c.PROPHECY_SIZE)  # ONI-ONIV-12
        push(g, c.Q_SPIES, 0)
    elif denizen == c.HARPOON_HUNTER:
        harpoon(g)
    else:
        begin_hammering(g)


def store(g: State, zone: int, kind: int) -> None:
    """A hand card under an empty keeper; it no longer counts for the hand (ONI-ONIV-18)."""
    leave_place(g, zone, kind)
    g.stored[g.stored_size] = kind
    g.stored_size += 1
    if g.listening:
        moved(g, kind, zone, c.Z_STORED)


# ---- cyclobot --------------------------------------------------------------------------------------------


def offer_cyclo(g: State) -> None:
    """The hand card to exchange (ONI-ONIV-11)."""
    offer(g, c.CYCLO, g.hand_mask & c.USABLE)
    offer(g, c.CYCLO_SHARED, g.shared_mask & c.USABLE)


def offer_cyclo_fetch(g: State) -> None:
    """The location from the discard pile."""
    offer(g, c.CYCLO_FETCH, discarded_locations(g))


def cyclo(g: State, kind: int, is_shared: int) -> None:
    """Now the card from the discard pile."""
    push(g, c.Q_CYCLO_FETCH, kind | is_shared << 6)


def cyclo_exchange(g: State, given: int, fetched: int) -> None:
    """The new card takes the old one's place; nothing is triggered (ONI-ONIV-11)."""
    kind = given & KIND
    zone = c.Z_SHARED if given > KIND else c.Z_HAND
    leave_discard(g, fetched)
    leave_place(g, zone, kind)
    to_discard(g, kind, zone)
    if zone == c.Z_SHARED:
        join_shared(g, fetched)
    else:
        join_hand(g, fetched, 1)  # everybody sees it (ONI-TEAM-22)
    if g.listening:
        moved(g, fetched, c.Z_DISCARD, zone)


# ---- harpoon hunter --------------------------------------------------------------------------------------


def harpoon(g: State) -> None:
    """Reveal five: nightmares are discarded, the others go under the pile in any order (ONI-ONIV-13, ONI-X-21)."""
    reveal(g, c.PROPHECY_SIZE)
    while looked_kinds(g) & bit(c.NIGHTMARE):
        discard_looked(g, c.NIGHTMARE)
    if g.looked_size:
        push(g, c.Q_HARPOON, 0)
    else:
        end_looking(g)


# ---- hammerbird ------------------------------------------------------------------------------------------


def chain_length(g: State, colour: int) -> int:
    """How many cards at the end of the row have this colour, one after the other (ONI-ONIV-14)."""
    n = 0
    while n < g.row_size and colours_of(g.row[g.row_size - 1 - n]) >> colour & 1:
        n += 1
    return n


def begin_hammering(g: State) -> None:
    """The colour of the last card is clear, unless it is a crossroads (ONI-ONIV-14)."""
    last = g.row[g.row_size - 1]
    if last >= c.CROSSROADS:
        push(g, c.Q_HAMMER, 0)
    else:
        hammer(g, last >> 2)


def offer_hammer(g: State) -> None:
    """Each colour that gives another result; of equal results the first."""
    mask = 0
    for colour in range(4):
        new = 1
        for earlier in range(colour):
            if chain_length(g, earlier) == chain_length(g, colour):
                new = 0
        mask |= new << colour
    offer(g, c.HAMMER, mask)


def hammer(g: State, colour: int) -> None:
    """The chain is discarded; runs are counted anew (ONI-ONIV-14)."""
    for _ in range(chain_length(g, colour)):
        g.row_size -= 1
        to_discard(g, g.row[g.row_size], c.Z_ROW)
    recount_runs(g)


# ---- what it asks, and what the answers do -------------------------------------------------------------


def ask_of_oniverse(g: State, question: int, arg: int) -> bool:
    """The questions of the denizens; False if it is none of them."""
    if question == c.Q_RALLY:
        offer_rallying(g)
    elif question == c.Q_SPIES:
        offer_over(g)
    elif question == c.Q_HARPOON:
        offer_under(g)
    elif question == c.Q_HAMMER:
        offer_hammer(g)
    elif question == c.Q_CYCLO:
        offer_cyclo(g)
    elif question == c.Q_CYCLO_FETCH:
        offer_cyclo_fetch(g)
    else:
        return False
    return True


def answer_of_oniverse(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers to them; False if it is none."""
    if block == c.RALLY:
        rally(g, about, c.Z_HAND, arg)
    elif block == c.RALLY_SHARED:
        rally(g, about, c.Z_SHARED, arg)
    elif block == c.RALLY_STORED:
        rally(g, about, c.Z_STORED, arg)
    elif block == c.SEND_AWAY:
        send_away(g, about)
    elif block == c.HAMMER:
        hammer(g, arg)
    elif block == c.CYCLO:
        cyclo(g, arg, 0)
    elif block == c.CYCLO_SHARED:
        cyclo(g, arg, 1)
    elif block == c.CYCLO_FETCH:
        cyclo_exchange(g, about, arg)
    else:
        return False
    return True


# ---- what is shown of it -------------------------------------------------------------------------------


def has_seen_unused(g: State, seat: int) -> bool:
    """Whether a seat has gone through the pile and so knows the denizens in the box (ONI-ONIV-01)."""
    return seat >= 0 and g.knows_unused >> seat & 1 != 0


def put_unused(page: bytearray, g: State, seat: int) -> None:
    """How many denizens stay in the box; which, only for whoever knows it."""
    size = 0
    for i in range(8):
        size += g.unused[i]
    put_member(page, b'{"size":', size)
    put(page, b',"cards":')
    if has_seen_unused(g, seat):
        put_copies(page, DENIZENS_IN_LIST, g.unused, 8)
    else:
        put(page, b"null")
    put(page, b"}")
