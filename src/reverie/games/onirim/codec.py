"""Onirim's actions, questions, zones and events in words: the one table between numbers and names."""

from __future__ import annotations

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import (
    COLOURS,
    DENIZENS,
    PREMONITIONS,
    SPELLS,
    TOKENS,
    has_symbol,
    is_door,
    is_key,
    is_location,
    is_tower,
    is_usable,
)
from reverie.games.onirim.modules import said, verbs
from reverie.games.onirim.places import places
from reverie.kernel.actions import Block, Codec

KINDS = [kind for kind in range(c.KINDS) if TOKENS[kind]]
ANY = {kind: TOKENS[kind] for kind in KINDS}
LOCATIONS = {kind: TOKENS[kind] for kind in KINDS if is_location(kind)}
USABLE = {kind: TOKENS[kind] for kind in KINDS if is_usable(kind)}
PLAYABLE = {kind: TOKENS[kind] for kind in KINDS if has_symbol(kind)}
TOWERS = {kind: TOKENS[kind] for kind in KINDS if is_tower(kind)}
KEYS = {kind: TOKENS[kind] for kind in KINDS if is_key(kind)}
DOORS = {kind: TOKENS[kind] for kind in KINDS if is_door(kind)}
COLOURED_DOORS = {kind: token for kind, token in DOORS.items() if kind < c.DOOR_ONIVERSE}
SLOTS = {0: "0", 1: "1"}
CATCHERS = {i: str(i) for i in range(c.CATCHERS)}
POSITIONS = {i: str(i) for i in range(13)}
NAMED_PREMONITIONS = dict(enumerate(PREMONITIONS))
ALONE = {0: ""}


def right(arguments: dict[int, str]) -> dict[int, str]:
    """The same towers at the right end of their row."""
    return {argument + c.RIGHT: word for argument, word in arguments.items()}


def from_hand(
    verb: str, noun: str, cards: dict[int, str], blocks: tuple[int, int, int], helper: str | None = None
) -> list[Block]:
    """Blocks of a verb for the three places a card can come from: the own cards, the shared ones, a keeper."""
    own, shared, stored = blocks
    return [
        Block(own, verb, noun, cards, None, helper),
        Block(shared, verb, noun, cards, "shared", helper),
        Block(stored, verb, "slot", SLOTS, "stored", helper),
    ]  # fmt: skip


