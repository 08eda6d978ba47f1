"""Files of the command line: the autosave, saved games, and errors of the disk in plain words."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_state_path

from reverie import read_file
from reverie.errors import ReverieError, StateError
from reverie.kernel.game import Game
from reverie.kernel.records import Record, parse_record


def autosave_path(game: str) -> Path:
    """Where the game in progress is kept."""
    return user_state_path("reverie", appauthor=False) / f"autosave-{game}.rec"


def previous_path(game: str) -> Path:
    """Where an unfinished game goes when another one is begun."""
    return autosave_path(game).with_name(f"autosave-{game}-previous.rec")


def save(game: Game, path: Path) -> Path:
    """Write the record of a game, whole or not at all; StateError if the disk refuses."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return game.record().save(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "?"
        raise StateError("cli-save-failed", place=str(path)[:200], reason=reason) from None


def load(path: Path, verify: bool = True) -> Game:
    """Play a record again; RecordError if it is damaged."""
    return read_record(path).replay(verify=verify)


def read_record(path: Path) -> Record:
    """The record in a file."""
    return parse_record(read_file(path))


def resume(game: str) -> Game:
    """The game in progress; StateError if there is none."""
    path = autosave_path(game)
    if not path.exists():
        raise StateError("cli-nothing-to-resume", place=str(path))
    return load(path)


def set_aside(game: str) -> Path | None:
    """Keep an unfinished game before another one takes its place; returns where it lies now."""
    path = autosave_path(game)
    try:
        if parse_record(read_file(path)).result != "unfinished":
            return None
        return path.replace(previous_path(game))
    except (ReverieError, OSError):
        return None
