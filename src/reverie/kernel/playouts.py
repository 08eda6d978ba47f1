"""Every answer tried in the same possible worlds, each world played on by the rules of thumb: no training needed.

One playout after the other, always in the same order, so that a number of playouts and a seed decide what comes out,
in however many slices they are made. After 8, 16, 32, … worlds the worse half of the answers is left out, but never
what the rules of thumb say: another answer is chosen only if it has won clearly more of the very same worlds.
"""

from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import WON
from reverie.kernel.core import Core
from reverie.kernel.native import allocate, nogil, stir, wide_numbers

MOST_ANSWERS = 256
FIRST_WORLDS = 8  # before anything is left out
CLEARLY = 4  # two standard errors, squared
STRIDE = 6  # numbers kept for each answer
# Which: the action, 1 while it is tried, playouts, wins, worlds that it won and the rules of thumb lost, the opposite.
ACTION = 0
TRIED = 1
VISITS = 2
WINS = 3
BETTER = 4
WORSE = 5

PLAYOUTS_FIELDS = {
    "seat": 0,
    "seed": 0,
    "width": 0,
    "thumb": 0,
    "world": 0,
    "next": 0,
    "thumb_won": 0,
    "left_out_at": 0,
}


class Playouts:
    """One question, its answers, and how they have done so far."""

    root: Core
    game: Core
    store: bytearray
    seat: int
    seed: int
    width: int  # how many answers there are
    thumb: int  # which of them the rules of thumb give
    world: int  # the number of the world that is played
    next: int  # the answer tried next in it, in the order: rules of thumb, then the others
    thumb_won: int  # whether the rules of thumb won this world
    left_out_at: int  # after how many worlds the worse half is left out

    def __init__(self, root: Core, game: Core, seat: int, seed: int) -> None:
        allocate(self, PLAYOUTS_FIELDS)
        self.root = root
        self.game = game
        self.seat = seat
        self.seed = seed
        self.width = min(root.choice_count, MOST_ANSWERS)
        self.left_out_at = FIRST_WORLDS
        self.store = bytearray(8 * STRIDE * MOST_ANSWERS)
        self.answers = wide_numbers(self.store)
        thumb = root.choose_by_rules()
        for i in range(self.width):
            self.answers[STRIDE * i + ACTION] = nth_choice(root, i)
            self.answers[STRIDE * i + TRIED] = 1
            if nth_choice(root, i) == thumb:
                self.thumb = i

    def advance(self, count: int) -> int:
        """So many playouts more; returns how many were made."""
        with nogil:
            for _ in range(count):
                self.play_one()
        return count

    def play_one(self) -> None:
        """The next answer in this world, or the first one in the next."""
        i = self.thumb if self.next == 0 else self.next - 1
        won = self.play_on(i)
        at = STRIDE * i
        self.answers[at + VISITS] += 1
        self.answers[at + WINS] += won
        if self.next == 0:
            self.thumb_won = won
        else:
            self.answers[at + BETTER] += won > self.thumb_won
            self.answers[at + WORSE] += won < self.thumb_won
        self.go_to_next()

    def play_on(self, i: int) -> int:
        """1 if an answer wins this world."""
        self.game.become(self.root)
        self.game.determinise(stir(self.seed, self.world), self.seat)
        self.game.advance(self.answers[STRIDE * i + ACTION])
        while self.game.outcome == 0:
            self.game.advance(self.game.choose_by_rules())
        return 1 if self.game.outcome == WON else 0

    def go_to_next(self) -> None:
        """The next answer that is still tried; after the last one, the next world."""
        self.next += 1
        while self.next <= self.width:
            i = self.next - 1
            if i != self.thumb and self.answers[STRIDE * i + TRIED]:
                return
            self.next += 1
        self.next = 0
        self.world += 1
        if self.world == self.left_out_at:
            self.leave_out()
            self.left_out_at *= 2

    def leave_out(self) -> None:
        """The worse half of what is tried is tried no more; one answer besides that of the rules of thumb stays."""
        tried = 0
        for i in range(self.width):
            tried += self.answers[STRIDE * i + TRIED]
        for _ in range(tried // 2):
            worst = self.worst()
            if tried > 2 and worst >= 0:
                self.answers[STRIDE * worst + TRIED] = 0
                tried -= 1

    def worst(self) -> int:
        """The answer that has won least; the rules of thumb do not count."""
        found = -1
        for i in range(self.width):
            at = STRIDE * i
            if i == self.thumb or self.answers[at + TRIED] == 0:
                continue
            if found < 0 or self.answers[at + WINS] <= self.answers[STRIDE * found + WINS]:
                found = i
        return found

    def choice(self) -> int:
        """What the rules of thumb say, or what has won clearly more of the same worlds, and most of all."""
        best = self.thumb
        most = 0
        for i in range(self.width):
            at = STRIDE * i
            ahead = self.answers[at + BETTER] - self.answers[at + WORSE]
            unlike = self.answers[at + BETTER] + self.answers[at + WORSE]
            if self.answers[at + TRIED] and ahead > most and ahead * ahead > CLEARLY * unlike:
                best = i
                most = ahead
        return self.answers[STRIDE * best + ACTION]

    def results(self) -> list[tuple[int, int, int]]:
        """For every answer: the action, how often it was tried, and how often it won."""
        found = []
        for i in range(self.width):
            at = STRIDE * i
            found.append((self.answers[at + ACTION], self.answers[at + VISITS], self.answers[at + WINS]))
        return found
