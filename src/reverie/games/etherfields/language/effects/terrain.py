"""What changes the map (9.8, Map): tiles, overlays, terrain, walls, blocked fields, sockets, rifts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.acting import sockets
from reverie.games.etherfields.acting.moving import bodies
from reverie.games.etherfields.acting.targets import WALLS, has_edge
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect, handles
from reverie.games.etherfields.core.operations import leave_secrets, tokens_back
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Frame, Modifier, Scope
from reverie.games.etherfields.land import capacity, features, naming
from reverie.games.etherfields.language import durations
from reverie.games.etherfields.language.durations import settle_quietly
from reverie.games.etherfields.language.effects.common import Args, choose_one
from reverie.games.etherfields.language.effects.tokens import is_of_slumber
from reverie.games.etherfields.language.filters import coded
from reverie.games.etherfields.language.finding import fields_of
from reverie.games.etherfields.language.selectors import decider, pick
from reverie.games.etherfields.rounds.pushing import figure_word, place_choice, shove

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

EXTENTS = {1: 1, 2: 2, "tile": 4, 4: 4}


# ---- after a change ----------------------------------------------------------------------------------------------


def settle(e: Engine, change: land.Change) -> bool:
    """What a change of the map leaves to do: figures go along, tokens go back, whoever lost the field finds another."""
    if not change.done:
        return False
    going = {
        number: change.moved[figure.field]
        for number, figure in e.state.figures.items()
        if change.moved.get(figure.field, figure.field) != figure.field
    }
    tokens_back(e, change.returned)
    if going:
        op.move_together(e, going, "turn")
    if change.rift is not None:
        e.state.team.fate_deck.append(change.rift)  # ETH-RFT-02
    e.changed()
    if change.displaced:
        e.push("displaced", {}, fields=list(change.displaced))
    op.watched(e)
    return True


@handles("displaced")
def displaced(e: Engine, f: Frame) -> None:
    """Figures whose field is gone or blocked go to the nearest field with room, TEAM chooses (ETH-OVL-02, DP-38)."""
    data = f.data
    if not data["fields"]:
        e.done()
        return
    field = data["fields"][0]
    standing = [number for number, figure in e.state.figures.items() if figure.field == field]
    if not standing:
        data["fields"].pop(0)
        carry_markers(e, field)
        return
    number = standing[0]
    large = e.state.figures[number].large
    free = capacity.nearest_with_room(e.state.land, bodies(e), field, number=number, large=large)
    answer = f.take() if len(free) > 1 else (free[0] if free else -1)
    if answer is None or (free and answer not in free):
        choices = [Choice("put", one, figure_word(e, number), "figure", place=naming.field_name(one)) for one in free]
        e.ask("displaced", "DP-38", e.everybody, choices, {"figure": figure_word(e, number)})
        return
    data.setdefault("went", answer)
    op.move_figure(e, number, answer, "put_back")


def carry_markers(e: Engine, field: int) -> None:
    """Markers of a field that is blocked now lie on the nearest open one (ETH-OVL-02)."""
    if features.exists(e.state.land, field):
        near = capacity.nearest_with_room(e.state.land, [], field)
        if near:
            land.carry(e.state.land, field, near[0])
            e.changed()


# ---- tiles -------------------------------------------------------------------------------------------------------


def lay_tile(e: Engine, name: str, at: int | None = None, turned: int = 0) -> bool:
    """A tile is placed; its instructions are carried out once (ETH-MAP-03, ETH-GRL-02)."""
    if not settle(e, land.place_tile(e.state.land, e.content, name, at=at, turned=turned)):
        return False
    e.tell("tile_placed", tile=name)
    tile = e.content.tile[name]
    scope: Scope = {
        "source": tile.ref,
        "cause": {"kind": "tile", "source": name, "cost": False},
        "decider": "team",
        "chosen": [],
    }
    for ref in reversed(tile.instructions):
        e.push_list(ref, dict(scope))
    e.fire("tile_revealed", tile=name, ref=tile.ref, id=name)
    return True


@effect("reveal_tile")
def reveal_tile(e: Engine, f: Frame, args: Args) -> None:
    """The tiles with a code are turned face up and placed where their data says."""
    refs = [ref for ref in coded(e, args["code"]) if ref.startswith("tile:")]
    e.done()
    for ref in reversed(refs):
        e.push("reveal", f.scope, what=ref)


@effect("place_tile")
def place_tile(e: Engine, f: Frame, args: Args) -> None:
    """As `reveal_tile`, with its north-west field somewhere else."""
    refs = [ref for ref in coded(e, args["code"]) if ref.startswith("tile:")]
    e.done()
    anchor = args.get("anchor")
    for ref in reversed(refs):
        name = name_of(ref)
        if name in e.state.land.tiles:
            continue
        leave_secrets(e, ref)
        e.learned()
        lay_tile(e, name, at=None if anchor is None else naming.at(*anchor))


@effect("remove_tile")
def remove_tile(e: Engine, f: Frame, args: Args) -> None:
    """A tile goes; figures on it go to the nearest remaining field with room."""
    found = pick(e, f, "tile", args["tile"], args)
    if found is None:
        return
    e.done()
    for one in found:
        change = land.remove_tile(e.state.land, e.content, name_of(one))
        if settle(e, change):
            e.tell("tile_removed", tile=name_of(one))


@effect("rotate_tile")
def rotate_tile(e: Engine, f: Frame, args: Args) -> None:
    """A tile turns with everything on it (ETH-MAP-05)."""
    found = pick(e, f, "tile", args["tile"], args)
    if found is None:
        return
    e.done()
    quarters = args["angle"] // 90 * (1 if args["dir"] == "clockwise" else -1)
    for one in found:
        if settle(e, land.rotate_tile(e.state.land, e.content, name_of(one), quarters)):
            e.tell("tile_rotated", tile=name_of(one), quarters=quarters)
            e.fire("tile_rotated", tile=name_of(one), id=name_of(one))


# ---- overlays ----------------------------------------------------------------------------------------------------


def lay_overlay(e: Engine, name: str) -> bool:
    """An overlay lies in its one position (ETH-OVL-01, ETH-OVL-02)."""
    if not settle(e, land.place_overlay(e.state.land, e.content, name)):
        return False
    e.tell("overlay_placed", overlay=name)
    e.fire("overlay_placed", id=name, ref=f"overlay:{name}")
    return True


@effect("place_overlay")
def place_overlay(e: Engine, f: Frame, args: Args) -> None:
    """An overlay is revealed and placed."""
    e.done()
    e.push("reveal", f.scope, what=f"overlay:{args['id']}")


@effect("remove_overlay")
def remove_overlay(e: Engine, f: Frame, args: Args) -> None:
    """The old fields are back (ETH-OVL-03)."""
    e.done()
    if settle(e, land.remove_overlay(e.state.land, e.content, args["id"])):
        e.tell("overlay_removed", overlay=args["id"])


# ---- for a time --------------------------------------------------------------------------------------------------


def for_a_time(e: Engine, f: Frame, args: Args, stat: str, what: dict[str, Any]) -> None:
    """Something on the map is taken back when its duration ends. Without one it stays until the map is cleared, unless
    it belongs to the slumber (ETH-SLU-07)."""
    duration = args.get("duration")
    ability = e.content.abilities.get(f.scope.get("ability", ""))
    if duration is None and ability is not None:
        duration = ability.duration
    if duration is None:
        if not is_of_slumber(e, f.scope):
            return
        duration = "encounter"
    word, until, uses = durations.settle(e, duration, f.scope)
    if word in ("sitting", "campaign", "instant"):
        return
    ref = f"{f.data['ref']}/{f.data['place']}"
    source = str(f.scope.get("source", ""))
    changed = Modifier(stat, "set", True, None, what, word, until, uses, source, ref, dict(f.scope))
    e.keep(e.state.modifiers, changed)


# ---- terrain -----------------------------------------------------------------------------------------------------


@effect("place_terrain")
def place_terrain(e: Engine, f: Frame, args: Args) -> None:
    """A terrain token on a field, the line of two fields, or a tile (ETH-TER-02); without a token nothing
    (ETH-GEN-07)."""
    kind = args["kind"]
    found = pick(e, f, "at", args.get("at") or Word("field", {"pick": "here"}), args)
    if found is None:
        return
    token = f"terrain:{kind}"
    spots = [spot for one in found for spot in spots_for(e, one, EXTENTS[args["extent"]])]
    spots = [list(spot) for spot in dict.fromkeys(tuple(spot) for spot in spots)]
    if not spots or not e.state.supply.get(token):
        e.done()
        return
    answer = f.take() if len(spots) > 1 else 0
    if answer is None:
        names = ["+".join(naming.field_name(field) for field in spot) for spot in spots]
        choices = [Choice("place", k, name, "fields") for k, name in enumerate(names)]
        e.ask("terrain", "DP-32", decider(e, f.scope, args), choices, {"kind": kind})
        return
    spot = spots[answer]
    op.from_supply(e, token)
    land.place_terrain(e.state.land, kind, spot)
    e.done()
    for_a_time(e, f, args, "~terrain", {"kind": kind, "fields": sorted(spot)})
    e.changed()
    e.tell("terrain_placed", terrain=kind, fields=sorted(spot))
    e.fire("terrain_changed", kind=kind, field=spot[0])
    op.watched(e)


def spots_for(e: Engine, one: str, extent: int) -> list[list[int]]:
    """Where a token may lie for a target: an edge is the line of its two fields, a tile its centre."""
    if kind_of(one) == "edge":
        fields = fields_of(e, one)
        return [fields] if len(fields) == 2 else []
    if kind_of(one) == "tile":
        return [features.tile_fields(e.state.land, name_of(one))]
    return [spot for field in fields_of(e, one) for spot in land.terrain_spots(e.state.land, extent, field)]


@effect("remove_terrain")
def remove_terrain(e: Engine, f: Frame, args: Args) -> None:
    """Terrain tokens of a field go back; what is printed stays."""
    found = pick(e, f, "at", args.get("at") or Word("field", {"pick": "here"}), args)
    if found is None:
        return
    fields = [field for one in found for field in fields_of(e, one)]
    kinds = [args["kind"]] if args.get("kind") is not None else list(e.state.land.terrain)
    e.done()
    for kind in kinds:
        for field in fields:
            change = land.remove_terrain(e.state.land, kind, field)
            if change.done:
                settle_quietly(e, change)
                e.tell("terrain_removed", terrain=kind, field=field)
                e.fire("terrain_changed", kind=kind, field=field)


# ---- walls and blocked fields ------------------------------------------------------------------------------------


def one_edge(e: Engine, f: Frame, args: Args, word: str) -> int | None:
    """The edge a word is about, among those it can be done to; -1: none, None: not named yet."""

    def fitting(one: str) -> bool:
        return has_edge(e, one, WALLS[word])

    found = pick(e, f, "edge", args["edge"], args, one=True, fitting=fitting)
    if found is None:
        return None
    return number_of(found[0]) if found else -1


@effect("place_wall")
def place_wall(e: Engine, f: Frame, args: Args) -> None:
    """An edge is shut: by the wall token, unless a tile or overlay says so (ETH-WAL-04)."""
    edge = one_edge(e, f, args, "place_wall")
    if edge is None:
        return
    e.done()
    token = not str(f.scope.get("source", "")).startswith(("tile:", "overlay:"))
    if edge < 0 or (token and not op.from_supply(e, "wall")):
        return
    change = land.place_wall(e.state.land, e.content, edge, token=token)
    if not change.done and token:
        op.to_supply(e, "wall")
    if settle(e, change):
        for_a_time(e, f, args, "~wall", {"edge": edge})
        changed_wall(e, edge)


@effect("damage_wall")
def damage_wall(e: Engine, f: Frame, args: Args) -> None:
    """An intact wall is damaged: it does not block any more (ETH-WAL-02)."""
    edge = one_edge(e, f, args, "damage_wall")
    if edge is None:
        return
    e.done()
    if edge >= 0 and settle(e, land.damage_wall(e.state.land, e.content, edge)):
        changed_wall(e, edge)


@effect("remove_wall")
def remove_wall(e: Engine, f: Frame, args: Args) -> None:
    """A wall goes, intact or damaged."""
    edge = one_edge(e, f, args, "remove_wall")
    if edge is None:
        return
    e.done()
    if edge >= 0 and settle(e, land.remove_wall(e.state.land, e.content, edge)):
        changed_wall(e, edge)


def changed_wall(e: Engine, edge: int) -> None:
    """It stands otherwise with an edge."""
    e.tell("wall_changed", edge=naming.edge_name(edge), now=land.edge_state(e.state.land, e.content, edge))
    e.fire("wall_changed", edge=edge)


@effect("block_field")
def block_field(e: Engine, f: Frame, args: Args) -> None:
    """Nobody enters a field any more (ETH-BLK-01); who stands there is pushed first; if that cannot be, it stays
    open."""
    found = pick(e, f, "field", args["field"], args, one=True)
    if found is None:
        return
    places = [field for one in found for field in fields_of(e, one)]
    if not places:
        e.done()
        return
    field = places[0]
    clearing = capacity.clearing(e.state.land, bodies(e), field)
    if clearing is None:
        e.done()
        return
    if clearing:
        number = next(iter(clearing))
        answer = f.take() if len(clearing[number]) > 1 else clearing[number][0]
        if answer is None:
            e.ask("push", "DP-38", e.everybody, [place_choice(e, number, one) for one in clearing[number]])
            return
        shove(e, number, answer)
        return
    e.done()
    if settle(e, land.block_field(e.state.land, e.content, field)):
        for_a_time(e, f, args, "~blocked", {"field": field})
        e.tell("field_blocked", field=field)
        e.fire("wall_changed", field=field)


@effect("unblock_field")
def unblock_field(e: Engine, f: Frame, args: Args) -> None:
    """A field may be entered again."""
    found = pick(e, f, "field", args["field"], args, one=True)
    if found is None:
        return
    e.done()
    for field in (field for one in found for field in fields_of(e, one)):
        if settle(e, land.unblock_field(e.state.land, e.content, field)):
            e.tell("field_unblocked", field=field)
            e.fire("wall_changed", field=field)


@effect("block_action")
def block_action(e: Engine, f: Frame, args: Args) -> None:
    """A field action is used up; a block token marks it, if there is one (ETH-ACT-09)."""
    e.done()
    name = args["id"]
    refs = [ref for ref in e.content.abilities if ref in (name, f"{f.scope.get('source', '')}#{name}")]
    refs = refs or [ref for ref in e.content.abilities if ref.rpartition("#")[2] == name]
    for ref in refs[:1]:
        if not land.is_used(e.state.land, ref):
            if op.from_supply(e, "block"):
                e.state.blocked[ref] = 1
            land.use_action(e.state.land, ref)
            e.state.uses[f"encounter|{ref}|None|"] = 1
            e.changed()
            e.tell("action_blocked", ability=ref)
            op.watched(e)


# ---- sockets -----------------------------------------------------------------------------------------------------


@effect("activate_socket")
def activate_socket(e: Engine, f: Frame, args: Args) -> None:
    """A socket works without a glowstone."""
    e.done()
    if sockets.activate(e, args["id"]):
        e.fire("socket_filled", id=args["id"])


@effect("deactivate_socket")
def deactivate_socket(e: Engine, f: Frame, args: Args) -> None:
    """A socket works no longer; a glowstone in it goes to the supply."""
    e.done()
    sockets.deactivate(e, args["id"])


# ---- slumberlands and rifts --------------------------------------------------------------------------------------


@effect("draw_slumberlands_tile")
def draw_slumberlands_tile(e: Engine, f: Frame, args: Args) -> None:
    """The top tile of the supply is placed on its slot; if that is taken, it goes under the supply (ETH-FAT-03,
    ETH-SLD-03)."""
    e.done()
    add_slumberlands_tile(e)


def add_slumberlands_tile(e: Engine) -> None:
    """The top tile of the supply is laid, or goes under it."""
    supply = e.state.team.slumberlands
    if supply:
        name = supply.pop(0)
        e.learned()
        if not lay_tile(e, name):
            supply.append(name)


@effect("place_in_rift")
def place_in_rift(e: Engine, f: Frame, args: Args) -> None:
    """The fate card must go into an empty rift slot, if there is one; TEAM chooses among several (ETH-FAT-04,
    DP-59)."""
    source = str(f.scope.get("source", ""))
    slots = features.free_rift_slots(e.state.land, e.content)
    if not source.startswith("fate:") or not slots:
        e.done()
        return
    chosen = choose_one(e, f, "slot", [f"tile:{tile}" for tile, _ in slots], {"decider": "team"})
    if chosen is None:
        return
    e.done()
    lay_in_rift(e, name_of(chosen), name_of(source))


def lay_in_rift(e: Engine, tile: str, name: str) -> None:
    """A fate card lies in a rift slot."""
    if name in e.state.team.fate_deck:
        e.state.team.fate_deck.remove(name)
    land.place_rift(e.state.land, tile, name)
    e.changed()
    e.tell("rift", tile=tile, fate=name)


@effect("empty_rift")
def empty_rift(e: Engine, f: Frame, args: Args) -> None:
    """A rift card leaves its slot for the bottom of the fate deck (ETH-RFT-02): this one, else one that TEAM
    chooses."""
    source = str(f.scope.get("source", ""))
    tiles = list(e.state.land.rifts)
    own = [tile for tile in tiles if source == f"fate:{e.state.land.rifts[tile]}"]
    names = [f"tile:{tile}" for tile in own or tiles]
    if not names:
        e.done()
        return
    chosen = choose_one(e, f, "slot", names, {"decider": "team"})
    if chosen is None:
        return
    e.done()
    card = land.empty_rift(e.state.land, name_of(chosen))
    if card is not None:
        e.state.team.fate_deck.append(card)
    e.changed()
    e.tell("rift_emptied", tile=name_of(chosen))
