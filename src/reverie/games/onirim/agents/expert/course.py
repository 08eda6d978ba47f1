"""The learned player of Onirim: what it has learned for, and its course."""

from __future__ import annotations

from reverie.games.onirim.agents.expert.features import ALL_ROWS, FEATURES
from reverie.games.onirim.engine import Engine, brain_of
from reverie.kernel.learning import Learning, Stage

WATCHED = 225_000
PLAYED = 350_000


def plays_base_game(engine: Engine) -> bool:
    """Whether this is the base game of either edition, alone."""
    return engine.flags == 0


LEARNING = Learning(
    package=__package__,
    rows=ALL_ROWS,
    features=FEATURES,
    fits=plays_base_game,
    brain_of=brain_of,
    course=(
        *(Stage("watching", WATCHED, step, 1.0) for step in (0.003, 0.001, 0.0003, 0.0001)),
        *(
            Stage("playing", PLAYED, step, 0.8)
            for step in (0.002, 0.001, 0.0005, 0.0002, 0.0001, 0.00005, 0.00002, 0.00001)
        ),
    ),
)
