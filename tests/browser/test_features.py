"""What the table can do besides: undo, replay, hints, sharing, records, statistics, lessons, settings, offline."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import reverie
from reverie import words as texts
from scripts.web import WEB
from tests.browser.conftest import Visits
from tests.browser.screens import HOME, TURN, at, bring, ended, place, play_to_the_end, record_at
from tests.browser.table import Frame

HAND = "() => [...document.querySelectorAll('[data-zone=hand] [data-key] > button')].map((it) => it.ariaLabel)"
SOLO = "onirim/third/solo/seed=11"


def play(frame: Frame, answers: int) -> None:
    """Some answers, the first there is each time."""
    for _ in range(answers):
        frame.answer(min(frame.shown()))
    frame.settle()


def test_undo_and_redo_are_honest(visits: Visits) -> None:
    """Whatever was taken back after a card was seen leaves a mark for good; without one it leaves none."""
    frame = visits.visit().sit(visits.house.new_table(SOLO))
    tools = frame.page.locator("header .tools button")
    expect(tools.first).to_be_disabled()
    play(frame, 3)  # the third opens the search for a door: no card was seen since
    before = frame.page.locator("aside.side ol").inner_text()
    mark = frame.page.locator("header .peeked")
    seq = frame.seq
    frame.page.keyboard.press("z")
    frame.page.locator("dialog.ask[open] .primary").click()  # the first time it says what it costs
    frame.wait_after(seq)
    expect(mark).to_have_count(0)
    press(frame, "y")
    expect(mark).to_have_count(0)
    press(frame, "z")
    press(frame, "z")  # the second had drawn a card
    expect(mark).to_be_visible()
    press(frame, "y")
    press(frame, "y")
    assert frame.page.locator("aside.side ol").inner_text() == before
    expect(mark).to_be_visible()
    for _ in range(3):
        press(frame, "z")
    expect(tools.first).to_be_disabled()
    frame.page.reload()
    expect(mark).to_be_visible()


def press(frame: Frame, key: str) -> None:
    """Take something back, or give it again."""
    seq = frame.seq
    frame.page.keyboard.press(key)
    frame.wait_after(seq)
    frame.settle()


def test_looking_back(visits: Visits) -> None:
    """The slider, a line of the log, and the way back to now; nothing can be played meanwhile."""
    frame = visits.visit()
    TURN["onirim"](frame)
    page = frame.page
    now = page.evaluate(HAND)
    page.keyboard.press("r")
    slider = page.locator(".replay input[type=range]")
    slider.wait_for()
    page.keyboard.press("Home")
    slider.fill("0")
    expect(page.locator(".replay output")).to_have_text(re.compile("0"))
    expect(page.locator("[data-zone=pile] .count")).not_to_have_text("")
    page.locator("[data-seq]:not([data-question])").wait_for()  # the moment has come
    assert frame.shown() == {}
    page.locator("header .disc.log").click()
    page.locator("aside.side ol button").nth(7).click()
    expect(page.locator(".replay output")).not_to_have_text(re.compile(r"\b0 (of|von)"))
    page.locator(".replay .primary").click()
    expect(page.locator(".replay")).to_have_count(0)
    page.locator("[data-seq][data-question]").wait_for()
    assert frame.shown()
    assert page.evaluate(HAND) == now


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_a_hint_lights_an_answer(game: str, visits: Visits) -> None:
    frame = visits.visit("de")
    TURN[game](frame)
    frame.page.keyboard.press("h")
    expect(frame.page.locator(".hinted").first).to_be_visible()
    expect(frame.page.locator(".announcer .bubble")).to_be_visible()


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_what_may_still_come(game: str, visits: Visits) -> None:
    """Every card that this seat has not seen is counted: together as many as lie face down."""
    frame = visits.visit()
    TURN[game](frame)
    frame.page.keyboard.press("w")
    panel = frame.page.locator("aside.side section").first
    expect(panel.locator("li").first).to_be_visible()
    assert panel.locator("li").count() >= 8


def test_a_set_up_is_an_address(visits: Visits) -> None:
    """Choosing changes the address; the address brings back the choice; the deal's number is shown at the table."""
    frame = visits.visit()
    page = frame.page
    frame.open("/new?spec=onirim/third/solo/glyphs+towers/seed=77")
    page.locator("form .start").wait_for()
    expect(page.locator("input[role=switch]:checked")).to_have_count(2)
    expect(page.locator("#deal-number")).to_have_value("77")
    page.locator("input[role=switch]").first.check()
    expect(page).to_have_url(re.compile(r"book\+glyphs\+towers|glyphs\+book|book"))
    shared = page.locator(".side input[readonly]").input_value()
    page.goto(shared)
    expect(page.locator("input[role=switch]:checked")).to_have_count(3)
    page.locator("form .start").click()
    frame.table.wait_for()
    expect(page.locator("header .deal")).to_have_text(re.compile("77"))


