"""Content as the engine reads it: checked, normalised, never changed.

A pack on disk may be written in short forms; `building.py` turns it into these objects, in which every word has its
canonical form. Lists of effects are kept apart and called by name (`content.lists["influence:bluff#a/do"]`), so that a
running game, which is plain data, can say where in a text it stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Text = Mapping[str, str]  # language -> words; several pages are one text with PAGE between them
PAGE = "\n\f\n"  # no file may contain a form feed, so it is never part of what somebody wrote
NAME = "{name}"  # in a text that is read aloud: the character that it is about
ListRef = str  # the name of a list of effects; "" is the empty list
NO_TEXT: Text = {}


class Word(NamedTuple):
    """One word of the language (effect, condition, selector, trigger, duration, expression) with its parameters.

    Parameters that are lists of effects are `ListRef`s; options are tuples of `Option`; amounts are ints, "all" or
    expressions; selectors, conditions, triggers and durations are Words again. Missing parameters are not there.
    """

    name: str
    args: Mapping[str, Any]


Amount = int | str | Word
COLORS = ("wrath", "cunning", "perception")
INTENTS = {"intent", "team_times"}
PRINTED = range(1_000)  # amounts that are what they say: no expression, nothing that `amount` would cut


class Components(tuple[Word, ...]):
    """One alternative of a cost, with everything that can be said about it before anybody pays.

    Lists of commands look at every price again and again: what is read here is worked out once for the content.
    """

    rest: tuple[Word, ...]  # everything but intents
    has_intents: bool
    colors: tuple[str | None, ...]  # those that the payer may name first (ETH-PAY-12); (None,): it names none
    asks_for_color: bool
    asks_for_x: bool  # X is fixed when the action is named (ETH-GEN-16): every X that is not counted in intents
    asks_how_many: bool  # the payer says how many of something it gives (`any`)
    printed: Mapping[str | None, Mapping[str, int]] | None  # by named colour: the intents; None: not always the same

    def __init__(self, words: Iterable[Word] = ()) -> None:
        self.rest = tuple(word for word in self if word.name not in INTENTS)
        self.has_intents = len(self.rest) < len(self)
        self.asks_for_color = any(word.name == "intent" and word.args["color"] == "any_one" for word in self)
        self.colors = COLORS if self.asks_for_color else (None,)
        self.asks_for_x = any(word.args.get("n") == "X" for word in self.rest)
        self.asks_how_many = any(word.args.get("n") == "any" for word in self)
        self.printed = self.print_intents()

    def print_intents(self) -> Mapping[str | None, Mapping[str, int]] | None:
        """The intents by the colour that was named; components of one colour are added up (ETH-PAY-12)."""
        asked: dict[str | None, dict[str, int]] = {color: {} for color in (None, *COLORS)}
        for word in self:
            if word.name not in INTENTS:
                continue
            n, wanted = word.args["n"], word.args["color"]
            if word.name == "team_times" or type(n) is not int or n not in PRINTED:
                return None
            for named, sums in asked.items():
                color = (named or COLORS[0]) if wanted == "any_one" else wanted
                sums[color] = sums.get(color, 0) + n
        return asked


Cost = tuple[Components, ...]  # alternatives, "/" means "or" (ETH-GEN-05); free: one empty alternative
FREE: Cost = (Components(),)


def pages(text: str) -> tuple[str, ...]:
    """The pages of a text: shown one after the other wherever something is read aloud."""
    return tuple(text.split(PAGE))


@dataclass(frozen=True, slots=True)
class Check:
    """One line of the checklist of a choice: lit when its conditions hold."""

    text: Text
    requires: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One way of `choice`, `choose_one` or `choose_n`."""

    key: str  # a short name, unique among its neighbours
    text: Text
    requires: tuple[Word, ...]
    do: ListRef


@dataclass(frozen=True, slots=True)
class Range:
    """How far an ability reaches: a number of fields, None without a limit."""

    fields: int | None
    ignores_walls: bool = False
    anywhere: bool = False  # `any_field`: range, walls and blocked fields are ignored


