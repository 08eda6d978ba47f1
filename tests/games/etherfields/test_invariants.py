"""Every invariant of 3.5 can fail: the state is broken on purpose, and the right one says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import Figure
from reverie.games.etherfields.land import place_marker
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.position import invariants
from tests.games.etherfields.tables import Who, carry_out, play, table

LARGE = {"creature": {"id": "ogre", "name": {"en": "Ogre"}, "figure": "large", "movement": 1, "steps": {}}}
SMALL = {"creature": {"id": "imp", "name": {"en": "Imp"}, "figure": "token", "movement": 1, "steps": {}}}
LAYABLE = {
    "influence": {
        "id": "plan", "name": {"en": "Plan"}, "intents": {}, "progress": {"cost": [{"intent": "wrath", "n": 1}]},
    }
}  # fmt: skip


def lively() -> Engine:
    """A table with a little of everything."""
    people = [Who(hand="W1 W2", progress="plan -plan", glowstones=1), Who(at="A2.nw", sealed="C1")]
    return table(
        people,
        pack=[LARGE, SMALL, LAYABLE],
        figures={"ogre": "C4.se", "imp": "A1.ne A1.se"},
        items="P2 W2",
        store="C1",
        weakness_deck=0,
        keys=1,
    )


def crowd(e: Engine, place: str, n: int) -> None:
    for number in range(n):
        e.state.figures[200 + number] = Figure("companion", "dog", field_of(place), keeper=0)


BREAKS: dict[str, tuple[int, Callable[[Engine], object]]] = {
    # A card instance is in exactly one zone.
    "a card in two zones": (1, lambda e: e.character(0).discard.append(e.character(0).hand[0])),
    "a card of two characters": (1, lambda e: e.character(1).hand.append(e.character(0).hand[0])),
    "a card in no zone": (1, lambda e: e.character(0).hand.pop()),
    "a card in the market, too": (1, lambda e: e.state.team.market.append(e.character(0).deck[0])),
    "face down, but not laid": (1, lambda e: e.character(0).flipped.append(e.character(0).hand[0])),
    "a turn card twice": (1, lambda e: e.state.encounter.turn_discard.append(e.state.encounter.turn_deck[0])),
    "an item twice": (1, lambda e: e.state.team.store.append(e.state.team.items[0])),
    "a mask twice": (1, lambda e: same_mask(e)),
    "a mask nobody has": (1, lambda e: setattr(e.character(0), "mask", "grin")),
    "a tile on the map and in the supply": (1, lambda e: e.state.team.slumberlands.append("tile_a1")),
    "a fate card twice": (1, lambda e: e.state.team.fate_deck.extend(["f", "f"])),
    "a secret twice": (1, lambda e: reveal_twice(e)),
    # Σ of a marker kind over all places + supply = its total.
    "ether from nowhere": (2, lambda e: setattr(e.character(0), "ether", 1)),
    "suffering from nowhere": (2, lambda e: setattr(e.character(0), "suffering", 1)),
    "a glowstone lost": (2, lambda e: setattr(e.character(0), "glowstones", 0)),
    "a spirit from nowhere": (2, lambda e: setattr(e.character(1), "spirits", 1)),
    "a key lost": (2, lambda e: setattr(e.state.team, "keys", 0)),
    "a threat token on a field": (2, lambda e: place_marker(e.state.land, 0, "threat")),
    "a universal marker on a tile": (2, lambda e: place_marker(e.state.land, "tile_a1", "universal")),
    "a story token on a creature": (2, lambda e: e.state.encounter.creatures[0].markers.update(story=1)),
    "a marker on a card": (2, lambda e: e.state.loose.update({"event:x|universal": 1})),
    "a block token on an action": (2, lambda e: e.state.blocked.update({"tile:x#a": 1})),
    "a block token on a step": (2, lambda e: e.state.encounter.blocked_steps.append("move")),
    "a terrain token": (2, lambda e: e.state.land.terrain.update(light=[[0]])),
    "the wall token": (2, lambda e: e.state.land.wall_tokens.append("A1.nw|A1.ne")),
    "a stone in a socket": (2, lambda e: e.state.land.sockets.update(post="stone")),
    "an intent marker": (2, lambda e: e.state.encounter.intent_markers.update({"event:x#a": ["wrath"]})),
    "a state token": (2, lambda e: e.state.figures[0].states.update(stunned="round")),
    "a poisoned creature": (2, lambda e: setattr(e.state.encounter.creatures[0], "is_poisoned", True)),
    "a figure of a creature": (2, lambda e: e.state.figures.update({300: Figure("creature", "imp", 1)})),
    "a mutation token lost": (2, lambda e: e.state.mutation_bag.pop()),
    "a mutation token twice": (2, lambda e: e.state.encounter.creatures[0].mutations.append("reach")),
    "less than none in the supply": (2, lambda e: owe(e)),
    "less than none at a place": (2, lambda e: owe_place(e)),
    # Limits of hand, progress zone and items.
    "a hand above its limit": (3, lambda e: move(e, "deck", "hand", 5)),
    "laid cards above their limit": (4, lambda e: move(e, "deck", "progress", 3)),
    "an item without a slot": (5, lambda e: e.state.team.items.extend(["item_x", "item_y"])),
    # Room on fields.
    "five figures on a field": (6, lambda e: crowd(e, "A1.nw", 4)),
    "a large creature and somebody else": (6, lambda e: crowd(e, "C4.se", 1)),
    # Death.
    "alive with too much suffering": (7, lambda e: suffering(e)),
    "alive with too few cards": (7, lambda e: move(e, "deck", "sealed", 17)),
}


def same_mask(e: Engine) -> None:
    for who in e.state.characters:
        who.masks.append("grin")


def reveal_twice(e: Engine) -> None:
    e.state.encounter.secrets.append("event:x")
    e.state.encounter.revealed.append("event:x")


def owe(e: Engine) -> None:
    e.character(0).ether, e.state.supply["ether"] = 17, -1


def owe_place(e: Engine) -> None:
    e.state.encounter.creatures[0].markers["story"] = -1
    e.state.supply["story"] += 1


def move(e: Engine, source: str, goal: str, n: int) -> None:
    """Cards go without anybody noticing."""
    zone = op.zone_of(e.character(0), source)
    op.zone_of(e.character(0), goal).extend(zone[:n])
    del zone[:n]


def suffering(e: Engine) -> None:
    e.character(0).suffering = 8
    e.state.supply["suffering"] -= 8


def broken(look: Callable[[Engine], None], e: Engine) -> int:
    """The number of the invariant that does not hold; 0: all do."""
    try:
        look(e)
    except invariants.Broken as error:
        return error.number
    return 0


def test_nothing_is_broken_to_begin_with() -> None:
    e = lively()
    assert broken(invariants.at_rest, e) == 0
    assert broken(invariants.after_operation, e) == 0


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_state_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(op, "watch", None)
    number, spoil = BREAKS[what]
    e = lively()
    spoil(e)
    assert broken(invariants.at_rest, e) == number
    assert broken(invariants.after_operation, e) == (number if number < 7 else 0), "7 is for rest points"


def test_each_invariant_is_broken_by_something() -> None:
    assert {number for number, _ in BREAKS.values()} == set(range(1, len(invariants.AT_REST) + 1))


def test_a_lost_turn_card_is_noticed() -> None:
    e = lively()
    invariants.every_turn_card_is_there(e)
    e.state.encounter.turn_discard.pop()
    with pytest.raises(invariants.Broken):
        invariants.every_turn_card_is_there(e)


def test_operations_are_watched() -> None:
    e = lively()
    e.state.supply["ether"] += 1
    with pytest.raises(invariants.Broken, match="invariant 2"):
        op.gain(e, "ether", 0, 1)


def test_limits_may_be_exceeded_while_somebody_discards_down() -> None:
    lower = {"modifier": {"stat": "hand_limit", "op": "set", "value": 1, "duration": "round"}}
    e = table([Who(hand="W1 W2 W3")], texts={"t": [lower]})
    carry_out(e, "t", self=0)
    assert e.question is not None
    assert e.question.kind == "hand-limit"
    invariants.at_rest(e)
    e.state.stack[:] = [frame for frame in e.state.stack if frame.kind != "discard_down"]
    assert broken(invariants.at_rest, e) == 3


def test_a_full_field_may_be_passed_but_not_kept() -> None:
    people = [Who(at="A1.nw", hand="C3"), *(Who(at="A1.ne") for _ in range(3))]
    e = table(people, pack=[SMALL], figures={"imp": "A1.ne"})
    play(e, "move c1", "pay cunning3 with cunning", "confirm", "step A1.ne")
    invariants.at_rest(e)
    e.state.stack[:] = [frame for frame in e.state.stack if frame.kind != "move"]
    assert broken(invariants.at_rest, e) == 6
