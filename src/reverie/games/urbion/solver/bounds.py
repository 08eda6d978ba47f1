"""When a game cannot be won any more, however the cards lie (docs/solver.md)."""

from reverie.games.urbion import constants as c
from reverie.games.urbion.cities import cities_left
from reverie.games.urbion.rows import has_no_dreams, is_balanced, is_occupied, occupied_count
from reverie.games.urbion.state import State, deck_size


def is_hopeless(g: State) -> bool:
    """Whether the Dreams that are left are fewer than the turns and the new rows that a win still needs."""
    if g.flags & c.BEYOND_BOUND or g.agenda_size != 1 or g.agenda_step[0] != c.Q_MAIN:
        return False
    return dreams_needed(g) > deck_size(g)


def dreams_needed(g: State) -> int:
    """The fewest Dreams that any way to win draws from now on: one in every turn but the last, two for every City
    that is opened. A bonus City is not opened, but every bonus needs a Census of its own."""
    closed, rows, unbalanced = cities_left(g), occupied_count(g), 0
    for row in range(c.ROWS):
        unbalanced += is_occupied(g, row) and not has_no_dreams(g, row) and not is_balanced(g, row)
    each = 0 if g.edition == c.FIRST_EDITION else 2  # there a row takes what there is (URB-EDGE-03)
    fewest = 255
    for bonus in range(closed + 1):
        censuses = max(bonus, (rows + closed - bonus + c.ROWS - 1) // c.ROWS)
        fewest = min(fewest, each * (closed - bonus) + censuses + (unbalanced + 1) // 2 - 1)
    return fewest
