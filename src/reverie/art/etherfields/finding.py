"""Which picture a name means: content grows, and a thing that nobody drew by hand gets what its name speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from reverie.art.seeded import Seeded


def found(name: str, shapes: Mapping[str, str], words: Mapping[str, str]) -> str:
    """The shape of this name, else the one whose word stands in it (the longest counts), else one by lot, always the
    same."""
    if name in shapes:
        return name
    parts = f"_{name}_"
    hits = [(len(word), shape) for shape, known in words.items() for word in known.split() if word in parts]
    if hits:
        return max(hits)[1]
    names = sorted(shapes)
    return names[int(Seeded(name).unit() * len(names))]
