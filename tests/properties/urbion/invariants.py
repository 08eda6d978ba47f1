"""What holds at every table of Urbion, written from the law (chapters 2 to 6, 9 to 11) and not from the engine.

The inspector of Urbion looks at the table, at what each seat and a spectator are shown, and keeps its own account of
who may know what, and of everything that was news.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import BOOKS, CITY_OF, POSTCARDS, CardTable, table_of
from reverie.games.urbion.codec import QUESTIONS, STEPS
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1, LOST, WON
from reverie.kernel.spec import GameSpec
from tests.parity.trace import is_compiled
from tests.properties.inspection import Inspector, RawEvents, Table

BOTH = KNOWN_TO_0 | KNOWN_TO_1
UNKNOWN = -1  # a place in a deck that holds a card nobody knows
SIDES = ("sognae", "incubi")
CHAOTIC = c.CHAOS | c.CHROMATIC_CARD

# Steps and questions about a face-up Dream that lies nowhere else: the zone `pending` of chapter 3.1.
PENDING = (c.Q_CHAOS, c.Q_CHROMATIC, c.Q_WISE, c.Q_REVEALED, c.Q_OPENING_CHAOS, c.S_HANDLE, c.S_DISCARD_CHAOS)

# The agenda, bottom first: what is resolved, what an action leads to, what waits (chapters 5, 6.1 and 6.4).
RESOLVED = r"(?: handle| discard)*(?: chaos| revealed| reveal-one chromatic"
ACTION = (
    r"(?: swap| swap-with| fly| fly-to| vanish| freedom| prophecy| census-end census-void clean-from clean"
    rf"| census-end bonus|(?: aside)? fill sides| aside{RESOLVED}))"
)
ASIDE = {"solo": "(?: aside)?", "team": "(?: switch-seats aside switch-seats aside)?"}
OPENING = {"solo": " opening", "team": " switch-seats opening switch-seats opening"}
IN_TURN = (
    r"main(?: flagships flagship)?",
    rf"turn-end refill{RESOLVED}| wise)",
    r"turn-end refill(?: second| pair| rebuild| rebuild-with| side-change)",
    rf"turn-end refill(?: second)?{ACTION}",
)
IN_SET_UP = {
    mode: (
        rf"next-turn{ASIDE[mode]}{OPENING[mode]}(?: fill open-cities book-price book| fill sides| opening-chaos)",
        rf"next-turn{ASIDE[mode]} switch-seats opening opening-chaos",
        rf"next-turn(?: switch-seats)? aside{RESOLVED})",
        rf"next-turn switch-seats aside switch-seats aside{RESOLVED})",
    )
    for mode in ("solo", "team")
}

VIEW_KEYS = {
    *("game", "rules", "seat", "active", "status", "outcome", "turn", "goal", "decision", "rows", "hand", "polarity"),
    *("deck", "city_deck", "discard", "box", "success", "drawn", "pending", "aside", "looked", "unseen"),
    "unseen_cities",
}
VIEW_KEYS_OF = {c.TEAM: {"partner"}, c.POSTCARDS: {"postcards"}, c.BOOKS: {"books"}, c.VOID: {"void"}}


class Have:
    """Everything that a game is played with (URB-DATA-01 … -09)."""

    def __init__(self, spec: GameSpec) -> None:
        self.cards: CardTable = table_of(spec)
        self.dreams = +Counter(self.cards.dreams(spec.modules))
        self.cities = +Counter(self.cards.cities(spec.modules))
        self.postcards = +Counter(dict(enumerate(self.cards.postcards))) if "postcards" in spec.modules else Counter()
        self.books = +Counter(dict(enumerate(self.cards.books))) if "books" in spec.modules else Counter()
        self.void = self.cards.void_cards if "void" in spec.modules else 0
        self.wise = self.cards.wise_chaos(spec.modules)
        self.most_books = 6 if spec.edition == "first" else 4
        self.mode = spec.mode

    def kind_of(self, kind_type: int) -> int:
        """The kind of the Chaos, or of the Chromatic Chaos."""
        return next(number for number, kind in enumerate(self.cards.kinds) if kind.type & kind_type)

    def magnitude(self, kind: int, side: int) -> int:
        """URB-BASE-04."""
        return self.cards.kinds[kind].minus if side else self.cards.kinds[kind].plus

    def total(self, row: Table) -> int:
        """The sum of a row (URB-BASE-07)."""
        sums = [sum(self.magnitude(kind, side) for kind, _ in row["sides"][side]) for side in (0, 1)]
        return sums[0] - sums[1]


# ---- where everything is -------------------------------------------------------------------------------------


def names_of(table: Table) -> list[str]:
    """The agenda in words, bottom first."""
    return [QUESTIONS[step][0] if step in QUESTIONS else STEPS[step] for step, _ in table["agenda"]]


def placed_dreams(table: Table) -> list[tuple[int, int]]:
    """Every Dream in a row with its Postcard."""
    return [dream for row in table["rows"] for side in row["sides"] for dream in side]


def open_dreams(table: Table, have: Have) -> Counter[int]:
    """Every Dream that lies open to everybody (chapter 3.3)."""
    cards = [kind for kind, _ in placed_dreams(table)] + table["discard"] + table["box"] + table["drawn"]
    cards += [argument & KIND for step, argument in table["agenda"] if step in PENDING]
    found = Counter(cards)
    if table["aside_chaos"]:
        found[have.kind_of(c.CHAOS)] += table["aside_chaos"]
    if any(table["aside_chromatic"]):
        found[have.kind_of(c.CHROMATIC_CARD)] += sum(table["aside_chromatic"])
    return found


def all_dreams(table: Table, have: Have) -> Counter[int]:
    """Every Dream, wherever it lies."""
    hidden = table["over"] + table["bag"] + table["looked"]
    hidden += [card for zones in table["seats"] for card in zones["hand"]]
    return open_dreams(table, have) + Counter(card & KIND for card in hidden)


def all_cities(table: Table) -> Counter[int]:
    """Every City."""
    cities = [row["city"] for row in table["rows"] if row["city"] >= 0] + table["success"] + table["city_bag"]
    return Counter(cities + [card & KIND for card in table["city_over"]])


def all_postcards(table: Table) -> Counter[int]:
    """Every Postcard."""
    found = Counter((postcard & c.POSTCARD) - 1 for _, postcard in placed_dreams(table) if postcard)
    found.update(table["postcard_bag"] + [card & KIND for card in table["postcard_over"]])
    for pile in ("kept", "lost"):
        found += Counter(dict(enumerate(table[pile])))
    return +found


def visible(table: Table, have: Have, seat: int | None) -> Counter[int]:
    """The most that a seat may know of single Dreams (chapter 3.3)."""
    cards = open_dreams(table, have)
    bit = 0 if seat is None else KNOWN_TO_0 << seat
    together = seat is not None and table["flags"] & c.OPEN_HANDS
    for owner, zones in enumerate(table["seats"]):
        cards.update(card & KIND for card in zones["hand"] if owner == seat or together or card & bit)
    everything = table["flags"] & c.OPEN_ORDER
    if everything or (seat is not None and (table["seat"] == seat or together)):
        cards.update(table["looked"])
    cards.update(card & KIND for card in table["over"] if everything or card & bit)
    if seat is None and not everything:  # where a Wise Chaos put a Chaos
        cards.update(card & KIND for place, card in enumerate(table["over"]) if table["open_places"] >> place & 1)
    return cards


# ---- zones ---------------------------------------------------------------------------------------------------


def check_zones(table: Table, have: Have) -> None:
    """Nothing is lost, and every zone holds only what it may."""
    dreams, cities, postcards = all_dreams(table, have), all_cities(table), all_postcards(table)
    assert dreams == have.dreams, (dreams - have.dreams, have.dreams - dreams)
    assert cities == have.cities, (cities - have.cities, have.cities - cities)
    assert postcards == have.postcards, (postcards - have.postcards, have.postcards - postcards)
    assert Counter(table["books"] + table["book_bag"]) == have.books
    assert len(table["books"]) <= have.most_books
    for row in table["rows"]:
        check_row(row, have)
    check_cities(table)
    check_pieces(table, have)
    check_marks(table, have)
    if table["outcome"]:
        check_end(table, have)
    else:
        check_agenda(table, have)
        check_hands(table, have)
        check_passing_zones(table)


def check_row(row: Table, have: Have) -> None:
    """A City with at most three Dreams on each side, in order, each on a side where it may lie (URB-BASE-03, -10)."""
    for side, dreams in enumerate(row["sides"]):
        assert len(dreams) <= 3, "a side never holds more than three"
        assert dreams == sorted(dreams)
        assert row["city"] >= 0 or not dreams, "a vacant row holds nothing"
        for kind, postcard in dreams:
            card = have.cards.kinds[kind]
            assert card.type & (CHAOTIC | (c.INCUBUS if side else c.SOGNA)), card
            if postcard:
                number, quarters = (postcard & c.POSTCARD) - 1, postcard // c.QUARTERS
                assert quarters <= {c.HOURGLASS: 4, c.FLAGSHIP: 1}.get(number, 0)
                assert not card.type & c.CHROMATIC_CARD, "it is put aside when a row is filled (URB-CHROMATIC-07)"


def check_cities(table: Table) -> None:
    """URB-BASE-12, -40, -60: a row is vacant only when no City is left, or until a Census replaces its City."""
    assert len(table["success"]) <= table["total"]
    assert table["outcome"] or len(table["success"]) < table["total"]
    if any(row["city"] < 0 for row in table["rows"]):
        steps = names_of(table)
        assert not table["city_over"] + table["city_bag"] or "census-end" in steps or "open-cities" in steps


def check_pieces(table: Table, have: Have) -> None:
    """Void, Wise Chaos, Polarity, the box."""
    stack, figure = table["void_stack"], table["void_figure"]
    assert 0 <= stack <= have.void
    assert (stack == 0) == (figure == c.FIGURE_GONE)  # URB-VOID-11
    if figure < c.ROWS and not table["outcome"]:
        assert table["rows"][figure]["city"] >= 0, "the Void stands on a City (URB-VOID-04)"
    assert figure != c.STACK_FLAT or "main" not in names_of(table), "it was raised at the start of the turn"
    assert 0 <= table["wise"] <= have.wise
    assert len(table["box"]) % 8 == 0  # URB-TEAM-08
    if have.mode == "team":
        assert {zones["polarity"] for zones in table["seats"]} == {0, 1}
    else:
        assert not table["box"]
    if any(postcard & c.POSTCARD == c.FLAGSHIP + 1 and postcard > c.POSTCARD for _, postcard in placed_dreams(table)):
        assert "flagships" in names_of(table) or table["outcome"]


def check_marks(table: Table, have: Have) -> None:
    """Only seats that exist know a card, and each knows its own hand."""
    known = BOTH if have.mode == "team" else KNOWN_TO_0
    for zone in ("over", "city_over", "postcard_over"):
        assert all(card & ~KIND & ~known == 0 for card in table[zone])
        assert not table["flags"] & c.OPEN_ORDER or all(card & ~KIND == known for card in table[zone])
    for seat, zones in enumerate(table["seats"]):
        assert all(card & KNOWN_TO_0 << seat and card & ~KIND & ~known == 0 for card in zones["hand"])
    if table["flags"] & c.OPEN_ORDER:
        assert not table["bag"] + table["city_bag"] + table["postcard_bag"]


def check_agenda(table: Table, have: Have) -> None:
    """Everything waits on what it belongs on, and Phase II is marked (URB-POSTCARDS-05)."""
    steps = names_of(table)
    forms = IN_TURN if table["turn"] else IN_SET_UP[have.mode]
    assert any(re.fullmatch(form, " ".join(steps)) for form in forms), steps
    phase = c.IN_REFILL if "refill" in steps and "aside" not in steps else 0
    for name, (_, argument) in zip(steps, table["agenda"], strict=True):
        if name in ("chaos", "chromatic", "handle", "reveal-one"):
            assert argument & c.IN_REFILL == phase, steps


def check_hands(table: Table, have: Have) -> None:
    """Four cards, fewer only while they are paid or drawn, and none that cannot be in a hand (URB-BASE-17, -50)."""
    steps = names_of(table)
    sizes = [len(zones["hand"]) for zones in table["seats"]]
    mine, others = sizes.pop(table["seat"]), sizes
    drawing = steps.count("opening")
    if drawing:
        assert mine < 4
        assert others in ([], [0] if drawing == 2 else [4])
    else:
        assert others in ([], [4])
        assert mine in hand_sizes(table, steps)
    kinds = have.cards.kinds
    assert all(kinds[card & KIND].type & c.TWO_SIDED for zones in table["seats"] for card in zones["hand"])


def hand_sizes(table: Table, steps: list[str]) -> tuple[int, ...]:
    """How many cards the active player holds: a main choice costs one, some cost two (URB-GARDENS-08, URB-VOID-12)."""
    if steps[0] != "turn-end":
        return (4,)
    drawing = steps[2] in ("handle", "discard", "chaos", "revealed", "reveal-one", "wise")
    if steps[2] in ("rebuild", "rebuild-with", "side-change") or (drawing and table["flags"] & (c.GARDENS | c.VOID)):
        return (2, 3)
    return (3,)


def check_passing_zones(table: Table) -> None:
    """Cards are drawn for a row, looked at and put aside only where somebody waits for them."""
    steps = names_of(table)
    assert bool(table["drawn"]) == (steps[-1] == "sides")
    assert bool(table["looked"]) == (steps[-1] == "prophecy")
    assert len(table["looked"]) <= 2 * table["books"].count(c.PROPHECIES)
    assert 0 <= table["looked_placed"] < max(1, len(table["looked"]))
    assert not table["aside_chaos"] or "opening" in steps  # URB-BASE-16
    assert not any(table["aside_chromatic"]) or "aside" in steps  # URB-CHROMATIC-08


def check_end(table: Table, have: Have) -> None:
    """A game ends for the reason it names (chapter 9)."""
    outcome, reason = table["outcome"], table["reason"]
    inhabitants = sum(table["kept"]) - 2 * sum(table["lost"])
    complete = len(table["success"]) == table["total"]
    assert outcome in (WON, LOST)
    if reason in (c.ALL_CITIES, c.INHABITANTS_UNHAPPY):
        assert complete
        assert (outcome == WON) == (reason == c.ALL_CITIES) == (inhabitants >= 0 or not have.postcards)
        return
    assert outcome == LOST
    assert not complete
    if reason == c.VOID_ENDS:
        assert not any(table["rows"][table["void_figure"]]["sides"])
    else:
        assert reason == (c.DECK_EMPTY_FIRST if table["edition"] == c.FIRST_EDITION else c.DECK_EMPTY)
        assert not table["over"] + table["bag"]


def check_sums(engine: Any, table: Table, have: Have) -> None:
    """The engine's running totals, which only its uncompiled form shows, are those of the Dreams on the table."""
    for number, row in enumerate(table["rows"]):
        for side, dreams in enumerate(row["sides"]):
            assert engine.size[number * 2 + side] == len(dreams)
            assert engine.power[number * 2 + side] == sum(have.magnitude(kind, side) for kind, _ in dreams)
    for mask, owner in ((engine.hand_mask, table["seat"]), (engine.partner_mask, 1 - table["seat"])):
        hand = table["seats"][owner]["hand"] if owner < len(table["seats"]) else []
        assert mask == sum({1 << (card & KIND) for card in hand})
    assert engine.success_size == len(table["success"])