def test_a_record_goes_out_and_comes_in_again(visits: Visits, tmp_path: Path) -> None:
    """The end of a game is saved as a file, which becomes a table; statistics have counted the game."""
    frame = visits.visit()
    play_to_the_end(frame)
    page = frame.page
    buttons = page.locator("dialog[open] .ways button")
    with page.expect_download() as coming:
        buttons.filter(has_text=re.compile("record", re.IGNORECASE)).first.click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    assert kept.suffix == ".reverie"
    frame.open("/statistics")
    expect(page.locator("section.set tbody tr").nth(2).locator("td").first).to_have_text("1")  # played
    page.locator("input[type=file]").set_input_files(kept)
    frame.table.wait_for()
    frame.expect_over()
    expect(page.locator("dialog[open] h1")).to_be_visible()
    frame.open("/statistics")
    page.locator("#record-text").fill("Reverie record 1\nnonsense")
    page.locator("#records form > button").click()
    expect(page.locator("#record-wrong")).to_be_visible()


def lesson_at(place: str) -> dict[str, Any]:
    """The lesson that an address begins: `onirim`, or `onirim/towers` for one of its modules."""
    game, _, module = place.partition("/")
    folder = WEB / "src" / "screens" / "learn"
    file = folder / "modules" / f"{game}.json" if module else folder / f"{game}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found[module] if module else found


@pytest.mark.parametrize("place", ["onirim", "urbion", "onirim/towers", "urbion/gardens"])
def test_a_lesson_from_its_first_to_its_last_step(place: str, visits: Visits) -> None:
    lesson = lesson_at(place)
    frame = visits.visit()
    page = frame.page
    frame.open(f"/learn/{place}")
    title = page.locator("aside.coach h2")
    title.wait_for()
    table = page.url.rpartition("/")[2]
    seen = []
    for number, step in enumerate(lesson["steps"], 1):
        count = page.locator("aside.coach .top .muted")
        expect(count).to_have_text(re.compile(rf"\b{number}\b.*\b{len(lesson['steps'])}\b"))
        seen.append(title.inner_text())
        if number == len(lesson["steps"]):
            break
        for words in step.get("expect", []):
            if page.locator("aside.coach h2").inner_text() != seen[-1]:
                break
            answer = page.request.get(f"/api/tables/{table}/observation").json()["observation"]
            offers = [it for it in answer["actions"] if it["words"] == words]
            assert offers, f"{step['id']}: {words} is not offered"
            frame.settle()
            frame.answer(int(offers[0]["id"]))
            frame.settle()
        if step["until"].get("read"):
            page.locator("aside.coach .buttons .primary").click()
    assert len(set(seen)) == len(lesson["steps"])
    page.locator("aside.coach .buttons .primary").click()
    expect(page.locator("aside.coach")).to_have_count(0)


def test_settings_are_in_force_at_once_and_kept(visits: Visits) -> None:
    frame = visits.visit(motion="no-preference")
    TURN["onirim"](frame)
    page = frame.page
    picture = page.locator("[data-zone=hand] img").first
    expect(picture).to_have_attribute("src", re.compile("/paper/"))
    page.locator("header details > summary").click()
    page.locator("header details li button", has_text="Settings").click()
    dialog = page.locator("dialog[open]")
    assert not dialog.locator("input[type=checkbox]").first.is_checked(), "sound is on without having been asked for"
    dialog.locator("input[name^=theme][value=clear]").check(force=True)
    dialog.locator("input[name^=motion][value=off]").check(force=True)
    expect(picture).to_have_attribute("src", re.compile("/clear/"))
    page.keyboard.press("Escape")
    page.reload()
    frame.table.wait_for()
    expect(picture).to_have_attribute("src", re.compile("/clear/"))
    stored = json.loads(page.evaluate("() => localStorage.getItem('reverie.settings')"))
    assert (stored["motion"], stored["theme"], stored["sound"]) == ("off", "clear", False)
    play(frame, 1)
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_a_wish_that_cannot_be_says_why(visits: Visits) -> None:
    """A card that cannot be played is dragged to the row: it goes back, and the engine's own words say why."""
    frame = visits.visit()
    page = frame.page
    at("onirim/third/solo", "turn", 4)(frame)
    made = re.compile(r"\bdiscard\b")
    dim = page.locator("[data-zone=hand] .spot.dim > button")
    if not dim.count():
        bring(frame, record_at("onirim/third/solo", "turn", 6, seed=3))
    assert dim.count(), made
    before, hand = frame.seq, page.locator("[data-zone=hand] .spot").count()
    frame.drag(dim.first, to="row")
    alert = page.locator(".announcer [role=alert] p")
    expect(alert).to_be_visible()
    assert len(alert.inner_text()) > 20
    frame.settle()
    assert frame.seq == before
    expect(page.locator("[data-zone=hand] .spot")).to_have_count(hand)


