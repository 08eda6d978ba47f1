"""Tree counts: how many lines of play there are to each depth, from three scripted piles.

The numbers were found by a second referee (`full_referee.py`), which knows nothing of the engine; both must still find
them. A line ends where the game ends and where chance begins, that is with a shuffle. Answers that are the only one
possible are not asked and not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

import reverie
from reverie.games.onirim.constants import E_SHUFFLED
from reverie.kernel.definition import Engine
from tests.games.onirim.full_referee import FullReferee
from tests.games.onirim.full_referee_table import Chance
from tests.games.onirim.table import table
from tests.games.written import read
from tests.support import covers

Scene = dict[str, str]

OPENING: Scene = {
    "hand": "red.key blue.sun green.sun brown.moon blue.sun",
    "pile": "red.sun green.moon nightmare blue.key blue.moon brown.sun nightmare door.red red.sun blue.sun "
    "green.key red.moon door.green blue.sun brown.key nightmare red.sun green.sun blue.moon brown.sun",
}
RUNS: Scene = {
    "row": "blue.key red.sun red.moon",
    "hand": "red.sun red.key blue.key green.key green.moon",
    "doors": "red blue",
    "pile": "blue.sun nightmare red.moon nightmare red.sun door.red green.moon blue.moon brown.key door.green "
    "brown.sun brown.sun red.sun green.sun blue.sun blue.sun",
}
LAST_CARDS: Scene = {
    "edition": "first",
    "row": "green.sun green.moon",
    "hand": "green.sun green.key brown.key red.sun red.sun",
    "doors": "red red blue blue green brown brown",
    "pile": "brown.sun nightmare nightmare door.green red.sun blue.moon",
}

COUNTS = [
    (OPENING, "opening", [8, 60, 438, 1232, 2613]),
    (RUNS, "runs", [9, 53, 243, 611, 947, 3194]),
    (LAST_CARDS, "last cards", [8, 46, 242, 1133, 1725, 1777]),
]


def referee_for(
    *, hand: str, pile: str, row: str = "", doors: str = "", discard: str = "", edition: str = "third"
) -> FullReferee:
    """A referee at the start of a turn; the whole pile is fixed, nobody knows it."""
    judge = FullReferee(edition)
    judge.personal[0], judge.rows[0], judge.discard = read(hand), read(row), read(discard)
    judge.doors[0] = [f"door.{colour}" for colour in doors.split()]
    judge.over = [(card, frozenset()) for card in read(pile)]
    return judge


def count_by_law(scene: Scene, line: list[str], depth: int) -> int:
    """How many lines follow, judged by the second referee; every line is played from the start."""
    judge = referee_for(**scene)
    judge.begin(judge.turns())
    with suppress(Chance):
        for answer in line:
            judge.advance(answer)
    if depth == 0:
        return 1
    if judge.shuffles or judge.status != "playing":
        return 0
    return sum(count_by_law(scene, [*line, answer], depth - 1) for answer in judge.choices)


def count_by_engine(engine: Engine, depth: int) -> int:
    """The same on the engine, by copying."""
    if depth == 0:
        return 1
    return sum(count_by_engine(after, depth - 1) if still else depth == 1 for after, still in followers(engine))


def followers(engine: Engine) -> Iterator[tuple[Engine, bool]]:
    """Every following table, and whether the line goes on from there."""
    for action in engine.legal_actions():
        after = engine.clone()
        after.listen()
        after.apply(action)
        yield after, not any(event[0] == E_SHUFFLED for event in after.take_events())


@covers("ONI-GEN-08", "ONI-GEN-12", "ONI-BASE-18", "ONI-BASE-28")
@pytest.mark.parametrize(("scene", "name", "counts"), COUNTS, ids=[name for _, name, _ in COUNTS])
def test_the_tree_has_as_many_lines_as_the_law_allows(scene: Scene, name: str, counts: list[int]) -> None:
    game: reverie.Game = table(**scene).game  # type: ignore[arg-type]  # every value of a scene is a string
    for depth, expected in enumerate(counts, 1):
        assert count_by_engine(game.engine, depth) == expected, f"{name}, depth {depth}"
    for depth, expected in enumerate(counts[:5], 1):
        assert count_by_law(scene, [], depth) == expected, f"{name}, depth {depth}"
