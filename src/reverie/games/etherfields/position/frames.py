"""What is being carried out, as a written position may hold it: the shape of every kind of frame, and of scopes.

A shape names where such a frame can stand while somebody is asked, what it was pushed with, and what it may have noted
since then (`?`). Names have one meaning everywhere unless a shape says otherwise (`left:figures`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from reverie.errors import PositionError
from reverie.games.etherfields.acting.gamble import STATES as GAMBLING
from reverie.games.etherfields.acting.using import STATES as ACTION
from reverie.games.etherfields.campaign.awakening import STATES as AWAKENING
from reverie.games.etherfields.campaign.course import STATES as CAMPAIGN
from reverie.games.etherfields.campaign.dreamworld import STATES as WALKING
from reverie.games.etherfields.campaign.saving import STEPS as SITTING
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.core.voting import TIED, VOTES
from reverie.games.etherfields.land import kinds as k
from reverie.games.etherfields.land.kinds import Bearings, Kind
from reverie.games.etherfields.rounds.encounter import STATES as ROUND


def instance(value: Any, place: str, at: Bearings) -> Any:
    """Which one of a thing: a card, a figure or field by number, anything else by name."""
    if value is None or type(value) is str:
        return value if value is None else k.word(value, place, at)
    return k.check(value, -1, k.CARD_LIMIT, place)


def decider(value: Any, place: str, at: Bearings) -> Any:
    """Who answers choices: a character, or the team."""
    return value if value == "team" else k.seat(value, place, at)


def goal(value: Any, place: str, at: Bearings) -> Any:
    """Where a creature walks to: a figure, a field, nowhere."""
    if type(value) is not list or len(value) not in (0, 2):
        raise k.unreadable(place)
    if not value:
        return value
    kind = k.one_of("figure", "field")(value[0], f"{place}.0", at)
    return [kind, (k.figure if kind == "figure" else k.PERHAPS_FIELD)(value[1], f"{place}.1", at)]


def fired(value: Any, place: str, at: Bearings) -> dict[str, Any]:
    """Something that was triggered and waits for its turn."""
    found: dict[str, Any] = loose(value, place, at)
    for name, kind in {"event": k.word, "holder": k.holder, "facts": loose}.items():
        if name not in found:
            raise PositionError("position-field", place=place, value=name)
        kind(found[name], f"{place}.{name}", at)
    if "delayed" in found:
        delayed(found["delayed"], f"{place}.delayed", at)
    elif "memory" in found:
        k.thing("memory")(found["memory"], f"{place}.memory", at)
    else:
        parts = {"ability": k.ABILITY, "zone": k.word, "instance": instance, "field": k.PERHAPS_FIELD}
        for name, kind in parts.items():
            if name not in found:
                raise PositionError("position-field", place=place, value=name)
            kind(found[name], f"{place}.{name}", at)
    return found


def delayed(value: Any, place: str, at: Bearings) -> dict[str, Any]:
    """A text that happens later; its scope is its own."""
    if type(value) is not dict or not {"ref", "place", "scope"} <= value.keys():
        raise k.unreadable(place)
    found = {name: k.anything(entry, f"{place}.{name[: k.SHOWN]}", at) for name, entry in value.items()}
    in_list(found, place, at)
    found["scope"] = scope(value["scope"], f"{place}.scope", at)
    return found


def in_list(data: Mapping[str, Any], place: str, at: Bearings) -> None:
    """A word of a list of effects, by the list and its place in it."""
    words = at.content.lists[k.EFFECT_LIST(data["ref"], f"{place}.ref", at)]
    k.check(data["place"], 0, len(words) - 1, f"{place}.place")


def vote(value: Any, place: str, at: Bearings) -> list[int]:
    """Who has voted, and for which action."""
    if type(value) is not list or len(value) != 2:
        raise k.unreadable(place)
    return [k.seat(value[0], f"{place}.0", at), ACTION_NUMBER(value[1], f"{place}.1", at)]


loose = k.mapping(k.word, k.anything)
ACTION_NUMBER = k.whole(0, 2**63 - 1)
BALLOTS: dict[str, Kind] = {VOTES: k.listing(vote, k.TEAM_LIMIT), TIED: k.listing(ACTION_NUMBER, k.TEAM_LIMIT)}
INTENTS = k.mapping(k.COLOR, k.AMOUNT)
KINDS: dict[str, Kind] = {
    "ability": k.ABILITY, "any": k.anything, "bag": loose, "card": k.card, "cards": k.CARDS, "color": k.COLOR,
    "count": k.COUNT, "creature": k.thing("creature"), "face": k.word, "field": k.PERHAPS_FIELD,
    "fields": k.FIELD_LIST, "figure": k.figure, "figures": k.FIGURES, "flag": k.flag, "gate": k.thing("gate"),
    "goal": goal, "holder": k.holder, "instance": instance, "intents": INTENTS, "item": k.thing("item"),
    "list": k.EFFECT_LIST, "mask": k.thing("mask"), "number": k.AMOUNT, "seat": k.seat, "seats": k.SEATS,
    "sign": k.thing("sign"), "spot": k.thing("sign_spot"), "step": k.STEP, "steps": k.listing(k.STEP, 10),
    "script": k.script, "slumber": k.thing("slumber"), "targets": k.TARGET_LIST, "triggered": k.listing(fired),
    "things": k.listing(k.anything), "word": k.word,
    "words": k.WORDS, "fate": k.thing("fate"), "location": k.LOCATION,
    "standing": k.mapping(k.number_word(k.figure), k.PERHAPS_FIELD, k.FIGURE_LIMIT),
    "maybe-word": k.perhaps(k.word), "maybe-figure": k.perhaps(k.figure),
}  # fmt: skip
MEANING: dict[str, str] = {  # what names stand for, unless a shape says otherwise
    "ability": "ability", "aborted": "flag", "acted": "flag", "actor": "seat", "again": "flag", "alternative": "count",
    "args": "bag", "barred": "fields", "bonus": "count", "boost": "flag", "boosted": "color", "by_value": "flag",
    "c": "seat", "came": "figures", "card": "card", "cause": "bag", "color": "color", "creature": "creature",
    "die": "word", "discarded": "cards", "drawn": "cards", "elsewhere": "flag", "end": "count", "event": "word",
    "face": "face", "facts": "bag", "field": "field", "fields": "fields", "figure": "figure", "fired": "triggered",
    "forced": "flag", "gate": "gate", "goal": "field", "gone": "cards", "got": "intents", "hits": "any",
    "holder": "holder", "how": "word", "instance": "instance", "instead": "any", "item": "item", "k": "count",
    "kinds": "steps", "large": "flag", "left": "number", "less": "intents", "many": "flag", "mask": "mask",
    "mode": "word", "most": "count", "moved": "count", "n": "number", "name": "word", "needs": "intents",
    "next": "count", "once": "flag", "only_terrain": "maybe-word", "order": "seats", "outer": "word", "owner": "bag",
    "passed": "count", "path": "fields", "place": "count", "point": "word", "preventable": "word",
    "prevented": "count", "pushed": "figures", "received": "fields", "redirected": "flag", "ref": "list",
    "roller": "holder", "room_made": "flag", "sealed": "count", "seats": "seats", "sign": "sign", "skipped": "flag",
    "spared": "any", "spot": "spot", "step": "step", "steps": "count", "suffered": "count", "sweeping": "flag",
    "tile": "slumber", "to": "field", "tried": "field", "turn": "count", "walked": "figures", "way": "count",
    "what": "word", "who": "figure", "why": "word", "zone": "word",
}  # fmt: skip
EVERYWHERE = {  # what others leave with a frame
    "result", "declined", "replaced", "ahead", "cancelled", "ignored", VOTES, TIED,
}  # fmt: skip
SO_FAR = " so far"  # what `selectors.pick` has collected


class Shape(NamedTuple):
    """What a frame of a kind can be."""

    at: frozenset[str]
    needed: dict[str, Kind]
    noted: dict[str, Kind]
    open: bool = False  # whether its text keeps what it likes, under names of its own


def shape(data: str = "", *at: str, is_open: bool = False) -> Shape:
    """A shape by its names: `c n drawn? left:figures?`."""
    needed: dict[str, Kind] = {}
    noted: dict[str, Kind] = {}
    for entry in data.split():
        whole, _, mark = entry.partition("?")
        name, _, kind = whole.partition(":")
        (noted if entry.endswith("?") else needed)[name] = KINDS[kind or MEANING[name]]
        assert not mark
    return Shape(frozenset(at or ("",)), needed, noted, is_open)


WALK = "left? moved? path? to? seats? target:targets? mode?"
SHAPES: dict[str, Shape] = {
    "after_dream": shape("gate next? order?", "", "land", "enter"),
    "awakening": shape("part:flag? next? order?", *AWAKENING),
    "buy": shape("c shown:cards? n?"),
    "campaign": shape("", *CAMPAIGN),
    "death": shape("gate:any", "", "awaken"),
    "deck": shape("c cards:cards? next?", "", "build"),
    "delta": shape("next? taken:things?", "", "options"),
    "dreamworld": shape("goal:word?", *WALKING),
    "fate": shape("card:fate?", "", "solo", "who", "tile", "place"),
    "gate_location": shape("gate?", "", "choose", "payer", "paid", "slumbered", "told"),
    "location": shape("place:location next", "", "icon", "after"),
    "nap": shape("gate"),
    "saving": shape("next?", "", "buy"),
    "seats": shape("point chosen:words", "", "marker"),
    "shop": shape("next?", "", "buy", "bought"),
    "sitting": shape("", *SITTING),
    "action": shape(
        "ability actor instance zone alternative? way? needs? color? k? left? sweeping? hits? again? room_made?",
        "", *ACTION,
    ),
    "arrive": shape(
        "fields figure? large? how? seats? point? barred? goal? tried?", "", "room", "there", "pushed", "beside"
    ),
    "boost_penalty": shape("c", "", "paid"),
    "buy_round": shape(),
    "command": shape("", "", "open"),
    "companion_walk": shape("figure left seats"),
    "component": shape("c what n args owner left?", is_open=True),
    "creature_moves": shape("face? left:figures? once? walked?", "", "roll", "rolled", "next"),
    "creature_walk": shape(
        f"figure n by_value? goal:goal? {WALK}", "", "step", "pushed", "between", "end"
    ),
    "discard_down": shape("c gone?"),
    "displaced": shape("fields went:any?"),
    "deliverance": shape(),
    "draw": shape("c n drawn?"),
    "draw_step": shape("c bonus? discarded?", "", "discard", "bonus"),
    "effect": shape("ref place", "", "rolled", is_open=True),
    "encounter": shape("bonus:things? next? order? aborted?", *ROUND),
    "equip": shape("item", is_open=True),
    "exertion": shape("c", "", "moved"),
    "forced_reshuffle": shape("c", "", "penalty", "paid"),
    "gain_stone": shape("c left? gone?"),
    "gamble": shape("row:word? luck:things? won:flag? left?", *GAMBLING),
    "gate_entry": shape(
        "gate next? order? spawns:things?", "", "deck", "introduction", "turn", "enter"
    ),
    "lay": shape("c card alternative? color?", "", "alternative", "color", "open", "paid", "room"),
    "lay_free": shape("c n card?", "", "room"),
    "list": shape("ref next"),
    "look": shape("c", "", "which"),
    "make_room": shape("field figure:maybe-figure large barred? pushed? who?", "", "where"),
    "move": shape(
        "c steps moved? way:fields? only_terrain? elsewhere? diagonal:flag? exact:flag? pass_walls:flag?",
        "", "step", "ended",
    ),
    "move_action": shape("c", "", "pay", "moved"),
    "new_mask": shape("c mask", is_open=True),
    "ordered": shape("acted? passed? turn?", "", "open"),
    "over": shape("", "", "settle"),
    "part": shape("ref next end"),
    "pay_demand": shape("c ref? place? fee:word? gate? alternative? color?", "", "paid", "taken", is_open=True),
    "payment": shape("c needs less got many most boost forced what boosted?", "", "rolled", "penalty"),
    "progress_down": shape("c gone?"),
    "push": shape("figure"),
    "quit_dream": shape(),
    "range_applied": shape("creature step"),
    "remove_mutation": shape("c"),
    "reroll_with_stone": shape("c"),
    "reveal": shape("what"),
    "reward": shape("next? order? instead? spared?", "", "replace?", "grant", "end", is_open=True),
    "roll": shape("die roller face? why?", "", "window", "accepted", "changed"),
    "roll_and_move": shape("figure", "", "rolled", "again", "end"),
    "script": shape("n:script"),
    "seal": shape(
        "c n cause? preventable? zone? left? sealed? prevented? redirected?",
        "", "window", "choose", "after", "end",
    ),
    "set_down": shape("figure fields seats"),
    "slumber": shape(
        "tile? next? order? skipped?", "", "endless?", "kind", "told", "abort?", "aborted", "enter", "lines", "start"
    ),
    "socket_fill": shape("c"),
    "socket_take": shape("c"),
    "spawn": shape(
        "creature n at:any? came? left? received? spawns:things? target:any?", "", "next", "arrived", is_open=True
    ),
    "step": shape("step outer? fields:standing? left:things? spared?", "", "effects", "between", "end"),
    "steps": shape("kinds? next?", "", "before", "step", "after", "next"),
    "suffer": shape(
        "c n cause? preventable? prevented? redirected? suffered?", "", "window", "after", "end"
    ),
    "trap": shape("c field", "", "end"),
    "trigger": shape("ability event facts field holder instance zone", "", "done"),
    "triggers": shape("fired order:any"),
    "use_sign": shape("c sign spot"),
    "weakness": shape("c card next?", "", "fee", "paid", "effects", "place", is_open=True),
    "window": shape("name"),
}  # fmt: skip

SCOPE: dict[str, Kind] = {
    "source": k.word, "instance": instance, "ability": k.ABILITY, "self": k.seat, "actor": k.seat,
    "targets": k.TARGET_LIST, "target": k.target, "x": k.AMOUNT, "paid": k.listing(k.AMOUNT), "face": k.word,
    "fields": KINDS["standing"], "chosen": k.WORDS, "held": loose, "found": k.CARDS, "cause": loose,
    "decider": decider, "in_range": k.FIELD_LIST, "zone": k.word, "spared": k.anything, "text": k.TEXT_NUMBER,
    "event": loose, "field": k.PERHAPS_FIELD,
}  # fmt: skip


def scope(value: Any, place: str, at: Bearings) -> Scope:
    """What the words of a text refer to (`scopes.py`)."""
    if type(value) is not dict:
        raise k.unreadable(place)
    k.check_length(len(value), 0, len(SCOPE) * 2, place)
    return {
        k.word(name, place, at): SCOPE.get(name, k.anything)(entry, f"{place}.{name[: k.SHOWN]}", at)
        for name, entry in value.items()
    }


def scope_number(value: Any, place: str, at: Bearings) -> Scope:
    """The place of a scope among all of them: frames share them."""
    return at.scopes[k.check(value, 0, len(at.scopes) - 1, place)]


def frame(value: Any, place: str, at: Bearings) -> Frame:
    """One frame, in the shape of its kind."""
    if type(value) is not dict or value.keys() != {"kind", "data", "scope", "at", "answer"}:
        raise k.unreadable(place)
    kind = k.text(value["kind"], f"{place}.kind")
    found = SHAPES.get(kind)
    if found is None:
        raise k.unknown(kind, f"{place}.kind")
    where = k.text(value["at"], f"{place}.at")
    if where not in found.at:
        raise k.unknown(where, f"{place}.at")
    k.nothing(value["answer"], f"{place}.answer", at)
    data = noted(found, value["data"], f"{place}.data", at)
    if kind in ("effect", "pay_demand") and "ref" in data:
        in_list(data, f"{place}.data", at)
    return Frame(kind, data, scope_number(value["scope"], f"{place}.scope", at), where, None)


def noted(found: Shape, value: Any, place: str, at: Bearings) -> dict[str, Any]:
    """What a frame was pushed with and has noted."""
    if type(value) is not dict:
        raise k.unreadable(place)
    for name in found.needed.keys() - value.keys():
        raise PositionError("position-field", place=f"{place}.{name}", value=name)
    k.check_length(len(value), 0, 40, place)
    data = {}
    for name, entry in value.items():
        kind = found.needed.get(name) or found.noted.get(name)
        if kind is None:
            if not (found.open or name in EVERYWHERE or name.endswith(SO_FAR) or name == "target"):
                raise PositionError("position-field", place=f"{place}.{name[: k.SHOWN]}", value=name[: k.SHOWN])
            k.word(name, place, at)
            kind = BALLOTS.get(name, k.anything)
        data[name] = kind(entry, f"{place}.{name}", at)
    return data
