"""Going back and forth leads where playing from the start leads, and asks the engine for little."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from reverie.games.etherfields.definition import Kept
from reverie.kernel import registry
from reverie.kernel.checkpoints import MOST, Past
from reverie.kernel.definition import GameDefinition
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

SPECS = ("onirim/solo/seed=5", "urbion/team/seed=4", "etherfields/two/seed=3")


def new_game(text: str) -> Game:
    spec = GameSpec.parse(text, registry.manifests())
    return Game(registry.game(spec.game), spec)


@pytest.fixture
def close_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short games go through all that long ones go through."""
    for name in registry.games():
        monkeypatch.setattr(type(registry.game(name)), "copies_apart", 2)


@pytest.mark.parametrize("text", SPECS)
@pytest.mark.parametrize("listening", [False, True])
@pytest.mark.usefixtures("close_copies")
def test_wandering_about_is_the_same_as_playing_from_the_start(text: str, listening: bool) -> None:
    lots = random.Random(f"{text} {listening}")
    game, line, undone, peeked = new_game(text), [0][:0], [0][:0], False
    if listening:
        game.events_for(0)
    for _ in range(120 if text.startswith("etherfields") else 400):
        chance = lots.random()
        if chance < 0.5 and not game.is_over:
            answer = lots.choice(game.legal_actions()) if not undone or lots.random() < 0.5 else undone[-1]
            game.apply(answer)
            line.append(answer)
            undone.clear()
            game.keep()
        elif chance < 0.8 and line:
            count = lots.randint(1, min(len(line), lots.choice((1, 3, 40))))
            peeked = peeked or game.reveals(count)
            game.undo(count)
            undone += reversed(line[-count:])
            del line[-count:]
        elif undone:
            count = lots.randint(1, len(undone))
            game.redo(count)
            line += [undone.pop() for _ in range(count)]
        if lots.random() < 0.3:
            plain = new_game(text)
            for answer in line:
                plain.apply(answer)
            assert game.is_over == plain.is_over
            assert game._marks == plain._marks
            assert (game.answers, game.undone, game.peeked) == (len(line), len(undone), peeked)
            assert game.hash() == plain.hash()
            assert game.events_for(0) == plain.events_for(0)
            at = lots.randint(0, len(line))
            assert game.moment(at).hash() == replayed(text, line[:at]).hash()


def replayed(text: str, line: list[int]) -> Game:
    game = new_game(text)
    for answer in line:
        game.apply(answer)
    return game


@pytest.mark.usefixtures("close_copies")
def test_an_answer_given_again_is_not_asked_of_the_engine() -> None:
    game = new_game("onirim/solo/seed=5")
    for _ in range(9):
        game.apply(game.legal_actions()[0])
    there, answer = game.place, game.line[-1]
    game.undo()
    game.repeat(answer)
    assert game.is_away
    assert (game.place, game.hash()) == (there, replayed("onirim/solo/seed=5", game._line).hash())


class Counted:
    """An engine that counts what it is asked to do."""

    applied = 0
    outcome = turn = mark = 0

    def apply(self, action: int) -> None:
        Counted.applied += 1

    def clone(self) -> Counted:
        return Counted()


class Counting(GameDefinition):
    """A game of nothing but answers."""

    manifest = registry.game("onirim").manifest
    codec = registry.game("onirim").codec
    copies_apart = 8

    def start(self, spec: GameSpec, position: str | None, listen: bool) -> Counted:
        return Counted()


Counting.__abstractmethods__ = frozenset()


def test_going_back_costs_a_part_of_the_way_and_few_copies() -> None:
    game = Game(Counting(), GameSpec.parse("onirim/solo/seed=5", registry.manifests()))  # type: ignore[abstract]
    for _ in range(5_000):
        game.apply(0)
        game.keep()
    for count in (1, 3, 7, 40, 300, 2_000):
        Counted.applied = 0
        game.undo(count)
        assert game.engine is not None
        assert Counted.applied <= max(8, count / 2)
        assert game._past is not None
        assert len(game._past.engines) <= MOST
        Counted.applied = 0
        game.redo(count)
        assert game.engine is not None
        assert Counted.applied <= max(8, count / 2)
    Counted.applied = 0
    for _ in range(1_000):
        game.undo()
        assert game.engine is not None
    assert Counted.applied <= 8_000


def test_copies_lie_further_apart_the_further_back() -> None:
    past = Past(Counted(), 0, 8)
    past.trail = list(range(4_001))
    kept = [at for at in range(4_001) if past.wants(at, 4_000)]
    assert len(kept) < MOST
    for before, after in pairwise(kept):
        assert after - before <= max(8, (4_000 - before) / 2)


def test_copies_of_a_large_engine_are_put_by_small() -> None:
    """A running table of Etherfields takes some 100 KB; 64 of them would be most of what a server holds."""
    game = new_game("etherfields/two/seed=3")
    for _ in range(80):
        game.apply(game.legal_actions()[0])
        game.keep()
    game.undo(3)
    assert game._past is not None
    frozen = [len(copy.state) for copy in game._past.engines.values() if isinstance(copy, Kept)]
    assert len(frozen) == len(game._past.engines) > 10
    assert max(frozen) < 20_000
