"""What moves at a table: doors that open into light, nightmares, faces that are never blank; any input ends it."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visits
from tests.browser.screens import ALONE, bring, record_at, wake
from tests.browser.table import Frame, Made


def found() -> str:
    """A game in which a run is whole, and a door waits in the pile."""
    return record_at(ALONE["onirim"], "search")


# In every frame: a picture in the air, or a face on the table, that is shown before it is there.
BLANK = """() => {
  const seen = (window.blanks = { frames: 0, flown: 0, blank: [] });
  const look = () => {
    seen.frames++;
    const copies = [...document.querySelectorAll(".sky .copy")];
    seen.flown = Math.max(seen.flown, copies.length);
    const seenOnes = copies.filter((it) => it.style.visibility !== "hidden");
    const air = seenOnes.flatMap((it) => [...it.querySelectorAll("img")]);
    const table = [...document.querySelectorAll("[data-zone] .face:not(.coming) img")];
    for (const it of [...air, ...table]) if (!it.complete) seen.blank.push(it.getAttribute("src"));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def taken(frame: Frame, made: Made) -> int:
    """The answer that brings a door."""
    return next(int(offer["id"]) for offer in frame.observation(made)["actions"] if offer["verb"] == "take")


def test_a_door_opens_into_light_and_any_key_ends_it(visits: Visits) -> None:
    frame = visits.visit(motion="no-preference")
    made = bring(frame, found())
    wake(frame)
    frame.answer(taken(frame, made))
    gate = frame.page.locator(".sky .gate .leaf")
    expect(gate).to_have_count(2)
    expect(frame.page.locator(".sky .ray")).to_have_count(1)
    frame.page.keyboard.press("b")  # something else: the summary of the table
    expect(frame.page.locator(".sky > *")).to_have_count(0)
    expect(frame.page.locator("[data-zone=doors] [data-key] > button.card")).to_have_count(1)


def test_whoever_wants_no_motion_sees_none(visits: Visits) -> None:
    """Asked of the system: faces fade in where they lie. Switched off at the table: they are there."""
    frame = visits.visit()
    made = bring(frame, found())
    wake(frame)
    frame.answer(taken(frame, made))
    assert frame.page.locator(".sky > *").count() == 0
    frame = visits.visit(motion="no-preference")
    frame.open("/")
    frame.page.evaluate('() => localStorage.setItem(\'reverie.settings\', \'{"motion":"off","doors":"ask"}\')')
    made = bring(frame, found())
    wake(frame)
    frame.answer(taken(frame, made))
    assert frame.page.locator(".sky > *").count() == 0
    assert frame.page.evaluate("() => document.getAnimations().length") == 0


def test_no_face_is_blank(visits: Visits) -> None:
    """Pictures that come late: what flies sets out when its face is there, and the deal is turned up face by face."""
    frame = visits.visit(motion="no-preference")

    def late(route: Route) -> None:
        frame.page.wait_for_timeout(60)
        route.continue_()

    frame.page.route("**/art/**", late)
    made = frame.house.new_table("onirim/third/solo/seed=11")
    frame.page.add_init_script(f"addEventListener('DOMContentLoaded', {BLANK})")
    frame.sit(made)
    frame.settle()
    for _ in range(3):
        frame.answer(min(frame.shown()))
        frame.page.wait_for_timeout(400)
    seen = frame.page.evaluate("() => window.blanks")
    assert seen["frames"] > 10
    assert seen["flown"] >= 1, "nothing flew"
    assert seen["blank"] == []


def test_a_found_door_is_taken_by_itself(visits: Visits) -> None:
    """Unless it was taken back: whoever does that wants to be asked."""
    frame = visits.visit(habits=True)
    bring(frame, found())
    doors = frame.page.locator("[data-zone=doors] [data-key] > button.card")
    expect(doors).to_have_count(1)
    frame.settle()
    assert frame.question != "search"
    frame.page.keyboard.press("z")
    expect(frame.table).to_have_attribute("data-question", "search")
    expect(frame.page.locator("[data-tags] [data-offer]").first).to_be_visible()
    frame.page.wait_for_timeout(300)  # nothing happens by itself now
    assert frame.question == "search"


def test_a_prophecy_is_put_in_order_by_dragging_and_by_keys(visits: Visits) -> None:
    """And settled on at once: the cards lie on the pile as they lay in the fan."""
    frame = visits.visit()
    made = bring(frame, record_at(ALONE["onirim"], "prophecy-order"))
    page = frame.page
    cards = page.locator("[data-zone=looked] [data-key]")
    keys = [card.get_attribute("data-key") for card in cards.all()]
    count = len(keys)
    assert count >= 3
    tokens = dict(zip(keys, frame.observation(made)["view"]["looked"]["cards"], strict=True))
    first, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert first is not None
    assert last is not None
    page.mouse.move(first["x"] + 20, first["y"] + 60)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] - 4, last["y"] + 60, steps=8)
    page.mouse.up()
    wanted = [*keys[1:], keys[0]]
    expect(cards.last).to_have_attribute("data-key", wanted[-1] or "")
    assert [card.get_attribute("data-key") for card in cards.all()] == wanted
    cards.last.locator("button").focus()
    page.keyboard.press("Shift+ArrowLeft")
    wanted[-1], wanted[-2] = wanted[-2], wanted[-1]
    expect(cards.last).to_have_attribute("data-key", wanted[-1] or "")
    assert page.locator("[data-zone=looked] button:focus").count() == 1
    page.keyboard.press("s")
    expect(frame.table).not_to_have_attribute("data-question", "prophecy-order")
    frame.settle()
    known = frame.observation(made)["view"]["pile"]["known_top"]
    told = [tokens[key] for key in wanted]
    drawn = count - len(known)  # those that were drawn into the hand at once
    assert known[: len(told) - drawn] == told[drawn:]


