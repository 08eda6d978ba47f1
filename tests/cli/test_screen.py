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
from tests.cli.crowded import MODULES, SEARCH, TURN, full_view, staged


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
            game.apply(agent.choose(game.outlook()))
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


LOOKED = {
    "size": 7,
    "cards": ["nightmare", "happy", "den.chromatic_chaos", "x.sun", "tower.brown.3", "deadend", "door.oniverse"],
    "placed": 3,
    "revealed": True,
}
FULL = [
    (full_view(), "turn", TURN),
    (full_view(team=False), "turn", [words for words in TURN if "shared" not in words]),
    (full_view(), "happy-search", SEARCH),
    (full_view(looked=LOOKED), "happy-seven", ["keep red.sun", "keep happy", "discard-rest"]),
    (full_view(hand={"size": 0, "cards": []}, shared=[], draft=["red.sun"] * 8), "draft", ["draft red.sun"]),
    (full_view(), "plan", [f"plan {i}" for i in range(12)]),
    (full_view(seat=None, hand={"size": 3, "cards": None}), "turn", []),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("case", range(len(FULL)))
def test_tables_with_every_module_fit(case: int, language: str, ascii_only: bool) -> None:
    view, kind, answers = FULL[case]
    game = staged({**view, "seat": 0}, kind, answers or ["flee"])
    table = table_for("onirim", Speech(language, ascii_only), 80, game.players)
    told = table.tell([]) or [table.choice(action, view) for action in game.actions()][:9]
    for steady in (False, True):
        lines = [line.plain.rstrip() for line in screen(game, table, told, steady=steady)]
        check(lines, 80)
        shown = "\n".join(lines)
        assert all(f"{number} " in shown for number in range(1, len(answers) + 1))
        assert shown.isascii() or not ascii_only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_games_with_every_module_fit(language: str, mode: str, amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(1, 60)):
        game = reverie.new_game("onirim", mode=mode, modules=MODULES[seed % 2 :], seed=seed)
        table = table_for("onirim", Speech(language, bool(seed % 2)), 80, game.players)
        agent = reverie.agent("random", seed=seed)
        heard = dict.fromkeys(range(game.players), 0)
        while not game.is_over and len(game.line) < amount(150, 10**6):
            seat = game.decision.seat if game.decision else 0
            events = game.events_for(seat, heard[seat])
            heard[seat] += len(events)
            check([line.plain.rstrip() for line in screen(game, table, table.tell(events))], 80)
            game.apply(agent.choose(game.outlook()))
        if game.is_over:
            check([line.plain.rstrip() for line in finale(game, table, [], 0)], 80, HEIGHT - 2)


def test_the_zones_of_the_modules() -> None:
    table = table_for("onirim", Speech("en"), 80, 2)
    for density in range(table.densities - 1):
        text = "\n".join(line.plain for line in table.zones(full_view(), density))
        assert "(re) (bl) (gr) (on) (br) ▸re bl gr br" in text
        assert "red ∩  blue ∩  green ·  brown ·  Oniv. ∩   6 of 13" in text
        assert "Player 2  red ∩   blue ∩   green ∩   brown ·   Hand ☀ red  2× ?" in text
        assert "☀[re4]☾ ☀[gr5] ☀[gr4]☀ ☾[br4]☀ ☾[bl3]☀☾" in text
        assert "2 red · a pair · 5 doors · 3 doors · 4 colours   2 face down" in text
        assert "2× Treasure Keeper" in text
        assert "Pathfinder: ☾ blue" in text
    gone = full_view(incubus={"mode": "adversary", "figure": False, "card": None}, handbooks=0, stored=[], rallied=[])
    text = "\n".join(line.plain for line in table.zones(gone, 1))
    assert "Adversary (gone)" in text
    assert not {"Handbooks", "Denizens", "Stored"} & set(text.split())


def test_the_page_of_explanations() -> None:
    for language in LANGUAGES:
        table = table_for("onirim", Speech(language), 80, 2)
        lines = [line.plain for line in table.info(full_view())]
        assert max(map(len, lines)) <= 80
        text = " ".join(" ".join(lines).split())
        for name in (
            "premonition-pair-line",
            "denizen-mirror",
            "spell-parallel_planning-line",
            "incubus-pathfinder-line",
        ):
            assert table.speech.text(f"onirim-{name}") in text
    assert "Nothing" in table_for("onirim", Speech("en")).info(reverie.new_game("onirim", seed=1).view())[0].plain


def test_what_a_seat_must_not_see_is_not_drawn() -> None:
    table = table_for("onirim", Speech("en"), 80, 2)
    hidden = full_view(looked={"size": 5, "cards": None, "placed": None, "revealed": False})
    for density in range(table.densities):
        lines = [line.plain for line in table.zones(hidden, density)]
        assert any(line.startswith(" Looked at") and "?" in line for line in lines)
    assert table.hides(hidden)
    assert not table.hides(full_view(draft=["red.sun"]))
    assert not table.hides(full_view(team=False))


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
    """One that brings no table of its own (which games do: tests/kernel/test_fourth_game.py)."""
    game = reverie.new_game("onirim", seed=3)
    table = Table(Speech("en"), 80, 1)
    text = "\n".join(line.plain for line in screen(game, table, table.tell(game.events)))
    assert "hand" in text
    assert table.choice(Action(0, "play", "card", "red.sun")).plain == "play red.sun"
    assert table.unseen(game.view())