CODEC = Codec(
    [
        *from_hand("play", "card", LOCATIONS, (c.PLAY, c.PLAY_SHARED, c.PLAY_STORED)),
        *from_hand(
            "play",
            "card",
            PLAYABLE,
            (c.ARCHITECT_PLAY, c.ARCHITECT_PLAY_SHARED, c.ARCHITECT_PLAY_STORED),
            "architect",
        ),
        *from_hand("build-left", "tower", TOWERS, (c.BUILD, c.BUILD_SHARED, c.BUILD_STORED)),
        Block(c.BUILD, "build-right", "tower", right(TOWERS)),
        Block(c.BUILD_SHARED, "build-right", "tower", right(TOWERS), "shared"),
        Block(c.BUILD_STORED, "build-right", "slot", right(SLOTS), "stored"),
        *from_hand("discard", "card", LOCATIONS, (c.DISCARD, c.DISCARD_SHARED, c.DISCARD_STORED)),
        Block(c.TURN_OPTION, "flee", None, {c.FLEE: ""}),
        Block(c.TURN_OPTION, "anticipate", None, {c.ANTICIPATE: ""}),
        Block(c.TURN_OPTION, "face", None, {c.FACE_ADVERSARY: ""}),
        Block(c.HANDBOOK, "handbook", "catcher", CATCHERS),
        Block(c.DRAFT, "draft", "card", LOCATIONS),
        Block(c.PROPHECY_DISCARD, "drop", "card", ANY),
        Block(c.PROPHECY_PUT, "put", "card", ANY),
        Block(c.TAKE_DOOR, "take", "door", DOORS),
        Block(c.TAKE_CHROMATIC, "take", "door", COLOURED_DOORS, None, "chromatic_chaos"),
        *(Block(c.TAKE_CAPTURED + i, "take", "card", ANY, f"catcher-{i}") for i in range(c.CATCHERS)),
        *(
            Block(c.TAKE_CAPTURED_CHROMATIC + i, "take", "door", COLOURED_DOORS, f"catcher-{i}", "chromatic_chaos")
            for i in range(c.CATCHERS)
        ),
        Block(c.LEAVE_CAPTURED, "leave", None, ALONE),
        Block(c.EMPTY, "empty", "catcher", {**CATCHERS, c.NO_CATCHER: "none"}),
        Block(c.SEARCH, "decline", None, {c.DECLINE: ""}),
        Block(c.SEARCH, "search", None, {c.SEARCH_ONLY: ""}),
        *from_hand("open", "key", KEYS, (c.OPEN_DOOR, c.OPEN_SHARED, c.OPEN_STORED)),
        *from_hand(
            "open",
            "key",
            KEYS,
            (c.OPEN_CHROMATIC, c.OPEN_CHROMATIC_SHARED, c.OPEN_CHROMATIC_STORED),
            "chromatic_chaos",
        ),
        Block(c.DOOR_TO_LIMBO, "limbo", None, ALONE),
        *from_hand("ward", "key", KEYS, (c.WARD_KEY, c.WARD_KEY_SHARED, c.WARD_KEY_STORED)),
        Block(c.WARD_DOOR, "ward", "door", DOORS),
        Block(
            c.WARD,
            "ward",
            "way",
            {
                c.MILL: "mill",
                c.HAND_REDRAW: "hand",
                c.PUNISHMENT_WARD: "punishment",
                c.MIRROR_WARD: "mirror",
                c.PROTECTOR_WARD: "protector",
                c.PATHFINDER_WARD: "pathfinder",
            },
        ),
        Block(c.INCANT_DOOR, "incant", "door", DOORS),
        Block(c.INCANT_NONE, "incant", "door", {0: "none"}),
        Block(c.PUT_UNDER, "put-under", "card", ANY),
        Block(c.PUT_FIRST, "put-first", "card", ANY),
        Block(c.TOWER_LOOK, "skip", None, {0: ""}),
        Block(c.TOWER_LOOK, "look", None, {1: ""}),
        Block(c.LOSE_TOWER, "lose", "tower", TOWERS),
        Block(c.FALSE_ALARM, "false-alarm", None, ALONE),
        Block(c.SWAP, "swap", "card", LOCATIONS),
        Block(c.SWAP_SHARED, "swap-for", "card", LOCATIONS),
        Block(c.NO_SWAP, "no-swap", None, ALONE),
        Block(c.UNCOVER, "uncover", "position", POSITIONS),
        Block(c.BANISH, "banish", "premonition", NAMED_PREMONITIONS),
        Block(c.HAPPY, "seven", None, {c.REVEAL_SEVEN: ""}),
        Block(c.HAPPY, "seek", None, {c.HAPPY_SEARCH: ""}),
        Block(c.KEEP, "keep", "card", ANY),
        Block(c.DISCARD_REST, "discard-rest", None, ALONE),
        Block(c.FETCH, "fetch", "card", ANY),
        *from_hand("rally", "card", USABLE, (c.RALLY, c.RALLY_SHARED, c.RALLY_STORED)),
        Block(c.SEND_AWAY, "send-away", None, ALONE),
        Block(c.RESOLVE, "resolve", "premonition", NAMED_PREMONITIONS),
        Block(c.RETURN_DOOR, "return", "door", DOORS),
        Block(c.RETURN_PARTNER_DOOR, "return", "door", DOORS, "partner"),
        Block(c.PREMONITION_KEY, "discard-key", "key", KEYS),
        Block(c.HAMMER, "hammer", "colour", dict(enumerate(COLOURS))),
        Block(c.PAY, "pay", "card", {**USABLE, c.NIGHTMARE: "nightmare", c.REST: "rest"}),
        Block(c.PLAN, "plan", "position", POSITIONS),
        Block(c.PLAN_WITH, "plan-with", "position", POSITIONS),
        Block(c.CYCLO, "cyclo", "card", USABLE),
        Block(c.CYCLO_SHARED, "cyclo", "card", USABLE, "shared"),
        Block(c.CYCLO_FETCH, "cyclo-fetch", "card", USABLE),
        Block(c.GO_ON, "go-on", None, ALONE),
        Block(c.CAST, "cast", "spell", dict(enumerate(SPELLS[:2]))),
        Block(c.USE, "use", "denizen", {i: DENIZENS[i] for i in range(c.CYCLOBOT, c.CHROMATIC_CHAOS)}),
        Block(c.STORE, "store", "card", USABLE),
        Block(c.STORE_SHARED, "store", "card", USABLE, "shared"),
        *(block for one in said().values() for block in one.blocks),
    ],
    frozenset({"slot", "catcher", "position"}),
    placing=places,
)

