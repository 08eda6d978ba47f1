"""Why an answer is not possible now, judged by what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.errors import IllegalAction, Titled
from reverie.games.etherfields.content.values import FIELD_NAME
from reverie.games.etherfields.seats.labels import Labels
from reverie.kernel.actions import Action
from reverie.words import LANGUAGES

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

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

# decision point -> the rule behind it: it refuses what is no answer at all
POINTS = {
    "DP-20": "ETH-ACT-01",
    "DP-21": "ETH-ORD-01",
    "DP-22": "ETH-DRW-01",
    "DP-23": "ETH-DRW-03",
    "DP-24": "ETH-RSH-01",
    "DP-25": "ETH-WEK-02",
    "DP-26": "ETH-DRW-07",
    "DP-27": "ETH-PRG-04",
    "DP-28": "ETH-INT-01",
    "DP-29": "ETH-GEN-02",
    "DP-30": "ETH-PAY-02",
    "DP-31": "ETH-BST-04",
    "DP-32": "ETH-RNG-03",
    "DP-33": "ETH-ROL-02",
    "DP-34": "ETH-MOV-02",
    "DP-35": "ETH-CRE-04",
    "DP-36": "ETH-CRE-04",
    "DP-37": "ETH-CRE-06",
    "DP-38": "ETH-CAP-03",
    "DP-39": "ETH-SUF-06",
    "DP-40": "ETH-GRP-08",
    "DP-41": "ETH-ITM-04",
    "DP-42": "ETH-MAP-07",
    "DP-43": "ETH-SPN-01",
    "DP-44": "ETH-TRN-07",
    "DP-45": "ETH-RMU-01",
    "DP-46": "ETH-LOK-01",
    "DP-57": "ETH-MKT-02",
    "DP-60": "ETH-GEN-02",
    "DP-61": "ETH-GEN-11",
    "DP-62": "ETH-MSK-05",
}
USUAL = "ETH-GEN-02"  # several ways: one of them is picked

MOST_WORDS = 8  # of an answer
ABOUT_SOMETHING = {  # these name what cannot be done
    "etherfields-no-such-payment", "etherfields-no-step", "etherfields-cannot-lay", "etherfields-cannot-play",
    "etherfields-cannot-use", "etherfields-no-target",
}  # fmt: skip


def explain(e: Engine, action: Action) -> IllegalAction:
    """A refusal with its rule."""
    question = e.question
    offered = question is not None and any(choice.verb == action.verb for choice in question.choices)
    if question is not None and not offered and action.verb not in REASONS:
        return IllegalAction("etherfields-not-asked", rule="ETH-GEN-02", kind=question.kind)
    code, rule = REASONS.get(action.verb, ("etherfields-not-possible", "ETH-GEN-03"))
    what = titled(e, action.argument or "")
    if code not in ABOUT_SOMETHING:
        return IllegalAction(code, rule=rule)
    return IllegalAction(code, rule=rule, what=what) if what else IllegalAction("etherfields-not-possible", rule=rule)


def titled(e: Engine, words: str) -> str:
    """What an answer is about, by its name in every language; a field has but one, and what is unknown has none."""
    people = {who.id for who in e.state.characters}
    for name in sorted(words.split()[:MOST_WORDS], key=lambda word: word in people):
        if FIELD_NAME.match(name):
            return name
        titles: dict[str, str] = {}
        for language in LANGUAGES:
            labels = Labels(e.content, language)
            ability = labels.ability(name) if name not in people else None
            title = (
                labels.ability_name(ability)
                if ability is not None
                else labels.thing(f"character:{name}" if name in people else name)
            )
            if title != name:
                titles[language] = title
        if titles:
            return Titled(name, titles)
    return ""
