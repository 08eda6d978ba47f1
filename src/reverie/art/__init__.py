"""The pictures: every card, City, token and figure as SVG, drawn by this program and by nothing else.

A face is a pure function of its name and a theme: the same bytes on every machine. No text, no font, no reference to
anything outside. See docs/art.md.
"""

from __future__ import annotations

from reverie.art.errors import ArtError
from reverie.art.pen import THEMES
from reverie.art.version import VERSION

__all__ = ["THEMES", "VERSION", "ArtError", "face", "face_names"]


def face(name: str, theme: str = "paper") -> str:
    """A face as SVG; ArtError if there is no such face or theme."""
    from reverie.art.catalogue import drawn  # it knows every card of every game: loaded when the first face is drawn

    return drawn(name, theme)


def face_names(game: str | None = None) -> tuple[str, ...]:
    """The names of all faces of a game, or of all games, as a contact sheet shows them."""
    from reverie.art.catalogue import names

    return names(game)
