"""Selectors (9.7): what a text means by "a character in range 1", "this card", "a spawn field".

`select` gives everything that fits, as targets (see `scopes.py`). Whether all of it is meant or one has to be chosen is
said by the word: `pick` asks where that is needed. Ranges are measured by the snapshot of the scope (ETH-RNG-03,
ETH-RNG-04); in an action a range around a figure that has moved since is measured where it stands now (ETH-ACT-02).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Figure, Frame, Scope
from reverie.games.etherfields.land import features, naming, ways
from reverie.games.etherfields.language import locations, notes
from reverie.games.etherfields.language.evaluating import SELECTORS, amount, is_spared, needs_choice, select, selector
from reverie.games.etherfields.language.filters import matches_ref
from reverie.games.etherfields.language.finding import (
    anchors_of,
    characters,
    characters_of,
    creatures,
    fields,
    fields_of,
    figures_named,
    here,
    holders,
    in_step,
    is_creature,
    standing,
    starts_of,
)
from reverie.games.etherfields.language.modifiers import own_terrain, stat, traps_on

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


# ---- reading the result ----------------------------------------------------------------------------------------


# ---- measuring -------------------------------------------------------------------------------------------------


def reach(e: Engine, n: int, number: int, scope: Scope) -> int:
    """How far an effect reaches from a figure: mutations, modifiers and *confused* change what creatures reach."""
    if number < 0 or not is_creature(scope) or "actor" in scope:
        return n
    figure = e.state.figures.get(number)
    if figure is None or figure.kind != "creature":
        return n
    n = stat(e, "creature_range", n, creature=figure.of, kind=(scope.get("cause") or {}).get("step"))
    return min(n, 1) if "confused" in figure.states else n  # ETH-STA-02: a cap, per figure


def within(e: Engine, args: Mapping[str, Any], scope: Scope, number: int) -> list[int]:
    """The figures of an effect that have another figure in range; [-1] for a field that has."""
    n = amount(e, args["n"], scope)
    starts = starts_of(e, args.get("of"), scope)
    goal = standing(e, number, scope, [anchor for anchor, _ in starts if anchor >= 0])
    if goal < 0:
        return []
    land = e.state.land
    return [
        anchor
        for anchor, field in starts
        if field >= 0 and ways.in_range(land, field, goal, reach(e, reach(e, n, anchor, scope), number, scope))
    ]


# ---- who -------------------------------------------------------------------------------------------------------


@selector("self")
def this_character(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """The character whose ability or draw it is."""
    c = scope.get("self", scope.get("actor"))
    return [] if c is None else [f"character:{c}"]


@selector("actor")
def acting(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """The character that acts."""
    c = scope.get("actor", scope.get("self"))
    return [] if c is None else [f"character:{c}"]


@selector("target")
def target(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """What the application at hand is about."""
    found = scope.get("target")
    return [] if found is None else [found]


@selector("team")
def team(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Everybody."""
    return [f"character:{c}" for c in e.seat_order()]


