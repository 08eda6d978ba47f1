"""How smoothly the table's own cards fly: sixty and more at once, measured by a trace of the browser.

The slider of the replay is the one thing at a table that moves every card: from the end of a game with a long row back
to the deal, and forth again. All of it is done by the table's own code; nothing is put into the page but a counter.

Two kinds of figures come out. Processor time of a thread (how long the page's own thread works at the start of a
flight, for each frame of it, and how long the pictures take to be drawn) hardly depends on what else the machine does:
those have budgets. Frames per second depend on everything: they are reported, beside those of as many plain boxes that
fly in the same way in the same page, a moment before or after.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser

import reverie
from reverie.kernel.actions import Action
from tests.browser.screens import bring
from tests.browser.table import Frame

LONG_ROW = "onirim/third/solo/book+glyphs+towers+crossroads/seed=48"
CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
FLIGHT_MS = 1000  # a calm flight, its delays, and what comes after it
FRAMES = 60 * (320 + 6 * 45) / 1000  # of a calm flight whose cards leave a pile one after another

# Marks in the trace where a flight begins and ends, the times of frames, and how many things move meanwhile.
WATCH = """() => {
  const flight = (window.flight = { frames: [], moving: 0, first: 0 });
  performance.mark("flight begins");
  const tick = (now) => {
    flight.frames.push(now);
    if (flight.frames.length < 40 && !flight.first) {
      flight.moving = document.getAnimations().filter((it) =>
        it.playState === "running" && it.effect.getKeyframes().some((frame) => "transform" in frame)).length;
      if (flight.moving) flight.first = flight.frames.length;
    }
    if (window.flight === flight) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
ENOUGH = "() => window.flight.frames.length > 2"  # a machine can be too busy to draw that many in the time of a flight
SEEN = """() => {
  const { frames, moving, first } = window.flight;
  window.flight = null;
  performance.mark("flight ends");
  return { frames, moving, first };
}"""
BOXES = """(count) => {
  const sky = document.createElement("div");
  sky.id = "boxes";
  document.body.append(sky);
  for (let i = 0; i < count; i++) {
    const box = document.createElement("div");
    Object.assign(box.style, { position: "fixed", left: `${(i % 12) * 90}px`, top: `${Math.floor(i / 12) * 90}px`,
      width: "58px", height: "81px", background: "#5a5fb2", willChange: "transform", zIndex: 40 });
    sky.append(box);
    box.animate([{ transform: `translate(${200 - i * 4}px, ${300 - i * 3}px) scale(.6)` }, { transform: "none" }],
      { duration: 320, delay: 45 * Math.min(i, 6), easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
  }
}"""
NO_BOXES = """() => document.querySelector("#boxes").remove()"""


@dataclass(frozen=True)
class Flight:
    """One flight, in milliseconds; those of threads are processor time, not the clock's."""

    moving: int
    longest: float  # piece of work of the page's thread: while it lasts, nothing else is answered
    work: float  # of that thread, altogether
    drawing: float  # the pictures of all cards, in whichever thread
    start: float  # from the key to the first picture of the flight, by the clock
    gaps: tuple[float, ...]  # from then on from frame to frame

    @property
    def each(self) -> float:
        """The work for each frame, if none were left out."""
        return self.work / FRAMES

    @property
    def rate(self) -> float:
        """Frames in a second, while something flew."""
        flying = self.gaps[: round(FRAMES)]
        return 1000 * len(flying) / sum(flying) if flying else 0.0  # a machine so busy that none was drawn


def middle(flights: list[Flight]) -> str:
    """Some flights in one line, by the medians."""
    moving, longest, each, drawing, start, rate = (
        statistics.median(getattr(flight, name) for flight in flights)
        for name in ("moving", "longest", "each", "drawing", "start", "rate")
    )
    return (f"{moving:.0f} moving: {each:.1f} ms of the page's thread a frame, at most {longest:.0f} ms in one piece, "
            f"drawing {drawing:.0f} ms; first picture after {start:.0f} ms, then {rate:.0f} a second")  # fmt: skip


def _eagerness(action: Action, chance: Random) -> float:
    """Somebody who plays whatever can be played and opens no door."""
    wishes = {"play": 10, "decline": 3, "pass": 3, "shuffle": 3}
    ways = {"key": 5, "decline": 3, "no": 3, "hand": 1}
    return chance.random() / 2 + wishes.get(action.verb, 0) + ways.get(action.argument or "", 0)


@cache
def long_row() -> str:
    """The record of a game with more than fifty cards in the row."""
    game, chance = reverie.from_spec(LONG_ROW), Random(1)
    while not game.is_over:
        game.apply(max(game.actions(), key=lambda action: _eagerness(action, chance)).id)
    return game.record().text()


class Flights:
    """A table in a browser at which the slider is moved."""

    def __init__(self, browser: Browser, frame: Frame, folder: Path) -> None:
        self.browser = browser
        self.frame = frame
        self.page = frame.page
        self.folder = folder
        bring(frame, long_row())
        self.page.keyboard.press("Escape")  # the result of the game
        self.page.keyboard.press("r")
        self.slider = self.page.locator(".replay input[type=range]")
        self.slider.focus()
        for key in ("Home", "End", "Home", "End"):  # every moment and every picture has been fetched once
            self.press(key)
            self.page.wait_for_load_state("networkidle")
            self.page.wait_for_timeout(FLIGHT_MS)

    def press(self, key: str) -> None:
        """To the deal, or to the end."""
        self.page.keyboard.press(key)

    def fly(self, key: str) -> Flight:
        """All cards, from one end of the game to the other."""
        return self._measured(lambda: self.press(key))

    def boxes(self, count: int) -> Flight:
        """As many boxes without pictures, to compare with."""
        return boxes(self.browser, self.frame, self.folder, count)

    def _measured(self, begin: Callable[[], object]) -> Flight:
        return measured(self.browser, self.frame, self.folder, begin)


def boxes(browser: Browser, frame: Frame, folder: Path, count: int) -> Flight:
    """So many boxes without pictures, to compare with."""
    found = measured(browser, frame, folder, lambda: frame.page.evaluate(BOXES, count))
    frame.page.evaluate(NO_BOXES)
    return found


def measured(browser: Browser, frame: Frame, folder: Path, begin: Callable[[], object]) -> Flight:
    """What a page does from now on, for as long as anything flies."""
    trace = folder / "flights.json"
    browser.start_tracing(page=frame.page, path=trace, categories=CATEGORIES)
    frame.page.evaluate(WATCH)
    begin()
    frame.page.wait_for_timeout(FLIGHT_MS)
    frame.page.wait_for_function(ENOUGH)
    seen = frame.page.evaluate(SEEN)
    browser.stop_tracing()
    return _read(json.loads(trace.read_text()), seen)


def _read(trace: dict[str, Any], seen: dict[str, Any]) -> Flight:
    """The work of the page's thread between the two marks, and that of the threads that draw."""
    events = trace["traceEvents"]
    marks = {event["name"]: event for event in events if event["name"].startswith("flight ")}
    begin, end = marks["flight begins"], marks["flight ends"]
    work, drawing = [], 0.0
    for event in events:
        if event.get("ph") != "X" or not begin["ts"] <= event["ts"] <= end["ts"] or event["pid"] != begin["pid"]:
            continue
        if event["name"] == "RunTask" and event["tid"] == begin["tid"]:
            work.append(event.get("tdur", 0) / 1000)
        elif event["name"] == "RasterTask":
            drawing += event.get("tdur", 0) / 1000
    # What moves is known one frame before its first picture is there.
    frames = seen["frames"]
    first = min(seen["first"] + 1, len(frames) - 2)
    gaps = tuple(later - sooner for sooner, later in pairwise(frames[first:]))
    return Flight(seen["moving"], max(work), sum(work), drawing, frames[first] - frames[0], gaps)
