"""What lies before a team between encounters: the deck that somebody builds, the counter of a shop, where an awakening
or the set-up of a sitting stands. Prices and bounds are the engine's, so that no table has to know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.campaign.decks import bounds, by_design, influence_of
from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.campaign.shop import can_buy_item, item_price
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.cards import price_of

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Entry = dict[str, Any]
STEPS = {"seat": "seats", "first-player": "marker", "items": "items", "deck": "decks", "deck-copies": "decks",
         "choose-mask": "masks", "enter": "enter"}  # fmt: skip
AWAKENING = ("seats", "decks", "masks", "enter")  # ETH-AWK-04 to ETH-AWK-07
SITTING = ("seats", "marker", "items", "decks", "masks", "enter")  # ETH-SET-01, ETH-SET-02, ETH-SET-05
NEW = ("seats", "marker")  # ETH-CMP-01


def between(e: Engine) -> dict[str, Entry]:
    """All of it, as far as there is any."""
    found = {"packing": packing(e), "counter": counter(e), "waking": waking(e)}
    return {name: entry for name, entry in found.items() if entry is not None}


def frame_of(e: Engine, kind: str) -> Frame | None:
    """The inmost frame of a kind."""
    return next((one for one in reversed(e.state.stack) if one.kind == kind), None)


def counted(e: Engine, cards: list[int]) -> dict[str, int]:
    """Cards by design, in the order of the ids."""
    return dict(sorted(Counter(e.state.design[card].partition(":")[2] for card in cards).items()))


def packing(e: Engine) -> Entry | None:
    """The deck that is being built: everything that the character owns, what was in its deck before, what is settled
    already, how many cards there may be (ETH-DCK-02, ETH-DCK-03), and the weaknesses that come along (ETH-DCK-04)."""
    f = frame_of(e, "deck")
    if f is None:
        return None
    c = f.data["c"]
    who, pool, designs = e.character(c), influence_of(e, c), by_design(e, c)
    allowed = bounds(e, len(pool))
    settled = {design.partition(":")[2]: 0 for design, _ in designs[: f.data.get("next", 0)]}
    return {
        "character": who.id,
        "owned": counted(e, pool),
        "before": counted(e, [card for card in kept_by(e, who).built if card in pool]),
        "settled": settled | counted(e, f.data.get("cards", [])),
        "least": allowed.least,
        "most": allowed.most,
        "weaknesses": counted(e, [card for card in who.deck if not op.is_influence(e, card)]),
    }


def counter(e: Engine) -> Entry | None:
    """What is for sale: the cards that are shown with their prices for this buyer (ETH-MKT-02), what an item costs and
    whether there is one (ETH-SHP-03)."""
    buying, shop = frame_of(e, "buy"), frame_of(e, "shop")
    question = e.question
    who = question.about.get("character") if question is not None else None
    c = next((c for c, one in enumerate(e.state.characters) if one.id == who), None)
    if buying is not None:
        c = buying.data["c"]
    elif shop is None and (question is None or question.kind != "save-buy"):
        return None
    place = "shop" if shop is not None else "saving" if frame_of(e, "saving") is not None else "market"
    entry: Entry = {"place": place}
    if c is not None:
        entry |= {"character": e.character(c).id, "ether": e.character(c).ether}
        entry |= {"item_price": item_price(e, c), "item": can_buy_item(e, c)} if shop is not None else {}
    if buying is not None and c is not None:
        shown = buying.data.get("shown", [])
        entry["shown"] = [
            {"card": e.state.design[card].partition(":")[2], "price": price_of(e, c, card)} for card in shown
        ]
        entry["bought"] = buying.data.get("n", 0)
    return entry


def waking(e: Engine) -> Entry | None:
    """Which steps of an awakening or of the set-up of a sitting are asked for, and which one is asked now."""
    question = e.question
    at = STEPS.get(question.kind) if question is not None else None
    asleep = frame_of(e, "awakening")
    seats = frame_of(e, "seats")
    if at is None or (at == "enter" and asleep is None):
        return None
    steps: tuple[str, ...] = NEW
    if frame_of(e, "sitting") is not None:
        steps = SITTING
    elif asleep is not None:
        steps = AWAKENING
    return {"at": at, "steps": list(steps), "chosen": list(seats.data["chosen"]) if seats is not None else []}


def refs_in(found: dict[str, Any]) -> Iterator[str]:
    """The refs of what is spoken of here."""
    deck = found.get("packing", {})
    yield from (f"influence:{name}" for name in deck.get("owned", ()))
    yield from (f"weakness:{name}" for name in deck.get("weaknesses", ()))
    yield from (f"influence:{one['card']}" for one in found.get("counter", {}).get("shown", ()))
