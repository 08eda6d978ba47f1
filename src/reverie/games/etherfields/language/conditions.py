"""Conditions (9.5): whether something is so."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features, ways
from reverie.games.etherfields.language import locations, notes
from reverie.games.etherfields.language.evaluating import all_hold, condition, holds, select, value
from reverie.games.etherfields.language.expressions import amount_of, progress_count, progress_holders
from reverie.games.etherfields.language.finding import (
    characters,
    creatures,
    distance_between,
    fields,
    fields_of,
    figures,
    holders,
    in_step,
    standing,
)
from reverie.games.etherfields.language.markers import count_intents, count_markers
from reverie.games.etherfields.language.modifiers import index, switch
from reverie.games.etherfields.language.presence import is_in_play, refs_of
from reverie.games.etherfields.language.selectors import has_tag, has_terrain, tiles

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

OPERATORS: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def compare(e: Engine, left: int, args: Mapping[str, Any], scope: Scope, usual: str = ">=") -> bool:
    """Whether a number stands to `n` as `op` says."""
    return OPERATORS[args.get("op", usual)](left, value(e, args.get("n", 1), scope))


# ---- put together ---------------------------------------------------------------------------------------------


@condition("all")
def every(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """All of them."""
    return all_hold(e, args["of"], scope)


@condition("any")
def some(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """At least one of them."""
    return any(holds(e, word, scope) for word in args["of"])


@condition("not")
def negated(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """It does not hold."""
    return not holds(e, args["of"], scope)


def comparison(name: str) -> None:
    """A comparator between two amounts."""

    @condition(name)
    def compared(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
        return OPERATORS[name](value(e, args["a"], scope), value(e, args["b"], scope))


for _name in OPERATORS:
    comparison(_name)


# ---- place and time --------------------------------------------------------------------------------------------


@condition("in")
def inside(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """In a dream, a slumber, the dreamworld, or one encounter by its id."""
    place = args["place"]
    here = e.state.encounter
    if isinstance(place, Word):
        return bool(here.source == place.args["id"])
    if place == "encounter":
        return here.kind in ("dream", "slumber")
    return bool(here.kind == place)


@condition("phase")
def phase(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Which phase it is."""
    return bool(e.state.encounter.phase == args["is"])


