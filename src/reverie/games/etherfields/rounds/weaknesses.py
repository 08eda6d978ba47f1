"""Weakness cards (6.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.demanding import can_pay
from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def gain(e: Engine, c: int) -> bool:
    """The top card of the weakness deck goes on top of the discard pile; from an empty deck nothing (ETH-WEK-01)."""
    deck = e.state.team.weakness_deck
    if not deck:
        return False
    e.learned()
    op.give_card(e, c, deck.pop(0))
    return True


def put_back(e: Engine, c: int, card: int, zone: str) -> None:
    """A weakness leaves its character for the bottom of the weakness deck (ETH-WEK-02)."""
    op.take_card(e, c, card, zone, e.state.team.weakness_deck)
    e.tell("weakness_removed", character=c, card=card, design=e.state.design[card])


def on_draw(abilities: tuple[Ability, ...]) -> list[Ability]:
    """What a weakness does when it is drawn; it is not in play then, so nothing else carries it out."""
    return [
        one for one in abilities if one.kind == "trigger" and one.when is not None and one.when.name == "weakness_drawn"
    ]


@handles("weakness")
def weakness(e: Engine, f: Frame) -> None:
    """A weakness that was drawn is resolved at once: pay the fee (DP-25), or carry it out and put it away
    (ETH-WEK-03)."""
    c, card = f.data["c"], f.data["card"]
    design = e.content.weakness[e.state.design[card].partition(":")[2]]
    scope = {
        "source": design.ref,
        "instance": card,
        "self": c,
        "actor": c,
        "cause": {"kind": "weakness", "source": design.id, "cost": False},
        "decider": c,
    }
    if f.at == "":
        if ahead(e, f, "weakness_drawn", character=c, card=card, id=design.id):
            return
        if f.data.get("replaced"):
            f.at = "place"
            return
        e.tell("weakness_drawn", character=c, card=card, design=design.ref)
        e.fire("weakness_drawn", character=c, card=card, id=design.id)
        f.at = "fee"
    elif f.at == "fee":
        answer = f.take()
        if answer is None:
            choices = [Choice("resolve", "resolve")]
            if design.fee is not None and can_pay(e, c, design.fee, scope):
                choices.insert(0, Choice("pay", "pay"))
            e.ask("weakness", "DP-25", (c,), choices, {"character": e.character(c).id, "card": design.id})
        elif answer == "pay":
            f.at = "paid"
            e.push("pay_demand", scope, c=c, fee=design.id)
        else:
            f.at = "effects"
            f.data["next"] = 0
    elif f.at == "paid":
        if f.data.pop("result", None):
            if card in e.character(c).limbo:
                put_back(e, c, card, "limbo")
            e.done()
        else:
            f.at = "effects"
            f.data["next"] = 0
    elif f.at == "effects":
        abilities = on_draw(design.abilities)
        place = f.data["next"]
        if place < len(abilities):
            f.data["next"] = place + 1
            ability = abilities[place]
            if all_hold(e, ability.requires, scope):
                e.push_list(ability.ways[0].do, {**scope, "ability": ability.ref})
            return
        f.at = "place"
    else:
        e.done()
        if card in e.character(c).limbo:  # its own text may have put it elsewhere
            op.move_card(e, c, card, "limbo", "weaknesses" if design.goes_to == "progress_zone" else "discard")
