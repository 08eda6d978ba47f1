"""Doors: searched for after a run, opened with a key when drawn, laid out.

ONI-BASE-13 … ONI-BASE-15, ONI-BASE-24 … ONI-BASE-26, ONI-BASE-37.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.book import can_plan, cover_goal, is_next_door, uncover_one
from reverie.games.onirim.modules.dreamcatchers import captured_on, forced_shuffle, take_captured
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.state import (
    State,
    discard_denizen,
    discard_from,
    door_to_limbo,
    learn_pile,
    partner_door_to_limbo,
    stored_among,
    to_doors,
    to_limbo,
)
from reverie.games.onirim.winning import check_win
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.core import tell
from reverie.kernel.native import bit
from reverie.kernel.pile import pile_has, pile_take

# ---- laying out and returning ----------------------------------------------------------------------------


def lay_out(g: State, door: int, zone: int) -> None:
    """The only way a door gets in front of a player; the last one wins at once (ONI-BASE-37).

    With the Book a door that is not the next one goes to the limbo instead (ONI-BOOK-04).
    """
    # ONI-PREM-06
    if g.flags & (c.BOOK | c.DUPLICATES_TO_LIMBO):
        if not is_welcome(g, door):
            to_limbo(g, door, zone)
            return
        if g.flags & c.BOOK:
            cover_goal(g)
    to_doors(g, door, zone)
    check_win(g)


def is_welcome(g: State, door: int) -> bool:
    """Whether a door would be laid out rather than sent to the limbo (ONI-BOOK-04; ONI-TEAM-17 in another reading)."""
    # ONI-X-06
    if g.flags & c.BOOK and not is_next_door(g, door):
        return False
    return not (g.flags & c.DUPLICATES_TO_LIMBO and door < c.DOOR_ONIVERSE and g.doors[door - c.DOOR])


def return_door(g: State, door: int, of_partner: int) -> None:
    """A laid-out door goes to the limbo; with the Book an order card is uncovered (ONI-BOOK-06)."""
    # Whatever returns it: ONI-EDGE-36, ONI-X-04, ONI-X-43
    if of_partner:
        partner_door_to_limbo(g, door)
    else:
        door_to_limbo(g, door)
    if g.flags & c.BOOK:
        uncover_one(g, door)


def doors_out(g: State) -> int:
    """The kinds of doors in front of the active player, never the partner's, as a mask (ONI-TEAM-14, ONI-EDGE-32)."""
    doors = bit(0) - 1
    for colour in range(5):
        if g.doors[colour]:
            doors |= bit(c.DOOR + colour)
    return doors


# ---- searching after a run -------------------------------------------------------------------------------


def offer_search(g: State, colours: int) -> None:
    """Take a door of the run's colour if the pile has one, decline, or only search (ONI-EDGE-15)."""
    # ONI-BASE-13, ONI-BASE-14, ONI-BASE-15
    if g.flags:
        offer_search_with_modules(g, colours)
        return
    offer(g, c.TAKE_DOOR, doors_in_pile(g, colours))
    offer(g, c.SEARCH, 3)


def doors_in_pile(g: State, colours: int) -> int:
    """Doors of these colours (bit 4: of the Oniverse) that the pile holds, as a mask of kinds (ONI-GLYPH-08)."""
    doors = bit(0) - 1
    for colour in range(5):
        if colours >> colour & 1 and pile_has(g.pile, c.DOOR + colour):
            doors |= bit(c.DOOR + colour)
    return doors


def sought(g: State, colours: int) -> int:
    """What a run of these colours may search for: with the Oniverse its door, too (ONI-ONIV-03)."""
    return colours | 16 if g.flags & c.ONIVERSE else colours


def sought_with_chaos(g: State, colours: int) -> int:
    """Colours that only chromatic chaos adds; with the Book only that of the next order card (ONI-X-41)."""
    # ONI-ONIV-15, ONI-ONIV-16
    if not g.rallied_mask >> c.CHROMATIC_CHAOS & 1:
        return 0
    others = ~colours & 15
    if g.flags & c.BOOK:
        for colour in range(4):
            if not is_next_door(g, c.DOOR + colour):
                others &= ~(1 << colour)
    return others


