"""The referee's table: rows, decks, hands and piles as plain lists, and how questions are asked."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field

from tests.games.urbion.referee_cards import (
    BOOKS,
    INCUBI,
    POSTCARDS,
    SIDES,
    SOGNAE,
    CardTable,
    card,
    magnitude,
    order_of,
)

Asking = Generator[None, str, str]
Flow = Generator[None, str, None]
Choices = Callable[[], list[str]]

UNKNOWN = "?"
NOBODY: frozenset[int] = frozenset()
EVERYBODY = frozenset({0, 1})
SPECTATOR = -1
IN_THE_OPEN = EVERYBODY | {SPECTATOR}
UP, FLAT, GONE = "stack_up", "stack_flat", "gone"


class Over(Exception):
    """The game has ended."""

    def __init__(self, outcome: str, reason: str) -> None:
        super().__init__(outcome, reason)
        self.outcome, self.reason = outcome, reason


@dataclass(eq=False)
class Dream:
    """A Dream on the table; `quarters` belongs to an Hourglass, `moved` to a Flagship in the turn's first step."""

    token: str
    postcard: str = ""
    quarters: int = 0
    moved: bool = False

    def number(self) -> int:
        """The Postcard as one number."""
        if not self.postcard:
            return 0
        return POSTCARDS.index(self.postcard) + 1 | (self.quarters + self.moved) << 4


@dataclass
class Row:
    """One of the four places; `city` is None when it is vacant (URB-BASE-01)."""

    city: str | None = None
    sides: tuple[list[Dream], list[Dream]] = field(default_factory=lambda: ([], []))

    def sum(self, side: int) -> int:
        """P or N (URB-BASE-07)."""
        return sum(magnitude(dream.token, side) for dream in self.sides[side])

    def dreams(self) -> list[Dream]:
        return [*self.sides[SOGNAE], *self.sides[INCUBI]]

    def empty(self) -> bool:
        return not self.dreams()

    def balanced(self) -> bool:
        """URB-BASE-08."""
        return self.city is not None and not self.empty() and self.sum(SOGNAE) == self.sum(INCUBI)

    def stronger(self) -> int | None:
        """URB-BASE-09."""
        if self.sum(SOGNAE) == self.sum(INCUBI):
            return None
        return SOGNAE if self.sum(SOGNAE) > self.sum(INCUBI) else INCUBI

    def room(self, side: int) -> bool:
        """URB-BASE-10."""
        return self.city is not None and len(self.sides[side]) < 3

    def add(self, dream: Dream, side: int) -> None:
        assert self.room(side), "a side never holds more than three Dreams"
        self.sides[side].append(dream)

    def remove(self, dream: Dream) -> None:
        for side in self.sides:
            if dream in side:
                side.remove(dream)
                return
        raise AssertionError("a Dream leaves a row where it does not lie")


@dataclass
class Pile:
    """A deck: cards with a place from the top on, under them loose ones whose order nobody decided yet.

    A place may hold a card that is not known yet (`?`); that card is still counted among the loose ones. What chance
    decides is told by the `feed`, or rolled with `dice`.
    """

    top: list[tuple[str, frozenset[int]]] = field(default_factory=list)
    loose: Counter[str] = field(default_factory=Counter)
    feed: deque[str] | None = None
    dice: random.Random | None = None

    def size(self) -> int:
        return sum(token != UNKNOWN for token, _ in self.top) + self.loose.total()

    def cards(self) -> Counter[str]:
        return +self.loose + Counter(token for token, _ in self.top if token != UNKNOWN)

    def expect(self, card: str) -> None:
        """The next card that will be drawn, as somebody tells it."""
        assert self.feed is not None, "this pile decides by itself"
        self.feed.append(card)

    def draw(self) -> tuple[str, frozenset[int]]:
        """The top card and who knew it."""
        placed, knowers = self.top.pop(0) if self.top else (UNKNOWN, NOBODY)
        drawn = placed
        if self.feed is not None:
            assert self.feed, "a card is drawn that nobody told of"
            drawn = self.feed.popleft()
            assert placed in (UNKNOWN, drawn), f"{drawn} was drawn, but {placed} lay on top"
        elif placed == UNKNOWN:
            assert self.dice is not None
            drawn = self.dice.choice(sorted(self.loose.elements()))
        if placed == UNKNOWN:
            assert self.loose[drawn] > 0, f"{drawn} was drawn, but is not in the loose part"
            self.loose[drawn] -= 1
        return drawn, knowers

    def insert(self, place: int, token: str, knowers: frozenset[int]) -> None:
        """A card comes to a place counted from the top."""
        assert place <= self.size()
        while len(self.top) < place:
            self.top.append((UNKNOWN, NOBODY))
        self.top.insert(place, (token, knowers))

    def shuffle_in(self, tokens: Iterable[str]) -> None:
        """These cards are shuffled into the deck: nobody knows any place any more."""
        self.loose = self.cards()
        self.loose.update(tokens)
        self.top = []


