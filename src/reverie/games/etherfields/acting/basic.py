"""The basic actions (6.16-6.18): move, exertion, look, gain a glowstone, remove a mutation; hours for rounds."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.costs import within_reach
from reverie.games.etherfields.acting.moving import can_move, has_a_way
from reverie.games.etherfields.acting.mutations import remove_mutation as remove
from reverie.games.etherfields.acting.reach import reach_within
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.operations import add_rounds
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import ways
from reverie.games.etherfields.language.modifiers import beyond, stat, used

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

LOOKABLE = {"influence", "item", "weakness", "fate", "slumber"}  # backs one may look behind (ETH-LOK-01)
STONE_PRICE = 3  # influence cards for a glowstone (ETH-GLO-01)
MUTATION_RANGE = 1  # from which a mutation can be removed (ETH-RMU-01)


def price_of_a_field(e: Engine, c: int) -> int:
    """How much cunning one field costs (ETH-MOV-06)."""
    return max(0, 1 + stat(e, "move_cost_per_field", 0, c))


def exertions_left(e: Engine, c: int) -> int:
    """How often a character may still exert itself this round (ETH-EXE-01)."""
    shared = e.option("exertion_per") == "team"
    key = f"round|exertion||{'' if shared else c}"
    return stat(e, "exertions_per_round", 1, c) - e.state.uses.get(key, 0)


def secrets_to_look_at(e: Engine) -> list[str]:
    """What the look action may show."""
    here = e.state.encounter
    if here.kind != "dream":
        return []
    return [ref for ref in here.secrets if back_of(e, ref) in LOOKABLE]


def back_of(e: Engine, ref: str) -> str:
    """What the back of a secret shows: the kind of card it is, unless it says otherwise."""
    return e.content.things[ref].back or ref.partition(":")[0]


def mutated_in_range(e: Engine, c: int) -> list[tuple[str, str]]:
    """Every mutation that a character can remove: (creature, mutation) (ETH-RMU-01)."""
    here, reach = e.state.figures[c].field, reach_within(e, c, MUTATION_RANGE)
    found = []
    for tile in e.state.encounter.creatures:
        near = any(
            one.kind == "creature" and one.of == tile.id and ways.in_range(e.state.land, here, one.field, reach)
            for one in e.state.figures.values()
        )
        if near:
            found += [(tile.id, kind) for kind in dict.fromkeys(tile.mutations)]
    return found


def basic_commands(e: Engine, c: int) -> list[Choice]:
    """The basic actions a character can do now."""
    who, name, team = e.character(c), e.character(c).id, e.state.team
    found: list[Choice] = []

    def add(verb: str, frame: str) -> None:
        found.append(Choice(verb, True, actor=name, side=(frame, {"c": c}), seat=c))

    if can_move(e, c) and has_a_way(e, c):
        short = not within_reach(e, c, {"cunning": price_of_a_field(e, c)}, {}, {})
        found.append(Choice("move", True, actor=name, side=("move_action", {"c": c}), seat=c, short=short))
        if team.hours >= 1 and exertions_left(e, c) > 0:
            add("exert", "exertion")
    if who.hand and secrets_to_look_at(e):
        add("look", "look")
    if len(who.hand) >= STONE_PRICE and e.state.supply["glowstone"]:
        add("gain-glowstone", "gain_stone")
    if (team.keys or who.ether) and mutated_in_range(e, c):
        add("remove-mutation", "remove_mutation")
    return found


def can_buy_round(e: Engine) -> bool:
    """Hours for rounds: only as many as cards lie on the turn discard pile (ETH-HRS-02)."""
    return e.state.team.hours >= 1 and bool(e.state.encounter.turn_discard)


@handles("move_action")
def move_action(e: Engine, f: Frame) -> None:
    """Pay X cunning, move up to X fields (ETH-MOV-01)."""
    c = f.data["c"]
    if f.at == "":
        f.at = "pay"
        price = price_of_a_field(e, c)
        if price == 0:
            f.data["result"] = 1
            return
        e.tell("action_named", character=c, ability="basic:move", zone="basic")
        e.fire("payment_opened", character=c, ability="basic:move")
        e.push(
            "payment", {"self": c, "actor": c}, c=c, needs={"cunning": price}, less={}, got={}, many=True, most=99,
            boost=True, forced=False, what="basic:move",
        )  # fmt: skip
    elif f.at == "pay":
        fields = f.data.pop("result")
        f.at = "moved"
        if fields:
            used(e, "move_cost_per_field", c)
            e.push("move", {"self": c, "actor": c}, c=c, steps=fields)
    else:
        e.done()


@handles("exertion", harmless=("",))
def exertion(e: Engine, f: Frame) -> None:
    """The team loses X hours, the character moves up to X fields (ETH-EXE-01)."""
    c = f.data["c"]
    if f.at == "moved":
        e.done()
        return
    answer = f.take()
    if answer is None:
        numbers = (Choice("choose", n, str(n), "number") for n in range(1, e.state.team.hours + 1))
        choices = chain(numbers, [Choice("cancel", "cancel")])  # one after the other: `ask` says how many there may be
        e.ask("x", "DP-20", (c,), choices, {"ability": "basic:exertion"}, always=True)
        return
    if answer == "cancel":
        e.done()
        return
    key = f"round|exertion||{'' if e.option('exertion_per') == 'team' else c}"
    taken = e.state.uses.get(key, 0)
    if not beyond(e, "exertions_per_round", 1, taken, c):
        e.state.uses[key] = taken + 1
    e.tell("action_named", character=c, ability="basic:exertion", zone="basic")
    op.set_hours(e, e.state.team.hours - answer)
    f.at = "moved"
    e.push("move", {"self": c, "actor": c}, c=c, steps=answer)


@handles("look", harmless=("",))
def look(e: Engine, f: Frame) -> None:
    """Discard a card, look at one secret of the dream (ETH-LOK-01); only who looks learns what it is."""
    c = f.data["c"]
    who = e.character(c)
    answer = f.take()
    if f.at == "":
        if answer is None:
            cards = [Choice("discard", card, e.state.design[card][10:], "card") for card in who.hand]
            e.ask("look-price", "DP-26", (c,), [*cards, Choice("cancel", -1)], {"character": who.id}, always=True)
        elif answer == -1:
            e.done()
        else:
            op.move_card(e, c, answer, "hand", "discard", cause="cost")
            f.at = "which"
            op.discarded(e, c, [answer], "cost")
        return
    if answer is None:
        choices = []
        for place, ref in enumerate(secrets_to_look_at(e)):
            code = e.content.things[ref].code
            letter = code.letter if code is not None else str(place + 1)
            choices.append(Choice("look", ref, f"{back_of(e, ref)}-{letter}", "secret"))
        if not choices:
            e.done()
            return
        e.ask("look-secret", "DP-46", (c,), choices, {"character": who.id}, always=True)
        return
    e.state.encounter.looked_at.setdefault(answer, []).append(c)
    e.learned()
    e.tell("looked", (c,), character=c, thing=answer)
    e.done()


@handles("gain_stone")
def gain_stone(e: Engine, f: Frame) -> None:
    """Discard exactly three influence cards, gain a glowstone (ETH-GLO-01)."""
    c = f.data["c"]
    who = e.character(c)
    left = f.data.setdefault("left", STONE_PRICE)
    if left == 0:
        op.gain(e, "glowstone", c, 1)
        e.done()
        op.discarded(e, c, f.data.get("gone", []), "cost")
        return
    answer = f.take()
    if answer is None:
        cards = [Choice("discard", card, e.state.design[card][10:], "card") for card in who.hand]
        if left == STONE_PRICE:
            cards.append(Choice("cancel", -1))
        e.ask("stone-price", "DP-26", (c,), cards, {"character": who.id, "left": left})
    elif answer == -1:
        e.done()
    else:
        op.move_card(e, c, answer, "hand", "discard", cause="cost")
        f.data.setdefault("gone", []).append(answer)
        f.data["left"] = left - 1


@handles("remove_mutation")
def remove_mutation(e: Engine, f: Frame) -> None:
    """A key or an ether takes a mutation off a creature in range (ETH-RMU-01)."""
    c = f.data["c"]
    who = e.character(c)
    answer = f.take()
    if answer is None:
        choices = []
        for creature, kind in mutated_in_range(e, c):
            if e.state.team.keys:
                choices.append(
                    Choice("remove", [creature, kind, "key"], kind, "mutation", place=creature, helper="key")
                )
            if who.ether:
                choices.append(
                    Choice("remove", [creature, kind, "ether"], kind, "mutation", place=creature, helper="ether")
                )
        choices.append(Choice("cancel", ["", "", "cancel"]))
        e.ask("remove-mutation", "DP-45", (c,), choices, {"character": who.id})
        return
    creature, kind, price = answer
    e.done()
    if price == "cancel":
        return
    used(e, "action_range", c)
    if price == "key":
        op.lose_keys(e, 1)
    else:
        op.lose(e, "ether", c, 1)
    remove(e, creature, kind)


@handles("buy_round")
def buy_round(e: Engine, f: Frame) -> None:
    """An hour for a round (ETH-HRS-02); as often as the team likes."""
    e.done()
    op.set_hours(e, e.state.team.hours - 1)
    add_rounds(e, 1)
