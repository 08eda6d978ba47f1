"""Two people at one table, each with a browser: by invite link, through a reload and a restart, to the same end."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visits
from tests.browser.questions import shortly_before_the_end
from tests.browser.screens import bring, record_at
from tests.browser.table import Frame

GAMES = {"onirim": "onirim/third/team", "urbion": "urbion/second/team"}
DEALS = {"onirim": 4, "urbion": 10}  # deals in which, by the answers given here, something can soon be taken back
TURN = {"en": re.compile("^● Your turn"), "de": re.compile("^● Du bist dran")}
MANY = 500
LAST = 4  # answers


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_game(game: str, own_visits: Visits, amount: Callable[[int, int], int]) -> None:
    """In each change the beginning of one game and the end of another; under torture the whole of both."""
    host, guest, watcher = own_visits.visit("en"), own_visits.visit("de"), own_visits.visit("en")
    link, watch = invite(host, game)
    for other in (guest, watcher):
        other.open(link if other is guest else watch)
    for frame in (host, guest, watcher):
        frame.table.wait_for()
    expect(watcher.page.locator("[data-zone=hand] [data-offers]:not([data-offers=''])")).to_have_count(0)
    sees_no_hand(watcher)
    expect(host.page.locator(".people .dot.online")).to_have_count(2)
    whose_turn_is_said(host, guest)
    gestures_arrive(host, guest)

    chance, answers, undone, enough = Random(game), 0, False, amount(9, MANY)
    while not host.is_over and answers < MANY and not (undone and answers >= enough):
        if answers == 5:
            guest.page.reload()
            guest.table.wait_for()
        if answers == 8:
            restart(own_visits, host, guest, watcher)
        if not answer(chance, host, guest, watcher):
            break
        answers += 1
        undone = undone or (answers > 5 and undo_is_asked_and_granted(host, guest, watcher))
    assert undone, "nothing could be taken back in the whole game"
    if not host.is_over:
        made = own_visits.house.bring(shortly_before_the_end(f"{GAMES[game]}/seed=12", LAST))
        for frame, seat in ((host, 0), (guest, 1), (watcher, None)):
            frame.open(made.path(seat))
        for frame in (host, guest, watcher):
            frame.table.wait_for()
    while answer(chance, host, guest, watcher):
        answers += 1
        assert answers < MANY
    all_see_the_same_end(host, guest, watcher)
    print(f"\n{game}: {answers} answers by two people")


def test_a_link_opens_once_and_nobody_reads_a_hand_unseen(visits: Visits) -> None:
    """A used link, another device, the others shut out, a lost seat: each as people meet it."""
    host, first, second = visits.visit(), visits.visit(), visits.visit("de", 390, 844, touch=True)
    link, _ = invite(host, "onirim")
    first.open(link)
    for frame in (host, first):
        frame.table.wait_for()
    second.open(link)
    expect(second.page.get_by_role("alert")).to_contain_text("schon benutzt")
    first.open(link).table.wait_for()  # the same browser comes back by it

    dialog = seats_of(first)
    dialog.get_by_role("button", name="Link for another device").click()
    second.open(dialog.get_by_role("textbox").input_value()).table.wait_for()
    notices = first.page.locator(".notices")
    expect(notices).to_contain_text("2 devices have a key to your seat; it is open in 2 places now.")
    expect(second.page.locator(".notices")).to_contain_text("2 Geräte haben einen Schlüssel zu deinem Platz")
    expect(host.page.locator(".notices")).not_to_contain_text("key")
    dialog.get_by_role("button", name="Play only here").click()
    expect(second.page.get_by_role("alert")).to_contain_text("kein Platz")
    expect(dialog).to_contain_text("One device has the key to your seat; it is open in one place now.")
    first.page.keyboard.press("Escape")
    expect(first.page.locator(".notices .error")).to_have_count(0)

    dialog = seats_of(host)
    dialog.get_by_role("button", name="New link for player 2").click()
    dialog.get_by_role("button", name="Make a new link").click()
    fresh = dialog.get_by_role("textbox").input_value()
    expect(first.page.get_by_role("alert")).to_contain_text("No seat for you here")
    second.open(fresh).table.wait_for()
    expect(second.page.locator(".notices")).to_contain_text("hat Person 2 einen neuen Link gegeben")
    expect(host.page.locator(".notices")).to_contain_text("has given player 2 a new link")


def seats_of(frame: Frame) -> Locator:
    """The dialog about seats and links, from the menu."""
    frame.page.locator("header details summary").click()
    frame.page.locator("header details button", has_text="Seats and links").click()
    dialog = frame.page.locator("dialog[open]")
    dialog.wait_for()
    return dialog


def all_see_the_same_end(*frames: Frame) -> None:
    """Everybody is told the same, by the same rule."""
    for frame in frames:
        frame.expect_over()
    assert len({frame.seq for frame in frames}) == 1
    ends = [frame.page.locator("dialog[open] a[href^='/rules/']").get_attribute("href") for frame in frames]
    assert len(set(ends)) == 1, ends
    assert ends[0]


def answer(chance: Random, host: Frame, guest: Frame, watcher: Frame) -> bool:
    """Whoever is asked answers, and everybody sees it; False if nobody is asked any more."""
    asked = turn(host, guest)
    if asked is None:
        return False
    seq = asked.seq
    asked.answer(chance.choice(sorted(asked.shown())))
    for frame in (host, guest, watcher):
        frame.wait_after(seq)
    return True


def invite(host: Frame, game: str) -> tuple[str, str]:
    """Set up a game for two by clicking; the links as they are shown, one with a code for a camera."""
    host.open("/")
    way = f"a[href*='{GAMES[game]}']"
    host.page.locator(f"article.game:has({way}) .ways summary").click()
    host.page.locator(way).first.click()
    host.page.locator("input[name=deal][value=number]").check()
    host.page.locator("#deal-number").fill(str(DEALS[game]))
    host.page.locator("form .start").click()
    expect(host.page.locator("main.invite svg[role=img]")).to_be_visible()
    links = host.page.locator("main.invite input[readonly]")
    expect(links).to_have_count(2)
    return links.nth(0).input_value(), links.nth(1).input_value()


def turn(host: Frame, guest: Frame) -> Frame | None:
    """Whoever is asked."""
    for frame in (host, guest):
        frame.settle()
    if host.is_over:
        return None
    return host if host.shown() else guest


def sees_no_hand(watcher: Frame) -> None:
    """Nothing of what somebody holds is in the page of who only watches, nor in what the server told it."""
    observation = watcher.page.evaluate(
        "async () => (await fetch(`/api/tables/${location.pathname.slice(3)}/observation`)).json()"
    )["observation"]
    assert observation["actions"] == []
    hands = [hand for hand in holdings(observation["view"]) if hand]
    assert not any(isinstance(card, str) for hand in hands for card in hand), hands


def holdings(view: dict[str, object]) -> list[list[object]]:
    """Whatever is called a hand."""
    found: list[list[object]] = []
    for name, value in view.items():
        if "hand" in name and isinstance(value, list):
            found.append(value)
        if isinstance(value, dict):
            found += holdings(value)
    return found


def whose_turn_is_said(host: Frame, guest: Frame) -> None:
    """In the title of the tab, where somebody who waits elsewhere sees it."""
    asked, waits = (host, "en"), (guest, "de")
    if not host.shown():
        asked, waits = waits, asked
    expect(asked[0].page).to_have_title(TURN[asked[1]])
    expect(waits[0].page).not_to_have_title(re.compile("^●"))


def gestures_arrive(host: Frame, guest: Frame) -> None:
    """A hello of one is read by the other, in the other's language."""
    company = host.page.locator("aside details")
    host.page.locator("header .tools .log").click()  # who is there stands in the drawer of the log
    company.locator("summary").click()
    company.locator("button").first.click()
    said = guest.page.locator(".announcer .bubble")  # whose drawer is closed
    expect(said).to_be_visible()
    expect(said).to_have_text(re.compile("Hallo!"))
    guest.page.locator(".announcer .close").click()
    host.page.locator("header .tools .log").click()
    expect(company).not_to_be_visible()
    guest.page.locator("header .tools .log").click()
    expect(guest.page.locator("aside .said p").first).to_have_text(re.compile("Hallo!"))
    guest.page.locator("header .tools .log").click()


