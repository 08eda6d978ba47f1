"""Onirim's zones on the terminal table: heaps as lines, labyrinth and hand as cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from reverie.cli.speech import DIM, suit_style
from reverie.cli.table.onirim import PROPHECY, OnirimTable, View
from reverie.cli.table.onirim_cards import SYMBOLS, colour_of, colour_rank, kind_of
from reverie.cli.table.plain import CLOSER, CROWDED, ROOMY, centred
from reverie.kernel.actions import Action
from reverie.terminal.layout import Item, Shape, Zone

SUIT_SIGNS = {"red": "R✷", "blue": "B●", "green": "G♦", "brown": "N▣"}  # letter, shape and colour; in both languages
FACE = 5
PARTNER = "partner "  # before the names of zones that the other player has, too
ROWS: tuple[tuple[Shape, Shape, int], ...] = (  # row, hand, and how close the heaps lie: from roomy to crowded
    ("boxes", "boxes", ROOMY),
    ("cells", "boxes", ROOMY),
    ("cells", "boxes", CLOSER),
    ("cells", "cells", CLOSER),
    ("line", "cells", CROWDED),
    ("line", "line", CROWDED),
)


class OnirimBoard(OnirimTable):
    """The labyrinth in zones."""

    signs = SYMBOLS | {"key": "⚷", "glyph": "@"}
    layouts = len(ROWS)
    sharing = 2

    def face(self, token: str) -> str:
        """Under the sign: letter and shape of the suit."""
        colour = colour_of(token)
        if colour is None:
            return super().face(token)
        return SUIT_SIGNS[colour][: 1 if self.speech.ascii_only else 2]

    def board(self, view: View, actions: Sequence[Action], layout: int) -> list[Zone]:
        """Everything on the table; a higher layout needs fewer lines."""
        row_shape, hand_shape, density = ROWS[layout]
        doors = self.doors_in_words(*self.counted_doors(view))
        zones = [
            self.heap_zone(label, content, words=doors if label == "doors" else "")
            for label, content in self.heaps(view, density)
        ]
        partner = view.get("partner")
        if partner:
            theirs = self.doors_in_words(*self.counted_partner_doors(partner))
            zones += [
                self.heap_zone(label, content, PARTNER, theirs if label.startswith("player ") else "")
                for label, content in self.partner(partner, density)
            ]
        zones += [self.row_zone(view["row"], row_shape), self.hand_zone(view, actions, hand_shape)]
        if view.get("shared"):
            zones.append(self.shared_zone(view["shared"], actions, hand_shape))
        if view.get("draft"):
            zones.append(self.open_zone("draft", "draft", view["draft"], actions, hand_shape))
        looked = view["looked"]
        if looked["size"]:
            asked = (view.get("decision") or {}).get("kind")
            name = "revealed" if looked.get("revealed") else "prophecy" if asked in PROPHECY else "looked"
            cards = looked["cards"] if looked["cards"] is not None else self.backs(looked["size"])
            zones.append(self.open_zone(name, "looked", cards, actions, hand_shape, looked["placed"] or 0))
        return zones

    def heap_zone(self, label: str, content: Text, owner: str = "", words: str = "") -> Zone:
        """A heap, or anything else that is one line; what is drawn in signs is read out in words."""
        name = self.zone_name(label)
        return Zone(owner + label, name, (Item(owner + label, f"{name}: {words or content.plain}", (content,)),))

    def doors_in_words(self, found: Counter[str], every: Counter[str]) -> str:
        """How many doors of each colour were found."""
        counts = [(self.speech.card(token), found[token], every[token]) for token in sorted(every, key=colour_rank)]
        return ", ".join(
            f"{name} {self.speech.text('onirim-board-found', found=there, all=all_of_it)}"
            for name, there, all_of_it in counts
        )

    def row_zone(self, row: View, shape: Shape) -> Zone:
        """The labyrinth: as many of its last cards as fit, runs marked below."""
        cards: list[str] = row["cards"]
        label = self.zone_name("row")
        if not cards:
            empty = Item("row", f"{label}: {self.nothing.plain}", (self.nothing,))
            return Zone("row", label, (empty,), apart=True, wide=True)
        room = max(3, (self.width - 11) // (FACE + 2))
        hidden = len(cards) - room + 1 if len(cards) > room else 0
        length = row["run"]["length"]
        done, running = (".", "=") if self.speech.ascii_only else ("╌", "━")
        items = [Item("", "", (Text(centred(f"+{hidden}", FACE), DIM), Text(" " * FACE)))] if hidden else []
        for i, token in enumerate(cards[hidden:], hidden):
            complete = i < row["completed"]
            mark = done if complete else running if i >= len(cards) - length else ""
            face = self.faces(token, DIM if complete else None)
            items.append(Item(f"row {i}", self.speech.card(token), face, idle=complete, mark=mark))
        note = self.speech.rich("onirim-run", "bold", length=length) if length else Text()
        return Zone("row", label, tuple(items), shape, note, apart=True, wide=True)

    def hand_zone(self, view: View, actions: Sequence[Action], shape: Shape) -> Zone:
        """The hand; what cannot be played now is dim and in a broken frame or in brackets, but can be discarded."""
        asked = (view.get("decision") or {}).get("kind")
        tokens = self.hand_cards(view["hand"])
        label = self.zone_name("hand")
        if not tokens:
            empty = Item("hand", f"{label}: {self.nothing.plain}", (self.nothing,))
            return Zone("hand", label, (empty,), apart=True, wide=True)
        items = self.card_items("hand", "hand", tokens, actions, playing=asked == "turn" and bool(actions))
        return Zone("hand", label, tuple(items), shape, apart=True, wide=True)

    def shared_zone(self, tokens: list[str], actions: Sequence[Action], shape: Shape) -> Zone:
        """What both players hold."""
        items = self.card_items("shared", "shared", tokens, actions, numbered=False)
        return Zone("shared", self.zone_name("shared"), tuple(items), "line" if shape == "line" else "cells", wide=True)

    def open_zone(
        self,
        name: str,
        zone: str,
        tokens: Sequence[str | None],
        actions: Sequence[Action],
        shape: Shape,
        placed: int = 0,
    ) -> Zone:
        """Cards to choose from: those with a place come first, numbered from the top."""
        items = self.card_items(name, zone, tokens, actions, numbered=False)
        for i in range(min(placed, len(items))):
            top = Text(centred(f"{i + 1}.{items[i].face[0].plain.strip()}", FACE), items[i].face[0].style)
            items[i] = Item(f"{name} {i}", items[i].name, (top, items[i].face[1]))
        return Zone(name, self.zone_name(name), tuple(items), "line" if shape == "line" else "cells", wide=True)

    def card_items(
        self,
        name: str,
        zone: str,
        tokens: Sequence[str | None],
        actions: Sequence[Action],
        numbered: bool = True,
        playing: bool = False,
    ) -> list[Item]:
        """Cards with the answers that lie at them."""
        items: list[Item] = []
        for i, token in enumerate(tokens):
            mine = tuple(action for action in actions if f"{zone}/{token}" in action.places.at)
            idle = playing and all(action.verb == "discard" for action in mine)
            number = i + 1 if numbered and i < 9 else 0
            called = self.speech.card(token) if token else "?"
            items.append(Item(f"{name} {token} {i}", called, self.faces(token, None, idle), mine, number, idle))
        return items

    def faces(self, token: str | None, style: str | None = None, idle: bool = False) -> tuple[Text, Text]:
        """A card on two lines: sign over suit."""
        if token is None:
            return Text(centred("?", FACE), DIM), Text(" " * FACE)
        shown = style or suit_style(token)
        below = self.face(token)
        below = f"({below})" if idle and len(below) < FACE - 1 else below
        top = Text(centred(self.symbol(token)[:FACE], FACE), shown if style or idle else f"bold {shown}")
        return top, Text(centred(below[:FACE], FACE), shown)

    def about_card(self, token: str) -> str:
        """What a card does, where the words know it."""
        name = f"onirim-denizen-{token.partition('.')[2]}"
        return self.speech.text(name) if kind_of(token) == "den" and self.speech.has(name) else ""
