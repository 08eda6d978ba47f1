"""The learned player of Urbion: the set-ups it has learned for, and its courses."""

from __future__ import annotations

from collections.abc import Callable

from reverie.games.urbion import constants as c
from reverie.games.urbion.agents.expert import constants as x
from reverie.games.urbion.cards import DEFAULT_TABLE
from reverie.games.urbion.engine import Engine, brain_of
from reverie.kernel.learning import Learning, Stage

MARGIN = 0.03  # it leaves the rules of thumb if it sees that much more

BASE_COURSE = (
    *(Stage("watching", games, step, 1.0) for games, step in ((90_000, 0.0025), (90_000, 0.0015), (120_000, 0.0006))),
    *(
        Stage("playing", games, step, 0.8, margin)
        for games, step, margin in (
            (8_000, 0.002, 0.15),
            (8_000, 0.002, 0.12),
            (8_000, 0.0015, 0.10),
            (8_000, 0.0015, 0.08),
            (16_000, 0.001, 0.06),
            (8_000, 0.001, 0.04),
            (16_000, 0.0005, 0.03),
            (16_000, 0.0002, 0.02),
            (16_000, 0.0001, 0.01),
            (15_000, 0.001, 0.07),
            (15_000, 0.0007, 0.04),
            (20_000, 0.0005, 0.02),
            (20_000, 0.001, 0.04),
            (20_000, 0.0005, 0.03),
            (20_000, 0.0005, 0.02),
            (20_000, 0.0003, 0.02),
        )
    ),
)
TEAM_COURSE = (
    Stage("watching", 40_000, 0.001, 1.0),
    Stage("playing", 10_000, 0.001, 0.8, 0.10),
    Stage("playing", 15_000, 0.001, 0.8, 0.06),
    Stage("playing", 15_000, 0.0007, 0.8, 0.04),
    Stage("playing", 15_000, 0.0005, 0.8, 0.03),
    Stage("playing", 15_000, 0.0003, 0.8, 0.02),
)


def plays_with(flags: int) -> Callable[[Engine], bool]:
    """Whether an engine plays with these modules and mode, either edition, and with the cards as they are printed.

    Books and Chromatic Chaos change so little of what a table is worth that what was learned without them serves.
    """

    def fits(engine: Engine) -> bool:
        others = engine.flags & ~(c.NO_PASS | c.OPEN_ORDER | c.SEAT_1_SOGNAE | c.OPEN_HANDS)
        return others in (flags, flags | c.BOOKS, flags | c.CHROMATIC) and engine.cards is DEFAULT_TABLE

    return fits


def learning(name: str, flags: int, **setup: object) -> Learning:
    """What is learned for a set-up; all begin with the base game."""
    return Learning(
        package=__package__,
        rows=x.ENTRIES,
        features=x.FEATURES_VERSION,
        fits=plays_with(flags),
        brain_of=brain_of,
        course=TEAM_COURSE if name else BASE_COURSE,
        name=name,
        setup=setup,
        before=BASE_COURSE if name else (),
        active=x.ACTIVE_MOST if name else 60,
        spread=10,
        margin=MARGIN,
    )


LEARNINGS = (
    learning("", 0),
    learning("team", c.TEAM, mode="team"),
)
