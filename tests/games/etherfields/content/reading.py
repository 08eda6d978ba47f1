"""Walking through content: every list of effects below an ability, every number a text has to mention."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import prod
from typing import Any

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.content.model import Ability, Content, Option, Text, Thing, Word

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
CONTENT: Content = shipped()

# Where a number is no part of the rule a person reads: names of things, uses of a modifier, coordinates.
SILENT = {"script", "set_flag", "add_flag", "flag", "uses", "script_read", "place_dreamworld_tile", "card", "paid"}
# Words whose single application people read as a number: "draw 1".
COUNTED = """
gain_ether gain_glowstone gain_key gain_hours gain_spirit lose_hours suffer heal prevent draw discard seal unseal
gain_weakness flip equip_item add_rounds remove_rounds block_step add_mutation gain_intent lay_free move
"""


def words(value: Any) -> Iterator[Word]:
    """Every word in a value, lists of effects followed, outer words first."""
    if isinstance(value, Word):
        yield value
        if value.name != "script":
            for argument in value.args.values():
                yield from words(argument)
    elif isinstance(value, Option):
        yield from words(value.requires)
        yield from words(value.do)
    elif isinstance(value, str):
        if value in CONTENT.lists:
            yield from words(CONTENT.lists[value])
    elif isinstance(value, Mapping):
        for entry in value.values():
            yield from words(entry)
    elif isinstance(value, Iterable):
        for entry in value:
            yield from words(entry)


def words_of(ability: Ability) -> Iterator[Word]:
    """Every word of what an ability asks and does."""
    yield from words(ability.requires)
    for way in ability.ways:
        yield from words(way.cost)
        yield from words(way.do)


def numbers(found: Iterable[Word]) -> set[int]:
    """The numbers a text about these words has to mention."""
    wanted: set[int] = set()
    for word in found:
        if word.name in SILENT:
            continue
        n = word.args.get("n")
        if isinstance(n, int) and (n > 1 or word.name in COUNTED.split()):
            wanted.add(n)
        value = word.args.get("value")
        if isinstance(value, int) and not isinstance(value, bool):
            wanted.add(abs(value))
    return wanted


def numbers_of(ability: Ability) -> set[int]:
    """The numbers the text of an ability has to mention: costs, amounts, range."""
    wanted = numbers(words_of(ability))
    for way in ability.ways:
        for component in words(way.cost):
            n = component.args.get("n")
            if isinstance(n, int):
                wanted.add(n)
    if ability.range is not None and ability.range.fields is not None:
        wanted.add(ability.range.fields)
    return wanted


def known_numbers(ability: Ability) -> set[int]:
    """Every number in the data of an ability: a text may mention these."""
    known = numbers_of(ability) | {1}
    for word in words_of(ability):
        known |= {abs(value) for value in word.args.values() if isinstance(value, int)}
        known |= set().union(
            *(inside(value) | by_size(value) for value in word.args.values() if isinstance(value, Word))
        )
    return known


SUMS: dict[str, Callable[..., int]] = {
    "+": lambda *of: sum(of),
    "-": lambda first, *others: first - sum(others),
    "*": lambda *of: prod(of),
    "min": min,
    "max": max,
    "floor_div": lambda a, b: a // b,
}


def by_size(expression: Word) -> set[int]:
    """What an expression comes to for one to four characters; nothing if it asks for more than their number."""

    def value(part: object, size: int) -> int:
        if isinstance(part, int):
            return part
        assert isinstance(part, Word)
        return size if part.name == "team_size" else SUMS[part.name](*(value(one, size) for one in part.args["of"]))

    try:
        return {value(expression, size) for size in range(1, 5)}
    except KeyError:
        return set()


def inside(expression: Word) -> set[int]:
    """The numbers in an expression, wherever they stand in it."""
    found: set[int] = set()
    for value in expression.args.values():
        for part in value if isinstance(value, tuple | list) else (value,):
            if isinstance(part, Word):
                found |= inside(part)
            elif isinstance(part, int):
                found.add(part)
    return found


def texts() -> Iterator[tuple[str, Text]]:
    """Everything people read, with where it stands."""
    for ref, thing in CONTENT.things.items():
        yield f"{ref} name", thing.name
        yield f"{ref} text", thing.text
    for ref, ability in CONTENT.abilities.items():
        yield f"{ref} name", ability.name
        yield f"{ref} text", ability.text
    for gate in CONTENT.gate.values():
        yield f"{gate.ref} goal", gate.goal
        yield f"{gate.ref} hints", gate.hints
    for tile in CONTENT.dreamworld_tile.values():
        for location in tile.locations:
            yield f"{tile.ref} {location.id}", location.name
    for ref, effects in CONTENT.lists.items():
        for word in effects:
            for option in word.args.get("options", ()):
                yield f"{ref} {option.key}", option.text


def scripts_from(effects: Any) -> set[int]:
    """The scripts a list of effects leads to, also through other scripts."""
    found: set[int] = set()
    todo = [effects]
    while todo:
        for word in words(todo.pop()):
            if word.name == "script" and word.args["n"] not in found:
                found.add(word.args["n"])
                todo.append(CONTENT.script[word.args["n"]].do)
    return found


def everything(effects: Any) -> Iterator[Word]:
    """Every word of a list and of all scripts it leads to."""
    yield from words(effects)
    for n in sorted(scripts_from(effects)):
        yield from words(CONTENT.script[n].do)


def all_things() -> Iterator[Thing]:
    """Everything with a name."""
    yield from CONTENT.things.values()
