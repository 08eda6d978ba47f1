"""What happened in a game of Onirim, in sentences; in team play each says who did it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from reverie.cli.speech import mark_all
from reverie.cli.table.onirim_answers import Answers
from reverie.cli.table.onirim_cards import card_rank
from reverie.kernel.events import Event

# A card that moves, told by where from and where to; everything else by where to alone.
MOVES = {
    ("pile", "hand"): "drawn",
    ("pile", "shared"): "drawn-shared",
    ("pile", "resolving"): "revealed",
    ("pile", "looked"): "looked",
    ("pile", "revealed"): "shown",
    ("pile", "draft"): "drafting",
    ("pile", "figure"): "under-figure",
    ("pile", "pile"): "one-on-top",
    ("looked", "pile"): "on-top",
    ("revealed", "pile"): "on-top",
    ("catcher", "pile"): "freed",
    ("catcher", "limbo"): "freed",
    ("draft", "hand"): "drafted",
    ("draft", "shared"): "left-shared",
    ("hand", "shared"): "swap-given",
    ("shared", "hand"): "swap-taken",
    ("discard", "hand"): "fetched",
    ("discard", "shared"): "fetched",
    ("towers", "discard"): "lost-tower",
    ("row", "discard"): "struck",
    ("rallied", "discard"): "spent",
}
MOVES_TO = {
    "discard": "discarded",
    "limbo": "limbo",
    "doors": "laid-out",
    "pile": "returned",
    "hand": "drawn",
    "shared": "drawn-shared",
    "row": "played",
    "towers": "built",
    "catcher": "captured",
    "rallied": "rallied",
    "stored": "stored",
    "figure": "under-figure",
    "revealed": "shown",
    "removed": "removed",
}
IN_ORDER = ("looked", "revealed", "shown", "on-top", "under", "to-limbo")

# Questions whose cards go under the pile; with the paradox one of them goes on top.
UNDER = ("incant-door", "incant-order", "harpoon", "paradox", "paradox-order")
PARADOX = ("paradox", "paradox-order")

# Answers that no moving card tells of.
TOLD_ANSWERS = {
    "decline": "declined",
    "flee": "fled",
    "anticipate": "anticipated",
    "face": "faced",
    "false-alarm": "false-alarm",
}


@dataclass
class Sentence:
    """Something to tell: a kind of movement with its cards, or a fact that is complete."""

    name: str
    seat: int = 0
    cards: list[str | None] = field(default_factory=list)
    fact: str = ""


class Story(Answers):
    """Events in sentences."""

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """Sentences; cards that move alike within one stretch are told of together."""
        told: list[Sentence] = []
        stretch = 0
        asked, first = "", ""  # the last question, and the card that a paradox puts on top
        for event in events:
            if event.kind == "moved":
                seat, card = event.data.get("seat") or 0, event.data["card"]
                name = move_of(event, asked, first)
                if name == "one-on-top":
                    first = ""
                alike = [one for one in (*told[stretch:], *told[-1:]) if (one.name, one.seat) == (name, seat)]
                if name == "limbo" and event.data["from"] == "resolving" and just_revealed(told, card):
                    told[-1].name = "to-limbo"
                elif name == "revealed" or not alike:
                    told.append(Sentence(name, seat, [card]))
                else:
                    alike[0].cards.append(card)
                if name == "revealed":
                    stretch = len(told)
            elif event.kind == "shuffled" and told and told[-1].name == "returned":
                told[-1].name = "returned-shuffled"
                stretch = len(told)
            else:
                if event.kind == "answered":
                    asked = event.data["question"]
                    verb, _, card = event.data["action"].partition(" ")
                    first = card if verb == "put-first" else first
                fact = self.fact(event)
                told += [Sentence(event.kind, fact=fact)] if fact else []
                stretch = len(told)
        return [self.say(sentence) for sentence in told]

    def who(self, seat: int | None) -> str:
        """Who did it: the only player is spoken to, the others have numbers."""
        return "you" if self.players == 1 else str((seat or 0) + 1)

    def say(self, sentence: Sentence) -> Text:
        """One sentence with its cards in their colours; cards that this seat may not see are counted."""
        if sentence.fact:
            return self.speech.coloured(sentence.fact)
        known = [card for card in sentence.cards if card is not None]
        if sentence.name == "on-top":
            known.reverse()  # the lowest is put down first
        elif sentence.name not in IN_ORDER:
            known.sort(key=card_rank)
        hidden = len(sentence.cards) - len(known)
        parts = [mark_all(known)] if known else []
        parts += [self.speech.words.text("onirim-cards", count=hidden)] if hidden else []
        name = sentence.name
        if name == "on-top" and len(known) == 1 and not hidden:
            name = "one-on-top"
        return self.speech.rich(f"onirim-event-{name}", who=self.who(sentence.seat), card=", ".join(parts))

    def fact(self, event: Event) -> str | None:
        """A sentence for what is not a moving card."""
        words, data = self.speech.words, event.data
        who = self.who(data.get("seat"))
        if event.kind == "answered":
            return self.told_answer(str(data["action"]), who)
        if event.kind == "turn":
            return words.text("onirim-event-turn-of", turn=str(data["turn"]), who=who) if self.players > 1 else None
        if event.kind == "shuffled":
            return words.text("onirim-event-shuffled", pile=data["pile"])
        if event.kind in ("run", "searched"):
            return words.text(f"onirim-event-{event.kind}", who=who)
        if event.kind == "ended":
            return words.text(f"onirim-event-{data['status']}")
        if event.kind == "goal":
            name = "covered" if data["covered"] else "uncovered"
            return words.text(f"onirim-event-{name}", number=str(data["position"] + 1))
        if event.kind == "goals-exchanged":
            return words.text("onirim-event-goals-exchanged", number=str(data["a"] + 1), other=str(data["b"] + 1))
        if event.kind == "catcher":
            return words.text(f"onirim-event-catcher-{data['what']}", number=str(data["catcher"] + 1))
        if event.kind == "handbook":
            return words.text("onirim-event-handbook", left=str(data["left"]))
        if event.kind == "premonition":
            return words.text(f"onirim-event-premonition-{data['what']}", **self.premonition(data["premonition"]))
        if event.kind == "figure":
            return words.text("onirim-event-figure-box")
        return None

    def told_answer(self, action: str, who: str) -> str | None:
        """An answer that nothing else tells of: a refusal to search, a flight, a spell."""
        words = self.speech.words
        verb, _, argument = action.partition(" ")
        if verb == "cast" or action == "ward punishment":
            spell = argument if verb == "cast" else "powerful_punishment"
            return words.text("onirim-event-cast", who=who, spell=words.text(f"onirim-spell-{spell}"))
        if action not in TOLD_ANSWERS:
            return None
        return words.text(f"onirim-event-{TOLD_ANSWERS[action]}", who=who)


def move_of(event: Event, asked: str, first: str) -> str:
    """The name of a movement; what was asked last decides whether cards go on top of the pile or under it."""
    source, target = event.data["from"], event.data["to"]
    if target == "pile" and source == "looked" and event.data["card"] is None:
        return "returned"  # where to is the other player's secret
    if target == "pile" and source in ("looked", "revealed") and asked in UNDER:
        on_top = source == "looked" and asked in PARADOX and event.data["card"] == first
        return "one-on-top" if on_top else "under"
    return MOVES.get((source, target)) or MOVES_TO.get(target, "returned")


def just_revealed(told: list[Sentence], card: str | None) -> bool:
    """Whether the last thing told is that this card was turned over."""
    return bool(told) and told[-1].name == "revealed" and told[-1].cards == [card]
