"""What the learned player of the base game sees of a table after an answer and before chance speaks.

Where the answer itself draws (a prophecy, five cards for a nightmare, a new hand), the table is seen before that, with
what is pending. Completing a run counts as taking its door, if the pile has one. Only what the seat knows goes in: its
hand, the row, what the pile holds in all, the cards on top that were seen.

Each of these is a row of a table; the four colours share theirs:

* run: doors needed, the end of the row, suns, moons and keys in hand, locations left
* rest: doors needed, suns, moons and keys left in the pile, locations left
* hope: doors needed, cards of the run begun, in hand, left, with the keys apart
* next: doors needed, the end of the row, the two cards known to come
* hold: doors needed, the end of the row, cards and keys in hand, locations left

and once: how many doors are needed and how long it can go on; what is pending; keys against nightmares; the symbols in
hand; the three cards known to come; how many cards and doors there are; how close the next two runs are, and what a
nightmare could cost. A table that is won has one row of its own.
"""

from reverie.games.onirim import constants as c
from reverie.games.onirim.state import State
from reverie.kernel.constants import BAG, BAG_SIZE, KIND, OVER_SIZE
from reverie.kernel.core import Notes
from reverie.kernel.pile import bag_count, pile_over

# Where the tables begin.
RUN_ROWS = 0
REST_ROWS = 17280
HOPE_ROWS = 24480
NEXT_ROWS = 36576
HOLD_ROWS = 38880
NEED_ROWS = 48600
PENDING_ROWS = 56850
KEY_ROWS = 64770
SYMBOL_ROWS = 68730
TOP_ROWS = 69594
SIZE_ROWS = 74778
READY_ROWS = 75534
PERIL_ROWS = 78909
WON_ROW = 81109
ALL_ROWS = 81110
FEATURES = 1  # the version of all this: weights are made for one

# What is pending after an answer.
REFILL = 0
PROPHECY_COMES = 1
MILL_COMES = 2
NEW_HAND_COMES = 3
ORDERING = 4
HOPELESS_NOW = 5

# Where things stand in a sketch of the table: four numbers, one per colour; three for each colour; single ones.
AT_NEED = 0
AT_HAND = 4
AT_LEFT = 16
AT_TOP = 28  # five cards, KIND where none is known
AT_TURNS = 33
AT_NIGHTMARES = 34
AT_SIZE = 35
AT_LIMBO = 36
AT_HELD = 37
AT_LAST = 38
AT_END = 39
AT_BEGUN = 40
AT_PENDING = 41
AT_DOORS = 42
TOPS = 5
ALL_DOORS_OUT = 8
NO_RUN = 4


def describe_base_game(g: State, action: int, notes: Notes) -> None:
    """The rows of the table after an answer."""
    sketch = [0] * 43
    sketch_table(g, sketch)
    sketch_answer(g, action, sketch)
    write_rows(sketch, notes)


# ---- the table as it lies ----------------------------------------------------------------------------------------


def sketch_table(g: State, sketch: list[int]) -> None:
    """What the seat knows now."""
    for colour in range(4):
        kind = colour * 4
        sketch[AT_NEED + colour] = 2 - g.doors[colour]
        for symbol in range(3):
            sketch[AT_HAND + 3 * colour + symbol] = g.hand[kind + symbol]
            sketch[AT_LEFT + 3 * colour + symbol] = bag_count(g.pile, kind + symbol)
    sketch[AT_TURNS] = g.pile[BAG + c.DOOR - 1]
    sketch[AT_NIGHTMARES] = bag_count(g.pile, c.NIGHTMARE)
    sketch[AT_SIZE] = g.pile[BAG_SIZE]
    sketch[AT_LIMBO] = g.limbo_size
    sketch[AT_HELD] = g.hand_size
    sketch[AT_PENDING] = REFILL
    sketch[AT_DOORS] = g.door_count
    for i in range(g.limbo_size):
        sketch[AT_NIGHTMARES] += g.limbo[i] == c.NIGHTMARE
    for i in range(TOPS):
        sketch[AT_TOP + i] = KIND
    known = 0
    for i in range(g.looked_size):
        count_card(sketch, g.looked[i])
    if g.looked_size:
        known = order_looked(g, sketch)
    last = pile_over(g.pile) + g.pile[OVER_SIZE] - 1
    for i in range(g.pile[OVER_SIZE]):
        kind = g.pile[last - i] & KIND
        count_card(sketch, kind)
        if known < TOPS:
            sketch[AT_TOP + known] = kind
            known += 1
    sketch_row(g, sketch)


