"""A House With One Window: what 10.10 asks of the third dream, the lamp and its oil, the hours, two ways to win."""

from __future__ import annotations

import pytest

import reverie
from reverie.games.etherfields.acting import sockets
from reverie.games.etherfields.acting.traps import has_trap
from reverie.games.etherfields.agents.aims import Plan
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import CreatureTile, Scope
from reverie.games.etherfields.land import features, ways
from reverie.games.etherfields.land.naming import field_name, field_of
from reverie.games.etherfields.language.effects.movement import put
from reverie.games.etherfields.language.evaluating import holds, value
from reverie.games.etherfields.language.markers import count_markers
from reverie.games.etherfields.language.modifiers import fields_barred, stat
from reverie.games.etherfields.language.selectors import has_terrain
from reverie.games.etherfields.rounds.setup import prepare
from tests.games.etherfields.content.dreams import carry_out, dream, settle
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import idle, oversleep, read
from tests.games.etherfields.tables import again, do, offered, play, put_creature
from tests.support import covers

GATE = CONTENT.gate["gate_house"]
TILES = {tile.id: tile for tile in CONTENT.tile.values() if tile.code is not None and tile.code.group == GATE.group}
FOUR = ("gambler", "specialist", "powerhouse", "free_spirit")
ROOMS = ("kitchen", "parlour", "workshop", "attic", "nursery", "watch_room")
WINDOWS = ("C2.ne", "B2.sw", "A2.nw", "A3.se", "B4.sw", "C4.se")  # where one looks out, in the order of the hours
LOOKS = (304, 305, 306, 307, 308, 310)


def begin(*characters: str, seed: int = 4, **flags: int) -> Engine:
    """The dream at its first command, after a campaign that left these flags; the first character has the lamp."""
    return dream(GATE.id, characters or ("gambler",), seed, flags)


def oil(e: Engine) -> int:
    """How much oil there is."""
    return count_markers(e, "universal", Word("gate", {"id": GATE.id}), {})


def flag(e: Engine, name: str) -> int:
    """What a flag of the dream says."""
    return e.state.team.flags.get(f"house_{name}", 0)


def stand(e: Engine, field: str, *who: int) -> None:
    """Put characters somewhere."""
    for c in who or (0,):
        e.state.figures[c].field = field_of(field)
    again(e)


def is_open(e: Engine, ability: str, actor: int = 0) -> bool:
    """Whether what an action asks for holds for a character."""
    scope: Scope = {"self": actor, "actor": actor, "source": ability.partition("#")[0]}
    return all(holds(e, word, scope) for word in CONTENT.abilities[ability].requires)


def look(e: Engine, hour: int) -> None:
    """Everybody goes to the window of an hour and looks out."""
    stand(e, WINDOWS[hour], *range(e.team_size))
    assert is_open(e, f"tile:house_{ROOMS[hour]}#look"), hour
    carry_out(e, f"tile:house_{ROOMS[hour]}#look")


def light(e: Engine, field: str) -> bool:
    """Whether a field is light."""
    return has_terrain(e, field_of(field), "light")


def neighbours(e: Engine, field: str) -> set[str]:
    """The fields one can step to."""
    return {field_name(other) for other in ways.neighbours(e.state.land, field_of(field))}


# ---- what lies there ------------------------------------------------------------------------------------------------


@covers("ETH-MAP-03")
def test_it_has_eight_tiles_one_across_two_slots_and_costs_three_keys() -> None:
    assert sorted(str(tile.slot) for tile in TILES.values() if tile.slot) == ["A2", "B2", "B3", "B4", "C2", "C3", "C4"]
    assert (GATE.rounds, GATE.district) == (9, "threshold_row")
    assert [[(part.name, part.args["n"]) for part in way] for way in GATE.entry_cost] == [[("key", 3)]]
    e = begin()
    assert set(e.state.land.tiles) == set(TILES)  # all of it is seen from the start
    attic = [field_name(field) for field in features.tile_fields(e.state.land, "house_attic")]
    assert sorted(attic) == ["A3.ne", "A3.se", "A4.nw", "A4.sw"]