@dataclass(frozen=True, slots=True)
class Way:
    """One of the alternatives of an ability: what it costs and does."""

    cost: Cost
    do: ListRef


@dataclass(frozen=True, slots=True)
class Ability:
    """Something a card, tile or rule lets somebody do, or does by itself (9.3)."""

    ref: str  # "influence:bluff#a"
    source: str  # "influence:bluff"
    id: str
    kind: str  # action | interrupt | passive | trigger | step
    ways: tuple[Way, ...]  # the ability itself, then what stands under `or`
    text: Text = field(default_factory=dict)
    name: Text = field(default_factory=dict)
    keyword: str = "none"
    group: bool = False
    scope: frozenset[str] = frozenset({"slumber", "dream"})
    when: Word | None = None
    window: str = "after"
    requires: tuple[Word, ...] = ()
    range: Range | None = None
    limit: str = "none"
    target: Word | None = None
    duration: Word | None = None
    after_use: str = "stay"
    decider: str = "actor"


@dataclass(frozen=True, slots=True)
class Code:
    """The code of a secret (ETH-SCR-02)."""

    numeral: str
    group: int
    letter: str
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Thing:
    """What everything with a name has in common."""

    ref: str  # "influence:bluff"
    id: str
    name: Text = field(default_factory=dict)
    text: Text = field(default_factory=dict)  # flavour; rules stand at the abilities
    abilities: tuple[Ability, ...] = ()
    code: Code | None = None
    back: str = ""


@dataclass(frozen=True, slots=True)
class Character(Thing):
    """A dreamer: archetype (ETH-CHR-02), starting deck, the action on the back of its cards."""

    archetype: str = ""
    back_action: Ability | None = None
    deck: tuple[tuple[str, int], ...] = ()  # (influence id, copies)
    lucid_of: str | None = None  # a lucid character: whose alternative it is (ETH-LUC-01)
    called: Text = field(default_factory=dict)  # in the middle of a sentence: "the Gambler", „die Spielerin“
    mixes: bool = False  # whether a lucid deck may be built with the cards of the other one as well


@dataclass(frozen=True, slots=True)
class Influence(Thing):
    """An influence card: price, intents, requirement, abilities, perhaps what it costs to lay it (ETH-ACT-13)."""

    price: int = 0
    intents: Mapping[str, int] = field(default_factory=dict)
    starting_of: str | None = None
    copies: int = 1  # in the market; starting decks say their own numbers
    solo_hint: bool = False
    lay_cost: Cost | None = None  # None: not a progress card
    colors: tuple[str, ...] = ()  # of a progress card
    requires: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Item(Thing):
    """An item card."""

    intents: Mapping[str, int] = field(default_factory=dict)
    discards_to: str = "store"


@dataclass(frozen=True, slots=True)
class Weakness(Thing):
    """A weakness card."""

    fee: Cost | None = None
    goes_to: str = "discard"


@dataclass(frozen=True, slots=True)
class Mask(Thing):
    """A mask."""

    owner: str = "any"


@dataclass(frozen=True, slots=True)
class TurnCard(Thing):
    """A turn card: suit, steps, reward (ETH-TRN-01); its suit does nothing by itself (ETH-TRN-09)."""

    suit: str = ""
    steps: tuple[str, ...] = ()
    reward: ListRef = ""


