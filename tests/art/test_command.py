"""`reverie art`: contact sheets, pages to print, single files; and everything it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from reverie.art import VERSION, face, face_names
from reverie.art.catalogue import everything, needed
from reverie.art.printing import cells, pages
from reverie.cli.app import app
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

COARSE = ("--dpi", "30")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REVERIE_LANG", "en")
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(app, ["art", *arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*arguments: str) -> str:
    result = run(*arguments, "--json")
    assert result.exit_code == 2
    code: str = json.loads(result.stdout)["error"]["code"]
    return code


def spec_of(text: str) -> GameSpec:
    return GameSpec.parse(text, registry.manifests())


def copies(text: str) -> dict[str, int]:
    return {entry.face: entry.count for entry in needed(spec_of(text))}


# ---- files -----------------------------------------------------------------------------------------------------------


def test_every_face_as_a_file() -> None:
    result = run("--out", "faces", "--game", "urbion", "--theme", "clear")
    assert result.exit_code == 0
    assert str(len(face_names("urbion"))) in result.stdout
    written = sorted(path.name for path in Path("faces").iterdir())
    assert len(written) == len(face_names("urbion"))
    assert {"S1e.svg", "earth%2Bwater.svg", "temple%3Afire.svg"} <= set(written)
    assert Path("faces/S1e.svg").read_text("utf-8") == face("S1e", "clear")


def test_a_contact_sheet_shows_every_face_and_no_name_meets_another() -> None:
    assert run("--sheet", "all.svg").exit_code == 0
    root = ElementTree.fromstring(Path("all.svg").read_text("utf-8"))
    assert len(root.findall("{http://www.w3.org/2000/svg}svg")) == len(face_names())
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_a_contact_sheet_as_pixels() -> None:
    assert run("--sheet", "all.png", "--game", "onirim", "--theme", "clear").exit_code == 0
    assert Path("all.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_json_says_what_was_made() -> None:
    made = json.loads(run("--sheet", "o.svg", "--game", "onirim", "--json").stdout)
    assert made == {
        "version": VERSION,
        "theme": "paper",
        "sheet": {"path": "o.svg", "count": len(face_names("onirim"))},
    }


# ---- print -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pages_to_print(paper: str) -> None:
    result = run("--print", "o.pdf", "--spec", "onirim/third/solo", "--theme", "clear", "--paper", paper, *COARSE)
    assert result.exit_code == 0
    assert "76 cards" in result.stdout
    data = Path("o.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", data)) == 9  # 76 cards, nine to a page
    box = {"a4": b"595.2756 841.8898", "letter": b"612 792"}[paper]
    assert box in data


def test_pages_with_backs() -> None:
    run("--print", "o.pdf", "--spec", "onirim/third/solo", "--theme", "clear", "--backs", *COARSE)
    assert len(re.findall(rb"/Type /Page\b", Path("o.pdf").read_bytes())) == 18


def test_backs_lie_behind_their_cards() -> None:
    deck = needed(spec_of("urbion/second/solo/squares"))
    front, back = pages(deck, "clear", True)[-2:]
    assert [bool(cell) for cell in back] == [
        place < len(front) for row in ((2, 1, 0), (5, 4, 3), (8, 7, 6)) for place in row
    ]
    assert {piece.face for cell in back for piece in cell} == {"city.back"}


def test_the_same_pages_are_the_same_file() -> None:
    for name in ("a.pdf", "b.pdf"):
        run("--print", name, "--spec", "urbion/first/solo", "--theme", "clear", *COARSE)
    assert Path("a.pdf").read_bytes() == Path("b.pdf").read_bytes()


def test_decks_are_as_large_as_the_law_says() -> None:
    base = copies("onirim/third/solo")
    assert sum(base.values()) == 76
    assert base["red.sun"] == 9
    assert base["nightmare"] == 10
    book = copies("onirim/third/solo/book")
    assert {name: book[name] for name in book if name.startswith("goal.")} == {
        f"goal.{colour}": 2 for colour in ("red", "blue", "green", "brown")
    }
    assert [name for name in book if name.startswith("spell.")][-1] == "spell.powerful_punishment.10"
    hard = copies("onirim/third/solo/book+dreamcatchers/hard.book=true/hard.dreamcatchers=true")
    assert "spell.powerful_punishment.12" in hard
    assert "handbook" not in hard
    assert sum(copies("onirim/third/solo/book+glyphs+oniverse").values()) == 76 + 12 + 17 + 13 + 3
    urbion = copies("urbion/second/team")
    assert sum(urbion.values()) == 72 + 12 + 2
    assert sum(entry.count for entry in needed(everything("urbion"))) == 114 + 24 + 8 + 24 + 6 + 8 + 1


def test_strips_and_tokens_share_a_cell() -> None:
    deck = needed(spec_of("onirim/third/solo/book+premonitions+incubus"))
    sizes = [len(cell) for cell in cells(deck, "clear")]
    strips = 8 + 3 + 8
    assert sizes == [1] * 80 + [2] * (strips // 2) + [1] * (strips % 2) + [1]


# ---- refusals --------------------------------------------------------------------------------------------------------


def test_what_is_there_stays_there() -> None:
    Path("s.svg").write_text("mine", "utf-8")
    assert refused("--sheet", "s.svg") == "art-exists"
    assert Path("s.svg").read_text("utf-8") == "mine"
    assert run("--sheet", "s.svg", "--game", "onirim", "--theme", "clear", "--force").exit_code == 0
    assert Path("s.svg").read_text("utf-8").startswith("<svg")
    Path("p.pdf").touch()
    assert refused("--print", "p.pdf", "--game", "onirim") == "art-exists"
    Path("faces").mkdir()
    Path("faces/red.sun.svg").touch()
    assert refused("--out", "faces") == "art-exists"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((), "art-nothing-asked"),
        (("--sheet", "a.svg", "--theme", "sepia"), "art-theme-unknown"),
        (("--sheet", "a.svg", "--game", "chess"), "art-game-unknown"),
        (("--sheet", "a.gif"), "art-suffix"),
        (("--print", "a.svg", "--game", "onirim"), "art-suffix"),
        (("--print", "a.pdf"), "art-print-what"),
        (("--print", "a.pdf", "--game", "onirim", "--paper", "a3"), "art-paper-unknown"),
        (("--print", "a.pdf", "--spec", "onirim/ninth"), "spec-unknown"),
        (("--sheet", "a.svg", "--spec", "onirim"), "art-spec-alone"),
        (("--sheet", "a.svg", "--backs"), "art-spec-alone"),
    ],
)
def test_refusals(arguments: tuple[str, ...], code: str) -> None:
    assert refused(*arguments) == code
    assert list(Path().iterdir()) == []


def test_a_folder_that_cannot_be_made() -> None:
    Path("file").touch()
    assert refused("--sheet", "file/all.svg", "--game", "onirim", "--theme", "clear") == "art-write-failed"


def test_without_the_packages_for_printing(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    assert refused("--sheet", "a.png", "--game", "onirim", "--theme", "clear") == "art-no-renderer"
    assert refused("--print", "a.pdf", "--game", "onirim", "--theme", "clear") == "art-no-renderer"


@pytest.mark.parametrize("language", ["en", "de"])
def test_people_are_told_in_their_language(language: str) -> None:
    result = run("--sheet", "all.svg", "--game", "onirim", "--theme", "clear", "--lang", language)
    assert ("pictures" if language == "en" else "Bilder") in result.stdout
