"""Every screen there is, and how to get there: for the tests that look at all of them, and for the pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import reverie
from tests.browser.questions import CITIES, DREAMS, asked, walk
from tests.browser.table import Frame, Made

ALONE = {"onirim": "onirim/third/solo", "urbion": "urbion/second/solo"}
TEAM = {"onirim": "onirim/third/team", "urbion": "urbion/second/team"}
SHORT = "onirim/third/solo/crossroads/seed=1"  # over after 14 answers
FULL = {"onirim": f"onirim/third/solo/{DREAMS}", "urbion": f"urbion/second/solo/{CITIES}"}


@dataclass(frozen=True)
class Screen:
    """A screen, or a state of one."""

    name: str
    show: Callable[[Frame], object]
    dialog: bool = False  # whether something lies above it that keeps the focus

    def leave(self, frame: Frame) -> None:
        """Whatever is open is closed by going on to the next; what is kept for tables is no concern of others."""
        frame.page.evaluate("() => { for (const it of document.querySelectorAll('dialog[open]')) it.close(); }")


@cache
def record_at(spec: str, kind: str, after: int = 0, seed: int = 1) -> str:
    """A game that stands at a question of this kind, not before so many answers."""
    for number in range(seed, seed + 200):
        for i, game in enumerate(walk(f"{spec}/seed={number}")):
            if i >= after and game.decision is not None and game.decision.kind == kind:
                return asked(game).record
    raise AssertionError(f"{kind} is never asked in {spec}")


@cache
def record_at_the_end(spec: str, status: str) -> str:
    """A game that was won, or lost: by somebody who follows rules of thumb, for chance alone hardly ever wins."""
    for number in range(1, 100):
        game = reverie.from_spec(f"{spec}/seed={number}")
        agent = reverie.agent("rules", game.spec.game)
        while not game.is_over:
            game.apply(agent.choose(game.outlook()))
        if game.result is not None and game.result.status == status:
            return game.record().text()
    raise AssertionError(f"nobody has {status} {spec}")


def ended(game: str, status: str) -> Callable[[Frame], object]:
    """The end of a game, and what can come next; it must be the end that was asked for."""

    def show(frame: Frame) -> None:
        bring(frame, record_at_the_end(ALONE[game], status), within=True)
        frame.page.locator(f"dialog[open].result[data-outcome={status}] h1").wait_for()

    return show


def bring(frame: Frame, record: str, seat: int = 0, within: bool = False) -> Made:
    """Go on with a record as the guest of this browser, who comes from elsewhere, or from within the app."""
    answer = frame.page.request.post("/api/records", data={"record": record})
    assert answer.status == 201, answer.text()
    made = Made(answer.json())
    (frame.go if within else frame.open)(made.path(seat)).table.wait_for()
    frame.settle()
    return made


DRAMA = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/drama-'))"


def wake(frame: Frame) -> None:
    """Somebody is there: what the table shows when something happens comes with the first move of a pointer."""
    frame.page.mouse.move(2, 2)
    frame.page.wait_for_function(DRAMA)
    frame.page.wait_for_load_state("networkidle")


def at(spec: str, kind: str, after: int = 0) -> Callable[[Frame], object]:
    """A table at a question."""
    return lambda frame: bring(frame, record_at(spec, kind, after), within=True)


def place(path: str, until: str) -> Callable[[Frame], object]:
    """An address, when what belongs there is there."""

    def show(frame: Frame) -> None:
        frame.go(path)
        frame.page.locator(until).first.wait_for()

    return show


def then(before: Callable[[Frame], object], *clicks: str, until: str) -> Callable[[Frame], object]:
    """Go on by clicking."""

    def show(frame: Frame) -> None:
        before(frame)
        for click in clicks:
            frame.page.locator(click).first.click()
        frame.page.locator(until).first.wait_for()

    return show


def pressed(before: Callable[[Frame], object], key: str, until: str) -> Callable[[Frame], object]:
    """Go on by a key."""

    def show(frame: Frame) -> None:
        before(frame)
        frame.page.keyboard.press(key)
        frame.page.locator(until).first.wait_for()

    return show


def reading(before: Callable[[Frame], object]) -> Callable[[Frame], object]:
    """A card is read."""

    def show(frame: Frame) -> None:
        before(frame)
        frame.page.locator("[data-zone=hand] [data-key] > button").first.focus()
        frame.page.keyboard.press("i")
        frame.page.locator("dialog[open]").wait_for()

    return show


def selected(before: Callable[[Frame], object]) -> Callable[[Frame], object]:
    """A card of the hand is chosen and shows what can be done with it."""

    def show(frame: Frame) -> None:
        before(frame)
        frame.page.locator("[data-zone=hand] [data-offers*=' '] > button").first.click()
        frame.page.locator("[data-bar] [data-offer]").first.wait_for()

    return show


def invited(game: str) -> Callable[[Frame], object]:
    """Waiting for a partner."""

    def show(frame: Frame) -> None:
        frame.go(f"/new?spec={TEAM[game]}")
        frame.page.locator("form .start").click()
        frame.page.locator("main.invite svg").wait_for()

    return show


def play_to_the_end(frame: Frame) -> Made:
    """A whole short game, lost by running away from everything (a record that was brought counts for nobody)."""
    answer = frame.page.request.post("/api/tables", data={"spec": SHORT, "daily": False})
    made = Made(answer.json())
    frame.sit(made)
    while not frame.is_over:
        offers = frame.observation(made)["actions"]
        flights = [offer for offer in offers if offer["verb"] == "flee" or offer.get("way") in ("hand", "mill")]
        frame.answer(int((flights or offers)[0]["id"]))
    return made


def with_finished_games(frame: Frame) -> None:
    """Statistics of somebody who has played."""
    play_to_the_end(frame)
    place("/statistics", "#records li")(frame)


def spectating(frame: Frame) -> None:
    """Somebody who only watches a team."""
    made = frame.house.bring(record_at(TEAM["onirim"], "turn", 8))
    others = [frame.page.context.new_page() for _ in range(2)]
    for seat, page in enumerate(others):
        page.goto(made.path(seat))
        page.wait_for_load_state("networkidle")
    frame.open(made.path(None))
    frame.table.wait_for()
    for page in others:
        page.close()


TURN = {game: at(ALONE[game], kind, 14) for game, kind in (("onirim", "turn"), ("urbion", "main"))}
CROWDED = {game: at(FULL[game], kind, 30) for game, kind in (("onirim", "turn"), ("urbion", "main"))}
NIGHTMARE = at(ALONE["onirim"], "nightmare", 8)
HOME = place("/", "article.game button")
NO_SUCH_DEAL = place(f"/new?spec={FULL['urbion']}/seed=99999999999999999999", "form .start")
HELP = pressed(TURN["onirim"], "?", "dialog[open] article")
HEADER = "header details > summary"

SCREENS = (
    Screen("home", HOME),
    Screen("set-up", place("/new", "form .start")),
    Screen("set-up with everything", place(f"/new?spec={FULL['onirim']}/seed=7", "form .start")),
    Screen("set-up that is refused", then(NO_SUCH_DEAL, "form .start", until="[role=alert]")),
    Screen("onirim", TURN["onirim"]),
    Screen("onirim, a card chosen", selected(TURN["onirim"])),
    Screen("onirim with everything", CROWDED["onirim"]),
    Screen("onirim, a nightmare", NIGHTMARE),
    Screen("onirim, a search", at(ALONE["onirim"], "search")),
    Screen("onirim, a prophecy", at(ALONE["onirim"], "prophecy")),
    Screen("urbion", TURN["urbion"]),
    Screen("urbion, a card chosen", selected(TURN["urbion"])),
    Screen("urbion with everything", CROWDED["urbion"]),
    Screen("urbion, chaos", at(ALONE["urbion"], "chaos")),
    Screen("urbion, a census", at(FULL["urbion"], "clean")),
    Screen("urbion, swap", at(ALONE["urbion"], "swap")),
    Screen("the menu", then(TURN["onirim"], HEADER, until="header details[open] li")),
    Screen("the log", pressed(TURN["onirim"], "l", "aside.side ol li")),
    Screen("what may still come", pressed(TURN["urbion"], "w", "aside.side ul li")),
    Screen("looking back", pressed(TURN["onirim"], "r", ".replay input[type=range]")),
    Screen("a card read", reading(TURN["onirim"]), dialog=True),
    Screen("rules at the table", HELP, dialog=True),
    Screen("keys", then(HELP, "dialog[open] p > button", until="dialog[open] dt b"), dialog=True),
    Screen("the summary", pressed(TURN["urbion"], "b", ".announcer")),
    Screen("settings", then(HOME, "nav .icon", until="dialog[open] fieldset"), dialog=True),
    Screen("a game won", ended("onirim", "won"), dialog=True),
    Screen("a game lost", ended("urbion", "lost"), dialog=True),
    Screen("an invitation", invited("onirim")),
    Screen("a spectator", spectating),
    Screen("statistics", with_finished_games),
    Screen("rules", place("/rules/URB-BASE-69", "article.lit")),
    Screen("learn", place("/learn", "section button")),
    Screen("a lesson", place("/learn/onirim", "aside.coach h2")),
    Screen("daily dream", place("/daily", "section.dream button")),
    Screen("campaigns", place("/campaigns", "form.begin")),
    Screen("puzzles", place("/puzzles", ".grade button")),
    Screen("goals", place("/goals", ".goals li h3")),
    Screen("from another device", place("/move#" + "a" * 43, "main button.primary")),
    Screen("an address that is nothing", place("/stats", "main .button.primary")),
    Screen("about", place("/about", "main h1")),
    Screen("a door that stays shut", place("/t/" + "a" * 20, "main [role=alert] h1")),
)  # fmt: skip
