"""What happened in a game of Onirim, in sentences; in team play each says who did it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from reverie.cli.speech import mark_all
from reverie.cli.table.onirim_answers import Answers
from reverie.cli.table.onirim_cards import card_rank
from reverie.kernel.events import Event
from reverie.words.telling import move_name, telling

# The names of movements and of answers that no moving card tells of; `under` are the questions whose cards go under
# the pile (with a `paradox`, one of them on top).
TELLING = telling("onirim")


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
        """Sentences; cards that move alike within one stretch of a turn are told of together."""
        told: list[Sentence] = []
        stretch = turned = 0
        asked, first = "", ""  # the last question, and the card that a paradox puts on top
        acting = 0  # whose turn or answer was last: some events do not say whose they are
        for event in events:
            if event.kind == "moved":
                seat, card = event.data.get("seat") or 0, event.data["card"]
                name = move_of(event, asked, first)
                if name == "one-on-top":
                    first = ""
                alike = [one for one in (*told[stretch:], *told[turned:][-1:]) if (one.name, one.seat) == (name, seat)]
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
                acting = event.data.get("seat", acting)
                if event.kind == "answered":
                    asked = event.data["question"]
                    verb, _, card = event.data["action"].partition(" ")
                    first = card if verb == "put-first" else first
                fact = self.fact(event, acting)
                told += [Sentence(event.kind, fact=fact)] if fact else []
                stretch = len(told)
                turned = len(told) if event.kind == "turn" else turned
        return [self.say(sentence) for sentence in told]

    def who(self, seat: int) -> str:
        """Who did it: the only player is spoken to, the others have numbers."""
        return "you" if self.players == 1 else self.speech.words.text("onirim-player", number=str(seat + 1))

    def say(self, sentence: Sentence) -> Text:
        """One sentence with its cards in their colours; cards that this seat may not see are counted."""
        if sentence.fact:
            return self.speech.coloured(sentence.fact)
        known = [card for card in sentence.cards if card is not None]
        if sentence.name == "on-top":
            known.reverse()  # the lowest is put down first
        elif sentence.name not in TELLING["in_order"]:
            known.sort(key=card_rank)
        hidden = len(sentence.cards) - len(known)
        parts = [mark_all(known)] if known else []
        parts += [self.speech.words.text("onirim-cards", count=hidden)] if hidden else []
        name = sentence.name
        if name == "on-top" and len(known) == 1 and not hidden:
            name = "one-on-top"
        return self.speech.rich(f"onirim-event-{name}", who=self.who(sentence.seat), card=", ".join(parts))

    def fact(self, event: Event, seat: int) -> str | None:
        """A sentence for what is not a moving card."""
        words, data = self.speech.words, event.data
        who = self.who(seat)
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
        if action not in TELLING["answers"]:
            return None
        return words.text(f"onirim-event-{TELLING['answers'][action]}", who=who)


def move_of(event: Event, asked: str, first: str) -> str:
    """The name of a movement; what was asked last decides whether cards go on top of the pile or under it."""
    source, target = event.data["from"], event.data["to"]
    if target == "pile" and source == "looked" and event.data["card"] is None:
        return "returned"  # where to is the other player's secret
    if target == "pile" and source in ("looked", "revealed") and asked in TELLING["under"]:
        on_top = source == "looked" and asked in TELLING["paradox"] and event.data["card"] == first
        return "one-on-top" if on_top else "under"
    return move_name(TELLING, source, target, "returned")


def just_revealed(told: list[Sentence], card: str | None) -> bool:
    """Whether the last thing told is that this card was turned over."""
    return bool(told) and told[-1].name == "revealed" and told[-1].cards == [card]
