"""Whole games and late tables, judged twice: the referee plays along and must agree with the engine on everything."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import reverie
from tests.games.urbion.referee import Referee
from tests.games.urbion.referee_cards import MODULES
from tests.games.urbion.referee_late import late_table, opening_table, position_text
from tests.games.urbion.referee_match import Match, Spec
from tests.games.urbion.referee_players import Player, Seen, ambitious, careless, curious, random_spec
from tests.games.urbion.referee_table import Flow
from tests.support import covers

SINGLE: list[Spec] = [
    (edition, mode, modules, {})
    for edition, names in MODULES.items()
    for mode in ("solo", "team")
    for modules in [[], *([name] for name in names), list(names)]
]


def late_match(seed: int | str) -> Match:
    """A table late in the game."""
    spec, judge = late_table(random.Random(seed))
    return placed(spec, judge, judge.from_main())


def opening_match(seed: int | str) -> Match:
    """A table before the opening hands."""
    spec, judge = opening_table(random.Random(seed))
    return placed(spec, judge, judge.from_opening())


def placed(spec: Spec, judge: Referee, flow: Flow) -> Match:
    """Both at the same position."""
    text = position_text(spec, judge)
    match = Match(reverie.from_position(text, seed=1), judge, text)
    match.listen()
    judge.begin(flow)
    return match


def play_through(match: Match, dice: random.Random, player: Player, seen: Seen) -> Referee:
    """To the end, compared after every answer."""
    match.agree()
    while match.judge.question:
        words = player(match.judge, dice)
        seen.note(match.judge.question, words)
        match.answer(words)
        match.agree()
    seen.endings[f"{match.judge.outcome} {match.judge.reason}"] += 1
    return match.judge


def players(seen: Seen) -> list[Player]:
    return [careless, ambitious, curious(seen)]


@pytest.mark.parametrize("spec", SINGLE, ids=lambda spec: "/".join([*spec[:2], "+".join(spec[2]) or "base"]))
def test_every_module_alone_and_all_together(spec: Spec, amount: Callable[[int, int], int]) -> None:
    seen = Seen()
    for seed in range(amount(2, 300)):
        dice = random.Random(f"{spec}/{seed}")
        play_through(Match.dealt(spec, seed), dice, players(seen)[seed % 3], seen)


@covers("URB-BASE-06", "URB-BASE-13", "URB-BASE-67", "URB-BASE-68", "URB-BASE-69", "URB-EDGE-22", "URB-EDGE-24")
def test_any_modules_and_variants(amount: Callable[[int, int], int]) -> None:
    seen = Seen()
    for seed in range(amount(36, 12_000)):
        dice = random.Random(f"any/{seed}")
        play_through(Match.dealt(random_spec(dice), seed), dice, players(seen)[seed % 3], seen)


@covers("URB-BASE-21", "URB-BASE-60", "URB-BASE-61", "URB-EDGE-14", "URB-POSTCARDS-06", "URB-POSTCARDS-18")
def test_late_tables(amount: Callable[[int, int], int]) -> None:
    seen = Seen()
    for seed in range(amount(240, 30_000)):
        play_through(late_match(f"late/{seed}"), random.Random(seed), players(seen)[seed % 3], seen)
    assert {"won all_cities", "lost deck_empty", "lost deck_empty_first", "lost inhabitants", "lost void"} == set(
        seen.endings
    )
    assert seen.missing() == ["book", "opening-chaos"], "late tables lead to every question but those of set-up"


@covers("URB-BASE-16", "URB-TEAM-03", "URB-CHROMATIC-08")
def test_opening_hands(amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(90, 20_000)):
        play_set_up(opening_match(f"opening/{seed}"), random.Random(seed))


def play_set_up(match: Match, dice: random.Random) -> None:
    """Up to the first main choice."""
    match.agree()
    while match.judge.question and not match.judge.turn:
        match.answer(careless(match.judge, dice))
        match.agree()


@pytest.mark.parametrize("mode", ["solo", "team"])
def test_every_set_of_modules_begins_alike(mode: str, amount: Callable[[int, int], int]) -> None:
    for chosen in range(128):
        modules = [name for place, name in enumerate(MODULES["second"]) if chosen >> place & 1]
        for seed in range(amount(1, 30)):
            play_set_up(Match.dealt(("second", mode, modules, {}), chosen * 100 + seed), random.Random(seed))
