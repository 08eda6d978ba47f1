"""Why an answer is not possible now, judged by what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.errors import IllegalAction
from reverie.kernel.actions import Action

if TYPE_CHECKING:
    from reverie.games.etherfields.engine import Engine

# verb -> (reason, rule): what a refused answer of this kind most likely lacks
REASONS = {
    "pay": ("etherfields-no-such-payment", "ETH-PAY-02"),
    "confirm": ("etherfields-cost-not-reached", "ETH-PAY-09"),
    "boost": ("etherfields-no-boost", "ETH-BST-01"),
    "give-up": ("etherfields-must-pay", "ETH-PAY-09"),
    "move": ("etherfields-cannot-move", "ETH-MOV-01"),
    "exert": ("etherfields-cannot-exert", "ETH-EXE-01"),
    "step": ("etherfields-no-step", "ETH-MOV-02"),
    "stop": ("etherfields-no-stop", "ETH-CAP-02"),
    "look": ("etherfields-nothing-to-look-at", "ETH-LOK-01"),
    "gain-glowstone": ("etherfields-no-stone", "ETH-GLO-01"),
    "remove-mutation": ("etherfields-no-mutation", "ETH-RMU-01"),
    "lay": ("etherfields-cannot-lay", "ETH-PRG-01"),
    "play": ("etherfields-cannot-play", "ETH-ACT-06"),
    "use": ("etherfields-cannot-use", "ETH-ACT-02"),
    "turn": ("etherfields-no-back", "ETH-BCK-01"),
    "reroll": ("etherfields-no-reroll", "ETH-ROL-02"),
    "buy-round": ("etherfields-no-round", "ETH-HRS-02"),
    "target": ("etherfields-no-target", "ETH-RNG-03"),
}


def explain(e: Engine, action: Action) -> IllegalAction:
    """A refusal with its rule."""
    question = e.question
    offered = question is not None and any(choice.verb == action.verb for choice in question.choices)
    if question is not None and not offered and action.verb not in REASONS:
        return IllegalAction("etherfields-not-asked", rule="ETH-GEN-02", kind=question.kind)
    code, rule = REASONS.get(action.verb, ("etherfields-not-possible", "ETH-GEN-03"))
    return IllegalAction(code, rule=rule, what=action.argument or action.verb)
