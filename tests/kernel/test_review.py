"""Looking back: the sums come out, costs are found where somebody blunders, and work is done in pieces."""

from __future__ import annotations

import pytest

import reverie
from reverie.errors import StateError
from reverie.kernel import review as module
from reverie.kernel.game import Game
from reverie.kernel.review import Report

NEAR = (
    "onirim/third/solo | doors red red blue blue green green brown | hand brown.key brown.sun brown.moon red.sun"
    " | row blue.sun | at door:door.brown"
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little work."""
    monkeypatch.setattr(module, "ROUGH", 16)
    monkeypatch.setattr(module, "FINE", 64)
    monkeypatch.setattr(module, "WORLDS", 40)


def played(spec: str, agent: str = "random") -> Game:
    game = reverie.from_spec(spec)
    player = reverie.agent(agent, game.spec.game, seed=1)
    while not game.is_over:
        game.apply(player.choose(game.outlook()))
    return game


def looked_back(game: Game) -> Report:
    review = game.review()
    review.look_for(float("inf"))
    assert review.is_done
    return review.report()


@pytest.mark.parametrize("spec", ["onirim/seed=9", "urbion/seed=3", "onirim/team/seed=2"])
def test_the_beginning_and_luck_and_costs_make_the_end(spec: str) -> None:
    game = played(spec)
    report = looked_back(game)
    assert len(report.curve) == game.answers
    assert game.result is not None
    assert report.end == float(game.result.won)
    assert report.start + report.luck - report.cost == pytest.approx(report.end)
    assert all(0 <= point.chance <= 1 and point.cost >= 0 for point in report.curve)
    assert report.darkest is not None
    assert report.darkest.chance == min(point.chance for point in report.curve)


def test_a_blunder_is_found_with_what_was_better_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prophecy shows a red door, and it is thrown away."""
    monkeypatch.setattr(module, "FINE", 300)
    game = played("onirim/seed=8", "rules").moment(8)
    game.apply("drop door.red")
    report = looked_back(game)
    (blunder,) = report.costly
    assert (blunder.answers, blunder.given.words) == (8, "drop door.red")
    assert blunder.better.words in ("drop red.sun", "drop blue.sun")
    assert blunder.cost > 0.4
    assert blunder.why == "onirim-why-no-gone"
    assert report.end is None


def test_who_plays_the_best_answer_pays_nothing() -> None:
    game = reverie.from_position(NEAR, seed=4)
    game.apply("open brown.key")
    report = looked_back(game)
    assert (report.cost, report.end) == (0, 1.0)
    assert not report.costly


def test_a_first_look_comes_early_and_the_last_is_the_same_however_it_is_cut() -> None:
    game = played("onirim/seed=9")
    review = game.review()
    review.look_for(0.0)
    first = review.report()
    assert len(first.curve) == game.answers
    assert 0 < first.share < 1
    while not review.is_done:
        before = review.share
        review.look_for(0.0)
        assert review.share >= before
    assert review.report() == looked_back(game)


def test_a_game_without_an_answer_has_nothing_to_look_back_at() -> None:
    report = looked_back(reverie.new_game("onirim", seed=1))
    assert report.curve == ()
    assert report.darkest is None


def test_a_game_that_cannot_be_weighed_is_refused() -> None:
    game = reverie.new_game("etherfields", seed=1)
    game.apply(game.actions()[0])
    with pytest.raises(StateError):
        game.review()
