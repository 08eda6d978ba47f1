"""Happy Dreams and Dark Premonitions (ONI-PREM): triggers that lie in wait, and dreams that help."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.arranging import reveal
from reverie.games.onirim.doors import offer_all_captured, return_door
from reverie.games.onirim.json_names import PREMONITIONS_IN_LIST
from reverie.games.onirim.modules.dreamcatchers import forced_shuffle, take_captured
from reverie.games.onirim.state import (
    State,
    discard_looked,
    discard_whole_hand,
    learn_pile,
    leave_discard,
    looked_kinds,
    moved,
    no_cards_left,
    place_looked,
    put_looked_over,
    to_discard,
    to_limbo,
)
from reverie.kernel.agenda import push
from reverie.kernel.choices import offer
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.core import tell
from reverie.kernel.native import bit, lowest_bit, nth_bit, popcount, put
from reverie.kernel.pile import pile_count, pile_has, pile_put_over, pile_take
from reverie.kernel.streams import below
from reverie.kernel.writing import put_marked, put_member

# ---- premonitions ----------------------------------------------------------------------------------------


def turn_up(g: State, count: int) -> int:
    """Turn up premonitions of the reserve, as long as there are some (ONI-PREM-09); which they were, a bit each."""
    fresh = 0
    for _ in range(count):
        left = popcount(g.premonitions_down)
        if left == 0:
            break
        premonition = nth_bit(g.premonitions_down, below(g, c.RESERVE_STREAM, left))
        g.premonitions_down ^= 1 << premonition
        g.premonitions_up |= 1 << premonition
        fresh |= 1 << premonition
        g.mark += 1
        if g.listening:
            tell(g, c.E_PREMONITION, premonition, 0, 0)
    return fresh


def doors_of(g: State, colour: int) -> int:
    """How many doors of a colour are out, of both players together (ONI-PREM-15, ONI-X-33)."""
    return g.doors[colour] + g.partner_doors[colour]


def triggered(g: State) -> int:
    """The face-up premonitions whose trigger is true now, a bit each (ONI-PREM-03, ONI-EDGE-42, ONI-ONIV-05)."""
    out = g.door_count + g.partner_door_count
    red, blue, green, brown = doors_of(g, 0), doors_of(g, 1), doors_of(g, 2), doors_of(g, 3)
    mask = (
        (red >= 2) << c.TWO_RED | (green >= 2) << c.TWO_GREEN | (blue >= 2) << c.TWO_BLUE | (brown >= 2) << c.TWO_BROWN
    )
    mask |= (mask != 0) << c.PAIR
    mask |= (out >= 5) << c.FIVE_DOORS | (out >= 3) << c.THREE_DOORS
    mask |= (red != 0 and blue != 0 and green != 0 and brown != 0) << c.EVERY_COLOUR
    return mask & g.premonitions_up


def triggered_among(g: State, fresh: int) -> int:
    """Those of them that were turned up just now; 0 stands for all."""
    return triggered(g) & fresh if fresh else triggered(g)


def check_premonitions(g: State, fresh: int) -> None:
    """One after the other, until none is true any more (ONI-PREM-02, ONI-PREM-05)."""
    if triggered_among(g, fresh):
        push(g, c.S_PREMONITIONS, fresh)
        push(g, c.Q_PREM_ORDER, fresh)


def offer_premonitions(g: State, fresh: int) -> None:
    """Which of them comes first."""
    offer(g, c.RESOLVE, triggered_among(g, fresh))


def carry_out_premonition(g: State, premonition: int) -> None:
    """As much as possible; then the card is removed (ONI-PREM-07, ONI-DREAM-11, ONI-PREM-08, ONI-X-25)."""
    push(g, c.S_PREMONITION_LEAVES, premonition)
    if premonition == c.TWO_RED:
        discard_from_pile(g, bit(0) * c.RED_IN_PILE)
    elif premonition == c.EVERY_COLOUR:
        discard_from_pile(g, bit(c.HAPPY_DREAM))
    elif premonition == c.TWO_BLUE:
        learn_pile(g)
        begin_key_loss(g)
    elif premonition == c.TWO_GREEN:
        if g.discarded[c.NIGHTMARE]:
            leave_discard(g, c.NIGHTMARE)
            to_limbo(g, c.NIGHTMARE, c.Z_DISCARD)
    elif premonition == c.FIVE_DOORS:
        turn_up_by_effect(g, 2)
    elif premonition == c.THREE_DOORS:
        push(g, c.S_TURN_UP, 1)
        push(g, c.S_REDRAW, 0)
        discard_whole_hand(g)
    else:
        push(g, c.Q_PREM_DOOR, premonition)


def turn_up_by_effect(g: State, count: int) -> None:
    """The premonition that does it leaves next; what it turned up, and is true, comes before all that wait.

    They wait on the agenda under the one that leaves, so what one of them turns up comes before the others in turn.
    """
    fresh = turn_up(g, count) & triggered(g)
    if fresh and g.flags & c.TURNED_UP_FIRST:  # ONI-PREM-05
        g.agenda_size -= 1
        leaving = g.agenda_arg[g.agenda_size]
        push(g, c.S_PREMONITIONS, fresh)
        push(g, c.S_PREMONITION_LEAVES, leaving)


def premonition_leaves(g: State, premonition: int) -> None:
    """A premonition that was carried out is removed from the game."""
    g.premonitions_up &= ~(1 << premonition)
    if g.listening:
        tell(g, c.E_PREMONITION, premonition, 1, 0)


def discard_from_pile(g: State, kinds: int) -> None:
    """Every card of these kinds in the pile is discarded, and the pile shuffled (ONI-X-15)."""
    learn_pile(g)
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        while pile_has(g.pile, kind):
            pile_take(g.pile, kind)
            to_discard(g, kind, c.Z_PILE)
    forced_shuffle(g)


def keys_in_pile(g: State, least: int) -> int:
    """The kinds of keys in the pile from `least` on, as a mask."""
    mask = bit(0) - 1
    for kind in range(least, 19):
        if c.KEYS >> kind & 1 and pile_has(g.pile, kind):
            mask |= bit(kind)
    return mask


def begin_key_loss(g: State) -> None:
    """Two keys of the pile are discarded, fewer if there are fewer (ONI-PREM-07)."""
    keys = keys_in_pile(g, 0)
    if keys == 0:
        forced_shuffle(g)
        return
    two = keys & (keys - 1) != 0 or pile_count(g.pile, lowest_bit(keys)) > 1
    push(g, c.Q_PREM_KEYS, 64 if two else 0)


def offer_key_loss(g: State, picked: int) -> None:
    """Two keys in ascending order: the first one must leave a second one at or above it."""
    keys = keys_in_pile(g, picked & KIND)
    if picked >= 64:
        highest = keys
        while highest & (highest - 1):
            highest &= highest - 1
        if pile_count(g.pile, lowest_bit(highest)) < 2:
            keys ^= highest
    offer(g, c.PREMONITION_KEY, keys)


def lose_key(g: State, kind: int, picked: int) -> None:
    """The key is discarded without a prophecy; after the last one the pile is shuffled."""
    pile_take(g.pile, kind)
    to_discard(g, kind, c.Z_PILE)
    if picked >= 64:
        push(g, c.Q_PREM_KEYS, kind)
    else:
        forced_shuffle(g)


def offer_premonition_doors(g: State, premonition: int) -> None:
    """`two_brown`: any laid-out door; `pair`: one of a colour that is out twice; the partner's, too (ONI-PREM-07)."""
    # ONI-X-24
    mine = bit(0) - 1
    partners = bit(0) - 1
    for colour in range(5):
        if premonition == c.PAIR and (colour == 4 or doors_of(g, colour) < 2):
            continue
        if g.doors[colour]:
            mine |= bit(c.DOOR + colour)
        if g.partner_doors[colour]:
            partners |= bit(c.DOOR + colour)
    offer(g, c.RETURN_DOOR, mine)
    offer(g, c.RETURN_PARTNER_DOOR, partners)


