"""Where the rules player goes: the fields where something is worth doing, and what walking there promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.payment import most_of
from reverie.games.etherfields.agents.aims import STEP, gathering, met, wishes
from reverie.games.etherfields.agents.book import tile_of
from reverie.games.etherfields.agents.exploring import fields_to_enter
from reverie.games.etherfields.agents.herding import is_herding, open_herding, stragglers, towards_the_others
from reverie.games.etherfields.agents.paying import is_coverable
from reverie.games.etherfields.agents.worth import cheapest, worth
from reverie.games.etherfields.core import limits
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.sources import Source
from reverie.games.etherfields.core.state import Figure
from reverie.games.etherfields.land import features, ways
from reverie.games.etherfields.language.finding import fields as fields_meant
from reverie.games.etherfields.language.in_play import in_play

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

FAR = 30
ON_MAP = ("field", "socket", "rift", "creature")  # where actions are that somebody has to go to
EXPLORED = 3.0  # seeing a part of the map that nothing has to be done on
GATHER = 60.0  # being where everybody must be for a good end


def goals(e: Engine, c: int) -> dict[int, float]:
    """The fields where something can be done that is worth going for, and what it is worth."""
    known: dict[int, float] | None = e.instant.get(("goals", c))
    if known is not None:
        return known
    found: dict[int, float] = {}
    e.instant["goals", c] = found
    aims = wishes(e)
    for source in actions_on_map(e):
        ability = source.ability
        value = aims.get(ability.ref, 0.0) + max([worth(e, way.do) for way in ability.ways])
        value -= cheapest(e, ability)
        if value <= 0 or not is_open_for(e, c, source):
            continue
        if not is_coverable(e, c, ability, None):
            value *= 0.4  # the next hand may do
        for field in fields_of(e, source):
            found[field] = max(found.get(field, 0.0), value)
    hidden = {tile_of(e.content.abilities[ref]): worth for ref, worth in sorted(aims.items(), key=lambda one: one[1])}
    for field, tile in fields_to_enter(e).items():
        value = hidden.get(tile, 0.0) or EXPLORED
        found[field] = max(found.get(field, 0.0), STEP * value)
    for tile in gathering(e):
        for field in features.tile_fields(e.state.land, tile):
            found[field] = max(found.get(field, 0.0), GATHER)
    leading = {source.field: worth_beyond(e, found, source.field, there) for source, there in crossings(e, c)}
    for field, beyond in leading.items():
        if beyond > found.get(field, 0.0):
            found[field] = beyond
    return found


def crossings(e: Engine, c: int) -> list[tuple[Source, list[int]]]:
    """The actions that put a character somewhere else, a ladder or a tube, and where they lead."""
    known: list[tuple[Source, list[int]]] | None = e.instant.get(("crossings", c))
    if known is None:
        known = e.instant["crossings", c] = []
        for source in actions_on_map(e):
            if source.zone != "field":
                continue
            words = [word for word in e.content.lists.get(source.ability.ways[0].do, ()) if word.name == "relocate"]
            if words and is_open_for(e, c, source):
                scope = {"self": c, "actor": c, "source": source.ability.source, "field": source.field}
                known += [(source, fields_meant(e, word.args["field"], scope)) for word in words]
    return known


def actions_on_map(e: Engine) -> list[Source]:
    """The actions that somebody may have to go to; kept for what is in play."""
    sources = in_play(e)  # empties the caches if what is in play has changed
    found: list[Source] | None = e.caches.get("on map")
    if found is None:
        found = [one for one in sources if one.ability.kind == "action" and one.zone in ON_MAP]
        e.caches["on map"] = found
    return found


def worth_beyond(e: Engine, wanted: dict[int, float], here: int, there: list[int]) -> float:
    """What can be done where a crossing leads and nobody can walk to from here, a little less for the crossing."""
    land = e.state.land
    return 0.9 * max(
        (
            value
            for field, value in wanted.items()
            if ways.distance(land, here, field) == ways.FAR
            and any(ways.distance(land, other, field) < ways.FAR for other in there)
        ),
        default=0.0,
    )


def value_of_crossing(e: Engine, c: int, ref: str) -> float:
    """What an action promises because it leads to where there is more to do than on this side."""
    here = e.state.figures[c].field
    wanted = goals(e, c)
    for source, there in crossings(e, c):
        if source.ability.ref == ref and source.field == here:
            near = max((v for field, v in wanted.items() if field != here and is_near(e, here, field)), default=0.0)
            beyond = worth_beyond(e, wanted, here, there)
            return beyond if beyond > 1.2 * near else 0.0
    return 0.0


def is_near(e: Engine, here: int, field: int) -> bool:
    """Whether a field can be walked to."""
    return ways.distance(e.state.land, here, field) < ways.FAR


def is_open_for(e: Engine, c: int, source: Source) -> bool:
    """Whether an action would be open if the character stood there."""
    ability = source.ability
    if e.state.encounter.kind not in ability.scope or not limits.is_left(e, ability, source.instance, c):
        return False
    scope = {"self": c, "actor": c, "source": ability.source}
    return all(met(e, word, ability, scope, e.state.team.flags) for word in ability.requires)


def fields_of(e: Engine, source: Source) -> list[int]:
    """Where an action is done."""
    if source.zone == "creature":
        if source.ability.keyword == "none" and source.ability.range is None:
            return []
        if is_herding(e, source.ability):
            return stragglers(e, str(source.instance))
        return [one.field for one in e.state.figures.values() if one.kind == "creature" and one.of == source.instance]
    return [source.field] if source.field >= 0 else []


NEARNESS = {0: 1.5, 1: 0.8, 2: 0.3}  # what a creature at such a distance is feared


def harm_at(e: Engine, field: int) -> float:
    """How dangerous a field is: creatures near it."""
    near = 0.0
    for one in e.state.figures.values():
        if one.kind == "creature" and one.field >= 0:
            near += NEARNESS.get(ways.distance(e.state.land, one.field, field), 0.0)
    return near


def threat_of(e: Engine, figure: Figure) -> float:
    """The same from the other side: how near a creature is to all of the team."""
    fields = [e.state.figures[c].field for c in range(e.team_size) if c in e.state.figures]
    return sum(NEARNESS.get(ways.distance(e.state.land, figure.field, one), 0.0) for one in fields if one >= 0)


def best_goal(e: Engine, c: int, steps: int) -> tuple[float, int]:
    """The field to go to, and what going there is worth now."""
    here = e.state.figures[c].field
    best, where = 0.0, here
    wanted = goals(e, c)
    for field, value in wanted.items():
        distance = ways.distance(e.state.land, here, field)
        if distance in (0, ways.FAR):
            continue
        rounds = max(0, distance - steps) / 3
        promise = value / (1.0 + rounds) - 0.6 * distance - harm_at(e, field)
        if promise > best:
            best, where = promise, field
    return best, where


def value_of_walk(e: Engine, c: int, paid: bool) -> float:
    """What moving promises: what can be done where it leads, if nothing better can be done here."""
    cunning = most_of(e, c, "cunning")
    steps = cunning if paid else min(e.state.team.hours, 2)
    if steps < 1:
        return -1.0
    promise = promise_of_walk(e, c, steps)
    flight = harm_at(e, e.state.figures[c].field)
    value = max(promise, flight - 0.8)
    return value - (0.2 if paid else 0.6)


def promise_of_walk(e: Engine, c: int, steps: int) -> float:
    """What is to be done where so many steps lead; nothing if there is as much to do here."""
    promise, goal = best_goal(e, c, steps)
    wanted = goals(e, c)
    return 0.0 if wanted.get(e.state.figures[c].field, 0.0) >= 0.8 * wanted.get(goal, 0.0) else promise


def step(e: Engine, choices: list[Choice]) -> Choice:
    """Towards the goal, or away from harm."""
    frame = e.state.stack[-1]
    if frame.kind != "move":  # a companion or a creature
        return choices[0]
    c, left = frame.data["c"], frame.data["steps"]
    here = e.state.figures[c].field
    stop = next((choice for choice in choices if choice.verb == "stop"), None)
    fields = [choice for choice in choices if choice.verb == "step"]
    if not fields:
        return stop or choices[0]
    promise, goal = best_goal(e, c, left)
    wanted = goals(e, c)
    if stop is not None and wanted.get(here, 0.0) >= 0.8 * wanted.get(goal, 0.0) > 0:
        return stop
    if promise > 0 and goal != here:
        nearest = min(fields, key=lambda choice: ways.distance(e.state.land, choice.value, goal))
        if ways.distance(e.state.land, nearest.value, goal) < ways.distance(e.state.land, here, goal) or stop is None:
            return nearest
    safest = min(fields, key=lambda choice: harm_at(e, choice.value))
    if stop is None or (promise <= 0 and harm_at(e, safest.value) < harm_at(e, here) - 0.3 and not here_is_good(e, c)):
        return safest
    return stop


def here_is_good(e: Engine, c: int) -> bool:
    """Whether there is something to do where a character stands."""
    return goals(e, c).get(e.state.figures[c].field, 0.0) > 0


def creature_step(e: Engine, choices: list[Choice]) -> Choice:
    """Creatures that have to meet go to where they do; others wherever they like."""
    frame = e.state.stack[-1]
    number = frame.data.get("figure")
    if not isinstance(number, int) or not open_herding(e):
        return step(e, choices)
    return towards_the_others(e, choices, number)


def number(e: Engine, choices: list[Choice]) -> Choice:
    """X: for exertion as far as the goal, otherwise all that can be paid."""
    frame = e.state.stack[-1]
    numbers = [choice for choice in choices if isinstance(choice.value, int)]
    if not numbers:
        return choices[0]
    if frame.kind == "exertion":
        c = frame.data["c"]
        _, goal = best_goal(e, c, 2)
        distance = ways.distance(e.state.land, e.state.figures[c].field, goal)
        wanted = min(max(1, distance if distance < ways.FAR else 1), 2)
        return numbers[min(wanted, len(numbers)) - 1]
    return numbers[-1]


def set_down(e: Engine, choices: list[Choice]) -> Choice:
    """Where a character is put down: near what it wants to do."""
    frame = e.state.stack[-1]
    c = frame.data.get("figure")
    fields = [choice for choice in choices if isinstance(choice.value, int)]
    if not isinstance(c, int) or c >= e.team_size or not fields:
        return choices[0]
    wanted = goals(e, c)

    def promise(choice: Choice) -> float:
        near = (value / (1 + ways.distance(e.state.land, choice.value, field)) for field, value in wanted.items())
        return max(near, default=0.0) - harm_at(e, choice.value)

    return max(fields, key=promise)


def appear(e: Engine, choices: list[Choice]) -> Choice:
    """Where a creature comes: far from everybody, or near if something is wished for that is done with it."""
    frame = e.state.stack[-1]
    fields = [choice for choice in choices if isinstance(choice.value, int)]
    number = frame.data.get("figure", -1)
    figure = e.state.figures.get(number)
    if not fields:
        return choices[0]
    name = figure.of if figure is not None else (e.question.about.get("creature", "") if e.question is not None else "")
    here = [e.state.figures[c].field for c in range(e.team_size) if c in e.state.figures]

    def near(choice: Choice) -> int:
        return min((ways.distance(e.state.land, choice.value, field) for field in here), default=0)

    wanted = any(ref.startswith(f"creature:{name}#") for ref in wishes(e))
    return min(fields, key=near) if wanted else max(fields, key=near)