# ---- views ---------------------------------------------------------------------------------------------------


def dreams_in_view(view: dict[str, Any]) -> list[str]:
    """Every single Dream that a view shows, in whatever field."""
    tokens = [dream["card"] for row in view["rows"] for name in SIDES for dream in row[name]]
    for zone in ("discard", "box", "drawn", "pending", "aside"):
        tokens += view[zone]
    tokens += (view["hand"]["cards"] or []) + (view["looked"]["cards"] or [])
    tokens += [token for token in view["deck"]["known_top"] if token]
    if "partner" in view:
        hand = view["partner"]["hand"]
        tokens += hand["known"] if hand["cards"] is None else hand["cards"]
    return tokens


def check_view(view: dict[str, Any], table: Table, have: Have, seat: int | None) -> None:
    """A view shows nothing that the seat may not know, and counts all the rest together, in no telling order."""
    expected = VIEW_KEYS.union(*(keys for flag, keys in VIEW_KEYS_OF.items() if table["flags"] & flag))
    assert set(view) == expected, set(view) ^ expected
    kind_of = have.cards.tokens.index
    shown, may_know = Counter(map(kind_of, dreams_in_view(view))), visible(table, have, seat)
    assert not shown - may_know, (seat, shown - may_know)
    unseen = [kind_of(token) for token in view["unseen"]]
    assert unseen == sorted(unseen)
    assert shown + Counter(dict(zip(unseen, view["unseen"].values(), strict=True))) == have.dreams, seat
    check_places(view["deck"]["known_top"], table, "", have.cards.tokens, seat)
    check_rows_in_view(view, table, have)
    check_cities_in_view(view, table, have, seat)
    if "postcards" in view:
        check_postcards_in_view(view, table, have, seat)
    if "books" in view:
        in_play = Counter(map(BOOKS.index, view["books"]["in_play"]))
        hidden = Counter({BOOKS.index(name): count for name, count in view["books"]["unseen"].items()})
        assert in_play + hidden == have.books
    about = view["decision"]["about"] if view["decision"] else {}
    named = [about["card"]] if "card" in about else about.get("cards", [])
    assert not Counter(map(kind_of, named)) - open_dreams(table, have)