@selector("this")
def this(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """The thing a text stands on: this card, this creature with any of its figures, this companion, this field."""
    source = scope.get("source", "")
    kind = source.partition(":")[0]
    instance = scope.get("instance")
    if kind in ("influence", "weakness"):
        return [] if instance is None else [f"card:{instance}"]
    if kind in ("creature", "companion", "item", "mask"):
        return [source]
    if kind == "tile":
        return [f"field:{scope['field']}"] if "field" in scope else [source]
    if "field" in scope:
        return [f"field:{scope['field']}"]
    return [source] if source else []


@selector("character")
def character(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Characters; the nearest and farthest from something, ties included."""
    pick = args.get("pick", "all")
    own = scope.get("self", scope.get("actor"))
    order = [c for c in e.seat_order() if c in e.state.figures or pick not in ("nearest", "farthest")]
    if args.get("id") is not None:
        order = [c for c in order if e.character(c).id == args["id"]]
    if pick == "other":
        order = [c for c in order if c != own]
    elif pick in ("nearest", "farthest"):
        numbers, places = anchors_of(e, args.get("of"), scope)
        starts = [e.state.figures[number].field for number in numbers] + places
        order = by_distance(e, starts, {c: e.state.figures[c].field for c in order if c not in numbers}, pick)
    elif args.get("of") is not None:
        meant = characters(e, args["of"], scope)
        order = [c for c in order if c in meant]
    return [f"character:{c}" for c in order]


def by_distance(e: Engine, starts: list[int], where: dict[int, int], pick: str) -> list[int]:
    """The nearest or farthest of some figures; what cannot be reached is neither."""
    land = e.state.land
    found = {}
    for number, field in where.items():
        away = min((ways.distance(land, start, field) for start in starts if start >= 0), default=ways.FAR)
        if away < ways.FAR and field >= 0:
            found[number] = away
    if not found:
        return []
    best = min(found.values()) if pick == "nearest" else max(found.values())
    return [number for number, away in found.items() if away == best]


@selector("characters_in_range")
def characters_in_range(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Characters in range of something; of a creature: of any of its figures (ETH-CRE-03)."""
    found = []
    own = scope.get("self", scope.get("actor"))
    for c in e.seat_order():
        if c not in e.state.figures or (args.get("pick") == "other" and c == own):
            continue
        by = within(e, args, scope, c)
        if by:
            found.append(f"character:{c}")
            if is_creature(scope) and "actor" not in scope:
                note_stunned(e, scope, c, by)
    return found


def note_stunned(e: Engine, scope: Scope, c: int, by: list[int]) -> None:
    """A stunned figure's suffering is ignored, that of another one which has the character in range, too, is not
    (ETH-STA-03)."""
    known = [e.state.figures[number] for number in by if number in e.state.figures]
    if known and all("stunned" in figure.states for figure in known):
        notes.note(e, scope, "stunned", c)
    elif any("stunned" in one.states for one in e.state.figures.values()):
        notes.forget(e, scope, "stunned", c)
        notes.note(e, scope, "awake", c)


@selector("characters_on")
def characters_on(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Characters on a field, tile, terrain, kind of field, or where a marker lies (on the field or on its tile).

    A marker that somebody carries counts for that character and for nobody else.
    """
    then = scope.get("fields") if in_step(scope) else None
    found = []
    for c in e.seat_order():
        figure = e.state.figures.get(c)
        if figure is None:
            continue
        field = then.get(str(c), figure.field) if then else figure.field
        if field >= 0 and (is_on(e, field, args, scope) or carries(e, c, args.get("marker"))):
            found.append(f"character:{c}")
    return found


def carries(e: Engine, c: int, kind: str | None) -> bool:
    """Whether a marker lies on a character."""
    return kind is not None and e.state.loose.get(f"character:{c}|{kind}", 0) > 0


def is_on(e: Engine, field: int, args: Mapping[str, Any], scope: Scope) -> bool:
    """Whether a field is one of those a text means."""
    if args.get("field") is not None:
        return field in fields(e, args["field"], scope)
    if args.get("tile") is not None:
        return features.tile_at(e.state.land, field) in tiles(e, args["tile"], scope)
    if args.get("terrain") is not None:
        return has_terrain(e, field, args["terrain"])
    if args.get("tag") is not None:
        return has_tag(e, field, args["tag"])
    return land.carries(e.state.land, field, args["marker"])


def has_terrain(e: Engine, field: int, kind: str) -> bool:
    """Whether a field has a terrain, with what characters there bring along (ETH-TER-03)."""
    return kind in features.terrain(e.state.land, e.content, field, own_terrain(e, field))


def has_tag(e: Engine, field: int, tag: str) -> bool:
    """Whether a field is of a kind; rifts are where a rift card lies."""
    if tag == "trap":
        return tag in features.tags(e.state.land, e.content, field) or bool(traps_on(e, field))
    return tag in features.tags(e.state.land, e.content, field)


@selector("creature")
def creature(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Creature tiles in play."""
    pick = args.get("pick", "any")
    if args.get("id") is not None:
        pick = "named"
    if pick == "this":
        return [scope["source"]] if is_creature(scope) else []
    tiles = e.state.encounter.creatures
    return [f"creature:{tile.id}" for tile in tiles if pick != "named" or tile.id == args["id"]]


@selector("creatures_in_range")
def creatures_in_range(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Creature tiles with a figure in range."""
    found = []
    for tile in e.state.encounter.creatures:
        for number in figures_named(e, "creature", tile.id):
            if within(e, args, scope, number):
                found.append(f"creature:{tile.id}")
                break
    return found


@selector("figure")
def figure(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Figures of creatures; `of` or `creature` names the creature, with `n` it is what they are in range of."""
    found = [number for number, one in e.state.figures.items() if is_listed(one)]
    of = args.get("of")
    if args.get("creature") is not None:
        named = creatures(e, args["creature"], scope)
        found = [number for number in found if e.state.figures[number].of in named]
    if args.get("n") is not None:
        found = [number for number in found if within(e, args, scope, number)]
    elif args.get("pick") == "nearest":
        numbers, places = anchors_of(e, of, scope)
        starts = [e.state.figures[number].field for number in numbers] + places
        where = {number: e.state.figures[number].field for number in found if number not in numbers}
        found = by_distance(e, starts, where, "nearest")
    elif of is not None:
        named = creatures(e, of, scope)
        found = [number for number in found if e.state.figures[number].of in named]
    return [f"figure:{number}" for number in found]


def is_listed(one: Figure) -> bool:
    """Figures in texts are those of creatures; companions and characters are called by their own words (ETH-CMN-01)."""
    return one.kind == "creature"


@selector("figures_in_range")
def figures_in_range(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Figures of creatures in range; counted for one character inside `for_each`, those that have it in range."""
    found = [number for number, one in e.state.figures.items() if is_listed(one) and within(e, args, scope, number)]
    return [f"figure:{number}" for number in found]


@selector("companion")
def companion(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """A companion that is there."""
    return [f"companion:{args['id']}"] if args["id"] in e.state.encounter.companions else []


# ---- where -----------------------------------------------------------------------------------------------------


@selector("field")
def field(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Fields that exist; blocked ones are no targets (ETH-BLK-01)."""
    land = e.state.land
    pick = args.get("pick", "chosen")
    if pick == "here":
        place = here(e, scope)
        return [f"field:{place}"] if place >= 0 else []
    if pick == "id":
        return [f"field:{one}" for one in [named_field(args["id"])] if features.exists(land, one)]
    free = [one for one in features.fields(land) if features.is_free(land, one)]
    if args.get("tag") is not None:
        free = [one for one in free if has_tag(e, one, args["tag"])]
    if args.get("terrain") is not None:
        free = [one for one in free if has_terrain(e, one, args["terrain"])]
    if pick in ("adjacent", "nearest") or pick == "in_range" or args.get("n") is not None:
        free = near(e, free, pick, args, scope)
    return [f"field:{one}" for one in free]


def named_field(name: Any) -> int:
    """A field by its name or number."""
    return name if isinstance(name, int) else naming.field_of(name)


def near(e: Engine, free: list[int], pick: str, args: Mapping[str, Any], scope: Scope) -> list[int]:
    """Those of some fields that are adjacent to, nearest to, or in range of something."""
    land = e.state.land
    starts = [start for _, start in starts_of(e, args.get("of"), scope) if start >= 0]
    if pick == "adjacent":
        return [one for one in free if any(one in ways.neighbours(land, start) for start in starts)]
    if pick == "nearest":
        away = {one: min((ways.distance(land, start, one) for start in starts), default=ways.FAR) for one in free}
        away = {one: n for one, n in away.items() if n < ways.FAR}
        return [one for one, n in away.items() if n == min(away.values())]
    n = amount(e, args.get("n", 0), scope)
    walls = bool(args.get("ignore_walls"))
    return [one for one in free if any(ways.in_range(land, start, one, n, ignore_walls=walls) for start in starts)]


@selector("tile")
def tile(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Tiles on the map."""
    land = e.state.land
    pick = args.get("pick", "chosen")
    if pick == "id":
        return [f"tile:{args['id']}"] if args["id"] in land.tiles else []
    if pick == "chosen":
        return [f"tile:{one}" for one in land.tiles]
    place = here(e, scope) if args.get("of") is None else next(iter(fields(e, args["of"], scope)), -1)
    under = features.tile_at(land, place) if place >= 0 else ""
    if pick == "here":
        return [f"tile:{under}"] if under else []
    if pick == "adjacent":
        return [f"tile:{one}" for one in features.tile_neighbours(land, under)] if under else []
    return [one for one in scope.get("targets", []) if kind_of(one) == "tile"]  # pointed at


def tiles(e: Engine, word: Any, scope: Scope) -> list[str]:
    """The ids of the tiles that a text means; a bare id names one."""
    if isinstance(word, str):
        if word in e.state.land.tiles:
            return [word]
        if word not in SELECTORS:
            return []
    found = []
    for one in select(e, word, scope):
        if kind_of(one) == "tile":
            found.append(name_of(one))
        else:
            found += [features.tile_at(e.state.land, place) for place in fields_of(e, one)]
    return list(dict.fromkeys(name for name in found if name))


@selector("edge")
def edge(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Edges between fields, or those of one field."""
    pick = args.get("pick", "chosen")
    if pick == "id":
        name = args["id"]
        return [f"edge:{name if isinstance(name, int) else naming.edge_of(name)}"]
    if pick == "of_field" or args.get("of") is not None:
        places = fields(e, args["of"], scope) if args.get("of") is not None else [here(e, scope)]
        found = [one for place in places if place >= 0 for one in naming.edges_of(place)]
        return [f"edge:{one}" for one in dict.fromkeys(found)]
    return [f"edge:{one}" for one in land.edges(e.state.land)]


@selector("location")
def location(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Locations of the dreamworld that have been discovered; outside a campaign there are none."""
    pick, known, now = args.get("pick"), locations.known(e), locations.here(e)
    if now is None:
        return []
    if pick == "adjacent":
        found = [to for to, _ in locations.ways(e)]
    elif pick == "this_tile":
        found = [place.id for place in now[0].locations]
    elif pick == "district":
        found = [name for name, (tile, _) in known.items() if tile.district == args["id"]]
    else:
        found = [name for name in known if pick != "id" or name == args["id"]]
    return [f"location:{name}" for name in found]


@selector("socket")
def socket(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """A socket."""
    return [f"socket:{args['id']}"]


# ---- what ------------------------------------------------------------------------------------------------------


@selector("card")
def card(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Cards of a zone, or the one a text stands on; a random one is decided when it is picked."""
    pick = args.get("pick", "this")
    if pick == "this":
        return this(e, {}, scope)
    wanted = args.get("filter")
    found = [one for one in cards_in(e, args["zone"], args.get("owner"), scope) if is_wanted(e, one, wanted)]
    if pick == "top":
        return found[: amount(e, args.get("n", 1), scope)]
    return found


def is_wanted(e: Engine, one: str, wanted: Any) -> bool:
    """Whether a card is one of those a filter lets through."""
    return wanted is None or matches_ref(e, wanted, ref_of(e, one))


def ref_of(e: Engine, one: str) -> str:
    """The ref of what a target is."""
    return e.state.design[number_of(one)] if kind_of(one) == "card" else one


def cards_in(e: Engine, zone: str, owner: Any, scope: Scope) -> list[str]:
    """What lies in a zone, the top first."""
    state, team, here = e.state, e.state.team, e.state.encounter
    if zone == "set_aside":
        return [f"card:{one}" if isinstance(one, int) else one for one in scope.get("found", [])]
    if zone in ("active_items", "store", "item_market"):
        name = {"active_items": "items", "store": "store", "item_market": "item_market"}[zone]
        return [f"item:{one}" for one in getattr(team, name)]
    if zone == "market":
        return [f"card:{one}" for one in team.market]
    if zone == "weakness_deck":
        return [f"card:{one}" for one in team.weakness_deck]
    if zone == "fate_deck":
        return [f"fate:{one}" for one in team.fate_deck]
    if zone == "slumber_deck":
        return [f"slumber:{one}" for one in team.slumber_deck]
    if zone in ("turn_deck", "turn_discard"):
        return [f"turn_card:{one}" for one in getattr(here, zone)]
    if zone == "secrets":
        return list(here.secrets)
    if zone == "clues":
        return [f"clue:{one}" for one in team.clues]
    found: list[str] = []
    for c in holders(e, owner, scope):
        who = state.characters[c]
        if zone == "masks":
            found += [f"mask:{one}" for one in who.masks]
        elif zone != "stash":
            found += [f"card:{one}" for one in getattr(who, zone)]
    return found


@selector("progress")
def progress(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Laid progress cards."""
    return cards_in(e, "progress", args.get("owner"), scope)


@selector("item")
def item(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Items of a zone."""
    return cards_in(e, args.get("zone", "active_items"), None, scope)


@selector("mask")
def mask(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Masks of a character: the one it wears, or all it owns."""
    found: list[str] = []
    for c in holders(e, args.get("owner"), scope):
        who = e.character(c)
        if args.get("pick") == "active":
            found += [f"mask:{who.mask}"] if who.mask is not None else []
        else:
            found += [f"mask:{one}" for one in who.masks]
    return found


@selector("step")
def step(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """Steps of the current turn card."""
    current = e.state.encounter.turn_deck[:1]
    steps = e.content.turn_card[current[0]].steps if current else ()
    pick = args.get("pick", "chosen")
    return [f"step:{one}" for one in steps if pick in ("chosen", one)]


@selector("gate")
def gate(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[str]:
    """A dream gate."""
    return [f"gate:{args['id']}"]


# ---- choosing --------------------------------------------------------------------------------------------------


def decider(
    e: Engine, scope: Scope, args: Mapping[str, Any] | None = None, about: int | None = None
) -> tuple[int, ...]:
    """Who answers a choice inside a text (9.3, ETH-GEN-02): the one it says, else the user of the ability, else
    TEAM."""
    said = (args or {}).get("decider")
    if said == "team":
        return e.everybody
    if said == "each" and about is not None:
        return (about,)
    if said == "actor":
        c = scope.get("actor", scope.get("self"))
        return e.everybody if c is None else (c,)
    if said == "target":
        meant = characters_of(e, scope.get("target", ""))
        return (meant[0],) if meant else e.everybody
    whose = scope.get("decider", scope.get("actor", scope.get("self", "team")))
    if whose == "target":
        meant = characters_of(e, scope.get("target", ""))
        return (meant[0],) if meant else e.everybody
    return (whose,) if isinstance(whose, int) else e.everybody


def choice_of(e: Engine, one: str, verb: str = "choose") -> Choice:
    """A target as something to choose, in words that are the same for targets that are equal."""
    kind, name = kind_of(one), name_of(one)
    if kind == "character":
        return Choice(verb, one, e.character(int(name)).id, "character")
    if kind == "figure":
        figure = e.state.figures[int(name)]
        place = naming.field_name(figure.field) if figure.field >= 0 else None
        marks = "+".join(sorted(figure.states)) or None
        return Choice(verb, one, figure.of, "figure", place=place, helper=marks)
    if kind == "field":
        return Choice(verb, one, naming.field_name(int(name)), "field")
    if kind == "edge":
        return Choice(verb, one, naming.edge_name(int(name)), "edge")
    if kind == "card":
        card = int(name)
        return Choice(verb, one, e.state.design[card].partition(":")[2], "card", place=whereabouts(e, card))
    return Choice(verb, one, name, kind)


def whereabouts(e: Engine, card: int) -> str | None:
    """Whose card it is, where cards of several characters are offered together, and on which side it lies."""
    owner = e.state.owner[card]
    if owner < 0:
        return None
    who = e.character(owner)
    if card in who.progress:
        return f"{who.id}.{'flipped' if card in who.flipped else 'laid'}"
    return who.id if e.team_size > 1 else None


def point_of(found: list[str]) -> str:
    """The decision point: DP-29 for cards, DP-32 for everything that can be aimed at."""
    return "DP-29" if found and kind_of(found[0]) in ("card", "item", "mask") else "DP-32"


def pick(
    e: Engine,
    f: Frame,
    key: str,
    word: Any,
    args: Mapping[str, Any] | None = None,
    one: bool = False,
    fitting: Callable[[str], bool] | None = None,
    seats: tuple[int, ...] | None = None,
) -> list[str] | None:
    """What a selector means, asking if one of several has to be chosen; None until it is answered.

    `one`: a single thing is needed, whatever the word says; `fitting`: only what this lets through can be chosen.
    """
    known = f.data.get(key)
    if known is not None:
        settled: list[str] = known
        return settled
    found = select(e, word, f.scope)
    if fitting is not None:
        found = [target for target in found if fitting(target)]
    if isinstance(word, Word) and word.args.get("pick") == "random":
        found = random_of(e, f, found, word)
    elif one or needs_choice(word):
        wanted = 1 if one or not isinstance(word, Word) else number_wanted(e, word, f.scope)
        part: list[str] = f.data.setdefault(f"{key} so far", [])
        while len(part) < min(wanted, len(found)):
            left = [target for target in found if target not in part]
            answer = f.take() if len(left) > 1 else left[0]
            if answer not in left:
                asked = decider(e, f.scope, args) if seats is None else seats
                ask_for(e, left, asked, {"what": key, "source": f.scope.get("source", "")})
                if e.question is not None:
                    return None
                answer = f.take()  # equal targets are one choice, which answers itself
            part.append(answer)
        del f.data[f"{key} so far"]
        found = part
    f.data[key] = found
    return found


def number_wanted(e: Engine, word: Word, scope: Scope) -> int:
    """How many are to be chosen: a card text may say so."""
    return amount(e, word.args.get("n", 1), scope) if word.name == "card" else 1


def ask_for(
    e: Engine, found: list[str], seats: tuple[int, ...], about: dict[str, Any], verb: str = "choose", point: str = ""
) -> None:
    """Ask for one of several targets; equal ones are one choice (7.21)."""
    choices: dict[tuple[Any, ...], Choice] = {}
    for one in found:
        choice = choice_of(e, one, verb)
        choices.setdefault((choice.noun, choice.argument, choice.place, choice.helper), choice)
    e.ask("target", point or point_of(found), seats, list(choices.values()), about)


def random_of(e: Engine, f: Frame, found: list[str], word: Word) -> list[str]:
    """So many of them at random."""
    rest = list(found)
    chosen: list[str] = []
    for _ in range(min(amount(e, word.args.get("n", 1), f.scope), len(rest))):
        one = e.chance.pick(e.state, rest)
        rest.remove(one)
        chosen.append(one)
    if chosen:
        e.learned()
    return chosen


def who(e: Engine, f: Frame, args: Mapping[str, Any], key: str = "who") -> list[int] | None:
    """The characters an effect concerns, in seat order: `self` unless it says otherwise (9.8.1)."""
    word = args.get("who")
    if word is None:
        c = f.scope.get("self", f.scope.get("actor"))
        return [] if c is None or is_spared(e, f.scope, c) else [c]
    found = pick(e, f, key, word, args)
    if found is None:
        return None
    meant = {c for one in found for c in characters_of(e, one)}
    return [c for c in e.seat_order() if c in meant]
