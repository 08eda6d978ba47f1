"""The games of Reverie, one package each."""


def announce() -> None:
    """Register every game that ships with Reverie."""
    from reverie.games.onirim.definition import Onirim
    from reverie.kernel.registry import register_game

    register_game(Onirim())
