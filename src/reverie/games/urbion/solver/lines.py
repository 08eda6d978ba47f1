"""The search for a line that wins: every way in turn, and tries by the `rules` agent with lots in between."""

from reverie.games.urbion.agents.rules.choosing import choose_by_rules
from reverie.games.urbion.constants import ROWS
from reverie.games.urbion.flow import answer, run
from reverie.games.urbion.rows import is_balanced
from reverie.games.urbion.solver.bounds import is_hopeless
from reverie.games.urbion.solver.positions import write_table
from reverie.games.urbion.state import State
from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import BAG_SIZE, LONGEST, NOISE, NOISIEST, WON
from reverie.kernel.native import put_on_shelf, take_from_shelf
from reverie.kernel.pile import pile_settle
from reverie.kernel.searching import Search, begin_tries, enter, is_new, keep_line, next_answer, wins
from reverie.kernel.streams import think


def begin_search(s: Search, g: State) -> None:
    """From this position on; the order of its piles is settled, which changes nothing about the cards that come."""
    pile_settle(g, g.deck, g.deck[BAG_SIZE], 0)
    pile_settle(g, g.cities, g.cities[BAG_SIZE], 0)
    pile_settle(g, g.postcards, g.postcards[BAG_SIZE], 0)
    put_on_shelf(s.shelf, 0, g)
    write_table(s, g)
    is_new(s)
    begin_tries(s, g)
    enter(s, choose_by_rules(g))


def search_ways(s: Search, g: State, nodes: int) -> None:
    """Go on through every way, depth first, for so many answers."""
    limit = s.nodes + nodes
    while s.depth and s.nodes < limit:
        take_from_shelf(g, s.shelf, s.depth - 1)
        action = next_answer(s, g)
        if action < 0:
            s.depth -= 1
            continue
        answer(g, action, 0)
        run(g)
        s.nodes += 1
        if g.outcome == WON:
            wins(s, s.way, s.depth)
            return
        if g.outcome:
            continue
        if is_hopeless(g):
            s.closed += 1
            continue
        write_table(s, g)
        if not is_new(s):
            continue
        if s.depth == LONGEST:
            s.cut = 1
            continue
        put_on_shelf(s.shelf, s.depth, g)
        enter(s, choose_by_rules(g))


def try_lines(s: Search, g: State, nodes: int) -> None:
    """Play from the start to the end again and again, for so many answers: a part of the best line so far, then by the
    `rules` agent with a lot now and then."""
    limit = s.nodes + nodes
    while s.nodes < limit and s.found == 0:
        take_from_shelf(g, s.shelf, 0)
        g.mind = s.mind
        noise = think(g, NOISIEST)
        kept = think(g, s.best_length + 1) if think(g, 2) else 0
        s.length = 0
        while g.outcome == 0 and s.length < LONGEST:
            if s.length < kept:
                action = s.best_way[s.length]
            elif think(g, NOISE) < noise:
                action = nth_choice(g, think(g, g.choice_count))
            else:
                action = choose_by_rules(g)
            s.trial[s.length] = action
            s.length += 1
            answer(g, action, 0)
            run(g)
        s.nodes += s.length
        s.mind = g.mind
        if g.outcome == WON:
            wins(s, s.trial, s.length)
        else:
            keep_line(s, progress(g))


def progress(g: State) -> int:
    """How far a lost game has come."""
    balanced = 0
    for row in range(ROWS):
        balanced += is_balanced(g, row)
    return g.success_size * 8 + balanced
