"""Every face by its name. Names of cards are the engine's own tokens, so a front end needs no table of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from reverie.art.errors import ArtError
from reverie.art.faces import Art, Copies, Draw
from reverie.art.pen import THEMES
from reverie.errors import excerpt
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec


def games() -> list[str]:
    """The games that have pictures."""
    return [name for name, definition in registry.games().items() if definition.parts.art]


def art_of(game: str) -> Art:
    """The pictures of a game; ArtError if it has none."""
    if game not in games():
        raise ArtError("art-game-unknown", place="game", value=excerpt(game), allowed=games())
    art: Art = registry.game(game).parts.load("art")
    return art


@cache
def faces_of(game: str) -> dict[str, Draw]:
    """The faces of a game by name."""
    return dict(art_of(game).faces())


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of all faces of a game, or of all games."""
    return tuple(name for one in ([game] if game is not None else games()) for name in faces_of(one))


def other_names() -> Iterator[str]:
    """The names of all faces that no usual card has."""
    for game in games():
        yield from art_of(game).others()


def find(name: str) -> Draw:
    """How to draw a face; ArtError if there is none of this name."""
    for game in games():
        draw = faces_of(game).get(name)
        if draw is not None:
            return draw
    for game in games():
        draw = art_of(game).other(name)
        if draw is not None:
            return draw
    raise ArtError("art-face-unknown", place="face", value=excerpt(name, 60))


def drawn(name: str, theme: str) -> str:
    """A face in a theme; ArtError if there is no such face or theme."""
    if theme not in THEMES:
        raise ArtError("art-theme-unknown", place="theme", value=excerpt(theme), allowed=list(THEMES))
    return find(name)(theme)


def needed(spec: GameSpec) -> list[Copies]:
    """Every card, strip and token of a game, as the engine counts them."""
    return [entry for entry in art_of(spec.game).deck(spec) if entry.count]


def everything(game: str) -> GameSpec:
    """A game with all modules of its newest edition."""
    art_of(game)
    manifest = registry.game(game).manifest
    return GameSpec.make(manifest, modules=manifest.editions[0].modules)
