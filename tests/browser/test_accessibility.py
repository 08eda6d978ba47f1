"""Nobody is kept out: the focus is never lost, and a dialog keeps it. (test_every_screen.py runs axe.)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visits
from tests.browser.screens import SCREENS, Screen

HERE = """() => {
  const it = document.activeElement;
  return it && it !== document.body && it !== document.documentElement ? it.tagName : null;
}"""


@pytest.mark.parametrize("spec", ["onirim/third/solo/seed=11", "urbion/second/solo/seed=4"])
def test_after_each_answer_the_focus_is_somewhere(spec: str, visits: Visits, amount: Callable[[int, int], int]) -> None:
    """Moving cards destroys the focus in every browser; it has to be put back."""
    frame = visits.visit().sit(visits.house.new_table(spec))
    lost = []
    for _ in range(amount(8, 60)):
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
