"""A world that a seat is given to think with: it could be the real one, and nothing hidden shows in it (P3, T8)."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import reverie
from reverie.errors import SpecError, StateError
from reverie.kernel.game import Game
from tests.parity.trace import GAMES as NATIVE
from tests.properties.combinations import some_spec
from tests.properties.every_game import every_game, worlds_of
from tests.properties.onirim.worlds import OnirimWorlds
from tests.properties.worlds import is_asked

Amount = Callable[[int, int], int]
SHARDS = 4


def choice(game: Game) -> int:
    """What the rules agent answers."""
    return reverie.agent("rules", game.spec.game).choose(game.outlook())


def moments(game: str, mode: str, seed: int) -> Iterator[Game]:
    """Endless: games at some of their questions, in any set-up, most with something to hide, played in many ways."""
    kit, rng = worlds_of(game), random.Random(f"{game} {mode} {seed}")
    while True:
        spec = kit.spec(rng, mode) if rng.random() < 0.8 else some_spec(game, rng, mode)
        running = reverie.from_spec(spec.with_seed(rng.randrange(2**40)))
        player = reverie.agent(rng.choice(["random", "rules"]), game, seed=seed)
        while not running.is_over:
            if rng.random() < 0.15:
                yield running
            legal = running.legal_actions()
            action = kit.choose(running, player, rng)
            running.apply(action if action in legal else rng.choice(legal))


def check_world(game: Game, seat: int, seed: int) -> bool:
    """A world looks to the seat like the real one; whether it is another one."""
    text = game.world(seat, seed)
    assert text == game.world(seat, seed)
    world = reverie.from_position(text, seed=seed % 97)
    assert world.spec == game.spec.with_seed(world.spec.seed)
    assert world.events_for(None) == [], text
    assert world.decision == game.decision, text
    assert json.dumps(world.view(seat)) == json.dumps(game.view(seat)), text
    assert world.position() == text
    if is_asked(game, seat):
        assert world.legal_actions() == game.legal_actions(), text
        assert choice(world) == choice(game), text
    return text != game.position()


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("mode", ["solo", "team"])
@every_game
def test_a_world_looks_like_the_real_one_and_asks_the_same(game: str, mode: str, shard: int, amount: Amount) -> None:
    rng = random.Random(shard)
    count = amount(240, 40_000) // SHARDS
    others: Counter[tuple[str, str]] = Counter()
    for moment in islice(moments(game, mode, shard), count):
        before = moment.hash()
        for seat in range(moment.players):
            is_other = check_world(moment, seat, rng.randrange(2**63))
            others["other" if is_other else "same", "asked" if is_asked(moment, seat) else "waits"] += 1
        assert moment.hash() == before
    print(f"{game} {mode}: {others}")
    if mode == "team":  # alone, a world is seldom another one: a pile that nobody has looked into is unordered
        assert min(others["other", "asked"], others["other", "waits"]) >= count // 8


@pytest.mark.parametrize("viewer", ["active", "waiting"])
@every_game
def test_a_world_depends_on_nothing_hidden(game: str, viewer: str, amount: Amount) -> None:
    rng = random.Random(9)
    texts: set[str] = set()
    for pair in islice(worlds_of(game).pairs(500, viewer), amount(75, 10_000)):
        assert pair.seat is not None
        if viewer == "waiting" and (pair.right.events_for(None) or pair.right.decision != pair.left.decision):
            continue  # with other cards the seat that is asked had no choice: play went on at once
        for seed in (0, rng.randrange(2**63)):
            worlds = [world.world(pair.seat, seed) for world in (pair.left, pair.right)]
            assert worlds[0] == worlds[1], str(pair)
            texts.add(worlds[0])
    assert len(texts) >= amount(50, 5_000)


def test_a_world_that_keeps_the_real_cards_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "world", lambda self, seat, seed: self.position())
    kit: Any = OnirimWorlds()
    pairs = islice(kit.pairs(500, "active"), 50)
    assert any(pair.left.world(pair.seat, 1) != pair.right.world(pair.seat, 1) for pair in pairs)


def test_other_seeds_give_other_worlds() -> None:
    game = reverie.from_spec("onirim/third/team/seed=3")
    for _ in range(12):
        game.apply(choice(game))
    for seat in (0, 1):
        assert len({game.world(seat, seed) for seed in range(50)}) > 25


def test_a_finished_game_has_a_world_that_says_so() -> None:
    for name in sorted(NATIVE):
        game = reverie.new_game(name, seed=2)
        while not game.is_over:
            game.apply(choice(game))
        assert game.world(0, 1).endswith("at over")


def test_worlds_are_for_seats_and_their_seeds_are_deal_numbers() -> None:
    game = reverie.new_game("onirim", seed=2)
    seats: list[Any] = [None, -1, 1, True, "0"]
    for nobody in seats:
        with pytest.raises(StateError) as caught:
            game.world(nobody, 1)
        assert caught.value.code == "seat-unknown"
    seeds: list[Any] = [-1, 2**63, None, "7", 1.0]
    for seed in seeds:
        with pytest.raises(SpecError):
            game.world(0, seed)
