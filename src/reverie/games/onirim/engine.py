"""The engine as Python sees it: legal actions, apply, clone, whole playouts. The rules are in `flow.py` and beside it."""

from reverie.games.onirim.constants import PILE_STREAM
from reverie.games.onirim.flow import answer, begin_game, run
from reverie.games.onirim.state import State, copy_table, lay_pile
from reverie.kernel.choices import all_choices, is_offered, nth_choice
from reverie.kernel.constants import WON
from reverie.kernel.native import nogil
from reverie.kernel.pile import pile_add
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

    def playout(self) -> int:
        """Play to the end with uniformly random choices; returns the number of decisions."""
        n = 0
        while self.outcome == 0:
            answer(self, nth_choice(self, think(self, self.choice_count)), 0)
            run(self)
            n += 1
        return n


def rollouts(start: Engine, games: int, seed: int) -> tuple[int, int, int, int]:
    """Deal and play many games at random, seeds counting up: (wins, decisions, doors, turns)."""
    g = Engine()
    wins = decisions = doors = turns = 0
    with nogil:
        for i in range(games):
            copy_table(g, start)
            g.begin(seed + i)
            decisions += g.playout()
            wins += g.outcome == WON
            doors += g.door_count
            turns += g.turn
    return wins, decisions, doors, turns