def undo_is_asked_and_granted(host: Frame, guest: Frame, watcher: Frame) -> bool:
    """One asks, the other agrees, and everybody is back where they were; False: somebody has learned something."""
    for frame in (host, guest, watcher):
        frame.settle()
    if host.is_over:
        return False
    seq = host.seq
    host.page.locator("header .tools button").first.click()
    expect(host.page.locator(".announcer .urgent, .wish").first).to_be_visible()
    if not host.page.locator(".wish").count():
        host.page.locator(".announcer .close").click()
        return False
    guest.page.locator(".notices .wish .primary").click()
    for frame in (host, guest, watcher):
        expect(frame.page.locator(".wish")).to_have_count(0)
        frame.settle()
    assert host.seq == guest.seq == watcher.seq > seq, "what is taken back is an entry of its own"
    return True


def restart(visits: Visits, *frames: Frame) -> None:
    """The server is gone and comes back; everybody is told, and goes on by themselves."""
    visits.house.server.kill()
    expect(frames[0].page.locator(".notices .error")).to_be_visible()
    visits.house.server.start()
    for frame in frames:
        frame.page.evaluate("() => window.dispatchEvent(new Event('online'))")
        expect(frame.page.locator(".notices .error")).to_have_count(0)


def test_a_wish_to_take_back_is_answered_above_an_open_question(visits: Visits) -> None:
    """The question lies on the table, and what the partner asks for stands beside it, or above an open dialog."""
    made = visits.house.bring(record_at(GAMES["urbion"], "chaos", 28))  # the answer before told nobody anything
    frames = [visits.visit().sit(made, seat) for seat in (0, 1)]
    asked, other = frames if frames[0].observation(made)["actions"] else frames[::-1]
    asked.settle()
    answers = asked.shown()
    assert answers
    seq = asked.seq
    asked.page.keyboard.press("?")  # whoever is asked reads something meanwhile
    reading = asked.page.locator("dialog[open]:not(.wish)")
    reading.wait_for()
    other.page.keyboard.press("z")
    wish = asked.page.locator("dialog.wish[open]")
    wish.locator("header button").click()  # later: what is read is still there, and so is the wish
    expect(wish).to_have_count(0)
    expect(reading).to_be_visible()
    asked.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    beside = asked.page.locator(".notices .wish .primary")
    expect(beside).to_be_visible()
    assert asked.shown() == answers, "the wish takes no answer away"
    other.page.locator(".notices .wish button").click()  # taken back, and asked for again
    for frame in frames:  # the one who took it back must know of it too, or the key would still mean the old wish
        expect(frame.page.locator(".notices .wish")).to_have_count(0)
    other.page.keyboard.press("z")
    beside.click()
    expect(asked.page.locator(".wish")).to_have_count(0)
    for frame in frames:
        frame.wait_after(seq)
    assert asked.seq == other.seq > seq


