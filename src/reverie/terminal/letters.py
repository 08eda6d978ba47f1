"""Keys of one letter mean the same as capitals: the footer shows them so, and Caps Lock may be on."""

from __future__ import annotations

from textual.binding import Binding


def binding(keys: str, action: str, priority: bool = False) -> Binding:
    """What these keys do, in either case; the footer of the table is our own, so none is shown by Textual."""
    names = keys.split(",")
    capitals = [name.upper() for name in names if len(name) == 1 and name.isalpha()]
    return Binding(",".join([*names, *capitals]), action, show=False, priority=priority)
