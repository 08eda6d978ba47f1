"""What a table on a terminal says: questions, answers and the story, in the colours of its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from reverie.cli.speech import GOLD, Speech, clean
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.tables.story import Teller
from reverie.words.description import OPEN

View = dict[str, Any]

NEXT_PAGE = "\x1d"  # between the pages of a passage; a form feed would not survive in a Text


class Voice:
    """Any game, as its actions and its events say it themselves."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def question(self, decision: Decision) -> Text:
        """What is asked."""
        return Text(self.speech.spell(decision.prompt_in(self.speech.language)))

    def asked(self, decision: Decision, view: View) -> Text:
        """What is asked, by somebody who sees the table: whom it concerns, and why."""
        return self.question(decision)

    def choice(self, action: Action, view: View | None = None, brief: bool = False) -> Text:
        """One answer in words; the view tells what a number in it stands for."""
        return Text(action.words)

    def grouped(self, action: Action, view: View) -> tuple[Text, Text] | None:
        """Under which heading an answer stands where there are many, and what it is called there; None: by itself."""
        return None

    def group_rank(self, heading: str, view: View) -> int:
        """Where a heading stands among the others; equal ones in the order of their numbers."""
        return 0

    def together(self, actions: Sequence[Action]) -> tuple[str, Text] | None:
        """What one person may answer for all seats in one word, each by its own answer: its verb, and its name."""
        return None

    def chapter(self, event: Event) -> str | None:
        """The number under which the story goes on with this event; None: under the last one."""
        return f"{event.data['turn']}." if event.kind == "turn" else None

    def tell(self, events: Sequence[Event]) -> list[Text]:
        """What happened, one sentence each."""
        return [Text(" ".join([event.kind, *(clean(str(value)) for value in event.data.values())])) for event in events]

    def passage(self, event: Event) -> tuple[str, Text] | None:
        """A longer text that is read by itself before the game goes on: its title, and paragraphs."""
        return None


class DescribedVoice(Voice):
    """A game whose words are described; cards by their names, or as the table draws them inside a line."""

    def __init__(
        self, speech: Speech, teller: Teller, badge: Callable[[str], str], style: Callable[[str], str]
    ) -> None:
        super().__init__(speech)
        self.teller = teller
        self.badge = badge
        self.style = style

    def coloured(self, sentence: str, brief: bool = False) -> Text:
        """A sentence with its cards in their colours."""
        return self.speech.coloured(sentence, namer=self.badge if brief else self.name, styler=self.style)

    def name(self, marked: str) -> str:
        """A card by its full name."""
        return self.speech.spell(self.teller.name(marked))

    def question(self, decision: Decision) -> Text:
        return self.coloured(self.teller.question(decision))

    def choice(self, action: Action, view: View | None = None, brief: bool = False) -> Text:
        return self.coloured(self.teller.label(action, view, brief), brief)

    def grouped(self, action: Action, view: View) -> tuple[Text, Text] | None:
        found = self.teller.group(action, view)
        if found is None:
            return None
        heading = self.coloured(found[0], brief=True)
        if OPEN not in found[0]:  # a place, by its name
            heading.stylize(GOLD, 0, len(heading.plain.partition(" ")[0]))
        return heading, self.coloured(found[1], brief=True)

    def group_rank(self, heading: str, view: View) -> int:
        """Cards as they stand in the hand."""
        hand = [self.badge(card) for card in (view.get("hand") or {}).get("cards") or []]
        return hand.index(heading) if heading in hand else len(hand)

    def tell(self, events: Sequence[Event]) -> list[Text]:
        return [self.coloured(sentence) for sentence in self.teller.story(events)]
