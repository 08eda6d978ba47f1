"""Onirim on a plain terminal: zones as lines, the row and the hand as cards, in three densities.

Roomy: every zone has its line, the row and the hand are cards. Closer: small zones share lines and empty ones are
left out. Crowded: everything is a line, and no line is wrapped; `info` shows what was cut.
"""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from reverie.cli.speech import DIM, DREAM, GOLD, SUITS, suit_style
from reverie.cli.table.onirim_cards import (
    CELL,
    GAP,
    SYMBOL_ORDER,
    Cards,
    colour_of,
    colour_rank,
    kind_of,
)
from reverie.cli.table.plain import BARE, CLOSER, CROWDED, LABEL, ROOMY, Zone, centred, pad

ROW_SHOWN = 10
KNOWN_SHOWN = 5  # known cards of the pile at either end; the others are on the page of `info`
PROPHECY = ("prophecy", "prophecy-order")
DESCRIPTION = json.loads((files("reverie.games.onirim") / "table.json").read_text("utf-8"))
COUNTED = [zone["id"] for zone in DESCRIPTION["zones"] if zone["form"] == "count"]

View = dict[str, Any]


class OnirimTable(Cards):
    """The labyrinth."""

    densities = 4

    # ---- laying out -------------------------------------------------------------------------------------

    def zones(self, view: View, density: int = ROOMY) -> list[Text]:
        lines = self.lines(self.heaps(view, density), density)
        if view.get("partner"):
            lines += self.lines(self.partner(view["partner"], density), max(density, CLOSER))
        lines += [Text()] if density == ROOMY else []
        if density < CROWDED:
            lines += [*self.row(view["row"], density), *self.hand(view)]
        else:
            lines += self.lines([("row", self.short_row(view["row"]))], density)
            lines += self.lines(self.short_hand(view), density)
        return [*lines, *self.open_cards(view, density)]

    # ---- the zones above the row --------------------------------------------------------------------------

    def heaps(self, view: View, density: int) -> list[Zone]:
        """Everything but the row, the hand and the partner; from CLOSER on without what is empty."""
        zones: list[Zone] = [("doors", self.doors(view))]
        if view.get("goals"):
            zones.append(("goals", self.goals(view)))
        zones.append(("pile", self.pile(view["pile"])))
        if density < BARE and (view["discard"] or density == ROOMY):
            zones.append(("discard", self.discard(view["discard"])))
        if view["limbo"] or density == ROOMY:
            zones.append(("limbo", self.heap(view["limbo"]) if view["limbo"] else self.nothing))
        if view["resolving"]:
            zones.append(("resolving", self.badges(view["resolving"])))
        return [*zones, *self.modules(view, density)]

    def modules(self, view: View, density: int) -> list[Zone]:
        """What the modules put on the table."""
        zones: list[Zone] = []
        if "catchers" in view:
            zones.append(("catchers", self.catchers(view["catchers"], density)))
        zones += [(name, Text(str(view[name]))) for name in COUNTED if view.get(name)]
        towers = view.get("towers")
        if towers and towers["row"]:
            zones.append(("towers", self.towers(towers, density)))
        premonitions = view.get("premonitions")
        if premonitions and density < BARE:
            zones.append(("premonitions", self.premonitions(premonitions)))
        if view.get("rallied"):
            zones.append(("rallied", self.rallied(view["rallied"])))
        if view.get("stored"):
            zones.append(("stored", self.badges(view["stored"])))
        if view.get("incubus"):
            zones.append(("incubus", self.incubus(view["incubus"])))
        return zones

    def doors(self, view: View) -> Text:
        """Doors by colour, found and missing; in team play those in front of this player, and the total of both."""
        return self.door_marks(*self.counted_doors(view)).append("   ").append_text(self.found(view))

    def counted_doors(self, view: View) -> tuple[Counter[str], Counter[str]]:
        """This player's doors, and all that may come to lie here."""
        found: Counter[str] = Counter(view["doors"])
        every = all_doors(view)
        if view.get("partner"):
            every = Counter({token: max(found[token], token != "door.oniverse") for token in every})
            every["door.oniverse"] = found["door.oniverse"]
        return found, +every

    def door_marks(self, found: Counter[str], every: Counter[str]) -> Text:
        """One mark per door: there, or missing."""
        there, missing = ("#", "-") if self.speech.ascii_only else ("∩", "·")
        parts = []
        for token in sorted(every, key=colour_rank):
            part = Text(f"{self.face(token)} ", suit_style(token) if found[token] else DIM)
            part.append(there * found[token], f"bold {suit_style(token)}")
            part.append(missing * (every[token] - found[token]), DIM)
            parts.append(part)
        return Text("   " if len(parts) < 5 else "  ").join(parts)

    def found(self, view: View) -> Text:
        """How many doors of how many."""
        return self.speech.rich("onirim-doors-found", found=doors_found(view), all=sum(all_doors(view).values()))

    def goals(self, view: View) -> Text:
        """The order cards: covered ones in brackets, the next one with an arrow; short names if there are many."""
        arrow = ">" if self.speech.ascii_only else "▸"
        lines = []
        for short in (False, True):
            parts = []
            for i, goal in enumerate(view["goals"]):
                colour = goal["door"].rpartition(".")[2]
                name = self.speech.text(f"onirim-tint-{colour}") if short else self.speech.colour(colour)
                if goal["covered"]:
                    parts.append(Text(f"({name})", DIM))
                elif i == view["next_goal"]:
                    parts.append(Text.assemble((arrow, GOLD), (name, f"bold {suit_style(colour)}")))
                else:
                    parts.append(Text(name, suit_style(colour)))
            lines.append(Text(" ").join(parts))
        return lines[0] if lines[0].cell_len <= self.width - LABEL - 1 else lines[1]

    def pile(self, pile: View, most: int = KNOWN_SHOWN) -> Text:
        """The size of the pile, and the places in it that are known, as far as there is room."""
        line = self.speech.rich("onirim-cards", count=pile["size"])
        for side in ("top", "bottom"):
            known = pile[f"known_{side}"]
            if known:
                line.append("   ").append_text(self.speech.rich(f"onirim-known-{side}", DIM)).append(" ")
                line.append_text(self.badges(known[:most]))
                line.append(self.speech.spell(" …") if len(known) > most else "", DIM)
        return line

    def discard(self, tokens: list[str]) -> Text:
        """The discard pile in numbers."""
        return Text(f"{len(tokens)}  ").append_text(self.counts(Counter(tokens))) if tokens else self.nothing

    def catchers(self, catchers: list[list[str]], density: int) -> Text:
        """What each dreamcatcher holds; where there is no room, its doors and lost dreams and how many others."""
        full = self.catcher_line([self.heap(cards) for cards in catchers])
        if density < CROWDED or full.cell_len <= self.width - LABEL - 1:
            return full
        return self.catcher_line([self.short_catcher(cards) for cards in catchers])

    def short_catcher(self, cards: list[str]) -> Text:
        """Its doors, how many lost dreams, how many other cards."""
        doors = [card for card in cards if kind_of(card) == "door"]
        lost, others = cards.count("lost"), len(cards) - len(doors) - cards.count("lost")
        parts = [self.heap(doors)] if doors else []
        parts += [Text(f"{self.tiny('lost')}{lost}", DREAM)] if lost else []
        parts += [Text(f"+{others}", DIM)] if others else []
        return Text(" ").join(parts)

    def catcher_line(self, contents: list[Text]) -> Text:
        """The dreamcatchers side by side, numbered."""
        parts = [Text.assemble((f"{i}:", GOLD), content or self.nothing) for i, content in enumerate(contents, 1)]
        return Text("  ").join(parts)

    def towers(self, towers: View, density: int) -> Text:
        """The tower row with its edges, and whether it holds an alignment."""
        line = Text("  ").join(self.tower(token) for token in towers["row"])
        if line.cell_len > self.width - LABEL - 15:
            line = Text(" ").join(self.tower(token, brief=True) for token in towers["row"])
        return line.append("  ").append(self.speech.text("onirim-aligned"), GOLD) if towers["aligned"] else line

    def premonitions(self, premonitions: View) -> Text:
        """The triggers of the premonitions that lie face up, and how many do not."""
        dot = self.speech.spell(" · ")
        line = Text(dot, DIM).join(
            Text(self.speech.text(f"onirim-premonition-{name}-trigger"), DREAM) for name in premonitions["up"]
        )
        if premonitions["down"]:
            line.append("   " if premonitions["up"] else "")
            line.append_text(self.speech.rich("onirim-face-down", DIM, count=premonitions["down"]))
        return line or self.nothing

    def rallied(self, names: list[str]) -> Text:
        """The denizens at the player's side."""
        parts = []
        for name, count in Counter(names).items():
            times = self.speech.spell(f"{count}× ") if count > 1 else ""
            parts.append(Text(times + self.speech.card(f"den.{name}"), DREAM))
        return Text(self.speech.spell(" · "), DIM).join(parts)

    def incubus(self, incubus: View) -> Text:
        """The figure, and the card under it."""
        name = self.speech.text(f"onirim-incubus-{incubus['mode']}")
        if not incubus["figure"]:
            return Text(f"{name} ({self.speech.text('onirim-in-box')})", DIM)
        line = Text(name, DREAM)
        return line.append(": ").append_text(self.badge(incubus["card"])) if incubus["card"] else line

    def partner(self, partner: View, density: int) -> list[Zone]:
        """The other player: doors, what is known of the hand, the end of the row."""
        number = partner["seat"] + 1
        hand = partner["hand"]
        known = hand["cards"] if hand["cards"] is not None else hand["known"]
        cards = self.badges([*known, *self.backs(hand["size"] - len(known))]) if hand["size"] else self.nothing
        zones = [(f"player {number}", self.door_marks(*self.counted_partner_doors(partner))), ("hand", cards)]
        return [*zones, (f"player-row {number}", self.short_row(partner["row"]))] if density < BARE else zones

    def counted_partner_doors(self, partner: View) -> tuple[Counter[str], Counter[str]]:
        """The other player's doors, and all that may come to lie there."""
        found: Counter[str] = Counter(partner["doors"])
        every = Counter({f"door.{colour}": max(1, found[f"door.{colour}"]) for colour in SUITS})
        every["door.oniverse"] = found["door.oniverse"]
        return found, +every

    # ---- row, hand, open cards ------------------------------------------------------------------------------

    def row(self, row: View, density: int) -> list[Text]:
        """The last cards of the labyrinth: completed runs dimmed, the running run underlined in gold."""
        cards: list[str] = row["cards"]
        if not cards:
            empty = self.label("row").append_text(self.nothing)
            return [empty, Text(), Text()] if density == ROOMY else [empty]
        room = min(ROW_SHOWN, (self.width - LABEL - 1 + GAP) // (CELL + GAP))
        hidden = len(cards) - room if len(cards) > room else 0
        if hidden:
            hidden += 1  # its cell says how many cards are not shown
        shown = cards[hidden:]
        bright = max(0, row["completed"] - hidden)
        lines = self.cards("row", shown, bright)
        marks = Text(" " * (LABEL + 1))
        if hidden:
            at = LABEL + 1
            cell = centred(f"+{hidden}", CELL) + " " * GAP
            lines[0] = Text.assemble(lines[0][:at], (cell, DIM), lines[0][at:])
            lines[1] = Text.assemble(lines[1][:at], (" " * (CELL + GAP)), lines[1][at:])
            marks.append(" " * (CELL + GAP))
        done, running = (".", "=") if self.speech.ascii_only else ("╌", "━")
        length = min(row["run"]["length"], len(shown))
        rest = len(shown) - bright - length
        marks.append(span(done, bright), DIM).append("   " if bright and length + rest else "")
        marks.append(" " * (rest * (CELL + GAP))).append(span(running, length), GOLD)
        if length and cell_len(marks.plain) < self.width - 12:
            marks.append(" ").append_text(self.speech.rich("onirim-run", GOLD, length=length))
        return [*lines, marks]

    def short_row(self, row: View) -> Text:
        """The end of a row in one line: a bar after completed runs, the length of the running one."""
        cards: list[str] = row["cards"]
        if not cards:
            return self.nothing
        bar = " | " if self.speech.ascii_only else " ┊ "
        length = row["run"]["length"]
        tail = self.speech.rich("onirim-run", GOLD, length=length) if length else Text()
        line = Text()
        room = self.width - LABEL - 8 - tail.cell_len
        for i in range(len(cards) - 1, -1, -1):
            gap = bar if 0 < row["completed"] == i + 1 and line else "  " if line else ""
            style = DIM if i < row["completed"] else suit_style(cards[i])
            longer = Text.assemble((self.badge(cards[i]).plain, style), (gap, DIM), line)
            if longer.cell_len > room:
                line = Text.assemble((f"+{i + 1}", DIM), "  ", line)
                break
            line = longer
        if row["completed"] == len(cards):
            line.append(bar.rstrip(), DIM)
        return line.append("  ").append_text(tail) if length else line

    def hand(self, view: View) -> list[Text]:
        """The hand as cards, the shared ones beside it."""
        tokens = self.hand_cards(view["hand"])
        if "shared" not in view or view.get("draft"):
            return self.cards("hand", tokens) if tokens else [self.label("hand").append_text(self.nothing), Text()]
        lines = self.cards("hand", tokens)
        start = LABEL + 1 + max(3, len(tokens)) * (CELL + GAP)
        shared = self.cards("shared", view["shared"]) if view["shared"] else [self.label("shared"), Text()]
        for line, more in zip(lines, shared, strict=True):
            line.append(" " * (start - line.cell_len)).append_text(more)
            line.rstrip()
        return lines

    def hand_cards(self, hand: View) -> list[str | None]:
        """The cards of a hand, or their backs."""
        return list(hand["cards"]) if hand["cards"] is not None else self.backs(hand["size"])

    def short_hand(self, view: View) -> list[Zone]:
        """The hand and the shared cards as lines."""
        tokens = self.hand_cards(view["hand"])
        zones: list[Zone] = [("hand", self.badges(tokens) if tokens else self.nothing)]
        return [*zones, ("shared", self.badges(view["shared"]))] if view.get("shared") else zones

    def open_cards(self, view: View, density: int) -> list[Text]:
        """Cards to choose from: the draft, those being looked at, those revealed."""
        lines: list[Text] = []
        if view.get("draft"):
            lines += self.choice_of("draft", view["draft"], 0, density)
        looked = view["looked"]
        if looked["size"]:
            asked = (view.get("decision") or {}).get("kind")
            label = "revealed" if looked.get("revealed") else "prophecy" if asked in PROPHECY else "looked"
            cards = looked["cards"] if looked["cards"] is not None else self.backs(looked["size"])
            lines += self.choice_of(label, cards, looked["placed"] or 0, density)
        return lines

    def choice_of(self, label: str, tokens: list[str | None], placed: int, density: int) -> list[Text]:
        """Open cards: those with a place first, numbered from the top."""
        if density >= CROWDED:
            first = [Text.assemble((f"{i}.", GOLD), self.badge(token)) for i, token in enumerate(tokens[:placed], 1)]
            rest = [self.badges(tokens[placed:])] if tokens[placed:] else []
            return self.lines([(label, Text("  ").join([*first, *rest]))], density)
        lines = self.cards(label, tokens)
        if placed:
            line = Text(" " * (LABEL + 1))
            for i in range(placed):
                line.append(centred(f"{i + 1}.", CELL) + " " * GAP, GOLD)
            line.rstrip()
            lines.append(line)
        return lines

    # ---- pages ------------------------------------------------------------------------------------------------

    def hides(self, view: View) -> bool:
        """With silent partners the hands are hidden; what was drafted a moment ago is not (ONI-TEAM-20)."""
        partner = view.get("partner")
        return partner is not None and partner["hand"]["cards"] is None and not view.get("draft")

    def summary(self, view: View) -> Text:
        return self.speech.rich("onirim-summary-doors", found=doors_found(view), all=sum(all_doors(view).values()))

    def info(self, view: View) -> list[Text]:
        """What the cards on the table do, and the heaps in full."""
        entries = [*self.explained(view), *self.in_full(view)]
        return self.entries(entries) if entries else [self.speech.rich("onirim-info-nothing")]

    def explained(self, view: View) -> list[Zone]:
        """Premonitions, denizens, spells and the figure with what they do."""
        text = self.speech.text
        entries: list[Zone] = []
        for name in (view.get("premonitions") or {"up": []})["up"]:
            entries.append((text(f"onirim-premonition-{name}"), Text(text(f"onirim-premonition-{name}-line"))))
        for name in dict.fromkeys(view.get("rallied") or []):
            entries.append((self.speech.card(f"den.{name}"), Text(text(f"onirim-denizen-{name}"))))
        for name, cost in (view.get("costs") or {}).items():
            about = self.speech.rich("onirim-info-spell", cost=cost, line=text(f"onirim-spell-{name}-line"))
            entries.append((text(f"onirim-spell-{name}"), about))
        if view.get("incubus"):
            mode = view["incubus"]["mode"]
            entries.append((text(f"onirim-incubus-{mode}"), Text(text(f"onirim-incubus-{mode}-line"))))
        return entries

    def in_full(self, view: View) -> list[Zone]:
        """Heaps and towers card by card."""
        text = self.speech.text
        entries: list[Zone] = []
        held = [*(view["hand"]["cards"] or []), *view.get("shared", []), *view.get("stored", [])]
        towers = sorted({token for token in held if kind_of(token) == "tower"})
        if towers:
            entries.append((text("onirim-kind-tower"), Text("  ").join(self.tower(token) for token in towers)))
        if any(len(view["pile"][f"known_{side}"]) > KNOWN_SHOWN for side in ("top", "bottom")):
            entries.append((text("onirim-zone-pile"), self.pile(view["pile"], view["pile"]["size"])))
        for i, cards in enumerate(view.get("catchers") or [], 1):
            if cards:
                entries.append((f"{text('onirim-zone-catchers')} {i}", self.heap(cards)))
        for name in ("discard", "removed"):
            if view.get(name):
                entries.append((text(f"onirim-zone-{name}"), self.heap(view[name])))
        return entries

    def unseen(self, view: View) -> list[Text]:
        """A small table: colours down, symbols across; then the rest."""
        counted: Counter[tuple[str, str]] = Counter()
        rest: Counter[str] = Counter()
        for token, count in view["unseen"].items():
            colour = colour_of(token)
            if colour:
                counted[kind_of(token), colour] += count
            else:
                rest[token] += count
        kinds = [kind for kind in (*SYMBOL_ORDER, "door") if any(counted[kind, name] for name in SUITS)]
        width = max([9, *(cell_len(self.speech.text(f"onirim-kind-{kind}")) + 2 for kind in kinds)])
        lines = [Text(" " * LABEL)]
        for kind in kinds:
            lines[0].append(self.speech.text(f"onirim-kind-{kind}").rjust(width), DIM)
        for colour in SUITS:
            line = Text(pad(" " + self.speech.colour(colour), LABEL), SUITS[colour])
            for kind in kinds:
                count = counted[kind, colour]
                line.append((str(count) if count else self.speech.spell("·")).rjust(width), "" if count else DIM)
            lines.append(line)
        lines += self.others(rest, LABEL + width)
        return [*lines, self.speech.rich("onirim-unseen-total", DIM, count=sum(view["unseen"].values()))]

    def others(self, cards: Counter[str], width: int) -> list[Text]:
        """Cards without a colour and how many of them, in two columns if they are many."""
        room = max([width, *(cell_len(self.speech.card(token)) + 5 for token in cards)])
        cells = []
        for token, count in cards.items():
            name = f" {self.speech.card(token)}"
            cells.append(Text(name + str(count).rjust(room - cell_len(name)), suit_style(token)))
        if len(cells) <= 4 or 2 * room + 3 > self.width:
            return cells
        half = (len(cells) + 1) // 2
        right = [*cells[half:], Text()]
        return [Text.assemble(cell, "   ", right[i]) for i, cell in enumerate(cells[:half])]


def doors_found(view: View) -> int:
    """The doors laid out, in team play those of both."""
    return len(view["doors"]) + len((view.get("partner") or {"doors": []})["doors"])


def all_doors(view: View) -> Counter[str]:
    """The doors that win the game."""
    return Counter(view["goal"])


def span(character: str, cells: int) -> str:
    """A line under so many cards."""
    return character * (cells * (CELL + GAP) - GAP) if cells else ""
