"""Onirim's cards on a plain terminal: signs, badges inside a line, cards side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from reverie.cli.speech import DIM, DREAM, SUITS, suit_style
from reverie.cli.table.plain import LABEL, Table, centred, pad
from reverie.cli.table.voice import DescribedVoice, Voice
from reverie.games.onirim.constants import LEFT_EDGES, RIGHT_EDGES
from reverie.tables.story import Teller
from reverie.words.description import rank, reading

CELL = 5  # a card is this wide, with a gap of two
GAP = 2
SYMBOLS = {
    "sun": "☀",
    "moon": "☾",
    "key": "⚿",
    "glyph": "◈",
    "tower": "♜",
    "deadend": "⊣",
    "door": "∩",
    "nightmare": "☠",
    "lost": "☁",
    "happy": "♥",
    "den": "✦",
}
SYMBOL_ORDER = ("sun", "moon", "key", "glyph", "tower")


class Cards(Table):
    """How single cards and heaps of cards look."""

    game = "onirim"
    signs = SYMBOLS  # a picture for every kind of card

    def speaker(self) -> Voice:
        teller = Teller("onirim", self.speech.words, self.players)
        return DescribedVoice(self.speech, teller, self.badge_text, suit_style)

    def symbol(self, token: str) -> str:
        """The sign of a card: a picture, or a short word where there is only ASCII; towers with their number."""
        kind = kind_of(token)
        sign = self.speech.text(f"onirim-short-{kind}") if self.speech.ascii_only else self.signs.get(kind, "?")
        return sign + token.rpartition(".")[2] if kind == "tower" else sign

    def face(self, token: str) -> str:
        """What stands under the sign: the colour, or what a colourless card is."""
        colour, kind = colour_of(token), kind_of(token)
        if colour:
            return self.speech.colour(colour)
        if kind == "den":
            return self.speech.card(token)[:CELL]
        if token.startswith("x."):
            return self.speech.text("onirim-face-x")
        if kind == "door":
            return self.speech.text("onirim-face-oniverse")
        return self.speech.text(f"onirim-{'end' if self.speech.ascii_only else 'face'}-{kind}")

    def badge(self, token: str | None) -> Text:
        """A card inside a line: its sign and its colour; `?` for one that nobody knows."""
        return Text("?", DIM) if token is None else Text(self.badge_text(token), suit_style(token))

    def badge_text(self, token: str) -> str:
        """A badge without its colour: dreams by their names, everything else by sign and colour."""
        if colour_of(token) or token.startswith("x.") or kind_of(token) == "door":
            return f"{self.symbol(token)} {self.face(token)}"
        name = self.speech.card(token)
        return name if self.speech.ascii_only else f"{self.symbol(token)} {name}"

    def badges(self, tokens: Iterable[str | None]) -> Text:
        """Cards in a line, equal neighbours counted."""
        parts: list[Text] = []
        for token, same in groupby(tokens):
            count = len(list(same))
            parts.append(Text.assemble(f"{count}× ", self.badge(token)) if count > 1 else self.badge(token))
        line = Text("  ").join(parts)
        return Text(self.speech.spell(line.plain), spans=line.spans) if self.speech.ascii_only else line

    def heap(self, tokens: Iterable[str]) -> Text:
        """Cards whose order does not matter, in a line."""
        ordered: list[str] = sorted(tokens, key=card_rank)
        return self.badges(ordered)

    def backs(self, count: int) -> list[str | None]:
        """Cards that this seat does not know."""
        return [None] * count

    def cards(self, label: str, tokens: Sequence[str | None], bright: int = 0) -> list[Text]:
        """Cards side by side on two lines: signs over colours; those before `bright` are dimmed."""
        top, below = self.label(label), self.label("")
        for i, token in enumerate(tokens):
            style = DIM if token is None or i < bright else suit_style(token)
            gap = " " * GAP if i else ""
            if i and i == bright:
                gap = " | " if self.speech.ascii_only else " ┊ "
            top.append(gap, DIM).append(centred(self.symbol(token) if token else "?", CELL), style)
            below.append(gap, DIM).append(centred(self.face(token) if token else "", CELL), style)
        for line in (top, below):
            line.rstrip()
        return [top, below]

    def label(self, name: str) -> Text:
        """The name of a zone, padded."""
        return Text.assemble(" ", (pad(self.speech.text(f"onirim-zone-{name}") if name else "", LABEL - 1), DIM), " ")

    def counts(self, cards: Counter[str]) -> Text:
        """How many of each: by colour, then by symbol; crossroads after the colours, dreams last."""
        heaps: dict[str | None, Counter[str]] = {colour: Counter() for colour in (*SUITS, "x", None)}
        for token, count in cards.items():
            heaps[colour_of(token) or ("x" if token.startswith("x.") else None)][kind_of(token)] += count
        dreams = heaps.pop(None)
        parts: list[Text] = []
        for colour, kinds in heaps.items():
            if kinds:
                name = self.speech.text("onirim-face-x") if colour == "x" else self.speech.colour(str(colour))
                part = Text(name, suit_style(str(colour)))
                for kind in (*SYMBOL_ORDER, "door"):
                    part.append(f" {self.tiny(kind)}{kinds[kind]}" if kinds[kind] else "")
                parts.append(part)
        parts += [Text(f"{self.tiny(kind)}{count}", DREAM) for kind, count in dreams.items()]
        return Text("  ").join(parts)

    def tiny(self, kind: str) -> str:
        """The shortest sign of a kind."""
        return self.speech.text(f"onirim-letter-{kind}") if self.speech.ascii_only else self.signs.get(kind, "?")

    def tower(self, token: str, brief: bool = False) -> Text:
        """A tower with the symbols of its two edges."""
        left, right = ("".join(self.tiny(symbol) for symbol in edge) for edge in edges_of(token))
        colour, number = token.split(".")[1:]
        name = self.speech.text(f"onirim-tint-{colour}") if brief else f"{self.speech.colour(colour)} "
        return Text.assemble((left, DIM), (f"[{name}{number}]", SUITS[colour]), (right, DIM))

    def door_name(self, token: str) -> str:
        """What a door or its order card is called in short: its colour, or the Oniverse."""
        return self.speech.colour(token.rpartition(".")[2])


def kind_of(token: str) -> str:
    """`sun` for `red.sun` and `x.sun`, `door` for `door.red`, `nightmare` for itself."""
    return reading("onirim", "kind", token) or ""


def colour_of(token: str) -> str | None:
    """The colour of a card, if it has one."""
    return reading("onirim", "colour", token)


def colour_rank(token: str) -> int:
    """Where a card stands among the colours; the colourless come last."""
    colour = colour_of(token)
    return list(SUITS).index(colour) if colour else len(SUITS)


def card_rank(token: str) -> tuple[int | str, ...]:
    """An order for telling: locations, doors, dreams; by colour."""
    return rank("onirim", token)


def edges_of(token: str) -> tuple[list[str], list[str]]:
    """The symbols on the left and the right edge of a tower, as docs/rules/en/onirim/towers.md lists them."""
    _, colour, number = token.split(".")
    shift = 2 * (3 * list(SUITS).index(colour) + int(number) - 3)
    left, right = (
        [symbol for bit, symbol in ((1, "sun"), (2, "moon")) if edges >> shift & bit]
        for edges in (LEFT_EDGES, RIGHT_EDGES)
    )
    return left, right