# Questions: code -> (short name, decision point of the law).
QUESTIONS = {
    c.Q_TURN: ("turn", "DP-TURN"),
    c.Q_SEARCH: ("search", "DP-SEARCH"),
    c.Q_PROPHECY: ("prophecy", "DP-PROPHECY"),
    c.Q_PROPHECY_ORDER: ("prophecy-order", "DP-PROPHECY"),
    c.Q_DOOR: ("door", "DP-DOOR"),
    c.Q_NIGHTMARE: ("nightmare", "DP-NIGHTMARE"),
    c.Q_DRAFT: ("draft", "DP-DRAFT"),
    c.Q_CATCHER_TAKE: ("catcher-take", "DP-CATCHER-TAKE"),
    c.Q_EMPTY: ("empty", "DP-EMPTY"),
    c.Q_INCANT_DOOR: ("incant-door", "DP-INCANT-DOOR"),
    c.Q_INCANT_ORDER: ("incant-order", "DP-INCANT-ORDER"),
    c.Q_TOWER_LOOK: ("tower-look", "DP-TOWER-LOOK"),
    c.Q_TOWER_ORDER: ("tower-order", "DP-TOWER-ORDER"),
    c.Q_SWAP: ("swap", "DP-SWAP"),
    c.Q_SWAP_SHARED: ("swap-shared", "DP-SWAP"),
    c.Q_BEFORE_DRAW: ("before-draw", "DP-BEFORE-DRAW"),
    c.Q_WARD: ("ward", "DP-WARD"),
    c.Q_TOWER_LOSS: ("tower-loss", "DP-TOWER-LOSS"),
    c.Q_UNCOVER: ("uncover", "DP-UNCOVER"),
    c.Q_HAPPY: ("happy", "DP-HAPPY"),
    c.Q_HAPPY_SEVEN: ("happy-seven", "DP-HAPPY-SEVEN"),
    c.Q_HAPPY_SEARCH: ("happy-search", "DP-HAPPY-SEARCH"),
    c.Q_RALLY: ("rally", "DP-RALLY"),
    c.Q_PREM_ORDER: ("prem-order", "DP-PREM-ORDER"),
    c.Q_PREM_DOOR: ("prem-door", "DP-PREM-DOOR"),
    c.Q_PREM_KEYS: ("prem-keys", "DP-PREM-KEYS"),
    c.Q_PARADOX: ("paradox", "DP-PARADOX"),
    c.Q_PARADOX_ORDER: ("paradox-order", "DP-PARADOX"),
    c.Q_SPIES: ("spies", "DP-SPIES"),
    c.Q_HARPOON: ("harpoon", "DP-HARPOON"),
    c.Q_HAMMER: ("hammer", "DP-HAMMER"),
    c.Q_BEFORE_LIMBO: ("before-limbo", "DP-BEFORE-LIMBO"),
    c.Q_PAY: ("pay", "DP-PAY"),
    c.Q_PLAN: ("plan", "DP-PLAN"),
    c.Q_PLAN_WITH: ("plan-with", "DP-PLAN"),
    c.Q_CYCLO: ("cyclo", "DP-CYCLO"),
    c.Q_CYCLO_FETCH: ("cyclo-fetch", "DP-CYCLO"),
}

