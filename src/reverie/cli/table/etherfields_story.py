"""What happened in Etherfields, in sentences. Facts that belong together make one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from reverie.cli.table.etherfields_names import EtherfieldsNames
from reverie.cli.table.voice import NEXT_PAGE
from reverie.games.etherfields.content.model import Script
from reverie.games.etherfields.land.naming import field_name
from reverie.kernel.events import Event

# Facts without a sentence: another one tells the same, or nobody at the table would say it.
SILENT = frozenset({
    "accepted",  # the die was told when it was rolled
    "answered",  # what it brings is told
    "creature_revealed",  # told by `revealed`, and when its figures appear
    "delayed",  # what it does is told
    "encounter_ended",  # the last screen tells it
    "over",
    "intents",  # cards and dice that pay are told
    "paid",
    "modifier",  # the text that changes a number was named
    "turn_deck",  # the turn card lies on the table
})  # fmt: skip
# How a card that moves is told, by where from and where to; movements that are not here are part of something told.
ROUTES = {
    ("deck", "hand"): "drawn",
    ("hand", "discard"): "discarded",
    ("deck", "discard"): "turned",
    ("deck", "sealed"): "sealed",
    ("hand", "sealed"): "sealed",
    ("discard", "sealed"): "sealed",
    ("sealed", "discard"): "unsealed",
    ("sealed", "hand"): "unsealed",
    ("discard", "hand"): "taken",
    ("progress", "hand"): "taken",
    ("progress", "discard"): "put-away",
    ("weaknesses", "discard"): "put-away",
    ("hand", "deck"): "put-back",
    ("discard", "deck"): "put-back",
}
MANY = 2  # cards that come to a hand; more are only counted
CARDS_OF_CHARACTERS = ("influence:", "weakness:")


def ended(text: str) -> str:
    """A text that something follows: with a full stop, if it has no end of its own."""
    return text if not text or text.rstrip('"”“»)')[-1:] in (".", "!", "?", "…") else f"{text}."


def open_ended(text: str) -> str:
    """A text inside a sentence that brings its own full stop."""
    return f"{text[:-2]})" if text.endswith(".)") else text.removesuffix(".")


class EtherfieldsStory(EtherfieldsNames):
    """Events as sentences."""

    def passage(self, event: Event) -> tuple[str, Text] | None:
        """A script is read aloud, all of it, page by page."""
        script = self.content.script.get(int(event.data["n"])) if event.kind == "script" else None
        text = f"\n{NEXT_PAGE}\n".join(self.read_pages(script, event)) if script is not None else ""
        return (self.speech.text("etherfields-script", n=str(event.data["n"])), Text(text)) if text else None

    def read_pages(self, script: Script, event: Event) -> tuple[str, ...]:
        """The pages of a script, as they are read here and now."""
        named = event.data.get("character")
        return self.labels.pages(script.text, str(named) if named is not None else None)

    def chapter(self, event: Event) -> str | None:
        """The story goes on round by round."""
        return f"{event.data['round']}." if event.kind == "round" else None

    def tell(self, events: Sequence[Event]) -> list[Text]:
        told = [event for event in events if self.name_of(event)]
        return [self.sentence(list(some)) for _, some in groupby(told, self.together_with)]

    def together_with(self, event: Event) -> tuple[Any, ...]:
        """Neighbours that are equal in this are told in one sentence."""
        data = event.data
        if event.kind == "card_moved":
            return event.kind, data["character"], data["from"], data["to"]
        if event.kind in ("suffered", "healed"):
            return event.kind, data["character"]
        if event.kind == "figure_moved":
            return event.kind, data["figure"], data["how"]
        return event.kind, event.number

    def name_of(self, event: Event) -> str:
        """Which sentence tells an event; none if it is for other eyes or told by another one."""
        data, kind = event.data, event.kind
        if kind in SILENT:
            return ""
        name = kind.replace("_", "-")
        if kind == "card_moved":
            name = ROUTES.get((data["from"], data["to"]), "")
            return f"etherfields-tell-card-{name}" if name else ""
        if kind == "triggered" and self.is_untold(str(data["ability"])):
            return ""  # what it does is told
        if kind == "revealed" and str(data["what"]).startswith("tile:"):
            return ""  # it is told when it lies there
        if kind == "gained_secret" and str(data["what"]).startswith(CARDS_OF_CHARACTERS):
            return ""  # told by `card_gained`
        if kind == "mask" and data["now"] is None:
            name += "-off"
        elif kind == "looked" and "cards" in data:
            name += "-through"
        elif kind == "figure_moved":
            name += "-first" if data["from"] is None else f"-{str(data['how']).replace('_', '-')}"
            name = name if self.speech.has(f"etherfields-tell-{name}") else "figure-moved"
        elif kind == "group":
            name += "-done" if data["happens"] else ""
        elif kind == "chosen" and not self.option_text(str(data["ref"]), int(data["place"]), str(data["option"])):
            return ""
        return f"etherfields-tell-{name}"

    def sentence(self, events: list[Event]) -> Text:
        """One or several facts that are told together."""
        last = events[-1]
        if last.kind == "script":
            script = self.content.script.get(int(last.data["n"]))
            return Text("\n".join(self.read_pages(script, last)) if script is not None else "", "italic")
        details: dict[str, str | int] = {key: self.told(key, value, last) for key, value in last.data.items()}
        if last.kind == "card_moved":
            details["cards"] = ", ".join(self.labels.thing(str(event.data["card"])) for event in events)
            if last.data["to"] == "hand" and len(events) > MANY:  # they lie open in the hand
                details["cards"] = self.speech.text("etherfields-so-many-cards", n=len(events))
        elif last.kind in ("suffered", "healed"):
            details["n"] = len(events)
        elif last.kind == "figure_moved":
            stops = [str(event.data["to"]) for event in events if event.data["to"]]
            details["to"] = self.speech.spell(" → ").join(stops)
        elif last.kind == "chosen":
            details["text"] = open_ended(
                self.option_text(str(last.data["ref"]), int(last.data["place"]), str(last.data["option"]))
            )
        elif last.kind == "journal":
            details["text"] = self.labels.text(self.content.journal.get(str(last.data["id"]), {}))
        text = self.speech.rich(self.name_of(last), "", **details)
        if last.kind in ("revealed", "tile_placed", "looked", "secret_seen"):  # what is new is looked at
            ref = str(last.data.get("what") or last.data.get("thing") or f"tile:{last.data.get('tile')}")
            text.append_text(self.flavour(ref))
        if last.kind == "slumber_drawn":  # what it asks for, and what it costs to lose it
            tile = self.content.slumber[str(last.data["slumber"])]
            is_asked = tile.faces and tile.faces[-1].abort_before_setup  # the question says it
            text.append_text(Text() if is_asked else self.flavour(tile.ref))
        return text

    def flavour(self, ref: str) -> Text:
        """What is written on a thing: its text and its rules."""
        thing = self.content.things.get(ref)
        if thing is None:
            return Text()
        rules = [self.labels.text(one.text) for one in thing.abilities]
        said = [self.labels.text(thing.text), *(rules if not ref.startswith("tile:") else [])]
        text = " ".join(one for one in said if one)
        return Text(f" {text}" if text else "", "italic")

    def is_untold(self, ref: str) -> bool:
        """Whether a wisdom of the town does something: it has no name of its own that would say anything."""
        ability = self.content.abilities.get(ref)
        return ability is not None and ability.source.startswith("wisdom:") and not self.labels.text(ability.name)

    def option_text(self, ref: str, place: int, key: str) -> str:
        """An option in the words of its text."""
        words = self.content.lists.get(ref, ())
        options = words[place].args.get("options", ()) if place < len(words) else ()
        return next((self.labels.text(one.text) for one in options if one.key == key and one.text), "")

    def told(self, key: str, value: Any, event: Event) -> str | int:
        """A fact in words."""
        teller = TELLERS.get(key)
        if key == "now" and event.kind == "mask":
            return self.labels.thing(f"mask:{value}")
        if key == "before" and event.kind == "creature_changed":
            return self.labels.thing(f"creature:{value}")
        if key == "now" and event.kind in ("creature_changed", "season"):
            return self.labels.thing(f"{'creature' if event.kind == 'creature_changed' else 'season'}:{value}")
        if key == "source" and event.kind == "step_effect":  # what has the effect is named by its id and its kind
            ref = f"{event.data['by']}:{value}"
            return self.labels.thing(ref if ref in self.content.things else str(value))
        if key == "to" and event.kind == "redirected":
            return self.person_name(str(value))
        if event.kind == "turn_card_put_under":
            return self.turn_card(str(value))
        if key == "card" and event.kind in ("round", "turn_card_discarded", "reward"):
            return self.labels.thing(f"turn_card:{value}") if value else ""
        if key == "tile" and event.kind == "district":
            return self.labels.thing(f"dreamworld_tile:{value}")
        if key == "cards" and event.kind == "turn_deck_seen":
            return self.speech.spell("; ").join(self.turn_card(str(one)) for one in value)
        if key == "what" and "n" in event.data and ":" not in str(value):
            return self.marker(str(value), int(event.data["n"]))
        if teller is not None:
            return str(teller(self, value))
        return value if isinstance(value, int) else str(value)

    def where(self, value: Any) -> str:
        """Where markers lie: a field, a tile, somebody."""
        kind, _, name = str(value).partition(":")
        return field_name(int(name)) if kind == "field" and name.isdigit() else self.labels.thing(str(value))


def things(kind: str) -> Any:
    """A name of one kind."""
    return lambda story, value: story.labels.thing(f"{kind}:{value}")


def in_words(kind: str) -> Any:
    """A word of the game."""
    return lambda story, value: story.word(kind, str(value))


TELLERS: dict[str, Any] = {
    "character": lambda story, value: story.person_name(str(value)),
    "roller": lambda story, value: story.person_name(str(value)),
    "other": lambda story, value: story.person_name(str(value)),
    "tile": things("tile"),
    "creature": things("creature"),
    "companion": things("companion"),
    "overlay": things("overlay"),
    "item": things("item"),
    "slumber": things("slumber"),
    "gate": things("gate"),
    "clue": things("clue"),
    "memory": things("memory"),
    "sign": things("sign"),
    "spot": things("sign_spot"),
    "fate": things("fate"),
    "location": lambda story, value: story.labels.location(str(value)),
    "mutation": in_words("mutation"),
    "row": in_words("row"),
    "state": in_words("state"),
    "step": in_words("step"),
    "terrain": in_words("terrain"),
    "face": in_words("face"),
    "color": in_words("color"),
    "card": lambda story, value: story.labels.thing(str(value)),
    "of": lambda story, value: story.labels.thing(str(value)),
    "cards": lambda story, value: ", ".join(story.labels.thing(str(one)) for one in value),
    "creatures": lambda story, value: ", ".join(story.labels.thing(f"creature:{one}") for one in value),
    "tiles": lambda story, value: ", ".join(story.labels.thing(f"slumber:{one}") for one in value),
    "fields": lambda story, value: ", ".join(field_name(one) if isinstance(one, int) else one for one in value),
    "at": EtherfieldsStory.where,
    "edge": lambda story, value: story.speech.spell(str(value).replace("-", " – ")),
    "ability": lambda story, value: story.named(str(value)),
    "source": EtherfieldsStory.where,
    "thing": lambda story, value: story.named(str(value)),
    "what": lambda story, value: story.labels.thing(str(value)) if ":" in str(value) else story.marker(str(value)),
}
