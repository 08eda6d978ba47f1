"""Situations at the table, as the worked examples of the law describe them (chapter 12).

    e = table([Who(hand="W1/P2 P3", at="A1.nw")], items="P2", pack=[{"event": {...}}])
    play(e, "use c1 …", "pay wrath1_perception2 with perception", "confirm")

Unless something else is said: one character on A1.nw with an empty hand and 20 plain cards in its deck, all twelve
slots with plain tiles, a slumber without a creature, five rounds, the action step of round 1. Characters are called
c1, c2, … and are gambler, specialist, powerhouse, free spirit. `W3` is a card with 3 wrath (design `wrath3`), `W1/P2`
gives one of them (`wrath1_perception2`), `-` a plain card without intents (`blank`); everything else is the id of a
card of the pack.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields import rules
from reverie.games.etherfields.content.building import Builder
from reverie.games.etherfields.content.findings import Findings
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.content.reading import Node, read
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.chance import Chance
from reverie.games.etherfields.core.engine import Engine, action_of
from reverie.games.etherfields.core.state import Character, CreatureTile, Encounter, Figure, State, Team
from reverie.games.etherfields.land.naming import FIELD_NAMES, SLOTS, field_of
from reverie.games.etherfields.rounds import setup

PARTS = rules.PARTS  # importing it announces what all frames and words do
COLORS = {"W": "wrath", "C": "cunning", "P": "perception"}
INTENTS = re.compile(r"[WCP]\d+(/[WCP]\d+)*$")
ARCHETYPES = ("gambler", "specialist", "powerhouse", "free_spirit")

Data = dict[str, Any]
Cards = str | int | Sequence[str]

EACH: Data = {"character": "all"}
TURN_CARDS: list[tuple[str, str, list[str], list[Any]]] = [  # law 2.4; rewards only as far as tests need them
    ("t01", "moth", ["mutation", "basic", "move"], [{"gain_hours": 1}]),
    ("t02", "moth", ["basic", "move", "special"], [{"gain_hours": 1}]),
    ("t03", "moth", ["move", "basic", "special"], [{"for_each": {"in": EACH, "do": [{"gain_ether": 1}]}}]),
    (
        "t04",
        "bell",
        ["basic", "move", "mutation"],
        [
            {
                "choose_one": [
                    {"key": "stones", "do": [{"distribute": {"kind": "glowstone", "n": 2}}]},
                    {"key": "ether", "do": [{"for_each": {"in": EACH, "do": [{"gain_ether": 1}]}}]},
                ]
            }
        ],
    ),
    ("t05", "bell", ["move", "mutation", "special"], [{"gain_key": 1}]),
    ("t06", "bell", ["special", "move", "basic"], [{"gain_hours": 1}]),
    ("t07", "anchor", ["mutation", "move", "basic"], [{"gain_hours": 2}]),
    ("t08", "anchor", ["basic", "special", "move"], [{"for_each": {"in": EACH, "do": [{"heal": 1}]}}]),
    (
        "t09",
        "anchor",
        ["move", "special", "mutation"],
        [{"for_each": {"in": EACH, "do": [{"may": {"do": [{"gain_ether": 2}, {"gain_weakness": 1}]}}]}}],
    ),
    ("t10", "thorn", ["basic", "move", "special"], [{"gain_hours": 1}]),
    ("t11", "thorn", ["move", "basic", "mutation"], [{"gain_hours": 1}]),
    ("t12", "thorn", ["special", "basic", "move"], [{"gain_hours": 1}]),
]
BACKS: list[Data] = [  # law BCK-04..07
    {
        "id": "back",
        "kind": "interrupt",
        "when": {"die_rolled": {"who": "self"}},
        "cost": [{"discard_self": True}],
        "do": ["reroll"],
    },
    {
        "id": "back",
        "kind": "action",
        "range": "unlimited",
        "target": {"progress": {"pick": "chosen", "owner": {"character": "any"}}},
        "cost": [{"discard_self": True}],
        "do": [{"unflip": {"n": 1, "who": "target"}}],
    },
    {
        "id": "back",
        "kind": "interrupt",
        "when": "would_suffer",
        "requires": [{"phase": "dreamlands"}],
        "cost": [{"discard_self": True}],
        "do": [{"prevent": 1}],
    },
    {
        "id": "back",
        "kind": "interrupt",
        "when": {"payment_opened": {"who": "self"}},
        "cost": [{"discard_self": True}, {"spirit": "any"}],
        "do": [{"gain_intent": {"color": "chosen", "n": {"paid": 2}}}],
    },
]


@dataclass
class Who:
    """A character as it sits there. Cards: words in a row, a number of plain cards, or a list; the top one first."""

    hand: Cards = 0
    deck: Cards = 20
    discard: Cards = 0
    sealed: Cards = 0
    progress: Cards = 0  # with `-` before it: face down
    weaknesses: Cards = 0
    at: str | None = "A1.nw"  # None: not on the map
    ether: int = 0
    suffering: int = 0
    glowstones: int = 0
    spirits: int = 0
    mask: str | None = None
    masks: Sequence[str] = ()


# ---- content ------------------------------------------------------------------------------------------------------


def name(text: str) -> Data:
    """A name in the language of the table."""
    return {"en": text}


def design_of(word: str) -> str:
    """The id of the card that a word stands for: `W1/P2` is `wrath1_perception2`."""
    if INTENTS.match(word):
        return "_".join(f"{COLORS[part[0]]}{part[1:]}" for part in word.split("/"))
    return "blank" if word == "-" else word


def item_of(word: str) -> str:
    """The id of the item that a word stands for: `P2` is `item_perception2`."""
    return f"item_{design_of(word)}" if INTENTS.match(word) else word


def intents_of(word: str) -> dict[str, int]:
    """What a card like `W1/P2` shows."""
    return {COLORS[part[0]]: int(part[1:]) for part in word.split("/")} if INTENTS.match(word) else {}


def base(rounds: int = 5) -> list[Data]:
    """What every table has."""
    things: list[Data] = [
        {"pack": {"id": "table", "version": "1.0.0", "kind": "campaign", "languages": ["en"], "first_gate": "g_table"}},
        {"gate": {"id": "g_table", "name": name("Gate"), "rounds": rounds, "introduction": 990, "no_more_rounds": 991,
                  "group": 1}},
        {"script": {"n": 990, "text": name("In"), "do": []}},
        {"script": {"n": 991, "text": name("Out"), "do": [{"end_dream": "neutral"}]}},
        {"slumber": {"id": "s_table", "name": name("Slumber"), "rounds": rounds, "no_more_rounds": ["end_slumber"]}},
        {"influence": {"id": "blank", "name": name("Blank"), "intents": {}}},
    ]  # fmt: skip
    for number, archetype in enumerate(ARCHETYPES):
        card = f"{archetype}_card"
        things.append({"influence": {"id": card, "name": name(card), "intents": {}, "starting_of": archetype}})
        person = {"id": f"c{number + 1}", "archetype": archetype, "name": name(archetype), "back": BACKS[number]}
        things.append({"character": {**person, "deck": [{"card": card, "copies": 22}]}})
    for card, suit, steps, reward in TURN_CARDS:
        things.append({"turn_card": {"id": card, "suit": suit, "steps": steps, "reward": reward}})
    return things


def tile_of(slot: str, data: Data) -> Data:
    """A tile on a slot: quadrants are fields, everything else is a part of the tile."""
    fields = {key: data[key] for key in ("nw", "ne", "sw", "se") if key in data}
    rest = {key: value for key, value in data.items() if key not in fields}
    return {"tile": {"id": f"tile_{slot.lower()}", "slot": slot, "fields": fields, **rest}}


def board(**changes: Data) -> dict[str, Data]:
    """All twelve slots, some of them with something on them: `board(A1={"nw": {"spawn": {}}})`."""
    return {slot: changes.get(slot, {}) for slot in SLOTS}


def build(things: Sequence[Data], usual: int = 0) -> Content:
    """Content from what stands in a test; so many of the first things stand in most of them."""
    if not any("pack" in thing for thing in things[:usual]):
        usual = 0  # without a manifest nothing can be read yet
    texts = tuple(json.dumps([thing]) for thing in things)
    return build_texts(texts[:usual], texts[usual:])


@lru_cache(maxsize=256)
def build_texts(usual: tuple[str, ...], more: tuple[str, ...]) -> Content:
    """Content from things written as JSON; the same texts give the same content."""
    builder = copied(built(usual))
    before = len(builder.raw)
    for text in more:
        builder.collect(node_of(text))
    if not usual:
        builder.read_manifests()
    for raw in list(builder.raw.values())[before:]:
        builder.build(raw)
    builder.check_whole()
    assert not builder.findings.errors, "\n".join(map(str, builder.findings.list))
    return builder.content(hashlib.sha256("".join((*usual, *more)).encode()).hexdigest())


@lru_cache(maxsize=4096)
def node_of(text: str) -> Node:
    """What a reader makes of it."""
    return read(text.encode(), "table.json")


@lru_cache(maxsize=64)
def built(texts: tuple[str, ...]) -> Builder:
    """What the usual things come to, before anything else is there."""
    builder = Builder(Findings())
    for text in texts:
        builder.collect(node_of(text))
    builder.read_manifests()
    for raw in builder.raw.values():
        builder.build(raw)
    return builder


def copied(builder: Builder) -> Builder:
    """A builder that goes on where another one is."""
    other = Builder(Findings())
    for name, value in vars(builder).items():
        if isinstance(value, dict):
            setattr(other, name, {key: list(one) if isinstance(one, list) else one for key, one in value.items()})
        elif isinstance(value, list | set):
            setattr(other, name, value.copy())
        elif name not in ("findings", "resolve"):
            setattr(other, name, value)
    return other


# ---- the table ----------------------------------------------------------------------------------------------------


class Dealer:
    """Makes cards from words."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.design: list[str] = []
        self.owner: list[int] = []

    def card(self, word: str, owner: int) -> int:
        """One card."""
        design = design_of(word)
        kind = "weakness" if design in self.content.weakness else "influence"
        self.design.append(f"{kind}:{design}")
        self.owner.append(owner)
        return len(self.design) - 1

    def cards(self, cards: Cards, owner: int) -> list[int]:
        """Several, the first one is the top."""
        return [self.card(word, owner) for word in words_of(cards)]


