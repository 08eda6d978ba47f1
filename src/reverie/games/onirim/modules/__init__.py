"""The modules of Onirim, a file each; what they say of themselves is collected here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from reverie.games.onirim.manifest import MODULES
from reverie.games.onirim.saying import Said, Verb


@cache
def said() -> dict[str, Said]:
    """What the modules say of themselves, by their names."""
    found = {}
    for module in MODULES:
        one = getattr(import_module(f"{__name__}.{module.name}"), f"SAID_OF_{module.name.upper()}", None)
        if one is not None:
            found[module.name] = one
    return found


def verbs() -> dict[str, tuple[str, int, Verb]]:
    """The answers that modules bring: with the module's name and its flag."""
    return {name: (module, one.flag, verb) for module, one in said().items() for name, verb in one.verbs.items()}
