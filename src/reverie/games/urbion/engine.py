"""The engine as Python sees it: legal actions, apply, clone, whole playouts. The rules are in `flow.py`."""

from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.rules.choosing import choose_by_rules
from reverie.games.urbion.flow import answer, begin_game, run
from reverie.games.urbion.modules.void import census_loses
from reverie.games.urbion.rows import lay_dream
from reverie.games.urbion.state import State, copy_table, everybody, hold, lay_piles
from reverie.games.urbion.state_json import whole_state_json
from reverie.games.urbion.team import switch_seats
from reverie.games.urbion.view_json import view_zones_json
from reverie.games.urbion.worlds import deal_again
from reverie.kernel.choices import all_choices, is_offered, nth_choice
from reverie.kernel.constants import BAG_SIZE, KNOWN_TO_0, KNOWN_TO_1, OVER_SIZE, WON
from reverie.kernel.native import bit, nogil
from reverie.kernel.pile import bag_count, pile_add, pile_over, pile_put_over, pile_settle
from reverie.kernel.streams import open_stream, seed_streams, think


class Engine(State):
    """One running game, scriptable at full speed."""

    def prepare(
        self, edition: int, flags: int, kinds: list[tuple[int, int, int, int]], numbers: dict[str, int]
    ) -> None:
        """Say which rules are in play and what every kind of card is: (type, plus, minus, elements) each."""
        self.edition = edition
        self.flags = flags
        self.total = numbers["total"]
        self.wise = numbers["wise"]
        self.void_stack = numbers["void_cards"]
        self.void_figure = c.STACK_UP if flags & c.VOID else c.FIGURE_GONE
        self.books_most = numbers["books_most"]
        self.book_price = numbers["book_price"]
        self.common = KNOWN_TO_0 | KNOWN_TO_1 if flags & c.TEAM else KNOWN_TO_0
        self.seat = 1 if flags & c.SEAT_1_SOGNAE else 0  # the holder of the Sognae card begins (URB-TEAM-02)
        for kind, (card_type, plus, minus, elements) in enumerate(kinds):
            self.learn(kind, card_type, plus, minus, elements)
        for row in range(c.ROWS):
            self.city[row] = c.VACANT
        lay_piles(self)

    def learn(self, kind: int, card_type: int, plus: int, minus: int, elements: int) -> None:
        """What one kind of card is."""
        self.plus[kind] = plus
        self.minus[kind] = minus
        self.elements[kind] = elements
        for shown in range(16):
            if shown & elements:
                self.fits[shown] |= bit(kind)
        if card_type & c.CHAOS:
            self.chaos_kind = kind
        if card_type & c.TWO_SIDED:
            self.hold_mask |= bit(kind)
        if card_type & c.SOGNA:
            self.sogna_mask |= bit(kind)
        if card_type & c.INCUBUS:
            self.incubus_mask |= bit(kind)
        if card_type & c.WIZARD:
            self.wizard_mask |= bit(kind)
        if card_type & c.CONCORD:
            self.concord_mask |= bit(kind)
        if card_type & c.TWO_SIDED == c.TWO_SIDED:
            self.two_sided_mask |= bit(kind)

    def stock(
        self, dreams: list[tuple[int, int]], cities: list[tuple[int, int]], postcards: list[int], books: list[int]
    ) -> None:
        """Put cards into the four piles, unordered: (kind, copies) each, or copies by number."""
        for kind, copies in dreams:
            for _ in range(copies):
                pile_add(self.deck, kind)
        for city, copies in cities:
            for _ in range(copies):
                pile_add(self.cities, city)
        for number, copies in enumerate(postcards):
            for _ in range(copies):
                pile_add(self.postcards, number)
        for number, copies in enumerate(books):
            for _ in range(copies):
                pile_add(self.books, number)

    def begin(self, seed: int) -> None:
        """Shuffle by this seed, set up, and run to the first question."""
        open_streams(self, seed)
        if self.flags & c.OPEN_ORDER:
            fix_orders(self)
        begin_game(self)

    def legal_actions(self) -> list[int]:
        """Every legal action, ascending; empty when the game is over."""
        return all_choices(self)

    def apply(self, action: int) -> None:
        """Answer the open question; ValueError if the action is not legal."""
        if action < 0 or not is_offered(self, action):
            raise ValueError(f"illegal action {action}")
        answer(self, action, 0)
        run(self)

    def census_loses(self) -> bool:
        """Whether a Census that begins now loses the game."""
        return census_loses(self)

    def clone(self) -> "Engine":
        """An independent copy; nobody listens to it."""
        copy = Engine.__new__(Engine)
        copy.listening = 0
        copy.log = None
        copy.source = self.source
        copy.cards = self.cards
        copy_table(copy, self)
        return copy

    def choose_by_rules(self) -> int:
        """What the `rules` agent would answer now; the game must not be over."""
        return choose_by_rules(self)

    def playout(self, policy: int) -> int:
        """Play to the end, at random or by the `rules` agent; returns the number of decisions."""
        n = 0
        while self.outcome == 0:
            if policy == c.RULES_POLICY:
                action = choose_by_rules(self)
            else:
                action = nth_choice(self, think(self, self.choice_count))
            answer(self, action, 0)
            run(self)
            n += 1
        return n

    # ---- listening: events since the last time, as tuples of numbers ------------------------------------

    def listen(self) -> None:
        """Write events down from now on."""
        self.log = []
        self.listening = 1

    def take_events(self) -> list[tuple[int, int, int, int]]:
        """The events written down since the last call."""
        events: list[tuple[int, int, int, int]] = self.log
        self.log = []
        return events

    # ---- what a server needs with every answer, as JSON --------------------------------------------------

    def question(self) -> tuple[int, int]:
        """The open question and what it is about; the game must not be over."""
        return self.agenda_step[self.agenda_size - 1], self.agenda_arg[self.agenda_size - 1]

    def view_json(self, seat: int) -> bytes:
        """The zones of a view, as members of an object; -1 is a spectator."""
        return view_zones_json(self, seat)

    def state_json(self) -> bytes:
        """The text of `chance` and `table`, with keys in order."""
        return whole_state_json(self)

    # ---- the table as plain data, for views, positions and hashes ---------------------------------------

    def table(self) -> dict[str, Any]:
        """Every zone, open and hidden, in numbers; what a seat may see of it is decided elsewhere."""
        return {
            "edition": self.edition,
            "flags": self.flags,
            "total": self.total,
            "turn": self.turn,
            "seat": self.seat,
            "outcome": self.outcome,
            "reason": self.reason,
            "rows": [self.row_zones(row) for row in range(c.ROWS)],
            "seats": self.seat_zones(),
            "discard": [self.discard[i] for i in range(self.discard_size)],
            "box": [kind for kind in range(c.KINDS) for _ in range(self.box[kind])],
            "success": [city for city in range(16) for _ in range(self.success[city])],
            "aside_chaos": self.aside_chaos,
            "aside_chromatic": [self.aside_own, self.aside_partner],
            "drawn": [self.drawn_dreams[i] for i in range(self.drawn_size)],
            "looked": [self.looked[i] for i in range(self.looked_size)],
            "looked_placed": self.looked_placed,
            "over": self.placed(0),
            "bag": [kind for kind in range(c.KINDS) for _ in range(bag_count(self.deck, kind))],
            "city_over": self.placed(1),
            "city_bag": [city for city in range(16) for _ in range(bag_count(self.cities, city))],
            "postcard_over": self.placed(2),
            "postcard_bag": [n for n in range(c.POSTCARD_KINDS) for _ in range(bag_count(self.postcards, n))],
            "books": [book for book in range(c.BOOK_KINDS) for _ in range(self.book_copies(book))],
            "book_bag": [book for book in range(c.BOOK_KINDS) for _ in range(bag_count(self.books, book))],
            "kept": [self.kept[n] for n in range(c.POSTCARD_KINDS)],
            "lost": [self.lost[n] for n in range(c.POSTCARD_KINDS)],
            "wise": self.wise,
            "open_places": self.open_places,
            "void_stack": self.void_stack,
            "void_figure": self.void_figure,
            "agenda": [(self.agenda_step[i], self.agenda_arg[i]) for i in range(self.agenda_size)],
        }

    def row_zones(self, row: int) -> dict[str, Any]:
        """A row: its City, and the Dreams of both sides with the Postcards on them."""
        sides = []
        for side in range(row * 2, row * 2 + 2):
            slots = range(side * 4, side * 4 + self.size[side])
            sides.append([(self.dreams[slot], self.posts[slot]) for slot in slots])
        return {"city": -1 if self.city[row] == c.VACANT else self.city[row], "sides": sides}

    def seat_zones(self) -> list[dict[str, Any]]:
        """The zones of each seat, seat 0 first."""
        mine = {
            "hand": [self.hand[i] for i in range(self.hand_size)],
            "polarity": self.polarity if self.flags & c.TEAM else -1,
        }
        if not self.flags & c.TEAM:
            return [mine]
        partners = {
            "hand": [self.partner_hand[i] for i in range(self.partner_size)],
            "polarity": 1 - self.polarity,
        }
        return [partners, mine] if self.seat else [mine, partners]

    def placed(self, which: int) -> list[int]:
        """The placed cards of the Dream deck (0), City deck (1) or Postcard deck (2), from the top."""
        if which == 0:
            return [self.deck[pile_over(self.deck) + self.deck[OVER_SIZE] - 1 - i] for i in range(self.deck[OVER_SIZE])]
        if which == 1:
            last = pile_over(self.cities) + self.cities[OVER_SIZE] - 1
            return [self.cities[last - i] for i in range(self.cities[OVER_SIZE])]
        last = pile_over(self.postcards) + self.postcards[OVER_SIZE] - 1
        return [self.postcards[last - i] for i in range(self.postcards[OVER_SIZE])]

    def book_copies(self, book: int) -> int:
        """How many copies of a Book are in play."""
        return self.prophecies if book == c.PROPHECIES else self.book_mask >> book & 1

    def chance(self) -> tuple[int, ...]:
        """Where the streams of chance stand; never part of a view."""
        return (
            self.fair,
            self.key_low,
            self.key_high,
            *[self.stream[i] for i in range(1, 5)],
            *[self.shuffles[i] for i in range(1, 5)],
            *[self.drawn[i] for i in range(1, 5)],
        )

    def lay(self, table: dict[str, Any], seed: int) -> None:
        """Lay a table that was written down (the opposite of `table`) on a prepared engine and run to its question."""
        self.turn = table["turn"]
        self.seat = table["seat"]
        self.lay_rows(table)
        self.lay_seats(table)
        self.lay_pieces(table)
        self.lay_decks(table)
        for step, arg in table["agenda"]:
            self.agenda_step[self.agenda_size] = step
            self.agenda_arg[self.agenda_size] = arg
            self.agenda_size += 1
        open_streams(self, seed)
        run(self)

    def lay_rows(self, table: dict[str, Any]) -> None:
        """Cities and the Dreams beside them."""
        for row, zones in enumerate(table["rows"]):
            self.city[row] = c.VACANT if zones["city"] < 0 else zones["city"]
            for side, dreams in enumerate(zones["sides"]):
                for kind, post in dreams:
                    lay_dream(self, row * 2 + side, kind, post)

    def lay_seats(self, table: dict[str, Any]) -> None:
        """Hands and Polarity."""
        if self.flags & c.TEAM:
            switch_seats(self)
            for card in table["seats"][self.seat]["hand"]:
                hold(self, card)
            switch_seats(self)
            self.polarity = table["seats"][self.seat]["polarity"]
        for card in table["seats"][self.seat]["hand"]:
            hold(self, card)

    def lay_pieces(self, table: dict[str, Any]) -> None:
        """Piles that lie open, and the pieces of the modules."""
        for kind in table["discard"]:
            self.discard[self.discard_size] = kind
            self.discard_size += 1
        for kind in table["box"]:
            self.box[kind] += 1
        for city in table["success"]:
            self.success[city] += 1
            self.success_size += 1
        self.aside_chaos = table["aside_chaos"]
        self.aside_own, self.aside_partner = table["aside_chromatic"]
        for kind in table["drawn"]:
            self.drawn_dreams[self.drawn_size] = kind
            self.drawn_size += 1
        for kind in table["looked"]:
            self.looked[self.looked_size] = kind
            self.looked_size += 1
        self.looked_placed = table["looked_placed"]
        for book in table["books"]:
            self.book_mask |= 1 << book
            self.prophecies += book == c.PROPHECIES
            self.books_revealed += 1
        for number in range(c.POSTCARD_KINDS):
            self.kept[number] = table["kept"][number]
            self.lost[number] = table["lost"][number]
        self.wise = table["wise"]
        self.void_stack = table["void_stack"]
        self.void_figure = table["void_figure"]

    def lay_decks(self, table: dict[str, Any]) -> None:
        """The four piles: unordered cards, and those with a place."""
        for kind in table["bag"]:
            pile_add(self.deck, kind)
        for card in reversed(table["over"]):
            pile_put_over(self.deck, card)
        self.open_places = table["open_places"]
        for city in table["city_bag"]:
            pile_add(self.cities, city)
        for card in reversed(table["city_over"]):
            pile_put_over(self.cities, card)
        for number in table["postcard_bag"]:
            pile_add(self.postcards, number)
        for card in reversed(table["postcard_over"]):
            pile_put_over(self.postcards, card)
        for book in table["book_bag"]:
            pile_add(self.books, book)

    def determinise(self, seed: int, seat: int) -> None:
        """Deal again whatever this seat cannot know, at random: the start of an honest look-ahead."""
        self.fair = 0
        open_streams(self, seed)
        deal_again(self, seat)


