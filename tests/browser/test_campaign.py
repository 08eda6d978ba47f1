"""A sitting of the campaign in the browser: who plays, the first dream, waking, building a deck, shopping, saving, and
what can be looked up on the way. Positions bring the table to where each of it begins (`nights.py`)."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from reverie.games.etherfields.content import shipped
from tests.browser import nights
from tests.browser.conftest import Visits
from tests.browser.screens import bring
from tests.browser.table import Frame, Made, middle
from tests.browser.test_etherfields import Player
from tests.browser.test_every_screen import violations

TWO = "etherfields/second/two/encounter=campaign"
SEATED = ("awaken", "seat gambler", "seat specialist")
AT_THE_SHOP = ("go coal_merchant", "resolve")


def asked(frame: Frame, kind: str) -> None:
    """Wait for a question."""
    expect(frame.table).to_have_attribute("data-question", kind)
    frame.settle()


def screen(frame: Frame, name: str) -> Locator:
    """A screen that fills the table."""
    found = frame.page.locator(f"[data-screen={name}]")
    found.wait_for()
    return found


def view(frame: Frame, made: Made) -> dict[str, Any]:
    """What the seat sees."""
    found: dict[str, Any] = frame.observation(made)["view"]
    return found


def drag(frame: Frame, what: Locator, to: Locator) -> None:
    """With the mouse, from one thing to another."""
    what.scroll_into_view_if_needed()
    frame.page.mouse.move(*middle(what))
    frame.page.mouse.down()
    frame.page.mouse.move(*middle(to), steps=4)
    frame.page.mouse.up()


def test_a_campaign_begins(visits: Visits) -> None:
    """Who plays is chosen on one screen, by keys; then the first dream lies there."""
    frame = visits.visit()
    made = visits.house.new_table("etherfields/second/solo2/encounter=campaign/seed=3")
    frame.sit(made)
    asked(frame, "seat")
    assert screen(frame, "waking").get_attribute("data-step") == "seats"
    frame.page.keyboard.press("3")  # the third in the row
    expect(frame.page.locator(".chairs li").first.locator("img")).to_be_visible()
    frame.page.keyboard.press("1")
    asked(frame, "first-player")
    frame.page.keyboard.press("2")
    asked(frame, "enter")
    team = [who["id"] for who in view(frame, made)["characters"]]
    assert team == ["powerhouse", "specialist"]  # who sat there before comes first
    player = Player(frame, made, "keys")
    for _ in range(4):
        player.answer()
    seen = view(frame, made)
    assert seen["encounter"]["kind"] == "dream"
    expect(frame.page.locator("[data-figure]").first).to_be_visible()
    look_up(frame, seen)


def look_up(frame: Frame, seen: dict[str, Any]) -> None:
    """The ledger has what the team has and nothing else; the story can be read again."""
    assert seen["read"]
    frame.page.locator("[data-do=journal]").click()
    book = screen(frame, "ledger")
    expect(book.locator(".prose").first).to_be_visible()
    assert len(book.locator(".kicker").all()) == len(seen["read"])
    book.locator("[data-do=story]").click()
    expect(book.locator(".thread li")).to_have_count(1)
    told = book.inner_text().casefold()
    content = shipped()
    names = {ref: thing.name["en"].casefold() for ref, thing in content.things.items() if thing.code is not None}
    hidden = [name for ref, name in names.items() if ref not in seen["things"] and len(name) > 5]
    assert len(hidden) > 50
    assert not [name for name in hidden if name in told]
    found = set(violations(frame))
    frame.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert not found, "\n".join(sorted(found))


def test_a_deck_is_built_by_tapping_and_dragging(visits: Visits) -> None:
    """Filters leave what fits, sums follow every tap, no illegal deck can be sent, and what stands there is built."""
    frame = visits.visit(width=1440, height=900)
    made = bring(frame, nights.idle(and_then=SEATED))
    deck = screen(frame, "packing")
    before = view(frame, made)["packing"]
    size = sum(before["before"].values())
    assert deck.get_attribute("data-size") == str(size)
    cards = deck.locator(".cards > li [data-card]")
    assert cards.count() == len(before["owned"])
    # Filters.
    deck.locator("[data-filter=wrath]").click()
    wrathful = cards.evaluate_all("all => all.map(it => it.dataset.card)")
    things = view(frame, made)["things"]
    assert wrathful
    assert all(things[f"influence:{card}"]["intents"].get("wrath") for card in wrathful)
    deck.locator("[data-filter=wrath]").click()
    deck.locator("[data-cost='0']").click()
    assert 0 < cards.count() < len(before["owned"])
    deck.locator("[data-cost='0']").click()
    deck.get_by_role("searchbox").fill("bluff")
    expect(cards).to_have_count(1)
    deck.get_by_role("searchbox").fill("")
    # A deck that is too small cannot be sent; the reason stands there.
    ready = deck.locator("[data-do=ready]")
    for card in [card for card, n in before["before"].items() if n == before["owned"][card]][:2]:
        deck.locator(f".cards [data-card={card}]").click()  # all of it stays at home
    expect(deck).to_have_attribute("data-lacks", str(before["least"] - size + 4))
    expect(ready).to_be_disabled()
    # New cards come along: one by a tap, one by dragging it into the page.
    new = [card for card in before["owned"] if card not in before["before"]]
    deck.locator(f".cards [data-card={new[0]}]").click()
    drag(frame, deck.locator(f".cards [data-card={new[1]}]"), deck.locator(".page h3"))
    expect(deck).to_have_attribute("data-lacks", "0")
    ready.click()
    expect(frame.page.locator("[data-screen=packing] h2")).to_contain_text("Specialist")
    built = view(frame, made)["campaign"]["stashes"]["gambler"]
    assert new[0] not in built or built[new[0]] < before["owned"][new[0]]
    assert sum(built.values()) == sum(before["owned"].values()) - before["least"]
    # As last night: one message.
    seq = frame.seq
    frame.page.locator("[data-do=as-before]").click()
    asked(frame, "choose-mask")
    assert frame.seq == seq + 1


def test_waking_leads_from_step_to_step(visits: Visits) -> None:
    """Seats, decks, masks, places: each on the same screen, and nobody is kept out of any."""
    frame = visits.visit("de", 390, 844, touch=True)
    made = bring(frame, nights.idle(and_then=("awaken",)))
    found: set[str] = set()
    for step, kind, answers in (("seats", "seat", 2), ("decks", "deck", 2), ("masks", "choose-mask", 2)):
        for number in range(answers):
            asked(frame, kind)
            assert screen(frame, "waking").get_attribute("data-step") == step
            if number == 0:
                found |= set(violations(frame))
                sideways = frame.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
                assert sideways <= 0, f"{step}: the page is wider than the window"
            seq = frame.seq
            frame.page.locator("[data-screen=waking] [data-offer]:visible").first.tap()
            frame.wait_after(seq)
    asked(frame, "enter")
    assert frame.page.locator(".steps [aria-current=step]").count() == 1
    Player(frame, made, "touch").answer()  # for both: nobody learns anything in between
    asked(frame, "dreamworld")
    masks = {who["id"]: who["mask"] for who in view(frame, made)["characters"]}
    assert all(masks.values())
    assert not found, "\n".join(sorted(found))


def test_shopping_has_prices_and_a_purse(visits: Visits) -> None:
    """A shopping card, three cards on the counter; what is too dear cannot be taken, what is bought is paid."""
    frame = visits.visit()
    made = bring(frame, nights.idle(at="number_nine", shopping=1, and_then=AT_THE_SHOP))
    screen(frame, "counter")
    asked(frame, "shop")
    frame.page.locator("[data-offer=shop]").click()
    asked(frame, "shop-what")
    found = set(violations(frame))
    frame.page.locator("[data-offer=buy-cards]").click()
    asked(frame, "buy")
    counter = view(frame, made)["counter"]
    offered = {offer.get("card") for offer in frame.observation(made)["actions"] if offer["verb"] == "buy"}
    shelf = frame.page.locator("[data-screen=counter] .shelf > li")
    assert shelf.count() == len(counter["shown"])
    for n, one in enumerate(counter["shown"]):
        assert shelf.nth(n).locator("button").first.is_enabled() == (one["card"] in offered)
        assert shelf.nth(n).locator(".price").inner_text().strip() == str(one["price"])
    found |= set(violations(frame))
    dearest = max((one for one in counter["shown"] if one["card"] in offered), key=lambda one: one["price"])
    seq = frame.seq
    frame.page.locator(f".shelf [data-card={dearest['card']}]").first.click()
    frame.wait_after(seq)
    frame.settle()
    now = view(frame, made)["characters"][0]
    assert now["ether"] == counter["ether"] - dearest["price"]
    assert now["discard"][0] == dearest["card"] or now["discard"][-1] == dearest["card"]
    assert not found, "\n".join(sorted(found))


def test_two_people_shop_save_and_come_back(own_visits: Visits) -> None:
    """Two browsers at one campaign: one buys, the other does not; the server dies and nothing is lost; they save, and
    the next night they are three."""
    host, guest = own_visits.visit("en"), own_visits.visit("de", 390, 844, touch=True)
    record = nights.idle(at="number_nine", shopping=1, spec=TWO, and_then=AT_THE_SHOP)
    made = own_visits.house.bring(record)
    frames = (host.sit(made, 0), guest.sit(made, 1))

    def answer(frame: Frame, words: str, then: str) -> None:
        seq = frame.seq
        button = frame.page.locator(f'[data-offer^="{words}"]:visible').first
        if frame is guest and frame.page.locator(".sheet .close").count():
            frame.page.locator(".sheet .close").tap()
        button.click()
        for one in frames:
            one.wait_after(seq)
            asked(one, then)

    answer(host, "shop", "shop-what")
    answer(host, "buy-cards", "buy")
    before = view(host, made)["characters"][0]["ether"]
    answer(host, "buy ", "shop-what")
    answer(guest, "decline", "dreamworld")
    seen = view(host, made)
    assert seen["characters"][0]["ether"] < before
    # The server is gone in the middle of the night, and comes back: everything is as it was.
    own_visits.house.server.kill()
    own_visits.house.server.start()
    for frame in frames:
        frame.page.evaluate("() => window.dispatchEvent(new Event('online'))")
        expect(frame.page.locator(".notices .error")).to_have_count(0)
    assert view(host, made) == seen
    answer(host, "save", "save-buy")
    answer(guest, "decline", "saved")
    assert view(guest, made)["campaign"]["stage"] == "saved"
    # The next day somebody joins them.
    answer(guest, "continue", "seat")
    for frame, who in ((host, "gambler"), (guest, "specialist"), (host, "powerhouse")):
        answer(frame, f"seat {who}", "seat")
    assert view(host, made)["campaign"]["sitting"] == 2
    assert view(host, made)["waking"]["chosen"] == ["gambler", "specialist", "powerhouse"]
