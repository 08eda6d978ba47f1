"""The pictures of the documentation, from a real browser at real tables: `python -m tests.browser.pictures [NAME…]`.

They are written to docs/pictures/. Look at each of them before it is committed.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import reverie
from reverie.kernel import registry
from scripts import chromium
from tests.browser import nights
from tests.browser.conftest import FLAGS, Visits
from tests.browser.screens import ALONE, FULL, TEAM, bring, ended
from tests.browser.table import Frame, House
from tests.server.support import server_process

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
DESK, TABLET, PHONE, FLAT = (1440, 900), (820, 1180), (390, 844), (844, 390)
CLEAR = """localStorage.setItem("reverie.settings", '{"theme":"clear","lang":"en"}')"""
HEAVY = 250_000  # bytes
Wanted = Callable[[reverie.Game], bool]
Show = Callable[[Frame], object]


def middle(game: reverie.Game) -> bool:
    """Onirim in full swing: two or three doors are found, a run lies there."""
    view, decision = game.view(0), game.decision
    row, hand = view["row"]["cards"], view["hand"]["cards"]
    ready = decision is not None and decision.kind == "turn" and len(view["doors"]) >= 3
    return ready and 5 <= len(row) <= 10 and len(set(hand)) >= 4


def asks(kind: str, after: int) -> Wanted:
    """A question, not before so many turns."""
    return lambda game: game.decision is not None and game.decision.kind == kind and game.turn >= after


def cities(game: reverie.Game) -> bool:
    """Urbion in full swing: Dreams in most rows, some Cities claimed."""
    if game.decision is None or game.decision.kind != "main":
        return False
    rows = game.view(0)["rows"]
    return game.turn >= 9 and sum(len(row["sognae"]) + len(row["incubi"]) for row in rows) >= 8


def record_to(spec: str, wanted: Wanted) -> str:
    """The record of a deal that comes to what is wanted when it is played well."""
    for seed in range(1, 300):
        game = reverie.from_spec(f"{spec}/seed={seed}")
        agent = registry.agent("rules", game.spec.game, seed)
        while not game.is_over:
            if wanted(game):
                return game.record().text()
            game.apply(agent.choose(game.outlook()))
    raise AssertionError(f"no deal of {spec} comes to that")


def played(spec: str, wanted: Wanted) -> Show:
    """A table at which the game has come so far."""
    found: list[str] = []

    def show(frame: Frame) -> None:
        if not found:
            found.append(record_to(spec, wanted))
        bring(frame, found[0])

    return show


def paying(game: reverie.Game) -> bool:
    """Etherfields: somebody pays, and a creature is in the house."""
    decision = game.decision
    if decision is None or decision.kind != "pay":
        return False
    view = game.view(0)
    return len(view["map"]["tiles"]) >= 3 and bool(view["creatures"]) and len(view["payment"]["proposal"]) > 1


def evening(screen: str, **where: Any) -> Show:
    """A screen of the campaign of Etherfields."""

    def show(frame: Frame) -> None:
        bring(frame, nights.idle(**where))
        frame.page.locator(f"[data-screen={screen}]").wait_for()

    return show


def street(at: str = "number_nine", *tiles: str) -> Show:
    """The dreamworld, between two dreams, with the districts that were found."""

    def show(frame: Frame) -> None:
        bring(frame, nights.idle(at=at, tiles=tiles or ("threshold_row",)))
        frame.page.locator("[data-do=go]").wait_for()

    return show


def ledger(frame: Frame) -> None:
    """The book of a campaign, after a dream."""
    street()(frame)
    frame.page.locator("[data-do=ledger]").click()
    frame.page.locator("[data-screen=ledger]").wait_for()


def selecting(show: Show) -> Show:
    """A card that can be played is chosen."""

    def chosen(frame: Frame) -> None:
        show(frame)
        frame.page.locator("[data-zone=hand] .spot.can:not(.dim) > button").nth(1).click()

    return chosen


def dreamt(game: str, status: str) -> Show:
    """The end of a game that was looked back at."""

    def show(frame: Frame) -> None:
        ended(game, status)(frame)
        frame.page.locator("[data-share='1']").wait_for(timeout=90_000)

    return show


def looking_back(show: Show) -> Show:
    """Some answers earlier."""

    def back(frame: Frame) -> None:
        show(frame)
        frame.page.keyboard.press("r")
        for _ in range(4):
            frame.page.locator(".replay button").nth(1).click()
            frame.settle()

    return back


def at_home(frame: Frame) -> None:
    """Home, with games to go on with."""
    bring(frame, nights.idle())
    URBION(frame)
    ONIRIM(frame)
    frame.open("/")
    frame.page.locator(".overlook").wait_for()
    frame.page.locator("article.game button").first.wait_for()


def setting_up(frame: Frame) -> None:
    """A choice of modules, with its difficulty measured."""
    frame.open("/new?spec=onirim/third/solo/book+towers+premonitions/seed=7")
    frame.page.locator(".difficulty .meter").wait_for()


def inviting(frame: Frame) -> None:
    """The invitation."""
    frame.open(f"/new?spec={TEAM['urbion']}")
    frame.page.locator("form .start").click()
    frame.page.locator("main.invite svg[role=img]").wait_for()


ONIRIM, URBION = played(ALONE["onirim"], middle), played(ALONE["urbion"], cities)
NIGHTMARE = played(ALONE["onirim"], lambda game: asks("nightmare", 9)(game) and len(game.legal_actions()) >= 4)
CHAOS = played(ALONE["urbion"], asks("chaos", 7))
PROPHECY = played(ALONE["onirim"], asks("prophecy", 6))
TEAM_ONIRIM = played(TEAM["onirim"], asks("turn", 9))
FULL_ONIRIM = played(FULL["onirim"], asks("turn", 9))
FULL_URBION = played(FULL["urbion"], asks("main", 8))

DREAM = played("etherfields/second/solo2", paying)
SEATED = ("awaken", "seat gambler", "seat specialist")
DISTRICTS = ("threshold_row", "drowned_terrace", "tallow_market", "clockmakers_rise")
SHOPPING = ("go coal_merchant", "resolve", "shop", "buy-cards")

# Name, what is shown, the size of the page, and how the colours are seen.
BOTH = (
    ("home", at_home, DESK),
    ("setup", setting_up, DESK),
    ("onirim-table", ONIRIM, DESK),
    ("onirim-choice", NIGHTMARE, DESK),
    ("onirim-phone", ONIRIM, PHONE),
    ("onirim-modules", FULL_ONIRIM, DESK),
    ("urbion-table", URBION, DESK),
    ("urbion-choice", CHAOS, DESK),
    ("urbion-phone", URBION, PHONE),
    ("urbion-modules", FULL_URBION, DESK),
    ("etherfields-table", DREAM, (1440, 900)),
    ("etherfields-phone", DREAM, PHONE),
    ("etherfields-street", street(), DESK),
    ("etherfields-street-wide", street("salt_stair", *DISTRICTS), (1920, 1080)),
    ("etherfields-street-market", street("weigh_house", *DISTRICTS), DESK),
    ("etherfields-street-rise", street("winding_lane", *DISTRICTS), TABLET),
    ("etherfields-street-phone", street("number_nine", *DISTRICTS), PHONE),
    ("etherfields-ledger", ledger, DESK),
    ("etherfields-waking", evening("waking", and_then=("awaken",)), DESK),
    ("etherfields-deck", evening("packing", and_then=SEATED), DESK),
    ("etherfields-shop", evening("counter", at="number_nine", shopping=1, and_then=SHOPPING), DESK),
    ("invite", inviting, DESK),
    ("replay", looking_back(ONIRIM), DESK),
)
# What the design draws besides, in one language.
DESIGN = (
    ("onirim-prophecy", PROPHECY, DESK),
    ("onirim-team", TEAM_ONIRIM, DESK),
    ("onirim-tablet", ONIRIM, TABLET),
    ("onirim-flat", ONIRIM, FLAT),
    ("urbion-chosen", selecting(URBION), DESK),
    ("urbion-flat", URBION, FLAT),
    ("end-won", dreamt("onirim", "won"), DESK),
    ("end-lost", dreamt("urbion", "lost"), DESK),
)
EYES = (
    ("onirim-deuteranopia", ONIRIM, "deuteranopia"),
    ("onirim-protanopia", ONIRIM, "protanopia"),
    ("onirim-greyscale", ONIRIM, "achromatopsia"),
    ("urbion-deuteranopia", URBION, "deuteranopia"),
    ("urbion-greyscale", URBION, "achromatopsia"),
    ("onirim-clear", ONIRIM, "clear"),
    ("urbion-clear", URBION, "clear"),
)


def take(frame: Frame, name: str, scale: int = 1) -> None:
    """A picture of the page, small enough for a repository."""
    frame.page.evaluate("() => document.fonts.ready")
    frame.page.wait_for_load_state("networkidle")
    frame.page.wait_for_timeout(400)  # the last card has landed
    frame.page.mouse.move(2, 2)
    data = frame.page.screenshot()
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    if len(data) > HEAVY:
        picture = picture.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.FLOYDSTEINBERG)
    picture.save(FOLDER / f"{name}.png", optimize=True)
    print(f"{name}.png: {(FOLDER / f'{name}.png').stat().st_size / 1000:.0f} kB")


@contextmanager
def house() -> Iterator[tuple[Browser, House]]:
    """A server and a browser."""
    path = chromium.find()
    assert path is not None, chromium.HELP
    with tempfile.TemporaryDirectory() as folder, server_process(Path(folder)) as server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=[*FLAGS, "--no-sandbox"])
        yield browser, House(server)
        browser.close()


def main() -> None:
    """Take them all, or those that are named."""
    only = set(sys.argv[1:])
    with house() as (browser, where):
        visits = Visits(browser, where, painted=True)
        for name, show, (width, height) in BOTH:
            for lang in ("en", "de"):
                if only and not only & {name, f"{name}-{lang}"}:
                    continue
                frame = visits.visit(lang, width, height, touch=width < 600)
                show(frame)
                take(frame, f"{name}-{lang}")
                frame.page.context.close()
        for name, show, (width, height) in DESIGN:
            if only and name not in only:
                continue
            frame = visits.visit("en", width, height, touch=min(width, height) < 600)
            show(frame)
            take(frame, name)
            frame.page.context.close()
        for name, show, eyes in EYES:
            if only and name not in only:
                continue
            frame = visits.visit("en", *DESK)
            if eyes == "clear":
                frame.page.add_init_script(
                    'localStorage.setItem(\'reverie.settings\', \'{"theme":"clear","lang":"en"}\')'
                )
            else:
                told = frame.page.context.new_cdp_session(frame.page)
                told.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
            show(frame)
            take(frame, name)
            frame.page.context.close()
        assert not visits.problems, visits.problems


if __name__ == "__main__":
    main()
