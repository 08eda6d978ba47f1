"""Fate locations (5.9, SM-FATE): the top card is drawn, resolved, and put under the deck or into a rift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Content, ListRef
from reverie.games.etherfields.content.walking import inner_lists
from reverie.games.etherfields.content.words import PERSONAL
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.operations import remove_for_good
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import features
from reverie.games.etherfields.language.effects.terrain import add_slumberlands_tile, lay_in_rift

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

ROLLS = ("roll_luck", "roll_creature")


def needs_somebody(content: Content, ref: ListRef) -> bool:
    """Whether a text speaks to one character: it rolls, or something happens to "you"."""
    for word in content.lists.get(ref, ()):
        if word.name in ROLLS or (word.name in PERSONAL and "who" not in word.args):
            return True
        if word.args.get("who") in ("self", "actor"):
            return True
        if word.name != "for_each" and any(needs_somebody(content, inner) for inner in inner_lists(word)):
            return True
    return False


@handles("fate")
def fate(e: Engine, f: Frame) -> None:
    """A card is drawn and resolved (ETH-FAT-01); from an empty deck nothing happens."""
    data, team = f.data, e.state.team
    if f.at == "":
        if not team.fate_deck:
            e.done()
            return
        data["card"] = team.fate_deck[0]  # it stays on top until it has its place
        e.learned()
        e.tell("fate_drawn", fate=data["card"])
        f.at = "solo"
        return
    card = e.content.fate[data["card"]]
    if f.at == "solo":
        replace_alone(e, f, card.solo_hint)
    elif f.at == "who":
        name_somebody(e, f, needs_somebody(e.content, card.do))
    elif f.at == "tile":
        f.at = "place"
        if card.places_tile:
            add_slumberlands_tile(e)  # ETH-FAT-03
    elif f.at == "place":
        put_away(e, f, card.is_rift)
    else:
        e.done()


def replace_alone(e: Engine, f: Frame, is_hinted: bool) -> None:
    """Who plays alone may remove a card that needs others and draw another one (ETH-SOL-01, DP-58)."""
    if e.team_size > 1 or not is_hinted:
        f.at = "who"
        e.fire("fate_drawn", id=f.data["card"])
        return
    answer = f.take()
    if answer is None:
        choices = [Choice("keep", "keep"), Choice("replace", "replace")]
        e.ask("solo", "DP-58", e.everybody, choices, {"card": f"fate:{f.data['card']}"})
    elif answer == "replace":
        remove_for_good(e, f"fate:{f.data.pop('card')}")
        f.at = ""
    else:
        f.at = "who"
        e.fire("fate_drawn", id=f.data["card"])


def name_somebody(e: Engine, f: Frame, is_needed: bool) -> None:
    """TEAM names the character who is "you" (ETH-FAT-05); then the text, with its alternatives (ETH-FAT-02)."""
    card = e.content.fate[f.data["card"]]
    scope = {
        "source": card.ref, "cause": {"kind": "fate", "source": card.id, "cost": False}, "decider": "team",
        "chosen": [], "targets": [],
    }  # fmt: skip
    if is_needed:
        answer = f.take()
        if answer is None:
            choices = [Choice("name", c, e.character(c).id, "character") for c in e.seat_order()]
            e.ask("fate-who", "DP-60", e.everybody, choices, {"card": card.ref})
            return
        scope |= {"self": answer, "actor": answer}
    f.at = "tile"
    e.push("window", {}, name="location")  # during every fate card (ETH-INT-02)
    e.push_list(card.do, scope)


def put_away(e: Engine, f: Frame, is_rift: bool) -> None:
    """A rift must go into an empty slot if there is one; every other card goes under the deck (ETH-FAT-04, DP-59)."""
    name, deck = f.data["card"], e.state.team.fate_deck
    in_deck = name in deck  # its own text may have removed it, or put it somewhere
    slots = [tile for tile, _ in features.free_rift_slots(e.state.land, e.content)] if is_rift and in_deck else []
    answer = f.take()
    if slots and answer is None:
        choices = [Choice("place", tile, tile, "tile") for tile in slots]
        e.ask("rift", "DP-59", e.everybody, choices, {"card": f"fate:{name}"})
        return
    e.done()
    if slots:
        lay_in_rift(e, answer, name)
    elif in_deck:
        deck.remove(name)
        deck.append(name)