def test_a_card_is_seen_large_by_finger_and_by_key(visits: Visits) -> None:
    frame = visits.visit("de", 390, 844, touch=True)
    bring(frame, record_at(ALONE["onirim"], "turn", 14))
    page = frame.page
    seq, zoom = frame.seq, page.locator(".zoom")
    cards = page.locator("[data-zone=hand] [data-key] > button")
    finger = {"pointerType": "touch", "pointerId": 7, "isPrimary": True, "bubbles": True, "button": 0}

    def at(number: int) -> dict[str, object]:
        box = cards.nth(number).bounding_box()
        assert box is not None
        return {**finger, "clientX": box["x"] + 12, "clientY": box["y"] + 40}

    cards.first.dispatch_event("pointerdown", at(0))
    expect(zoom).to_be_visible()
    name = zoom.locator("strong").inner_text()
    other = next(
        i for i in range(cards.count()) if name.lower() not in (cards.nth(i).get_attribute("aria-label") or "").lower()
    )
    cards.nth(other).dispatch_event("pointermove", at(other))
    expect(zoom.locator("strong")).not_to_have_text(name)
    cards.nth(other).dispatch_event("pointerup", at(other))
    expect(zoom).to_have_count(0)
    cards.first.focus()
    page.keyboard.press("v")
    expect(zoom).to_be_visible()
    page.keyboard.press("v")
    expect(zoom).to_have_count(0)
    assert frame.seq == seq


def test_the_replay_says_what_happened_and_where_to_look(visits: Visits) -> None:
    frame = visits.visit()
    bring(frame, record_at(ALONE["onirim"], "turn", 14))
    page = frame.page
    page.locator("[data-zone=pile] [data-key] > button").click()
    headings = page.locator("aside.side h3")
    expect(headings.first).to_have_text("Doors")  # what decides is above the fold
    page.keyboard.press("w")
    page.keyboard.press("r")
    slider = page.locator(".replay input[type=range]")
    slider.wait_for()
    expect(page.locator(".replay .caption")).not_to_be_empty()
    expect(page.locator(".replay .marks i").first).to_be_attached()
    buttons = page.locator(".replay > button")
    last = int(slider.get_attribute("max") or 0)
    buttons.nth(0).click()
    expect(slider).to_have_value("0")
    buttons.nth(3).click()
    expect(slider).to_have_value("1")
    buttons.nth(1).click()
    expect(slider).to_have_value("0")
    told = page.locator(".replay .caption").inner_text()
    buttons.nth(2).click()  # it plays
    expect(slider).not_to_have_value("0")
    expect(page.locator(".replay .caption")).not_to_have_text(told)
    buttons.nth(4).click()  # the end of a game that goes on is now
    expect(page.locator(".replay")).to_have_count(0)
    assert last >= 14
