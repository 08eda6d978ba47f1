"""Reasons to come back: the start page, the daily dream, goals, moving to another device, and a new player's path."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.screens import HOME, SHORT, play_to_the_end
from tests.browser.table import Frame, Made

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
# Every text that stands alone: a sentence that is shown twice on one screen says nothing the second time.
SENTENCES = """() => {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.querySelector("main");
  for (const it of root.querySelectorAll("p, h1, h2, li")) {
    const style = getComputedStyle(it), box = it.getBoundingClientRect();
    const text = it.innerText.trim().replace(/\\s+/g, " ");
    const hidden = style.visibility === "hidden" || box.width < 2 || box.height < 2;
    if (!hidden && !it.querySelector("p, li, h1, h2, a, button") && text.split(" ").length > 5) found.push(text);
  }
  return found;
}"""


def sentences(page: Page) -> list[str]:
    """What is to be read on this screen; each but once."""
    found: list[str] = page.evaluate(SENTENCES)
    assert len(found) == len(set(found)), sorted(text for text in found if found.count(text) > 1)
    return found


def answer(frame: Frame, count: int) -> None:
    """Give some answers at the table that is open."""
    table = frame.page.url.rpartition("/")[2].partition("?")[0]
    for _ in range(count):
        seen: dict[str, Any] = frame.page.request.get(f"/api/tables/{table}/observation").json()["observation"]
        frame.answer(int(seen["actions"][0]["id"]))


def give_up(frame: Frame, price: str) -> None:
    """By the menu; what it costs is said first."""
    frame.page.locator("header details summary").click()
    frame.page.locator("header details li button", has_text="Give up").click()
    ask = frame.page.locator("dialog.ask[open]")
    expect(ask).to_contain_text(price)
    ask.locator(".primary").click()
    frame.page.locator("dialog.result[open]").wait_for()


def test_a_new_players_path(visits: Visits, pictures: Path) -> None:
    """Home, lesson, first game, daily dream, end: everywhere a way on, and nothing is said twice."""
    frame = visits.visit(width=1440, height=900)
    page = frame.page
    HOME(frame)
    page.locator("section.hero .primary").wait_for()
    page.locator("section.daily li").first.wait_for()
    said = sentences(page)
    assert any("real table" in text for text in said)
    frame.picture(pictures / "path-1-home.png")
    page.locator("a[href='/learn/onirim']").first.click()
    page.locator("aside.coach h2").wait_for()
    said += sentences(page)
    page.locator("header a[href='/']").first.click()
    page.locator("section.hero .primary").wait_for()
    expect(page.locator("section.hero")).to_contain_text("lesson")
    said += [text for text in sentences(page) if text not in said]
    page.locator("article.game .presets .primary").first.click()
    frame.table.wait_for()
    frame.settle()
    answer(frame, 3)
    give_up(frame, "counts neither as won nor as lost")
    result = page.locator("dialog.result[open]")
    expect(result.locator("h1")).to_have_text("You let it go.")
    expect(result.locator(".ways .primary")).to_be_visible()
    sentences(page)
    page.goto("/daily")
    page.locator("section.dream button.primary").first.wait_for()
    sentences(page)
    frame.picture(pictures / "path-2-daily.png")
    page.locator("section.dream button.primary").first.click()
    frame.table.wait_for()
    frame.settle()
    answer(frame, 2)
    give_up(frame, "counts as lost")
    result.locator(".numbers li").first.wait_for()
    sentences(page)
    frame.picture(pictures / "path-3-end.png", animations="disabled")
    result.locator("a[href='/daily']").click()
    expect(page.locator("section.dream p.lost")).to_have_count(1)
    expect(page.locator("section.dream").first).to_contain_text("dreamt it to its end here")
    frame.picture(pictures / "path-4-daily.png")
    page.goto("/")
    expect(page.locator("section.daily .streak b")).to_have_text("1")
    expect(page.locator("section.daily a.done")).to_have_count(1)
    page.locator("a[href='/goals']").first.click()
    page.locator(".goals li h3").first.wait_for()
    assert page.locator(".goals li").count() >= 38


def test_games_that_were_left_are_taken_off_the_list(visits: Visits) -> None:
    frame = visits.visit()
    page = frame.page
    for _ in range(3):
        made = Made(page.request.post("/api/tables", data={"spec": SHORT, "daily": False}).json())
        frame.sit(made)
    HOME(frame)
    page.locator("details.others summary").click()
    expect(page.locator("a.table")).to_have_count(2)
    page.locator("details.others li button").first.click()
    expect(page.locator("a.table")).to_have_count(1)
    page.locator("section.hero > button.away").click()
    expect(page.locator("details.others")).to_have_count(0)
    expect(page.locator("section.hero .primary")).to_have_attribute("href", re.compile("/t/"))
    page.locator("section.hero > button.away").click()
    expect(page.locator("section.hero .primary")).to_have_attribute("href", "/learn/onirim")
    page.reload()
    expect(page.locator("section.hero .primary")).to_have_attribute("href", "/learn/onirim")


@pytest.mark.parametrize("path", ["/stats", "/join", "/daily/yesterday", "/t/short"])
def test_a_wrong_address_is_no_dead_end(path: str, visits: Visits) -> None:
    frame = visits.visit()
    answer = frame.page.goto(path)
    assert answer is not None
    assert answer.status in (200, 404)
    expect(frame.page.locator("main h1")).to_have_text("There is nothing here")
    frame.page.locator("main a[href='/']").click()
    frame.page.locator("article.game").first.wait_for()


def test_the_rules_of_a_game_have_its_address(visits: Visits) -> None:
    frame = visits.visit()
    frame.open("/rules/urbion")
    expect(frame.page.locator("main input[value=urbion]")).to_be_checked()
    expect(frame.page).to_have_url(re.compile("/rules/urbion$"))


def test_taking_back_says_before_the_first_time_what_it_costs(visits: Visits) -> None:
    frame = visits.visit()
    page = frame.page
    made = Made(page.request.post("/api/tables", data={"spec": "onirim/third/solo/seed=3", "daily": False}).json())
    frame.sit(made)
    for _ in range(2):
        frame.answer(int(frame.observation(made)["actions"][0]["id"]))
    seq = frame.seq
    page.keyboard.press("z")
    ask = page.locator("dialog.ask[open]")
    expect(ask).to_contain_text("peeked")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.ask")).to_have_count(0)
    assert frame.seq == seq  # nothing was done
    page.keyboard.press("z")
    ask.locator(".primary").click()
    frame.wait_after(seq)
    seq = frame.seq
    page.keyboard.press("z")  # from now on without asking
    frame.wait_after(seq)
    expect(ask).to_have_count(0)


def test_a_game_can_be_watched_and_taken_over(visits: Visits) -> None:
    frame = visits.visit()
    page = frame.page
    HOME(frame)
    page.locator("article.game .ways summary").first.click()
    page.locator("article.game .ways button.link").first.click()
    frame.table.wait_for()
    bar = page.locator(".watching")
    bar.wait_for()
    bar.locator("button").nth(1).click()  # quicker
    first = frame.seq
    page.wait_for_function("(seq) => +document.querySelector('[data-seq]').dataset.seq >= seq + 3", arg=first)
    bar.locator(".primary").click()
    expect(bar).to_have_count(0)


def test_somebody_comes_from_another_device(visits: Visits) -> None:
    here, there = visits.visit(), visits.visit(width=390, height=844, touch=True)
    play_to_the_end(here)
    made = Made(here.page.request.post("/api/tables", data={"spec": SHORT, "daily": False}).json())
    here.sit(made)
    HOME(here)
    here.page.get_by_role("button", name="Take it to another device").click()
    here.page.get_by_role("button", name="Make a link").click()
    link = here.page.locator("input[readonly]").input_value()
    there.page.goto(link)
    there.page.locator("main button.primary").click()
    expect(there.page.locator("main h1")).to_have_text("Welcome back.")
    there.page.locator("main a.primary").click()
    there.page.locator("section.hero .primary").click()
    there.table.wait_for()  # the seat is theirs, on this device, too
    assert there.page.url.endswith(made.table)


@pytest.mark.parametrize("size", sorted(SIZES))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_start_page_fits_its_width(
    lang: str, size: str, visits: Visits, pictures: Path, request: pytest.FixtureRequest
) -> None:
    if lang == "en" and size != "desk" and not request.config.getoption("--torture"):
        pytest.skip("German is longer: on small pages it is enough for each change")
    width, height = SIZES[size]
    frame = visits.visit(lang=lang, width=width, height=height, touch=size != "desk")
    page = frame.page
    made = Made(page.request.post("/api/tables", data={"spec": "onirim/third/solo/seed=5", "daily": False}).json())
    frame.sit(made)
    HOME(frame)
    page.locator("section.hero .primary").wait_for()
    page.locator("section.daily li").first.wait_for()
    page.wait_for_load_state("networkidle")
    frame.picture(pictures / f"home-{size}-{lang}.png", full_page=size != "desk")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tops = [page.locator(it).first.bounding_box() for it in ("section.hero", "section.daily", "article.game")]
    assert all(box is not None for box in tops)
    if size == "phone":  # continue, daily, games, in this order
        assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
