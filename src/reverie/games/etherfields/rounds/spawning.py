"""Creatures appear (6.7), and creature tiles come into play (ETH-CRE-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.moving import bodies
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import CreatureTile, Figure, Frame
from reverie.games.etherfields.land import capacity, features
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.modifiers import fields_barred
from reverie.games.etherfields.language.triggers import ahead
from reverie.games.etherfields.rounds import turn_cards
from reverie.games.etherfields.rounds.states import remove_state

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def reveal_creature(e: Engine, creature: str) -> bool:
    """A creature tile comes into play and its set-up is carried out at once (ETH-CRE-13)."""
    if not put_in_play(e, creature):
        return False
    scope = {
        "source": f"creature:{creature}",
        "cause": {"kind": "setup", "source": creature, "cost": False},
        "decider": "team",
    }
    e.push_list(e.content.creature[creature].setup, scope)
    return True


def put_in_play(e: Engine, creature: str) -> bool:
    """The tile alone; revealed in the middle of a step it waits for the next one."""
    here = e.state.encounter
    if e.creature(creature) is not None:
        return False
    here.creatures.append(CreatureTile(creature, fresh=bool(here.step)))
    e.changed()
    e.tell("creature_revealed", creature=creature)
    return True


def take_figure(e: Engine, creature: str) -> bool:
    """A figure for one more of a creature; False if there is none left (ETH-SPN-05)."""
    if not has_figure(e, creature):
        return False
    kind = e.content.creature[creature].figure
    if kind in op.FIGURES:
        op.from_supply(e, op.FIGURES[kind])
    return True


def return_figure(e: Engine, number: int) -> None:
    """A creature leaves the map: its figure and its state tokens go back."""
    figure = e.state.figures[number]
    for kind in list(figure.states):
        if kind != "poisoned":  # that one belongs to the tile (ETH-STA-01)
            remove_state(e, number, kind)
    op.remove_figure(e, number)
    if figure.kind == "creature":
        e.fire("creature_removed", figure=number, creature=figure.of)


def pending(e: Engine) -> list[list[Any]] | None:
    """Where a set-up keeps what appears once the turn deck is there (ETH-SPN-04); None: it may appear now."""
    frame = next((one for one in e.state.stack if one.kind in ("gate_entry", "slumber")), None)
    if frame is None or e.state.encounter.turn_deck:
        return None
    found: list[list[Any]] = frame.data.setdefault("spawns", [])
    return found


@handles("spawn")
def spawn(e: Engine, f: Frame) -> None:
    """n figures of a creature appear, one after the other (ETH-SPN-01, ETH-SPN-02, ETH-SPN-03, ETH-SPN-04, ETH-SPN-05,
    ETH-SPN-06). Data: creature, n, at (fields; default: spawn
    fields). The result is how many came."""
    data = f.data
    creature = data["creature"]
    if f.at == "":
        later = pending(e)
        if later is not None:
            later.append([creature, data["n"], data.get("at")])
            e.done()
            return
        if ahead(e, f, "creature_appears", creature=creature, n=data["n"]):
            return
        if data.get("replaced"):
            e.done(0)
            return
        put_in_play(e, creature)
        data["left"], data["received"], data["came"] = data["n"], [], []
        f.at = "next"
    elif f.at == "next":
        answer = f.take()
        if data["left"] <= 0 or not has_figure(e, creature):
            finish(e, f)
            return
        large = e.content.creature[creature].figure == "large"
        barred = list(fields_barred(e))
        if answer is None:
            fields = places(e, data, large, barred)
            if not fields:
                finish(e, f)
                return
            choices = [Choice("appear", one, field_name(one), "field") for one in fields]
            e.ask("appear", "DP-43", e.everybody, choices, {"creature": creature, "left": data["left"]})
            return
        data["left"] -= 1
        data["received"].append(answer)
        f.at = "arrived"
        e.push("arrive", {}, fields=[answer], large=large, barred=barred)
    else:
        field = data.pop("result", -1)
        f.at = "next"
        if field >= 0 and take_figure(e, creature):
            large = e.content.creature[creature].figure == "large"
            data["came"].append(op.place_figure(e, Figure("creature", creature, field, large)))


def has_figure(e: Engine, creature: str) -> bool:
    """Whether there is a figure left for it."""
    design = e.content.creature[creature]
    if design.figure == "large":  # there is one of each
        piece = f"large:{design.figure_id}"
        return not any(one.kind == "creature" and op.piece_of(e, one) == piece for one in e.state.figures.values())
    return e.state.supply.get(op.FIGURES[design.figure], 0) > 0


def places(e: Engine, data: dict[str, Any], large: bool, barred: list[int]) -> list[int]:
    """Where the next figure may appear (DP-43): evenly, the first one by the suit of the turn card (ETH-SPN-02,
    ETH-SPN-03)."""
    land = e.state.land
    named = data.get("at")
    if named is not None:
        spawns: list[tuple[int, str | None]] = [(field, None) for field in named]
        suit = None
    else:
        spawns = features.spawns(land, e.content)
        card = turn_cards.current(e)
        suit = card.suit if card is not None else None
    return capacity.spawn_choices(land, bodies(e), spawns, suit, data["received"], large=large, barred=barred)


def finish(e: Engine, f: Frame) -> None:
    """All that could appear have appeared: one event (9.6)."""
    came = f.data["came"]
    e.done(len(came))
    if came:
        e.fire("creature_appears", creature=f.data["creature"], figure=came[-1], figures=came, n=len(came))
