"""Which tables of Urbion can exist: every check names the zone and the rule that a written position breaks."""

from __future__ import annotations

from typing import Any

from reverie.errors import CardName, PositionError
from reverie.games.urbion import constants as c
from reverie.games.urbion.about import dream_at, is_chaos
from reverie.games.urbion.cards import POSTCARDS, CardTable
from reverie.games.urbion.codec import FIGURES, ROW_NAMES, SIDE_NAMES, SLOTS
from reverie.games.urbion.modules.gardens import flippable, rebuildable
from reverie.games.urbion.position.agenda import RESOLVING, frame_name, openings, own_and_other
from reverie.games.urbion.rows import is_balanced
from reverie.games.urbion.rows_of_table import rows_of_table
from reverie.kernel.constants import KIND
from reverie.kernel.spec import GameSpec

Table = dict[str, Any]

DREAM_LIMIT = 120  # of all Dreams together: what the piles of the engine hold
CHAOS = c.CHAOS | c.CHROMATIC_CARD

# What the card that a step is about must be: bits of its type.
CARD_TYPES = {
    c.Q_CHAOS: c.CHAOS,
    c.Q_OPENING_CHAOS: c.CHAOS,
    c.S_DISCARD_CHAOS: c.CHAOS,
    c.Q_CHROMATIC: c.CHROMATIC_CARD,
    c.Q_WISE: CHAOS,
    c.S_HANDLE: CHAOS,
    c.Q_REVEALED: c.TWO_SIDED,
}
# The Book that a question belongs to; its argument is added.
BOOK_OF = {c.Q_FLY: c.FLYING_SOGNAE, c.Q_VANISH: c.INVISIBLE_SOGNAE, c.Q_FREEDOM: c.BOOK_OF_FREEDOM}
SPECIAL = (c.Q_REBUILD, c.Q_REBUILD_WITH, c.Q_SIDE_CHANGE)


def check_table(spec: GameSpec, cards: CardTable, table: Table) -> None:
    """Refuse what no game can reach, with the rule that forbids it; the agenda has been checked."""
    check_size(table)
    for number, row in enumerate(table["rows"]):
        check_row(table, number, row, cards)
    check_cities(table)
    check_hands(table, cards)
    check_set_up(table)
    if spec.rules > 1:  # records of version 1 may begin with what was not refused then
        check_before_first_turn(spec, cards, table)
        check_box(table)
    check_aside(table)
    check_arguments(table, cards)
    check_room(table, cards)
    check_looked(table)
    check_drawn(table, cards)
    check_books(spec, cards, table)
    check_void(cards, table)
    check_census(table, cards)


def steps_of(table: Table) -> list[int]:
    """The steps and questions on the agenda, bottom first."""
    return [step for step, _ in table["agenda"]]


def check_size(table: Table) -> None:
    """The engine holds all Dreams, foreign ones too."""
    on_table = sum(len(side) for row in table["rows"] for side in row["sides"])
    piles = sum(len(table[name]) for name in ("over", "bag", "discard", "box", "drawn", "looked"))
    count = on_table + piles + sum(len(seat["hand"]) for seat in table["seats"])
    if count > DREAM_LIMIT:
        raise PositionError("urbion-position-too-big", place="position", count=count, most=DREAM_LIMIT)


# ---- rows ------------------------------------------------------------------------------------------------------


def check_row(table: Table, number: int, row: Table, cards: CardTable) -> None:
    """A City with up to three Dreams on each side, all on their own side; Postcards lie as they can."""
    place = ROW_NAMES[number]
    if row["city"] < 0 and any(row["sides"]):
        raise PositionError("urbion-position-vacant-row", place=place, rule="URB-EDGE-14", row=place)
    for side, dreams in enumerate(row["sides"]):
        name = SIDE_NAMES[side]
        if len(dreams) > c.SIDE_LIMIT:
            raise PositionError(
                "urbion-position-side-full", place=place, rule="URB-BASE-10", row=place, side=name, count=len(dreams)
            )
        for kind, postcard in dreams:
            card = cards.kinds[kind]
            if not card.type & (CHAOS | (c.INCUBUS if side else c.SOGNA)):
                raise PositionError(
                    "urbion-position-side", place=place, rule="URB-BASE-03", card=CardName(card.token), side=name
                )
            if postcard:
                check_postcard(table, place, card.token, card.type, postcard)


