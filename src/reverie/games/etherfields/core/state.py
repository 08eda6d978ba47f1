"""The state of a game as plain data: numbers, words, lists and small records of them.

Nothing of the content is in it but names, nothing that runs is in it: a frame of the stack is a record like any other.
So the state can be copied, written down and read again at every question (ETH-SAV-07). Beside the type of a field
stands what may be in it in a written position: see `land/kinds.py`.
"""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import dataclass, field
from typing import Annotated, Any

from reverie.games.etherfields.land import Land
from reverie.games.etherfields.land import kinds as k

Scope = dict[str, Any]  # what the words of a text refer to: see `scopes.py`
AMONG_USES = "among uses"  # in the metadata of a field: how it is written there
IF_THERE = "if there"  # in the metadata of a field: written only where there is something in it
DREAMWORLD = "dreamworld"  # the kind of the encounter while none is played, in a campaign
STEPS_LIMIT = 10  # of a turn card, and tokens on one


@dataclass(slots=True)
class Character:
    """One character (3.2). Cards are numbers; the first of a list is the top."""

    id: Annotated[str, k.thing("character")]
    archetype: Annotated[str, k.word]
    deck: Annotated[list[int], k.CARDS] = field(default_factory=list)
    hand: Annotated[list[int], k.CARDS] = field(default_factory=list)
    discard: Annotated[list[int], k.CARDS] = field(default_factory=list)
    sealed: Annotated[list[int], k.CARDS] = field(default_factory=list)
    progress: Annotated[list[int], k.CARDS] = field(default_factory=list)
    flipped: Annotated[list[int], k.CARDS] = field(default_factory=list)  # those of `progress` that lie face down
    weaknesses: Annotated[list[int], k.CARDS] = field(default_factory=list)  # in the progress zone
    limbo: Annotated[list[int], k.CARDS] = field(default_factory=list)  # being played
    aside: Annotated[list[int], k.CARDS] = field(default_factory=list)  # looked for or shown, about to go elsewhere
    ether: Annotated[int, k.COUNT] = 0
    suffering: Annotated[int, k.COUNT] = 0
    glowstones: Annotated[int, k.COUNT] = 0
    spirits: Annotated[int, k.COUNT] = 0
    masks: Annotated[list[str], k.listing(k.thing("mask"))] = field(default_factory=list)
    mask: Annotated[str | None, k.perhaps(k.thing("mask"))] = None
    memories: Annotated[list[str], k.listing(k.thing("memory"))] = field(default_factory=list)
    passed: Annotated[bool, k.flag] = False


@dataclass(slots=True)
class Figure:
    """Something that stands on a field. The figures of characters have the numbers of the characters."""

    kind: Annotated[str, k.one_of("character", "creature", "companion")]
    of: Annotated[str, k.word]  # the id of the character, creature or companion
    field: Annotated[int, k.PERHAPS_FIELD]  # -1: not on the map
    large: Annotated[bool, k.flag] = False
    # state -> when it ends: phase | next_phase | round | encounter
    states: Annotated[dict[str, str], k.mapping(k.STATE, k.one_of("phase", "next_phase", "round", "encounter"))] = (
        dataclasses.field(default_factory=dict)
    )
    keeper: Annotated[int, k.holder] = -1  # the character whose companion it is
    piece: Annotated[str, k.word] = (
        ""  # what stands there: token | human | animal | large:id; empty: what its creature has
    )


@dataclass(slots=True)
class CreatureTile:
    """A creature tile in play."""

    id: Annotated[str, k.thing("creature")]
    mutations: Annotated[list[str], k.listing(k.MUTATION)] = field(default_factory=list)
    markers: Annotated[dict[str, int], k.mapping(k.marker, k.COUNT)] = field(default_factory=dict)
    is_poisoned: Annotated[bool, k.flag] = False
    fresh: Annotated[bool, k.flag] = False  # revealed during a step: it takes part from the next one on (ETH-CRE-13)


