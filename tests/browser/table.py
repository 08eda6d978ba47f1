"""A person at a table in the browser: sees what is on the page, and answers by mouse, by finger or by keys."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.server.support import ServerProcess

SHOWN = """() => {
  const found = new Map();
  const add = (id, place) => { if (!found.has(id)) found.set(id, place); };
  for (const it of document.querySelectorAll("[data-tags] [data-offer]")) add(+it.dataset.offer, "tag");
  for (const it of document.querySelectorAll("[data-bar] [data-offer]")) add(+it.dataset.offer, "bar");
  for (const it of document.querySelectorAll("[data-picks]"))
    for (const id of it.dataset.picks.split(" ")) if (id) add(+id, "pick");
  for (const it of document.querySelectorAll("[data-offers]"))
    for (const id of it.dataset.offers.split(" ")) if (id) add(+id, "spot");
  return [...found];
}"""

# As a link within the app does it; until what was there before is gone.
GO = """async (path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""

LIT = """() => [...document.querySelectorAll("[data-zone].target")].map((it) => it.dataset.zone)"""


class House:
    """The server, asked without a browser."""

    def __init__(self, server: ServerProcess | str) -> None:
        """A process of ours, or only an address."""
        self.process = None if isinstance(server, str) else server
        self.url = server if isinstance(server, str) else server.url

    @property
    def server(self) -> ServerProcess:
        """The process, to be killed and started again."""
        assert self.process is not None, "somebody else's server"
        return self.process

    def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """A request as programs make it."""
        request = urllib.request.Request(self.url + path, method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def new_table(self, spec: str) -> Made:
        """A table, made by a program."""
        return Made(self.ask("POST", "/api/tables", {"spec": spec, "daily": False}))

    def bring(self, record: str) -> Made:
        """A table that goes on where a record ends."""
        return Made(self.ask("POST", "/api/records", {"record": record}))


@dataclass(frozen=True)
class Made:
    """A new table with its links."""

    data: dict[str, Any]

    @property
    def table(self) -> str:
        """Its name."""
        return str(self.data["table"])

    def token(self, seat: int | None) -> str:
        """The secret of a seat."""
        return next(str(link["token"]) for link in self.data["links"] if link["seat"] == seat)

    def path(self, seat: int | None = 0) -> str:
        """The link of a seat, within the house."""
        return f"/t/{self.table}#{self.token(seat)}"


class Frame:
    """One page of one person."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house

    def observation(self, made: Made) -> dict[str, Any]:
        """What this person may know, by the cookie of their seat."""
        answer = self.page.request.get(f"/api/tables/{made.table}/observation")
        found: dict[str, Any] = answer.json()["observation"]
        return found

    def open(self, path: str) -> Frame:
        """Go to an address."""
        self.page.goto(path)
        return self

    def go(self, path: str) -> Frame:
        """Go to an address within the app, which is there already: a third of the work of opening it. (From a screen to
        the same one, with something else on it, is another matter: only tables are told apart.)"""
        screens = [urlsplit(address).path.split("/")[1:] for address in (self.page.url, path)]
        is_same = screens[0] == screens[1] or screens[0][:1] == screens[1][:1] != ["t"]
        if is_same or not self.page.url.startswith(self.house.url):
            return self.open(path)
        self.page.evaluate(GO, path)
        return self

    @property
    def table(self) -> Locator:
        """The frame of the table."""
        return self.page.locator("[data-seq]")

    def sit(self, made: Made, seat: int | None = 0) -> Frame:
        """Come in by a link and wait for the cards."""
        self.open(made.path(seat))
        self.table.wait_for()
        return self

    # ---- what is seen -----------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The entry that is shown."""
        return int(self.table.get_attribute("data-seq") or -1)

    @property
    def question(self) -> str:
        """What is asked."""
        return self.table.get_attribute("data-question") or ""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get_attribute("data-status") != "playing"

    def shown(self) -> dict[int, str]:
        """The answers that can be given now, and where: at a thing, among the buttons, by picking some things, on a
        card."""
        return {int(number): str(place) for number, place in self.page.evaluate(SHOWN)}

    def wait_after(self, seq: int) -> None:
        """Until the table has moved on. (What evaluates strings in the page is refused by its security policy, and
        expect() looks again only after a while: too slow for what happens at every answer.)"""
        self.until(f":not([data-seq='{seq}'])")

    def settle(self) -> None:
        """Until nothing is on its way any more."""
        self.until("[data-busy='false']")

    def until(self, state: str) -> None:
        """Until the frame of the table is in a state."""
        self.page.locator(f"[data-seq]{state}").wait_for(state="attached", timeout=20_000)

    @contextmanager
    def painted(self) -> Iterator[None]:
        """For a while as somebody sees it, where it is looked at: colours beside each other, and pictures."""
        self.page.evaluate("() => { if (window.unpainted) window.unpainted.disabled = true; }")
        yield
        self.page.evaluate("() => { if (window.unpainted) window.unpainted.disabled = false; }")

    def picture(self, path: Path, **how: Any) -> None:
        """As it is seen now, kept in a file."""
        with self.painted():
            self.page.screenshot(path=path, **how)

    # ---- answering --------------------------------------------------------------------------------------------------

    def answer(self, offer: int, place: str | None = None, touch: bool = False) -> None:
        """Give an answer with the pointer, wherever it is shown, and wait until it stands."""
        seq = self.seq
        place = place or self.shown()[offer]
        if place == "tag":
            self.press(self.page.locator(f"[data-tags] [data-offer='{offer}']").first, touch)
        elif place == "bar":
            self.press(self.page.locator(f"[data-bar] [data-offer='{offer}']").first, touch)
        elif place == "pick":
            for thing in self.page.locator(f"[data-picks~='{offer}'] > button").all():
                self.press(thing, touch)
            self.press(self.page.locator(f"[data-bar] [data-offer='{offer}']").first, touch)
        else:
            self.press(self.page.locator(f"[data-offers~='{offer}'] > button").first, touch)
            if not self.is_done(seq):
                names = ", ".join(
                    f"{where}[data-offer='{offer}']" for where in ("[data-bar] ", "[role=menu] ", ".here")
                )
                moved = f"[data-seq]:not([data-seq='{seq}']), [data-busy='true'], dialog[open]"
                self.page.locator(f"{names}, {moved}").first.wait_for(state="attached")  # a menu may have to come first
                self.press_unless_done(self.page.locator(names), seq, touch)
        self.confirm(touch)
        self.wait_after(seq)

    def press(self, what: Locator, touch: bool, timeout: float | None = None) -> None:
        """A click, or a tap."""
        if touch:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def press_unless_done(self, named: Locator, seq: int, touch: bool) -> None:
        """The second press, where the first was not the answer already: on a slow machine that shows later, when
        what was to be pressed goes away."""
        for _ in range(20):
            if not named.count() or self.is_done(seq):
                return
            with suppress(TimeoutError):
                self.press(named.first, touch, timeout=1_000)
                return

    def is_done(self, seq: int) -> bool:
        """Whether the answer was the obvious one, so that the first press has given it."""
        busy = self.page.locator("[data-bar] [aria-disabled='true']")
        return self.seq > seq or (busy.count() > 0 and self.page.locator("[role=menu]").count() == 0)

    def confirm(self, touch: bool = False) -> None:
        """Say yes to a warning, if there is one."""
        if self.page.locator("[data-asked]").count():  # the dialog itself may still be on its way
            self.press(self.page.locator("dialog[open] .buttons .primary").first, touch)

    def expect_over(self) -> None:
        """The end is shown."""
        expect(self.table).to_have_attribute("data-status", "over")

    # ---- dragging ---------------------------------------------------------------------------------------------------

    def drag(self, card: Locator, chance: Random | None = None, to: str | None = None) -> bool:
        """Drag a card to a place that lights up for it, or to a given one; False if none does."""
        mouse, seq = self.page.mouse, self.seq
        card.scroll_into_view_if_needed()
        x, y = middle(card)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 9, y - 9)
        places = [to] if to else sorted(self.page.evaluate(LIT))
        if not places:
            mouse.up()  # where it was: nothing happens
            return False
        place = chance.choice(places) if chance else places[0]
        mouse.move(*middle(self.page.locator(f"[data-zone='{place}']")), steps=3)
        mouse.up()
        if to:
            return True
        asks = "[role=menu] [data-offer], dialog[open] .buttons .primary"
        self.page.locator(f"{asks}, [data-seq]:not([data-seq='{seq}'])").first.wait_for(state="attached")
        several = self.page.locator("[role=menu] [data-offer]")
        if several.count():
            several.first.click()
        self.confirm()
        self.wait_after(seq)
        return True


def middle(what: Locator) -> tuple[float, float]:
    """The middle of what is seen of something."""
    box = what.bounding_box()
    assert box is not None, "it is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)