def open_streams(g: State, seed: int) -> None:
    """Chance of every kind from this seed on."""
    seed_streams(g, seed)
    open_stream(g, c.DECK_STREAM)
    open_stream(g, c.CITY_STREAM)
    open_stream(g, c.POSTCARD_STREAM)
    open_stream(g, c.BOOK_STREAM)


def fix_orders(g: State) -> None:
    """A puzzle without chance: the order of all three decks is settled now, and open to everybody."""
    pile_settle(g, g.deck, g.deck[BAG_SIZE], everybody(g))
    pile_settle(g, g.cities, g.cities[BAG_SIZE], everybody(g))
    pile_settle(g, g.postcards, g.postcards[BAG_SIZE], everybody(g))


def play_many(start: Engine, games: int, seed: int, policy: int, ahead: int) -> tuple[int, int, int, int]:
    """Many whole games, seeds counting up: (wins, decisions, Cities claimed, turns).

    Each is dealt from the prepared table `start` (`ahead` -1), or goes on from it with the cards dealt again that
    the seat `ahead` does not know.
    """
    g = Engine()
    wins = decisions = cities = turns = 0
    with nogil:
        for i in range(games):
            copy_table(g, start)
            if ahead >= 0:
                g.determinise(seed + i, ahead)
            else:
                g.begin(seed + i)
            decisions += g.playout(policy)
            wins += g.outcome == WON
            cities += g.success_size
            turns += g.turn
    return wins, decisions, cities, turns