@dataclass(slots=True)
class Modifier:
    """A change of a number or switch that an effect made (9.9), for its duration."""

    stat: Annotated[str, k.word]
    op: Annotated[str, k.word]
    value: Annotated[Any, k.anything]
    who: Annotated[list[int] | None, k.perhaps(k.SEATS)]  # characters; None: everybody
    filters: Annotated[
        dict[str, Any], k.mapping(k.word, k.anything)
    ]  # what belongs to the stat: colour, keyword, face, creature, …
    duration: Annotated[str, k.word]  # a word of 9.9
    until: Annotated[Any, k.anything]  # what the duration needs: rounds left, source, condition
    uses: Annotated[int, k.whole(-1, k.COUNT_LIMIT)]  # how often it may still be applied; -1: any number
    source: Annotated[str, k.word]  # the ref of the ability that made it
    ref: Annotated[str, k.word]  # where it is written, for its conditions: "influence:x#a/do/0"
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

    first_player: Annotated[int, k.seat] = 0
    hours: Annotated[int, k.COUNT] = 0
    keys: Annotated[int, k.COUNT] = 0
    items: Annotated[list[str], k.listing(k.thing("item"))] = field(default_factory=list)  # active
    store: Annotated[list[str], k.listing(k.thing("item"))] = field(default_factory=list)
    item_slot_bonus: Annotated[int, k.AMOUNT] = 0
    item_market: Annotated[list[str], k.listing(k.thing("item"))] = field(default_factory=list)
    market: Annotated[list[int], k.CARDS] = field(default_factory=list)  # influence cards
    wisdoms: Annotated[list[str], k.listing(k.thing("wisdom"))] = field(default_factory=list)
    clues: Annotated[list[str], k.listing(k.thing("clue"))] = field(default_factory=list)
    flags: Annotated[dict[str, int], k.mapping(k.word, k.FLAG)] = field(default_factory=dict)
    scripts_read: Annotated[list[int], k.listing(k.script)] = field(default_factory=list)
    gates: Annotated[dict[str, str], k.mapping(k.thing("gate"), k.word)] = field(
        default_factory=dict
    )  # id -> available | won | lost_kept
    slumber_deck: Annotated[list[str], k.listing(k.thing("slumber"))] = field(default_factory=list)
    season: Annotated[str | None, k.perhaps(k.thing("season"))] = None
    gained: Annotated[list[str], k.REFS] = field(default_factory=list)  # uniques (ETH-GEN-08)
    removed: Annotated[list[str], k.WORDS] = field(default_factory=list)
    removed_cards: Annotated[list[int], k.CARDS] = field(default_factory=list)
    shopping_cards: Annotated[int, k.COUNT] = 0
    fate_deck: Annotated[list[str], k.listing(k.thing("fate"))] = field(default_factory=list)
    weakness_deck: Annotated[list[int], k.CARDS] = field(default_factory=list)
    slumberlands: Annotated[list[str], k.listing(k.thing("tile"))] = field(default_factory=list)  # supply, top first
    unlocked: Annotated[list[str], k.REFS] = field(default_factory=list)  # things that scripts have added: refs
    journal: Annotated[list[str] | None, k.listing(k.journal)] = field(
        default=None, metadata={IF_THERE: True}
    )  # ids of what was written down, in order; None: nothing yet


@dataclass(slots=True)
class Encounter:
    """A dream or slumber being played (3.4)."""

    kind: Annotated[str, k.one_of("", "dream", "slumber", DREAMWORLD)]  # dream | slumber | dreamworld
    source: Annotated[str, k.encounter]  # ref of the gate or slumber tile
    face: Annotated[int, k.whole(0, 20)] = 0  # of a slumber tile
    round: Annotated[int, k.COUNT] = 0
    phase: Annotated[str, k.one_of("setup", "draw", "action", "dreamlands", "over", "idle")] = (
        "setup"  # setup | draw | action | dreamlands | over; idle in the dreamworld
    )
    step: Annotated[str, k.one_of("", "basic", "move", "special", "mutation")] = ""  # of the current turn card
    turn_deck: Annotated[list[str], k.listing(k.thing("turn_card"))] = field(default_factory=list)
    turn_discard: Annotated[list[str], k.listing(k.thing("turn_card"))] = field(default_factory=list)
    shown_discard: Annotated[int, k.COUNT] = 0  # how many of them lie face up: the first ones
    blocked_steps: Annotated[list[str], k.listing(k.STEP, STEPS_LIMIT)] = field(default_factory=list)
    creatures: Annotated[list[CreatureTile], k.LIST_LIMIT] = field(default_factory=list)
    revealed: Annotated[list[str], k.REFS] = field(default_factory=list)  # refs of cards in play: events, …
    secrets: Annotated[list[str], k.REFS] = field(default_factory=list)  # refs of what is still hidden
    looked_at: Annotated[dict[str, list[int]], k.mapping(k.REF, k.listing(k.seat, k.COUNT_LIMIT))] = field(
        default_factory=dict
    )  # ref -> characters that know it
    intent_markers: Annotated[dict[str, list[str]], k.mapping(k.ABILITY, k.listing(k.COLOR, k.LIST_LIMIT))] = field(
        default_factory=dict
    )  # group action -> intended colours
    companions: Annotated[dict[str, int], k.mapping(k.thing("companion"), k.holder)] = field(
        default_factory=dict
    )  # id -> keeper
    rewarded: Annotated[bool, k.flag] = False
    result: Annotated[str, k.one_of("", "victory", "failure", "neutral", "ended", "death", "awakened", "closed")] = (
        ""  # victory | failure | neutral | ended | death; in a campaign also awakened | closed
    )


@dataclass(slots=True)
class Belongings:
    """What a character has outside its zones, whether it plays or is absent (3.2)."""

    id: Annotated[str, k.thing("character")]
    stash: Annotated[list[int], k.CARDS] = field(default_factory=list)  # influence cards that are not in the deck
    built: Annotated[list[int], k.CARDS] = field(default_factory=list)  # the deck as it was built last (7.21)
    note: Annotated[bool, k.flag] = False  # an ether note (ETH-SAV-03)