def test_it_has_eighteen_cards() -> None:
    own = [
        thing.id
        for thing in CONTENT.things.values()
        if thing.code is not None
        and thing.code.group == GATE.group
        and not thing.ref.startswith(("tile:", "gate:", "sign_spot:"))
    ]
    assert len(own) + len(("paper_crown", "moth_net", "tin_lantern")) == 18


@covers("ETH-WAL-02", "ETH-TRP-01")
def test_walls_damaged_walls_and_mousetraps_are_where_the_plan_has_them() -> None:
    e = begin()
    assert neighbours(e, "C4.ne") == set()  # walled in
    assert neighbours(e, "B4.sw") == {"B4.nw", "B4.se"}  # the door is shut
    assert {"A2.sw", "B2.sw"} <= neighbours(e, "B2.nw")  # a damaged wall does not block
    assert "B4.nw" in neighbours(e, "A4.sw")
    assert has_trap(e, 0, field_of("C2.se"))


@covers("ETH-GRL-02")
def test_the_kitchen_says_who_carries_the_lamp() -> None:
    e = prepare(CONTENT, GATE.id, ("gambler", "specialist"), 4)
    e.run()
    while e.question is not None and e.question.kind != "command":
        choices = list(e.choices().values())
        named = [choice for choice in choices if str(choice.argument) == "specialist"]
        e.choose(named[0] if named else idle(e))
    assert e.state.loose["character:1|story"] == 1
    assert oil(e) == 7


def test_everybody_gets_the_same_oil() -> None:
    assert [oil(begin(*FOUR[:size])) for size in (1, 2, 3, 4)] == [7, 7, 7, 7]


# ---- the lamp -------------------------------------------------------------------------------------------------------


@covers("ETH-TER-03")
def test_light_is_where_the_lamp_is_and_only_while_it_burns() -> None:
    e = begin("gambler", "specialist")
    stand(e, "C3.nw", 0)
    stand(e, "C3.se", 1)
    assert (light(e, "C3.nw"), light(e, "C3.se"), light(e, "C3.ne")) == (True, False, False)
    carry_out(e, "event:the_lamp#put_out")
    assert not light(e, "C3.nw")
    carry_out(e, "event:the_lamp#light_it")
    assert light(e, "C3.nw")


def test_the_lamp_is_handed_over_on_the_same_field() -> None:
    e = begin("gambler", "specialist")
    stand(e, "C3.nw", 0)
    stand(e, "C3.se", 1)
    assert not any("hand_over" in words for words in offered(e))
    stand(e, "C3.nw", 1)
    play(e, "use gambler the_lamp#hand_over")
    settle(e)
    assert (e.state.loose.get("character:0|story", 0), e.state.loose["character:1|story"]) == (0, 1)
    assert "use gambler the_lamp#hand_over" not in offered(e)
    play(e, "use specialist the_lamp#hand_over")
    settle(e)
    assert "use gambler the_lamp#hand_over" not in offered(e)  # once per round


@covers("ETH-GAT-04")
@pytest.mark.parametrize(("lit", "left"), [(1, 6), (0, 7)])
def test_every_basic_step_burns_oil_while_the_lamp_is_lit(lit: int, left: int) -> None:
    e = begin("gambler", "specialist")
    e.state.team.flags["house_lit"] = lit
    do(e, CONTENT.abilities["gate:gate_house#it_burns"].ways[0].do if lit else "", source="gate:gate_house")
    settle(e)
    assert oil(e) == left
    assert is_open(e, "gate:gate_house#it_burns") is bool(lit)


def test_without_oil_it_takes_something_else_or_goes_out_and_the_second_time_one_is_asleep() -> None:
    e = begin("gambler", "specialist")
    sealed = [len(who.sealed) for who in e.state.characters]
    burn(e, 7)
    assert (flag(e, "lit"), oil(e), flag(e, "burned")) == (1, 1, 1)  # feeding is offered first
    assert sum(len(who.sealed) for who in e.state.characters) == sum(sealed) + 3
    assert 317 in e.state.team.scripts_read
    e.state.team.flags["house_never"] = 1  # never again: now it can only go out
    burn(e, 1)
    assert (flag(e, "lit"), flag(e, "dark"), e.state.result) == (0, 1, "")
    do(e, CONTENT.abilities["event:the_lamp#feed"].ways[0].do, self=0, actor=0, source="event:the_lamp")
    settle(e)
    carry_out(e, "event:the_lamp#light_it")
    burn(e, 1)
    assert e.state.encounter.result == "failure"


