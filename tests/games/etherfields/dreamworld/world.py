"""A small dreamworld for tests, and the table at which it is played.

    e = world(2, keys=2)        # two characters, idle on the awakening location
    play(e, "go nine with path")

Threshold Row: bed (awakening) → step (fate) → nine (gate) → shop → corner (blank) → bench (effect: 1 hour) → bed, and a
shortcut from corner to nine. Canal, which is not discovered: stall (script), and an arrow from corner to it. Two gates
of Threshold Row, `g_dream` for 2 keys and `g_costly` for 1 ether; one of Canal. Slumbers: `s_rag` with two rounds,
`s_story` without any, delta. Characters c1 to c4 have 22 cards `card_c1` … each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.etherfields.campaign import course
from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.campaign.waking import stand_in_dreamworld
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds import tidying
from tests.games.etherfields.tables import ARCHETYPES, BACKS, Data, base, build, name, play

EACH: Data = {"character": "all"}
LOCATIONS: list[tuple[str, list[str], list[Any]]] = [
    ("bed", ["awakening"], []),
    ("step", ["fate"], []),
    ("nine", ["gate"], []),
    ("shop", ["shop"], []),
    ("corner", ["blank"], []),
    ("bench", ["effect"], [{"gain_hours": 1}]),
]
ARROWS = [
    ("bed", "step", "path"), ("step", "nine", "path"), ("nine", "shop", "path"), ("shop", "corner", "path"),
    ("corner", "bench", "path"), ("corner", "nine", "shortcut"), ("corner", "stall", "path"), ("bench", "bed", "path"),
]  # fmt: skip


def location(place: str, icons: Sequence[str], do: Sequence[Any]) -> Data:
    """A location; an empty text is left out."""
    data = {"id": place, "name": name(place.title()), "icons": list(icons)}
    return {**data, "do": list(do)} if do else data


def district(tile: str, locations: Sequence[tuple[str, Sequence[str], Sequence[Any]]], arrows: Any) -> Data:
    """A tile of the dreamworld."""
    ways = [{"from": start, "to": end, "kind": kind} for start, end, kind in arrows]
    places = [location(*one) for one in locations]
    return {"dreamworld_tile": {"id": tile, "name": name(tile), "district": tile, "locations": places, "arrows": ways}}


def gate(gate_id: str, group: int, **more: Any) -> Data:
    """A gate whose dream has one tile; its introduction and its end are scripts of their own."""
    data = {"id": gate_id, "name": name(gate_id), "rounds": 3, "introduction": 990, "no_more_rounds": 991}
    return {"gate": {**data, "group": group, "setup": [{"reveal_tile": "A"}], **more}}


def tile(tile_id: str, slot: str, **more: Any) -> Data:
    """A tile."""
    return {"tile": {"id": tile_id, "slot": slot, **more}}


IN: Data = {"nw": {"entrance": True}, "ne": {"entrance": True}, "se": {"spawn": {}}}


def things(options: Mapping[str, Any], pack: Sequence[Data]) -> list[Data]:
    """Everything there is."""
    found = [thing for thing in base() if not {"pack", "gate", "slumber", "character", "influence"} & thing.keys()]
    manifest: Data = {
        "id": "table",
        "version": "1.0.0",
        "kind": "campaign",
        "languages": ["en"],
        "first_gate": "g_first",
    }
    manifest |= {"awakening_location": "bed", "start_options": dict(options)}
    manifest["standard_wisdoms"] = {"awakening": "w_awakening", "death": "w_death", "dreamworld": "w_dreamworld"}
    found.append({"pack": manifest})
    found += [{"wisdom": {"id": f"w_{one}", "name": name(one)}} for one in ("awakening", "death", "dreamworld")]
    found.append(district("row", LOCATIONS, ARROWS))
    found.append(district("canal", [("stall", ["script"], [{"gain_key": 1}])], [("stall", "bed", "path")]))
    found += [gate("g_first", 1), gate("g_dream", 2, district="row", entry={"cost": [{"key": 2}]})]
    found += [gate("g_costly", 3, district="row", entry={"cost": [{"ether": 1}]})]
    found += [gate("g_far", 4, district="canal")]
    for group in (1, 2, 3, 4):
        code = {"group": group, "letter": "A"}
        found.append(tile(f"dream_{group}", "A1", fields=IN, code=code))
    found += [tile("landing", "B2", fields=IN, start=True), tile("lamp", "B3", start=True, rift_slot="sw")]
    found += [tile("yard", "A2"), tile("stair", "A3")]
    for number, archetype in enumerate(ARCHETYPES, 1):
        card = {"id": f"card_c{number}", "name": name(f"card {number}"), "intents": {}, "starting_of": archetype}
        found.append({"influence": card})
        person = {"id": f"c{number}", "archetype": archetype, "name": name(archetype), "back": BACKS[number - 1]}
        found.append({"character": {**person, "deck": [{"card": card["id"], "copies": 22}]}})
    for price in range(1, 10):
        found.append({"influence": {"id": f"m{price}", "name": name(f"m{price}"), "price": price % 4, "intents": {}}})
    found += [{"weakness": {"id": f"weak{n}", "name": name(f"weak {n}"), "goes_to": "discard"}} for n in range(4)]
    found += [{"item": {"id": f"item{n}", "name": name(f"item {n}"), "intents": {}}} for n in range(5)]
    found += [{"mask": {"id": f"mask{n}", "name": name(f"mask {n}")}} for n in range(3)]
    found.append({"slumber": {"id": "s_rag", "name": name("Rag"), "rounds": 2, "no_more_rounds": ["end_slumber"]}})
    found.append({"slumber": {"id": "s_story", "name": name("Story"), "instructions": [{"gain_hours": 2}]}})
    found.append({"slumber": {"id": "delta", "name": name("Delta"), "delta": True}})
    given = {(kind, data.get("id", data.get("n"))) for one in pack for kind, data in one.items()}
    rest = [one for one in found if not given & {(kind, data.get("id", data.get("n"))) for kind, data in one.items()}]
    return [*rest, *pack]


def content(options: Mapping[str, Any] | None = None, pack: Sequence[Data] = ()) -> Content:
    """The pack."""
    found = things(options or {}, pack)
    return build(found, len(found) - len(pack))


def begun(
    size: int = 2, *, options: Mapping[str, Any] | None = None, pack: Sequence[Data] = (), seed: int = 1
) -> Engine:
    """A campaign at its first question."""
    return course.new_campaign(content(options, pack), [f"c{n + 1}" for n in range(size)], seed, listening=True)


def world(
    size: int = 2,
    *,
    at: str = "bed",
    keys: int = 0,
    ether: Sequence[int] = (),
    gates: Sequence[str] = ("g_dream",),
    slumbers: Sequence[str] = ("s_rag", "delta"),
    fates: Sequence[str] = (),
    shopping: int = 0,
    hours: int = 4,
    wisdoms: Sequence[str] = ("w_awakening",),
    districts: Sequence[str] = ("row",),
    options: Mapping[str, Any] | None = None,
    pack: Sequence[Data] = (),
) -> Engine:
    """An idle team, after the first dream and its awakening."""
    e = course.prepare(content(options, pack), [f"c{n + 1}" for n in range(size)], 1, listening=True)
    state, team = e.state, e.state.team
    e.state.stack.clear()
    e.push("campaign", {}).at = "sitting"
    assert state.campaign is not None
    state.campaign.location, state.campaign.first_dream_done = at, True
    team.unlocked = [f"dreamworld_tile:{one}" for one in districts]
    team.gates = dict.fromkeys(("g_first", *gates), "available") | {"g_first": "won"}
    team.slumber_deck, team.fate_deck = list(slumbers), list(fates)
    team.wisdoms, team.shopping_cards, team.hours = list(wisdoms), shopping, hours
    op.gain_keys(e, keys)
    for c, n in enumerate(ether):
        op.gain(e, "ether", c, n)
    stand_in_dreamworld(e)
    tidying.rebuild_slumberlands(e)
    for c in range(size):
        state.figures[c].field = e.state.land.tiles["landing"][c % 2]
    e.run()
    return e


def told(e: Engine, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, in order."""
    return [dict(facts) for one, facts, _ in e.events or () if one == kind]


def stash(e: Engine, c: int) -> list[int]:
    """What a character does not have in its deck."""
    return kept_by(e, e.character(c)).stash


def asked(e: Engine) -> str:
    """The kind of the open question."""
    return e.question.kind if e.question is not None else ""


def through(e: Engine, *verbs: str) -> Engine:
    """Answer with the first answer that has one of these verbs, as long as there is one."""
    for _ in range(400):
        choice = next((one for verb in verbs for one in e.choices().values() if one.verb == verb), None)
        if choice is None:
            return e
        e.choose(choice)
    raise AssertionError("this never ends")


def out_of_encounter(e: Engine) -> Engine:
    """Everybody passes until the encounter is over."""
    return through(e, "pass", "done", "go-on", "enter", "suffer")


__all__ = ["EACH", "asked", "begun", "content", "district", "gate", "location", "out_of_encounter", "play", "stash",
           "through", "tile", "told", "world"]  # fmt: skip
