"""Whole games, played natively: at random, by the rules of thumb, or by what was learned."""

from reverie.kernel.brain import Brain, learned_choice
from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import RULES_POLICY, WON
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import nogil
from reverie.kernel.streams import think


def play_out(g: Core, policy: int) -> int:
    """Play to the end, at random or by the rules of thumb; returns the number of decisions."""
    n = 0
    while g.outcome == 0:
        if policy == RULES_POLICY:
            g.advance(g.choose_by_rules())
        else:
            g.advance(nth_choice(g, think(g, g.choice_count)))
        n += 1
    return n


def play_out_by_learning(g: Core, brain: Brain, notes: Notes, spare: Core) -> int:
    """Play to the end by what was learned; returns the number of decisions."""
    n = 0
    while g.outcome == 0:
        g.advance(learned_choice(brain, g, notes, spare))
        n += 1
    return n


def begin_from(g: Core, start: Core, seed: int, ahead: int) -> None:
    """A game dealt from the prepared table `start` (`ahead` -1), or one that goes on from it with the cards dealt again
    that the seat `ahead` does not know."""
    g.become(start)
    if ahead >= 0:
        g.determinise(seed, ahead)
    else:
        g.begin(seed)


def play_games(g: Core, start: Core, games: int, seed: int, policy: int, ahead: int) -> tuple[int, int, int, int]:
    """Many whole games on the table `g`, seeds counting up: wins, decisions, what the game counts, turns."""
    wins = decisions = counted = turns = 0
    with nogil:
        for i in range(games):
            begin_from(g, start, seed + i, ahead)
            decisions += play_out(g, policy)
            wins += g.outcome == WON
            counted += g.counted()
            turns += g.turns()
    return wins, decisions, counted, turns


def play_games_by_learning(
    g: Core, spare: Core, start: Core, games: int, seed: int, brain: Brain, ahead: int
) -> tuple[int, int, int, int]:
    """The same by what was learned."""
    notes = Notes()
    wins = decisions = counted = turns = 0
    with nogil:
        for i in range(games):
            begin_from(g, start, seed + i, ahead)
            decisions += play_out_by_learning(g, brain, notes, spare)
            wins += g.outcome == WON
            counted += g.counted()
            turns += g.turns()
    return wins, decisions, counted, turns
