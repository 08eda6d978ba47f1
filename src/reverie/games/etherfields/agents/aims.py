"""What a team is after: found backwards from the texts that end an encounter well.

An action that leads to a good end is worth a lot; so is everything that makes it possible: the flag it asks for, the
markers that must lie there, the tile that must be found. Each step away from the end is worth a little less. The player
knows the book, as somebody does who plays a dream for the second time; it knows nothing that was shuffled or hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.games.etherfields.agents.worth import cheapest
from reverie.games.etherfields.conditions import holds
from reverie.games.etherfields.expressions import amount
from reverie.games.etherfields.land import is_used
from reverie.games.etherfields.land import markers as lying
from reverie.games.etherfields.limits import is_left
from reverie.games.etherfields.markers import count_markers
from reverie.games.etherfields.naming import QUADRANTS
from reverie.games.etherfields.pack.model import Ability, Word

if TYPE_CHECKING:
    from reverie.games.etherfields.engine import Engine

Fact = tuple[str, str]  # ("flag", "room_paid"), ("marker", "universal"), ("tile", "loft"), ("card", "boots")
ENDS = {"victory": 100.0, "reward": 45.0}
STEP = 0.9  # what is left of a wish one step farther away
STEADY = {"team_size", "max", "min", "+", "-", "*", "floor_div"}  # expressions that do not change in an encounter
SOMEBODY: dict[str, Any] = {"self": 0, "actor": 0}  # whoever it is that will do it
NEVER = 1_000.0  # the cost of what cannot be brought about
KINDS = ("tile:", "gate:", "slumber:", "creature:", "event:", "clue:", "wisdom:")
AT_LEAST = (">=", ">", "==")


def inside(e: Engine, ref: str, depth: int = 0) -> Iterator[Word]:
    """Every effect word that a list may lead to, scripts and branches included."""
    if depth > 8:
        return
    for word in e.content.lists.get(ref, ()):
        yield word
        if word.name == "script":
            yield from inside(e, e.content.script[word.args["n"]].do, depth + 1)
        for value in word.args.values():
            if isinstance(value, str) and value in e.content.lists:
                yield from inside(e, value, depth + 1)
        for option in word.args.get("options", ()):
            yield from inside(e, option.do, depth + 1)
        table = word.args.get("table")
        if isinstance(table, dict):
            for entry in table.values():
                yield from inside(e, entry, depth + 1)


def end_of(e: Engine, ability: Ability) -> float:
    """How good the end is that an ability leads to; 0: it leads to none."""
    known: dict[str, float] = e.content_cache("ends")
    if ability.ref not in known:
        best = 0.0
        for way in ability.ways:
            for word in inside(e, way.do):
                if word.name == "end_dream":
                    best = max(best, ENDS.get(word.args["result"], 0.0))
                elif word.name == "reward":
                    best = max(best, ENDS["reward"])
        known[ability.ref] = best
    return known[ability.ref]


def brings(e: Engine, ability: Ability) -> set[Fact]:
    """The facts that an ability may bring about."""
    known: dict[str, set[Fact]] = e.content_cache("brings")
    if ability.ref not in known:
        found: set[Fact] = set()
        for way in ability.ways:
            for word in inside(e, way.do):
                found |= facts_of(e, word, home_of(e, ability))
        known[ability.ref] = found
    return known[ability.ref]


def bringing(e: Engine, fact: Fact) -> list[Ability]:
    """The actions that may bring a fact about, whether they can come about or not."""
    known: dict[Fact, list[Ability]] = e.content_cache("bringing")
    found = known.get(fact)
    if found is None:
        found = known[fact] = [ability for ability in abilities_here(e) if fact in brings(e, ability)]
    return found


def home_of(e: Engine, ability: Ability) -> str:
    """Where an action is printed: tile and quadrant, "loft/ne"; empty: nowhere on the map."""
    known: dict[str, str] = e.content_cache("homes")
    if not known:
        for tile in e.content.tile.values():
            for quadrant, printed in tile.fields.items():
                for one in printed.actions:
                    known[one.ref] = f"{tile.id}/{quadrant}"
    return known.get(ability.ref, "")


def facts_of(e: Engine, word: Word, home: str) -> set[Fact]:
    """What one effect makes true."""
    if word.name in ("set_flag", "add_flag"):
        return {("flag", word.args["name"])}
    if word.name == "place_marker":
        return {("marker", f"{word.args['kind']}@{home}")}
    if word.name in ("reveal_tile", "place_tile", "reveal", "gain"):
        letter = str(word.args["code"]).rpartition("-")[2]
        return {
            ("tile" if thing.ref.startswith("tile:") else "card", thing.id)
            for thing in e.content.things.values()
            if thing.code is not None and thing.code.letter == letter
        }
    return set()


def wanted_by(e: Engine, word: Word, home: str) -> list[tuple[Fact, int]]:
    """What a condition asks for that can be brought about, and how much of it."""
    if word.name in ("all", "any"):
        return [fact for part in word.args["of"] for fact in wanted_by(e, part, home)]
    times = asked_amount(e, word)
    if word.name == "flag" and word.args.get("op", ">=") in AT_LEAST and times > 0:
        return [(("flag", word.args["name"]), 1)]
    if word.name == "markers" and word.args.get("op", ">=") in AT_LEAST and times > 0:
        return [(("marker", f"{word.args['kind']}@{home}"), times)]
    if word.name == "tile_placed":
        return [(("tile", word.args["id"]), 1)]
    if word.name == "card_in_play":
        return [(("card", word.args["id"]), 1)]
    return []


def abilities_here(e: Engine) -> list[Ability]:
    """The actions of maps, gates, creatures and dream cards: whatever can move an encounter on."""
    known: dict[str, list[Ability]] = e.content_cache("abilities_here")
    if "all" not in known:
        known["all"] = [
            one for one in e.content.abilities.values() if one.kind == "action" and one.source.startswith(KINDS)
        ]
    return known["all"]


def wishes(e: Engine) -> dict[str, float]:
    """What every action is worth as a means to a good end, by its ref."""
    cached: dict[str, float] | None = e.instant.get("wishes")
    if cached is None:
        cached = e.instant["wishes"] = reckon(e)
    return cached


def reckon(e: Engine) -> dict[str, float]:
    """Choose the end that is nearest, by all that must still be paid for it, and go back from it."""
    open_ones = possible(e)
    best: tuple[float, Ability] | None = None
    for ability in abilities_here(e):
        end = end_of(e, ability)
        if not end or ability.ref not in open_ones:
            continue
        cost = cost_of(e, ability, open_ones, ())
        if cost < NEVER and (best is None or end - cost > best[0]):
            best = (end - cost, ability)
    value: dict[str, float] = {}
    if best is not None:
        walk_back(e, best[1], end_of(e, best[1]), open_ones, value)
    return value


class Open(NamedTuple):
    """An action that can still come about."""

    own: float  # what doing it once costs
    hidden: str  # the tile it is printed on, if that must be found first
    lacks: list[list[tuple[Fact, int]]]  # for each condition that does not hold: what would make it so, and how much


def possible(e: Engine) -> dict[str, Open]:
    """The actions that can still come about, by their refs."""
    scope = SOMEBODY
    found: dict[str, Open] = {}
    for ability in abilities_here(e):
        if ability.source.startswith("creature:") and e.creature(ability.source[9:]) is None:
            continue
        if ability.limit != "none" and not is_left(e, ability, None, 0) and not ability.source.startswith("tile:"):
            continue
        if ability.source.startswith("tile:") and is_used(e.state.land, ability.ref):
            continue
        missing = [word for word in ability.requires if not met(e, word, ability, scope)]
        if any(is_lost(word) for word in missing):
            continue
        tile = tile_of(ability)
        hidden = "" if tile in e.state.land.tiles else tile
        home = home_of(e, ability)
        found[ability.ref] = Open(own_cost(e, ability), hidden, [wanted_by(e, word, home) for word in missing])
    return found


def own_cost(e: Engine, ability: Ability) -> float:
    """What doing an action once costs the whole team, and the way to its field."""
    cost = cheapest(e, ability)
    if ability.group:
        placed = len(e.state.encounter.intent_markers.get(ability.ref, ()))
        cost *= max(1, e.team_size - placed)
    hidden = 0.0
    if ability.source.startswith("tile:") and tile_of(ability) not in e.state.land.tiles:
        hidden = 4.0  # somebody must find it first
    return cost / e.team_size + 1.0 + hidden


def tile_of(ability: Ability) -> str:
    """The tile an action is printed on; empty: none."""
    return ability.source.partition("tile:")[2].partition("/")[0]


def cost_of(e: Engine, ability: Ability, open_ones: dict[str, Open], above: tuple[str, ...]) -> float:
    """Everything that must still be paid before an action has been done."""
    if ability.ref in above or len(above) > 6:
        return NEVER
    total, hidden, lacks = open_ones[ability.ref]
    below = (*above, ability.ref)
    if hidden:
        total += cost_of_fact(e, ("tile", hidden), 1, open_ones, below)
    for wanted in lacks:
        if not wanted:
            return NEVER
        for fact, times in wanted:
            total += cost_of_fact(e, fact, times, open_ones, below)
    return min(total, NEVER)


def cost_of_fact(e: Engine, fact: Fact, times: int, open_ones: dict[str, Open], above: tuple[str, ...]) -> float:
    """What it takes to bring a fact about, by the cheapest action that does."""
    best = NEVER
    for ability in bringing(e, fact):
        means = open_ones.get(ability.ref)
        if means is not None:
            best = min(best, cost_of(e, ability, open_ones, above) + (times - 1) * means.own)
    return best


def walk_back(
    e: Engine,
    ability: Ability,
    worth: float,
    open_ones: dict[str, Open],
    value: dict[str, float],
) -> None:
    """Spread a wish over everything that leads to it, the cheapest means first."""
    if worth < 5.0 or value.get(ability.ref, 0.0) >= worth:
        return
    value[ability.ref] = worth
    _, hidden, lacks = open_ones[ability.ref]
    wanted = [fact for facts in lacks for fact in facts]
    if hidden:
        wanted.append((("tile", hidden), 1))
    for fact, times in wanted:
        means = [
            (cost_of(e, one, open_ones, (ability.ref,)) + (times - 1) * open_ones[one.ref].own, one)
            for one in bringing(e, fact)
            if one.ref in open_ones
        ]
        means = [entry for entry in means if entry[0] < NEVER]
        if means:
            least = min(cost for cost, _ in means)
            for cost, one in means:
                if cost <= least * 1.3 + 1.0:
                    walk_back(e, one, STEP * worth, open_ones, value)


def colours(e: Engine) -> set[str]:
    """The colours that the wished-for actions take."""
    found: set[str] = set()
    for ref in wishes(e):
        for way in e.content.abilities[ref].ways:
            for components in way.cost:
                for word in components:
                    color = word.args.get("color")
                    if color is not None:
                        found |= {"wrath", "cunning", "perception"} if color == "any_one" else {color}
    return found


def met(e: Engine, word: Word, ability: Ability, scope: dict[str, Any]) -> bool:
    """Whether a condition holds, wherever the characters stand: places are a matter of walking."""
    if word.name in ("on_field", "on_tile", "on_tag", "terrain", "distance", "same_field", "count"):
        return True
    if word.name == "markers":
        return compare(markers_for(e, word, ability), word.args.get("op", ">="), asked_amount(e, word))
    return holds(e, word, {**scope, "source": ability.source})


def markers_for(e: Engine, word: Word, ability: Ability) -> int:
    """How many of the markers there are that an action speaks of."""
    home = home_of(e, ability)
    if word.args.get("at", "here") not in ("here", "tile") or not home:
        return count_markers(e, word.args["kind"], "map", {"source": ability.source}, 0)
    tile, _, quadrant = home.partition("/")
    fields = e.state.land.tiles.get(tile)
    return lying(e.state.land, word.args["kind"], fields[QUADRANTS.index(quadrant)]) if fields else 0


def asked_amount(e: Engine, word: Word) -> int:
    """The number in a condition; a number that depends on the moment counts as 1."""
    n = word.args.get("n", 1)
    return amount(e, n, SOMEBODY) if isinstance(n, int) or (isinstance(n, Word) and n.name in STEADY) else 1


def compare(a: int, op: str, n: int) -> bool:
    """Two numbers."""
    return {">=": a >= n, ">": a > n, "==": a == n, "<": a < n, "<=": a <= n, "!=": a != n}[op]


def is_lost(word: Word) -> bool:
    """Whether a condition that does not hold will not hold again: it asks for something not to be."""
    if word.name == "not":
        return True
    return (
        word.name in ("flag", "markers")
        and word.args.get("op", ">=") in ("<", "<=", "==")
        and (word.args.get("op") != "==" or word.args.get("n") == 0)
    )


def gathering(e: Engine) -> list[str]:
    """The tiles where everybody must be for an end that is otherwise ready."""
    found = []
    for ability in abilities_here(e):
        if not end_of(e, ability):
            continue
        if tile_of(ability) in e.state.land.tiles and all(met(e, word, ability, SOMEBODY) for word in ability.requires):
            found.append(tile_of(ability))
    return found
