"""`reverie pack`: check, new, graph, schema, as people and programs see them."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from reverie.games.etherfields.content.loading import shipped_path
from tests.cli.conftest import Run, quiet_place, run
from tests.games.etherfields.pack.small import Draft

__all__ = ["quiet_place", "run"]


@pytest.fixture
def new(tmp_path: Path, run: Run) -> Path:
    folder = tmp_path / "My Dream"
    assert run("pack", "new", str(folder)).exit_code == 0
    return folder


def test_a_new_pack_passes_its_check(new: Path, run: Run) -> None:
    assert "id: my_dream\n" in (new / "pack.yaml").read_text("utf-8")
    for language in ("en", "de"):
        result = run("pack", "check", str(new), "--lang", language)
        assert result.exit_code == 0
        assert result.stdout.count("\n") == 3
        assert "pack-" not in result.stdout


def test_a_new_pack_does_not_overwrite_anything(new: Path, tmp_path: Path, run: Run) -> None:
    assert run("pack", "new", str(new)).exit_code == 2
    (tmp_path / "file").write_text("x")
    assert run("pack", "new", str(tmp_path / "file")).exit_code == 2
    assert run("pack", "new", str(tmp_path / "17")).exit_code == 2
    assert run("pack", "new", str(tmp_path / "17"), "--id", "seventeen").exit_code == 0


def test_findings_have_places_and_codes(new: Path, run: Run) -> None:
    dream = new / "dream.yaml"
    dream.write_text(dream.read_text("utf-8").replace("{suffer: 1}", "{sufer: 1}"), "utf-8")
    line = next(n for n, text in enumerate(dream.read_text("utf-8").splitlines(), 1) if "sufer" in text)
    result = run("pack", "check", str(new))
    assert result.exit_code == 1
    assert f"My Dream/dream.yaml:{line}:" in result.stdout
    assert "Did you mean: suffer" in result.stdout
    assert "[pack-unknown-effect]" in result.stdout
    assert "1 error" in result.stdout or "One error" in result.stdout
    assert "Meintest du: suffer" in run("pack", "check", str(new), "--lang", "de").stdout


def test_json(new: Path, run: Run) -> None:
    data = json.loads(run("pack", "check", str(new), "--json").stdout)
    assert data["ok"]
    assert (data["things"], data["scripts"]) == (9, 4)
    assert data["coverage"]["effect"]["used"]["spawn"] == 1
    (new / "more.yaml").write_text(
        "- script: {n: 1, text: {en: a, de: b}, do: [{draw: x}]}\n- mask: {id: m, name: M}\n"
    )
    result = run("pack", "check", str(new), "--json")
    assert result.exit_code == 1
    finding = json.loads(result.stdout)["findings"][0]
    assert finding == {
        "severity": "error",
        "code": "pack-id-twice",
        "message": finding["message"],
        "file": "My Dream/more.yaml",
        "line": 1,
        "column": 15,
    }


def test_warnings_are_allowed(tmp_path: Path, run: Run) -> None:
    draft = Draft()
    draft.add("mask", id="m", name="M")
    path = tmp_path / "small.json"
    path.write_text(json.dumps(draft.data()))
    result = run("pack", "check", str(path))
    assert result.exit_code == 0
    assert "No errors, one warning." in result.stdout


def test_words_are_listed(run: Run) -> None:
    result = run("pack", "check", str(shipped_path()), "--words")
    assert result.exit_code == 0
    assert "Durations" in result.stdout
    assert "not used:" in result.stdout


@pytest.mark.parametrize("command", ["check", "graph"])
def test_what_is_no_pack_is_refused(tmp_path: Path, run: Run, command: str) -> None:
    assert run("pack", command, str(tmp_path / "nowhere")).exit_code == 2
    assert run("pack", command, str(tmp_path)).exit_code == 2
    answer = run("pack", "check", str(tmp_path / "nowhere"), "--json")
    assert json.loads(answer.stdout)["error"]["code"] == "pack-not-found"


def test_the_picture(new: Path, tmp_path: Path, run: Run) -> None:
    picture = tmp_path / "p.svg"
    assert run("pack", "graph", str(new), "-o", str(picture), "--lang", "de").exit_code == 0
    tree = ET.fromstring(picture.read_text("utf-8"))
    texts = [text.text for text in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Ein neuer Traum", "Das Wartezimmer", "Handlung 1002", "Nummer 61", "Tor", "Handlung"} <= set(texts)
    assert "The Lodger" not in texts  # only what belongs to this pack
    boxes = [
        tuple(float(box.attrib[key]) for key in ("x", "y", "width", "height"))
        for box in tree.iter("{http://www.w3.org/2000/svg}rect")
        if box.attrib.get("rx") == "7"
    ]
    assert len(boxes) == 9
    for i, (x, y, width, height) in enumerate(boxes):
        for other in boxes[:i]:
            assert (
                x >= other[0] + other[2] or other[0] >= x + width or y >= other[1] + other[3] or other[1] >= y + height
            )
    assert run("pack", "graph", str(new)).stdout.startswith("<svg")
    assert run("pack", "graph", str(new), "-o", str(tmp_path / "no" / "p.svg")).exit_code == 2


def test_a_picture_of_hostile_names_is_still_a_picture(tmp_path: Path, run: Run) -> None:
    draft = Draft()
    draft["gate:gate_a"]["name"] = '<script>alert("1")</script> & ]]> \u2028'
    draft["script:1"]["text"] = "</svg>"
    path = tmp_path / "small.json"
    path.write_text(json.dumps(draft.data()))
    ET.fromstring(run("pack", "graph", str(path)).stdout)


def test_a_faulty_pack_has_no_picture(new: Path, run: Run) -> None:
    (new / "more.yaml").write_text("- script: 3")
    assert run("pack", "graph", str(new)).exit_code == 2


def test_the_schema(run: Run) -> None:
    data = json.loads(run("pack", "schema").stdout)
    assert data["$schema"].endswith("2020-12/schema")
    assert "suffer" in str(data["$defs"]["effect"])


def test_a_new_pack_can_be_played(new: Path, run: Run) -> None:
    """Alone and with three, in both languages, with all that can be asked at the table; nothing is kept."""
    for language, players, opening in (("en", "1", "A long hall"), ("de", "3", "Eine lange Halle")):
        flags = ("--lang", language, "--players", players, "--seed", "2")
        result = run("pack", "play", str(new), *flags, text="1\n2\nh\nu\ns\ni\nq\n")
        assert result.exit_code == 0, result.output
        assert opening in result.stdout
        assert "my_dream" not in result.stdout.replace(str(new), "")
    assert "is not kept" in run("pack", "play", str(new), text="1\ns\nq\n").stdout
    assert not list(new.parent.rglob("autosave*"))


def test_playing_a_pack_to_the_end(new: Path, run: Run) -> None:
    """Whoever only passes loses when the rounds are over, and reads how."""
    text = run("pack", "play", str(new), "--seed", "2", text="1\n" + "pass gambler\n1\n1\n" * 60).stdout
    assert "Script 1003" in text


def test_what_cannot_be_played(new: Path, run: Run) -> None:
    assert run("pack", "play", str(new), "--dream", "gate_room").exit_code != 0  # of the campaign, not of this pack
    assert "my_dream_gate" in run("pack", "play", str(new), "--dream", "nowhere").output
    (new / "dream.yaml").write_text("- item: {id: hat, name: {en: Hat, de: Hut}, intents: {}}\n")
    result = run("pack", "play", str(new))
    assert result.exit_code != 0
    assert "Traceback" not in result.output


def test_a_campaign_of_its_own_is_played_by_its_own_people(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(Draft().data()))
    assert "Hero" in run("pack", "play", str(path), text="1\ni\nq\n").stdout
    assert "1 characters, not 2" in run("pack", "play", str(path), "--players", "2").output
    assert "Cat" in run("pack", "play", str(path), "--dream", "s_cat", text="1\n1\nq\n").stdout
