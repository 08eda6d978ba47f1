"""Puzzles "win from here": positions of played games in which one answer keeps the win and the others do not."""
