"""The rules player of Etherfields: it wants to see everything, keeps out of harm, and pays what it has.

It reads texts as a person does (`worth.py`) and knows nothing of any particular dream. One question at a time; what it
intends is not remembered but found again: whoever moves goes where the best action is that it cannot do from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import can_begin
from reverie.games.etherfields.acting.at_hand import words_in
from reverie.games.etherfields.acting.costs import changed_by, intents_of, times_affordable
from reverie.games.etherfields.acting.groups import begun_color
from reverie.games.etherfields.acting.payment import can_boost, most_of, proposal, times
from reverie.games.etherfields.agents import campaign
from reverie.games.etherfields.agents.aims import (
    STEP,
    colours,
    gathering,
    met,
    prospect,
    undoes,
    wishes,
)
from reverie.games.etherfields.agents.book import noted_by, tile_of
from reverie.games.etherfields.agents.exploring import fields_to_enter
from reverie.games.etherfields.agents.herding import (
    is_herding,
    open_herding,
    straggler,
    stragglers,
    towards_the_others,
)
from reverie.games.etherfields.agents.worth import UNREAD, cheapest, price, worth
from reverie.games.etherfields.content.model import COLORS, FREE, Ability
from reverie.games.etherfields.core import limits
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.operations import influence_count, influence_in_deck
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.sources import Source
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.core.voting import Vote
from reverie.games.etherfields.land import features, ways
from reverie.games.etherfields.language.finding import fields as fields_meant
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.modifiers import suffering_limit

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

SAFE = 12  # influence cards below which sealing becomes dangerous
FAR = 30
KEPT = 2  # cards: four are drawn, six are the limit
ENDING = ("pass", "end-turn")
ON_MAP = ("field", "socket", "rift", "creature")  # where actions are that somebody has to go to
EXPLORED = 3.0  # seeing a part of the map that nothing has to be done on
NEAR = 1  # how far contact reaches
GATHER = 60.0  # being where everybody must be for a good end


def choose(e: Engine, seat: int | None = None) -> Choice:
    """The answer to the open question; with a seat, one that this seat may give."""
    question = e.question
    assert question is not None
    choices = list(e.choices().values())
    if seat is not None:
        mine = e.played_by(seat)
        choices = [choice for choice in choices if any(question.is_for(choice, c) for c in mine)]
    player = PLAYERS.get(question.kind, by_options)
    votes: dict[int, Choice] = {}
    meant: dict[int, Choice] = {}
    for one in choices:
        found: Choice = one.value.choice if isinstance(one.value, Vote) else one
        meant.setdefault(id(found), found)
        if found is not one:
            votes.setdefault(id(found), one)
    if votes:  # what it would do by itself it votes for
        chosen = player(e, list(meant.values()))
        return votes.get(id(chosen), chosen)
    return player(e, choices)


# ---- the action step ----------------------------------------------------------------------------------------------


def command(e: Engine, choices: list[Choice]) -> Choice:
    """The command that is worth most; passing, or ending a turn, is worth nothing, and no command may be worth less."""
    best, most = None, 0.01
    for choice in choices:
        value = value_of_command(e, choice)
        if value > most:
            best, most = choice, value
    if best is not None:
        return best
    return next((choice for choice in choices if choice.verb in ENDING), choices[-1])


def value_of_command(e: Engine, choice: Choice) -> float:
    """What a command promises."""
    if choice.verb in ENDING:
        return 0.0
    kind, data = choice.value if isinstance(choice.value, list) else choice.side or ("", {})
    if kind == "action":
        return value_of_ability(e, data)
    if kind == "move_action":
        if (data["c"], "basic:move") in given_up(e):
            return -1.0
        return value_of_walk(e, data["c"], paid=True)
    if kind == "exertion":
        return value_of_walk(e, data["c"], paid=False)
    if kind == "lay":
        return value_of_laying(e, data["c"], data["card"])
    if kind == "buy_round":
        left = len(e.state.encounter.turn_deck)
        return 1.5 if left <= 1 and e.state.team.hours > 0 else -1.0
    if kind == "gain_stone":
        return -1.0
    if kind == "quit_dream":
        return 999.0 if campaign.gives_up(e) else -1.0
    if kind == "remove_mutation":
        return 0.4
    return -1.0


def missing_for(e: Engine, c: int, ability: Ability, without: Any) -> int:
    """How many intents hand and items fall short of the cheapest price; 0: it can be paid."""
    least = 99
    scope = {"self": c, "actor": c, "x": 1, "instance": without}
    begun = begun_color(e, ability) if ability.group else None
    for way in ability.ways:
        for components in way.cost:
            if not can_begin(e, ability, components, scope) or times_affordable(e, c, components, scope, 1) < 1:
                continue
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


def value_of_ability(e: Engine, data: dict[str, Any]) -> float:
    """What using an ability promises: its best way and what it is a means to, less its price."""
    ability = e.content.abilities[data["ability"]]
    c = data["actor"]
    if (c, ability.ref) in given_up(e):
        return -1.0
    wish = wishes(e).get(ability.ref, 0.0)
    if not wish and undoes(e, ability):
        return -1.0  # out of turn it would take back what has been done
    value = wish + max(
        worth(e, way.do) - min(price(components, e.team_size) for components in way.cost) for way in ability.ways
    )
    if data["zone"] == "creature" and is_herding(e, ability):
        late = stragglers(e, data["instance"])
        if not any(ways.distance(e.state.land, e.state.figures[c].field, field) <= NEAR for field in late):
            return -1.0  # those in reach stand where they should
    if data["zone"] == "field" and crossings(e, c):
        value += value_of_crossing(e, c, ability.ref)
    if data["zone"] != "hand":
        value += value_of_steps(e, c, ability)
    if data["zone"] == "hand":
        value -= 0.9  # the card could have paid for something
    if data["zone"] == "back":
        return -1.0  # the deck is worth more than what its backs do in the action step
    short = missing_for(e, c, ability, data["instance"] if data["zone"] == "hand" else None)
    if short:
        # A little may be left to luck, if it is worth the cards.
        return 0.4 * value - 4.0 if short <= 2 and can_boost(e, c) else -1.0
    if is_endless(ability) and data["zone"] != "hand" and not wish and value < UNREAD - 1:
        return -1.0
    return value


def value_of_steps(e: Engine, c: int, ability: Ability) -> float:
    """What the fields are worth that an action lets its own character walk, beside what walking is worth in general."""
    for word in e.content.lists.get(ability.ways[0].do, ()):
        if word.name == "move" and "who" not in word.args and isinstance(word.args["n"], int):
            return max(0.0, promise_of_walk(e, c, word.args["n"]))
    return 0.0


def is_endless(ability: Ability) -> bool:
    """Whether something could be done again and again for nothing: then it is done only out of curiosity."""
    return ability.limit == "none" and all(not components for way in ability.ways for components in way.cost)


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


def harm_at(e: Engine, field: int) -> float:
    """How dangerous a field is: creatures near it."""
    near = 0.0
    for one in e.state.figures.values():
        if one.kind == "creature" and one.field >= 0:
            distance = ways.distance(e.state.land, one.field, field)
            near += {0: 1.5, 1: 0.8, 2: 0.3}.get(distance, 0.0)
    return near


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


def value_of_laying(e: Engine, c: int, card: int) -> float:
    """Progress cards are worth most early, and only if they can be paid in full."""
    design = e.content.influence[e.state.design[card][10:]]
    if (c, design.ref) in given_up(e):
        return -1.0
    if any(e.state.design[other] == design.ref for other in e.character(c).progress):
        return -1.0
    left = len(e.state.encounter.turn_deck)
    for components in design.lay_cost or ():
        asked = intents_of(e, components, {"self": c, "actor": c}, None)
        if all(most_of(e, c, color, card) >= n for color, n in asked.items()):
            return 1.2 + 0.25 * min(left, 8) - 0.4 * price(components, e.team_size)
    return -1.0


# ---- payments, dice, steps -----------------------------------------------------------------------------------------


def open_frame(e: Engine, kind: str) -> Frame:
    """The inmost frame of a kind."""
    return next(frame for frame in reversed(e.state.stack) if frame.kind == kind)


def pay(e: Engine, choices: list[Choice]) -> Choice:
    """Pay what was proposed; move as far as one wants to go; boost when a little is missing."""
    frame = open_frame(e, "payment")
    c = frame.data["c"]
    confirm = next((choice for choice in choices if choice.verb == "confirm"), None)
    paying = [choice for choice in choices if choice.verb == "pay"]
    boost = next((choice for choice in choices if choice.verb == "boost"), None)
    if confirm is not None:
        if frame.data["what"] == "basic:move" and paying:
            _, goal = best_goal(e, c, FAR)
            distance = ways.distance(e.state.land, e.state.figures[c].field, goal)
            if distance < ways.FAR and times(frame) < min(distance, 5):
                return paying[0]
        return confirm
    if paying and proposal(e, frame):
        return paying[0]
    missing = sum(max(0, n - frame.data["got"].get(color, 0)) for color, n in frame.data["needs"].items())
    helping = next((choice for choice in choices if is_help(e, choice, c)), None)
    if helping is not None:
        return helping
    if boost is not None and missing <= 2:
        return boost
    if paying and boost is None and missing <= 4:
        return paying[0]
    if boost is not None:
        return boost
    given_up(e).add((c, frame.data["what"]))
    return next((choice for choice in choices if choice.verb == "give-up"), choices[0])


def given_up(e: Engine) -> set[tuple[int, str]]:
    """Who has named what this round and could not pay it: once is enough."""
    this_round = e.state.encounter.source, e.state.encounter.round
    if e.memory.get("round") != this_round:
        e.memory.update(round=this_round, given_up=set())
    found: set[tuple[int, str]] = e.memory["given_up"]
    return found


def is_help(e: Engine, choice: Choice, c: int) -> bool:
    """Whether something that may be used in a payment brings intents, or cards to its own player."""
    if choice.side is None or choice.side[0] != "action":
        return False
    ability = e.content.abilities[choice.side[1]["ability"]]
    words = set().union(*(words_in(e, way.do) for way in ability.ways))
    return "gain_intent" in words or ("draw" in words and choice.side[1]["actor"] == c)


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


def reroll(e: Engine, choices: list[Choice]) -> Choice:
    """Bad faces are rolled again, with what is cheap before what is dear."""
    face = e.question.about["face"] if e.question is not None else ""
    bad = face == "doom" or (face == "surge" and any(who.suffering >= 5 for who in e.state.characters))
    others = [choice for choice in choices if choice.verb != "accept"]
    if bad and others:
        return next((choice for choice in others if choice.noun != "marker"), others[0])
    return choices[0]


def interrupt(e: Engine, choices: list[Choice]) -> Choice:
    """Prevent what can be prevented; everything else waits for a payment."""
    if e.question is not None and e.question.about.get("point") == "prevention" and len(choices) > 1:
        return choices[1]
    return choices[0]


def prevent(e: Engine, choices: list[Choice]) -> Choice:
    """Whatever prevents harm is used."""
    return next((choice for choice in choices if choice.side is not None), choices[0])


def penalty(e: Engine, choices: list[Choice]) -> Choice:
    """Suffer or seal: what is farther from death."""
    frame = e.state.stack[-1]
    c = frame.data.get("c", 0)
    who = e.character(c)
    by_verb = {choice.verb: choice for choice in choices}
    if "seal" in by_verb and influence_count(e, c) - 3 >= SAFE and influence_in_deck(e, c) > 3:
        return by_verb["seal"]
    if "lose-glowstone" in by_verb:
        return by_verb["lose-glowstone"]
    if who.suffering + 2 < suffering_limit(e, c) or "seal" not in by_verb:
        return by_verb.get("suffer", choices[0])
    return by_verb["seal"]


def discard_first(e: Engine, choices: list[Choice]) -> Choice:
    """Cards that do not help go, as long as others come for them: a hand of two is filled up anyway."""
    finish = next((choice for choice in choices if choice.verb == "done"), choices[0])
    frame = e.state.stack[-1]
    c = frame.data.get("c", 0)
    cards = [choice for choice in choices if choice.noun == "card" and isinstance(choice.value, int)]
    if len(e.character(c).hand) <= KEPT or not cards:
        return finish
    wanted = colours(e) | {"cunning"}

    def use(choice: Choice) -> float:
        design = e.content.influence[e.state.design[choice.value][10:]]
        return max((n for color, n in design.intents.items() if color in wanted), default=0)

    least = min(cards, key=use)
    return least if use(least) <= 2 else finish


def most(e: Engine, choices: list[Choice]) -> Choice:
    """As much as possible."""
    numbers = [choice for choice in choices if isinstance(choice.value, int)]
    return max(numbers, key=lambda choice: choice.value) if numbers else choices[0]


def least_card(e: Engine, choices: list[Choice]) -> Choice:
    """The card that gives least."""

    def value(choice: Choice) -> float:
        if not isinstance(choice.value, int) or choice.value < 0 or choice.value >= len(e.state.design):
            return 99.0
        ref = e.state.design[choice.value]
        design = e.content.influence.get(ref.partition(":")[2])
        if design is None:
            return 0.0
        return max(design.intents.values(), default=0) + (1.0 if design.lay_cost is not None else 0.0)

    return min(choices, key=value)


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


def target(e: Engine, choices: list[Choice]) -> Choice:
    """A creature before anything else, the nearest first; of those that have to meet, one that has not come yet."""
    if open_herding(e) and (late := straggler(e, choices)) is not None:
        return late
    figures = [choice for choice in choices if isinstance(choice.value, str) and kind_of(choice.value) == "figure"]
    if figures:
        return min(figures, key=lambda choice: number_of(choice.value))
    hurt = [choice for choice in choices if isinstance(choice.value, str) and kind_of(choice.value) == "character"]
    if hurt:
        return max(hurt, key=lambda choice: e.character(number_of(choice.value)).suffering)
    return choices[0]


def by_options(e: Engine, choices: list[Choice]) -> Choice:
    """Options of a text by what they do and what they leave possible; everything else: the first that is offered."""
    frame = e.state.stack[-1]
    options = options_at(e, frame)
    if not options:
        return choices[0]
    best, most_worth = choices[0], -1e9
    for choice in choices:
        option = options.get(str(choice.argument))
        value = prospect(e, noted_by(e, option)) + worth(e, option) if option is not None else prospect(e, {})
        if value > most_worth:
            best, most_worth = choice, value
    return best


def options_at(e: Engine, frame: Frame) -> dict[str, str]:
    """The options that a frame asks about: key -> list of effects."""
    ref, place = frame.data.get("ref"), frame.data.get("place")
    if ref is None or place is None:
        return {}
    word = e.content.lists[ref][place]
    found = {option.key: option.do for option in word.args.get("options", ())}
    if word.name == "may":
        found["do"] = word.args["do"]
    return found


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


def creature_step(e: Engine, choices: list[Choice]) -> Choice:
    """Creatures that have to meet go to where they do; others wherever they like."""
    frame = e.state.stack[-1]
    number = frame.data.get("figure")
    if not isinstance(number, int) or not open_herding(e):
        return step(e, choices)
    return towards_the_others(e, choices, number)


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


PLAYERS = {
    "way": way,
    "color": color,
    "alternative": alternative,
    "command": command,
    "turn": command,
    "pay": pay,
    "step": step,
    "creature-step": creature_step,
    "reroll": reroll,
    "interrupt": interrupt,
    "prevent": prevent,
    "boost-penalty": penalty,
    "reshuffle-penalty": penalty,
    "x": number,
    "target": target,
    "cost-discard": least_card,
    "stone-price": least_card,
    "look-price": least_card,
    "discard": least_card,
    "discard-first": discard_first,
    "draw-bonus": most,
    **campaign.PLAYERS,
}
