"""Walking through the dreamworld (5.4, SM-DREAMWORLD): the idle team, its ways, and the locations it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.actions import usable
from reverie.games.etherfields.acting.interrupts import side_actions
from reverie.games.etherfields.campaign.course import close
from reverie.games.etherfields.campaign.people import campaign_of, note_down
from reverie.games.etherfields.campaign.saving import is_allowed
from reverie.games.etherfields.campaign.waking import between_encounters, stand_in_dreamworld
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.modifiers import stat, used
from reverie.games.etherfields.rounds import tidying
from reverie.games.etherfields.rounds.ending import OVER

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("dreamworld")
def dreamworld(e: Engine, f: Frame) -> None:
    """One state after the other; whatever ended an encounter or a life leads to `back`."""
    if f.data.pop("result", None) == OVER:
        f.at = "back"
    STATES[f.at](e, f)


def idle(e: Engine, f: Frame) -> None:
    """The team may go on, use something, awaken or save (ETH-DWM-07, DP-10)."""
    answer = f.take()
    if answer is None:
        place = locations.here(e)
        about = {"location": place[1].id if place is not None else "", "sitting": campaign_of(e).sitting}
        e.ask("dreamworld", "DP-10", e.everybody, commands(e), about, always=True)
        return
    kind, where = answer
    if kind == "awaken":
        e.push("awakening", {})
    elif kind == "save":
        f.at = "saving"
        e.push("saving", {})
    else:
        f.at = "moving"
        f.data["goal"] = where
        if kind == "shortcut":
            take_shortcut(e)


def commands(e: Engine) -> list[Choice]:
    """Everything that an idle team can do."""
    found = [Choice("go", [kind, to], to, "location", helper=kind) for to, kind in locations.ways(e)]
    for c in e.seat_order():
        found += usable(e, c)  # abilities whose scope contains the dreamworld (ETH-DWM-08)
    found += side_actions(e, "action")
    if e.content.standard_wisdoms.get("awakening") in e.state.team.wisdoms:
        found.append(Choice("awaken", ["awaken", ""]))
    return [*found, Choice("save", ["save", ""])] if is_allowed(e) else found  # ETH-SAV-01


def take_shortcut(e: Engine) -> None:
    """Each character seals 1, as far as it can, before the location is resolved (ETH-DWM-04)."""
    cause = {"kind": "shortcut", "source": "", "cost": False}
    for c in reversed(e.seat_order()):
        n = max(0, stat(e, "shortcut_seal", locations.SEALED_BY_SHORTCUT, c))
        used(e, "shortcut_seal", c)
        if n:
            e.push("seal", {}, c=c, n=n, cause=cause, preventable="all")
    e.fire("use_shortcut")


def moving(e: Engine, f: Frame) -> None:
    """The marker moves along one arrow; then the location is resolved before anything else (ETH-DWM-03)."""
    f.at = ""
    come_to(e, f.data.pop("goal"))


def come_to(e: Engine, name: str) -> None:
    """The team marker stands on one location (ETH-DWM-02), which is resolved."""
    put_marker(e, name)
    e.push("location", {}, place=name, next=0)


def put_marker(e: Engine, name: str) -> None:
    """The team marker is put down."""
    campaign = campaign_of(e)
    before, campaign.location = campaign.location, name
    e.fire("leave_location", id=before)
    e.changed()
    e.tell("team_moved", location=name)
    e.fire("enter_location", id=name)


def saving(e: Engine, f: Frame) -> None:
    """Everything is stored: the sitting is over."""
    e.done("saved")


def back(e: Engine, f: Frame) -> None:
    """An encounter is over, or something has ended an idle moment: the table is cleared, the team is idle again."""
    here = e.state.encounter
    result, kind, name = here.result, here.kind, here.source.partition(":")[2]
    note_down(e)
    if kind == "dream":
        tidying.after_dream(e)
    elif kind == "slumber":
        tidying.after_slumber(e)
    f.at = ""
    f.data.pop("goal", None)
    if result == "closed":
        close(e)
        return
    stand_in_dreamworld(e)
    between_encounters(e)
    if kind in ("dream", "slumber"):
        e.tell("returned", result=result, location=campaign_of(e).location)
    if result in ("death", "awakened"):
        e.state.encounter.phase = "over"  # nobody dies again before the awakening has healed them
    campaign_of(e).leaving = False  # whoever left the dream is idle after the awakening, and can save (ETH-SAV-06)
    if result == "death":
        e.push("death", {}, gate=name if kind == "dream" else "")
    elif result == "awakened":
        e.push("awakening", {})
    elif kind == "dream":
        e.push("after_dream", {}, gate=name)


STATES: dict[str, Callable[[Engine, Frame], None]] = {"": idle, "moving": moving, "saving": saving, "back": back}


# ---- a location -------------------------------------------------------------------------------------------------


@handles("location")
def location(e: Engine, f: Frame) -> None:
    """Its icons, top to bottom (ETH-DWM-05), with a point for interrupts before and after each (ETH-INT-02)."""
    place = locations.known(e)[f.data["place"]][1]
    number = f.data["next"]
    f.data.pop("result", None)
    if number >= len(place.icons):
        e.done()
        return
    if f.at == "":
        f.at = "icon"
        e.push("window", {}, name="location")
    elif f.at == "icon":
        f.at = "after"
        icon = place.icons[number]
        if icon in FRAMES:
            e.push(FRAMES[icon], {})
        elif icon in ("script", "effect"):
            e.push_list(place.do, {"source": "", "cause": {"kind": "location", "source": place.id}, "decider": "team"})
    else:
        f.at = ""
        f.data["next"] = number + 1
        e.push("window", {}, name="location")


FRAMES = {"gate": "gate_location", "fate": "fate", "shop": "shop"}  # icons that are more than a text