def check_places(
    known_top: list[str | None], table: Table, name: str, tokens: tuple[str, ...] | dict[int, str], seat: int | None
) -> None:
    """Each place that the view names is one that the seat knows, with the card that lies there."""
    placed = table[f"{name}over"]
    assert len(known_top) <= len(placed)
    for place, (token, card) in enumerate(zip(known_top, placed, strict=False)):
        if token is not None:
            known = table["open_places"] >> place & (name == "") if seat is None else card & KNOWN_TO_0 << seat
            assert table["flags"] & c.OPEN_ORDER or known
            assert tokens[card & KIND] == token


def check_rows_in_view(view: dict[str, Any], table: Table, have: Have) -> None:
    """Sum, balance and stronger side are the law's (URB-BASE-07 … -09)."""
    for number, (shown, row) in enumerate(zip(view["rows"], table["rows"], strict=True)):
        total = have.total(row)
        assert shown["sum"] == total
        assert shown["balanced"] == (total == 0 and any(row["sides"]))
        assert shown["stronger"] == (None if total == 0 else SIDES[total < 0])
        assert shown["void"] == (table["void_figure"] == number)


def check_cities_in_view(view: dict[str, Any], table: Table, have: Have, seat: int | None) -> None:
    """Cities on the table, claimed, known in the deck and unseen are all there are."""
    tokens = [row["city"] for row in view["rows"] if row["city"]] + view["success"]
    tokens += [token for token in view["city_deck"]["known_top"] if token]
    unseen = Counter({CITY_OF[token]: count for token, count in view["unseen_cities"].items()})
    assert Counter(CITY_OF[token] for token in tokens) + unseen == have.cities
    check_places(view["city_deck"]["known_top"], table, "city_", {mask: name for name, mask in CITY_OF.items()}, seat)


