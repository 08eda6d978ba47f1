"""The other commands: games, simulate, replay, rules, engine, version, completion; and how all of them end."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command

import reverie
from reverie.cli import options
from reverie.cli.app import app
from reverie.kernel import registry
from tests.cli.conftest import Run, Shell

KEYS = {
    "games",
    "wins",
    "win_rate",
    "ci95",
    "decisions",
    "seconds",
    "games_per_second",
    "seed",
    "spec",
    "agent",
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = reverie.new_game("onirim", seed=21)
    agent = reverie.agent("rules", seed=21)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game.record().save(tmp_path / "game.rec")


# ---- games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_games(run: Run, language: str) -> None:
    result = run("games", "--lang", language)
    assert result.exit_code == 0
    manifest = registry.game("onirim").manifest
    names = [entry.name for entry in manifest.modules] + [entry.name for entry in manifest.presets]
    names += [entry.name for entry in manifest.editions] + [entry.name for entry in manifest.modes]
    assert all(name in result.stdout for name in names)
    assert "random" in result.stdout
    assert max(map(len, result.stdout.split("\n"))) <= 80


def test_games_as_data(run: Run) -> None:
    data = json.loads(run("games", "--json").stdout)
    assert [game["game"] for game in data["games"]] == reverie.game_names()
    onirim = json.loads(run("games", "onirim", "--json").stdout)["games"][0]
    assert onirim == registry.describe("onirim")
    assert {"game", "rules_version", "editions", "modes", "modules", "variants", "presets", "agents"} <= set(onirim)


# ---- simulate -----------------------------------------------------------------------------------------------


def simulated(run: Run, *arguments: str) -> dict[str, Any]:
    result = run("simulate", "onirim", *arguments, "--json")
    assert result.exit_code == 0
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_simulate_as_data(run: Run) -> None:
    data = simulated(run, "--agent", "rules", "-n", "40", "--seed", "7")
    assert set(data) == KEYS
    assert (data["games"], data["seed"], data["agent"]) == (40, 7, "rules")
    assert data["spec"] == "onirim/third/solo"
    assert data["win_rate"] == data["wins"] / 40
    assert data["ci95"][0] <= data["win_rate"] <= data["ci95"][1]
    again = simulated(run, "--agent", "rules", "-n", "40", "--seed", "7")
    assert {key: again[key] for key in ("wins", "decisions")} == {key: data[key] for key in ("wins", "decisions")}


def test_workers_do_not_change_the_result(shell: Shell) -> None:
    arguments = ("simulate", "onirim", "--agent", "rules", "-n", "30", "--json", "--workers")
    one, two = (json.loads(shell(*arguments, workers).stdout) for workers in ("1", "2"))
    assert all(one[key] == two[key] for key in KEYS - {"seconds", "games_per_second"})


@pytest.mark.parametrize(("language", "said"), [("en", "95 % interval"), ("de", "95-%-Intervall")])
def test_simulate_in_words(shell: Shell, language: str, said: str) -> None:
    done = shell("simulate", "onirim", "-n", "20", "--lang", language, "--edition", "first")
    assert done.returncode == 0
    assert done.stderr == ""
    assert said in done.stdout
    assert "onirim/first/solo" in done.stdout


def wait_until_it_counts(pid: int) -> None:
    """Wait until both workers have been at it for a while, however busy the machine is."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        time.sleep(0.2)
        workers = [Path(f"/proc/{child}/stat") for child in children.read_text().split()] if children.exists() else []
        spent = [sum(map(int, stat.read_text().rsplit(")", 1)[1].split()[11:13])) for stat in workers if stat.exists()]
        if len(spent) >= 2 and sorted(spent)[-2] > 100:  # hundredths of a second of processor time
            return
        if not children.exists() and time.monotonic() > deadline - 50:
            return  # no such files here: ten seconds must do


