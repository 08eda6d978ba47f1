"""Everything of Etherfields that is not the map of an encounter: streets and gates, awakening, decks, shops."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.etherfields_names import View
from reverie.terminal.etherfields_land import cut
from reverie.terminal.layout import Item, Zone

STREET = 34  # the width of a district
FACE = 17  # of a card on a counter


class Places:
    """Zones of the time between encounters."""

    def between(self: Any, view: View) -> list[Zone]:
        """What lies before a team between encounters."""
        zones: list[Zone] = []
        if view.get("waking") and self.panel == "waking":
            zones.append(self.steps(view["waking"]))
        if view.get("counter") and self.panel == "counter":
            zones += self.counter(view["counter"])
        elif view.get("packing"):
            zones += self.packing(view, view["packing"])
        elif self.panel == "waking":
            zones += self.offered()
        elif view.get("campaign"):
            zones += self.streets(view, view["campaign"])
        return zones

    def steps(self: Any, waking: View) -> Zone:
        """Which steps there are, and which is asked."""
        parts = []
        for step in waking["steps"]:
            style = GOLD if step == waking["at"] else DIM
            parts.append(Text(self.speech.text(f"etherfields-board-step-{step}"), style))
        line = Text(self.speech.spell(" → "), DIM).join(parts)
        about = f"etherfields-board-step-{waking['at']}-line"
        if self.speech.has(about):
            line.append("  ").append(self.speech.text(about), DIM)
        name = self.speech.text("etherfields-board-waking")
        return Zone("waking", name, (Item("waking", line.plain, (line,)),), wide=True)

    def offered(self: Any) -> list[Zone]:
        """Characters, masks and items that are to be chosen, each a card."""
        items = []
        for spot in self.at:
            kind, _, name = spot.partition("/")
            ref = {"characters": "character"}.get(kind, kind) + f":{name}"
            called = self.labels.thing(ref)
            if any(who == spot for who in self.people_shown):
                continue
            thing = self.content.things.get(ref)
            text = self.about_thing(thing) if thing is not None else ""
            face = (card(Text(called, "bold"), self.speech.ascii_only), card(Text(text, DIM), self.speech.ascii_only))
            items.append(self.item(spot, f"{called}. {text}", face))
        label = self.speech.text("terminal-ether-offered")
        return [Zone("offered", label, tuple(items), "boxes", wide=True)] if items else []

    @property
    def people_shown(self: Any) -> list[str]:
        """The things that the table shows anyway."""
        return [] if self.kind == "seat" else [spot for spot in self.at if spot.startswith("characters/")]

    def counter(self: Any, counter: View) -> list[Zone]:
        """The shelf of a shop: cards with their prices, and how much ether there is."""
        speech = self.speech
        place = speech.text(f"etherfields-board-place-{counter['place']}")
        line = Text()
        if "character" in counter:
            line.append(self.person_name(counter["character"]), GOLD)
            line.append(f": {counter['ether']} {speech.text('etherfields-board-ether')}")
        if counter.get("item_price") is not None and counter.get("item"):
            line.append("  ").append(
                speech.text("etherfields-board-shop-shop-what-buy-item", price=counter["item_price"]), DIM
            )
        zones = [Zone("counter", place, (Item("counter", f"{place}. {line.plain}", (line,)),), wide=True)]
        items = []
        for number, shown in enumerate(counter.get("shown", ())):
            name = self.labels.thing(f"influence:{shown['card']}")
            cost = speech.text("etherfields-board-price", n=shown["price"])
            face = (
                card(Text(name, "bold"), speech.ascii_only),
                card(Text(cost, GOLD).append_text(self.intents(self.content.influence[shown["card"]].intents)),
                     speech.ascii_only),
            )  # fmt: skip
            made: Item = self.item(f"shelf/{shown['card']}", f"{name}, {cost}", face)
            about = self.about_thing(self.content.influence[shown["card"]])
            dear = "" if made.actions else f" {speech.text('etherfields-board-too-dear')}"
            items.append(Item(f"{made.key} {number}", f"{made.name}.{dear} {about}", face, made.actions, made.number,
                              not made.actions))  # fmt: skip
        if items:
            zones.append(Zone("shown", speech.text("terminal-ether-shelf"), tuple(items), "boxes", wide=True))
        return zones

    def packing(self: Any, view: View, packing: View) -> list[Zone]:
        """The deck that is built: every card that the character owns, how many copies are in."""
        speech = self.speech
        about = (view["decision"] or {}).get("about", {})
        asked = str(about.get("card", "")).removeprefix("influence:")
        inside = sum(packing["settled"].values())
        head = Text(speech.text("etherfields-board-packs", character=self.person_name(packing["character"])), GOLD)
        head.append(f"  {inside} ").append(
            speech.text("etherfields-board-of-cards", least=packing["least"], most=packing["most"]), DIM
        )
        width = 36
        columns = max(1, self.width // width)
        names = list(packing["owned"])
        height = -(-len(names) // columns)
        lines = [Text() for _ in range(height)]
        items = []
        for place, name in enumerate(names):
            n = packing["settled"].get(name)
            style = GOLD if name == asked else "" if n is not None else DIM
            shown = "?" if n is None else str(n)
            sign = (">" if speech.ascii_only else "▸") if name == asked else " "
            cell = (
                Text(f"{sign}{shown}/{packing['owned'][name]} ", style)
                .append(self.labels.thing(f"influence:{name}"), style)
                .append_text(self.intents(self.content.influence[name].intents))
            )
            cell = cut(cell, width - 1, speech.ascii_only)
            row = lines[place % height]
            x = (place // height) * width
            row.append(" " * (x - row.cell_len)).append_text(cell)
            about_it = f"{cell.plain.strip()}. {self.about_thing(self.content.influence[name])}"
            items.append(Item(f"packed/{name}", about_it, (Text(),), at=(x, place % height, width - 1, 1)))
        lines = [line.append(" " * max(0, columns * width - line.cell_len)) for line in lines]
        title = Zone("packing", "", (Item("packing", head.plain, (head,)),), label_width=1, wide=True)
        return [title, Zone("deck", "", tuple(items), plan=tuple(lines), wide=True)]

    def streets(self: Any, view: View, now: View) -> list[Zone]:
        """The dreamworld as far as it is known: districts with their places, the ways between them, their gates."""
        columns = max(1, self.width // STREET)
        blocks = [self.district(view, now, tile) for tile in now["districts"]]
        lines: list[Text] = []
        items: list[Item] = []
        for first in range(0, len(blocks), columns):
            some = blocks[first : first + columns]
            top, height = len(lines), max(len(rows) for rows, _ in some)
            for y in range(height):
                line = Text()
                for at, (rows, _) in enumerate(some):
                    line.append(" " * (at * STREET - line.cell_len))
                    line.append_text(rows[y] if y < len(rows) else Text())
                line.append(" " * (len(some) * STREET - line.cell_len))
                lines.append(line)
            for place, (_, spots) in enumerate(some):
                items += [
                    Item(one.key, one.name, one.face, one.actions, one.number,
                         at=(place * STREET, top + one.at[1], STREET - 1, 1))
                    for one in spots
                ]  # fmt: skip
        if not items:
            return []
        night = Text(self.speech.text("terminal-ether-night", n=now["sitting"], deaths=now["deaths"]), DIM)
        head = Zone("night", self.zone_name("dreamworld"), (Item("night", night.plain, (night,)),), wide=True)
        return [head, Zone("streets", "", tuple(items), plan=tuple(lines), wide=True)]

    def district(self: Any, view: View, now: View, tile: str) -> tuple[list[Text], list[Item]]:
        """A district: its places one below the other, where each leads, and the gates that stand there."""
        speech = self.speech
        thing = view["things"].get(f"dreamworld_tile:{tile}", {})
        arrows = thing.get("arrows", [])
        rows = [Text(self.labels.thing(f"dreamworld_tile:{tile}"), "bold underline")]
        items: list[Item] = []
        here, path, short = ("@", "->", "=>") if speech.ascii_only else ("◉", "→", "⇢")
        known = {name for places in now["districts"].values() for name in places}
        for name, icons in now["districts"][tile].items():
            called = self.labels.location(name)
            what = ", ".join(speech.text(f"terminal-ether-icon-{icon}") for icon in icons if icon != "blank")
            leads = [(short if kind == "shortcut" else path, self.labels.location(to))
                     for start, to, kind in arrows if start == name and to in known]  # fmt: skip
            told = f"{called}, {what}" if what else called
            if name == now["location"]:
                told = f"{told}. {speech.text('terminal-ether-you-are-here')}"
            told += "".join(f" {sign} {to}" for sign, to in leads)
            made = self.item(f"location/{name}", told, (Text(),))
            style = GOLD if made.actions else "bold" if name == now["location"] else ""
            sign = here if name == now["location"] else str(made.number) if made.number else " "
            row = Text(f" {sign} ", GOLD).append(called, style)
            row.append(f" {what}" if what else "", DIM)
            items.append(Item(made.key, told, made.face, made.actions, made.number, at=(0, len(rows), STREET, 1)))
            rows.append(cut(row, STREET - 1, speech.ascii_only))
            for sign, to in leads:
                rows.append(cut(Text(f"     {sign} {to}", DIM), STREET - 1, speech.ascii_only))
        for gate, one in now["gates"].items():
            if one["district"] != tile:
                continue
            name = self.labels.thing(f"gate:{gate}")
            said = speech.text("etherfields-gate-won" if one["status"] == "won" else "etherfields-gate-keys", gate=name,
                               keys=one["keys"])  # fmt: skip
            made = self.item(f"gate/{gate}", said, (Text(),))
            style = GOLD if made.actions else "italic"
            digit = str(made.number) if made.number else " "
            items.append(Item(made.key, said, made.face, made.actions, made.number, at=(0, len(rows), STREET, 1)))
            rows.append(cut(Text(f" {digit} ", GOLD).append(said, style), STREET - 1, speech.ascii_only))
        rows.append(Text())
        return rows, items


def card(text: Text, ascii_only: bool) -> Text:
    """A line of a card on a counter."""
    text = cut(text, FACE, ascii_only)
    left = (FACE - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * (FACE - text.cell_len - left))
