"""The coverage matrix (10.11): every mechanism is exercised by shipped content; what is missing is listed by name.

A mechanism that comes must be taken off the list, one that goes must not: the test fails in both directions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reverie.games.etherfields.content.model import Content, Option, Word
from tests.games.etherfields.content.reading import CONTENT

AWAITED: set[str] = set()


def words_of(content: Content) -> list[Word]:
    """Every word of every list, condition, cost and modifier."""
    found: list[Word] = []
    waiting: list[Any] = [word for words in content.lists.values() for word in words]
    for ability in content.abilities.values():
        waiting += [ability.requires, ability.when, ability.target, ability.duration]
        waiting += [way.cost for way in ability.ways]
    for thing in content.things.values():
        for part in ("entry_cost", "lay_cost", "fee", "requires", "deliverance_requires", "leaves_when"):
            waiting.append(getattr(thing, part, None))
    while waiting:
        one = waiting.pop()
        if isinstance(one, Word):
            found.append(one)
            waiting += one.args.values()
        elif isinstance(one, Option):
            waiting += one.requires
        elif isinstance(one, (list, tuple)):
            waiting += one
    return found


WORDS = words_of(CONTENT)
NAMES = {word.name for word in WORDS}
FIELDS = [field for tile in CONTENT.tile.values() for field in tile.fields.values()]
TERRAINS = {kind for field in FIELDS for kind in field.terrain}
TERRAINS |= {kind for tile in CONTENT.tile.values() for kind, _ in tile.symbols}
ABILITIES = list(CONTENT.abilities.values())
Held = Callable[[], bool]


def says(name: str, **args: Any) -> Held:
    """Whether a word is used, with these arguments."""
    return lambda: any(one.name == name and all(one.args.get(k) == v for k, v in args.items()) for one in WORDS)


def all_of(*names: str) -> Held:
    return lambda: set(names) <= NAMES


MATRIX: dict[str, Held] = {
    "four back actions": lambda: (
        len({one.back_action.ref for one in CONTENT.character.values() if one.back_action}) >= 4
    ),
    "a starting card in the market by script": says("add_to_market", id="palmed_card"),
    "costs of every kind": all_of(
        "suffering", "glowstone", "ether", "key", "hours", "seal", "each_seals", "discard_self", "spirit", "marker"
    ),
    "a free cost": lambda: any(not cost for one in ABILITIES for way in one.ways for cost in way.cost),
    "alternatives in a cost": lambda: any(len(way.cost) > 1 for one in ABILITIES for way in one.ways),
    "a cost of two components": lambda: any(
        len(cost) > 1 for one in ABILITIES for way in one.ways for cost in way.cost
    ),
    "interrupts": lambda: any(one.kind == "interrupt" for one in ABILITIES),
    "rerolls": all_of("reroll"),
    "prevention": all_of("prevent"),
    "range changes and caps": lambda: any(
        one.name == "modifier" and one.args.get("op") in ("cap_max", "add") and "range" in str(one.args["stat"])
        for one in WORDS
    ),
    "group actions on a field": lambda: any(one.group for field in FIELDS for one in field.actions),
    "group actions on a creature": lambda: any(one.group for one in ABILITIES if one.ref.startswith("creature:")),
    "limits of hand, draw, progress, suffering, items": all_of(
        "hand_limit", "draw_count", "progress_limit", "suffering_limit", "item_slots"
    ),
    "flipping and unflipping": all_of("flip", "unflip", "lay_free"),
    "sealing and unsealing": all_of("seal", "seal_self", "unseal"),
    "weaknesses with and without a fee": lambda: (
        {one.fee is None for one in CONTENT.weakness.values()} == {True, False}
    ),
    "turn cards: blocking, adding, looking": all_of("block_step", "add_rounds", "look_turn_deck"),
    "turn cards: removing": all_of("remove_rounds"),
    "a movement rule of its own": lambda: any(one.movement is None for one in CONTENT.creature.values()),
    "payments demanded by an effect": lambda: any(one.name == "pay" and one.args.get("else") for one in WORDS),
    "mutations": all_of("add_mutation"),
    "states": says("put_state", kind="paralysed"),
    "terrain of four kinds": lambda: {"light", "darkness", "water", "swamp"} <= TERRAINS,
    "terrain tokens": all_of("place_terrain"),
    "walls, damaged walls": lambda: (
        {edge.state for tile in CONTENT.tile.values() for edge in tile.edges} >= {"wall", "damaged"}
    ),
    "wall tokens and their removal": all_of("place_wall", "damage_wall"),
    "blocked fields": lambda: any(field.blocked for field in FIELDS),
    "stairs": lambda: any(field.stairs for field in FIELDS),
    "traps": lambda: any(field.trap is not None for field in FIELDS),
    "draw bonus": lambda: any(field.draw_bonus for field in FIELDS),
    "sockets": lambda: any(field.socket for field in FIELDS),
    "rift slots": lambda: any(tile.rift_slot for tile in CONTENT.tile.values()),
    "single use": lambda: any(one.limit == "single_use" for one in ABILITIES),
    "large creatures": lambda: any(one.figure == "large" for one in CONTENT.creature.values()),
    "spawns of a suit": lambda: any(field.spawn_suit for field in FIELDS),
    "more figures asked for than there are": lambda: "queue" in CONTENT.creature,
    "overlays": all_of("place_overlay"),
    "rotation": all_of("rotate_tile"),
    "relocation": all_of("relocate"),
    "gates with keys": lambda: any(
        word.name == "key" for gate in CONTENT.gate.values() for one in gate.entry_cost for word in one
    ),
    "seasons of both signs": lambda: (
        {one.polarity for one in CONTENT.season.values()} == {"positive", "negative", "neutral"}
    ),
    "five seasons": lambda: len(CONTENT.season) == 5,
    "shopping cards": all_of("gain_shopping_card"),
    "clues with a use": lambda: any(one.abilities for one in CONTENT.clue.values()),
    "two companions": lambda: len(CONTENT.companion) >= 2,
    "deliverances": lambda: sum(one.deliverance_requires is not None for one in CONTENT.slumber.values()) >= 5,
    "faces of a slumber": lambda: any(len(one.faces) > 1 for one in CONTENT.slumber.values()),
    "slumber without a creature": lambda: any(
        one.faces[-1].creature is None and not one.delta for one in CONTENT.slumber.values()
    ),
    "an endless tile": lambda: "s_quarter_hour" in CONTENT.slumber,
    "a district that changes": all_of("swap_dreamworld_tile"),
    "team relocation": all_of("relocate_team"),
    "memories": lambda: len(CONTENT.memory) == 4,
    "signs": lambda: len(CONTENT.sign) == 16,
    "lucid decks": lambda: any(one.lucid_of for one in CONTENT.character.values()),
    "puzzles": lambda: bool(CONTENT.puzzle),
    "the journal": lambda: bool(CONTENT.journal),
    "gate of the finale": all_of("end_campaign"),
}


@pytest.mark.parametrize("mechanism", MATRIX)
def test_every_mechanism_is_exercised_or_awaited(mechanism: str) -> None:
    assert MATRIX[mechanism]() is (mechanism not in AWAITED)


def test_what_is_awaited_is_in_the_matrix() -> None:
    assert set(MATRIX) >= AWAITED
