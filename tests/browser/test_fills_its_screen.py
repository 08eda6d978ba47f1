"""The table fills its window at every size, and nothing of it jumps, scrolls or is covered by its own question."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.questions import CITIES, DREAMS, asked, walk
from tests.browser.screens import ALONE, TEAM, bring, record_at
from tests.browser.table import Frame

SIZES = {
    (1440, 900): {"doors": 93, "hand": 140, "pile": 110},
    (820, 1180): {"doors": 78, "hand": 140, "pile": 82},
    (390, 844): {"doors": 36, "hand": 94, "pile": 52},
}
SCALES = {(1440, 900): {"R": 95, "hand": 120}, (820, 1180): {"R": 84, "hand": 128}, (390, 844): {"R": 60, "hand": 96}}
USED = 0.85  # of the window's height, from the head to the lowest card
SETS = {
    "onirim": (ALONE["onirim"], f"onirim/third/solo/{DREAMS}", TEAM["onirim"]),
    "urbion": (ALONE["urbion"], f"urbion/second/solo/{CITIES}", TEAM["urbion"]),
}
FLAT = (844, 390)  # a phone on its side: all of it is there, too, but where towers stand and doors have an order
HIGH = f"onirim/third/solo/{DREAMS}"
FEW, MANY = 2, 20  # moments of each game: in each change, and under torture

MEASURE = """async (width) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  do await drawn(); while (innerWidth !== width);
  const boxes = (what) => [...document.querySelectorAll(what)].map((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return { left, top, right, bottom, wide: it.offsetWidth, high: it.offsetHeight };
  });
  const page = document.documentElement;
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const asker = boxes("[data-zone=resolving] .card, [data-zone=pending] .card");
  const answers = boxes("[data-tags] button[data-offer]");
  const tags = boxes("[data-tags] .tag .say");
  const outside = ({ top, left, right }) => top > innerHeight - 8 || left > innerWidth - 8 || right < 8;
  const below = [...document.querySelectorAll("[data-offers]:not([data-offers='']) > button, [data-tags] button")]
    .filter((it) => outside(it.getBoundingClientRect()));
  const zones = {};
  for (const zone of document.querySelectorAll("[data-zone]"))
    for (const card of zone.querySelectorAll("[data-key]"))
      zones[zone.dataset.zone] = Math.min(zones[zone.dataset.zone] ?? 1e4, card.offsetWidth);
  const low = (it) => it.offsetTop + it.offsetHeight + it.closest("section").offsetTop;
  const hand = [...document.querySelectorAll("[data-zone=hand] [data-key]")];
  return {
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    lowest: Math.max(...boxes("[data-zone] [data-key]").map((it) => it.bottom)),
    covered: asker.length ? answers.filter((it) => asker.some((card) => meets(it, card))).length : 0,
    crossed: tags.filter((it, i) => tags.some((other, k) => k !== i && meets(it, other))).length,
    below: below.map((it) => it.getAttribute("aria-label") ?? it.innerText),
    zones,
    hand: hand.length ? Math.round(Math.max(...hand.map(low))) : null,
    height: innerHeight,
  };
}"""


def moments(spec: str, count: int) -> list[str]:
    """Records of one played game, from its beginning to near its end."""
    records = [asked(game).record for game in walk(f"{spec}/seed=3") if game.decision is not None]
    step = max(1, len(records) // count)
    return records[step // 2 :: step][:count]


def measure(frame: Frame, size: tuple[int, int]) -> dict[str, Any]:
    """What is seen in a window of this size."""
    frame.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = frame.page.evaluate(MEASURE, size[0])
    return found


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_the_table_fills_its_screen(game: str, visits: Visits, request: pytest.FixtureRequest) -> None:
    count = MANY if request.config.getoption("--torture") else FEW
    frame = visits.visit()
    wrong: list[str] = []
    for spec in SETS[game]:
        hands: dict[tuple[int, int], set[int]] = {}
        for number, record in enumerate(moments(spec, count)):
            bring(frame, record)
            sizes: dict[tuple[int, int], dict[str, int]] = dict(SIZES if game == "onirim" else SCALES)
            if spec != HIGH:
                sizes[FLAT] = {}
            for size, least in sizes.items():
                where = f"{spec}, moment {number}, {size[0]} x {size[1]}, {frame.question}"
                found = measure(frame, size)
                if max(found["scrolls"]) > 0:
                    wrong.append(f"{where}: scrolls by {found['scrolls']}")
                if found["lowest"] < USED * found["height"]:
                    wrong.append(f"{where}: ends at {found['lowest']}")
                if found["covered"]:
                    wrong.append(f"{where}: {found['covered']} answers are covered by their question")
                if found["crossed"]:
                    wrong.append(f"{where}: {found['crossed']} answers are told over each other")
                if found["below"]:
                    wrong.append(f"{where}: outside the window: {found['below']}")
                if found["hand"] is not None:
                    hands.setdefault(size, set()).add(found["hand"])
                for name, wide in least.items():
                    if spec in ALONE.values() or name == "hand":
                        small = {
                            zone: it
                            for zone, it in found["zones"].items()
                            if (zone == name if name != "R" else zone.startswith(name)) and it < wide
                        }
                        if small:
                            wrong.append(f"{where}: smaller than {wide} px: {small}")
        wrong += [
            f"{spec}: the hand moves: {size} {edges}" for size, edges in hands.items() if max(edges) - min(edges) > 1
        ]
    assert not wrong, "\n".join(wrong)


def test_obedience_is_never_called_another_way(visits: Visits) -> None:
    """Whoever does what the tutorial says hears what it says, to its last step."""
    frame = visits.visit()
    frame.open("/learn/onirim")
    frame.page.locator("aside.coach h2").wait_for()
    table = frame.page.url.rpartition("/")[2]
    frame.page.locator("aside.coach .buttons .primary").click()
    for words in ("play brown.sun", "play brown.moon", "play brown.sun", "take door.brown"):
        offers = frame.page.request.get(f"/api/tables/{table}/observation").json()["observation"]["actions"]
        frame.answer(next(int(it["id"]) for it in offers if it["words"] == words))
        frame.settle()
        assert "own way" not in frame.page.locator("aside.coach").inner_text()


def test_a_pile_shows_what_may_still_come(visits: Visits) -> None:
    """And a table's menu deals anew."""
    frame = visits.visit()
    bring(frame, record_at(ALONE["onirim"], "turn", 4))
    frame.page.locator("[data-zone=pile] [data-key] > button").click()
    frame.page.locator("aside.side ul li").first.wait_for()
    before = frame.page.url
    frame.page.keyboard.press("w")
    frame.page.locator("header details > summary").click()
    frame.page.get_by_role("button", name="New deal").click()
    frame.page.wait_for_url(lambda url: url != before)
    frame.table.wait_for()


