"""Every question of both games, with every module, is shown in the browser in a form of its own, and answered there."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from tests.browser.conftest import Visits
from tests.browser.questions import Asked, kinds, moments
from tests.browser.table import Frame

# A name of the engine where words should be: red.sun, two_red, put-under, S2w, temple:fire, onirim-turn.
RAW = re.compile(
    r"(?<![\w/])(?:[a-z]+\.[a-z]+(?:\.[a-z]+)?|[a-z]+_[a-z_]+|[SIMNXY]\d[a-z]|(?:onirim|urbion|web)-[a-z-]+)\b"
)
FACES = """() => [...document.querySelectorAll(
  "dialog[open] .option, [data-tags] [data-offer], [data-bar] button, [data-offers] > button")]
  .map((it) => it.getAttribute("aria-label") ?? it.innerText)"""
MANY = 6  # buttons below the hand: more would be a raw list


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_every_question_is_shown_and_answered(game: str, visits: Visits, request: pytest.FixtureRequest) -> None:
    each = bool(request.config.getoption("--torture"))
    found = moments(game, each)
    assert {moment.kind for moment in found} == kinds(game), "a question of the rules was never asked"
    frames = [visits.visit(), visits.visit("de")]
    seen: dict[str, set[str]] = {}
    for moment in found:
        where = answer(moment, frames)
        seen.setdefault(moment.kind, set()).add(f"{where}, {moment.spec.rpartition('/seed=')[0]}")
    print(f"\n{game}: {len(seen)} questions at {len(found)} moments")
    for kind, places in sorted(seen.items()):
        print(f"  {kind:16} {'; '.join(sorted(places))}")


def answer(moment: Asked, frames: list[Frame]) -> str:
    """Come to the table where this is asked, look at it, answer; returns where the answers were."""
    house = frames[0].house
    made = house.bring(moment.record)
    frame = frames[moment.seat]
    if moment.players > 1:
        frames[1 - moment.seat].go(made.path(1 - moment.seat))
    frame.go(made.path(moment.seat)).table.wait_for()
    frame.settle()
    assert frame.question == moment.kind
    observation = frame.observation(made)
    offered = {int(action["id"]) for action in observation["actions"]}
    shown = frame.shown()
    assert set(shown) == offered, f"{moment.kind}: not every answer is on the page, or one that is none"
    places = Counter(shown.values())
    assert places["bar"] <= MANY, f"{moment.kind}: a list of {places['bar']} buttons instead of a table"
    raw = [text for text in frame.page.evaluate(FACES) if not text.strip() or RAW.search(text)]
    assert not raw, f"{moment.kind}: names of the engine instead of words: {raw}"
    frame.answer(Random(moment.record).choice(sorted(shown)))
    return " and ".join(sorted(places))