@dataclass(slots=True)
class Campaign:
    """What lasts longer than an encounter (3.1), and where the team is in it (3.3)."""

    stage: Annotated[str, k.one_of("new", "first_dream", "sitting", "saved", "setup")] = "new"
    sitting: Annotated[int, k.COUNT] = 1
    location: Annotated[str, k.word] = ""  # of the team marker; empty before the first awakening
    first_dream_done: Annotated[bool, k.flag] = False
    deaths: Annotated[int, k.COUNT] = 0
    nap: Annotated[str | None, k.perhaps(k.thing("gate"))] = None  # the gate with Nap on it (ETH-NAP-01)
    ending: Annotated[str, k.word] = ""
    kept: Annotated[list[Belongings], k.LIST_LIMIT] = field(default_factory=list)
    absent: Annotated[list[Character], k.LIST_LIMIT] = field(default_factory=list)  # those who do not play now
    # What was played so far: gate -> how each try ended; slumbers that are over. Saves of older versions lack it.
    tries: Annotated[dict[str, list[str]], k.mapping(k.thing("gate"), k.listing(k.word))] = field(
        default_factory=dict, metadata={IF_THERE: True}
    )
    slumbers: Annotated[int, k.EVENTS] = field(default=0, metadata={IF_THERE: True})
    # How many people there are; whoever has the seat n plays the characters n, n + people, … (0: one each).
    people: Annotated[int, k.whole(0, k.TEAM_LIMIT)] = field(default=0, metadata={IF_THERE: True})
    leaving: Annotated[bool, k.flag] = field(default=False, metadata={IF_THERE: True})  # saved in a dream (ETH-SAV-06)


@dataclass(slots=True)
class State:
    """Everything that decides how a game goes on."""

    design: Annotated[list[str], k.listing(k.REF, k.CARD_LIMIT)]  # card -> ref of its design
    owner: Annotated[list[int], k.listing(k.holder, k.CARD_LIMIT)]  # card -> character; -1: nobody
    characters: Annotated[list[Character], k.TEAM_LIMIT]
    team: Team
    land: Land
    encounter: Encounter
    supply: Annotated[dict[str, int], k.mapping(k.word, k.COUNT)]  # markers left, by kind
    mutation_bag: Annotated[list[str], k.listing(k.MUTATION)]
    figures: Annotated[dict[int, Figure], k.FIGURE_LIMIT] = field(default_factory=dict)
    next_figure: Annotated[int, k.whole(100, k.FIGURES_END)] = 100
    stack: Annotated[list[Frame], k.LIST_LIMIT] = field(default_factory=list)
    modifiers: Annotated[list[Modifier], k.LIST_LIMIT] = field(default_factory=list)
    delayed: Annotated[list[dict[str, Any]], k.LIST_LIMIT] = field(
        default_factory=list
    )  # trigger, list of effects, scope
    uses: Annotated[dict[str, int], k.mapping(k.word, k.EVENTS)] = field(
        default_factory=dict
    )  # limits: "round|ref|instance|character" -> times
    # What is written among the uses, behind a word: so states are written as they always were.
    # - markers on cards and beside characters: "spot|kind" -> how many
    loose: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "marker|"})
    # - markers that leave with the slumber (ETH-SLU-07): "kind|spot" -> how many
    of_slumber: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "own|"})
    # - actions with a block token on them (ETH-ACT-09): ref -> 1
    blocked: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "token|"})
    # - conditions that held when somebody looked last: "ref|instance" -> 1
    met: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "met|"})
    # - figures that were in range then: "ref|instance|figure" -> 1
    in_range: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "range|"})
    # - cards that were swapped, until the awakening: card -> the number of the giver and 1
    lent: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "sitting|lent|"})
    # - what is remembered of texts until the round is over (`language/notes.py`): "number|words" -> 1
    noted: dict[str, int] = field(default_factory=dict, metadata={AMONG_USES: "round|text|"})
    # - how many texts have got a number
    texts: int = field(default=0, metadata={AMONG_USES: "texts"})
    fired: Annotated[list[dict[str, Any]], k.nothing] = field(
        default_factory=list
    )  # triggers that wait to be carried out
    counters: Annotated[dict[str, int], k.mapping(k.one_of("shuffle", "pick", "luck", "creature"), k.EVENTS)] = field(
        default_factory=dict
    )  # how much of each kind of chance was used
    scripted: Annotated[dict[str, list[Any]], k.nothing] = field(
        default_factory=dict
    )  # results that tests lay down beforehand
    mark: Annotated[int, k.EVENTS] = 0  # rises whenever somebody learns something new
    result: Annotated[str, k.one_of("", "won", "lost", "ended")] = ""  # of the whole game: won | lost
    reason: Annotated[str, k.word] = ""
    campaign: Campaign | None = field(default=None, metadata={IF_THERE: True})  # None: an encounter of its own

    def copy(self) -> State:
        """An independent copy; scopes that frames share stay shared."""
        return State.thawed(self.frozen())

    def frozen(self) -> bytes:
        """All of it, small, for whoever may come back to it."""
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)

    @staticmethod
    def thawed(frozen: bytes) -> State:
        """What was frozen; by this process, nobody else's is ever read."""
        state: State = pickle.loads(frozen)
        return state
