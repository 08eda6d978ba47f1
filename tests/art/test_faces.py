"""Faces: the same bytes on every machine, well-formed, small, without text or anything from outside."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from reverie import art
from reverie.art import THEMES, ArtError, catalogue, digests, face, face_names
from reverie.art.catalogue import games
from reverie.errors import ReverieError
from reverie.words import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src"
UPDATE = "a picture has changed: look at it, then run `python -m reverie.art --update`"
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "rect", "circle", "ellipse"}
ALLOWED = {"svg", "defs", "g", "use", "clipPath", "filter", "feDropShadow", "radialGradient", "stop", *SHAPES}
SIZES = {(250, 350), (250, 175), (48, 48), (100, 136), (72, 72), (280, 280), (60, 60), (200, 144)}
SIZES |= {(200, 240), (1600, 480), (1600, 400)}  # houses, horizons and hills of the dreamworld
ONE_FACE = 6_000
OPENING_TABLE = 80_000

EVERY_FACE = [(name, theme) for theme in THEMES for name in face_names()]


def zipped(name: str, theme: str) -> int:
    return len(gzip.compress(face(name, theme).encode(), 6, mtime=0))


@cache
def mine() -> digests.Digests:
    """The faces as this process draws them: all of them, which takes a while."""
    return digests.golden()


# ---- bytes -----------------------------------------------------------------------------------------------------------


def test_no_face_has_changed_unnoticed() -> None:
    assert json.loads(digests.GOLDEN_FILE.read_text("utf-8")) == mine(), UPDATE


def test_the_version_is_that_of_the_faces() -> None:
    assert digests.version() == art.VERSION, UPDATE


def test_the_version_fits_into_an_address() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", art.VERSION)


def test_a_face_is_the_same_in_every_process() -> None:
    program = "from reverie.art.digests import golden; import json; print(json.dumps(golden()))"
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(SOURCES)}
    told = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True)
    assert json.loads(told.stdout) == mine()


def test_asking_for_the_version_draws_nothing() -> None:
    """The server says the version when it starts; no table of cards is loaded for that."""
    program = "import reverie.art, sys; assert reverie.art.VERSION; print('reverie.art.catalogue' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    told = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "False"


def test_nothing_in_the_source_depends_on_the_machine() -> None:
    """Neither the C library's sine nor Python's own chance or number formats."""
    for path in (SOURCES / "reverie" / "art").rglob("*.py"):
        text = path.read_text("utf-8")
        assert not re.search(r"^\s*(import|from) (math|random|cmath|numpy)\b", text, re.MULTILINE), path.name
        assert not re.search(r":\.\d+[fge]\}", text), f"{path.name}: write numbers with num() or fine()"


# ---- what is in them -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_every_face_is_a_clean_svg(theme: str) -> None:
    for name in face_names():
        text = face(name, theme)
        root = ElementTree.fromstring(text)
        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert tags <= ALLOWED, f"{name}: {tags - ALLOWED}"
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids)), f"{name}: an id stands twice"
        assert all(len(one) <= 3 for one in ids), name
        asked = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'href="#([^"]+)"', text))
        assert asked <= set(ids), f"{name} asks for {asked - set(ids)}"
        assert "".join(root.itertext()).strip() == "", f"{name} has words"
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|data:|<script|\bon\w+=|<style|font", text), name
        for element in root.iter():
            for key, value in element.attrib.items():
                assert "nan" not in value.lower(), f"{name}: {key}"
                assert "inf" not in value.lower(), f"{name}: {key}"
        assert tuple(map(int, root.attrib["viewBox"].split()[2:])) in SIZES, name


@pytest.mark.parametrize("theme", THEMES)
def test_every_face_is_small(theme: str) -> None:
    sizes = {name: zipped(name, theme) for name in face_names()}
    assert {name: size for name, size in sizes.items() if size > ONE_FACE} == {}


def test_an_opening_table_is_small() -> None:
    """The five largest locations, a back, all doors, the nightmare; and a table of Urbion with four full rows."""
    largest = sorted(
        zipped(name, "paper") for name in face_names("onirim") if re.match(r"(red|blue|green|brown)\.", name)
    )
    doors = [f"door.{colour}{side}" for colour in ("red", "blue", "green", "brown") for side in ("", ".open")]
    assert (
        sum(largest[-5:]) + sum(zipped(name, "paper") for name in (*doors, "onirim.back", "nightmare")) <= OPENING_TABLE
    )
    urbion = ["urbion.back", "city.back", "square", "earth+water", "water+fire", "fire+air", "S1e", "S2w", "S1f", "S4a"]
    urbion += ["I3e", "I2w", "I2f", "I1a", "X5", "M2e", "N1"]
    assert sum(zipped(name, "paper") for name in urbion) <= OPENING_TABLE


def test_dreams_of_other_card_tables_are_small_and_clean_too() -> None:
    for name in ("S9a", "I5e", "WS3w", "WI9f", "M2-3e", "M9-8a", "N5", "N1-9", "X9", "Y1"):
        for theme in THEMES:
            assert ElementTree.fromstring(face(name, theme)).tag == f"{SVG}svg"
            assert zipped(name, theme) <= ONE_FACE


def test_no_two_faces_are_equal() -> None:
    for theme in THEMES:
        pictures: dict[str, str] = {}
        for name in face_names():
            twin = pictures.setdefault(face(name, theme), name)
            assert twin == name, f"{twin} and {name} look alike"


def test_no_star_has_six_points() -> None:
    """Some shapes have a meaning of their own."""
    for path in (SOURCES / "reverie" / "art").rglob("*.py"):
        assert not re.search(r"star\([^()]*, 6[,)]", path.read_text("utf-8")), path.name


# ---- names and refusals ----------------------------------------------------------------------------------------------


def test_names_are_unique_and_belong_to_one_game() -> None:
    names = face_names()
    assert len(names) == len(set(names))
    assert sorted(names) == sorted(name for game in games() for name in face_names(game))
    assert set(games()) == {"onirim", "urbion", "etherfields"}


@pytest.mark.parametrize(
    "name",
    [
        "",
        "red",
        "red.star",
        "S2",
        "S2-3e",
        "M2-2e",
        "X5e",
        "N1w",
        "S0e",
        "s2w",
        "tower.red.6",
        "door.pink",
        "../x",
        "Z1e",
        "é",
    ],
)
def test_an_unknown_face_is_refused(name: str) -> None:
    with pytest.raises(ArtError) as caught:
        face(name)
    assert caught.value.code == "art-face-unknown"


def test_an_unknown_theme_or_game_is_refused() -> None:
    with pytest.raises(ReverieError) as caught:
        face("red.sun", "sepia")
    assert caught.value.code == "art-theme-unknown"
    with pytest.raises(ReverieError) as caught:
        face_names("chess")
    assert caught.value.code == "art-game-unknown"
    for language in LANGUAGES:
        assert "chess" in caught.value.text(language)
        assert "onirim" in caught.value.text(language)


def test_every_refusal_has_a_sentence() -> None:
    files = [*(SOURCES / "reverie" / "art").rglob("*.py"), SOURCES / "reverie" / "cli" / "art.py"]
    codes = {code for path in files for code in re.findall(r'ArtError\(\s*"([a-z-]+)"', path.read_text("utf-8"))}
    assert len(codes) >= 10
    for code in codes:
        for language in LANGUAGES:
            assert ArtError(code).text(language) != code


def test_updating_needs_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(digests, "GOLDEN_FILE", tmp_path / "nowhere" / "faces.json")
    with pytest.raises(ArtError) as caught:
        digests.update()
    assert caught.value.code == "art-no-checkout"


def test_updating_writes_version_and_digests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "version.py").write_text('"""Words."""\n\nVERSION = "0"\n', "utf-8")
    monkeypatch.setattr(digests, "VERSION_FILE", tmp_path / "version.py")
    monkeypatch.setattr(digests, "GOLDEN_FILE", tmp_path / "faces.json")
    monkeypatch.setattr(digests, "other_names", lambda: iter(()))
    monkeypatch.setattr(catalogue, "games", lambda: ["onirim"])
    now = digests.update()
    assert (tmp_path / "version.py").read_text("utf-8") == f'"""Words."""\n\nVERSION = "{now}"\n'
    assert set(json.loads((tmp_path / "faces.json").read_text("utf-8"))["paper"]) == set(face_names("onirim"))