def check_postcard(table: Table, place: str, token: str, type_of_card: int, postcard: int) -> None:
    """An Hourglass turns, a Flagship moves; none lies on a Chromatic Chaos, which is put aside when rows are filled."""
    number, quarters = (postcard & c.POSTCARD) - 1, postcard // c.QUARTERS
    if type_of_card & c.CHROMATIC_CARD:
        raise PositionError("urbion-position-under", place=place, rule="URB-INT-10", card=CardName(token))
    most = {c.HOURGLASS: c.FULL_TURN, c.FLAGSHIP: 1}.get(number, 0)
    if quarters > most:
        rule = "URB-POSTCARDS-15" if number == c.FLAGSHIP else "URB-POSTCARDS-14"
        raise PositionError(
            "urbion-position-quarters", place=place, rule=rule, postcard=CardName(POSTCARDS[number]), quarters=quarters
        )
    if number == c.FLAGSHIP and quarters and c.S_FLAGSHIPS not in steps_of(table):
        raise PositionError("urbion-position-flagships", place=place, rule="URB-POSTCARDS-15")


def check_cities(table: Table) -> None:
    """A row is vacant only when the City deck is empty, or until a Census has replaced what it claimed."""
    if len(table["success"]) >= table["total"]:
        count = len(table["success"])
        raise PositionError("urbion-position-won", place="success", rule="URB-BASE-60", count=count)
    steps = steps_of(table)
    left = len(table["city_over"]) + len(table["city_bag"])
    for number, row in enumerate(table["rows"]):
        place = ROW_NAMES[number]
        if c.S_OPEN_CITIES in steps:
            if row["city"] >= 0 or table["success"]:
                raise PositionError("urbion-position-no-city", place=place, rule="URB-BASE-14")
        elif row["city"] < 0 and left and c.S_CENSUS_END not in steps:
            raise PositionError("urbion-position-vacant", place=place, rule="URB-EDGE-14", row=place, count=left)


# ---- hands and seats -------------------------------------------------------------------------------------------


def hand_limits(table: Table) -> tuple[int, int]:
    """How many cards the active player can hold now (URB-EDGE-23)."""
    steps = steps_of(table)
    top = steps[-1]
    if steps[0] != c.S_TURN_END or top == c.S_TURN_END:
        return c.HAND_SIZE, c.HAND_SIZE
    if top == c.S_REFILL:
        return 0, c.HAND_SIZE
    if top in SPECIAL:
        return c.HAND_SIZE - 2, c.HAND_SIZE - 1
    if steps[2] in RESOLVING:
        return 0, c.HAND_SIZE - 1  # a card has just been needed
    return c.HAND_SIZE - 1, c.HAND_SIZE - 1


def check_hands(table: Table, cards: CardTable) -> None:
    """Only Dreams that can be in a hand, four of them, fewer only where cards were paid or are being drawn."""
    active = table["seat"]
    drawing = openings(table["agenda"])
    for number, zones in enumerate(table["seats"]):
        place = f"hand{number or ''}"
        for card in zones["hand"]:
            kind = cards.kinds[card & KIND]
            if not kind.type & c.TWO_SIDED:
                raise PositionError(
                    "urbion-position-hand-card", place=place, rule="URB-BASE-17", card=CardName(kind.token)
                )
        least, most = hand_limits(table) if number == active else (c.HAND_SIZE, c.HAND_SIZE)
        if drawing[number != active]:
            least, most = 0, c.HAND_SIZE
        count = len(zones["hand"])
        if not least <= count <= most:
            exact = "yes" if least == most else "no"
            numbers = {"seat": number, "count": count, "least": least, "most": most, "exact": exact}
            raise PositionError("urbion-position-hand-size", place=place, rule="URB-EDGE-23", **numbers)


def check_set_up(table: Table) -> None:
    """Before the first turn the holder of the Sognae card begins, and the other one only draws in between."""
    if table["turn"] or not table["flags"] & c.TEAM:
        return
    starter = 1 if table["flags"] & c.SEAT_1_SOGNAE else 0
    switches = steps_of(table).count(c.S_SWITCH_SEATS)
    if table["seats"][starter]["polarity"] != c.SOGNAE:
        raise PositionError("urbion-position-starter", place="polarity", rule="URB-TEAM-02", seat=starter)
    if table["seat"] != starter ^ (switches & 1):
        raise PositionError("urbion-position-starter", place="active", rule="URB-TEAM-03", seat=starter)


def check_before_first_turn(spec: GameSpec, cards: CardTable, table: Table) -> None:
    """In the set-up nothing has been claimed, kept or used up yet."""
    if table["turn"]:
        return
    wise = cards.wise_chaos(spec.modules)
    fresh = {
        ("success", "URB-BASE-14"): not table["success"],
        ("inhabitants", "URB-POSTCARDS-06"): not any(table["kept"]),
        ("wise", "URB-POSTCARDS-05"): table["wise"] == wise,
        ("box", "URB-TEAM-08"): not table["box"],
    }
    for (place, rule), fits in fresh.items():
        if not fits:
            raise PositionError("urbion-position-set-up", place=place, rule=rule, value=place)


