"""What a sample of games says about all games."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # the normal deviate that leaves 2.5 % on either side


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for the rate of wins; with no game at all everything is possible.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    middle = rate + z * z / (2 * games)
    scale = 1 + z * z / games
    low = 0.0 if wins == 0 else (middle - spread) / scale
    high = 1.0 if wins == games else (middle + spread) / scale
    return low, high
