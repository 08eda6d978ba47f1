"""Urbion's zones on the terminal table: decks as lines, four rows with their Cities, the hand as cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from reverie.cli.speech import DIM, DREAM, GOLD
from reverie.cli.table.plain import CLOSER, CROWDED, ROOMY, centred
from reverie.cli.table.urbion import UrbionTable, View
from reverie.cli.table.urbion_cards import SIDES, as_it_lies, parts_of, style_of
from reverie.kernel.actions import Action
from reverie.terminal.layout import Item, Shape, Zone
from reverie.words.names import read_dream

FACE = 7  # a Dream; with a cursor around it nine cells
SIDE_LIMIT = 3
CITY = 13
SHORT = 8  # a Dream, and a City, where a row is one line
ROW_LABEL = 5
PARTNER = "partner "  # before the names of zones that the other player has, too
ROWS: tuple[tuple[Shape, Shape, int], ...] = (  # rows, hand, and how close the heaps lie: from roomy to crowded
    ("cells", "boxes", ROOMY),
    ("cells", "cells", CLOSER),
    ("line", "boxes", CLOSER),
    ("line", "cells", CROWDED),
    ("line", "line", CROWDED),
)
STATES = {"balanced": "balanced", "void-here": "void"}  # what is said about a City, and where the view says it


class UrbionBoard(UrbionTable):
    """The four rows in zones."""

    layouts = len(ROWS)
    sharing = 0

    def board(self, view: View, actions: Sequence[Action], layout: int) -> list[Zone]:
        """Everything on the table; a higher layout needs fewer lines."""
        rows_shape, hand_shape, density = ROWS[layout]
        zones = [self.heap_zone(label, content) for label, content in self.heaps(view, density)]
        if view.get("partner"):
            partner = [("polarity", self.side_name(view["polarity"])), *self.partner(view["partner"])]
            zones += [self.heap_zone(label, content, PARTNER) for label, content in partner]
        zones += self.row_zones(view, actions, rows_shape)
        zones.append(self.hand_zone(view, actions, hand_shape))
        for name in ("drawn", "pending", "aside"):
            if view[name]:
                zones.append(self.open_zone(name, view[name], actions))
        looked = view["looked"]
        if looked["size"]:
            cards = looked["cards"] if looked["cards"] is not None else [None] * looked["size"]
            zones.append(self.open_zone("looked", cards, actions, looked["placed"] or 0))
        return zones

    def heap_zone(self, label: str, content: Text, owner: str = "") -> Zone:
        """A deck, a pile, or anything else that is one line."""
        name = self.zone_name(label)
        return Zone(owner + label, name, (Item(owner + label, f"{name}: {content.plain}", (content,)),))

    def row_zones(self, view: View, actions: Sequence[Action], shape: Shape) -> list[Zone]:
        """The rows below each other, their Cities in the middle between the two sides."""
        sides = SIDES[::-1] if "first" in view["rules"].split("/") else SIDES
        room = (SHORT if shape == "line" else FACE) + 2
        zones = []
        for number, row in enumerate(view["rows"], 1):
            name = f"R{number}"
            left, right = (
                [self.dream_item(name, row, side, i, actions, shape) for i in range(len(row[side]))] for side in sides
            )
            indent = (SIDE_LIMIT - len(left)) * room
            note = Text(" " * ((SIDE_LIMIT - len(right)) * room)).append(self.sum_of(row).plain.strip().rjust(4))
            if row["balanced"]:
                note.stylize(GOLD)
            items = (*left, self.city_item(name, row, actions, shape), *right)
            zones.append(Zone(name, name, items, shape, note, indent, ROW_LABEL, apart=number == 1, wide=True))
        return zones

    def dream_item(self, row_name: str, row: View, side: str, i: int, actions: Sequence[Action], shape: Shape) -> Item:
        """A Dream in a row: influence over element, or beside it."""
        dream = row[side][i]
        marked = as_it_lies(dream, side)
        place = f"{row_name}.{side}.{i + 1}"
        mine = tuple(action for action in actions if f"{row_name}.{side}/{i}" in action.places.at)
        face = (self.short_face(marked),) if shape == "line" else self.faces(marked)
        return Item(place, self.name(marked), face, mine)

    def short_face(self, marked: str) -> Text:
        """A Dream on one line, by the longest names that fit."""
        names = ("element", "tint", "letters")
        texts = [self.badge_text(marked, name) for name in names]
        shown = next((text for text in texts if len(text) <= SHORT), texts[-1][:SHORT])
        return Text(centred(shown, SHORT), style_of(marked))

    def city_item(self, name: str, row: View, actions: Sequence[Action], shape: Shape) -> Item:
        """The City of a row, or the place for one."""
        room = SHORT if shape == "line" else CITY
        city = self.city(row["city"])
        if city.cell_len > room:
            city = self.city(row["city"], short=True)
        city.truncate(room)
        mine = tuple(action for action in actions if concerns(action, name))
        title = f"{name}: {self.city(row['city']).plain}"
        if shape == "line":
            return Item(name, title, (middle(city, room),), mine)
        states = [self.speech.text(f"urbion-{state}") for state in ("balanced", "void-here") if row[STATES[state]]]
        below = Text(centred(" ".join(states)[:room], room), DREAM if row["void"] else GOLD)
        return Item(name, title, (middle(city, room), below), mine)

    def hand_zone(self, view: View, actions: Sequence[Action], shape: Shape) -> Zone:
        """The hand; a Dream that cannot be played now is in a broken frame, but can be discarded for an action."""
        hand = view["hand"]
        tokens = hand["cards"] if hand["cards"] is not None else [None] * hand["size"]
        label = self.zone_name("hand")
        if not tokens:
            empty = Item("hand", f"{label}: {self.nothing.plain}", (self.nothing,))
            return Zone("hand", label, (empty,), apart=True, wide=True)
        asked = (view.get("decision") or {}).get("kind")
        items = self.card_items("hand", tokens, actions, playing=asked == "main" and bool(actions))
        return Zone("hand", label, tuple(items), shape, apart=True, wide=True)

    def open_zone(self, name: str, tokens: Sequence[str | None], actions: Sequence[Action], placed: int = 0) -> Zone:
        """Dreams that lie open to be dealt with; those with a place first, numbered from the top."""
        items = self.card_items(name, tokens, actions, numbered=False)
        for i in range(min(placed, len(items))):
            items[i] = Item(items[i].key, items[i].name, (Text(f"{i + 1}.", GOLD).append_text(self.badge(tokens[i])),))
        return Zone(name, self.zone_name(name), tuple(items), "line")

    def card_items(
        self,
        zone: str,
        tokens: Sequence[str | None],
        actions: Sequence[Action],
        numbered: bool = True,
        playing: bool = False,
    ) -> list[Item]:
        """Dreams with the answers that lie at them."""
        items = []
        for i, token in enumerate(tokens):
            mine = tuple(action for action in actions if f"{zone}/{token}" in action.places.at)
            idle = playing and not any(action.verb == "play" for action in mine)
            number = i + 1 if numbered and i < 9 else 0
            name = self.name(token) if token else "?"
            items.append(Item(f"{zone} {token} {i}", name, self.faces(token, idle), mine, number, idle))
        return items

    def faces(self, marked: str | None, idle: bool = False) -> tuple[Text, Text]:
        """A Dream on two lines: influence over element."""
        dream = read_dream(parts_of(marked)[0]) if marked else None
        if marked is None or dream is None:
            return Text(centred("?", FACE), DIM), Text(" " * FACE)
        token, side, postcard = parts_of(marked)
        style = style_of(marked)
        influence = self.influence(token, side)
        shown = f"{influence} {self.postcard(postcard)}" if postcard else influence
        if len(shown) > FACE:
            shown = f"{influence}{self.letters(postcard)}"
        element = self.element(dream)
        element = f"({element})" if idle and len(element) < FACE - 1 else element
        top = Text(centred(shown, FACE), f"bold {style}" if not idle else style)
        return top, Text(centred(element[:FACE], FACE), style)

    def about_card(self, token: str) -> str:
        """What a Dream of a special kind does."""
        dream = read_dream(token)
        name = f"urbion-info-{dream.kind}" if dream else ""
        return self.speech.text(name) if name and self.speech.has(name) else ""


def concerns(action: Action, row: str) -> bool:
    """Whether an answer is about a row: it lies at its City or is about all of it, or leads into it from outside."""
    places, target = action.places
    at_it = any(place in (row, f"{row}.city/0") for place in places)
    return at_it or bool(target and target.startswith(f"{row}.") and not places[0].startswith(f"{row}."))


def middle(text: Text, width: int) -> Text:
    """Text in the middle of a field."""
    left = (width - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * (width - text.cell_len - left))
