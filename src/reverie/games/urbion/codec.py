"""Urbion's actions, questions, zones and events in words: the one table between numbers and names."""

from __future__ import annotations

from functools import cache

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import BOOKS, CardTable
from reverie.games.urbion.places import places
from reverie.kernel.actions import Block, Codec

SIDE_NAMES = ("sognae", "incubi")
ROW_NAMES = tuple(f"R{row + 1}" for row in range(c.ROWS))
SIDES_OF_ROWS = {side: f"{ROW_NAMES[side >> 1]}.{SIDE_NAMES[side & 1]}" for side in range(c.SIDES)}
SLOTS = {
    side * 4 + index: f"{name}.{index + 1}" for side, name in SIDES_OF_ROWS.items() for index in range(c.SIDE_LIMIT)
}
ROWS = dict(enumerate(ROW_NAMES))
ALONE = {0: ""}
ALIASES = {"exchange": "swap", "exchange-with": "swap"}  # while the Dreams of a Swap are named, `swap R1.S2w` is clear
BOOK_VERBS = tuple(
    {"book_balance": "full-balance"}.get(name, name.removeprefix("book_").replace("_", "-")) for name in BOOKS
)
SECOND_ACTIONS = {
    c.SECOND_SWAP: "swap",
    c.SECOND_CENSUS: "census",
    **{c.SECOND_BOOK + book: verb for book, verb in enumerate(BOOK_VERBS)},
}
PAIR_SIDES = {
    c.BOTH_SOGNAE: "both-sognae",
    c.BOTH_INCUBI: "both-incubi",
    c.SOGNAE_INCUBI: "sognae-incubi",
    c.INCUBI_SOGNAE: "incubi-sognae",
}
PAIR_USES = {c.PAY_REBUILD: "rebuild", c.PAY_SIDE_CHANGE: "side-change", c.PAY_ALLIANCE: "alliance"}


def cleaned(dreams: int) -> str:
    """The Dreams that leave a row in a Census: `s1+i2`, or `none`."""
    names = [f"{'si'[place // 3]}{place % 3 + 1}" for place in range(6) if dreams >> place & 1]
    return "+".join(names) or "none"


@cache
def codec_of(cards: CardTable) -> Codec:
    """The words for all actions with these cards."""
    held = {number: kind.token for number, kind in enumerate(cards.kinds) if kind.type & c.TWO_SIDED}
    wizards = {number: kind.token for number, kind in enumerate(cards.kinds) if kind.type & c.WIZARD}
    every = dict(enumerate(cards.tokens))
    sets = {dreams: cleaned(dreams) for dreams in range(63)}
    return Codec(
        [
            *(
                Block(c.PLAY + side, "play", "card", fitting(cards, side & 1), place=name)
                for side, name in SIDES_OF_ROWS.items()
            ),
            Block(c.SWAP, "swap", "card", held),
            Block(c.CENSUS, "census", "card", held),
            Block(c.PASS, "pass", "card", held),
            *(Block(c.BOOK_ACTION + book, verb, "card", held) for book, verb in enumerate(BOOK_VERBS)),
            Block(c.REBUILD, "rebuild", "card", wizards),
            Block(c.SIDE_CHANGE, "side-change", "card", wizards),
            Block(c.REBUILD_TWO, "rebuild-two", "card", held),
            Block(c.SIDE_CHANGE_TWO, "side-change-two", "card", held),
            Block(c.ALLIANCE, "alliance", "card", held),
            Block(c.SWITCH_POLARITY, "switch-polarity", "card", held),
            Block(c.AND, "and", "card", held),
            Block(c.EXCHANGE, "exchange", "slot", SLOTS),
            Block(c.EXCHANGE_WITH, "exchange-with", "slot", SLOTS),
            Block(c.CITY, "city", "row", ROWS),
            Block(c.CITY_WITH, "city-with", "row", ROWS),
            Block(c.FLIP, "flip", "slot", SLOTS),
            Block(c.FLY, "fly", "slot", SLOTS),
            Block(c.FLY_TO, "fly-to", "row", ROWS),
            Block(c.VANISH, "vanish", "slot", SLOTS),
            Block(c.FREE, "free", "row", ROWS),
            Block(c.SECOND, "stop", None, {c.STOP: ""}),
            Block(c.SECOND, "again", "action", SECOND_ACTIONS),
            *(Block(c.CLEAN + row, "clean", "dreams", sets, place=name) for row, name in ROWS.items()),
            Block(c.BONUS, "bonus", "cities", {number: str(number) for number in range(3)}),
            Block(c.PUT, "put", "card", every),
            Block(c.WISE, "face", None, {0: ""}),
            Block(c.WISE, "wise", None, {1: ""}),
            Block(c.PLACE, "place", "row", ROWS),
            Block(c.RUIN, "ruin", "row", ROWS),
            Block(c.REVEAL, "reveal", None, ALONE),
            Block(c.LAY, "lay", "side", SIDES_OF_ROWS),
            Block(c.PAIR_SIDES, "sides", "sides", PAIR_SIDES),
            Block(c.SAIL, "sail", "slot", SLOTS),
            Block(c.BOOK_REVEAL, "no-more-books", None, {0: ""}),
            Block(c.BOOK_REVEAL, "reveal-book", None, {1: ""}),
            Block(c.SWAP_POLARITY, "swap-polarity", None, ALONE),
        ],
        frozenset({"slot", "dreams", "row"}),
        ALIASES,
        places,
    )