@condition("round")
def round_is(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The number of the round."""
    return compare(e, e.state.encounter.round, args, scope, "==")


@condition("last_round")
def last_round(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The current card is the last of the turn deck."""
    return len(e.state.encounter.turn_deck) == 1


def suit(e: Engine) -> str:
    """The suit of the current turn card."""
    deck = e.state.encounter.turn_deck
    return e.content.turn_card[deck[0]].suit if deck else ""


@condition("suit_is")
def suit_is(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The suit of the current turn card."""
    return bool(suit(e) == args["suit"])


@condition("suit_in")
def suit_in(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The suit of the current turn card is one of these."""
    return suit(e) in args["suits"]


@condition("blocked_steps")
def blocked_steps(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many steps of the current turn card are blocked; `all`: nothing of it will be carried out (ETH-TRN-07)."""
    here = e.state.encounter
    if not here.turn_deck:
        return False
    if args.get("n", "all") == "all":
        return set(e.content.turn_card[here.turn_deck[0]].steps) <= set(here.blocked_steps)
    return compare(e, len(here.blocked_steps), args, scope)


# ---- position --------------------------------------------------------------------------------------------------


def places(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[int]:
    """The fields of everything a `who` means; without it, of the character whose text it is."""
    found: list[int] = []
    for target in select(e, args.get("who") or "self", scope):
        numbers = figures(e, target)
        if numbers and in_step(scope):
            found += [standing(e, number, scope, []) for number in numbers]
        else:
            found += fields_of(e, target)
    return [field for field in found if field >= 0]


@condition("terrain")
def terrain(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant stands on a terrain."""
    there = any(has_terrain(e, field, args["kind"]) for field in places(e, args, scope))
    return there and not is_ignored(e, args, scope)


def is_ignored(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Whether everybody meant ignores the terrain (`ignore_terrain`)."""
    if "ignore_terrain" not in index(e):
        return False
    meant = characters(e, args.get("who") or "self", scope)
    return bool(meant) and all(switch(e, "ignore_terrain", c, kind=args["kind"]) for c in meant)


@condition("on_tag")
def on_tag(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant stands on a field of a kind."""
    return any(has_tag(e, field, args["tag"]) for field in places(e, args, scope))


@condition("on_field")
def on_field(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant stands on a field."""
    wanted = fields(e, args["field"], scope)
    return any(field in wanted for field in places(e, args, scope))


@condition("on_tile")
def on_tile(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant stands on a tile."""
    wanted = tiles(e, args["tile"], scope)
    return any(features.tile_at(e.state.land, field) in wanted for field in places(e, args, scope))


@condition("distance")
def distance(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How far apart two things are; without a path they are farther than any number."""
    return compare(e, distance_between(e, args["a"], args["b"], scope), args, scope, "<=")


@condition("same_field")
def same_field(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Two things share a field."""
    return bool(set(fields(e, args["a"], scope)) & set(fields(e, args["b"], scope)))


@condition("path_exists")
def path_exists(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """There is a way from one thing to another."""
    return distance_between(e, args["a"], args["b"], scope) < ways.FAR


@condition("enclosed")
def enclosed(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """No open edge leads from where somebody meant stands to another field."""
    return any(ways.enclosed(e.state.land, field) for field in places(e, args, scope))


@condition("location")
def location(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Where the team marker stands: by its id, an icon, its district. Outside a campaign there is none."""
    now = locations.here(e)
    if now is None:
        return False
    tile, place = now
    return (
        args.get("id") in (None, place.id)
        and (args.get("kind") is None or args["kind"] in place.icons)
        and args.get("district") in (None, tile.district)
    )


# ---- amounts ---------------------------------------------------------------------------------------------------


@condition("count")
def count(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many things a selector finds."""
    return compare(e, len(select(e, args["selector"], scope)), args, scope)


@condition("markers")
def markers(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many markers lie somewhere."""
    return compare(e, count_markers(e, args["kind"], args.get("at", "here"), scope), args, scope)


@condition("intent_markers")
def intent_markers(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many intent markers lie at group actions somewhere."""
    return compare(e, count_intents(e, args.get("at", "here"), scope), args, scope)


@condition("resource")
def resource(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How much of something there is; of several characters each one must have it."""
    kind = args["kind"]
    if kind in ("keys", "hours"):
        return compare(e, int(getattr(e.state.team, kind)), args, scope)
    meant = holders(e, args.get("who"), scope)
    if is_any(args.get("who")):
        return any(compare(e, amount_of(e, c, kind), args, scope) for c in meant)
    return bool(meant) and all(compare(e, amount_of(e, c, kind), args, scope) for c in meant)


def is_any(who: Any) -> bool:
    """Whether one of several is enough."""
    return isinstance(who, Word) and who.args.get("pick") in ("any", "chosen", "other", "nearest", "farthest")


@condition("progress")
def progress(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many laid progress cards: of one character, of each, or of all together."""
    who = args.get("who", "self")
    name = who.name if isinstance(who, Word) else who
    counts = [
        progress_count(e, c, args.get("color"), args.get("active", True)) for c in progress_holders(e, who, scope)
    ]
    if name == "each":
        return bool(counts) and all(compare(e, n, args, scope) for n in counts)
    return compare(e, sum(counts), args, scope)


# ---- possession ------------------------------------------------------------------------------------------------


@condition("has")
def has(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant, or the team, has something."""
    team = e.state.team
    shared = {"wisdom": team.wisdoms, "active_item": team.items, "clue": team.clues}
    for kind, things in shared.items():
        if args.get(kind) is not None:
            return args[kind] in things
    if args.get("item") is not None:
        return args["item"] in team.items or args["item"] in team.store
    return any(owns(e, c, args) for c in holders(e, args.get("who"), scope))


def owns(e: Engine, c: int, args: Mapping[str, Any]) -> bool:
    """Whether a character has a mask, wears it, has a card or a memory."""
    who = e.character(c)
    if args.get("mask") is not None:
        return args["mask"] in who.masks
    if args.get("worn_mask") is not None:
        return bool(who.mask == args["worn_mask"])
    if args.get("memory") is not None:
        return args["memory"] in who.memories
    zones = (who.deck, who.hand, who.discard, who.sealed, who.progress, who.weaknesses, who.limbo, who.aside)
    return any(e.state.design[card] == args["card"] for zone in zones for card in zone)


@condition("archetype")
def archetype(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant is of an archetype."""
    return any(e.character(c).archetype == args["is"] for c in holders(e, args.get("who"), scope))


# ---- figures ---------------------------------------------------------------------------------------------------


@condition("state")
def state(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """Somebody meant is in a state; `poisoned` is the whole creature (ETH-STA-01)."""
    for target in select(e, args.get("who") or "self", scope):
        if args["is"] == "poisoned":
            tiles = [e.creature(e.state.figures[number].of) for number in figures(e, target)]
            if any(tile is not None and tile.is_poisoned for tile in tiles):
                return True
        elif any(args["is"] in e.state.figures[number].states for number in figures(e, target)):
            return True
    return False


@condition("mutated")
def mutated(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many mutations, of a kind if one is named, a creature has."""
    found = 0
    for name in creatures(e, args["creature"], scope):
        tile = e.creature(name)
        if tile is not None:
            kind = args.get("kind")
            found += len(tile.mutations) if kind is None else tile.mutations.count(kind)
    return compare(e, found, args, scope)


# ---- memory of the campaign --------------------------------------------------------------------------------------


@condition("flag")
def flag(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """A flag; one that was never set is 0."""
    return compare(e, e.state.team.flags.get(args["name"], 0), args, scope)


@condition("script_read")
def script_read(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """A script has been read."""
    return args["n"] in e.state.team.scripts_read


@condition("gate_status")
def gate_status(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How it stands with a gate."""
    return bool(e.state.team.gates.get(args["gate"]) == args["is"])


@condition("season")
def season(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The season, by its id or its polarity."""
    now = e.state.team.season
    if now is None:
        return False
    if args.get("id") is not None and now != args["id"]:
        return False
    return args.get("polarity") is None or e.content.season[now].polarity == args["polarity"]


@condition("dream_done")
def dream_done(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """A dream has been won."""
    return e.state.team.gates.get(args["id"]) == "won"


# ---- the moment ------------------------------------------------------------------------------------------------


@condition("die")
def die(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The result of the last roll in this effect; for what is used in between, of the roll that lies there."""
    face = scope.get("face")
    if face is None:
        face = next((frame.data["face"] for frame in reversed(e.state.stack) if frame.kind == "roll"), None)
    return face in args["face_in"]


@condition("team_size")
def team_size(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How many characters take part."""
    return compare(e, e.team_size, args, scope, "==")


@condition("solo")
def solo(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """One character plays alone."""
    return e.team_size == 1


@condition("cause")
def cause(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """What caused the event at hand."""
    why = cause_of(e, scope)
    if args.get("source_kind") is not None:
        source = str(why.get("source", ""))
        if args["source_kind"] not in (source.partition(":")[0], why.get("kind")):
            return False
    if args.get("source_id") is not None:
        source = str(why.get("source", ""))
        if args["source_id"] not in (source, source.partition(":")[2]):
            return False
    return args.get("is_cost") is None or bool(why.get("cost", False)) is bool(args["is_cost"])


def cause_of(e: Engine, scope: Scope) -> Mapping[str, Any]:
    """Why the event at hand happens: of what is about to be suffered or sealed, or of the trigger, else of the text."""
    if "event" in scope:
        why: Mapping[str, Any] = scope["event"].get("cause") or {}
        return why
    for frame in reversed(e.state.stack):
        if frame.kind in ("suffer", "seal"):
            return frame.data.get("cause") or {}
    return scope.get("cause") or {}


@condition("chosen")
def chosen(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """An option was taken earlier in the same text."""
    return args["key"] in scope.get("chosen", ()) or notes.is_noted(e, scope, "chosen", args["key"])


# ---- map -------------------------------------------------------------------------------------------------------


@condition("socket_active")
def socket_active(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """The effect of a socket works."""
    return land.is_switched(e.state.land, args["id"])


@condition("wall")
def wall(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """How it stands with an edge."""
    wanted = {"intact": "wall"}.get(args["is"], args["is"])
    return any(land.edge_state(e.state.land, e.content, edge) == wanted for edge in edges(e, args["edge"], scope))


def edges(e: Engine, word: Any, scope: Scope) -> list[int]:
    """The edges a text means."""
    return [int(target.partition(":")[2]) for target in select(e, word, scope) if target.startswith("edge:")]


@condition("tile_placed")
def tile_placed(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """A tile lies on the map."""
    return args["id"] in e.state.land.tiles


@condition("rift_free")
def rift_free(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """A rift slot is empty."""
    return bool(features.free_rift_slots(e.state.land, e.content))


@condition("card_in_play")
def card_in_play(e: Engine, args: Mapping[str, Any], scope: Scope) -> bool:
    """A card lies in play."""
    return any(is_in_play(e, ref) for ref in refs_of(e, args["id"]))
