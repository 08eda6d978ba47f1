"""The rules agent's Flagships: in which order they sail (DP-13)."""

from reverie.games.urbion.constants import SAIL, SIDE_LIMIT
from reverie.games.urbion.rows import next_row
from reverie.games.urbion.state import State
from reverie.kernel.choices import is_offered, nth_choice


def choose_flagship(g: State) -> int:
    """One that finds room; leaving, it may make room for the next one (URB-POSTCARDS-15)."""
    for done in range(32):
        slot = 31 - done
        if is_offered(g, SAIL * 64 + slot) and g.size[next_row(g, slot >> 3) * 2 + (slot >> 2 & 1)] < SIDE_LIMIT:
            return SAIL * 64 + slot
    return nth_choice(g, 0)
