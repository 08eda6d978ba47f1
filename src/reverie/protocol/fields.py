"""What the fields of a request may be; everything is checked here, before a command sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from reverie.errors import excerpt
from reverie.protocol.errors import ProtocolError
from reverie.protocol.limits import BATCH_LIMIT, EXACT, ID_LENGTH, THINKING_SECONDS
from reverie.words import LANGUAGES

UNIT_NAMES = ("action", "message")  # what may be taken back as a whole
EXTRA_NAMES = ("view", "actions")
FORCED_NAMES = ("refuse", "accept")  # what becomes of an answer that has just been given by force


@dataclass(frozen=True)
class Kind:
    """A kind of value: its name in error messages, and whether a value is one."""

    name: str
    fits: Callable[[Any], bool]
    details: Mapping[str, object] = field(default_factory=dict)


def is_whole(value: object) -> bool:
    """A whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(least: int, most: int) -> Kind:
    """A whole number within bounds."""
    return Kind("whole", lambda value: is_whole(value) and least <= value <= most, {"least": least, "most": most})


def is_action(value: object) -> bool:
    """Anything that may name an action; whether there is such an action is the game's business."""
    return is_whole(value) or isinstance(value, (str, dict))


def is_list_of(value: object, fits: Callable[[Any], bool], least: int = 0) -> bool:
    """A list of bearable length in which every element fits."""
    return isinstance(value, list) and least <= len(value) <= BATCH_LIMIT and all(fits(item) for item in value)


TEXT = Kind("text", lambda value: isinstance(value, str))
FLAG = Kind("flag", lambda value: isinstance(value, bool))
OBJECT = Kind("object", lambda value: isinstance(value, dict))
TEXT_OR_OBJECT = Kind("text-or-object", lambda value: isinstance(value, (str, dict)))
TEXTS = Kind("texts", lambda value: is_list_of(value, lambda item: isinstance(item, str)), {"most": BATCH_LIMIT})
SEED = Kind("seed", lambda value: is_whole(value) or isinstance(value, str))
SEAT = Kind("seat", lambda value: value is None or (is_whole(value) and 0 <= value < 16))
PLAYER = whole(0, 15)  # a seat that answers
ACTION = Kind("action", is_action)
ACTIONS = Kind("actions", lambda value: is_list_of(value, is_action, 1), {"most": BATCH_LIMIT})
FORCED = Kind("forced", lambda value: value in FORCED_NAMES, {"allowed": FORCED_NAMES})
UNIT = Kind("forced", lambda value: value in UNIT_NAMES, {"allowed": UNIT_NAMES})
LANGUAGE = Kind("language", lambda value: value in LANGUAGES, {"allowed": LANGUAGES})
EXTRAS = Kind(
    "extras", lambda value: is_list_of(value, lambda item: item in EXTRA_NAMES) and len(set(value)) == len(value)
)
NUMBER = whole(0, EXACT)
SECONDS = Kind(
    "seconds",
    lambda value: (is_whole(value) or isinstance(value, float)) and 0 < value <= THINKING_SECONDS,
    {"most": THINKING_SECONDS},
)
ID = Kind(
    "id",
    lambda value: (
        value is None
        or (isinstance(value, str) and len(value) <= ID_LENGTH)
        or (is_whole(value) and -EXACT <= value <= EXACT)
    ),
    {"most": ID_LENGTH},
)


def check(name: str, value: object, kind: Kind) -> None:
    """Refuse a value that is not of its kind."""
    if not kind.fits(value):
        shown = "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        details = {"field": name, "value": excerpt(shown), "kind": kind.name, **kind.details}
        raise ProtocolError("bad-field", place=name, rule=None, **details)
