"""Goals, medallions and the table of the days: derived from finished games alone, and only from honest ones."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie import art
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.progress import daily
from reverie.progress.goals import GOALS, reached
from reverie.progress.medallions import medallions_of
from reverie.progress.played import Played
from reverie.progress.tally import read, tally_of, written
from reverie.words import LANGUAGES, words

DAY = 86_400_000
NOON = 1_794_830_400_000  # of 2026-11-16
WON = Played("onirim/third/solo", True, 30, NOON, tally={"left": 5, "nightmare.ward.key": 1})


def test_there_are_about_forty_each_with_its_picture_and_words() -> None:
    assert 38 <= len(GOALS) <= 45
    assert len({goal.name for goal in GOALS}) == len(GOALS)
    assert len({goal.picture for goal in GOALS}) == len(GOALS)
    assert {goal.picture for goal in GOALS} <= set(art.face_names())
    for language in LANGUAGES:
        speech = words(language)
        for goal in GOALS:
            assert speech.has(f"goal-{goal.name}"), (language, goal.name)
            assert speech.has(f"goal-{goal.name}-line"), (language, goal.name)


@pytest.mark.parametrize("fault", ["peeked", "hinted", "conceded", "repeated"])
def test_what_was_not_played_honestly_counts_for_nothing(fault: str) -> None:
    assert reached([WON]) >= {"onirim-first"}
    faults: dict[str, Any] = {fault: True}
    tainted = replace(WON, **faults)
    assert not tainted.honest
    assert reached([tainted] * 60) == set()
    with_book = replace(tainted, rules="onirim/third/solo/book")
    assert all(one.level == 0 for one in medallions_of("onirim", [with_book] * 3))


def test_every_goal_of_one_game_can_be_reached_by_playing() -> None:
    """By the rules of thumb, in a few hundred games at most; the tally of a game says so."""
    wanted = {
        goal.name for goal in GOALS if goal.name in {"onirim-first", "onirim-brave", "onirim-quick", "onirim-keys"}
    }
    wanted |= {"urbion-first", "urbion-no-pass", "urbion-quick"}
    found: set[str] = set()
    for number in range(40):
        for rules in ("onirim/third/solo", "urbion/second/solo"):
            game = reverie.from_spec(f"{rules}/seed={number}")
            agent = reverie.agent("rules", game.spec.game)
            while not game.is_over:
                game.apply(agent.choose(game.outlook()))
            assert game.result is not None
            tally = tally_of(game)
            assert read(written(tally)) == tally
            found |= reached([Played(rules, game.result.won, game.turn, NOON, tally=tally)])
        if wanted <= found:
            return
    raise AssertionError(wanted - found)


def test_a_tally_counts_answers_events_and_ways() -> None:
    game = reverie.from_spec("onirim/third/solo/seed=1")
    agent = reverie.agent("rules", "onirim")
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    tally = tally_of(game)
    assert tally["answers"] == game.answers
    assert tally["pile>doors"] + tally.get("resolving>doors", 0) == 8
    assert tally["nightmare.ward"] == sum(
        tally.get(f"nightmare.ward.{way}", 0) for way in ("key", "door", "hand", "mill")
    )
    assert tally["turn.play"] == tally["hand>row"]


def test_games_from_before_tallies_do_not_reach_what_they_do_not_say() -> None:
    silent = replace(WON, tally={})
    assert "onirim-no-prophecy" not in reached([silent])
    assert "onirim-no-prophecy" in reached([WON])


def test_medallions_know_never_once_three_times_and_hard() -> None:
    book, hard = (replace(WON, rules=f"onirim/third/solo/book{more}") for more in ("", "/hard.book=true"))
    lost = replace(book, won=False)
    for games, level, is_hard in (([lost], 0, False), ([book], 1, False), ([book, hard, book], 2, True)):
        medallion = next(one for one in medallions_of("onirim", games) if one.module == "book")
        assert (medallion.level, medallion.hard) == (level, is_hard)
    assert next(one for one in medallions_of("onirim", []) if one.module == "glyphs").hard is None  # ONI-GLYPH-10


def test_dreams_count_on_their_day_and_nights_in_a_row() -> None:
    nights = [replace(WON, deal=f"daily:{day}", finished=NOON + i * DAY) for i, day in enumerate(days("2026-11-16", 7))]
    assert {"daily-first", "daily-week"} <= reached(nights)
    assert "daily-week" not in reached(nights[:6])
    late = [replace(one, finished=one.finished + DAY) for one in nights]
    assert not {"daily-first", "daily-week"} & reached(late)


def days(first: str, count: int) -> list[str]:
    return [(date.fromisoformat(first) + timedelta(days=i)).isoformat() for i in range(count)]


@pytest.mark.parametrize(
    ("dreamt", "streak", "best"),
    [
        ([], 0, 0),
        ([16], 1, 1),
        ([15], 1, 1),
        ([14], 0, 1),
        ([10, 11, 12, 14, 15, 16], 3, 3),
        ([9, 10, 11, 12, 15], 1, 4),
    ],
)
def test_streaks(dreamt: list[int], streak: int, best: int) -> None:
    found = {f"2026-11-{day:02}" for day in dreamt}
    assert (daily.streak(found, "2026-11-16"), daily.longest(found)) == (streak, best)


def test_every_day_has_a_set_up_of_every_game_that_dreams() -> None:
    assert daily.games() == ["onirim", "urbion"]
    manifests = registry.manifests()
    for game in daily.games():
        dreamt = Counter(daily.spec_of(game, day) for day in days("2026-11-01", 28))
        assert len(dreamt) >= 12
        for spec in dreamt:
            read_spec = GameSpec.parse(spec, manifests)
            assert read_spec.rules_text() == spec
            assert manifests[game].mode(read_spec.mode).players == 1
        for sunday in ("2026-11-15", "2026-11-22"):
            assert "+" in daily.spec_of(game, sunday)


def test_the_table_of_the_days_is_the_one_in_the_docs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "daily.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| `([^`]+)`[^|]*\| `([^`]+)`[^|]*\|$", text, re.MULTILINE)
    tables = [registry.game(game).daily for game in daily.games()]
    assert rows == [(str(i), *line) for i, line in enumerate(zip(*tables, strict=True))]