def check_box(table: Table) -> None:
    """What only an action can have brought about: Dreams in the box."""
    if table["box"] and not (table["flags"] & c.TEAM and table["edition"] == c.SECOND_EDITION):
        raise PositionError("urbion-position-box", place="box", rule="URB-TEAM-08", count=len(table["box"]))


def check_aside(table: Table) -> None:
    """What is put aside must come back: Chaos when the hand is complete, Chromatic Chaos when all rows are filled."""
    own, other = own_and_other(table["agenda"], c.S_ASIDE)
    mine, others = table["aside_chromatic"]
    if table["aside_chaos"] and not openings(table["agenda"])[0]:
        raise PositionError("urbion-position-aside-time", place="aside", rule="URB-BASE-16")
    if (mine and not own) or (others and not other):
        raise PositionError("urbion-position-aside-time", place="aside", rule="URB-CHROMATIC-08")


# ---- what the steps of the agenda are about --------------------------------------------------------------------


def check_arguments(table: Table, cards: CardTable) -> None:
    """What a step is about can be what it is about."""
    for step, argument in table["agenda"]:
        if step in CARD_TYPES and not cards.kinds[argument & KIND].type & CARD_TYPES[step]:
            raise PositionError("position-argument", place="at", value=frame_name(step))
        if step == c.Q_WISE and not table["wise"]:
            raise PositionError("urbion-position-wise", place="wise", rule="URB-POSTCARDS-05")
        if step in (c.Q_SWAP_WITH, c.Q_FLY_TO):
            found = dream_at(table, argument)
            if not found or (step == c.Q_FLY_TO and is_chaos(found[0], cards)):
                rule = "URB-BASE-33" if step == c.Q_SWAP_WITH else "URB-BOOKS-07"
                raise PositionError("urbion-position-slot", place="at", rule=rule, slot=SLOTS[argument])
        if step == c.Q_REBUILD_WITH and (table["rows"][argument]["city"] < 0 or argument == table["void_figure"]):
            raise PositionError("urbion-position-row-asked", place="at", rule="URB-VOID-15", row=ROW_NAMES[argument])
        if step == c.Q_PAIR:
            check_pair(table, cards, argument)


def check_room(table: Table, cards: CardTable) -> None:
    """What is asked for a place has one: a Chromatic Chaos, the Dream it revealed, a Flagship that sails."""
    step, argument = table["agenda"][-1]
    sides = [
        side for row in table["rows"] if row["city"] >= 0 for side in (0, 1) if len(row["sides"][side]) < c.SIDE_LIMIT
    ]
    if step == c.Q_CHROMATIC and not sides:
        raise PositionError("urbion-position-no-room", place="at", rule="URB-CHROMATIC-06")
    if step == c.Q_REVEALED and not any(
        cards.kinds[argument].type & (c.INCUBUS if side else c.SOGNA) for side in sides
    ):
        raise PositionError("urbion-position-no-room", place="at", rule="URB-CHROMATIC-05")
    if step == c.Q_FLAGSHIP:
        cities = sum(row["city"] >= 0 for row in table["rows"])
        posts = [post for row in table["rows"] for side in row["sides"] for _, post in side]
        if cities < 2 or c.FLAGSHIP + 1 not in posts:
            raise PositionError("urbion-position-no-flagship", place="at", rule="URB-POSTCARDS-15")


def check_pair(table: Table, cards: CardTable, argument: int) -> None:
    """The first of two cards was discarded before the second is chosen, for something that can be done."""
    first, use = argument & KIND, argument >> 6
    if use == c.PAY_ALLIANCE:
        possible, rule = table["void_stack"] > 0, "URB-VOID-12"
    else:
        laid = rows_of_table(table, cards)
        special = rebuildable(laid).bit_count() > 1 if use == c.PAY_REBUILD else flippable(laid) != 0
        possible, rule = bool(table["flags"] & c.GARDENS) and special, "URB-GARDENS-08"
    if not possible or first not in table["discard"] or not cards.kinds[first].type & c.TWO_SIDED:
        raise PositionError("urbion-position-pair", place="at", rule=rule, card=CardName(cards.tokens[first]))


def check_looked(table: Table) -> None:
    """Looked-at cards belong to Prophecies: two for each copy in play, fewer only if the deck has no more."""
    count, placed = len(table["looked"]), table["looked_placed"]
    asked = c.Q_PROPHECY in steps_of(table)
    most = 2 * table["books"].count(c.PROPHECIES) if asked else 0
    short = asked and 0 < count < most and not table["over"] and not table["bag"]
    if (count != most and not short) or (placed >= count if count else placed):
        numbers = {"count": count, "placed": placed}
        raise PositionError("urbion-position-looked", place="looked", rule="URB-BOOKS-13", **numbers)