# The rule behind each question: what is no answer to it is refused by this rule.
QUESTION_RULES = {
    c.Q_TURN: "ONI-BASE-06",
    c.Q_SEARCH: "ONI-BASE-13",
    c.Q_PROPHECY: "ONI-BASE-18",
    c.Q_PROPHECY_ORDER: "ONI-BASE-18",
    c.Q_DOOR: "ONI-BASE-24",
    c.Q_NIGHTMARE: "ONI-BASE-28",
    c.Q_DRAFT: "ONI-TEAM-03",
    c.Q_CATCHER_TAKE: "ONI-DREAM-12",
    c.Q_EMPTY: "ONI-DREAM-08",
    c.Q_INCANT_DOOR: "ONI-GLYPH-06",
    c.Q_INCANT_ORDER: "ONI-GLYPH-06",
    c.Q_TOWER_LOOK: "ONI-TOWER-06",
    c.Q_TOWER_ORDER: "ONI-TOWER-06",
    c.Q_SWAP: "ONI-TEAM-10",
    c.Q_SWAP_SHARED: "ONI-TEAM-10",
    c.Q_BEFORE_DRAW: "ONI-FREE-03",
    c.Q_WARD: "ONI-INC-05",
    c.Q_TOWER_LOSS: "ONI-TOWER-08",
    c.Q_UNCOVER: "ONI-BOOK-06",
    c.Q_HAPPY: "ONI-PREM-10",
    c.Q_HAPPY_SEVEN: "ONI-PREM-12",
    c.Q_HAPPY_SEARCH: "ONI-PREM-13",
    c.Q_RALLY: "ONI-ONIV-07",
    c.Q_PREM_ORDER: "ONI-PREM-05",
    c.Q_PREM_DOOR: "ONI-PREM-07",
    c.Q_PREM_KEYS: "ONI-PREM-07",
    c.Q_PARADOX: "ONI-BOOK-10",
    c.Q_PARADOX_ORDER: "ONI-BOOK-10",
    c.Q_SPIES: "ONI-ONIV-12",
    c.Q_HARPOON: "ONI-ONIV-13",
    c.Q_HAMMER: "ONI-ONIV-14",
    c.Q_BEFORE_LIMBO: "ONI-FREE-03",
    c.Q_PAY: "ONI-BOOK-08",
    c.Q_PLAN: "ONI-BOOK-11",
    c.Q_PLAN_WITH: "ONI-BOOK-11",
    c.Q_CYCLO: "ONI-ONIV-11",
    c.Q_CYCLO_FETCH: "ONI-ONIV-11",
}

# Questions in which free actions are offered (ONI-FREE-03): all of them, or only parallel planning.
WINDOWS = (c.Q_TURN, c.Q_BEFORE_DRAW, c.Q_DOOR, c.Q_NIGHTMARE, c.Q_RALLY, c.Q_HAPPY, c.Q_BEFORE_LIMBO)
PLANNING_WINDOWS = (c.Q_SEARCH, c.Q_CATCHER_TAKE, c.Q_INCANT_DOOR)

