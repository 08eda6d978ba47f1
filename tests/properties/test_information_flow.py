"""A seat learns only what its player may know: worlds that it cannot tell apart give it the same bytes (P3, T8, T9)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import reverie
from reverie.kernel import registry
from reverie.kernel.constants import RANDOM_POLICY
from reverie.kernel.native_game import NativeGame
from reverie.kernel.spec import GameSpec
from tests.parity.trace import GAMES
from tests.plain_view import plain_view
from tests.players import quick_agent
from tests.properties.every_game import every_game, leaks_of, worlds_of
from tests.properties.inspection import Table
from tests.properties.worlds import VIEWERS, Tally, Worlds, seat_of

Amount = Callable[[int, int], int]
SHARDS = 2


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("viewer", VIEWERS)
@every_game
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    game: str, viewer: str, shard: int, amount: Amount
) -> None:
    kit, rng = worlds_of(game), random.Random(shard)
    count = amount(120, 21_000) // (len(VIEWERS) * SHARDS)
    tally = Tally()
    for pair in islice(kit.pairs(100 + shard, viewer), count):
        tally.count(pair)
        assert kit.differences(pair, [], rng, tally) == [], str(pair)
    print(f"{game}, {viewer}: {tally}")
    assert tally.few >= count * 0.25
    assert tally.answers >= 2 * count
    assert tally.events >= 4 * count
    assert len(tally.questions) >= min(len(kit.questions) - 3, count / 2)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in registry.agent_names(game)])
def test_agents_choose_by_what_their_seat_knows(game: str, name: str, amount: Amount) -> None:
    kit = worlds_of(game)
    for pair in islice(kit.pairs(300, "active", kit.agent_questions), amount(40, 20_000)):
        choices = [quick_agent(name, game, 5).choose(world.outlook()) for world in (pair.left, pair.right)]
        assert choices[0] == choices[1], str(pair)


# ---- a look-ahead begins at a table that could be the real one -------------------------------------------------------


def dealt_tables(kit: Worlds, seed: int, viewer: str, count: int) -> Iterator[tuple[GameSpec, Table, Any, int]]:
    """Tables of play, each with an engine on which this viewer's hidden cards were dealt again."""
    rng = random.Random(seed)
    for spec, table, _ in islice(kit.tables(rng, "team" if viewer == "waiting" else None), count):
        laid = kit.forget(table, rng)
        game = kit.set_up(laid, spec, rng)
        if not game.events:
            seat = seat_of(viewer, laid)
            assert seat is not None
            engine: Any = game.engine.clone()
            engine.determinise(rng.randrange(2**32), seat)
            yield spec, laid, engine, seat


@pytest.mark.parametrize("viewer", ["active", "waiting"])
@every_game
def test_a_table_dealt_again_keeps_what_the_seat_knows_and_is_legal(game: str, viewer: str, amount: Amount) -> None:
    kit, rng = worlds_of(game), random.Random(11)
    hiding = changed = 0
    for spec, laid, engine, seat in dealt_tables(kit, 11, viewer, amount(60, 5_000)):
        dealt = engine.table()
        kit.check(dealt, spec)
        assert kit.seen(dealt, spec, seat) == kit.seen(laid, spec, seat), kit.write(laid, spec)
        hiding += any(kit.deal_again(laid, seat, rng) != laid for _ in range(3))
        changed += dealt != laid
    # How many tables hide something that has a place is up to the games; of those nearly all are dealt otherwise.
    assert hiding >= 5
    assert changed >= 0.75 * hiding


@pytest.mark.parametrize("viewer", ["active", "waiting"])
@every_game
def test_a_table_dealt_again_offers_what_is_legal_there_and_can_be_played_on(
    game: str, viewer: str, amount: Amount
) -> None:
    kit = worlds_of(game)
    for spec, _, engine, seat in dealt_tables(kit, 13, viewer, amount(60, 5_000)):
        text = kit.write(engine.table(), spec)
        again = reverie.from_position(text, seed=1)
        if not again.events:
            assert again.legal_actions() == engine.legal_actions(), f"seat {seat}: {text}"
            engine.playout(RANDOM_POLICY)
            kit.check(engine.table(), spec)


# ---- a test that cannot fail proves nothing: leaks put in on purpose -------------------------------------------------


def caught_after(kit: Worlds, viewer: str, questions: tuple[str, ...], most: int) -> int | None:
    """How many pairs it takes to notice that something leaks; None if that many are not enough."""
    rng = random.Random(0)
    agents = [name for name in registry.agent_names(kit.game) if name == "peeking"]
    for number, pair in enumerate(islice(kit.pairs(7, viewer, questions), most), 1):
        if kit.differences(pair, agents, rng):
            return number
    return None


@pytest.mark.parametrize(("game", "leak"), [(game, leak) for game in GAMES for leak in leaks_of(game)])
def test_a_planted_leak_is_caught_within_a_thousand_pairs(
    game: str, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant, viewer, questions = leaks_of(game)[leak]
    monkeypatch.setattr(NativeGame, "view", plain_view)  # leaks are planted where zones are read plainly
    plant(monkeypatch)
    caught = caught_after(worlds_of(game), viewer, questions, 1_000)
    print(f"{game}: {leak}: pair {caught}")
    assert caught is not None
