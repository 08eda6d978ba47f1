"""The version of all faces; `python -m reverie.art --update` writes it, a test compares it."""

VERSION = "78438fb27c2a"
