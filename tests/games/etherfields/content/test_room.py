"""The Room Before Morning: what 10.10 asks of the first dream, and that it can be won, missed and lost."""

from __future__ import annotations

import re
from collections import deque
from pathlib import Path

import pytest

from reverie.games.etherfields.content.model import Ability, Field, Thing, Tile
from reverie.games.etherfields.land import naming
from reverie.games.etherfields.rounds.setup import prepare
from tests.games.etherfields.content.reading import CONTENT, everything, scripts_from, words, words_of
from tests.support import covers

GATE = CONTENT.gate["gate_room"]
TILES = {tile.id: tile for tile in CONTENT.tile.values() if tile.code is not None and tile.code.group == GATE.group}
NOTES = Path(__file__).parents[4] / "docs/lamplighter.md"
GOOD = {"leave_by_door": (14, 19), "leave_by_roof": (16,)}


def fields() -> list[tuple[str, Field]]:
    """Every field of the dream by name."""
    return [(f"{tile.slot}.{corner}", field) for tile in TILES.values() for corner, field in tile.fields.items()]


def actions() -> dict[str, Ability]:
    """Every field action of the dream."""
    return {ability.id: ability for _, field in fields() for ability in field.actions}


def results(n: int) -> set[str]:
    """How a script can end the dream."""
    ways = [CONTENT.script[n].do, *(CONTENT.script[m].do for m in scripts_from(CONTENT.script[n].do))]
    return {word.args["result"] for way in ways for word in words(way) if word.name == "end_dream"}


def prices(field: Field) -> set[int]:
    """The numbers in the costs of a field's actions."""
    costs = (word for ability in field.actions for way in ability.ways for word in words(way.cost))
    return {word.args["n"] for word in costs if "n" in word.args}


def secrets() -> list[Thing]:
    """The cards of the dream."""
    kinds = (CONTENT.item, CONTENT.influence, CONTENT.weakness, CONTENT.event, CONTENT.wisdom)
    things: list[Thing] = [thing for kind in kinds for thing in kind.values()]
    return [thing for thing in things if thing.code is not None and thing.code.group == GATE.group]


# ---- what the law asks for -------------------------------------------------------------------------------------


@covers("ETH-CMP-04", "ETH-GAT-01")
def test_it_is_the_first_dream_with_twelve_rounds_and_no_price() -> None:
    assert CONTENT.first_gate == GATE.id
    assert (GATE.rounds, GATE.district, GATE.entry_cost, GATE.entry_requires) == (12, None, ((),), ())
    assert (GATE.introduction, GATE.no_more_rounds) == (1, 17)


def test_four_tiles_fourteen_cards_and_about_eighteen_scripts() -> None:
    assert len(TILES) == 4
    assert len(secrets()) == 14
    assert 18 <= len([n for n in CONTENT.script if n < 100]) <= 33


def test_a_second_night_says_less_and_shows_five_rings() -> None:
    for before in (False, True):
        e = prepare(CONTENT, "gate_room", ("gambler",), 4, {})
        if before:
            e.state.team.scripts_read.append(26)
        e.run()
        assert (33 in e.state.team.scripts_read) is before


def test_it_has_one_of_everything_a_first_dream_teaches() -> None:
    """10.10: entrance, field actions, single use, wall, fight and contact field actions, group action, look action."""
    assert sum(field.entrance for _, field in fields()) == 2
    assert {ability.keyword for ability in actions().values()} == {"none", "fight", "contact"}
    assert {ability.limit for ability in actions().values()} >= {"single_use", "none"}
    assert any(ability.group for ability in actions().values())
    assert any(edge.state == "wall" for tile in TILES.values() for edge in tile.edges)
    backs = {thing.back for thing in secrets()}
    assert backs >= {"item", "influence", "weakness"}  # what the look action may look at (LOK-01)


@covers("ETH-CMP-05")
def test_it_hands_out_what_a_campaign_needs_whatever_the_ending() -> None:
    for n in (14, 16, 18, 19, 25, 26):
        given = {(word.name, str(word.args["id"])) for word in everything(CONTENT.script[n].do) if "id" in word.args}
        for archetype in (one.id for one in CONTENT.character.values() if one.lucid_of is None):
            own = {("gain_mask", mask.id) for mask in CONTENT.mask.values() if mask.owner == archetype}
            assert len(own) == 2
            assert own <= given
        standard = [one for name, one in CONTENT.standard_wisdoms.items() if name != "nap"]  # there from the start
        assert {("gain_wisdom", wisdom) for wisdom in standard} <= given
        first = ("delta", "s_tatterling", "s_moth_choir", "s_loose_thread", "s_quarter_hour")
        assert {("add_slumber", tile) for tile in first} <= given
        assert ("place_dreamworld_tile", "threshold_row") in given
        assert {("add_to_item_market", item.id) for item in CONTENT.item.values() if item in secrets()} <= given
        assert {("unlock_slumberlands", tile.id) for tile in CONTENT.tile.values() if tile.code is None} <= given