def test_a_tapped_line_of_the_log_is_seen(visits: Visits) -> None:
    """On a phone the log makes way for the moment that it leads to; and a hint leaves its answer within reach."""
    frame = visits.visit("en", 390, 844, touch=True)
    bring(frame, record_at(ALONE["onirim"], "turn", 14))
    frame.page.locator("header .disc.log").tap()
    frame.page.locator("aside.side ol button").nth(12).tap()  # the newest lines are of now, which needs no looking back
    frame.page.locator(".replay").wait_for()
    assert not frame.page.locator("aside.side").is_visible()
    frame.page.locator(".replay .primary").tap()
    frame.page.locator("header .disc.hint").tap()
    frame.page.locator(".announcer .bubble").wait_for()
    frame.answer(min(frame.shown()), touch=True)


def test_a_team_of_urbion_sees_its_own_polarity(visits: Visits) -> None:
    """And nothing of a table for two is outside its window."""
    made = visits.house.bring(record_at(TEAM["urbion"], "main", 4))
    visits.visit().open(made.path(1)).page.wait_for_load_state("networkidle")
    frame = visits.visit("de", 1440, 900).sit(made, 0)
    expect(frame.page.locator(".polarity")).to_be_visible()
    for size in SCALES:
        found = measure(frame, size)
        assert max(found["scrolls"]) <= 0, size
        assert not found["below"], size
