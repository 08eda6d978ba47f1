"""The engine as Python sees it: legal actions, apply, clone, whole playouts. The rules are in `flow.py`."""

from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.agents.expert.features import describe_base_game
from reverie.games.onirim.agents.rules.choosing import choose_by_rules
from reverie.games.onirim.agents.search.situation import name_of_situation
from reverie.games.onirim.flow import answer, ask, begin_game, run
from reverie.games.onirim.modules.oniverse import put_denizens_away
from reverie.games.onirim.modules.premonitions import turn_up
from reverie.games.onirim.solver.positions import write_table
from reverie.games.onirim.state import State, copy_table, lay_pile
from reverie.games.onirim.team import switch_seats
from reverie.games.onirim.zone_code import lay_seat, lay_zones, view_zones_json, whole_state_json
from reverie.kernel.brain import Brain, learned_choice
from reverie.kernel.choices import all_choices, is_offered
from reverie.kernel.constants import BAG, BAG_SIZE, KIND, KNOWN_TO_0, KNOWN_TO_1, OVER_SIZE, UNDER_SIZE, WIDTH
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import bit, nogil, shelf_width, take_nth
from reverie.kernel.pile import (
    bag_draw,
    pile_add,
    pile_over,
    pile_under,
)
from reverie.kernel.plain import plain_chance, plain_table
from reverie.kernel.playing import play_games, play_games_by_learning, play_out
from reverie.kernel.playouts import Playouts
from reverie.kernel.pupil import Pupil
from reverie.kernel.search_state import Search
from reverie.kernel.searching import begin_search, search_ways, try_lines
from reverie.kernel.streams import below, open_stream, seed_streams
from reverie.kernel.tree import Tree