def words_of(cards: Cards) -> list[str]:
    """Cards as a list of words."""
    if isinstance(cards, int):
        return ["-"] * cards
    return cards.split() if isinstance(cards, str) else list(cards)


def table(
    characters: int | Sequence[Who] = 1,
    *,
    pack: Sequence[Data] = (),
    texts: Mapping[str, Sequence[Any]] | None = None,
    tiles: Mapping[str, Data] | None = None,
    figures: Mapping[str, str | Sequence[str]] | None = None,
    companions: Mapping[str, str] | None = None,
    kind: str = "slumber",
    source: str | None = None,
    turn: str | Sequence[str] = "t01 t02 t03 t04 t05",
    discarded: str | Sequence[str] | None = None,
    shown: int = 0,
    items: str | Sequence[str] = (),
    store: str | Sequence[str] = (),
    weakness_deck: Cards = 0,
    hours: int = 4,
    keys: int = 0,
    wisdoms: Sequence[str] = (),
    revealed: Sequence[str] = (),
    at: str = "actions",
    options: Mapping[str, Any] | None = None,
    dice: Mapping[str, Sequence[Any]] | None = None,
    first: int = 0,
    run: bool = True,
    listening: bool = False,
) -> Engine:
    """A table in the middle of an encounter.

    pack        more things, as they stand in a pack
    texts       lists of effects by name, for `carry_out`
    figures     creature -> its fields; its tile is in play
    turn        turn deck; the rest is discarded face down, or `discarded` (`shown` of them face up)
    at          the state of the round loop to begin with: draw | actions | steps | end effects | discard | no more …
    dice        results laid down beforehand: luck, creature, pick, shuffle
    """
    people = [Who() for _ in range(characters)] if isinstance(characters, int) else list(characters)
    content = content_for(people, pack, texts or {}, tiles, [*words_of(items), *words_of(store)], options or {})
    deal = Dealer(content)
    seated: list[Character] = []
    for c, who in enumerate(people):
        seated.append(sit(deal, content, c, who))
    team = Team(
        first_player=first,
        hours=hours,
        keys=keys,
        items=[item_of(word) for word in words_of(items)],
        store=[item_of(word) for word in words_of(store)],
        wisdoms=list(wisdoms),
        weakness_deck=deal.cards(weakness_deck, -1),
    )
    land = lands.Land()
    for tile in content.tile:
        lands.place_tile(land, content, tile)
    here = Encounter(kind, source or ("slumber:s_table" if kind == "slumber" else "gate:g_table"), round=1)
    here.phase = {"draw": "draw", "abort?": "draw", "actions": "action", "phase end": "action"}.get(at, "dreamlands")
    here.turn_deck = words_of(turn)
    rest = [card for card in content.turn_card if card not in here.turn_deck]
    here.turn_discard = rest if discarded is None else words_of(discarded)
    here.shown_discard = shown
    here.revealed = list(revealed)
    state = State(deal.design, deal.owner, seated, team, land, here, setup.supply_of(content), setup.bag_of(content))
    for c, who in enumerate(people):
        if who.at is not None:
            state.figures[c] = Figure("character", seated[c].id, field_of(who.at))
        else:
            state.figures[c] = Figure("character", seated[c].id, -1)
    e = Engine(content, state, Chance(1), listening)
    take_from_supply(e)
    for creature, places in (figures or {}).items():
        here.creatures.append(CreatureTile(creature))
        for place in words_of(places):
            put_creature(e, creature, place)
    for companion, place in (companions or {}).items():
        here.companions[companion] = 0
        op.place_figure(e, Figure("companion", companion, field_of(place), keeper=0))
    state.scripted = {key: list(values) for key, values in (dice or {}).items()}
    e.push("encounter", {}).at = at
    if at == "draw":
        from reverie.games.etherfields.rounds.encounter import draw_bonus

        bonus = [draw_bonus(e, c) for c in range(e.team_size)]
        e.top.data.update(next=0, order=e.seat_order(), bonus=bonus)
    if run:
        e.run()
    return e


