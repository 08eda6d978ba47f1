"""Urbion's questions and answers in words: places by the Dream that lies there, rows by their City."""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from reverie.cli.speech import GOLD, mark
from reverie.cli.table.urbion_cards import SIDES, Cards, as_it_lies, marked_all, on_side, style_of
from reverie.kernel.actions import Action
from reverie.kernel.decisions import CARD_DETAILS, Decision
from reverie.words.names import read_dream
from reverie.words.telling import telling

SIDE = re.compile(r"(R[1-4])\.(sognae|incubi)(?:\.[1-9])?")  # a side of a row, or a place on it
# Where the two drawn Dreams go, by the words of the answer.
PAIR_SIDES = telling("urbion")["pair_sides"]

View = dict[str, Any]


class Answers(Cards):
    """What is asked and what can be answered."""

    def question(self, decision: Decision) -> Text:
        details: dict[str, Any] = dict(decision.about)
        side = str(details.get("slot", "")).partition(".")[2].partition(".")[0]
        for name in CARD_DETAILS & details.keys():
            cards = details[name] if isinstance(details[name], list) else [details[name]]
            details[name] = marked_all(on_side(card, side) for card in cards)
        return self.sentence(decision.prompt_id, **details)

    def choice(self, action: Action, view: View | None = None, brief: bool = False) -> Text:
        details = self.details(action, view or {})
        return self.sentence(self.message(action, details, brief), brief, **details)

    def message(self, action: Action, details: dict[str, str], brief: bool) -> str:
        """The name of the finest text there is for an answer."""
        kinds = ("do", "brief") if brief else ("do",)
        verb = action.verb
        names = []
        for kind in kinds:
            name = f"urbion-{kind}-{verb}"
            names += [name, f"{name}-sided"] if details["turned"] else [name, f"{name}-plain"]
            if verb != "sides" or not details["cards"]:
                names.append(f"{name}-{action.argument}")
        return next(found for found in reversed(names) if self.speech.has(found))

    def details(self, action: Action, view: View) -> dict[str, str]:
        """Everything an answer's text may name."""
        argument, place = action.argument or "", action.place or ""
        found = SIDE.fullmatch(argument) or SIDE.fullmatch(place)
        row = found[1] if found else place or (argument if action.noun == "row" else "")
        side = found[2] if found else ""
        cards = self.cards_of(action, view, row)
        lies = row_of(view, row)
        return {
            "row": row,
            "side": side,
            "city": self.city(lies["city"]).plain if lies else "?",
            "card": cards[0] if len(cards) == 1 else "",
            "cards": ", ".join(cards),
            "turned": self.turned(action, view, lies, side),
            "influence": self.influence(argument, side) if action.noun == "card" else "",
        }

    def cards_of(self, action: Action, view: View, row: str) -> list[str]:
        """The Dreams an answer is about, marked; places that nobody shows are called by their number."""
        argument = action.argument or ""
        if action.noun == "card":
            side = (action.place or "").partition(".")[2]
            return [mark(on_side(argument, side))]
        if action.noun == "slot":
            _, side, number = argument.split(".")
            return [self.dream_at(view, row, side, int(number))]
        if action.noun == "dreams" and argument != "none":
            names = argument.split("+")
            return [self.dream_at(view, row, SIDES["si".index(name[0])], int(name[1:])) for name in names]
        if action.noun == "sides":
            drawn = about(view).get("cards") or []
            return [mark(on_side(card, side)) for card, side in zip(drawn, PAIR_SIDES[argument], strict=False)]
        return []

    def dream_at(self, view: View, row: str, side: str, number: int) -> str:
        """A Dream by its place: marked, or the number of the place if it is not to be seen."""
        lies = row_of(view, row)
        dreams = lies[side] if lies else []
        if number > len(dreams):
            return self.speech.words.text("urbion-slot", number=str(number))
        return mark(as_it_lies(dreams[number - 1], side))

    def turned(self, action: Action, view: View, row: View | None, side: str) -> str:
        """The influence that a Dream will have, if the answer decides about its sign."""
        card = about(view).get("card") or ""
        if action.verb == "flip":
            number = int((action.argument or "").rpartition(".")[2])
            dreams = row[side] if row else []
            other = SIDES[1 - SIDES.index(side)]
            return self.influence(dreams[number - 1]["card"], other) if number <= len(dreams) else "?"
        if action.verb == "place" and row and row["stronger"] and read_dream(card):
            return self.influence(card, row["stronger"])
        dream = read_dream(card)
        if action.verb == "lay" and dream and dream.both_sides:
            return self.influence(card, side)
        return ""

    def grouped(self, action: Action, view: View) -> tuple[Text, Text] | None:
        """Answers of the main choice by the card they cost, answers about places by their row."""
        name = f"urbion-item-{action.verb}"
        details = self.details(action, view)
        if action.noun == "card" and self.speech.has(name):
            dream = read_dream(action.argument or "")
            sided = action.verb == "play" and dream and dream.both_sides
            return self.badge(action.argument), self.sentence(f"{name}-sided" if sided else name, True, **details)
        if action.noun == "slot" or (action.verb == "lay" and details["turned"]):
            heading = Text(details["row"], GOLD)
            if action.verb == "lay":
                return heading.append(f" {details['city']}"), Text(details["turned"])
            item = self.speech.coloured(details["card"], namer=self.badge_text, styler=style_of)
            return heading, item
        return None

    def group_rank(self, heading: str, view: View) -> int:
        """Cards as they stand in the hand."""
        hand = [self.badge_text(card) for card in (view.get("hand") or {}).get("cards") or []]
        return hand.index(heading) if heading in hand else len(hand)


def row_of(view: View, row: str) -> View | None:
    """A row of a view by its name."""
    rows: list[View] = view.get("rows") or []
    return rows[int(row[1]) - 1] if row and rows else None


def about(view: View) -> View:
    """What the open question is about."""
    asked: View = view.get("decision") or {}
    return asked.get("about") or {}
