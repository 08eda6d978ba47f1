"""The games of Reverie, one package each."""

from importlib import import_module
from pkgutil import iter_modules

from reverie import engine_mode

engine_mode.choose()  # before the engine of any game is imported


def announce() -> None:
    """Register every game that ships with Reverie: each package here has a `definition` with its `GAME`."""
    from reverie.kernel.registry import register_game

    for package in iter_modules(__path__):
        register_game(import_module(f"{__name__}.{package.name}.definition").GAME())
