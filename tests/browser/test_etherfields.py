"""Etherfields in the browser: whole encounters by mouse, by keys and by finger; two people; nothing that is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

import reverie
from reverie.games.etherfields.content import shipped
from tests.browser.conftest import Visits
from tests.browser.table import Frame, Made
from tests.browser.test_every_screen import violations

SLUMBER = "etherfields/second/solo2/encounter=s_tatterling/seed=4"
DREAM = "etherfields/second/solo2/seed=7"
MANY = 400
SIDES = {"mouse": (1440, 900), "keys": (1440, 900), "touch": (390, 844)}
PAYING = ("pay", "confirm", "boost", "give-up")
PICKED = ("discard-first", "hand-limit")


class Player:
    """Somebody who does what the computer would do, with what is on the page."""

    def __init__(self, frame: Frame, made: Made, way: str) -> None:
        self.frame, self.made, self.way, self.drafts = frame, made, way, 0

    @property
    def page(self) -> Page:
        return self.frame.page

    def settle(self) -> None:
        """Wait until nothing is answered by itself any more."""
        self.page.wait_for_function(
            "() => { const it = document.querySelector('.ether'); return !it || it.dataset.settled === 'true'; }"
        )

    def advised(self) -> dict[str, Any] | None:
        """The next answer by the rules of thumb; nobody is asked: None."""
        self.settle()
        seen = self.frame.observation(self.made)
        hint = self.page.request.get(f"/api/tables/{self.made.table}/hint").json()
        return next((offer for offer in seen["actions"] if offer["id"] == hint["action"]), None)

    def answer(self) -> None:
        """One answer, or a whole payment."""
        offer = self.advised()
        kind, seq = self.frame.question, self.frame.seq
        if offer is None and self.frame.is_over:
            return
        assert offer is not None, kind
        if kind in ("command", "turn") and offer.get("from"):
            self.choose(offer["from"])
        if kind == "pay" and offer["verb"] in PAYING:
            self.pay(offer)
        elif kind in PICKED:
            self.press("[data-do=discard]" if offer["verb"] == "done" else f"[data-pick={offer['card']}]")
            if offer["verb"] != "done":
                self.press("[data-do=discard]")
        else:
            self.give(offer)
        while self.page.locator("[data-draft=true]").count():
            if not self.go_on():
                self.pass_on()
        self.page.wait_for_function(
            "seq => { const it = document.querySelector('[data-seq]');"
            " return +it.dataset.seq > seq && it.dataset.busy === 'false'; }",
            arg=seq,
        )

    def go_on(self) -> bool:
        """The next answer of a draft: the payment that is proposed, or the first one; False if it is put away."""
        self.drafts += 1
        if self.page.locator("[data-do=pay]").count():
            able = [name for name in ("pay", "boost") if self.page.locator(f"[data-do={name}]:enabled").count()]
            self.press(f"[data-do={able[0] if able else 'give-up'}]")
            return bool(able)
        if self.page.locator(".ether[data-question-kind=step]").count():
            self.press("[data-offer=stop]")
        else:
            self.press(".asking [data-offer]")
        return True

    def pass_on(self) -> None:
        """What was begun cannot be paid, and nothing was sent: whoever has not passed yet does."""
        actions = self.frame.observation(self.made)["actions"]
        offer = next(one for one in actions if one["verb"] == "pass")
        self.choose(offer["from"])
        self.press(f'[data-offer="{offer["words"]}"]')

    def choose(self, character: str) -> None:
        """Another character acts."""
        person = self.page.locator(f"[data-person={character}]")
        if self.way == "keys":
            people = self.page.locator("[data-person]").evaluate_all("all => all.map(it => it.dataset.person)")
            self.page.keyboard.press(f"Shift+Digit{people.index(character) + 1}")
            expect(person).to_have_attribute("aria-pressed", "true")
        else:
            self.press(f"[data-person={character}]")

    def pay(self, offer: dict[str, Any]) -> None:
        """With what is proposed; where it does not suffice, with luck, or not at all."""
        if self.page.locator("[data-do=pay]").is_enabled():
            if self.way == "keys" and self.page.evaluate("() => document.activeElement === document.body"):
                self.page.keyboard.press("Enter")
            else:
                self.press("[data-do=pay]")
            return
        if offer["verb"] == "pay" and self.page.locator("[data-do=boost]").count() == 0:
            self.press(f".hand [data-card={offer['card']}]")
        self.press(f"[data-do={'give-up' if offer['verb'] == 'give-up' else 'boost'}]")

    def give(self, offer: dict[str, Any]) -> None:
        """An answer of the list: by its digit, or where it stands."""
        words = self.page.locator("[data-offer]").evaluate_all("all => all.map(it => it.dataset.offer)")
        assert offer["words"] in words, f"{self.frame.question}: {offer['words']} is not on the table"
        said = self.page.locator(".asking [data-offer] .what").all_inner_texts()
        assert len(said) == len(set(said)), f"{self.frame.question}: {said} cannot be told apart"
        digit = self.page.locator(f'[data-offer="{offer["words"]}"] kbd')
        if self.way == "keys" and digit.count():
            self.page.keyboard.press(digit.first.inner_text())
        else:
            self.press(f'[data-offer="{offer["words"]}"]')

    def press(self, selector: str) -> None:
        """By mouse or finger; by keys: go there and press Enter."""
        thing = self.page.locator(selector).first
        close = self.page.locator(".sheet .close")
        if self.way == "touch":
            if close.count():
                close.tap()
            thing.tap()
        elif self.way == "keys":
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.click()


@pytest.mark.parametrize("way", SIDES)
def test_a_whole_encounter(way: str, visits: Visits) -> None:
    """From the first question to the end: a slumber with two characters, played by one person."""
    width, height = SIDES[way]
    made = visits.house.new_table(SLUMBER)
    frame = visits.visit("de" if way == "touch" else "en", width, height, touch=way == "touch").sit(made)
    player, answers = Player(frame, made, way), 0
    while not frame.is_over:
        player.answer()
        answers += 1
        assert answers < MANY
        sideways = frame.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert sideways <= 0, f"{frame.question}: the page is wider than the window"
    # How it ends is what the engine makes of the very same answers, without a browser and a server.
    record = frame.page.request.get(f"/api/tables/{made.table}/record").json()["record"]
    again = reverie.load(record)
    assert again.result is not None
    status = frame.observation(made)["view"]["outcome"]["status"]
    assert status == again.result.status
    expect(frame.page.locator(f"dialog[open].result[data-outcome={status}] h1")).to_be_visible()
    assert again.answers > answers + player.drafts / 2 > 10  # many messages have several answers
    assert player.drafts


def test_nothing_hidden_is_in_any_byte(visits: Visits) -> None:
    """Whatever a browser receives in a dream: no name and no text of what lies face down, no page that was not read."""
    heard: list[str] = []
    frame = visits.visit()

    def line(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(data if isinstance(data, str) else data.decode()))

    def answered(answer: Response) -> None:
        if "/api/" in answer.url and answer.status == 200:
            heard.append(answer.text())

    frame.page.on("websocket", line)
    frame.page.on("response", answered)
    made = visits.house.new_table(DREAM)
    frame.sit(made)
    player = Player(frame, made, "mouse")
    for _ in range(14):
        player.answer()
    view = frame.observation(made)["view"]
    told = json.dumps([json.loads(one) for one in heard], ensure_ascii=False)
    content = shipped()
    assert view["read"], "no page was read"
    assert content.script[view["read"][0]].text["en"][:40] in told
    for n, script in content.script.items():
        if n not in view["read"]:
            for text in script.text.values():
                assert text[:60] not in told, f"script {n}"
    hidden = 0
    for ref, thing in content.things.items():
        if thing.code is None or ref in view["things"] or ref.startswith("script:"):
            continue
        hidden += 1
        assert f'"{ref}"' not in told, ref
        for text in thing.text.values():
            assert not text or text not in told, ref
    assert hidden > 10


def test_two_people_dream_together(visits: Visits) -> None:
    """Each with a browser, in two languages; what one does, the other sees."""
    made = visits.house.new_table("etherfields/second/two/encounter=s_moth_choir/seed=4")
    host, guest = visits.visit("en"), visits.visit("de")
    host.open(made.path(0))
    guest.open(made.path(1))
    for frame in (host, guest):
        frame.table.wait_for()
    for _ in range(6):
        for frame in (host, guest):
            player = Player(frame, made, "mouse")
            if frame.is_over or player.advised() is None:
                continue
            player.answer()
            other = guest if frame is host else host
            other.page.wait_for_function(
                "seq => +document.querySelector('[data-seq]').dataset.seq >= seq", arg=frame.seq
            )
    assert host.seq == guest.seq > 4
    point(host, guest)
    assert host.page.locator("[data-figure]").count() == guest.page.locator("[data-figure]").count() > 1


def point(host: Frame, guest: Frame) -> None:
    """Somebody shows a field, by mouse and by key: the others see which, and who it was."""
    field = host.page.locator("[data-field]").first
    name = field.get_attribute("data-field")
    field.click(button="right", force=True)
    expect(guest.page.locator(f".pinged[data-field='{name}']")).to_have_count(1)
    expect(guest.page.locator(".pings p").first).to_contain_text("zeigt:")
    guest.page.locator("[data-person]").first.focus()
    guest.page.keyboard.press(".")
    expect(host.page.locator(".pings p").last).to_contain_text("points:")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("de", 390, 844)])
def test_nobody_is_kept_out(lang: str, width: int, height: int, visits: Visits) -> None:
    """axe finds nothing at the first questions of a dream, a payment among them."""
    made = visits.house.new_table(DREAM)
    frame = visits.visit(lang, width, height).sit(made)
    player, found = Player(frame, made, "keys"), set(violations(frame))
    while frame.question != "command":
        player.answer()
    player.settle()
    ahead = frame.page.request.get(f"/api/tables/{made.table}/ahead").json()["follows"]
    paid = next(
        offer for offer in frame.observation(made)["actions"] if ahead.get(str(offer["id"]), {}).get("kind") == "pay"
    )
    seq = frame.seq
    player.choose(paid["from"])
    player.give(paid)
    expect(frame.page.locator("[data-draft=true] [data-do=pay]")).to_be_visible()
    found |= set(violations(frame))
    # What is drafted has not happened, and putting it away costs nothing.
    frame.page.keyboard.press("Escape")
    expect(frame.page.locator("[data-draft=true]")).to_have_count(0)
    assert frame.seq == seq
    assert not found, "\n".join(sorted(found))
