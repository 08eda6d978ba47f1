"""The table of Etherfields as it is read out: sentences, one thing a line; nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from reverie.cli.table.etherfields_names import View
from reverie.kernel.actions import Action
from reverie.terminal.etherfields import EtherfieldsBoard
from reverie.terminal.layout import Item, Zone


class EtherfieldsInWords(EtherfieldsBoard):
    """What matters now; the map, what is near and what can be reached are told when somebody asks."""

    def board(self, view: View, actions: Sequence[Action], layout: int) -> list[Zone]:
        """One zone for each thing that is said."""
        self.begin(view, actions)
        lines: list[tuple[str, str]] = []
        goal = self.goal(view).plain
        lines += [("goal", goal)] if goal else []
        lines += [("", one) for one in self.next_told(view)] if view["encounter"]["round"] else []
        lines += [("dreamworld", line.plain) for line in self.dreamworld(view)]
        lines += [("team", self.team(view).plain)]
        if view["map"]["fields"]:
            lines += [("", one) for one in self.who_told(view)]
        else:
            lines += [("", line.plain.strip()) for who in view["characters"] for line in self.status_of(view, who)]
        lines += [("creature", self.creature(view, one).plain) for one in view["creatures"]]
        for who in view["characters"]:
            cards = ", ".join(self.card_read(card) for card in who["hand"]) or self.speech.text("terminal-none")
            lines.append(("", f"{self.labels.thing('character:' + who['id'])}: {cards}"))
            laid = [self.laid(one).plain for one in who["progress"]]
            laid += [self.labels.thing(f"weakness:{one}") for one in who["weaknesses"]]
            lines += [("", f"{self.speech.text('terminal-ether-laid')}: {', '.join(laid)}")] if laid else []
        if view["payment"]:
            lines.append(("payment", self.payment(view["payment"]).plain))
        return [self.said(name, text) for name, text in lines]

    def said(self, name: str, text: str) -> Zone:
        """A line that is read out."""
        label = self.zone_name(name) if name else ""
        return Zone(name, label, (Item(name or "said", text, (Text(text),)),))

    def status_of(self, view: View, who: View) -> list[Text]:
        """How a character is."""
        return self.status(view, who, self.labels.thing(f"character:{who['id']}"), False, 0)

    def card_read(self, card: str) -> str:
        """A card with what it pays, in words."""
        intents = self.content.influence[card].intents
        pays = " / ".join(f"{n} {self.color_name(color)}" for color, n in intents.items() if n)
        name = self.labels.thing(f"influence:{card}")
        return f"{name} ({pays})" if pays else name

    def summary(self, view: View) -> Text | None:
        """How far the team came is for the end."""
        return None