def offer_search_with_modules(g: State, colours: int) -> None:
    """The same with everything that modules add."""
    blocked = adversary_blocks(g)
    if not blocked:
        offer(g, c.TAKE_DOOR, doors_in_pile(g, sought(g, colours)))
    offer(g, c.SEARCH, 3)
    if not blocked:
        offer(g, c.TAKE_CHROMATIC, doors_in_pile(g, sought_with_chaos(g, colours)))
        offer_captured_doors(g, colours)
    offer_planning(g)


def offer_captured_doors(g: State, colours: int) -> None:
    """Sought doors on catchers, each catcher by itself (ONI-DREAM-12, ONI-GEN-08, ONI-X-17)."""
    if g.captured_size == 0:
        return
    doors = bit(c.DOOR) * sought(g, colours)
    for i in range(g.catchers):
        offer(g, c.TAKE_CAPTURED + i, captured_on(g, i) & doors)
    doors = bit(c.DOOR) * sought_with_chaos(g, colours)
    for i in range(g.catchers):
        offer(g, c.TAKE_CAPTURED_CHROMATIC + i, captured_on(g, i) & doors)


def offer_planning(g: State) -> None:
    """The one free action while doors are chosen (ONI-FREE-03)."""
    if g.flags & c.BOOK:
        offer(g, c.CAST, can_plan(g))


def take_door(g: State, door: int, with_chaos: int) -> None:
    """The door leaves the pile and is laid out; then the pile is shuffled, unless that won (ONI-X-40)."""
    # ONI-BASE-13, ONI-BASE-37
    pile_take(g.pile, door)
    learn_pile(g)
    if g.listening:
        tell(g, c.E_SEARCHED, 1, 0, 0)
    if with_chaos:
        discard_denizen(g, c.CHROMATIC_CHAOS)
    lay_out(g, door, c.Z_PILE)
    if g.outcome == 0:
        if g.flags & c.PREMONITIONS:
            push(g, c.S_PREMONITIONS, 0)
        forced_shuffle(g)


def search_or_not(g: State, choice: int, colours: int) -> None:
    """Declining leaves the pile as it is; searching without taking shuffles it (ONI-BASE-14)."""
    # ONI-EDGE-14, ONI-EDGE-16
    if choice == c.DECLINE:
        return
    learn_pile(g)
    if g.listening:
        tell(g, c.E_SEARCHED, 0, 0, 0)
    if g.flags & c.DREAMCATCHERS:
        push(g, c.S_CATCHER_TAKE, colours)
    forced_shuffle(g)


def look_at_catchers(g: State, colours: int) -> None:
    """After a search that took nothing a captured card may be taken; for a happy dream (0) it must (ONI-DREAM-12)."""
    doors = bit(c.DOOR) * (sought(g, colours) | sought_with_chaos(g, colours))
    if colours and adversary_blocks(g):
        return
    for i in range(g.catchers):
        if captured_on(g, i) & doors or (colours == 0 and g.captured_size):
            push(g, c.Q_CATCHER_TAKE, colours)
            return


def offer_captured(g: State, colours: int) -> None:
    """The sought doors and none, or for a happy dream every captured card (ONI-DREAM-12)."""
    if colours:
        offer_captured_doors(g, colours)
        # In ascending blocks: the chaos blocks end just below.
        offer(g, c.LEAVE_CAPTURED, 1)
    else:
        offer_all_captured(g)
    offer_planning(g)


def offer_all_captured(g: State) -> None:
    """Every captured card, each catcher by itself."""
    if g.captured_size:
        for i in range(g.catchers):
            offer(g, c.TAKE_CAPTURED + i, captured_on(g, i))


def take_captured_door(g: State, catcher: int, door: int, with_chaos: int) -> None:
    """A captured door is laid out; the pile is neither searched nor shuffled for it (ONI-DREAM-12)."""
    take_captured(g, catcher, door)
    if with_chaos:
        discard_denizen(g, c.CHROMATIC_CHAOS)
    lay_out(g, door, c.Z_CATCHER)
    if g.flags & c.PREMONITIONS:
        push(g, c.S_PREMONITIONS, 0)