def content_for(
    people: Sequence[Who],
    pack: Sequence[Data],
    texts: Mapping[str, Sequence[Any]],
    tiles: Mapping[str, Data] | None,
    items: Sequence[str],
    options: Mapping[str, Any],
) -> Content:
    """The base, the pack of the test, and every card that a word like `W3` stands for."""
    things = base()
    given = {(key, value.get("id", value.get("n"))) for thing in pack for key, value in thing.items()}
    things = [
        thing
        for thing in things
        if not any((key, value.get("id", value.get("n"))) in given for key, value in thing.items())
    ]
    if options:
        things[0]["pack"]["start_options"] = dict(options)
    usual = len(things)
    things += [dict(thing) for thing in pack]
    for slot, data in (board() if tiles is None else tiles).items():
        things.append(tile_of(slot, data))
    used = [word for who in people for zone in (who.hand, who.deck, who.discard, who.sealed) for word in words_of(zone)]
    used += [word.removeprefix("-") for who in people for word in words_of(who.progress) if len(word) > 1]
    for word in dict.fromkeys(used):
        if INTENTS.match(word):
            things.append({"influence": {"id": design_of(word), "name": name(word), "intents": intents_of(word)}})
    known = {value["id"] for thing in pack for key, value in thing.items() if key == "item"}
    for word in dict.fromkeys(items):
        if word not in known:
            things.append({"item": {"id": item_of(word), "name": name(word), "intents": intents_of(word)}})
    for number, (key, effects) in enumerate(texts.items()):
        things.append({"script": {"n": 900 + number, "text": name(f"text {key}"), "do": list(effects)}})
    return build(things, usual)