# ---- endings ---------------------------------------------------------------------------------------------------


@covers("ETH-GAT-04")
def test_there_are_three_good_endings() -> None:
    for name, scripts in GOOD.items():
        for n in scripts:
            assert n in scripts_from(list(words_of(actions()[name])))
            assert results(n) == {"victory"}


def test_there_are_bad_endings_too() -> None:
    assert results(18) == {"neutral"}  # signed the book
    assert results(17) == {"neutral", "failure"}  # out of time, with or without something to show


def ends(effects: str) -> bool:
    """Whether a list of effects ends the dream whatever is chosen on the way."""
    for word in CONTENT.lists.get(effects, ()):
        if word.name == "end_dream" or (word.name == "script" and ends(CONTENT.script[word.args["n"]].do)):
            return True
        if word.name == "if" and ends(word.args["do"]) and ends(word.args.get("else", "")):
            return True
    return False


@covers("ETH-RND-08")
def test_without_more_rounds_the_dream_ends_on_every_branch() -> None:
    assert ends(CONTENT.script[GATE.no_more_rounds].do)


def test_the_way_out_needs_everybody() -> None:
    for name in GOOD:
        (count,) = (word for word in words(actions()[name].requires) if word.name == "count")
        assert (count.args["op"], str(getattr(count.args["n"], "name", count.args["n"]))) == ("==", "team_size")


def test_masks_for_anyone_depend_on_the_ending() -> None:
    offered = [
        {word.args["id"] for word in words(CONTENT.script[n].do) if word.name == "gain_mask"} for n in (14, 16, 19)
    ]
    assert set().union(*offered) == {mask.id for mask in CONTENT.mask.values() if mask.owner == "any"}
    assert offered[0].isdisjoint(offered[1])


# ---- played again ------------------------------------------------------------------------------------------------


@covers("ETH-DTH-05")
def test_the_introduction_forgets_the_last_attempt() -> None:
    """Flags outlive a death, so the dream clears every one it uses."""
    used = {
        word.args["name"]
        for ref, effects in CONTENT.lists.items()
        for word in words(effects)
        if word.name in ("flag", "set_flag", "add_flag")
    }
    for ability in CONTENT.abilities.values():
        used |= {word.args["name"] for word in words_of(ability) if word.name == "flag"}
    cleared = {word.args["name"] for word in words(CONTENT.script[1].do) if word.name == "set_flag"}
    assert {name for name in used if name.startswith("room_")} == cleared


def test_no_script_can_be_read_only_once() -> None:
    """A second attempt would find it already read."""
    assert [script.n for script in CONTENT.script.values() if script.once] == []


def test_the_house_key_is_somewhere_every_night_and_nobody_is_told_before() -> None:
    """No roll is made before somebody looks: the lamp settles where it is, or the places where it is looked for."""
    assert not [word for word in words(CONTENT.script[1].do) if word.name == "roll_luck"]
    (roll,) = (word for word in words(CONTENT.script[2].do) if word.name == "roll_luck")
    assert set(roll.args["table"]) == {"doom", "void", "one", "two", "three"}
    places = {word.args["value"] for ref in roll.args["table"].values() for word in words(ref)}
    assert places == {1, 2, 3}
    for place, n in {1: 7, 2: 8, 3: 3}.items():
        asked = {
            word.args["n"] for word in words(CONTENT.script[n].do)
            if word.name == "flag" and word.args["name"] == "room_key_place"
        }  # fmt: skip
        assert place in asked
        assert {27, 29} <= scripts_from(CONTENT.script[n].do)


