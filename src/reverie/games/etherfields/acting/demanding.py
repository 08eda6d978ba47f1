"""Payments that an effect demands (`pay`): the rules of paying without a boost (ETH-BST-08), and the word `can_pay`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.costs import demands, intents_of, times_affordable
from reverie.games.etherfields.acting.payment import cheapest, values
from reverie.games.etherfields.content.model import COLORS, FREE, Components, Cost, Word
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.language.evaluating import amount, condition
from reverie.games.etherfields.language.modifiers import stat

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def can_pay(e: Engine, c: int, cost: Cost, scope: Scope) -> bool:
    """Whether a character could pay now from hand, items and resources, without interrupts and back actions (9.5)."""
    return bool(open_alternatives(e, c, cost, scope))


@condition("can_pay")
def could_pay(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The character could pay a cost now, without interrupts and back actions; in a text of nobody, any of them."""
    c = scope.get("self", scope.get("actor"))
    return any(can_pay(e, one, args["cost"], scope) for one in (e.seat_order() if c is None else [c]))


def open_alternatives(e: Engine, c: int, cost: Cost, scope: Scope) -> list[int]:
    """The alternatives that could be paid now."""
    return [number for number, components in enumerate(cost) if is_payable(e, c, components, scope)]


def is_payable(e: Engine, c: int, components: Components, scope: Scope) -> bool:
    """Whether one alternative could be paid now."""
    if times_affordable(e, c, components, scope, 1) < 1:
        return False
    if not components.has_intents:
        return True
    for color in components.colors:
        asked = intents_of(e, components, scope, color)
        if is_covered(e, c, asked):
            return True
    return False


def is_covered(e: Engine, c: int, asked: Mapping[str, int]) -> bool:
    """Whether hand and items cover the intents: with one colour a matter of adding up, with several of trying."""
    if len(asked) == 1:
        ((color, n),) = asked.items()
        return sum(values(e, c, color)) >= n
    return cheapest(e, c, {color: n for color, n in asked.items() if n > 0}) is not None


@handles("pay_demand")
def pay_demand(e: Engine, f: Frame) -> None:
    """Somebody pays what an effect asks for; the result is 1 if it was paid, else 0.

    Data: c, cost (the alternatives, as they stand in the content), and scope. The question whether to pay at all is
    the effect's own; here the payment cannot be given up while it can still be completed (R-52).
    """
    c, cost = f.data["c"], cost_at(e, f)
    if f.at == "paid":
        paid(e, f, cost)
        return
    if f.at == "taken":
        e.done(1)
        return
    answer = f.take()
    if answer is None:
        open_ones = open_alternatives(e, c, cost, f.scope)
        if not open_ones:
            e.done(0)
            return
        choices = []
        for number in open_ones:
            if cost[number].asks_for_color:
                for color in COLORS:
                    if is_covered(e, c, intents_of(e, cost[number], f.scope, color)):
                        choices.append(Choice("choose", [number, color], f"cost-{number + 1}", "cost", helper=color))
            else:
                choices.append(Choice("choose", [number, ""], f"cost-{number + 1}", "cost"))
        e.ask("alternative", "DP-60", (c,), choices, {"character": e.character(c).id})
        return
    number, color = answer
    f.data["alternative"] = number
    f.at = "paid"
    if not cost[number].has_intents:
        f.data["result"] = 1
        return
    needs = dict(intents_of(e, cost[number], f.scope, color or None))
    e.fire("payment_opened", character=c, ability=f.scope.get("ability", ""))
    e.push(
        "payment", f.scope, c=c, needs=needs, less={}, got={}, many=False, most=1, boost=False, forced=True,
        what=str(f.scope.get("source", "")),
    )  # fmt: skip


def paid(e: Engine, f: Frame, cost: Cost) -> None:
    """The intents came in, or they did not; then the rest."""
    c, components = f.data["c"], cost[f.data["alternative"]]
    if not f.data.pop("result") or times_affordable(e, c, components, f.scope, 1) < 1:
        e.done(0)
        return
    f.at = "taken"
    owner = {"zone": f.scope.get("zone", ""), "instance": f.scope.get("instance")}
    for what in reversed(demands(e, components, f.scope)):
        e.push("component", f.scope, c=c, what=what[0], n=what[1], args=what[2], owner=owner)


def cost_at(e: Engine, f: Frame) -> Cost:
    """The cost, found where it is written: an effect of a list, the fee of a weakness, the entry of a gate."""
    if "fee" in f.data:
        return e.content.weakness[f.data["fee"]].fee or FREE
    if "gate" in f.data:
        return gate_cost(e, f.data["gate"])
    cost: Cost = e.content.lists[f.data["ref"]][f.data["place"]].args["cost"]
    return cost


def gate_cost(e: Engine, name: str) -> Cost:
    """What it costs to enter a gate now: keys as a season changes them, none where Nap lies (ETH-NAP-02)."""
    campaign, cost = e.state.campaign, e.content.gate[name].entry_cost
    has_nap = campaign is not None and campaign.nap == name
    found = []
    for components in cost:
        words = [word for word in components if word.name != "key"]
        keys = sum(amount(e, word.args.get("n", 1), {}) for word in components if word.name == "key")
        keys = 0 if has_nap else max(0, stat(e, "gate_keys", keys))
        found.append(Components([Word("key", {"n": keys}), *words] if keys else words))
    return tuple(found)
