"""Every picture of Etherfields by its name: `ether.figure.lodger`, `ether.prop.lamp`, `ether.card.wrath.bluff`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from reverie.art.etherfields.cards import SUITS, window
from reverie.art.etherfields.folk import bust, figure
from reverie.art.etherfields.folk_shapes import CREATURES, PEOPLE
from reverie.art.etherfields.places import FLOOR_WORDS, prop, tile
from reverie.art.etherfields.prop_shapes import PROPS
from reverie.art.etherfields.sign_shapes import SIGNS
from reverie.art.etherfields.street import KINDS, VIEW_WORDS, far, hills, house
from reverie.art.etherfields.street_shapes import LOOK_WORDS
from reverie.art.faces import Art, Copies, Draw
from reverie.kernel.spec import GameSpec

NAME = re.compile(r"ether\.(figure|bust|prop|tile|card|house|far|hills)\.(?:([a-z]+)\.)?([a-z][a-z0-9_]{0,59})")
DRAWING: dict[str, Callable[..., str]] = {
    "figure": figure, "bust": bust, "prop": prop, "tile": tile, "far": far, "hills": hills,
}  # fmt: skip


def face_of(name: str) -> Draw | None:
    """A picture for any name that content may have; None if it is not the name of one."""
    match = NAME.fullmatch(name)
    if match is None:
        return None
    what, kind, thing = match.groups()
    if what == "card":
        return partial(window, kind=kind, name=thing) if kind in SUITS else None
    if what == "house":
        return partial(house, kind=kind, name=thing) if kind in KINDS else None
    return partial(DRAWING[what], name=thing) if kind is None else None


def faces() -> Iterator[tuple[str, Draw]]:
    """Every shape that there is; whatever content calls its things, it gets one of these."""
    names = [f"ether.{what}.{who}" for what in ("figure", "bust") for who in (*PEOPLE, *CREATURES)]
    names += [f"ether.prop.{one}" for one in PROPS]
    names += [f"ether.tile.{known.split()[0]}" for known in FLOOR_WORDS.values()]
    names += [f"ether.card.{kind}.{one}" for one in SIGNS for kind in SUITS]
    names += [f"ether.house.{kind}.{kind}" for kind in KINDS]
    names += [f"ether.house.gate.{known.split()[0]}" for known in LOOK_WORDS.values()]
    names += [f"ether.{what}.{known.split()[0]}" for what in ("far", "hills") for known in VIEW_WORDS.values()]
    for name in names:
        draw = face_of(name)
        assert draw is not None, name
        yield name, draw


def deck(spec: GameSpec) -> Iterator[Copies]:
    """Nothing is printed: the texts of the cards are no part of their pictures."""
    return iter(())


ART = Art(faces, deck, face_of)
