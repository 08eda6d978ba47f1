"""Paying with intents (6.13), step by step: one card or item at a time, with whatever may be used in between.

The frame "payment" holds what is needed and what has come in:

    c          the payer
    needs      colour -> amount for one time
    less       colour -> reductions, which count once for the whole payment (ETH-PAY-11)
    got        colour -> paid so far
    many       whether the cost may be paid several times at once (movement, fight, contact, group)
    most       how many times at most
    boost      whether a boost is possible (not in payments that an effect demands, ETH-BST-08)
    forced     a payment demanded by an effect: it cannot be given up while it can still be completed (R-52)

Its result is the number of times the cost was paid; 0: the action does not happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.operations import influence_in_deck
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language import durations
from reverie.games.etherfields.language.modifiers import beyond, face_map, is_touched, stat, switch, used

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

MOST_LUCK = 3  # the best face of the luck die
ENDLESS = 99


# ---- what is worth what -------------------------------------------------------------------------------------------


def card_value(e: Engine, c: int, card: int, color: str) -> int:
    """How many intents of a colour a card gives (ETH-PAY-02)."""
    ref = e.state.design[card]
    shown: int = e.content.influence[ref[10:]].intents.get(color, 0)
    if shown <= 0:
        return 0
    if not is_touched(e, "no_intent_from", "intent_value"):
        return shown
    if switch(e, "no_intent_from", c, color=color):
        return 0
    return max(0, stat(e, "intent_value", shown, c, color=color, card=ref))


def item_value(e: Engine, c: int, item: str, color: str) -> int:
    """How many intents of a colour an active item gives."""
    shown: int = e.content.item[item].intents.get(color, 0)
    return max(0, stat(e, "intent_value", shown, c, color=color, card=f"item:{item}")) if shown else 0


def value_of(e: Engine, c: int, kind: str, thing: Any, color: str) -> int:
    """The same for either kind of thing: card | item."""
    return card_value(e, c, thing, color) if kind == "card" else item_value(e, c, thing, color)


def values(e: Engine, c: int, color: str, without: Any = None) -> list[int]:
    """What every card and item could give of a colour."""
    found = [card_value(e, c, card, color) for card in e.character(c).hand if card != without]
    found += [item_value(e, c, item, color) for item in e.state.team.items]
    return found


def most_of(e: Engine, c: int, color: str, without: Any = None) -> int:
    """What hand and items could give of a colour together. Lists of answers ask for it again and again."""
    known: tuple[int, dict[Any, int]] | None = e.instant.get(("values", c, color))
    if known is None:
        cards: dict[Any, int] = {card: card_value(e, c, card, color) for card in e.character(c).hand}
        items = sum(item_value(e, c, item, color) for item in e.state.team.items)
        known = e.instant["values", c, color] = (sum(cards.values()) + items, cards)
    total_value, cards = known
    return total_value - cards.get(without, 0) if without is not None else total_value


def values_are_printed(e: Engine) -> bool:
    """Whether cards and items are worth what is printed on them, and prices are what is printed: nothing changes them
    now, so whatever could be paid with a hand can be paid with it again."""
    return not is_touched(e, "no_intent_from", "intent_value", "action_cost", "lay_cost")


def total(f: Frame, color: str) -> int:
    """What counts towards a colour."""
    got: int = f.data["got"].get(color, 0)
    return got + int(f.data["less"].get(color, 0))


def times(f: Frame) -> int:
    """How many times the cost is covered so far (ETH-FGT-05): the scarcest colour counts."""
    covered = ENDLESS
    for color, n in f.data["needs"].items():
        if n > 0:
            covered = min(covered, total(f, color) // n)
    most: int = f.data["most"]
    return min(covered, most) if f.data["many"] else min(covered, 1)


def is_needed(f: Frame, color: str) -> bool:
    """Whether more of a colour may be added (ETH-PAY-13)."""
    n = f.data["needs"].get(color)
    if n is None:
        return False
    return bool(f.data["many"]) or total(f, color) < n


def open_payment(e: Engine, c: int) -> Frame | None:
    """The payment that a character has open, the inmost one: an interrupt has a payment of its own (ETH-INT-05)."""
    for frame in reversed(e.state.stack):
        if frame.kind == "payment" and frame.data["c"] == c and frame.at != "rolled":
            return frame
    return None


def feed(e: Engine, c: int, color: str, n: int) -> bool:
    """Intents from elsewhere come into the payment of a character; False if none is open (`gain_intent`)."""
    frame = open_payment(e, c)
    if frame is None or color not in frame.data["needs"]:
        return False
    frame.data["got"][color] = frame.data["got"].get(color, 0) + n
    e.tell("intents", character=c, color=color, n=n)
    return True


def spent_any(f: Frame) -> bool:
    """Whether at least one intent was paid, from any source (ETH-BST-01)."""
    return any(n > 0 for n in f.data["got"].values())


# ---- boosts ------------------------------------------------------------------------------------------------------


def boosts_left(e: Engine, c: int) -> int:
    """How often a character may still roll this round (ETH-BST-01)."""
    return stat(e, "boosts_per_round", 1, c) - e.state.uses.get(f"round|boost||{c}", 0)


def can_boost(e: Engine, c: int) -> bool:
    """Whether a character may roll the luck die for a payment."""
    return boosts_left(e, c) > 0 and not switch(e, "cannot_boost", c)


# ---- the proposal --------------------------------------------------------------------------------------------------


def proposal(e: Engine, f: Frame) -> list[tuple[str, Any, str]]:
    """A complete payment that wastes least, as steps (ETH-PAY-13); empty if hand and items do not suffice."""
    missing = {color: n - total(f, color) for color, n in f.data["needs"].items() if n > total(f, color)}
    return cheapest(e, f.data["c"], missing) or []


def cheapest(e: Engine, c: int, missing: Mapping[str, int]) -> list[tuple[str, Any, str]] | None:
    """What pays for some intents with the least surplus, then with the fewest things, then with the fewest items, which
    serve everybody: (kind, thing, colour); None if hand and items do not suffice."""
    things: list[tuple[str, Any]] = [("card", card) for card in e.character(c).hand]
    things += [("item", item) for item in e.state.team.items]
    if len(missing) == 1:
        ((color, n),) = missing.items()
        worth = [(value_of(e, c, kind, thing, color), kind, thing) for kind, thing in things]
        chosen = cheapest_set([one for one in worth if one[0]], n)
        return None if chosen is None else [(kind, thing, color) for _, kind, thing in chosen]
    return cheapest_cover(
        [(kind, thing, {color: value_of(e, c, kind, thing, color) for color in missing}) for kind, thing in things],
        missing,
    )


def cheapest_set(worth: list[tuple[int, str, Any]], missing: int) -> list[tuple[int, str, Any]] | None:
    """A set that reaches an amount with the least surplus, then the fewest things, then the fewest items."""
    best: dict[int, list[tuple[int, str, Any]]] = {0: []}  # amount (capped) -> what makes it
    top = missing + max((value for value, _, _ in worth), default=0)
    for entry in worth:
        for amount, things in sorted(best.items(), reverse=True):
            reached = amount + entry[0]
            if amount >= missing or reached > top:
                continue
            now = [*things, entry]
            known = best.get(reached)
            if known is None or weight(now) < weight(known):
                best[reached] = now
    enough = [amount for amount in best if amount >= missing]
    return best[min(enough)] if enough else None


def cheapest_cover(
    worth: list[tuple[str, Any, dict[str, int]]], missing: Mapping[str, int]
) -> list[tuple[str, Any, str]] | None:
    """The same for several colours at once: a card that shows two pays for one of them (ETH-PAY-03), and which one it
    had better be depends on all the others."""
    colors = list(missing)
    best: dict[tuple[int, ...], list[tuple[str, Any, str]]] = {(0,) * len(colors): []}  # amounts -> what makes them
    for kind, thing, values in worth:
        for amounts, things in list(best.items()):  # as they were before this thing
            for place, color in enumerate(colors):
                if not values[color] or amounts[place] >= missing[color]:
                    continue
                reached = (*amounts[:place], amounts[place] + values[color], *amounts[place + 1 :])
                now = [*things, (kind, thing, color)]
                if reached not in best or load(now) < load(best[reached]):
                    best[reached] = now
    enough = [amounts for amounts in best if all(n >= missing[color] for n, color in zip(amounts, colors, strict=True))]
    return best[min(enough, key=sum)] if enough else None


def load(things: list[tuple[str, Any, str]]) -> tuple[int, int]:
    """Fewer is better, cards before items."""
    return len(things), sum(kind == "item" for kind, _, _ in things)


def weight(things: list[tuple[int, str, Any]]) -> tuple[int, int]:
    """Fewer is better, cards before items."""
    return len(things), sum(kind == "item" for _, kind, _ in things)


# ---- the frame ------------------------------------------------------------------------------------------------------


@handles("payment")
def pay(e: Engine, f: Frame) -> None:
    """DP-30 until the payment is confirmed, boosted or given up (ETH-PAY-09)."""
    data = f.data
    c = data["c"]
    if f.at == "rolled":
        after_boost(e, f)
        return
    if f.at == "penalty":
        close(e, 0)
        return
    answer = f.take()
    if answer is None:
        if not any(data["needs"].values()):
            close(e, 1 if not data["many"] else data["most"])  # nothing to be paid in intents
            return
        # Whatever may be used in between is offered, too (ETH-PAY-08).
        e.ask("pay", "DP-30", (c,), options(e, f), about(e, f), always=True, window="payment")
        return
    step = answer[0]
    if step == "card":
        _, card, color = answer
        worth = card_value(e, c, card, color)
        # It lies on the pile at once (ETH-PAY-04), and its action is not used (ETH-ACT-07).
        op.move_card(e, c, card, "hand", "discard", cause="intents")
        came(e, f, color, worth, e.state.design[card])
    elif step == "item":
        _, item, color = answer
        worth = item_value(e, c, item, color)
        discard_item(e, item, c)
        came(e, f, color, worth, f"item:{item}")
    elif step == "confirm":
        e.tell("paid", character=c, times=times(f))
        close(e, times(f))
    elif step == "boost":
        data["boosted"] = answer[1]
        taken = e.state.uses.get(f"round|boost||{c}", 0)
        if not beyond(e, "boosts_per_round", 1, taken, c):
            e.state.uses[f"round|boost||{c}"] = taken + 1
        f.at = "rolled"
        e.push("roll", die="luck", roller=c, why="boost")
    else:
        e.tell("gave_up", character=c, lost=dict(data["got"]))
        e.fire("action_failed", character=c)
        close(e, 0)


def close(e: Engine, reached: int) -> None:
    """The payment is over: so many times. What is left over is lost (ETH-PAY-05), what was used for it counts no
    longer."""
    e.done(reached)
    if e.state.modifiers:
        durations.end_payment(e)


def came(e: Engine, f: Frame, color: str, n: int, source: str) -> None:
    """Intents have come in; what makes a card or an item worth more has been applied once."""
    used(e, "intent_value", f.data["c"], color=color, card=source)
    f.data["got"][color] = f.data["got"].get(color, 0) + n
    e.tell("intents", character=f.data["c"], color=color, n=n, source=source)
    e.fire("intent_paid", character=f.data["c"], color=color, n=n, source=source)


def about(e: Engine, f: Frame) -> dict[str, Any]:
    """What the payer is to know."""
    needs = {color: n for color, n in f.data["needs"].items() if n > 0}
    return {
        "character": e.character(f.data["c"]).id,
        "needs": needs,
        "got": {color: total(f, color) for color in needs},
        "times": times(f),
        "many": f.data["many"],
        "for": f.data.get("what", ""),
    }


def options(e: Engine, f: Frame) -> list[Choice]:
    """Everything the payer can do, the sensible next step first: with its own hand and the items of the team, never
    with the cards of others (ETH-PAY-06) or with laid ones (ETH-PRG-02)."""
    c, data = f.data["c"], f.data
    who = e.character(c)
    reached = times(f) >= 1
    found: list[Choice] = []
    for card in who.hand:
        ref = e.state.design[card]
        for color in data["needs"]:
            if is_needed(f, color) and card_value(e, c, card, color) > 0:
                found.append(Choice("pay", ["card", card, color], ref[10:], "card", helper=color))
    for item in e.state.team.items:
        for color in data["needs"]:
            if is_needed(f, color) and item_value(e, c, item, color) > 0:
                found.append(Choice("pay", ["item", item, color], f"item:{item}", "item", helper=color))
    confirm = [Choice("confirm", ["confirm"])] if reached else []
    boost: list[Choice] = []
    if data["boost"] and spent_any(f) and can_boost(e, c):
        wanted = [color for color, n in data["needs"].items() if n > 0]
        if len(wanted) == 1:
            boost = [Choice("boost", ["boost", wanted[0]])]
        else:
            boost = [Choice("boost", ["boost", color], helper=color) for color in wanted]
    give_up = [] if data["forced"] and (reached or proposal(e, f)) else [Choice("give-up", ["give_up"])]
    if reached:
        return [*confirm, *found, *boost, *give_up]
    steps = proposal(e, f)
    if steps:
        first = list(steps[0])
        found.sort(key=lambda choice: choice.value != first)  # stable: the rest stays in order
        return [*found, *boost, *give_up]
    return [*boost, *found, *give_up] if boost else [*found, *give_up]


def discard_item(e: Engine, item: str, payer: int | None = None) -> None:
    """An active item leaves its slot for the store, or where its text says (ETH-ITM-06); a payer did it."""
    team = e.state.team
    team.items.remove(item)
    if e.content.item[item].discards_to == "item_market":
        team.item_market.append(item)
    else:
        team.store.append(item)
    e.changed()
    e.tell("item_discarded", item=item)
    if payer is None:
        e.fire("item_discarded", item=item, cause={"cost": False})
    else:
        e.fire("item_discarded", item=item, character=payer, cause={"cost": True})
    op.check_death(e)


def boost_value(e: Engine, c: int, face: str) -> int:
    """What a face adds (ETH-BST-03)."""
    return stat(e, "boost_value", {"one": 1, "two": 2, "three": 3}.get(face, 0), c, face=face)


def luck_of(e: Engine, f: Frame) -> list[tuple[str, int, int | None]]:
    """What the luck die would decide in a payment: each of its faces, how often it is there, and what it adds; None:
    everything fails (ETH-BST-04). Nothing where nobody may boost."""
    c = f.data["c"]
    if not f.data["boost"] or not can_boost(e, c):
        return []
    found = []
    for face, n in e.option("luck_faces").items():
        counts = face_map(e, c, face, ahead=True)
        found.append((face, n, None if counts == "doom" else boost_value(e, c, counts)))
    return found


def after_boost(e: Engine, f: Frame) -> None:
    """The luck die has decided, and nothing more can be added (ETH-BST-02, ETH-BST-03, ETH-BST-04, ETH-BST-05,
    ETH-BST-06, ETH-BST-07)."""
    data = f.data
    c, face = data["c"], data.pop("result")
    e.fire("boost_rolled", character=c, face=face)
    if face == "doom":
        e.tell("boost_failed", character=c)
        f.at = "penalty"
        e.fire("action_failed", character=c)
        e.push("boost_penalty", c=c)
        return
    worth = boost_value(e, c, face)
    used(e, "boost_value", c, face=face)
    color = data["boosted"]
    data["got"][color] = data["got"].get(color, 0) + worth
    reached = times(f)
    e.tell("boosted", character=c, face=face, n=worth, times=reached)
    if reached == 0:
        e.fire("action_failed", character=c)
    close(e, reached)


@handles("boost_penalty")
def boost_penalty(e: Engine, f: Frame) -> None:
    """DP-31: a glowstone, 1 suffering, or 3 sealed cards (ETH-BST-04)."""
    c = f.data["c"]
    if f.at == "paid":
        e.done()
        return
    answer = f.take()
    if answer is None:
        seals = e.option("boost_penalty_seal")
        choices = [Choice("lose-glowstone", "glowstone")] if e.character(c).glowstones else []
        choices.append(Choice("suffer", "suffer"))
        if influence_in_deck(e, c) >= seals:
            choices.append(Choice("seal", "seal"))
        e.ask("boost-penalty", "DP-31", (c,), choices, {"character": e.character(c).id, "seal": seals})
        return
    f.at = "paid"
    if answer == "glowstone":
        op.lose(e, "glowstone", c, 1)
    elif answer == "suffer":
        e.push("suffer", c=c, n=1, cause={"kind": "penalty"}, preventable="general")
    else:
        for _ in range(e.option("boost_penalty_seal")):
            op.seal_top(e, c)
