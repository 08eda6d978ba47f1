"""The end of a game: its last moments, the night to walk along, and the picture to share."""

from __future__ import annotations

import io
from functools import cache

import pytest
from PIL import Image
from playwright.sync_api import expect

import reverie
from tests.browser.conftest import Visits
from tests.browser.screens import ALONE, bring, ended, wake
from tests.browser.table import Frame


@cache
def before_the_end(game: str, status: str) -> tuple[str, int]:
    """A game before the answer that ends it, and that answer."""
    for number in range(1, 100):
        played = reverie.from_spec(f"{ALONE[game]}/seed={number}")
        agent = reverie.agent("rules", game)
        answers: list[int] = []
        while not played.is_over:
            answers.append(agent.choose(played.outlook()))
            played.apply(answers[-1])
        if played.result is not None and played.result.status == status:
            shorter = reverie.from_spec(f"{ALONE[game]}/seed={number}")
            for answer in answers[:-1]:
                shorter.apply(answer)
            return shorter.record().text(), answers[-1]
    raise AssertionError(f"nobody has {status} {game}")


def come_to_the_end(frame: Frame, game: str, status: str) -> None:
    """With somebody there, who sees it."""
    record, last = before_the_end(game, status)
    bring(frame, record)
    wake(frame)
    frame.answer(last)


@pytest.mark.parametrize(("game", "status"), [("onirim", "won"), ("urbion", "lost")])
def test_the_last_moments_are_seen_and_a_key_ends_them(game: str, status: str, visits: Visits) -> None:
    frame = visits.visit(motion="no-preference")
    come_to_the_end(frame, game, status)
    result, finale = frame.page.locator("dialog.result[open]"), frame.page.locator("dialog.finale[open]")
    expect(finale).to_be_visible()
    expect(result).to_have_count(0)
    if status == "won":
        assert frame.page.locator("dialog.finale .light").count() >= 8
    address = frame.page.url
    frame.page.keyboard.press("Enter")  # which would begin another game on the end screen
    expect(finale).to_have_count(0)
    expect(result).to_be_visible()
    assert frame.page.url == address


def test_the_last_moments_end_by_themselves(visits: Visits) -> None:
    """And whoever wants no motion does not have to wait for them."""
    frame = visits.visit(motion="no-preference")
    come_to_the_end(frame, "onirim", "lost")
    frame.page.locator("dialog.result.led[open]").wait_for()
    calm = visits.visit()
    come_to_the_end(calm, "onirim", "lost")
    calm.page.locator("dialog.result[open]:not(.led)").wait_for()
    assert not calm.page.locator("dialog.finale").count()


def test_one_can_walk_along_the_night(visits: Visits) -> None:
    """With the keys as with a mouse: the table of a turn is seen, and Enter or a click goes there."""
    frame = visits.visit(width=1440, height=900)
    page = frame.page
    ended("onirim", "lost")(frame)
    hills = page.locator(".hills input")
    hills.focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".hills .mini [data-zone=doors]")).to_have_count(1)
    turn = page.locator(".hills .here > p").inner_text().split()[1]
    page.keyboard.press("Enter")
    expect(page.locator("dialog.result[open]")).to_have_count(0)
    expect(page.locator(".table.looking")).to_be_visible()
    expect(page.locator("header").first).to_contain_text(f"Turn {turn}")
    page.locator("header .tools .primary").click()
    box = page.locator(".hills").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(page.locator(".hills .mini [data-zone=hand]")).to_have_count(1)
    page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(page.locator(".table.looking")).to_be_visible()


SHARED = """() => {
  navigator.canShare = () => true;
  navigator.share = async ({ files, text }) => { window.shared = [files[0].type, files[0].size, text]; };
}"""

HANDED_ON = """async () => {
  while (!window.shared) await new Promise((later) => setTimeout(later, 50));
  return window.shared;
}"""


def test_the_night_is_shared_as_a_picture(visits: Visits) -> None:
    """Made in the browser, saved as a file or handed on; neither it nor the lines name a card."""
    frame = visits.visit()
    page = frame.page
    ended("urbion", "won")(frame)
    page.locator(".share-it").click()
    page.locator("[data-drawn=true]").wait_for()
    lines = page.locator(".sharing pre").inner_text()
    assert "Urbion" in lines
    assert not any(name in lines for name in ("Sogna", "Incub", "fire", "water", "earth", "air", "City"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    picture = Image.open(io.BytesIO(saved.value.path().read_bytes()))
    assert picture.size == (1600, 900)
    assert saved.value.suggested_filename.startswith("reverie-urbion-")
    colours = picture.convert("RGB").getcolors(1_000_000)
    assert colours is not None
    assert len(colours) > 1_000, "a sky, hills and words have more than this"
    page.keyboard.press("Escape")
    expect(page.locator(".sharing")).to_have_count(0)
    expect(page.locator("dialog.result[open]")).to_be_visible()
    page.evaluate(SHARED)
    page.locator(".share-it").click()
    page.get_by_role("button", name="Share …").click()
    kind, size, text = page.evaluate(HANDED_ON)
    assert kind == "image/png"
    assert size > 10_000
    assert text == lines
