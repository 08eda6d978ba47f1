"""Words for people, in German and English: Fluent files, one folder per language, shared by every front end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from reverie.words.description import Reader, games

LANGUAGES = ("en", "de")
TEXTS = 8192  # filled in, to be kept in each language
KEPT = (str, int)  # details that are equal only if they look the same
ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
NAMED = re.compile(r"\{\s*([A-Za-z][\w-]*)")


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The texts of a file by name, as they are written."""
    found = [*ENTRY.finditer(text)]
    ends = [match.start() for match in found[1:]]
    for match, end in zip(found, [*ends, len(text)], strict=True):
        yield match[1], text[match.start() : end]


class Words:
    """Every text of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self._has_rules = False
        self._written: dict[str, str] = {}  # every text as it stands in its file
        self._understood: set[str] = set()
        self._filled: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}
        self._load(rules=False)

    def _load(self, rules: bool) -> None:
        """Read the files with the texts of rules, or all others; the rules are half of the words, and seldom asked."""
        folder = resources.files("reverie.words") / self.language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and file.name.endswith("-rules.ftl") == rules:
                self._written.update(entries(file.read_text("utf-8")))

    def has(self, name: str) -> bool:
        """Whether there is a text of this name; rule ids begin with a capital letter."""
        if name[:1].isupper() and not self._has_rules:
            self._has_rules = True
            self._load(rules=True)
        return name in self._written

    def _understand(self, name: str, above: tuple[str, ...] = ()) -> None:
        """Take a text in, after those that it names. Reading all takes a second, and most are never asked for."""
        if name in self._understood or name in above or name not in self._written:
            return
        written = self._written[name]
        for other in NAMED.findall(written):
            self._understand(other, (*above, name))
        self.bundle.add_resource(FluentResource(written))
        self._understood.add(name)

    def text(self, name: str, /, **details: object) -> str:
        """A text with its details filled in, or its name if there is none; `name@title` asks for an attribute.

        Filling in is slow, and a server says the same things all the time: they are kept.
        """
        if not all(type(value) in KEPT for value in details.values()):
            return self._fill(name, details)
        key = str(name), tuple(details.items())
        text = self._filled.get(key)
        if text is None:
            if len(self._filled) >= TEXTS:
                self._filled.clear()
            text = self._filled[key] = self._fill(name, details)
        return text

    def _fill(self, name: str, details: dict[str, object]) -> str:
        """The same, worked out."""
        message_id, _, attribute = name.partition("@")
        if not self.has(message_id):
            return name
        self._understand(message_id)
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return name
        text, _ = self.bundle.format_pattern(pattern, details)
        return str(text)

    def card(self, token: str, side: str = "") -> str:
        """The name of a card: `red.sun` is the red sun, `S2w` is Sogna +2 water; on a side its sign is known."""
        marked = f"{token}@{side}" if side else token
        return next((name for reader in self.readers.values() if (name := reader.named("card", marked))), token)

    def named(self, game: str, kind: str, token: str) -> str:
        """What something of a game is called: its `city`, its `door`; its token if it has no name."""
        return self.readers[game].named(kind, token) or token

    def reader(self, game: str) -> Reader:
        """What the description of a game says in this language."""
        return self.readers[game]

    @cached_property
    def readers(self) -> dict[str, Reader]:
        """One for every game whose cards have names."""
        return {game: Reader(game, self) for game in games()}


@cache
def words(language: str = "en") -> Words:
    """The words of a language; unknown languages get English."""
    return Words(language if language in LANGUAGES else "en")
