"""What the cards of one colour are worth to the rules agent, in thousandths of a door, roughly.

The cards of a colour are counted in one number, a byte each for suns, moons, keys and glyphs. They are worth much if
they make a run, less if one card is lacking, nothing once the doors are out. The worths were found by playing many
millions of games.
"""

from reverie.games.onirim import constants as c
from reverie.kernel.native import bit

NO_SYMBOL = 4  # the end of an empty row forbids nothing
SHARES = 10  # chances are counted in 1/1024, as a shift

# A run of a colour that still needs doors, by how many of its cards lie in the row, if the hand holds the others …
DOOR_WORTH = 1200
READY_0 = 200
READY_1 = 500
READY_2 = 775
# … if one card is lacking, and what the chance to draw it adds …
LACKS_1_0 = 130
LACKS_1_1 = 160
LACKS_1_2 = 300
CHANCE_1 = 460
CHANCE_2 = 150
STIFF = 20  # less, if nothing but suns (or moons, or keys) are there
# … if two are lacking.
LACKS_2_0 = 50
LACKS_2_1 = 95
HOPELESS = 1000  # a colour that can no longer get its doors costs the game

# Single cards. A key wards off a nightmare, and opens a door of its colour that may be drawn.
MOON_WORTH = 20
KEY_WORTH = 80
KEY_DOOR = 65
KEY_DOOR_SOON = 830

# What is lost with time (a location in the pile is a turn), with the hand, with the game.
TURN_WORTH = 220
RUIN = 100000


def one(symbol: int) -> int:
    """One card with this symbol."""
    return 1 << symbol * 8


def helpful(left: int, useless: int) -> int:
    """How many of the cards left have another symbol than the useless one."""
    left &= ~(255 * bit(useless * 8))
    return (left & 255) + (left >> 8 & 255) + (left >> 16 & 255) + (left >> 24 & 255)


def only_symbol(cards: int) -> int:
    """The symbol that all these cards share, if there is one."""
    if cards & 255:
        return NO_SYMBOL if cards >> 8 else c.SUN
    if cards >> 8 & 255:
        return NO_SYMBOL if cards >> 16 else c.MOON
    if cards >> 16 & 255:
        return NO_SYMBOL if cards >> 24 else c.KEY
    return c.KEY + 1


def colour_worth(need: int, progress: int, last: int, cards: int, left: int, share: int) -> int:
    """What the cards of one colour are worth, in hand and at the end of the row."""
    worth = (cards >> 16 & 255) * KEY_WORTH
    if need <= 0:
        return worth
    worth += (cards >> 8 & 255) * MOON_WORTH
    if cards >> 16 & 255:
        worth += (KEY_DOOR + (KEY_DOOR_SOON * share >> SHARES)) * need
    if hopeless(need, progress, last, cards, left):
        worth -= HOPELESS
    return worth + run_worth(progress, last, cards, left, share)


def hopeless(need: int, progress: int, last: int, cards: int, left: int) -> bool:
    """Every run and every key takes a card that is no sun, and three cards or a key make a door: are there enough?"""
    if helpful(left, c.SUN) >= need and helpful(left, NO_SYMBOL) >= 3 * need:
        return False
    if helpful(cards, c.SUN) + helpful(left, c.SUN) + (progress == 2 and last != c.SUN) < need:
        return True
    keys = (cards >> 16 & 255) + (left >> 16 & 255)
    return progress + helpful(cards, NO_SYMBOL) + helpful(left, NO_SYMBOL) + 2 * keys < 3 * need


def run_worth(progress: int, last: int, cards: int, left: int, share: int) -> int:
    """How close the next run of a colour is: which cards are in the row, in hand, and likely to come."""
    total = helpful(cards, NO_SYMBOL)
    fitting = helpful(cards, last)
    alike = only_symbol(cards)
    if progress == 2:
        if fitting:
            return READY_2
        return LACKS_1_2 + (CHANCE_2 * helpful(left, last) * share >> SHARES)
    if progress == 1:
        if total == 0:
            return LACKS_2_1
        if fitting == 0:
            return LACKS_1_1 - STIFF + (CHANCE_1 * helpful(left, last) * share >> SHARES)
        if alike == NO_SYMBOL:
            return READY_1
        return LACKS_1_1 + (CHANCE_1 * helpful(left, alike) * share >> SHARES)
    if total < 2:
        return LACKS_2_0 * total
    if alike != NO_SYMBOL:
        return LACKS_1_0 - STIFF
    return READY_0 if total >= 3 else LACKS_1_0
