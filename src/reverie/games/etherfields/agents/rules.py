"""The rules player of Etherfields: it wants to see everything, keeps out of harm, and pays what it has.

It reads texts as a person does (`worth.py`) and knows nothing of any particular dream. One question at a time; what it
intends is not remembered but found again: whoever moves goes where the best action is that it cannot do from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.costs import intents_of
from reverie.games.etherfields.acting.payment import can_boost, most_of, proposal, times
from reverie.games.etherfields.agents import campaign, going, paying
from reverie.games.etherfields.agents.aims import colours, prospect, undoes, wishes
from reverie.games.etherfields.agents.book import noted_by
from reverie.games.etherfields.agents.going import (
    FAR,
    best_goal,
    crossings,
    promise_of_walk,
    threat_of,
    value_of_crossing,
    value_of_walk,
)
from reverie.games.etherfields.agents.herding import is_herding, open_herding, straggler, stragglers
from reverie.games.etherfields.agents.moment import OWN, worth_now
from reverie.games.etherfields.agents.paying import given_up, is_help, missing_for, open_frame
from reverie.games.etherfields.agents.worth import UNREAD, price, worth
from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.operations import influence_count, influence_in_deck
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.core.voting import Vote
from reverie.games.etherfields.land import ways
from reverie.games.etherfields.language.evaluating import holds
from reverie.games.etherfields.language.modifiers import suffering_limit

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

SAFE = 12  # influence cards below which sealing becomes dangerous
SPARED = 4  # hours that are kept for a dream
KEPT = 2  # cards: four are drawn, six are the limit
ENDING = ("pass", "end-turn")
NEAR = 1  # how far contact reaches
DELIVERED = 60.0  # a creature that is delivered will not come again
REST = 0.3  # what a price weighs that is paid with cards nobody needs
SPARE = 0.3  # and the card itself
DEAR = 3  # a card that gives more is kept for the next round


def choose(e: Engine, seat: int | None = None) -> Choice:
    """The answer to the open question; with a seat, one that this seat may give."""
    question = e.question
    assert question is not None
    choices = list(e.choices().values())
    if seat is not None:
        mine = e.played_by(seat)
        choices = [choice for choice in choices if any(question.is_for(choice, c) for c in mine)]
    return best_of(e, choices)


def best_of(e: Engine, choices: list[Choice]) -> Choice:
    """The best of some answers to the open question."""
    assert e.question is not None
    player = PLAYERS.get(e.question.kind, by_options)
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


def command(e: Engine, choices: list[Choice]) -> Choice:
    """The command that is worth most; passing, or ending a turn, is worth nothing, and no command may be worth less.
    Before that, what would be left over in a hand is used for what its cards do."""
    for value_of in (value_of_command, value_of_rest):
        best, most = None, 0.01
        for choice in choices:
            value = value_of(e, choice)
            if value > most:
                best, most = choice, value
        if best is not None:
            return best
    return next((choice for choice in choices if choice.verb in ENDING), choices[-1])


def value_of_rest(e: Engine, choice: Choice) -> float:
    """What a card does that has nothing to pay for: more than four new ones a hand does not take, so it is not kept."""
    kind, data = choice.value if isinstance(choice.value, list) else choice.side or ("", {})
    if kind != "action" or data["zone"] != "hand" or choice.short:
        return -1.0
    c, card = data["actor"], data["instance"]
    ability = e.content.abilities[data["ability"]]
    if len(e.character(c).hand) <= KEPT or (c, ability.ref) in given_up(e):
        return -1.0
    design = e.content.influence[e.state.design[card][10:]]
    if max(design.intents.values(), default=0) > DEAR or missing_for(e, c, ability, card):
        return -1.0
    return max(
        worth_now(e, c, way.do) - min(REST * price(components, e.team_size) for components in way.cost) - SPARE
        for way in ability.ways
    )


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
        kept = SPARED if e.state.encounter.source.startswith("slumber:") else 0  # dreams are worth more
        return 1.5 if len(e.state.encounter.turn_deck) <= 1 and e.state.team.hours > kept else -1.0
    if kind == "gain_stone":
        return -1.0
    if kind == "quit_dream":
        return 999.0 if campaign.gives_up(e) else -1.0
    if kind == "remove_mutation":
        return 0.4
    if kind == "deliverance":
        return DELIVERED
    if kind == "use_sign":
        return value_of_sign(e, data)
    return -1.0


def value_of_ability(e: Engine, data: dict[str, Any]) -> float:
    """What using an ability promises: its best way and what it is a means to, less its price."""
    ability = e.content.abilities[data["ability"]]
    c = data["actor"]
    if (c, ability.ref) in given_up(e):
        return -1.0
    wish = wishes(e).get(ability.ref, 0.0)
    if not wish and undoes(e, ability):
        return -1.0  # out of turn it would take back what has been done
    own = data["zone"] in OWN
    value = wish + max(
        (worth_now(e, c, way.do) if own else worth(e, way.do))
        - min(price(components, e.team_size) for components in way.cost)
        for way in ability.ways
    )
    if data["zone"] == "creature" and is_herding(e, ability):
        late = stragglers(e, data["instance"])
        if not any(ways.distance(e.state.land, e.state.figures[c].field, field) <= NEAR for field in late):
            return -1.0  # those in reach stand where they should
    if data["zone"] == "field" and crossings(e, c):
        value += value_of_crossing(e, c, ability.ref)
    if not own:
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


def value_of_sign(e: Engine, data: dict[str, Any]) -> float:
    """The sign that belongs to a spot, once: it costs nothing. Others are somebody else's."""
    spot = e.content.sign_spot[data["spot"]]
    if data["sign"] not in spot.accepts:
        return -1.0
    return UNREAD if any(n not in e.state.team.scripts_read for n in scripts_now(e, data["c"], spot.do)) else -1.0


