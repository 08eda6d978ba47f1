"""A real Chromium against a real server: both are started once for each process of tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from scripts import chromium, web
from tests.browser.table import Frame, House
from tests.server.support import server_process

FLAGS = (
    "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-extensions", "--mute-audio", "--force-color-profile=srgb",
)  # fmt: skip
PATIENCE_MS = 20_000  # for whatever comes in the end, on a machine that is busy
expect.set_options(timeout=PATIENCE_MS)
Motion = Literal["no-preference", "reduce"]
Workers = Literal["allow", "block"]
# Somebody who wants to be asked about every door.
ASKED = """try {
  if (!localStorage.getItem("reverie.settings")) localStorage.setItem("reverie.settings", '{"doors":"ask"}');
} catch { /* a page without storage */ }"""
# A page that nobody looks at is not painted, which is two thirds of the browser's work: everything on it has its place
# and size, moves, is heard, clicked and read as ever. (A browser draws nothing of what it would not show.)
UNPAINTED = """(() => {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [window.unpainted];
})()"""
# What the browser says about a line that is cut on purpose, and Playwright about what it was told.
HARMLESS = ("Failed to load resource", "WebSocket connection", "registration blocked by Playwright")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, without limits, on a fresh database."""
    assert web.is_built(), "the table is not built: make web"
    with server_process(tmp_path_factory.mktemp("house")) as server:
        yield House(server)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """For one file of tests at a time: as long as it is there, an event loop runs, and others want their own."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The Chromium of this machine (`make chromium` installs one)."""
    path = chromium.find()
    assert path is not None, chromium.HELP
    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    browser = playwright.chromium.launch(executable_path=path, args=flags)
    yield browser
    browser.close()


class Visits:
    """People with a browser: each has cookies of their own, and whatever goes wrong on their pages is kept."""

    def __init__(self, browser: Browser, house: House, painted: bool = False) -> None:
        self.browser = browser
        self.painted = painted
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []

    def visit(
        self,
        lang: str = "en",
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        motion: Motion = "reduce",
        workers: Workers = "block",
        habits: bool = False,
    ) -> Frame:
        """Somebody opens a browser; motion is reduced and nothing is painted or kept for offline, and every question is
        asked rather than answered by itself, unless the test is about it."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=touch, is_mobile=touch,
            reduced_motion=motion, base_url=self.house.url, service_workers=workers,
        )  # fmt: skip
        context.set_default_timeout(PATIENCE_MS)
        self.contexts.append(context)
        if not habits:
            context.add_init_script(ASKED)
        if motion == "reduce" and not self.painted:
            context.add_init_script(UNPAINTED)
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error on the page: {error}"))
        page.on("request", self.looked_at)
        page.on("console", lambda message: self.heard(message.type, message.text))
        return Frame(page, self.house)

    def looked_at(self, request: object) -> None:
        """No request to any other host."""
        url: str = getattr(request, "url", "")
        if not url.startswith((self.house.url, self.house.url.replace("http", "ws"), "blob:", "data:,")):
            self.problems.append(f"a request to another host: {url}")

    def heard(self, kind: str, text: str) -> None:
        """Complaints of the browser itself, such as of the content security policy."""
        if kind in ("error", "warning") and not any(words in text for words in HARMLESS):
            self.problems.append(f"console: {text}")


@pytest.fixture
def visits(browser: Browser, house: House) -> Iterator[Visits]:
    """Everybody who visits in a test; afterwards nothing may have gone wrong on any page."""
    visits = Visits(browser, house)
    yield visits
    for context in visits.contexts:
        context.close()
    assert not visits.problems, "\n".join(visits.problems)


@pytest.fixture
def own_visits(browser: Browser, tmp_path: Path) -> Iterator[Visits]:
    """The same with a server of one's own, to be killed and started again."""
    with server_process(tmp_path) as server:
        visits = Visits(browser, House(server))
        yield visits
        for context in visits.contexts:
            context.close()
    assert not visits.problems, "\n".join(visits.problems)


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where tests leave what they have seen; nothing of it is committed by itself."""
    folder = Path(__file__).resolve().parents[2] / ".cache" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
