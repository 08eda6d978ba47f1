"""A link to a game that the server hosts and the browser has no table for: said plainly, and no seat is taken."""

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
    assert visits.house.observation(made)["status"] == "seating"
