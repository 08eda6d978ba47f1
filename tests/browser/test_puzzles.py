"""Puzzles and winnability in the browser: answers on the table itself, taken back, hints, the reason, the next one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from reverie.puzzles.puzzle import Puzzle, shipped
from tests.browser.conftest import Visits
from tests.browser.screens import HOME, ended
from tests.browser.table import Frame

SIZES = {"desk": (1440, 900, False), "phone": (390, 844, True)}


def sit_down(frame: Frame, game: str, number: int) -> tuple[Puzzle, Locator]:
    """From the list to the table of a puzzle."""
    frame.open("/puzzles")
    frame.page.locator(f"section[aria-labelledby=puzzles-{game}] button.one").nth(number - 1).click()
    riddle = frame.page.locator("aside.riddle")
    riddle.locator(".buttons .button").first.wait_for()
    frame.settle()
    return shipped(game)[number - 1], riddle


@pytest.mark.parametrize(("game", "number", "size"), [("urbion", 1, "desk"), ("onirim", 1, "phone")])
def test_a_puzzle_from_the_list_to_the_next_one(
    game: str, number: int, size: str, visits: Visits, pictures: Path
) -> None:
    width, height, touch = SIZES[size]
    frame = visits.visit(width=width, height=height, touch=touch)
    puzzle, riddle = sit_down(frame, game, number)
    wrong = next(one for one in puzzle.game().legal_actions() if one != puzzle.solution)
    frame.answer(wrong, touch=touch)
    expect(riddle.locator(".rose")).to_be_visible()
    frame.picture(pictures / f"puzzle-{game}-wrong.png")
    riddle.locator(".primary").click()  # taken back, and asked again
    expect(riddle.locator(".rose")).to_have_count(0)
    frame.page.wait_for_function("(n) => document.querySelector('[data-busy=false]')", arg=0)
    frame.settle()
    riddle.locator(".buttons .button").first.click()
    expect(riddle.locator("li")).to_have_count(3)
    frame.answer(puzzle.solution, touch=touch)
    expect(riddle.locator(".good")).to_be_visible()
    frame.picture(pictures / f"puzzle-{game}-right.png")
    if game == "urbion":
        riddle.get_by_role("button", name="Watch it won").click()
        frame.page.locator(".replay").wait_for()
        expect(frame.page).to_have_url(re.compile(rf"replay={len(puzzle.answers)}$"))
        frame.page.go_back()
        riddle.locator(".primary").wait_for()
    else:
        expect(riddle.locator("ol .best")).to_have_count(1)
    here = frame.page.url
    riddle.locator(".primary").click()
    frame.page.wait_for_function("(here) => location.href !== here", arg=here)
    expect(riddle.locator("h2")).to_contain_text(str(number + 1))
    frame.open("/puzzles")
    one = frame.page.locator(f"section[aria-labelledby=puzzles-{game}] button.one").nth(number - 1)
    expect(one).to_have_attribute("aria-label", re.compile("solved with hints"))
    HOME(frame)
    expect(frame.page.locator("section.riddles p")).to_contain_text("1 of")
    frame.page.locator("section.riddles button").click()
    riddle.locator(".buttons .button").first.wait_for()


def test_the_tables_own_key_gives_a_puzzles_hint_and_three_are_the_answer(visits: Visits) -> None:
    frame = visits.visit()
    puzzle, riddle = sit_down(frame, "onirim", 3)
    for left in (3, 2):
        frame.page.keyboard.press("h")
        expect(riddle.locator("li")).to_have_count(left)
    frame.page.keyboard.press("h")
    expect(riddle).to_contain_text("It is this one")
    riddle.locator(".buttons .button").first.click()
    expect(riddle.locator("ol .best")).to_have_count(1)  # told, and why
    frame.answer(puzzle.solution)
    expect(riddle.locator(".good")).to_be_visible()
    frame.open("/puzzles")
    one = frame.page.locator("section[aria-labelledby=puzzles-onirim] button.one").nth(2)
    expect(one).to_have_attribute("aria-label", re.compile("told"))


def test_was_it_winnable_at_the_end(visits: Visits, pictures: Path) -> None:
    frame = visits.visit(width=1440, height=900)
    ended("onirim", "lost")(frame)
    line = frame.page.locator("dialog.result .winnable")
    line.locator("button").click()
    expect(line).to_contain_text("Yes: whoever had known every card")
    frame.picture(pictures / "winnable.png", animations="disabled")
    line.locator("button").click()
    frame.page.locator(".replay").wait_for()
    expect(frame.page.locator("dialog.result")).to_have_count(0)


def test_a_deal_that_can_be_won_is_an_option_of_the_set_up(visits: Visits) -> None:
    frame = visits.visit()
    frame.open("/new?spec=onirim/third/solo/towers")
    frame.page.locator("input[name=deal][value=winnable]").check()
    expect(frame.page.locator("fieldset p[role=status]")).to_contain_text("that the solver has won")
    frame.page.locator("form .start").click()
    frame.table.wait_for()
    expect(frame.page.locator("header").first).to_contain_text(re.compile(r"Deal \d"))
    frame.open("/new?spec=onirim/third/solo/towers%2Bglyphs")
    frame.page.locator("input[name=deal][value=winnable]").check()
    expect(frame.page.locator("fieldset p[role=status]")).to_contain_text("nobody has looked")
