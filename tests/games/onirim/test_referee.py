"""Whole games, judged twice: a second referee written from the law plays along and must agree after every answer."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable

import pytest

import reverie
from tests.games.onirim.referee import Referee, completed_run
from tests.games.onirim.table import DECK, Table, deal
from tests.support import covers

Player = Callable[[Table, random.Random], str]


def careless(t: Table, dice: random.Random) -> str:
    """Anything legal."""
    return dice.choice(list(t.choices))


def eager(t: Table, dice: random.Random) -> str:
    """Doors first, then longer runs: such a player wins now and then."""
    choices = list(t.choices)
    colour = t.run[1][0] if t.run[0] else ""
    wishes = ["take", "open", f"play {colour}.", "drop nightmare", "put door", "ward mill", "discard", "play"]
    keyless = [choice for choice in choices if not choice.endswith(".key")] or choices
    for wish in wishes:
        found = [choice for choice in keyless if choice.startswith(wish)]
        found = found or [choice for choice in choices if choice.startswith(wish)]
        if found:
            return dice.choice(found)
    return dice.choice(choices)


def agree(t: Table, judge: Referee, shuffles: int) -> None:
    """Both see the same table."""
    view = t.view
    assert (view["status"], t.question, view["turn"]) == (judge.status, judge.question, judge.turn)
    assert list(t.choices) == judge.choices, "the exact set, in card order"
    assert t.game.result is None or t.game.result.reason == judge.reason
    assert shuffles == judge.shuffles
    assert Counter(view["hand"]["cards"]) == Counter(judge.hand)
    assert view["row"]["cards"] == judge.row
    assert Counter(view["doors"]) == Counter(judge.doors)
    assert Counter(view["discard"]) == Counter(judge.discard)
    assert Counter(view["limbo"]) == Counter(judge.limbo)
    assert Counter(view["looked"]["cards"]) == Counter(judge.looked)
    assert view["pile"]["size"] == judge.size()
    assert Counter(t.pile) == judge.pile()
    assert Counter(view["resolving"]) == Counter(judge.resolving)
    if judge.status == "playing":
        assert view["pile"]["known_top"] == [card for card, known in judge.placed if known]


def play_through(seed: int | str, edition: str, player: Player) -> Table:
    """A whole game; the referee is told the drawn cards only, and must agree with everything else."""
    t = deal(seed, edition)
    dice = random.Random(f"{seed}")
    judge = Referee(edition)
    judge.loose = DECK.copy()
    judge.feed = deque(drawn(t.events))
    heard, shuffles = len(t.events), t.shuffles
    judge.begin(judge.whole_game())
    agree(t, judge, shuffles)
    while not t.game.is_over:
        answer = player(t, dice)
        t.do(answer)
        news = t.game.events_for(0, since=heard)
        heard += len(news)
        shuffles += sum(event.kind == "shuffled" for event in news)
        judge.feed.extend(drawn(news))
        judge.advance(answer)
        assert not judge.feed, "the referee drew as many cards as the engine"
        agree(t, judge, shuffles)
    return t


def drawn(events: list[reverie.Event]) -> list[str]:
    """The cards that left the pile from its top, in order."""
    moves = [event.data for event in events if event.kind == "moved"]
    return [move["card"] for move in moves if move["from"] == "pile" and move["to"] != "doors"]


@covers("ONI-GEN-10", "ONI-BASE-05", "ONI-BASE-06", "ONI-FREE-03")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_engine_and_referee_agree_on_every_table_of_careless_games(
    edition: str, amount: Callable[[int, int], int]
) -> None:
    for seed in range(amount(25, 2000)):
        play_through(seed, edition, careless)


@covers("ONI-GEN-06", "ONI-BASE-37")
def test_engine_and_referee_agree_on_games_that_are_won(amount: Callable[[int, int], int]) -> None:
    endings = Counter(play_through(seed, "third", eager).status for seed in range(150, 150 + amount(100, 3000)))
    assert endings["won"] > 0, "the player of this test is good enough to see wins"


@covers("ONI-GEN-03")
def test_engine_and_referee_agree_on_fair_deals() -> None:
    for n in range(6):
        play_through(f"fair:{n:064x}", "third", careless)


def test_the_referee_knows_runs_as_the_law_draws_them() -> None:
    assert completed_run(["red.sun", "red.moon", "red.sun"]) == "red"
    assert completed_run(["red.sun", "red.moon", "red.sun", "red.moon"]) is None
    assert completed_run(["red.sun", "red.moon", "red.sun", "red.moon", "red.sun", "red.key"]) == "red"
    assert completed_run(["red.sun", "blue.moon", "blue.sun", "blue.key"]) == "blue"
