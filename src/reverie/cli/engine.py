"""`reverie engine`: the JSON-lines protocol for other programs."""

from __future__ import annotations


def engine() -> None:
    """Speak the JSON-lines protocol on the standard input and output, for other programs."""
    from reverie.protocol import main

    main()
