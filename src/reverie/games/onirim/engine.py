"""The engine as Python sees it: legal actions, apply, clone, whole playouts. The rules are in `flow.py`."""

from typing import Any

from reverie.games.onirim.agents.rules import choose_by_rules
from reverie.games.onirim.constants import KINDS, PILE_BYTES, PILE_STREAM, RULES_POLICY
from reverie.games.onirim.flow import answer, begin_game, run
from reverie.games.onirim.labyrinth import recount_runs
from reverie.games.onirim.state import State, copy_table, lay_pile
from reverie.kernel.choices import all_choices, is_offered, nth_choice
from reverie.kernel.constants import KNOWN_TO_0, OVER_SIZE, UNDER_SIZE, WON
from reverie.kernel.native import bit, nogil
from reverie.kernel.pile import (
    bag_count,
    bag_draw,
    pile_add,
    pile_over,
    pile_put_over,
    pile_put_under,
    pile_under,
)
from reverie.kernel.streams import open_stream, seed_streams, think


class Engine(State):
    """One running game, scriptable at full speed."""

    def prepare(self, edition: int, flags: int, doors_needed: int, deck: list[tuple[int, int]]) -> None:
        """Lay the table: the rules in play, and the pile given as (kind, copies) (ONI-BASE-01)."""
        self.edition = edition
        self.flags = flags
        self.doors_needed = doors_needed
        lay_pile(self)
        for kind, copies in deck:
            for _ in range(copies):
                pile_add(self.pile, kind)

    def begin(self, seed: int) -> None:
        """Shuffle by this seed, deal, and run to the first question."""
        seed_streams(self, seed)
        open_stream(self, PILE_STREAM)
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

    def choose_by_rules(self) -> int:
        """What the `rules` agent would answer now; the game must not be over."""
        return choose_by_rules(self)

    def playout(self, policy: int) -> int:
        """Play to the end, at random or by the `rules` agent; returns the number of decisions."""
        n = 0
        while self.outcome == 0:
            if policy == RULES_POLICY:
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

    def heard(self) -> list[tuple[int, int, int, int]]:
        """The events written down since the last call."""
        events: list[tuple[int, int, int, int]] = self.log
        self.log = []
        return events

    # ---- the table as plain data, for views, positions and hashes ---------------------------------------

    def table(self) -> dict[str, Any]:
        """Every zone, open and hidden, in numbers; what a seat may see of it is decided elsewhere."""
        over = pile_over(self.pile)
        under = pile_under(self.pile)
        return {
            "edition": self.edition,
            "flags": self.flags,
            "doors_needed": self.doors_needed,
            "turn": self.turn,
            "outcome": self.outcome,
            "reason": self.reason,
            "segment": self.segment,
            "hand": [kind for kind in range(32) for _ in range(self.hand[kind])],
            "row": [self.row[i] for i in range(self.row_size)],
            "doors": [self.doors[i] for i in range(5)],
            "discard": [kind for kind in range(KINDS) for _ in range(self.discarded[kind])],
            "limbo": sorted([self.limbo[i] for i in range(self.limbo_size)]),
            "looked": [self.looked[i] for i in range(self.looked_size)],
            "looked_placed": self.looked_placed,
            "over": [self.pile[over + self.pile[OVER_SIZE] - 1 - i] for i in range(self.pile[OVER_SIZE])],
            "bag": [kind for kind in range(KINDS) for _ in range(bag_count(self.pile, kind))],
            "under": [self.pile[under + i] for i in range(self.pile[UNDER_SIZE])],
            "agenda": [(self.agenda_step[i], self.agenda_arg[i]) for i in range(self.agenda_size)],
        }

    def chance(self) -> tuple[int, ...]:
        """Where the streams of chance stand; never part of a view."""
        return (
            self.fair,
            self.key_low,
            self.key_high,
            self.stream[PILE_STREAM],
            self.shuffles[PILE_STREAM],
            self.drawn[PILE_STREAM],
        )

    def lay(self, table: dict[str, Any], seed: int) -> None:
        """Lay a table that was written down (the opposite of `table`) and run to its question."""
        self.prepare(table["edition"], table["flags"], table["doors_needed"], [(kind, 1) for kind in table["bag"]])
        self.turn = table["turn"]
        for kind in table["hand"]:
            self.hand[kind] += 1
            self.hand_size += 1
            self.hand_mask |= bit(kind)
        for kind in table["row"]:
            self.row[self.row_size] = kind
            self.row_size += 1
        recount_runs(self)
        for i, count in enumerate(table["doors"]):
            self.doors[i] = count
            self.door_count += count
        for kind in table["discard"]:
            self.discarded[kind] += 1
        for kind in table["limbo"]:
            self.limbo[self.limbo_size] = kind
            self.limbo_size += 1
        for kind in table["looked"]:
            self.looked[self.looked_size] = kind
            self.looked_size += 1
        self.looked_placed = table["looked_placed"]
        for card in reversed(table["over"]):
            pile_put_over(self.pile, card)
        for card in table["under"]:
            pile_put_under(self.pile, card)
        for step, arg in table["agenda"]:
            self.agenda_step[self.agenda_size] = step
            self.agenda_arg[self.agenda_size] = arg
            self.agenda_size += 1
        seed_streams(self, seed)
        open_stream(self, PILE_STREAM)
        run(self)

    def determinise(self, seed: int) -> None:
        """Deal again whatever the seat cannot know, at random: the start of an honest look-ahead."""
        self.fair = 0
        seed_streams(self, seed)
        open_stream(self, PILE_STREAM)
        for i in range(pile_over(self.pile), PILE_BYTES):
            if is_hidden(self, i):
                pile_add(self.pile, self.pile[i])
        for i in range(pile_over(self.pile), PILE_BYTES):
            if is_hidden(self, i):
                self.pile[i] = bag_draw(self, self.pile)


def is_hidden(g: State, i: int) -> bool:
    """Whether byte i of the pile is a placed card that the seat does not know."""
    over = pile_over(g.pile)
    under = pile_under(g.pile)
    if i >= under:
        return i < under + g.pile[UNDER_SIZE] and not g.pile[i] & KNOWN_TO_0
    return i < over + g.pile[OVER_SIZE] and not g.pile[i] & KNOWN_TO_0


def play_many(start: Engine, games: int, seed: int, policy: int, ahead: bool) -> tuple[int, int, int, int]:
    """Many whole games, seeds counting up: (wins, decisions, doors, turns).

    Each is dealt from the prepared table `start`; or, `ahead`, goes on from it with the hidden cards dealt again.
    """
    g = Engine()
    wins = decisions = doors = turns = 0
    with nogil:
        for i in range(games):
            copy_table(g, start)
            if ahead:
                g.determinise(seed + i)
            else:
                g.begin(seed + i)
            decisions += g.playout(policy)
            wins += g.outcome == WON
            doors += g.door_count
            turns += g.turn
    return wins, decisions, doors, turns
