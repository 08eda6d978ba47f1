"""The rules player between encounters: it walks to gates, pays for dreams, wakes up in time, saves when none is left.

Everything it does not know it answers with the first answer that is offered: decks as before, the same seats again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.operations import influence_count
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.modifiers import suffering_limit

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

WEARY = 3  # suffering that is left before a death
THIN = 9  # influence cards below which a deck is dangerous


def first(choices: list[Choice], *verbs: str) -> Choice:
    """The first answer with one of some verbs, in their order; the first of all if there is none."""
    return next((one for verb in verbs for one in choices if one.verb == verb), choices[0])


def idle(e: Engine, choices: list[Choice]) -> Choice:
    """Awaken if somebody is close to death; save if no gate is left to be won; otherwise go where the next gate is."""
    if any(is_worn_out(e, c) for c in range(e.team_size)):
        return first(choices, "awaken", "go")
    if not goals(e):
        return first(choices, "save")
    step = towards(e, goals(e))
    return next((one for one in choices if one.verb == "go" and one.argument == step), first(choices, "go", "awaken"))


def is_worn_out(e: Engine, c: int) -> bool:
    """Whether a character would not live through another bad night."""
    return e.character(c).suffering >= suffering_limit(e, c) - WEARY or influence_count(e, c) < THIN


def goals(e: Engine) -> set[str]:
    """The gate locations of districts where a dream is still to be won."""
    wanted = {e.content.gate[name].district for name, status in e.state.team.gates.items() if status != "won"}
    return {
        name for name, (tile, place) in locations.known(e).items() if "gate" in place.icons and tile.district in wanted
    }


def towards(e: Engine, wanted: set[str]) -> str:
    """The next location on a shortest way to one of these; one that is left and entered again counts as well."""
    ways = deque((to, to) for to, _ in sorted(locations.ways(e), key=lambda way: way[1] == "shortcut"))
    seen: set[str] = set()
    while ways:
        here, begun_with = ways.popleft()
        if here in wanted:
            return begun_with
        if here not in seen:
            seen.add(here)
            ways.extend((to, begun_with) for to, _ in locations.ways(e, here))
    return ""


def least_hurt(e: Engine, choices: list[Choice]) -> Choice:
    """Whoever has suffered least."""
    return min(choices, key=lambda one: e.character(one.value).suffering)


def purchase(e: Engine, choices: list[Choice]) -> Choice:
    """Cards for whoever has ether."""
    asked = e.question
    assert asked is not None
    return first(choices, "buy-cards" if e.character(asked.seats[0]).ether else "decline")


PLAYERS: dict[str, Callable[[Engine, list[Choice]], Choice]] = {
    "dreamworld": idle,
    "fate-who": least_hurt,
    "shop-what": purchase,
    "saved": lambda e, choices: first(choices, "close"),
}
