"""The games of Reverie, one package each."""

from reverie import engine_mode

engine_mode.choose()  # before the engine of any game is imported


def announce() -> None:
    """Register every game that ships with Reverie."""
    from reverie.games.etherfields.definition import Etherfields
    from reverie.games.onirim.definition import Onirim
    from reverie.games.urbion.definition import Urbion
    from reverie.kernel.registry import register_game

    register_game(Etherfields())
    register_game(Onirim())
    register_game(Urbion())
