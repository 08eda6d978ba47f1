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


def paired(only_first: int, only_second: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval for how much more often the second wins than the first, on the same deals (Agresti and Min).

    Deals that both win, or both lose, say nothing about who is better; half a deal is added to each kind, so that a few
    games do not pretend to know.

    >>> [round(bound, 3) for bound in paired(5, 15, 100)]
    [0.012, 0.184]
    """
    if games == 0:
        return -1.0, 1.0
    n = games + 2
    first, second = only_first + 0.5, only_second + 0.5
    middle = (second - first) / n
    spread = z * sqrt(first + second - (second - first) ** 2 / n) / n
    return max(-1.0, middle - spread), min(1.0, middle + spread)
