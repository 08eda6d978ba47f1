"""What happens at a table, in sentences, and what can be answered, as labels: read from the game's description.

The description is data (reverie/words/story-<game>.json, names-<game>.json); nothing here knows a game. In it

    facts      for each kind of fact the ways to tell it; the first that fits is taken. `text` is a name: the text
               <game>-event-<name>, "-" says nothing; `with` are its details; `card` is how the card that moves is
               marked; `becomes` renames the last sentence instead; `keep` remembers something for later facts
    together   which moving cards make one sentence, and in which order it names them
    let        names for whatever labels may need
    details    which of them their texts are told
    label      the parts of an answer's label; `brief`: the same where there is little room
    groups     where answers are many: under which heading each stands, and what it is called there
    question   how a card is marked that a question is about; `name`: how a marked card is called

Cards stand in a sentence as marks (reverie.words.description), so that a table can colour them or name them otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from reverie.kernel.actions import Action
from reverie.kernel.decisions import CARD_DETAILS, Decision
from reverie.kernel.events import Event
from reverie.words import Words
from reverie.words.description import CLOSE, OPEN, Data, Reader, Scope, data, mark, rank

MARKED = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
SILENCE = "-"

View = Mapping[str, Any]


def mark_all(cards: Sequence[str]) -> str:
    """Several cards for a sentence, equal neighbours counted."""
    counted = [(card, len(list(same))) for card, same in groupby(cards)]
    return ", ".join(mark(card) if count == 1 else f"{count} × {mark(card)}" for card, count in counted)


def with_names(sentence: str, name: Callable[[str], str]) -> str:
    """A sentence with its cards by their names."""
    return MARKED.sub(lambda found: name(found[1]), sentence)


@dataclass
class Sentence:
    """Something to tell: a text with its details, and the cards that move alike."""

    name: str
    moving: bool
    seat: int
    details: dict[str, Any]
    cards: list[str | None] = field(default_factory=list)


class Teller:
    """Tells of a game in one language; whoever plays alone is spoken to."""

    def __init__(self, game: str, words: Words, players: int = 1) -> None:
        self.game = game
        self.words = words
        self.players = players
        self.reader: Reader = words.reader(game)
        self.told: Data = data(f"story-{game}")
        self.tables: Data = self.told.get("tables", {})

    def scope(self, known: Mapping[str, Any]) -> Scope:
        """What is known, and what the description makes of it."""
        return Scope(self.reader, self.told["let"], {**self.tables, **known})

    def name(self, marked: str) -> str:
        """What a marked card is called."""
        return self.reader.named(self.told["name"], marked) or marked

    # ---- questions and answers --------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> str:
        """What is asked, with its cards marked."""
        details: dict[str, Any] = dict(decision.about)
        for name in CARD_DETAILS & details.keys():
            cards = details[name] if isinstance(details[name], list) else [details[name]]
            marked = [
                self.reader.value(self.told["question"], self.scope({**decision.about, "it": card})) for card in cards
            ]
            details[name] = mark_all(marked)
        return self.words.text(decision.prompt_id, **details)

    def label(self, action: Action, view: View | None = None, brief: bool = False) -> str:
        """An answer in words, with its cards marked; the view tells what a number in it stands for."""
        scope = self.answer(action, view)
        details = self.reader.details(self.told["details"], scope)
        parts = []
        for part in self.told["brief" if brief else "label"]:
            name = self.reader.text_name(part["text"], scope)
            if name is not None:
                parts.append(self.words.text(name, **details | self.reader.details(part.get("with", ()), scope)))
        return " ".join(parts).replace(") (", ", ")

    def group(self, action: Action, view: View) -> tuple[str, str] | None:
        """Under which heading an answer stands where there are many, and what it is called there; None: by itself."""
        scope = self.answer(action, view)
        for group in self.told.get("groups", ()):
            if self.reader.holds(group["if"], scope) and (item := self.reader.value(group["item"], scope)):
                return self.reader.value(group["heading"], scope), item
        return None

    def answer(self, action: Action, view: View | None) -> Scope:
        """What is known of an answer."""
        return self.scope({
            "verb": action.verb, "noun": action.noun, "argument": action.argument, "source": action.source,
            "place": action.place, "helper": action.helper, "view": view or {},
        })  # fmt: skip

    # ---- the story --------------------------------------------------------------------------------------------------

    def story(self, events: Sequence[Event]) -> list[str]:
        """What happened, one sentence each, with its cards marked; no sentence tells of two turns."""
        return [self.say(sentence) for turn in turns_of(events) for sentence in self.sentences(turn)]

    def sentences(self, events: Sequence[Event]) -> list[Sentence]:
        """The sentences of a turn; cards that move alike within one stretch of it are told of together."""
        together = self.told["together"]
        told: list[Sentence] = []
        kept: dict[str, Any] = {"team": self.players > 1}
        stretch = acting = 0
        for event in events:
            moving = event.kind == "moved"
            seat = event.data.get("seat")
            if not moving and seat is not None:
                acting = seat
            last = told[-1] if told else None
            alone = last.cards[0] if last and len(last.cards) == 1 else None
            scope = self.scope({**kept, **event.data, "last": last and last.name, "last_card": alone})
            way = self.way(event.kind, scope, kept)
            name = way.get("becomes") or way.get("name", SILENCE)
            if "becomes" in way and last is not None:
                last.name = name
            elif name != SILENCE:
                new = Sentence(
                    name, moving, (seat or 0) if moving else acting, self.reader.details(way.get("with", ()), scope)
                )
                new.cards = [self.reader.value(way.get("card", "<card>"), scope)] if moving else []
                alike = next((one for one in (*told[stretch:], *told[-1:]) if moving and is_alike(one, new)), None)
                if alike is None or name in together["never"]:
                    told.append(new)
                else:
                    alike.cards += new.cards
            said = name != SILENCE or together["parted_by_silent_facts"]
            if name in together["never"] if moving else said and event.kind not in together.get("never_parted_by", ()):
                stretch = len(told)
        return told

    def way(self, kind: str, scope: Scope, kept: dict[str, Any]) -> Data:
        """The first way to tell a fact that fits, with the `name` of its text; nothing if there is none."""
        for way in self.told["facts"].get(kind, ()):
            if not self.reader.holds(way.get("if", {}), scope):
                continue
            name = self.event_name(way["text"], scope) if "text" in way else None
            if "text" in way and name is None:
                continue
            kept |= {key: self.reader.value(value, scope) for key, value in way.get("keep", {}).items()}
            if "text" in way or "becomes" in way:
                return {**way, "name": name}
        return {}

    def event_name(self, names: Any, scope: Scope) -> str | None:
        """The name of the first text of an event that there is."""
        for name in names if isinstance(names, list) else [names]:
            known: str | None = self.reader.value(name, scope)
            if known is not None and (known == SILENCE or self.words.has(f"{self.game}-event-{known}")):
                return known
        return None

    def say(self, sentence: Sentence) -> str:
        """One sentence; cards that this seat may not see are counted."""
        name, together = sentence.name, self.told["together"]
        details = {"who": self.who(sentence.seat), **sentence.details}
        if sentence.moving:
            known = [card for card in sentence.cards if card is not None]
            if name in together["reversed"]:
                known.reverse()  # the lowest is put down first
            elif name not in together["in_order"]:
                known.sort(key=lambda card: rank(self.game, card))
            hidden = len(sentence.cards) - len(known)
            parts = [mark_all(known)] if known else []
            parts += [self.words.text(f"{self.game}-cards", count=hidden)] if hidden else []
            details["card"] = ", ".join(parts)
            name = together["single"].get(name, name) if len(known) == 1 and not hidden else name
        return self.words.text(f"{self.game}-event-{name}", **details)

    def who(self, seat: int) -> str:
        """Who did it: the only player is spoken to, the others have numbers."""
        return "you" if self.players == 1 else self.words.text(f"{self.game}-player", number=str(seat + 1))


def turns_of(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events turn by turn."""
    turn: list[Event] = []
    for event in events:
        if event.kind == "turn" and turn:
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def is_alike(one: Sentence, other: Sentence) -> bool:
    """Whether two sentences differ in their cards at most."""
    return (one.moving, one.name, one.seat, one.details) == (other.moving, other.name, other.seat, other.details)
