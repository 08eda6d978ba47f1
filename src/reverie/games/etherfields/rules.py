"""Everything that frames and effect words do, announced once: whoever starts an engine imports this."""

from __future__ import annotations

from reverie.games.etherfields.acting import (
    basic,
    commands,
    demanding,
    interrupts,
    laying,
    moving,
    payment,
    rolling,
    signs,
    sockets,
    traps,
    using,
)
from reverie.games.etherfields.core import engine
from reverie.games.etherfields.language import effects, triggers
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
    basic, commands, creature_moves, demanding, drawing, effects, encounter, ending, engine, gate_entry, interrupts,
    laying, moving, ordered, payment, pushing, reshuffling, rewards, rolling, sealing, signs, slumber, sockets,
    spawning, suffering, traps, triggers, turn_cards, using, weaknesses,
)  # fmt: skip