def test_an_interrupted_simulation_prints_what_it_has() -> None:
    command = [sys.executable, "-m", "reverie.cli", "simulate", "onirim", "-n", "900000000", "--workers", "2", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        wait_until_it_counts(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, errors = process.communicate(timeout=60)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert json.loads(out)["interrupted"] is True
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    "arguments",
    [
        ["sylvion"],
        ["onirim", "--agent", "nobody"],
        ["onirim", "-n", "0"],
        ["onirim", "--seed", "fair:1"],
        ["onirim", "--seed", "9223372036854775807"],
        ["onirim", "--workers", "-1"],
        ["onirim", "--mode", "trio"],
        ["onirim", "--preset", "boring"],
        ["onirim", "--records", "/dev/null/x", "-n", "1"],
    ],
)
def test_simulations_that_cannot_be(run: Run, arguments: list[str]) -> None:
    plain = run("simulate", *arguments, "--lang", "de")
    assert plain.exit_code == 2
    assert plain.stdout == ""
    assert len(plain.stderr.strip().split("\n")) == 1
    data = run("simulate", *arguments, "--json")
    assert data.exit_code == 2
    error = json.loads(data.stdout)["error"]
    assert error["code"]
    assert error["message"]
    assert error["place"]


# ---- replay -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_replay_tells_the_game(run: Run, record: Path, language: str) -> None:
    result = run("replay", str(record), "--lang", language)
    game = reverie.load(record)
    assert result.exit_code == 0
    assert game.hash() in result.stdout
    assert f"\n  {game.turn}. " in result.stdout
    assert game.result is not None
    assert game.result.rule in result.stdout
    assert max(map(len, result.stdout.split("\n"))) <= 80 or language == "de"


def test_replay_as_data_and_from_a_pipe(run: Run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").stdout)
    game = reverie.load(record)
    assert data["hash"] == game.hash()
    assert data["verified"] is True
    assert len(data["events"]) == len(game.events)
    piped = json.loads(run("replay", "-", "--json", text=record.read_text()).stdout)
    assert piped == data


def test_replay_at_a_turn(run: Run, record: Path) -> None:
    result = run("replay", str(record), "--at", "3")
    assert result.exit_code == 0
    assert "turn 3" in result.stdout
    assert json.loads(run("replay", str(record), "--at", "3", "--json").stdout)["turn"] == 3
    for turn in ("0", "-1", "999"):
        missing = run("replay", str(record), "--at", turn)
        assert missing.exit_code == 2
        assert "no turn" in missing.stderr


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_tampered_record_is_refused(run: Run, record: Path, language: str) -> None:
    import hashlib

    text = record.read_text()
    head, body = text.split("\n\n")
    turns = body.split("\n")
    illegal = head + "\n\n" + "\n".join(["1. play red.key, play red.key", *turns[1:-2]]) + "\n"
    illegal += f"check: {hashlib.sha256(illegal.encode()).hexdigest()}\n"
    for tampered in (text.replace("1. ", "1. x", 1), text[:-200], illegal, "", "{", "\x00", "Reverie record 1\n"):
        record.write_text(tampered)
        result = run("replay", str(record), "--lang", language)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert len(result.stderr.strip().split("\n")) == 1
        data = run("replay", str(record), "--json")
        assert data.exit_code == 2
        assert "error" in json.loads(data.stdout)
    record.write_text(illegal)
    said = run("replay", str(record), "--lang", language).stderr
    assert ("(turn 1, answer" if language == "en" else "(Zug 1, Antwort") in said
    assert "[ONI-" in said


# ---- rules --------------------------------------------------------------------------------------------------


def test_rules(run: Run) -> None:
    english = run("rules", "ONI-BASE-18", "--lang", "en").stdout
    german = run("rules", "oni-base-18", "--lang", "de").stdout
    assert "In a prophecy you look at the top 5 cards" in english
    assert "Bei einer Prophezeiung" in german
    data = json.loads(run("rules", "ONI-BASE-18", "--json").stdout)
    assert set(data) == {"id", "title", "chapter", "text"}


def test_rules_listed_and_searched(run: Run) -> None:
    everything = run("rules").stdout
    assert "ONI-BASE-01" in everything
    assert "Nightmares" in everything
    assert "@title" not in everything
    found = run("rules", "--search", "prophecy").stdout
    assert "ONI-BASE-18" in found
    assert "ONI-BASE-18" in [
        rule["id"] for rule in json.loads(run("rules", "--search", "PROPHECY", "--json").stdout)["rules"]
    ]
    assert run("rules", "--search", "xylophone").exit_code == 2


def test_rules_of_one_game(run: Run) -> None:
    assert {"ONI-BASE-01", "URB-BASE-01"} <= set(run("rules").stdout.split())
    urbion = run("rules", "Urbion").stdout
    assert "URB-POSTCARDS-20  The price of winning" in urbion
    assert "ONI-" not in urbion
    found = json.loads(run("rules", "urbion", "--search", "shuffle", "--json").stdout)["rules"]
    assert {rule["id"].partition("-")[0] for rule in found} == {"URB"}
    assert run("rules", "urbion", "--search", "labyrinth").exit_code == 2


def test_an_unknown_rule_names_its_neighbours(run: Run) -> None:
    result = run("rules", "ONI-BASE-181")
    assert result.exit_code == 2
    assert "ONI-BASE-18" in result.stderr
    assert run("rules", "nonsense", "--lang", "de").exit_code == 2
    assert json.loads(run("rules", "nonsense", "--json").stdout)["error"]["code"] == "cli-rule-unknown"


# ---- everything else ----------------------------------------------------------------------------------------


def test_version(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"reverie {reverie.__version__} (")
    assert "engine" in result.stdout


def test_engine(shell: Shell) -> None:
    done = shell("engine", text='{"do": "new", "spec": "onirim/seed=7"}\n')
    assert done.returncode == 0
    assert json.loads(done.stdout.split("\n")[0])["ok"] is True


@pytest.mark.parametrize(
    ("words", "expected"),
    [("reverie play o", "onirim"), ("reverie simulate onirim --agent r", "random rules")],
)
def test_shell_completion(shell: Shell, words: str, expected: str) -> None:
    count = str(len(words.split()) - 1)
    done = shell(_REVERIE_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=count)
    assert set(expected.split()) <= set(done.stdout.split())


def test_what_the_shell_can_complete() -> None:
    context = typer.Context(get_command(app))
    context.params["game"] = "onirim"
    assert options.complete_edition(context, "f") == ["first"]
    assert options.complete_mode(context, "s") == ["solo"]
    assert options.complete_rule("oni-base-4") == ["ONI-BASE-40"]
    assert options.complete_rule("urbi") == ["urbion"]
    available = [module.name for module in registry.game("onirim").manifest.modules if module.available]
    assert options.complete_modules(context, "") == available
    assert options.complete_modules(context, ",".join([*available, ""])) == []
    assert options.complete_variant(context, "no such") == []


@pytest.mark.parametrize(
    ("environment", "german"),
    [
        ({"LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "fr_FR.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8", "REVERIE_LANG": "en"}, False),
    ],
)
def test_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], german: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Prophezeiung" in run("rules", "ONI-BASE-18").stdout) is german
    assert "Prophezeiung" in run("rules", "ONI-BASE-18", "--lang", "de").stdout


def test_nobody_reads_to_the_end() -> None:
    """`reverie rules | head -1` is silent about the rest."""
    command = [sys.executable, "-m", "reverie.cli", "rules", "--json"]
    for arguments in (command, command[:-1]):
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(30) == 0


def test_wrong_usage_has_no_traceback(run: Run, shell: Shell) -> None:
    for arguments in (
        [],
        ["nonsense"],
        ["play", "--plain"],
        ["rules", "--lang", "fr"],
        ["simulate", "onirim", "-n", "x"],
    ):
        result = run(*arguments)
        assert result.exit_code == 2
        assert "Traceback" not in result.output
    done = shell("nonsense")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
