"""Windows of every size, few colours and none, ASCII, and golden screens to look at."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from rich.color import ColorType
from rich.style import Style

import reverie
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.terminal.app import TableApp
from reverie.terminal.colours import NAMES, FewColours, named
from tests.cli.crowded import MODULES as ONIRIM_MODULES
from tests.cli.urbion_tables import MODULES as URBION_MODULES
from tests.terminal.seats import LARGE, SMALL, Keys, run, seated
from tests.terminal.test_games import check_page

SCREENS = Path(__file__).parent / "screens"
REWRITE = "REVERIE_GOLDEN"  # set it to write the golden screens anew, then read the difference
HAND = "blue.sun red.moon red.sun green.moon brown.key"
NIGHTMARE = "onirim/third/solo | hand red.sun red.moon blue.sun green.sun | at nightmare"


def played(name: str, answers: int, **wishes: object) -> Game:
    """A game after so many answers of the plain player."""
    game = reverie.new_game(name, **wishes)  # type: ignore[arg-type]
    agent = registry.agent("rules", name, 0)
    while not game.is_over and game.answers < answers:
        game.apply(agent.choose(game.outlook()))
    return game


def golden_games() -> dict[str, tuple[Game, tuple[int, int], str, bool]]:
    """Screens to look at: game, size, language, ASCII."""
    all_onirim, all_urbion = list(ONIRIM_MODULES), list(URBION_MODULES)
    return {
        "onirim": (played("onirim", 14, seed=7), SMALL, "en", False),
        "onirim-ascii": (played("onirim", 14, seed=7), SMALL, "de", True),
        "onirim-nightmare": (reverie.from_position(NIGHTMARE, seed=1), SMALL, "de", False),
        "onirim-every-module": (played("onirim", 40, seed=3, modules=all_onirim), SMALL, "en", False),
        "onirim-team": (played("onirim", 30, seed=3, mode="team"), LARGE, "de", False),
        "urbion": (played("urbion", 20, seed=4), SMALL, "en", False),
        "urbion-every-module": (played("urbion", 31, seed=4, modules=all_urbion), SMALL, "de", False),
        "urbion-large": (played("urbion", 31, seed=4, modules=all_urbion), LARGE, "en", False),
    }


@pytest.mark.parametrize("name", sorted(golden_games()))
def test_golden_screens(name: str) -> None:
    game, size, language, ascii_only = golden_games()[name]

    async def scene() -> None:
        async with seated(game, size, language, ascii_only, drawn=True) as keys:
            check_page(keys, size)
            assert keys.text.isascii() or not ascii_only
            file = SCREENS / f"{name}.txt"
            if os.environ.get(REWRITE):
                file.write_text(keys.text + "\n", "utf-8")
            assert keys.text + "\n" == file.read_text("utf-8")

    run(scene)


@pytest.mark.parametrize("name", ["onirim", "urbion"])
def test_nothing_but_ascii(name: str) -> None:
    game = played(name, 20, seed=4)

    async def scene() -> None:
        async with seated(game, LARGE, "de", ascii_only=True) as keys:
            assert keys.text.isascii(), keys.text
            for key in ("i", "b", "w", "l", "r", "question_mark", "ctrl+p"):
                await keys.press(key)
                assert keys.text.isascii(), keys.text
                await keys.press("escape")

    run(scene)


def shows_hand(keys: Keys) -> bool:
    """Whether every card of the hand is in sight."""
    board = keys.table.board
    room = keys.table.query_one("#room")
    hand = next(number for number, zone in enumerate(board.zones) if zone.name == "hand")
    spots = [spot for spot in board.sheet.spots if spot.zone == hand]
    top = room.scroll_offset.y
    return bool(spots) and all(top <= spot.y and spot.y + spot.height <= top + room.size.height for spot in spots)


@pytest.mark.parametrize("name", ["onirim", "urbion"])
def test_base_games_need_no_scrolling(name: str) -> None:
    async def scene() -> None:
        async with seated(reverie.new_game(name, seed=0)) as keys:
            for seed in range(3):
                for answers in (0, 12, 30):
                    game = played(name, answers, seed=seed)
                    if game.is_over:
                        continue
                    keys.table.sitting.autosave.unlink(missing_ok=True)
                    keys.app.sit_down(game)
                    await keys.settle()
                    table = keys.table
                    assert len(table.board.sheet.lines) <= table.query_one("#room").size.height, keys.text
                    assert shows_hand(keys), keys.text

    run(scene)


def test_a_crowded_table_scrolls_to_the_cursor() -> None:
    game = played("onirim", 200, seed=5, modules=list(ONIRIM_MODULES), mode="team")

    async def scene() -> None:
        async with seated(game, (80, 16)) as keys:
            await keys.press("escape")
            for _ in keys.table.board.zones:
                await keys.press("tab")
                if keys.table.board.has_focus:
                    assert "▸" in keys.text, keys.text

    run(scene)


def test_the_window_changes_its_size() -> None:
    game = played("urbion", 20, seed=4)

    async def scene() -> None:
        async with seated(game) as keys:
            small = keys.text
            for size in ((120, 40), (100, 30), (60, 20), (80, 24)):
                await keys.pilot.resize_terminal(*size)
                await keys.settle()
                check_page(keys, size)
                assert bool(keys.table.query_one("#side").display) == (size[0] >= 112)
                hand = next(zone for zone in keys.table.board.zones if zone.name == "hand")
                assert len(hand.items) == game.view(0)["hand"]["size"]
            assert keys.text == small

    run(scene)


def colours_on(app: TableApp) -> set[str]:
    """Every colour of the screen."""
    found: set[str] = set()
    for strip in app.screen._compositor.render_strips():
        for segment in strip:
            if segment.style is not None:
                found |= {str(colour.name) for colour in (segment.style.color, segment.style.bgcolor) if colour}
    return found


def test_no_colour_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    game = reverie.from_position(
        "onirim/third/solo | row red.sun | hand blue.sun red.moon red.sun green.moon brown.key"
    )

    async def scene() -> None:
        async with seated(game) as keys:
            assert colours_on(keys.app) == {"default"}
            assert {"R✷", "B●", "G♦", "N▣", "☀", "☾", "⚷"} <= set(re.findall(r"[RBGN][✷●♦▣]|[☀☾⚷]", keys.text))
            assert "╔═1═" in keys.text  # the cursor is a shape
            assert "(B●)" in keys.text  # and so is what cannot be played
            await keys.press("a")
            assert "▸1 " in keys.text

    run(scene)


def test_sixteen_colours_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for shade, name in NAMES.items():
        assert named(Style.parse(f"{shade} on #0e1027")).color == Style.parse(name).color
    assert named(Style.parse("#f6ebd6 on #3d4090")).bgcolor == Style.parse("on blue").bgcolor

    monkeypatch.setattr(TableApp, "get_line_filters", lambda app: [FewColours()])

    async def scene() -> None:
        async with seated(reverie.new_game("onirim", seed=7)) as keys:
            app = keys.app
            kinds = set()
            for strip in app.screen._compositor.render_strips():
                for segment in strip:
                    if segment.style is not None and segment.style.color is not None:
                        kinds.add(segment.style.color.type)
            assert kinds <= {ColorType.STANDARD, ColorType.DEFAULT}

    run(scene)
