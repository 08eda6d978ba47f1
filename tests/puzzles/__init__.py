"""Puzzles: sound, made again alike, listed and played."""
