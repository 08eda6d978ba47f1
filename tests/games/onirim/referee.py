"""A second referee: base Onirim written once more from the law, in the plainest way, to check the engine against.

It knows nothing of the engine. A game is a generator that yields every question with its legal answers and is sent
the answer; piles are lists, effects are carried out line by line as chapters 5, 6.7 and 8 tell them. Where chance
decides, the referee is told the cards (`feed`); without them a line of play ends there (`Chance`).
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator

from tests.games.onirim.table import CARD_ORDER, COLOURS
from tests.games.written import read

Flow = Generator[tuple[str, list[str]], str, None]
Asking = Generator[tuple[str, list[str]], str, str]


class Over(Exception):
    """The game has ended: status and reason."""


class Chance(Exception):
    """A card is drawn whose place nobody fixed."""


class Referee:
    """One game, judged by the law."""

    def __init__(self, edition: str = "third") -> None:
        self.edition = edition
        self.hand: list[str] = []
        self.row: list[str] = []
        self.doors: list[str] = []
        self.discard: list[str] = []
        self.limbo: list[str] = []
        self.resolving: list[str] = []
        self.looked: list[str] = []
        self.placed: list[tuple[str, bool]] = []  # the top of the pile: card, and whether the player knows it
        self.loose: Counter[str] = Counter()  # the cards below, in an order nobody has fixed
        self.feed: deque[str] | None = None
        self.shuffles = 0
        self.turn = 0
        self.status, self.reason = "playing", ""
        self.question: str | None = None
        self.choices: list[str] = []

    # ---- driving --------------------------------------------------------------------------------------

    def begin(self, flow: Flow) -> None:
        """Run to the first question."""
        self.flow = flow
        self.advance(None)

    def advance(self, answer: str | None) -> None:
        """Answer the open question and run to the next one."""
        try:
            self.question, self.choices = next(self.flow) if answer is None else self.flow.send(answer)
        except Over as end:
            self.status, self.reason = end.args
            self.question, self.choices = None, []

    def ask(self, question: str, choices: list[str]) -> Asking:
        """A question with a single answer is not asked, except for the turn (chapter 6.2)."""
        if len(choices) == 1 and question != "turn":
            return choices[0]
        return (yield question, choices)

    # ---- whole games ----------------------------------------------------------------------------------

    def whole_game(self) -> Flow:
        """Setup, then turns until the end (ONI-BASE-01 … -03)."""
        self.redraw()
        self.phase_three()
        yield from self.turns()

    def turns(self) -> Flow:
        """Turn after turn (ONI-BASE-05)."""
        while True:
            self.turn += 1
            yield from self.phase_one()
            yield from self.phase_two()
            self.phase_three()

    # ---- phase 1 --------------------------------------------------------------------------------------

    def phase_one(self) -> Flow:
        """Exactly one card is played or discarded (ONI-BASE-06)."""
        kinds = in_order(self.hand)
        last = symbol(self.row[-1]) if self.row else None
        choices = [f"play {card}" for card in kinds if symbol(card) != last]
        choices += [f"discard {card}" for card in kinds]
        verb, card = (yield from self.ask("turn", choices)).split()
        self.hand.remove(card)
        if verb == "play":
            self.row.append(card)
            run = completed_run(self.row)
            if run:
                yield from self.search(run)
        else:
            self.discard.append(card)
            if symbol(card) == "key":
                yield from self.prophecy()

    def search(self, run: str) -> Flow:
        """Take a door of the colour, or none, or do not search at all (ONI-BASE-13 … -15)."""
        door = f"door.{run}"
        choices = [f"take {door}"] if door in self.pile() else []
        answer = yield from self.ask("search", [*choices, "decline", "search"])
        if answer == "decline":
            return
        if answer.startswith("take"):
            self.take_out(door)
            self.lay_out(door)
        self.shuffle()

    def prophecy(self) -> Flow:
        """Look at five, discard one, put back the others (ONI-BASE-18, -19)."""
        while len(self.looked) < 5 and self.size():
            self.looked.append(self.draw())
        if not self.looked:
            return
        answer = yield from self.ask("prophecy", [f"drop {card}" for card in in_order(self.looked)])
        dropped = answer.split()[1]
        self.looked.remove(dropped)
        self.discard.append(dropped)
        back: list[tuple[str, bool]] = []
        left = self.looked[:]
        while left:
            answer = yield from self.ask("prophecy-order", [f"put {card}" for card in in_order(left)])
            back.append((answer.split()[1], True))
            left.remove(answer.split()[1])
        self.looked = []
        self.placed = back + self.placed

    # ---- phase 2 --------------------------------------------------------------------------------------

    def phase_two(self) -> Flow:
        """Draw single cards, each resolved before the next (ONI-BASE-22)."""
        while len(self.hand) < 5:
            card = self.draw_or_lose()
            if is_location(card):
                self.hand.append(card)
                continue
            self.resolving.append(card)
            if card == "nightmare":
                yield from self.ward_off()
                self.resolving.remove(card)
                self.discard.append(card)
            else:
                yield from self.drawn_door(card)

    def drawn_door(self, door: str) -> Flow:
        """A key of its colour opens it; otherwise limbo (ONI-BASE-24 … -26)."""
        key = f"{door.split('.')[1]}.key"
        choices = [f"open {key}"] if key in self.hand else []
        answer = yield from self.ask("door", [*choices, "limbo"])
        self.resolving.remove(door)
        if answer == "limbo":
            self.limbo.append(door)
        else:
            self.hand.remove(key)
            self.discard.append(key)
            self.lay_out(door)

    def ward_off(self) -> Flow:
        """Exactly one of I to IV (ONI-BASE-28 … -32)."""
        choices = [f"ward {card}" for card in in_order(self.hand) if symbol(card) == "key"]
        choices += [f"ward {door}" for door in in_order(self.doors)]
        choices += ["ward mill"] if self.size() else []
        way = (yield from self.ask("nightmare", [*choices, "ward hand"])).split()[1]
        if way.startswith("door."):
            self.doors.remove(way)
            self.limbo.append(way)
        elif way == "mill":
            if self.size() < 5 and self.edition == "first":
                self.reveal(self.size())
                raise Over("lost", "mill_short")
            self.reveal(min(5, self.size()))
        elif way == "hand":
            self.discard += self.hand
            self.hand = []
            self.redraw()
        else:
            self.hand.remove(way)
            self.discard.append(way)

    def reveal(self, count: int) -> None:
        """Doors and dreams to the limbo, the others to the discard pile (ONI-BASE-31)."""
        for _ in range(count):
            card = self.draw()
            (self.discard if is_location(card) else self.limbo).append(card)

    def redraw(self) -> None:
        """Doors and dreams go to the limbo without any effect (ONI-BASE-34)."""
        while len(self.hand) < 5:
            card = self.draw_or_lose()
            (self.hand if is_location(card) else self.limbo).append(card)

    # ---- phase 3, pile, end ---------------------------------------------------------------------------

    def phase_three(self) -> None:
        """The limbo goes back and the pile is shuffled; an empty limbo shuffles nothing (ONI-BASE-35, -36)."""
        if self.limbo:
            self.loose.update(self.limbo)
            self.limbo = []
            self.shuffle()

    def lay_out(self, door: str) -> None:
        """The eighth door wins at once (ONI-BASE-37)."""
        self.doors.append(door)
        if len(self.doors) == 8:
            raise Over("won", "all_doors")

    def pile(self) -> Counter[str]:
        """Every card of the pile."""
        return self.loose + Counter(card for card, _ in self.placed)

    def size(self) -> int:
        return len(self.placed) + sum(self.loose.values())

    def draw_or_lose(self) -> str:
        """A card that the hand needs (ONI-BASE-38)."""
        if not self.size():
            raise Over("lost", "pile_empty")
        return self.draw()

    def draw(self) -> str:
        """The top card: where its place is fixed that one, otherwise what chance says."""
        told = self.feed.popleft() if self.feed is not None else None
        if self.placed:
            card = self.placed.pop(0)[0]
            assert told in (None, card), f"{told} was drawn, but {card} lay on top"
            return card
        if told is None:
            raise Chance
        assert self.loose[told], f"{told} was drawn, but is not in the pile"
        self.loose[told] -= 1
        return told

    def take_out(self, door: str) -> None:
        """One copy of a door leaves the pile; which one does not matter, the pile is shuffled or the game won."""
        if self.loose[door]:
            self.loose[door] -= 1
        else:
            self.placed.remove(next(entry for entry in self.placed if entry[0] == door))

    def shuffle(self) -> None:
        """Nobody knows any place any more (ONI-GEN-03)."""
        self.loose.update(card for card, _ in self.placed)
        self.placed = []
        self.shuffles += 1


def symbol(card: str) -> str:
    return card.split(".")[1]


def is_location(card: str) -> bool:
    return card.split(".")[0] in COLOURS


def in_order(cards: list[str]) -> list[str]:
    """Every kind once, in card order (ONI-GEN-08, -11)."""
    return sorted(set(cards), key=CARD_ORDER.index)


def completed_run(row: list[str]) -> str | None:
    """P-RUN, word for word: the colour of the run that the last card completes."""
    segment: list[str] = []
    run = None
    for card in row:
        run = None
        segment.append(card)
        colours = {entry.split(".")[0] for entry in segment[-3:]}
        if len(segment) >= 3 and len(colours) == 1:
            run = colours.pop()
            segment = []
    return run


def referee_for(
    *, hand: str, pile: str, row: str = "", doors: str = "", discard: str = "", edition: str = "third"
) -> Referee:
    """A referee at the start of a turn; the whole pile is fixed, nobody knows it."""
    judge = Referee(edition)
    judge.hand, judge.row, judge.discard = read(hand), read(row), read(discard)
    judge.doors = [f"door.{colour}" for colour in doors.split()]
    judge.placed = [(card, False) for card in read(pile)]
    return judge