def scripts_now(e: Engine, c: int, ref: str) -> list[int]:
    """The scripts that a list would read for a character as things stand: what is said to others does not count, or one
    would ask for it for ever."""
    found: list[int] = []
    for word in e.content.lists.get(ref, ()):
        if word.name == "if":
            is_so = holds(e, word.args["cond"], {"self": c, "actor": c, "source": ""})
            found += scripts_now(e, c, word.args["do"] if is_so else word.args.get("else", ""))
        elif word.name == "script":
            found.append(word.args["n"])
    return found


def is_endless(ability: Ability) -> bool:
    """Whether something could be done again and again for nothing: then it is done only out of curiosity."""
    return ability.limit == "none" and all(not components for way in ability.ways for components in way.cost)


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


def reroll(e: Engine, choices: list[Choice]) -> Choice:
    """Bad faces are rolled again, with what is cheap before what is dear."""
    face = e.question.about["face"] if e.question is not None else ""
    bad = face == "doom" or (face == "surge" and any(who.suffering >= 5 for who in e.state.characters))
    others = [choice for choice in choices if choice.verb != "accept"]
    if bad and others:
        return next((choice for choice in others if choice.noun != "marker"), others[0])
    return choices[0]


def interrupt(e: Engine, choices: list[Choice]) -> Choice:
    """Prevent what can be prevented; after harm or a roll, what is worth more than it costs; everything else waits
    for a payment."""
    point = e.question.about.get("point") if e.question is not None else None
    if point == "prevention" and len(choices) > 1:
        return choices[1]
    if point in ("after", "accepted"):
        best = max(choices, key=lambda one: value_at_point(e, one))
        if value_at_point(e, best) > 0:
            return best
    return choices[0]


def value_at_point(e: Engine, choice: Choice) -> float:
    """What an interrupt promises at this point; going on promises nothing."""
    if choice.side is None or choice.side[0] != "action":
        return 0.0
    return value_of_ability(e, choice.side[1])


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


def target(e: Engine, choices: list[Choice]) -> Choice:
    """A creature before anything else, the nearest to all; of those that have to meet, one that has not come yet."""
    if open_herding(e) and (late := straggler(e, choices)) is not None:
        return late
    figures = [choice for choice in choices if isinstance(choice.value, str) and kind_of(choice.value) == "figure"]
    if figures:
        return max(figures, key=lambda choice: threat_of(e, e.state.figures[number_of(choice.value)]))
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


PLAYERS = {
    "way": paying.way,
    "color": paying.color,
    "alternative": paying.alternative,
    "command": command,
    "turn": command,
    "pay": pay,
    "step": going.step,
    "creature-step": going.creature_step,
    "reroll": reroll,
    "interrupt": interrupt,
    "prevent": prevent,
    "boost-penalty": penalty,
    "reshuffle-penalty": penalty,
    "x": going.number,
    "target": target,
    "cost-discard": least_card,
    "stone-price": least_card,
    "look-price": least_card,
    "discard": least_card,
    "discard-first": discard_first,
    "draw-bonus": most,
    "relocate": going.set_down,
    "appear": going.appear,
    **campaign.PLAYERS,
}