def sit(deal: Dealer, content: Content, c: int, who: Who) -> Character:
    """A character with its cards."""
    person = content.character[f"c{c + 1}"]
    seated = Character(person.id, person.archetype)
    for zone in ("deck", "hand", "discard", "sealed", "weaknesses"):
        setattr(seated, zone, deal.cards(getattr(who, zone), c))
    for word in words_of(who.progress):
        card = deal.card(word.removeprefix("-") if len(word) > 1 else word, c)
        seated.progress.append(card)
        if word.startswith("-") and len(word) > 1:
            seated.flipped.append(card)
    seated.ether, seated.suffering = who.ether, who.suffering
    seated.glowstones, seated.spirits = who.glowstones, who.spirits
    seated.mask = who.mask
    seated.masks = list(who.masks) or ([who.mask] if who.mask else [])
    return seated


def put_creature(e: Engine, creature: str, place: str) -> int:
    """A figure of a creature on a field."""
    from reverie.games.etherfields.rounds.spawning import take_figure

    assert take_figure(e, creature)
    large = e.content.creature[creature].figure == "large"
    return op.place_figure(e, Figure("creature", creature, field_of(place), large))


def take_from_supply(e: Engine) -> None:
    """What characters and team have is not in the supply."""
    supply = e.state.supply
    supply["key"] -= e.state.team.keys
    for who in e.state.characters:
        supply["ether"] -= who.ether
        supply["suffering"] -= who.suffering
        supply["glowstone"] -= who.glowstones
        supply["spirit"] -= who.spirits


