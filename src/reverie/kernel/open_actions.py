"""Actions of games whose answers cannot be listed beforehand: content brings words of its own.

The number of such an action is a fingerprint of its words, so it means the same in every process and in every record.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from reverie.kernel.actions import LONGEST, Action, Codec, Places, nowhere

Parts = tuple[str, str | None, str | None, str | None, str | None, str | None]


def number_of(words: str) -> int:
    """The number of an action: 52 bits, so that every program can hold it exactly."""
    return int.from_bytes(blake2b(words.lower().encode(), digest_size=8).digest(), "big") >> 12


class OpenCodec(Codec):
    """Knows every action that was ever offered, and what others would be called."""

    def __init__(self, placing: Callable[[Action], Places] = nowhere) -> None:
        super().__init__([])
        self.placing = placing
        self.by_parts: dict[Parts, Action] = {}

    def action(self, parts: Parts) -> Action:
        """The action with these parts: verb, noun, argument, source, helper, place."""
        action = self.by_parts.get(parts)
        if action is None:
            number = number_of(Action(0, *parts).words)
            action = self.by_id.get(number)
            if action is None:
                action = self.by_id[number] = Action(number, *parts, self.placing)
                self.by_words[action.words.lower()] = action
                self.numbers[action.words] = number
            self.by_parts[parts] = action
        return action

    def find(self, value: object) -> Action | None:
        """An action from its words, even if nobody was ever offered it: a record may be read in a fresh process."""
        if isinstance(value, Action) and value.id == number_of(value.words):
            return value
        if isinstance(value, str) and 0 < len(value.strip()) <= LONGEST:
            words = " ".join(value.split())
            known = self.by_words.get(words.lower())
            if known is not None:
                return known
            verb, _, rest = words.partition(" ")
            return Action(number_of(words), verb, "what" if rest else None, rest or None)
        return super().find(value)
