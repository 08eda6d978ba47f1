"""Onirim on a plain terminal: doors, pile, discards and limbo as lines, the row and the hand as cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from reverie.cli.speech import DIM, DREAM, GOLD, SUITS, mark, mark_all, suit_style
from reverie.cli.table.plain import LABEL, Table, centred, pad
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event

CELL = 5  # a card is this wide, with a gap of two
GAP = 2
ROW_SHOWN = 10
SYMBOLS = {"sun": "☀", "moon": "☾", "key": "⚿", "glyph": "◈", "door": "∩", "nightmare": "☠"}
SYMBOL_ORDER = ("sun", "moon", "key", "glyph")

# A card that moves, told by where from and where to; everything else by where to alone.
MOVES = {
    ("pile", "hand"): "drawn",
    ("pile", "resolving"): "revealed",
    ("pile", "looked"): "looked",
    ("looked", "pile"): "on-top",
    ("limbo", "pile"): "returned",
    ("hand", "row"): "played",
}
MOVES_TO = {"discard": "discarded", "limbo": "limbo", "doors": "laid-out", "pile": "returned", "hand": "drawn"}

# Answers that no moving card tells of.
TOLD_ANSWERS = {"decline": "onirim-event-declined"}


class OnirimTable(Table):
    """The labyrinth."""

    # ---- cards ------------------------------------------------------------------------------------------

    def symbol(self, token: str) -> str:
        """The sign of a card: a picture, or a short word where there is only ASCII."""
        kind = kind_of(token)
        return self.speech.text(f"onirim-short-{kind}") if self.speech.ascii_only else SYMBOLS.get(kind, "?")

    def face(self, token: str) -> str:
        """What stands under the sign: the colour, or what a colourless card is."""
        colour = colour_of(token)
        if colour:
            return self.speech.colour(colour)
        return self.speech.text(f"onirim-{'end' if self.speech.ascii_only else 'face'}-{kind_of(token)}")

    def badge(self, token: str | None) -> Text:
        """A card inside a line: its sign and its colour; `?` for one that nobody knows."""
        if token is None:
            return Text("?", DIM)
        if not colour_of(token):
            name = self.speech.card(token)
            return Text(name if self.speech.ascii_only else f"{self.symbol(token)} {name}", DREAM)
        return Text(f"{self.symbol(token)} {self.face(token)}", suit_style(token))

    def badges(self, tokens: Iterable[str | None]) -> Text:
        """Cards in a line, equal neighbours counted."""
        parts: list[Text] = []
        for token, same in groupby(tokens):
            count = len(list(same))
            parts.append(Text.assemble(f"{count}× ", self.badge(token)) if count > 1 else self.badge(token))
        line = Text("  ").join(parts)
        return Text(self.speech.spell(line.plain), spans=line.spans) if self.speech.ascii_only else line

    def cards(self, label: str, tokens: Sequence[str], bright: int = 0) -> list[Text]:
        """Cards side by side on two lines: signs over colours; those before `bright` are dimmed."""
        top, below = self.label(label), self.label("")
        for i, token in enumerate(tokens):
            style = suit_style(token) if i >= bright else DIM
            gap = " " * GAP if i else ""
            if i and i == bright:
                gap = " | " if self.speech.ascii_only else " ┊ "
            top.append(gap, DIM).append(centred(self.symbol(token), CELL), style)
            below.append(gap, DIM).append(centred(self.face(token), CELL), style)
        for line in (top, below):
            line.rstrip()
        return [top, below]

    def label(self, name: str) -> Text:
        """The name of a zone, padded."""
        return Text.assemble(" ", (pad(self.speech.text(f"onirim-zone-{name}") if name else "", LABEL - 1), DIM), " ")

    # ---- zones ------------------------------------------------------------------------------------------

    def zones(self, view: dict[str, Any]) -> list[Text]:
        lines = [
            *self.zone("doors", self.doors(view)),
            *self.zone("pile", self.pile(view["pile"])),
            *self.zone("discard", self.discard(view["discard"])),
        ]
        lines += self.zone("limbo", self.badges(view["limbo"]) if view["limbo"] else Text(self.speech.spell("–"), DIM))
        if view["resolving"]:
            lines += self.zone("resolving", self.badges(view["resolving"]))
        lines += [Text(), *self.row(view["row"]), *self.hand(view["hand"])]
        if view["looked"]["size"]:
            lines += self.looked(view["looked"])
        return lines

    def zone(self, name: str, content: Text) -> list[Text]:
        """A zone on one line, or two."""
        return self.labelled(self.speech.text(f"onirim-zone-{name}"), content)

    def doors(self, view: dict[str, Any]) -> Text:
        """Doors by colour: found, and still missing."""
        found, every = Counter(view["doors"]), all_doors(view)
        there, missing = ("#", "-") if self.speech.ascii_only else ("∩", "·")
        parts = []
        for token in sorted(every, key=colour_rank):
            part = Text(f"{self.face(token)} ", suit_style(token) if found[token] else DIM)
            part.append(there * found[token], f"bold {suit_style(token)}")
            part.append(missing * (every[token] - found[token]), DIM)
            parts.append(part)
        line = Text("   ").join(parts)
        return line.append("   ").append_text(self.found(view))

    def found(self, view: dict[str, Any]) -> Text:
        """How many doors of how many."""
        return self.speech.rich("onirim-doors-found", found=len(view["doors"]), all=sum(all_doors(view).values()))

    def pile(self, pile: dict[str, Any]) -> Text:
        """The size of the pile, and the places in it that are known."""
        line = self.speech.rich("onirim-cards", count=pile["size"])
        for side in ("top", "bottom"):
            known = pile[f"known_{side}"]
            if known:
                line.append("   ").append_text(self.speech.rich(f"onirim-known-{side}", DIM)).append(" ")
                line.append_text(self.badges(known))
        return line

    def discard(self, tokens: list[str]) -> Text:
        """The discard pile in numbers."""
        if not tokens:
            return Text(self.speech.spell("–"), DIM)
        return Text(f"{len(tokens)}  ").append_text(self.counts(Counter(tokens)))

    def counts(self, cards: Counter[str]) -> Text:
        """How many of each: by colour, then by symbol."""
        parts: list[Text] = []
        for colour in SUITS:
            kinds = [kind for kind in (*SYMBOL_ORDER, "door") if cards[token_of(kind, colour)]]
            if kinds:
                part = Text(self.speech.colour(colour), SUITS[colour])
                for kind in kinds:
                    part.append(f" {self.tiny(kind)}{cards[token_of(kind, colour)]}")
                parts.append(part)
        for token, count in cards.items():
            if not colour_of(token):
                parts.append(Text(f"{self.tiny(kind_of(token))}{count}", DREAM))
        return Text("  ").join(parts)

    def tiny(self, kind: str) -> str:
        """The shortest sign of a kind."""
        return self.speech.text(f"onirim-letter-{kind}") if self.speech.ascii_only else SYMBOLS.get(kind, "?")

    def row(self, row: dict[str, Any]) -> list[Text]:
        """The last cards of the labyrinth: completed runs dimmed, the running run underlined in gold."""
        cards: list[str] = row["cards"]
        if not cards:
            return [self.label("row").append(self.speech.spell("–"), DIM), Text(), Text()]
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

    def hand(self, hand: dict[str, Any]) -> list[Text]:
        """The hand as cards."""
        if not hand["cards"]:
            return [self.label("hand").append(self.speech.spell("–"), DIM), Text()]
        return self.cards("hand", hand["cards"])

    def looked(self, looked: dict[str, Any]) -> list[Text]:
        """The cards being looked at: those with a place first, numbered from the top."""
        lines = self.cards("looked", looked["cards"])
        if looked["placed"]:
            line = Text(" " * (LABEL + 1))
            for i in range(looked["placed"]):
                line.append(centred(f"{i + 1}.", CELL) + " " * GAP, GOLD)
            line.rstrip()
            lines.append(line)
        return lines

    # ---- words ------------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> Text:
        return Text(self.speech.spell(decision.prompt_in(self.speech.language)))

    def choice(self, action: Action) -> Text:
        name = f"onirim-do-{action.verb}"
        for finer in (f"{name}-{action.argument}", f"{name}-{action.noun}", f"{name}-{kind_of(action.argument or '')}"):
            if self.speech.has(finer):
                name = finer
        return self.speech.rich(name, card=mark(action.argument or ""))

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """Sentences; cards that move alike within one stretch are told of together."""
        told: list[tuple[str, list[str]]] = []
        stretch = 0
        for event in events:
            if event.kind == "moved":
                name, card = move_of(event), event.data["card"]
                together = next((cards for other, cards in told[stretch:] if other == name), None)
                if event.data["from"] == "resolving" and name == "limbo" and told[-1:] == [("revealed", [card])]:
                    told[-1] = ("to-limbo", [card])
                elif name == "revealed" or together is None:
                    told.append((name, [card]))
                else:
                    together.append(card)
                if name == "revealed":
                    stretch = len(told)
            elif event.kind == "shuffled" and told and told[-1][0] == "returned":
                told[-1] = ("returned-shuffled", told[-1][1])
                stretch = len(told)
            else:
                sentence = self.fact(event)
                told += [(sentence, [])] if sentence else []
                stretch = len(told)
        return [self.say(name, cards) for name, cards in told]

    def say(self, name: str, cards: list[str]) -> Text:
        """One sentence: a move with its cards, or a fact that is complete."""
        if not cards:
            return self.speech.coloured(name)
        if name == "on-top":
            cards = cards[::-1]  # the lowest is put down first
        elif name not in ("looked", "revealed"):
            cards = sorted(cards, key=card_rank)
        return self.speech.rich(f"onirim-event-{name}", card=mark_all(cards))

    def fact(self, event: Event) -> str | None:
        """A sentence for what is not a moving card."""
        words, data = self.speech.words, event.data
        if event.kind == "shuffled":
            return words.text("onirim-event-shuffled", pile=data["pile"])
        if event.kind == "run":
            return words.text("onirim-event-run")
        if event.kind == "searched":
            return words.text("onirim-event-searched")
        if event.kind == "answered" and data["action"] in TOLD_ANSWERS:
            return words.text(TOLD_ANSWERS[data["action"]])
        if event.kind == "ended":
            return words.text(f"onirim-event-{data['status']}")
        return None

    def summary(self, view: dict[str, Any]) -> Text:
        return self.speech.rich("onirim-summary-doors", found=len(view["doors"]), all=sum(all_doors(view).values()))

    def unseen(self, view: dict[str, Any]) -> list[Text]:
        """A small table: colours down, symbols across; then the rest."""
        cards: dict[str, int] = view["unseen"]
        kinds = [kind for kind in (*SYMBOL_ORDER, "door") if any(token_of(kind, name) in cards for name in SUITS)]
        width = max([9, *(cell_len(self.speech.text(f"onirim-kind-{kind}")) + 2 for kind in kinds)])
        lines = [Text(" " * LABEL)]
        for kind in kinds:
            lines[0].append(self.speech.text(f"onirim-kind-{kind}").rjust(width), DIM)
        for colour in SUITS:
            line = Text(pad(" " + self.speech.colour(colour), LABEL), SUITS[colour])
            for kind in kinds:
                count = cards.get(token_of(kind, colour), 0)
                line.append((str(count) if count else self.speech.spell("·")).rjust(width), "" if count else DIM)
            lines.append(line)
        for token, count in cards.items():
            if not colour_of(token):
                lines.append(Text(pad(f" {self.speech.card(token)}", LABEL) + str(count).rjust(width), DREAM))
        total = sum(cards.values())
        return [*lines, self.speech.rich("onirim-unseen-total", DIM, count=total)]


def kind_of(token: str) -> str:
    """`sun` for `red.sun`, `door` for `door.red`, `nightmare` for itself."""
    first, _, last = token.partition(".")
    return last if first in SUITS else first


def colour_of(token: str) -> str | None:
    """The colour of a card, if it has one."""
    return next((part for part in token.split(".") if part in SUITS), None)


def token_of(kind: str, colour: str) -> str:
    """The card of a kind and a colour."""
    return f"door.{colour}" if kind == "door" else f"{colour}.{kind}"


def colour_rank(token: str) -> int:
    """Where a card stands among the colours; the colourless come last."""
    colour = colour_of(token)
    return list(SUITS).index(colour) if colour else len(SUITS)


def card_rank(token: str) -> tuple[bool, int, str]:
    """An order for telling: locations, doors, dreams; by colour."""
    return token.startswith("door") or not colour_of(token), colour_rank(token), token


def move_of(event: Event) -> str:
    """The name of a movement."""
    source, target = event.data["from"], event.data["to"]
    return MOVES.get((source, target)) or MOVES_TO.get(target, "returned")


def all_doors(view: dict[str, Any]) -> Counter[str]:
    """The doors that win the game."""
    return Counter(view["goal"])


def span(character: str, cells: int) -> str:
    """A line under so many cards."""
    return character * (cells * (CELL + GAP) - GAP) if cells else ""
