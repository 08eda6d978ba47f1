"""Everything that frames and effect words do, announced once: whoever starts an engine imports this."""

from __future__ import annotations

from reverie.games.etherfields import (
    basic,
    commands,
    creature_moves,
    demanding,
    drawing,
    effects,
    encounter,
    ending,
    engine,
    gate_entry,
    interrupts,
    laying,
    moving,
    ordered,
    payment,
    pushing,
    reshuffling,
    rewards,
    rolling,
    sealing,
    signs,
    slumber,
    sockets,
    spawning,
    suffering,
    traps,
    triggers,
    turn_cards,
    using,
    weaknesses,
)

PARTS = (
    basic, commands, creature_moves, demanding, drawing, effects, encounter, ending, engine, gate_entry, interrupts,
    laying, moving, ordered, payment, pushing, reshuffling, rewards, rolling, sealing, signs, slumber, sockets,
    spawning, suffering, traps, triggers, turn_cards, using, weaknesses,
)  # fmt: skip