def test_the_rules_are_searched_and_linked(visits: Visits) -> None:
    frame = visits.visit()
    page = frame.page
    frame.open("/rules/URB-BASE-62")
    expect(page.locator("article.lit")).to_be_in_viewport()
    page.locator("input[type=search]").fill("polarity")
    expect(page.locator("mark").first).to_be_visible()
    page.locator("nav .tools button").first.click()
    page.locator("input[type=search]").fill("zzzz")
    expect(page.locator("article")).to_have_count(0)
    frame.open("/rules/ONI-NONE-99")
    expect(page.locator("[role=alert]")).to_be_visible()


def test_without_a_network_the_app_still_opens(own_visits: Visits) -> None:
    """The service worker keeps the shell; what only the server knows is said to be missing."""
    frame = own_visits.visit(workers="allow")
    page = frame.page
    frame.open("/")
    page.locator("article.game").first.wait_for()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.reload()  # now through the worker, which keeps what it brings
    page.locator("article.game").first.wait_for()
    page.wait_for_load_state("networkidle")
    own_visits.house.server.kill()
    page.reload()
    expect(page.locator("h1")).to_have_text("Reverie")
    expect(page.locator("[role=alert]").first).to_be_visible()


def test_while_looking_back_nothing_can_be_done(visits: Visits) -> None:
    """From the key on, also while the moment is still on its way."""
    frame = visits.visit()
    made = frame.house.new_table(SOLO)
    frame.sit(made)
    play(frame, 2)
    held: list[Route] = []
    frame.page.route("**/moments/*", lambda route: held.append(route))
    seq = frame.seq
    frame.page.keyboard.press("r")
    frame.page.locator(".replay input[type=range]").wait_for()
    expect(frame.table).not_to_have_attribute("data-question", re.compile("."))
    frame.page.locator("[data-zone=hand] [data-key] > button").first.click()
    expect(frame.page.locator("[data-bar] [data-offer]")).to_have_count(0)
    frame.page.locator("dialog[open]").wait_for()  # it says that nothing can be done with the card
    frame.page.keyboard.press("Escape")
    for route in held:
        route.continue_()
    frame.page.locator(".replay .primary").click()
    expect(frame.table).to_have_attribute("data-question", re.compile("."))
    assert frame.seq == seq


def test_a_part_that_does_not_come_is_no_dead_end(visits: Visits) -> None:
    """A page that was open while the server got a newer table: it says so, and the game is still there."""
    frame = visits.visit()
    made = frame.house.new_table(SOLO)
    # Before anybody touches the table: what may be wanted there is fetched soon after the first touch.
    frame.page.route("**/assets/UnseenPanel*", lambda route: route.fulfill(status=404))
    frame.sit(made)
    frame.page.keyboard.press("w")
    missing = frame.page.locator("dialog.missing[open]")
    missing.locator("button").last.click()
    expect(missing).to_have_count(0)
    play(frame, 1)  # without it everything else goes on
    seq = frame.seq
    frame.page.keyboard.press("w")  # the panel is shut
    frame.page.keyboard.press("w")
    missing.wait_for()  # it was asked for, and did not come
    frame.page.unroute("**/assets/UnseenPanel*")
    missing.locator(".primary").click()
    frame.table.wait_for()
    assert frame.seq == seq
    frame.page.keyboard.press("w")
    frame.page.locator("aside.side ul li").first.wait_for()


