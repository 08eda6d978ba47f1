"""Every key of the table: taking back, hints, pages, the log, the replay, the palette, languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import reverie
from reverie.cli import keeping
from reverie.terminal.pages import KEYS, Help, Log, Reading
from reverie.terminal.palette import Palette
from reverie.terminal.replay import Replay
from reverie.words import LANGUAGES
from tests.terminal.seats import LARGE, run, seated
from tests.terminal.test_games import check_page


def test_undo_and_redo_and_an_honest_mark() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            await keys.press("z")
            assert "nothing" in keys.text  # there is nothing to take back yet
            await keys.press("1", "enter")
            assert game.answers == 1
            assert "peeked" not in keys.text
            await keys.press("z")
            assert game.answers == 0
            assert "Taken back: play red sun" in keys.text
            assert "peeked" in keys.lines[0]  # a card had been drawn
            assert "marked as peeked" in keys.words
            await keys.press("y")
            assert game.answers == 1
            assert "Given again: play red sun" in keys.text
            await keys.press("d", "d", "d", "z", "z", "z", "z")
            assert game.answers == 0
            assert game.undone == 4
            await keys.press("y", "y", "y", "y")
            assert game.answers == 4

    run(scene)


def test_capitals_mean_the_same() -> None:
    """The footer shows the letters so, and Caps Lock may be on."""
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            await keys.press("1", "D")
            assert game.answers == 1
            await keys.press("Z")
            assert game.answers == 0
            await keys.press("Y")
            assert game.answers == 1
            await keys.press("L")
            assert isinstance(keys.app.screen, Log)
            await keys.press("L", "B")
            assert isinstance(keys.app.screen, Reading)
            await keys.press("B", "R")
            assert isinstance(keys.app.screen, Replay)

    run(scene)


def test_taking_back_what_showed_nothing_is_not_peeking() -> None:
    game = reverie.new_game("urbion", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            while not keys.table.board.has_focus:
                await keys.press("enter")
            answers = game.answers
            await keys.press("1", "d")
            swap = keys.table.choices.choices[0]
            assert swap.action is not None
            assert swap.action.verb == "swap"
            await keys.press("1", "enter", "z")  # a Swap is announced, and nothing was drawn for it
            assert game.answers == answers
            assert not game.peeked
            assert "peeked" not in keys.text

    run(scene)


def test_a_hint_only_when_asked_for() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            assert "computer" not in keys.text
            await keys.press("h")
            assert "The computer would choose:" in keys.text
            assert game.answers == 0
            hinted = reverie.agent("rules", "onirim").choose(game.outlook())
            item = keys.table.board.item
            assert item is not None
            assert hinted in [action.id for action in item.actions]

    run(scene)


def test_moving_inside_and_between_zones() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            board = keys.table.board
            assert board.place[0] == "hand"
            await keys.press("right", "right")
            assert "═3═" in keys.text
            await keys.press("end")
            assert "═5═" in keys.text
            await keys.press("right")
            assert "═5═" in keys.text
            await keys.press("home")
            assert "═1═" in keys.text
            await keys.press("4")
            assert "═4═" in keys.text
            seen = []
            for key in ("tab", "ctrl+right", "ctrl+down", "tab", "tab", "tab"):
                await keys.press(key)
                seen.append(board.place[0])
                assert "▸" in keys.text
            assert seen == ["doors", "pile", "discard", "limbo", "row", "hand"]
            await keys.press("shift+tab", "ctrl+left", "ctrl+up")
            assert board.place[0] == "discard"
            await keys.press("down", "down", "down")
            assert board.place[0] == "hand"
            await keys.press("up")
            assert board.place[0] == "row"

    run(scene)


def test_the_cursor_stays_on_its_card_or_takes_the_next_one() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            await keys.press("3", "d")
            assert keys.table.board.has_focus
            assert keys.table.board.place[0] == "hand"
            assert "═3═" in keys.text

    run(scene)


@pytest.mark.parametrize("name", ["onirim", "urbion"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(name: str, language: str) -> None:
    game = reverie.new_game(name, seed=7)

    async def scene() -> None:
        async with seated(game, language=language) as keys:
            text = keys.app.speech.text
            for key, title in (("i", ""), ("b", "terminal-table-title"), ("w", "cli-unseen-title")):
                await keys.press(key)
                assert isinstance(keys.app.screen, Reading)
                assert text(title) in keys.text if title else True
                check_page(keys)
                await keys.press("escape")
            await keys.press("escape", "tab", "i")
            assert isinstance(keys.app.screen, Reading)
            check_page(keys)
            await keys.press("enter", "question_mark")
            assert isinstance(keys.app.screen, Help)
            assert text(f"terminal-about-{KEYS[1]}") in keys.text
            check_page(keys)
            rule = {"onirim": "ONI-BASE-18", "urbion": "URB-BASE-52"}[name]
            await keys.type(rule.lower())
            assert rule in keys.text
            assert text(f"terminal-about-{KEYS[1]}") not in keys.text
            check_page(keys)
            await keys.press("escape")
            assert keys.table.is_asked

    run(scene)


def test_log_and_replay() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            for _ in range(4):
                await keys.press("1", "d")
            while not keys.table.board.has_focus:
                await keys.press("enter")
            answers, state = game.answers, game.hash()
            await keys.press("r")
            assert isinstance(keys.app.screen, Replay)
            assert f"answer {answers} of {answers}" in keys.text
            await keys.press("left")
            assert f"answer {answers - 1} of {answers}" in keys.text
            await keys.press("home")
            assert f"answer 0 of {answers}, turn 1" in keys.text
            check_page(keys)
            await keys.press("down")
            assert "turn 2" in keys.text
            await keys.press("end", "escape")
            assert keys.table.is_asked
            assert (game.answers, game.hash(), game.peeked) == (answers, state, False)
            await keys.press("l")
            assert isinstance(keys.app.screen, Log)
            assert "Discarded" in keys.text
            check_page(keys)
            await keys.press("home", "enter")
            assert isinstance(keys.app.screen, Replay)
            await keys.press("t")  # play on from there
            assert game.answers < answers
            assert "You play on from here." in keys.text

    run(scene)


def test_the_palette_finds_everything(tmp_path: Path) -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            await keys.press("ctrl+p")
            assert isinstance(keys.app.screen, Palette)
            check_page(keys)
            await keys.type("deutsch")
            await keys.press("enter")
            assert "Spiele eine Karte aus oder lege eine ab." in keys.text
            assert "Pforten" in keys.text
            check_page(keys)
            await keys.press("d", "s")
            target = tmp_path / "mein.rec"
            await keys.press(*["backspace"] * 20)
            await keys.type(str(target))
            await keys.press("enter")
            assert target.exists()
            await keys.press("ctrl+p")
            await keys.type("anderes nummer")
            await keys.press("enter", *["backspace"] * 20)
            await keys.type("11")
            await keys.press("enter")
            assert keys.table.game.spec.seed == 11
            await keys.press("ctrl+p")
            await keys.type("laden")
            await keys.press("enter")
            await keys.type(str(target))
            await keys.press("enter")
            assert keys.table.game.hash() == game.hash()

    run(scene)


def test_the_language_changes_under_an_open_list_and_behind_pages() -> None:
    game = reverie.from_position("onirim/third/solo | hand red.sun red.moon blue.sun green.sun | at nightmare", seed=1)

    async def scene() -> None:
        async with seated(game, LARGE) as keys:
            assert "A nightmare!" in keys.text
            keys.app.action_language("de")
            await keys.settle()
            assert "Ein Albtraum!" in keys.text
            assert "nightmare" not in keys.text
            keys.app.action_language("en")
            await keys.settle()
            assert "Albtraum" not in keys.text

    run(scene)


def test_a_new_game_by_keys() -> None:
    async def scene() -> None:
        async with seated(None) as keys:
            check_page(keys)
            assert "A new game" in keys.text
            await keys.press("home", "right", "right")  # the last game
            assert "Urbion" in keys.text
            await keys.press("end", "up", "enter")  # the deal number
            await keys.type("21")
            await keys.press("enter")
            await keys.press("up", "enter")  # the last module
            assert "✓" in keys.text
            await keys.press("end", "enter")
            spec = keys.table.game.spec
            assert (spec.game, spec.seed, len(spec.modules)) == ("urbion", 21, 1)
            check_page(keys)

    run(scene)


def test_presets_and_what_cannot_be_dealt() -> None:
    async def scene() -> None:
        async with seated(None, language="de") as keys:
            await keys.press("home", "right", "down", "right", "right", "right")
            assert "Albtraum" in keys.text
            assert keys.text.count("✓") >= 5
            await keys.press("end", "up", "enter")
            await keys.type("viele")
            await keys.press("enter", "end", "enter")
            assert "viele" in keys.text  # refused with a sentence, and still here
            check_page(keys)

    run(scene)


def test_every_answer_is_saved_at_once() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            await keys.press("1", "enter")
            assert keeping.resume("onirim").hash() == game.hash()
            await keys.press("z")
            assert keeping.resume("onirim").peeked
            await keys.press("q")

    run(scene)
    assert keeping.resume("onirim").answers == 0


def test_by_mouse() -> None:
    game = reverie.new_game("onirim", seed=7)

    async def scene() -> None:
        async with seated(game) as keys:
            spot = next(
                spot
                for spot in keys.table.board.sheet.spots
                if keys.table.board.key_of(spot).startswith("hand") and spot.item == 1
            )
            await keys.pilot.click("#board", offset=(spot.x + 2, spot.y + 1))
            await keys.settle()
            assert "═2═" in keys.text
            assert game.answers == 0
            await keys.pilot.click("#board", offset=(spot.x + 2, spot.y + 1))
            await keys.settle()
            assert game.answers == 1
            column = keys.lines[-1].index("undo")
            await keys.pilot.click("#keys", offset=(column, 0))
            await keys.settle()
            assert game.answers == 0

    run(scene)
