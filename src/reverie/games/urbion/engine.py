"""The engine as Python sees it: legal actions, apply, clone, whole playouts. The rules are in `flow.py`."""

from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.expert.foresight import describe
from reverie.games.urbion.agents.rules.choosing import choose_by_rules
from reverie.games.urbion.agents.search.situation import name_of_situation
from reverie.games.urbion.flow import answer, begin_game, run
from reverie.games.urbion.modules.void import census_loses
from reverie.games.urbion.rows import is_balanced
from reverie.games.urbion.solver.bounds import is_hopeless
from reverie.games.urbion.solver.positions import write_table
from reverie.games.urbion.state import State, copy_table, everybody, lay_piles
from reverie.games.urbion.team import switch_seats
from reverie.games.urbion.worlds import deal_again
from reverie.games.urbion.zone_code import lay_seat, lay_zones, view_zones_json, whole_state_json
from reverie.kernel.brain import Brain, learned_choice
from reverie.kernel.choices import all_choices, is_offered
from reverie.kernel.constants import BAG_SIZE, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import bit, nogil, shelf_width
from reverie.kernel.pile import pile_add, pile_settle
from reverie.kernel.plain import plain_chance, plain_table
from reverie.kernel.playing import play_games, play_games_by_learning, play_out
from reverie.kernel.playouts import Playouts
from reverie.kernel.pupil import Pupil
from reverie.kernel.search_state import Search
from reverie.kernel.searching import begin_search, search_ways, try_lines
from reverie.kernel.streams import open_stream, seed_streams
from reverie.kernel.tree import Tree


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
        copy.names = self.names
        copy_table(copy, self)
        return copy

    def become(self, other: Core) -> None:
        """Become equal to another table; who listens stays."""
        copy_table(self, other)

    def advance(self, action: int) -> None:
        """Give an answer that is legal, and run to the next question."""
        answer(self, action, 0)
        run(self)

    def choose_by_rules(self) -> int:
        """What the `rules` agent would answer now; the game must not be over."""
        return choose_by_rules(self)

    def playouts(self, seat: int, seed: int) -> Playouts:
        """The answers to the open question, to be tried in worlds that this seat cannot tell from this one."""
        root = self.clone()
        root.determinise(seed, seat)
        return Playouts(root, root.clone(), seat, seed)

    def tree(self, brain: Brain, seat: int, seed: int) -> Tree:
        """What may follow the open question as far as this seat knows, to be searched by what was learned."""
        root = self.clone()
        root.determinise(seed, seat)
        return Tree(root, root.clone(), root.clone(), brain, seat, seed)

    def pupil(self, rows: int, seed: int, spread: int) -> Pupil:
        """A pupil who learns on games dealt from this prepared table."""
        return Pupil(self, self.clone(), self.clone(), self.clone(), rows, seed, spread)

    def visible_hash(self) -> int:
        """A name for the situation."""
        return name_of_situation(self)

    def describe_after(self, action: int, notes: Notes, spare: Core) -> None:
        """What an answer leaves behind before chance speaks."""
        describe(self, action, notes, spare)

    def entries_after(self, action: int) -> list[int]:
        """The same as plain data: the rows of the learned tables that count."""
        notes = Notes()
        describe(self, action, notes, self.clone())
        return [notes.rows[i] for i in range(notes.count)]

    def choose_by_learning(self, brain: Brain) -> int:
        """What the learned player would answer now; the game must not be over."""
        return learned_choice(brain, self, Notes(), self.clone())

    def playout(self, policy: int) -> int:
        """Play to the end, at random or by the `rules` agent; returns the number of decisions."""
        return play_out(self, policy)

    def counted(self) -> int:
        """Cities claimed."""
        return self.success_size

    def turns(self) -> int:
        """Turns of all players."""
        return self.turn

    # ---- a line that wins with every order known: this engine is the board on which it is looked for ------

    def begin_search(self, buckets: int) -> Search:
        """Begin at this position, with room for so many times four positions; nobody may listen."""
        search = Search(buckets, shelf_width(self))
        begin_search(search, self)
        return search

    def settle_piles(self) -> None:
        """Put the cards of the piles in the order in which they come."""
        pile_settle(self, self.deck, self.deck[BAG_SIZE], 0)
        pile_settle(self, self.cities, self.cities[BAG_SIZE], 0)
        pile_settle(self, self.postcards, self.postcards[BAG_SIZE], 0)

    def write_position(self, search: Search) -> None:
        """This position, for a search."""
        write_table(search, self)

    def is_hopeless(self) -> bool:
        """Whether the Dreams that are left are too few."""
        return is_hopeless(self)

    def progress(self) -> int:
        """How many Cities are claimed, and next to them how many rows are balanced."""
        balanced = 0
        for row in range(c.ROWS):
            balanced += is_balanced(self, row)
        return self.success_size * 8 + balanced

    def position_key(self, search: Search) -> tuple[int, int]:
        """The two numbers by which a search knows this position."""
        self.write_position(search)
        return search.one, search.other

    def search_ways(self, search: Search, nodes: int) -> None:
        """Go through every way for so many answers."""
        with nogil:
            search_ways(search, self, nodes)

    def try_lines(self, search: Search, nodes: int) -> None:
        """Try whole games for so many answers."""
        with nogil:
            try_lines(search, self, nodes)

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
        table: dict[str, Any] = plain_table(whole_state_json(self))
        for row in table["rows"]:
            row["sides"] = [[(kind, post) for kind, post in side] for side in row["sides"]]
        table["open_places"] = self.open_places  # what spectators know decides nothing: no state has it
        return table

    def chance(self) -> tuple[int, ...]:
        """Where the streams of chance stand."""
        return plain_chance(whole_state_json(self))

    def lay(self, table: dict[str, Any], seed: int) -> None:
        """Lay a table that was written down (the opposite of `table`) on a prepared engine and run to its question."""
        self.seat = table["seat"]
        if self.flags & c.TEAM:
            switch_seats(self)
            lay_seat(self, table["seats"][self.seat])
            switch_seats(self)
        lay_seat(self, table["seats"][self.seat])
        lay_zones(self, table)
        self.open_places = table["open_places"]
        open_streams(self, seed)
        run(self)

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
    return play_games(Engine(), start, games, seed, policy, ahead)


def play_many_by_learning(start: Engine, games: int, seed: int, brain: Brain, ahead: int) -> tuple[int, int, int, int]:
    """The same by what was learned."""
    return play_games_by_learning(Engine(), Engine(), start, games, seed, brain, ahead)


def brain_of(store: bytearray, rows: int, shift: int, curve: bytearray) -> Brain:
    """What was learned, ready to judge."""
    return Brain(store, rows, shift, curve)
