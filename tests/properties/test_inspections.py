"""Inspections that cannot fail prove nothing: faults put in on purpose are noticed."""

from __future__ import annotations

import pytest

import reverie
from tests.parity.trace import GAMES
from tests.properties.every_game import faults_of, inspector_of, worlds_of
from tests.properties.faults import table_of


def check_that_it_is_noticed(game: str, text: str, mode: str, fault: str) -> None:
    spec, table = reverie.from_position(text, seed=1).spec, table_of(text)
    assert spec.mode == mode
    worlds_of(game).check(table, spec)
    faults = faults_of(game)
    (faults.in_team if mode == "team" else faults.in_solo)[fault](table)
    with pytest.raises(AssertionError):
        worlds_of(game).check(table, spec)


@pytest.mark.parametrize(("game", "fault"), [(game, fault) for game in GAMES for fault in faults_of(game).in_team])
def test_an_inspection_notices(game: str, fault: str) -> None:
    check_that_it_is_noticed(game, faults_of(game).team, "team", fault)


@pytest.mark.parametrize(("game", "fault"), [(game, fault) for game in GAMES for fault in faults_of(game).in_solo])
def test_an_inspection_of_a_solo_game_notices(game: str, fault: str) -> None:
    check_that_it_is_noticed(game, faults_of(game).alone, "solo", fault)


@pytest.mark.parametrize(("game", "fault"), [(game, fault) for game in GAMES for fault in faults_of(game).in_view])
@pytest.mark.parametrize("seat", [1, None])
def test_an_inspection_of_a_view_notices(game: str, fault: str, seat: int | None) -> None:
    start = reverie.from_position(faults_of(game).team, seed=1)
    inspector = inspector_of(game)(start, thorough=False)
    view = start.view(seat)
    inspector.check_view(view, seat)
    faults_of(game).in_view[fault](view)
    with pytest.raises(AssertionError):
        inspector.check_view(view, seat)
