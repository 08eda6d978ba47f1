"""What was learned, as whole numbers: tables that judge a situation by the rows it names (`core.Notes`).

The judgement is the sum of one number for each row, and of 16 hidden numbers: each is a sum over the rows, counts only
if it is positive, and has a weight of its own. All are 16 bits wide and made so that no sum overflows (`weights.py`),
so it is the same judgement on every machine, compiled or not.
"""

from reverie.kernel.choices import nth_choice
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import add_lanes, allocate, clear_lanes, short_numbers, weigh_lanes, wide_numbers

# A judgement is logarithmic odds in 1/4096; a chance is a number up to ONE.
ONE = 1048576
STEPS = 2048  # of the curve from odds to chances: from 0 to 8, beyond that nothing changes
STEP = 4  # as a shift: 16/4096 in each step

BRAIN_FIELDS = {"rows": 0, "shift": 0, "margin": 0}


class Brain:
    """Tables of so many rows; the last 16 numbers of the store weigh the hidden ones."""

    rows: int
    shift: int  # hidden numbers times weights are that much finer than a judgement
    margin: int  # by how much more an answer must promise than that of the rules of thumb to be given
    store: bytearray
    curve_store: bytearray

    def __init__(self, store: bytearray, rows: int, shift: int, curve: bytearray) -> None:
        allocate(self, BRAIN_FIELDS)
        self.rows = rows
        self.shift = shift
        self.store = store
        self.curve_store = curve
        self.table = short_numbers(store)  # 16 numbers for each row, then those of the hidden, then one for each row
        self.curve = wide_numbers(curve)

    def judge_choices(self, game: Core, spare: Core) -> list[int]:
        """The judgement of every legal answer, in order; `spare` is a copy to try things on."""
        notes = Notes()
        found = [0] * game.choice_count
        for i in range(game.choice_count):
            game.describe_after(nth_choice(game, i), notes, spare)
            found[i] = judge(self, notes)
        return found


def judge(brain: Brain, notes: Notes) -> int:
    """The odds of a situation."""
    sums = [0] * 16
    clear_lanes(sums)
    total = 0
    singles = 16 * brain.rows + 16
    for i in range(notes.count):
        row = notes.rows[i]
        add_lanes(sums, brain.table, row)
        total += brain.table[singles + row]
    return total + (weigh_lanes(sums, brain.table, brain.rows) >> brain.shift)


def chance_of(brain: Brain, odds: int) -> int:
    """The chance behind a judgement."""
    if odds < 0:
        return ONE - chance_of(brain, -odds)
    return brain.curve[min(odds >> STEP, STEPS - 1)]


def learned_choice(brain: Brain, g: Core, notes: Notes, spare: Core) -> int:
    """The answer that leaves the best behind; with a margin only if that is clearly better than the rules of thumb."""
    choice = nth_choice(g, 0)
    if g.choice_count == 1:
        return choice
    best = 0
    for i in range(g.choice_count):
        action = nth_choice(g, i)
        g.describe_after(action, notes, spare)
        odds = judge(brain, notes)
        if i == 0 or odds > best:
            best = odds
            choice = action
    if brain.margin:
        action = g.choose_by_rules()
        g.describe_after(action, notes, spare)
        if chance_of(brain, best) < chance_of(brain, judge(brain, notes)) + brain.margin:
            return action
    return choice
