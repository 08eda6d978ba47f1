"""Laying progress cards (6.21): an activity with a price of its own, a limit, and a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.costs import (
    IN_REACH,
    UNAFFORDABLE,
    changed_by,
    demands,
    intents_of,
    means_for,
    open_ones,
    times_affordable,
)
from reverie.games.etherfields.content.model import COLORS, FREE, Influence
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.modifiers import price_was_paid, stat

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def progress_limit(e: Engine, c: int) -> int:
    """How many progress cards may lie (ETH-PRG-03)."""
    return stat(e, "progress_limit", e.option("progress_limit"), c)


def design_of(e: Engine, card: int) -> Influence:
    """The design of an influence card."""
    return e.content.influence[e.state.design[card][10:]]


def layable(e: Engine, c: int) -> list[Choice]:
    """The progress cards in hand that a character can name: what they cost besides intents is there (ETH-PAY-07)."""
    found, seen = [], set()
    for card in e.character(c).hand:
        design = design_of(e, card)
        if design.lay_cost is None or design.id in seen:
            continue
        seen.add(design.id)
        scope = {"self": c, "actor": c, "instance": card, "source": design.ref}
        means = max(means_for(e, c, None, components, scope, lay=True) for components in design.lay_cost)
        if means > UNAFFORDABLE and all_hold(e, design.requires, scope):
            found.append(
                Choice(
                    "lay",
                    True,
                    design.id,
                    "card",
                    actor=e.character(c).id,
                    side=("lay", {"c": c, "card": card}),
                    seat=c,
                    short=means != IN_REACH,
                )
            )
    return found


@handles("lay", harmless=("", "color"))
def lay(e: Engine, f: Frame) -> None:
    """Alternative, payment, the rest of the price, room, then the card goes down."""
    STATES[f.at or "alternative"](e, f)


def alternative(e: Engine, f: Frame) -> None:
    """Which price."""
    c, card = f.data["c"], f.data["card"]
    design = design_of(e, card)
    assert design.lay_cost is not None
    f.scope = {"self": c, "actor": c, "instance": card, "source": design.ref}
    answer = f.take()
    if answer is None:
        choices = [
            Choice("choose", number, f"cost-{number + 1}", "cost")
            for number in open_ones(e, c, None, design.lay_cost, f.scope, lay=True)
        ]
        if len(choices) > 1:
            choices.append(Choice("cancel", "cancel"))
        e.ask("alternative", "DP-20", (c,), choices, {"ability": design.ref})
        return
    if answer == "cancel":
        e.done()
        return
    f.data["alternative"] = answer
    f.at = "color" if design.lay_cost[answer].asks_for_color else "open"


def color(e: Engine, f: Frame) -> None:
    """In which colour, where the payer names it (ETH-PAY-12)."""
    c = f.data["c"]
    answer = f.take()
    if answer is None:
        colors = [Choice("choose", one, one, "color") for one in COLORS]
        about = {"ability": design_of(e, f.data["card"]).ref}
        e.ask("color", "DP-20", (c,), [*colors, Choice("cancel", "cancel")], about, always=True)
    elif answer == "cancel":
        e.done()
    else:
        f.data["color"] = answer
        f.at = "open"


def open_the_payment(e: Engine, f: Frame) -> None:
    """The card goes into limbo, the payment is opened."""
    c, card = f.data["c"], f.data["card"]
    design = design_of(e, card)
    components = (design.lay_cost or FREE)[f.data["alternative"]]
    op.move_card(e, c, card, "hand", "limbo", cause="laid")
    e.tell("action_named", character=c, ability=design.ref, zone="lay")
    f.at = "paid"
    if not components.has_intents:
        f.data["result"] = 1
        return
    needs, less = changed_by(e, c, None, intents_of(e, components, f.scope, f.data.get("color")), True)
    e.fire("payment_opened", character=c, ability=design.ref)
    e.push(
        "payment", f.scope, c=c, needs=dict(needs), less=dict(less), got={}, many=False, most=1, boost=True,
        forced=False, what=design.ref,
    )  # fmt: skip


def paid(e: Engine, f: Frame) -> None:
    """The intents are there or not."""
    c, card = f.data["c"], f.data["card"]
    components = (design_of(e, card).lay_cost or FREE)[f.data["alternative"]]
    if not f.data.pop("result") or times_affordable(e, c, components, f.scope) < 1:
        e.done()
        e.push("discard_down", {}, c=c)
        op.move_card(e, c, card, "limbo", "hand")
        return
    price_was_paid(e, c, None, intents_of(e, components, f.scope, f.data.get("color")), lay=True)
    f.at = "room"
    owner = {"zone": "hand", "instance": card}
    for what in reversed(demands(e, components, f.scope)):
        e.push("component", f.scope, c=c, what=what[0], n=what[1], args=what[2], owner=owner)


def room(e: Engine, f: Frame) -> None:
    """At the limit one laid card goes, either side (ETH-PRG-04)."""
    c, card = f.data["c"], f.data["card"]
    who = e.character(c)
    if card not in who.limbo:
        e.done()  # it was its own price (ETH-ACT-17)
        return
    answer = f.take()
    if answer is not None:
        op.move_card(e, c, answer, "progress", "discard")
        e.fire("progress_discarded", character=c, card=answer)
        return
    if len(who.progress) >= max(1, progress_limit(e, c)):
        ask_which_goes(e, c)
        return
    e.done()
    if progress_limit(e, c) <= 0:
        op.move_card(e, c, card, "limbo", "discard")  # no card may lie at all
        return
    put_down(e, c, card, "limbo")


def ask_which_goes(e: Engine, c: int) -> None:
    """DP-27: one of the laid cards."""
    who = e.character(c)
    choices = [
        Choice("discard", card, e.state.design[card][10:], "card", place="face-down" if card in who.flipped else None)
        for card in who.progress
    ]
    e.ask("make-room", "DP-27", (c,), choices, {"character": who.id})


def put_down(e: Engine, c: int, card: int, source: str) -> None:
    """A progress card lies, face up; with too few cards left this kills (R-37)."""
    op.move_card(e, c, card, source, "progress", cause="laid")
    e.tell("laid", character=c, card=card, design=e.state.design[card])
    e.fire("progress_laid", character=c, card=card)


STATES = {"alternative": alternative, "color": color, "open": open_the_payment, "paid": paid, "room": room}


@handles("lay_free")
def lay_free(e: Engine, f: Frame) -> None:
    """Up to so many progress cards from hand: the price is skipped, the limit is not (ETH-PRG-10)."""
    c = f.data["c"]
    who = e.character(c)
    answer = f.take()
    if f.at == "room":
        if answer is not None:
            op.move_card(e, c, answer, "progress", "discard")
            e.fire("progress_discarded", character=c, card=answer)
        if len(who.progress) >= max(1, progress_limit(e, c)):
            ask_which_goes(e, c)
            return
        f.at = ""
        put_down(e, c, f.data.pop("card"), "hand")
        return
    if answer is None:
        cards = [card for card in who.hand if design_of(e, card).lay_cost is not None]
        if f.data["n"] <= 0 or not cards or progress_limit(e, c) <= 0:
            e.done()
            return
        choices = [Choice("lay", card, e.state.design[card][10:], "card") for card in cards]
        e.ask(
            "lay-free", "DP-29", (c,), [*choices, Choice("decline", -1)],
            {"character": who.id, "left": f.data["n"]}, always=True,
        )  # fmt: skip
    elif answer == -1:
        e.done()
    else:
        f.data["n"] -= 1
        f.data["card"] = answer
        f.at = "room"
