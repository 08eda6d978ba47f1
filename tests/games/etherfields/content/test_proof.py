"""The proof page has every text of the campaign in both languages, and nothing on it looks wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.etherfields.content.loading import examine, shipped_path
from reverie.games.etherfields.content.proof import faults, page, texts
from tests.cli.conftest import Run, quiet_place, run

__all__ = ["quiet_place", "run"]

PACK = examine([shipped_path()])


def test_no_text_looks_wrong() -> None:
    assert [(str(proof.place), fault) for proof in texts(PACK) for fault in faults(proof.pages)] == []


def test_every_text_is_there_in_both_languages() -> None:
    found = list(texts(PACK))
    assert PACK.content is not None
    assert len(found) > 600
    assert [str(proof.place) for proof in found if set(proof.pages) != {"en", "de"}] == []
    whole = " ".join(" ".join(pages) for proof in found for pages in proof.pages.values())
    for script in PACK.content.script.values():
        assert all(part in whole for text in script.text.values() for part in text.split("\n\f\n")), script.id


@pytest.mark.parametrize(
    ("en", "de", "fault"),
    [
        ("It was guilt.", "Es war Reue.", "house-word en: guilt"),
        ("A thing.", "Ein geheimnisvoll stilles Ding.", "house-word de: geheimnisvoll"),
        ("“A thing.”", "„Ein Ding.“", "quotes en: not straight"),
        ('"A thing.', "„Ein Ding.“", "quotes en: one is missing"),
        ('"A thing."', '"Ein Ding."', "quotes de: not „…“"),
        ('"A thing."', "„Ein Ding.", "quotes de: one is missing"),
        ("Seal 2.", "Versiegle 3.", "numbers: 2 / 3"),
        ("One small blue thing.", "One small blue thing.", "untranslated: the same words"),
        ("A thing.", "You and the thing with that.", "untranslated de: and that the with you"),
    ],
)
def test_every_fault_is_found(en: str, de: str, fault: str) -> None:
    assert fault in list(faults({"en": (en,), "de": (de,)}))
    assert list(faults({"en": ('"A thing," 2.',), "de": ("„Ein Ding“, 2.",)})) == []


def test_long_pages_are_found() -> None:
    assert list(faults({"en": ("word " * 91, "word")})) == ["length en: page 1"]


def test_the_page_shows_texts_side_by_side_with_their_faults(run: Run, tmp_path: Path) -> None:
    told = page(PACK)
    assert "<td lang=en>" in told
    assert "<td lang=de>" in told
    assert "ECNEITAP" in told
    assert "DLUDEG" in told
    out = tmp_path / "proof.html"
    assert run("pack", "proof", str(shipped_path()), "-o", str(out)).exit_code == 0
    assert out.read_text("utf-8") == told
