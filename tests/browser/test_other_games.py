"""A link to a game that the browser has no table for: said plainly, with a link to play it elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from reverie import words as texts
from tests.browser.conftest import Visits


@pytest.mark.parametrize("spec", ["etherfields/second/one", "etherfields/second/two"])
def test_a_game_without_a_table_here(visits: Visits, spec: str) -> None:
    made = visits.house.new_table(spec)
    frame = visits.visit().open(made.path())
    expect(frame.page.get_by_role("alert")).to_contain_text(texts.words("en").text("web-door-screen-line"))
    assert frame.observation(made)["status"] == "seating"
    # The link was spent by opening it; what is needed to play elsewhere is there.
    frame.page.get_by_role("button", name=texts.words("en").text("web-link-device")).click()
    link = frame.page.get_by_role("textbox").input_value()
    assert link.startswith(f"{visits.house.url}/t/{made.table}#")
    assert not link.endswith(made.token(0))
