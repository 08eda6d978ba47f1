"""A line that wins with the order of all cards known, or the proof that there is none: see `docs/solver.md`."""