# Which questions a verb answers; every refusal of a verb at another question says so.
QUESTIONS_OF_VERB: dict[str, tuple[int, ...]] = {
    **{name: verb.questions for name, (_, _, verb) in verbs().items()},
    **dict.fromkeys(("play", "discard"), (c.Q_TURN,)),
    "draft": (c.Q_DRAFT,),
    "take": (c.Q_SEARCH, c.Q_CATCHER_TAKE, c.Q_HAPPY),
    "decline": (c.Q_SEARCH,),
    "search": (c.Q_SEARCH, c.Q_HAPPY_SEARCH),
    "leave": (c.Q_CATCHER_TAKE,),
    "drop": (c.Q_PROPHECY,),
    "put": (c.Q_PROPHECY_ORDER, c.Q_TOWER_ORDER, c.Q_SPIES),
    "incant": (c.Q_INCANT_DOOR,),
    "put-under": (c.Q_INCANT_ORDER, c.Q_HARPOON, c.Q_PARADOX_ORDER),
    "put-first": (c.Q_PARADOX,),
    "swap": (c.Q_SWAP,),
    "no-swap": (c.Q_SWAP,),
    "swap-for": (c.Q_SWAP_SHARED,),
    "go-on": (c.Q_BEFORE_DRAW, c.Q_BEFORE_LIMBO),
    "open": (c.Q_DOOR,),
    "limbo": (c.Q_DOOR,),
    "ward": (c.Q_NIGHTMARE, c.Q_WARD),
    "uncover": (c.Q_UNCOVER,),
    "banish": (c.Q_HAPPY,),
    "seven": (c.Q_HAPPY,),
    "seek": (c.Q_HAPPY,),
    "keep": (c.Q_HAPPY_SEVEN,),
    "discard-rest": (c.Q_HAPPY_SEVEN,),
    "fetch": (c.Q_HAPPY_SEARCH,),
    "rally": (c.Q_RALLY,),
    "send-away": (c.Q_RALLY,),
    "resolve": (c.Q_PREM_ORDER,),
    "return": (c.Q_PREM_DOOR,),
    "discard-key": (c.Q_PREM_KEYS,),
    "hammer": (c.Q_HAMMER,),
    "pay": (c.Q_PAY,),
    "plan": (c.Q_PLAN,),
    "plan-with": (c.Q_PLAN_WITH,),
    "cyclo": (c.Q_CYCLO,),
    "cyclo-fetch": (c.Q_CYCLO_FETCH,),
    "cast": (*WINDOWS, *PLANNING_WINDOWS),
    "use": WINDOWS,
    "store": WINDOWS,
}

# Steps that are carried out without asking, as positions name them.
STEPS = {
    c.S_NEXT_TURN: "next-turn",
    c.S_REFILL: "refill",
    c.S_LIMBO: "empty-limbo",
    c.S_REDRAW: "redraw",
    c.S_DREAM_LEAVES: "dream-leaves",
    c.S_SHUFFLE: "shuffle",
    c.S_TOWER_STEP: "tower-step",
    c.S_PREMONITIONS: "premonitions",
    c.S_PREMONITION_LEAVES: "premonition-leaves",
    c.S_TURN_UP: "turn-up",
    c.S_PUT_ON_TOP: "put-on-top",
    c.S_FIGURE_LEAVES: "figure-leaves",
    c.S_SPELL: "spell",
    c.S_CATCHER_TAKE: "look-at-catchers",
}

ZONES = {
    c.Z_PILE: "pile",
    c.Z_HAND: "hand",
    c.Z_ROW: "row",
    c.Z_DOORS: "doors",
    c.Z_DISCARD: "discard",
    c.Z_LIMBO: "limbo",
    c.Z_RESOLVING: "resolving",
    c.Z_LOOKED: "looked",
    c.Z_REVEALED: "revealed",
    c.Z_SHARED: "shared",
    c.Z_DRAFT: "draft",
    c.Z_CATCHER: "catcher",
    c.Z_TOWERS: "towers",
    c.Z_RALLIED: "rallied",
    c.Z_STORED: "stored",
    c.Z_FIGURE: "figure",
    c.Z_REMOVED: "removed",
    c.Z_PARTNER_DOORS: "partner-doors",
}

# Why a game ended: code -> (reason, rule).
REASONS = {
    c.ALL_DOORS: ("all_doors", "ONI-BASE-37"),
    c.PILE_EMPTY: ("pile_empty", "ONI-BASE-38"),
    c.MILL_SHORT: ("mill_short", "ONI-ED-03"),
    c.LAST_CATCHER: ("last_catcher", "ONI-DREAM-07"),
}
