"""How the learned player learns: whole games played natively, and after each of them its judgements are corrected.

First it watches the rules of thumb, which now and then err on purpose, and learns who wins. Then it plays by its own
judgement, and what it thought before is drawn to what it thought later and to how it ended (TD(λ) with a falling step).
Where a game asks for it, it leaves the rules of thumb only if it sees clearly more (`margin`). This is the one place
where the engines calculate with floating numbers; what comes out is rounded (`weights.py`) before anybody plays by it.
"""

from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import WON
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import (
    add_reals,
    allocate,
    clear_reals,
    logistic,
    nogil,
    push_reals,
    real_numbers,
    weigh_reals,
)
from reverie.kernel.streams import seed_streams, think

LONGEST_GAME = 1024  # judgements of one game that are corrected, at most
ROWS_EACH = 96
WATCHING = 0
PLAYING = 1
WATCHED_MOVES = 60  # before which the rules of thumb err once
CURIOUS_MOVES = 100  # before which it tries something else itself; games are shorter, so it often does not

PUPIL_FIELDS = {"row_count": 0, "moments": 0, "blameless": 0}


class Pupil:
    """A pupil with its tables of so many rows."""

    start: Core
    game: Core
    spare: Core
    dice: Core
    notes: Notes
    store: bytearray
    note_store: bytearray
    thought_store: bytearray
    row_count: int
    moments: int
    blameless: int  # moments before something else was tried, which took no part in what came of it

    def __init__(self, start: Core, game: Core, spare: Core, dice: Core, rows: int, seed: int, spread: int) -> None:
        allocate(self, PUPIL_FIELDS)
        self.start = start
        self.game = game
        self.spare = spare
        self.dice = dice
        self.notes = Notes()
        self.row_count = rows
        self.store = bytearray(4 * (17 * rows + 16))
        self.note_store = bytearray(4 * ROWS_EACH * LONGEST_GAME)
        self.thought_store = bytearray(4 * 2 * LONGEST_GAME)
        self.table = real_numbers(self.store)  # in the order of `Brain`
        self.noted = real_numbers(self.note_store)
        self.thoughts = real_numbers(self.thought_store)  # the judgement of each moment, and how many rows it had
        seed_streams(dice, seed)
        for i in range(16 * rows):
            self.table[i] = (think(dice, 2001) - 1000) * 0.000001 * spread
        for lane in range(16):
            self.table[16 * rows + lane] = 0.5 if lane % 2 else -0.5

    def go_on_with(self, start: Core) -> None:
        """From now on learn on games dealt from another prepared table."""
        self.start = start

    def learn(self, games: int, seed: int, how: int, step: float, trace: float, margin: float) -> int:
        """So many games, seeds counting up; returns how many of them were won."""
        wins = 0
        with nogil:
            for i in range(games):
                wins += self.play(seed + i, how, margin)
                self.correct(step, trace)
        return wins

    def play(self, seed: int, how: int, margin: float) -> int:
        """One game; 1 if it is won."""
        self.game.become(self.start)
        self.game.begin(seed)
        self.moments = 0
        self.blameless = 0
        errs = -1  # who follows the rules of thumb in doubt tries nothing else
        if how == WATCHING or margin == 0:
            errs = think(self.dice, WATCHED_MOVES if how == WATCHING else CURIOUS_MOVES)
        while self.game.outcome == 0:
            if errs == 0:
                action = nth_choice(self.game, think(self.dice, self.game.choice_count))
                if how == PLAYING:
                    self.blameless = self.moments
            elif how == PLAYING:
                action = self.favourite(margin)
            else:
                action = self.game.choose_by_rules()
            errs -= 1
            self.note(action)
            self.game.advance(action)
        return 1 if self.game.outcome == WON else 0

    def favourite(self, margin: float) -> int:
        """The answer judged best; with a margin only if it is that much better than what the rules of thumb say."""
        choice = nth_choice(self.game, 0)
        most = -100.0
        for i in range(self.game.choice_count):
            action = nth_choice(self.game, i)
            self.game.describe_after(action, self.notes, self.spare)
            odds = self.odds()
            if odds > most:
                most = odds
                choice = action
        if margin > 0:
            action = self.game.choose_by_rules()
            self.game.describe_after(action, self.notes, self.spare)
            if logistic(most) < logistic(self.odds()) + margin:
                return action
        return choice

    def odds(self) -> float:
        """The judgement of what is noted."""
        sums = [0.0] * 16
        clear_reals(sums)
        total = 0.0
        singles = 16 * self.row_count + 16
        for i in range(self.notes.count):
            row = self.notes.rows[i]
            add_reals(sums, self.table, row)
            total += self.table[singles + row]
        hidden: float = weigh_reals(sums, self.table, self.row_count)
        return total + hidden

    def note(self, action: int) -> None:
        """Write down what an answer leaves behind, and what is thought of it."""
        if self.moments == LONGEST_GAME:
            return
        self.game.describe_after(action, self.notes, self.spare)
        at = ROWS_EACH * self.moments
        for i in range(self.notes.count):
            self.noted[at + i] = self.notes.rows[i]
        self.thoughts[2 * self.moments] = logistic(self.odds())
        self.thoughts[2 * self.moments + 1] = self.notes.count
        self.moments += 1

    def correct(self, step: float, trace: float) -> None:
        """From the end back to the beginning, each judgement is drawn to what came later."""
        truth = 1.0 if self.game.outcome == WON else 0.0
        for back in range(self.moments - self.blameless):
            moment = self.moments - 1 - back
            thought = self.thoughts[2 * moment]
            self.recall(moment)
            self.draw_to(truth, step)
            truth = (1.0 - trace) * thought + trace * truth

    def recall(self, moment: int) -> None:
        """What was noted then."""
        self.notes.count = int(self.thoughts[2 * moment + 1])
        for i in range(self.notes.count):
            self.notes.rows[i] = int(self.noted[ROWS_EACH * moment + i])

    def draw_to(self, truth: float, step: float) -> None:
        """One step towards the truth for everything that took part in the judgement."""
        sums = [0.0] * 16
        by = [0.0] * 16
        clear_reals(sums)
        total = 0.0
        singles = 16 * self.row_count + 16
        for i in range(self.notes.count):
            row = self.notes.rows[i]
            add_reals(sums, self.table, row)
            total += self.table[singles + row]
        total += weigh_reals(sums, self.table, self.row_count)
        by_all = step * (truth - logistic(total))
        for lane in range(16):
            weight = self.table[16 * self.row_count + lane]
            by[lane] = by_all * weight if sums[lane] > 0 else 0.0
            if sums[lane] > 0:
                self.table[16 * self.row_count + lane] = weight + by_all * sums[lane]
        for i in range(self.notes.count):
            row = self.notes.rows[i]
            push_reals(self.table, row, by)
            self.table[singles + row] += by_all
