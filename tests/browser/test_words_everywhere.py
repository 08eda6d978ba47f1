"""The language changes while one looks. (test_every_screen.py looks for untranslated words.)"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.screens import TURN
from tests.browser.table import Frame


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_the_language_changes_while_one_looks(game: str, visits: Visits) -> None:
    """Log, question, labels, title and what the server says: everything, without a reload."""
    frame = visits.visit("en")
    TURN[game](frame)
    frame.page.mouse.move(9, 9)  # the log comes when somebody touches the page
    frame.page.evaluate("() => (window.unchanged = true)")
    english = everything(frame)
    frame.page.locator("header button.language").click()
    expect(frame.page.locator("html")).to_have_attribute("lang", "de")
    expect(frame.page.locator("main .prompt")).not_to_have_text(english["prompt"])
    frame.settle()
    german = everything(frame)
    assert {name for name in english if english[name] == german[name]} == set(), "some of it stayed in English"
    frame.page.locator("header button.language").click()
    expect(frame.page.locator("html")).to_have_attribute("lang", "en")
    expect(frame.page.locator("main .prompt")).to_have_text(english["prompt"])
    assert everything(frame) == english
    assert frame.page.evaluate("() => window.unchanged"), "the page was loaded anew"


def everything(frame: Frame) -> dict[str, str]:
    """Some of all the kinds of words at a table."""
    page = frame.page
    return {
        "prompt": page.locator("main .prompt").inner_text(),
        "hand": page.locator("[data-zone=hand] [data-key] > button").first.get_attribute("aria-label") or "",
        "log": page.locator("aside.side ol button").first.text_content() or "",
        "zones": " ".join(page.locator("[data-zone] h2").all_text_contents()),
        "header": page.locator("header .where").inner_text(),
    }
