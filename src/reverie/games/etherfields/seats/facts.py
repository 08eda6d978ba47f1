"""What happened, in words for logs and screens; facts that only some seats may know are told to them alone."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.content.model import Content, Text
from reverie.games.etherfields.core.engine import Event
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.seats.labels import answers_of, in_language, with_name
from reverie.kernel.open_actions import number_of

FIELDS = ("field", "from", "to")


def tell(
    event: Event, seat: int | None, alone: bool = False, content: Content | None = None
) -> tuple[str, dict[str, Any]] | None:
    """An event as a seat may know it; who plays all characters knows what any of them does. With the content, what it
    speaks of has names."""
    kind, facts, seats = event
    if seats is not None and seat not in seats and not (alone and seat is not None):
        return None
    told = dict(facts)
    for name in FIELDS:
        value = told.get(name)
        if type(value) is int:
            told[name] = field_name(value) if value >= 0 else None
    # A card is called by its design; its number would tell where it was before.
    if "design" in told:
        told["card"] = told.pop("design").partition(":")[2]
    elif type(told.get("card")) is int:
        told.pop("card")
    if content is not None:
        named = names_in(kind, told, content)
        if named:
            told["names"] = named
    return kind, told


def names_in(kind: str, told: dict[str, Any], content: Content) -> dict[str, Any]:
    """What the things are called that a fact speaks of, in all languages: whoever is told of them has read their names.

    By the words of the fact; a script also has what is read aloud ("text"), a choice what was chosen.
    """
    found: dict[str, Any] = {}
    for key, value in told.items():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, str) and one not in found:
                name = name_of(KINDS_OF.get(key, ()), one, content)
                if name:
                    found[one] = dict(name)
    if kind == "script":
        script = content.script.get(int(told["n"]))
        found |= {"text": read_aloud(script.text, told, content)} if script is not None and script.text else {}
    elif kind == "journal":
        found["text"] = dict(content.journal.get(str(told["id"]), {}))
    elif kind == "chosen":
        words = content.lists.get(str(told["ref"]), ())
        options = words[told["place"]].args.get("options", ()) if told["place"] < len(words) else ()
        text = next((one.text for one in options if one.key == told["option"]), None)
        found |= {"text": dict(text)} if text else {}
    return found


def read_aloud(text: Text, told: dict[str, Any], content: Content) -> dict[str, str]:
    """A page of the script book; where it is about a character, with its name in the gaps."""
    who = content.character.get(str(told.get("character", "")))
    if who is None:
        return dict(text)
    return {lang: with_name(words, in_language(who.called or who.name, lang)) for lang, words in text.items()}


def name_of(kinds: tuple[str, ...], value: str, content: Content) -> Text:
    """The name of a thing, ability or location."""
    things = content.things
    for ref in (value, *(f"{kind}:{value}" for kind in kinds)):
        if ref in things:
            return things[ref].name
    ability = content.abilities.get(value)
    if ability is None and "ability" in kinds:
        ability = answers_of(content).get(value)
    if ability is not None:
        own = ability.source.startswith(CARDS) or not ability.name
        return things[ability.source].name if own and ability.source in things else ability.name
    if "location" in kinds:
        places = (place for tile in content.dreamworld_tile.values() for place in tile.locations)
        return next((place.name for place in places if place.id == value), {})
    return {}


CARDS = ("influence:", "item:", "mask:", "weakness:")  # their actions are called by the card
ANY = ("influence", "weakness", "turn_card", "creature", "character", "companion", "item", "event", "tile", "fate")
THEMSELVES = ("creature", "companion", "overlay", "item", "slumber", "gate", "clue", "memory", "sign", "fate")
KINDS_OF: dict[str, tuple[str, ...]] = {
    "card": ANY, "cards": ANY, "of": ("creature", "character", "companion"), "what": (), "thing": ("ability",),
    "ability": ("ability",), "source": ANY, "at": (), "before": ("creature",), "now": ("creature", "season", "mask"),
    "creatures": ("creature",), "tiles": ("slumber",), "location": ("location",), "tile": ("tile", "dreamworld_tile"),
    "character": ("character",), "roller": ("character",), "other": ("character",), "to": ("character",),
    "spot": ("sign_spot",),
    **{kind: (kind,) for kind in THEMSELVES},
}  # fmt: skip


def forced(event: Event) -> tuple[int, tuple[int, ...]] | None:
    """An answer that was given by force, and the seats for which it was; None for all other events."""
    told = dict(event[1]) if event[0] == "answered" else {}
    return (number_of(told["action"]), told["seats"]) if told.get("forced") else None
