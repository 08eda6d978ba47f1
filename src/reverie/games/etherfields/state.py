"""The state of a game as plain data: numbers, words, lists and small records of them.

Nothing of the content is in it but names, nothing that runs is in it: a frame of the stack is a record like any other.
So the state can be copied, written down and read again at every question (SAV-07).
"""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import dataclass, field
from typing import Any

from reverie.games.etherfields.land import Land

Scope = dict[str, Any]  # what the words of a text refer to: see `scopes.py`


@dataclass(slots=True)
class Character:
    """One character (3.2). Cards are numbers; the first of a list is the top."""

    id: str
    archetype: str
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    sealed: list[int] = field(default_factory=list)
    progress: list[int] = field(default_factory=list)
    flipped: list[int] = field(default_factory=list)  # those of `progress` that lie face down
    weaknesses: list[int] = field(default_factory=list)  # in the progress zone
    limbo: list[int] = field(default_factory=list)  # being played
    aside: list[int] = field(default_factory=list)  # looked for or shown, about to go elsewhere
    ether: int = 0
    suffering: int = 0
    glowstones: int = 0
    spirits: int = 0
    masks: list[str] = field(default_factory=list)
    mask: str | None = None
    memories: list[str] = field(default_factory=list)
    passed: bool = False


@dataclass(slots=True)
class Figure:
    """Something that stands on a field. The figures of characters have the numbers of the characters."""

    kind: str  # character | creature | companion
    of: str  # the id of the character, creature or companion
    field: int  # -1: not on the map
    large: bool = False
    # state -> when it ends: phase | next_phase | round | encounter
    states: dict[str, str] = dataclasses.field(default_factory=dict)
    keeper: int = -1  # the character whose companion it is
    piece: str = ""  # what stands there: token | human | animal | large:id; empty: what its creature has


@dataclass(slots=True)
class CreatureTile:
    """A creature tile in play."""

    id: str
    mutations: list[str] = field(default_factory=list)
    markers: dict[str, int] = field(default_factory=dict)
    is_poisoned: bool = False
    fresh: bool = False  # revealed during a step: it takes part from the next one on (CRE-13)


@dataclass(slots=True)
class Modifier:
    """A change of a number or switch that an effect made (9.9), for its duration."""

    stat: str
    op: str
    value: Any
    who: list[int] | None  # characters; None: everybody
    filters: dict[str, Any]  # what belongs to the stat: colour, keyword, face, creature, …
    duration: str  # a word of 9.9
    until: Any  # what the duration needs: rounds left, source, condition
    uses: int  # how often it may still be applied; -1: any number
    source: str  # the ref of the ability that made it
    ref: str  # where it is written, for its conditions: "influence:x#a/do/0"
    scope: Scope


@dataclass(slots=True)
class Frame:
    """One step of what is being carried out; the last one on the stack is the one at work."""

    kind: str
    data: dict[str, Any]
    scope: Scope
    at: str = ""
    answer: Any = None  # what was chosen, until it is taken

    def take(self) -> Any:
        """The answer, which is then gone; None if none was given."""
        answer, self.answer = self.answer, None
        return answer


@dataclass(slots=True)
class Team:
    """What belongs to all (3.3)."""

    first_player: int = 0
    hours: int = 0
    keys: int = 0
    items: list[str] = field(default_factory=list)  # active
    store: list[str] = field(default_factory=list)
    item_slot_bonus: int = 0
    item_market: list[str] = field(default_factory=list)
    market: list[int] = field(default_factory=list)  # influence cards
    wisdoms: list[str] = field(default_factory=list)
    clues: list[str] = field(default_factory=list)
    flags: dict[str, int] = field(default_factory=dict)
    scripts_read: list[int] = field(default_factory=list)
    gates: dict[str, str] = field(default_factory=dict)  # id -> available | won | lost_kept
    slumber_deck: list[str] = field(default_factory=list)
    season: str | None = None
    gained: list[str] = field(default_factory=list)  # uniques (GEN-08)
    removed: list[str] = field(default_factory=list)
    removed_cards: list[int] = field(default_factory=list)
    shopping_cards: int = 0
    fate_deck: list[str] = field(default_factory=list)
    weakness_deck: list[int] = field(default_factory=list)
    slumberlands: list[str] = field(default_factory=list)  # supply, top first
    unlocked: list[str] = field(default_factory=list)  # things that scripts have added: refs


@dataclass(slots=True)
class Encounter:
    """A dream or slumber being played (3.4)."""

    kind: str  # dream | slumber
    source: str  # ref of the gate or slumber tile
    face: int = 0  # of a slumber tile
    round: int = 0
    phase: str = "setup"  # setup | draw | action | dreamlands | over
    step: str = ""  # of the current turn card
    turn_deck: list[str] = field(default_factory=list)
    turn_discard: list[str] = field(default_factory=list)
    shown_discard: int = 0  # how many of them lie face up: the first ones
    blocked_steps: list[str] = field(default_factory=list)
    creatures: list[CreatureTile] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)  # refs of cards in play: events, …
    secrets: list[str] = field(default_factory=list)  # refs of what is still hidden
    looked_at: dict[str, list[int]] = field(default_factory=dict)  # ref -> characters that know it
    intent_markers: dict[str, list[str]] = field(default_factory=dict)  # group action -> intended colours
    companions: dict[str, int] = field(default_factory=dict)  # id -> keeper
    rewarded: bool = False
    result: str = ""  # victory | failure | neutral | ended | death


@dataclass(slots=True)
class State:
    """Everything that decides how a game goes on."""

    design: list[str]  # card -> ref of its design
    owner: list[int]  # card -> character; -1: nobody
    characters: list[Character]
    team: Team
    land: Land
    encounter: Encounter
    supply: dict[str, int]  # markers left, by kind
    mutation_bag: list[str]
    figures: dict[int, Figure] = field(default_factory=dict)
    next_figure: int = 100
    stack: list[Frame] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    delayed: list[dict[str, Any]] = field(default_factory=list)  # trigger, list of effects, scope
    uses: dict[str, int] = field(default_factory=dict)  # limits: "round|ref|instance|character" -> times
    fired: list[dict[str, Any]] = field(default_factory=list)  # triggers that wait to be carried out
    counters: dict[str, int] = field(default_factory=dict)  # how much of each kind of chance was used
    scripted: dict[str, list[Any]] = field(default_factory=dict)  # results that tests lay down beforehand
    mark: int = 0  # rises whenever somebody learns something new
    result: str = ""  # of the whole game: won | lost
    reason: str = ""

    def copy(self) -> State:
        """An independent copy; scopes that frames share stay shared."""
        copy: State = pickle.loads(pickle.dumps(self, pickle.HIGHEST_PROTOCOL))
        return copy