def test_other_cards_are_chosen_from_a_file(visits: Visits, tmp_path: Path) -> None:
    """What is wrong with the file is said with its place; a good one is in the set-up, in its link and at the table."""
    frame = visits.visit("de")
    place("/new?spec=urbion/second/solo", "form .start")(frame)
    file, mine = frame.page.locator("input[type=file]"), tmp_path / "mine.toml"
    mine.write_text("[sogna]\nearth = { 9 = 8 }\n")
    file.set_input_files(mine)
    wrong = frame.page.locator("#cards-wrong")
    expect(wrong).to_contain_text("mine.toml")
    expect(wrong).to_contain_text("earth")
    mine.write_text("[sogna]\nearth = { 1 = 4, 2 = 4 }\n")
    file.set_input_files(mine)
    expect(wrong).to_have_count(0)
    expect(frame.page.locator("fieldset code")).to_have_text("S1e*4,S2e*4")
    assert "cards=S1e*4" in frame.page.url
    frame.page.locator("form .start").click()
    frame.table.wait_for()
    frame.settle()  # keys are for a table that has been shown
    frame.page.keyboard.press("w")
    expect(frame.page.locator("aside.side ul").first).to_contain_text("Sogna +2 Erde")


def test_a_dream_dropped_on_a_city_is_heard(visits: Visits) -> None:
    """One that may lie on either side: both are offered, or somebody hears why there is no room for it."""
    frame = visits.visit().sit(visits.house.new_table("urbion/second/solo/squares/seed=10"))
    meta = frame.page.locator("[data-zone=hand] [data-key]", has=frame.page.locator("img[src*='M3w']")).first
    seq = frame.seq
    frame.drag(meta, to="R1.city")
    expect(frame.page.locator("[role=menu] [data-offer]")).to_have_count(2)
    frame.page.keyboard.press("Escape")
    frame.drag(meta, to="R2.city")
    expect(frame.page.locator(".announcer .urgent")).to_be_visible()
    assert frame.seq == seq


def test_the_end_says_why_and_can_be_come_back_to(visits: Visits) -> None:
    """Enter plays on and leads to no rule; whoever has closed it finds it again; the deal can be played again."""
    frame = visits.visit()
    page = frame.page
    ended("onirim", "lost")(frame)
    result = page.locator("dialog[open].result")
    expect(result.locator(".reason")).to_contain_text(texts.words("en").text("onirim-reason-pile_empty"))
    expect(result.locator(".ways .primary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    page.locator("header .tools .primary").click()
    expect(result).to_be_visible()
    play_to_the_end(frame)
    expect(result.locator(".share input")).to_have_value(re.compile(r"/new\?spec=onirim/third/solo/crossroads/seed=1$"))


def test_the_end_looks_back_and_a_costly_move_opens_the_replay_there(visits: Visits) -> None:
    """The hills become the curve of the chance; what was better is said, and shown at the moment itself."""
    game = reverie.from_spec("onirim/third/solo/seed=9")
    agent = reverie.agent("random", seed=1)
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    frame = visits.visit()
    bring(frame, game.record().text())
    page = frame.page
    review = page.locator("dialog[open] .review")
    review.and_(page.locator("[data-share='1']")).wait_for(timeout=60_000)
    costly = review.locator("li")
    assert 1 <= costly.count() <= 3
    expect(costly.first).to_contain_text("Better:")
    turn = re.search(r"Turn (\d+)", costly.first.inner_text())
    assert turn is not None
    costly.first.locator("button").click()
    expect(page.locator("dialog[open].result")).to_have_count(0)
    expect(page.locator(".table.looking")).to_be_visible()
    expect(page.locator("header").first).to_contain_text(f"Turn {turn[1]}")


def test_home_deals_by_number_and_the_log_is_one_stop(visits: Visits) -> None:
    frame = visits.visit()
    page = frame.page
    HOME(frame)
    page.locator("article.game button.primary").first.click()
    frame.table.wait_for()
    expect(page.locator("header .deal")).to_have_text(re.compile(r"Deal [\d,]+"))
    TURN["onirim"](frame)
    lines = page.locator("aside.side ol button")
    page.keyboard.press("l")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    expect(page.locator("aside.side ol [tabindex='0']")).to_have_count(1)
    page.keyboard.press("l")
    expect(page.locator("[data-zone=hand] .card:focus")).to_have_count(1)
    page.locator("header details summary").click()
    page.get_by_role("button", name="Switch sound on").click()
    mute = page.get_by_role("button", name="Mute")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
