"""Several people at one table of Etherfields: proposals, instalments from the own hand, votes, hands that are closed, a
computer partner, who is away and comes back, who only looks; and two who act at the very same moment."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import WebSocketRoute, expect

from tests.browser import nights
from tests.browser.conftest import Visits
from tests.browser.table import Frame, Made
from tests.browser.test_etherfields import Player
from tests.browser.test_every_screen import violations

TWO = "etherfields/second/two"
SLUMBER = f"{TWO}/encounter=s_moth_choir/seed=4"


def commanding(made: Made, *frames: Frame) -> None:
    """Play on until everybody is asked what to do."""
    for _ in range(40):
        for frame in frames:
            Player(frame, made, "mouse").settle()
        if frames[0].question == "command":
            return
        for frame in frames:
            if frame.observation(made)["actions"] and frame.question != "command":
                seq = frame.seq
                Player(frame, made, "mouse").answer()
                for other in frames:
                    other.page.wait_for_function(
                        "seq => +document.querySelector('[data-seq]').dataset.seq > seq", arg=seq
                    )
                break
    raise AssertionError(frames[0].question)


def sit_down(made: Made, *frames: Frame) -> None:
    """Everybody comes in; the cards are dealt when the last one has."""
    for seat, frame in enumerate(frames):
        frame.open(made.path(seat))
    for frame in frames:
        frame.table.wait_for()


def offers(frame: Frame, made: Made) -> list[dict[str, Any]]:
    """What this person may answer now."""
    found: list[dict[str, Any]] = frame.observation(made)["actions"]
    return found


def test_a_proposal_is_taken_up_by_one_click(visits: Visits) -> None:
    """One proposes, the other joins in: the same action by the own character, drafted or done with that click; what is
    agreed to is seen by whoever proposed it, and what is declined is gone for the one who declined."""
    made = visits.house.new_table(SLUMBER)
    host, guest = visits.visit("en", 1440, 900), visits.visit("de", 390, 844, touch=True)
    sit_down(made, host, guest)
    commanding(made, host, guest)
    ahead = host.page.request.get(f"/api/tables/{made.table}/ahead").json()["follows"]
    theirs = {offer["words"] for offer in offers(guest, made)}
    mine, other = (frame.observation(made)["view"]["characters"][seat]["id"] for seat, frame in ((0, host), (1, guest)))
    both = [
        one for one in offers(host, made) if str(one["id"]) in ahead and one["words"].replace(mine, other) in theirs
    ]
    assert both
    host.page.locator(f'[data-offer="{both[0]["words"]}"]').first.click()
    host.page.locator("[data-do=propose]").click()
    asked = guest.page.locator(f'[data-proposal="{both[0]["words"]}"]')
    expect(asked).to_contain_text("schlägt vor")
    expect(asked.locator("[data-do=join]")).to_be_visible()
    box = asked.locator("[data-do=join]").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    seq = guest.seq
    asked.locator("[data-do=join]").tap()
    expect(host.page.locator("[data-proposal] em")).to_contain_text("is for it")
    guest.page.wait_for_function(
        "seq => document.querySelector('[data-draft=true]') || +document.querySelector('[data-seq]').dataset.seq > seq",
        arg=seq,
    )
    # Another one, which the guest would rather not do.
    host.page.locator("[data-do=withdraw]").click()
    expect(host.page.locator("[data-proposal]")).to_have_count(0)
    if guest.seq == seq:
        guest.page.keyboard.press("Escape")
        host.page.locator("[data-do=propose]").click()
        guest.page.locator("[data-do=decline]").tap()
        expect(guest.page.locator("[data-proposal]")).to_have_count(0)
        expect(host.page.locator("[data-proposal] em")).to_contain_text("rather not")


def test_votes_are_shown_with_who_has_given_them(visits: Visits) -> None:
    """What is voted for stands there with faces, and one click gives the own vote for the same."""
    record = nights.idle(at="number_nine", shopping=1, spec=f"{TWO}/encounter=campaign/votes=majority")
    made = visits.house.bring(record)
    host, guest = visits.visit("en", 1440, 900), visits.visit("de", 1440, 900)
    sit_down(made, host, guest)
    for frame in (host, guest):
        Player(frame, made, "mouse").settle()
    assert host.question == "dreamworld"
    # The guest has no marker: its vote alone decides nothing.
    vote, seq = next(one for one in offers(guest, made) if one["verb"] == "go"), guest.seq
    guest.page.locator(f'[data-offer="{vote["words"]}"]').first.click()
    guest.wait_after(seq)
    ballot = host.page.locator("[data-ballot]")
    expect(ballot).to_have_count(1)
    expect(ballot.locator("img")).to_have_count(1)
    expect(ballot.locator("b")).to_have_text("1/2")
    found = violations(host)
    before, seq = host.observation(made)["view"]["campaign"]["location"], host.seq
    ballot.locator("[data-do=vote]").click()
    host.wait_after(seq)
    expect(host.page.locator("[data-ballot]")).to_have_count(0)
    assert host.observation(made)["view"]["campaign"]["location"] != before
    assert not found, "\n".join(sorted(found))


def test_closed_hands_are_backs(visits: Visits) -> None:
    """Where hands are closed the others see how many cards there are, on the page and in every byte."""
    made = visits.house.new_table(f"{SLUMBER}/hands=closed".replace("/seed=4/hands=closed", "/hands=closed/seed=4"))
    host, guest = visits.visit("en", 1440, 900), visits.visit("en", 1440, 900)
    sit_down(made, host, guest)
    commanding(made, host, guest)
    seen = host.observation(made)["view"]["characters"][1]
    assert seen["hand"] == []
    assert seen["in_hand"] > 0
    person = host.page.locator(f"[data-person={seen['id']}]")
    expect(person.locator(".small .back")).to_have_count(min(9, seen["in_hand"]))
    own = guest.observation(made)["view"]["characters"][1]["hand"]
    assert len(own) == seen["in_hand"]


def test_the_computer_comes_goes_and_plays_for_who_is_away(visits: Visits) -> None:
    """Three seats: one is the computer's from the beginning; the guest goes, the host agrees, and the guest is back."""
    host, guest = visits.visit("en", 1440, 900), visits.visit("de", 1440, 900)
    host.open("/new?spec=etherfields/second/three/encounter%3Ds_moth_choir/seed%3D4")
    host.page.locator("button.start").click()
    host.page.locator("[data-computer='2']").click()
    links = host.page.locator("main.invite input[readonly]")
    guest.open(links.first.input_value())
    for frame in (host, guest):
        frame.table.wait_for()
    table = urlsplit(host.page.url).path.removeprefix("/t/")
    expect(host.page.locator("[data-away]")).to_have_count(0)
    context = guest.page.context
    guest.page.close()
    away = host.page.locator("[data-away='1']")
    expect(away).to_be_visible()
    away.locator("[data-do=substitute]").click()
    expect(away).to_have_count(0)
    # Where the computer is to answer it does, until the person is asked.
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("[data-seq]").wait_for()
    expect(host.page.locator("[data-away]")).to_have_count(0)


