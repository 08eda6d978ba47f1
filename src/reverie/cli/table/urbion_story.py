"""What happened in a game of Urbion, in sentences; in team play each says who did it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from reverie.cli.table.urbion_answers import Answers
from reverie.cli.table.urbion_cards import card_rank, marked_all, on_side
from reverie.kernel.events import Event
from reverie.words.telling import move_name, telling

# The names of movements (a row of the table is called `row` there) and the answers that no moving card tells of
# completely.
TELLING = telling("urbion")


@dataclass
class Sentence:
    """Something to tell: a kind of movement with its cards, or a fact that is complete."""

    name: str
    seat: int = 0
    row: str = ""
    other: str = ""
    cards: list[str | None] = field(default_factory=list)
    fact: Text | None = None

    @property
    def key(self) -> tuple[str, int, str, str]:
        """Cards that move alike have the same."""
        return self.name, self.seat, self.row, self.other


class Story(Answers):
    """Events in sentences."""

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """Sentences; cards that move alike, with nothing else in between, are told of together."""
        told: list[Sentence] = []
        stretch = 0
        for event in events:
            if event.kind == "moved":
                move = movement(event)
                if not move.name:
                    continue
                alike = [one for one in told[stretch:] if one.key == move.key]
                if alike and move.name != "turned-up":
                    alike[0].cards += move.cards
                else:
                    told.append(move)
                if move.name == "turned-up":
                    stretch = len(told)
            else:
                fact = self.fact(event)
                if fact is not None:
                    told.append(Sentence(event.kind, fact=fact))
                if event.kind == "turn" or (fact is not None and event.kind != "postcard"):
                    stretch = len(told)  # Dreams that leave a row together take their Postcards with them
        return [self.say(sentence) for sentence in told]

    def who(self, seat: int | None) -> str:
        """Who did it: the only player is spoken to, the others have numbers."""
        return "you" if self.players == 1 else self.speech.words.text("urbion-player", number=str((seat or 0) + 1))

    def say(self, sentence: Sentence) -> Text:
        """One sentence with its cards in their colours; cards that this seat may not see are counted."""
        if sentence.fact is not None:
            return sentence.fact
        known = [card for card in sentence.cards if card is not None]
        if sentence.name == "on-top":
            known.reverse()  # the lowest is put down first
        elif sentence.name not in TELLING["in_order"]:
            known.sort(key=card_rank)
        hidden = len(sentence.cards) - len(known)
        parts = [marked_all(known)] if known else []
        parts += [self.speech.words.text("urbion-cards", count=hidden)] if hidden else []
        return self.sentence(
            f"urbion-event-{sentence.name}",
            who=self.who(sentence.seat),
            card=", ".join(parts),
            row=sentence.row,
            other=sentence.other,
        )

    def fact(self, event: Event) -> Text | None:
        """A sentence for what is not a moving card."""
        data, words = event.data, self.speech.words
        who = self.who(data.get("seat"))
        if event.kind == "answered":
            return None if data.get("forced") else self.told_answer(str(data["action"]), who)
        if event.kind == "turn":
            told = self.players > 1
            return self.sentence("urbion-event-turn-of", turn=str(data["turn"]), who=who) if told else None
        if event.kind == "city":
            return self.sentence(
                f"urbion-event-city-{data['what']}", city=words.city(data["city"]), row=data["row"] or ""
            )
        if event.kind == "postcard":
            row = str(data["at"]).partition(".")[0]
            return self.sentence(
                f"urbion-event-postcard-{data['what']}", postcard=words.card(data["postcard"]), row=row
            )
        if event.kind == "void":
            figure = str(data["figure"])
            name = f"urbion-event-void-{figure}"
            known = self.speech.has(name)
            return self.sentence(name if known else "urbion-event-void-row", row=figure, stack=data["stack"])
        if event.kind == "shuffled":
            return self.sentence("urbion-event-shuffled", pile=data["pile"])
        if event.kind == "rebuilt":
            return self.sentence("urbion-event-rebuilt", row=data["a"], other=data["b"])
        if event.kind == "polarity":
            return self.sentence("urbion-event-polarity", who=who, side=data["polarity"])
        if event.kind == "book":
            return self.sentence("urbion-event-book", book=words.card(data["book"]))
        if event.kind == "wise":
            return self.sentence("urbion-event-wise", left=data["left"])
        if event.kind == "ended":
            return self.sentence(f"urbion-event-{data['status']}")
        return None

    def told_answer(self, action: str, who: str) -> Text | None:
        """An answer that nothing else tells of: what a card is discarded for, what is left undone."""
        verb, _, argument = action.partition(" ")
        if action == "bonus 0":
            return self.sentence("urbion-event-used-bonus-0")
        use = (argument if verb == "again" else verb).removesuffix("-two")
        return self.sentence(f"urbion-event-used-{use}", who=who, row=argument) if use in TELLING["uses"] else None


def movement(event: Event) -> Sentence:
    """A card that moves, as the beginning of a sentence; no name if there is nothing to tell."""
    source, target = str(event.data["from"]), str(event.data["to"])
    left, right = (row_name(zone) for zone in (source, target))
    card = event.data["card"]
    name = move_name(TELLING, "row" if left else source, "row" if right else target, "discarded")
    if name == "moved" and left == right:
        name = "flipped"
    side = (target if right else source).partition(".")[2]
    shown = on_side(card, side) if card is not None and name != "flipped" else card
    other = left if name == "moved" else ""
    return Sentence(name, event.data.get("seat") or 0, right or left, other, [shown])


def row_name(zone: str) -> str:
    """The row of a zone on the table."""
    return zone.partition(".")[0] if "." in zone else ""
