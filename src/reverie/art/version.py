"""The version of all faces; `python -m reverie.art --update` writes it, a test compares it."""

VERSION = "6db19e32985f"
