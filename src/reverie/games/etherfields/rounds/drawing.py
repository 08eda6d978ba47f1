"""Drawing cards (6.9), and the limits of hand and progress zone, which may fall at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.laying import progress_limit
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles, serves
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.modifiers import stat, used
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def hand_limit(e: Engine, c: int) -> int:
    """How many cards a character may hold (ETH-DRW-04)."""
    return max(0, stat(e, "hand_limit", e.option("hand_limit"), c))


def card_choices(e: Engine, verb: str, cards: list[int]) -> list[Choice]:
    """Cards to choose from; those of one design are one choice (7.21)."""
    return [Choice(verb, card, e.state.design[card].partition(":")[2], "card") for card in cards]


# ---- the draw step ------------------------------------------------------------------------------------------------


@handles("draw_step")
def draw_step(e: Engine, f: Frame) -> None:
    """Discard any number of cards (DP-22), say how many of the bonus cards to draw (DP-23), draw (ETH-DRW-01,
    ETH-DRW-02, ETH-DRW-03, ETH-DRW-04)."""
    c = f.data["c"]
    who = e.character(c)
    if f.at == "":
        if ahead(e, f, "draw_step", character=c):
            return
        if f.data.get("replaced"):
            e.done()
            return
        e.fire("draw_step", character=c)
        f.data["discarded"] = []
        f.at = "discard"
    elif f.at == "discard":
        answer = f.take()
        if answer is None:
            choices = [Choice("done", "done"), *card_choices(e, "discard", who.hand)]
            e.ask("discard-first", "DP-22", (c,), choices, {"character": who.id})
        elif answer == "done":
            f.at = "bonus"
            op.discarded(e, c, f.data["discarded"], "draw_step")
        else:
            f.data["discarded"].append(answer)
            op.move_card(e, c, answer, "hand", "discard", cause="draw_step")
    else:
        answer = f.take()
        if answer is None:
            bonus = f.data.get("bonus", 0)
            choices = [Choice("draw", 1 + n, str(n), "bonus") for n in range(bonus, -1, -1)]
            e.ask("draw-bonus", "DP-23", (c,), choices, {"character": who.id, "bonus": bonus})
        else:
            number = max(0, stat(e, "draw_count", e.option("draw"), c)) + answer - 1
            used(e, "draw_count", c)
            e.replace("draw", c=c, n=number)


@handles("draw")
def draw(e: Engine, f: Frame) -> None:
    """Draw cards one by one (ETH-DRW-02, ETH-DRW-05, ETH-DRW-06, ETH-DRW-08, ETH-DRW-09); the result is how many
    came."""
    data = f.data
    c = data["c"]
    who = e.character(c)
    drawn: list[int] = data.setdefault("drawn", [])
    data.pop("result", None)
    if data["n"] <= 0 or len(who.hand) >= hand_limit(e, c) or not (who.deck or who.discard):
        # One draw is one event, however many cards come (9.6).
        e.done(len(drawn))
        if drawn:
            e.fire("card_drawn", character=c, card=drawn[-1], cards=drawn, n=len(drawn))
        return
    if not who.deck:
        e.push("forced_reshuffle", c=c)
        return
    card = who.deck[0]
    e.learned()
    if op.is_influence(e, card):
        data["n"] -= 1
        drawn.append(card)
        op.move_card(e, c, card, "deck", "hand")
        return
    if e.option("weakness_counts_as_draw"):
        data["n"] -= 1
    op.move_card(e, c, card, "deck", "limbo")
    e.push("weakness", {}, c=c, card=card)


# ---- limits -----------------------------------------------------------------------------------------------------


@serves("settle")
def settle(e: Engine) -> bool:
    """What is in play has changed: whoever is above a limit now has to discard at once (ETH-DRW-07, ETH-PRG-09), and a
    suffering limit that has fallen may kill (ETH-SUF-03). True if somebody has to do something."""
    busy = False
    open_frames = {(frame.kind, frame.data.get("c")) for frame in e.state.stack[-8:]}
    for c in reversed(e.seat_order()):
        who = e.character(c)
        if who.progress and len(who.progress) > progress_limit(e, c) and ("progress_down", c) not in open_frames:
            e.push("progress_down", {}, c=c)
            busy = True
        if len(who.hand) > hand_limit(e, c) and ("discard_down", c) not in open_frames:
            e.push("discard_down", {}, c=c)
            busy = True
    op.check_death(e)  # whoever dies has nothing to discard any more
    return busy


@handles("discard_down")
def discard_down(e: Engine, f: Frame) -> None:
    """Hand cards of the owner's choice go until the limit is kept (ETH-DRW-07, DP-26)."""
    keep_limit(e, f, "hand", hand_limit, ("hand-limit", "DP-26"), "card_discarded")


@handles("progress_down")
def progress_down(e: Engine, f: Frame) -> None:
    """Laid progress cards of the owner's choice, either side, go until the limit is kept (ETH-PRG-09, DP-27)."""
    keep_limit(e, f, "progress", progress_limit, ("progress-limit", "DP-27"), "progress_discarded")


def keep_limit(
    e: Engine, f: Frame, zone: str, limit: Callable[[Engine, int], int], question: tuple[str, str], event: str
) -> None:
    """The owner gives up one card after the other until no more are left than allowed; then it is one event."""
    c = f.data["c"]
    who = e.character(c)
    gone: list[int] = f.data.setdefault("gone", [])
    answer = f.take()
    if answer is not None:
        gone.append(answer)
        op.move_card(e, c, answer, zone, "discard", cause="limit")
    cards = op.zone_of(who, zone)
    over = len(cards) - limit(e, c)
    if over > 0:
        choices = [
            choice._replace(place="face-down") if choice.value in who.flipped else choice
            for choice in card_choices(e, "discard", cards)
        ]
        e.ask(*question, (c,), choices, {"character": who.id, "n": over})
        return
    e.done()
    if gone:
        e.fire(event, character=c, card=gone[-1], cards=gone, n=len(gone))