# ---- playing --------------------------------------------------------------------------------------------------------


def offered(e: Engine) -> list[str]:
    """What may be answered now, in words."""
    return [action_of(choice).words for choice in e.choices().values()]


def within_reach(e: Engine) -> list[str]:
    """The same without commands whose intents cannot be brought together: those can be named and given up."""
    return [action_of(choice).words for choice in e.choices().values() if not choice.short]


def point(e: Engine) -> str:
    """The decision point that is open; empty: none."""
    return e.question.point if e.question is not None else ""


def play(e: Engine, *answers: str) -> Engine:
    """Give answers by their words, or by the beginning of them if only one begins so."""
    for answer in answers:
        wanted = answer.lower()
        options = {action_of(choice).words.lower(): choice for choice in e.choices().values()}
        found = [words for words in options if words == wanted] or [
            words for words in options if words.startswith(wanted)
        ]
        assert len(found) == 1, f"{answer!r} is {'ambiguous' if found else 'not offered'}: {list(options)}"
        e.choose(options[found[0]])
    return e


def carry_out(e: Engine, text: str, run: bool = True, **scope: Any) -> Engine:
    """Carry out a text of the table (`texts`) here and now; afterwards the open question is asked again."""
    script = next(one for one in e.content.script.values() if one.text.get("en") == f"text {text}")
    return do(e, script.do, run=run, **scope)


def again(e: Engine) -> Engine:
    """Ask the open question anew: something was changed by hand."""
    e.question = None
    e.commands = None
    e.changed()
    e.run()
    return e


def do(e: Engine, ref: str, run: bool = True, **scope: Any) -> Engine:
    """Carry out a list of effects."""
    e.question = e.commands = None
    e.push_list(ref, {"targets": [], "chosen": [], "decider": "team", "cause": {}, **scope})
    if run:
        e.run()
    return e


def push(e: Engine, kind: str, **data: Any) -> Engine:
    """Let a frame run on top of the open question, which is asked again afterwards."""
    e.question = e.commands = None
    e.push(kind, {}, **data)
    e.run()
    return e


def designs(e: Engine, cards: Iterable[int]) -> list[str]:
    """Cards by the ids of their designs."""
    return [e.state.design[card].partition(":")[2] for card in cards]


def where(e: Engine, number: int) -> str:
    """The field of a figure by its name; "-": not on the map."""
    field = e.state.figures[number].field
    return FIELD_NAMES[field] if field >= 0 else "-"


def creatures(e: Engine, creature: str) -> list[str]:
    """The fields of a creature's figures, in order of appearance."""
    found = [number for number, one in e.state.figures.items() if one.kind == "creature" and one.of == creature]
    return [where(e, number) for number in found]