def count_card(sketch: list[int], kind: int) -> None:
    """One more card of the pile."""
    sketch[AT_SIZE] += 1
    if kind < c.DOOR:
        sketch[AT_TURNS] += 1
        sketch[AT_LEFT + 3 * (kind >> 2) + (kind & 3)] += 1
    elif kind == c.NIGHTMARE:
        sketch[AT_NIGHTMARES] += 1


def sketch_row(g: State, sketch: list[int]) -> None:
    """The last symbol (3: none), and the run that is begun: its colour (4: none) and length."""
    n = g.row_size
    sketch[AT_LAST] = 3
    sketch[AT_END] = 4
    sketch[AT_BEGUN] = 0
    if n == 0:
        return
    sketch[AT_LAST] = g.row[n - 1] & 3
    if n == g.segment:
        return
    sketch[AT_END] = g.row[n - 1] >> 2
    sketch[AT_BEGUN] = 2 if n - g.segment >= 2 and g.row[n - 2] >> 2 == sketch[AT_END] else 1


def order_looked(g: State, sketch: list[int]) -> int:
    """The looked-at cards as they will come: those placed, then the others as one would wish; how many are known."""
    known = 0
    for i in range(g.looked_placed):
        if known < TOPS:
            sketch[AT_TOP + known] = g.looked[i]
            known += 1
    for wish in range(6):
        for i in range(g.looked_placed, g.looked_size):
            if known < TOPS and wish_for(sketch, g.looked[i]) == wish:
                sketch[AT_TOP + known] = g.looked[i]
                known += 1
    return known


def wish_for(sketch: list[int], kind: int) -> int:
    """How soon one would like to draw a card, 0 to 5."""
    if kind < c.DOOR:
        return 1 if sketch[AT_NEED + (kind >> 2)] > 0 else 3
    if kind == c.NIGHTMARE:
        return 5
    return 0 if sketch[AT_HAND + 3 * (kind - c.DOOR) + c.KEY] else 4


# ---- what an answer changes ---------------------------------------------------------------------------------------


def sketch_answer(g: State, action: int, sketch: list[int]) -> None:
    """The table after an answer, before any card is drawn for it."""
    block = action >> 6
    kind = action & 63
    if block == c.PLAY:
        leave_sketched_hand(sketch, kind)
        sketch_play(g, sketch, kind)
    elif block == c.DISCARD:
        leave_sketched_hand(sketch, kind)
        if c.KEYS >> kind & 1 and sketch[AT_SIZE]:
            sketch[AT_PENDING] = PROPHECY_COMES
    elif block == c.PROPHECY_DISCARD:
        drop_looked(sketch, kind)
    elif block == c.PROPHECY_PUT:
        put_looked_next(g, sketch, kind)
    elif block == c.TAKE_DOOR:
        sketch_door(sketch, kind - c.DOOR)
        forget_tops(sketch)
    elif block == c.SEARCH:
        if kind != c.DECLINE:
            forget_tops(sketch)
    elif block == c.OPEN_DOOR:
        leave_sketched_hand(sketch, kind)
        sketch_door(sketch, kind >> 2)
        sketch[AT_SIZE] += 1  # the door is not in the pile
    elif block == c.DOOR_TO_LIMBO:
        sketch[AT_LIMBO] += 1
    elif block == c.WARD_KEY:
        leave_sketched_hand(sketch, kind)
    elif block == c.WARD_DOOR:
        sketch[AT_NEED + kind - c.DOOR] += 1
        sketch[AT_DOORS] -= 1
        sketch[AT_LIMBO] += 1
    elif kind == c.MILL:
        sketch[AT_PENDING] = MILL_COMES
    else:
        sketch[AT_PENDING] = NEW_HAND_COMES
        sketch[AT_HELD] = 0
        for i in range(12):
            sketch[AT_HAND + i] = 0