def test_who_is_away_is_told_in_the_head_and_can_be_played_for(visits: Visits) -> None:
    """Over the cards there is no room for it: a button in the head leads to the seats, where the computer is called."""
    host = visits.visit("en", 390, 844)
    made = bring(host, record_at(GAMES["onirim"], "turn"))
    absent = host.page.locator("header .absent")
    expect(absent).to_be_visible()
    expect(host.page.locator(".notices [data-away]")).to_have_count(0)
    absent.click()
    host.page.locator("dialog [data-away='1'] [data-do=substitute]").click()
    expect(absent).to_have_count(0)
    expect(host.page.locator("dialog [data-away]")).to_have_count(0)
    expect(host.page.locator(".people")).to_contain_text("Computer")
    guest = visits.visit("de")
    guest.open(made.path(1)).table.wait_for()
    expect(absent).to_have_count(0)
    guest.page.close()
    expect(absent).to_have_accessible_name("Player 2 is away")


def test_one_person_plays_with_the_computer(visits: Visits) -> None:
    """It takes the empty seat, answers by itself, and comes back with whoever has been away."""
    frame = visits.visit("en")
    invite(frame, "onirim")
    frame.page.get_by_role("button", name="Play with the computer").click()
    frame.table.wait_for()
    answers = 0
    for moment in range(6):
        frame.settle()
        if moment == 3:
            frame.page.reload()
            frame.table.wait_for()
            frame.settle()
        mine = frame.page.locator("[data-offers]:not([data-offers='']), [data-tags] [data-offer]")
        expect(mine.first).to_be_attached()
        frame.answer(next(iter(frame.shown() or {})))
        answers += 1
    expect(frame.page.locator(".people")).to_contain_text("Computer")
    table = frame.page.url.rpartition("/")[2]
    seen = frame.page.request.get(f"/api/tables/{table}/observation").json()["observation"]
    assert seen["answers"] > answers, "nobody else has answered"
