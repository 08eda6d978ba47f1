"""Why an answer is better than another: the terms by which positions of Onirim are told apart, and their sentences.

Everything is read off what a seat sees, and off the answers that it could give next. What the terms weigh is about how
many hundredths of the chance to win they are worth; it only decides which of several true things is said first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from reverie.errors import TextName
from reverie.games.onirim.cards import COLOURS
from reverie.kernel.actions import Action
from reverie.kernel.reasons import Difference, Term, Terms

WEIGHTS: Mapping[str, float] = MappingProxyType(
    {
        "won": 100.0,
        "lost": -100.0,
        "gone": -60.0,  # doors that are still needed and can no longer come
        "door": 9.0,  # open, of a colour
        "search": 8.0,  # a run has just been completed, and brings a door
        "run": 2.0,  # its cards so far, of a colour that is still needed
        "next": 1.2,  # cards in hand that would go on with it
        "key": 4.0,  # in hand, for doors that are still to come
        "held": 0.6,  # other cards of a colour that is still needed
        "needless": -0.5,  # cards in hand of a colour that is not
        "playable": 0.4,  # cards that could be played next
        "looked": 0.5,  # cards that one looks at
        "known": 0.2,  # cards on top of the pile that one knows
        "nightmares": -1.5,  # still to come
        "keys-ahead": 0.8,  # of a colour that is still needed
        "pile": 0.15,
        "hand": 0.5,
        "limbo": -0.1,
    }
)
SURE = 0.99  # in every world


def terms(view: Mapping[str, Any], answers: Iterable[Action]) -> Terms:
    """What tells this position from others."""
    found: dict[Term, float] = {}

    def add(name: str, of: str = "", value: float = 1.0) -> None:
        found[name, of] = found.get((name, of), 0.0) + value

    add("won", "", view["status"] == "won")
    add("lost", "", view["status"] == "lost")
    decision = view["decision"]
    kind = decision["kind"] if decision is not None else ""
    doors = [*view["doors"], *view.get("partner", {}).get("doors", [])]
    pile, hand, run = view["pile"], view["hand"]["cards"] or [], view["row"]["run"]
    ahead = [*pile["known_top"], *pile["known_bottom"], *(view["looked"]["cards"] or [])]
    waiting = [*ahead, *view["limbo"], *view["resolving"]]
    plays = {action.argument or "" for action in answers if action.verb == "play" and action.source is None}
    for colour in COLOURS:
        door = f"door.{colour}"
        missing = view["goal"].get(door, 0) - doors.count(door)
        mine = [card for card in hand if card.partition(".")[0] == colour]
        keys = mine.count(f"{colour}.key")
        is_run = missing > 0 and colour in run["colours"]
        add("door", colour, doors.count(door))
        add("gone", colour, max(0, missing - view["unseen"].get(door, 0) - waiting.count(door)))
        add("run", colour, run["length"] if is_run else 0)
        add("key", colour, min(keys, missing))
        add("held", colour, len(mine) - keys if missing > 0 else 0)
        add("keys-ahead", colour, min(view["unseen"].get(f"{colour}.key", 0), missing))
        add("needless", "", len(mine) if missing <= 0 else 0)
        if kind == "turn":
            add("next", colour, sum(card.partition(".")[0] == colour for card in plays) if is_run else 0)
    if kind == "turn":
        add("playable", "", len(plays))
        add("hand", "", view["hand"]["size"])
        add("pile", "", pile["size"])
    add("search", "", kind == "search")
    add("nightmares", "", view["unseen"].get("nightmare", 0) + waiting.count("nightmare"))
    add("looked", "", view["looked"]["size"])
    add("known", "", len(pile["known_top"]))
    add("limbo", "", len(view["limbo"]))
    return found


def reason(difference: Difference, after: Terms) -> TextName | None:
    """What is said about an answer after which a term is larger, or smaller, than after others."""
    name, colour, before, mine, _ = difference
    more = difference.is_more
    match name:
        case "door":
            changed = "door" if mine > before else "no-door" if mine < before else "doors" if more else "closed"
            return TextName(f"onirim-why-{changed}", colour=colour)
        case "key" | "run" if more and after.get(("key", colour), 0) >= SURE and after.get(("run", colour), 0) >= SURE:
            return TextName("onirim-why-two-ways", colour=colour)
        case "run":
            return TextName(f"onirim-why-{name_of_run(difference)}", colour=colour)
        case "next" if not after.get(("run", colour)):
            return None  # there is no run that could go on
        case "key" | "held" if (mine < before) == more or (name == "held" and after.get(("run", colour), 0) >= SURE):
            return None  # it came, or went, with the others; or it was not given up but played
        case "gone" | "next" | "key" | "held" | "keys-ahead":
            return TextName(f"onirim-why-{name}" if more else f"onirim-why-no-{name}", colour=colour)
    return TextName(f"onirim-why-{name}" if more else f"onirim-why-no-{name}")


def name_of_run(difference: Difference) -> str:
    """What becomes of a run: it is begun, goes on, stays, or breaks off."""
    _, _, before, mine, _ = difference
    if mine > before:
        return "run-near" if mine > 1 else "run"
    if mine < before:
        return "run-broken"
    if difference.is_more:
        return "run-kept"
    return "run-waits" if before else "run-none"
