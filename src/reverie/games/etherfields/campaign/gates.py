"""Gate locations: a dream that can be paid for, or a key and a slumber (ETH-DWM-06); and what comes after a dream."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.demanding import gate_cost, open_alternatives
from reverie.games.etherfields.campaign.people import campaign_of
from reverie.games.etherfields.campaign.waking import between_encounters
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.rounds import gate_entry, tidying

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

OF_ALL = {"key", "hours", "each_seals"}  # what the team pays, whoever does it


def scope_of(name: str) -> Scope:
    """What the entry of a gate refers to."""
    return {"source": f"gate:{name}", "cause": {"kind": "gate", "source": name, "cost": True}, "decider": "team"}


def payers(e: Engine, name: str) -> list[int]:
    """The characters who could pay for a gate now; one is enough where only the team pays."""
    cost = gate_cost(e, name)
    able = [c for c in e.seat_order() if open_alternatives(e, c, cost, {**scope_of(name), "self": c, "actor": c})]
    is_shared = all(word.name in OF_ALL for components in cost for word in components)
    return able[:1] if is_shared else able


def enterable(e: Engine) -> list[str]:
    """The gates of this district that are not won and can be paid in full, lost ones too (ETH-DWM-06, R-54)."""
    here = locations.here(e)
    found = []
    for name, status in e.state.team.gates.items():
        gate = e.content.gate[name]
        if here is None or status == "won" or gate.district != here[0].district:
            continue
        if all_hold(e, gate.entry_requires, scope_of(name)) and payers(e, name):
            found.append(name)
    return found


@handles("gate_location")
def gate_location(e: Engine, f: Frame) -> None:
    """TEAM must choose: enter a dream, or gain a key and resolve the top slumber tile (ETH-DWM-06, DP-11)."""
    data = f.data
    answer = f.take()
    if f.at == "":
        f.at = "choose"
        e.fire("before_gate")
    elif f.at == "choose":
        if answer is None:
            gates = [Choice("enter-gate", name, name, "gate") for name in enterable(e)]
            e.ask("gate", "DP-11", e.everybody, [*gates, Choice("slumber", "slumber!")], {"keys": e.state.team.keys})
        elif answer == "slumber!":
            op.gain_keys(e, 1)
            f.at = "slumbered"
            e.push("slumber", {})
        else:
            data["gate"] = answer
            f.at = "payer"
    elif f.at == "payer":
        if answer is None:
            able = payers(e, data["gate"])
            choices = [Choice("pay-entry", c, e.character(c).id, "character") for c in able]
            e.ask("payer", "DP-11", e.everybody, choices, {"gate": data["gate"]})
            return
        f.at = "paid"
        e.push("pay_demand", {**scope_of(data["gate"]), "self": answer, "actor": answer}, c=answer, gate=data["gate"])
    elif f.at == "paid":
        if not data.pop("result", 0):
            e.done()  # it was given up, and what was paid is gone
            return
        enter(e, f)
    elif data.pop("result", None) == "delta":
        f.at = "told"
        e.push("delta", {})
    else:
        between_encounters(e)
        e.done()


def enter(e: Engine, f: Frame) -> None:
    """Everything is paid (ETH-GAT-02): the dream begins, a gate that was lost is tried again, Nap is free."""
    campaign, name = campaign_of(e), f.data["gate"]
    e.state.team.gates[name] = "available"
    if campaign.nap == name:
        campaign.nap = None  # ETH-NAP-02
    e.replace("gate_entry", {}, gate=name)


# ---- after a dream ----------------------------------------------------------------------------------------------


@handles("after_dream")
def after_dream(e: Engine, f: Frame) -> None:
    """The slumberlands are rebuilt, everybody comes in again; the team is idle where it stood (ETH-GAT-05)."""
    data = f.data
    if f.at == "":
        f.at = "land"
        e.push("nap", {}, gate=data["gate"])
    elif f.at == "land":
        tidying.rebuild_slumberlands(e)
        f.at, data["next"], data["order"] = "enter", 0, e.seat_order()
    elif data["next"] < len(data["order"]):
        gate_entry.place(e, f, data["order"][data["next"]])
    else:
        e.done()


@handles("nap")
def nap(e: Engine, f: Frame) -> None:
    """Nap may be put on a gate that was lost and is kept, if it lies on no other (ETH-NAP-01, DP-16)."""
    campaign, gate = campaign_of(e), f.data["gate"]
    if not e.option("nap") or campaign.nap is not None or e.state.team.gates.get(gate) != "lost_kept":
        e.done()
        return
    answer = f.take()
    if answer is None:
        choices = [Choice("nap", "nap"), Choice("decline", "decline")]
        e.ask("nap", "DP-16", e.everybody, choices, {"gate": gate})
        return
    if answer == "nap":
        campaign.nap = gate
        e.tell("nap", gate=gate)
    e.done()
