"""How the rules player pays: what it can afford, in which colour, by which of several prices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import can_begin
from reverie.games.etherfields.acting.at_hand import words_in
from reverie.games.etherfields.acting.costs import changed_by, intents_of, purse_of, times_affordable
from reverie.games.etherfields.acting.groups import begun_color
from reverie.games.etherfields.acting.payment import most_of
from reverie.games.etherfields.agents.worth import price, worth
from reverie.games.etherfields.content.model import COLORS, FREE, Ability, Components
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.state import Frame

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def missing_for(e: Engine, c: int, ability: Ability, without: Any) -> int:
    """How many intents hand and items fall short of the cheapest price; 0: it can be paid."""
    least = 99
    scope = {"self": c, "actor": c, "x": 1, "instance": without}
    begun = begun_color(e, ability) if ability.group else None
    for way in ability.ways:
        for components in way.cost:
            if not can_begin(e, ability, components, scope) or times_affordable(e, c, components, scope, 1) < 1:
                continue
            least = min(least, short_of(e, c, ability, components, without, begun))
    return least


def short_of(e: Engine, c: int, ability: Ability, components: Components, without: Any, begun: str | None) -> int:
    """How many intents are missing for one price, in the best colour. Where price and cards count as printed it is
    the same as long as the character holds the same cards: see `purse_of`."""
    purse = purse_of(e, c) if components.printed is not None else None
    if purse is None:
        return short_by_intents(e, c, ability, components, without, begun)
    key = (id(components), ("short", without, begun))
    found = purse.get(key)
    if found is None:
        found = purse[key] = short_by_intents(e, c, ability, components, without, begun)
    return found


def short_by_intents(
    e: Engine, c: int, ability: Ability, components: Components, without: Any, begun: str | None
) -> int:
    """The same, counted."""
    least = 99
    scope = {"self": c, "actor": c, "x": 1, "instance": without}
    for color in components.colors:
        if begun is not None and color not in (None, begun):
            continue  # a group action keeps its colour
        needs, less = changed_by(e, c, ability, intents_of(e, components, scope, color), False)
        short = 0
        for one, n in needs.items():
            have = most_of(e, c, one, without)
            short += max(0, n - less.get(one, 0) - have) if have or n <= less.get(one, 0) else 99
        least = min(least, short)
    return least


def is_coverable(e: Engine, c: int, ability: Ability, without: Any) -> bool:
    """Whether the price could be paid from hand and items alone."""
    return missing_for(e, c, ability, without) == 0


def open_frame(e: Engine, kind: str) -> Frame:
    """The inmost frame of a kind."""
    return next(frame for frame in reversed(e.state.stack) if frame.kind == kind)


def given_up(e: Engine) -> set[tuple[int, str]]:
    """Who has named what this round and could not pay it: once is enough."""
    this_round = e.state.encounter.source, e.state.encounter.round
    if e.memory.get("round") != this_round:
        e.memory.update(round=this_round, given_up=set())
    found: set[tuple[int, str]] = e.memory["given_up"]
    return found


def is_help(e: Engine, choice: Choice, c: int) -> bool:
    """Whether something that may be used in a payment brings intents, or cards to its own player, or more out of an
    item that would be discarded for it."""
    if choice.side is None or choice.side[0] != "action":
        return False
    ability = e.content.abilities[choice.side[1]["ability"]]
    words = set().union(*(words_in(e, way.do) for way in ability.ways))
    if "modifier" in words and ability.when is not None and choice.side[1]["actor"] == c:
        needs = open_frame(e, "payment").data["needs"]
        return any(e.content.item[item].intents.get(color, 0) for item in e.state.team.items for color in needs)
    return "gain_intent" in words or ("draw" in words and choice.side[1]["actor"] == c)


def color(e: Engine, choices: list[Choice]) -> Choice:
    """The colour of which there is most; for what all pay in one colour, the one in which most shares can be paid."""
    frame = e.state.stack[-1]
    c = frame.data.get("actor", frame.data.get("c", 0))
    named = [choice for choice in choices if choice.value in COLORS]
    ability = e.content.abilities.get(frame.data.get("ability", ""))
    if not named:
        return choices[0]
    if ability is None or not ability.group:
        return max(named, key=lambda choice: most_of(e, c, choice.value))
    components = ability.ways[frame.data.get("way", 0)].cost[frame.data.get("alternative", 0)]

    def use(choice: Choice) -> tuple[bool, int, int]:
        needs = intents_of(e, components, {"self": c, "actor": c, "x": 1}, choice.value)
        have = most_of(e, c, choice.value)
        return have >= needs.get(choice.value, 0), shares(e, needs), have

    return max(named, key=use)


def shares(e: Engine, needs: Mapping[str, int]) -> int:
    """How many shares of a price the hands of the team could pay."""
    return sum(
        min((most_of(e, c, color) // n for color, n in needs.items() if n > 0), default=1) for c in range(e.team_size)
    )


def alternative(e: Engine, choices: list[Choice]) -> Choice:
    """A price that can be paid, the lighter the better."""
    frame = e.state.stack[-1]
    if frame.kind == "action":
        ability = e.content.abilities[frame.data["ability"]]
        cost, c = ability.ways[frame.data["way"]].cost, frame.data["actor"]
    elif frame.kind == "lay":
        cost = e.content.influence[e.state.design[frame.data["card"]][10:]].lay_cost or FREE
        c, ability = frame.data["c"], None
    else:
        return choices[0]

    def weight(choice: Choice) -> float:
        if not isinstance(choice.value, int):
            return 50.0
        components = cost[choice.value]
        needs, less = changed_by(e, c, ability, intents_of(e, components, frame.scope, None), ability is None)
        short = sum(max(0, n - less.get(one, 0) - most_of(e, c, one)) for one, n in needs.items())
        others = min(shares(e, needs), e.team_size) if ability is not None and ability.group else 0
        return price(components, e.team_size) + 10.0 * short - others  # all pay in one colour

    return min(choices, key=weight)


def way(e: Engine, choices: list[Choice]) -> Choice:
    """A way that can be paid, the best of them."""
    frame = e.state.stack[-1]
    ability, c = e.content.abilities[frame.data["ability"]], frame.data["actor"]

    def value(choice: Choice) -> float:
        if not isinstance(choice.value, int):
            return -99.0
        one = ability.ways[choice.value]
        only = replace(ability, ways=(one,))
        short = missing_for(e, c, only, None)
        return worth(e, one.do) - min(price(components, e.team_size) for components in one.cost) - 20.0 * min(short, 3)

    return max(choices, key=value)
