"""The table after an answer and before chance: what the evaluator judges.

An answer that draws by itself is judged before it draws. A Swap is three answers; its first two are judged by the
exchange that looks best, for until then nothing on the table has changed.
"""

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.expert import constants as x
from reverie.games.urbion.agents.expert.exchanging import best_swap
from reverie.games.urbion.agents.expert.features import note_entries
from reverie.games.urbion.flow import answer
from reverie.games.urbion.state import State, copy_table
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import taken_for


def describe(g: State, action: int, notes: Notes, spare: Core) -> None:
    """Note the entries that count after an answer."""
    notes.count = foresee(g, taken_for(State, spare), action, notes.rows)


def foresee(g: State, trial: State, action: int, active: list[int]) -> int:
    """The entries of the table after an answer, tried on another table; returns how many."""
    copy_table(trial, g)
    block = action >> 6
    if block == c.REVEAL:
        trial.agenda_size -= 1
        return note_entries(trial, active, 1)
    if block == c.BONUS:
        trial.agenda_size -= 1
        trial.success_size += action & 63
    else:
        answer(trial, action, 0)
        if block == c.SWAP:
            found = best_swap(trial, -1)
            answer(trial, c.EXCHANGE * 64 + (found >> 5), 0)
            answer(trial, c.EXCHANGE_WITH * 64 + (found & 31), 0)
        elif block == c.EXCHANGE:
            found = best_swap(trial, action & 63)
            answer(trial, c.EXCHANGE_WITH * 64 + (found & 31), 0)
    if trial.success_size >= trial.total and not trial.flags & c.POSTCARDS:
        active[0] = x.SURE
        return 1
    return note_entries(trial, active, 0)
