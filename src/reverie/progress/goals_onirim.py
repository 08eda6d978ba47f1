"""The goals of Onirim."""

from __future__ import annotations

from functools import partial

from reverie.progress.goal import (
    Goal,
    any_hard,
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

goal = partial(Goal, game="onirim")

GOALS = (
    goal("onirim-first", "door.red.open", won()),
    goal("onirim-five", "door.blue.open", won(), 5),
    goal("onirim-twenty", "door.brown.open", won(), 20),
    goal("onirim-row", "door.green.open", in_a_row, 3),
    goal("onirim-quick", "blue.sun", won(within(26))),
    goal("onirim-early", "red.moon", won(at_least("left", 15))),
    goal("onirim-brink", "brown.moon", won(at_most("left", 2))),
    goal("onirim-no-prophecy", "green.key", won(at_most("prophecy.drop", 0))),
    goal("onirim-prophet", "blue.key", won(at_least("prophecy.drop", 3))),
    goal("onirim-runs", "green.sun", won(at_least("search.take", 8))),
    goal("onirim-keys", "red.key", won(at_least("door.open", 3))),
    goal("onirim-brave", "nightmare", won(at_least("nightmare.ward", 8))),
    goal("onirim-hand", "brown.sun", won(at_least("nightmare.ward.hand", 2))),
    goal("onirim-no-keys-given", "brown.key", won(at_most("nightmare.ward.key", 0))),
    goal("onirim-back", "door.red", won(at_least("doors>limbo", 1))),
    goal("onirim-modules", "blue.glyph", modules_won, 8),
    goal("onirim-hard", "tower.red.3", won(any_hard)),
    goal("onirim-many", "x.sun", won(with_modules(5))),
    goal("onirim-team", "green.moon", won(is_team)),
    goal("onirim-old", "door.brown", won(both(in_edition("first")))),
)  # fmt: skip
