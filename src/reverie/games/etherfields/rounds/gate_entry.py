"""Entering a dream (5.5, SM-GATE-ENTRY): what was paid at the gate lies behind when this begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.moving import bodies
from reverie.games.etherfields.acting.traps import entered_field
from reverie.games.etherfields.content.model import Gate
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Encounter, Figure, Frame
from reverie.games.etherfields.land import capacity, features
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.rounds import tidying, turn_cards

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def secrets_of(e: Engine, gate: Gate) -> list[str]:
    """The secrets of a dream: everything with its group in the code, but what was gained or removed before
    (ETH-GEN-08)."""
    team = e.state.team
    found = []
    for ref, thing in e.content.things.items():
        if thing.code is None or thing.code.group != gate.group or ref in team.removed:
            continue
        if not ref.startswith("script:") and team.gained.count(ref) < thing.code.copies:
            found.append(ref)
    return found


def begin(e: Engine, kind: str, source: str) -> Encounter:
    """A new encounter; companions that stayed stay."""
    before = e.state.encounter
    e.state.encounter = Encounter(
        kind,
        source,
        phase="setup",
        intent_markers=before.intent_markers,
        companions=before.companions,
    )
    end(e, "between_encounters")
    e.changed()
    return e.state.encounter


@handles("gate_entry")
def gate_entry(e: Engine, f: Frame) -> None:
    """The steps of ETH-GAT-02 from (2) on, one after the other; nothing that the characters have changes
    (ETH-GAT-03)."""
    data = f.data
    gate = e.content.gate[data["gate"]]
    scope = {"source": gate.ref, "cause": {"kind": "gate", "source": gate.id, "cost": False}, "decider": "team"}
    if f.at == "":
        tidying.discard_slumberlands(e)  # (2)
        begin(e, "dream", gate.ref).secrets = secrets_of(e, gate)  # (3)
        e.tell("dream_entered", gate=gate.id)
        f.at = "deck"
        e.push_list(gate.setup, scope)
        if gate.alone and e.state.campaign is None and not e.state.team.flags:
            e.push_list(gate.alone, scope)
        e.fire("gate_entered", id=gate.id)
    elif f.at == "deck":  # (4)
        turn_cards.form(e, gate.rounds)
        f.at = "introduction"
        for creature, n, at in reversed(data.pop("spawns", [])):
            e.push("spawn", scope, creature=creature, n=n, at=at)
        e.fire("setup")
    elif f.at == "introduction":  # (5)
        f.at = "turn"
        data["order"], data["next"] = e.seat_order(), 0
        if gate.introduction:
            scripts.read(e, gate.introduction, scope)
    elif f.at == "turn":  # (6)
        f.at = "enter"
        e.state.encounter.phase = "draw"  # from now on the rules of the gate are in play
        e.changed()
    elif f.at == "enter":  # (7)
        if data["next"] < len(data["order"]):
            place(e, f, data["order"][data["next"]])
            return
        e.replace("encounter", {})  # (8)
        e.fire("encounter_started")


def place(e: Engine, f: Frame, c: int) -> None:
    """A character comes in by an entrance field with room that it chooses (ETH-MAP-07, DP-42)."""
    figure = e.state.figures.get(c)
    if figure is not None and figure.field >= 0:
        f.data["next"] += 1  # a text has put it somewhere already
        return
    answer = f.take()
    if answer is None:
        fields = entrances(e)
        choices = [Choice("enter", field, field_name(field), "field", actor=e.character(c).id) for field in fields]
        e.ask("enter", "DP-42", (c,), choices, {"character": e.character(c).id})
        return
    f.data["next"] += 1
    stand(e, c, answer)


def entrances(e: Engine) -> list[int]:
    """The entrance fields with room; if a dream has filled them all, the nearest fields beside them."""
    land, figures = e.state.land, bodies(e)
    found = capacity.entrance_choices(land, e.content, figures)
    if not found:
        for field in features.entrances(land, e.content) or features.fields(land):
            found += capacity.nearest_with_room(land, figures, field)
    return sorted(set(found))


def stand(e: Engine, c: int, field: int) -> None:
    """The figure of a character is put on a field; starting on a trap does nothing (ETH-TRP-01)."""
    if c in e.state.figures:
        op.move_figure(e, c, field, "placed")
    else:
        op.place_figure(e, Figure("character", e.character(c).id, field), c)
    entered_field(e, c, field, "placed")