class Engine(State):
    """One running game, scriptable at full speed."""

    def prepare(
        self, edition: int, flags: int, doors_needed: int, deck: list[tuple[int, int]], premonitions: int
    ) -> None:
        """Lay the table: the rules in play, and every card that is not laid out, as (kind, copies) (ONI-BASE-01)."""
        self.edition = edition
        self.flags = flags
        self.doors_needed = doors_needed
        self.common = KNOWN_TO_0 | KNOWN_TO_1 if flags & c.TEAM else KNOWN_TO_0
        self.seat = 1 if flags & c.SEAT_1_STARTS else 0
        self.premonitions_at_start = premonitions
        self.figure_card = c.NOTHING
        lay_pile(self)
        for kind, copies in deck:
            for _ in range(copies):
                pile_add(self.pile, kind)
        if flags & c.DREAMCATCHERS:
            self.catchers = c.CATCHERS
            self.handbooks = 0 if flags & c.HARD_DREAMCATCHERS else c.HANDBOOKS
        if flags & c.PREMONITIONS:
            self.premonitions_down = 255
        if flags & c.INCUBUS:
            self.figure = 1

    def order_goals(self, goals: list[int]) -> None:
        """Lay the order cards in this order, all face up (ONI-BOOK-01)."""
        self.goal_count = 0
        for kind in goals:
            self.goals[self.goal_count] = kind
            self.goal_count += 1

    def begin(self, seed: int) -> None:
        """Shuffle by this seed, deal, and run to the first question."""
        open_streams(self, seed)
        if self.flags & c.BOOK:
            shuffle_goals(self)
        if self.flags & c.PREMONITIONS:
            turn_up(self, self.premonitions_at_start)
        if self.flags & c.ONIVERSE:
            put_denizens_away(self)
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

    def clone(self) -> "Engine":
        """An independent copy; nobody listens to it."""
        copy = Engine.__new__(Engine)
        copy.listening = 0
        copy.log = None
        copy.source = self.source
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
        """What an answer leaves behind."""
        describe_base_game(self, action, notes)

    def choose_by_learning(self, brain: Brain) -> int:
        """What the learned player would answer now; the game must not be over."""
        return learned_choice(brain, self, Notes(), self)

    def playout(self, policy: int) -> int:
        """Play to the end, at random or by the `rules` agent; returns the number of decisions."""
        return play_out(self, policy)

    def counted(self) -> int:
        """Doors that lie open, those of both players in a team."""
        return self.door_count + self.partner_door_count

    def turns(self) -> int:
        """Turns of all players."""
        return self.turn

    # ---- a line that wins with every order known: this engine is the board on which it is looked for ------

    def begin_search(self, buckets: int) -> Search:
        """Begin at this position, with room for so many times four positions; nobody may listen."""
        search = Search(buckets, shelf_width(self))
        begin_search(search, self)
        return search

    def write_position(self, search: Search) -> None:
        """This position, for a search."""
        write_table(search, self)

    def progress(self) -> int:
        """How many doors lie open."""
        return self.counted()

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
        """The open question and what it is about; the game must not be over (ONI-GEN-09)."""
        return self.agenda_step[self.agenda_size - 1], self.agenda_arg[self.agenda_size - 1]

    def view_json(self, seat: int) -> bytes:
        """The zones of a view, as members of an object; -1 is a spectator."""
        return view_zones_json(self, seat)

    def state_json(self) -> bytes:
        """The text of `chance` and `table`, with keys in order."""
        return whole_state_json(self)

    # ---- the table as plain data, for views, positions and hashes ---------------------------------------

    def table(self) -> dict[str, Any]:
        """Every zone, open and hidden, in numbers."""
        return plain_table(whole_state_json(self))

    def chance(self) -> tuple[int, ...]:
        """Where the streams of chance stand."""
        return plain_chance(whole_state_json(self))

    def lay(self, table: dict[str, Any], seed: int) -> None:
        """Lay a table that was written down (the opposite of `table`) and run to its question."""
        self.prepare(table["edition"], table["flags"], table["doors_needed"], [], 0)
        self.seat = table["seat"]
        if self.flags & c.TEAM:
            switch_seats(self)
            lay_seat(self, table["seats"][self.seat])
            switch_seats(self)
        lay_seat(self, table["seats"][self.seat])
        lay_zones(self, table)
        open_streams(self, seed)
        run(self)

    def determinise(self, seed: int, seat: int) -> None:
        """Deal again whatever this seat cannot know, at random: the start of an honest look-ahead."""
        self.fair = 0
        open_streams(self, seed)
        if seat == self.seat:
            hide_and_deal(self, 0, c.NOTHING)
        else:
            deal_for_waiting_seat(self)


def open_streams(g: State, seed: int) -> None:
    """Chance of every kind from this seed on."""
    seed_streams(g, seed)
    open_stream(g, c.PILE_STREAM)
    open_stream(g, c.RESERVE_STREAM)
    open_stream(g, c.SETUP_STREAM)


def shuffle_goals(g: State) -> None:
    """The order cards in a random order (ONI-BOOK-01)."""
    for done in range(g.goal_count - 1):
        last = g.goal_count - 1 - done
        other = below(g, c.SETUP_STREAM, last + 1)
        g.goals[last], g.goals[other] = g.goals[other], g.goals[last]


# ---- dealing again what a seat cannot know; the seat's zones are the active ones while this runs -------------


def is_hidden(g: State, i: int) -> bool:
    """Whether byte i of the pile is a placed card that the seat does not know."""
    start = pile_under(g.pile)
    size = g.pile[UNDER_SIZE]
    if i < start:
        start = pile_over(g.pile)
        size = g.pile[OVER_SIZE]
    return i < start + size and not g.pile[i] & KNOWN_TO_0 << g.seat


def deal_for_waiting_seat(g: State) -> None:
    """The same for the seat that is not asked: the other one's cards change, and with them what it may answer."""
    answers = 0
    while answers == 0:
        switch_seats(g)
        hide_and_deal(g, 0 if g.looked_public else g.looked_size, named_card(g))
        switch_seats(g)
        if g.outcome:
            return
        ask(g, g.agenda_step[g.agenda_size - 1], g.agenda_arg[g.agenda_size - 1])
        answers = g.choice_count  # a hand that leaves no answer would not have been asked


