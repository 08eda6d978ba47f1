"""The goals of Urbion."""

from __future__ import annotations

from functools import partial

from reverie.progress.goal import (
    Goal,
    at_least,
    at_most,
    both,
    in_a_row,
    in_edition,
    is_team,
    modules_won,
    with_modules,
    within,
    won,
)  # fmt: skip

goal = partial(Goal, game="urbion")

GOALS = (
    goal("urbion-first", "water+air", won()),
    goal("urbion-five", "earth+water", won(), 5),
    goal("urbion-row", "fire+air", in_a_row, 3),
    goal("urbion-quick", "S4a", won(within(28))),
    goal("urbion-early", "S1e", won(at_least("left", 15))),
    goal("urbion-feast", "S2w", won(at_least("most.city.claimed", 5))),
    goal("urbion-few-censuses", "I3e", won(at_most("main.census", 3))),
    goal("urbion-still", "I1a", won(at_most("main.swap", 4))),
    goal("urbion-balance", "S1f", won(both(at_most("chaos.ruin", 0), at_least("chaos.place", 1)))),
    goal("urbion-storm", "X5", won(at_least("chaos.ruin", 2))),
    goal("urbion-no-pass", "I2f", won(at_most("main.pass", 0))),
    goal("urbion-modules", "I2w", modules_won, 7),
    goal("urbion-many", "earth+fire", won(with_modules(4))),
    goal("urbion-team", "water+fire", won(is_team)),
    goal("urbion-old", "earth+air", won(in_edition("first"))),
)  # fmt: skip
