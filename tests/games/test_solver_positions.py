"""What the solver takes for one position is one, as a second reading of the table says (docs/solver.md)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from reverie.engine_mode import is_compiled
from reverie.games.urbion.settings import bare
from reverie.kernel.game import Game
from tests.solving import late, lost_games

Amount = Callable[[int, int], int]
STATES = 1_500 if is_compiled() else 300


KIND = 63  # of a card whose place somebody knows
CHAOS = 24
MAGNITUDES = {0: 1, 1: 2, 2: 1, 3: 4, 4: 3, 5: 2, 6: 2, 7: 1, CHAOS: 5}  # URB-DATA-01, URB-DATA-02


def of_onirim(table: dict[str, Any]) -> object:
    """The pile and what is beside it, the hand, the doors, and of the row its last symbol and the run that is begun."""
    seat = table["seats"][0]
    row = seat["row"]
    run = [kind // 4 for kind in row[max(seat["segment"], len(row) - 2) :]]
    pile = table["bag"], [card & KIND for card in table["over"]], [card & KIND for card in table["under"]]
    beside = table["limbo"], table["looked"], table["looked_placed"], table["agenda"]
    return repr((pile, beside, seat["hand"], seat["doors"], run, [kind % 4 for kind in row[-1:]]))


def of_urbion(table: dict[str, Any]) -> object:
    """Decks, hand, Cities with the magnitudes beside them; in any order once no City can be ruined any more."""
    rows = [
        (row["city"], *(sorted(MAGNITUDES[kind] for kind, _ in side) for side in row["sides"])) for row in table["rows"]
    ]
    is_calm = CHAOS not in [card & KIND for card in table["over"]] and table["agenda"] == [(1, 0)]
    if is_calm and all(city < 0 or sognae or incubi for city, sognae, incubi in rows):
        rows.sort()
    hand = sorted(card & KIND for card in table["seats"][0]["hand"])
    decks = len(table["over"]), len(table["city_over"])
    return repr((rows, hand, decks, table["agenda"], table["drawn"], len(table["success"])))


def table_of(game: Game) -> dict[str, Any]:
    """A table as it lies, in numbers."""
    engine: Any = game.engine
    table: dict[str, Any] = engine.table()
    return table


def reached(start: Any, most: int) -> list[Any]:
    """Positions that can be reached, the nearest first; the same one by several ways, too."""
    found: list[Any] = []
    waiting = deque([start])
    while waiting and len(found) < most:
        engine = waiting.popleft()
        found.append(engine)
        for action in engine.legal_actions():
            then = engine.clone()
            then.apply(action)
            if then.outcome == 0:
                waiting.append(then)
    return found


@pytest.mark.parametrize(
    ("rules", "read"), [("onirim/third/solo", of_onirim), ("urbion/second/solo/order=open", of_urbion)]
)
def test_positions_that_are_taken_for_one_are_alike(
    rules: str, read: Callable[[dict[str, Any]], object], amount: Amount
) -> None:
    merged = 0
    for game in islice(lost_games(rules), amount(2, 40)):
        position = late(game, 4)
        assert position is not None
        start: Any = position.engine
        search = start.clone().begin_search(16)
        seen: dict[tuple[int, int], object] = {}
        for engine in reached(start, STATES):
            key, table = engine.position_key(search), read(engine.table())
            merged += key in seen
            assert seen.setdefault(key, table) == table
    assert merged


@pytest.mark.parametrize(("is_calm", "alike"), [(True, True), (False, False)])
def test_rows_of_urbion_change_places_only_when_no_chaos_is_left(is_calm: bool, alike: bool) -> None:
    game = next(lost_games("urbion/second/solo/order=open"))
    position = next(
        moment
        for moment in (game.moment(answers) for answers in range(game.answers))
        if moment.decision is not None
        and moment.decision.kind == "main"
        and all(row["sides"][0] or row["sides"][1] for row in table_of(moment)["rows"])
    )
    table = table_of(position)
    if is_calm:
        table["over"] = [card for card in table["over"] if card & KIND != CHAOS]
    assert is_calm or any(card & KIND == CHAOS for card in table["over"])
    keys = set()
    for rows in (table["rows"], table["rows"][::-1]):
        engine: Any = bare(position.spec)
        engine.lay({**table, "rows": rows}, 0)
        keys.add(engine.position_key(engine.clone().begin_search(16)))
    assert (len(keys) == 1) == alike
