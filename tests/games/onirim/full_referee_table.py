"""The table of the full referee: settings, cards, zones, the pile with what everybody knows of it, chance, questions.

Nothing here knows the engine. Zones are lists of tokens, the pile is three parts: cards placed over a loose part whose
order nobody has fixed, and cards placed under it. With every placed card goes the set of seats that know it.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Mapping
from typing import NamedTuple

Flow = Generator[tuple[str, list[str]], str, None]
Asking = Generator[tuple[str, list[str]], str, str]
Deciding = Generator[tuple[str, list[str]], str, bool]
Arranging = Generator[tuple[str, list[str]], str, list[str]]
Placed = tuple[str, frozenset[int]]

COLOURS = ("red", "blue", "green", "brown")
SYMBOLS = ("sun", "moon", "key", "glyph")
DENIZENS = [
    "architect",
    "cyclobot",
    "squirrel_spies",
    "harpoon_hunter",
    "hammerbird",
    "chromatic_chaos",
    "mirror",
    "treasure_keeper",
]
PREMONITIONS = ["two_red", "two_green", "two_blue", "two_brown", "pair", "five_doors", "all_colours", "three_doors"]
MODULES = ["book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads", "oniverse", "incubus"]

# ONI-GEN-11, written out once more.
CARD_ORDER = [
    *(f"{colour}.{symbol}" for colour in (*COLOURS, "x") for symbol in SYMBOLS),
    *(f"tower.{colour}.{number}" for colour in COLOURS for number in (3, 4, 5)),
    "deadend",
    *(f"door.{colour}" for colour in (*COLOURS, "oniverse")),
    *("nightmare", "lost", "happy"),
    *(f"den.{name}" for name in DENIZENS),
]

EVERYBODY = frozenset({0, 1})
NOBODY: frozenset[int] = frozenset()

DEFAULTS = {
    "hard.book": "false",
    "hard.dreamcatchers": "false",
    "hard.towers": "false",
    "hard.premonitions": "4",
    "hard.crossroads": "false",
    "incubusMode": "protector",
    "team.startPlayer": "0",
    "team.talk": "silent",
    "alt.paradoxicalFrom": "top",
    "alt.incantationOptional": "false",
    "alt.adversaryTiming": "beforeFirstDoor",
    "alt.deadEndStrictDiscard": "true",
    "alt.punishmentDrawnOnly": "false",
    "alt.teamDuplicates": "allowed",
}


class Over(Exception):
    """The game has ended: status and reason."""


class Chance(Exception):
    """A card is drawn whose place nobody fixed, and nobody tells."""


class Answer(NamedTuple):
    """An answer taken apart: `take catcher-1 door.red with chromatic_chaos`."""

    verb: str
    source: str
    what: str
    helper: str


def parse(text: str) -> Answer:
    """The parts of an answer; what is not said is empty."""
    said, _, helper = text.partition(" with ")
    verb, *rest = said.split()
    source = rest.pop(0) if rest and (rest[0] in ("shared", "stored", "partner") or rest[0][:8] == "catcher-") else ""
    return Answer(verb, source, rest[0] if rest else "", helper)


class Goal:
    """An order card of the Book."""

    def __init__(self, kind: str, covered: bool = False) -> None:
        self.kind = kind
        self.covered = covered


class Table:
    """Zones, chance and the ways in which cards move; no decisions yet."""

    def __init__(
        self,
        edition: str = "third",
        mode: str = "solo",
        modules: Iterable[str] = (),
        variants: Mapping[str, str] | None = None,
    ) -> None:
        self.edition = edition
        self.team = mode == "team"
        self.modules = frozenset(modules)
        self.variants = {**DEFAULTS, **(variants or {})}
        self.lay_zones()
        self.lay_modules()
        self.feed: deque[str] | None = None  # every card that leaves the pile, in order, told from outside
        self.reserve_feed: deque[str] = deque()  # premonitions turned up later, told from outside
        self.dice: random.Random | None = None  # chance of its own, when nobody tells
        self.shuffles = 0
        self.turn = 0
        self.active = int(self.variants["team.startPlayer"]) if self.team else 0
        self.actor = self.active
        self.status, self.reason = "playing", ""
        self.question: str | None = None
        self.choices: list[str] = []

    def lay_zones(self) -> None:
        """Chapter 4, the zones that every game has."""
        self.personal: list[list[str]] = [[], []]
        self.known: list[Counter[str]] = [Counter(), Counter()]  # of the personal cards: what the partner knows
        self.shared: list[str] = []
        self.draft: list[str] = []
        self.rows: list[list[str]] = [[], []]
        self.doors: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.limbo: list[str] = []
        self.resolving: list[str] = []
        self.looked: list[str] = []
        self.arranged: list[str] = []  # those of the looked-at or revealed cards that have their new place already
        self.revealed = False
        self.fetched: list[str] = []  # the happy dream's card before it comes on top: only its seeker sees it
        self.over: list[Placed] = []
        self.loose: Counter[str] = Counter()
        self.under: list[Placed] = []

    def lay_modules(self) -> None:
        """Chapter 4, the zones of the modules."""
        self.goals: list[Goal] = []
        self.removed: list[str] = []
        caught = self.has("dreamcatchers")
        self.catchers: list[list[str]] = [[] for _ in range(4)] if caught else []
        self.handbooks = 2 if caught and not self.on("hard.dreamcatchers") else 0
        self.towers: list[str] = []
        self.premonitions_up: list[str] = []
        self.reserve: list[str] = []
        self.used: list[str] = []
        self.rallied: list[str] = []
        self.stored: list[str] = []
        self.unused: Counter[str] = Counter()
        self.searched: set[int] = set()  # seats that went through the whole pile once
        self.figure = self.has("incubus")
        self.incubus_card: str | None = None

    # ---- settings -------------------------------------------------------------------------------------

    def has(self, module: str) -> bool:
        return module in self.modules

    def on(self, variant: str) -> bool:
        return self.variants[variant] == "true"

    def incubus(self, mode: str) -> bool:
        return self.has("incubus") and self.variants["incubusMode"] == mode

    @property
    def blocked(self) -> bool:
        """While the adversary stands no door can be laid out (ONI-INC-08)."""
        early = self.variants["alt.adversaryTiming"] == "beforeFirstDoor"
        return self.incubus("adversary") and self.figure and early

    # ---- questions ------------------------------------------------------------------------------------

    def begin(self, flow: Flow) -> None:
        """Run to the first question."""
        self.flow = flow
        self.advance(None)

    def advance(self, answer: str | None) -> None:
        """Answer the open question and run to the next one."""
        assert answer is None or answer in self.choices, f"{answer} is none of {self.choices}"
        try:
            self.question, self.choices = next(self.flow) if answer is None else self.flow.send(answer)
        except Over as end:
            self.status, self.reason = end.args
            self.question, self.choices = None, []

    def ask(self, question: str, choices: list[str]) -> Asking:
        """A question with a single answer is not asked, except for the turn (chapter 6.2)."""
        assert choices, f"{question} without any answer"
        assert len(set(choices)) == len(choices), f"{question} says twice: {choices}"
        if self.turn:
            self.actor = self.active
        if len(choices) == 1 and question != "turn":
            return choices[0]
        return (yield question, choices)

    # ---- the hand -------------------------------------------------------------------------------------

    @property
    def mine(self) -> list[str]:
        return self.personal[self.active]

    @property
    def row(self) -> list[str]:
        return self.rows[self.active]

    @property
    def hand(self) -> list[str]:
        """ONI-TEAM-05: the own cards and the shared ones."""
        return self.mine + self.shared

    def full(self) -> bool:
        """Five cards, or three and two (chapter 5, P-REFILL)."""
        return len(self.hand) == 5

    def hand_choices(self, verb: str, fits: Callable[[str], bool], helper: str = "", stored: bool = True) -> list[str]:
        """The verb with every fitting hand card; cards in different zones are different choices (ONI-GEN-08)."""
        tail = f" with {helper}" if helper else ""
        found = [f"{verb} {card}{tail}" for card in in_order(self.mine) if fits(card)]
        found += [f"{verb} shared {card}{tail}" for card in in_order(self.shared) if fits(card)]
        if stored:
            found += [f"{verb} stored {slot}{tail}" for slot, card in enumerate(self.stored) if fits(card)]
        return found

    def use_card(self, answer: Answer) -> str:
        """The meant hand card leaves its zone; a stored one takes its keeper along (ONI-ONIV-18)."""
        if answer.source == "stored":
            self.rallied.remove("treasure_keeper")
            self.discard.append("den.treasure_keeper")
            return self.stored.pop(int(answer.what))
        if answer.source == "shared":
            self.shared.remove(answer.what)
        else:
            self.lose_personal(answer.what)
        return answer.what

    def lose_personal(self, card: str) -> None:
        """A leaving card is one of the known ones if a known one has its token (ONI-TEAM-22)."""
        self.mine.remove(card)
        if self.known[self.active][card]:
            self.known[self.active][card] -= 1

    def gain_personal(self, card: str, openly: bool, seat: int | None = None) -> None:
        """A card comes to the personal ones, known to the partner if it came openly (ONI-TEAM-22)."""
        seat = self.active if seat is None else seat
        self.personal[seat].append(card)
        if openly and self.team:
            self.known[seat][card] += 1

    def take_in_hand(self, card: str, knowers: frozenset[int]) -> None:
        """P-SLOT: personal cards first, then the shared ones."""
        if len(self.mine) < (3 if self.team else 5):
            self.gain_personal(card, 1 - self.active in knowers)
        else:
            self.shared.append(card)

    def discard_hand(self) -> None:
        """ONI-BASE-32, ONI-TEAM-09: stored cards stay."""
        self.discard += self.hand
        self.mine.clear()
        self.known[self.active].clear()
        self.shared.clear()

    def redraw(self) -> None:
        """P-REDRAW: doors and dreams to the limbo without any effect, no windows (ONI-BASE-34)."""
        while not self.full():
            card, knowers = self.draw_or_lose()
            if is_location(card):
                self.take_in_hand(card, knowers)
            else:
                self.limbo.append(card)

    # ---- the pile -------------------------------------------------------------------------------------

    def pile(self) -> Counter[str]:
        """Every card of the pile."""
        return self.loose + Counter(card for card, _ in (*self.over, *self.under))

    def size(self) -> int:
        return len(self.over) + self.loose.total() + len(self.under)

    def draw_or_lose(self) -> Placed:
        """P-DRAW (ONI-BASE-38)."""
        if not self.size():
            raise Over("lost", "pile_empty")
        return self.draw()

    def draw(self) -> Placed:
        """The top card, and who knew it."""
        if self.over:
            return self.heard(self.over.pop(0))
        if self.loose.total():
            return self.drawn_by_chance()
        return self.heard(self.under.pop(0))

    def draw_from_bottom(self) -> Placed:
        """The lowest card (alt.paradoxicalFrom = bottom)."""
        if self.under:
            return self.heard(self.under.pop())
        if self.loose.total():
            return self.drawn_by_chance()
        return self.heard(self.over.pop())

    def heard(self, placed: Placed) -> Placed:
        """A card with a place: whoever tells of draws must tell this one."""
        self.listen(placed[0])
        return placed

    def listen(self, card: str) -> None:
        """The next card told of must be this one."""
        if self.feed is not None:
            assert self.feed, f"{card} left the pile, but nobody told of it"
            told = self.feed.popleft()
            assert told == card, f"{told} left the pile, but it should have been {card}"

    def drawn_by_chance(self) -> Placed:
        """A card of the loose part: what is told, or what the own dice say."""
        if self.feed is not None:
            assert self.feed, "a card is drawn that nobody told of"
            card = self.feed.popleft()
        elif self.dice is None:
            raise Chance
        else:
            card = self.dice.choice(sorted(self.loose.elements()))
        assert self.loose[card] > 0, f"{card} was drawn, but is not in the loose part of the pile"
        self.loose[card] -= 1
        return card, NOBODY

    def draw_up_to(self, count: int, from_bottom: bool = False) -> list[str]:
        """As many cards as there are (ONI-GEN-04)."""
        draw = self.draw_from_bottom if from_bottom else self.draw
        return [draw()[0] for _ in range(min(count, self.size()))]

    def take_out(self, card: str) -> None:
        """One copy leaves the pile, found by going through it; a shuffle always follows, so any copy will do."""
        self.listen(card)
        if self.loose[card] > 0:
            self.loose[card] -= 1
            return
        part = self.over if any(entry[0] == card for entry in self.over) else self.under
        part.remove(next(entry for entry in part if entry[0] == card))

    def put_on_top(self, cards: list[str], knowers: Iterable[int]) -> None:
        """The first one lies highest."""
        self.over = [(card, frozenset(knowers)) for card in cards] + self.over

    def put_under(self, cards: list[str], knowers: Iterable[int]) -> None:
        """The first one lies highest, directly under the old pile."""
        self.under += [(card, frozenset(knowers)) for card in cards]

    def put_into_pile(self, cards: list[str]) -> None:
        """Cards that are about to be shuffled in."""
        self.loose.update(cards)
        cards.clear()

    def shuffle(self) -> None:
        """P-SHUFFLE: nobody knows any place any more."""
        self.loose.update(card for card, _ in (*self.over, *self.under))
        self.over, self.under = [], []
        self.shuffles += 1

    def go_through_pile(self) -> None:
        """The active player sees the pile and knows by subtraction what else is hidden (chapter 4, ONI-TEAM-22)."""
        self.searched.add(self.active)
        if self.team:
            self.known[1 - self.active] = Counter(self.personal[1 - self.active])

    # ---- cards lying open or looked at ----------------------------------------------------------------

    def look_at(self, cards: list[str], revealed: bool) -> None:
        """Cards of the pile are before the active player, or before everybody."""
        self.looked, self.arranged, self.revealed = cards, [], revealed

    def look_away(self) -> None:
        self.looked, self.arranged, self.revealed = [], [], False

    def knowers(self) -> frozenset[int]:
        """Who learns the new places of the cards: everybody if they were revealed (chapter 4)."""
        return EVERYBODY if self.revealed else frozenset({self.active})

    def not_arranged(self) -> list[str]:
        return list((Counter(self.looked) - Counter(self.arranged)).elements())

    def arrange(self, question: str, verb: str) -> Arranging:
        """The remaining cards one by one (chapter 6.8); answers the new order of these."""
        order: list[str] = []
        while self.not_arranged():
            choices = [f"{verb} {card}" for card in in_order(self.not_arranged())]
            card = parse((yield from self.ask(question, choices))).what
            self.arranged.append(card)
            order.append(card)
        return order

    def lost_dreams_to_limbo(self) -> None:
        """A revealed lost dream goes to the limbo (ONI-DREAM-04)."""
        for card in [card for card in self.looked if card == "lost"]:
            self.looked.remove(card)
            self.limbo.append(card)


# ---- cards -------------------------------------------------------------------------------------------------


def deck(modules: Iterable[str]) -> Counter[str]:
    """Chapter 3: the draw pile, with all 16 denizens (8 of them stay out)."""
    cards = Counter({f"{colour}.sun": 9 - place for place, colour in enumerate(COLOURS)})
    for colour in COLOURS:
        cards.update({f"{colour}.moon": 4, f"{colour}.key": 3, f"door.{colour}": 2})
    cards["nightmare"] = 10
    if "glyphs" in modules:
        for colour in COLOURS:
            cards.update({f"{colour}.glyph": 2, f"door.{colour}": 1})
    if "dreamcatchers" in modules:
        cards["lost"] = 4
    if "towers" in modules:
        cards.update(f"tower.{colour}.{number}" for colour in COLOURS for number in (3, 4, 5))
    if "premonitions" in modules:
        cards["happy"] = 4
    if "crossroads" in modules:
        cards.update({"x.sun": 3, "x.moon": 2, "x.key": 1, "deadend": 10})
    if "oniverse" in modules:
        cards.update({f"den.{name}": 2 for name in DENIZENS})
        cards["door.oniverse"] = 1
    return cards


def order_cards(modules: Iterable[str]) -> list[str]:
    """ONI-BOOK-01: one order card for every door."""
    kinds = [card.split(".")[1] for card in deck(modules).elements() if is_door(card)]
    return sorted(kinds) if "book" in modules else []


def symbol(card: str) -> str:
    """The labyrinth symbol; towers and dead ends have none (chapter 3.12)."""
    colour, _, name = card.partition(".")
    return name if colour in (*COLOURS, "x") else ""


def colours_of(card: str) -> set[str]:
    """The colours of a card of the labyrinth row."""
    colour = card.split(".")[0]
    return set(COLOURS) if colour == "x" else {colour}


def is_key(card: str) -> bool:
    return symbol(card) == "key"


def is_tower(card: str) -> bool:
    return card.startswith("tower.")


def is_door(card: str) -> bool:
    return card.startswith("door.")


def is_location(card: str) -> bool:
    return bool(symbol(card)) or is_tower(card) or card == "deadend"


def is_usable(card: str) -> bool:
    """A location that is not a dead end (ONI-CROSS-07)."""
    return is_location(card) and card != "deadend"


def door_colour(door: str) -> str:
    return door.split(".")[1]


def in_order(cards: Iterable[str]) -> list[str]:
    """Every kind once, in card order (ONI-GEN-08, -11)."""
    return sorted(set(cards), key=CARD_ORDER.index)


def sorted_cards(cards: Iterable[str]) -> list[str]:
    """All cards, in card order."""
    return sorted(cards, key=CARD_ORDER.index)


def open_segment(row: list[str], hard: bool) -> tuple[list[str], set[str]]:
    """P-RUN, word for word: the open part of the row, and the colours of the run that the last card completes."""
    segment: list[str] = []
    run: set[str] = set()
    for card in row:
        run = set()
        segment.append(card)
        if len(segment) >= 3:
            common = set.intersection(*(colours_of(entry) for entry in segment[-3:]))
            ends_coloured = one_coloured(segment[-3]) and one_coloured(segment[-1])
            if common and (ends_coloured or not hard):
                run, segment = common, []
    return segment, run


def one_coloured(card: str) -> bool:
    """A card of one colour, no crossroads."""
    return not card.startswith("x.")


def run_length(row: list[str], hard: bool) -> int:
    """P-RUN: the longest suffix of the open part with a colour in common; hard: it begins with a coloured card."""
    segment, _ = open_segment(row, hard)
    for start in range(len(segment)):
        suffix = segment[start:]
        common = set.intersection(*(colours_of(entry) for entry in suffix))
        if common and (one_coloured(suffix[0]) or not hard):
            return len(suffix)
    return 0