@dataclass(frozen=True, slots=True)
class Socket:
    """A place for a glowstone."""

    id: str
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a tile as it is printed."""

    blocked: bool = False
    entrance: bool = False
    spawn: bool = False
    spawn_suit: str | None = None
    terrain: tuple[str, ...] = ()
    stairs: bool = False
    trap: ListRef | None = None  # what the trap does; None: no trap
    draw_bonus: int = 0
    special: tuple[str, ...] = ()
    socket: Socket | None = None
    actions: tuple[Ability, ...] = ()
    tags: frozenset[str] = field(init=False, compare=False)  # what `on_tag` asks for, as far as it is printed

    def __post_init__(self) -> None:
        kinds = {
            "entrance": self.entrance,
            "spawn": self.spawn,
            "stairs": self.stairs,
            "trap": self.trap is not None,
            "draw_bonus": self.draw_bonus > 0,
            "special": bool(self.special),
            "socket": self.socket is not None,
        }
        object.__setattr__(self, "tags", frozenset({*self.special, *(tag for tag, is_so in kinds.items() if is_so)}))


@dataclass(frozen=True, slots=True)
class Edge:
    """A printed wall: between two fields of the tile ("nw", "ne"), or on an outer side ("nw", "north")."""

    a: str
    b: str  # a quadrant, or a side: north | east | south | west
    state: str  # wall | damaged


@dataclass(frozen=True, slots=True)
class Tile(Thing):
    """A tile of the dreamlands: 2 x 2 fields."""

    cells: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # quadrant -> (row, column) from (1, 1)
    slot: str | None = None
    fields: Mapping[str, Field] = field(default_factory=dict)  # quadrant -> field
    edges: tuple[Edge, ...] = ()
    symbols: tuple[tuple[str, tuple[str, ...]], ...] = ()  # (terrain, the quadrants it counts for)
    rules: tuple[Ability, ...] = ()  # general rules that are abilities
    instructions: tuple[ListRef, ...] = ()  # general rules that are carried out once, when revealed (ETH-GRL-02)
    instruction_texts: tuple[Text, ...] = ()  # what they say, in the same order
    rift_slot: str | None = None  # quadrant
    start: bool = False


@dataclass(frozen=True, slots=True)
class Overlay(Thing):
    """A card that lies over fields."""

    cells: tuple[tuple[int, int, Field], ...] = ()
    edges: tuple[tuple[tuple[int, int], tuple[int, int], str], ...] = ()


@dataclass(frozen=True, slots=True)
class Creature(Thing):
    """A creature tile (ETH-CRE-01). `abilities` are its interactions and passives; steps are lists of effects."""

    figure: str = "token"  # token | human | animal | large
    figure_id: str = ""  # which token or large figure
    movement: int | None = 1  # None: ignores the die
    movement_rule: ListRef = ""  # what happens in a move step, if it ignores the die
    setup: ListRef = ""
    steps: Mapping[str, ListRef | None] = field(default_factory=dict)  # mutation | basic | special -> effects


@dataclass(frozen=True, slots=True)
class Face:
    """What a slumber tile says; a tile may have several (ETH-SLU-06)."""

    requires: tuple[Word, ...] = ()
    creature: str | None = None
    rounds: int = 0
    setup: ListRef = ""
    instructions: ListRef = ""
    no_more_rounds: ListRef = ""
    abort: bool = False
    abort_before_setup: bool = False


@dataclass(frozen=True, slots=True)
class Slumber(Thing):
    """A slumber tile; `abilities` are its rules."""

    delta: bool = False
    endless: bool = False  # it lies on the gate slot, never in the slumber deck (ETH-ETM-01)
    faces: tuple[Face, ...] = ()  # variants in order, then the base face
    deliverance_requires: tuple[Word, ...] | None = None
    deliverance_script: int = 0


@dataclass(frozen=True, slots=True)
class Gate(Thing):
    """A dream gate, both of its sides (ETH-GAT-01); `abilities` are its rules and step effects."""

    district: str | None = None
    entry_cost: Cost = FREE
    entry_requires: tuple[Word, ...] = ()
    setup: ListRef = ""
    alone: ListRef = ""  # what went before, if the dream is played by itself
    rounds: int = 12
    introduction: int = 0
    no_more_rounds: int = 0
    group: int = 0
    goal: Text = field(default_factory=dict)
    hints: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fate(Thing):
    """A fate card; `abilities` are those of its rift."""

    do: ListRef = ""
    is_rift: bool = False
    rift_field: str = "none"  # slot: on the field of the rift slot; none: a rule for all
    places_tile: bool = False
    solo_hint: bool = False


@dataclass(frozen=True, slots=True)
class Season(Thing):
    """A season card."""

    polarity: str = "neutral"
    hints: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Companion(Thing):
    """A companion."""

    figure: str = "token"
    figure_id: str = ""
    leaves: str = "encounter_end"  # encounter_end | never | condition
    leaves_when: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Memory(Thing):
    """A first-memory card."""

    owner: str = ""
    when: Word | None = None
    requires: tuple[Word, ...] = ()
    do: ListRef = ""


@dataclass(frozen=True, slots=True)
class Clue(Thing):
    """A clue card; `text` is its front."""

    back_text: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sign(Thing):
    """A sign token."""

    owner: str = "universal"  # or the archetype whose personal sign it is
    shape: str = ""


@dataclass(frozen=True, slots=True)
class SignSpot(Thing):
    """A place where a sign token can be used."""

    at: str = ""
    accepts: tuple[str, ...] = ()
    do: ListRef = ""
    wrong: ListRef = ""


@dataclass(frozen=True, slots=True)
class Puzzle(Thing):
    """Something to be found out, with help in three steps: where it is met, what solves it, when it is solved."""

    at: str = ""  # ref of a thing, or location:<id>
    solution: Text = field(default_factory=dict)
    hints: tuple[Text, ...] = ()
    solved: tuple[Word, ...] = ()
    known: tuple[Word, ...] = ()  # besides being there: when the team can know that there is something to find out


@dataclass(frozen=True, slots=True)
class Script(Thing):
    """A paragraph of the script book; `text` is what is read."""

    n: int = 0
    once: bool = False
    do: ListRef = ""


@dataclass(frozen=True, slots=True)
class Location:
    """A place in the dreamworld."""

    id: str
    name: Text
    icons: tuple[str, ...]
    do: ListRef = ""


@dataclass(frozen=True, slots=True)
class DreamworldTile(Thing):
    """A district of the dreamworld."""

    district: str = ""
    slot: str = ""
    locations: tuple[Location, ...] = ()
    arrows: tuple[tuple[str, str, str], ...] = ()  # (from, to, path | shortcut)


@dataclass(frozen=True)
class Content:
    """Everything a game is played with: one campaign pack and its expansions."""

    id: str
    version: str
    languages: tuple[str, ...]
    first_gate: str
    options: Mapping[str, Any]  # 9.12, all of them, overrides applied
    standard_wisdoms: Mapping[str, str]
    awakening_location: str
    character: Mapping[str, Character]
    influence: Mapping[str, Influence]
    item: Mapping[str, Item]
    weakness: Mapping[str, Weakness]
    mask: Mapping[str, Mask]
    turn_card: Mapping[str, TurnCard]
    tile: Mapping[str, Tile]
    overlay: Mapping[str, Overlay]
    creature: Mapping[str, Creature]
    slumber: Mapping[str, Slumber]
    gate: Mapping[str, Gate]
    fate: Mapping[str, Fate]
    season: Mapping[str, Season]
    wisdom: Mapping[str, Thing]
    clue: Mapping[str, Clue]
    companion: Mapping[str, Companion]
    memory: Mapping[str, Memory]
    sign: Mapping[str, Sign]
    sign_spot: Mapping[str, SignSpot]
    event: Mapping[str, Thing]
    script: Mapping[int, Script]
    puzzle: Mapping[str, Puzzle]
    journal: Mapping[str, Text]  # what a team may have written down, by its id
    dreamworld_tile: Mapping[str, DreamworldTile]
    lists: Mapping[ListRef, tuple[Word, ...]]
    abilities: Mapping[str, Ability]  # by ref
    things: Mapping[str, Thing]  # by ref
    codes: Mapping[str, tuple[str, ...]]  # "I-2-B" -> refs of the secrets with this code
    numeral: str  # of the campaign, in codes
    name: Text
    text: Text  # what the campaign is about, for whoever begins it
    always_active_wisdoms: tuple[str, ...]
    exclusive_mode: str | None
    fingerprint: str  # of the files it was read from
