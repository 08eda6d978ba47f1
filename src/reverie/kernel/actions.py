"""Actions as numbers, as words and as data: one table per game, written once.

An action is a small int, block * 64 + argument. A block has a verb and names for its arguments, so
`play red.sun` and `{"verb": "play", "card": "red.sun"}` and 0 are the same action. Where it matters, the words
also say where a card comes from (`play shared red.sun`), where it goes (`play S2w at R1.sognae`) and what helps
(`play red.sun with architect`). Capital and small letters are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import NamedTuple

import orjson

from reverie.errors import IllegalAction, TextName, plain, speech
from reverie.kernel.spec import shown

REMARKS = 8192  # to be kept, in all languages
CALLINGS = 8192  # to be kept: what an action is called by the cards in its place
LONGEST = 200  # of the words of an action

Lying = tuple[str, tuple[str, ...]]  # an action that names a place, called by the card there, and what lies there


class Places(NamedTuple):
    """Where an answer lies on the table, by the names of `games/<game>/places.py`."""

    at: tuple[str, ...] = ()  # the things it is given at, first the one that it takes; nowhere: it needs a button
    target: str | None = None  # the zone into which it moves something


NOWHERE = Places()


def nowhere(action: Action) -> Places:
    """The places of an answer in a game that names none."""
    return NOWHERE


@dataclass(frozen=True)
class Action:
    """One thing a player can do."""

    id: int
    verb: str
    noun: str | None  # what the argument is: "card", "door", …
    argument: str | None
    source: str | None = None  # where the card comes from, if not from the obvious place
    helper: str | None = None  # what makes it possible
    place: str | None = None  # where it happens, if the argument does not say so
    placing: Callable[[Action], Places] = field(default=nowhere, repr=False, compare=False)
    words: str = field(init=False, compare=False, repr=False)  # as it stands in records and on command lines

    def __post_init__(self) -> None:
        at, helped = self.place and f"at {self.place}", self.helper and f"with {self.helper}"
        parts = [self.verb, self.source, self.argument, at, helped]
        object.__setattr__(self, "words", " ".join(part for part in parts if part))

    @cached_property
    def places(self) -> Places:
        """Where the answer lies, and where it leads."""
        return self.placing(self)

    def called(self, argument: str) -> str:
        """Its words, with another name for what it is about."""
        return replace(self, argument=argument).words

    def __str__(self) -> str:
        return self.words

    @cached_property
    def _data(self) -> dict[str, object]:
        """The action as plain data, made once: the actions of a game are few, and shown all the time."""
        data: dict[str, object] = {"id": self.id, "verb": self.verb}
        if self.source:
            data["from"] = self.source
        if self.place:
            data["at"] = self.place
        if self.helper:
            data["with"] = self.helper
        if self.noun and self.argument:
            data[self.noun] = self.argument
        return data

    def to_json(self) -> dict[str, object]:
        """The action as plain data."""
        return self._data.copy()

    @cached_property
    def plain(self) -> dict[str, object]:
        """The action in all its forms, for whoever only reads it."""
        data = self.to_json()
        places, target = self.places
        if places:
            data["places"] = list(places)
        if target is not None:
            data["target"] = target
        return {"id": data.pop("id"), "words": self.words, **data}

    @cached_property
    def written(self) -> bytes:
        """The same as JSON."""
        return orjson.dumps(self.plain)

    def offer(
        self,
        warning: tuple[str, str] | None,
        language: str,
        preview: TextName | None = None,
        lying: Lying | None = None,
    ) -> dict[str, object]:
        """The action in all its forms, with the warning that belongs to it, what it costs, and what lies there."""
        if warning is None and preview is None and lying is None:
            return self.plain
        return {**self.plain, **remarks(warning, language, preview, lying)}

    def offered(
        self,
        warning: tuple[str, str] | None,
        language: str,
        preview: TextName | None = None,
        lying: Lying | None = None,
    ) -> bytes:
        """The same as JSON."""
        if warning is None and preview is None and lying is None:
            return self.written
        details = tuple(preview.details.items()) if preview is not None else ()
        return b"%b,%b" % (self.written[:-1], written_remarks(warning, language, preview, lying, details))


@lru_cache(maxsize=REMARKS)
def written_remarks(
    warning: tuple[str, str] | None,
    language: str,
    preview: TextName | None,
    lying: Lying | None,
    details: tuple[tuple[str, object], ...],
) -> bytes:
    """Remarks as JSON, without the first brace; the details of a preview are named, since they tell it from others."""
    return orjson.dumps(remarks(warning, language, preview, lying))[1:]


def remarks(
    warning: tuple[str, str] | None, language: str, preview: TextName | None, lying: Lying | None
) -> dict[str, object]:
    """What is said about an action beside its name."""
    said: dict[str, object] = {}
    if lying is not None:
        said["named"], said["cards"] = lying[0], list(lying[1])
    if warning is not None:
        said["warning"] = speech(language).text(warning[0])
    if preview is not None:
        said["preview"] = plain(preview, language)
    return said


@dataclass(frozen=True)
class Block:
    """64 actions with one verb: argument number -> word (an empty word: the verb says it all)."""

    number: int
    verb: str
    noun: str | None
    arguments: Mapping[int, str]
    source: str | None = None
    helper: str | None = None
    place: str | None = None


NO_ALIASES: Mapping[str, str] = MappingProxyType({})


class Codec:
    """Translates between the forms of an action."""

    def __init__(
        self,
        blocks: list[Block],
        slots: frozenset[str] = frozenset(),
        aliases: Mapping[str, str] = NO_ALIASES,
        placing: Callable[[Action], Places] = nowhere,
    ) -> None:
        """`slots`: the nouns that stand for a place in which cards lie; `aliases`: other verbs of such actions.

        `placing` says where an action lies on the table, once for each.
        """
        self.by_id: dict[int, Action] = {}
        self.by_words: dict[str, Action] = {}  # in small letters
        self.numbers: dict[str, int] = {}  # by the words as they are offered: the usual answer is found at once
        for block in blocks:
            for argument, word in block.arguments.items():
                number = block.number * 64 + argument
                parts = (block.verb, block.noun, word or None, block.source, block.helper, block.place)
                action = Action(number, *parts, placing)
                self.by_id[action.id] = action
                words = action.words.lower()
                if words in self.by_words:
                    raise ValueError(f"two actions are called {words}")
                self.by_words[words] = action
                self.numbers[action.words] = action.id
        self.slotted = frozenset(number for number, action in self.by_id.items() if action.noun in slots)
        self.slotted_by_verb: dict[str, list[Action]] = {}
        for number in sorted(self.slotted):
            action = self.by_id[number]
            for verb in {action.verb, aliases.get(action.verb, action.verb)}:
                self.slotted_by_verb.setdefault(verb, []).append(action)

    def find(self, value: object) -> Action | None:
        """An action from a number, words, plain data, or an Action; None if there is no such thing."""
        if isinstance(value, Action):
            return self.by_id.get(value.id)
        if isinstance(value, int) and not isinstance(value, bool):
            return self.by_id.get(value)
        if isinstance(value, str):
            return self.by_words.get(" ".join(value.lower().split())) if len(value) <= LONGEST else None
        return self.from_data(value) if isinstance(value, Mapping) else None

    def read(self, value: object) -> Action:
        """The same; IllegalAction if there is no such thing. `Game.read` knows the table as well."""
        found = self.find(value)
        if found is None:
            raise IllegalAction("action-unknown", value=shown(value))
        return found

    def spoken(self, value: object) -> str:
        """Words or plain data as words, whether or not there is such an action; nothing if it cannot be one."""
        text = ""
        if isinstance(value, str):
            text = value if len(value) <= LONGEST else ""
        elif isinstance(value, Mapping) and isinstance(value.get("verb"), str) and len(nouns_of(value)) <= 1:
            text = words_of(value, str(value["verb"]))
        # Several cards may be named in any order.
        return " ".join("+".join(sorted(word.split("+"))) for word in text.lower().split())

    def from_data(self, data: Mapping[object, object]) -> Action | None:
        """An action from `{"id": 64}` or `{"verb": "play", "card": "red.sun"}`; unknown fields make it unknown."""
        by_id: Action | None = None
        number = data.get("id")
        if isinstance(number, int) and not isinstance(number, bool):
            by_id = self.by_id.get(number)
            if by_id is None or set(data) == {"id"}:
                return by_id
        verb = data.get("verb")
        noun = nouns_of(data)
        if not isinstance(verb, str) or len(noun) > 1:
            return None
        found = self.by_words.get(words_of(data, verb).lower())
        if found is None or (noun and noun[0] != found.noun) or (by_id is not None and by_id != found):
            return None
        return found


def nouns_of(data: Mapping[object, object]) -> list[object]:
    """The fields of an action's data that name what it is about: at most one, if it is an action."""
    return [key for key in data if key not in ("id", "verb", "from", "at", "with")]


def words_of(data: Mapping[object, object], verb: str) -> str:
    """Plain data in the order of the words of an action."""
    parts = [verb, *(shown(data[key]) for key in ("from", *nouns_of(data)) if key in data)]
    parts += [f"{key} {shown(data[key])}" for key in ("at", "with") if key in data]
    return " ".join(parts)