def burn(e: Engine, times: int) -> None:
    """So many basic steps take oil."""
    for _ in range(times):
        do(e, CONTENT.abilities["gate:gate_house#it_burns"].ways[0].do, source="gate:gate_house")
        settle(e)


def test_feeding_it_seals_cards_or_takes_a_stone() -> None:
    seal, stone = CONTENT.abilities["event:the_lamp#feed"].ways
    assert [[(part.name, part.args["n"]) for part in row] for row in (*seal.cost, *stone.cost)] == [
        [("seal", 3)],
        [("glowstone", 1)],
    ]
    e = begin("gambler", "specialist")
    do(e, stone.do, self=0, actor=0, source="event:the_lamp")
    assert oil(e) == 9


# ---- hours ----------------------------------------------------------------------------------------------------------


def test_each_look_at_its_hour_shows_what_it_has_and_names_the_next() -> None:
    e = begin(*FOUR)
    for hour, script in enumerate(LOOKS):
        look(e, hour)
        assert script in e.state.team.scripts_read
        assert flag(e, "hour") == hour + 1
    assert "hand_drawn_map" in e.state.team.clues
    assert "tin_sparrow" in e.state.encounter.companions
    assert "event:house_is_a_clock" in e.state.encounter.revealed
    assert "C4.nw" in neighbours(e, "B4.sw")  # the bolt has gone back


def test_only_on_light_one_can_look_out() -> None:
    e = begin()
    stand(e, "C2.ne")
    assert is_open(e, "tile:house_kitchen#look")
    carry_out(e, "event:the_lamp#put_out")
    assert not is_open(e, "tile:house_kitchen#look")


def test_a_look_out_of_turn_is_kept_and_free_when_its_hour_comes() -> None:
    e = begin()
    look(e, 1)
    assert (flag(e, "hour"), 316 in e.state.team.scripts_read) == (0, True)
    assert not is_open(e, "tile:house_parlour#look")  # it has been paid
    assert not is_open(e, "tile:house_parlour#look_again")
    look(e, 0)
    stand(e, WINDOWS[1])
    assert is_open(e, "tile:house_parlour#look_again")
    assert CONTENT.abilities["tile:house_parlour#look_again"].ways[0].cost == ((),)
    carry_out(e, "tile:house_parlour#look_again")
    assert flag(e, "hour") == 2


def test_larger_teams_pay_less_each() -> None:
    """Only whoever stands in the light of the lamp can pay, and all in one colour."""
    rooms = ("kitchen", "parlour", "workshop", "attic", "nursery", "watch_room")
    asked = {f"tile:house_{room}#look": (3, 2, 1, 1) for room in rooms}
    asked |= {"tile:house_watch_room#set_lamp": (4, 4, 3, 3), "tile:house_watch_room#take_window": (5, 5, 3, 3)}
    for size in range(1, 5):
        e = begin(*FOUR[:size])
        for ref, told in asked.items():
            price = CONTENT.abilities[ref].ways[0].cost[0][0].args["n"]
            assert value(e, price, {}) == told[size - 1], ref


def test_whoever_had_the_head_under_water_sees_the_sea_cheaper() -> None:
    (way,) = CONTENT.abilities["tile:house_attic#look"].ways
    for team, price in ((("gambler",), 3), (FOUR[:2], 2)):
        e = begin(*team)
        assert value(e, way.cost[0][0].args["n"], {}) == price
        e.state.team.flags["ferry_mirror"] = 1
        assert value(e, way.cost[0][0].args["n"], {}) == price - 1


@covers("ETH-MAP-05")
def test_the_stair_goes_round_from_the_hall_to_parlour_attic_and_nursery() -> None:
    e = begin()
    beyond = ({"C3.nw", "C3.ne"}, {"B2.ne", "B2.se"}, {"A3.se"}, {"B4.nw", "B4.sw"})
    for side in (*beyond, beyond[0]):
        reached = set().union(*(neighbours(e, f"B3.{corner}") for corner in ("nw", "ne", "sw", "se")))
        assert {field for field in reached if not field.startswith("B3")} == side
        carry_out(e, "tile:house_stairwell#turn")


