"""Onirim's questions and answers in words: what is done, with which card, from where, and what follows from it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from reverie.cli.speech import mark
from reverie.cli.table.onirim_cards import Cards, kind_of
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.words.telling import telling

# A stored card is named by its place under the keepers; these nouns say what it is used as.
USED_AS = telling("onirim")["used_as"]


class Answers(Cards):
    """What is asked and what can be answered."""

    def question(self, decision: Decision) -> Text:
        return Text(self.speech.spell(decision.prompt_in(self.speech.language)))

    def choice(self, action: Action, view: dict[str, Any] | None = None, brief: bool = False) -> Text:
        table = view or {}
        sentence = self.speech.words.text(self.message(action, table, brief), **self.details(action, table))
        parts = [sentence, self.origin(action, brief), self.help_of(action, brief)]
        whole = " ".join(part for part in parts if part).replace(") (", ", ")
        return self.speech.coloured(whole, namer=self.badge_text if brief else None)

    def message(self, action: Action, view: dict[str, Any], brief: bool) -> str:
        """The name of the finest text there is for an answer; the brief ones tell no consequences."""
        verb = "build-first" if action.verb == "build-left" and not tower_row(view) else action.verb
        name = f"onirim-do-{verb}"
        noun = USED_AS.get(verb, action.noun) if action.noun == "slot" else action.noun
        names = [
            name,
            f"{name}-{noun}",
            f"{name}-kind-{kind_of(self.card_of(action, view))}",
            f"{name}-{action.argument}",
        ]
        if brief:
            short = f"onirim-brief-{verb}"
            names += [name, short, f"{short}-{noun}", f"{short}-{action.argument}"]
        return next((found for found in reversed(names) if self.speech.has(found)), name)

    def card_of(self, action: Action, view: dict[str, Any]) -> str:
        """The card an answer is about; one under a keeper is looked up."""
        if action.noun == "slot":
            stored = view.get("stored") or []
            place = int(action.argument or 0)
            return str(stored[place]) if place < len(stored) else ""
        return action.argument or ""

    def details(self, action: Action, view: dict[str, Any]) -> dict[str, str]:
        """Everything an answer's text may name."""
        argument = action.argument or ""
        number = str(int(argument) + 1) if argument.isdigit() else ""
        card = self.card_of(action, view)
        details = {
            "card": mark(card) if card else self.speech.words.text("onirim-stored-card", number=number),
            "number": number,
            "goal": self.goal(argument, view),
        }
        if action.noun == "premonition":
            details |= self.premonition(argument)
        spell = "powerful_punishment" if argument == "punishment" else argument
        details["cost"] = str(view.get("costs", {}).get(spell, "?"))
        details["spell"] = self.speech.words.text(f"onirim-spell-{spell}")
        return details

    def premonition(self, name: str) -> dict[str, str]:
        """A premonition's title, its trigger and what it does."""
        words = self.speech.words
        return {
            "premonition": words.text(f"onirim-premonition-{name}"),
            "trigger": words.text(f"onirim-premonition-{name}-trigger"),
            "line": words.text(f"onirim-premonition-{name}-line"),
        }

    def goal(self, argument: str, view: dict[str, Any]) -> str:
        """The colour of an order card by its place, or the colour that is named itself."""
        goals = view.get("goals") or []
        if argument.isdigit():
            return self.door_name(goals[int(argument)]["door"]) if int(argument) < len(goals) else "?"
        return self.door_name(argument)

    def origin(self, action: Action, brief: bool) -> str:
        """Where the card comes from, if not from the obvious place."""
        if action.source is None:
            return ""
        kind, _, number = action.source.partition("-")
        place = str(int(number) + 1) if number else ""
        return self.speech.words.text(f"onirim-{'brief' if brief else 'from'}-{kind}", number=place)

    def help_of(self, action: Action, brief: bool) -> str:
        """What makes the answer possible."""
        if action.helper is None:
            return ""
        return self.speech.words.text(f"onirim-{'brief' if brief else 'with'}-{action.helper}")


def tower_row(view: dict[str, Any]) -> list[str]:
    """The towers that stand; without a view, as if there were some."""
    row: list[str] = (view.get("towers") or {"row": ["?"]})["row"]
    return row
