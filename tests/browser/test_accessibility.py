"""Nobody is kept out: axe finds nothing on any screen, in either language, on a desk or a phone; zoom and focus work."""

from __future__ import annotations

from typing import Any

import pytest

from scripts.web import WEB
from tests.browser.conftest import Visits
from tests.browser.screens import SCREENS, Screen
from tests.browser.table import Frame

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
  return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 3).map((it) => it.html + " " + it.failureSummary) }));
}"""
WIDER = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((it) => it.getBoundingClientRect().right > page.clientWidth + 1);
  return wide.slice(0, 5).map((it) => `${it.tagName}.${it.className} ${it.getBoundingClientRect().right}`);
}"""


def violations(frame: Frame) -> list[str]:
    """What axe says about the page as it is."""
    frame.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    found: list[dict[str, Any]] = frame.page.evaluate(RUN, TAGS)
    return [f"{it['id']}: {it['help']}: {node}" for it in found for node in it["nodes"]]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing(lang: str, width: int, visits: Visits) -> None:
    found = []
    frame = visits.visit(lang, width, 800, touch=width < 600)
    for screen in SCREENS:
        screen.show(frame)
        found += [f"{screen.name}: {problem}" for problem in violations(frame)]
        screen.leave(frame)
    assert not found, "\n".join(found)


def test_zoomed_to_400_percent_nothing_scrolls_sideways(visits: Visits) -> None:
    """1280 pixels at 400 % are 320: WCAG 1.4.10."""
    frame = visits.visit("de", 320, 256)
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        screen.show(frame)
        if wide := frame.page.evaluate(WIDER):
            found[screen.name] = wide
        screen.leave(frame)
    assert not found, found


HERE = """() => {
  const it = document.activeElement;
  return it && it !== document.body && it !== document.documentElement ? it.tagName : null;
}"""


@pytest.mark.parametrize("spec", ["onirim/third/solo/seed=11", "urbion/second/solo/seed=4"])
def test_after_each_answer_the_focus_is_somewhere(spec: str, visits: Visits) -> None:
    """Moving cards destroys the focus in every browser; it has to be put back."""
    frame = visits.visit().sit(visits.house.new_table(spec))
    lost = []
    for _ in range(15):
        if frame.is_over:
            break
        question, shown = frame.question, frame.shown()
        offer = min(shown)
        place = shown[offer]
        frame.answer(offer, place)
        frame.settle()
        if frame.page.evaluate(HERE) is None:
            lost.append(f"{question} answered by {place}")
    assert not lost, lost


@pytest.mark.parametrize("screen", [screen for screen in SCREENS if screen.dialog], ids=lambda it: it.name)
def test_a_dialog_keeps_the_focus(screen: Screen, visits: Visits) -> None:
    frame = visits.visit()
    screen.show(frame)
    inside = "() => Boolean(document.activeElement?.closest('dialog[open], [popover]'))"
    for _ in range(12):
        assert frame.page.evaluate(inside), f"{screen.name}: the focus is outside"
        frame.page.keyboard.press("Tab")
        if frame.page.evaluate("() => document.activeElement === document.body"):
            frame.page.keyboard.press("Tab")  # around the end, by way of the browser's own buttons
