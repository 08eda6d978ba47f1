"""What was played already, so that going back and forth costs little.

A game is its answers, so the same answers lead to the same table. Every place that a game ever stood at gets a number,
and it is kept what was found there: how much had been learned, whether it was the end, what was heard on the way. Going
to a known place asks the engine nothing. Where the engine itself is wanted, it is played from the nearest place behind
at which a copy of it was kept: close together where the game stands, further apart the further back they lie, so that
there are few of them however long the game is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.kernel.definition import Copy, RawEvent

FINE = 4  # copies that lie d answers from where the game stands lie at most d / FINE answers apart
MOST = 64  # copies that are kept, those of lines that were given up included


class Past:
    """The places of one game, and the line it stands on, with what was taken back and can be given again."""

    __slots__ = ("children", "ended", "engines", "heard", "marks", "spacing", "trail")

    def __init__(self, start: Copy, mark: int, spacing: int) -> None:
        self.spacing = spacing  # of the copies that lie closest
        self.trail = [0]  # the places of the line
        self.children: dict[tuple[int, int], int] = {}  # place, answer -> the place it leads to
        self.marks: list[int] = [mark]  # by place
        self.ended: list[bool] = [False]
        self.heard: dict[int, list[RawEvent]] = {}  # what the answer brought that led to a place, where it was kept
        self.engines: dict[int, Copy] = {0: start}  # by place; they are never played themselves

    def copy(self) -> Past:
        """The same past, for a game that goes on by itself."""
        copy = Past.__new__(Past)
        copy.spacing = self.spacing
        copy.trail = self.trail[:]
        copy.children = self.children.copy()
        copy.marks = self.marks[:]
        copy.ended = self.ended[:]
        copy.heard = self.heard.copy()
        copy.engines = self.engines.copy()
        return copy

    # ---- places ---------------------------------------------------------------------------------------

    def came(self, answers: int, answer: int, mark: int, ended: bool) -> None:
        """The game stood after so many answers, and one more was given."""
        trail = self.trail
        key = trail[answers], answer
        place = self.children.get(key)
        if place is None:
            place = self.children[key] = len(self.marks)
            self.marks.append(mark)
            self.ended.append(ended)
        self.step(answers, place)

    def step(self, answers: int, place: int) -> None:
        """One answer further, to a place that is known; another line than before leaves the rest of that one."""
        trail = self.trail
        if len(trail) > answers + 1:
            if trail[answers + 1] == place:
                return
            del trail[answers + 1 :]
        trail.append(place)

    def leads(self, answers: int, answer: int) -> int | None:
        """The place to which an answer leads that was given here before; None if it never was."""
        return self.children.get((self.trail[answers], answer))

    # ---- copies ---------------------------------------------------------------------------------------

    def nearest(self, answers: int) -> tuple[int, Copy]:
        """The last copy on the line up to so many answers, and where on the line it is."""
        for at in range(answers, 0, -1):
            engine = self.engines.get(self.trail[at])
            if engine is not None:
                return at, engine
        return 0, self.engines[0]

    def wants(self, at: int, stands: int) -> bool:
        """Whether a copy belongs here, seen from where the game stands: the spacing doubles with the distance."""
        step, distance = self.spacing, abs(stands - at)
        while step * 2 * FINE <= distance:
            step *= 2
        return at % step == 0

    def keep(self, at: int, copy: Copy) -> None:
        """Keep a copy; too many are thinned out."""
        self.engines[self.trail[at]] = copy
        if len(self.engines) > MOST:
            self.thin(at)

    def thin(self, stands: int) -> None:
        """Let go of copies on lines that were given up, and of those that lie closer together than they need."""
        line = {place: at for at, place in enumerate(self.trail)}
        for place in [place for place in self.engines if place not in line]:
            del self.engines[place]
        for place in [place for place in self.engines if line[place] != stands and not self.wants(line[place], stands)]:
            del self.engines[place]
