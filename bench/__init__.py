"""Benchmarks: `python -m bench` measures Reverie beside a C program of the same game and OpenSpiel's solitaire."""
