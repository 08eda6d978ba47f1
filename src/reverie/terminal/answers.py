"""Answers at the terminal table: what Enter, D and P stand for, and answers that are not possible, with the reason.

Nothing here decides what is legal: the game lists its answers and explains the others. It is only about where on the
table a person looks for an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from reverie.errors import IllegalAction
from reverie.kernel.actions import Action
from reverie.kernel.game import Game

View = dict[str, Any]

OWN_CHOICE = {"onirim": "turn", "urbion": "main"}  # the question that is answered on the table; others come as a list
PLAY = {"play", "build-left", "build-right"}
DISCARD = {"onirim": {"discard"}, "urbion": {"swap", "census", "pass"}}

# Nobody looks for these: another question, another module, a card that is not there.
NOT_HERE = (
    "not-asked", "module-missing", "not-in-hand", "polarity", "team-only", "edition", "not-looked-at", "not-shared",
    "not-stored", "not-in-play", "not-revealed", "wrong-side",
)  # fmt: skip
# Answers of a question that people know and look for, by verb and argument; None: by what lies on the table.
KNOWN: dict[tuple[str, str], dict[str, tuple[str, ...] | None]] = {
    ("onirim", "nightmare"): {"ward": ("mill", "hand")},
    ("onirim", "door"): {"open": None},
    ("onirim", "search"): {"take": None, "search": None},
    ("urbion", "chaos"): {"place": None, "ruin": None, "reveal": None},
    ("urbion", "chromatic"): {"lay": None},
    ("urbion", "opening-chaos"): {"place": None},
}
# Whole families that are missing are one line: a word for it, and a member to ask the game about.
FAMILIES: dict[tuple[str, str], tuple[tuple[str, str, str], ...]] = {
    ("onirim", "nightmare"): (("ward", "key", "ward red.key"), ("ward", "door", "ward door.red")),
}


@dataclass(frozen=True)
class Impossible:
    """An answer that cannot be given now, and why."""

    action: Action
    reason: IllegalAction
    family: str = ""  # the name of a whole family of such answers


def role_of(action: Action, game: str) -> str:
    """`play`, `discard` or `special`: the key that an answer belongs to."""
    if action.verb in PLAY:
        return "play"
    return "discard" if action.verb in DISCARD.get(game, ()) else "special"


def with_role(actions: Iterable[Action], role: str, game: str) -> list[Action]:
    """The answers of one key."""
    return [action for action in actions if role_of(action, game) == role]


def is_own_choice(game: Game) -> bool:
    """Whether the open question is the player's own turn rather than something that must be answered now."""
    decision = game.decision
    return decision is not None and OWN_CHOICE.get(game.spec.game) == decision.kind


def impossible(game: Game, view: View, verbs: Iterable[str] | None = None, card: str | None = None) -> list[Impossible]:
    """Answers of the open question that cannot be given now; those of some verbs and of one card if named."""
    decision = game.decision
    if decision is None:
        return []
    here = (game.spec.game, decision.kind)
    legal = game.actions()
    known = KNOWN.get(here, {})
    wanted = set(verbs) if verbs is not None else {action.verb for action in legal if action.argument} | set(known)
    numbers = {action.id for action in legal}
    tokens = {card} if card else seen_tokens(view)
    found: list[Impossible] = []
    for action in game.codec.by_id.values():
        if action.verb not in wanted or action.id in numbers or action.source or action.helper:
            continue
        if not is_in_sight(action, tokens, known.get(action.verb)):
            continue
        reason = game.explain(action)
        if reason is not None and not reason.code.endswith(NOT_HERE):
            found.append(Impossible(action, reason))
    if verbs is None:
        found += missing_families(game, here, [*legal, *(one.action for one in found)])
    return found


def missing_families(game: Game, here: tuple[str, str], shown: Sequence[Action]) -> list[Impossible]:
    """Families of answers without a single member in sight."""
    found = []
    for verb, noun, sample in FAMILIES.get(here, ()):
        if not any(action.verb == verb and action.noun == noun for action in shown):
            action = game.codec.read(sample)
            reason = game.explain(action)
            if reason is not None:
                found.append(Impossible(action, reason, f"{verb}-{noun}"))
    return found


def is_in_sight(action: Action, tokens: set[str], arguments: tuple[str, ...] | None) -> bool:
    """Whether a person would look for this answer: it is about a card in sight, a row, or is well known."""
    argument = action.argument
    if action.noun in ("row", "side"):
        return True
    if action.noun in ("card", "key", "door", "tower"):
        return argument in tokens
    return argument in (arguments or ())


def seen_tokens(view: View) -> set[str]:
    """The cards that a question can be about: in the hand, in front of the player, being looked at."""
    tokens = [*(view["hand"]["cards"] or []), *(view.get("doors") or []), *(view["looked"]["cards"] or [])]
    return set(tokens)