# ---- happy dreams ----------------------------------------------------------------------------------------


def offer_happy(g: State) -> None:
    """Banish a premonition, reveal seven, search; with dreamcatchers take a captured card."""
    # ONI-PREM-10 … ONI-PREM-13
    offer_all_captured(g)
    offer(g, c.BANISH, g.premonitions_up)
    searchable = g.captured_size or not no_cards_left(g)
    offer(g, c.HAPPY, 1 << c.REVEAL_SEVEN | (1 << c.HAPPY_SEARCH if searchable else 0))


def banish(g: State, premonition: int) -> None:
    """A face-up premonition is removed without effect (ONI-PREM-11)."""
    g.premonitions_up &= ~(1 << premonition)
    if g.listening:
        tell(g, c.E_PREMONITION, premonition, 2, 0)


def dream_happily(g: State, choice: int) -> None:
    """Reveal the top seven (ONI-PREM-12), or go through the pile for any card (ONI-PREM-13)."""
    if choice == c.REVEAL_SEVEN:
        reveal(g, c.HAPPY_SIZE)
        if g.looked_size:
            push(g, c.Q_HAPPY_SEVEN, 0)
    else:
        learn_pile(g)
        push(g, c.Q_HAPPY_SEARCH, 0)


def offer_seven(g: State) -> None:
    """Keep a card, the next one from the top down, or discard the rest."""
    left = looked_kinds(g)
    offer(g, c.KEEP, left)
    if not (g.flags & c.STRICT_DEAD_ENDS and left & bit(c.DEAD_END)):
        offer(g, c.DISCARD_REST, 1)