def hide_and_deal(g: State, looked: int, named: int) -> None:
    """All hidden cards join the unordered ones of the pile and are dealt anew: hands first, then box, then places.

    `looked` is how many cards the partner is looking at, `named` the one of the partner's that everybody saw chosen.
    """
    on_top = hidden_fetched_card(g)
    hidden_hand = hide_partner_hand(g, named) if g.flags & c.TEAM and not g.flags & c.OPEN_TALK else 0
    hidden_unused = g.flags & c.ONIVERSE != 0 and not g.knows_unused >> g.seat & 1
    if hidden_unused:
        hide_unused(g)
    for i in range(looked):
        pile_add(g.pile, g.looked[i])
    if on_top >= 0:
        pile_add(g.pile, g.agenda_arg[on_top] & KIND)
    for i in range(pile_over(g.pile), c.PILE_BYTES):
        if is_hidden(g, i):
            pile_add(g.pile, g.pile[i] & KIND)
    for _ in range(hidden_hand):
        deal_to_partner(g)
    if hidden_unused:
        put_denizens_away(g)
    for i in range(looked):
        g.looked[i] = bag_draw(g, g.pile)
    if on_top >= 0:
        g.agenda_arg[on_top] = bag_draw(g, g.pile) | (g.agenda_arg[on_top] & ~KIND)
    for i in range(pile_over(g.pile), c.PILE_BYTES):
        if is_hidden(g, i):
            g.pile[i] = bag_draw(g, g.pile) | (g.pile[i] & ~KIND)


def hidden_fetched_card(g: State) -> int:
    """Where on the agenda a fetched card waits that the seat does not know; -1 if there is none."""
    for i in range(g.agenda_size):
        if g.agenda_step[i] == c.S_PUT_ON_TOP and not g.agenda_arg[i] & KNOWN_TO_0 << g.seat:
            return i
    return -1


def named_card(g: State) -> int:
    """The personal card that the open question is about, which everybody has seen chosen; NOTHING if there is none."""
    if g.agenda_size and g.agenda_step[g.agenda_size - 1] in (c.Q_SWAP_SHARED, c.Q_CYCLO_FETCH):
        card = g.agenda_arg[g.agenda_size - 1]
        if card <= KIND:
            return card
    return c.NOTHING


def hide_partner_hand(g: State, named: int) -> int:
    """The partner's cards that the seat does not know join the pile; how many they were."""
    hidden = 0
    for kind in range(c.DOOR):
        known = max(g.partner_shown[kind], 1) if kind == named else g.partner_shown[kind]
        while g.partner_hand[kind] > known:
            g.partner_hand[kind] -= 1
            g.partner_size -= 1
            pile_add(g.pile, kind)
            hidden += 1
        if g.partner_hand[kind] == 0:
            g.partner_mask &= ~bit(kind)
    return hidden


def deal_to_partner(g: State) -> None:
    """A random location of the pile's unordered cards joins the partner's."""
    kind = take_nth(g.pile, BAG, WIDTH, below(g, c.PILE_STREAM, g.pile[BAG + c.DOOR - 1]))
    g.pile[BAG_SIZE] -= 1
    g.partner_hand[kind] += 1
    g.partner_size += 1
    g.partner_mask |= bit(kind)


def hide_unused(g: State) -> None:
    """The unused denizens join the pile."""
    for denizen in range(8):
        for _ in range(g.unused[denizen]):
            pile_add(g.pile, c.DENIZEN + denizen)
        g.unused[denizen] = 0


def play_many(start: Engine, games: int, seed: int, policy: int, ahead: int) -> tuple[int, int, int, int]:
    """Many whole games, seeds counting up: (wins, decisions, doors, turns).

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
