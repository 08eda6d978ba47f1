"""Every screen once in each language: axe finds nothing, nothing is untranslated, and at 400 % it still fits.

axe takes most of the time: in each change it looks at every screen once, under torture in both languages and sizes.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from scripts.web import WEB
from tests.browser.conftest import Visits
from tests.browser.screens import SCREENS
from tests.browser.table import Frame

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
  const told = (nodes) => nodes.slice(0, 3).map((it) => it.html + " " + it.failureSummary);
  return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: told(nodes) }));
}"""
WIDER = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const all = [...document.body.querySelectorAll("*")];
  const wide = all.filter((it) => it.getBoundingClientRect().right > page.clientWidth + 1);
  return wide.slice(0, 5).map((it) => `${it.tagName}.${it.className} ${it.getBoundingClientRect().right}`);
}"""


def violations(frame: Frame) -> list[str]:
    """What axe says about the page as it is."""
    frame.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    with frame.painted():
        found: list[dict[str, Any]] = frame.page.evaluate(RUN, TAGS)
    return [f"{it['id']}: {it['help']}: {node}" for it in found for node in it["nodes"]]


# The id of a text, a name of the engine, or what a program says of nothing.
KEY = re.compile(r"\b(?:web|onirim|urbion|card|server|hosting|cli|error)-[a-z]+(?:-[a-z0-9]+)*\b")
TOKEN = re.compile(
    r"\b(?:(?:red|blue|green|brown|x|door|premonition|spell|goal|incubus|den)\.[a-z]+|[SIMN]\d[a-z]\b"
    r"|book_[a-z]+|temple:|undefined|null|NaN|\[object)"
)
CITY = re.compile(r"\b(?:earth|water|fire|air)\+")
PLACEABLE = re.compile(r"\{\s*\$|[\u2068\u2069]")  # a hole that was not filled, or the marks around a filling
# What is meant to be read by programs: the link to a set-up or a table, the text of a record.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, style, textarea")) found.push(walker.currentNode.data);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "data-text"])
    for (const it of document.querySelectorAll(`[${name}]`)) found.push(it.getAttribute(name));
  return found.map((it) => it.trim()).filter(Boolean);
}"""


def texts(frame: Frame) -> list[str]:
    """Everything on the page that is read, by eye or by ear."""
    found: list[str] = frame.page.evaluate(TEXTS)
    return found


def strange(text: str, lang: str) -> bool:
    """Whether a text is not for people. (In English a City is called as the engine calls it: earth+water.)"""
    return any(pattern.search(text) for pattern in (KEY, TOKEN, PLACEABLE)) or (
        lang != "en" and bool(CITY.search(text))
    )


GERMAN = {"und", "nicht", "eine", "der", "Karte", "Regeln", "Zug"}


def too_wide(frame: Frame) -> list[str]:
    """What would have to be scrolled to sideways where 1280 pixels are enlarged to 400 % (WCAG 1.4.10)."""
    frame.page.set_viewport_size({"width": 320, "height": 256})
    found: list[str] = []
    for _ in range(10):  # what follows the size of the page does so a moment later
        found = frame.page.evaluate(WIDER)
        if not found:
            break
        frame.page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("de", 390), ("de", 1280), ("en", 390)])
def test_every_screen(lang: str, width: int, visits: Visits, request: pytest.FixtureRequest) -> None:
    if (lang, width) not in (("en", 1280), ("de", 390)) and not request.config.getoption("--torture"):
        pytest.skip("each language on one kind of page is enough for each change")
    frame = visits.visit(lang, width, 800, touch=width < 600)
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    everything, turn = bool(request.config.getoption("--torture")), int(lang == "de")
    for number, screen in enumerate(SCREENS):
        screen.show(frame)
        assert frame.page.locator("html").get_attribute("lang") == lang
        read = texts(frame)
        seen.update(read)
        problems = [f"not for people: {text}" for text in read if strange(text, lang)]
        if everything or number % 2 == turn:  # in each change the two share the screens
            problems += violations(frame)
        if everything or lang == "de":  # German is longer
            problems += [f"wider than the page at 400 %: {what}" for what in too_wide(frame)]
            frame.page.set_viewport_size({"width": width, "height": 800})
        if problems:
            found[screen.name] = problems
        screen.leave(frame)
    print(f"\n{lang}, {width} px: {len(seen)} texts on {len(SCREENS)} screens")
    told = [f"{name}: {problem}" for name, problems in found.items() for problem in problems]
    assert not told, "\n".join(told)
    words = GERMAN.intersection(" ".join(seen).split())
    assert len(words) >= 4 if lang == "de" else not words, words
