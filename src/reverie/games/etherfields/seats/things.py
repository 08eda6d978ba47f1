"""What everything is called that a seat has before it, and what is written on it: names and texts in all languages of
the content, prices as plain parts. Only what the view speaks of has an entry: whoever reads it learns of nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import (
    Ability,
    Content,
    Cost,
    Creature,
    DreamworldTile,
    Gate,
    Influence,
    Item,
    Text,
    Thing,
    Tile,
    TurnCard,
)
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.seats import between
from reverie.games.etherfields.seats.labels import answers_of, components_of

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Choice, Engine, Question

Entry = dict[str, Any]
CONTEXTS = ("gate", "slumber")  # what an encounter may be
CARDS = ("influence", "weakness")  # what lies in the zones of a character
ZONES = ("hand", "discard", "sealed", "weaknesses", "limbo")


def add_things(e: Engine, view: dict[str, Any], eyes: frozenset[int]) -> None:
    """Names and texts for everything in a view; what the open question says."""
    things: dict[str, Entry] = {}
    abilities: dict[str, Entry] = {}
    question = e.question
    asked = question is not None and not eyes.isdisjoint((*question.seats, *question.common))
    for ref in dict.fromkeys((*refs_in(view), *(asked_about(e, eyes) if asked else ()))):
        thing = e.content.things.get(ref)
        if thing is not None and ref not in things:
            things[ref] = entry_of(e, thing)
            for ability in abilities_of(e, thing):
                abilities[ability.ref] = ability_entry(e, ability)
    for ref in (*ability_refs(view), *(named_abilities(e, eyes) if asked else ())):
        found = e.content.abilities.get(ref) or answers_of(e.content).get(ref)
        if found is not None:
            abilities.setdefault(found.ref, ability_entry(e, found))
    things |= {f"journal:{one}": {"name": {}, "text": dict(e.content.journal[one])} for one in view["journal"]}
    view["things"], view["abilities"] = things, abilities
    if asked:
        view["asked"] |= said(e)


# ---- which things ---------------------------------------------------------------------------------------------------


def refs_in(view: dict[str, Any]) -> Iterator[str]:
    """The refs of everything that a view speaks of."""
    here, team = view["encounter"], view["team"]
    yield from (f"{kind}:{here['id']}" for kind in CONTEXTS)
    yield from (f"tile:{tile}" for tile in view["map"]["tiles"])
    for kind in ("item", "wisdom", "clue"):
        yield from (f"{kind}:{one}" for one in team[f"{kind}s"])
    for card in (view["turn_card"] and view["turn_card"]["id"], *view["turn_discard"], *view["unseen"]["turn_cards"]):
        yield f"turn_card:{card}"
    for who in view["characters"]:
        yield f"character:{who['id']}"
        names = [name for zone in ZONES for name in who[zone]] + [one["card"] for one in who["progress"]]
        yield from (f"{kind}:{name}" for kind in CARDS for name in names)
        yield from (f"influence:{name}" for name in view["unseen"]["decks"].get(who["id"], ()))
        yield from (f"mask:{mask}" for mask in who["masks"])
    for figure in view["figures"]:
        yield f"{figure['kind']}:{figure['of']}"
    yield from (f"creature:{tile['id']}" for tile in view["creatures"])
    yield from (f"{kind}:{name}" for name in view["revealed"] for kind in ("event", "fate", "overlay", "season"))
    yield from (f"{kind}:{one['id']}" for one in view["secrets"] if "id" in one for kind in SECRETS)
    yield from view["on_cards"]
    yield from in_campaign(view)


SECRETS = ("tile", "event", "item", "influence", "creature", "clue", "mask", "companion", "weakness", "overlay")


def in_campaign(view: dict[str, Any]) -> Iterator[str]:
    """What a campaign has brought so far."""
    now = view.get("campaign")
    if now is None:
        return
    yield from (f"dreamworld_tile:{name}" for name in now["districts"])
    yield from (f"gate:{name}" for name in now["gates"])
    yield from (f"influence:{name}" for cards in now["stashes"].values() for name in cards)
    yield from (f"character:{name}" for name in now["absent"])
    yield from between.refs_in(view)
    yield f"season:{now['season']}"


def answers_for(e: Engine, question: Question, eyes: frozenset[int]) -> list[Choice]:
    """The answers that a seat may read: all of them, or its own where hands are closed."""
    if e.option("open_hands"):
        return question.choices
    return [choice for choice in question.choices if any(question.is_for(choice, c) for c in eyes)]


def asked_about(e: Engine, eyes: frozenset[int]) -> Iterator[str]:
    """What the open question and its answers speak of: cards of a shop, for example."""
    question = e.question
    if question is None:
        return
    for name, value in question.about.items():
        if isinstance(value, str) and value:
            yield value if ":" in value else f"{name}:{value}"
    for choice in answers_for(e, question, eyes):
        if choice.argument and choice.noun in NOUNS:
            argument = choice.argument.partition(":")[2] if choice.noun == "item" else choice.argument
            yield from (f"{kind}:{argument or choice.argument}" for kind in NOUNS[choice.noun])


NOUNS = {
    "card": CARDS, "item": ("item",), "mask": ("mask",), "character": ("character",), "companion": ("companion",),
    "gate": ("gate",), "creature": ("creature",), "turn-card": ("turn_card",), "tile": ("tile",),
}  # fmt: skip


def ability_refs(view: dict[str, Any]) -> Iterator[str]:
    """What can be done on the fields, what the team pays together, and what is paid for now."""
    for field in view["map"]["fields"].values():
        yield from field.get("actions", ())
    yield from view["group_actions"]
    if view["payment"] is not None:
        yield str(view["payment"]["for"])


def named_abilities(e: Engine, eyes: frozenset[int]) -> Iterator[str]:
    """The abilities that the open question and its answers name."""
    question = e.question
    if question is None:
        return
    yield from (str(value) for name, value in question.about.items() if name in ("ability", "for", "ref") and value)
    answers = answers_for(e, question, eyes)
    yield from (choice.argument for choice in answers if choice.argument and choice.noun in ABILITIES)


ABILITIES = frozenset({"ability", "effect"})


def abilities_of(e: Engine, thing: Thing) -> Iterable[Ability]:
    """What a thing can do, the action on the backs of a character's cards included; fields say it themselves."""
    if isinstance(thing, Tile):
        return thing.rules
    back = getattr(thing, "back_action", None)
    return (*told_of(e, thing), back) if back is not None else told_of(e, thing)