def test_a_full_circle_and_two_looks_tell_that_the_house_is_a_clock() -> None:
    e = begin()
    look(e, 0)
    for _ in range(4):
        carry_out(e, "tile:house_stairwell#turn")
    assert not flag(e, "clock")
    look(e, 1)
    carry_out(e, "tile:house_stairwell#turn")
    assert flag(e, "clock")


def test_turned_back_the_house_gives_the_oil_of_an_hour_back_and_takes_its_look() -> None:
    e = begin()
    for hour in range(4):
        look(e, hour)
    before = oil(e)
    assert is_open(e, "event:house_is_a_clock#turn_back")
    carry_out(e, "event:house_is_a_clock#turn_back")
    assert (oil(e), flag(e, "hour")) == (before + 1, 3)
    look(e, 3)
    assert flag(e, "hour") == 4
    e.state.team.flags["house_set"] = 1
    assert not is_open(e, "event:house_is_a_clock#turn_back")


# ---- the fifth bed --------------------------------------------------------------------------------------------------


@covers("ETH-MOV-04", "ETH-MEM-01", "ETH-OVL-01")
def test_at_three_the_gutter_leads_into_the_walled_in_field() -> None:
    e = begin("free_spirit")
    for hour in range(4):
        assert not is_open(e, "tile:house_attic#gutter")
        look(e, hour)
    e.state.characters[0].memories.append("first_flight")
    stand(e, "A3.ne")
    assert is_open(e, "tile:house_attic#gutter")
    carry_out(e, "tile:house_attic#gutter")
    assert field_name(e.state.figures[0].field) == "C4.ne"
    assert (flag(e, "fifth"), e.state.team.flags["fifth"]) == (1, 1)
    assert "C4.se" in neighbours(e, "C4.ne")  # from inside it is only wallpaper
    assert e.state.team.flags["mem_free_spirit"] == 1  # between four walls, for a moment


@pytest.mark.parametrize("hour", [3, 6])
def test_before_and_after_it_does_not(hour: int) -> None:
    e = begin(house_clock=1)
    e.state.team.flags.update(house_clock=1, house_hour=hour)
    assert not is_open(e, "tile:house_attic#gutter")


@covers("ETH-SGN-01")
def test_the_roster_wants_the_sign_that_hangs_nowhere() -> None:
    e = begin()
    stand(e, "C4.nw")
    sealed = len(e.state.characters[0].sealed)
    play(e, "sign gambler anchor")
    settle(e)
    assert (len(e.state.characters[0].sealed), flag(e, "roster_read")) == (sealed + 1, 0)
    play(e, "sign gambler whistle")
    settle(e)
    assert flag(e, "roster_read") == 1
    assert "C4.ne" in neighbours(e, "C4.se")


def test_the_wallpaper_can_be_torn_and_then_the_wall_is_open() -> None:
    e = begin()
    stand(e, "C4.nw")
    for times in (0, 1):
        assert "C4.ne" not in neighbours(e, "C4.nw"), times
        carry_out(e, "tile:house_watch_room#wallpaper")
    assert "C4.ne" in neighbours(e, "C4.nw")
    put_on(e, "C4.ne")
    assert flag(e, "fifth") == 1


def put_on(e: Engine, field: str) -> None:
    """The first character comes to a field; whoever listens follows."""
    e.question = e.commands = None
    put(e, 0, field_of(field), "relocate")
    e.run()
    settle(e)


# ---- who else is in the house ---------------------------------------------------------------------------------------


def draught(*team: str) -> Engine:
    """The Draught stands beside the lamp."""
    e = begin(*team)
    stand(e, "C3.nw", *range(e.team_size))
    let_in(e)
    return e


def let_in(e: Engine) -> None:
    """The Draught is in play, in the hall."""
    e.state.encounter.creatures.append(CreatureTile("draught"))
    put_creature(e, "draught", "C3.nw")
    again(e)


