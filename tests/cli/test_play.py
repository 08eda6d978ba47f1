"""Playing at the plain terminal: whole games through a pipe, going back, saving, resuming, mistakes."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import reverie
from reverie.cli.keeping import autosave_path, previous_path
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.words import words
from tests.cli.conftest import Run, Shell

ONES = "1\n" * 200
PROMPT = {"en": "Your answer (", "de": "Deine Antwort ("}


def first_choices(seed: int) -> Game:
    game = reverie.new_game("onirim", seed=seed)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_through_a_pipe(shell: Shell, language: str) -> None:
    done = shell("play", "onirim", "--seed", "3", "--lang", language, text=ONES)
    game = first_choices(3)
    assert game.result is not None
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert done.stdout.count(PROMPT[language]) == len(game.line)
    assert words(language).text(f"cli-{game.result.status}") in done.stdout
    assert words(language).text(f"onirim-reason-{game.result.reason}").split(".")[0] in done.stdout
    assert game.result.rule in done.stdout
    assert max(map(len, done.stdout.split("\n"))) <= 80 or "state/reverie" in done.stdout
    assert reverie.load(autosave_path("onirim")).hash() == game.hash()
    for page in done.stdout.split(PROMPT[language])[:-1]:
        lines = page.split("\n")
        assert len(lines[2:]) <= 24, page  # before it: the rest of the last prompt and an empty line
        assert max(map(len, lines)) <= 80, page


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"FORCE_COLOR": "1", "COLUMNS": "200"}])
def test_no_control_codes_in_a_pipe(shell: Shell, environment: dict[str, str]) -> None:
    done = shell("play", "onirim", "--seed", "3", text="1\nl\nk\n?\np\nrule ONI-BASE-18\nh\n", **environment)
    assert done.returncode == 0
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", done.stdout + done.stderr)
    assert max(map(len, done.stdout.split("\n")[:-2])) <= 80


def test_ascii_when_asked_and_when_needed(shell: Shell) -> None:
    flags = ("play", "onirim", "--seed", "3", "--lang", "de")
    asked = shell(*flags, "--ascii", text="1\n?\nl\n")
    autosave_path("onirim").unlink()
    needed = shell(*flags, text="1\n?\nl\n", PYTHONIOENCODING="latin-1")
    assert asked.stdout.isascii()
    assert needed.stdout == asked.stdout
    assert "gruen" in asked.stdout


def test_answers_in_words(run: Run) -> None:
    text = "play red.moon\nspielen: blaue Sonne\nPLAY  brown.KEY\n"
    result = run("play", "onirim", "--seed", "7", "--lang", "de", text=text)
    assert result.exit_code == 0
    line = [action.words for action in reverie.load(autosave_path("onirim")).line]
    assert line == ["play red.moon", "play blue.sun", "play brown.key"]


def test_an_illegal_answer_is_explained_with_its_rule(run: Run) -> None:
    result = run("play", "onirim", "--seed", "7", text="1\nplay blue.sun\nplay green.key\ndrop red.sun\nward mill\n")
    assert "same symbol" in result.stdout
    assert "[ONI-BASE-08]" in result.stdout
    assert "There is no green key in your hand. [ONI-BASE-06]" in result.stdout
    assert "[ONI-GEN-10]" in result.stdout
    assert result.stdout.count("Onirim · third edition · solo") == 2  # the question is asked again without a new table
    assert len(reverie.load(autosave_path("onirim")).line) == 1


@pytest.mark.parametrize(
    "junk", ["0", "99", "9" * 400, "plya red.sun", "", " ", "-1", "1 2", "é☀\x07", "rule", "rule X", "u", "r"]
)
def test_junk_is_answered_with_a_sentence(run: Run, junk: str) -> None:
    result = run("play", "onirim", "--seed", "7", text=f"{junk}\n1\n")
    assert result.exit_code == 0
    assert result.stdout.count("Your answer (") == 3
    assert len(reverie.load(autosave_path("onirim")).line) == 1
    assert "\x07" not in result.stdout


def test_bytes_that_are_no_text(shell: Shell) -> None:
    done = shell("play", "onirim", "--seed", "7", text=b"\xff\xfe\x00\n1\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert len(reverie.load(autosave_path("onirim")).line) == 1


def test_undo_redo_save_resume(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "my game.rec"
    first = run("play", "onirim", "--seed", "7", text=f"1\n1\n1\nu\nu\nr\n6\ns {saved}\nq\n")
    assert first.exit_code == 0
    assert "Taken back: play" in first.stdout
    assert "peeked" in first.stdout
    played = reverie.load(autosave_path("onirim"))
    assert len(played.line) == 3
    assert played.peeked
    assert reverie.load(saved).hash() == played.hash()

    resumed = run("play", "onirim", "--resume", text="")
    assert "Something was looked at and taken back" in " ".join(resumed.stdout.split())
    assert "turn 4 · peeked" in resumed.stdout
    assert reverie.load(autosave_path("onirim")).hash() == played.hash()

    on = run("play", "onirim", "--resume", text="1\n")
    played.apply(played.legal_actions()[0])
    assert on.exit_code == 0
    assert reverie.load(autosave_path("onirim")).hash() == played.hash()
    from_file = run("play", "onirim", "--load", str(saved), text="1\n")
    assert from_file.exit_code == 0
    assert reverie.load(autosave_path("onirim")).hash() == played.hash()


def test_the_end_of_the_input_saves(run: Run) -> None:
    result = run("play", "onirim", "--seed", "7", text="1\n2")
    assert result.exit_code == 0
    assert "reverie play onirim --resume" in result.stdout
    assert len(reverie.load(autosave_path("onirim")).line) == 2


def test_a_new_game_keeps_the_unfinished_one(run: Run) -> None:
    run("play", "onirim", "--seed", "7", text="1\n")
    result = run("play", "onirim", "--seed", "8", text="1\n")
    assert "Your unfinished game is kept" in result.stdout
    assert reverie.load(previous_path("onirim")).spec.seed == 7
    assert reverie.load(autosave_path("onirim")).spec.seed == 8


def test_going_back_to_the_game_that_was_set_aside(run: Run) -> None:
    run("play", "onirim", "--seed", "7", text="1\n")
    run("play", "onirim", "--seed", "8", text="1\n")
    run("play", "onirim", "--load", str(previous_path("onirim")), text="")
    assert reverie.load(autosave_path("onirim")).spec.seed == 7
    assert reverie.load(previous_path("onirim")).spec.seed == 8


def test_a_disk_that_refuses_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be")
    result = run("play", "onirim", "--seed", "7", text=f"1\ns {tmp_path}/state/x\n1\n")
    assert " ".join(result.stdout.split()).count("cannot be saved") >= 2
    assert result.exit_code == 2  # leaving could not save either
    assert "Traceback" not in result.output


def test_positions_and_pages(run: Run) -> None:
    position = "onirim/third/solo | row red.sun red.moon | hand red.key blue.sun x2 green.sun brown.moon | at turn"
    result = run(
        "play", "onirim", "--position", position, "--seed", "5", text="k\np\nl\nh\nrule oni-base-18\nplay red.key\n1\n"
    )
    assert result.exit_code == 0
    assert "set up, deal 5" in result.stdout
    assert "row red.sun red.moon |" in result.stdout
    assert "The computer would choose" in result.stdout
    assert "ONI-BASE-18  How a prophecy works" in result.stdout
    assert "Search the pile for a door?" in result.stdout
    assert "You search the pile. Laid out: red door." in result.stdout
    assert reverie.load(autosave_path("onirim")).view()["doors"] == ["door.red"]


def test_a_fair_game_shows_its_secret_at_the_end_only(run: Run) -> None:
    text = run("play", "onirim", "--fair", text=ONES).stdout
    secret = str(reverie.load(autosave_path("onirim")).spec.seed)
    assert secret.startswith("fair:")
    assert text.count(secret) == 1
    assert text.rindex("Your answer") < text.index(secret)


@pytest.mark.parametrize("agent", ["random", "rules"])
def test_watching_an_agent(run: Run, agent: str) -> None:
    result = run("play", "onirim", "--seed", "4", "--demo", agent)
    assert result.exit_code == 0
    assert f"{agent} plays." in result.stdout
    assert "deal 4 · " in result.stdout
    assert not autosave_path("onirim").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sylvion"], "sylvion"),
        (["onirim", "--seed", "x"], "seed"),
        (["onirim", "--seed", "-4"], "seed"),
        (["onirim", "--edition", "second"], "third, first"),
        (["onirim", "--mode", "trio"], "team"),
        (["onirim", "--modules", "towers,clouds"], "clouds"),
        (["onirim", "--edition", "first", "--modules", "towers"], "towers"),
        (["onirim", "--preset", "boring"], "boring"),
        (["onirim", "--resume", "--preset", "classic"], "--resume, --preset"),
        (["onirim", "--partner", "rules"], "--mode team"),
        (["onirim", "--mode", "team", "--partner", "nobody"], "nobody"),
        (["onirim", "--variant", "hard.towers"], "NAME=VALUE"),
        (["onirim", "--variant", "hard.towers=maybe"], "hard.towers"),
        (["onirim", "--resume"], "no game to go on with"),
        (["onirim", "--resume", "--seed", "3"], "--resume, --seed"),
        (["onirim", "--load", "/nowhere/x.rec"], "/nowhere/x.rec"),
        (["onirim", "--load", "/"], "/"),
        (["onirim", "--fair", "--seed", "3"], "--fair, --seed"),
        (["onirim", "--position", "onirim | at nowhere"], "nowhere"),
        (["onirim", "--position", "x"], "x"),
        (["onirim", "--position", "onirim", "--edition", "first"], "--position, --edition"),
        (["onirim", "--demo", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_set_up(run: Run, arguments: list[str], said: str) -> None:
    result = run("play", *arguments, text=ONES)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert len(result.stderr.strip().split("\n")) == 1
    assert "Traceback" not in result.output


# ---- several people, ready-made choices ------------------------------------------------------------------------


def test_a_whole_team_game_through_a_pipe(run: Run) -> None:
    result = run("play", "onirim", "--mode", "team", "--seed", "3", text="1\n" * 400)
    assert result.exit_code == 0
    game = reverie.load(autosave_path("onirim"))
    assert game.is_over
    assert result.stdout.count("Your answer (") == len(game.line)
    assert result.stdout.count("Pass the keyboard to player 2") > 5
    assert "Player 2 plays" in result.stdout
    assert max(map(len, result.stdout.split("\n")[:-3])) <= 80
    for page in result.stdout.split("Pass the keyboard to player ")[1:]:
        number, _, rest = page.partition(",")
        assert f"· player {number}" in rest
        assert f"· player {3 - int(number)}" not in rest  # the other player's table comes after the next curtain


def test_no_curtain_where_everything_is_open(run: Run) -> None:
    flags = ("--mode", "team", "--variant", "team.talk=open", "--seed", "3")
    assert "Pass the keyboard" not in run("play", "onirim", *flags, text="1\n" * 30).stdout


def test_a_computer_as_partner(run: Run) -> None:
    result = run("play", "onirim", "--mode", "team", "--partner", "rules", "--seed", "3", text="1\n" * 12 + "u\n1\n")
    assert result.exit_code == 0
    assert "Pass the keyboard" not in result.stdout
    assert "· player 2" not in result.stdout
    assert "Player 2" in result.stdout
    assert "Taken back: " in result.stdout
    game = reverie.load(autosave_path("onirim"))
    assert game.decision is not None
    assert game.decision.seat == 0


@pytest.mark.parametrize("preset", [preset.name for preset in registry.game("onirim").manifest.presets])
def test_presets(run: Run, preset: str) -> None:
    ready = next(entry for entry in registry.game("onirim").manifest.presets if entry.name == preset)
    assert run("play", "onirim", "--preset", preset, "--seed", "3", text="1\n").exit_code == 0
    spec = reverie.load(autosave_path("onirim")).spec
    assert (spec.edition, spec.modules) == (ready.edition, ready.modules)
    run("play", "onirim", "--preset", preset, "--modules", "towers", "--seed", "3", text="1\n")
    spec = reverie.load(autosave_path("onirim")).spec
    assert spec.modules == ("towers",)
    simulated = run("simulate", "onirim", "--preset", preset, "-n", "2", "--json")
    assert simulated.exit_code == 0
    assert all(name in simulated.stdout for name in ready.modules)


def test_what_the_cards_do(run: Run) -> None:
    flags = ("--modules", "book,premonitions,incubus", "--seed", "3")
    text = run("play", "onirim", *flags, text="i\n").stdout
    assert "Powerful Punishment" in text
    assert "wards off one nightmare" in text


def test_a_curtain_at_a_real_terminal() -> None:
    """A player sees the end of the own turn, then an empty page, and only then the other player's table."""
    main, side = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "reverie.cli", "play", "onirim", "--plain", "--mode", "team", "--seed", "3"]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment, close_fds=True) as process:
        os.close(side)
        for _ in range(6):  # the draft is open to both
            assert "Hand" in read_until(main, r"for help\):\s*$")
            os.write(main, b"1\n")
        assert "player 2" in read_until(main, r"pass the keyboard on\.\s*$")
        os.write(main, b"\n")
        curtain = read_until(main, r"then press Enter\.\s*$")
        assert "\x1b[2J" in curtain
        shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", curtain)
        assert "Hand" not in shown
        assert "Pass the keyboard to player 1" in shown
        os.write(main, b"\n")
        assert "player 1" in read_until(main, r"for help\):\s*$")
        os.write(main, b"q\n")
        read_until(main, r"\.rec")
        assert process.wait(20) == 0
    os.close(main)


def test_at_a_real_terminal() -> None:
    """Colours, a fresh screen for each question, and never more than 24 lines on it."""
    main, side = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "reverie.cli", "play", "onirim", "--plain", "--seed", "7"]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment, close_fds=True) as process:
        os.close(side)
        seen = ""
        for answer in ("1", "play red.sun", "?", "", "u", "h", "q"):
            seen = read_until(main, r"(for help\):|to the table\.)\s*\S*\s*$")
            assert "\x1b[" in seen
            assert seen.count("\n") <= 24
            os.write(main, answer.encode() + b"\n")
        read_until(main, r"\.rec")
        assert process.wait(20) == 0
    os.close(main)


def read_until(source: int, pattern: str) -> str:
    """What a terminal shows until a pattern appears."""
    text = ""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        ready, _, _ = select.select([source], [], [], 0.2)
        if ready:
            try:
                text += os.read(source, 65536).decode(errors="replace")
            except OSError:
                break
        elif re.search(pattern, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)):
            return text
    return text
