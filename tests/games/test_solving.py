"""The solver: lines that win, proofs that agree with exhaustive search, limits, refusals (docs/solver.md)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

import reverie
from reverie.engine_mode import is_compiled
from reverie.errors import ReverieError, StateError
from reverie.kernel.game import Game
from reverie.solving import UNKNOWN, UNWINNABLE, WINNABLE, Limits, Verdict, search
from tests.solving import QUICK, exhausted, late, lost_games, played_by_rules

Amount = Callable[[int, int], int]
ONIRIM, URBION = "onirim/third/solo", "urbion/second/solo/order=open"
SOME = 1 if is_compiled() else 8  # the pure engine shows the same with less
SET_UPS = (
    ONIRIM,
    "onirim/first/solo",
    "onirim/third/team",
    "onirim/third/solo/glyphs+incubus",
    URBION,
    "urbion/second/solo",
    "urbion/first/solo",
    "urbion/second/team",
    "urbion/second/solo/chromatic+gardens+books",
)


def wins(game: Game, verdict: Verdict) -> bool:
    """Whether the line of a verdict wins when the engine plays it."""
    played = game.moment(game.answers)
    for action in verdict.line:
        played.apply(action)
    return played.result is not None and played.result.status == "won"


@pytest.mark.parametrize("rules", SET_UPS)
def test_every_line_is_won_by_the_engine(rules: str, amount: Amount) -> None:
    found = 0
    for seed in range(amount(3, 200)):
        game = reverie.from_spec(f"{rules}/seed={seed}")
        verdict = search(game, Limits(seconds=None, nodes=20_000 // SOME, memory=1 << 20))
        assert verdict.verdict != UNWINNABLE
        if verdict.verdict == WINNABLE:
            found += 1
            assert wins(game, verdict)
    assert found


@pytest.mark.parametrize("rules", SET_UPS)
def test_nothing_on_a_line_that_wins_is_called_unwinnable(rules: str, amount: Amount) -> None:
    for seed in range(amount(1, 50)):
        game = reverie.from_spec(f"{rules}/seed={seed}")
        line = search(game, Limits(seconds=None, nodes=100_000 // SOME, memory=1 << 20)).line
        for action in line[:-1]:
            game.apply(action)
            if len(line) - game.answers < 24:
                assert search(game, Limits(seconds=None, nodes=1_000 // SOME, memory=1 << 20)).verdict != UNWINNABLE


@pytest.mark.parametrize("rules", [ONIRIM, URBION, "urbion/first/solo", "urbion/second/solo/squares+temples"])
def test_proofs_agree_with_exhaustive_search(rules: str, amount: Amount) -> None:
    compared = {True: 0, False: 0}
    for game in islice(lost_games(rules), max(1, amount(8, 150) // SOME)):
        for turns in (0, 1, 2, 3)[: 4 if SOME == 1 else 2]:
            position = late(game, turns)
            if position is None:
                continue
            truth = exhausted(position, amount(1_500, 20_000) // SOME)
            verdict = search(position, Limits(seconds=None, nodes=200_000 // SOME, memory=1 << 20))
            if truth is not None and verdict.verdict != UNKNOWN:
                assert (verdict.verdict == WINNABLE) == truth
                compared[truth] += 1
            assert verdict.verdict != WINNABLE or wins(position, verdict)
    assert compared[False]


def test_a_small_memory_forgets_and_claims_nothing_false() -> None:
    game = next(lost_games(URBION))
    for turns in range(1, 3 if SOME == 1 else 2):
        position = late(game, turns)
        assert position is not None
        verdicts = {search(position, Limits(None, 400_000, memory)).verdict for memory in (1 << 20, 1 << 24)}
        assert verdicts == {UNWINNABLE}


@pytest.mark.parametrize(
    ("spec", "verdict", "nodes"),
    [
        ("onirim/third/solo/seed=3", WINNABLE, 2249),
        ("onirim/third/team/glyphs+oniverse/seed=1", WINNABLE, 2379),
        ("urbion/second/solo/seed=3", WINNABLE, 45),
        ("urbion/second/solo/order=open/seed=11", WINNABLE, 2052),
        ("urbion/second/solo/books+postcards+void/seed=2", UNKNOWN, 6000),
    ],
)
def test_compiled_and_pure_search_alike(spec: str, verdict: str, nodes: int) -> None:
    found = search(reverie.from_spec(spec), QUICK)
    assert (found.verdict, found.nodes) == (verdict, nodes)


def test_a_game_that_is_over_is_asked_about_from_its_start_or_from_later() -> None:
    game = next(lost_games(ONIRIM))
    assert reverie.solve(game).verdict == WINNABLE
    end = reverie.solve(game, answers=game.answers)
    assert (end.verdict, end.line, end.nodes) == (UNWINNABLE, (), 0)
    with pytest.raises(StateError) as refused:
        reverie.solve(game, answers=game.answers + 1)
    assert refused.value.code == "moment-unknown"


def test_records_specs_positions_and_games_are_read(tmp_path: Path) -> None:
    game = played_by_rules("urbion/second/solo/seed=5")
    path = game.record().save(tmp_path / "game.rec")
    first = reverie.solve(game, nodes=20_000, seconds=None)
    assert reverie.solve(path, nodes=20_000, seconds=None).line == first.line
    assert reverie.solve(game.record().text(), nodes=20_000, seconds=None).line == first.line
    opened = reverie.from_spec(f"{URBION}/seed=5")
    by_spec = reverie.solve(f"{URBION}/seed=5", nodes=20_000, seconds=None)
    assert by_spec.line == reverie.solve(opened.position(), nodes=20_000, seconds=None).line
    assert by_spec.line == first.line  # the same deal, whoever knows its order


def test_the_fair_generator_is_asked_too() -> None:
    for rules in (ONIRIM, "urbion/second/solo"):
        game = reverie.from_spec(f"{rules}/seed=fair:{'5f' * 32}")
        verdict = search(game, QUICK)
        assert verdict.verdict == WINNABLE
        assert wins(game, verdict)


@pytest.mark.parametrize(
    "spec", [f"{ONIRIM}/seed=1", "urbion/second/solo/seed=1", "urbion/second/team/order=open/seed=1"]
)
def test_what_is_hidden_in_a_running_game_stays_hidden(spec: str) -> None:
    for source in (spec, reverie.from_spec(spec)):
        with pytest.raises(StateError) as refused:
            reverie.solve(source)
        assert refused.value.code == "solve-hidden"


def test_a_game_without_a_solver_says_so() -> None:
    with pytest.raises(StateError) as refused:
        reverie.solve("etherfields")
    assert refused.value.code == "solve-game"


@pytest.mark.parametrize(
    "limits",
    [Limits(seconds=-1), Limits(nodes=0), Limits(nodes=True), Limits(memory=5), Limits(memory=1 << 60)],
)
def test_limits_that_mean_nothing_are_refused(limits: Limits) -> None:
    with pytest.raises(ReverieError) as refused:
        search(reverie.from_spec(f"{URBION}/seed=1"), limits)
    assert refused.value.code == "solve-limit"


def test_a_search_gives_up_at_its_limits_and_says_which() -> None:
    game = reverie.from_spec(f"{URBION}/seed=1")
    few = search(game, Limits(seconds=None, nodes=1))
    assert (few.verdict, few.limit, few.line) == (UNKNOWN, "nodes", ())
    soon = search(game, Limits(seconds=0.0))
    assert (soon.verdict, soon.limit, soon.nodes) == (UNKNOWN, "seconds", 0)


def test_somebody_may_watch() -> None:
    told: list[int] = []
    search(reverie.from_spec(f"{URBION}/seed=1"), QUICK, lambda nodes, seconds: told.append(nodes))
    assert told == sorted(told)
    assert told
