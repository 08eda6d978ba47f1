"""Urbion on a plain terminal: decks and piles as lines, the four rows with their Cities in the middle, the hand.

Roomy: a Dream of a row has two lines, its influence over its element. Closer: without headings and empty lines.
Crowded: a row is one line. Bare: only what an answer may depend on. Whether the Sognae lie on the left depends on the
edition (URB-BASE-02).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from reverie.cli.speech import DIM, DREAM, GOLD
from reverie.cli.table.plain import BARE, CLOSER, CROWDED, LABEL, ROOMY, Zone, centred, pad
from reverie.cli.table.urbion_cards import COLOURS, SIDES, Cards, as_it_lies, card_rank, style_of
from reverie.words.names import read_dream

CELL = 8  # a Dream is this wide, with a gap of one
SIDE_LIMIT = 3  # Dreams on one side
SIDE_WIDTH = SIDE_LIMIT * (CELL + 1) - 1
ROW_LABEL = 6
CITY_WIDTH = 15
ROOMY_WIDTH = ROW_LABEL + 2 * SIDE_WIDTH + CITY_WIDTH + 7
KNOWN_SHOWN = 4  # known cards on top of a deck; the others are on the page of `info`
RECENT_SHOWN = 3  # the last cards of the discard pile

View = dict[str, Any]


class UrbionTable(Cards):
    """The four rows and everything around them."""

    densities = 4

    def zones(self, view: View, density: int = ROOMY) -> list[Text]:
        lines = self.lines(self.heaps(view, density), max(density, CLOSER))
        if view.get("partner"):
            polarities = [("polarity", self.side_name(view["polarity"])), *self.partner(view["partner"])]
            lines += self.lines(polarities, max(density, CLOSER))
        lines += [Text()] if density == ROOMY else []
        lines += self.rows(view, density)
        lines += [Text()] if density == ROOMY else []
        return [*lines, *self.lines(self.own(view, density), max(density, CLOSER))]

    # ---- around the rows ----------------------------------------------------------------------------------

    def heaps(self, view: View, density: int) -> list[Zone]:
        """Decks, piles and what the modules lay beside the rows."""
        goal = view["goal"]
        zones: list[Zone] = [
            ("goal", self.speech.rich("urbion-claimed", claimed=goal["claimed"], all=goal["cities"])),
            ("deck", self.deck(view["deck"], self.badge)),
            ("cities", self.deck(view["city_deck"], self.city)),
        ]
        if view["discard"] and density < BARE:
            zones.append(("discard", self.discard(view["discard"])))
        if view["box"] and density < CROWDED:
            zones.append(("box", Text(str(len(view["box"])))))
        return [*zones, *self.modules(view, density)]

    def modules(self, view: View, density: int) -> list[Zone]:
        """Books, Postcards and the Void."""
        zones: list[Zone] = []
        postcards = view.get("postcards")
        if postcards:
            zones += [("wise", Text(str(postcards["wise"]))), ("inhabitants", self.inhabitants(postcards))]
            if density < BARE:
                zones.append(("postcards", Text(str(postcards["deck"]))))
        if view.get("void"):
            zones.append(("void", self.void(view["void"])))
        if view.get("books") and not (density == BARE and main_choice(view)):
            zones.append(("books", self.books(view["books"])))
        return zones

    def deck(self, deck: View, badge: Any, most: int = KNOWN_SHOWN) -> Text:
        """The size of a deck, and what is known to lie on top."""
        line = Text(str(deck["size"]))
        known = deck["known_top"]
        if known:
            line.append(" (").append(self.speech.text("urbion-known-top"), DIM).append(" ")
            line.append_text(Text(", ").join(badge(token) if token else Text("?", DIM) for token in known[:most]))
            line.append(self.speech.spell(" …") if len(known) > most else "", DIM).append(")")
        return line

    def discard(self, tokens: list[str]) -> Text:
        """The size of the discard pile and its last cards, the latest first."""
        line = Text(f"{len(tokens)} (").append(self.speech.text("urbion-last"), DIM).append(" ")
        return line.append_text(Text(", ").join(map(self.badge, tokens[: -RECENT_SHOWN - 1 : -1]))).append(")")

    def inhabitants(self, postcards: View) -> Text:
        """What the settled Postcards are worth."""
        settled = postcards["inhabitants"]
        counts = {name: sum(settled[name].values()) for name in ("kept", "lost")}
        text = self.speech.rich("urbion-inhabitants-sum", sum=self.signed(settled["sum"]), **counts)
        text.stylize(GOLD if settled["sum"] >= 0 else DREAM, 0, text.plain.index("("))
        return text

    def signed(self, number: int) -> str:
        """A number with its sign; nothing is just 0."""
        return self.speech.spell(f"{'−' if number < 0 else '+'}{abs(number)}") if number else "0"

    def void(self, void: View) -> Text:
        """Where the figure is, and how many cards the stack has."""
        name = f"urbion-figure-{void['figure']}"
        place = (
            self.speech.text(name)
            if self.speech.has(name)
            else self.speech.text("urbion-figure-row", row=void["figure"])
        )
        return Text(f"{void['stack']}, ").append(place, DREAM) if void["stack"] else Text(place, DIM)

    def books(self, books: View) -> Text:
        """The Books in play."""
        if not books["in_play"]:
            return Text(self.speech.text("urbion-no-book"), DIM)
        parts = []
        in_play: Counter[str] = Counter(books["in_play"])
        for name, count in in_play.items():
            times = self.speech.spell(f"{count}× ") if count > 1 else ""
            parts.append(Text(times + self.speech.text(f"urbion-{name}-short")))
        return Text(self.speech.spell(" · "), DIM).join(parts)

    def partner(self, partner: View) -> list[Zone]:
        """The other player: Polarity and what is known of the hand."""
        hand = partner["hand"]
        known = hand["cards"] if hand["cards"] is not None else hand["known"]
        cards = self.badges([*known, *[None] * (hand["size"] - len(known))]) if hand["size"] else self.nothing
        return [(f"player {partner['seat'] + 1}", self.side_name(partner["polarity"])), ("hand", cards)]

    def side_name(self, side: str | None) -> Text:
        """A side, or the Polarity card of a player."""
        return Text(self.speech.text(f"urbion-side-{side}"), GOLD) if side else self.nothing

    # ---- the rows -------------------------------------------------------------------------------------------

    def rows(self, view: View, density: int) -> list[Text]:
        """The four rows; where there is room, the Cities stand in the middle between the two sides."""
        left, right = SIDES[::-1] if "first" in view["rules"].split("/") else SIDES
        if density >= CROWDED or self.width < ROOMY_WIDTH:
            return self.short_rows(view["rows"], (left, right))
        lines = [self.heading(left, right)] if density == ROOMY else []
        for number, row in enumerate(view["rows"], 1):
            lines += self.row(number, row, (left, right))
        return lines

    def heading(self, left: str, right: str) -> Text:
        """The names of the two sides."""
        names = [self.speech.text(f"urbion-side-{side}") for side in (left, right)]
        line = Text(" " * ROW_LABEL + names[0].rjust(SIDE_WIDTH), DIM)
        return line.append(" " * (CITY_WIDTH + 2)).append(names[1])

    def row(self, number: int, row: View, sides: tuple[str, str]) -> list[Text]:
        """A row on two lines: influences and the City, elements and how the row stands."""
        here = self.speech.text("urbion-void-here") if row["void"] else ""
        top, below = Text(pad(f" R{number}", ROW_LABEL), GOLD), Text(pad(f" {here}", ROW_LABEL), DREAM)
        cells = [self.cells(row[side], side) for side in sides]
        city = self.city(row["city"])
        if city.cell_len > CITY_WIDTH:
            city = self.city(row["city"], short=True)
        state = self.speech.text("urbion-balanced") if row["balanced"] else ""
        indent = SIDE_WIDTH - cells[0][0].cell_len
        top.append(" " * indent).append_text(cells[0][0]).append(" ")
        top.append_text(centre(city, CITY_WIDTH)).append(" ").append_text(cells[1][0])
        top.append(" " * (SIDE_WIDTH - cells[1][0].cell_len)).append_text(self.sum_of(row))
        below.append(" " * indent).append_text(cells[0][1]).append(" ")
        below.append(centred(state, CITY_WIDTH), GOLD).append(" ").append_text(cells[1][1])
        for line in (top, below):
            line.rstrip()
        return [top, below]

    def cells(self, dreams: list[View], side: str) -> tuple[Text, Text]:
        """Dreams side by side: the influence with a Postcard, below it the element."""
        top, below = Text(), Text()
        for i, dream in enumerate(dreams):
            gap = " " if i else ""
            marked = as_it_lies(dream, side)
            style = style_of(marked)
            card = read_dream(dream["card"])
            postcard = marked.partition("{")[2].rstrip("}")
            influence = self.influence(dream["card"], side)
            shown = f"{influence} {self.postcard(postcard)}" if postcard else influence
            left = (CELL - len(shown)) // 2
            top.append(gap + " " * left).append(influence, f"bold {style}").append(shown[len(influence) :], GOLD)
            top.append(" " * (CELL - left - len(shown)))
            below.append(gap + centred(self.element(card) if card else "?", CELL), style)
        return top, below

    def sum_of(self, row: View) -> Text:
        """The sum of a row; a balanced one stands out, an empty one has none."""
        if not any(row[side] for side in SIDES):
            return Text()
        if row["balanced"]:
            return Text("= 0".rjust(5), GOLD)
        return Text(self.signed(row["sum"]).rjust(5))

    def short_rows(self, rows: list[View], sides: tuple[str, str]) -> list[Text]:
        """Each row on a line of its own; elements in short if they would not fit."""
        lines: list[Text] = []
        for names in ("element", "tint", "letters"):
            gap = "  " if names == "element" else " "
            parts = [
                [Text(gap).join(self.badge(as_it_lies(dream, side), names) for dream in row[side]) for side in sides]
                for row in rows
            ]
            widths = [max(part[i].cell_len for part in parts) for i in range(2)]
            lines = [
                self.short_row(number, row, part, widths, names != "element")
                for number, (row, part) in enumerate(zip(rows, parts, strict=True), 1)
            ]
            if max(line.cell_len for line in lines) <= self.width:
                return lines
        return [self.cut(line) for line in lines]

    def short_row(self, number: int, row: View, parts: list[Text], widths: list[int], short: bool) -> Text:
        """City, sum, both sides, and whether the Void is there."""
        bar = "|" if self.speech.ascii_only else "│"
        city = self.city(row["city"], short)
        room = 6 if short else CITY_WIDTH - 2
        city.truncate(room)
        line = Text.assemble((f" R{number} ", GOLD), city, " " * (room - city.cell_len), self.sum_of(row) or " " * 5)
        line.append("  ").append_text(parts[0]).append(" " * (widths[0] - parts[0].cell_len))
        line.append(f" {bar} ", DIM).append_text(parts[1])
        if row["void"]:
            line.append(" " * (widths[1] - parts[1].cell_len + 2))
            line.append(self.speech.text("urbion-void-here"), DREAM)
        line.rstrip()
        return line

    # ---- hand and open cards --------------------------------------------------------------------------------

    def own(self, view: View, density: int) -> list[Zone]:
        """The hand and the Dreams that lie open to be dealt with; the main choice itself names every card."""
        hand = view["hand"]
        cards = hand["cards"] if hand["cards"] is not None else [None] * hand["size"]
        zones: list[Zone] = []
        if not (density == BARE and main_choice(view)):
            zones.append(("hand", self.badges(cards) if cards else self.nothing))
        for name in ("drawn", "pending", "aside"):
            if view[name]:
                zones.append((name, self.badges(view[name])))
        if view["looked"]["size"]:
            zones.append(("looked", self.looked(view["looked"])))
        return zones

    def looked(self, looked: View) -> Text:
        """Cards being looked at: those with a place first, numbered from the top."""
        cards = looked["cards"] if looked["cards"] is not None else [None] * looked["size"]
        placed = looked["placed"] or 0
        first = [Text.assemble((f"{i}.", GOLD), self.badge(token)) for i, token in enumerate(cards[:placed], 1)]
        return Text("  ").join([*first, self.badges(cards[placed:])] if cards[placed:] else first)

    # ---- pages ------------------------------------------------------------------------------------------------

    def hides(self, view: View) -> bool:
        """Hands are hidden from each other unless they lie open."""
        partner = view.get("partner")
        return partner is not None and partner["hand"]["cards"] is None

    def summary(self, view: View) -> Text:
        goal = view["goal"]
        text = self.speech.rich("urbion-summary-cities", claimed=goal["claimed"], all=goal["cities"])
        if view.get("postcards"):
            total = self.signed(view["postcards"]["inhabitants"]["sum"])
            text.append(" ").append_text(self.speech.rich("urbion-summary-inhabitants", sum=total))
        return text

    def info(self, view: View) -> list[Text]:
        """What the cards on the table do, and the piles in full."""
        return self.entries([*self.explained(view), *self.in_full(view)])

    def explained(self, view: View) -> list[Zone]:
        """Signs, Books, Postcards on the table, the Void and Wise Chaos."""
        text = self.speech.text
        entries: list[Zone] = [(text("urbion-info-signs-title"), Text(text("urbion-info-signs")))]
        placed = [dream for row in view["rows"] for side in SIDES for dream in row[side]]
        cards = [*(dream["card"] for dream in placed), *(view["hand"]["cards"] or []), *view["unseen"]]
        kinds = {dream.kind: dream for dream in map(read_dream, cards) if dream}
        for kind in ("wizard", "meta"):
            if kind in kinds:
                entries.append((self.sign(kinds[kind]), Text(text(f"urbion-info-{kind}"))))
        for name in dict.fromkeys((view.get("books") or {"in_play": []})["in_play"]):
            entries.append((self.speech.card(name), Text(text(f"urbion-{name}-line"))))
        for name in dict.fromkeys(dream["postcard"] for dream in placed if dream["postcard"]):
            line = text(f"urbion-{name}-line")
            about = line if name in ("hourglass", "flagship", "rocket") else text("urbion-info-kept", line=line)
            entries.append((f"{self.speech.card(name)} ({self.postcard(name)})", Text(about)))
        if view.get("void") and view["void"]["figure"] != "gone":
            entries.append((text("urbion-zone-void"), Text(text("urbion-info-void"))))
        if view.get("postcards"):
            entries.append((text("urbion-zone-wise"), Text(text("urbion-info-wise"))))
        return entries

    def in_full(self, view: View) -> list[Zone]:
        """Decks whose order is known, and piles card by card."""
        text = self.speech.text
        entries: list[Zone] = []
        for name, key, badge in (("deck", "deck", self.badge), ("cities", "city_deck", self.city)):
            if len(view[key]["known_top"]) > KNOWN_SHOWN:
                entries.append((text(f"urbion-zone-{name}"), self.deck(view[key], badge, view[key]["size"])))
        for name in ("discard", "box"):
            if view[name]:
                cards: list[str] = sorted(view[name], key=card_rank)
                entries.append((text(f"urbion-zone-{name}"), self.badges(cards)))
        if view["success"]:
            entries.append((text("urbion-zone-success"), self.cities(Counter(view["success"]))))
        settled = (view.get("postcards") or {"inhabitants": {}})["inhabitants"]
        for name, sign in (("kept", 1), ("lost", -2)):
            if settled.get(name):
                title = f"{text('urbion-zone-inhabitants')} {self.signed(sign)}"
                entries.append((title, self.names(settled[name])))
        return entries

    def cities(self, counts: Counter[str]) -> Text:
        """Cities and how many of each."""
        times = self.speech.spell("×")
        parts = [
            Text.assemble(f"{count}{times} " if count > 1 else "", self.city(token)) for token, count in counts.items()
        ]
        return Text("  ").join(parts)

    def names(self, counts: dict[str, int]) -> Text:
        """Books or Postcards and how many of each."""
        times = self.speech.spell("×")
        parts = [f"{count}{times} " * (count > 1) + self.speech.card(name) for name, count in counts.items()]
        return Text(", ".join(parts))

    def unseen(self, view: View) -> list[Text]:
        """Dreams that may still come, a line for each element; then Cities, Books and Postcards."""
        groups: dict[str, list[str]] = {}
        for token in sorted(view["unseen"], key=card_rank):
            dream = read_dream(token)
            groups.setdefault(dream.element if dream else "", []).append(token)
        lines: list[Text] = []
        for element, tokens in groups.items():
            label = self.speech.text(f"urbion-element-{element}") if element else ""
            line = Text("  ").join(
                Text.assemble(f"{view['unseen'][token]}", self.speech.spell("× "), self.badge(token))
                for token in tokens
            )
            shown = self.labelled(label, line)
            shown[0].stylize(COLOURS.get(element, ""), 0, LABEL)
            lines += shown
        rest: list[Zone] = [("cities", self.cities(Counter(view["unseen_cities"])))]
        for name in ("books", "postcards"):
            if view.get(name):
                rest.append((name, self.names(view[name]["unseen"])))
        lines += self.lines([(name, content) for name, content in rest if content.plain], ROOMY)
        return [*lines, self.speech.rich("urbion-unseen-total", DIM, count=sum(view["unseen"].values()))]


def main_choice(view: View) -> bool:
    """Whether the main choice is asked: its answers name every card of the hand and every Book."""
    return (view["decision"] or {}).get("kind") == "main"


def centre(text: Text, width: int) -> Text:
    """Text in the middle of a field."""
    left = (width - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * (width - text.cell_len - left))
