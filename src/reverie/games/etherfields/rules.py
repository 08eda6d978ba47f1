"""Everything that frames and effect words do, announced once: whoever starts an engine imports this."""

from __future__ import annotations

from reverie.games.etherfields.acting import (
    again,
    basic,
    commands,
    demanding,
    gamble,
    interrupts,
    laying,
    moving,
    payment,
    rolling,
    signs,
    sockets,
    traps,
    triggered,
    using,
)
from reverie.games.etherfields.campaign import (
    awakening,
    course,
    death,
    decks,
    delta,
    dreamworld,
    fate,
    gates,
    people,
    saving,
    shop,
    words,
)
from reverie.games.etherfields.core import engine
from reverie.games.etherfields.language import conditions, effects, expressions, modifiers, selectors, triggers
from reverie.games.etherfields.rounds import (
    creature_moves,
    drawing,
    encounter,
    ending,
    gate_entry,
    ordered,
    pushing,
    reshuffling,
    rewards,
    sealing,
    slumber,
    spawning,
    suffering,
    turn_cards,
    weaknesses,
)

PARTS = (
    again, awakening, basic, commands, conditions, course, creature_moves, death, decks, delta, demanding, drawing,
    dreamworld, effects, encounter, ending, engine, expressions, fate, gamble, gate_entry, gates, interrupts,
    laying, modifiers, moving, ordered, payment, people, pushing, reshuffling, rewards, rolling, saving, sealing,
    selectors, shop, signs, slumber, sockets, spawning, suffering, traps, triggered, triggers, turn_cards, using,
    weaknesses, words,
)  # fmt: skip