def fitting(cards: CardTable, side: int) -> dict[int, str]:
    """The cards of a hand that may lie on a side."""
    needed = c.INCUBUS if side else c.SOGNA
    return {number: kind.token for number, kind in enumerate(cards.kinds) if kind.type & needed}


# Questions: code -> (short name, decision point of the law).
QUESTIONS = {
    c.Q_MAIN: ("main", "DP-04"),
    c.Q_PAIR: ("pair", "DP-04"),
    c.Q_SWAP: ("swap", "DP-04"),
    c.Q_SWAP_WITH: ("swap-with", "DP-04"),
    c.Q_REBUILD: ("rebuild", "DP-04"),
    c.Q_REBUILD_WITH: ("rebuild-with", "DP-04"),
    c.Q_SIDE_CHANGE: ("side-change", "DP-04"),
    c.Q_FLY: ("fly", "DP-04"),
    c.Q_FLY_TO: ("fly-to", "DP-04"),
    c.Q_VANISH: ("vanish", "DP-04"),
    c.Q_FREEDOM: ("freedom", "DP-04"),
    c.Q_SECOND: ("second", "DP-05"),
    c.Q_CLEAN: ("clean", "DP-06"),
    c.Q_BONUS: ("bonus", "DP-07"),
    c.Q_PROPHECY: ("prophecy", "DP-08"),
    c.Q_WISE: ("wise", "DP-09"),
    c.Q_CHAOS: ("chaos", "DP-10"),
    c.Q_CHROMATIC: ("chromatic", "DP-11"),
    c.Q_REVEALED: ("revealed", "DP-12"),
    c.Q_FLAGSHIP: ("flagship", "DP-13"),
    c.Q_SIDES: ("sides", "DP-02"),
    c.Q_OPENING_CHAOS: ("opening-chaos", "DP-03"),
    c.Q_BOOK: ("book", "DP-01"),
}

# The rule behind each question: what is no answer to it is refused by this rule.
QUESTION_RULES = {
    c.Q_MAIN: "URB-BASE-30",
    c.Q_PAIR: "URB-BASE-51",
    c.Q_SWAP: "URB-BASE-33",
    c.Q_SWAP_WITH: "URB-BASE-33",
    c.Q_REBUILD: "URB-GARDENS-09",
    c.Q_REBUILD_WITH: "URB-GARDENS-09",
    c.Q_SIDE_CHANGE: "URB-GARDENS-10",
    c.Q_FLY: "URB-BOOKS-07",
    c.Q_FLY_TO: "URB-BOOKS-07",
    c.Q_VANISH: "URB-BOOKS-09",
    c.Q_FREEDOM: "URB-BOOKS-11",
    c.Q_SECOND: "URB-GARDENS-07",
    c.Q_CLEAN: "URB-BASE-36",
    c.Q_BONUS: "URB-BASE-39",
    c.Q_PROPHECY: "URB-BOOKS-13",
    c.Q_WISE: "URB-POSTCARDS-05",
    c.Q_CHAOS: "URB-BASE-52",
    c.Q_CHROMATIC: "URB-CHROMATIC-03",
    c.Q_REVEALED: "URB-CHROMATIC-05",
    c.Q_FLAGSHIP: "URB-POSTCARDS-15",
    c.Q_SIDES: "URB-BASE-15",
    c.Q_OPENING_CHAOS: "URB-BASE-16",
    c.Q_BOOK: "URB-BOOKS-03",
}

