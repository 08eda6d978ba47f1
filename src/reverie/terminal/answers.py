"""Answers at the terminal table: what Enter, D and P stand for, and answers that are not possible, with the reason.

Nothing here decides what is legal: the game lists its answers and explains the others. It is only about where on the
table a person looks for an answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from reverie.errors import IllegalAction
from reverie.kernel.actions import Action
from reverie.kernel.game import Game

View = dict[str, Any]

PLAY = {"play", "build-left", "build-right"}

# Nobody looks for these: another question, another module, a card that is not there.
NOT_HERE = (
    "not-asked", "module-missing", "not-in-hand", "polarity", "team-only", "edition", "not-looked-at", "not-shared",
    "not-stored", "not-in-play", "not-revealed", "wrong-side",
)  # fmt: skip


@dataclass(frozen=True)
class Impossible:
    """An answer that cannot be given now, and why."""

    action: Action
    reason: IllegalAction


def role_of(action: Action, game: Game) -> str:
    """`play`, `discard` or `special`: the key that an answer belongs to."""
    if action.verb in PLAY:
        return "play"
    return "discard" if action.verb in game.definition.discarding else "special"


def with_role(actions: Iterable[Action], role: str, game: Game) -> list[Action]:
    """The answers of one key."""
    return [action for action in actions if role_of(action, game) == role]


def is_own_choice(game: Game) -> bool:
    """Whether the open question is the player's own turn rather than something that must be answered now."""
    decision = game.decision
    return decision is not None and decision.kind == game.definition.main_question


def impossible(game: Game, view: View, verbs: Iterable[str] | None = None, card: str | None = None) -> list[Impossible]:
    """Answers about something in sight that cannot be given now; those of some verbs and of one card if named."""
    if "hand" not in view:  # a game whose answers are not told beforehand
        return []
    legal = game.actions()
    wanted = set(verbs) if verbs is not None else {action.verb for action in legal if action.argument}
    numbers = {action.id for action in legal}
    tokens = {card} if card else seen_tokens(view)
    found: list[Impossible] = []
    for action in game.codec.by_id.values():
        if action.verb not in wanted or action.id in numbers or action.source or action.helper:
            continue
        if not is_in_sight(action, tokens):
            continue
        reason = game.explain(action)
        if reason is not None and not reason.code.endswith(NOT_HERE):
            found.append(Impossible(action, reason))
    return found


def is_in_sight(action: Action, tokens: set[str]) -> bool:
    """Whether a person would look for this answer: it is about a row, or about a card in sight."""
    return action.noun in ("row", "side") or (
        action.noun in ("card", "key", "door", "tower") and action.argument in tokens
    )


def seen_tokens(view: View) -> set[str]:
    """The cards that a question can be about: in the hand, or being looked at."""
    return {*(view["hand"]["cards"] or []), *(view["looked"]["cards"] or [])}
