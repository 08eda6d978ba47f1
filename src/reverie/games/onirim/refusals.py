"""Why an action is not legal now: a sentence and the rule behind it, judged by what the player can see."""

from __future__ import annotations

from typing import Any

from reverie.errors import CardName, IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import TOKENS
from reverie.games.onirim.codec import QUESTION_OF_BLOCK, QUESTIONS
from reverie.kernel.actions import Action


def explain(table: dict[str, Any], action: Action) -> IllegalAction:
    """The reason why `action` is refused; it must not be legal."""
    block, argument = action.id >> 6, action.id & 63
    question, about = table["agenda"][-1]
    if QUESTION_OF_BLOCK[block] != question:
        asked = TextName(f"onirim-ask-{QUESTIONS[question][0]}")
        return IllegalAction("onirim-not-asked", rule="ONI-GEN-10", action=action.words, question=asked)
    card = CardName(TOKENS[argument] if action.argument and block != c.WARD else "")
    if block in (c.PLAY, c.DISCARD) and argument not in table["hand"]:
        return IllegalAction("onirim-not-in-hand", rule="ONI-BASE-06", card=card)
    if block == c.PLAY:
        last = table["row"][-1]
        return IllegalAction("onirim-same-symbol", rule="ONI-BASE-08", card=card, last=CardName(TOKENS[last]))
    if block in (c.PROPHECY_DISCARD, c.PROPHECY_PUT):
        return IllegalAction("onirim-not-looked-at", rule="ONI-BASE-18", card=card)
    if block == c.TAKE_DOOR:
        if not about >> (argument - c.DOOR) & 1:
            return IllegalAction("onirim-wrong-door", rule="ONI-BASE-13", card=card)
        return IllegalAction("onirim-door-not-in-pile", rule="ONI-BASE-15", card=card)
    if block == c.OPEN_DOOR:
        if argument in table["hand"]:
            return IllegalAction("onirim-wrong-key", rule="ONI-BASE-24", card=card, door=CardName(TOKENS[about]))
        return IllegalAction("onirim-no-such-key", rule="ONI-BASE-24", card=card)
    if block == c.WARD_KEY:
        return IllegalAction("onirim-no-such-key", rule="ONI-BASE-29", card=card)
    if block == c.WARD_DOOR:
        return IllegalAction("onirim-no-such-door", rule="ONI-BASE-30", card=card)
    return IllegalAction("onirim-pile-empty", rule="ONI-BASE-31")