def check_postcards_in_view(view: dict[str, Any], table: Table, have: Have, seat: int | None) -> None:
    """Postcards on Dreams, settled, known in the deck and unseen are all there are."""
    shown = view["postcards"]
    names = [dream["postcard"] for row in view["rows"] for side in SIDES for dream in row[side] if dream["postcard"]]
    found = Counter(names + [name for name in shown["known_top"] if name])
    for counts in (shown["inhabitants"]["kept"], shown["inhabitants"]["lost"], shown["unseen"]):
        found.update(counts)
    assert Counter({POSTCARDS.index(name): count for name, count in found.items()}) == have.postcards
    check_places(shown["known_top"], table, "postcard_", POSTCARDS, seat)


# ---- one game ------------------------------------------------------------------------------------------------


def rank(card: int) -> tuple[int, int]:
    """The order of a hand: by kind, then by who knows the card."""
    return card & KIND, card >> 6


class Account:
    """Who may know what, and how much was news, kept by the law from the engine's raw events alone (chapter 3.3)."""

    def __init__(self, table: Table) -> None:
        flags = table["flags"]
        self.everybody = BOTH if flags & c.TEAM else KNOWN_TO_0
        self.open_hands, self.open_order = bool(flags & c.OPEN_HANDS), bool(flags & c.OPEN_ORDER)
        self.deck: list[int] = list(table["over"])
        self.size = len(table["over"]) + len(table["bag"])
        self.hands: list[list[int]] = [list(zones["hand"]) for zones in table["seats"]]
        self.open_decks = {name: list(table[f"{name}_over"]) for name in ("city", "postcard")}
        self.news = 0

    def hear(self, event: tuple[int, int, int, int]) -> None:
        """One more event."""
        kind, a, b, d = event
        if kind == c.E_MOVED:
            self.move(a, b >> 4, b & 15, d & 1, bool(d & 2))
        elif kind == c.E_SHUFFLED:
            self.deck.clear()  # URB-BASE-06
            assert self.size == a
        elif kind == c.E_CITY and d != c.CITY_CLAIMED:
            self.turn_up("city", a)
        elif kind == c.E_POSTCARD and d == c.POSTCARD_PLACED:
            self.turn_up("postcard", a)
        elif kind == c.E_BOOK:
            self.news += 1

    def turn_up(self, name: str, number: int) -> None:
        """The top card of a deck is laid open."""
        self.news += self.leaves(self.open_decks[name], number) != self.everybody

    def leaves(self, deck: list[int], number: int) -> int:
        """A card leaves the top of a deck: who knew it."""
        card = deck.pop(0) if deck else UNKNOWN
        if self.open_order:
            return self.everybody
        if card == UNKNOWN:
            return 0
        assert card & KIND == number, "another card lay on top"
        return card & ~KIND

    def move(self, kind: int, source: int, target: int, mover: int, told: bool) -> None:
        """A Dream moved: who saw it?"""
        own, other = KNOWN_TO_0 << mover, KNOWN_TO_1 >> mover
        if source == c.Z_DECK:
            knew = self.leaves(self.deck, kind)
            self.size -= 1
            self.news += knew != self.everybody
            if target == c.Z_HAND:
                assert told == (len(self.hands) == 2 and bool(knew & other)), "told of a card that it never saw"
                self.hands[mover].append(kind | knew | own)
        elif source == c.Z_HAND:
            self.hands[mover].remove(max(card for card in self.hands[mover] if card & KIND == kind))
        if target == c.Z_DECK:
            if source == c.Z_LOOKED:
                self.deck.insert(0, kind | (self.everybody if self.open_hands or self.open_order else own))
            elif source == c.Z_PENDING:  # fourth from the top, for all to see (URB-POSTCARDS-05)
                self.deck += [UNKNOWN] * (min(3, self.size) - len(self.deck))
                self.deck.insert(min(3, self.size), kind | self.everybody)
            self.size += 1

    def check(self, table: Table) -> None:
        """The engine's own account is the same."""
        for hand, zones in zip(self.hands, table["seats"], strict=True):
            assert sorted(hand, key=rank) == zones["hand"], (sorted(hand, key=rank), zones["hand"])
        assert self.size == len(table["over"]) + len(table["bag"])
        if not self.open_order:
            placed = [card if card > KIND else UNKNOWN for card in table["over"]]
            meant = [card if card > KIND else UNKNOWN for card in self.deck]
            assert placed == meant, (placed, meant)