def told_of(e: Engine, thing: Thing) -> tuple[Ability, ...]:
    """What a thing can do, as far as it is told: what the standard wisdoms bring about by themselves is no part of what
    they say, since it speaks of places that may not be found yet."""
    if thing.ref not in {f"wisdom:{one}" for one in e.content.standard_wisdoms.values()}:
        return thing.abilities
    return tuple(ability for ability in thing.abilities if ability.kind != "trigger")


# ---- what is written on them ----------------------------------------------------------------------------------------


def entry_of(e: Engine, thing: Thing) -> Entry:
    """One thing; worked out once for the content, but for what a gate says only to those inside."""
    inside = e.state.encounter.source == thing.ref
    known = e.known.setdefault("things", {})
    key = (thing.ref, inside)
    if key not in known:
        known[key] = json.dumps(made(thing, inside, told_of(e, thing)))
    entry: Entry = json.loads(known[key])  # whoever asked may change what they were given
    if isinstance(thing, DreamworldTile):  # an arrow to a district that was not found would name it (ETH-DWM-01)
        there = locations.known(e)
        entry["arrows"] = [list(arrow) for arrow in thing.arrows if arrow[0] in there and arrow[1] in there]
    return entry


def made(thing: Thing, inside: bool, told: tuple[Ability, ...]) -> Entry:
    """The entry of a thing."""
    entry: Entry = {"name": dict(thing.name)}
    entry |= {name: dict(text) for name, text in texts_of(thing, inside) if text}
    if isinstance(thing, Influence | Item) and thing.intents:
        entry["intents"] = {color: n for color, n in thing.intents.items() if n}
    if isinstance(thing, Influence):
        entry |= {"price": thing.price} if thing.price else {}
        entry |= {"lay": parts(thing.lay_cost)} if thing.lay_cost is not None else {}
    if isinstance(thing, TurnCard):
        entry |= {"suit": thing.suit, "steps": list(thing.steps)}
    if isinstance(thing, DreamworldTile):
        entry["locations"] = {one.id: {"name": dict(one.name), "icons": list(one.icons)} for one in thing.locations}
        entry["slot"] = thing.slot
    if isinstance(thing, Creature) and thing.movement:
        entry["movement"] = thing.movement
    shown = [ability for ability in told if not isinstance(thing, Tile) and any(ability.text.values())]
    if shown:
        entry["abilities"] = [ability.ref for ability in shown]
    return entry