def test_the_draught_takes_oil_from_the_burning_lamp_and_cards_from_others() -> None:
    e = draught("gambler", "specialist")
    before, sealed = oil(e), [len(who.sealed) for who in e.state.characters]
    steps = CONTENT.creature["draught"].steps
    do(e, steps["basic"] or "", source="creature:draught")
    settle(e)
    assert oil(e) == before - 1
    assert [len(who.sealed) for who in e.state.characters] == [sealed[0], sealed[1] + 1]


def test_it_wants_two_cards_or_the_lamp() -> None:
    e = draught("gambler", "specialist")
    held = len(e.state.characters[0].hand)
    do(e, CONTENT.creature["draught"].steps["special"] or "", source="creature:draught")
    settle(e)
    assert (len(e.state.characters[0].hand), flag(e, "lit")) == (held - 2, 1)
    for card in [*e.state.characters[0].hand]:
        op.move_card(e, 0, card, "hand", "discard")
    do(e, CONTENT.creature["draught"].steps["special"] or "", source="creature:draught")
    settle(e)
    assert flag(e, "lit") == 0


def test_in_the_dark_it_is_faster() -> None:
    e = draught("gambler")
    read(e, 328)
    assert stat(e, "creature_move", 2, creature="draught") == 3
    e.state.team.flags["house_lit"] = 1
    e.changed()
    assert stat(e, "creature_move", 2, creature="draught") == 2


@pytest.mark.parametrize(("team", "round_"), [(("gambler",), 4), (("gambler", "specialist"), 3)])
def test_it_comes_later_to_somebody_alone(team: tuple[str, ...], round_: int) -> None:
    assert oversleep(begin(*team))["draught"] == round_


def test_a_loud_team_meets_it_in_the_hall() -> None:
    e = begin("gambler", loud=2)
    read(e, 339)
    (found,) = [field_name(one.field) for one in e.state.figures.values() if one.of == "draught"]
    assert found == "C3.se"


@covers("ETH-SOC-01")
def test_stove_and_nightlight_burn_in_their_rooms() -> None:
    e = begin("gambler")
    carry_out(e, "event:the_lamp#put_out")
    stand(e, "B2.sw")
    assert not light(e, "B2.sw")
    carry_out(e, "tile:house_kitchen#coal")
    assert light(e, "B2.sw")
    assert fields_barred(e) == []
    nightlight(e)
    assert {field_name(field) for field in fields_barred(e)} == {"C4.nw", "C4.ne", "C4.sw", "C4.se"}


def nightlight(e: Engine) -> None:
    """A glowstone burns in the nursery."""
    op.gain(e, "glowstone", 0, 1)
    assert sockets.fill(e, 0, "nightlight")


@pytest.mark.parametrize(("bed", "field", "who"), [
    ("tile:house_watch_room#bed", "C4.sw", "gambler"),
    ("tile:house_workshop#bed", "A2.sw", "specialist"),
    ("tile:house_nursery#bed", "B4.nw", "powerhouse"),
    ("tile:house_attic#bed", "A3.ne", "free_spirit"),
])  # fmt: skip
def test_a_bed_gives_its_memory_to_whom_it_belongs(bed: str, field: str, who: str) -> None:
    memory = {"gambler": "lie", "specialist": "machine", "powerhouse": "fight", "free_spirit": "flight"}[who]
    other = "specialist" if who == "gambler" else "gambler"
    e = begin(other, who)
    stand(e, field, 0, 1)
    carry_out(e, bed, who=0)
    assert e.state.characters[1].memories == []
    carry_out(e, bed, who=1)
    assert e.state.characters[1].memories == [f"first_{memory}"]
    assert not is_open(e, bed, 1)  # it is not found twice


def test_left_in_the_bed_it_gives_one_ether_once() -> None:
    e = begin("gambler")
    for choice, ether in (("leave", 1), ("still", 1)):
        e.question = e.commands = None
        e.push_list(CONTENT.script[311].do, {"self": 0, "actor": 0})
        e.run()
        play(e, next(words for words in offered(e) if words.endswith(choice)))
        settle(e)
        assert (e.state.characters[0].ether, e.state.characters[0].memories) == (ether, [])


