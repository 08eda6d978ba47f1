"""Whole games of both titles in a real browser: by mouse, touch, dragging, keys alone: equal ways to move.

In each change the end of a game of each title every way; under torture the whole of it.
"""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visits
from tests.browser.questions import shortly_before_the_end
from tests.browser.table import Frame, Made

GAMES = ("onirim/third/solo/seed=47", "urbion/second/solo/seed=237")  # short ones with many questions
HERE = """() => {
  const spot = document.activeElement?.closest("[data-offers]");
  return [spot?.dataset.key ?? "", spot?.dataset.offers ?? ""];
}"""
MANY = 400  # more questions than any of these games has
LAST = 9  # answers that are left to the browser in each change, where not all are


@pytest.fixture
def near_the_end(spec: str, visits: Visits, request: pytest.FixtureRequest) -> Made:
    """The table where a game is played; the end of it is enough in each change."""
    if request.config.getoption("--torture"):
        return visits.house.new_table(spec)
    return visits.house.bring(shortly_before_the_end(spec, LAST))


@pytest.mark.parametrize("spec", GAMES)
def test_a_whole_game_by_mouse(spec: str, near_the_end: Made, visits: Visits) -> None:
    frame = visits.visit().sit(near_the_end)
    chance = random.Random(spec)
    for _ in range(MANY):
        if frame.is_over:
            break
        frame.answer(chance.choice(sorted(frame.shown())))
    frame.expect_over()


@pytest.mark.parametrize("spec", GAMES)
def test_a_whole_game_by_touch_on_a_phone(spec: str, near_the_end: Made, visits: Visits) -> None:
    frame = visits.visit("de", 390, 844, touch=True).sit(near_the_end)
    chance = random.Random(spec)
    for _ in range(MANY):
        if frame.is_over:
            break
        frame.answer(chance.choice(sorted(frame.shown())), touch=True)
    frame.expect_over()


@pytest.mark.parametrize("spec", GAMES)
def test_a_whole_game_by_dragging(spec: str, near_the_end: Made, visits: Visits) -> None:
    """Whatever has a place to go to is dragged there; what has none is clicked."""
    frame = visits.visit().sit(near_the_end)
    chance, dragged, answers = random.Random(spec), 0, 0
    while not frame.is_over and answers < MANY:
        answers += 1
        shown = frame.shown()
        offer = chance.choice(sorted(shown))
        if shown[offer] == "spot" and frame.drag(
            frame.page.locator(f"[data-offers~='{offer}'] > button").first, chance
        ):
            dragged += 1
        elif not frame.is_over:
            frame.answer(offer)
    frame.expect_over()
    print(f"\n{spec}: {dragged} of {answers} answers by dragging")
    assert dragged >= answers // 5, "nothing much could be dragged"


@pytest.mark.parametrize("spec", GAMES)
def test_a_whole_game_by_keys_alone(spec: str, near_the_end: Made, visits: Visits) -> None:
    frame = visits.visit().sit(near_the_end)
    chance = random.Random(spec)
    for _ in range(MANY):
        if frame.is_over:
            break
        answer_by_keys(frame, chance)
    frame.expect_over()


def answer_by_keys(frame: Frame, chance: random.Random) -> None:
    """Answer the open question without a pointer: walk to where an answer is shown, as somebody would by ear."""
    seq, shown = frame.seq, frame.shown()
    offer = chance.choice(sorted(shown))
    if shown[offer] == "tag":
        walk(frame, "Tab", offer)
    elif shown[offer] == "spot":
        walk_to_card(frame, offer)
    elif shown[offer] == "pick":
        for thing in frame.page.locator(f"[data-picks~='{offer}'] > button").all():
            thing.focus()
            frame.page.keyboard.press("Enter")
    key = (
        "P" if shown[offer] in ("bar", "pick") else "D" if shown[offer] == "spot" and chance.random() < 0.3 else "Enter"
    )
    frame.page.keyboard.press(key)
    if frame.page.locator("[role=menu]").count():
        walk(frame, "ArrowDown", None)
        frame.page.keyboard.press("Enter")
    if frame.page.locator("[data-asked]").count():  # a warning: the second button says yes
        frame.page.locator("dialog[open] .buttons").wait_for()
        frame.page.keyboard.press("Tab")
        frame.page.keyboard.press("Enter")
    frame.settle()
    if frame.seq == seq:  # nothing to discard, or only to be read: not every key answers
        frame.page.keyboard.press("Escape")


def walk(frame: Frame, key: str, offer: int | None) -> None:
    """Go on by a key until the answer, or any, has the focus."""
    for _ in range(60):
        here = frame.page.evaluate("document.activeElement?.dataset.offer ?? null")
        if here is not None and (offer is None or int(here) == offer):
            return
        frame.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to the answer {offer} of {frame.question}")


def walk_to_card(frame: Frame, offer: int) -> None:
    """Zone by zone, and in each card by card, until a card with this answer has the focus."""
    keys = frame.page.keyboard
    for _ in range(40):
        keys.press("Home")
        before = None
        for _ in range(16):
            key, offers = frame.page.evaluate(HERE)
            if str(offer) in offers.split(" "):
                return
            if key == before:
                break  # the end of the zone
            before = key
            keys.press("ArrowRight")
        keys.press("Control+ArrowRight")
    raise AssertionError(f"the keys do not lead to the answer {offer} of {frame.question}")
