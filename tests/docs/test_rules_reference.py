"""The rules reference: the pages on disk are what the words say, complete, in both languages, with live links."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from reverie.games.onirim.manifest import MANIFEST
from reverie.words import LANGUAGES, words
from scripts import rules_reference

PAGES = rules_reference.pages()
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
LONGEST_LINE = 76  # what `reverie games` has room for


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_page_on_disk_is_current(path: Path) -> None:
    assert path.read_text("utf-8") == PAGES[path], "run: python scripts/rules_reference.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_left_over(language: str) -> None:
    folder = rules_reference.FOLDER / language
    assert set(folder.iterdir()) == {path for path in PAGES if path.parent == folder}


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    english, german = ([rule.id for rule in rules_reference.rules(language)] for language in LANGUAGES)
    assert english == german
    assert len(english) == len(set(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_on_exactly_one_page(language: str) -> None:
    texts = [text for path, text in PAGES.items() if path.parent.name == language]
    found = Counter(anchor for text in texts for anchor in ANCHOR.findall(text))
    assert found == Counter(rule.id.lower() for rule in rules_reference.rules(language))
    for rule in rules_reference.rules(language):
        assert any(rule.title in text and rule.text in text for text in texts), rule.id


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_links_lead_to_a_page_and_a_rule(path: Path) -> None:
    for target, anchor in LINK.findall(PAGES[path]):
        page = path.parent / target if target else path
        assert page in PAGES, f"{target}#{anchor}"
        assert not anchor or f'<a id="{anchor}"></a>' in PAGES[page], f"{target}#{anchor}"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_text_of_a_page_exists(path: Path) -> None:
    assert not re.search(r"onirim-[a-z]|[{}]|@title", PAGES[path])


def test_rulings_name_rules_that_exist() -> None:
    known = {rule.id for rule in rules_reference.rules("en")}
    assert set(rules_reference.SOURCES) == {name for name in known if name.split("-")[1] in ("EDGE", "X")}
    for sources in rules_reference.SOURCES.values():
        assert {f"ONI-{source}" for source in sources.split()} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_and_setting_has_its_texts(language: str) -> None:
    told = words(language)
    for module in MANIFEST.modules:
        assert told.has(f"onirim-guide-{module.name}")
        assert 0 < len(told.text(f"onirim-module-{module.name}-line")) <= LONGEST_LINE
    for variant in MANIFEST.variants:
        name = variant.name.replace(".", "-")
        assert told.has(f"onirim-variant-{name}")
        assert all(told.has(f"onirim-value-{name}-{value}") for value in variant.values)
