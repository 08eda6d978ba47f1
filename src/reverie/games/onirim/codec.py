"""Onirim's actions, questions, zones and events in words: the one table between numbers and names."""

from __future__ import annotations

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import BASE_DECK, TOKENS, is_door, is_key, is_location
from reverie.kernel.actions import Block, Codec

CARDS = sorted(BASE_DECK)
LOCATIONS = {kind: TOKENS[kind] for kind in CARDS if is_location(kind)}
KEYS = {kind: TOKENS[kind] for kind in CARDS if is_key(kind)}
DOORS = {kind: TOKENS[kind] for kind in CARDS if is_door(kind)}
ANY = {kind: TOKENS[kind] for kind in CARDS}

CODEC = Codec(
    [
        Block(c.PLAY, "play", "card", LOCATIONS),
        Block(c.DISCARD, "discard", "card", LOCATIONS),
        Block(c.PROPHECY_DISCARD, "drop", "card", ANY),
        Block(c.PROPHECY_PUT, "put", "card", ANY),
        Block(c.TAKE_DOOR, "take", "door", DOORS),
        Block(c.SEARCH, "decline", None, {c.DECLINE: ""}),
        Block(c.SEARCH, "search", None, {c.SEARCH_ONLY: ""}),
        Block(c.OPEN_DOOR, "open", "key", KEYS),
        Block(c.DOOR_TO_LIMBO, "limbo", None, {0: ""}),
        Block(c.WARD_KEY, "ward", "key", KEYS),
        Block(c.WARD_DOOR, "ward", "door", DOORS),
        Block(c.WARD, "ward", "way", {c.MILL: "mill", c.HAND_REDRAW: "hand"}),
    ]
)

# Questions: code -> (short name, decision point of the law).
QUESTIONS = {
    c.Q_TURN: ("turn", "DP-TURN"),
    c.Q_SEARCH: ("search", "DP-SEARCH"),
    c.Q_PROPHECY: ("prophecy", "DP-PROPHECY"),
    c.Q_PROPHECY_ORDER: ("prophecy-order", "DP-PROPHECY"),
    c.Q_DOOR: ("door", "DP-DOOR"),
    c.Q_NIGHTMARE: ("nightmare", "DP-NIGHTMARE"),
}

# Which question an action answers.
QUESTION_OF_BLOCK = {
    c.PLAY: c.Q_TURN,
    c.DISCARD: c.Q_TURN,
    c.PROPHECY_DISCARD: c.Q_PROPHECY,
    c.PROPHECY_PUT: c.Q_PROPHECY_ORDER,
    c.TAKE_DOOR: c.Q_SEARCH,
    c.SEARCH: c.Q_SEARCH,
    c.OPEN_DOOR: c.Q_DOOR,
    c.DOOR_TO_LIMBO: c.Q_DOOR,
    c.WARD_KEY: c.Q_NIGHTMARE,
    c.WARD_DOOR: c.Q_NIGHTMARE,
    c.WARD: c.Q_NIGHTMARE,
}

# Steps that are carried out without asking, as positions name them.
STEPS = {
    c.S_NEXT_TURN: "next-turn",
    c.S_REFILL: "refill",
    c.S_LIMBO: "empty-limbo",
    c.S_REDRAW: "redraw",
    c.S_NIGHTMARE_LEAVES: "nightmare-leaves",
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
}

# Why a game ended: code -> (reason, rule).
REASONS = {
    c.ALL_DOORS: ("all_doors", "ONI-BASE-37"),
    c.PILE_EMPTY: ("pile_empty", "ONI-BASE-38"),
    c.MILL_SHORT: ("mill_short", "ONI-ED-03"),
}
