"""An action from its name to its end (7.9): way and alternative, payment, effect, where the source goes.

The frame "action" begins with what `actions.py` calls `Named` and goes through its states in this order:
way, alternative, color, x, markers, pay, taken, effect, applications, cleanup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import DREAM_ACTIONS, candidates, open_costs, scope_of
from reverie.games.etherfields.acting.costs import (
    OWN_CARD,
    amount_of,
    available,
    changed_by,
    demands,
    intents_of,
    times_affordable,
)
from reverie.games.etherfields.acting.groups import (
    begun_color,
    make_room,
    missing_instalments,
    most_instalments,
    place_markers,
)
from reverie.games.etherfields.acting.payment import discard_item
from reverie.games.etherfields.acting.reach import measured, reached
from reverie.games.etherfields.content.model import COLORS, INTENTS, Ability, Components, Word
from reverie.games.etherfields.core import limits
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.operations import remove_for_good, wear
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.land.naming import edge_name, field_name
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.markers import take_markers
from reverie.games.etherfields.language.modifiers import price_was_paid, switch, switched

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

CANCEL = Choice("cancel", "cancel")


def ability_of(e: Engine, f: Frame) -> Ability:
    """The ability that is used."""
    return e.content.abilities[f.data["ability"]]


def components_of(e: Engine, f: Frame) -> Components:
    """What was chosen to be paid."""
    components: Components = ability_of(e, f).ways[f.data["way"]].cost[f.data["alternative"]]
    return components


@handles("action", harmless=("", "way", "alternative", "color", "x"))
def use(e: Engine, f: Frame) -> None:
    """One action, step by step."""
    STATES[f.at or "begin"](e, f)


def begin(e: Engine, f: Frame) -> None:
    """The action is named: ranges are measured (ETH-RNG-03), the card that is played is in limbo (ETH-ACT-05)."""
    data, ability = f.data, ability_of(e, f)
    c = data["actor"]
    f.scope = scope_of(e, c, ability, data["instance"], data["zone"])
    f.scope["cause"]["keyword"] = ability.keyword
    in_range = measured(e, c, ability)
    if in_range is not None:
        f.scope["in_range"] = in_range
    f.at = "way"


def way(e: Engine, f: Frame) -> None:
    """Which of the alternatives of the ability (ETH-ACT-14)."""
    answer, ability, c = f.take(), ability_of(e, f), f.data["actor"]
    if answer is None:
        ways = [
            Choice("choose", number, f"way-{number + 1}", "way")
            for number in range(len(ability.ways))
            if open_costs(e, c, ability, number, f.scope)
        ]
        if len(ways) > 1:
            ways.append(CANCEL)
        if not ways:
            e.done()
            return
        e.ask("way", "DP-20", (c,), ways, {"ability": ability.ref, "character": e.character(c).id})
    elif answer == "cancel":
        e.done()
    else:
        f.data["way"] = answer
        f.at = "alternative"


def alternative(e: Engine, f: Frame) -> None:
    """Which cost (ETH-PAY-01); a group action keeps the colour it was begun with (ETH-GRP-05)."""
    answer, ability, c = f.take(), ability_of(e, f), f.data["actor"]
    if answer is None:
        open_ones = [
            Choice("choose", number, f"cost-{number + 1}", "cost")
            for number in open_costs(e, c, ability, f.data["way"], f.scope)
        ]
        if not open_ones:
            e.done()
            return
        if len(open_ones) > 1:
            open_ones.append(CANCEL)
        e.ask("alternative", "DP-20", (c,), open_ones, {"ability": ability.ref, "way": f.data["way"]})
    elif answer == "cancel":
        e.done()
    else:
        f.data["alternative"] = answer
        f.at = "color"


def color(e: Engine, f: Frame) -> None:
    """Which colour, where the payer names it (ETH-PAY-12)."""
    c, ability = f.data["actor"], ability_of(e, f)
    components = components_of(e, f)
    if not components.asks_for_color:
        f.at = "x"
        return
    answer = f.take()
    if answer is None:
        begun = group_color(e, f)
        colors = [begun] if begun is not None else list(COLORS)
        e.ask(
            "color", "DP-20", (c,), [*(Choice("choose", one, one, "color") for one in colors), CANCEL],
            {"ability": ability.ref}, always=True,
        )  # fmt: skip
    elif answer == "cancel":
        e.done()
    else:
        f.data["color"] = answer
        f.at = "x"


def choose_x(e: Engine, f: Frame) -> None:
    """X, where it is fixed now (ETH-GEN-16); where a cost without intents may be paid several times, how often
    (ETH-FGT-05)."""
    c, ability, components = f.data["actor"], ability_of(e, f), components_of(e, f)
    repeats = is_repeatable(ability)
    name = "x"
    if components.asks_for_x:
        most = times_affordable(e, c, components, {**f.scope, "x": 1})
    elif components.asks_how_many:
        name = "any"
        most = max(available(e, c, word, f.scope, 0, 0) for word in components if word.args.get("n") == "any")
    elif repeats and not components.has_intents and components:
        name = "k"
        most = times_affordable(e, c, components, f.scope)
        if ability.keyword == "none":
            most = min(most, missing_instalments(e, ability))  # one payment takes no more (ETH-GRP-09)
    else:
        f.at = "markers"
        return
    answer = f.take()
    if answer is None:
        numbers = [Choice("choose", n, str(n), "number") for n in range(1, min(most, 12) + 1)]
        if len(numbers) > 1:
            numbers.append(CANCEL)
        e.ask("x", "DP-20", (c,), numbers, {"ability": ability.ref})
    elif answer == "cancel":
        e.done()
    else:
        f.scope[name] = answer
        f.at = "markers"


def open_the_payment(e: Engine, f: Frame) -> None:
    """The source goes into limbo, the payment is opened."""
    data, ability, components = f.data, ability_of(e, f), components_of(e, f)
    c, instance = data["actor"], data["instance"]
    if data["zone"] == "hand":
        op.move_card(e, c, instance, "hand", "limbo", cause="played")
    e.tell("action_named", character=c, ability=ability.ref, zone=data["zone"])
    if ability.keyword != "none":
        e.fire(f"{ability.keyword}_declared", character=c, ability=ability.ref)
    asked = intents_of(e, components, f.scope, data.get("color"))
    changed, less = changed_by(e, c, ability, asked, False)
    needs = dict(changed)
    many = is_repeatable(ability)
    most = times_affordable(e, c, components, f.scope)
    if ability.group:
        most = min(most, most_instalments(e, f))
    if not components.has_intents:
        most = min(most, f.scope.get("k", 1))
    f.at = "pay"
    data["needs"] = needs
    e.fire("payment_opened", character=c, ability=ability.ref)
    e.push(
        "payment", f.scope, c=c, needs=needs, less=dict(less), got={}, many=many, most=most, boost=True, forced=False,
        what=ability.ref,
    )  # fmt: skip


def paid(e: Engine, f: Frame) -> None:
    """The intents are there, or they are not; then the rest is taken (ETH-PAY-07)."""
    data, ability, components = f.data, ability_of(e, f), components_of(e, f)
    c = data["actor"]
    k = data.pop("result")
    affordable = times_affordable(e, c, components, f.scope)
    if k < 1 or affordable < 1:
        failed(e, f)
        return
    k = min(k, affordable) if is_repeatable(ability) else 1
    data["k"] = k
    f.scope["paid"] = [paid_for(e, word, k, f) for word in components]
    if any(word.name == "intent" and word.args["n"] == "X" for word in components):
        f.scope["x"] = k  # X intents: what the payment reached (ETH-GEN-16)
    if not ability.group:  # an instalment is a part of an action (ETH-GRP-01)
        limits.use(e, ability, data["instance"], c)
    if data["zone"] in DREAM_ACTIONS:
        e.state.uses[f"turn|dream_action||{c}"] = 1  # counts for ordered turns (ETH-ORD-01)
    price_was_paid(e, c, ability, data["needs"])
    reached(e, c, ability)
    f.at = "taken"
    for _ in range(k):
        for what in reversed(demands(e, components, f.scope)):
            e.push("component", f.scope, c=c, what=what[0], n=what[1], args=what[2], owner=data)


def paid_for(e: Engine, word: Word, k: int, f: Frame) -> int:
    """What one component of the price brought, for texts that speak of it (`paid`)."""
    if word.name in INTENTS:
        color = f.data.get("color") if word.args["color"] == "any_one" else word.args["color"]
        return k * int(f.data["needs"].get(color, 0))
    return k * (1 if word.name in OWN_CARD or word.name == "take_off_mask" else amount_of(e, word, f.scope))


def is_repeatable(ability: Ability) -> bool:
    """Whether the cost may be paid several times at once: by its keyword, whatever its colour (ETH-FGT-01), or in a
    group."""
    return ability.keyword != "none" or ability.group


def failed(e: Engine, f: Frame) -> None:
    """Everything spent stays spent; the card that was to be played goes back to the hand (R-06)."""
    data = f.data
    c, card = data["actor"], data["instance"]
    e.done()
    if data["zone"] == "hand" and card in e.character(c).limbo:
        e.push("discard_down", {}, c=c)
        op.move_card(e, c, card, "limbo", "hand")


def taken(e: Engine, f: Frame) -> None:
    """Everything is paid: the effect, or a marker of a group action."""
    data, ability = f.data, ability_of(e, f)
    if data.get("cancelled"):
        f.at = "cleanup"
        return
    settle_conditions(e, ability, data["way"], f.scope)
    if data["zone"] == "hand":
        e.fire("card_played", character=data["actor"], ability=ability.ref, card=data["instance"])
    if ability.group:
        data["left"] = place_markers(e, f)
        if data["left"]:
            limits.use(e, ability, data["instance"], data["actor"])
    else:
        data["left"] = data["k"] if ability.keyword != "none" else 1
    f.at = "applications"


def settle_conditions(e: Engine, ability: Ability, number: int, scope: Scope) -> None:
    """The conditions in the plain text of an influence card are settled before its first part (ETH-GEN-10)."""
    if not ability.source.startswith("influence:"):
        return
    ref = ability.ways[number].do
    scope["held"] = {
        f"{ref}/{place}": all_hold(e, word.args["cond"], scope)
        for place, word in enumerate(e.content.lists.get(ref, ()))
        if word.name == "if"
    }


def applications(e: Engine, f: Frame) -> None:
    """The effect, as often as it was paid for, each time with its own target (ETH-FGT-03, ETH-FGT-04)."""
    data, ability, c = f.data, ability_of(e, f), f.data["actor"]
    if data.get("hits"):
        hit(e, f)
        return
    if data["left"] <= 0:
        f.at = "cleanup"
        return
    targets = candidates(e, c, ability, f.scope)
    if targets is None:
        data["left"] -= 1
        apply_to(e, f, None)
        return
    if not targets:
        data["left"] = 0  # applications without a target are lost
        return
    hits_all = ability.keyword == "fight" and is_sweeping(e, f)
    answer = f.take()
    if answer is None:
        if hits_all:  # which figure of a creature is named makes no difference
            targets = list({tile_of(e, target): target for target in reversed(targets)}.values())[::-1]
        choices = [target_choice(e, target) for target in targets]
        e.ask("target", "DP-32", (c,), choices, {"ability": ability.ref, "character": e.character(c).id})
        return
    data["left"] -= 1
    if hits_all and kind_of(answer) == "figure":
        data["hits"] = [target for target in targets if tile_of(e, target) == tile_of(e, answer)]
        hit(e, f)
    else:
        apply_to(e, f, answer)


def is_sweeping(e: Engine, f: Frame) -> bool:
    """Whether every application of a fight hits all figures of the creature in range (`fight_hits_all_in_range`): that
    is settled with the first one, so that "your next fight" is one fight."""
    data = f.data
    if "sweeping" not in data:
        data["sweeping"] = switch(e, "fight_hits_all_in_range", data["actor"])
        if data["sweeping"]:
            switched(e, "fight_hits_all_in_range", data["actor"])
    return bool(data["sweeping"])


def tile_of(e: Engine, target: str) -> str:
    """The creature tile of a figure; anything else stands for itself."""
    figure = e.state.figures.get(number_of(target)) if kind_of(target) == "figure" else None
    return f"{figure.kind}:{figure.of}" if figure is not None else target


def hit(e: Engine, f: Frame) -> None:
    """One application is carried out once for each figure that is still there, one after the other."""
    target = f.data["hits"].pop(0)
    if number_of(target) in e.state.figures:
        apply_to(e, f, target)


def target_choice(e: Engine, target: str) -> Choice:
    """A target in the words of an action."""
    kind = kind_of(target)
    if kind == "field":
        return Choice("target", target, field_name(number_of(target)), "field")
    if kind == "edge":
        return Choice("target", target, edge_name(number_of(target)), "edge")
    if kind == "character":
        return Choice("target", target, e.character(number_of(target)).id, "character")
    if kind == "figure":
        figure = e.state.figures[number_of(target)]
        return Choice("target", target, f"{figure.of}.{number_of(target)}", "figure", place=field_name(figure.field))
    if kind == "card":
        return Choice("target", target, e.state.design[number_of(target)].partition(":")[2], "card")
    return Choice("target", target, name_of(target), kind)


def apply_to(e: Engine, f: Frame, target: str | None) -> None:
    """One application."""
    ability = ability_of(e, f)
    scope = f.scope
    if target is not None:
        scope = {**f.scope, "target": target, "targets": [*f.scope["targets"], target]}
        f.scope["targets"].append(target)
    if f.data["left"] > 0 or f.data.get("hits"):
        e.push("window", {}, name="step")  # between two applications (ETH-INT-02)
    e.push_list(ability.ways[f.data["way"]].do, scope)


def cleanup(e: Engine, f: Frame) -> None:
    """The source goes where it belongs (ETH-ACT-05, ETH-ACT-17)."""
    data, ability = f.data, ability_of(e, f)
    c, instance, zone = data["actor"], data["instance"], data["zone"]
    e.done()
    go_where_it_belongs(e, c, ability, instance, zone)
    end(e, "action")
    e.fire("action_resolved", character=c, ability=ability.ref)


PLACES = {"hand": "limbo", "progress": "progress", "weakness": "weaknesses"}  # where a card in use lies, by its zone


def go_where_it_belongs(e: Engine, c: int, ability: Ability, instance: Any, zone: str) -> None:
    """After use. A laid card stays (ETH-PRG-07) and so does an item (ETH-ITM-03), unless the text says otherwise."""
    after, place = ability.after_use, PLACES.get(zone)
    if place is None:
        if after not in ("stay", "flip_self", "seal_self"):
            leave_play(e, c, zone, instance, after)
        return
    if instance not in op.zone_of(e.character(c), place):
        return  # it was part of the price, or the effect took it
    if after == "remove" or (after == "return_to_market" and zone != "weakness"):
        op.take_card(e, c, instance, place, e.state.team.removed_cards if after == "remove" else e.state.team.market)
    elif after == "seal_self":
        op.move_card(e, c, instance, place, "sealed")
    elif after == "flip_self" and zone == "progress":
        if instance not in e.character(c).flipped:
            op.flip(e, c, instance)
    elif after == "discard" or zone == "hand":
        op.move_card(e, c, instance, place, "discard")


def leave_play(e: Engine, c: int, zone: str, name: str, how: str) -> None:
    """An item, clue or mask in use leaves play: for good (ETH-GEN-14), or to where it may come from again."""
    team = e.state.team
    there: dict[str, list[Any]] = {"item": team.items, "clue": team.clues, "mask": [e.character(c).mask]}
    if name not in there.get(zone, ()):
        return
    if how in ("remove", "remove_self"):
        remove_for_good(e, f"{zone}:{name}")
    elif zone == "item" and how in ("to_item_market", "return_to_market"):
        team.items.remove(name)
        team.item_market.append(name)
        e.changed()
    elif zone == "item":
        discard_item(e, name)
    elif zone == "clue":
        team.clues.remove(name)
        e.changed()
    else:
        wear(e, c, None)  # it stays owned (ETH-MSK-04)


def group_color(e: Engine, f: Frame) -> str | None:
    """The colour a group action was begun with."""
    ability = ability_of(e, f)
    if not ability.group:
        return None
    return begun_color(e, ability)


def markers(e: Engine, f: Frame) -> None:
    """A group action needs intent markers: room is made before anything is spent (ETH-GRP-08)."""
    if ability_of(e, f).group and not make_room(e, f):
        return
    open_the_payment(e, f)


STATES = {
    "begin": begin,
    "way": way,
    "alternative": alternative,
    "color": color,
    "x": choose_x,
    "markers": markers,
    "pay": paid,
    "taken": taken,
    "applications": applications,
    "cleanup": cleanup,
}


@handles("component")
def component(e: Engine, f: Frame) -> None:
    """One part of a price that is not intents."""
    c, what, n = f.data["c"], f.data["what"], f.data["n"]
    if what in CHOSEN:
        choose_parts(e, f)
        return
    e.done()
    take_component(e, c, what, n, f)


def take_component(e: Engine, c: int, what: str, n: int, f: Frame) -> None:
    """Parts of a price that leave no choice."""
    owner = f.data["owner"]
    why = cost_of(f)
    if what == "suffering":
        for _ in range(n):
            op.suffer_one(e, c)  # a cost is never prevented (ETH-SUF-06, R-12)
        e.fire("suffered", character=c, n=n, cause=why)
    elif what in ("glowstone", "ether", "spirit"):
        op.lose(e, what, c, n)
    elif what == "key":
        op.lose_keys(e, n)
    elif what == "hours":
        op.set_hours(e, e.state.team.hours - n)
    elif what in ("seal", "each_seals"):
        for one in e.seat_order() if what == "each_seals" else [c]:
            before = len(e.character(one).sealed)
            for _ in range(n):
                op.seal_top(e, one)
            sealed = len(e.character(one).sealed) - before
            if sealed:
                e.fire("sealed", character=one, n=sealed, cause=why)
    elif what == "discard_top":
        for _ in range(n):
            if e.character(c).deck:
                e.learned()
                op.move_card(e, c, e.character(c).deck[0], "deck", "discard")
    elif what in OWN_CARD:
        own_card(e, c, what, owner)
        if what == "seal_self" and owner["instance"] in e.character(c).sealed:
            e.fire("sealed", character=c, n=1, card=owner["instance"], cause=why)
    elif what == "take_off_mask":
        wear(e, c, None)
    elif what == "marker":
        take_markers(e, f.data["args"]["kind"], n, f.data["args"].get("from", "here"), f.scope, c)
    else:
        raise KeyError(what)


def cost_of(f: Frame) -> dict[str, Any]:
    """Why something happens that is a price: whatever listens to it is told (3.6 a), and may ask (`is_cost`)."""
    return {**f.scope.get("cause", {}), "cost": True}


HEARD = {"flip_progress": "flipped", "discard_progress": "progress_discarded"}  # what abilities listen to


def was_chosen(e: Engine, f: Frame) -> None:
    """Everything of one part of a price was picked: one event, however many cards (9.6)."""
    c, what, gone = f.data["c"], f.data["what"], f.data.get("gone", [])
    e.done()
    if gone and what in HEARD:
        e.fire(HEARD[what], character=c, card=gone[-1], cards=list(gone), n=len(gone), cause=cost_of(f))
    elif what in ("discard_cards", "discard_influence"):
        op.discarded(e, c, gone, "cost")


def own_card(e: Engine, c: int, what: str, owner: dict[str, Any]) -> None:
    """The card in use is the price: it goes there before the effect (ETH-ACT-17)."""
    zone, card = owner["zone"], owner["instance"]
    place = "deck" if zone == "back" else PLACES.get(zone)
    if place is None:
        leave_play(e, c, zone, card, what)
        return
    if zone == "back":
        e.learned()  # the card is turned up on the discard pile, and the next one is on top (ETH-BCK-03)
    if what == "remove_self":
        op.take_card(e, c, card, place, e.state.team.removed_cards)
    else:
        op.move_card(e, c, card, place, "sealed" if what == "seal_self" else "discard")


CHOSEN = {  # what the payer picks, one at a time: (zone, where it goes)
    "discard_cards": "hand",
    "discard_influence": "hand",
    "return_to_market": "hand",
    "flip_progress": "progress",
    "discard_progress": "progress",
    "discard_item": "items",
}


def choose_parts(e: Engine, f: Frame) -> None:
    """DP-26, DP-27, DP-41: one card, progress card or item after the other."""
    c, what = f.data["c"], f.data["what"]
    who = e.character(c)
    if f.data["n"] <= 0:
        was_chosen(e, f)
        return
    answer = f.take()
    if answer is None:
        own = f.data["owner"]["instance"]
        if what == "discard_item":
            items = [Choice("discard", item, item, "item") for item in e.state.team.items]
            e.ask("discard-item", "DP-41", (c,), items)
            return
        if what in ("flip_progress", "discard_progress"):
            cards = [
                card for card in who.progress if card != own and (what != "flip_progress" or card not in who.flipped)
            ]
            point, verb = "DP-27", "flip" if what == "flip_progress" else "discard"
        else:
            cards = [card for card in who.hand if card != own]
            point, verb = "DP-26", "return" if what == "return_to_market" else "discard"
        if not cards:
            was_chosen(e, f)
            return
        choices = [Choice(verb, card, e.state.design[card].partition(":")[2], "card") for card in cards]
        e.ask(f"cost-{verb}", point, (c,), choices, {"character": who.id, "left": f.data["n"]})
        return
    f.data["n"] -= 1
    if what == "discard_item":
        discard_item(e, answer, c)
        return
    f.data.setdefault("gone", []).append(answer)
    if what == "flip_progress":
        op.flip(e, c, answer)
    elif what == "discard_progress":
        op.move_card(e, c, answer, "progress", "discard")
    elif what == "return_to_market":
        op.take_card(e, c, answer, "hand", e.state.team.market, cause="cost")
    else:
        op.move_card(e, c, answer, "hand", "discard", cause="cost")