def test_what_can_happen_is_taught_before_it_does() -> None:
    """Boost, sealing, the price of reshuffling and death have their lesson, in both languages."""
    lessons = {
        31: [("boost", "Verstärkung"), ("doom", "Verhängnis")],
        32: [("seal", "ersiegel"), ("shuffle", "mischt"), ("3 sealed", "3 versiegelte")],
        11: [("dies", "stirbt"), ("8 suffering", "8 Leiden"), ("fewer than 6", "weniger als 6")],
        12: [("group action", "Gemeinschaftsaktion"), ("contact", "Kontakt"), ("fight", "Kampf"), ("mask", "Maske")],
        1: [("wrath", "Zorn"), ("wall", "Mauer")],
    }
    for n, said in lessons.items():
        for english, german in said:
            assert english in CONTENT.script[n].text["en"].lower(), n
            assert german in CONTENT.script[n].text["de"], n
    (rule,) = (ability for ability in GATE.abilities if ability.id == "rules_of_the_house")
    assert {31, 32} <= scripts_from(list(words_of(rule)))


# ---- creatures ---------------------------------------------------------------------------------------------------


@covers("ETH-TRN-03")
def test_nothing_happens_in_the_first_rounds() -> None:
    """No effect with a step symbol is in play before round 4."""
    assert {word.name for word in words(GATE.setup)} == {"reveal_tile"}
    assert all(ability.kind == "trigger" for ability in GATE.abilities)
    assert not any(CONTENT.script[n].do for n in (31, 32))  # lessons are only read
    for ability in GATE.abilities:
        if ability.id == "rules_of_the_house":
            continue
        rounds = [word.args["n"] for word in words(ability.requires) if word.name == "round"]
        assert min(rounds) >= 4


@covers("ETH-SPN-01")
def test_the_lodger_finds_a_place_to_appear() -> None:
    assert [name for name, field in fields() if field.spawn] == ["B2.nw", "B3.ne"]


# ---- the map -----------------------------------------------------------------------------------------------------


def closed(tiles: list[Tile]) -> set[str]:
    """The walls printed on tiles, as edge names of the map."""
    found = set()
    for tile in tiles:
        for edge in tile.edges:
            if edge.state == "wall":
                a = naming.field_of(f"{tile.slot}.{edge.a}")
                step = {"north": -8, "south": 8, "west": -1, "east": 1}.get(edge.b)
                b = a + step if step is not None else naming.field_of(f"{tile.slot}.{edge.b}")
                found.add(f"{min(a, b)}-{max(a, b)}")
    return found


def distances(start: str, opened: set[str]) -> dict[str, int]:
    """Steps from a field to all others with all tiles laid out."""
    walls = closed(list(TILES.values()))
    walls -= {"-".join(str(naming.field_of(name)) for name in edge.split("-")) for edge in opened}
    names = {naming.field_of(name): name for name, _ in fields()}
    for tile in TILES.values():
        for corner in ("nw", "ne", "sw", "se"):
            names[naming.field_of(f"{tile.slot}.{corner}")] = f"{tile.slot}.{corner}"
    far = {naming.field_of(start): 0}
    queue = deque(far)
    while queue:
        here = queue.popleft()
        for step in (-8, 8, -1, 1):
            there = here + step
            if abs(step) == 1 and here // 8 != there // 8:
                continue
            if there in names and there not in far and f"{min(here, there)}-{max(here, there)}" not in walls:
                far[there] = far[here] + 1
                queue.append(there)
    return {names[field]: steps for field, steps in far.items()}


def test_the_door_is_the_only_way_out_of_the_room() -> None:
    assert set(distances("B2.sw", set())) == {"B2.nw", "B2.ne", "B2.sw", "B2.se"}


def test_both_ways_out_are_about_equally_far() -> None:
    far = distances("B2.se", {"B2.se-B3.sw"})
    assert len(far) == 16
    assert (far["C3.se"], far["A3.ne"]) == (6, 7)


def test_the_scripts_open_the_door_they_speak_of() -> None:
    for n, how in {4: "damage_wall", 5: "remove_wall"}.items():
        (word,) = (word for word in words(CONTENT.script[n].do) if word.name == how)
        assert word.args["edge"].args["id"] == "B2.se-B3.sw"


@pytest.mark.skipif(not NOTES.exists(), reason="installed without the documents")
def test_the_map_in_the_notes_is_the_map_of_the_dream() -> None:
    """Every field with something on it stands in docs/lamplighter.md with the ids of its actions."""
    rows = re.findall(r"^\| `([A-C]\d\.[ns][we])` \|(.*)\|$", NOTES.read_text("utf-8"), re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", rest)) for name, rest in rows}
    assert told == {
        name: {ability.id for ability in field.actions} for name, field in fields() if field.actions or name in told
    }
    mentioned = {name: {int(number) for number in re.findall(r"\d+", rest)} for name, rest in rows}
    assert [name for name, field in fields() if prices(field) - mentioned.get(name, set())] == []