@covers("ETH-MEM-01")
def test_memories_come_true_once() -> None:
    e = begin("powerhouse")
    who = e.state.characters[0]
    who.memories.append("first_fight")
    e.changed()
    for _ in range(5):
        op.suffer_one(e, 0)
    hurts = next(ref for ref, words in CONTENT.lists.items() if words == (Word("suffer", {"n": 1}),))
    do(e, hurts, self=0, actor=0, source="gate:gate_house")
    settle(e)
    assert (who.suffering, who.memories, e.state.team.flags["mem_powerhouse"]) == (4, [], 1)
    e = begin("specialist")
    who = e.state.characters[0]
    who.memories.append("first_machine")
    e.changed()
    for name in ("workbench", "cross_reference", "lever_and_pulley", "clockwork_aide"):
        op.give_card(e, 0, op.new_card(e, f"influence:{name}"), "progress")
    carry_out(e, "event:the_lamp#put_out")  # whatever happens next
    assert (who.ether, who.glowstones, who.memories) == (1, 1, [])


@pytest.mark.parametrize(("face", "ether"), [("three", 2), ("two", 0)])
def test_the_first_lie_pays_for_luck(face: str, ether: int) -> None:
    e = begin("gambler")
    e.state.characters[0].memories.append("first_lie")
    e.changed()
    e.question = e.commands = None
    e.fire("boost_rolled", character=0, face=face)
    e.run()
    settle(e)
    assert e.state.characters[0].ether == ether


def test_the_chest_gives_one_thing_and_the_other_can_be_bought() -> None:
    e = begin()
    read(e, 338)
    assert "paper_crown" in [*e.state.team.items, *e.state.team.store]
    assert "moth_net" in e.state.team.item_market


# ---- how it ends ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("team", [("gambler",), FOUR])
def test_the_watch_is_kept(team: tuple[str, ...]) -> None:
    e = begin(*team)
    for hour in range(6):
        assert not is_open(e, "tile:house_watch_room#set_lamp")
        look(e, hour)
    assert is_open(e, "tile:house_watch_room#set_lamp")
    carry_out(e, "tile:house_watch_room#set_lamp")
    nightlight(e)
    assert light(e, "C4.se")
    oversleep(e)  # the lamp is fed when it asks for it: that is offered first
    assert e.state.encounter.result == "victory"
    flags = e.state.team.flags
    assert (flags["house_done"], flags["window"], e.state.team.season) == (2, 1, "kind_weather")
    assert {"w_deliverance", "w_fourth_pocket"} <= set(e.state.team.wisdoms)
    assert "two_doors" in e.state.team.fate_deck
    assert e.state.team.gates[GATE.id] == "lost_kept"
    assert flags["house_burned"] > 0  # the oil could not have lasted


@pytest.mark.parametrize("team", [("gambler",), FOUR])
def test_the_window_is_taken_along(team: tuple[str, ...]) -> None:
    e = begin(*team)
    for hour in range(4):
        look(e, hour)
    assert not is_open(e, "tile:house_watch_room#take_window")
    stand(e, "A3.ne")
    carry_out(e, "tile:house_attic#gutter")
    stand(e, "C4.se", *range(e.team_size))
    for turn in range(2):
        assert not e.state.result, turn
        assert is_open(e, "tile:house_watch_room#take_window")
        carry_out(e, "tile:house_watch_room#take_window")
    assert e.state.encounter.result == "victory"
    flags = e.state.team.flags
    assert (flags["house_done"], flags["window"], flags["fifth"]) == (3, 1, 1)


def test_who_does_nothing_falls_asleep_and_learns_that_there_were_five() -> None:
    e = begin("gambler", "specialist")
    oversleep(e)
    assert e.state.encounter.result == "failure"
    flags = e.state.team.flags
    assert (flags["house_asleep"], flags["fifth"], flags["house_done"]) == (1, 1, 1)
    assert e.state.team.season == "soot"
    assert "paper_crown" in [*e.state.team.items, *e.state.team.store]
    assert e.state.team.gates[GATE.id] == "lost_kept"


