"""Laid progress cards (9.8, Progress)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.targets import is_the_target
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args, choose_cards, personal

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@personal("lay_free")
def lay_free(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Up to so many progress cards from hand: the cost is skipped, the limit is not (ETH-PRG-10)."""
    if f.data["n"] > 0:
        e.push("lay_free", f.scope, c=c, n=f.data["n"])
    return True


def about(e: Engine, f: Frame, c: int) -> dict[str, str]:
    """What a question about laid cards says."""
    return {"character": e.character(c).id, "source": f.scope.get("source", "")}


def aimed_at(f: Frame, args: Args, cards: list[int]) -> list[int]:
    """Where the text is about a laid card that was named: that one; else those among which the owner chooses."""
    target = str(f.scope.get("target") or "")
    if kind_of(target) != "card" or not is_the_target(args.get("who")):
        return cards
    return [card for card in cards if card == number_of(target)]


@personal("flip")
def flip(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Face-up cards of the owner's choice are turned face down (ETH-PRG-05, DP-27)."""
    who = e.character(c)
    up = aimed_at(f, args, [card for card in who.progress if card not in who.flipped])
    cards = choose_cards(e, f, up, f.data["n"], (c,), "flip", about(e, f, c), "DP-27")
    if cards is None:
        return False
    for card in list(cards):
        op.flip(e, c, card)
    if cards:
        e.fire("flipped", character=c, card=cards[-1], cards=list(cards), n=len(cards))
    return True


@personal("unflip")
def unflip(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Face-down cards of the owner's choice are turned face up again."""
    who = e.character(c)
    down = aimed_at(f, args, [card for card in who.progress if card in who.flipped])
    cards = choose_cards(e, f, down, f.data["n"], (c,), "unflip", about(e, f, c), "DP-27")
    if cards is None:
        return False
    for card in list(cards):
        op.unflip(e, c, card)
    if cards:
        e.fire("unflipped", character=c, card=cards[-1], cards=list(cards), n=len(cards))
    return True


@personal("discard_progress")
def discard_progress(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Laid cards of the owner's choice, either side, go to the discard pile."""
    cards = choose_cards(e, f, e.character(c).progress, f.data["n"], (c,), "discard", about(e, f, c), "DP-27")
    if cards is None:
        return False
    for card in list(cards):
        op.move_card(e, c, card, "progress", "discard")
    if cards:
        e.fire("progress_discarded", character=c, card=cards[-1], cards=list(cards), n=len(cards))
    return True


@personal("return_progress_to_hand")
def return_progress_to_hand(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Laid cards of the owner's choice come back to the hand, then the hand limit counts (ETH-DRW-07)."""
    cards = choose_cards(e, f, e.character(c).progress, f.data["n"], (c,), "return", about(e, f, c), "DP-27")
    if cards is None:
        return False
    if cards:
        e.push("discard_down", {}, c=c)
    for card in list(cards):
        op.move_card(e, c, card, "progress", "hand")
    return True
