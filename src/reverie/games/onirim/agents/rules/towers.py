"""The rules agent and the towers: how far a tower row is from an alignment, what to build and what to lose."""

from reverie.games.onirim import constants as c
from reverie.games.onirim.modules.towers import aligned, left_edge, removable, right_edge, tower_colour
from reverie.games.onirim.state import State
from reverie.kernel.native import lowest_bit

# What a row is worth whose end has so many towers of different colours, if it can still grow there.
ONE_TOWER = 190
TWO_TOWERS = 530
THREE_TOWERS = 1000
ALIGNMENT = 2400
FITTING_TOWER = 9  # for each tower that could be the next one
SPARE_TOWER = 10  # a tower that helps nowhere yet
FALSE_ALARM_COST = 330  # the nightmare comes back


def copy_tower_row(g: State, row: list[int]) -> None:
    """The tower row as numbers, to try things out."""
    for i in range(g.tower_size):
        row[i] = g.towers[i]


def still_possible(g: State, kind: int) -> bool:
    """Whether a tower may still come or is held: it is neither standing nor gone."""
    if g.discarded[kind] or g.removed[kind]:
        return False
    for i in range(g.tower_size):
        if g.towers[i] == kind:
            return False
    return True


def colours_in(row: list[int], start: int, end: int) -> int:
    """The colours of the towers from start on, before end, as a mask; 0 if a colour comes twice."""
    colours = 0
    for i in range(start, end):
        colour = 1 << tower_colour(row[i])
        if colours & colour:
            return 0
        colours |= colour
    return colours


def fitting_towers(g: State, row: list[int], size: int, colours: int, at_right: int) -> int:
    """How many towers of other colours could still be built at an end."""
    count = 0
    for kind in range(c.TOWER, c.DEAD_END):
        if not colours >> tower_colour(kind) & 1 and still_possible(g, kind):
            if at_right:
                count += right_edge(row[size - 1]) & left_edge(kind) == 0
            else:
                count += right_edge(kind) & left_edge(row[0]) == 0
    return count


def worth_of_end(g: State, row: list[int], size: int, at_right: int) -> int:
    """How far the towers at one end are on their way to an alignment."""
    length = 0
    colours = 0
    for n in range(1, min(size, 3) + 1):
        some = colours_in(row, size - n, size) if at_right else colours_in(row, 0, n)
        if some == 0:
            break
        length = n
        colours = some
    fitting = fitting_towers(g, row, size, colours, at_right)
    if fitting == 0:
        return 0
    worth = min(fitting, 4) * FITTING_TOWER
    if length == 1:
        return worth + ONE_TOWER
    return worth + (TWO_TOWERS if length == 2 else THREE_TOWERS)


def worth_of_towers(g: State, row: list[int], size: int) -> int:
    """What a tower row is worth: an alignment, or the better end, and a little for the other one."""
    if size == 0:
        return 0
    for i in range(4, size + 1):
        if colours_in(row, i - 4, i) == 15:
            return ALIGNMENT
    left = worth_of_end(g, row, size, 0)
    right = worth_of_end(g, row, size, 1)
    return max(left, right) + (min(left, right) >> 3)


def worth_with(g: State, kind: int, at_right: int) -> int:
    """What the row is worth with one more tower."""
    row = [0] * 16
    if at_right:
        copy_tower_row(g, row)
        row[g.tower_size] = kind
    else:
        for i in range(g.tower_size):
            row[i + 1] = g.towers[i]
        row[0] = kind
    return worth_of_towers(g, row, g.tower_size + 1)


def worth_without(g: State, kind: int) -> int:
    """What the row is worth without one of its towers."""
    row = [0] * 16
    n = 0
    for i in range(g.tower_size):
        if g.towers[i] != kind:
            row[n] = g.towers[i]
            n += 1
    return worth_of_towers(g, row, n)


def worth_now(g: State) -> int:
    """What the tower row is worth."""
    row = [0] * 16
    copy_tower_row(g, row)
    return worth_of_towers(g, row, g.tower_size)


def gain_by_building(g: State, kind: int, at_right: int) -> int:
    """What a tower at an end of the row would add."""
    return worth_with(g, kind, at_right) - worth_now(g)


def fits_tower_row(g: State, kind: int, at_right: int) -> bool:
    """Whether a tower may be built at an end."""
    if g.tower_size == 0:
        return not at_right
    if at_right:
        return right_edge(g.towers[g.tower_size - 1]) & left_edge(kind) == 0
    return right_edge(kind) & left_edge(g.towers[0]) == 0


def worth_of_tower(g: State, kind: int) -> int:
    """What a tower in hand is worth: what it would add now, or a little."""
    if aligned(g) and not g.flags & c.HARD_TOWERS:
        return 0
    best = SPARE_TOWER
    for at_right in range(2):
        if fits_tower_row(g, kind, at_right):
            best = max(best, gain_by_building(g, kind, at_right))
    return best


def least_tower(g: State) -> int:
    """The tower whose loss hurts least."""
    towers = removable(g)
    choice = lowest_bit(towers)
    best = -1
    while towers:
        kind = lowest_bit(towers)
        towers &= towers - 1
        worth = worth_without(g, kind)
        if worth > best:
            best = worth
            choice = kind
    return choice


def cost_of_tower_step(g: State) -> int:
    """What follows when a nightmare is warded off: a tower lost, or a false alarm."""
    if not g.flags & c.TOWERS or g.tower_size == 0 or (aligned(g) and not g.flags & c.HARD_TOWERS):
        return 0
    return min(worth_now(g) - worth_without(g, least_tower(g)), FALSE_ALARM_COST)


def lose_a_tower(g: State, no_false_alarm: int) -> int:
    """The tower whose loss hurts least, or a false alarm if even that would hurt too much."""
    kind = least_tower(g)
    alarm = no_false_alarm == 0 and not (g.flags & c.DREAMCATCHERS and g.limbo_size == 0)
    if alarm and worth_now(g) - worth_without(g, kind) > FALSE_ALARM_COST:
        return c.FALSE_ALARM * 64
    return c.LOSE_TOWER * 64 + kind