def texts_of(thing: Thing, inside: bool) -> Iterator[tuple[str, Text]]:
    """The texts of a thing by their names."""
    yield "text", thing.text
    if isinstance(thing, Gate) and inside:
        yield "goal", thing.goal
        yield "hints", thing.hints


def ability_entry(e: Engine, ability: Ability) -> Entry:
    """One ability: what it is called by, what it says, what each of its ways costs."""
    known = e.known.setdefault("abilities", {})
    if ability.ref not in known:
        answers = answers_of(e.content)
        bare = ability.source.partition(":")[2]
        entry: Entry = {"of": ability.source, "kind": ability.kind, "price": [parts(way.cost) for way in ability.ways]}
        entry["words"] = [ability.ref.partition(":")[2], *([bare] if answers.get(bare) is ability else [])]
        entry |= {"name": dict(ability.name)} if ability.name else {}
        entry |= {"text": dict(ability.text)} if ability.text else {}
        entry |= {"group": True} if ability.group else {}
        entry |= {"keyword": ability.keyword} if ability.keyword != "none" else {}
        entry |= {"once": ability.limit} if ability.limit != "none" else {}
        known[ability.ref] = json.dumps(entry)
    found: Entry = json.loads(known[ability.ref])
    return found


def parts(cost: Cost) -> list[list[list[str]]]:
    """A price: alternatives of components, each a kind, what, and how much."""
    return [[list(part) for part in way] for way in components_of(cost)]


# ---- what is asked --------------------------------------------------------------------------------


def said(e: Engine) -> Entry:
    """The words of the open question: what the text says that asks, and its options."""
    question = e.question
    if question is None:
        return {}
    about = question.about
    content = e.content
    entry: Entry = {}
    ref, place = str(about.get("ref") or about.get("ability") or ""), int(about.get("place", 0) or 0)
    words = content.lists.get(ref, ())
    args = words[place].args if place < len(words) else {}
    text = args.get("text", {}) if isinstance(args.get("text", {}), dict) else {}
    if not text:
        owner = ref.partition("/")[0]
        ability = content.abilities.get(owner)
        text = ability.text if ability is not None else text_of_question(content, about)
    if text:
        entry["text"] = dict(text)
    options = {one.key: dict(one.text) for one in args.get("options", ()) if one.text}
    return {**entry, "options": options} if options else entry


def text_of_question(content: Content, about: dict[str, Any]) -> Text:
    """The text of the slumber or fate card that a question is about."""
    if "slumber" in about and str(about["slumber"]) in content.slumber:
        return content.slumber[str(about["slumber"])].text
    card = content.things.get(str(about.get("card", "")))
    return card.text if card is not None and card.ref.startswith("fate:") else {}