class Table:
    """All zones of chapter 3, and the question that is open."""

    def __init__(self, edition: str, mode: str, modules: Iterable[str], variants: dict[str, str] | None = None) -> None:
        self.first_edition = edition == "first"
        self.team = mode == "team"
        self.modules = tuple(modules)
        self.variants = variants or {}
        self.cards = CardTable(self.variants.get("cards", ""))
        self.open_hands = self.variants.get("team_hands") == "open"
        self.open_order = self.variants.get("order") == "open"
        self.total = 12 + 4 * sum(self.has(module) for module in ("squares", "temples", "gardens"))  # URB-BASE-12
        self.rows = [Row() for _ in range(4)]
        self.deck = Pile(loose=self.cards.deck(self.modules))
        self.city_deck = Pile(loose=self.cards.cities(self.modules))
        self.postcard_deck = Pile(loose=Counter(self.cards.postcards) if self.has("postcards") else Counter())
        self.book_pile = Pile(loose=Counter(BOOKS) + Counter(["prophecies"]) if self.has("books") else Counter())
        self.hands: list[list[str]] = [[], []]
        self.known: list[Counter[str]] = [Counter(), Counter()]  # of each hand, what the other seat knows
        self.starter = int(self.variants.get("sognae_seat", "0")) if self.team else 0
        self.polarity = [SOGNAE, INCUBI] if self.starter == 0 else [INCUBI, SOGNAE]
        self.discard: list[list[str]] = []  # cards discarded together stand together, their order is free
        self.box: list[str] = []
        self.success: list[str] = []
        self.aside_chaos: list[str] = []
        self.aside: list[int] = []  # for every Chromatic Chaos put aside the seat that will resolve it
        self.drawn: list[str] = []
        self.pending: list[str] = []
        self.looked: list[str] = []
        self.arranged: list[str] = []
        self.books: list[str] = []
        self.kept: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.wise = 3 + (self.total - 12) // 4 if self.has("postcards") else 0  # URB-POSTCARDS-01
        self.void_stack = 8 if self.has("void") else 0
        self.void_figure: int | str = UP if self.has("void") else GONE
        self.turn = 0
        self.seat = self.starter
        self.question = ""
        self.choices: list[str] = []
        self.outcome = "playing"
        self.reason = ""
        self.flow: Flow | None = None

    # ---- questions and answers ------------------------------------------------------------------------

    def begin(self, flow: Flow) -> None:
        """Up to the first question."""
        self.flow = flow
        self.go_on(None)

    def apply(self, words: str) -> None:
        """Answer the open question."""
        assert words in self.choices, f"{words} is not among {self.choices}"
        self.go_on(words)

    def go_on(self, words: str | None) -> None:
        """Run to the next question or to the end."""
        assert self.flow is not None
        self.question, self.choices = "", []
        try:
            if words is None:
                next(self.flow)
            else:
                self.flow.send(words)
        except Over as end:
            self.outcome, self.reason = end.outcome, end.reason
        except StopIteration:
            self.flow = None

    def legal(self) -> set[str]:
        """The legal answers."""
        assert len(set(self.choices)) == len(self.choices), f"twice the same: {self.choices}"
        return set(self.choices)

    def ask(self, question: str, choices: Choices, polarity: bool = True) -> Asking:
        """A decision point; forced ones are answered here, DP-14 comes with the others (URB-BASE-69)."""
        while True:
            found = choices()
            assert found, f"{question} has no answer"
            if len(found) == 1 and question != "main":
                return found[0]
            offer = polarity and self.may_swap_polarity()
            self.question, self.choices = question, found + ["swap-polarity"] * offer
            words = yield
            if words != "swap-polarity":
                return words
            self.swap_polarity()

    def may_swap_polarity(self) -> bool:
        """URB-TEAM-08; set-up is no turn."""
        return self.team and not self.first_edition and self.turn > 0 and len(self.discarded()) >= 8

    def swap_polarity(self) -> None:
        """The eight oldest cards of the discard pile go to the box."""
        for _ in range(8):
            self.box.append(self.discard[0].pop(0))
            if not self.discard[0]:
                self.discard.pop(0)
        self.exchange_polarity()

    def exchange_polarity(self) -> None:
        self.polarity.reverse()

    # ---- small questions of the rules -----------------------------------------------------------------

    def has(self, module: str) -> bool:
        return module in self.modules

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    def discarded(self) -> list[str]:
        """The discard pile, oldest first."""
        return [token for batch in self.discard for token in batch]

    def throw(self, tokens: Iterable[str]) -> None:
        """Cards discarded together."""
        batch = list(tokens)
        if batch:
            self.discard.append(batch)

    def occupied(self) -> list[int]:
        return [place for place, row in enumerate(self.rows) if row.city is not None]

    def row_below(self, place: int) -> int:
        """The next occupied row, from the bottom to the top (URB-POSTCARDS-15, URB-VOID-03, -04)."""
        below = [other for other in self.occupied() if other > place]
        return below[0] if below else self.occupied()[0]

    def void_row(self) -> int | None:
        return self.void_figure if isinstance(self.void_figure, int) else None

    def in_order(self, tokens: Iterable[str]) -> list[str]:
        """Every kind once (URB-BASE-67)."""
        return sorted(set(tokens), key=order_of)

    def use(self, token: str) -> None:
        """A card leaves the hand of the active player; one that the partner knows goes first."""
        self.hand.remove(token)
        if self.known[self.seat][token]:
            self.known[self.seat][token] -= 1

    def sorted_side(self, place: int, side: int) -> list[Dream]:
        """A side in the order in which its slots are counted."""
        return sorted(self.rows[place].sides[side], key=lambda dream: (order_of(dream.token), dream.number()))

    def slots(self, place: int, side: int) -> dict[str, Dream]:
        """The Dreams of a side by slot, of equal ones without Postcard only the first (URB-BASE-67)."""
        found: dict[str, Dream] = {}
        seen: set[str] = set()
        for number, dream in enumerate(self.sorted_side(place, side), 1):
            if dream.postcard or dream.token not in seen:
                found[f"R{place + 1}.{SIDES[side]}.{number}"] = dream
            if not dream.postcard:
                seen.add(dream.token)
        return found

    def place_of(self, slot: str) -> tuple[int, int, Dream]:
        """Row, side and Dream of a slot."""
        row, side, number = slot.split(".")
        place, half = int(row[1]) - 1, SIDES.index(side)
        return place, half, self.sorted_side(place, half)[int(number) - 1]

    def dreams_on_table(self) -> list[tuple[int, int, Dream]]:
        return [(p, s, d) for p, row in enumerate(self.rows) for s in (SOGNAE, INCUBI) for d in row.sides[s]]

    def settle(self, dream: Dream, kept: bool) -> None:
        """A Postcard goes to the Inhabitants, +1 or −2 (URB-POSTCARDS-06 … -08)."""
        if dream.postcard:
            (self.kept if kept else self.lost)[dream.postcard] += 1
        dream.postcard, dream.quarters, dream.moved = "", 0, False

    def discard_dreams(self, place: int, dreams: Iterable[Dream]) -> None:
        """Dreams leave the table other than by a claim: their Postcards are lost (URB-POSTCARDS-07)."""
        gone = list(dreams)
        for dream in gone:
            self.rows[place].remove(dream)
            self.settle(dream, kept=False)
        self.throw(dream.token for dream in gone)

    def disturb(self, dream: Dream) -> None:
        """A Dream has moved: a Rocket on it is lost (URB-POSTCARDS-16)."""
        if dream.postcard == "rocket":
            self.settle(dream, kept=False)

    def draw_dream(self) -> str:
        """A Dream leaves the deck; the caller has seen to it that there is one."""
        return self.deck.draw()[0]

    def lose_for_want_of_dreams(self) -> Over:
        """URB-BASE-62, -63."""
        return Over("lost", "deck_empty_first" if self.first_edition else "deck_empty")

    def is_chaotic(self, token: str) -> bool:
        return card(token).chaotic
