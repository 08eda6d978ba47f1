"""How the rules player fits out its characters: which cards it buys, which go into a deck, which mask it wears, what it
chooses in delta."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.agents.worth import worth
from reverie.games.etherfields.campaign.decks import by_design, influence_of
from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.core.engine import Choice

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

DECK = 28  # cards: thin enough to see the good ones, thick enough to live through sealing
POOR = 2.0  # what a card must be worth to be bought
NEW = 2.0  # more for a card that nobody of the team has: somebody always wants to know
CARE = {"heal-all": 1.5, "unseal-all": 0.7, "unflip-all": 1.0, "reshuffle": 0.15}  # for each of what it changes


def value_of_card(e: Engine, design: str) -> float:
    """What a card is worth: what it pays, and half of what the best thing on it does."""
    known: dict[str, float] = e.content_cache("cards by worth")
    if design not in known:
        card = e.content.influence[design.partition(":")[2]]
        does = max((worth(e, way.do) for ability in card.abilities for way in ability.ways), default=0.0)
        known[design] = max(card.intents.values(), default=0) + 0.5 * min(max(does, 0.0), 6.0)
    return known[design]


def chosen_cards(e: Engine, c: int) -> set[int]:
    """The cards that go into a deck: the best ones."""
    design = e.state.design
    ranked = sorted(influence_of(e, c), key=lambda card: (-value_of_card(e, design[card]), card))
    return set(ranked[: max(DECK, e.option("deck_min"))])


def seat(e: Engine) -> int:
    """Who is asked."""
    assert e.question is not None
    return e.question.seats[0]


def deck(e: Engine, choices: list[Choice]) -> Choice:
    """As before, unless a better card lies in the stash."""
    c = seat(e)
    better = chosen_cards(e, c) != set(kept_by(e, e.character(c)).built)
    return next((one for one in choices if one.verb == "build" and better), choices[0])


def copies(e: Engine, choices: list[Choice]) -> Choice:
    """As many copies as are among the best cards, or as near to that as the bounds allow."""
    c = seat(e)
    assert e.question is not None
    best, name = chosen_cards(e, c), e.question.about["card"]
    wanted = sum(card in best for design, cards in by_design(e, c) if design == name for card in cards)
    return min(choices, key=lambda one: abs(one.value - wanted))


def purchase(e: Engine, choices: list[Choice]) -> Choice:
    """Cards for whoever has ether; an item for whoever can pay one and more."""
    ether = e.character(seat(e)).ether
    if ether > e.option("item_price") + 1:
        return next((one for one in choices if one.verb == "buy-item"), choices[0])
    wanted = "buy-cards" if ether else "decline"
    return next((one for one in choices if one.verb == wanted), choices[0])


def buy(e: Engine, choices: list[Choice]) -> Choice:
    """The best of the cards that are shown and can be paid."""
    offered = [one for one in choices if one.verb == "buy"]
    known = owned_designs(e)

    def value(one: Choice) -> float:
        design = e.state.design[one.value]
        return value_of_card(e, design) + (0.0 if design in known else NEW)

    best = max(offered, key=value, default=None)
    if best is not None and value(best) >= POOR:
        return best
    return next(one for one in choices if one.verb == "done")


def owned_designs(e: Engine) -> set[str]:
    """The designs of which somebody has a card."""
    return {design for design, owner in zip(e.state.design, e.state.owner, strict=False) if owner >= 0}


def mask(e: Engine, choices: list[Choice]) -> Choice:
    """The one that was worn least: each is tried in turn. What was worn is remembered (`e.memory`)."""
    assert e.question is not None
    worn: dict[tuple[str, str], int] = e.memory.setdefault("masks", {})
    who = str(e.question.about["character"])
    own = [one for one in choices if one.verb == "wear"]
    if not own:
        return choices[0]
    best = min(own, key=lambda one: worn.get((who, str(one.value)), 0))
    worn[who, str(best.value)] = worn.get((who, str(best.value)), 0) + 1
    return best


def delta(e: Engine, choices: list[Choice]) -> Choice:
    """What mends most."""
    who = e.character(seat(e))
    amounts = {
        "heal-all": who.suffering,
        "unseal-all": len(who.sealed),
        "unflip-all": len(who.flipped),
        "reshuffle": len(who.discard),
    }
    return max(choices, key=lambda one: CARE.get(one.verb, 0.0) * amounts.get(one.verb, 0) + (one.verb == "done") * 0.1)


PLAYERS: dict[str, Callable[[Engine, list[Choice]], Choice]] = {
    "deck": deck,
    "deck-copies": copies,
    "shop-what": purchase,
    "save-buy": purchase,
    "buy": buy,
    "delta": delta,
    "choose-mask": mask,
    "mask": mask,
    "new-mask": mask,
}