def check_drawn(table: Table, cards: CardTable) -> None:
    """Two Dreams are drawn for a row and leave a choice of sides; in the first edition the last one may come alone."""
    count = len(table["drawn"])
    asked = table["agenda"][-1][0] == c.Q_SIDES
    first_edition = table["edition"] == c.FIRST_EDITION
    alone = first_edition and count == 1 and not table["over"] and not table["bag"]
    if (count != 2 and not alone) if asked else count:
        raise PositionError("urbion-position-drawn", place="drawn", rule="URB-BASE-15", count=count)
    if not asked:
        return
    row = table["agenda"][-1][1]
    if table["rows"][row]["city"] < 0 or any(table["rows"][row]["sides"]):
        raise PositionError("urbion-position-row-asked", place="at", rule="URB-BASE-15", row=ROW_NAMES[row])
    types = [cards.kinds[kind].type for kind in table["drawn"]]
    free = [kind & c.TWO_SIDED == c.TWO_SIDED or bool(kind & c.CHAOS) for kind in types]
    metas = [kind & c.TWO_SIDED == c.TWO_SIDED for kind in types]
    choice = all(free) or (any(metas) and not first_edition)
    if not choice or any(kind & c.CHROMATIC_CARD for kind in types):
        raise PositionError("urbion-position-choice", place="drawn", rule="URB-BASE-15")


# ---- pieces of the modules -------------------------------------------------------------------------------------


def check_books(spec: GameSpec, cards: CardTable, table: Table) -> None:
    """No more Books than can be revealed; one that is being used is in play."""
    most = sum(cards.books) - cards.books_removed(spec.edition)
    asked = c.Q_BOOK in steps_of(table)
    count = len(table["books"])
    if count > most - asked:
        raise PositionError("urbion-position-books", place="books", rule="URB-BOOKS-03", count=count, most=most - asked)
    for frame in table["agenda"]:
        book = book_of(frame)
        if book is not None and book not in table["books"]:
            raise PositionError("urbion-position-book", place="books", rule="URB-BOOKS-06", value=frame_name(frame[0]))


def book_of(frame: tuple[int, int]) -> int | None:
    """The Book that a question is about, if any."""
    step, argument = frame
    if step == c.Q_FLY_TO:
        return c.FLYING_SOGNAE + (argument >> 2 & 1)
    return BOOK_OF[step] + argument if step in BOOK_OF else None


def check_void(cards: CardTable, table: Table) -> None:
    """It goes with the last Void card; before, it stands on a City or the stack, flat only after an Alliance."""
    if not table["flags"] & c.VOID:
        return
    stack, figure = table["void_stack"], table["void_figure"]
    fits = (stack == 0) == (figure == c.FIGURE_GONE)
    rule = "URB-VOID-11"
    if fits and figure < c.ROWS:
        fits, rule = table["rows"][figure]["city"] >= 0, "URB-VOID-04"
    if fits and figure == c.STACK_FLAT:
        fits, rule = c.Q_MAIN not in steps_of(table), "URB-VOID-03"
    if fits and table["turn"] == 0:
        fits, rule = (stack, figure) == (cards.void_cards, c.STACK_UP), "URB-VOID-01"
    if not fits:
        raise PositionError("urbion-position-void", place="void", rule=rule, figure=FIGURES[figure], stack=stack)


def check_census(table: Table, cards: CardTable) -> None:
    """A Census has claimed what was balanced before it asks; a bonus follows a Perfect Balance only."""
    for step, argument in table["agenda"]:
        if step in (c.S_CLEAN, c.S_CENSUS_VOID):
            for number in range(c.ROWS):
                if is_balanced(rows_of_table(table, cards), number) and number != table["void_figure"]:
                    name = ROW_NAMES[number]
                    raise PositionError("urbion-position-unclaimed", place=name, rule="URB-BASE-35", row=name)
        if step == c.Q_CLEAN and (argument == table["void_figure"] or not any(table["rows"][argument]["sides"])):
            raise PositionError("urbion-position-row-asked", place="at", rule="URB-BASE-35", row=ROW_NAMES[argument])
        if step in (c.Q_BONUS, c.S_CENSUS_VOID) and (argument or step == c.Q_BONUS):
            check_bonus(table, step, argument)


def check_bonus(table: Table, step: int, most: int) -> None:
    """Four Cities were claimed at once, so no row has one (URB-BASE-38); the deck has as many as are offered."""
    perfect = all(row["city"] < 0 for row in table["rows"]) and len(table["success"]) >= c.ROWS
    left = len(table["city_over"]) + len(table["city_bag"])
    allowed = 2 if c.FULL_BALANCE in table["books"] else 1
    offered = step == c.S_CENSUS_VOID or (most and most <= left and table["edition"] == c.SECOND_EDITION)
    if not perfect or most > allowed or not offered:
        raise PositionError("urbion-position-bonus", place="at", rule="URB-BASE-39", most=most)