def leave_sketched_hand(sketch: list[int], kind: int) -> None:
    """A card leaves the hand."""
    sketch[AT_HAND + 3 * (kind >> 2) + (kind & 3)] -= 1
    sketch[AT_HELD] -= 1


def sketch_play(g: State, sketch: list[int], kind: int) -> None:
    """The row grows; a third card of a colour brings a door, if the pile has one."""
    colour = kind >> 2
    sketch[AT_LAST] = kind & 3
    if sketch[AT_END] != colour:
        sketch[AT_END] = colour
        sketch[AT_BEGUN] = 1
    elif sketch[AT_BEGUN] == 1:
        sketch[AT_BEGUN] = 2
    else:
        sketch[AT_END] = 4
        sketch[AT_BEGUN] = 0
        if 2 - g.doors[colour] - g.discarded[c.DOOR + colour] > 0:  # the limbo is empty in a turn
            sketch_door(sketch, colour)
            forget_tops(sketch)


def sketch_door(sketch: list[int], colour: int) -> None:
    """A door is laid out."""
    sketch[AT_NEED + colour] -= 1
    sketch[AT_DOORS] += 1
    sketch[AT_SIZE] -= 1


def forget_tops(sketch: list[int]) -> None:
    """The pile is shuffled."""
    for i in range(TOPS):
        sketch[AT_TOP + i] = KIND


def drop_looked(sketch: list[int], kind: int) -> None:
    """One of the looked-at cards is discarded; without all its doors the game is lost."""
    sketch[AT_PENDING] = ORDERING
    sketch[AT_SIZE] -= 1
    if kind < c.DOOR:
        sketch[AT_TURNS] -= 1
        sketch[AT_LEFT + 3 * (kind >> 2) + (kind & 3)] -= 1
    elif kind == c.NIGHTMARE:
        sketch[AT_NIGHTMARES] -= 1
    else:
        sketch[AT_PENDING] = HOPELESS_NOW
    place = 0
    while sketch[AT_TOP + place] != kind:
        place += 1
    while place < TOPS - 1:
        sketch[AT_TOP + place] = sketch[AT_TOP + place + 1]
        place += 1
    sketch[AT_TOP + place] = KIND


def put_looked_next(g: State, sketch: list[int], kind: int) -> None:
    """One of the looked-at cards comes next; those before it in the wished order come later."""
    sketch[AT_PENDING] = ORDERING
    place = g.looked_placed
    before = kind
    while place < TOPS:
        other = sketch[AT_TOP + place]
        sketch[AT_TOP + place] = before
        if other == kind:
            return
        before = other
        place += 1


# ---- rows -----------------------------------------------------------------------------------------------------------


