"""Benchmarks: `python -m bench` measures Reverie beside C programs of the same games and OpenSpiel's solitaire."""
