"""The whole server on a simulated clock, network and disk: one seed, one schedule, one trace (test T6)."""
