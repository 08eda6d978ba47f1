"""Whole games by keys alone, on a small screen: every page fits, says nothing but words, and shows the whole hand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import reverie
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.terminal.table_screen import TableScreen
from tests.cli.crowded import MODULES as ONIRIM_MODULES
from tests.cli.urbion_tables import MODULES as URBION_MODULES
from tests.terminal.player import PATIENCE, ScreenPlayer
from tests.terminal.seats import SMALL, Keys, run, seated

RAW = re.compile(
    r"\b(?:cli|onirim|urbion|terminal)-[a-z]|\b(?:red|blue|green|brown|x)\.(?:sun|moon|key|glyph)|\b(?:door|tower|den)\.\w"
    r"|[{}\ue000\ue001_]|\$\w|deadend|\bbook_"
)


def check_page(keys: Keys, size: tuple[int, int] = SMALL) -> None:
    """The screen fits the window and is in plain words."""
    lines = keys.lines
    assert len(lines) == size[1]
    assert max(map(len, lines)) <= size[0]
    assert not RAW.search(keys.text), keys.text


def check_hand(keys: Keys, game: Game) -> None:
    """Every card of the hand is in sight with its digit, unless the table must be scrolled."""
    table = keys.table
    hand = next(zone for zone in table.board.zones if zone.name == "hand")
    room = table.query_one("#room").size.height
    if len(table.board.sheet.lines) > room:
        return
    shown = keys.text
    for item in hand.items:
        assert item.face[-1].plain.strip("() ") in shown, shown
    assert len([item for item in hand.items if item.number]) == game.view(table.sitting.seat)["hand"]["size"]


async def play(keys: Keys, game: Game, seed: int, hurry: bool, answers: int) -> ScreenPlayer:
    """To the end of the game, or for so many answers."""
    player = ScreenPlayer(keys, seed, hurry)
    while not game.is_over and game.answers < answers:
        assert player.pressed < PATIENCE
        await player.step()
        check_page(keys)
        if isinstance(keys.app.screen, TableScreen):
            check_hand(keys, game)
    return player


GAMES: list[tuple[str, tuple[str, ...], str, int, bool]] = [  # deals that end soon
    ("onirim", (), "de", 38, False),
    ("onirim", ONIRIM_MODULES, "en", 109, True),
    ("urbion", (), "en", 12, True),
    ("urbion", URBION_MODULES, "de", 5, True),
]


MANY = 10_000  # answers: more than any game has
SOME = 30  # where every module is in play, in each change; `test_questions` sees every question of theirs


@pytest.mark.parametrize(("name", "modules", "language", "seed", "hurry"), GAMES)
def test_a_whole_game_by_keys(
    name: str,
    modules: tuple[str, ...],
    language: str,
    seed: int,
    hurry: bool,
    amount: Callable[[int, int], int],
) -> None:
    answers = amount(SOME, MANY) if modules else MANY
    for more in range(amount(1, 10)):
        game = reverie.new_game(name, seed=seed + more, modules=list(modules))

        async def scene(game: Game = game, more: int = more) -> None:
            async with seated(game, language=language) as keys:
                await play(keys, game, seed + more, hurry, answers)
                if not game.is_over:
                    return
                status = game.result.status if game.result else ""
                speech = keys.app.speech
                assert speech.text(f"cli-{status}") in keys.text
                assert speech.text("terminal-end-replay") in keys.text

        run(scene)
        assert game.record().replay().hash() == game.hash()


@pytest.mark.parametrize("name", ["onirim", "urbion"])
def test_a_game_with_the_computer_as_partner(name: str) -> None:
    game = reverie.new_game(name, seed=4, mode="team")

    async def scene() -> None:
        async with seated(game, computers={1: registry.agent("rules", name, 4)}) as keys:
            player = ScreenPlayer(keys, 4, hurry=True)
            while not game.is_over and game.answers < 16:
                await player.step()
                check_page(keys)
                assert not keys.is_hidden  # nobody else looks at this screen
                assert keys.table.sitting.seat == 0
            assert game.answers >= 16 or game.is_over

    run(scene)


@pytest.mark.parametrize("name", ["onirim", "urbion"])
def test_watching_an_agent(name: str) -> None:
    game = reverie.new_game(name, seed=6)

    async def scene() -> None:
        async with seated(game, demo="rules") as keys:
            for _ in range(4):
                assert "rules →" in keys.text
                check_page(keys)
                await keys.press("enter")
            assert game.answers == 4
            await keys.press("2", "enter")
            assert game.is_over
            assert keys.app.speech.text("terminal-end-replay") in keys.text
            check_page(keys)

    run(scene)
