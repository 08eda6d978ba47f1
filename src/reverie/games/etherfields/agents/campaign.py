"""The rules player between encounters: it walks, looks at every place, gathers keys, dreams, shops, rests in time.

What it has seen of the streets it keeps in mind (`e.memory`), which is no part of the game: whoever has forgotten it
walks the same ways once more. Decks and purchases are in `outfit.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.at_hand import words_in
from reverie.games.etherfields.acting.demanding import gate_cost
from reverie.games.etherfields.agents import outfit
from reverie.games.etherfields.agents.moment import OWN, worth_now
from reverie.games.etherfields.agents.worth import price
from reverie.games.etherfields.campaign.course import is_told
from reverie.games.etherfields.campaign.gates import enterable
from reverie.games.etherfields.campaign.people import campaign_of
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.operations import influence_count
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.modifiers import suffering_limit

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

WEARY = 3  # suffering that is left before a death
THIN = 9  # influence cards below which a deck is dangerous
SOUND = 12  # and those with which a dream is begun
TRIES = 12  # of one dream: then it is left to others
RESTLESS = 120  # steps without anything new: there is nothing more to be found
MENDING = {"heal", "unseal", "unflip", "remove_state"}  # what is worth doing between encounters
CARD = 0.9  # a card could pay for something at night
NEAR_DEATH = 2  # suffering that is left when a slumber is broken off


def first(choices: list[Choice], *verbs: str) -> Choice:
    """The first answer with one of some verbs, in their order; the first of all if there is none."""
    return next((one for verb in verbs for one in choices if one.verb == verb), choices[0])


# ---- what it has in mind ------------------------------------------------------------------------------------------


def mind(e: Engine) -> dict[str, Any]:
    """What it remembers of this campaign: how often it came to each place, when it learned something last."""
    found: dict[str, Any] = e.memory.setdefault("campaign", {})
    if not found:
        found.update(came={}, news=(), steps=0, rested=-1, sitting=(0, 0), night=-1, tried=set())
    return found


def look_around(e: Engine) -> dict[str, Any]:
    """It stands somewhere: that is remembered, and whether anything has changed since it stood idle before."""
    mine, campaign, team = mind(e), campaign_of(e), e.state.team
    mine["came"][campaign.location] = mine["came"].get(campaign.location, 0) + 1
    news = (len(team.scripts_read), len(team.unlocked), sorted(team.gates.items()), dreams(e))
    mine["steps"] = mine["steps"] + 1 if news == mine["news"] else 0
    mine["news"] = news
    if mine["sitting"][0] != campaign.sitting:
        mine["sitting"] = (campaign.sitting, dreams(e))
    return mine


def dreams(e: Engine) -> int:
    """How many dreams were played."""
    return sum(map(len, campaign_of(e).tries.values()))


def open_gates(e: Engine) -> list[str]:
    """The gates that are still to be won, and were not tried in vain again and again."""
    tries = campaign_of(e).tries
    return [name for name, status in e.state.team.gates.items() if status != "won" and len(tries.get(name, ())) < TRIES]


def is_weary(e: Engine, left: int = WEARY, cards: int = THIN) -> bool:
    """Whether somebody would not live through another bad night."""
    return any(
        e.character(c).suffering >= suffering_limit(e, c) - left or influence_count(e, c) < cards
        for c in range(e.team_size)
    )


# ---- in the streets -----------------------------------------------------------------------------------------------


def idle(e: Engine, choices: list[Choice]) -> Choice:
    """Rest if somebody is close to death; stop if nothing is left to be found; otherwise go where something is."""
    mine = look_around(e)
    if is_done(e):
        return first(choices, "save")
    encounters = dreams(e) + campaign_of(e).slumbers
    if mine["night"] != encounters:
        mine.update(night=encounters, tried=set())
    if is_weary(e) and mine["rested"] != encounters:  # who has just slept is as fresh as can be
        mine["rested"] = encounters
        return first(choices, "save" if dreams(e) > mine["sitting"][1] else "awaken", "awaken", "go")
    useful = use_in_streets(e, choices)
    if useful is not None:
        return useful
    step = towards(e, destinations(e))
    ways = [one for one in choices if one.verb == "go" and one.argument == step]
    if ways:
        return first(ways)
    return first(choices, "go", "awaken")


def value_in_streets(e: Engine, choice: Choice) -> float:
    """What using something between encounters promises, once a way: what mends, a key if one is missing, a ride."""
    if choice.side is None or choice.side[0] != "action":
        return 0.0
    data = choice.side[1]
    c, ability = data["actor"], e.content.abilities[data["ability"]]
    if data["zone"] not in OWN or (c, ability.ref) in mind(e)["tried"]:
        return 0.0
    words = set().union(*(words_in(e, way.do) for way in ability.ways))
    if "gain_key" in words:
        missing = [n for n in map(partial(keys_for, e), open_gates(e)) if n > e.state.team.keys]
        return 1.0 if missing else 0.0
    if "move_team" in words:
        return 1.0 if is_far(e) else 0.0
    if not words & MENDING:
        return 0.0
    value = max(worth_now(e, c, way.do) - min(price(row, e.team_size) for row in way.cost) for way in ability.ways)
    return value - (CARD if data["zone"] == "hand" else 0.0)


def use_in_streets(e: Engine, choices: list[Choice]) -> Choice | None:
    """Something to be used between encounters, if it is worth it; remembered, so that nothing is done for ever."""
    best = max(choices, key=partial(value_in_streets, e))
    if value_in_streets(e, best) <= 0 or best.side is None:
        return None
    mind(e)["tried"].add((best.side[1]["actor"], best.side[1]["ability"]))
    return best


def ride(e: Engine, choices: list[Choice]) -> Choice:
    """Along the way that it would have walked."""
    step = towards(e, destinations(e))
    return next((one for one in choices if one.argument == step), choices[0])


def is_far(e: Engine) -> bool:
    """Whether the place that it wants to go to is farther than the next one."""
    steps = first_steps(e)
    return any(name in places and steps[name] != name for places in destinations(e)[:2] for name in steps)


def is_done(e: Engine) -> bool:
    """Whether the story is told, or there is nothing that it would still do."""
    if is_told(e) or gives_up(e) or mind(e)["steps"] > RESTLESS:
        return True
    return not open_gates(e) and not unknown(e) and no_news(e)


def gives_up(e: Engine) -> bool:
    """Whether even the first dream was tried in vain again and again."""
    campaign = campaign_of(e)
    return not campaign.first_dream_done and len(campaign.tries.get(e.content.first_gate, ())) >= TRIES


def no_news(e: Engine) -> bool:
    """Whether it has come to every place twice since anything was new: once more would change nothing."""
    return bool(mind(e)["steps"] > 2 * len(locations.known(e)))


def unknown(e: Engine) -> set[str]:
    """The places where it has never been and can go."""
    came = mind(e)["came"]
    return {name for name in reachable(e) if name not in came}


def reachable(e: Engine) -> set[str]:
    """Every place that some way leads to."""
    found: set[str] = set()
    waiting = [to for to, _ in locations.ways(e)]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += [to for to, _ in locations.ways(e, here)]
    return found


def destinations(e: Engine) -> list[set[str]]:
    """Where it wants to go, what is worth most first: a dream that can be paid; what it has not seen; a shop; keys;
    and where it was least, since places change."""
    known = locations.known(e)
    gates = {name: tile.district for name, (tile, place) in known.items() if "gate" in place.icons}
    wanted = {e.content.gate[name].district: keys_for(e, name) for name in open_gates(e)}
    payable = {name for name, where in gates.items() if where in wanted and wanted[where] <= e.state.team.keys}
    shops = {name for name, (_, place) in known.items() if "shop" in place.icons}
    can_shop = e.state.team.shopping_cards and any(who.ether > 1 for who in e.state.characters)
    came = mind(e)["came"]
    least = min((came.get(name, 0) for name in reachable(e)), default=0)
    return [
        payable,
        unknown(e),
        shops if can_shop else set(),
        set(gates) if wanted else set(),
        {name for name in reachable(e) if came.get(name, 0) == least},
    ]


def keys_for(e: Engine, gate: str) -> int:
    """How many keys a gate costs now."""
    costs = [sum(word.args["n"] for word in one if word.name == "key") for one in gate_cost(e, gate)]
    return min(costs, default=0)


def towards(e: Engine, wanted: list[set[str]]) -> str:
    """The next location on a shortest way to one of the first of these that can be reached; one that is left and
    entered again counts as well."""
    steps = first_steps(e)
    for places in wanted:
        found = [name for name in steps if name in places]
        if found:
            return steps[found[0]]
    return ""


def first_steps(e: Engine) -> dict[str, str]:
    """Every place that can be reached, the nearest first, and the step that begins a shortest way to it."""
    waiting = deque((to, to) for to, _ in sorted(locations.ways(e), key=lambda way: way[1] == "shortcut"))
    found: dict[str, str] = {}
    while waiting:
        here, begun_with = waiting.popleft()
        if here not in found:
            found[here] = begun_with
            waiting.extend((to, begun_with) for to, _ in locations.ways(e, here))
    return found


def gate(e: Engine, choices: list[Choice]) -> Choice:
    """Into a dream if everybody is fit for it, the one that was tried least; otherwise a key and a slumber."""
    tries = campaign_of(e).tries
    wanted = set(open_gates(e)) & set(enterable(e))
    dreams = [one for one in choices if one.verb == "enter-gate" and one.value in wanted]
    if dreams and not is_weary(e, WEARY, SOUND):
        return min(dreams, key=lambda one: len(tries.get(one.value, ())))
    return first(choices, "slumber")


def slumber(e: Engine, choices: list[Choice]) -> Choice:
    """A slumber is played as long as nobody is close to death."""
    return first(choices, "abort" if is_weary(e, NEAR_DEATH, THIN) else "start", "go-on")


def saved(e: Engine, choices: list[Choice]) -> Choice:
    """Another sitting, unless there is nothing more to do."""
    return first(choices, "close" if is_done(e) else "continue")


def least_hurt(e: Engine, choices: list[Choice]) -> Choice:
    """Whoever has suffered least."""
    return min(choices, key=lambda one: e.character(one.value).suffering)


PLAYERS: dict[str, Callable[[Engine, list[Choice]], Choice]] = {
    "dreamworld": idle,
    "move-team": ride,
    "gate": gate,
    "start": slumber,
    "abort": slumber,
    "fate-who": least_hurt,
    "saved": saved,
    "quit-dream": lambda e, choices: first(choices, "die"),
    "endless": lambda e, choices: first(choices, "play-slumber"),
    **outfit.PLAYERS,
}
