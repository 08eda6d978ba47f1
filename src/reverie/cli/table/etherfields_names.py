"""What things are called at the plain table of Etherfields, in the words of the content and in the alphabet at hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from reverie.cli.speech import Speech
from reverie.cli.table.plain import Table
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.content.model import Ability, Components, Content, Cost
from reverie.games.etherfields.seats.labels import Labels, components_of

View = dict[str, Any]
COLORS = {"wrath": "#e8694a", "cunning": "#72b872", "perception": "#58a6dc"}
SHORT = {"gambler": "Ga", "specialist": "Sp", "powerhouse": "Po", "free_spirit": "Fr"}


class SpelledLabels(Labels):
    """Names as the terminal can spell them."""

    def __init__(self, speech: Speech, content: Content) -> None:
        super().__init__(content, speech.language)
        self.speech = speech

    def text(self, text: Mapping[str, str]) -> str:
        return self.speech.spell(super().text(text))

    def pages(self, text: Mapping[str, str], named: str | None = None) -> tuple[str, ...]:
        return tuple(self.speech.spell(page) for page in super().pages(text, named))


class EtherfieldsNames(Table):
    """Characters, cards, colours, costs and figures by their names."""

    game = "etherfields"

    def __init__(self, speech: Speech, width: int = 80, players: int = 1, content: Content | None = None) -> None:
        super().__init__(speech, width, players)
        self.content = content if content is not None else shipped()
        self.labels = SpelledLabels(speech, self.content)

    def word(self, kind: str, name: str) -> str:
        """A word of the game: a mutation, a state, a step, a suit, a face."""
        text = f"etherfields-{kind}-{name.replace('_', '-')}"
        return self.speech.text(text) if self.speech.has(text) else name

    def words_for(self, kind: str, names: Iterable[str]) -> str:
        """Several of them."""
        return ", ".join(self.word(kind, name) for name in names)

    def marker(self, kind: str, n: int = 1) -> str:
        """A marker by its name."""
        name = f"etherfields-marker-{kind.replace('_', '-')}"
        return self.speech.text(name, n=n) if self.speech.has(name) else kind

    def color(self, color: str) -> str:
        """A colour in one letter."""
        return self.speech.text(f"etherfields-letter-{color}")

    def color_name(self, color: str) -> str:
        """A colour by its name."""
        return self.speech.text(f"etherfields-color-{color}")

    def face(self, face: str) -> str:
        """A face of a die."""
        return self.speech.text(f"etherfields-face-{face}")

    def person_name(self, who: str) -> str:
        """A character by its name; what nobody in particular does, the team does."""
        return self.speech.text("etherfields-the-team") if who == "team" else self.labels.thing(f"character:{who}")

    def named(self, ref: str) -> str:
        """An ability or thing by its name."""
        ability = self.labels.ability(ref)
        if ability is not None:
            return self.labels.ability_name(ability)
        if ref.startswith("basic:"):
            return self.word("basic", ref.partition(":")[2])
        return self.labels.thing(ref)

    def secret(self, name: str) -> str:
        """A secret by its back and letter: all that can be seen of it."""
        back, _, letter = name.rpartition("-")
        text = f"etherfields-back-{back.partition('.')[0]}"
        return self.speech.text(text if self.speech.has(text) else "etherfields-back-any", letter=letter)

    def intents(self, intents: Any) -> Text:
        """What a card gives when it is discarded: W2/P1."""
        parts = [Text(f"{self.color(color)}{n}", COLORS[color]) for color, n in intents.items() if n]
        return Text(" ").append_text(Text("/").join(parts)) if parts else Text()

    def turn_card(self, card: str) -> str:
        """A turn card: its suit and its steps."""
        design = self.content.turn_card[card]
        steps = self.speech.spell(" → ").join(self.word("step", one) for one in design.steps)
        return f"{self.word('suit', design.suit)}: {steps}"

    # ---- figures ------------------------------------------------------------------------------------------------

    def figure_names(self, view: View) -> dict[str, str]:
        """What figures are called on the map: two letters."""
        names: dict[str, str] = {}
        counts: dict[str, int] = {}
        for figure in view["figures"]:
            if figure["kind"] == "character":
                names[str(figure["number"])] = SHORT.get(figure["of"], figure["of"][:2].title())
            else:
                name = self.labels.thing(f"{figure['kind']}:{figure['of']}").rpartition(" ")[2]
                counts[figure["of"]] = counts.get(figure["of"], 0) + 1
                names[str(figure["number"])] = f"{name[:3].lower()}{counts[figure['of']]}"
        return names

    def figure(self, word: str, view: View | None, place: str | None = None) -> str:
        """A figure by the name of what it is, and where it stands; of several equal ones, as the map calls it."""
        of, _, number = word.partition(".")
        names = self.figure_names(view) if view is not None else {}
        equal = [one for one in (view or {}).get("figures", ()) if one["of"] == of]
        sign = f" {names[number]}" if number in names and len(equal) > 1 else ""
        where = f" ({place})" if place else ""
        return f"{self.labels.thing(of)}{sign}{where}"

    # ---- costs --------------------------------------------------------------------------------------------------

    def price(self, ability: Ability) -> Text:
        """What an ability costs: all ways of doing it, so that no alternative is hidden behind the first."""
        group = Text(" ").append(self.speech.text("etherfields-group")) if ability.group else Text()
        ways: list[Components] = []
        for way in ability.ways:
            ways += [one for one in way.cost if one not in ways]
        return self.costs(tuple(ways)).append_text(group)

    def costs(self, cost: Cost) -> Text:
        """A cost with its alternatives."""
        ways = []
        for components in components_of(cost):
            parts = []
            for kind, what, n in components:
                if kind in ("intent", "team_times"):
                    each = self.speech.text("etherfields-times-team") if kind == "team_times" else ""
                    letter = self.color(what) if what in COLORS else self.speech.text("etherfields-letter-any")
                    parts.append(Text(f"{n}{letter}{each}", COLORS.get(what, "")))
                else:
                    name = f"etherfields-cost-{kind.replace('_', '-')}"
                    amount = int(n) if n.isdigit() else n
                    what = self.marker(what, amount if isinstance(amount, int) else 1)
                    parts.append(Text(self.speech.text(name, n=amount, what=what) if self.speech.has(name) else kind))
            ways.append(Text(" + ").join(parts) if parts else Text(self.speech.text("etherfields-free")))
        return Text(" / ").join(ways)
