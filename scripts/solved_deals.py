"""How many deals the solver decides, and how fast: the figures of docs/solver.md.

    python -m scripts.solved_deals urbion/second/solo/order=open --deals 1000 --seconds 10

Time is the processor's, so that a busy machine does not count; the limit is the clock's.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import process_time

import reverie
from reverie.solving import Limits, search


def main(arguments: list[str]) -> int:
    """Decide deals, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", help="a spec without a seed")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args(arguments)
    verdicts: Counter[str] = Counter()
    times: list[float] = []
    for seed in range(given.first, given.first + given.deals):
        game = reverie.from_spec(f"{given.rules}/seed={seed}")
        begun = process_time()
        found = search(game, Limits(seconds=given.seconds))
        times.append(process_time() - begun)
        verdicts[found.verdict] += 1
        for action in found.line:
            game.apply(action)
        if found.line and (game.result is None or game.result.status != "won"):
            raise SystemExit(f"seed {seed}: the line does not win")
    times.sort()
    told = ", ".join(f"{name} {count}" for name, count in sorted(verdicts.items()))
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(f"{given.rules}: {given.deals} deals: {told}; seconds: middle {middle:.3f}, 99 of 100 {late:.3f}, ", end="")
    print(f"longest {times[-1]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
