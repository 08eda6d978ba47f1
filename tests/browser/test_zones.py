"""Zones are always visible: none lies above another, on a desk and on a phone; and cards are large enough."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visits
from tests.browser.questions import CITIES, DREAMS
from tests.browser.screens import ALONE, FULL, bring, record_at
from tests.browser.table import Frame

TEAM = f"onirim/third/team/{DREAMS}/incubusMode=adversary"
# Where something is looked at, chosen or waits beside the hand: there is the least room.
MOMENTS = {
    "onirim": (
        (ALONE["onirim"], "prophecy"),
        (FULL["onirim"], "before-draw"),
        (FULL["onirim"], "prophecy"),
        (TEAM, "prophecy"),
    ),
    "urbion": (
        (FULL["urbion"], "revealed"),
        (f"urbion/second/team/{CITIES}", "main"),
    ),
}
DESK, PHONE, LARGE = (1280, 800), (390, 844), (1920, 1080)
LEAST = 56  # px: so large a face can be read

# Of each zone the first, the middle and the last thing comes into view; then nothing of another zone may lie over it.
LOOK = """async ([width, least]) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do await drawn(); while (innerWidth !== width);  // the window has its size, and everything in it
  const found = { covered: [], widest: document.documentElement.scrollWidth, small: {}, more: 0 };
  for (const zone of document.querySelectorAll("[data-zone]")) {
    if (zone.matches(".dim") || zone.closest(".closed")) continue;  // in the dark behind a question, or folded away
    const cards = [...zone.querySelectorAll("[data-key] > .card")].filter((it) => it.closest("[data-zone]") === zone);
    for (const card of new Set([cards[0], cards[cards.length >> 1], cards.at(-1)].filter(Boolean))) {
      card.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width: wide, height } = card.getBoundingClientRect();
      const above = document.elementFromPoint(left + wide / 2, top + height / 2);
      if (above?.closest("[data-zone]") !== zone) {
        const what = above?.closest("[data-zone]")?.dataset.zone ?? above?.className ?? "nothing, it is outside";
        found.covered.push(`${zone.dataset.zone} by ${what}`);
      }
      const main = /^(doors|row|hand|pile|discard|looked|R\\d.*)$/.test(zone.dataset.zone);
      if (main && wide < least - 0.5) found.small[zone.dataset.zone] = Math.round(wide);
    }
  }
  found.more = document.documentElement.scrollHeight - innerHeight;
  return found;
}"""


def look(frame: Frame, size: tuple[int, int]) -> dict[str, Any]:
    """What is seen in a window of this size."""
    frame.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = frame.page.evaluate(LOOK, [size[0], LEAST])
    return found


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_no_zone_is_covered_by_another(game: str, visits: Visits) -> None:
    frame = visits.visit("de")
    for spec, kind in MOMENTS[game]:
        where = f"{kind} in {spec}"
        bring(frame, record_at(spec, kind))
        for size in (DESK, PHONE):
            found = look(frame, size)
            assert not found["covered"], f"{where}, {size}: {found['covered']}"
            assert found["widest"] <= size[0], f"{where}: the page is {found['widest']} px wide on {size[0]}"
        found = look(frame, LARGE)
        assert not found["small"], f"{where}: faces smaller than {LEAST} px on a large screen: {found['small']}"
        assert found["more"] <= 0, f"{where}: {found['more']} px are below a large screen"


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_the_game_without_modules_fits_a_small_desk(game: str, visits: Visits) -> None:
    frame = visits.visit("de", *DESK)
    bring(frame, record_at(ALONE[game], {"onirim": "turn", "urbion": "main"}[game], 14))
    found = look(frame, DESK)
    assert found["more"] <= 0, f"{found['more']} px are below the screen"
    assert not found["small"]


def test_a_chosen_key_makes_no_page_wider(visits: Visits) -> None:
    """What can be done with it is written on the piles, which are narrow."""
    frame = visits.visit("de", *PHONE, touch=True)
    key = frame.page.locator("[data-zone=hand] [data-key] > button[aria-label*='lüssel']")
    for seed in range(1, 40):
        bring(frame, record_at(ALONE["onirim"], "turn", seed=seed))
        if key.count():
            break
    key.first.tap()
    frame.page.locator("[data-zone=discard] .here").wait_for()
    edges = "() => [...document.querySelectorAll('.here span')].map((it) => it.getBoundingClientRect().right)"
    assert frame.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    assert max(frame.page.evaluate(edges)) <= PHONE[0]
