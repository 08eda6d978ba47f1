"""No untranslated word on any screen, in either language; and the language changes while one looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.screens import SCREENS, TURN
from tests.browser.table import Frame

# The id of a text, a name of the engine, or what a program says of nothing.
KEY = re.compile(r"\b(?:web|onirim|urbion|card|server|hosting|cli|error)-[a-z]+(?:-[a-z0-9]+)*\b")
TOKEN = re.compile(
    r"\b(?:(?:red|blue|green|brown|x|door|premonition|spell|goal|incubus|den)\.[a-z]+|[SIMN]\d[a-z]\b|[a-z]+\+[a-z]+"
    r"|book_[a-z]+|temple:|undefined|null|NaN|\[object)"
)
PLACEABLE = re.compile(r"\{\s*\$|[⁨⁩]")
# What is meant to be read by programs: the link to a set-up or a table, the text of a record.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, style, textarea, .code")) found.push(walker.currentNode.data);
  }
  for (const it of document.querySelectorAll("[aria-label], [title], [alt], [placeholder], [aria-valuetext], [data-text]"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "data-text"])
      if (it.hasAttribute(name)) found.push(it.getAttribute(name));
  return found.map((it) => it.trim()).filter(Boolean);
}"""


def texts(frame: Frame) -> list[str]:
    """Everything on the page that is read, by eye or by ear."""
    found: list[str] = frame.page.evaluate(TEXTS)
    return found


def strange(text: str) -> bool:
    """Whether a text is not for people."""
    return any(pattern.search(text) for pattern in (KEY, TOKEN, PLACEABLE))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_screen_speaks_in_words(lang: str, visits: Visits) -> None:
    found: dict[str, list[str]] = {}
    seen: dict[str, set[str]] = {}
    frame = visits.visit(lang)
    for screen in SCREENS:
        screen.show(frame)
        assert frame.page.locator("html").get_attribute("lang") == lang
        seen[screen.name] = set(texts(frame))
        if wrong := sorted(text for text in seen[screen.name] if strange(text)):
            found[screen.name] = wrong
        screen.leave(frame)
    everything = set().union(*seen.values())
    print(f"\n{lang}: {len(everything)} texts on {len(seen)} screens")
    assert not found, found
    assert not GERMAN.intersection(" ".join(everything).split()) or lang == "de"
    assert len(GERMAN.intersection(" ".join(everything).split())) >= 4 or lang == "en"


GERMAN = {"und", "nicht", "eine", "der", "Karte", "Regeln", "Zug"}


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_the_language_changes_while_one_looks(game: str, visits: Visits) -> None:
    """Log, question, labels, title and what the server says: everything, without a reload."""
    frame = visits.visit("en")
    TURN[game](frame)
    frame.page.evaluate("() => (window.unchanged = true)")
    english = everything(frame)
    frame.page.locator("header button.language").click()
    expect(frame.page.locator("html")).to_have_attribute("lang", "de")
    expect(frame.page.locator("[data-zone=hand] .prompt")).not_to_have_text(english["prompt"])
    frame.settle()
    german = everything(frame)
    assert {name for name in english if english[name] == german[name]} == set(), "some of it stayed in English"
    frame.page.locator("header button.language").click()
    expect(frame.page.locator("html")).to_have_attribute("lang", "en")
    expect(frame.page.locator("[data-zone=hand] .prompt")).to_have_text(english["prompt"])
    assert everything(frame) == english
    assert frame.page.evaluate("() => window.unchanged"), "the page was loaded anew"


def everything(frame: Frame) -> dict[str, str]:
    """Some of all the kinds of words at a table."""
    page = frame.page
    return {
        "prompt": page.locator("[data-zone=hand] .prompt").inner_text(),
        "hand": page.locator("[data-zone=hand] [data-key] > button").first.get_attribute("aria-label") or "",
        "log": page.locator("aside.side ol button").first.inner_text(),
        "zones": " ".join(page.locator("[data-zone] h2").all_inner_texts()),
        "header": page.locator("header .where").inner_text(),
    }