def test_a_lamp_that_is_dark_at_the_end_was_not_kept() -> None:
    e = begin()
    e.state.team.flags.update(house_set=1, house_lit=0)
    read(e, GATE.no_more_rounds)
    assert e.state.encounter.result == "failure"


def test_by_day_one_reads_the_can() -> None:
    e = begin(house_done=2)
    assert (flag(e, "again"), oil(e), len(e.state.encounter.turn_deck)) == (1, 0, 7)
    assert not is_open(e, "tile:house_kitchen#can")
    assert not is_open(e, "tile:house_kitchen#look")
    read(e, 325)
    assert is_open(e, "tile:house_kitchen#can")
    carry_out(e, "tile:house_kitchen#can")
    assert e.state.encounter.result == "victory"
    assert (e.state.team.flags["can_seen"], e.state.team.flags["house_done"]) == (1, 4)
    assert e.state.team.gates[GATE.id] == "won"


def test_a_day_without_the_can_ends_as_well() -> None:
    e = begin(house_done=3)
    oversleep(e)
    assert (e.state.encounter.result, e.state.team.gates[GATE.id]) == ("neutral", "won")


# ---- all of it ------------------------------------------------------------------------------------------------------


def kept() -> Engine:
    """A night in which everything is tried and the watch is kept."""
    e = begin(*FOUR)
    e.state.team.clues.append("wet_photograph")
    carry_out(e, "tile:house_hall#pegs")
    for hour in (1, 2, 3):
        look(e, hour)  # too early, three times
    look(e, 0)
    for hour in (1, 2, 3):
        stand(e, WINDOWS[hour], *range(4))
        carry_out(e, f"tile:house_{ROOMS[hour]}#look_again")
    for hour in (4, 5):
        look(e, hour)
    for ability in ("kitchen#coal", "workshop#bed", "attic#bed", "nursery#bed", "nursery#heights", "nursery#toy_chest"):
        carry_out(e, f"tile:house_{ability}")
    for ability in ("bed", "photograph", "set_lamp"):
        carry_out(e, f"tile:house_watch_room#{ability}")
    nightlight(e)
    oversleep(e)
    return e


def carried() -> Engine:
    """A night that finds the right sign after a wrong one, and takes the window along."""
    e = begin()
    stand(e, "C4.nw")
    for sign in ("anchor", "whistle"):
        play(e, f"sign gambler {sign}")
        settle(e)
    put_on(e, "C4.ne")
    for _ in range(2):
        carry_out(e, "tile:house_watch_room#take_window")
    return e


def slept() -> Engine:
    """A second try in which the lamp goes out."""
    e = begin(house_done=1)
    e.state.team.flags["house_never"] = 1
    burn(e, 7)
    oversleep(e)
    return e


def by_day() -> Engine:
    """The second visit after a victory."""
    e = begin(house_done=2)
    carry_out(e, "tile:house_nursery#measured")
    carry_out(e, "tile:house_kitchen#can")
    return e


def test_every_script_of_the_house_is_read_in_these_four_games() -> None:
    games = [kept(), carried(), slept(), by_day()]
    assert [e.state.encounter.result for e in games] == ["victory", "victory", "failure", "victory"]
    found = {n for e in games for n in e.state.team.scripts_read}
    assert {n for n in CONTENT.script if 300 < n < 400} - found == set()


def test_the_computer_knows_that_the_watch_is_kept_by_waiting() -> None:
    """With the lamp in the window and burning nothing is left to do; dark, it wants to be lit."""
    e = begin("powerhouse")
    e.state.team.flags.update(house_hour=6, house_set=1, house_lit=1)
    plan = Plan(e, e.state.team.flags)
    assert plan.end is not None
    assert plan.end.kind == "waiting"
    assert plan.wishes() == {}
    e.state.team.flags["house_lit"] = 0
    assert "event:the_lamp#light_it" in Plan(e, e.state.team.flags).wishes()


def test_everybody_sees_oil_and_lamp() -> None:
    game = reverie.from_spec(f"etherfields/second/two/encounter={GATE.id}/seed=1")
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    for seat in (0, 1, None):
        assert game.view(seat)["on_cards"] == {f"gate:{GATE.id}": {"universal": 7}, "character:0": {"story": 1}}
