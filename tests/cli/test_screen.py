"""Every screen fits 80 × 24, in both languages and both alphabets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import reverie
from reverie.cli.screen import HEIGHT, screen
from reverie.cli.session import finale
from reverie.cli.speech import Speech
from reverie.cli.table import Table, table_for
from reverie.cli.table.onirim_cards import CELL, GAP
from reverie.kernel.actions import Action
from reverie.words import LANGUAGES


def check(lines: list[str], width: int, height: int = HEIGHT - 1) -> None:
    shown = "\n".join(lines)
    assert len(lines) <= height, shown
    assert max(map(len, lines)) <= width, shown
    assert lines == [line.rstrip() for line in lines], shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("steady", [False, True])
def test_hundreds_of_screens_fit(
    language: str, ascii_only: bool, steady: bool, amount: Callable[[int, int], int]
) -> None:
    table = table_for("onirim", Speech(language, ascii_only))
    kinds: Counter[str] = Counter()
    for seed in range(amount(6, 200)):
        game = reverie.new_game("onirim", seed=seed)
        agent = reverie.agent("rules" if seed % 2 else "random", seed=seed)
        told = table.tell(game.events)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            kinds[decision.kind] += 1
            check([line.plain.rstrip() for line in screen(game, table, told, steady=steady)], 80)
            before = len(game.events_for(0))
            game.apply(agent.choose(game))
            told = table.tell(game.events_for(0, before))
        check([line.plain.rstrip() for line in finale(game, table, told)], 80, HEIGHT - 2)
    assert sum(kinds.values()) > 250
    assert set(kinds) == {"turn", "search", "prophecy", "prophecy-order", "door", "nightmare"}


CROWDED = [
    # Ten answers to a nightmare, a full discard pile with doors in it, a long row with runs, limbo.
    "onirim/third/solo | turn 30 | row red.sun red.moon red.key blue.sun blue.moon blue.key green.sun green.moon"
    " green.key brown.sun brown.moon brown.sun red.moon | hand red.key blue.key green.key brown.key"
    " | doors red blue green brown | limbo door.red nightmare x2"
    " | discard red.sun x8 red.moon x2 blue.sun x7 blue.moon x2 green.sun x6 green.moon x2 brown.sun x3 nightmare x4"
    " | at nightmare",
    "onirim/third/solo | hand red.sun red.key blue.key green.key brown.key | discard door.red door.blue nightmare x9"
    " red.sun x8 red.moon x4 blue.sun x8 blue.moon x4 green.sun x7 green.moon x4 brown.sun x6 brown.moon x4 red.key"
    " blue.key green.key brown.key | at turn",
]


@pytest.mark.parametrize("position", CROWDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_crowded_tables_fit(position: str, language: str) -> None:
    game = reverie.from_position(position, seed=1)
    for ascii_only in (False, True):
        table = table_for("onirim", Speech(language, ascii_only))
        told = table.tell(game.events) * 9
        check([line.plain.rstrip() for line in screen(game, table, told)], 80)


def test_narrow_windows() -> None:
    for width in (40, 60):
        table = table_for("onirim", Speech("de"), width)
        game = reverie.from_position(CROWDED[0], seed=1)
        lines = [line.plain.rstrip() for line in screen(game, table, [])]
        assert max(map(len, lines)) <= width


def test_runs_are_marked() -> None:
    game = reverie.from_position(
        "onirim/third/solo | row red.sun red.moon red.key blue.sun blue.moon"
        " | hand red.sun red.moon blue.moon blue.key green.sun | at turn",
        seed=1,
    )
    for ascii_only, done, running, bar in ((False, "╌", "━", "┊"), (True, ".", "=", "|")):
        table = table_for("onirim", Speech("en", ascii_only))
        lines = [line.plain for line in table.zones(game.view())]
        row = next(i for i, line in enumerate(lines) if line.startswith(" Row"))
        assert lines[row].count(bar) == 1
        mark = lines[row + 2]
        assert mark.count(done) == 3 * CELL + 2 * GAP
        assert mark.count(running) == 2 * CELL + GAP
        assert mark.index(done) < mark.index(running)
        assert "run of 2" in mark
        assert lines[row + 1].index("blue") >= mark.index(running)


def test_known_cards_and_doors() -> None:
    game = reverie.from_position(
        "onirim/third/solo | hand red.sun red.moon blue.moon blue.key green.sun | top nightmare! door.green! red.sun"
        " brown.sun! | doors red red blue | at turn",
        seed=1,
    )
    text = "\n".join(line.plain for line in table_for("onirim", Speech("en")).zones(game.view()))
    assert "on top ☠ nightmare  ∩ green  ?  ☀ brown" in text
    assert "red ∩∩   blue ∩·   green ··   brown ··   3 of 8" in text


def test_prophecies_show_the_order_chosen_so_far() -> None:
    game = reverie.from_position(
        "onirim/third/solo | hand red.key red.moon blue.moon blue.key green.sun"
        " | top nightmare door.green red.sun brown.sun blue.sun | at turn",
        seed=1,
    )
    table = table_for("onirim", Speech("en"))
    for action in ("discard red.key", "drop nightmare", "put blue.sun"):
        game.apply(action)
    lines = [line.plain for line in table.zones(game.view())]
    at = next(i for i, line in enumerate(lines) if line.startswith(" Prophecy"))
    assert lines[at + 1].split()[0] == "blue"
    assert lines[at + 2].split() == ["1."]
    before = len(game.events)
    game.apply("put brown.sun")
    game.apply("put red.sun")
    told = " ".join(line.plain for line in table.tell(game.events_for(0, before)))
    assert "Back on top, from the top down: blue sun, brown sun, red sun, green door." in told


def test_other_games_have_a_plain_table() -> None:
    game = reverie.new_game("onirim", seed=3)
    table = table_for("somewhere", Speech("en"))
    assert type(table) is Table
    text = "\n".join(line.plain for line in screen(game, table, table.tell(game.events)))
    assert "hand" in text
    assert table.choice(Action(0, "play", "card", "red.sun")).plain == "play red.sun"
    assert table.unseen(game.view())
