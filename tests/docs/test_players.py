"""The pages for players tell the truth: keys are those of the table, pictures and links exist, both languages agree."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from reverie.words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = ROOT / "docs" / "players"
KEYS = (ROOT / "web" / "src" / "table" / "keys.ts").read_text("utf-8")
KEYSIGNS = (ROOT / "web" / "src" / "table" / "keysigns.ts").read_text("utf-8")
PAGES = sorted(path.name for path in (PLAYERS / "en").glob("*.md"))
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Binding:
    """A line of the table of keys, as the browser has it."""

    command: str
    keys: tuple[str, ...]
    group: str


def bindings() -> list[Binding]:
    """BINDINGS of web/src/table/keys.ts."""
    block = re.search(r"export const BINDINGS\b.*?= \[\n(.*?)^\];", KEYS, re.DOTALL | re.MULTILINE)
    assert block is not None, "keys.ts has no BINDINGS"
    lines = re.findall(r'\{ command: "([\w-]+)", keys: \[([^\]]+)\], group: "(\w+)" \}', block[1])
    assert len(lines) == block[1].count("command:"), "a binding is written in another way"
    return [Binding(command, tuple(re.findall(r'"([^"]+)"', keys)), group) for command, keys, group in lines]


def signs() -> dict[str, str]:
    """SIGNS of web/src/table/keysigns.ts: arrows as arrows."""
    block = re.search(r"export const SIGNS\b.*?= \{(.*?)\n\};", KEYSIGNS, re.DOTALL)
    assert block is not None, "keysigns.ts has no SIGNS"
    return dict(re.findall(r'(\w+): "([^"]+)"', block[1]))


def row(binding: Binding, language: str) -> str:
    """The line of a page for a binding: keys with the names they have in a language, and the table's own words."""
    speech, drawn = words(language), signs()

    def part(name: str) -> str:
        shown = speech.text(f"web-key-{name}") if speech.has(f"web-key-{name}") else drawn.get(name, name)
        return f"<kbd>{shown}</kbd>"

    keys = binding.keys
    if binding.command == "pick":
        assert keys == tuple("123456789")
        shown = [f"{part(keys[0])} … {part(keys[-1])}"]
    else:
        shown = [" + ".join(part(name) for name in key.split("+")) for key in keys]
    return f"| {', '.join(shown)} | {speech.text(f'web-keys-{binding.command}')} |"


def page(language: str, name: str) -> str:
    return (PLAYERS / language / name).read_text("utf-8")


def headings(text: str) -> list[int]:
    """The levels of the headings, in order."""
    return [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]


def anchors(text: str) -> set[str]:
    """The names under which headings can be linked to."""
    found = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_table_is_on_the_page_and_no_other(language: str) -> None:
    text = page(language, "keys.md")
    expected = [row(binding, language) for binding in bindings()]
    assert len(expected) > 15
    missing = [line for line in expected if line not in text]
    assert not missing, "docs/players lacks, or says in other words:\n" + "\n".join(missing)
    there = [line for line in text.splitlines() if line.startswith("| <kbd>")]
    assert sorted(there) == sorted(expected), "the page has keys that the table does not have"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_stand_in_the_group_in_which_the_table_shows_them(language: str) -> None:
    parts = re.split(r"^## ", page(language, "keys.md"), flags=re.MULTILINE)[1:]
    for part in parts:
        title, _, text = part.partition("\n")
        [group] = {it.group for it in bindings() if row(it, language) in text}
        assert title == words(language).text(f"web-keys-{group}")


def test_both_languages_have_the_same_pages() -> None:
    assert sorted(path.name for path in (PLAYERS / "de").glob("*.md")) == PAGES
    assert {"onirim.md", "urbion.md", "keys.md", "accessibility.md"} <= set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_are_built_alike(name: str) -> None:
    english, german = page("en", name), page("de", name)
    assert headings(english) == headings(german)
    assert [mark for mark, _ in LINK.findall(english)] == [mark for mark, _ in LINK.findall(german)]
    assert english.count("\n|") == german.count("\n|")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_pictures_and_links_lead_somewhere(name: str, language: str) -> None:
    folder = PLAYERS / language
    lost = []
    for _, target in LINK.findall(page(language, name)):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        file = folder / path if path else folder / name
        if not file.is_file() or (anchor and anchor not in anchors(file.read_text("utf-8"))):
            lost.append(target)
    assert not lost, lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_the_language_of_the_page(language: str) -> None:
    other = {"en": "-de.", "de": "-en."}[language]
    for name in PAGES:
        assert not [target for mark, target in LINK.findall(page(language, name)) if mark and other in target]