class UrbionInspector(Inspector):
    """Watches one game of Urbion."""

    def begin(self) -> None:
        self.have = Have(self.game.spec)
        self.account = Account(self.table)
        self.mark: int = self.engine.mark

    def check_table(self) -> None:
        check_zones(self.table, self.have)
        if not is_compiled("urbion"):
            check_sums(self.engine, self.table, self.have)

    def check_view(self, view: dict[str, Any], seat: int | None) -> None:
        check_view(view, self.table, self.have, seat)

    def check_step(self, before: Table, events: RawEvents) -> None:
        for event in events:
            self.account.hear(event)
        self.account.check(self.table)
        assert self.engine.mark == self.mark + self.account.news, "the mark rises exactly with what is new"
        check_piles(before, self.table, events)
        check_progress(before, self.table)


def check_piles(before: Table, now: Table, events: RawEvents) -> None:
    """Piles that only grow or only shrink; eight cards leave the discard pile for a polarity swap (URB-TEAM-08)."""
    swaps = sum(kind == c.E_ANSWERED and a >> 6 == c.SWAP_POLARITY for kind, a, _, _ in events)
    assert now["discard"][: len(before["discard"]) - 8 * swaps] == before["discard"][8 * swaps :]
    assert len(now["box"]) == len(before["box"]) + 8 * swaps
    assert not Counter(before["success"]) - Counter(now["success"])
    for name in ("kept", "lost"):
        assert all(earlier <= later for earlier, later in zip(before[name], now[name], strict=True))
    assert before["wise"] - 1 <= now["wise"] <= before["wise"]
    assert before["void_stack"] - 1 <= now["void_stack"] <= before["void_stack"]


def check_progress(before: Table, now: Table) -> None:
    """Every turn a card of the Dream deck comes into a hand, so every game ends."""
    if now["turn"] > max(before["turn"], 1):
        assert now["turn"] == before["turn"] + 1
        left = [len(table["over"]) + len(table["bag"]) + len(table["looked"]) for table in (before, now)]
        drawn = len(now["seats"][before["seat"]]["hand"]) - len(before["seats"][before["seat"]]["hand"])
        assert left[1] <= left[0] - drawn + (before["wise"] - now["wise"])
        assert drawn >= 0


INSPECTOR = UrbionInspector
