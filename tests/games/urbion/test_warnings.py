"""What the game warns of: a Census that loses at once (URB-VOID-09)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import reverie
from tests.games.urbion.table import Table, even, quiet, table
from tests.support import covers

LOST = "lost void URB-VOID-09"
WARNING = ("urbion-warning-void", "URB-VOID-09")
EMPTYING = ("reveal-book", "invisible-sognae", "invisible-incubi", "vanish", "ruin")  # ways to a City without Dreams
EMPTY = "R2 earth+air | S: - | I: -"


def voided(*rows: str, **zones: Any) -> Table:
    """A table with the Void in it, on a City without Dreams unless said otherwise."""
    rows = rows or (even(1), EMPTY, quiet(3, 4))
    return table(*rows, **{"modules": "void", "deck": "S1e S1f …", "void": "5 R2", **zones})


def warned(t: Table) -> set[str]:
    """The legal answers that the game warns of."""
    found = {action.words: t.game.warning(action) for action in t.game.actions()}
    assert set(found.values()) <= {None, WARNING}
    return {words for words, warning in found.items() if warning}


@covers("URB-VOID-09")
def test_every_census_with_the_void_on_an_empty_city_is_warned_of() -> None:
    t = voided(hand="S1e I1a S2w I3e")
    assert warned(t) == {"census S1e", "census I1a", "census S2w", "census I3e"}
    t = voided(modules="books void", books="book_balance book_freedom book_prophecies", hand="S1e S1e I1a I1a")
    assert {"freedom S1e", "prophecies S1e", "pass S1e", "swap S1e"} <= set(t.words)
    assert warned(t) == {"census S1e", "census I1a", "full-balance S1e", "full-balance I1a"}


@covers("URB-VOID-09")
@pytest.mark.parametrize("void", ["5 R1", "5 R3", "5 up", "0 gone"])
def test_an_empty_city_without_the_void_is_harmless(void: str) -> None:
    t = voided(void=void)
    assert "census S1e" in t.choices
    assert warned(t) == set()


@covers("URB-VOID-09")
def test_a_city_of_the_void_with_dreams_is_harmless() -> None:
    for dreams in ("S: S2w | I: -", "S: - | I: I1a", "S: S2w | I: I2f"):
        assert warned(voided(even(1), f"R2 earth+air | {dreams}", quiet(3, 4))) == set()


@covers("URB-VOID-09")
def test_the_second_action_of_a_wizard_is_warned_of() -> None:
    """The first one may have emptied the Void's City: it was harmless, a Census after it is not."""
    row = "R2 earth+air | S: S2w | I: -"
    books = "book_invisible_sognae book_balance"
    t = voided(even(1), row, quiet(3, 4), modules="gardens books void", books=books, hand="WS1e S1e I1a I3e")
    assert warned(t) == set()
    t.do("invisible-sognae WS1e", "vanish R2.sognae:S2w")
    assert t.question == "second"
    assert {"stop", "again swap"} <= set(t.words)
    assert warned(t) == {"again census", "again full-balance"}
    assert t.copy().do("again census").ending == t.do("again full-balance").ending == LOST


@covers("URB-VOID-09")
def test_a_census_that_has_begun_is_not_warned_of_again() -> None:
    row = "R1 fire+air | S: S2w S1e | I: I2f | sum +1"
    t = voided(row, EMPTY, quiet(3, 4)).do("census S1e")
    assert t.question == "clean"
    assert warned(t) == set()
    assert t.do("clean none at R1").ending == LOST
    assert t.game.warning("census S1e") is None, "the game is over"


@covers("URB-VOID-09")
def test_only_legal_answers_are_warned_of_and_in_every_form() -> None:
    t = voided(hand="S1e S1e S1e S1e")
    action = t.game.codec.read("census S1e")
    forms: list[object] = [action, action.id, "  CENSUS s1e ", action.to_json(), {"id": action.id}]
    assert [t.game.warning(form) for form in forms] == [WARNING] * len(forms)
    before = t.game.hash()
    others: list[object] = ["census S2w", "again census", "full-balance S1e", "census", "dance", -1, None, {}, b"x"]
    assert [t.game.warning(other) for other in others] == [None] * len(others)
    assert t.game.hash() == before


def loses_by_census(game: reverie.Game, action: int) -> bool:
    """Whether an answer ends the game by the Void before anything but cleaning is asked."""
    trial = game.clone()
    trial.apply(action)
    while not trial.is_over and trial.decision is not None and trial.decision.kind == "clean":
        trial.apply(trial.legal_actions()[0])
    return trial.result is not None and trial.result.reason == "void"


@covers("URB-VOID-09")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_the_warning_comes_true_and_nothing_else_loses_so(mode: str, amount: Callable[[int, int], int]) -> None:
    spec = f"urbion/second/{mode}/squares+gardens+books+void"
    seen = 0
    for seed in range(amount(4, 300)):
        game = reverie.from_spec(f"{spec}/seed={seed}")
        rng = Random(seed)
        while not game.is_over:
            expected = [action for action in game.legal_actions() if loses_by_census(game, action)]
            assert [action for action in game.legal_actions() if game.warning(action)] == expected
            seen += len(expected)
            harmless = [action for action in game.actions() if action.id not in expected]
            game.apply(rng.choice([action for action in harmless if action.verb in EMPTYING] or harmless))
    assert seen > 20
