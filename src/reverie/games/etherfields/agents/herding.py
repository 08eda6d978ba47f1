"""Creatures that have to stand together: which one is moved, and where to.

Some texts pay when several figures share a field. The place to meet is where most of them
are already, or can be soonest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.walking import effects
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.land import features, ways

if TYPE_CHECKING:
    from reverie.games.etherfields.content.model import Ability
    from reverie.games.etherfields.core.engine import Choice, Engine


def is_herding(e: Engine, ability: Ability) -> bool:
    """Whether an action moves figures and pays when so many share a field."""
    known: dict[str, bool] = e.content_cache("herding")
    if ability.ref not in known:
        words = [word for way in ability.ways for word in effects(e.content, way.do)]
        counts = [cond for word in words if word.name == "if" for cond in word.args["cond"] if cond.name == "count"]
        together = any(
            cond.args["selector"].name == "figures_in_range" and cond.args["selector"].args.get("n") == 0
            for cond in counts
        )
        known[ability.ref] = together and any(word.name == "move_creature" for word in words)
    return known[ability.ref]


def open_herding(e: Engine) -> bool:
    """Whether such an action is being carried out."""
    for frame in reversed(e.state.stack):
        if frame.kind == "action":
            return is_herding(e, e.content.abilities[frame.data["ability"]])
    return False


def meeting_place(e: Engine, of: str) -> int:
    """The field to which all figures of a creature have the shortest way, best one where nobody else stands."""
    figures = e.state.figures.values()
    herd = [one.field for one in figures if one.kind == "creature" and one.of == of and one.field >= 0]
    taken = [one.field for one in figures if one.kind != "creature" and one.field >= 0]

    def trouble(field: int) -> tuple[int, int, int]:
        way = sum(min(ways.distance(e.state.land, one, field), ways.FAR) for one in herd)
        return way, taken.count(field), -herd.count(field)

    return min(features.fields(e.state.land), key=trouble)


def stragglers(e: Engine, of: str) -> list[int]:
    """The fields of the figures that have not come yet."""
    place = meeting_place(e, of)
    herd = [one.field for one in e.state.figures.values() if one.kind == "creature" and one.of == of]
    return [field for field in herd if field not in (place, -1)]


def straggler(e: Engine, choices: list[Choice]) -> Choice | None:
    """The figure that is nearest to the others and not with them yet."""
    found = [one for one in choices if isinstance(one.value, str) and kind_of(one.value) == "figure"]
    if not found:
        return None
    place = meeting_place(e, e.state.figures[number_of(found[0].value)].of)

    def way(choice: Choice) -> int:
        distance = ways.distance(e.state.land, e.state.figures[number_of(choice.value)].field, place)
        return distance if distance else ways.FAR

    return min(found, key=way)


def towards_the_others(e: Engine, choices: list[Choice], figure: int) -> Choice:
    """One step to where they meet."""
    place = meeting_place(e, e.state.figures[figure].of)
    fields = [one for one in choices if isinstance(one.value, int)]
    return min(fields, key=lambda one: ways.distance(e.state.land, one.value, place)) if fields else choices[0]