def keep_revealed(g: State, kind: int) -> None:
    """Once all are kept they go back on top."""
    place_looked(g, kind)
    if g.looked_placed < g.looked_size:
        push(g, c.Q_HAPPY_SEVEN, 0)
    else:
        put_looked_over(g)


def discard_the_rest(g: State) -> None:
    """Everything not kept is discarded, the kept cards go back on top."""
    while g.looked_placed < g.looked_size:
        discard_looked(g, g.looked[g.looked_placed])
    put_looked_over(g)


def offer_fetching(g: State) -> None:
    """Any card of the pile; with captured cards also none of them (ONI-PREM-13)."""
    if g.captured_size:
        offer(g, c.SEARCH, 1 << c.SEARCH_ONLY)
    mask = bit(0) - 1
    for kind in range(c.KINDS):
        if pile_has(g.pile, kind):
            mask |= bit(kind)
    offer(g, c.FETCH, mask)


def fetch(g: State, kind: int) -> None:
    """The card leaves the pile, the pile is shuffled, the card lies on top; only the searcher knows which it is."""
    pile_take(g.pile, kind)
    if g.listening:
        moved(g, kind, c.Z_PILE, c.Z_LOOKED)
    push(g, c.S_PUT_ON_TOP, kind | KNOWN_TO_0 << g.seat)
    forced_shuffle(g)


def put_on_top(g: State, card: int) -> None:
    """A fetched card comes to lie on the pile."""
    pile_put_over(g.pile, card)
    if g.listening:
        moved(g, card & KIND, c.Z_LOOKED, c.Z_PILE)


def search_for_nothing(g: State) -> None:
    """Take none of the pile; then a captured card must be taken, if the emptying left one (ONI-PREM-13)."""
    push(g, c.S_CATCHER_TAKE, 0)
    forced_shuffle(g)


def fetch_captured(g: State, catcher: int, kind: int) -> None:
    """A captured card on top of the pile, without a shuffle; everybody knows it (ONI-DREAM-12)."""
    take_captured(g, catcher, kind)
    pile_put_over(g.pile, kind | g.common)
    if g.listening:
        moved(g, kind, c.Z_CATCHER, c.Z_PILE)


# ---- what it asks, and what the answers do -------------------------------------------------------------


def ask_of_premonitions(g: State, question: int, arg: int) -> bool:
    """The questions of premonitions and happy dreams; False if it is none of them."""
    if question == c.Q_HAPPY:
        offer_happy(g)
    elif question == c.Q_HAPPY_SEVEN:
        offer_seven(g)
    elif question == c.Q_HAPPY_SEARCH:
        offer_fetching(g)
    elif question == c.Q_PREM_ORDER:
        offer_premonitions(g, arg)
    elif question == c.Q_PREM_DOOR:
        offer_premonition_doors(g, arg)
    elif question == c.Q_PREM_KEYS:
        offer_key_loss(g, arg)
    else:
        return False
    return True


def answer_of_premonitions(g: State, block: int, arg: int, question: int, about: int) -> bool:
    """The answers to them; False if it is none."""
    if block == c.RESOLVE:
        carry_out_premonition(g, arg)
    elif block == c.RETURN_DOOR:
        return_door(g, arg, 0)
    elif block == c.RETURN_PARTNER_DOOR:
        return_door(g, arg, 1)
    elif block == c.PREMONITION_KEY:
        lose_key(g, arg, about)
    elif block == c.BANISH:
        banish(g, arg)
    elif block == c.HAPPY:
        dream_happily(g, arg)
    elif block == c.KEEP:
        keep_revealed(g, arg)
    elif block == c.DISCARD_REST:
        discard_the_rest(g)
    elif block == c.FETCH:
        fetch(g, arg)
    elif block >= c.TAKE_CAPTURED and block < c.TAKE_CAPTURED_CHROMATIC:
        fetch_captured(g, block - c.TAKE_CAPTURED, arg)
    else:
        return False
    return True


def step_of_premonitions(g: State, step: int, arg: int) -> bool:
    """What they put on the agenda; False if it is nothing of theirs."""
    if step == c.S_PREMONITIONS:
        check_premonitions(g, arg)
    elif step == c.S_PREMONITION_LEAVES:
        premonition_leaves(g, arg)
    elif step == c.S_TURN_UP:
        turn_up_by_effect(g, arg)
    elif step == c.S_PUT_ON_TOP:
        put_on_top(g, arg)
    else:
        return False
    return True


# ---- what is shown of it -------------------------------------------------------------------------------


def put_premonitions(page: bytearray, g: State, seat: int) -> None:
    """Those face up, how many lie in the reserve, and those that are gone (ONI-PREM-01)."""
    put(page, b'{"up":')
    put_marked(page, PREMONITIONS_IN_LIST, g.premonitions_up)
    put_member(page, b',"down":', popcount(g.premonitions_down))
    put(page, b',"used":')
    put_marked(page, PREMONITIONS_IN_LIST, ~(g.premonitions_up | g.premonitions_down))
    put(page, b"}")
