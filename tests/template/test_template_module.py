"""A module that was made by following CONTRIBUTING: played, told, shown at every table, saved and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import reverie
from tests.template.applying import changes, run, with_lanterns

MOST_FILES = 12


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_lanterns(tmp_path_factory.mktemp("lanterns"))


@pytest.fixture(scope="module")
def seen(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    home = str(tmp_path_factory.mktemp("home"))  # where games are kept
    places = {"HOME": home, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home}
    found: dict[str, Any] = json.loads(run(copy, "-m", "tests.template.inside", **places))
    return found


def test_it_touches_few_files_and_none_in_typescript() -> None:
    touched = changes()
    assert len(touched) <= MOST_FILES
    assert not [name for name in touched if name.startswith("web/") or name.endswith((".ts", ".svelte"))]


def test_the_random_player_plays_it_and_games_are_resumed(seen: dict[str, Any]) -> None:
    assert seen["counted"]["games"] == 6
    assert seen["counted"]["lit"] >= 6


def test_a_game_without_it_is_what_it_was(seen: dict[str, Any]) -> None:
    assert seen["hash"] == reverie.from_spec("onirim/third/solo/seed=7").hash()
    assert "Lanterns" in seen["missing"]


@pytest.mark.parametrize(("language", "name", "burnt"), [("en", "Lanterns", "Both"), ("de", "Laternen", "Beide")])
def test_it_is_shown_and_told(seen: dict[str, Any], language: str, name: str, burnt: str) -> None:
    fresh, dark = seen["seen"][language]["fresh"], seen["seen"][language]["dark"]
    assert any(line.split() == [name, "2"] for line in fresh["plain"])
    assert name in fresh["board"]
    assert f"{name}: 2" in fresh["spoken"]
    assert any("antern" in answer or "Laterne" in answer for answer in fresh["answers"])
    assert name not in dark["board"]
    assert sum("(1 left)" in line or "(noch 1)" in line for line in dark["told"]) == 1
    assert dark["refused"].startswith(burnt)


def test_somebody_plays_it_at_the_plain_table_and_resumes(seen: dict[str, Any]) -> None:
    begun, resumed = seen["typed"]
    assert "A lantern burns down" in begun
    assert "Laternen  1" in resumed
