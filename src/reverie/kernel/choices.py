"""The choices now open: blocks of 64 actions each (block * 64 + argument), one bit per legal action.

Equal cards share a bit, so choices that differ only by copy are one choice.
"""

from reverie.kernel.core import Core
from reverie.kernel.native import lowest_bit, nth_bit, popcount


def offer(g: Core, block: int, mask: int) -> None:
    """Offer actions of a block; blocks must come in ascending order."""
    i = g.option_count
    g.option_block[i] = block
    g.option_mask[i] = mask
    g.option_first[i] = g.choice_count
    g.option_count = i + (mask != 0)  # an empty block is written over by the next one
    g.choice_count += popcount(mask)


def is_offered(g: Core, action: int) -> bool:
    """Whether an action is among the open choices."""
    for i in range(g.option_count):
        if g.option_block[i] == action >> 6:
            return (g.option_mask[i] >> (action & 63)) & 1 != 0
    return False


def nth_choice(g: Core, n: int) -> int:
    """The n-th legal action in ascending order, counted from 0."""
    block = 0
    for i in range(1, g.option_count):
        block += g.option_first[i] <= n  # no jump that depends on the choice
    return g.option_block[block] << 6 | nth_bit(g.option_mask[block], n - g.option_first[block])


def all_choices(g: Core) -> list[int]:
    """Every legal action, ascending."""
    actions = [0] * g.choice_count
    n = 0
    for i in range(g.option_count):
        base = g.option_block[i] << 6
        mask = g.option_mask[i]
        while mask:
            actions[n] = base | lowest_bit(mask)
            mask &= mask - 1
            n += 1
    return actions
