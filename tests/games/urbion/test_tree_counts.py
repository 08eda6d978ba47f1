"""Tree counts: how many lines of play there are to each depth, from four scripted tables without chance.

The numbers were found by the second referee (`referee.py`), which knows nothing of the engine; both must still find
them. A line ends where the game ends. Answers that are the only one possible are not asked and not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

import reverie
from reverie.kernel.definition import Engine
from tests.games.urbion.referee import Referee
from tests.games.urbion.referee_cards import BOOKS
from tests.games.urbion.test_referee_examples import judge_at
from tests.support import covers


@dataclass(frozen=True)
class Scene:
    """A table before a main choice; what is named nowhere was discarded, claimed, or is out of the game."""

    edition: str
    mode: str
    modules: str
    rows: str
    hand: str
    deck: str
    cities: str
    success: int
    books: str = ""
    void: int = 0
    stack: int = 0

    def game(self) -> reverie.Game:
        """The table on the engine."""
        modules = ["+".join(self.modules.split())] if self.modules else []
        zones = ["/".join(["urbion", self.edition, self.mode, *modules]), *self.rows.splitlines()]
        zones += [f"hand {self.hand}", f"deck {self.deck}", "rest discard", f"success {self.success}"]
        zones += [f"cities {self.cities}"] if self.cities else []
        zones += [f"hand1 {self.hand}"] if self.mode == "team" else []
        if self.books:
            zones.append("books " + " ".join(f"book_{name.replace('-', '_')}" for name in self.books.split()))
        if "postcards" in self.modules:
            zones += ["postcards-rest box", "wise 0"]
        if "void" in self.modules:
            zones.append(f"void {self.stack} R{self.void + 1}")
        return reverie.from_position(" | ".join([*zones, "at main"]), seed=1)

    def judge(self) -> Referee:
        """The same table before the referee."""
        judge = judge_at(
            self.rows,
            self.modules,
            edition=self.edition,
            mode=self.mode,
            hand=self.hand,
            deck=self.deck,
            success=self.success,
            cities=self.cities,
            books=self.books,
            void=self.void,
            stack=self.stack,
        )
        judge.hands[1] = self.hand.split()
        judge.wise = 0
        return judge


BASE = Scene(
    "second",
    "solo",
    "",
    rows="""R1 earth+water S: S2w I: I2f
R2 fire+air S: S1f I: I2f I1a
R3 water+air S: S4a I:
R4 earth+fire S: S1e I: I3e""",
    hand="S1e S1e I3e I3e",
    deck="X5 S2w I1a S1f X5 X5 I2w S4a S1e I2f X5 S2w I3e S1f I1a S2w I2f I1a",
    cities="earth+air water+fire earth+water",
    success=5,
)
BOOKS_AND_WIZARDS = Scene(
    "second",
    "solo",
    "chromatic gardens books postcards",
    rows="""R1 garden S: S2w I: I2f
R2 fire+air S: I:
R3 water+air S: X5{rocket} I: I1a{seer}
R4 garden S: WS1e I: Y4""",
    hand="WS2w S2w S2w S2w",
    deck="Y4 S2w I1a X5 S1f Y4 I2w S4a S1e I2f X5 S2w I3e S1f I1a S2w I2f I1a",
    cities="earth+air",
    success=11,
    books="freedom prophecies",
)
VOID_AND_CONCORD = Scene(
    "second",
    "solo",
    "squares temples void",
    rows="""R1 square S: M2e I: I2f
R2 temple:fire S: N1 I: I1a
R3 water+air S: S2w I: I1a I1a
R4 earth+fire S: I: I3e""",
    hand="M2a M2a N1 N1",
    deck="S1e M3f N2 I2w X5 S2w I3e S1f I1a S2w I2f I1a",
    cities="earth+air water+fire",
    success=14,
    void=0,
    stack=1,
)
LAST_CARDS = Scene(
    "first",
    "team",
    "squares books",
    rows="""R1 square S: M2e I: I2f
R2 fire+air S: S1f I: I1a
R3 water+air S: S2w I: I2w
R4 earth+fire S: S1e I: I1a""",
    hand="S1e I1a M2a I1a",
    deck="M3f X5 S1e",
    cities="earth+air water+fire",
    success=10,
    books="balance",
)

COUNTS = [
    (BASE, "base", [10, 46, 496, 5538, 58687]),
    (BOOKS_AND_WIZARDS, "books and wizards", [16, 85, 845, 5846, 52058]),
    (VOID_AND_CONCORD, "void and concord", [20, 388, 8222, 193847]),
    (LAST_CARDS, "last cards", [17, 165, 765, 6645, 20065]),
]


def count_by_law(scene: Scene, line: list[str], depth: int) -> int:
    """How many lines follow, judged by the second referee; every line is played from the start."""
    judge = scene.judge()
    judge.begin(judge.from_main())
    for answer in line:
        judge.apply(answer)
    if depth == 0:
        return 1
    if depth == 1:
        return len(judge.choices)
    return sum(count_by_law(scene, [*line, answer], depth - 1) for answer in judge.choices)


def count_by_engine(engine: Engine, depth: int) -> int:
    """The same on the engine, by copying."""
    actions = engine.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = engine.clone()
        after.apply(action)
        total += count_by_engine(after, depth - 1)
    return total


@covers("URB-BASE-67", "URB-BASE-68", "URB-BASE-31", "URB-BASE-53")
@pytest.mark.parametrize(("scene", "name", "counts"), COUNTS, ids=[name for _, name, _ in COUNTS])
def test_the_tree_has_as_many_lines_as_the_law_allows(
    scene: Scene, name: str, counts: list[int], amount: Callable[[int, int], int]
) -> None:
    engine = scene.game().engine
    for depth, expected in enumerate(counts, 1):
        assert count_by_engine(engine, depth) == expected, f"{name}, depth {depth}"
    for depth, expected in enumerate(counts[: amount(3, 5)], 1):
        assert count_by_law(scene, [], depth) == expected, f"{name}, depth {depth}"


def test_the_books_of_the_scenes_are_those_of_the_law() -> None:
    assert {book for scene, _, _ in COUNTS for book in scene.books.split()} <= set(BOOKS)
