"""What every effect word does (9.8), one module for each group of words."""

from __future__ import annotations

from reverie.games.etherfields.language.effects import (
    campaign,
    cards,
    companions,
    creatures,
    dice,
    flow,
    harm,
    movement,
    payments,
    possessions,
    progress,
    resources,
    rounds,
    secrets,
    terrain,
    tokens,
)

GROUPS = (
    campaign, cards, companions, creatures, dice, flow, harm, movement, payments, possessions, progress, resources,
    rounds, secrets, terrain, tokens,
)  # fmt: skip
