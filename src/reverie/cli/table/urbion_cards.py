"""Urbion's cards on a plain terminal: Dreams by influence and element, Cities by their elements, Postcards in short."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.text import Text

from reverie.cli.speech import CROSSING, DIM, DREAM, SUITS
from reverie.cli.table.plain import Table
from reverie.cli.table.voice import DescribedVoice, Voice
from reverie.tables.story import Teller
from reverie.words.description import rank
from reverie.words.names import Dream, read_dream

COLOURS = {"earth": SUITS["brown"], "water": SUITS["blue"], "fire": SUITS["red"], "air": "#a8d5d8"}
SIDES = ("sognae", "incubi")
SIGNS = {"wizard": ("✦", "*"), "meta": ("◇", "~")}  # what the influence does not tell; the second in ASCII

# A Dream inside a sentence: its token, the side where it lies, the Postcard on it.
MARKED = re.compile(r"(?P<token>[^@{]+)(?:@(?P<side>\w+))?(?:\{(?P<postcard>\w+)\})?")

View = dict[str, Any]


class Cards(Table):
    """How single Dreams, Cities and Postcards look."""

    game = "urbion"

    def speaker(self) -> Voice:
        teller = Teller("urbion", self.speech.words, self.players)
        return DescribedVoice(self.speech, teller, self.badge_text, style_of)

    # ---- Dreams -----------------------------------------------------------------------------------------

    def sign(self, dream: Dream) -> str:
        """A mark for Wizards and Metas."""
        return SIGNS.get(dream.kind, ("", ""))[self.speech.ascii_only]

    def element(self, dream: Dream, names: str = "element") -> str:
        """The element of a Dream, or what it is instead; anything but `element` asks for a shorter name."""
        name = dream.element or ("all" if dream.kind == "concord" else dream.kind)
        return self.speech.text(f"urbion-{'element' if names == 'element' else 'tint'}-{name}") + self.sign(dream)

    def influence(self, token: str, side: str = "") -> str:
        """The number of a Dream with its sign."""
        dream = read_dream(token)
        return self.speech.spell(dream.influence(side)) if dream else "?"

    def badge_text(self, marked: str, names: str = "element") -> str:
        """A Dream inside a line: influence and element, and the Postcard on it; ever shorter by `names`."""
        token, side, postcard = parts_of(marked)
        dream = read_dream(token)
        if dream is None:
            return "?"
        gap = " " if names == "element" else ""
        text = self.speech.spell(dream.influence(side)) + gap + self.element(dream, names)
        if not postcard:
            return text
        return f"{text}{self.letters(postcard)}" if names == "letters" else f"{text} {self.postcard(postcard)}"

    def name(self, marked: str) -> str:
        """A Dream by its full name, with the Postcard on it."""
        return self.speech.spell(self.speech.words.named("urbion", "dream", marked))

    def badge(self, marked: str | None, names: str = "element") -> Text:
        """A badge in its colour; `?` for a card that nobody knows."""
        return Text("?", DIM) if marked is None else Text(self.badge_text(marked, names), style_of(marked))

    def badges(self, tokens: Iterable[str | None], names: str = "element") -> Text:
        """Dreams in a line, equal neighbours counted."""
        parts: list[Text] = []
        for token, same in groupby(tokens):
            count = len(list(same))
            times = self.speech.spell(f"{count}× ") if count > 1 else ""
            parts.append(Text.assemble(times, self.badge(token, names)))
        return Text("  ").join(parts)

    # ---- Postcards, Books, Cities -------------------------------------------------------------------------

    def postcard(self, marked: str) -> str:
        """A Postcard in short; an Hourglass with its quarter turns."""
        kind, turns = postcard_of(marked)
        return self.speech.text(f"urbion-{kind}-short") + turns

    def letters(self, marked: str) -> str:
        """The first letters of a Postcard, after a dot."""
        kind, turns = postcard_of(marked)
        return self.speech.spell("·") + self.postcard(kind)[:2] + turns

    def city(self, token: str | None, short: bool = False) -> Text:
        """A City: its elements in their colours, or what it is called."""
        if token is None:
            return Text(self.speech.text("urbion-city-vacant"), DIM)
        if "+" in token:
            names = [
                Text(self.speech.text(f"urbion-{'tint' if short else 'element'}-{name}"), COLOURS[name])
                for name in token.split("+")
            ]
            return Text("+", DIM).join(names)
        kind, _, element = token.partition(":")
        style = COLOURS.get(element, CROSSING if kind == "square" else DREAM)
        if not short:
            return Text(self.speech.spell(self.speech.words.named("urbion", "city", token)), style)
        return Text(self.speech.text(f"urbion-element-{element}" if element else f"urbion-city-{kind}-short"), style)


def parts_of(marked: str) -> tuple[str, str, str]:
    """Token, side and Postcard of a Dream in a sentence."""
    found = MARKED.fullmatch(marked)
    return (found["token"], found["side"] or "", found["postcard"] or "") if found else (marked, "", "")


def postcard_of(marked: str) -> tuple[str, str]:
    """A Postcard, and the quarter turns of an Hourglass."""
    kind = marked.rstrip("0123456789")
    return kind, marked[len(kind) :]


def style_of(marked: str) -> str:
    """The colour of a Dream: its element's, gold for all elements, the colour of dark dreams for none."""
    dream = read_dream(parts_of(marked)[0])
    if dream is None or dream.kind in ("chaos", "chromatic"):
        return DREAM
    return COLOURS.get(dream.element, CROSSING)


def on_side(token: str, side: str) -> str:
    """A Dream as it lies on a side."""
    return f"{token}@{side}" if side else token


def as_it_lies(dream: View, side: str) -> str:
    """A placed Dream of a view: where it lies, and the Postcard on it with the turns of an Hourglass."""
    name = dream["postcard"] or ""
    if name == "hourglass":
        name += str(dream["quarters"])
    return on_side(dream["card"], side) + (f"{{{name}}}" if name else "")


def card_rank(marked: str) -> tuple[int | str, ...]:
    """An order for telling: by element, those without one last; then Sognae, Incubi, Wizards, Metas."""
    return rank("urbion", marked)