# ---- a drawn door ----------------------------------------------------------------------------------------


def keys_for(door: int) -> int:
    """The keys that fit: of the door's colour, the crossroads key, for the Oniverse any (ONI-CROSS-05, ONI-ONIV-04)."""
    if door == c.DOOR_ONIVERSE:
        return bit(0) * c.KEYS
    return bit((door - c.DOOR) * 4 + c.KEY) | bit(c.CROSSROADS + c.KEY)


def offer_opening(g: State, door: int) -> None:
    """A drawn door: a key of its colour opens it, or it goes to the limbo (ONI-BASE-24, ONI-BASE-26).

    No key may be used if the door could not be laid out (ONI-BOOK-05, ONI-INC-08).
    """
    # ONI-EDGE-18, ONI-TEAM-13, ONI-X-05
    if g.flags == 0:
        offer(g, c.OPEN_DOOR, g.hand_mask & bit((door - c.DOOR) * 4 + c.KEY))
        offer(g, c.DOOR_TO_LIMBO, 1)
        return
    keys = keys_for(door)
    if adversary_blocks(g) or not is_welcome(g, door):
        keys = bit(0) - 1
    offer(g, c.OPEN_DOOR, g.hand_mask & keys)
    offer(g, c.DOOR_TO_LIMBO, 1)
    if keys:
        offer(g, c.OPEN_SHARED, g.shared_mask & keys)
        offer(g, c.OPEN_STORED, stored_among(g, keys))
        if g.rallied_mask >> c.CHROMATIC_CHAOS & 1 and door < c.DOOR_ONIVERSE:
            keys = c.KEYS & ~keys  # ONI-ONIV-15
            offer(g, c.OPEN_CHROMATIC, g.hand_mask & keys)
            offer(g, c.OPEN_CHROMATIC_SHARED, g.shared_mask & keys)
            offer(g, c.OPEN_CHROMATIC_STORED, stored_among(g, keys))


def open_door(g: State, door: int, zone: int, argument: int, with_chaos: int) -> None:
    """The key is discarded, without a prophecy, and the door laid out (ONI-BASE-21, ONI-BASE-24)."""
    # ONI-BASE-25, ONI-EDGE-17, ONI-EDGE-24
    discard_from(g, zone, argument)
    if with_chaos:
        discard_denizen(g, c.CHROMATIC_CHAOS)
    lay_out(g, door, c.Z_RESOLVING)
    if g.flags & c.PREMONITIONS:
        push(g, c.S_PREMONITIONS, 0)


def answer_of_doors(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """Doors by shared and stored keys, by chaos, and from catchers; False if it is nothing of that."""
    if block == c.OPEN_SHARED:
        open_door(g, about, c.Z_SHARED, arg, 0)
    elif block == c.OPEN_STORED:
        open_door(g, about, c.Z_STORED, arg, 0)
    elif block == c.OPEN_CHROMATIC:
        open_door(g, about, c.Z_HAND, arg, 1)
    elif block == c.OPEN_CHROMATIC_SHARED:
        open_door(g, about, c.Z_SHARED, arg, 1)
    elif block == c.OPEN_CHROMATIC_STORED:
        open_door(g, about, c.Z_STORED, arg, 1)
    elif block == c.TAKE_CHROMATIC:
        take_door(g, arg, 1)
    elif block < c.TAKE_CAPTURED or block > c.LEAVE_CAPTURED:
        return False
    elif block >= c.TAKE_CAPTURED_CHROMATIC:
        if block < c.LEAVE_CAPTURED:
            take_captured_door(g, block - c.TAKE_CAPTURED_CHROMATIC, arg, 1)
    elif question == c.Q_SEARCH or (question == c.Q_CATCHER_TAKE and about):
        take_captured_door(g, block - c.TAKE_CAPTURED, arg, 0)
    else:
        return False  # a happy dream's (ONI-PREM-13)
    return True
