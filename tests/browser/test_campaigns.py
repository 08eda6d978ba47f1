"""Campaigns by name in the browser: begun, named, taken along as a file, opened again, refused with the reason, deleted
after a question, and played the next evening by another number of people."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser import nights
from tests.browser.conftest import Visits
from tests.browser.test_every_screen import violations

FIRST = 60_000  # milliseconds: the first file that a server is brought starts the process that reads it
CAMPAIGN = "etherfields/second/two/encounter=campaign"


def test_a_campaign_is_begun_named_taken_along_and_deleted(visits: Visits, tmp_path: Path) -> None:
    """On one page, by whoever has never seen it: two clicks to the first night, everything else has its sentence."""
    frame = visits.visit("en", 1440, 900)
    page = frame.open("/campaigns").page
    form = page.locator("form.begin")
    form.wait_for()
    form.locator("#campaign-name").fill("Winter nights")
    form.locator("summary").click()
    assert form.locator("fieldset[data-variant]").count() >= 5
    sentences = form.locator("fieldset[data-variant] label").all_inner_texts()
    assert all(len(text.split()) > 1 for text in sentences), sentences
    assert len(sentences) == len(set(sentences)) >= 12
    form.locator("[data-variant=nap] input[value=with]").check()
    found = set(violations(frame))
    form.locator("button.start").click()
    frame.table.wait_for()
    table = page.url.rpartition("/")[2]
    frame.go("/campaigns")
    slot = page.locator(f"[data-slot='{table}']")
    expect(slot.locator("h2")).to_have_text("Winter nights")
    slot.locator("[data-do=rename]").click()
    slot.locator("#rename").fill("Summer nights")
    slot.locator("form button").click()
    expect(slot.locator("h2")).to_have_text("Summer nights")
    with page.expect_download() as kept:
        slot.locator("[data-do=export]").click()
    assert kept.value.suggested_filename == "summer-nights.rec"
    file = tmp_path / "summer-nights.rec"
    kept.value.save_as(file)
    assert "nap=with" in file.read_text("utf-8")
    found |= set(violations(frame))
    # A file that is none is refused, with the reason; nothing else happens.
    spoilt = tmp_path / "spoilt.rec"
    spoilt.write_text(file.read_text("utf-8").replace("etherfields", "etherfelder"), "utf-8")
    page.locator("[data-do=import]").set_input_files(spoilt)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible(timeout=FIRST)
    assert len(alert.inner_text().split()) > 3
    page.locator("[data-do=import]").set_input_files(file)
    frame.table.wait_for()
    assert page.url.rpartition("/")[2] != table
    frame.go("/campaigns")
    expect(page.locator("[data-slot]")).to_have_count(2)
    # Deleting asks first, and keeping is what Enter does.
    slot.locator("[data-do=delete]").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot]")).to_have_count(2)
    slot.locator("[data-do=delete]").click()
    page.locator("[data-do=sure]").click()
    expect(page.locator("[data-slot]")).to_have_count(1)
    assert not found, "\n".join(sorted(found))


def test_the_next_evening_there_are_three(visits: Visits, tmp_path: Path) -> None:
    """Two have saved; the next day the maker lets three sit down: the same campaign, and links for the others. A phone
    shows the page without scrolling sideways."""
    saved = tmp_path / "ours.rec"
    and_then = ("save", "decline", "decline")
    saved.write_text(nights.idle(at="number_nine", shopping=1, spec=CAMPAIGN, and_then=and_then), "utf-8")
    host = visits.visit("de", 390, 844, touch=True)
    page = host.open("/campaigns").page
    page.locator("[data-do=import]").set_input_files(saved)
    host.table.wait_for(timeout=FIRST)
    old = page.url.rpartition("/")[2]
    host.go("/campaigns")
    slot = page.locator("[data-slot]").first
    slot.locator("[data-do=others]").click()
    slot.locator("select").select_option("three")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    slot.locator("[data-do=sit]").click()
    host.table.wait_for()
    assert page.url.rpartition("/")[2] != old
    expect(host.table).to_have_attribute("data-question", "seat")
    absent = page.locator("[data-away]")
    expect(absent).to_have_count(2)
