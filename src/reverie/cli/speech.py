"""What the command line says: the words of one language, with cards in their colours, in Unicode or in ASCII."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from rich.text import Text

from reverie.errors import ReverieError, plain
from reverie.names import harmless
from reverie.tables.story import MARKED
from reverie.words import words

# The palette: four suits, the dark dreams, and gold for whatever wants attention.
SUITS = {"red": "#e8694a", "blue": "#58a6dc", "green": "#72b872", "brown": "#b08958"}
DREAM = "#b08fd8"
CROSSING = "#d7c27a"
GOLD = "bold #ffd75f"
DIM = "#8a8a8a"
BAD = "#e8694a"

ASCII = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "“": '"',
        "”": '"',
        "„": '"',
        "‘": "'",
        "’": "'",
        "–": "-",
        "—": "-",
        "−": "-",
        "±": "+-",
        "…": "...",
        "·": "-",
        "×": "x",
        "→": "->",
        "\u00a0": " ",
        "\u202f": " ",
    }
)


def to_ascii(text: str) -> str:
    """The nearest ASCII spelling."""
    spelled = unicodedata.normalize("NFKD", text.translate(ASCII))
    return "".join(c if ord(c) < 128 else "?" for c in spelled if not unicodedata.combining(c))


def clean(text: str) -> str:
    """Foreign text made harmless for a terminal."""
    return harmless(text)


def suit_style(token: str) -> str:
    """The colour of a card."""
    for part in token.split("."):
        if part in SUITS:
            return SUITS[part]
    return {"x": CROSSING, "deadend": DIM}.get(token.partition(".")[0], DREAM)


class Speech:
    """One language in one alphabet."""

    def __init__(self, language: str, ascii_only: bool = False) -> None:
        self.language = language
        self.ascii_only = ascii_only
        self.words = words(language)

    def spell(self, text: str) -> str:
        """Text that the terminal can show."""
        return to_ascii(text) if self.ascii_only else text

    def has(self, name: str) -> bool:
        """Whether there is a text of this name."""
        return self.words.has(name)

    def text(self, name: str, **details: str | int) -> str:
        """A text without colours; cards by their names."""
        return MARKED.sub(lambda match: self.card(match[1]), self.spell(self.words.text(name, **details)))

    def rich(self, name: str, style: str = "", **details: str | int) -> Text:
        """A text with its cards in their colours."""
        return self.coloured(self.words.text(name, **details), style)

    def coloured(
        self,
        sentence: str,
        style: str = "",
        namer: Callable[[str], str] | None = None,
        styler: Callable[[str], str] = suit_style,
    ) -> Text:
        """A sentence with marked cards as coloured text, by their names or as `namer` calls them."""
        name = namer or self.card
        result = Text(style=style)
        end = 0
        for match in MARKED.finditer(sentence):
            result.append(self.spell(sentence[end : match.start()]))
            result.append(name(match[1]), styler(match[1]))
            end = match.end()
        result.append(self.spell(sentence[end:]))
        return result

    def card(self, token: str) -> str:
        """The name of a card."""
        return self.spell(self.words.card(token))

    def colour(self, name: str) -> str:
        """The name of a colour."""
        return self.spell(self.words.text("onirim-colour", colour=name))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    # ---- errors ---------------------------------------------------------------------------------------

    def message(self, error: ReverieError) -> str:
        """The sentence of an error, and of the error behind it, in this language."""
        details: dict[str, str | int] = {}
        for name, value in error.details.items():
            shown = plain(value, self.language)
            if name == "reason" and isinstance(error.__cause__, ReverieError):
                shown = self.message(error.__cause__)
            details[name] = clean(shown) if isinstance(shown, str) else shown
        return self.text(error.worded, **details)

    def place(self, place: str) -> str:
        """Where it is wrong: lines and turns in this language, names as they are."""
        return re.sub(
            r"\b(line|turn|answer) (\d+)", lambda match: self.text(f"cli-place-{match[1]}", number=match[2]), place
        )

    def sentence(self, error: ReverieError) -> str:
        """An error on one line: the sentence, the place, the rule, the code where it is of use."""
        parts = [self.message(error)]
        if error.place:
            parts.append(f"({self.spell(clean(self.place(error.place)))})")
        if error.rule:
            parts.append(f"[{error.rule}]")
        if error.shows_code:
            parts.append(f"[{clean(error.code)}]")
        return " ".join(parts)
