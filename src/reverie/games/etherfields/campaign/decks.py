"""Deck building (5.3, DP-51): as before, or design by design how many copies go in; only ways that can be finished."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


class Bounds(NamedTuple):
    """How many influence cards a deck may have."""

    least: int
    most: int


def bounds(e: Engine, owned: int) -> Bounds:
    """At least 20 and at most 40 (ETH-DCK-02); with fewer than 20 all of them (ETH-DCK-03)."""
    return Bounds(min(e.option("deck_min"), owned), e.option("deck_max"))


def fits(n: int, allowed: Bounds) -> bool:
    """Whether a deck of so many influence cards may be played."""
    return allowed.least <= n <= allowed.most


def counts(chosen: int, copies: int, left: int, allowed: Bounds) -> list[int]:
    """How many copies of a design may go in, so that the bounds can still be kept; `left` cards come after it."""
    return [n for n in range(copies, -1, -1) if chosen + n + left >= allowed.least and chosen + n <= allowed.most]


@handles("deck")
def deck(e: Engine, f: Frame) -> None:
    """A character builds its deck; then it is shuffled, and hand and discard pile are empty (ETH-DCK-06)."""
    c = f.data["c"]
    who = e.character(c)
    answer = f.take()
    if f.at == "":
        own_enough(e, c)
        pool = influence_of(e, c)
        before = kept_by(e, who).built
        if set(before) <= set(pool) and fits(len(before), bounds(e, len(pool))):
            if answer is None:
                choices = [Choice("as-before", "as before"), Choice("build", "build")]
                about = {"character": who.id, "n": len(before), "owned": len(pool)}
                e.ask("deck", "DP-51", (c,), choices if len(pool) > len(before) else choices[:1], about)
                return
            if answer == "as before":
                finish(e, c, list(before))
                return
        f.at = "build"
        f.data["cards"], f.data["next"] = [], 0
        return
    designs = by_design(e, c)
    place, cards = f.data["next"], f.data["cards"]
    if answer is not None:
        cards += designs[place][1][:answer]
        f.data["next"] = place = place + 1
    if place >= len(designs):
        finish(e, c, cards)
        return
    design, copies = designs[place]
    left = sum(len(one) for _, one in designs[place + 1 :])
    allowed = bounds(e, sum(len(one) for _, one in designs))
    numbers = counts(len(cards), len(copies), left, allowed)
    about = {"character": who.id, "card": design, "n": len(cards), "left": left, "copies": len(copies)}
    e.ask("deck-copies", "DP-51", (c,), [Choice("take", n, str(n), "number") for n in numbers], about)


def influence_of(e: Engine, c: int) -> list[int]:
    """All influence cards of a character: those in its deck, where they were gathered, and those in its stash."""
    who = e.character(c)
    return sorted(card for card in (*who.deck, *kept_by(e, who).stash) if op.is_influence(e, card))


def by_design(e: Engine, c: int) -> list[tuple[str, list[int]]]:
    """Its influence cards by design, in the order of the ids (7.21)."""
    found: dict[str, list[int]] = {}
    for card in influence_of(e, c):
        found.setdefault(e.state.design[card], []).append(card)
    return sorted(found.items())


def own_enough(e: Engine, c: int) -> None:
    """Whoever owns too few cards to live gets the top ones of the market for free (ETH-DCK-07)."""
    market = e.state.team.market
    while market and len(influence_of(e, c)) < e.option("min_influence"):
        op.give_card(e, c, market.pop(0), "deck")
        e.learned()


def finish(e: Engine, c: int, cards: list[int]) -> None:
    """These cards and all weaknesses are the deck (ETH-DCK-04, ETH-WEK-05), the rest is the stash (ETH-DCK-02).

    How the deck changes in play is nobody's business until it is built again (ETH-DCK-05).
    """
    who = e.character(c)
    kept = kept_by(e, who)
    pool = influence_of(e, c)
    weaknesses = [card for card in who.deck if not op.is_influence(e, card)]
    kept.built = sorted(cards)
    kept.stash = [card for card in pool if card not in kept.built]
    who.deck = [*kept.built, *sorted(weaknesses)]
    e.done()
    e.tell("deck_built", character=c, n=len(kept.built), stash=len(kept.stash), weaknesses=len(weaknesses))
    op.shuffle_deck(e, c)
