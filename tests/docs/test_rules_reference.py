"""The rules reference: the pages on disk are what the words say, complete, in both languages, with live links."""

from __future__ import annotations

import os
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from reverie.cli.rulebook import Rulebook
from reverie.kernel import registry
from reverie.words import LANGUAGES, words
from scripts import rules_reference
from scripts.reference import Reference, value_name

REFERENCES = rules_reference.REFERENCES
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
LONGEST_LINE = 76  # what `reverie games` has room for

ON_DISK = sorted(path for path in rules_reference.FOLDER.rglob("*") if not path.is_dir())
every_page = pytest.mark.parametrize("path", ON_DISK, ids=lambda path: str(path.relative_to(rules_reference.FOLDER)))
every_game = pytest.mark.parametrize("reference", REFERENCES.values(), ids=REFERENCES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def pages() -> dict[Path, str]:
    """What the pages must be; writing them takes a while, so whoever only looks for tests does not."""
    return rules_reference.pages()


def test_every_game_has_its_pages() -> None:
    assert set(registry.games()) <= set(REFERENCES)
    assert set(Rulebook("en").games()) == set(REFERENCES)


@every_page
def test_the_page_on_disk_is_current(path: Path) -> None:
    assert path.read_text("utf-8") == pages().get(path), "run: python -m scripts.rules_reference"


def test_no_page_is_left_over() -> None:
    assert set(ON_DISK) == set(pages())


@every_game
def test_both_languages_have_the_same_rules_in_the_same_order(reference: Reference) -> None:
    english, german = ([rule.id for rule in rules_reference.rules(reference, language)] for language in LANGUAGES)
    assert english == german
    assert len(english) == len(set(english)) > 0


@every_language
@every_game
def test_every_rule_stands_on_exactly_one_page(reference: Reference, language: str) -> None:
    folder = rules_reference.FOLDER / language / reference.game
    texts = [text for path, text in pages().items() if path.parent == folder]
    found = Counter(anchor for text in texts for anchor in ANCHOR.findall(text))
    rules = rules_reference.rules(reference, language)
    assert found == Counter(rule.id.lower() for rule in rules)
    for rule in rules:
        assert any(rule.title in text and rule.text in text for text in texts), rule.id


@every_page
def test_links_lead_to_a_page_and_a_rule(path: Path) -> None:
    links = LINK.findall(pages()[path])
    assert links
    for target, anchor in links:
        page = Path(os.path.normpath(path.parent / target)) if target else path
        assert page in pages(), f"{target}#{anchor}"
        assert not anchor or f'<a id="{anchor}"></a>' in pages()[page], f"{target}#{anchor}"


@every_page
def test_every_text_of_a_page_exists(path: Path) -> None:
    names = "|".join(["guide", *(f"{game}-[a-z_]+" for game in REFERENCES)])
    assert not re.search(rf"\b(?:{names})-[a-z]|[{{}}]|@(?:title|first|second)", pages()[path])


@every_game
def test_rulings_name_rules_that_exist(reference: Reference) -> None:
    known = {rule.id for rule in rules_reference.rules(reference, "en")}
    assert set(reference.sources) == {name for name in known if name.split("-")[1] in reference.rulings}
    for sources in reference.sources.values():
        assert {f"{reference.prefix}-{source}" for source in sources.split()} <= known


@every_language
@every_game
def test_every_module_and_setting_has_its_texts(reference: Reference, language: str) -> None:
    told, game = words(language), reference.game
    for module in reference.manifest.modules:
        assert told.has(f"{game}-guide-{module.name}")
        assert 0 < len(told.text(f"{game}-module-{module.name}-line")) <= LONGEST_LINE
    for variant in reference.manifest.variants:
        name = variant.name.replace(".", "-")
        assert told.has(f"{game}-variant-{name}")
        assert all(told.has(value_name(game, variant, value)) for value in variant.values)
        assert variant.written is None or told.has(f"{game}-guide-written-{name}")
