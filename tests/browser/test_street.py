"""The dreamworld fills its window at every size: no name covers another or an answer, gold is where one can go and
nowhere else, districts are looked along by keys, mouse and finger, and nothing tells of what was not found."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import nights
from tests.browser.conftest import Visits
from tests.browser.screens import bring
from tests.browser.table import Frame
from tests.browser.test_every_screen import violations

SIZES = ((1440, 900), (1920, 1080), (820, 1180), (390, 844))
TILES = ("threshold_row", "drowned_terrace", "tallow_market", "clockmakers_rise")
USED = 0.85  # of the window, by the street

MEASURE = """async (width) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do await drawn(); while (innerWidth !== width);
  await drawn();
  const box = (it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const all = (what) => [...document.querySelectorAll(what)];
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const here = ".district:not([inert]) ";
  const named = all(`${here}.name b, ${here}.post, .world .title h2, .world .tally li`);
  const things = [...named, ...all(".doorstep, .world footer button")];
  const covered = [];
  for (const [i, one] of named.entries()) for (const other of things.slice(i + 1))
    if (!one.contains(other) && meets(box(one), box(other))) covered.push(`${one.innerText} / ${other.innerText}`);
  const world = box(document.querySelector(".world"));
  const page = document.documentElement;
  const outside = all(`${here}.name b, ${here}.post, .doorstep, .world footer button`).filter((it) => {
    const { left, top, right, bottom } = box(it);
    return left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  return {
    used: (world.right - world.left) * (world.bottom - world.top) / (innerWidth * innerHeight),
    scrolls: Math.max(page.scrollWidth - innerWidth, page.scrollHeight - innerHeight),
    covered,
    outside: outside.map((it) => it.innerText),
    small: all(`${here}.house, ${here}.post, .world footer button, .doorstep button, .look`)
      .filter((it) => it.offsetWidth && (it.offsetWidth < 44 || it.offsetHeight < 44))
      .map((it) => it.innerText || it.className),
    gold: all(".world .glows[data-location], .world .glows[data-post]")
      .map((it) => it.dataset.location ?? it.dataset.post),
    roads: all(".way.open").map((it) => it.dataset.way.split(" ")[1]),
  };
}"""


def reachable(frame: Frame, table: str) -> set[str]:
    """Where the engine lets the team go."""
    found = frame.page.request.get(f"/api/tables/{table}/observation").json()["observation"]["actions"]
    return {str(one["location"]) for one in found if one["verb"] == "go"}


def measured(frame: Frame, width: int, height: int) -> dict[str, Any]:
    frame.page.set_viewport_size({"width": width, "height": height})
    found: dict[str, Any] = frame.page.evaluate(MEASURE, width)
    return found


@pytest.mark.parametrize(("place", "lang"), [("number_nine", "de"), ("salt_stair", "en"), ("winding_lane", "de")])
def test_the_street_fills_its_window(place: str, lang: str, visits: Visits) -> None:
    frame = visits.visit(lang)
    made = bring(frame, nights.idle(at=place, tiles=TILES))
    frame.page.locator("[data-do=go]").wait_for()
    ways = reachable(frame, made.table)
    assert ways
    wrong = []
    for width, height in SIZES:
        found = measured(frame, width, height)
        where = f"{place}, {width} x {height}"
        if found["used"] < USED or found["scrolls"] > 0:
            wrong.append(f"{where}: uses {found['used']:.2f}, scrolls by {found['scrolls']}")
        wrong += [f"{where}: {what}: {found[what]}" for what in ("covered", "outside", "small") if found[what]]
        if set(found["gold"]) != ways or not set(found["roads"]) <= ways:
            wrong.append(f"{where}: gold is {found['gold']}, {found['roads']}, not {ways}")
    assert not wrong, "\n".join(wrong)


def test_districts_are_looked_along(visits: Visits) -> None:
    """By keys and by mouse; whoever then goes somewhere sees where they are."""
    frame = visits.visit(width=1440, height=900)
    bring(frame, nights.idle(at="number_nine", tiles=TILES))
    world = frame.page.locator(".world")
    expect(world).to_have_attribute("data-district", "threshold_row")
    frame.page.keyboard.press("ArrowLeft")
    expect(world).to_have_attribute("data-district", "drowned_terrace")
    expect(world.locator(".title")).to_contain_text("Drowned Terrace")
    frame.page.locator("[data-do=look-right]").click()
    frame.page.locator("[data-do=look-right]").click()
    frame.page.locator("[data-do=look-right]").click()
    expect(world).to_have_attribute("data-district", "tallow_market")
    expect(frame.page.locator("[data-do=look-right]")).to_have_count(0)
    assert not violations(frame)
    frame.page.keyboard.press("ArrowLeft")
    frame.page.keyboard.press("ArrowLeft")
    expect(world).to_have_attribute("data-district", "threshold_row")
    seq = frame.seq
    frame.page.locator("[data-location=coal_merchant].glows").click()
    frame.wait_after(seq)
    expect(frame.page.locator("[data-location=coal_merchant]")).to_have_attribute("aria-current", "location")


def test_nothing_tells_of_what_was_not_found(visits: Visits) -> None:
    """Neither what the browser received nor what it shows; on a phone as well."""
    frame = visits.visit("en", 390, 844, touch=True)
    made = bring(frame, nights.idle(at="coal_merchant", shopping=0))
    frame.page.locator("[data-do=go]").wait_for()
    received = frame.page.request.get(f"/api/tables/{made.table}/observation").text().casefold()
    shown = frame.page.content().casefold()
    for hidden in ("candle_stall", "candle stall", "pier_head", "tallow", "salt_stair", "winding_lane", "weigh house"):
        assert hidden not in received, hidden
        assert hidden not in shown, hidden
    assert frame.page.locator(".post, .look").count() == 0
    assert not violations(frame)
    seq = frame.seq
    frame.page.locator("[data-location=blind_corner].glows").tap()
    frame.wait_after(seq)
