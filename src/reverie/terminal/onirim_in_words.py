"""The table of Onirim as it is read out: cards by their names where the eye is given signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from reverie.cli.table.onirim import View
from reverie.cli.table.onirim_cards import card_rank
from reverie.terminal.onirim import OnirimBoard


class OnirimInWords(OnirimBoard):
    """The same zones; nothing is drawn, and nothing is short of room."""

    def badge(self, token: str | None) -> Text:
        """A card by its name."""
        return Text("?" if token is None else self.speech.card(token))

    def badges(self, tokens: Iterable[str | None]) -> Text:
        """Cards one after the other, equal neighbours counted."""
        counted = [(self.badge(token).plain, len(list(same))) for token, same in groupby(tokens)]
        return Text(", ".join(self.speech.spell(f"{count}× {name}") if count > 1 else name for name, count in counted))

    def counts(self, cards: Counter[str]) -> Text:
        """How many of each."""
        ordered: list[str] = sorted(cards.elements(), key=card_rank)
        return self.badges(ordered)

    def catcher_line(self, contents: list[Text]) -> Text:
        """The dreamcatchers one after the other, numbered."""
        empty = self.speech.text("terminal-none")
        return Text("; ".join(f"{i}: {content.plain or empty}" for i, content in enumerate(contents, 1)))

    def tower(self, token: str, brief: bool = False) -> Text:
        """A tower by its name."""
        return self.badge(token)

    def towers(self, towers: View, density: int) -> Text:
        """The tower row from left to right, and whether it holds an alignment."""
        names = [self.badge(token).plain for token in towers["row"]]
        return Text(", ".join([*names, self.speech.text("onirim-aligned")] if towers["aligned"] else names))

    def short_row(self, row: View) -> Text:
        """A row from its beginning on, and the length of the running run."""
        if not row["cards"]:
            return self.nothing
        length = row["run"]["length"]
        run = [self.speech.text("onirim-run", length=length)] if length else []
        return Text(", ".join([self.badges(row["cards"]).plain, *run]))