def test_two_act_at_the_same_moment(visits: Visits) -> None:
    """Both pass with the table as it was when neither had: one comes too late, which its browser says again by itself,
    and both have passed without another click."""
    made = visits.house.new_table(SLUMBER)
    host, guest = visits.visit("en", 1440, 900), visits.visit("de", 1440, 900)
    waiting: list[str | bytes] = []
    slow = False

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: waiting.append(said) if slow else line.send(said))
        line.on_message(server.send)
        lines.append(line)

    lines: list[WebSocketRoute] = []
    guest.page.route_web_socket(re.compile("/play$"), pass_on)
    sit_down(made, host, guest)
    commanding(made, host, guest)
    passes = [next(one["words"] for one in offers(frame, made) if one["verb"] == "pass") for frame in (host, guest)]
    seq, before = host.seq, host.observation(made)["answers"]
    slow = True  # what the guest is told comes late
    host.page.locator(f'[data-offer="{passes[0]}"]').first.click()
    host.wait_after(seq)
    assert guest.seq == seq
    guest.page.locator(f'[data-offer="{passes[1]}"]').first.click()
    while not any('"refused"' in str(said) for said in waiting):
        guest.page.wait_for_timeout(20)
    slow = False
    for said in waiting:
        lines[-1].send(said)
    for frame in (host, guest):
        frame.page.wait_for_function("seq => +document.querySelector('[data-seq]').dataset.seq >= seq", arg=seq + 2)
    assert guest.observation(made)["answers"] >= before + 2
    expect(guest.page.locator(".notices .error")).to_have_count(0)


def test_spectators_see_no_hand_and_are_asked_nothing(visits: Visits) -> None:
    """Whoever watches sees the table, and has no button to answer with."""
    made = visits.house.new_table(f"{TWO}/encounter=s_moth_choir/hands=closed/seed=4")
    host, guest = visits.visit("en", 1440, 900), visits.visit("en", 1440, 900)
    sit_down(made, host, guest)
    commanding(made, host, guest)
    watcher = visits.visit("de", 1440, 900).sit(made, None)
    seen = watcher.observation(made)
    assert seen["actions"] == []
    assert all(who["hand"] == [] for who in seen["view"]["characters"])
    expect(watcher.page.locator(".asking [data-offer]")).to_have_count(0)
    expect(watcher.page.locator("[data-person]")).to_have_count(2)
