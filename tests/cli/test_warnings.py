"""An answer that the game warns of: a person is asked whether it is meant, a pipe is only told."""

from __future__ import annotations

import io
import os
import pty
import re
import subprocess
import sys

import pytest

import reverie
from reverie.cli.keeping import autosave_path
from reverie.cli.output import Output
from reverie.cli.session import Session
from reverie.kernel.game import Game
from reverie.words import LANGUAGES, words
from tests.cli.conftest import Run
from tests.cli.test_play import read_until

ROWS = "R1 earth+water S: I: | R2 fire+air S: S4a I:"
POSITION = f"urbion/second/solo/void | {ROWS} | void 5 R1 | hand S1e S1e S1e S1e | at main"
CENSUS = "2"  # 1 plays the Dream, 3 passes


class Keyboard(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        return True


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str, language: str = "en") -> Game:
    """The game after these lines at a keyboard; the end of the input leaves it."""
    monkeypatch.setattr(sys, "stdin", Keyboard("".join(f"{line}\n" for line in lines)))
    game = reverie.from_position(POSITION, seed=1)
    assert [action.words for action in game.actions()] == ["play S1e at R1.sognae", "census S1e", "pass S1e"]
    Session(game, Output(language, as_json=False, ascii_only=False)).run()
    return game


def said(shown: str, language: str = "en") -> int:
    """How often the warning was given, with its rule."""
    return " ".join(shown.split()).count(words(language).text("urbion-warning-void") + " [URB-VOID-09]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("yes", ["y", "J", " yes ", "ja", "2", "census s1e", " Census   S1e"])
def test_a_person_confirms(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], yes: str, language: str
) -> None:
    game = typed(monkeypatch, CENSUS, yes, language=language)
    assert [action.words for action in game.line] == ["census S1e"]
    shown = capsys.readouterr().out
    assert said(shown, language) == 1
    assert shown.count(words(language).text("cli-confirm")) == 1
    assert all(len(line.removesuffix(yes)) <= 80 for line in shown.split("\n")[:-4])


@pytest.mark.parametrize("no", ["", "n", "no", "1", "3", "99", "pass S1e", "dance", "u", "q", "0000000002"])
def test_anything_else_goes_back_to_the_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], no: str
) -> None:
    assert typed(monkeypatch, CENSUS, no).line == []
    shown = capsys.readouterr().out
    assert said(shown) == 1
    assert shown.count("Your answer (") == 2, "asked again, then the input ends"
    game = typed(monkeypatch, CENSUS, no, "pass S1e")
    assert [action.words for action in game.line] == ["pass S1e"]


def test_each_time_is_asked_anew(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = typed(monkeypatch, CENSUS, "n", "census S1e", CENSUS)
    assert game.is_over
    assert said(capsys.readouterr().out) == 2


def test_the_end_of_the_input_is_no_yes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(monkeypatch, CENSUS).line == []
    assert "reverie play urbion --resume" in capsys.readouterr().out


def test_harmless_answers_are_not_asked_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(typed(monkeypatch, "3").line) == 1
    assert said(capsys.readouterr().out) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_is_told_and_not_asked(run: Run, language: str) -> None:
    result = run("play", "urbion", "--position", POSITION, "--seed", "1", "--lang", language, text=f"{CENSUS}\n")
    assert result.exit_code == 0
    assert said(result.stdout, language) == 1
    assert words(language).text("cli-confirm") not in result.stdout
    assert reverie.load(autosave_path("urbion")).is_over


def test_a_long_number_is_no_other_choice(run: Run) -> None:
    for number in ("0000000002", "00000000010", "9" * 30):
        result = run("play", "urbion", "--position", POSITION, "--seed", "1", text=f"{number}\nq\n")
        assert "There is no choice" in result.stdout
    assert reverie.load(autosave_path("urbion")).line == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_so(run: Run, language: str) -> None:
    shown = run("play", "urbion", "--seed", "3", "--lang", language, text="?\n").stdout
    assert words(language).text("cli-help-y") in " ".join(shown.split())
    assert "asked whether you mean it" in " ".join(run("play", "--help").stdout.replace("│", " ").split())


def test_at_a_real_terminal() -> None:
    """The warning stands right above the place where the person types; a no brings the table back."""
    main, side = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "reverie.cli", "play", "urbion", "--plain", "--position", POSITION, "--seed", "1"]
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment, close_fds=True)
    os.close(side)
    try:
        for answer in (b"n\n", b"y\n"):
            assert "R1" in read_until(main, r"for help\):\s*$")
            os.write(main, b"2\n")
            shown = read_until(main, r"goes back:\s*$")
            assert said(re.sub(r"\x1b\[[0-9;]*m", "", shown)) == 1, shown
            os.write(main, answer)
        assert "Lost." in read_until(main, r"Enter leaves:\s*$")
        os.write(main, b"\n")
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        os.close(main)
