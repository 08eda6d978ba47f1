"""Two people at one keyboard: what one of them may not see is never on the screen, not at the hand-over either."""

from __future__ import annotations

import re

import pytest

import reverie
from reverie.kernel.game import Game
from reverie.terminal.curtain import Curtain
from tests.terminal.player import ScreenPlayer
from tests.terminal.seats import LARGE, SMALL, Keys, run, seated

ANSWERS = 14


def hand_names(game: Game, seat: int, keys: Keys) -> list[str]:
    """The cards of a hand in words."""
    name = keys.app.speech.card if game.spec.game == "onirim" else keys.table.painter.name
    return [name(token) for token in game.view(seat)["hand"]["cards"] or []]


def check_curtain(keys: Keys) -> None:
    """One sentence, a key, and nothing else."""
    speech, screen = keys.app.speech, keys.app.screen
    assert isinstance(screen, Curtain)
    sentence = speech.text("terminal-curtain", number=str(screen.seat + 1))
    key = f"Enter {speech.text('terminal-key-show')}"
    assert keys.words == f"{' '.join(sentence.split())} {key}", keys.text


@pytest.mark.parametrize(("name", "language", "size"), [("onirim", "de", SMALL), ("urbion", "en", LARGE)])
def test_the_curtain_hides_everything(name: str, language: str, size: tuple[int, int]) -> None:
    game = reverie.new_game(name, seed=3, mode="team")
    seen: set[int] = set()

    async def scene() -> None:
        async with seated(game, size, language) as keys:
            player = ScreenPlayer(keys, 3, hurry=True)
            while len(seen) < 2 or game.answers < ANSWERS:
                assert not game.is_over
                if keys.is_hidden:
                    check_curtain(keys)
                    if not seen:
                        await check_locked_keys(keys)
                    assert isinstance(keys.app.screen, Curtain)
                    seen.add(keys.app.screen.seat)
                else:
                    check_view(keys, game)
                await player.step()

    run(scene)
    assert seen == {0, 1}


async def check_locked_keys(keys: Keys) -> None:
    """No key opens anything that belongs to the table."""
    before = keys.text
    await keys.press("l", "r", "b", "i", "w", "z", "h", "a", "escape", "tab", "1", "d", "s")
    assert keys.is_hidden
    assert keys.text == before
    await keys.press("ctrl+p")
    speech = keys.app.speech
    for name in ("log", "replay", "table", "undo", "new", "hint"):
        assert speech.text(f"terminal-do-{name}") not in keys.text
    await keys.press("escape")
    check_curtain(keys)


def check_view(keys: Keys, game: Game) -> None:
    """The page shows one hand: the own one on the board, and of the other no more than the view knows."""
    table = keys.table
    seat = table.sitting.seat
    shown = [item.name for zone in table.board.zones if zone.name == "hand" for item in zone.items if item.number]
    assert shown == hand_names(game, seat, keys)
    partner = next(zone for zone in table.board.zones if zone.name == "partner hand").items[0].face[0].plain
    hand = game.view(seat)["partner"]["hand"]
    if hand["cards"] is None and not hand["known"]:
        assert not re.search(r"[☀☾⚷@+−±]", partner), partner
    if table.passing is not None:
        assert keys.app.speech.text("terminal-turn-over") in keys.text


def test_taking_back_the_other_players_answer_needs_the_curtain_first() -> None:
    game = reverie.new_game("onirim", seed=3, mode="team")

    async def scene() -> None:
        async with seated(game) as keys:
            player = ScreenPlayer(keys, 3, hurry=True)
            while not (keys.is_hidden and game.answers > 8):
                await player.step()
            await keys.press("enter")
            seat = keys.table.sitting.seat
            assert keys.app.speech.text("terminal-undone") not in keys.text
            await keys.press("z")
            assert keys.is_hidden
            check_curtain(keys)
            await keys.press("enter")
            assert keys.table.sitting.seat == 1 - seat
            assert keys.app.speech.text("terminal-undone") in keys.text

    run(scene)


def test_the_page_below_the_curtain_is_not_even_drawn() -> None:
    game = reverie.new_game("onirim", seed=3, mode="team")

    async def scene() -> None:
        async with seated(game) as keys:
            player = ScreenPlayer(keys, 3, hurry=True)
            while not keys.is_hidden:
                await player.step()
            table = keys.app.table
            assert table is not None
            assert not table.query_one("#all").visible
            await keys.press("enter")
            assert keys.table.query_one("#all").visible

    run(scene)