# Questions together with which the polarity may be swapped (URB-BASE-69).
POLARITY_QUESTIONS = tuple(code for code in QUESTIONS if c.POLARITY_QUESTIONS >> code & 1)

# Which questions a verb answers; every refusal of a verb at another question says so.
QUESTIONS_OF_VERB: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(
        (
            "play",
            "swap",
            "census",
            "pass",
            *BOOK_VERBS,
            "rebuild",
            "side-change",
            "rebuild-two",
            "side-change-two",
            "alliance",
            "switch-polarity",
        ),
        (c.Q_MAIN,),
    ),
    "and": (c.Q_PAIR,),
    "exchange": (c.Q_SWAP,),
    "exchange-with": (c.Q_SWAP_WITH,),
    "city": (c.Q_REBUILD,),
    "city-with": (c.Q_REBUILD_WITH,),
    "flip": (c.Q_SIDE_CHANGE,),
    "fly": (c.Q_FLY,),
    "fly-to": (c.Q_FLY_TO,),
    "vanish": (c.Q_VANISH,),
    "free": (c.Q_FREEDOM,),
    "stop": (c.Q_SECOND,),
    "again": (c.Q_SECOND,),
    "clean": (c.Q_CLEAN,),
    "bonus": (c.Q_BONUS,),
    "put": (c.Q_PROPHECY,),
    "face": (c.Q_WISE,),
    "wise": (c.Q_WISE,),
    "place": (c.Q_CHAOS, c.Q_OPENING_CHAOS),
    "ruin": (c.Q_CHAOS,),
    "reveal": (c.Q_CHAOS,),
    "lay": (c.Q_CHROMATIC, c.Q_REVEALED),
    "sides": (c.Q_SIDES,),
    "sail": (c.Q_FLAGSHIP,),
    "no-more-books": (c.Q_BOOK,),
    "reveal-book": (c.Q_BOOK,),
    "swap-polarity": POLARITY_QUESTIONS,
}

# Steps that are carried out without asking, as positions name them.
STEPS = {
    c.S_NEXT_TURN: "next-turn",
    c.S_REFILL: "refill",
    c.S_TURN_END: "turn-end",
    c.S_FILL: "fill",
    c.S_ASIDE: "aside",
    c.S_HANDLE: "handle",
    c.S_DISCARD_CHAOS: "discard",
    c.S_REVEAL_ONE: "reveal-one",
    c.S_OPEN_CITIES: "open-cities",
    c.S_OPENING: "opening",
    c.S_SWITCH_SEATS: "switch-seats",
    c.S_BOOK_PRICE: "book-price",
    c.S_CLEAN: "clean-from",
    c.S_CENSUS_VOID: "census-void",
    c.S_CENSUS_END: "census-end",
    c.S_FLAGSHIPS: "flagships",
}

ZONES = {
    c.Z_DECK: "deck",
    c.Z_HAND: "hand",
    c.Z_DISCARD: "discard",
    c.Z_BOX: "box",
    c.Z_ASIDE: "aside",
    c.Z_PENDING: "pending",
    c.Z_DRAWN: "drawn",
    c.Z_LOOKED: "looked",
    **{c.Z_TABLE + side: name for side, name in SIDES_OF_ROWS.items()},
}

FIGURES = {**ROWS, c.STACK_UP: "stack_up", c.STACK_FLAT: "stack_flat", c.FIGURE_GONE: "gone"}

# Why a game ended: code -> (reason, rule).
REASONS = {
    c.ALL_CITIES: ("all_cities", "URB-BASE-60"),
    c.DECK_EMPTY: ("deck_empty", "URB-BASE-62"),
    c.DECK_EMPTY_FIRST: ("deck_empty_first", "URB-BASE-63"),
    c.INHABITANTS_UNHAPPY: ("inhabitants", "URB-POSTCARDS-20"),
    c.VOID_ENDS: ("void", "URB-VOID-09"),
}
