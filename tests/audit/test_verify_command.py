"""`reverie verify`: marks, sentences, exit codes, both languages, both sorts of files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import reverie
from reverie.audit import plain_record, table_record
from reverie.cli.app import app as whole_app
from reverie.cli.verify import verify
from reverie.words import LANGUAGES, words
from tests.audit.forging import relink
from tests.audit.tables import DAY, DEALS, GAMES, MODES, hosted

Run = Callable[..., Result]
SOURCE = Path(reverie.__file__).parent
RAW = re.compile(r"\baudit-[a-z]|\bserver-[a-z]|[{}\ue000\ue001]|\$\w|None")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in this process."""
    for name in ("REVERIE_LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    app = typer.Typer()
    app.command()(verify)

    def call(*arguments: str, text: str | None = None) -> Result:
        result = CliRunner().invoke(app, list(arguments), input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


def finished(name: str = "onirim") -> reverie.Game:
    game = reverie.new_game(name, seed=21)
    agent = reverie.agent("random", name, seed=21)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game


# ---- table documents ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("deal", DEALS)
def test_a_fair_game(run: Run, language: str, mode: str, deal: str) -> None:
    played = hosted("onirim", mode, deal, 3)
    result = run("-", "--lang", language, text=played.document().text())
    assert result.exit_code == 0
    said = words(language)
    told = " ".join(result.stdout.split())
    assert said.text("audit-good") in told
    assert said.text("audit-bad") not in told
    assert result.stdout.count(f"  {said.text('audit-mark-ok')} ") == (9 if played.table.header.commitment else 8)
    assert all(nonce in told for nonce in played.table.nonces.values())
    assert str(played.game.spec.seed) in told
    assert (played.table.header.commitment or "") in told
    assert not RAW.search(result.stdout)
    assert max(map(len, result.stdout.split("\n"))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_game(run: Run, language: str, tmp_path: Path) -> None:
    data = hosted("urbion", "team", "fair", 3).document().to_json()
    data["entries"][7]["seat"] = 1 - data["entries"][7]["seat"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(relink(data)), "utf-8")
    result = run(str(path), "--lang", language)
    assert result.exit_code == 1
    said = words(language)
    told = " ".join(result.stdout.split())
    assert said.text("audit-bad") in told
    assert f"{said.text('audit-place-entry', number=8)}: {said.text('server-not-asked')}" in told
    assert said.text("audit-proven-title") not in told.split(said.text("audit-unproven-title"))[0]
    assert not RAW.search(result.stdout)


def test_an_illegal_answer_names_its_rule(run: Run) -> None:
    data = hosted("onirim", "solo", "number", 3, restless=False).document().to_json()
    data["entries"][1]["body"] = '{"action":"take door.red"}'
    result = run("-", text=json.dumps(relink(data)))
    assert result.exit_code == 1
    assert "entry 2: " in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sealed_game(run: Run, language: str) -> None:
    played = hosted("onirim", "team", "fair", 3, answers=5)
    result = run("-", "--lang", language, text=played.sealed(1).text())
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert words(language).text("audit-not-sealed") in told
    assert words(language).text("audit-nothing") in told
    assert played.table.header.commitment is not None
    assert played.table.header.commitment in told
    assert not RAW.search(result.stdout)


@pytest.mark.parametrize("name", GAMES)
def test_as_data(run: Run, name: str) -> None:
    played = hosted(name, "team", f"daily:{DAY}", 3)
    result = run("-", "--json", text=played.document().text())
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["ok"]
    assert data["kind"] == "table"
    assert [check["check"] for check in data["checks"]] == list(table_record.CHECKS)
    assert {check["verdict"] for check in data["checks"]} == {"ok"}
    assert data["facts"]["seed"] == played.game.spec.seed
    changed = played.document().to_json() | {"result": "won"}
    result = run("-", "--json", "--lang", "de", text=json.dumps(changed))
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    (wrong,) = [check for check in data["checks"] if check["verdict"] == "failed"]
    assert wrong["check"] == "result"
    assert wrong["reason"]["code"] == "record-result"
    assert "Aufzeichnung" in wrong["reason"]["message"]


@pytest.mark.parametrize(
    "text",
    ['{"reverie-table": 1}', '{"reverie-table": 2}', '{"reverie-table": [', '{"reverie-table": 1, "x": NaN}'],
)
def test_what_is_no_document(run: Run, text: str) -> None:
    result = run("-", text=text)
    assert result.exit_code == 1
    assert words("en").text("audit-check-form") in " ".join(result.stdout.split())
    data = json.loads(run("-", "--json", text=text).stdout)
    assert not data["ok"]
    assert data["checks"][0]["check"] == "form"


# ---- plain records --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_records(run: Run, name: str, language: str, tmp_path: Path) -> None:
    game = finished(name)
    path = game.record().save(tmp_path / "game.rec")
    result = run(str(path), "--lang", language)
    assert result.exit_code == 0
    assert words(language).text("audit-not-record") in " ".join(result.stdout.split())
    assert not RAW.search(result.stdout)
    assert run("-", text=json.dumps(game.record().to_json())).exit_code == 0


def failing(text: str) -> dict[str, str]:
    """The checks of a plain record that fail, with the codes of their reasons."""
    report = plain_record.verify_record(text)
    assert [check.name for check in report.checks] == ["form", "rules", "answers", "result", "state"]
    return {check.name: check.reason.code for check in report.checks if check.reason is not None}


def test_plain_records_that_were_changed(run: Run) -> None:
    record = finished().record()
    data: dict[str, Any] = record.to_json()
    assert failing(record.text()) == failing(json.dumps(data)) == {}
    assert failing(record.text().replace("result: lost", "result: won")) == {"form": "record-check"}
    assert failing(json.dumps(data | {"rules": 99})) == {"rules": "record-rules"}
    assert failing(json.dumps(data | {"actions": ["take door.red"]})) == {"answers": "record-illegal"}
    assert failing(json.dumps(data | {"result": "won"})) == {"result": "record-result"}
    assert failing(json.dumps(data | {"state": "0" * 64})) == {"state": "record-state"}
    assert failing(json.dumps(data | {"result": "won", "state": ""})) == {
        "result": "record-result",
        "state": "record-state",
    }
    for text in ("", "hello", json.dumps(data | {"state": ""})):
        assert run("-", text=text).exit_code == 1


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    assert run(str(tmp_path / "nothing")).exit_code == 2
    assert run(str(tmp_path)).exit_code == 2
    huge = tmp_path / "huge"
    huge.write_text("x" * ((1 << 20) + 1), "utf-8")
    assert run(str(huge)).exit_code == 2


def test_ascii(run: Run) -> None:
    result = run("-", "--ascii", "--lang", "de", text=hosted("onirim", "solo", "number", 3).document().text())
    assert result.stdout.isascii()
    assert "?" not in result.stdout


# ---- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words_and_the_other_way_round(language: str) -> None:
    text = (SOURCE / "words" / language / "audit.ftl").read_text("utf-8")
    known = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    folders = (SOURCE / "audit", SOURCE / "hosted")
    sources = "".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.py"))
    sources += (SOURCE / "cli" / "verify.py").read_text("utf-8")
    named = set(re.findall(r'"((?:audit|deal)-[a-z-]+)"', sources))
    named |= {f"audit-{name}" for name in re.findall(r'Note\("([a-z-]+)"', sources)}
    named |= {f"audit-check-{name}" for name in (*table_record.CHECKS, "form", "answers", "state")}
    named |= {f"audit-proven-{way}" for way in ("fair", "daily", "number", "imported")}
    named |= {f"audit-not-{way}" for way in ("number", "imported")}
    named |= {f"audit-title-{kind}" for kind in ("table", "record")}
    assert named == known


def test_the_page_names_every_check() -> None:
    page = (SOURCE.parents[1] / "docs" / "fair-deals.md").read_text("utf-8")
    table = re.findall(r"^\| ((?:`[a-z]+`(?:, )?)+) \| ", page[: page.index("## How to check by hand")], re.MULTILINE)
    assert re.findall(r"`([a-z]+)`", " ".join(table)) == list(table_record.CHECKS)


def test_the_document_of_a_hosted_game_is_told_again_by_replay(tmp_path: Path) -> None:
    """`reverie replay` takes what a server exports: the story, the result and the state of that very game."""
    played = hosted("onirim", "team", "fair", 1)
    file = tmp_path / "table.json"
    file.write_text(played.document().text(), "utf-8")
    result = CliRunner().invoke(whole_app, ["replay", str(file), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["hash"] == played.game.hash()