def write_rows(sketch: list[int], notes: Notes) -> None:
    """A sketch as rows of the tables."""
    if sketch[AT_DOORS] == ALL_DOORS_OUT:
        notes.rows[0] = WON_ROW
        notes.count = 1
        return
    turns = min(sketch[AT_TURNS], 59)
    nightmares = min(sketch[AT_NIGHTMARES], 10)
    limbo = min(sketch[AT_LIMBO], 3)
    suns = moons = keys = useful = two = one = 0
    first = second = NO_RUN
    n = 0
    for colour in range(4):
        need = sketch[AT_NEED + colour]
        sun = sketch[AT_HAND + 3 * colour]
        moon = sketch[AT_HAND + 3 * colour + 1]
        key = sketch[AT_HAND + 3 * colour + 2]
        sun_left = sketch[AT_LEFT + 3 * colour]
        moon_left = sketch[AT_LEFT + 3 * colour + 1]
        key_left = sketch[AT_LEFT + 3 * colour + 2]
        begun = sketch[AT_BEGUN] if sketch[AT_END] == colour else 0
        run = (need * 3 + begun) * 4 + sketch[AT_LAST]
        suns += sun
        moons += moon
        keys += key
        useful += key if need else 0
        if need:
            lack = lacking(begun, sketch[AT_LAST], sun, moon, key)
            if lack < first:
                second = first
                first = lack
            elif lack < second:
                second = lack
        two += need == 2
        one += need == 1
        notes.rows[n] = RUN_ROWS + (((run * 4 + min(sun, 3)) * 3 + min(moon, 2)) * 4 + min(key, 3)) * 10 + turns // 6
        notes.rows[n + 1] = (
            REST_ROWS
            + (((need * 10 + min(sun_left, 9)) * 5 + min(moon_left, 4)) * 4 + min(key_left, 3)) * 12
            + turns // 5
        )
        notes.rows[n + 2] = (
            HOPE_ROWS
            + ((((need * 3 + begun) * 6 + min(sun + moon, 5)) * 4 + min(key, 3)) * 14 + min(sun_left + moon_left, 13))
            * 4
            + min(key_left, 3)
        )
        notes.rows[n + 3] = (
            NEXT_ROWS
            + (run * 8 + as_colour_sees(sketch[AT_TOP], colour)) * 8
            + as_colour_sees(sketch[AT_TOP + 1], colour)
        )
        notes.rows[n + 4] = HOLD_ROWS + ((run * 6 + min(sun + moon + key, 5)) * 3 + min(key, 2)) * 15 + turns // 4
        n += 5
    notes.rows[n] = NEED_ROWS + ((two * 5 + one) * 30 + turns // 2) * 11 + nightmares
    notes.rows[n + 1] = (
        PENDING_ROWS + ((sketch[AT_PENDING] * 15 + turns // 4) * 11 + nightmares) * 6 + min(sketch[AT_HELD], 5)
    )
    notes.rows[n + 2] = KEY_ROWS + ((min(keys, 5) * 11 + nightmares) * 15 + turns // 4) * 4 + min(useful, 3)
    notes.rows[n + 3] = SYMBOL_ROWS + ((sketch[AT_LAST] * 6 + min(suns, 5)) * 6 + min(moons, 5)) * 6 + min(keys, 5)
    tops = (as_hand_sees(sketch, 0) * 6 + as_hand_sees(sketch, 1)) * 6 + as_hand_sees(sketch, 2)
    notes.rows[n + 4] = TOP_ROWS + (tops * 4 + limbo) * 6 + min(5 - min(sketch[AT_HELD], 5), 5)
    notes.rows[n + 5] = SIZE_ROWS + min(sketch[AT_SIZE] + sketch[AT_LIMBO], 83) * 9 + sketch[AT_DOORS]
    notes.rows[n + 6] = READY_ROWS + ((first * 5 + second) * 9 + 2 * two + one) * 15 + turns // 4
    notes.rows[n + 7] = PERIL_ROWS + ((first * 11 + nightmares) * 4 + min(keys, 3)) * 10 + turns // 6
    notes.count = n + 8


def lacking(begun: int, last: int, sun: int, moon: int, key: int) -> int:
    """How many cards the hand lacks to end the next run of a colour, 0 to 3; neighbours differ in their symbols."""
    held = sun + moon + key
    fitting = held
    if begun:
        fitting -= sun if last == c.SUN else moon if last == c.MOON else key
    if begun == 2:
        return 0 if fitting else 1
    alike = held in (sun, moon, key)
    if begun:
        if held == 0:
            return 2
        return 0 if fitting and held >= 2 and not alike else 1
    if held >= 3:
        return 1 if alike else 0
    return 3 - held


def as_colour_sees(card: int, colour: int) -> int:
    """What a card that comes is to a colour: 0 unknown, 1 to 3 its symbols, its door, any location, nightmare, door."""
    if card == KIND:
        return 0
    if card < c.DOOR:
        return 1 + (card & 3) if card >> 2 == colour else 5
    if card == c.NIGHTMARE:
        return 6
    return 4 if card - c.DOOR == colour else 7


def as_hand_sees(sketch: list[int], place: int) -> int:
    """What a card that comes is: 0 unknown, a location of use or none, a door with its key or without, a nightmare."""
    card = sketch[AT_TOP + place]
    if card == KIND:
        return 0
    if card < c.DOOR:
        return 1 if sketch[AT_NEED + (card >> 2)] else 2
    if card == c.NIGHTMARE:
        return 5
    return 3 if sketch[AT_HAND + 3 * (card - c.DOOR) + c.KEY] else 4
