"""The version of all faces; `python -m reverie.art --update` writes it, a test compares it."""

VERSION = "bb9a43e62b9b"
